"""War for Arrakis: every reason why something is not allowed, in the words of the table."""

import ast
import re
from pathlib import Path

import pytest

import landsraad
from landsraad.arrakis import explain, refusals
from landsraad.arrakis import words as w
from landsraad.arrakis.asked import asking
from landsraad.kernel.rules import Reason
from landsraad.text import fluent
from landsraad.text.war_for_arrakis import reason_text
from tests.text.arrakis_games import PLAYERS

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
TWO: dict[str, object] = {"figures": ("figures", (w.REGULAR, 2, w.ATREIDES))}
REASONS: list[tuple[str, dict[str, object], str]] = [
    ("game-over", {}, "The game is over."),
    (
        "not-asked",
        {"seats": ("seats", [1]), "question": asking(landsraad.new_game("war_for_arrakis").table)._asdict()},
        "Something else is asked now. Ben: Where do you place them? (3 harvesters, 2 ornithopters and 1 carryall to "
        "go)",
    ),
    (
        "asked-first",
        {"question": asking(landsraad.new_game("war_for_arrakis").table)._asdict()},
        "First answer this: Where do you place them? (3 harvesters, 2 ornithopters and 1 carryall to go)",
    ),
    ("no-token-there", HERE, "No facedown token of yours lies in Windgap."),
    ("card-costs-die", {}, "Playing a planning card costs a die, and you have none left."),
    ("unknown-notation", {"notation": "x"}, "“x” is no move of this game."),
    ("unknown-word", {"word": "arakeen", "close": "arrakeen"}, "There is no “arakeen” here. Did you mean: arrakeen?"),
    ("unknown-word-alone", {"word": "x", "kind": "amount"}, "“x” is not known here (amount)."),
    (
        "wrong-form",
        {"notation": "agent dagger", "form": "agent CARD SPACE"},
        "“agent dagger” has too few or too many words. It is written: agent CARD SPACE.",
    ),
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
        {**CLAIM, "have": 3, "need": 4},
        "What The Desert War demands is not met: your legions are in 4 or more desert areas without a sietch "
        "(so far 3 of 4).",
    ),
    (
        "requirement-not-met",
        {"prescience": ("prescience", "a02"), "have": 0, "need": 1},
        "What Blood on the Sand demands is not met: you have won a battle as attacker this round.",
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
    ("too-far", {**WAY, "distance": 6, "most": 1}, "Windgap is 6 areas away; this way the legion goes 1 area at most."),
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
        {"figures": ("figures", (w.REGULAR, 2, w.ATREIDES)), "most": 5},
        "2 regulars are divided over two areas, at most 5 in each.",
    ),
    ("all-land", TWO, "They land together: 2 regulars."),
    ("other-power", POWER, "The imperium action is one of CHOAM."),
    ("not-earned", POWER, "No imperium action of CHOAM is left that was paid for."),
    ("no-smaller-action", {}, "The action has no smaller form now: take it in full or not at all."),
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
    """The keys that the engine gives reasons by: what its predicates say no by, and the few that need none."""
    said = {key for key, _ in explain.REFUSALS.values()}
    for call in ast.walk(ast.parse(Path(explain.__file__).read_text(encoding="utf-8"))):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Reason":
            said |= {str(word.value) for word in call.args[:1] if isinstance(word, ast.Constant)}
    return said


def test_every_refusal_is_used_by_a_predicate_and_has_one_number() -> None:
    """A number nobody gives would be a sentence nobody hears."""
    source = "".join(path.read_text(encoding="utf-8") for path in Path(explain.__file__).parent.glob("*.py"))
    names = [name for name, number in vars(refusals).items() if isinstance(number, int)]
    assert len(names) == len(explain.REFUSALS) == max(explain.REFUSALS)
    given = {word for word in re.findall(r"\br\.([A-Z][A-Z_]+)", source)}
    assert given == set(names)


def test_every_reason_given_has_words_and_no_other() -> None:
    by_the_kernel = {"game-over", "unknown-notation", "unknown-word", "unknown-word-alone", "wrong-form"}
    at_the_table = {
        "asked-first",
        "card-costs-die",
        "no-token-there",
    }  # of what was touched, server/games/arrakis/why.py
    assert reasons_given() | by_the_kernel | at_the_table == {key for key, _, _ in REASONS}
