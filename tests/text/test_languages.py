"""What is asked of every translation: sentences, the rules by the same numbers, and no English left over."""

import re
from pathlib import Path
from typing import Any

import pytest

from landsraad.imperium import content
from landsraad.imperium import words as w
from landsraad.imperium.catalog import CARD_NUMBERS, SPACE_NUMBERS
from landsraad.imperium.naming import KIND_IDS
from landsraad.imperium.store import PATH
from landsraad.kernel.decisions import FACTION, pack
from landsraad.kernel.rules import Reason
from landsraad.text import fluent
from landsraad.text.imperium import (
    component_lines,
    effect,
    event_text,
    option_text,
    question_text,
    reason_text,
    topic_text,
)
from landsraad.text.imperium.components import KIND_NUMBERS
from landsraad.text.imperium.names import named
from landsraad.text.rulebook import Book, books, find
from tests.text.languages import Event, Facts, Language, said
from tests.text.test_de import GERMAN
from tests.text.test_es import SPANISH
from tests.text.test_pt_br import PORTUGUESE
from tests.text.test_zh_hant import CHINESE

assert content
LANGUAGES = [GERMAN, SPANISH, PORTUGUESE, CHINESE]
RULE = " ".join(["imperium", "1.1"])  # apart, so as not to count as a test of that rule


def cases(table: str) -> list[Any]:
    """A table of each language, case by case."""
    return [
        pytest.param(language, *case, id=f"{language.lang}-{number}")
        for language in LANGUAGES
        for number, case in enumerate(getattr(language, table))
    ]


each_language = pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: str(language.lang))


def test_every_language_but_english_is_here() -> None:
    assert {language.lang for language in LANGUAGES} | {"en"} == set(fluent.known_languages())


# --- components ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "kind", "ident", "line"), cases("components"))
def test_components(language: Language, kind: str, ident: str, line: str) -> None:
    assert line in component_lines(kind, KIND_IDS[KIND_NUMBERS[kind]].index(ident), language.lang)


@each_language
def test_what_may_be_left_out_is_an_order_where_it_is_an_option(language: Language) -> None:
    box, option = language.jamis
    node = PATH.index("jamis.agent.1")
    assert effect(node, language.lang) == box
    assert option_text(pack(w.V_DO, node), language.lang) == option


# --- the table -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "space", "to"), cases("spaces"))
def test_where_an_agent_goes(language: Language, space: str, to: str) -> None:
    action = pack(w.V_AGENT, CARD_NUMBERS["signet_ring"], SPACE_NUMBERS[space])
    assert option_text(action, language.lang) == language.agent.format(to=to)


@pytest.mark.parametrize(("language", "action", "text"), cases("options"))
def test_options(language: Language, action: int, text: str) -> None:
    assert option_text(action, language.lang, language.players) == text


@pytest.mark.parametrize(("language", "amount", "topic", "text"), cases("amounts"))
def test_how_many(language: Language, amount: int, topic: str, text: str) -> None:
    assert option_text(pack(w.V_AMOUNT, amount), language.lang, language.players, topic) == text


@pytest.mark.parametrize(("language", "event", "text"), cases("events"))
def test_events(language: Language, event: Event, text: str) -> None:
    assert event_text(event, language.lang, language.players) == text


@pytest.mark.parametrize(("language", "key", "facts", "text"), cases("reasons"))
def test_reasons(language: Language, key: str, facts: Facts, text: str) -> None:
    assert reason_text(Reason(key, "", facts), language.lang, language.players) == text
    cited = reason_text(Reason(key, RULE, facts), language.lang, language.players)
    assert cited == text + language.citation.format(rule=RULE)


@pytest.mark.parametrize(("language", "path", "text"), cases("questions"))
def test_questions(language: Language, path: str, text: str) -> None:
    assert question_text(FACTION, PATH.index(path), language.lang) == text


@pytest.mark.parametrize(("language", "topic", "kind", "ident", "text"), cases("topics"))
def test_topics(language: Language, topic: str, kind: str, ident: str, text: str) -> None:
    assert topic_text(topic, language.lang, named(kind, kind, ident, language.lang)) == text


@pytest.mark.parametrize(("language", "kind", "items", "text"), cases("lists"))
def test_lists(language: Language, kind: str, items: list[str], text: str) -> None:
    assert fluent.join(kind, items, language.lang) == text


