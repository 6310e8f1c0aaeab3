"""War for Arrakis: options, questions, events and reasons in the words of the table; none is missing or left over."""

import ast
import re
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

import landsraad
from landsraad.arrakis import events as e
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA, SECTOR_NAMES
from landsraad.arrakis.catalog import CARDS, FACE_IDS, PRESCIENCE_IDS
from landsraad.arrakis.explain import Moment
from landsraad.arrakis.naming import EVENT_NAMES, NOTATION
from landsraad.arrakis.spice import PAYMENT_NAMES
from landsraad.game import Game
from landsraad.kernel.decisions import pack
from landsraad.kernel.rules import Reason
from landsraad.text import fluent
from landsraad.text.war_for_arrakis import KINDS, component_lines, event_text, name, questions, reason_text, substitutes
from landsraad.text.war_for_arrakis import moments as shades
from landsraad.text.war_for_arrakis.effects import effect, effects
from landsraad.text.war_for_arrakis.names import named_cached
from landsraad.text.war_for_arrakis.options import way_family
from tests.text.arrakis_games import SETTINGS, decisions

PLAYERS = ["Anna", "Ben", "Cleo", "Dov"]
CARTHAG, ARSUNT, WINDGAP = AREA["carthag"], AREA["arsunt"], AREA["windgap"]
H, A = w.HARKONNEN, w.ATREIDES
VOICE, FEAR, WAR = CARDS["the_voice"], CARDS["fear_is_the_mind_killer"], PRESCIENCE_IDS.index("e07")
RAW = re.compile(r"[_{}$\[\]]|  |\?\?|\.\.")  # an id, a placeholder, something left empty

# --- events --------------------------------------------------------------------------------------------------------

