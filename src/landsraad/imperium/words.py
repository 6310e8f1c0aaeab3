"""The names of the numbers: factions, icons, counters, zones, verbs, effect codes, frames and events."""

from typing import Annotated, Final

from landsraad.kernel.declare import (
    NOBODY_SEES,
    OWNER,
    Counted,
    Counter,
    Doing,
    Each,
    Flag,
    Pile,
    Verb,
    maybe,
    of,
    some,
    up_to,
)

# The version of these rules: a corrected rule gets the next number, and older games go on by theirs (docs/records.md).
RULES_VERSION: Final = 2

# Factions, in the order of the board. The first four agent icons are theirs.
EMPEROR: Final = 0
SPACING_GUILD: Final = 1
BENE_GESSERIT: Final = 2
FREMEN: Final = 3
LANDSRAAD: Final = 4
CITY: Final = 5
SPICE_TRADE: Final = 6
FACTION_NAMES: Final[list[str]] = ["emperor", "spacing_guild", "bene_gesserit", "fremen"]
ICON_NAMES: Final[list[str]] = [*FACTION_NAMES, "landsraad", "city", "spice_trade"]
FACTION_ICONS: Final = 0b1111

# What a component is; its number is kind * 1000 + id.
CARD_KIND: Final = 1
INTRIGUE_KIND: Final = 2
SPACE_KIND: Final = 3
LEADER_KIND: Final = 4
TILE_KIND: Final = 5
CONFLICT_KIND: Final = 6
TRACK_KIND: Final = 7  # influence bonuses and the Shipping track
HAGAL_KIND: Final = 8
KIND_STEP: Final = 1000
KIND_NAMES: Final[dict[int, str]] = {
    1: "card", 2: "intrigue", 3: "space", 4: "leader", 5: "tile", 6: "conflict", 7: "track", 8: "hagal",
}  # fmt: skip

# Expansions, by their bits.
RISE_OF_IX: Final = "rise_of_ix"
EXPANSION_NAMES: Final[list[str]] = [RISE_OF_IX]

MAX_TROOPS: Final = 12
MAX_SHIPS: Final = 2  # dreadnoughts
MAX_INFLUENCE: Final = 6
FLAG_NAMES: Final = ("arrakeen", "carthag", "imperial_basin")  # locations that can be controlled
MAKER_NAMES: Final = ("the_great_flat", "hagga_basin", "imperial_basin")
RESERVE_NAMES: Final = ("arrakis_liaison", "the_spice_must_flow", "foldspace")

# Counters of several kinds, as positions spell them.
SEAT: Final = Counter(seat=True)
SEAT_ONE: Final = Counter(up_to(1), seat=True)
SEAT_SINGLE: Final = Counter(Counted(1), seat=True)
SEAT_FOUR: Final = Counter(up_to(4), seat=True)
SEAT_TROOPS: Final = Counter(Counted(MAX_TROOPS), seat=True)
SEAT_SHIPS: Final = Counter(Counted(MAX_SHIPS), seat=True)
SEAT_CARD: Final = Counter(maybe("card"), seat=True, sparse=True)
SEAT_SPACE: Final = Counter(maybe("space"), seat=True, sparse=True)
SEAT_FACTIONS: Final = Counter(some("faction"), seat=True)
THIS_TURN: Final = Counter(seat=True, group="turn")
HOLDER: Final = Counter(maybe("seat"))
RIVALS: Final = Counter(part="rivals")
RIVALS_ONE: Final = Counter(up_to(1), part="rivals")
# Several counters that are one field.
LEVELS: Final = Each(words=tuple(FACTION_NAMES), inner=up_to(MAX_INFLUENCE), every=True)
HOLDERS: Final = Each(words=tuple(FACTION_NAMES), inner=maybe("seat"))
MARKERS: Final = Each(words=FLAG_NAMES, inner=maybe("seat"))
BONUS_SPICE: Final = Each(words=MAKER_NAMES, every=True)
STACKED: Final = Each(words=RESERVE_NAMES, inner=up_to(10), every=True)

