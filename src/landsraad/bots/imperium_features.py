"""What a side of Dune: Imperium has, as numbers a value can be learnt from."""

from typing import Final

from landsraad.bots.imperium_tables import Tables
from landsraad.imperium import words as w
from landsraad.imperium.catalog import CONFLICTS, FOLDSPACE_CARD, INTRIGUES, LEADER_IDS, SPICE_MUST_FLOW, TILES
from landsraad.imperium.conditions import count, holds
from landsraad.imperium.facts import strength
from landsraad.imperium.store import KIDS, OP, A, B, C
from landsraad.kernel.table import Table
from landsraad.kernel.vecs import i64

FACTIONS: Final = 4
NEAR: Final = 3  # points before the goal from which they count twice

NAMES: Final[list[str]] = [
    "points",
    "points_near",
    "lead",
    *[f"influence_{name}" for name in w.FACTION_NAMES],
    "tracks_at_1",
    "tracks_from_2",
    "tracks_at_3",
    "tracks_from_4",
    "alliances",
    "alliances_safe",
    "alliances_in_reach",
    "solari",
    "solari_many",
    "spice",
    "spice_many",
    "water",
    "water_many",
    "garrison",
    "conflict",
    "supply_short",
    "dreadnoughts_garrison",
    "dreadnoughts",
    "negotiators",
    "strength",
    "strength_lead",
    "agents",
    "swordmaster",
    "council",
    "mentat",
    "deck_cards",
    "deck_persuasion",
    "deck_swords",
    "deck_quality",
    "starting_cards",
    "spice_must_flow",
    "foldspace",
    "hand_cards",
    "hand_persuasion",
    "hand_swords",
    "hand_quality",
    "intrigue_cards",
    "intrigue_worth",
    "intrigue_points",
    "tiles",
    "tiles_worth",
    "tiles_points",
    "freighter",
    "control",
    "control_at_stake",
    "dreadnoughts_out",
    "first_player",
    "turn_order",
    "rival",
    *[f"leader_{name}" for name in LEADER_IDS],
]


def features(t: Table, seat: i64, tables: Tables, goal: i64) -> list[float]:
    """The numbers of one seat, in the order of NAMES."""
    found: list[float] = []
    mine = t.seats[seat]
    best: i64 = -1
    strongest: i64 = 0
    for other in range(len(t.seats)):
        if other != seat and not (t.shared[w.MODE] == w.TWO_PLAYERS and t.seats[other][w.RIVAL]):
            best = max(best, t.seats[other][w.POINTS])
        if other != seat:
            strongest = max(strongest, strength(t.seats[other]))
    points = mine[w.POINTS]
    found.append(float(points))
    found.append(float(max(0, points - goal + NEAR)))
    found.append(float(points - best))
    _tracks(t, seat, found)
    for counter, many in ((w.SOLARI, 6), (w.SPICE, 4), (w.WATER, 2)):
        found.append(float(min(mine[counter], 12)))
        found.append(float(max(0, min(mine[counter], 12) - many)))
    found.append(float(mine[w.GARRISON]))
    found.append(float(mine[w.CONFLICT]))
    found.append(float(max(0, 4 - mine[w.SUPPLY])))
    found.append(float(mine[w.SHIPS_GARRISON]))
    out: i64 = 0
    flags: i64 = 0
    for flag in range(3):
        out += 1 if t.shared[w.SHIP_AT + flag] == seat + 1 else 0
        flags += 1 if t.shared[w.CONTROL + flag] == seat + 1 else 0
    found.append(float(mine[w.SHIPS_GARRISON] + mine[w.SHIPS_CONFLICT] + out))
    found.append(float(mine[w.NEGOTIATORS]))
    power = strength(mine)
    found.append(float(power))
    found.append(float(power - strongest) if power > 0 else 0.0)
    found.append(float(mine[w.AGENTS]))
    found.append(float(mine[w.SWORDMASTER]))
    found.append(float(mine[w.COUNCIL]))
    found.append(1.0 if t.shared[w.MENTAT] == seat + 1 or t.shared[w.MENTAT_NEXT] == seat + 1 else 0.0)
    _cards(t, seat, tables, found)
    _intrigue(t, seat, tables, found)
    _tiles(t, seat, tables, found)
    found.append(float(mine[w.FREIGHTER]))
    found.append(float(flags))
    battle = t.shared[w.BATTLE] - 1
    at_stake: i64 = CONFLICTS[battle].flag if battle >= 0 else -1
    found.append(1.0 if at_stake >= 0 and t.shared[w.CONTROL + at_stake] == seat + 1 else 0.0)
    found.append(float(out))
    found.append(1.0 if t.shared[w.FIRST] == seat else 0.0)
    found.append(float((seat - t.shared[w.FIRST]) % len(t.seats)))
    found.append(float(mine[w.RIVAL]))
    leader: i64 = -1 if mine[w.RIVAL] else mine[w.LEADER]
    for number in range(len(LEADER_IDS)):
        found.append(1.0 if number == leader else 0.0)
    return found


