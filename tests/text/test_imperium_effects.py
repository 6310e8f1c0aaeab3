"""The text is the program: every effect of every declaration is spoken, with its numbers."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import landsraad.imperium.words as words_module
from landsraad.imperium import content
from landsraad.imperium import words as w
from landsraad.imperium.naming import EFFECTS, KIND_IDS
from landsraad.imperium.store import KIDS, OP, OWNER, PATH, A, B, C, node
from landsraad.text import fluent
from landsraad.text.imperium import component_lines, condition_text, cost_text, effect, effects, name
from landsraad.text.imperium.components import KIND_NUMBERS
from landsraad.text.imperium.effects import CONDITIONS, COSTS, FACTION_CONDITIONS, PLAIN, SHADES, SPEAKERS, spoken

assert content
LANGUAGES = fluent.known_languages()
NODES = [number for number in EFFECTS if PATH[number]]
COST_OPS = range(w.COST, w.COST_TRASH_TILE + 1)
COMPONENTS = [(kind, number) for kind, code in KIND_NUMBERS.items() for number in range(len(KIND_IDS[code]))]

# Where the number of an effect stands; effects that are not listed have none.
FIRST = {w.PERSUASION_LATER, w.SOLARI_IF_WON, w.TROOPS, w.DRAW}
FIRST |= {w.DRAW_INTRIGUE, w.INFLUENCE_ANY, w.DEPLOY, w.RETREAT, w.ACQUIRE, w.OPPONENTS_DISCARD, w.COST_DISCARD}
FIRST |= {w.COST_TRASH, w.COST_INFLUENCE, w.COST_TROOPS, w.COST_RETREAT_UNITS, w.COST_INTRIGUE}
SECOND = {w.GAIN, w.PER, w.CHEAPER, w.INFLUENCE_WITH, w.COST_RESOURCE}


def number_of(part: int) -> int | None:
    if OP[part] in FIRST and A[part] < w.MAX_TROOPS:  # more troops than there are is "any number"
        return A[part]
    if OP[part] in SECOND:
        return B[part]
    return A[part] if OP[part] == w.TECH and A[part] else None


def constants(after: str, before: str) -> set[int]:
    """The codes that words.py declares between two names, by the order of the file."""
    tree = ast.parse(Path(words_module.__file__).read_text(encoding="utf-8"))
    names = [
        item.target.id for item in tree.body if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
    ]
    return {getattr(w, word) for word in names[names.index(after) : names.index(before)]}


def test_every_effect_code_has_words() -> None:
    codes = constants("GAIN", "COST") - {w.BUILT_IN}
    assert codes == set(PLAIN) | set(SHADES) | set(SPEAKERS) | {w.GAIN, w.INFLUENCE_WITH}


def test_every_cost_has_words() -> None:
    assert constants("COST_RESOURCE", "SEAT_PIECE") == set(COSTS) | {w.COST_RESOURCE}


def test_every_condition_has_words() -> None:
    codes = constants("IF_INFLUENCE", "EACH_IN_PLAY")
    assert codes == set(CONDITIONS) | set(FACTION_CONDITIONS) | {w.IF_TRACKS}
    for code in codes:
        assert condition_text(code, 2, 3)


@pytest.fixture
def stranger() -> Iterator[int]:
    """An effect nobody knows, in the store only as long as it is asked for."""
    yield node(59)
    for column in (OP, A, B, C, KIDS, OWNER, PATH):
        column.pop()


def test_what_has_no_words_is_an_error(stranger: int) -> None:
    with pytest.raises(AssertionError, match="effect 59"):
        effect(stranger)
    with pytest.raises(AssertionError, match="condition 63"):
        condition_text(63)


def in_text(number: int, text: str) -> bool:
    return str(number) in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_node_is_spoken_with_its_number(lang: str) -> None:
    for part in NODES:
        text = cost_text(part, lang) if OP[part] in COST_OPS else effect(part, lang)
        assert text and "{" not in text and "  " not in text, PATH[part]
        number = number_of(part)
        assert number is None or in_text(number, text), f"{PATH[part]}: {number} is not in {text!r}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_stands_inside_an_effect_is_spoken_with_it(lang: str) -> None:
    """Gains in a list lose their verb, so their numbers are looked for instead of their phrases."""
    for part in NODES:
        if OP[part] in COST_OPS:
            continue
        text = effect(part, lang)
        for kid in KIDS[part]:
            number = number_of(kid)
            assert number is None or in_text(number, text), f"{PATH[kid]} is not in {text!r}"
        if OP[part] == w.PAY:
            assert cost_text(KIDS[part][0], lang) in text and effect(KIDS[part][1], lang) in text
        if OP[part] == w.WHEN:
            assert effect(KIDS[part][0], lang) in text


def leaves(part: int) -> list[int]:
    found = [] if KIDS[part] else [part]
    for kid in KIDS[part]:
        found.extend(leaves(kid))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_has_a_name_and_tells_all_its_effects(lang: str) -> None:
    texts = {(kind, number): component_lines(kind, number, lang) for kind, number in COMPONENTS}
    for (kind, number), lines in texts.items():
        assert lines[0] == name(kind, KIND_IDS[KIND_NUMBERS[kind]][number], lang)
        assert len(lines) > 1
    for part in NODES:
        kind, number = w.KIND_NAMES[OWNER[part] // w.KIND_STEP], OWNER[part] % w.KIND_STEP
        text = "\n".join(texts[kind, number][1:])
        for leaf in leaves(part):
            amount = number_of(leaf)
            assert amount is None or in_text(amount, text), f"{PATH[leaf]} is not in {text!r}"


# Effects that are told together with others, or as part of an ability with words of its own.
TOLD_OTHERWISE = ("masterstroke", "control", "ahead")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_component_tells_each_part_in_its_own_words(lang: str) -> None:
    """Every printed part that is not a plain gain stands word for word in the text of its component."""
    for part in NODES:
        path = PATH[part].split(".")
        if len(path) != 3 or path[1] in TOLD_OTHERWISE or OP[part] in (w.GAIN, w.INFLUENCE_WITH, w.INFLUENCE_ANY):
            continue
        kind, number = w.KIND_NAMES[OWNER[part] // w.KIND_STEP], OWNER[part] % w.KIND_STEP
        text = "\n".join(component_lines(kind, number, lang)[1:]).lower()
        may = "no" if kind == "hagal" else "yes"  # a Rival has no choice
        phrases = effects(KIDS[part], lang) if OP[part] == w.ALL else [spoken(part, lang, may)]
        for phrase in phrases:
            assert phrase.lower() in text, f"{PATH[part]}: {phrase!r} is not in {text!r}"