# Counters of each seat. What a position says of them stands beside them; Counter(None) is no field of its own there.
SOLARI: Final[Annotated[int, SEAT]] = 0
SPICE: Final[Annotated[int, SEAT]] = 1
WATER: Final[Annotated[int, SEAT, "Default 1."]] = 2
PERSUASION: Final[Annotated[int, SEAT, "Left to spend in the reveal turn under way."]] = 3
SWORDS: Final[Annotated[int, SEAT, "Swords of this round, from cards and tiles."]] = 4
POINTS: Final[Annotated[int, SEAT, "Victory points. Default: of tracks and Alliances, and 1 with four seats."]] = 5
SUPPLY: Final[Annotated[int, SEAT_TROOPS, "Troops in the supply. Default: 12 less those placed elsewhere."]] = 6
GARRISON: Final[Annotated[int, SEAT_TROOPS, "Troops. Default 3 (epic: 5), or 0 if `supply` is given."]] = 7
CONFLICT: Final[Annotated[int, SEAT_TROOPS, "Troops in the Conflict."]] = 8
NEGOTIATORS: Final[Annotated[int, SEAT_TROOPS, "Rise of Ix. Troops on the Ix board."]] = 9
SHIPS_SUPPLY: Final[Annotated[int, SEAT_SHIPS.called("dreadnoughts_supply"), "Default: those not elsewhere."]] = 10
SHIPS_GARRISON: Final[Annotated[int, SEAT_SHIPS.called("dreadnoughts_garrison"), "Rise of Ix."]] = 11
SHIPS_CONFLICT: Final[Annotated[int, SEAT_SHIPS.called("dreadnoughts_conflict"), "Rise of Ix."]] = 12
AGENTS: Final[Annotated[int, SEAT_FOUR, "With the leader, the Mentat too. Default: all not on the board."]] = 13
SWORDMASTER: Final[Annotated[int, SEAT_SINGLE, "The third agent is in the game."]] = 14
COUNCIL: Final[Annotated[int, SEAT_SINGLE, "A seat on the High Council."]] = 15
INFLUENCE: Final[Annotated[int, Counter(LEVELS, seat=True)]] = 16
LEADER: Final[Annotated[int, Counter(None, seat=True)]] = 20  # null where a Rival has none, and the default is not 0
FREIGHTER: Final[Annotated[int, Counter(Counted(3), seat=True), "Rise of Ix. The space of the Shipping track."]] = 21
REVEALED_AT: Final[Annotated[int, SEAT, "The number of this seat's last reveal turn among all of the game."]] = 22
DONE: Final[Annotated[int, SEAT_ONE, "The reveal turn of this round is over."]] = 23
TURNS: Final[Annotated[int, SEAT, "Turns begun this round. Default 0; 1 for the seat to act."]] = 24
FLIPPED: Final[Annotated[int, Counter(some("tile"), seat=True), "Tiles of this seat that lie face down."]] = 25
MASTERSTROKE: Final[Annotated[int, SEAT_FACTIONS, "The Baron's two factions, while they are secret."]] = 26
SNOOPERS: Final[Annotated[int, SEAT_FACTIONS, "Tessia: tracks on which a Snooper token lies."]] = 27
SNOOPED: Final[Annotated[int, SEAT_FOUR.called("snoopers_moved"), "Tessia: Snooper tokens on her leader."]] = 28
SET_ASIDE: Final[Annotated[int, SEAT_CARD, "Ilesa: the card she has set aside."]] = 29
MANIPULATED: Final[Annotated[int, SEAT_CARD, "Helena: the card she took from the Row."]] = 30
VOICE_SPACE: Final[Annotated[int, SEAT_SPACE, "The space closed with The Voice."]] = 31
VOICE_BOUND: Final[Annotated[int, Counter(some("seat"), seat=True), "Whom The Voice stops. Default: all others."]] = 32
CHARISMA: Final[Annotated[int, SEAT, "Persuasion that waits for the reveal turn."]] = 33
RECRUITING: Final[Annotated[int, SEAT_ONE, "Recruitment Mission is at work."]] = 34
PUSH: Final[Annotated[int, SEAT.called("strategic_push"), "Solari for winning this Conflict."]] = 35
RIVAL: Final[Annotated[int, SEAT_ONE, "An automated opponent (house_hagal 1.1). Default: as `mode` says."]] = 36
# ... of the turn under way, put to zero when a turn begins
RECRUITED: Final[Annotated[int, THIS_TURN, "Troops, less those an effect that names them has deployed."]] = 37
COMMISSIONED: Final[Annotated[int, THIS_TURN, "Dreadnoughts that came from the supply."]] = 38
SENT_TROOPS: Final[Annotated[int, THIS_TURN, "Deployed because of the agent on a combat space."]] = 39
SENT_SHIPS: Final[Annotated[int, THIS_TURN.called("sent_dreadnoughts")]] = 40
DEPLOYED_TROOPS: Final[Annotated[int, THIS_TURN, "Deployed by whatever means."]] = 41
DEPLOYED_UNITS: Final[Annotated[int, THIS_TURN]] = 42
COMBAT_SPACE: Final[Annotated[int, THIS_TURN, "An agent was sent to a combat space."]] = 43
VISITED: Final[Annotated[int, SEAT_SPACE, "The space this turn's agent was sent to."]] = 44
MET_ENEMY: Final[Annotated[int, THIS_TURN, "An enemy agent was there on arrival."]] = 45
EXTRA_TURN: Final[Annotated[int, THIS_TURN]] = 46
ENVOY: Final[Annotated[int, THIS_TURN, "Dispatch an Envoy."]] = 47
UNBLOCKED: Final[Annotated[int, THIS_TURN, "Infiltrate, Invasion Ships."]] = 48
MAY_PASS: Final[Annotated[int, THIS_TURN]] = 49
ACTED: Final[Annotated[int, THIS_TURN, "Something was done in this turn."]] = 50
GAINED: Final[Annotated[int, THIS_TURN.called("persuasion_gained")]] = 51
SERIAL: Final[Annotated[int, THIS_TURN.called("cards_revealed")]] = 52
SWORD_CARDS: Final[Annotated[int, Counter(up_to(2**40), seat=True, group="turn"), "Those that gave swords, bits."]] = 53
BANKERS: Final[Annotated[int, THIS_TURN.called("spice_discount"), "Off The Spice Must Flow."]] = 54
RETURNED: Final[Annotated[int, SEAT_CARD, "Ilesa: the card back in her hand this turn."]] = 55
HOLDS_BACK: Final[Annotated[int, THIS_TURN, "A Rival that led when its turn began (expert deployment)."]] = 56
TURN_FIRST: Final = RECRUITED
TURN_LAST: Final = HOLDS_BACK

