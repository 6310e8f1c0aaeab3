"""The Mahdi solo mode: the automated Harkonnen (war_for_arrakis 23)."""

from landsraad.kernel.table import Table


def step_solo_turn(t: Table) -> None:
    raise NotImplementedError


def step_solo(t: Table) -> None:
    raise NotImplementedError


def answer_solo(t: Table, action: int) -> None:
    raise NotImplementedError
