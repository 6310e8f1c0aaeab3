"""Free order (imperium 3.5) by brute force: resolving effects at once takes nothing away from the acting player.

The engine carries out many effects by itself. Here small turns are played to their end in every possible way, once with
the engine as it is and once with every effect of the agenda left to its owner, pure gains included. Whatever can be had
in any order must be had, or bettered, with the engine's own order; and nothing else may come out of it. Shuffles are
part of what is compared, so no position has two piles to shuffle in one turn: their order would change the dice only.
"""

from collections import Counter
from typing import Any

import pytest

from landsraad.game import Game
from landsraad.imperium import agenda, effects
from landsraad.imperium import words as w
from landsraad.kernel.table import Table, apply, clone, save
from tests.imperium.lean import lean
from tests.imperium.table import offered, play

pytestmark = pytest.mark.skipif(
    not str(agenda.__file__).endswith(".py"), reason="a compiled engine cannot be told to leave everything open"
)

# More of these is never worse. A garrisoned troop is worth more than one in supply.
RESOURCES = (w.SOLARI, w.SPICE, w.WATER, w.POINTS, w.SWORDS, w.GARRISON)
# Piles whose order means nothing, for one seat each or for the table.
UNORDERED = (w.HAND, w.DISCARD, w.PLAYED, w.REVEALED, w.INTRIGUE)
LIMIT = 40_000

State = tuple[Any, ...]


def frozen(value: Any) -> Any:
    return tuple(frozen(item) for item in value) if isinstance(value, list) else value


def key(t: Table) -> State:
    """A table as something that can be looked up."""
    data = save(t)
    return tuple(frozen(data[name]) for name in sorted(data))


def outcome(t: Table) -> tuple[tuple[int, ...], State]:
    """What a finished turn leaves: the acting player's resources, and everything else."""
    mine = t.seats[0]
    resources = tuple(mine[counter] for counter in RESOURCES)
    counters = mine[: w.TURN_FIRST]  # the counters of the turn itself are worth nothing any more
    for counter in (*RESOURCES, w.SUPPLY):
        counters[counter] = 0
    bags = {zone + number for zone in UNORDERED for number in range(len(t.seats))} | {w.TRASH, w.INTRIGUE_DISCARD}
    zones = tuple(tuple(sorted(pile) if zone in bags else pile) for zone, pile in enumerate(t.zones))
    others = frozen(t.seats[1:])
    return resources, (frozen(counters), others, frozen(t.shared), zones, frozen(t.pending), t.key, t.chance)


def turn_over(t: Table) -> bool:
    return t.shared[w.ACTIVE] != 1


def outcomes(start: Table, action: int) -> dict[State, set[tuple[int, ...]]]:
    """Every end of the turn that begins with this action: the rest of the table, and the resources reached with it."""
    first = clone(start)
    apply(first, action)
    found: dict[State, set[tuple[int, ...]]] = {}
    seen = {key(first)}
    open_tables = [first]
    while open_tables:
        t = open_tables.pop()
        if turn_over(t):
            resources, rest = outcome(t)
            found.setdefault(rest, set()).add(resources)
            continue
        for option in t.options:
            after = clone(t)
            apply(after, option)
            if (mark := key(after)) not in seen:
                seen.add(mark)
                open_tables.append(after)
        assert len(seen) < LIMIT, "this position is not small"
    return found


def action_of(game: Game, move: str) -> int:
    return next(option.action for option in game.options if option.notation == move)


def compare(game: Game, move: str, patch: pytest.MonkeyPatch) -> tuple[int, int]:
    """Play a turn both ways and compare; how many outcomes each way has."""
    action = action_of(game, move)
    own = outcomes(game.table, action)
    with patch.context() as left_open:
        left_open.setattr(agenda, "settled", lambda *_: False)
        left_open.setattr(agenda, "BUILT_IN", 0)
        left_open.setattr(effects, "BUILT_IN", 0)
        every = outcomes(game.table, action)
    for rest, reached in every.items():
        for resources in reached:
            better = [mine for mine in own.get(rest, ()) if all(a >= b for a, b in zip(mine, resources, strict=True))]
            assert better, f"{game.rules.notation.write(action)}: resources {resources} cannot be had with this table"
    for rest, reached in own.items():
        assert reached <= every.get(rest, set()), "an outcome that no order of effects leads to"
    return sum(map(len, own.values())), sum(map(len, every.values()))