# Counters of the whole table.
ROUND: Final[Annotated[int, Counter(up_to(10)), "Default 1; 0 is the set-up."]] = 0
FIRST: Final[Annotated[int, Counter(of("seat"), name="first_player"), "Holder of the First Player marker."]] = 1
ACTIVE: Final[Annotated[int, HOLDER, "Whose turn it is, if it is anybody's. Only with `pending`."]] = 2
STAGE: Final[Annotated[int, Counter(of("stage")), "How far that turn is. Default opening."]] = 3
PHASE: Final[Annotated[int, Counter(of("phase")), "Default player_turns. `setup` needs `pending`."]] = 4
BATTLE: Final[Annotated[int, Counter(maybe("conflict"), name="conflict"), "Default: a free one of its tier."]] = 5
MENTAT: Final[Annotated[int, HOLDER, "Who holds the Mentat; null: it is on its space."]] = 6
MENTAT_NEXT: Final[Annotated[int, HOLDER, "Who takes the Mentat at the next Round Start."]] = 7
REVEALS: Final[Annotated[int, Counter(up_to(40)), "Reveal turns taken in the game."]] = 8
CLOSED: Final[Annotated[int, Counter(Flag(), name="conflict_closed"), "The ranking is made: no deployment."]] = 9
ALLIANCE: Final[Annotated[int, Counter(HOLDERS, name="alliances"), "Default: who has most influence, from 4."]] = 10
CONTROL: Final[Annotated[int, Counter(MARKERS), "Control markers."]] = 14
SHIP_AT: Final[Annotated[int, Counter(None, several=3)]] = 17  # three locations: dreadnought of seat + 1
SHIP_OLD: Final[Annotated[int, Counter(None, several=3)]] = 20  # three locations: it was placed in an earlier round
BONUS: Final[Annotated[int, Counter(BONUS_SPICE, name="bonus_spice")]] = 23
SPACES: Final[Annotated[int, Counter(None)]] = 26  # bit a space: it exists in this game
RESERVE: Final[Annotated[int, Counter(STACKED), "Cards left in each stack. Default: those nobody owns."]] = 27
EPIC: Final[Annotated[int, Counter(Flag()), "Epic mode; needs Rise of Ix."]] = 30
EXPANSIONS: Final[Annotated[int, Counter(some("expansion"))]] = 31
PASSES: Final[Annotated[int, Counter(up_to(15)), "Who has passed in combat since the last card, a bit a seat."]] = 32
PLAYED_NOW: Final[Annotated[int, Counter(up_to(1)), "The seat that is asked in combat has played a card."]] = 33
MAX_SPACES: Final = 26
AT: Final[Annotated[int, Counter(None, several=MAX_SPACES)]] = 34  # a space each: four bits a seat, its agents there
DRAFT: Final[Annotated[int, Counter(some("leader")), "Leaders that may still be drafted."]] = 60
HIDDEN_STACKS: Final[Annotated[int, Counter(up_to(7), name="tech_hidden"), "Stacks with a face-down top, bits."]] = 61
MODE: Final[Annotated[int, Counter(of("mode")), "Default multiplayer; with Rivals the humans sit first."]] = 62
MENTAT_EXTRA: Final[Annotated[int, RIVALS, "Solo. What the Mentat space costs more."]] = 63
NO_SWORDMASTER: Final[Annotated[int, RIVALS_ONE, "Solo. The human may not gain one."]] = 64
EXPERT: Final[Annotated[int, RIVALS_ONE.called("expert_deployment"), "Solo. Rivals deploy as experts."]] = 65
CHURN: Final[Annotated[int, RIVALS_ONE, "Solo. The Imperium Row is churned by dice."]] = 66
BRUTAL: Final[Annotated[int, RIVALS_ONE.called("brutal_escalation"), "Solo. Two cards in Conflicts III."]] = 67
SWORDMASTERS_IN: Final[Annotated[int, Counter(up_to(10), part="rivals"), "Solo. The round of their third agents."]] = 68
OWED: Final[Annotated[int, RIVALS.called("hagal_owed"), "Two players. Turns House Hagal has still to take."]] = 69

