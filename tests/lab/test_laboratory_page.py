"""docs/laboratory.md: its examples run, its figures are true."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from landsraad import envs
from landsraad.lab.tournament import plan_from

PAGE = (Path(__file__).resolve().parent.parent.parent / "docs" / "laboratory.md").read_text()


def test_the_examples_run() -> None:
    pytest.importorskip("pettingzoo", reason="environments need pettingzoo: pip install 'landsraad[envs]'")
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE, flags=re.M | re.S)
    assert len(blocks) == 2
    told: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, "docs/laboratory.md", "exec"), told)
    assert told["seen"]["observation"].shape[0] == 16


def test_the_sizes_of_the_action_spaces_are_true() -> None:
    for game in ("imperium", "war_for_arrakis"):
        assert f"{envs.actions(game).n:,} for" in PAGE


def test_the_tournament_can_be_played() -> None:
    (block,) = re.findall(r"^```toml\n(.*?)^```$", PAGE, flags=re.M | re.S)
    plan = plan_from(tomllib.loads(block))
    assert [setup.name for setup in plan.setups] == ["four with Ix", "war_for_arrakis-2"]
    assert len([pairing for pairing in plan.schedule() if pairing.setup == 1]) == 2 * 100
