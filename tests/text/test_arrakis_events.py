"""War for Arrakis: every event in the words of the table."""

import pytest

from landsraad.arrakis import events as e
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA
from landsraad.arrakis.catalog import CARD_NUMBERS, FACE_IDS, PRESCIENCE_IDS
from landsraad.arrakis.naming import EVENT_NAMES
from landsraad.arrakis.packing import packed_counts
from landsraad.text.war_for_arrakis import event_text
from tests.text.arrakis_games import PLAYERS

CARTHAG, ARSUNT, WINDGAP = AREA["carthag"], AREA["arsunt"], AREA["windgap"]
H, A = w.HARKONNEN, w.ATREIDES
VOICE, FEAR, WAR = CARD_NUMBERS["the_voice"], CARD_NUMBERS["fear_is_the_mind_killer"], PRESCIENCE_IDS.index("e07")

EVENTS = [
    ((e.ROUND_BEGAN, -1, 3, 0, 0), "Round 3 begins"),
    ((e.PHASE_BEGAN, -1, w.P_HAZARDS, 0, 0), "Desert Hazards"),
    ((e.TURN_BEGAN, A, 0, 0, 0), "Turn of the Atreides"),
    ((e.DREW_CARD, 1, VOICE, w.HOUSE_ATREIDES, 0), "House Atreides draws The Voice"),
    (
        (e.SHOWN_CARD, 2, VOICE, w.HOUSE_ATREIDES, 0),
        "Cleo sees The Voice from the House Atreides deck, which goes to House Atreides",
    ),
    ((e.DREW, w.CORRINO_ALLY, 1, 0, 0), "The Corrino Ally draws 1 planning card"),
    ((e.DREW, w.HOUSE_ATREIDES, 3, 0, 0), "House Atreides draws 3 planning cards"),
    ((e.DISCARDED, w.HOUSE_ATREIDES, VOICE, 0, 0), "House Atreides discards The Voice"),
    ((e.PLAYED, w.FREMEN_ALLY, CARD_NUMBERS["thumpers"], 0, 0), "The Fremen Ally plays Thumpers"),
    ((e.SOLO_CARD, w.CORRINO_ALLY, CARD_NUMBERS["shigawire"], 0, 0), "The Corrino Ally draws and plays Shigawire"),
    ((e.REINFORCED, H, 1, 0, 0), "The Harkonnen put 1 card on the reinforcement deck"),
    ((e.CONE_SPENT, w.FREMEN_ALLY, 0, 0, 0), "The Fremen Ally spends a Cone of Silence token"),
    ((e.PLACED, H, w.REGULAR, 3, CARTHAG), "The Harkonnen place 3 regulars in Carthag"),
    ((e.PLACED, A, w.SPECIAL, 1, WINDGAP), "The Atreides place 1 Fedaykin in Windgap"),
    ((e.LEADER_PLACED, H, w.RABBAN, CARTHAG, 0), "Beast Rabban comes to Carthag"),
    ((e.LEADER_TO_TANK, H, w.RABBAN, 0, 0), "Beast Rabban goes to the regeneration tank"),
    ((e.LEADER_ENTERED, A, w.CHANI, 0, 0), "Chani enters play"),
    ((e.LEADER_GONE, H, w.HAWAT, 0, 0), "Thufir Hawat is removed from the game"),
    ((e.LEADER_BACK, A, w.PAUL, 0, 0), "Paul Atreides leaves the regeneration tank"),
    ((e.LEADER_USED, H, w.BARON, 0, 0), "The Harkonnen use the special action of Baron Harkonnen"),
    ((e.LEADER_TAKEN_OFF, A, w.PAUL, WINDGAP, 0), "Paul Atreides leaves Windgap and stands beside the board"),
    ((e.REPLACED, H, w.REGULAR, w.ELITE, CARTHAG), "1 regular of the Harkonnen in Carthag becomes 1 elite"),
    ((e.UNIT_LEFT, H, w.ELITE, CARTHAG, 0), "The Harkonnen remove 1 elite from Carthag"),
    ((e.UNIT_LEFT, A, w.FACEDOWN, WINDGAP, 0), "The Atreides remove 1 facedown token from Windgap"),
    ((e.MOVED, H, CARTHAG, ARSUNT, 4), "The Harkonnen move 4 units from Carthag to Arsunt"),
    ((e.MOVED, H, CARTHAG, ARSUNT, 1), "The Harkonnen move 1 unit from Carthag to Arsunt"),
    (
        (e.TOKEN_REVEALED, A, 3, FACE_IDS.index("RS"), WINDGAP),
        "Windgap: a deployment token shows 1 regular and 1 Fedaykin",
    ),
    ((e.TOKEN_DRAWN, A, 9, 0, 0), "The Atreides draw a deployment token"),
    ((e.TOKEN_PLACED, A, WINDGAP, 0, 0), "The Atreides place a facedown deployment token in Windgap"),
    ((e.TOKEN_LOST, A, 0, 0, 0), "A deployment token of the Atreides leaves the game unseen"),
    (
        (e.TOKENS_SWAPPED, A, WINDGAP, AREA["hobars_gap"], 0),
        "The Atreides swap the deployment tokens of Windgap and Hobars Gap",
    ),
    ((e.SIETCH_REVEALED, A, WINDGAP, 2, 0), "The sietch in Windgap is revealed: rank 2"),
    ((e.SIETCH_MOVED, A, WINDGAP, AREA["sw_in_03"], 0), "The sietch moves from Windgap to Inner SW 3"),
    ((e.SIGN_PLACED, A, WINDGAP, 0, 0), "A wormsign appears in Windgap"),
    ((e.SIGN_RESOLVED, A, WINDGAP, w.BURROWING, 0), "The wormsign in Windgap is turned up: burrowing sandworm"),
    ((e.HARVESTER_LOST, H, WINDGAP, 0, 0), "The harvester in Windgap is destroyed"),
    ((e.AIR_CLEARED, H, 2, w.CARRYALL, 0), "The carryall in air zone 3 is removed"),
    ((e.VEHICLE_PLACED, H, w.HARVESTER_KIND, WINDGAP, 0), "The Harkonnen place a harvester in Windgap"),
    ((e.VEHICLE_PLACED, H, w.ORNITHOPTER, 0, 0), "The Harkonnen place an ornithopter in air zone 1"),
    ((e.NAVIGATOR_PLACED, H, 4, 0, 0), "The Guild Navigator comes to air zone 5"),
    ((e.DICE_ROLLED, A, 1 | 2 << 4 | 1 << 16, 0, 0), "The Atreides roll 1 Leadership, 2 Strategy and 1 House"),
    ((e.DIE_CHANGED, H, w.STRATEGY, w.MENTAT, 0), "The Harkonnen change a Strategy die to Mentat"),
    ((e.SISTER_GAINED, A, 0, 0, 0), "The Atreides take a Bene Gesserit token"),
    ((e.SISTER_PLACED, A, w.MENTAT, 0, 0), "The Atreides put a Bene Gesserit token on Mentat"),
    ((e.DIE_USED, H, w.HOUSE, w.USE_VEHICLES, 0), "The Harkonnen use House to place vehicles"),
    ((e.DESERT_POWER, A, 0, 0, 0), "The Atreides use Desert Power"),
    ((e.DIE_LOST, w.HOUSE_ATREIDES, w.HOUSE, 0, 0), "House Atreides loses a House die"),
    ((e.DIE_LOST, w.HOUSE_ATREIDES, w.HOUSE, 1, 0), "House Atreides loses a Bene Gesserit token on House"),
    ((e.DIE_FORCED, w.HOUSE_HARKONNEN, w.MENTAT, 0, 0), "House Harkonnen must use a Mentat die next"),
    ((e.BATTLE_BEGAN, H, CARTHAG, WINDGAP, 0), "The Harkonnen attack Windgap from Carthag"),
    ((e.BATTLE_BEGAN, A, WINDGAP, CARTHAG, w.SURPRISE), "The Atreides make a surprise attack on Carthag from Windgap"),
    ((e.COMBAT_ROLLED, H, 3, 1, 0), "The Harkonnen roll 3 swords and 1 shield"),
    ((e.COMBAT_ROLLED, A, 0, 0, 0), "The Atreides roll no dice"),
    ((e.CASUALTY, H, w.REGULAR, CARTHAG, 0), "Carthag: the Harkonnen lose 1 regular"),
    ((e.CASUALTY, A, w.SPECIAL, CARTHAG, 1), "Carthag: 1 Fedaykin of the Atreides becomes a regular"),
    ((e.CASUALTY, H, 5 + w.RABBAN, CARTHAG, 0), "Carthag: the Harkonnen lose Beast Rabban"),
    ((e.BATTLE_ENDED, A, A + 1, CARTHAG, 0), "The Atreides win the battle for Carthag"),
    ((e.BATTLE_ENDED, -1, 0, CARTHAG, 0), "Nobody wins the battle for Carthag"),
    ((e.SETTLEMENT_LOST, H, CARTHAG, 2, 0), "The settlement in Carthag (rank 2) is destroyed"),
    ((e.SETTLEMENT_LOST, A, WINDGAP, 3, 0), "The sietch in Windgap (rank 3) is destroyed"),
    ((e.RETREATED, H, CARTHAG, ARSUNT, 0), "The Harkonnen retreat from Carthag to Arsunt"),
    ((e.WORM_PLACED, A, WINDGAP, 0, 0), "A sandworm appears in Windgap"),
    ((e.WORM_PLACED, A, WINDGAP, 1, 0), "The Wild Maker appears in Windgap"),
    ((e.WORM_MOVED, A, WINDGAP, AREA["sw_in_03"], 0), "A sandworm moves from Windgap to Inner SW 3"),
    ((e.WORM_ATTACKED, A, WINDGAP, 0, packed_counts([0, 4, 0])), "A sandworm attacks Windgap: 4 shields (no hit)"),
    (
        (e.STORM, A, WINDGAP, 1, packed_counts([1, 1, 0])),
        "A Coriolis storm over Windgap: 1 sword and 1 shield (1 hit)",
    ),
    (
        (e.BLAST, H, CARTHAG, 2, packed_counts([1, 1, 1])),
        "Special attack on Carthag: 1 sword, 1 shield and 1 special (2 hits)",
    ),
    ((e.STATION_TAKEN, A, WINDGAP, w.JIHAD, 0), "The Atreides take the testing station in Windgap: Jihad"),
    ((e.MARKER_ADVANCED, A, w.JIHAD, 2, 5), "Jihad advances 2 steps to 5"),
    ((e.MARKER_LOWERED, A, w.JIHAD, 1, 4), "Jihad falls 1 step to 4"),
    ((e.SUPREMACY_ROSE, H, 2, 5, 0), "The Harkonnen gain 2 supremacy: 5 now"),
    ((e.CLAIMED, A, WAR, 0, 0), "The Atreides claim The Desert War"),
    ((e.PRESCIENCE_REVEALED, A, WAR, 0, 0), "Prescience card: The Desert War"),
    ((e.PRESCIENCE_REMOVED, A, WAR, 0, 0), "The Desert War is removed from the game"),
    ((e.PRESCIENCE_BACK, A, WAR, 0, 0), "The Desert War goes back into the deck"),
    ((e.ATTACHED, A, FEAR, WAR, 0), "Fear Is the Mind-Killer is attached to The Desert War"),
    ((e.SPICE_HARVESTED, H, 4, 0, 0), "The Harkonnen harvest 4 spice"),
    ((e.PAID, H, w.CHOAM, 2, 5), "The Harkonnen pay 2 spice for CHOAM: step 5"),
    ((e.PAID, H, w.LANDSRAAD, 0, 4), "The Harkonnen pay nothing for Landsraad: step 4"),
    ((e.BAN, H, w.LANDSRAAD, 0, 0), "Ban of Landsraad: The Forms Must Be Obeyed"),
    ((e.IMPERIUM_LOWERED, H, w.CHOAM, 3, 0), "CHOAM falls to step 3"),
    ((e.ATOMICS_DETONATED, A, 2, 0, 0), "The Atreides detonate the family atomics at Rimwall"),
    (
        (e.OBJECTIVE_DRAWN, 1, 0, 0, 0),
        "Ben draws a secret objective: Kwisatz Haderach 6, Sand Dwellers 7 and Jihad 8",
    ),
    ((e.SCOUTED, H, 1, WINDGAP, 0), "The Harkonnen scout Windgap from air zone 2"),
    ((e.HEIGHLINER_MOVED, A, 3, 0, 0), "The heighliner of the Atreides advances to step 3 of 4"),
    ((e.LANDED, A, w.LANDSRAAD, WINDGAP, 2), "The Atreides land 2 Houses Major troops in Windgap"),
    ((e.LANDED, H, w.CHOAM, 3, 1), "The Harkonnen land a frigate in air zone 4"),
    ((e.RECRUITED, H, w.CHOAM, 1, 0), "The Harkonnen put 1 frigate aboard the heighliner"),
    ((e.RECRUITED, H, w.LANDSRAAD, 0, 0), "The Harkonnen put nothing aboard the heighliner (Landsraad)"),
    ((e.TACTICAL_DRAWN, H, 0, 0, 0), "Tactical card: the Harkonnen harvest in outer sector north-east"),
    ((e.TACTICAL_DRAWN, H, 7, 0, 0), "Tactical card: the Harkonnen harvest in the central sectors"),
    ((e.TACTICAL_DRAWN, H, 7, 1, 0), "Tactical card: the target of the Harkonnen is Windgap"),
    ((e.SOLO_DIE, H, w.MENTAT, 0, 0), "The Harkonnen roll Mentat"),
    ((e.GAME_ENDED, -1, H + 1, 1, 0), "The game is over: the Harkonnen win by supremacy"),
    ((e.GAME_ENDED, -1, A + 1, 2, 0), "The game is over: the Atreides win by prescience"),
    ((e.GAME_ENDED, -1, 3, 3, 0), "The game is over by the limit of rounds: nobody wins"),
]


@pytest.mark.parametrize(("event", "text"), EVENTS, ids=[text for _, text in EVENTS])
def test_events(event: tuple[int, int, int, int, int], text: str) -> None:
    assert event_text(event, "en", PLAYERS) == text


def test_every_event_is_among_them() -> None:
    assert {event[0] for event, _ in EVENTS} == set(EVENT_NAMES)