# Modes.
MULTIPLAYER: Final = 0
SOLO: Final = 1
TWO_PLAYERS: Final = 2
MODE_NAMES: Final[list[str]] = ["multiplayer", "solo", "two_players"]

# Stages of a turn.
OPENING: Final = 0  # not yet committed
AGENT_TURN: Final = 1
REVEAL_TURN: Final = 2
STAGE_NAMES: Final[list[str]] = ["opening", "agent", "reveal"]

# Phases.
SETUP: Final = 0
ROUND_START: Final = 1
PLAYER_TURNS: Final = 2
COMBAT: Final = 3
MAKERS: Final = 4
RECALL: Final = 5
ENDGAME: Final = 6
OVER: Final = 7
PHASE_NAMES: Final[list[str]] = [
    "setup", "round_start", "player_turns", "combat", "makers", "recall", "endgame", "over",
]  # fmt: skip

# Piles: four of each kind that every seat has, then those of the table.
DECK: Final[Annotated[int, Pile("card", seat=True, seen=NOBODY_SEES), "Default: starting cards not elsewhere."]] = 0
HAND: Final[Annotated[int, Pile("card", seat=True, seen=OWNER)]] = 4
DISCARD: Final[Annotated[int, Pile("card", seat=True)]] = 8
PLAYED: Final[Annotated[int, Pile("card", seat=True), "Cards in play from agent turns."]] = 12
REVEALED: Final[Annotated[int, Pile("card", seat=True), "Cards in play from the reveal turn."]] = 16
INTRIGUE: Final[Annotated[int, Pile("intrigue", seat=True, seen=OWNER), "Intrigue cards in hand."]] = 20
TILES: Final[Annotated[int, Pile("tile", seat=True), "Rise of Ix. Tech tiles this seat owns."]] = 24
ROW: Final[Annotated[int, Pile("card", own=True)]] = 28
IMPERIUM_DECK: Final[Annotated[int, Pile("card", seen=NOBODY_SEES), "Default: what lies nowhere else."]] = 29
INTRIGUE_DECK: Final[Annotated[int, Pile("intrigue", seen=NOBODY_SEES), "Default: what lies nowhere else."]] = 30
INTRIGUE_DISCARD: Final[Annotated[int, Pile("intrigue")]] = 31
CONFLICT_DECK: Final[Annotated[int, Pile("conflict", seen=NOBODY_SEES), "Default: what the rounds to come need."]] = 32
CONFLICT_PAST: Final[Annotated[int, Pile("conflict", name="conflicts_past"), "Revealed, the current one first."]] = 33
STACKS: Final[Annotated[int, Pile("tile", each=("0", "1", "2"), own=True)]] = (
    34  # three tech stacks, the face-up tile last
)
TRASH: Final[Annotated[int, Pile("card"), "Cards that have left the game."]] = 37
TILE_TRASH: Final[Annotated[int, Pile("tile"), "Rise of Ix. Tiles out of the game. Default: all not elsewhere."]] = 38
WAITING: Final[Annotated[int, Pile(None, own=True)]] = 39  # Intrigue cards face up until they are used, with their seat
HAGAL_DECK: Final[Annotated[int, Pile("hagal", seen=NOBODY_SEES), "With Rivals. Default: what lies nowhere else."]] = 40
HAGAL_DISCARD: Final[Annotated[int, Pile("hagal"), "Games with Rivals. Revealed House Hagal cards."]] = 41
INTRIGUE_TRASH: Final[Annotated[int, Pile("intrigue"), "Not in this game. Default: what lies nowhere else."]] = 42
HAGAL_TRASH: Final[Annotated[int, Pile("hagal"), "Not in this game. Default: what lies nowhere else."]] = 43
EMPTY_PLACE: Final = 999  # a place of the Row without a card

