"""How far a long piece of work is, with the time that is left: for whoever looks at a terminal."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn


@contextmanager
def progress_bar(name: str) -> Iterator[Callable[[int, int], None]]:
    """A bar where somebody can see it: it is told how much is done, and of how much."""
    with _bar(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()) as progress:
        task = progress.add_task(name, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


@contextmanager
def rated_bar(name: str, total: int, said: Callable[[str], str]) -> Iterator[Callable[[int, float], None]]:
    """The same for games that are counted: it is told how many are done, and how many a second, which it says."""
    rate = TextColumn("{task.fields[rate]}")
    with _bar(BarColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn()) as progress:
        task = progress.add_task(name, total=total, rate=said("–"))
        yield lambda done, a_second: progress.update(task, completed=done, rate=said(f"{a_second:.0f}"))


def _bar(*columns: ProgressColumn) -> Progress:
    console = Console(stderr=True, highlight=False)
    name = TextColumn("{task.description}")
    return Progress(name, *columns, console=console, transient=True, disable=not console.is_terminal)
