"""What the journal tells: one code an event. Each is written as (code, side or member, a, b, c)."""

from typing import Final

ROUND_BEGAN: Final = 1  # round
DREW_CARD: Final = 2  # member; card: seen by its owner alone
DISCARDED: Final = 3  # member; card
PLAYED: Final = 4  # member; card
PLACED: Final = 5  # kind, how many, area
LEADER_PLACED: Final = 6  # leader, area
LEADER_TO_TANK: Final = 7  # leader
LEADER_ENTERED: Final = 8  # leader
LEADER_GONE: Final = 9  # leader
LEADER_BACK: Final = 10  # leader
LEADER_USED: Final = 11  # leader
MOVED: Final = 12  # from, to, units
TOKEN_REVEALED: Final = 13  # slot, face, area
SIETCH_REVEALED: Final = 14  # area, rank
SIGN_PLACED: Final = 15  # area
SIGN_RESOLVED: Final = 16  # area, face
HARVESTER_LOST: Final = 17  # area
AIR_CLEARED: Final = 18  # zone, piece
VEHICLE_PLACED: Final = 19  # kind, area or zone
DICE_ROLLED: Final = 20  # five boxes, three bits each
DIE_CHANGED: Final = 21  # from, to
SISTER_PLACED: Final = 22  # box
DIE_USED: Final = 23  # box, use
BATTLE_BEGAN: Final = 24  # from, to, flags
COMBAT_ROLLED: Final = 25  # swords, shields, specials
BATTLE_ENDED: Final = 26  # winner + 1, area
CASUALTY: Final = 27  # kind (5 + leader for a named one), area, 1 if reduced
SETTLEMENT_LOST: Final = 28  # area, rank
RETREATED: Final = 29  # from, to
WORM_PLACED: Final = 30  # area, 1 for the Wild Maker
WORM_MOVED: Final = 31  # from, to
WORM_ATTACKED: Final = 32  # area, hits
STORM: Final = 33  # area, hits
BLAST: Final = 34  # area, hits
STATION_TAKEN: Final = 35  # area, marker
MARKER_ADVANCED: Final = 36  # marker, steps, now
SUPREMACY_ROSE: Final = 37  # by, now
CLAIMED: Final = 38  # prescience card
PRESCIENCE_REVEALED: Final = 39  # prescience card
PRESCIENCE_REMOVED: Final = 40  # prescience card
SPICE_HARVESTED: Final = 41  # spice
PAID: Final = 42  # marker, spice, step
BAN: Final = 43  # power
ATOMICS_DETONATED: Final = 44  # token
SISTER_GAINED: Final = 45
OBJECTIVE_DRAWN: Final = 46  # objective: seen by its owner alone
TOKEN_DRAWN: Final = 47  # slot, area
TURN_BEGAN: Final = 48
SCOUTED: Final = 49  # zone, area
HEIGHLINER_MOVED: Final = 50  # step
LANDED: Final = 51  # frigates or troops, area or zone
RECRUITED: Final = 52  # power, how many
TACTICAL_DRAWN: Final = 53  # card, 1 for the target
SOLO_DIE: Final = 54  # box
GAME_ENDED: Final = 55  # winner + 1

PRIVATE: Final = (DREW_CARD, OBJECTIVE_DRAWN)
REVEALING: Final = frozenset(
    (
        ROUND_BEGAN, DREW_CARD, TOKEN_REVEALED, SIETCH_REVEALED, SIGN_RESOLVED, DICE_ROLLED, COMBAT_ROLLED,
        WORM_ATTACKED, STORM, BLAST, STATION_TAKEN, PRESCIENCE_REVEALED, OBJECTIVE_DRAWN, TOKEN_DRAWN,
        TACTICAL_DRAWN, SOLO_DIE, DISCARDED,
    )
)  # fmt: skip