# --- the rulebooks ---------------------------------------------------------------------------------------------------

each_book = pytest.mark.parametrize("number", range(len(books("en"))), ids=[book.name for book in books("en")])


def numbers(book: Book) -> list[tuple[str, list[str]]]:
    return [(section.number, [rule.number for rule in section.rules]) for section in book.sections]


@each_language
def test_there_are_the_same_books(language: Language) -> None:
    assert [book.name for book in books(language.lang)] == [book.name for book in books("en")]


@each_language
@each_book
def test_the_rules_have_the_same_numbers_as_in_english(language: Language, number: int) -> None:
    ours, english = books(language.lang)[number], books("en")[number]
    assert ours.lang == language.lang
    assert numbers(ours) == numbers(english)


@each_language
@each_book
def test_the_rules_have_the_same_shape_as_in_english(language: Language, number: int) -> None:
    for ours, theirs in zip(books(language.lang)[number].rules(), books("en")[number].rules(), strict=True):
        assert bool(ours.title) == bool(theirs.title), ours.cited
        assert ours.text.count(language.ruling) == theirs.text.count("(ruling)"), ours.cited
        assert ours.text.endswith(language.ruling) == theirs.text.endswith("(ruling)"), ours.cited
        assert "(ruling)" not in ours.text, ours.cited
        assert ours.text.count("\n") == theirs.text.count("\n"), ours.cited
        assert ours.text.count("|") == theirs.text.count("|"), ours.cited
        for listed in (r"(?m)^ *- ", r"(?m)^\|"):
            assert len(re.findall(listed, ours.text)) == len(re.findall(listed, theirs.text)), ours.cited
        citation = r"\d+(?:\.D?\d+)+"
        assert sorted(re.findall(citation, ours.text)) == sorted(re.findall(citation, theirs.text)), ours.cited
        assert ours.text.count("**") % 2 == 0, f"{ours.cited} is bold without an end"


@pytest.mark.parametrize(("language", "words", "number"), cases("searches"))
def test_rules_are_found_by_their_words(language: Language, words: str, number: str) -> None:
    assert find(words, language.lang)[0].number == number


@pytest.mark.parametrize(("language", "plain", "accented"), cases("accents"))
def test_accents_need_not_be_typed(language: Language, plain: str, accented: str) -> None:
    assert find(plain, language.lang) == find(accented, language.lang) != []


# --- no English left over --------------------------------------------------------------------------------------------

ENGLISH = re.compile(
    r"\b(?:agent|(?i:the|with|your|you|each|cards?|space|troops?|turn|and|is|are|from|which|influence|draw|gain"
    r"|ruling|player|rule))\b"
)
TYPED = re.compile(r"\bw (?:agent dagger arrakeen|from carthag)\b")  # moves are written in one way everywhere


@each_language
def test_no_message_is_the_english_one(language: Language) -> None:
    """Messages that only arrange what they are given look the same everywhere, and so may the names of people."""
    ours, english = fluent.messages(language.lang).entries, fluent.messages("en").entries
    same = {key for key, entry in ours.items() if entry == english[key] and not key.startswith("called-")}
    assert {key for key in same if re.search(r"[^\W\d_]", said(ours[key]))} == language.same


@each_language
def test_no_english_in_the_messages(language: Language) -> None:
    entries = fluent.messages(language.lang).entries
    assert {key for key, entry in entries.items() if ENGLISH.search(TYPED.sub("", said(entry)))} == set()


RULES = [
    (language.lang, path) for language in LANGUAGES for path in (fluent.LOCALES / language.lang).glob("rules/*.md")
]


@pytest.mark.parametrize(("lang", "path"), sorted(RULES), ids=lambda value: getattr(value, "stem", value))
def test_no_english_in_the_rules(lang: str, path: Path) -> None:
    assert ENGLISH.findall(path.read_text(encoding="utf-8")) == []


@each_language
def test_no_foreign_quotation_marks(language: Language) -> None:
    for key, entry in fluent.messages(language.lang).entries.items():
        entry = re.sub(r'\{ "([^"]*)" \}', r"\1", entry)  # a blank at the end of a message needs Fluent's own quotes
        assert not set(language.foreign_quotes) & set(entry), key
