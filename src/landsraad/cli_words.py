"""The words of the command `landsraad`: help, reports and errors in the language it is called in.

Nothing is read before something is said: `landsraad --version` does not wait for any language.
"""

import io
import os
import re
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from landsraad.kernel.errors import BadOption, LandsraadError

WIDEST = 100  # longer lines are hard to read

# --- which language ------------------------------------------------------------------------------------------------


def language_flag() -> str | None:
    """The --lang of the call, found by hand: help is printed, and a call refused, before the options are read."""
    found = None
    for word, following in pairwise([*sys.argv[1:], None]):
        if word is None or word == "--":
            break
        if word == "--lang":
            found = following
        elif word.startswith("--lang="):
            found = word.removeprefix("--lang=")
    return found


def language(flag: str | None = None) -> str:
    """The language of this call; UnknownLanguage if it names one we do not speak."""
    from landsraad.text.fluent import choose_language

    return choose_language(flag or language_flag())


def language_of_errors() -> str:
    """The same, for somebody who may have named a language that we do not speak."""
    from landsraad.text.fluent import UnknownLanguage, choose_language

    try:
        return language()
    except UnknownLanguage:
        return choose_language(None, {key: value for key, value in os.environ.items() if key != "LANDSRAAD_LANG"})


def words(key: str, lang: str, **arguments: str | int) -> str:
    """A message of cli.ftl: words("stopped", "de")."""
    from landsraad.text.fluent import say

    return say(f"cli-{key}", lang, arguments)


def rows(pairs: Sequence[tuple[str, object]]) -> list[str]:
    """Names and what they are, one below the other; a Chinese character is as wide as two letters."""
    widest = max(cell_len(name) for name, _ in pairs)
    return [f"{name}{' ' * (widest - cell_len(name))}  {value}" for name, value in pairs]


# --- help ----------------------------------------------------------------------------------------------------------


class SpokenCommand(TyperCommand):
    """A command whose help texts are keys of messages, and whose metavars are too."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(_help(self, ctx, language()))


class SpokenGroup(TyperGroup):
    """The command that has the others."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(_help(self, ctx, language()))

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        if args and not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            known = ", ".join(self.commands)
            raise BadOption(
                f"No such command '{args[0]}'; there is: {known}",
                key="command-unknown",
                facts={"command": args[0], "known": known},
            )
        return super().resolve_command(ctx, args)


def _help(command: Any, context: Any, lang: str) -> str:
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    options = [param for param in command.params if param.param_type_name == "option"]
    commands = getattr(command, "commands", {})
    usage = [words("usage-options", lang), *(_argument(param, lang) for param in arguments)]
    if commands:
        usage.append(words("usage-command", lang))
    out = io.StringIO()
    console = Console(file=out, highlight=False, color_system=None)
    console.width = min(console.width, WIDEST)
    console.print(Text(words("usage", lang, call=" ".join([context.command_path, *usage]))))
    console.print(Padding(Text(words(command.help, lang)), (1, 0, 0, 2)))
    help_names = ", ".join(sorted(context.help_option_names, key=len))
    for heading, lines in (
        ("arguments", [(_argument(param, lang), _about(param, lang)) for param in arguments]),
        ("options", [*((_option(param, lang), _about(param, lang)) for param in options), (help_names, None)]),
        ("commands", [(name, words(other.help, lang)) for name, other in commands.items()]),
    ):
        if lines:
            table = Table.grid(padding=(0, 2))
            table.add_column(no_wrap=True)
            table.add_column(overflow="fold")
            for name, about in lines:
                table.add_row(Text(name), Text(words("help", lang) if about is None else about))
            console.print(Padding(Text(words(heading, lang)), (1, 0, 0, 0)))
            console.print(Padding(table, (0, 0, 0, 2)))
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()) + "\n"


def _argument(param: Any, lang: str) -> str:
    name = words(f"type-{param.metavar}", lang) + ("..." if param.nargs == -1 else "")
    return name if param.required else f"[{name}]"


def _option(param: Any, lang: str) -> str:
    name = ", ".join(param.opts)
    return name if param.metavar is None else f"{name} {words(f'type-{param.metavar}', lang)}"


def _about(param: Any, lang: str) -> str:
    about = words(param.help, lang)
    if param.required:
        return f"{about} {words('required', lang)}"
    if isinstance(param.default, bool) or not isinstance(param.default, str | int | os.PathLike) or param.default == "":
        return about
    return f"{about} {words('default', lang, value=str(param.default))}"


# --- errors --------------------------------------------------------------------------------------------------------


def told(error: LandsraadError) -> str:
    """What is wrong, in the language of this call."""
    from landsraad.text.speakers import error_text

    return error_text(error, language_of_errors())


def told_of_call(error: Any) -> str:
    """A call that typer has refused, and where to look. What we have no words for is said in typer's."""
    lang = language_of_errors()
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "landsraad"
    return f"{_refusal(error, lang)}\n{words('try', lang, command=f'{path} --help')}"


def _refusal(error: Any, lang: str) -> str:
    kind = type(error).__name__
    message = " ".join(error.format_message().split())
    param = getattr(error, "param", None)
    what = (
        "" if param is None else _option(param, lang).split()[0] if param.opts[0][0] == "-" else _argument(param, lang)
    )
    if kind == "MissingParameter" and what:
        return words("call-missing", lang, what=what)
    if kind == "NoSuchOption":
        return words("call-no-option", lang, option=error.option_name)
    least = re.search(r"(?:equal to |x>=)(\d+)", message)  # as typer has said it at one time and another
    if kind == "BadParameter" and least is not None:
        return words("call-least", lang, what=what, least=least[1])
    if kind == "BadParameter" and getattr(param, "metavar", None) == "number":
        return words("call-number", lang, what=what)
    if kind == "BadOptionUsage" and "requires" in message:
        return words("call-needs-value", lang, option=error.option_name)
    if kind == "BadOptionUsage" and "does not take" in message:
        return words("call-takes-none", lang, option=error.option_name)
    if kind == "UsageError" and "unexpected extra" in message:
        return words("call-extra", lang, what=message.partition("(s) (")[2].removesuffix(")"))
    return message
