"""What the journal tells: one code an event. Each is written as (code, seat, a, b, c)."""

from typing import Final

ROUND_BEGAN: Final = 1  # round, Conflict card
DREW: Final = 2  # how many
DREW_CARD: Final = 3  # card; seen by its owner alone
RESHUFFLED: Final = 4
SENT_AGENT: Final = 5  # card, space, the space it came from + 1
PAID: Final = 6  # counter, how much
GAINED_SOME: Final = 7  # counter, how much, component
RECRUITED_TROOPS: Final = 8  # how many
DEPLOYED_SOME: Final = 9  # troops, dreadnoughts
RETREATED: Final = 10  # troops, dreadnoughts
LOST_TROOPS: Final = 11  # how many, place
INFLUENCE_ROSE: Final = 12  # faction, level
INFLUENCE_FELL: Final = 13  # faction, level
TOOK_ALLIANCE: Final = 14  # faction, former holder + 1
LOST_ALLIANCE: Final = 15  # faction
PLAYED_INTRIGUE: Final = 16  # card, part
DREW_INTRIGUE: Final = 17  # how many
DREW_INTRIGUE_CARD: Final = 18  # card; seen by its owner alone
STOLE_INTRIGUE: Final = 19  # victim
LOST_INTRIGUE_CARD: Final = 20  # card; seen by its former owner alone
REVEALED_HAND: Final = 21
REVEALED_CARD: Final = 22  # card
ACQUIRED_CARD: Final = 23  # card, 1 to the top of the deck
TRASHED_CARD: Final = 24  # card, place
DISCARDED_CARD: Final = 25  # card
ACQUIRED_TILE: Final = 26  # tile, price, negotiators returned
USED_TILE: Final = 27  # tile
FREIGHTER_ADVANCED: Final = 28  # position
FREIGHTER_RECALLED: Final = 29  # position it left
PLACED_NEGOTIATOR: Final = 30
COMMISSIONED_SHIP: Final = 31
SET_STRENGTH: Final = 32  # strength
PASSED: Final = 33
WON_CONFLICT: Final = 34  # strength
TOOK_PLACE: Final = 35  # place, strength
TOOK_CONTROL: Final = 36  # location
PLACED_SHIP: Final = 37  # location
SHIP_CAME_HOME: Final = 38  # location
BONUS_SPICE: Final = 39  # Maker space, spice on it
RECALLED_AGENTS: Final = 40
CLOSED_SPACE: Final = 41  # space
TOOK_MENTAT: Final = 42
TOOK_SWORDMASTER: Final = 43
TOOK_COUNCIL_SEAT: Final = 44
RECALLED_AGENT: Final = 45  # space
REMOVED_FROM_ROW: Final = 46  # card
SET_CARD_ASIDE: Final = 47
CARD_CAME_BACK: Final = 48  # card
TRIGGERED: Final = 49  # component
BURIED_INTRIGUE: Final = 50  # an Intrigue card went under the deck
TOOK_FROM_DISCARD: Final = 51  # card
CHOSE_LEADER: Final = 52  # leader
PASSED_TURN: Final = 53
ANOTHER_TURN_TAKEN: Final = 54
GAME_ENDED: Final = 55
MOVED_SNOOPER: Final = 56  # faction, which one
SHOWED_MASTERSTROKE: Final = 57  # factions (bits)
COMBAT_BEGAN: Final = 58
TURN_BEGAN: Final = 59
RETURNED_SHIP: Final = 60  # a dreadnought to supply, for a point
ROW_REFILLED: Final = 61  # card
TILE_TURNED_UP: Final = 62  # tile
SCORED: Final = 63  # points at the end of the game, component

PRIVATE: Final = (DREW_CARD, DREW_INTRIGUE_CARD, LOST_INTRIGUE_CARD)

NAMES: Final = {
    value: name.lower() for name, value in list(globals().items()) if isinstance(value, int) and name.isupper()
}
