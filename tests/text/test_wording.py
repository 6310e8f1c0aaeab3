"""Words that readers stumbled over stay out of what people read."""

from pathlib import Path

import pytest

from landsraad.text import fluent

LOCALE = Path(fluent.__file__).parent / "locale"
STUMBLED = {
    "de": (
        "täte ein Bot",
        "Meinst du das",
        "= Vor Ort",
        "gekauft werden",
        "nach einer Markierung gesehen",
        "= Startkarten",
    ),
    "es": ("mientras cambia de manos", "Hacerlo", "= Aquí mismo", "(criterio)", "= termina tu turno"),
    "pt-BR": ("clarificaç", "Em segundo lugar: {"),
    "zh-Hant": ("打破平衡", "稍後照常輪到。", "label-endgame = 遊戲結束時", "軟件", "甚麼", "裏"),
}


@pytest.mark.parametrize("lang", STUMBLED)
def test_nobody_stumbles_again(lang: str) -> None:
    texts = [
        path.read_text(encoding="utf-8") for path in (LOCALE / lang).rglob("*.*") if path.suffix in (".ftl", ".md")
    ]
    assert texts
    assert [words for words in STUMBLED[lang] if any(words in text for text in texts)] == []


@pytest.mark.parametrize("lang", ["en", *STUMBLED])
def test_brutal_escalation_is_about_conflict_three(lang: str) -> None:
    """rise_of_ix 12.2: two cards for a Conflict III card, not for "the last Conflicts"."""
    told = fluent.say("web-switch-brutal_escalation-about", lang)
    assert "III" in told or "3級" in told


@pytest.mark.parametrize("lang", ["en", *STUMBLED])
def test_who_is_fourth_in_a_fight_is_not_called_third(lang: str) -> None:
    """imperium 10.6: when two share the second place, the last of four has three before them."""
    told = [fluent.say("table-place", lang, {"place": place}) for place in range(1, 5)]
    assert len(set(told)) == 4, told