ARRAKEEN_FLAG: Final = 0
CARTHAG_FLAG: Final = 1
BASIN_FLAG: Final = 2

# Timing of Intrigue parts.
PLOT: Final = 1
FIGHT: Final = 2  # Combat, before it is resolved
WIN: Final = 3  # when you win a Conflict
END: Final = 4
TIMING_NAMES: Final = {PLOT: "plot", FIGHT: "combat", WIN: "win", END: "endgame"}

# Verbs, and what their objects are.
V_AGENT: Final[Annotated[int, Verb("card", "space")]] = 1
V_MOVE: Final[Annotated[int, Verb("card", "space", "space")]] = 2
V_REVEAL: Final[Annotated[int, Verb()]] = 3
V_PLAY: Final[Annotated[int, Verb("intrigue", "part")]] = 4
V_TILE: Final[Annotated[int, Verb("tile")]] = 5
V_DO: Final[Annotated[int, Verb("effect")]] = 6
V_DEPLOY: Final[Annotated[int, Verb("amount", "unit")]] = 7
V_ACQUIRE: Final[Annotated[int, Verb("card", "source")]] = 8
V_END: Final[Annotated[int, Verb()]] = 9
V_PASS: Final[Annotated[int, Verb()]] = 10
V_AGAIN: Final[Annotated[int, Verb()]] = 11
V_DECLINE: Final[Annotated[int, Verb()]] = 12
V_FACTION: Final[Annotated[int, Verb("faction")]] = 13
V_FACTIONS: Final[Annotated[int, Verb("faction", "faction")]] = 14
V_TRASH: Final[Annotated[int, Verb("place", "card")]] = 15
V_DISCARD: Final[Annotated[int, Verb("card")]] = 16
V_AMOUNT: Final[Annotated[int, Verb("amount")]] = 17
V_ADVANCE: Final[Annotated[int, Verb()]] = 18
V_RECALL: Final[Annotated[int, Verb()]] = 19
V_TECH: Final[Annotated[int, Verb("tile", "amount", "resource")]] = 20
V_SEAT: Final[Annotated[int, Verb("seat")]] = 21
V_SPACE: Final[Annotated[int, Verb("space")]] = 22
V_YES: Final[Annotated[int, Verb()]] = 23
V_NO: Final[Annotated[int, Verb()]] = 24
V_INTRIGUE: Final[Annotated[int, Verb("intrigue")]] = 25
V_LEADER: Final[Annotated[int, Verb("leader")]] = 26
V_CARD: Final[Annotated[int, Verb("card")]] = 27
V_UNITS: Final[Annotated[int, Verb("amount", "amount")]] = 28
V_FROM: Final[Annotated[int, Verb("place")]] = 29
V_RETREAT: Final[Annotated[int, Verb("seat", "unit")]] = 30