EVENTS = [
    ((e.ROUND_BEGAN, -1, 3, 0, 0), "Round 3 begins"),
    ((e.TURN_BEGAN, A, 0, 0, 0), "Turn of the Atreides"),
    ((e.DREW_CARD, 1, VOICE, w.HOUSE_ATREIDES, 0), "Ben draws The Voice from the House Atreides deck"),
    (
        (e.SHOWN_CARD, 2, VOICE, w.HOUSE_ATREIDES, 0),
        "Cleo sees The Voice from the House Atreides deck, which goes to House Atreides",
    ),
    ((e.DREW, w.CORRINO_ALLY, 1, 0, 0), "The Corrino Ally draws 1 planning card"),
    ((e.DREW, w.HOUSE_ATREIDES, 3, 0, 0), "House Atreides draws 3 planning cards"),
    ((e.DISCARDED, w.HOUSE_ATREIDES, VOICE, 0, 0), "House Atreides discards The Voice"),
    ((e.PLAYED, w.FREMEN_ALLY, CARDS["thumpers"], 0, 0), "The Fremen Ally plays Thumpers"),
    ((e.SOLO_CARD, w.CORRINO_ALLY, CARDS["shigawire"], 0, 0), "The Corrino Ally draws and plays Shigawire"),
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
    ((e.WORM_ATTACKED, A, WINDGAP, 0, 0), "A sandworm attacks Windgap: no hit"),
    ((e.STORM, A, WINDGAP, 1, 0), "A Coriolis storm over Windgap: 1 hit"),
    ((e.BLAST, H, CARTHAG, 2, 0), "Special attack on Carthag: 2 hits"),
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


# --- reasons -------------------------------------------------------------------------------------------------------

HERE: dict[str, object] = {"area": ("area", "windgap")}
WAY: dict[str, object] = {"from": ("area", "carthag"), "area": ("area", "windgap")}
BEAST: dict[str, object] = {"leader": ("leader", "beast_rabban")}
CARD: dict[str, object] = {"card": ("card", "the_voice")}
CLAIM: dict[str, object] = {"prescience": ("prescience", "e07")}
ZONE: dict[str, object] = {"zone": ("zone", "air_2")}
ALLY: dict[str, object] = {"member": "corrino_ally"}
MENTAT: dict[str, object] = {"result": "mentat"}
POWER: dict[str, object] = {"power": "choam"}
SECTOR: dict[str, object] = {"sector": ("sector", "outer_ne")}
TWO: dict[str, object] = {"figures": ("figures", (w.REGULAR, 2, A))}
REASONS: list[tuple[str, dict[str, object], str]] = [
    ("game-over", {}, "The game is over."),
    (
        "not-asked",
        {"seats": ("seats", [1]), "question": ("question", Moment(landsraad.new_game("war_for_arrakis").table))},
        "Something else is asked now. Ben: Where do you place them? (3 harvesters, 2 ornithopters and 1 carryall to "
        "go)",
    ),
    ("unknown-notation", {"notation": "x"}, "“x” is no move of this game."),
    ("atreides-only", {}, "Only the Atreides use Desert Power without a die."),
    (
        "not-fewer-dice",
        {"atreides": 3, "harkonnen": 2},
        "Desert Power without a die needs fewer unused dice than the Harkonnen have: the Atreides have 3, the "
        "Harkonnen 2.",
    ),
    ("die-is-forced", {}, "Truthtrance names the die that must be used now."),
    ("no-die", {"result": "mentat"}, "You have no unused Mentat die."),
    ("no-card-to-play", {}, "You hold no planning card that can be played."),
    ("not-this-result", {"result": "house"}, "House does not allow this."),
    ("leader-spent", BEAST, "The card of Beast Rabban is spent until the end of the round."),
    ("leader-in-tank", BEAST, "Beast Rabban is in the regeneration tank."),
    ("leader-not-in-play", BEAST, "Beast Rabban is not in play."),
    ("other-box", BEAST, "The special action of Beast Rabban needs Leadership."),
    ("no-special-action", {"leader": ("leader", "gurney_halleck")}, "Gurney Halleck has no special action."),
    ("not-your-leader", BEAST, "Beast Rabban belongs to your partner."),
    ("scouting-banned", {}, "The ban of Spacing Guild forbids scouting."),
    ("nothing-to-scout", {}, "There is nothing hidden in reach of an ornithopter."),
    ("tokens-watched", {}, "Ornithopters watch the sectors of all your facedown tokens."),
    ("card-not-revealed", CLAIM, "The Desert War is not revealed."),
    ("two-claims", {}, "Two prescience cards have been claimed this round, and no more are allowed."),
    ("other-moment", CLAIM, "The Desert War is claimed at another moment: at the end of the round."),
    (
        "requirement-not-met",
        CLAIM,
        "What The Desert War demands is not met: your legions are in 4 or more desert areas without a sietch.",
    ),
    ("costs-a-die", CLAIM, "The Desert War costs an action die."),
    ("no-legion-there", HERE, "You have no legion in Windgap."),
    ("not-this-legion", HERE, "The legion in Windgap is not the one that acts now."),
    ("needs-leader", HERE, "No leader can go along from Windgap."),
    ("no-target", HERE, "The legion in Windgap has nothing to attack."),
    ("nowhere-to-go", HERE, "The legion in Windgap has nowhere to go."),
    ("sandworm-there", WAY, "There is a sandworm in Windgap."),
    ("impassable-border", WAY, "The border between Carthag and Windgap is impassable."),
    ("not-adjacent", WAY, "Windgap is not in reach from Carthag."),
    ("nothing-to-attack", WAY, "There is nothing to attack in Windgap."),
    ("card-not-in-hand", CARD, "The Voice is not in your hand."),
    ("cannot-be-played", CARD, "The Voice cannot be played."),
    ("not-desert", HERE, "Windgap is no desert area."),
    ("harvester-there", HERE, "There is a harvester in Windgap already."),
    ("not-payable", {"spice": 0}, "This cannot be paid: there is no spice."),
    ("not-payable", {"spice": 3}, "This cannot be paid with 3 spice."),
    ("no-retreat-now", {}, "There is no retreat now."),
    ("must-act", {}, "A turn cannot be passed: spend a die, or use Desert Power."),
    ("already-acted", {}, "The action of this turn has been taken."),
    ("choose-member-first", {}, "First the team decides who of the two it is."),
    ("other-team", ALLY, "The Corrino Ally does not belong to your team."),
    ("only-for-side", {"side": "atreides"}, "Only the Atreides can do this."),
    ("only-for-member", ALLY, "Only the Corrino Ally can do this."),
    ("enemy-leader", BEAST, "Beast Rabban belongs to the enemy."),
    ("no-cones", {}, "Your team has no Cone of Silence token to spend."),
    ("no-excess-die", MENTAT, "No Mentat die is left to be changed."),
    ("box-full", MENTAT, "Mentat has no empty slot."),
    ("cannot-decline", {}, "This cannot be declined."),
    ("automaton-decides", {}, "The automaton decides by its criteria; you choose only among what they leave equal."),
    ("no-window", {}, "Free actions are only possible in your own turn, and not in the middle of this."),
    ("no-ornithopter", {}, "No ornithopter is on the board."),
    ("nothing-hidden", HERE, "There is nothing hidden in Windgap."),
    ("no-facedown-token", {}, "You have no facedown token on the board."),
    ("area-watched", HERE, "An ornithopter watches the sector of Windgap."),
    ("token-not-there", HERE, "This token is not in Windgap."),
    ("atomics-used", {}, "The family atomics have been detonated already."),
    ("marker-too-low", {"step": 8}, "No prescience marker has come to step 8."),
    ("schemings", {"have": 1}, "At least two copies of Hawat's Scheming are discarded together, and you hold 1."),
    ("needs-guild", {}, "This belongs to The Spacing Guild, which is not in this game."),
    ("no-frigate", {}, "You have no frigate on the board."),
    ("nothing-to-bombard", {}, "There is nothing to bombard in reach of your frigates."),
    ("nothing-to-bombard-there", HERE, "There is nothing to bombard in Windgap."),
    ("costs-no-die", CLAIM, "The Desert War is claimed as a free action, without a die."),
    ("card-is-kept", CLAIM, "The Desert War is kept by Eyes of Ibad."),
    ("other-card-asked", CLAIM, "It is The Desert War that is decided on now."),
    ("shift-markers", {}, "One marker goes down and another one up, by at least one step."),
    ("marker-not-so-high", {"marker": "jihad", "have": 1}, "Jihad is on step 1 only."),
    ("enemy-there", HERE, "The enemy is in Windgap."),
    ("enemy-settlement", HERE, "The enemy has a settlement in Windgap."),
    ("not-empty", HERE, "Windgap is not empty: there is a figure or a token."),
    ("already-there", HERE, "That is Windgap itself."),
    ("start-not-desert", HERE, "The legion must start in a desert area; Windgap is none."),
    ("has-moved", HERE, "The figures in Windgap have moved by this action already."),
    ("has-flown", HERE, "The legion in Windgap has flown in this turn already."),
    ("troops-cannot-ride", HERE, "The Houses Major troops in Windgap cannot sandride."),
    ("leader-alone", HERE, "A leader would stay in Windgap without a unit."),
    (
        "needs-special",
        {"unit": "fedaykin", "area": ("area", "windgap")},
        "A Fedaykin is needed, and there is none for it in Windgap.",
    ),
    (
        "needs-named",
        {"leader": ("leader", "beast_rabban"), "area": ("area", "windgap")},
        "Beast Rabban must go along and cannot do so from Windgap.",
    ),
    ("one-must-go", {}, "At least one unit or token must go."),
    ("at-least-one", {}, "It must be at least one."),
    ("not-so-many", TWO, "There are not so many who could stay behind: 2 regulars."),
    (
        "leader-not-there",
        {"leader": ("leader", "beast_rabban"), "area": ("area", "windgap")},
        "Beast Rabban is not in Windgap.",
    ),
    ("takes-no-part", {}, "This figure stays out of it."),
    ("other-way", {}, "This action does not move legions in that way."),
    ("way-leads-nowhere", HERE, "This way leads the legion in Windgap nowhere."),
    (
        "zone-not-connected",
        {"zone": ("zone", "air_2"), "area": ("area", "windgap")},
        "Air zone 2 is not connected to Windgap.",
    ),
    ("no-such-aircraft", ZONE, "Nothing that would serve is in air zone 2."),
    ("no-navigator", {}, "The Guild Navigator is not on the board."),
    ("nothing-waits-there", HERE, "Nothing is waiting to be resolved in Windgap."),
    ("wormsign-there", HERE, "There is a wormsign in Windgap already."),
    ("sietch-there", HERE, "There is a sietch in Windgap."),
    ("no-wormsign-there", HERE, "There is no wormsign in Windgap."),
    ("no-wormsign-left", {}, "No wormsign is left in the pool."),
    ("no-sandworm", {}, "No sandworm is on the board."),
    ("no-sandworm-there", HERE, "There is no sandworm in Windgap."),
    ("worm-has-moved", HERE, "The sandworm in Windgap has moved by this action already."),
    ("worm-just-appeared", HERE, "The sandworm in Windgap has only just appeared."),
    ("worm-nowhere-to-go", HERE, "The sandworm in Windgap has nowhere to go."),
    ("only-the-maker", HERE, "Only the Wild Maker acts now; the sandworm in Windgap is another one."),
    ("maker-not-on-board", {}, "The Wild Maker is not on the board."),
    ("maker-spent", {}, "The card of the Wild Maker is spent until the end of the round."),
    ("no-worm-target", {}, "No target is next to the sandworm."),
    ("nothing-to-strike", HERE, "There is no Harkonnen legion and no harvester in Windgap."),
    ("safe-from-worms", HERE, "Sandworms cannot attack in Windgap."),
    ("sietch-cannot-move", HERE, "No empty desert area is next to the sietch in Windgap."),
    ("no-settlement-there", HERE, "You have no settlement in Windgap."),
    ("only-carthag-or-arrakeen", HERE, "The card names Carthag and Arrakeen, not Windgap."),
    ("other-terrain", HERE, "The terrain of Windgap is not the one the card names."),
    ("other-area", HERE, "It happens in Windgap, not elsewhere."),
    ("not-these-figures", {}, "Other figures are placed now."),
    ("no-more-of-these", {}, "No more of these are to be placed."),
    ("none-in-supply", {}, "None of these is left in the supply."),
    ("not-so-many-left", TWO, "So many are not to be placed: 2 regulars to go."),
    ("not-so-many-in-supply", TWO, "The supply does not hold so many: 2 regulars."),
    ("leader-needs-unit", HERE, "A leader can only be placed where a unit of yours is, and none is in Windgap."),
    ("leader-on-board", BEAST, "Beast Rabban is on the board already."),
    ("leader-not-on-board", BEAST, "Beast Rabban is not on the board."),
    ("leader-sought", BEAST, "Beast Rabban cannot be placed in this turn: Seek Out the ‘Mahdi’."),
    ("other-leader-named", BEAST, "The card names Beast Rabban."),
    ("other-kind-replaced", TWO, "Other figures are replaced: 2 regulars."),
    ("no-such-figure", HERE, "Nobody of that kind is in Windgap."),
    ("not-so-many-tokens", {"amount": 2}, "No more than 2 can be drawn."),
    ("token-not-drawn", {}, "This token has not been drawn."),
    ("no-enemy-near", HERE, "No Harkonnen legion is within two areas of Windgap."),
    ("harvesters-first", {}, "The harvesters come first."),
    ("not-in-air-zones", {}, "Only ornithopters and carryalls are placed in air zones like this."),
    ("zone-taken", ZONE, "Air zone 2 is taken."),
    (
        "next-to-enemy",
        {"area": ("area", "windgap"), "near": ("area", "carthag")},
        "Windgap is next to the enemy in Carthag.",
    ),
    (
        "divide-landing",
        {"figures": ("figures", (w.REGULAR, 2, A)), "most": 5},
        "2 regulars are divided over two areas, at most 5 in each.",
    ),
    ("all-land", TWO, "They land together: 2 regulars."),
    ("other-power", POWER, "The imperium action is one of CHOAM."),
    ("not-earned", POWER, "No imperium action of CHOAM is left that was paid for."),
    ("not-discarded-so", CARD, "The Voice is not discarded like this."),
    ("no-card-to-discard", ALLY, "The Corrino Ally has no planning card that could be discarded."),
    ("too-many-cards", {"amount": 2}, "No more than 2 are drawn."),
    ("deck-too-small", {"deck": ("deck", "fremen_ally")}, "There are not so many cards in the Fremen Ally deck."),
    ("other-deck", {"deck": ("deck", "fremen_ally")}, "The cards come from the Fremen Ally deck."),
    ("no-such-part", {"parts": 2}, "The card gives you 2 choices, and this is none of them."),
    ("own-leader", BEAST, "The card is for enemies of whoever plays it; Beast Rabban is none."),
    ("leader-out-of-reach", BEAST, "Beast Rabban is not where the card reaches."),
    ("own-die", {}, "The card is about dice of the other side."),
    ("only-house-dice", {}, "The card is about House dice."),
    ("no-such-die", {"member": "corrino_ally", "result": "mentat"}, "The Corrino Ally has no unused Mentat die."),
    ("no-token-placed", {}, "No Bene Gesserit token lies where the card reaches."),
    ("result-used-up", MENTAT, "As many spent dice as there can be show Mentat already."),
    ("no-harvester-there", HERE, "There is no harvester in Windgap."),
    ("not-deep-desert", HERE, "Windgap is not deep desert."),
    ("other-sector", SECTOR, "Only this sector counts: outer sector north-east."),
    ("no-legion-in-sector", SECTOR, "You have no legion in this sector: outer sector north-east."),
    ("no-enemy-legion", HERE, "There is no enemy legion in Windgap."),
    ("not-beside", HERE, "Windgap is not adjacent to what the card names."),
    ("no-empty-neighbour", HERE, "No empty area is next to Windgap."),
    ("no-swap", HERE, "The tokens in Windgap cannot be exchanged: there are none, or a leader would be left alone."),
    ("cards-banned", {}, "The ban of Landsraad forbids discarding planning cards for dice."),
    ("enough-dice", {"dice": 6}, "You roll 6 dice already, and no more are allowed."),
    ("leader-not-in-battle", BEAST, "Beast Rabban does not fight in this battle."),
    ("special-used", BEAST, "Beast Rabban has used a special in this round of the battle."),
    ("no-generic-able", {}, "No generic leader in this battle can still use a special."),
    ("no-ceasing-now", {}, "The attack is not ceased or continued now."),
    ("empty-first", HERE, "There is an empty area to retreat to; Windgap is not empty."),
    ("only-elites", {}, "Only an elite unit is replaced by a regular one."),
    ("leaders-do-not-count", {}, "Leaders do not count for the limit: a unit or token is removed."),
    ("other-payment", {}, "Something else is being paid for now."),
    ("no-such-price", {"keep": 2, "raise": 3}, "For a marker nothing, 2 or 3 spice is paid."),
    ("marker-on-top", POWER, "CHOAM stands on the top step."),
    ("marker-on-bottom", POWER, "CHOAM stands on the bottom step."),
    ("no-stockpiling", {"most": 5}, "Stockpiling is only possible up to supremacy 5."),
    ("stockpile-price", {"price": 3}, "Stockpiling costs 3 spice."),
    ("one-in-reserve", {}, "One spice at most is saved, and only while none is."),
]


@pytest.mark.parametrize(("key", "facts", "text"), REASONS, ids=[f"{key}-{n}" for n, (key, _, _) in enumerate(REASONS)])
def test_reasons(key: str, facts: dict[str, object], text: str) -> None:
    assert reason_text(Reason(key, "war_for_arrakis 7.9", facts), "en", PLAYERS) == f"{text} (war_for_arrakis 7.9)"


def test_the_rule_is_left_out_where_there_is_none() -> None:
    assert reason_text(Reason("unknown-notation", "notation", {"notation": "x"})) == "“x” is no move of this game."


def test_a_reason_without_words_is_an_error_here_and_a_plain_sentence_at_play() -> None:
    with pytest.raises(fluent.BadMessage, match="arrakis-reason-because"):
        reason_text(Reason("because", "war_for_arrakis 1.1"))
    fluent.be_strict(False)
    assert reason_text(Reason("because", "war_for_arrakis 1.1")) == "This is not allowed now. (war_for_arrakis 1.1)"


def reasons_given() -> set[str]:
    """The keys that the engine gives reasons by."""
    found: set[str] = set()
    for path in (Path(fluent.__file__).parents[1] / "arrakis").glob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Reason":
                words = [each for each in ast.walk(call.args[0]) if isinstance(each, ast.Constant)]
                found |= {str(word.value) for word in words}
    return found


def test_every_reason_given_has_words_and_no_other() -> None:
    assert reasons_given() | {"unknown-notation"} == {key for key, _, _ in REASONS}


# --- options and questions -----------------------------------------------------------------------------------------


def new_game(**setting: object) -> Game:
    return landsraad.new_game("war_for_arrakis", seed=1, **{"seats": 2, **setting})  # type: ignore[arg-type]


def told(game: Game) -> list[str]:
    return [option.text() for option in game.options]


def to_first_turn() -> Game:
    """Place what must be placed, change dice as they come, place no token: then the Atreides act."""
    game = new_game()
    while game.question and game.question.kind != "turn":
        game.play(game.options[-1])
    return game


def test_a_move_reads_like_what_a_player_says() -> None:
    game = to_first_turn()
    assert game.question and game.question.text() == "Your turn: what do you do?"
    result = next(text for text in told(game) if text.endswith(": move up to 2 different legions"))
    game.play(game.options[told(game).index(result)])
    assert game.question.text() == "Which legion moves? (up to 2)"
    assert told(game)[0] == "From Hobars Gap: 1 Naib and 1 facedown token"
    game.play("from hobars_gap")
    assert game.question.text() == "Where does the legion in Hobars Gap go?"
    assert "To False Wall South" in told(game)
    game.play("to false_wall_south")
    log = game.log(None)
    assert log[-1] == "The Atreides move 1 unit from Hobars Gap to False Wall South"
    assert game.question.text() == "Which legion moves?"
    assert "Move no more" in told(game)


def test_a_substitute_is_marked_where_it_is_offered() -> None:
    game = to_first_turn()
    for text, action in (
        (
            "Mentat with Lady Jessica: draw 3 planning cards from the House Atreides deck",
            pack(w.V_LEADER, 3, w.JESSICA),
        ),
        ("Claim The Sleeper Stirs (Kwisatz Haderach 2)", pack(w.V_CLAIM, PRESCIENCE_IDS.index("a04"))),
        ("Votes for Sale", pack(w.V_CARD, CARDS["sg_harkonnen_2"])),
    ):
        assert game.speaker.option(game.table, action, "en", []) == f"{text} [substitute]"
    assert game.speaker.option(game.table, pack(w.V_CARD, VOICE), "en", []) == "The Voice"


def test_who_goes_along() -> None:
    game = to_first_turn()
    while game.question and not (game.to_act == 0 and game.question.kind == "turn"):
        game.play(game.options[0])
    game.play(next(option for option in game.options if option.text().endswith(": move up to 2 different legions")))
    game.play("from carthag")
    assert "To the Broken Land" in told(game)
    game.play("to broken_land")
    assert game.question and game.question.text() == "Who goes from Carthag to the Broken Land?"
    assert told(game)[0].startswith("From Carthag to the Broken Land with ")
    assert "Leave 1 regular behind" in told(game)
    game.play("leave 1 regular")
    game.play("go")
    assert game.log(None)[-1].startswith("The Harkonnen move ")


def test_seats_are_called_by_side_or_member() -> None:
    def seats(**setting: object) -> list[str]:
        game = new_game(**setting)
        names = [game.speaker.seat(game.table, seat, "en") for seat in range(len(game.names))]
        assert names == game.names
        return names

    assert seats() == ["Harkonnen", "Atreides"]
    assert seats(seats=1) == ["Atreides"]
    assert seats(seats=3) == ["Harkonnen", "House Atreides", "Fremen Ally"]
    assert seats(seats=3, options={"shared_side": "harkonnen"}) == ["House Harkonnen", "Corrino Ally", "Atreides"]
    assert seats(seats=4) == ["House Harkonnen", "Corrino Ally", "House Atreides", "Fremen Ally"]
    assert seats(options={"solo": True}) == ["House Atreides", "Fremen Ally"]
    assert new_game().names_in("de") == ["Harkonnen", "Atreides"]
    assert new_game(seats=4).names_in("de")[1] == "Corrino-Verbündeter"


def test_an_option_that_is_not_open_is_told_without_the_moment() -> None:
    game = to_first_turn()
    for text, action in (
        ("Go", pack(w.V_GO)),
        ("Carthag", pack(w.V_TO, CARTHAG)),
        ("The Voice", pack(w.V_CARD, VOICE)),
        ("Air zone 3", pack(w.V_ZONE, 2)),
        ("3", pack(w.V_AMOUNT, 3)),
    ):
        assert game.speaker.option(game.table, action, "en", []) == text


# --- whole games: nothing is missing, nothing is left over ------------------------------------------------------------


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The keys of the messages said in this test."""
    for cache in (fluent.say_cached, fluent.forms, effect, effects, named_cached):
        cache.cache_clear()
    heard: set[str] = set()
    original = fluent.Messages.format

    def listening(self: fluent.Messages, key: str, arguments: fluent.Arguments) -> str:
        heard.add(key)
        heard.update(fluent.REFERENCE.findall(self.entries.get(key, "")))
        return original(self, key, arguments)

    monkeypatch.setattr(fluent.Messages, "format", listening)
    return heard


def say_games(lang: str, seeds: int, rounds: int) -> None:
    """Every question, option and event of games of every kind, and refusals of some moves of other moments."""
    done: Counter[tuple[int, ...]] = Counter()
    elsewhere: list[str] = []
    for seed in range(seeds):
        for setting in SETTINGS:
            for number, game in enumerate(decisions(setting, 100 + seed, rounds, done)):
                for notation in elsewhere[number % 7 :: 7]:
                    for reason in game.why_not(notation):
                        told = game.speaker.reason(reason, lang, game.names_in(lang))
                        assert f" ({reason.rule})" in told or f"（{reason.rule}）" in told
                        plain(told.replace(reason.rule, ""))
                if game.question is None:
                    continue
                plain(game.question.text(lang))
                for option in game.options:
                    plain(option.text(lang))
                elsewhere = [*elsewhere[-20:], game.options[number % len(game.options)].notation]
            for line in game.log(None, lang):
                plain(line)


def plain(text: str) -> None:
    """No notation, no id, no hole."""
    text = re.sub(r" ?\[\w+\]$", "", text)  # the mark of a substitute
    assert text and not RAW.search(text), text
    assert text == text.strip() and (not text[0].isalpha() or text[0] == text[0].upper()), text


STEMS = ("names", "effects", "components", "options", "questions", "events", "reasons")


def written(lang: str, stems: tuple[str, ...] = STEMS) -> set[str]:
    paths = [fluent.LOCALES / lang / f"arrakis_{stem}.ftl" for stem in stems]
    return {key for path in paths for key in fluent.split_entries(path.read_text(encoding="utf-8")) if key[0] != "-"}


def words_of(module: ModuleType) -> list[re.Pattern[str]]:
    """What the source of a module can put together: its plain strings, and its f-strings with anything filled in."""
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    found = [re.escape(str(each.value)) for each in ast.walk(tree) if isinstance(each, ast.Constant)]
    for each in ast.walk(tree):
        if isinstance(each, ast.JoinedStr):
            parts = [
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z_-]+" for part in each.values
            ]
            found.append("".join(parts))
    return [re.compile(word) for word in found if word != "[a-z_-]+"]


def moments() -> set[str]:
    """The messages of options and questions that the code can ask for, however rare the moment."""
    asking = words_of(questions)
    asking += [re.compile(word) for word in ("by", "for")]
    asking += [re.compile(word) for frame, word in w.FRAME_NAMES.items() if frame not in questions.ASKERS]
    shading = words_of(shades) + [re.compile(word) for word in ("part", "none", "power", *PAYMENT_NAMES)]
    shading += [re.compile(way_family(way)) for way in range(w.WAYS)]
    found: set[str] = set()
    for key in written("en", ("options", "questions")):
        kind, tail = key.removeprefix("arrakis-").split("-", 1)
        verb, _, ending = tail.partition("-")
        if kind == "question" and any(word.fullmatch(tail) for word in asking):
            found.add(key)
        if kind == "option" and verb in {*w.VERB_NAMES.values(), "substitute"}:
            if not ending or any(word.fullmatch(ending) for word in shading):
                found.add(key)
    return found


# Names that only the interface shows.
INTERFACE_NAMES = (
    ("title", ["game", "spacing_guild"]),
    ("sector", SECTOR_NAMES),
    ("phase", w.PHASE_NAMES),
    ("place", w.PLACE_NAMES),
    ("face", w.COMBAT_FACE_NAMES),
    ("unit", ["regular", "elite", "troop", "bashar", "naib"]),
    ("how", ["supremacy", "prescience", "limit"]),
    ("free", ["scout", "train", "atomics", "scheming", "bombard"]),
    ("result", [*w.BOX_NAMES, "desert_power"]),
    ("ban", w.POWER_NAMES),
)


def test_every_moment_has_its_message() -> None:
    tables = (shades.FRAME_SHADES, shades.PICK_SHADES, shades.SOLO_SHADES)
    wanted = {f"arrakis-option-{w.VERB_NAMES[verb]}-{end}" for table in tables for (verb, _), end in table.items()}
    wanted |= {f"arrakis-question-solo-{topic}" for topic in questions.SOLO_TASKS.values()}
    wanted |= {f"arrakis-question-pick-{topic}" for topic in questions.FOLLOWING_PICKS.values()}
    assert wanted <= written("en") == moments() | written("en", ("names", "effects", "components", "events", "reasons"))


def test_no_message_is_missing_and_none_is_left_over(said: set[str]) -> None:
    say_games("en", 4, 5)
    game = to_first_turn()
    for verb in NOTATION.verbs:
        if verb not in (w.V_WAY, w.V_PAY):
            game.speaker.option(game.table, pack(verb, 1, 1, 1), "en", [])
    for kind, (idents, _) in KINDS.items():
        for number in range(len(idents)):
            component_lines(kind, number)
    for event, _ in EVENTS:
        event_text(event, "en", PLAYERS)
    for use in range(len(w.USE_NAMES)):
        event_text((e.DIE_USED, A, w.HOUSE, use, 0))
    for key, facts, _ in REASONS:
        reason_text(Reason(key, "war_for_arrakis 1.1", facts))
    for kind, words in INTERFACE_NAMES:
        for word in words:
            name(kind, word)
    substitutes()
    assert written("en") - said <= moments()
    assert not {key for key in said if key not in fluent.messages("en").entries}
