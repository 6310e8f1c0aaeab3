"""Languages, fallback and lists: what every game's words stand on."""

import functools
import logging
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from landsraad.kernel.errors import LandsraadError
from landsraad.text import fluent
from landsraad.text.fluent import UnknownLanguage, choose_language, join, language, say, sentence

FILES = sorted(fluent.LOCALES.glob("*/*.ftl"))


def test_english_is_written() -> None:
    assert "en" in fluent.known_languages()
    assert set(fluent.known_languages()) <= set(fluent.LANGUAGES) == {"en", "de", "pt-BR", "es", "zh-Hant"}


@pytest.mark.parametrize(
    ("tag", "meant"),
    [
        ("en", "en"),
        ("DE", "de"),
        ("de_AT.UTF-8", "de"),
        ("pt_br", "pt-BR"),
        ("pt", "pt-BR"),
        ("es-419", "es"),
        ("zh_HK.UTF-8", "zh-Hant"),
        ("zh-Hant", "zh-Hant"),
        ("fr", None),
        ("C.UTF-8", None),
        ("", None),
    ],
)
def test_tags(tag: str, meant: str | None) -> None:
    assert language(tag) == meant


def test_the_language_is_chosen_by_flag_then_setting_then_locale() -> None:
    everything = {"LANDSRAAD_LANG": "es", "LC_ALL": "en_GB.UTF-8", "LANG": "zh_TW"}
    assert choose_language("de", everything) == "de"
    assert choose_language(None, everything) == "es"
    assert choose_language(None, {"LC_ALL": "en_GB.UTF-8", "LANG": "zh_TW"}) == "en"
    assert choose_language(None, {}) == "en"


def test_a_locale_is_a_hint_and_no_error() -> None:
    assert choose_language(None, {"LC_ALL": "", "LC_MESSAGES": "fr_FR.UTF-8", "LANG": "en_US"}) == "en"
    assert choose_language(None, {"LANG": "C.UTF-8"}) == "en"


def test_an_unknown_language_is_an_error_that_names_the_five() -> None:
    with pytest.raises(UnknownLanguage, match="'klingon'; there are: en, de, pt-BR, es, zh-Hant"):
        choose_language("klingon", {})
    with pytest.raises(UnknownLanguage):
        choose_language(None, {"LANDSRAAD_LANG": "fr"})
    with pytest.raises(UnknownLanguage) as caught:
        say("ui-board", "fr")
    assert isinstance(caught.value, LandsraadError) and isinstance(caught.value, ValueError)


@pytest.fixture
def half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A German that has hardly begun."""
    for lang, text in (
        ("en", "hello = hello { $name }\nboard = board\nthing-spice = spice\n    .some = some spice\n"),
        ("de", "board = Spielplan\ndamaged = { $nothing }\nthing-spice = Spice\n"),
    ):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "all.ftl").write_text(text)
    monkeypatch.setattr(fluent, "LOCALES", tmp_path)
    monkeypatch.setattr(fluent, "messages", functools.cache(fluent.messages.__wrapped__))
    fluent.say_cached.cache_clear()
    fluent.forms.cache_clear()
    yield
    fluent.say_cached.cache_clear()
    fluent.forms.cache_clear()


@pytest.mark.usefixtures("half_written")
class TestFallback:
    def test_a_missing_message_is_said_in_english_and_logged_once(self, caplog: pytest.LogCaptureFixture) -> None:
        fluent.be_strict(False)
        with caplog.at_level(logging.WARNING):
            assert say("hello", "de", {"name": "Chani"}) == "hello Chani"
            assert say("hello", "de", {"name": "Chani"}) == "hello Chani"
        assert [record.getMessage() for record in caplog.records] == ["no message hello in de"]

    def test_what_is_written_is_said(self) -> None:
        assert say("board", "de") == "Spielplan"

    def test_a_language_without_any_message_is_logged_once(self, caplog: pytest.LogCaptureFixture) -> None:
        fluent.be_strict(False)
        with caplog.at_level(logging.WARNING):
            assert say("board", "es") == "board"
            assert say("hello", "es", {"name": "Jessica"}) == "hello Jessica"
        assert len(caplog.records) == 1

    def test_nothing_stops_a_player(self) -> None:
        fluent.be_strict(False)
        assert say("no-such-message", "de") == "[no-such-message]"
        assert say("no-such-message", "de", {}, "board") == "board"
        assert say("damaged", "de") == "[damaged]"

    def test_strictness_makes_it_an_error(self) -> None:
        for key, lang in (("hello", "de"), ("nothing", "en"), ("damaged", "de"), ("hello", "en")):
            with pytest.raises(fluent.BadMessage):
                say(key, lang)

    def test_english_forms_come_along_for_english_sentences(self) -> None:
        assert fluent.forms("thing-spice", "de") == {"some": "some spice"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_file_is_fluent_and_splits_as_it_parses(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    body = FluentParser(with_spans=False).parse(source).body
    assert [entry for entry in body if isinstance(entry, ast.Junk)] == []
    entries = [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]
    names = [f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name for entry in entries]
    assert len(names) == len(set(names))
    assert list(fluent.split_entries(source)) == names


def test_no_message_is_written_twice() -> None:
    for lang in fluent.known_languages():
        found = [
            key for path in FILES if path.parent.name == lang for key in fluent.split_entries(path.read_text("utf-8"))
        ]
        assert len(found) == len(set(found))


def test_every_language_has_every_message_and_no_other() -> None:
    """File by file. Terms, which begin with a hyphen, are each language's own affair."""
    for path in FILES:
        english = fluent.LOCALES / "en" / path.name
        both = [fluent.split_entries(each.read_text(encoding="utf-8")) for each in (english, path)]
        wanted, written = ({key for key in keys if not key.startswith("-")} for keys in both)
        assert written == wanted, path
    names = {lang: {path.name for path in FILES if path.parent.name == lang} for lang in fluent.known_languages()}
    assert all(files == names["en"] for files in names.values())


