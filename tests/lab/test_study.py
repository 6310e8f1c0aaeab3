"""Studies: effects are found where they are, controlled for the seat, and nothing is lost when one is stopped."""

from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from landsraad import BadOption, rules_of
from landsraad.lab import study as lab
from landsraad.lab.page import picture, study_page, study_plots
from landsraad.lab.simulate import Plan
from landsraad.lab.study import deeds_of, effect, kept, report, run
from landsraad.text.fluent import LANGUAGES

PLAN = Plan("war_for_arrakis", ("random", "random"), 3, 1, options={"max_rounds": 1})


def test_a_stopped_study_goes_on_and_comes_out_alike(tmp_path: Path) -> None:
    whole = run(PLAN, tmp_path / "whole", workers=1)
    cut = tmp_path / "cut"
    cut.mkdir()
    lines = (tmp_path / "whole" / lab.LINES).read_text().splitlines(keepends=True)
    (cut / lab.LINES).write_text(lines[1] + lines[0][:30])
    assert run(PLAN, cut, workers=2) == whole == kept(tmp_path / "whole")
    with pytest.raises(BadOption, match="another study"):
        run(Plan("war_for_arrakis", ("random", "random"), 3, 2, options={"max_rounds": 1}), cut, workers=1)


def test_a_row_tells_who_won_and_what_was_done() -> None:
    row = lab.play(Plan("imperium", ("random",) * 3, 1, 4), 0)
    assert sum(row["won"]) == 1 and all(row["leaders"]) and len(set(row["leaders"])) == 3
    for seat in range(3):
        assert set(row["opening"][seat]) < set(row["early"][seat]) < set(row["ever"][seat])
        assert any(deed.startswith("agent ") for deed in row["early"][seat])
        assert set(row["first"][seat]) <= set(row["ever"][seat])
    done = [deed for deeds in row["first"] for deed in deeds]
    assert sorted(done) == sorted({deed for deeds in row["ever"] for deed in deeds})  # one was the first
    assert row["how"] in ("points", "spice", "solari", "water", "garrison", "chaumurky")


def test_a_move_is_told_by_its_verb_and_the_things_it_is_about() -> None:
    """Where a card was bought, and how many troops went, is no deed."""
    notation = rules_of("imperium").notation

    def told(move: str) -> list[str]:
        action = notation.read(move)
        assert action is not None
        return deeds_of(notation, action)

    assert told("agent dagger mentat") == ["agent dagger", "agent mentat"]
    assert told("acquire the_spice_must_flow reserve") == ["acquire the_spice_must_flow"]
    assert told("trash discard dagger") == ["trash dagger"]
    assert told("deploy 2 troop") == ["deploy troop"]
    assert told("reveal") == ["reveal"] and told("amount 3") == ["amount"]


def test_an_effect_is_found_and_a_good_seat_is_not_taken_for_one() -> None:
    """Half of the time in the good seat, something that helps nothing looks good unless seats are compared."""
    dice = Random(1)
    idle, real = [], []
    for _ in range(4000):
        seat = dice.randrange(2)
        has = dice.random() < (0.8 if seat == 0 else 0.2)  # mostly had in the good seat
        chance = 0.6 if seat == 0 else 0.3
        idle.append((seat, has, int(dice.random() < chance)))
        real.append((seat, has, int(dice.random() < chance + (0.15 if has else 0.0))))
    middle, low, high, many = effect(idle) or (9, 9, 9, 9)
    assert low < 0 < high and abs(middle) < 0.05 and 1800 < many < 2200
    middle, low, high, _ = effect(real) or (0, 0, 0, 0)
    assert low < 0.15 < high and low > 0.08


def test_of_what_is_rare_nothing_is_said() -> None:
    assert effect([(0, True, 1)] * 29 + [(0, False, 0)] * 500) is None
    assert effect([(0, True, 1)] * 500 + [(0, False, 0)] * 29) is None
    assert effect([(0, True, 1)] * 50 + [(1, False, 0)] * 50) is None  # never in the same seat
    # nearly everybody in one seat, nobody in the other: the one who had it not tells nothing
    assert effect([(0, True, 1)] * 500 + [(0, False, 0)] + [(1, False, 0)] * 500) is None


def rows(games: int) -> list[dict[str, Any]]:
    dice = Random(2)
    made = []
    for index in range(games):
        good = dice.randrange(2)
        won = [0, 0]
        won[good if dice.random() < 0.8 else 1 - good] = 1
        leaders = ["weak", "weak"]
        leaders[good] = "strong"
        deeds: list[list[str]] = [["agent mentat"], []] if dice.random() < 0.5 else [[], ["agent mentat"]]
        done = {"opening": deeds, "early": deeds, "ever": deeds, "first": deeds}
        side = "harkonnen" if won[0] else "atreides"
        made.append({"index": index, "won": won, "leaders": leaders, **done, "rounds": 5, "side": side, "how": "luck"})
    return made


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_and_its_page(lang: str) -> None:
    found = report(PLAN, rows(200))
    strong, weak = found["leaders"]
    assert strong["name"] == "strong" and strong["low"] > 0.4 and weak["high"] < -0.4
    assert [line["name"] for line in found["early"]] == ["agent mentat"] and found["mean_rounds"] == 5
    assert [line["side"] for line in found["seats"]] == ["harkonnen", "atreides"]
    assert {line["how"] for line in found["decided"]} == {"luck"} and len(found["decided"]) == 2
    mentat = found["early"][0]
    found["ever"] = [{**mentat, "low": 0.1, "effect": 0.2, "high": 0.3}, {**mentat, "low": -0.1, "name": "nothing"}]
    page = study_page(found, lambda kind, key: f"{kind} {key.title()}", lang)
    assert "leader Strong" in page and "side Atreides" in page and "agent mentat" in page
    drawn = study_plots(found, lambda kind, key: key, lang)
    assert "nothing" not in "".join(drawn.values())  # an interval on both sides of 0 is not drawn
    assert page.count("<th>nothing</th>") == 1 and page.count("<td>mentat</td>") == 4  # but stands in the table
    assert {"seats", "leaders", "ever"} <= set(drawn) and page.count("<svg") == len(drawn)
    ElementTree.fromstring(picture(drawn["leaders"]))


def test_a_study_begun_before_openings_were_noted_goes_on() -> None:
    older = rows(200)
    for row in older[:100]:
        del row["opening"]
    found = report(PLAN, older)
    assert found["early"][0]["seats"] == 200 and found["opening"][0]["seats"] == 100


def test_the_data_behind_it(tmp_path: Path) -> None:
    parquet: Any = pytest.importorskip("pyarrow.parquet", reason="results need pyarrow: pip install 'landsraad[lab]'")
    lab.write_parquet(PLAN, rows(3), tmp_path / "s.parquet")
    table = parquet.read_table(tmp_path / "s.parquet").to_pylist()
    assert len(table) == 6 and sum(row["won"] for row in table) == 3
