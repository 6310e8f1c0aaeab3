"""An analyst whose judge knows nothing but points: `python -m tests.bots.stub_analyst`."""

from tests.bots.nosy import FairJudge

from landsraad.bots import analyst
from landsraad.bots.worker import run

if __name__ == "__main__":
    analyst.judge_of = lambda game: FairJudge()  # type: ignore[assignment]
    run(analyst.answered)
