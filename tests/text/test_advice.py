"""Why an option is better, in words: every word belongs to a feature, and every language has it."""

import pytest

from landsraad.bots.levels import judge_of
from landsraad.bots.reasons import tells_of
from landsraad.text.advice import feature_text
from landsraad.text.fluent import LANGUAGES, messages


@pytest.mark.parametrize("game", ["imperium", "war_for_arrakis"])
def test_every_word_is_for_a_feature_of_the_judge(game: str) -> None:
    judge = judge_of(game)
    assert judge is not None
    prefix = f"feature-{game}-"
    told = {key.removeprefix(prefix) for key in messages("en").entries if key.startswith(prefix)}
    things = tells_of(game, judge.names())
    assert told and told == set(things)
    for thing in things.values():
        assert thing.features and set(thing.features) <= set(judge.names()) and any(thing.features.values())


def test_what_an_option_brings_is_told_with_its_sign() -> None:
    assert feature_text("imperium", "spice", 2.0, "en") == "Spice: +2"
    assert feature_text("imperium", "influence_spacing_guild", 1.44, "en") == "Influence with the Spacing Guild: +1.4"
    assert feature_text("imperium", "starting_cards", -1.0, "de") == "Schwache Startkarten: −1"
    assert feature_text("imperium", "water", 1.0, "es") == "Agua: +1"
    assert feature_text("imperium", "spice", 0.84, "de") == "Spice: +0,8"
    assert feature_text("imperium", "spice", 0.84, "zh-Hant").endswith("+0.8")


def test_what_it_costs_another_is_told_with_their_name() -> None:
    assert feature_text("war_for_arrakis", "supremacy", -2.0, "en", "Ada") == "Supremacy: −2 (Ada)"
    assert feature_text("war_for_arrakis", "supremacy", -2.0, "zh-Hant", "Ada").endswith("−2（Ada）")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_nobody_has_named_or_hardly_moves_is_not_told(lang: str) -> None:
    assert feature_text("imperium", "tracks_at_1", 3.0, lang) == ""
    assert feature_text("sandstorm", "spice", 3.0, lang) == ""
    assert feature_text("imperium", "spice", 0.01, lang) == ""
    assert feature_text("war_for_arrakis", "sandworms", 1.0, lang)
