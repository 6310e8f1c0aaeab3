"""The names of the numbers: factions, icons, counters, zones, verbs, effect codes, frames and events."""

from typing import Final

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
FACTION_NAMES: Final = ["emperor", "spacing_guild", "bene_gesserit", "fremen"]
ICON_NAMES: Final = [*FACTION_NAMES, "landsraad", "city", "spice_trade"]
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
KIND_NAMES: Final = {
    1: "card",
    2: "intrigue",
    3: "space",
    4: "leader",
    5: "tile",
    6: "conflict",
    7: "track",
    8: "hagal",
}

# Expansions, by their bits.
RISE_OF_IX: Final = "rise_of_ix"
EXPANSION_NAMES: Final = [RISE_OF_IX]

# Counters of a seat.
SOLARI: Final = 0
SPICE: Final = 1
WATER: Final = 2
PERSUASION: Final = 3  # left to spend in this reveal turn
SWORDS: Final = 4  # this round, from cards and tiles and Combat cards
POINTS: Final = 5
SUPPLY: Final = 6  # troops
GARRISON: Final = 7
CONFLICT: Final = 8
NEGOTIATORS: Final = 9
SHIPS_SUPPLY: Final = 10  # dreadnoughts
SHIPS_GARRISON: Final = 11
SHIPS_CONFLICT: Final = 12
AGENTS: Final = 13  # on the leader, the Mentat included
SWORDMASTER: Final = 14
COUNCIL: Final = 15
INFLUENCE: Final = 16  # four of them
LEADER: Final = 20
FREIGHTER: Final = 21
REVEALED_AT: Final = 22  # the number of this seat's last reveal turn, counting all reveal turns of the game
DONE: Final = 23  # has taken the reveal turn of this round
TURNS: Final = 24  # turns taken this round
FLIPPED: Final = 25  # bit a tile: face down
MASTERSTROKE: Final = 26  # bit a faction: the Baron's secret choice, while it is secret
SNOOPERS: Final = 27  # bit a faction: Tessia's token lies on the track
SNOOPED: Final = 28  # tokens she has moved
SET_ASIDE: Final = 29  # Ilesa's card + 1
MANIPULATED: Final = 30  # the card Helena removed + 1
VOICE_SPACE: Final = 31  # the space this seat has closed + 1
VOICE_BOUND: Final = 32  # bit a seat: not yet past it
CHARISMA: Final = 33  # persuasion that waits for the reveal turn
RECRUITING: Final = 34  # Recruitment Mission is at work
PUSH: Final = 35  # solari for winning this Conflict
RIVAL: Final = 36  # 1: an automated opponent (house_hagal 1.1)
# ... of the turn under way, put to zero when a turn begins
TURN_FIRST: Final = 37
RECRUITED: Final = 37  # troops, less those an effect that names them has deployed
COMMISSIONED: Final = 38  # dreadnoughts
SENT_TROOPS: Final = 39  # deployed because of the agent on a combat space
SENT_SHIPS: Final = 40
DEPLOYED_TROOPS: Final = 41  # deployed by whatever means
DEPLOYED_UNITS: Final = 42
COMBAT_SPACE: Final = 43  # an agent was sent to a combat space
VISITED: Final = 44  # the space the agent was sent to + 1
MET_ENEMY: Final = 45  # an enemy agent was there on arrival
EXTRA_TURN: Final = 46
ENVOY: Final = 47  # Dispatch an Envoy
UNBLOCKED: Final = 48  # Infiltrate, Invasion Ships
MAY_PASS: Final = 49
ACTED: Final = 50  # something was done in this turn
GAINED: Final = 51  # persuasion gained in this turn
SERIAL: Final = 52  # cards revealed in this turn
SWORD_CARDS: Final = 53  # bit a serial number: this card gave swords
BANKERS: Final = 54  # The Spice Must Flow costs that much less
RETURNED: Final = 55  # Ilesa's card + 1, back in hand this turn
HOLDS_BACK: Final = 56  # a Rival that led when its turn began (expert deployment)
TURN_LAST: Final = 56
SEAT_COUNTERS: Final = 57