def test_lists() -> None:
    assert join("and", []) == ""
    assert join("and", ["spice"]) == "spice"
    assert join("and", ["spice", "water"]) == "spice and water"
    assert join("or", ["spice", "water", "solari"]) == "spice, water or solari"
    assert join("then", ["a", "b", "c", "d"]) == "a, b, c, then d"


def test_a_sentence_begins_with_a_capital() -> None:
    assert sentence("draw 1 card") == "Draw 1 card"
    assert sentence("抽1張牌") == "抽1張牌"
    assert sentence("") == ""


def test_words_of_the_interface() -> None:
    assert say("ui-round", arguments={"round": 3}) == "Round 3"
    assert say("ui-cards-count", arguments={"amount": 1}) == "1 card"
    assert say("ui-cards-count", arguments={"amount": 5}) == "5 cards"
    assert say("tiebreak-chaumurky") == "Chaumurky"


@pytest.mark.parametrize("lang", fluent.LANGUAGES)
def test_what_is_filled_in_without_fluent_is_what_fluent_would_say(lang: str) -> None:
    read, filled = fluent.messages(lang), 0
    for key, entry in read.entries.items():
        said = {name: "Ada" if number % 2 else 7 for number, name in enumerate(fluent.PLACE.findall(entry))}
        plain = read._filled(key, entry, said)
        if plain is not None and "{" in entry:
            read._parse(key)
            pattern = read._bundle.get_message(key).value
            assert (plain, []) == read._bundle.format_pattern(pattern, said)
            filled += 1
    assert filled > 500
    amount = "arrakis-option-amount"
    assert read._filled(amount, read.entries[amount], {"amount": 999}) == "999"
    assert read._filled(amount, read.entries[amount], {"amount": 1000}) is None, "a language divides its digits"


def test_who_speaks_while_a_message_is_being_read_waits_for_it() -> None:
    """A server speaks in several threads: the second must not find the message begun by the first missing."""
    words = fluent.Messages("en")
    begun, going_on = threading.Event(), threading.Event()
    read = words._bundle.add_resource

    def slowly(resource: Any) -> None:
        begun.set()
        going_on.wait(30)
        read(resource)

    words._bundle.add_resource = slowly
    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(words.format, "arrakis-area-hole_in_the_rock", {})
        assert begun.wait(30)
        second = threads.submit(words.format, "arrakis-area-hole_in_the_rock", {})
        wait([second], timeout=0.5)  # it has nothing to wait for but the first
        going_on.set()
        assert first.result(30) == second.result(30) == "Hole in the Rock"
