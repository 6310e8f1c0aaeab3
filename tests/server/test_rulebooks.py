"""The rulebooks as the browser reads them: all of them, in every language, with the numbers the engine cites."""

import httpx
import pytest

LANGUAGES = ["en", "de", "pt-BR", "es", "zh-Hant"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_books_in_their_language_with_the_same_numbers(address: str, lang: str) -> None:
    english = httpx.get(f"{address}/api/books/en").json()
    books = httpx.get(f"{address}/api/books/{lang}").json()
    numbers = [
        [(book["name"], rule["number"]) for book in shelf for section in book["sections"] for rule in section["rules"]]
        for shelf in (english, books)
    ]
    assert [book["name"] for book in books][:3] == ["imperium", "rise_of_ix", "house_hagal"]
    assert {book["lang"] for book in books} == {lang}
    assert numbers[0] == numbers[1] and ("imperium", "10.6") in numbers[0]
    assert all(section["title"] for book in books for section in book["sections"])


def test_a_rule_is_the_same_alone_and_in_its_book(address: str) -> None:
    alone = httpx.get(f"{address}/api/rules/imperium/10.6", params={"lang": "en"}).json()["html"]
    books = httpx.get(f"{address}/api/books/en").json()
    rules = {rule["number"]: rule["html"] for section in books[0]["sections"] for rule in section["rules"]}
    assert rules["10.6"].removeprefix("<p>") in alone and "<script" not in alone


def test_the_books_are_sent_once(address: str) -> None:
    first = httpx.get(f"{address}/api/books/de")
    again = httpx.get(f"{address}/api/books/de", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304 and again.content == b""
    assert httpx.get(f"{address}/api/books/klingon").json()["error"] == "no-such-language"
