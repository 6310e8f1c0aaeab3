"""An analysis on several processes: told while it grows, refused where it must be, and nothing is left behind."""

import asyncio
import sys
from pathlib import Path

import msgspec
import pytest
from tests.bots.nosy import FairJudge

from landsraad import LandsraadError, load, new_game
from landsraad.bots import analyst
from landsraad.bots.analysis import Analysis, Effort
from landsraad.bots.pool import Pool
from landsraad.bots.study import study

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
RECORD = (GOLDEN / "imperium-3-a.json").read_bytes()
STUB = (sys.executable, "-m", "tests.bots.stub_analyst")
LEAST = Effort(playouts=1, worlds=1, candidates=1, samples=1)


def studied(record: bytes, told: list[Analysis]) -> Analysis:
    async def run() -> Analysis:
        pool = Pool(2, 600, 1000, STUB)
        try:
            return await study(pool, record, lambda analysis: told.append(msgspec.structs.replace(analysis)), LEAST)
        finally:
            await pool.close()
            assert not pool._busy and not pool._idle

    return asyncio.run(run())


def test_a_rough_curve_comes_first_and_then_choice_by_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyst, "judge_of", lambda game: FairJudge())
    told: list[Analysis] = []
    analysis = studied(RECORD, told)
    game = load(str(GOLDEN / "imperium-3-a.json"))
    assert told[0].progress == 0 and len(told[0].curve) > 50 and not told[0].choices
    progress = [one.progress for one in told]
    assert progress == sorted(progress) and progress[-1] == analysis.progress == 1
    assert [choice.at for choice in analysis.choices] == [point.at for point in told[0].curve[:-1]]
    assert analysis.moves == len(game.moves) == analysis.curve[-1].at
    assert [game.movers[choice.at] for choice in analysis.choices] == [choice.seat for choice in analysis.choices]
    assert len(analysis.players) == 3


def test_what_cannot_be_analysed_is_told_with_its_key() -> None:
    unfinished = msgspec.json.encode(new_game("imperium", seats=3, seed=1).record())
    for record, key in ((unfinished, "analysis-not-over"), (b"{}", "record-foreign")):
        with pytest.raises(LandsraadError) as refused:
            studied(record, [])
        assert refused.value.key == key
