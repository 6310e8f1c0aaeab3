"""The command `landsraad`: its rooms put together, and what is told when something goes wrong."""

import logging
import os
import sys
from typing import Annotated

import typer

import landsraad
from landsraad import LandsraadError
from landsraad.cli_admin import admin
from landsraad.cli_flags import Lang
from landsraad.cli_lab import laboratory
from landsraad.cli_lookup import looking_up
from landsraad.cli_play import play, playing
from landsraad.cli_records import records
from landsraad.cli_words import SpokenGroup, language_of_errors, told, told_of_call, words

app = typer.Typer(
    name="landsraad",
    cls=SpokenGroup,
    help="about",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

for room in (playing, records, laboratory, looking_up, admin):  # in the order in which help lists their commands
    app.add_typer(room)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"landsraad {landsraad.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _start(
    context: typer.Context,
    lang: Lang = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="option-version")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        play(lang=lang)


STOPPED = 130  # the exit code of who was interrupted


def main() -> None:
    """Run the command. Whatever somebody has asked for in vain is told in a line or two, with exit code 2."""
    # A missing translation is no news for a player; what breaks in the server is one for whoever runs it.
    logging.getLogger("landsraad.text").addHandler(logging.NullHandler())
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
    except LandsraadError as error:
        _fail(told(error), 2)
    except KeyboardInterrupt:
        _fail(words("stopped", language_of_errors()), STOPPED)
    except BrokenPipeError:
        # Whoever read our output has enough of it; nothing more may be written, not even at the exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        _fail(told_of_call(error), 2)
    if code == STOPPED:  # what typer makes of Ctrl-C
        _fail(words("stopped", language_of_errors()), STOPPED)
    sys.exit(code if isinstance(code, int) else 0)


def _fail(message: str, code: int) -> None:
    print(f"landsraad: {message}", file=sys.stderr)
    sys.exit(code)


if __name__ == "__main__":
    main()
