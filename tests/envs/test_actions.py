"""Actions as codes of a fixed range: every option has one of its own, and a code is found again."""

import pytest

import landsraad
from landsraad import envs, fast
from landsraad.kernel.codes import WAIT
from landsraad.kernel.decisions import pack
from tests.conformance.games import KINDS, Kind, chooser


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_option_has_a_code_of_its_own(kind: Kind) -> None:
    codes = envs.actions(kind.game)
    table = fast.new_table(kind.game, seed=4, **kind.setup)
    choose = chooser(str(kind))
    for _ in range(600):
        if table.to_act < 0:
            break
        listed = codes.of(table)
        assert len(set(listed)) == len(listed) == len(table.options)
        assert all(WAIT < code < codes.n for code in listed)
        at = choose(len(listed))
        assert codes.action(table, listed[at]) == table.options[at]
        fast.apply(table, table.options[at])
    assert table.to_act >= 0 or codes.of(table) == []


@pytest.mark.parametrize("game", ["imperium", "war_for_arrakis"])
def test_a_code_is_called_like_its_action(game: str) -> None:
    codes, notation = envs.actions(game), landsraad.rules_of(game).notation
    table = fast.new_table(game, seats=2, seed=2)
    choose = chooser(1)
    shared = {number for number, (_, size, _) in codes.ranges.items() if size == 4096}
    for _ in range(150):
        for code, action in zip(codes.of(table), table.options, strict=True):
            if action & 255 not in shared:
                assert codes.name(code) == notation.write(action)
        fast.apply(table, table.options[choose(len(table.options))])
    assert codes.name(WAIT) == "wait"


def test_two_actions_that_want_one_code_get_two() -> None:
    """`move CARD SPACE SPACE` has more combinations than codes."""
    codes = envs.actions("imperium")
    table = fast.new_table("imperium", seats=4, seed=1)
    first, size, sizes = codes.ranges[2]
    assert size < sizes[0] * sizes[1] * sizes[2]
    card, rest = divmod(size, sizes[1] * sizes[2])
    actions = [pack(2, 0, 0, 0), pack(2, card, rest // sizes[2], rest % sizes[2])]
    table.options = type(table.options)(actions)
    listed = codes.of(table)
    assert listed == [first, first + 1]
    assert [codes.action(table, code) for code in listed] == actions


def test_a_code_that_is_no_option_is_refused() -> None:
    codes = envs.actions("imperium")
    table = fast.new_table("imperium", seats=4, seed=1)
    for wrong in (WAIT, codes.n, -1):
        with pytest.raises(landsraad.BadMove):
            codes.action(table, wrong)
    with pytest.raises(landsraad.BadMove, match="0 to"):
        codes.name(codes.n)
