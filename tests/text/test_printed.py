"""Components as lines of icons: the picture is made from the declaration, as the text is."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from landsraad.text.fluent import LANGUAGES
from landsraad.text.glyphs import Component, Glyph
from landsraad.text.imperium.printed import components, other_names

ICONS = Path(__file__).resolve().parents[2] / "web" / "src" / "assets" / "icons"


def found(kind: str, ident: str, lang: str = "en") -> Component:
    return next(component for component in components(lang) if (component.kind, component.id) == (kind, ident))


def drawn(line: list[Glyph]) -> str:
    """A line as a short text: 2[spice], (cost), {need}, -> and words."""
    parts = {"cost": "({})", "need": "{{{}}}"}
    return " ".join(
        f"{'' if glyph.amount is None else glyph.amount}[{glyph.icon}{glyph.faction and ':' + glyph.faction}]"
        if glyph.kind == "icon"
        else parts[glyph.kind].format(drawn(glyph.inside))
        if glyph.kind in parts
        else "->"
        if glyph.kind == "arrow"
        else glyph.text
        for glyph in line
    )


def every_glyph(line: list[Glyph]) -> Iterator[Glyph]:
    for glyph in line:
        yield glyph
        yield from every_glyph(glyph.inside)


@pytest.mark.parametrize(
    ("kind", "ident", "box", "lines"),
    [
        ("card", "esmar_tuek", "agent", ["(1[spice]) -> 1[influence:spacing_guild] 1[card]"]),
        ("card", "esmar_tuek", "reveal", ["2[spice] 2[solari]"]),
        ("card", "crysknife", "reveal", ["1[sword]", "{[agent-fremen] [card]} -> 1[influence:fremen]"]),
        ("card", "worm_riders", "reveal", ["{[agent-fremen] 2+} -> 4[sword]", "{[alliance]} -> 2[sword]"]),
        ("card", "bene_gesserit_sister", "reveal", ["2[persuasion] or 2[sword]"]),
        ("intrigue", "private_army", "combat", ["(2[spice]) -> 5[sword]"]),
        ("space", "conspire", "entry", ["(4[spice])"]),
        ("space", "sietch_tabr", "entry", ["{[agent-fremen] 2+}"]),
        ("space", "the_great_flat", "effects", ["3[spice]"]),
        ("space", "interstellar_shipping", "effects", ["[freighter] [freighter]"]),
        ("space", "sell_melange", "effects", ["(2–5 [spice]) -> 6–12 [solari]"]),
        ("conflict", "siege_of_carthag", "first", ["1[vp]", "[control] Carthag"]),
        ("track", "shipping_1", "effects", ["5[solari] or 2[spice]"]),
        ("tile", "flagship", "acquire", ["1[vp]"]),
    ],
)
def test_a_declaration_becomes_a_line_of_icons(kind: str, ident: str, box: str, lines: list[str]) -> None:
    assert [drawn(line) for line in found(kind, ident).boxes[box]] == lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_icon_exists_and_speaks(lang: str) -> None:
    for component in components(lang):
        for lines in component.boxes.values():
            for glyph in (glyph for line in lines for glyph in every_glyph(line)):
                if glyph.kind == "icon":
                    assert (ICONS / f"{glyph.icon}.svg").is_file(), (component.id, glyph.icon)
                if glyph.kind in ("icon", "need", "text", "or"):
                    assert glyph.text, (component.id, glyph)


def test_facts_a_table_draws() -> None:
    assert found("card", "guild_accord").facts["infiltration"] == ["spacing_guild"]
    assert found("card", "convincing_argument").facts["cost"] is None
    assert found("space", "arrakeen").facts["combat"] is True
    assert found("space", "hall_of_oratory").facts["board"] == "base"
    assert found("conflict", "siege_of_carthag").facts["location"] == "carthag"
    assert found("leader", "paul_atreides", "de").facts["house"] == "Haus Atreides"


def test_only_printed_tracks_are_components() -> None:
    tracks = [component.id for component in components() if component.kind == "track"]
    assert tracks == [
        *(f"{faction}_bonus" for faction in ("emperor", "spacing_guild", "bene_gesserit", "fremen")),
        *(f"shipping_{step}" for step in (1, 2, 3)),
    ]


def test_other_names() -> None:
    german = other_names("de")
    assert german["faction.spacing_guild"] == "Raumgilde"
    assert german["legend.solari"] == "Solari"
    assert set(german) == set(other_names("en"))


def test_the_parts_of_an_intrigue_card_are_alternatives() -> None:
    """One part is played, not both."""
    tactician = found("intrigue", "master_tactician")
    kinds = [glyph.kind for box in tactician.boxes.values() for line in box for glyph in line]
    assert kinds.count("or") == 1


def test_the_signet_ring_says_that_it_is_one() -> None:
    assert found("card", "signet_ring").facts["signet"] is True
    assert found("card", "dagger").facts["signet"] is False
