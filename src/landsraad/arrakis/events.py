"""What the journal tells: one code an event, each with what its numbers are. It is written as (code, side, a, b, c).

An Event has shown somebody something, a Deed has not: it may be taken back. One that is seen by its owner alone names
their seat instead of a side.
"""

from typing import Annotated, Final

from landsraad.kernel.declare import OWNER, Deed, Event

ROUND_BEGAN: Final[Annotated[int, Event("round")]] = 1
DREW_CARD: Final[Annotated[int, Event("card", "member", seen=OWNER)]] = 2
DISCARDED: Final[Annotated[int, Event("card", about="member")]] = 3
PLAYED: Final[Annotated[int, Deed("card", about="member")]] = 4
PLACED: Final[Annotated[int, Deed("unit", "amount", "area")]] = 5
LEADER_PLACED: Final[Annotated[int, Deed("leader", "area")]] = 6
LEADER_TO_TANK: Final[Annotated[int, Deed("leader")]] = 7
LEADER_ENTERED: Final[Annotated[int, Deed("leader")]] = 8
LEADER_GONE: Final[Annotated[int, Deed("leader")]] = 9
LEADER_BACK: Final[Annotated[int, Deed("leader")]] = 10
LEADER_USED: Final[Annotated[int, Deed("leader")]] = 11
MOVED: Final[Annotated[int, Deed("start:area", "goal:area", "units")]] = 12
TOKEN_REVEALED: Final[Annotated[int, Event()]] = 13  # slot, face, area
SIETCH_REVEALED: Final[Annotated[int, Event("area", "rank")]] = 14
SIGN_PLACED: Final[Annotated[int, Deed("area")]] = 15
SIGN_RESOLVED: Final[Annotated[int, Event("area", "face:wormsign")]] = 16
HARVESTER_LOST: Final[Annotated[int, Deed("area")]] = 17
AIR_CLEARED: Final[Annotated[int, Deed("zone", "piece:aircraft")]] = 18
VEHICLE_PLACED: Final[Annotated[int, Deed()]] = 19  # kind, area or zone
DICE_ROLLED: Final[Annotated[int, Event()]] = 20  # five boxes, four bits each
DIE_CHANGED: Final[Annotated[int, Deed("face:result", "to:result")]] = 21
SISTER_PLACED: Final[Annotated[int, Deed("face:result")]] = 22
DIE_USED: Final[Annotated[int, Deed("face:result", "use")]] = 23
BATTLE_BEGAN: Final[Annotated[int, Deed()]] = 24  # from, to, flags
COMBAT_ROLLED: Final[Annotated[int, Event()]] = 25  # swords, shields, specials
BATTLE_ENDED: Final[Annotated[int, Deed()]] = 26  # winner + 1, area
CASUALTY: Final[Annotated[int, Deed()]] = 27  # kind (5 + leader for a named one), area, 1 if reduced
SETTLEMENT_LOST: Final[Annotated[int, Deed("area", "rank")]] = 28
RETREATED: Final[Annotated[int, Deed("start:area", "goal:area")]] = 29
WORM_PLACED: Final[Annotated[int, Deed("area", "wild_maker")]] = 30  # 1 for the Wild Maker
WORM_MOVED: Final[Annotated[int, Deed("start:area", "goal:area")]] = 31
WORM_ATTACKED: Final[Annotated[int, Event()]] = 32  # area, hits, faces of the dice
STORM: Final[Annotated[int, Event()]] = 33  # area, hits, faces of the dice
BLAST: Final[Annotated[int, Event()]] = 34  # area, hits, faces of the dice
STATION_TAKEN: Final[Annotated[int, Event("area", "marker")]] = 35
MARKER_ADVANCED: Final[Annotated[int, Deed("marker", "steps", "now")]] = 36
SUPREMACY_ROSE: Final[Annotated[int, Deed("points", "now")]] = 37
CLAIMED: Final[Annotated[int, Deed("prescience")]] = 38
PRESCIENCE_REVEALED: Final[Annotated[int, Event("prescience")]] = 39
PRESCIENCE_REMOVED: Final[Annotated[int, Deed("prescience")]] = 40
SPICE_HARVESTED: Final[Annotated[int, Deed("spice")]] = 41
PAID: Final[Annotated[int, Deed("power", "spice", "step")]] = 42
BAN: Final[Annotated[int, Deed("power")]] = 43
ATOMICS_DETONATED: Final[Annotated[int, Deed("atomics")]] = 44
SISTER_GAINED: Final[Annotated[int, Deed()]] = 45
OBJECTIVE_DRAWN: Final[Annotated[int, Event("objective", seen=OWNER)]] = 46
TOKEN_DRAWN: Final[Annotated[int, Event()]] = 47  # slot, area: neither is told
TURN_BEGAN: Final[Annotated[int, Deed()]] = 48
SCOUTED: Final[Annotated[int, Deed("zone", "area")]] = 49
HEIGHLINER_MOVED: Final[Annotated[int, Deed("step")]] = 50
LANDED: Final[Annotated[int, Deed()]] = 51  # frigates or troops, area or zone
RECRUITED: Final[Annotated[int, Deed("power", "amount")]] = 52
TACTICAL_DRAWN: Final[Annotated[int, Event()]] = 53  # card, 1 for the target
SOLO_DIE: Final[Annotated[int, Event("face:result")]] = 54
GAME_ENDED: Final[Annotated[int, Event()]] = 55  # winner + 1
DREW: Final[Annotated[int, Event("cards", about="member")]] = 56
SHOWN_CARD: Final[Annotated[int, Event("card", "member", seen=OWNER)]] = 57  # to who passes on the partner's deck
SIETCH_MOVED: Final[Annotated[int, Deed("start:area", "goal:area")]] = 58
NAVIGATOR_PLACED: Final[Annotated[int, Deed("zone")]] = 59
IMPERIUM_LOWERED: Final[Annotated[int, Deed("power", "step")]] = 60
MARKER_LOWERED: Final[Annotated[int, Deed("marker", "steps", "now")]] = 61
PRESCIENCE_BACK: Final[Annotated[int, Deed("prescience")]] = 62
ATTACHED: Final[Annotated[int, Deed("card", "prescience")]] = 63
DIE_LOST: Final[Annotated[int, Deed("face:result", "token", about="member")]] = 64  # 1 for a Bene Gesserit token
DIE_FORCED: Final[Annotated[int, Deed("face:result", "token", about="member")]] = 65  # 1 for a Bene Gesserit token
TOKENS_SWAPPED: Final[Annotated[int, Deed("start:area", "goal:area")]] = 66
TOKEN_PLACED: Final[Annotated[int, Deed("area")]] = 67
TOKEN_LOST: Final[Annotated[int, Deed()]] = 68  # a drawn token that is not placed
UNIT_LEFT: Final[Annotated[int, Deed()]] = 69  # kind (5 for a facedown token), area
LEADER_TAKEN_OFF: Final[Annotated[int, Deed("leader", "area")]] = 70
REPLACED: Final[Annotated[int, Deed("unit", "by:unit", "area")]] = 71
DESERT_POWER: Final[Annotated[int, Deed()]] = 72
CONE_SPENT: Final[Annotated[int, Deed(about="member")]] = 73
SOLO_CARD: Final[Annotated[int, Event("card", about="member")]] = 74  # drawn and played by the automaton
REINFORCED: Final[Annotated[int, Deed("cards")]] = 75
PHASE_BEGAN: Final[Annotated[int, Deed("phase")]] = 76  # of the side that decides in it, if one does