PLACE_NAMES: Final[list[str]] = [
    "hand", "discard", "played", "revealed", "deck", "garrison", "conflict", "supply", "leader",
]  # fmt: skip
IN_HAND: Final = 0
IN_DISCARD: Final = 1
IN_PLAYED: Final = 2
IN_REVEALED: Final = 3
IN_DECK: Final = 4
IN_GARRISON: Final = 5
IN_CONFLICT: Final = 6
SOURCE_NAMES: Final[list[str]] = ["row", "reserve", "leader"]
FROM_ROW: Final = 0
FROM_RESERVE: Final = 1
FROM_LEADER: Final = 2  # the card Helena has removed
UNIT_NAMES: Final[list[str]] = ["troop", "dreadnought"]
TROOP: Final = 0
DREADNOUGHT: Final = 1
CURRENCY_NAMES: Final[list[str]] = ["solari", "spice"]

# Effect codes. First those that only ever help and are carried out at once.
GAIN: Final = 1  # a: which counter, b: how much
PER: Final = 2  # a: which counter, b: how much, c: for each of what
TAKE: Final = 3  # a: which piece
HARVEST_AGAIN: Final = 7
EACH_OPPONENT: Final = 8  # a: LOSES_GARRISON or RETREATS_SHIP, b: how many
ANOTHER_TURN: Final = 9
CHEAPER: Final = 10  # a: component, b: how much less it costs
PERSUASION_LATER: Final = 11
ACQUIRE_TO_TOP: Final = 12
CONTROL_LOCATION: Final = 13
ADD_FACTION_ICONS: Final = 14
IGNORE_ENEMIES: Final = 15
ALLOW_PASS: Final = 16
SOLARI_IF_WON: Final = 17
MUCH_INFLUENCE: Final = 19  # passive: the visit gives 2 influence
STEAL_INTRIGUE: Final = 21
DIVIDENDS: Final = 22  # 5 solari for you, 1 for each opponent
BUILT_IN: Final = 23  # every code below happens at once and asks nothing
# Then those whose moment can matter, or that ask something.
TROOPS: Final = 24  # a: how many, b: may deploy (1 always, 2 on a reveal turn), 3 must deploy
DRAW: Final = 25
DRAW_INTRIGUE: Final = 26
INFLUENCE_WITH: Final = 27  # a: faction, b: how much
INFLUENCE_ANY: Final = 28  # a: how much, b: among (bits), c: 1 only where an opponent is ahead, 2 where a Snooper lies
INFLUENCE_TWO: Final = 29
INFLUENCE_VISIT: Final = 30  # with the faction of the space entered, or (a: 1) of the track it was set off by
INFLUENCE_AGENTS: Final = 31  # with each faction where an agent of yours is
TRASH_CARD: Final = 32  # a: 1 only a card in play
TRASH_THIS: Final = 33
FREIGHTER_MOVE: Final = 34
NEGOTIATE: Final = 35
TECH: Final = 36  # a: discount, b: 1 solari may pay
COMMISSION: Final = 37
DEPLOY: Final = 38  # a: up to, b: 1 units of any kind
RETREAT: Final = 39  # a: up to
ACQUIRE: Final = 40  # a: up to that cost, b: 1 to the top of the deck, c: 1 may be declined
FOLDSPACE: Final = 41
OPPONENTS_DISCARD: Final = 42
TEST_OPPONENTS: Final = 43
CLOSE_SPACE: Final = 44
TAKE_FROM_DISCARD: Final = 45  # a: faction
LOOK_AT_TOP: Final = 46
RESHUFFLE: Final = 47
RECALL_AGENT: Final = 48
DOUBLE_CROSS: Final = 49
AMBUSH: Final = 50
SWAP_INTRIGUE: Final = 51
MANIPULATE: Final = 52
SET_CARD_ASIDE: Final = 53
SELL_SPICE: Final = 54
USE_SIGNET: Final = 55  # a Rival uses the signet ability of its leader
HARVEST_SPICE: Final = 57  # for a leader to whom the moment matters
TRACK_BONUS: Final = 56  # the bonus at 4 influence, without moving
# Then what joins effects.
ALL: Final = 60
CHOOSE: Final = 61
CHOOSE_TWO: Final = 62
PAY: Final = 63  # kids: cost, effect
WHEN: Final = 64  # a, b, c: condition; kid: effect
# Then costs.
COST: Final = 65  # kids are the parts
COST_RESOURCE: Final = 66  # a: which, b: how much
COST_DISCARD: Final = 67
COST_TRASH_THIS: Final = 68
COST_TRASH: Final = 69
COST_INFLUENCE: Final = 70
COST_TROOPS: Final = 71  # a: how many, b: 1 from the Conflict only
COST_RETREAT_UNITS: Final = 73
COST_INTRIGUE: Final = 74
COST_FLIP: Final = 75
COST_TRASH_TILE: Final = 76