# Counters of the whole table.
ROUND: Final = 0
FIRST: Final = 1  # holder of the First Player marker
ACTIVE: Final = 2  # whose turn it is + 1; 0 outside the Player Turns phase
STAGE: Final = 3  # how far that turn is
PHASE: Final = 4
BATTLE: Final = 5  # the current Conflict card + 1
MENTAT: Final = 6  # 0 on its space, else holder + 1
MENTAT_NEXT: Final = 7  # who takes it at the next Round Start + 1
REVEALS: Final = 8  # reveal turns taken in the game
CLOSED: Final = 9  # the ranking is made: nothing can be deployed
ALLIANCE: Final = 10  # four of them: holder + 1
CONTROL: Final = 14  # three locations: marker of seat + 1
SHIP_AT: Final = 17  # three locations: dreadnought of seat + 1
SHIP_OLD: Final = 20  # three locations: it was placed in an earlier round
BONUS: Final = 23  # three Maker spaces: bonus spice
SPACES: Final = 26  # bit a space: it exists in this game
RESERVE: Final = 27  # three stacks
EPIC: Final = 30
EXPANSIONS: Final = 31  # bit an expansion
PASSES: Final = 32  # bit a seat: has passed in combat since the last card was played
PLAYED_NOW: Final = 33  # the seat at the helm has played a Combat card
AT: Final = 34  # a space each: four bits a seat, the number of its agents there
MAX_SPACES: Final = 26
DRAFT: Final = AT + MAX_SPACES  # bit a leader: may still be drafted
HIDDEN_STACKS: Final = DRAFT + 1  # bit a stack: its next tile is not yet turned up
MODE: Final = DRAFT + 2  # MULTIPLAYER, SOLO, TWO_PLAYERS
MENTAT_EXTRA: Final = DRAFT + 3  # what the Mentat space costs beyond its printed price
NO_SWORDMASTER: Final = DRAFT + 4  # the human may not gain one
EXPERT: Final = DRAFT + 5  # expert troop deployment
CHURN: Final = DRAFT + 6  # Imperium Row churn
BRUTAL: Final = DRAFT + 7  # Brutal Escalation
SWORDMASTERS_IN: Final = DRAFT + 8  # the round in which Rivals get their third agent
OWED: Final = DRAFT + 9  # agent turns House Hagal has not yet answered
SHARED_COUNTERS: Final = DRAFT + 10

# Modes.
MULTIPLAYER: Final = 0
SOLO: Final = 1
TWO_PLAYERS: Final = 2
MODE_NAMES: Final = ["multiplayer", "solo", "two_players"]

# Stages of a turn.
OPENING: Final = 0  # not yet committed
AGENT_TURN: Final = 1
REVEAL_TURN: Final = 2

# Phases.
SETUP: Final = 0
ROUND_START: Final = 1
PLAYER_TURNS: Final = 2
COMBAT: Final = 3
MAKERS: Final = 4
RECALL: Final = 5
ENDGAME: Final = 6
OVER: Final = 7
PHASE_NAMES: Final = ["setup", "round_start", "player_turns", "combat", "makers", "recall", "endgame", "over"]

# Zones: four of each kind of pile, one a seat, then the piles of the table.
DECK: Final = 0
HAND: Final = 4
DISCARD: Final = 8
PLAYED: Final = 12  # on agent turns
REVEALED: Final = 16
INTRIGUE: Final = 20
TILES: Final = 24
ROW: Final = 28
IMPERIUM_DECK: Final = 29
INTRIGUE_DECK: Final = 30
INTRIGUE_DISCARD: Final = 31
CONFLICT_DECK: Final = 32
CONFLICT_PAST: Final = 33  # revealed, the current one last
STACKS: Final = 34  # three tech stacks, the face-up tile last
TRASH: Final = 37  # cards that have left the game
TILE_TRASH: Final = 38
WAITING: Final = 39  # Intrigue cards that lie face up until they are used, and the one being played
HAGAL_DECK: Final = 40
HAGAL_DISCARD: Final = 41
INTRIGUE_TRASH: Final = 42  # Intrigue and House Hagal cards a given position does without
HAGAL_TRASH: Final = 43
ZONES: Final = 44
EMPTY_PLACE: Final = 999  # a place of the Row without a card

