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
DICE_ROLLED: Final = 20  # five boxes, four bits each
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
WORM_ATTACKED: Final = 32  # area, hits, faces of the dice
STORM: Final = 33  # area, hits, faces of the dice
BLAST: Final = 34  # area, hits, faces of the dice
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
DREW: Final = 56  # member; how many cards
SHOWN_CARD: Final = 57  # seat; a card of the partner's deck, whose: seen by who passes it on
SIETCH_MOVED: Final = 58  # from, to
NAVIGATOR_PLACED: Final = 59  # zone
IMPERIUM_LOWERED: Final = 60  # power, now
MARKER_LOWERED: Final = 61  # marker, steps, now
PRESCIENCE_BACK: Final = 62  # prescience card
ATTACHED: Final = 63  # planning card, prescience card
DIE_LOST: Final = 64  # member; box, 1 for a Bene Gesserit token
DIE_FORCED: Final = 65  # member; box, 1 for a Bene Gesserit token
TOKENS_SWAPPED: Final = 66  # area, area
TOKEN_PLACED: Final = 67  # area
TOKEN_LOST: Final = 68  # a drawn token that is not placed
UNIT_LEFT: Final = 69  # kind (5 for a facedown token), area
LEADER_TAKEN_OFF: Final = 70  # leader, area
REPLACED: Final = 71  # kind, by kind, area
DESERT_POWER: Final = 72
CONE_SPENT: Final = 73  # member
SOLO_CARD: Final = 74  # member; card drawn and played by the automaton
REINFORCED: Final = 75  # how many cards
PHASE_BEGAN: Final = 76  # phase; of the side that decides in it, if one does

PRIVATE: Final = (DREW_CARD, SHOWN_CARD, OBJECTIVE_DRAWN)
REVEALING: Final = frozenset(
    (
        ROUND_BEGAN, DREW, DREW_CARD, SHOWN_CARD, TOKEN_REVEALED, SIETCH_REVEALED, SIGN_RESOLVED, DICE_ROLLED,
        COMBAT_ROLLED, WORM_ATTACKED, STORM, BLAST, STATION_TAKEN, PRESCIENCE_REVEALED, OBJECTIVE_DRAWN, TOKEN_DRAWN,
        TACTICAL_DRAWN, SOLO_DIE, SOLO_CARD, DISCARDED, GAME_ENDED,
    )
)  # fmt: skip


def packed_counts(counts: list[int]) -> int:
    """How many dice show each result, as one number of an event: four bits each."""
    packed = 0
    for result, count in enumerate(counts):
        packed |= count << 4 * result
    return packed


def unpacked_counts(packed: int, results: int) -> list[int]:
    return [packed >> 4 * result & 15 for result in range(results)]