# Pieces that TAKE names.
SEAT_PIECE: Final = 0  # on the High Council
SWORDMASTER_PIECE: Final = 1
MENTAT_PIECE: Final = 2
MENTAT_NEXT_PIECE: Final = 3  # at the start of the next round
# What EACH_OPPONENT suffers.
LOSES_GARRISON: Final = 0
RETREATS_SHIP: Final = 1

# Conditions of WHEN and of Intrigue parts.
IF_INFLUENCE: Final = 1  # a faction, at least
IF_ALLIANCE: Final = 2
IF_ANY_ALLIANCE: Final = 3
IF_OTHER_IN_PLAY: Final = 4  # another card of the faction
IF_COUNCIL: Final = 5
IF_TILES: Final = 6
IF_AGENT_AT: Final = 7  # an agent on a space of the faction
IF_GAINED: Final = 8  # persuasion this turn
IF_MET_ENEMY: Final = 9
IF_COORDINATED: Final = 10
IF_ALWAYS: Final = 0
IF_MENTAT_HOME: Final = 11
IF_OPENING: Final = 12  # at the start of the turn, before anything else
IF_BEFORE_AGENT: Final = 13
IF_ENEMY_TROOP: Final = 14
IF_DECK: Final = 15
IF_AGENT_OUT: Final = 16
IF_DEPLOYED: Final = 17
IF_VISITED_FACTION: Final = 18
IF_SPICE_FLOWS: Final = 19  # at least so many The Spice Must Flow
IF_MOST_SPICE_FLOWS: Final = 20  # more than each opponent, or (a > 0) at least a
IF_TRACKS: Final = 21  # on at least a tracks at least b influence
IF_CONSPIRACY: Final = 22
IF_SOLARI: Final = 23
IF_SHIP_IN_SUPPLY: Final = 24