MAX_TROOPS: Final = 12
MAX_INFLUENCE: Final = 6
ARRAKEEN_FLAG: Final = 0
CARTHAG_FLAG: Final = 1
BASIN_FLAG: Final = 2

# Timing of Intrigue parts.
PLOT: Final = 1
FIGHT: Final = 2  # Combat, before it is resolved
WIN: Final = 3  # when you win a Conflict
END: Final = 4
TIMING_NAMES: Final = {PLOT: "plot", FIGHT: "combat", WIN: "win", END: "endgame"}

# Verbs.
V_AGENT: Final = 1
V_MOVE: Final = 2
V_REVEAL: Final = 3
V_PLAY: Final = 4
V_TILE: Final = 5
V_DO: Final = 6
V_DEPLOY: Final = 7
V_ACQUIRE: Final = 8
V_END: Final = 9
V_PASS: Final = 10
V_AGAIN: Final = 11
V_DECLINE: Final = 12
V_FACTION: Final = 13
V_FACTIONS: Final = 14
V_TRASH: Final = 15
V_DISCARD: Final = 16
V_AMOUNT: Final = 17
V_ADVANCE: Final = 18
V_RECALL: Final = 19
V_TECH: Final = 20
V_SEAT: Final = 21
V_SPACE: Final = 22
V_YES: Final = 23
V_NO: Final = 24
V_INTRIGUE: Final = 25
V_LEADER: Final = 26
V_CARD: Final = 27
V_UNITS: Final = 28
V_FROM: Final = 29
V_RETREAT: Final = 30

PLACE_NAMES: Final = ["hand", "discard", "played", "revealed", "deck", "garrison", "conflict", "supply", "leader"]
IN_HAND: Final = 0
IN_DISCARD: Final = 1
IN_PLAYED: Final = 2
IN_REVEALED: Final = 3
IN_DECK: Final = 4
IN_GARRISON: Final = 5
IN_CONFLICT: Final = 6
IN_SUPPLY: Final = 7
ON_LEADER: Final = 8
SOURCE_NAMES: Final = ["row", "reserve", "leader"]
FROM_ROW: Final = 0
FROM_RESERVE: Final = 1
FROM_LEADER: Final = 2  # the card Helena has removed
UNIT_NAMES: Final = ["troop", "dreadnought"]
TROOP: Final = 0
DREADNOUGHT: Final = 1
CURRENCY_NAMES: Final = ["solari", "spice"]

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

# Frames.
F_EXEC: Final = 1  # node, seat, context
F_COST: Final = 2  # node of the cost, seat, next part
F_GROUP: Final = 3  # seat, number of the group, 1 if "when you win" cards fit in
F_FLUSH: Final = 4
F_INFLUENCE: Final = 5  # seat, faction, how much + 8
F_HEIR: Final = 6  # former holder, faction, candidates (bits)
F_SNOOPER: Final = 7  # seat, faction
F_TURN: Final = 8  # seat
F_DISCARD: Final = 9  # seat, how many
F_ACQUIRED: Final = 10  # seat, card, 1 to the top of the deck
F_PLAYED: Final = 11  # seat, intrigue card: to its discard pile
F_NEXT_TURN: Final = 12
F_ROUND: Final = 13  # step
F_DEFEND: Final = 14  # seat
F_COMBAT: Final = 15  # seat at the helm
F_REWARDS: Final = 16  # step
F_PLACE_SHIP: Final = 17  # seat
F_AFTER_COMBAT: Final = 18
F_MAKERS: Final = 19
F_RECALL: Final = 20
F_ENDGAME: Final = 21  # how many seats have had their say
F_SCORING: Final = 22
F_DRAFT: Final = 23  # how many have drafted
F_SETUP: Final = 24  # step
F_MASTERSTROKE: Final = 25  # seat
F_INTELLIGENCE: Final = 26  # seat
F_SELL: Final = 27  # seat
F_TEST: Final = 28  # seat that is tested
F_SWAP: Final = 29  # seat, how many are under the deck
F_MAY_DEPLOY: Final = 30  # seat, up to
F_REVEAL_TILE: Final = 31  # stack
F_RIVAL: Final = 32  # seat, step, House Hagal card + 1

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
