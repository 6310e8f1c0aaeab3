"""What the journal tells: one code an event. Each is written as (code, seat, a, b, c).

An Event has shown somebody something, a Deed has not: it may be taken back. Which cards were drawn is seen by their
owner, how many by the others.
"""

from typing import Annotated, Final

from landsraad.kernel.declare import OTHERS, OWNER, Deed, Event

ROUND_BEGAN: Final[Annotated[int, Event()]] = 1  # round, Conflict card
DREW: Final[Annotated[int, Event(seen=OTHERS)]] = 2  # how many
DREW_CARD: Final[Annotated[int, Event(seen=OWNER)]] = 3  # card
RESHUFFLED: Final[Annotated[int, Event()]] = 4
SENT_AGENT: Final[Annotated[int, Deed()]] = 5  # card, space, the space it came from + 1
PAID: Final[Annotated[int, Deed()]] = 6  # counter, how much
GAINED_SOME: Final[Annotated[int, Deed()]] = 7  # counter, how much, component
RECRUITED_TROOPS: Final[Annotated[int, Deed()]] = 8  # how many
DEPLOYED_SOME: Final[Annotated[int, Deed()]] = 9  # troops, dreadnoughts
RETREATED: Final[Annotated[int, Deed()]] = 10  # troops, dreadnoughts
LOST_TROOPS: Final[Annotated[int, Deed()]] = 11  # how many, place
INFLUENCE_ROSE: Final[Annotated[int, Deed()]] = 12  # faction, level
INFLUENCE_FELL: Final[Annotated[int, Deed()]] = 13  # faction, level
TOOK_ALLIANCE: Final[Annotated[int, Deed()]] = 14  # faction, former holder + 1
LOST_ALLIANCE: Final[Annotated[int, Deed()]] = 15  # faction
PLAYED_INTRIGUE: Final[Annotated[int, Deed()]] = 16  # card, part
DREW_INTRIGUE: Final[Annotated[int, Event(seen=OTHERS)]] = 17  # how many
DREW_INTRIGUE_CARD: Final[Annotated[int, Deed(seen=OWNER)]] = 18  # card, whose it was + 1 (0: the deck's)
STOLE_INTRIGUE: Final[Annotated[int, Event(seen=OTHERS)]] = 19  # victim
LOST_INTRIGUE_CARD: Final[Annotated[int, Deed(seen=OWNER)]] = 20  # card
REVEALED_HAND: Final[Annotated[int, Deed()]] = 21
REVEALED_CARD: Final[Annotated[int, Deed()]] = 22  # card
ACQUIRED_CARD: Final[Annotated[int, Deed()]] = 23  # card, 1 if it was bought
TRASHED_CARD: Final[Annotated[int, Deed()]] = 24  # card, place
DISCARDED_CARD: Final[Annotated[int, Deed()]] = 25  # card, 1 if somebody else's turn has forced it
ACQUIRED_TILE: Final[Annotated[int, Deed()]] = 26  # tile, negotiators returned
USED_TILE: Final[Annotated[int, Deed()]] = 27  # tile
FREIGHTER_ADVANCED: Final[Annotated[int, Deed()]] = 28  # position
FREIGHTER_RECALLED: Final[Annotated[int, Deed()]] = 29  # position it left
PLACED_NEGOTIATOR: Final[Annotated[int, Deed()]] = 30
COMMISSIONED_SHIP: Final[Annotated[int, Deed()]] = 31
SET_STRENGTH: Final[Annotated[int, Deed()]] = 32  # strength
PASSED: Final[Annotated[int, Deed()]] = 33
WON_CONFLICT: Final[Annotated[int, Deed()]] = 34  # strength
TOOK_PLACE: Final[Annotated[int, Deed()]] = 35  # place, strength, 1 if it is for a tie for the place before
TOOK_CONTROL: Final[Annotated[int, Deed()]] = 36  # location
PLACED_SHIP: Final[Annotated[int, Deed()]] = 37  # location
SHIP_CAME_HOME: Final[Annotated[int, Deed()]] = 38  # location
BONUS_SPICE: Final[Annotated[int, Deed()]] = 39  # Maker space, spice on it
RECALLED_AGENTS: Final[Annotated[int, Deed()]] = 40
CLOSED_SPACE: Final[Annotated[int, Deed()]] = 41  # space
TOOK_MENTAT: Final[Annotated[int, Deed()]] = 42
TOOK_SWORDMASTER: Final[Annotated[int, Deed()]] = 43
TOOK_COUNCIL_SEAT: Final[Annotated[int, Deed()]] = 44
RECALLED_AGENT: Final[Annotated[int, Deed()]] = 45  # space
REMOVED_FROM_ROW: Final[Annotated[int, Deed()]] = 46  # card
SET_CARD_ASIDE: Final[Annotated[int, Deed()]] = 47
CARD_CAME_BACK: Final[Annotated[int, Deed()]] = 48  # card
PUT_ON_DECK: Final[Annotated[int, Deed()]] = 49  # the card just acquired
BURIED_INTRIGUE: Final[Annotated[int, Deed()]] = 50  # an Intrigue card went under the deck
TOOK_FROM_DISCARD: Final[Annotated[int, Deed()]] = 51  # card
CHOSE_LEADER: Final[Annotated[int, Deed()]] = 52  # leader
PASSED_TURN: Final[Annotated[int, Deed()]] = 53
ANOTHER_TURN_TAKEN: Final[Annotated[int, Deed()]] = 54
GAME_ENDED: Final[Annotated[int, Deed()]] = 55
MOVED_SNOOPER: Final[Annotated[int, Deed()]] = 56  # faction, which one
SHOWED_MASTERSTROKE: Final[Annotated[int, Event()]] = 57  # factions (bits)
COMBAT_BEGAN: Final[Annotated[int, Deed()]] = 58
TURN_BEGAN: Final[Annotated[int, Deed()]] = 59
RETURNED_SHIP: Final[Annotated[int, Deed()]] = 60  # a dreadnought to supply, for a point
ROW_REFILLED: Final[Annotated[int, Event()]] = 61  # card
TILE_TURNED_UP: Final[Annotated[int, Event()]] = 62  # tile
REVEALED_HAGAL: Final[Annotated[int, Event()]] = 64  # House Hagal card
SKIPPED_HAGAL: Final[Annotated[int, Deed()]] = 65  # House Hagal card, why
HAGAL_RESHUFFLED: Final[Annotated[int, Deed()]] = 66
SPENT_FOR_POINT: Final[Annotated[int, Deed()]] = 67  # counter (-1: Intrigue cards), how many
HAGAL_SWORDS: Final[Annotated[int, Event()]] = 68  # House Hagal card, swords
REMOVED_CONTROL: Final[Annotated[int, Deed()]] = 69  # location, former owner
RIVAL_STUCK: Final[Annotated[int, Deed()]] = 70
TRASHED_TILE: Final[Annotated[int, Event()]] = 71  # tile nobody may take
CHURNED: Final[Annotated[int, Event()]] = 72  # two dice
LOST_POINT: Final[Annotated[int, Deed()]] = 74  # component
SPICE_TO_BANK: Final[Annotated[int, Deed()]] = 73  # space, spice
FOR_NOTHING: Final[Annotated[int, Deed()]] = 76  # effect: resolved at a moment when it could not be carried out
TOOK_NOTHING: Final[Annotated[int, Deed()]] = 75  # strength, of somebody who fought and gets no reward
RIVAL_SENT_AGENT: Final[Annotated[int, Deed()]] = 63  # House Hagal card, space