# What PER counts.
EACH_IN_PLAY: Final = 0  # + faction
EACH_OTHER_SWORD_CARD: Final = 4
EACH_SWORD_CARD: Final = 5
EACH_SHIP_IN_CONFLICT: Final = 6
EACH_LOW_TRACK: Final = 7

# Frames, and what their numbers are.
F_EFFECT: Final[Annotated[int, Doing("effect", "seat")]] = 1  # ..., its context
F_COST: Final[Annotated[int, Doing("effect", "seat")]] = 2  # ..., the next part
F_GROUP: Final[Annotated[int, Doing("seat")]] = 3  # ..., number of the group, 1 if "when you win" cards fit in
F_TRIGGERS: Final = 4
F_INFLUENCE: Final[Annotated[int, Doing("seat", "faction")]] = 5  # ..., how much + 8
F_HEIR: Final[Annotated[int, Doing("seat", "faction")]] = 6  # the former holder, ..., candidates (bits)
F_SNOOPER: Final[Annotated[int, Doing("seat", "faction")]] = 7
F_TURN: Final[Annotated[int, Doing("seat")]] = 8
F_DISCARD: Final[Annotated[int, Doing("seat")]] = 9  # ..., how many, 1 if it is a cost
F_ACQUIRED: Final[Annotated[int, Doing("seat", "card")]] = 10  # ..., 1 to the top of the deck
F_PLAYED: Final[Annotated[int, Doing("seat", "intrigue")]] = 11  # to its discard pile
F_NEXT_TURN: Final[Annotated[int, Doing("seat")]] = 12
F_ROUND_START: Final = 13  # step
F_DEFEND: Final[Annotated[int, Doing("seat")]] = 14
F_COMBAT: Final[Annotated[int, Doing("seat")]] = 15  # at the helm
F_REWARDS: Final[Annotated[int, Doing("seat")]] = 16  # ..., the place
F_PLACE_DREADNOUGHT: Final[Annotated[int, Doing("seat")]] = 17
F_AFTER_COMBAT: Final = 18
F_MAKERS: Final = 19
F_RECALL: Final = 20
F_ENDGAME: Final = 21  # how many seats have had their say
F_SCORING: Final = 22
F_DRAFT: Final = 23  # how many have drafted
F_SETUP: Final = 24  # step
F_MASTERSTROKE: Final[Annotated[int, Doing("seat")]] = 25
F_INTELLIGENCE: Final[Annotated[int, Doing("seat")]] = 26
F_SELL: Final[Annotated[int, Doing("seat", "card")]] = 27
F_TEST: Final[Annotated[int, Doing("seat")]] = 28  # that is tested
F_SWAP: Final[Annotated[int, Doing("seat")]] = 29  # ..., how many are under the deck
F_MAY_DEPLOY: Final[Annotated[int, Doing("seat")]] = 30  # ..., up to
F_REVEAL_TILE: Final = 31  # stack
F_RIVAL: Final[Annotated[int, Doing("seat")]] = 32  # ..., step, House Hagal card + 1

# When a Rival uses a tile (rise_of_ix 11.6.5).
RIVAL_NEVER: Final = 0
RIVAL_AT_ONCE: Final = 1
RIVAL_FOR_COMBAT: Final = 2
RIVAL_FOR_POINTS: Final = 3
RIVAL_WHEN_BLOCKED: Final = 4

# House Hagal cards that name no single space.
HARVEST: Final = -1
NOWHERE: Final = -2

# The context of an effect that is being carried out.
SERIAL_BITS: Final = 255  # which revealed card of the turn it belongs to
FACTION_SHIFT: Final = 8  # the faction of the track it was set off by
CHOSEN: Final = 1 << 12  # its owner has said yes to it
EXCLUDED_SHIFT: Final = 16  # the option that was taken before + 1
TURN_GROUP: Final = 0  # the agenda of the turn itself; nested groups have higher numbers
