"""The options as a person reads them: numbered, and those that differ only in their goal on one line."""

from collections.abc import Callable
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from landsraad import Option
from landsraad.imperium import catalog as c
from landsraad.terminal.imperium_market import card_digest
from landsraad.terminal.scene import GOOD, HEADING, NUMBER, QUIET, Scene, hanging, piece, price_of, sentence_of
from landsraad.terminal.words import word
from landsraad.text.fluent import join, say
from landsraad.text.imperium import intrigue_text, leader_text, name, tile_text


@dataclass(frozen=True)
class Choice:
    """One option of a group."""

    number: int
    label: Text


@dataclass(frozen=True)
class Group:
    """Options under one heading; without a heading it is a single option."""

    title: str
    choices: list[Choice]


def arrange(scene: Scene, options: list[Option]) -> list[Group]:
    """Groups in the order of their first option. Numbers are those of the options, from 1."""
    groups: dict[str, Group] = {}
    for number, option in enumerate(options, start=1):
        title = _title(scene, option)
        label = _goal(scene, option) if title else _full(scene, option)
        key = title or f"#{number}"
        groups.setdefault(key, Group(title, [])).choices.append(Choice(number, label))
    return list(groups.values())


def _title(scene: Scene, option: Option) -> str:
    """The card an agent is sent with; other options stand alone."""
    return name("card", option.objects[0][1], scene.lang) if option.verb == "agent" else ""


def _goal(scene: Scene, option: Option) -> Text:
    """Where the agent goes, what that costs, and the spice that waits there."""
    card, ident = option.objects[0][1], option.objects[1][1]
    space = c.SPACE_NUMBERS[ident]
    text = Text(name("space", ident, scene.lang))
    price = price_of(scene, space, card)
    if price:
        text.append(f" ({price})", QUIET)
    bonus = scene.view["bonus_spice"].get(ident, 0)
    if bonus:
        text.append(f" {word('bonus', scene.lang, amount=bonus)}", GOOD)
    return text


def _full(scene: Scene, option: Option) -> Text:
    """The option in words; where it is about getting something, with what that does."""
    text = Text(option.text(scene.lang))
    if option.verb == "acquire":
        text.append(f" ({c.CARDS[c.CARD_NUMBERS[option.objects[0][1]]].cost})", GOOD)
    if option.verb in ABOUT:
        text.append("  ")
        text.append(ABOUT[option.verb](option.objects[0][1], scene.lang), QUIET)
    return text


def _about_card(ident: str, lang: str) -> str:
    return card_digest(ident, lang, short=True).plain


def _about_intrigue(ident: str, lang: str) -> str:
    parts = intrigue_text(c.INTRIGUE_NUMBERS[ident], lang).parts
    told = [say("ui-labelled", lang, {"label": part.timing, "value": sentence_of(part.lines, lang)}) for part in parts]
    return join("sentences", told, lang)


def _about_leader(ident: str, lang: str) -> str:
    leader = leader_text(c.LEADER_NUMBERS[ident], lang)
    both = ((leader.ability_name, leader.ability), (leader.signet_name, leader.signet))
    return join(
        "sentences", [say("ui-labelled", lang, {"label": k, "value": sentence_of(v, lang)}) for k, v in both], lang
    )


def _about_tile(ident: str, lang: str) -> str:
    told = tile_text(c.TILE_NUMBERS[ident], lang)
    return sentence_of(told.acquire + told.ability + told.reveal + told.round_start + told.win + told.end, lang)


# Verbs that get something new: what it does is part of the choice.
ABOUT: dict[str, Callable[[str, str], str]] = {
    "acquire": _about_card,
    "intrigue": _about_intrigue,
    "leader": _about_leader,
    "tech": _about_tile,
}


def draw(scene: Scene, options: list[Option]) -> list[Text]:
    """The lines of the list of options."""
    groups = arrange(scene, options)
    titles = [cell_len(group.title) for group in groups if group.title]
    indent = max(titles, default=0) + 4
    lines = []
    for group in groups:
        if group.title:
            body = _run(group.choices, scene.width - indent)
            lines.append(Text("  ") + piece(set_cell_size(group.title, indent - 2), HEADING) + _indented(body, indent))
        else:
            choice = group.choices[0]
            number = piece(f"{choice.number:>3}  ", NUMBER)
            lines.append(number + hanging(choice.label, scene.width - 1, 5))
    return lines


def _run(choices: list[Choice], width: int) -> list[Text]:
    """Choices one after another, never broken inside."""
    lines: list[Text] = [Text()]
    for choice in choices:
        item = piece(f"{choice.number} ", NUMBER) + choice.label
        if lines[-1].plain and lines[-1].cell_len + 3 + item.cell_len > width:
            lines.append(Text())
        if lines[-1].plain:
            lines[-1].append("   ")
        lines[-1].append_text(item)
    return lines


def _indented(lines: list[Text], indent: int) -> Text:
    return Text("\n" + " " * indent).join(lines)