Position = tuple[list[str], dict[str, Any], dict[str, Any], str]

NO_LIAISONS = {"discard": ["arrakis_liaison"] * 8}
SHORT = {"supply": 3, "garrison": 9}
ONE_INTRIGUE = {"intrigue_deck": ["windfall"]}

# A name, moves to play first, seat 0, the rest of the table, the move that begins what is compared.
POSITIONS: dict[str, Position] = {
    "two draws and a troop": (
        [],
        {"hand": ["dr_yueh"], "deck": ["dagger"], "discard": ["scout", "diplomacy"]},
        {},
        "agent dr_yueh arrakeen",
    ),
    "two recruits, one troop left": (
        [],
        {"hand": ["arrakis_recruiter"], "deck": [], "supply": 1, "garrison": 0, "conflict": 11},
        {},
        "agent arrakis_recruiter arrakeen",
    ),
    "the Emperor's bonus with a short supply": (
        [],
        {"hand": ["diplomacy"], "deck": [], "spice": 4, "influence": {"emperor": 3}, **SHORT},
        ONE_INTRIGUE,
        "agent diplomacy conspire",
    ),
    "a legion at Conspire": (
        [],
        {"hand": ["sardaukar_legion"], "deck": [], "spice": 4, "influence": {"emperor": 3}, "supply": 5, "garrison": 7},
        {},
        "agent sardaukar_legion conspire",
    ),
    "a card acquired and a card drawn": (
        [],
        {"hand": ["space_travel"], "deck": [], "discard": ["dagger"]},
        {},
        "agent space_travel foldspace",
    ),
    "three draws and a trash icon": (
        [],
        {"hand": ["fedaykin_death_commando", "dagger"], "deck": ["scout"], "discard": ["diplomacy"], "water": 2,
         "garrison": 0},
        {},
        "agent fedaykin_death_commando research_station",
    ),
    "two Intrigue cards, one in the deck": (
        [],
        {"hand": ["diplomacy"], "deck": [], "influence": {"bene_gesserit": 3}},
        ONE_INTRIGUE,
        "agent diplomacy secrets",
    ),
    "trash to draw, and trash": (
        [],
        {"hand": ["sietch_reverend_mother", "dagger"], "deck": ["scout"], "discard": ["diplomacy"], "spice": 2},
        {},
        "agent sietch_reverend_mother selective_breeding",
    ),
    "Power Play over the bonus": (
        [],
        {"hand": ["power_play"], "deck": [], "influence": {"fremen": 3}, "garrison": 1},
        {},
        "agent power_play stillsuits",
    ),
    "an arrow at a faction's bonus": (
        [],
        {"hand": ["spice_smugglers"], "deck": [], "spice": 2, "influence": {"spacing_guild": 3}, "garrison": 0},
        {},
        "agent spice_smugglers carthag",
    ),
    "Ilban pays and trashes": (
        [],
        {"leader": "count_ilban_richese", "hand": ["gene_manipulation"], "played": ["the_voice"], "deck": ["dagger"],
         "discard": ["scout", "diplomacy"], "solari": 2},
        {},
        "agent gene_manipulation mentat",
    ),
    "Ariana harvests and trashes": (
        [],
        {"leader": "countess_ariana_thorvald", "hand": ["fedaykin_death_commando"], "deck": [], "water": 1,
         "discard": ["scout", "diplomacy"], "garrison": 0},
        {},
        "agent fedaykin_death_commando hagga_basin",
    ),
    "Rabban's signet and the Emperor's Alliance": (
        ["play dispatch_an_envoy 1"],
        {"leader": "glossu_the_beast_rabban", "hand": ["signet_ring"], "deck": [], "influence": {"emperor": 3},
         "intrigue": ["dispatch_an_envoy"], **SHORT},
        {},
        "agent signet_ring wealth",
    ),
    "Leto behind before the visit, level after it": (
        ["play dispatch_an_envoy 1"],
        {"leader": "duke_leto_atreides", "hand": ["signet_ring"], "deck": [], "spice": 1,
         "intrigue": ["dispatch_an_envoy"]},
        {"second": {"influence": {"emperor": 1, "fremen": 1}}},
        "agent signet_ring wealth",
    ),
    "water gained and paid": (
        [],
        {"hand": ["duncan_idaho"], "deck": ["dagger"], "influence": {"fremen": 2}, "garrison": 0},
        {},
        "agent duncan_idaho sietch_tabr",
    ),
    "Other Memory beside a draw": (
        [],
        {"hand": ["other_memory"], "deck": [], "discard": ["the_voice", "dagger"], "garrison": 0},
        {},
        "agent other_memory arrakeen",
    ),
    "Memnon's seat, a trash icon and a condition": (
        [],
        {"leader": "earl_memnon_thorvald", "hand": ["gene_manipulation"], "played": ["the_voice"], "deck": [],
         "solari": 5, "influence": {"emperor": 3}},
        {},
        "agent gene_manipulation high_council",
    ),
    "influence that makes a condition true": (
        ["play dispatch_an_envoy 1"],
        {"hand": ["smugglers_thopter"], "deck": ["dagger"], "influence": {"spacing_guild": 1},
         "intrigue": ["dispatch_an_envoy"]},
        {},
        "agent smugglers_thopter foldspace",
    ),
    "solari gained and paid": (
        [],
        {"hand": ["firm_grip"], "deck": [], "influence": {"emperor": 3, "fremen": 3}},
        {},
        "agent firm_grip wealth",
    ),
    "a Plot card that draws, and a trash icon": (
        [],
        {"hand": ["fedaykin_death_commando"], "deck": ["scout"], "discard": ["dagger", "diplomacy"], "spice": 1,
         "water": 1, "intrigue": ["water_of_life"], "garrison": 0},
        {},
        "agent fedaykin_death_commando arrakeen",
    ),
    "a spy and the last Intrigue card": (
        [],
        {"hand": ["imperial_spy"], "deck": [], "intrigue": ["favored_subject"], "influence": {"emperor": 2}},
        ONE_INTRIGUE,
        "agent imperial_spy wealth",
    ),
    "two Intrigue cards and a played one": (
        [],
        {"hand": ["piter_de_vries"], "deck": [], "intrigue": ["bribery"], "solari": 2, "garrison": 0,
         "influence": {"bene_gesserit": 3}},
        ONE_INTRIGUE,
        "agent piter_de_vries carthag",
    ),
    "the Baron's fourth troop": (
        [],
        {"leader": "baron_vladimir_harkonnen", "masterstroke": ["emperor", "bene_gesserit"], "hand": ["diplomacy"],
         "deck": [], "water": 1, "supply": 4, "garrison": 2, "conflict": 6, "influence": {"emperor": 3}},
        {},
        "agent diplomacy hardy_warriors",
    ),
    "a draw beside the Baron's fourth troop": (
        [],
        {"leader": "baron_vladimir_harkonnen", "masterstroke": ["emperor", "bene_gesserit"], "garrison": 2,
         "conflict": 5, "hand": ["arrakis_recruiter"], "deck": ["scout", "dagger"], "influence": {"bene_gesserit": 3}},
        {"intrigue_deck": ["poison_snooper"]},
        "agent arrakis_recruiter arrakeen",
    ),
    "spice gained where spice is sold": (
        [],
        {"hand": ["worm_riders"], "deck": [], "spice": 3},
        {},
        "agent worm_riders sell_melange",
    ),
    "Foldspace trashes itself or is trashed": (
        [],
        {"hand": ["foldspace", "dagger"], "deck": ["scout"], "discard": ["diplomacy"], "spice": 2},
        {},
        "agent foldspace selective_breeding",
    ),
    "a reveal with an arrow and a retreat": (
        [],
        {"hand": ["gurney_halleck", "scout"], "deck": [], "solari": 3, "conflict": 1, "garrison": 1},
        {"row": [None] * 5, "imperium_deck": [], "second": NO_LIAISONS},
        "reveal",
    ),
    "a reveal with a bond and influence": (
        [],
        {"hand": ["crysknife", "liet_kynes"], "deck": [], "influence": {"fremen": 3}},
        {"row": [None] * 5, "imperium_deck": [], "second": NO_LIAISONS},
        "reveal",
    ),
    "a reveal with an Intrigue card and a choice": (
        [],
        {"hand": ["thufir_hawat", "bene_gesserit_sister"], "deck": [], "conflict": 1},
        {"row": [None] * 5, "imperium_deck": [], "second": NO_LIAISONS, **ONE_INTRIGUE},
        "reveal",
    ),
    "a reveal with a purchase": (
        [],
        {"hand": ["opulence", "crysknife"], "deck": [], "solari": 5, "influence": {"spacing_guild": 3},
         "intrigue": ["guild_authorization"]},
        {"row": ["scout", None, None, None, None], "imperium_deck": ["dr_yueh"], "second": NO_LIAISONS},
        "reveal",
    ),
    "Tessia's token at a faction's space": (
        [],
        {"leader": "tessia_vernius", "hand": ["diplomacy"], "deck": [], "influence": {"fremen": 1}, "garrison": 1},
        {"ix": True},
        "agent diplomacy stillsuits",
    ),
    "a freighter, an arrow and a draw": (
        [],
        {"hand": ["esmar_tuek"], "deck": [], "discard": ["dagger"], "influence": {"spacing_guild": 3}, "spice": 1,
         "freighter": 1},
        {"ix": True},
        "agent esmar_tuek smuggling",
    ),
    "a discard that unloads": (
        [],
        {"hand": ["truthsayer", "esmar_tuek"], "deck": [], "influence": {"bene_gesserit": 3}},
        {"ix": True, **ONE_INTRIGUE},
        "agent truthsayer secrets",
    ),
    "recruits beside Treachery and Troop Transports": (
        [],
        {"hand": ["treachery"], "deck": [], "tiles": ["troop_transports"], "freighter": 2, "spice": 5, "supply": 6,
         "garrison": 0, "conflict": 6, "intrigue": ["expedite"]},
        {"ix": True, "tech": [[], [], []]},
        "agent treachery conspire",
    ),
    "recruits beside Troop Transports that are still to be bought": (
        [],
        {"hand": ["treachery"], "deck": [], "freighter": 3, "spice": 5, "supply": 6, "garrison": 0, "conflict": 6,
         "intrigue": ["expedite"]},
        {"ix": True, "tech": [["troop_transports"], [], []], **ONE_INTRIGUE},
        "agent treachery conspire",
    ),
    "recruits beside three cards that take troops": (
        [],
        {"hand": ["treachery", "treachery", "ix_guild_compact"], "deck": [], "discard": ["dagger", "diplomacy"],
         "spice": 4, "supply": 7, "garrison": 0, "conflict": 5, "intrigue": ["ixian_probe"]},
        {"ix": True, "tech": [[], [], []]},
        "agent treachery conspire",
    ),
    "a tile or a negotiator, twice": (
        [],
        {"hand": ["signet_ring"], "leader": "prince_rhombur_vernius", "deck": [], **SHORT},
        {"ix": True},
        "agent signet_ring tech_negotiation",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", POSITIONS)
def test_resolving_at_once_loses_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """imperium 3.5, 6.4.6."""
    before, person, rest, move = POSITIONS[name]
    shared = dict(rest)
    second = shared.pop("second", {})
    game = play(lean(person, second, **shared), *before)
    own, every = compare(game, move, monkeypatch)
    assert 1 <= own <= every


def test_the_brute_force_leaves_everything_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """imperium 3.5: with the patches even the solari of Wealth wait to be taken; without them they do not."""
    position = {"hand": ["opulence"], "deck": [], "intrigue": ["windfall"]}
    assert offered(play(lean(position), "agent opulence wealth")) == ["end", "play windfall 1"]
    monkeypatch.setattr(agenda, "settled", lambda *_: False)
    monkeypatch.setattr(agenda, "BUILT_IN", 0)
    monkeypatch.setattr(effects, "BUILT_IN", 0)
    waiting = Counter(offered(play(lean(position), "agent opulence wealth")))
    assert waiting == Counter(["do wealth.space.1", "do emperor_visit_1.1", "do opulence.agent.1", "play windfall 1"])


def test_the_comparison_finds_an_order_that_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """imperium 3.5: an engine that draws before Foldspace is acquired, come what may, is caught."""
    settled = agenda.settled
    monkeypatch.setattr(
        agenda, "settled", lambda t, seat, group, part, op: op == w.DRAW or settled(t, seat, group, part, op)
    )
    game = lean({"hand": ["space_travel"], "deck": [], "discard": ["dagger"]})
    with pytest.raises(AssertionError, match="cannot be had"):
        compare(game, "agent space_travel foldspace", monkeypatch)
