"""docs/laboratory.md: its examples run, its figures are true."""

import json
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


STUDIES = Path(__file__).resolve().parent.parent.parent / "docs" / "studies"


def study(name: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads((STUDIES / "data" / f"{name}.json").read_text())
    return told


def test_the_leaders_of_the_study_are_told_as_they_were_counted() -> None:
    page = (STUDIES / "leaders.md").read_text().replace("−", "-")
    for name in ("leaders-base", "leaders-ix"):
        found = study(name)
        assert f"--games {found['games']}" in page
        for line in found["leaders"]:
            told = [f"{100 * line[key]:+.1f}" for key in ("effect", "low", "high")]
            assert f"{line['seats']} | {told[0]} | {told[1]} to {told[2]}" in page, line["name"]
        assert ", ".join(f"{100 * seat['won']:.1f}" for seat in found["seats"][:3]) in page


def test_the_sides_of_the_study_are_told_as_they_were_counted() -> None:
    page = (STUDIES / "sides.md").read_text()
    for name, digits in (
        ("sides-steward", 1),
        ("sides-guild-steward", 1),
        ("sides-regent", 0),
        ("sides-guild-regent", 0),
    ):
        found = study(name)
        harkonnen, atreides = (
            {key: f"{100 * seat[key]:.{digits}f}" for key in ("won", "low", "high")} for seat in found["seats"]
        )
        told = [f"{found['games']:,}", f"{harkonnen['won']} %", f"{harkonnen['low']} to {harkonnen['high']}"]
        assert " | ".join([*told, f"{atreides['won']} %", f"{found['mean_rounds']:.1f}"]) in page, name


def test_every_picture_of_the_documents_is_there() -> None:
    for page in (STUDIES.parent / "laboratory.md", *STUDIES.glob("*.md")):
        for picture in re.findall(r"!\[[^]]*\]\(([^)]+)\)", page.read_text()):
            assert (page.parent / picture).is_file(), picture
