"""The words of the pages: every message that is used is there, none is left over, and every language has them all."""

import re
from pathlib import Path

import pytest

from landsraad.text.fluent import LOCALES

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"
MESSAGE = re.compile(r"^((?:web|table)-[\w-]+) =", re.MULTILINE)
LITERAL = re.compile(r'"((?:web|table)-[\w-]+)"')
PATTERN = re.compile(r"`((?:web|table)-[^`]*)`")  # `web-bot-${bot}`: any id of that shape
HOLE = re.compile(r"\$\{[^}]*\}")


def messages(lang: str) -> set[str]:
    return {key for file in (LOCALES / lang).glob("web*.ftl") for key in MESSAGE.findall(file.read_text("utf-8"))}


def sources() -> str:
    files = [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]
    return "\n".join(file.read_text("utf-8") for file in files if ".test." not in file.name)


def test_what_is_said_can_be_said() -> None:
    known = messages("en")
    assert {key for key in LITERAL.findall(sources()) if not key.endswith("-")} <= known


def test_nothing_is_written_that_is_never_said() -> None:
    text = sources()
    literal = set(LITERAL.findall(text))
    shapes = [re.compile(".+".join(map(re.escape, HOLE.split(shape)))) for shape in PATTERN.findall(text)]
    never = {key for key in messages("en") - literal if not any(shape.fullmatch(key) for shape in shapes)}
    assert never == set()


@pytest.mark.parametrize("lang", ["de", "pt-BR", "es", "zh-Hant"])
def test_a_language_says_everything(lang: str) -> None:
    assert messages(lang) == messages("en")
