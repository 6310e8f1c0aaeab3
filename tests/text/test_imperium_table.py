"""Options, questions, events and reasons: everything a table says; and that no message is missing or left over."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from landsraad.imperium import content
from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.catalog import (
    CARD_NUMBERS,
    HAGAL_NUMBERS,
    INTRIGUE_NUMBERS,
    LEADER_NUMBERS,
    SPACE_NUMBERS,
    TILE_NUMBERS,
    TILES,
)
from landsraad.imperium.engine import ENGINE
from landsraad.imperium.naming import EFFECTS, EVENT_NAMES, KIND_IDS, NOTATION
from landsraad.imperium.opening import DIFFICULTIES
from landsraad.imperium.ruleset import OPTIONS as RULES_OPTIONS
from landsraad.imperium.ruleset import TIE_BREAKS
from landsraad.imperium.store import PATH
from landsraad.kernel.decisions import FACTION, QUESTION_NAMES, YES_NO, pack, verb_of
from landsraad.kernel.rules import Reason
from landsraad.text import fluent, imperium_speaker
from landsraad.text.imperium import (
    component_lines,
    condition_text,
    cost_text,
    effect,
    event_text,
    name,
    option_text,
    question_text,
    reason_text,
    seat_name,
    topic_text,
)
from landsraad.text.imperium.components import KIND_NUMBERS
from landsraad.text.imperium.effects import CONDITIONS, FACTION_CONDITIONS, spoken
from landsraad.text.imperium.names import named

assert content
LANGUAGES = fluent.known_languages()
PLAYERS = ["Anna", "Ben", "Cleo", "Dov"]
CARD, SPACE, TILE = CARD_NUMBERS["dagger"], SPACE_NUMBERS["mentat"], TILE_NUMBERS["flagship"]


def node(path: str) -> int:
    return PATH.index(path)


OPTIONS = [
    (pack(w.V_AGENT, CARD, SPACE), "Send an agent to Mentat with Dagger"),
    (
        pack(w.V_MOVE, CARD_NUMBERS["kwisatz_haderach"], SPACE, SPACE_NUMBERS["arrakeen"]),
        "Move an agent from Mentat to Arrakeen with Kwisatz Haderach",
    ),
    (pack(w.V_REVEAL), "Reveal your hand"),
    (
        pack(w.V_PLAY, INTRIGUE_NUMBERS["bypass_protocol"], 1),
        "Play Bypass Protocol: acquire a card that costs 3 persuasion or less",
    ),
    (
        pack(w.V_PLAY, INTRIGUE_NUMBERS["strategic_push"], 1),
        "Play Strategic Push: gain 2 swords; gain 2 solari if you win this Conflict",
    ),
    (pack(w.V_TILE, TILE), "Use Flagship: pay 4 solari and flip this tile → recruit 3 troops"),
    (pack(w.V_DO, node("jamis.agent.1")), "Trash a card (Jamis)"),
    (pack(w.V_DO, node("arrakeen.space.2")), "Draw 1 card (Arrakeen)"),
    (pack(w.V_DEPLOY, 1, w.TROOP), "Deploy 1 troop to the Conflict"),
    (pack(w.V_DEPLOY, 2, w.DREADNOUGHT), "Deploy 2 dreadnoughts to the Conflict"),
    (pack(w.V_ACQUIRE, CARD_NUMBERS["chani"], w.FROM_ROW), "Acquire Chani from the Imperium Row"),
    (
        pack(w.V_ACQUIRE, CARD_NUMBERS["the_spice_must_flow"], w.FROM_RESERVE),
        "Acquire The Spice Must Flow from the Reserve",
    ),
    (pack(w.V_ACQUIRE, CARD_NUMBERS["chani"], w.FROM_LEADER), "Acquire Chani from beside your leader"),
    (pack(w.V_END), "Done"),
    (pack(w.V_PASS), "Pass"),
    (pack(w.V_AGAIN), "Take another turn now"),
    (pack(w.V_DECLINE), "Decline"),
    (pack(w.V_FACTION, w.FREMEN), "Fremen"),
    (pack(w.V_FACTIONS, w.EMPEROR, w.FREMEN), "Emperor and Fremen"),
    (pack(w.V_TRASH, w.IN_DISCARD, CARD), "Trash Dagger from your discard pile"),
    (pack(w.V_DISCARD, CARD), "Discard Dagger"),
    (pack(w.V_AMOUNT, 3), "3"),
    (pack(w.V_ADVANCE), "Advance your Freighter"),
    (pack(w.V_RECALL), "Recall your Freighter and take its rewards"),
    (pack(w.V_TECH, TILE, 0, w.SPICE), "Acquire Flagship with spice"),
    (pack(w.V_TECH, TILE, 1, w.SPICE), "Acquire Flagship with spice, returning 1 negotiator"),
    (pack(w.V_TECH, TILE, 2, w.SOLARI), "Acquire Flagship with solari, returning 2 negotiators"),
    (pack(w.V_SEAT, 2), "Cleo"),
    (pack(w.V_SPACE, SPACE), "Mentat"),
    (pack(w.V_YES), "Yes"),
    (pack(w.V_NO), "No"),
    (pack(w.V_INTRIGUE, INTRIGUE_NUMBERS["ambush"]), "Ambush"),
    (pack(w.V_LEADER, LEADER_NUMBERS["paul_atreides"]), "Paul Atreides"),
    (pack(w.V_CARD, CARD), "Dagger"),
    (pack(w.V_UNITS, 2, 1), "2 troops and 1 dreadnought"),
    (pack(w.V_UNITS, 0, 2), "2 dreadnoughts"),
    (pack(w.V_FROM, w.IN_GARRISON), "Lose a troop from your garrison"),
    (pack(w.V_RETREAT, 1, w.DREADNOUGHT), "Ben retreats 1 dreadnought"),
]


@pytest.mark.parametrize(("action", "text"), OPTIONS, ids=[text for _, text in OPTIONS])
def test_options(action: int, text: str) -> None:
    assert option_text(action, "en", PLAYERS) == text


def test_every_verb_is_among_them() -> None:
    assert {verb_of(action) for action, _ in OPTIONS} == set(NOTATION.verbs)


def test_players_without_a_name() -> None:
    assert seat_name(0, None) == "seat 1"
    assert option_text(pack(w.V_SEAT, 3)) == "Seat 4"


HAGAL = HAGAL_NUMBERS["harvest_spice"]
FLAGSHIP, ESMAR = w.TILE_KIND * w.KIND_STEP + TILE, w.CARD_KIND * w.KIND_STEP + CARD_NUMBERS["esmar_tuek"]
EVENTS = [
    ((e.ROUND_BEGAN, 0, 3, 4, 0), "Round 3: Cloak and Dagger. Anna begins"),
    ((e.DREW, 0, 1, 0, 0), "Anna draws 1 card"),
    ((e.DREW, 0, 5, 0, 0), "Anna draws 5 cards"),
    ((e.DREW_CARD, 0, CARD, 0, 0), "Anna draws Dagger"),
    ((e.RESHUFFLED, 1, 0, 0, 0), "Ben shuffles the discard pile into the deck"),
    ((e.SENT_AGENT, 0, CARD, SPACE, 0), "Anna sends an agent to Mentat with Dagger"),
    (
        (e.SENT_AGENT, 0, CARD_NUMBERS["kwisatz_haderach"], SPACE, SPACE_NUMBERS["carthag"] + 1),
        "Anna moves an agent from Carthag to Mentat with Kwisatz Haderach",
    ),
    ((e.PAID, 0, w.SOLARI, 2, 0), "Anna pays 2 solari"),
    ((e.PAID, 0, w.SPICE, 1, ESMAR), "Anna pays 1 spice (Esmar Tuek)"),
    ((e.GAINED_SOME, 0, w.POINTS, 1, 0), "Anna gains 1 victory point"),
    ((e.GAINED_SOME, 0, w.SWORDS, 2, ESMAR), "Anna gains 2 swords (Esmar Tuek)"),
    ((e.RECRUITED_TROOPS, 0, 1, 0, 0), "Anna recruits 1 troop"),
    ((e.DEPLOYED_SOME, 0, 2, 1, 0), "Anna deploys 2 troops and 1 dreadnought to the Conflict"),
    ((e.RETREATED, 0, 0, 1, 0), "Anna retreats 1 dreadnought from the Conflict"),
    ((e.LOST_TROOPS, 0, 1, w.IN_GARRISON, 0), "Anna loses 1 troop from the garrison"),
    ((e.INFLUENCE_ROSE, 0, w.FREMEN, 2, 0), "Anna rises to 2 influence with the Fremen"),
    ((e.INFLUENCE_ROSE, 0, w.FREMEN, 3, 0), "Anna rises to 3 influence with the Fremen"),
    ((e.INFLUENCE_FELL, 0, w.EMPEROR, 1, 0), "Anna falls to 1 influence with the Emperor"),
    ((e.TOOK_ALLIANCE, 0, w.FREMEN, 0, 0), "Anna takes the Fremen Alliance"),
    ((e.TOOK_ALLIANCE, 0, w.FREMEN, 2, 0), "Anna takes the Fremen Alliance from Ben"),
    ((e.LOST_ALLIANCE, 0, w.FREMEN, 0, 0), "Anna loses the Fremen Alliance"),
    ((e.LOST_POINT, 0, FLAGSHIP, 0, 0), "Anna loses 1 victory point (Flagship)"),
    ((e.PLAYED_INTRIGUE, 0, INTRIGUE_NUMBERS["ambush"], 1, 0), "Anna plays Ambush"),
    ((e.DREW_INTRIGUE, 0, 2, 0, 0), "Anna draws 2 Intrigue cards"),
    ((e.DREW_INTRIGUE_CARD, 0, INTRIGUE_NUMBERS["ambush"], 0, 0), "Anna draws the Intrigue card Ambush"),
    ((e.DREW_INTRIGUE_CARD, 0, INTRIGUE_NUMBERS["ambush"], 2, 0), "Anna takes the Intrigue card Ambush from Ben"),
    ((e.STOLE_INTRIGUE, 0, 1, 0, 0), "Anna takes an Intrigue card from Ben"),
    ((e.LOST_INTRIGUE_CARD, 1, INTRIGUE_NUMBERS["ambush"], 0, 0), "Ben has to give up the Intrigue card Ambush"),
    ((e.REVEALED_HAND, 0, 0, 0, 0), "Anna takes the reveal turn"),
    ((e.REVEALED_CARD, 0, CARD, 0, 0), "Anna reveals Dagger"),
    ((e.ACQUIRED_CARD, 0, CARD_NUMBERS["chani"], 0, 0), "Anna acquires Chani"),
    ((e.PUT_ON_DECK, 0, CARD_NUMBERS["chani"], 0, 0), "Anna puts Chani on top of the deck"),
    ((e.TRASHED_CARD, 0, CARD, w.IN_HAND, 0), "Anna trashes Dagger from hand"),
    ((e.DISCARDED_CARD, 0, CARD, 0, 0), "Anna discards Dagger"),
    ((e.ACQUIRED_TILE, 0, TILE, 2, 0), "Anna acquires Flagship, returning 2 negotiators"),
    ((e.USED_TILE, 0, TILE, 0, 0), "Anna uses Flagship"),
    ((e.FREIGHTER_ADVANCED, 0, 2, 0, 0), "Anna advances the Freighter to space 2 of the Shipping track"),
    ((e.FREIGHTER_RECALLED, 0, 2, 0, 0), "Anna recalls the Freighter from space 2 of the Shipping track"),
    ((e.PLACED_NEGOTIATOR, 0, 0, 0, 0), "Anna places a negotiator on the Ix board"),
    ((e.COMMISSIONED_SHIP, 0, 0, 0, 0), "Anna commissions a dreadnought"),
    ((e.SET_STRENGTH, 0, 7, 0, 0), "Anna has strength 7 in the Conflict"),
    ((e.PASSED, 0, 0, 0, 0), "Anna passes"),
    ((e.WON_CONFLICT, 0, 9, 0, 0), "Anna wins the Conflict with strength 9"),
    ((e.TOOK_PLACE, 0, 1, 5, 0), "Anna takes the second reward with strength 5"),
    ((e.TOOK_PLACE, 0, 2, 3, 0), "Anna takes the third reward with strength 3"),
    ((e.TOOK_PLACE, 0, 1, 5, 1), "Anna ties for first place with strength 5 and takes the second reward"),
    ((e.TOOK_PLACE, 0, 2, 3, 1), "Anna ties for second place with strength 3 and takes the third reward"),
    ((e.TOOK_NOTHING, 0, 2, 0, 0), "Anna fights with strength 2 and gets no reward"),
    ((e.TOOK_CONTROL, 0, w.CARTHAG_FLAG, 0, 0), "Anna takes control of Carthag"),
    ((e.PLACED_SHIP, 0, w.BASIN_FLAG, 0, 0), "Anna puts a dreadnought on Imperial Basin"),
    ((e.SHIP_CAME_HOME, 0, w.BASIN_FLAG, 0, 0), "The dreadnought of Anna returns from Imperial Basin to the garrison"),
    ((e.BONUS_SPICE, 0, SPACE_NUMBERS["hagga_basin"], 2, 0), "Hagga Basin: 2 bonus spice"),
    ((e.RECALLED_AGENTS, 1, 0, 0, 0), "All agents return; Ben is the new first player"),
    ((e.CLOSED_SPACE, 0, SPACE, 0, 0), "Anna closes Mentat with The Voice"),
    ((e.TOOK_MENTAT, 0, 0, 0, 0), "Anna takes the Mentat"),
    ((e.TOOK_SWORDMASTER, 0, 0, 0, 0), "Anna takes the Swordmaster"),
    ((e.TOOK_COUNCIL_SEAT, 0, 0, 0, 0), "Anna takes a seat on the High Council"),
    ((e.RECALLED_AGENT, 0, SPACE, 0, 0), "Anna recalls the agent on Mentat"),
    ((e.REMOVED_FROM_ROW, 0, CARD_NUMBERS["chani"], 0, 0), "Anna removes Chani from the Imperium Row"),
    ((e.SET_CARD_ASIDE, 0, 0, 0, 0), "Anna sets a card aside"),
    ((e.CARD_CAME_BACK, 0, CARD, 0, 0), "Anna takes Dagger back in hand"),
    ((e.BURIED_INTRIGUE, 0, 0, 0, 0), "Anna puts an Intrigue card under the deck"),
    ((e.TOOK_FROM_DISCARD, 0, CARD, 0, 0), "Anna takes Dagger from the discard pile"),
    ((e.CHOSE_LEADER, 0, LEADER_NUMBERS["paul_atreides"], 0, 0), "Anna plays Paul Atreides"),
    ((e.PASSED_TURN, 0, 0, 0, 0), "Anna passes the turn"),
    ((e.ANOTHER_TURN_TAKEN, 0, 0, 0, 0), "Anna takes another turn"),
    ((e.GAME_ENDED, 3, 0, 0, 0), "The game is over: Dov wins"),
    ((e.MOVED_SNOOPER, 0, w.FREMEN, 2, 0), "Anna takes the Snooper token of the Fremen, token 2 of 4"),
    ((e.SHOWED_MASTERSTROKE, 0, 0b1001, 0, 0), "Anna shows the Masterstroke: Emperor and Fremen"),
    ((e.COMBAT_BEGAN, 0, 0, 0, 0), "The Combat begins"),
    ((e.TURN_BEGAN, 0, 0, 0, 0), "Turn of Anna"),
    ((e.RETURNED_SHIP, 0, 0, 0, 0), "Anna returns a dreadnought to the supply"),
    ((e.ROW_REFILLED, 0, CARD_NUMBERS["chani"], 0, 0), "Chani comes to the Imperium Row"),
    ((e.TILE_TURNED_UP, 0, TILE, 0, 0), "Flagship is turned up"),
    ((e.RIVAL_SENT_AGENT, 1, HAGAL, SPACE_NUMBERS["hagga_basin"], 0), "Ben sends an agent to Hagga Basin"),
    ((e.REVEALED_HAGAL, 1, HAGAL, 0, 0), "Ben reveals the House Hagal card Harvest Spice"),
    ((e.SKIPPED_HAGAL, 1, HAGAL, 1, 0), "Harvest Spice is skipped: the space is occupied"),
    ((e.SKIPPED_HAGAL, 1, HAGAL, 2, 0), "Harvest Spice is skipped: The Voice closes the space"),
    ((e.SKIPPED_HAGAL, 1, HAGAL, 3, 0), "Harvest Spice is skipped: no Maker space in reach has bonus spice"),
    ((e.SKIPPED_HAGAL, 1, HAGAL, 4, 0), "Harvest Spice is skipped: Ben has no dreadnought in the supply"),
    (
        (e.SKIPPED_HAGAL, 1, HAGAL, 5, 0),
        "Harvest Spice is skipped: Ben has too little influence with the Spacing Guild",
    ),
    ((e.SKIPPED_HAGAL, 1, HAGAL_NUMBERS["reshuffle"], 6, 0), "Reshuffle: the deck is shuffled anew"),
    ((e.HAGAL_RESHUFFLED, 0, 0, 0, 0), "The House Hagal deck is shuffled anew"),
    ((e.SPENT_FOR_POINT, 1, w.WATER, 3, 0), "Ben spends 3 water for 1 victory point"),
    ((e.SPENT_FOR_POINT, 1, -1, 3, 0), "Ben spends 3 Intrigue cards for 1 victory point"),
    ((e.HAGAL_SWORDS, 1, HAGAL, 2, 0), "Ben gains 2 swords from the House Hagal card Harvest Spice"),
    ((e.REMOVED_CONTROL, 0, w.CARTHAG_FLAG, 0, 0), "Anna loses control of Carthag"),
    ((e.RIVAL_STUCK, 1, 0, 0, 0), "Ben has no space to send an agent to"),
    ((e.TRASHED_TILE, 0, TILE, 0, 0), "Flagship is trashed: no Rival could take it"),
    ((e.CHURNED, 0, 2, 5, 0), "Imperium Row churn: the dice show 2 and 5"),
    (
        (e.FOR_NOTHING, 0, node("arrakeen.space.1"), 0, 0),
        "Anna resolves an effect that cannot be carried out now: recruit 1 troop (Arrakeen)",
    ),
    ((e.SPICE_TO_BANK, 1, SPACE_NUMBERS["hagga_basin"], 2, 0), "Ben returns 2 spice from Hagga Basin to the bank"),
]


@pytest.mark.parametrize(("event", "text"), EVENTS, ids=[text for _, text in EVENTS])
def test_events(event: tuple[int, int, int, int, int], text: str) -> None:
    assert event_text(event, "en", PLAYERS) == text


def test_every_event_is_among_them() -> None:
    assert {event[0] for event, _ in EVENTS} == set(EVENT_NAMES)


def thing(kind: str, ident: str) -> tuple[str, str]:
    return kind, ident


HERE: dict[str, object] = {"space": thing("space", "conspire")}
DAGGER: dict[str, object] = {"card": thing("card", "dagger")}
PLAYED: dict[str, object] = {"card": thing("intrigue", "allied_armada")}
OWNED: dict[str, object] = {"tile": thing("tile", "flagship")}
EFFECT: dict[str, object] = {"effect": thing("effect", "arrakeen.space.2")}
REASONS: list[tuple[str, dict[str, object], str]] = [
    (
        "wrong-icon",
        {**DAGGER, **HERE, "icon": thing("icon", "emperor")},
        "Conspire needs the Emperor icon, which Dagger does not have.",
    ),
    ("no-agent-icons", DAGGER, "Dagger has no agent icon and cannot send an agent."),
    ("card-not-in-hand", DAGGER, "Dagger is not in your hand."),
    ("only-kwisatz-haderach", DAGGER, "Dagger cannot move an agent that is already on the board."),
    ("occupied", {**HERE, "seats": ("seats", [0, 2])}, "Conspire is occupied by Anna and Cleo."),
    ("own-agent", HERE, "Your own agent is on Conspire."),
    (
        "price",
        {**HERE, "resource": thing("resource", "spice"), "price": 4, "have": 1},
        "Conspire costs 4 spice; you have 1.",
    ),
    (
        "requirement",
        {
            "space": thing("space", "interstellar_shipping"),
            "faction": thing("faction", "spacing_guild"),
            "level": 2,
            "have": 1,
        },
        "Interstellar Shipping needs 2 influence with the Spacing Guild; you have 1.",
    ),
    ("once", HERE, "You have been to Conspire, and it can be used once per game only."),
    ("no-swordmaster", HERE, "Conspire is closed to you at this difficulty."),
    ("voice", {**HERE, "seats": ("seats", [1])}, "Conspire is closed to your next agent: Ben used The Voice."),
    ("not-in-game", HERE, "Conspire is not on the board in this game."),
    ("no-agents", {}, "You have no agent on your leader."),
    ("no-agent-there", HERE, "You have no agent on Conspire."),
    ("not-your-turn", {}, "It is not yours to decide now."),
    ("wrong-moment", {"option": "reveal your hand"}, "This is not the moment for it: reveal your hand."),
    ("already-revealed", {}, "You have revealed your hand: this is your reveal turn."),
    ("already-sent", {}, "You have already sent an agent this turn."),
    ("must-act", {}, "A turn is an agent turn or a reveal turn: send an agent, or reveal your hand."),
    (
        "must-finish",
        {"effects": ("effects", ["arrakeen.space.2", "seek_allies.agent.1"])},
        "Something must be done first: draw 1 card; trash this card.",
    ),
    ("nothing-to-pass", {}, "Nothing allows you to pass."),
    ("no-extra-turn", {}, "Nothing gives you another turn."),
    ("not-asked", {"question": thing("question", "faction")}, "Something else is asked now. Which faction?"),
    ("game-over", {}, "The game is over."),
    ("unknown-notation", {"notation": "fly home"}, "“fly home” is no move of this game."),
    ("unknown-word", {"word": "arakeen", "close": "arrakeen"}, "There is no “arakeen” here. Did you mean: arrakeen?"),
    ("unknown-word-alone", {"word": "x", "kind": "amount"}, "“x” is not known here (amount)."),
    (
        "wrong-form",
        {"notation": "agent dagger", "form": "agent CARD SPACE"},
        "“agent dagger” has too few or too many words. It is written: agent CARD SPACE.",
    ),
    (
        "no-agents-but-move",
        {**DAGGER, "move": "move dagger wealth secrets"},
        "You have no agent on your leader, but Dagger may move one that is out: “move dagger wealth secrets”.",
    ),
    ("cannot-decline", {}, "This cannot be declined."),
    ("not-offered", DAGGER, "Dagger is not on offer there."),
    ("persuasion", {**DAGGER, "price": 5, "have": 3}, "Dagger costs 5 persuasion; you have 3."),
    ("not-reveal-turn", DAGGER, "Cards are bought on your reveal turn only."),
    ("cannot-be-bought", DAGGER, "Dagger cannot be bought."),
    ("too-dear-for-effect", {**DAGGER, "price": 5}, "Dagger costs 5 persuasion, more than the effect allows."),
    ("intrigue-not-in-hand", PLAYED, "You do not hold the Intrigue card Allied Armada."),
    ("no-such-part", {**PLAYED, "parts": 1}, "Allied Armada has only 1 part."),
    (
        "timing",
        {**PLAYED, "timing": thing("timing", "plot")},
        "This part of Allied Armada can be played only on one of your own turns.",
    ),
    (
        "condition",
        {**PLAYED, "condition": ("condition", (w.IF_ANY_ALLIANCE, 0, 0))},
        "Allied Armada can be played only if you hold an Alliance.",
    ),
    (
        "cost",
        {**PLAYED, "cost": thing("cost", "allied_armada.cost.1")},
        "You cannot pay what Allied Armada costs: pay 2 spice.",
    ),
    ("no-units", PLAYED, "Allied Armada needs a unit of yours in the Conflict."),
    (
        "tile-not-owned",
        OWNED,
        "You do not own Flagship. "
        "Tech tiles are acquired by effects, such as those of Tech Negotiation and Dreadnought.",
    ),
    ("tile-flipped", OWNED, "Flagship lies face down until the next round."),
    ("tile-timing", OWNED, "Flagship can be used only before you send an agent."),
    (
        "tile-cost",
        {**OWNED, "cost": thing("cost", "flagship.use.1")},
        "You cannot pay what Flagship costs: pay 4 solari and flip this tile.",
    ),
    ("tile-no-use", OWNED, "Flagship has nothing to be used on a turn."),
    ("tech-not-on-top", OWNED, "Flagship does not lie face up on a stack."),
    (
        "tech-price",
        {**OWNED, "price": 6, "resource": thing("resource", "solari"), "have": 2},
        "Flagship costs 6 solari now; you have 2.",
    ),
    ("tech-needs-spice", OWNED, "Flagship must be paid with spice here."),
    ("negotiators", {"have": 0}, "You have no negotiator on the Ix board."),
    ("negotiators", {"have": 1}, "You have only 1 negotiator on the Ix board."),
    ("negotiators", {"have": 2}, "You have only 2 negotiators on the Ix board."),
    (
        "deploy-no-combat-space",
        {},
        "You can deploy units on an agent turn only, once you have sent an agent to a combat space.",
    ),
    ("deploy-limit", {"limit": 2}, "You can deploy only the units recruited this turn and 2 more from your garrison."),
    ("deploy-garrison", {"have": 1, "unit": thing("unit", "troop")}, "There is only 1 troop in your garrison."),
    (
        "deploy-garrison",
        {"have": 0, "unit": thing("unit", "dreadnought")},
        "There are only 0 dreadnoughts in your garrison.",
    ),
    ("units-not-there", {}, "There are no such units."),
    (
        "no-place-for-dreadnought",
        HERE,
        "A dreadnought cannot be put on Conspire: it must be a location that can be controlled, without a dreadnought.",
    ),
    ("not-in-place", {**DAGGER, "place": thing("place", "discard")}, "Dagger is not in your discard pile."),
    ("card-not-allowed", DAGGER, "Dagger cannot be chosen here."),
    ("amount-range", {"least": 2, "most": 5}, "Choose a number from 2 to 5."),
    ("faction-not-allowed", {"faction": thing("faction", "emperor")}, "Emperor cannot be chosen here."),
    (
        "no-influence-to-lose",
        {"faction": thing("faction", "emperor")},
        "You have no influence with the Emperor to lose.",
    ),
    ("seat-not-allowed", {"seats": ("seats", [3])}, "Dov cannot be chosen here."),
    ("space-not-allowed", HERE, "Conspire cannot be chosen here."),
    ("leader-taken", {"leader": thing("leader", "ilesa_ecaz")}, "Ilesa Ecaz is no longer to be had."),
    ("freighter-top", {}, "Your Freighter is at the top of the Shipping track and cannot advance."),
    ("freighter-bottom", {}, "Your Freighter is at the bottom of the Shipping track: there is nothing to recall."),
    ("effect-not-open", EFFECT, "This effect is not open to you: draw 1 card."),
    ("effect-condition", EFFECT, "The condition does not hold: draw 1 card."),
    ("effect-impossible", EFFECT, "This cannot be carried out now: draw 1 card."),
]


@pytest.mark.parametrize(
    ("key", "facts", "text"), REASONS, ids=[f"{key}-{number}" for number, (key, _, _) in enumerate(REASONS)]
)
def test_reasons(key: str, facts: dict[str, object], text: str) -> None:
    assert reason_text(Reason(key, "imperium 6.3.3", facts), "en", PLAYERS) == f"{text} (imperium 6.3.3)"


def test_the_rule_is_left_out_where_there_is_none() -> None:
    told = reason_text(Reason("unknown-notation", "notation", {"notation": "x"}))
    assert told == "“x” is no move of this game."


def test_effects_may_come_in_words() -> None:
    reason = Reason("must-finish", "imperium 3.3", {"effects": ["draw 1 card", "trash this card"]})
    assert reason_text(reason) == "Something must be done first: draw 1 card; trash this card. (imperium 3.3)"


def test_players_without_names_are_seats() -> None:
    reason = Reason("occupied", "imperium 6.3.3", {**HERE, "seats": ("seats", [0, 2])})
    assert reason_text(reason) == "Conspire is occupied by seat 1 and seat 3. (imperium 6.3.3)"


def reasons_given() -> set[str]:
    """The keys that explain.py gives reasons by."""
    tree = ast.parse((Path(fluent.__file__).parents[1] / "imperium" / "explain.py").read_text(encoding="utf-8"))
    calls = [call for call in ast.walk(tree) if isinstance(call, ast.Call)]
    first = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Reason"]
    return {str(word.value) for word in first if isinstance(word, ast.Constant)}


def test_every_reason_given_has_words() -> None:
    assert reasons_given() <= {key for key, _, _ in REASONS}


def test_a_reason_without_words_is_an_error_here_and_a_plain_sentence_at_play() -> None:
    reason = Reason("because", "imperium 1.1", {"why": 3})
    with pytest.raises(fluent.BadMessage, match="reason-because"):
        reason_text(reason)
    fluent.be_strict(False)
    assert reason_text(reason) == "This is not allowed now. (imperium 1.1)"


def test_questions() -> None:
    assert question_text(FACTION) == "Which faction?"
    assert question_text(FACTION, node("bribery.part.1")) == (
        "Bribery: gain 1 influence with a faction of your choice. Which faction?"
    )
    assert question_text(FACTION, node("blackmail.cost.1.1")) == "Blackmail: lose 1 influence. Which faction?"
    assert question_text(YES_NO, node("opulence.reveal.2")) == (
        "Opulence: pay 6 solari → gain 1 victory point. Do you want to do this?"
    )


# Frames that never ask, or whose question belongs to a component or to the turn.
SILENT = {w.F_EFFECT, w.F_COST, w.F_TRIGGERS, w.F_INFLUENCE, w.F_SNOOPER, w.F_TURN, w.F_PLAYED, w.F_NEXT_TURN}
SILENT |= {w.F_ROUND_START, w.F_RIVAL, w.F_REWARDS, w.F_AFTER_COMBAT, w.F_MAKERS, w.F_RECALL}
SILENT |= {w.F_SCORING, w.F_SETUP, w.F_REVEAL_TILE}
FACTS: fluent.Arguments = {
    "amount": 2,
    "faction": "Emperor",
    "card": "Chani",
    "space": "Arrakeen",
    "persuasion": 4,
    "agents": 0,
}


def topics() -> list[str]:
    frames = [frame.name for code, frame in enumerate(ENGINE.frames) if code and code not in SILENT]
    return [*frames, *imperium_speaker.STAGES.values()]


@pytest.mark.parametrize("topic", topics())
def test_every_moment_that_asks_has_a_question(topic: str) -> None:
    assert topic_text(topic, "en", FACTS)


# --- no message is missing, none is left over -------------------------------------------------------------------------


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """The keys of the messages said in this test."""
    for cache in (fluent.say_cached, fluent.forms, spoken, cost_text, fluent.named_cached):
        cache.cache_clear()
    heard: set[str] = set()
    original = fluent.Messages.format

    def listening(self: fluent.Messages, key: str, arguments: fluent.Arguments) -> str:
        heard.add(key)
        heard.update(fluent.REFERENCE.findall(self.entries.get(key, "")))
        return original(self, key, arguments)

    monkeypatch.setattr(fluent.Messages, "format", listening)
    yield heard


# What the terminal, the browser and the other game say is not this layer's to use up.
STEMS = ("names", "effects", "components", "options", "questions", "events", "reasons")


# Names that only the interface shows.
def interface_names(lang: str) -> None:
    for kind, words in (
        ("phase", w.PHASE_NAMES),
        ("place", w.PLACE_NAMES),
        ("source", w.SOURCE_NAMES),
        ("unit", w.UNIT_NAMES),
        ("set", ["base", "rise_of_ix"]),
        ("deck", ["starting", "reserve", "imperium", "epic"]),
        ("resource", ["solari", "spice", "water", "persuasion", "swords", "points"]),
        ("icon", w.ICON_NAMES),
        ("tiebreak", list(TIE_BREAKS)),
        ("mode", w.MODE_NAMES),
        ("difficulty", list(DIFFICULTIES)),
        ("setup", list(RULES_OPTIONS)),
    ):
        for word in words:
            assert name(kind, word, lang)


def say_everything(lang: str) -> None:
    for kind, code in KIND_NUMBERS.items():
        for number in range(len(KIND_IDS[code])):
            component_lines(kind, number, lang)
    for code in [*CONDITIONS, *FACTION_CONDITIONS, w.IF_TRACKS]:
        for amount in (1, 2, 3):
            condition_text(code, amount, amount, lang)
    for part in EFFECTS:
        if PATH[part]:
            effect(part, lang)
    for action, _ in OPTIONS:
        option_text(action, lang, PLAYERS)
    for shades in (imperium_speaker.FRAME_SHADES, imperium_speaker.EFFECT_SHADES):
        for (verb, _), shade in shades.items():
            option_text(pack(verb, 1, 1), lang, PLAYERS, shade)
    for shade in ("turn", "reveal"):
        option_text(pack(w.V_END), lang, PLAYERS, shade)
    option_text(pack(w.V_DO, node("arrakeen.space.1")), lang, PLAYERS, "nothing")
    for event, _ in EVENTS:
        event_text(event, lang, PLAYERS)
    event_text((e.TURN_BEGAN, 0, 0, 0, 0), lang)
    for key, facts, _ in REASONS:
        reason_text(Reason(key, "imperium 1.1", facts), lang, PLAYERS)
    for question in QUESTION_NAMES:
        question_text(question, node("bribery.part.1"), lang)
        question_text(question, node("blackmail.cost.1.1"), lang)
    told = {**named("faction", "faction", "fremen", lang), **named("card", "card", "chani", lang)}
    told |= {**named("space", "space", "arrakeen", lang), "amount": 2, "persuasion": 4, "agents": 0}
    for topic in topics():
        topic_text(topic, lang, told)
    fluent.say("question-for", lang, {"player": "Ben", "question": "?"})
    fluent.say("glyph-or", lang)  # between lines of icons
    interface_names(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_missing_and_none_is_left_over(lang: str, said: set[str]) -> None:
    say_everything(lang)
    files = [fluent.LOCALES / lang / f"imperium_{stem}.ftl" for stem in STEMS]
    written = {key for path in files for key in fluent.split_entries(path.read_text(encoding="utf-8"))}
    # Which lists are long enough to need all their parts depends on the components.
    spare = {"reason-unknown"} | {key for key in written if key.startswith("list-")}
    assert said >= {key for key in written if not key.startswith("-")} - spare
    assert not {key for key in said if key not in fluent.messages(lang).entries}


def test_the_tile_that_detonates_is_used_by_its_ability() -> None:
    tile = TILE_NUMBERS["detonation_devices"]
    assert TILES[tile].use == 0
    assert option_text(pack(w.V_TILE, tile)).startswith("Use Detonation Devices: when you win a Conflict")
