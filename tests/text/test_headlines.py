"""The question in a few words: under forty characters in every language, and true for the moment."""

import re
from pathlib import Path

import pytest

import landsraad
from landsraad.imperium import words as w
from landsraad.imperium.store import OP
from landsraad.kernel.decisions import FACTION
from landsraad.text import fluent
from landsraad.text.fluent import LANGUAGES, say
from landsraad.text.imperium.headlines import effect_headline
from tests.imperium.table import offered, pass_all, table

MOST = 39
LOCALE = Path(fluent.__file__).parent / "locale"
HEADLINES = re.findall(r"(?m)^(headline-[\w-]+) =", (LOCALE / "en" / "headlines.ftl").read_text(encoding="utf-8"))
# What is asked where no headline fits better, and what the page itself asks.
BESIDES = [f"question-{kind}" for kind in ("card", "faction", "amount", "space", "unit", "yes_no", "leader")] + [
    "table-where-agent",
    "table-which-card",
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_headline_is_short(lang: str) -> None:
    asked = [key for key in HEADLINES if key not in ("headline-about", "headline-for")] + BESIDES
    said = {key: say(key, lang, {"persuasion": 18, "amount": 3}) for key in asked}
    assert len(said) > 40
    assert {key: text for key, text in said.items() if len(text) > MOST or "headline" in text} == {}


def test_every_question_of_a_game_has_a_headline_and_what_it_belongs_to() -> None:
    """Whatever comes up: short in all languages; a question of a component names it in the second line."""
    game = landsraad.new_game("imperium", seats=3, expansions=["rise_of_ix"], seed=11)
    turn = 0
    while not game.over and turn < 260:
        question = game.question
        assert question is not None
        for lang in LANGUAGES:
            headline, about = game.speaker.headline(game.table, lang, game.names_in(lang))
            assert 0 < len(headline) <= MOST and "headline-" not in headline, (lang, headline)
            assert about or question.source is None or question.kind == "turn", (question, headline)
        turn += 1
        game.play(game.options[turn * 7 % len(game.options)].notation)
    assert turn > 200


def opening(**seat: object) -> str:
    game = table(seat)
    return str(game.speaker.headline(game.table, "en", game.names_in("en"))[0])


def test_a_turn_asks_for_what_can_be_done() -> None:
    """imperium 6.2: an agent turn or a reveal turn; without agent or card for a space only the latter."""
    assert opening(hand=["dagger", "diplomacy"]) == "Send an agent, or reveal?"
    assert opening(hand=["dagger"], agents=0, agents_at={"carthag": 1, "conspire": 1}) == "Reveal your hand"
    assert opening(hand=["convincing_argument"]) == "Reveal your hand"


def test_the_last_of_several_effects_is_not_asked_for_its_order() -> None:
    """imperium 10.5: of what a Conflict gives only the card one may trash is left."""
    winner = {"discard": ["dagger", "diplomacy"], "conflict": 3, "intrigue": ["ambush"]}
    game = pass_all(table(winner, {"conflict": 1}, ix=True, phase="combat", conflict="terrible_purpose"))
    assert offered(game) == ["do terrible_purpose.first.2", "end"]
    for lang in LANGUAGES:
        assert game.speaker.headline(game.table, lang, game.names_in(lang))[0] == say("headline-one-left", lang)


def test_what_is_decided_for_a_rival_names_it() -> None:
    """house_hagal 4.14: the human decides for a Rival, and is told for whom, in few words."""
    game = landsraad.new_game("imperium", seats=1, expansions=["rise_of_ix"], seed=3)
    told = 0
    for turn in range(1, 60):
        for lang in LANGUAGES:
            headline, about = game.speaker.headline(game.table, lang, game.names_in(lang))
            rival = game.names_in(lang)[1]
            if about.startswith(say("question-for", lang, {"player": rival, "question": ""})):
                assert headline.startswith(rival) and len(headline) <= MOST, (lang, headline)
                told += 1
        game.play(game.options[turn * 7 % len(game.options)].notation)
    assert told > 0


def sent(ships: int = 0, **seat: object) -> str:
    game = table({"hand": ["reconnaissance"], "garrison": 2, "dreadnoughts_garrison": ships, **seat}, ix=True)
    game.play("agent reconnaissance carthag")
    return str(game.speaker.headline(game.table, "en", game.names_in("en"))[0])


def test_where_only_units_are_left_to_deploy_the_question_is_about_them() -> None:
    """imperium 9.4, rise_of_ix 6.9: what stands in the garrison can be deployed on a combat space."""
    assert sent() == say("headline-may_deploy", "en")
    assert sent(ships=1) == say("headline-units", "en")


def test_where_everything_is_taken_nothing_is_asked_for() -> None:
    """imperium 10.5, 3.9: whoever holds an Intrigue card may still play one after the reward."""
    winner = {"conflict": 3, "intrigue": ["ambush"]}
    game = pass_all(table(winner, {"conflict": 1}, phase="combat", conflict="skirmish_3"))
    game.play("do skirmish_3.first.1")
    game.play("faction emperor")
    assert offered(game) == ["end"]
    for lang in LANGUAGES:
        assert game.speaker.headline(game.table, lang, game.names_in(lang))[0] == say("headline-done", lang)


def test_two_factions_are_asked_for_as_two() -> None:
    """Shuttle Fleet, Machinations: one with each of two factions, for oneself or for a Rival (house_hagal 4.8)."""
    asking = [node for node, op in enumerate(OP) if op == w.INFLUENCE_TWO]
    assert asking
    for lang in LANGUAGES:
        assert {effect_headline(FACTION, node, lang) for node in asking} == {say("headline-influence-two", lang)}
        assert say("headline-influence-two", lang) != say("headline-influence", lang)


@pytest.mark.parametrize(
    ("lang", "stem"), [("en", "recall"), ("de", "zurück"), ("pt-BR", "revo"), ("es", "retorna"), ("zh-Hant", "召回")]
)
def test_a_freighter_is_recalled_not_unloaded(lang: str, stem: str) -> None:
    """rise_of_ix 5.2, 8.2: a Freighter is advanced or recalled; to unload is what a discarded card does."""
    assert stem in say("headline-freighter", lang) and stem in say("option-recall", lang)


def test_a_single_thing_that_is_due_is_not_asked_for_its_order() -> None:
    """imperium 6.3.6: the card is trashed at a moment one chooses; when nothing else waits, there is no first."""
    deck = ["ambush", "private_army"]
    game = table({"hand": ["seek_allies"], "intrigue": ["staged_incident"]}, {}, intrigue_deck=deck)
    game.play("agent seek_allies secrets")
    game.play("do secrets.space.1")
    assert len(game.options) == 1
    for lang in LANGUAGES:
        assert game.speaker.headline(game.table, lang, game.names_in(lang))[0] == say("headline-one-due", lang)
