"""The words of the terminal, from terminal.ftl and ui.ftl of the language."""

from landsraad.text.fluent import Argument, say


def word(key: str, lang: str, **arguments: Argument) -> str:
    """A message of the terminal ("terminal-..." without its first word)."""
    return say(f"terminal-{key}", lang, arguments)


def label(text: str, lang: str) -> str:
    """What stands before something: "Hand: "."""
    return say("ui-labelled", lang, {"label": text, "value": ""})


def ui(key: str, lang: str, **arguments: Argument) -> str:
    """A message every table needs ("ui-..." without its first word)."""
    return say(f"ui-{key}", lang, arguments)
