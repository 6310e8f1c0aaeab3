"""War for Arrakis in every language: the same messages with the same arguments, and whole games said without a hole."""

import re
from pathlib import Path

import pytest

from landsraad.kernel.rules import Reason
from landsraad.text import fluent
from landsraad.text.war_for_arrakis import KINDS, component_lines, event_text, reason_text, substitutes
from tests.text.arrakis_games import PLAYERS, STEMS, say_games
from tests.text.test_arrakis_events import EVENTS
from tests.text.test_arrakis_reasons import REASONS

OTHERS = [lang for lang in fluent.LANGUAGES if lang != "en"]


def path_of(lang: str, stem: str) -> Path:
    return fluent.LOCALES / lang / f"arrakis_{stem}.ftl"


def entries(lang: str, stem: str) -> dict[str, str]:
    found = fluent.split_entries(path_of(lang, stem).read_text(encoding="utf-8"))
    return {key: text for key, text in found.items() if not key.startswith("-")}


FILES = [(lang, stem) for lang in OTHERS for stem in STEMS]


def arguments(text: str) -> set[str]:
    """The things a message tells. A grammatical form or the id of a thing is the thing: $area-to tells $area."""
    return {argument.split("-")[0] for argument in re.findall(r"\$([a-z-]+)", text)}


# Where a language may name the legion after "move" instead of after "attack".
EITHER = {"effect-move-or-attack", "effect-move-or-surprise", "effect-march-or-surprise"}


@pytest.mark.parametrize(("lang", "stem"), FILES)
def test_the_same_messages_with_the_same_arguments(lang: str, stem: str) -> None:
    english, ours = entries("en", stem), entries(lang, stem)
    assert set(ours) == set(english)
    for key, text in english.items():
        told, wanted = arguments(ours[key]), arguments(text)
        if key.removeprefix("arrakis-") in EITHER:
            told, wanted = {"legion"} if told else set(), {"legion"}
        assert told >= wanted, f"{key} does not tell {wanted - told}"


# Arguments that are not called like the kind of name they bring.
KIND_OF = {"start": "area", "from": "area", "goal": "result", "other": "marker", "ousted": "leader", "source": "card"}


@pytest.mark.parametrize("lang", fluent.LANGUAGES)
def test_a_form_that_is_used_is_declared_for_every_name_of_its_kind(lang: str) -> None:
    """Otherwise the English form would stand in the sentence."""
    names = entries(lang, "names")
    for stem in STEMS:
        for message, text in entries(lang, stem).items():
            for argument, form in re.findall(r"\$([a-z]+)-([a-z-]+)", text):
                kind = KIND_OF.get(argument, argument)
                if message == "arrakis-option-vehicle-instead" and argument == "other":
                    kind = "vehicle"
                bare = [key for key in names if key.startswith(f"arrakis-{kind}-")] if form != "id" else []
                bare = [key for key in bare if form not in fluent.messages(lang).forms(key)]
                assert not bare, f"{message} uses .{form}, which these lack: {bare}"


@pytest.mark.parametrize(("lang", "stem"), FILES)
def test_no_sentence_is_left_in_english(lang: str, stem: str) -> None:
    """Names may be the same, and messages that only arrange what they are given."""
    english, ours = entries("en", stem), entries(lang, stem)
    if stem == "names":
        assert sum(ours[key] == text for key, text in english.items()) < len(english) // 2
        return
    for key, text in english.items():
        said = re.sub(r"\{[^{}]*\}", "", text.split("=", 1)[1])
        if len(re.findall(r"[a-z]{2,}", said)) > 1:
            assert ours[key] != text, key


@pytest.mark.parametrize("lang", OTHERS)
def test_everything_is_said(lang: str) -> None:
    """No argument is used that is not given: whatever can be said is said, strictly."""
    for kind, (idents, _) in KINDS.items():
        for number in range(len(idents)):
            assert component_lines(kind, number, lang)
    for event, _ in EVENTS:
        assert event_text(event, lang, PLAYERS)
    for key, facts, _ in REASONS:
        assert reason_text(Reason(key, "war_for_arrakis 7.1", facts), lang, PLAYERS)
    assert substitutes(lang)
    say_games(lang, 1, 3)