def _tracks(t: Table, seat: i64, found: list[float]) -> None:
    mine = t.seats[seat]
    ones: i64 = 0
    twos: i64 = 0
    threes: i64 = 0
    fours: i64 = 0
    alliances: i64 = 0
    safe: i64 = 0
    reach: i64 = 0
    for faction in range(FACTIONS):
        level = mine[w.INFLUENCE + faction]
        found.append(float(level))
        ones += 1 if level == 1 else 0
        twos += 1 if level >= 2 else 0
        threes += 1 if level == 3 else 0
        fours += 1 if level >= 4 else 0
        rival: i64 = 0
        for other in range(len(t.seats)):
            if other != seat:
                rival = max(rival, t.seats[other][w.INFLUENCE + faction])
        holder = t.shared[w.ALLIANCE + faction] - 1
        if holder == seat:
            alliances += 1
            safe += min(2, level - rival)
        elif level >= 3 and (holder < 0 or level >= t.seats[holder][w.INFLUENCE + faction]):
            reach += 1
    for number in (ones, twos, threes, fours, alliances, safe, reach):
        found.append(float(number))


def _cards(t: Table, seat: i64, tables: Tables, found: list[float]) -> None:
    """The deck as a whole, and the hand."""
    cards: i64 = 0
    persuasion: i64 = 0
    swords: i64 = 0
    quality: i64 = 0
    starting: i64 = 0
    flows: i64 = 0
    folds: i64 = 0
    for pile in (w.DECK, w.HAND, w.DISCARD, w.PLAYED, w.REVEALED):
        for card in t.zones[pile + seat]:
            cards += 1
            persuasion += tables.persuasion[card]
            swords += tables.swords[card]
            quality += tables.quality[card]
            starting += tables.starting[card]
            flows += 1 if card == SPICE_MUST_FLOW[0] else 0
            folds += 1 if card == FOLDSPACE_CARD[0] else 0
    each = 5.0 / float(max(5, cards))
    found.append(float(cards))
    found.append(float(persuasion) * each)
    found.append(float(swords) * each)
    found.append(float(quality) * each / 100.0)
    found.append(float(starting))
    found.append(float(flows))
    found.append(float(folds))
    hand = t.zones[w.HAND + seat]
    persuasion = 0
    swords = 0
    quality = 0
    for card in hand:
        persuasion += tables.persuasion[card]
        swords += tables.swords[card]
        quality += tables.quality[card]
    found.append(float(len(hand)))
    found.append(float(persuasion))
    found.append(float(swords))
    found.append(float(quality) / 100.0)


def _intrigue(t: Table, seat: i64, tables: Tables, found: list[float]) -> None:
    """How many, what they are worth, and which points the end of the game would bring if it were now."""
    hand = t.zones[w.INTRIGUE + seat]
    worth: i64 = 0
    points: i64 = 0
    for card in hand:
        worth += tables.intrigue[card]
        best: i64 = 0
        for part in INTRIGUES[card].parts:
            if part.timing == w.END:
                code, a, b = part.condition
                if holds(t, seat, code, a, b, part.effect):
                    best = max(best, _points(t, seat, part.effect))
        points += best
    found.append(float(len(hand)))
    found.append(float(worth) / 100.0)
    found.append(float(points))


def _points(t: Table, seat: i64, part: i64) -> i64:
    """What an Endgame card would bring now; Corner the Market has two parts, each with a condition of its own."""
    op = OP[part]
    if op == w.GAIN:
        return B[part] if A[part] == w.POINTS else 0
    found: i64 = 0
    if op == w.ALL or (op == w.WHEN and holds(t, seat, A[part], B[part], C[part], part)):
        for kid in KIDS[part]:
            found += _points(t, seat, kid)
    return found


def _tiles(t: Table, seat: i64, tables: Tables, found: list[float]) -> None:
    worth: i64 = 0
    points: i64 = 0
    tiles = t.zones[w.TILES + seat]
    for tile in tiles:
        worth += tables.tile_round[tile]
        for part in TILES[tile].end:
            if OP[part] == w.PER:
                points += B[part] * count(t, seat, C[part], 0)
            elif holds(t, seat, A[part], B[part], C[part], part):
                points += 1
    found.append(float(len(tiles)))
    found.append(float(worth) / 100.0)
    found.append(float(points))
