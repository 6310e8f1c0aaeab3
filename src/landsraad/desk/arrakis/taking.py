"""All hits of a step at once: who can be left, by which answers, and which are proposed (war_for_arrakis 9.9)."""

from landsraad.arrakis import words as w
from landsraad.arrakis.catalog import LEADER_IDS
from landsraad.arrakis.figures import count_of, has_units, leader_count, named_count, named_leaders, unit_count
from landsraad.desk.arrakis.battle_odds import takings

GONE = "gone"  # nobody is left: without units the leaders go as well

# What is kept by the proposal: units, since each rolls a die, named leaders, then whatever is stronger than a regular.
A_UNIT = 10
A_NAMED_LEADER = 14
A_LEADER = 7
A_SPECIAL = 5
AN_ELITE = 3


def endings(units: int, spare: int, hits: int) -> dict[int, list[int]]:
    """Every legion that can be left after so many hits, with answers that lead there; 0 where nobody is left."""
    now: dict[tuple[int, int], list[int]] = {(units, spare): []}
    for _ in range(hits):
        following: dict[tuple[int, int], list[int]] = {}
        for (figures, regulars), answers in now.items():
            if not has_units(figures):
                following.setdefault((0, regulars), answers)
                continue
            for action, after in takings(figures, regulars).items():
                following.setdefault(after, [*answers, action])
        now = following
    found: dict[int, list[int]] = {}
    for (figures, _), answers in now.items():
        found.setdefault(figures if has_units(figures) else 0, answers)
    return found


def worth(units: int) -> int:
    """How much is left, roughly, where nobody reckons odds."""
    named = named_count(units)
    return (
        A_UNIT * unit_count(units, 0)
        + A_NAMED_LEADER * named
        + A_LEADER * (leader_count(units) - named + count_of(units, w.TROOP))
        + A_SPECIAL * count_of(units, w.SPECIAL)
        + AN_ELITE * count_of(units, w.ELITE)
    )


def proposal(units: int, spare: int, hits: int) -> list[int]:
    """The answers that keep the most."""
    found = endings(units, spare, hits)
    return found[max(found, key=lambda left: (worth(left), -left))]


def key_of(units: int) -> str:
    """A legion in a word, as the pages write it too: "2,1,0,0,1;stilgar"."""
    if not has_units(units):
        return GONE
    counts = ",".join(str(count_of(units, kind)) for kind in range(len(w.KIND_NAMES)))
    return f"{counts};{'+'.join(LEADER_IDS[leader] for leader in named_leaders(units))}"
