"""What can stand against something a player would like to do: the numbers by which predicates say no.

A predicate called `against_...` gives 0 where nothing does. The options are made of what it lets pass; whoever asks why
something is not among them gets the same number as a reason (explain.py): its message is called like the constant, and
its rule stands beside it, and behind the rule another message where one serves several. Without a rule there, the
reason is of the rule of the question.
"""

from typing import Annotated, Final

# The turn.
ATREIDES_ONLY: Final[Annotated[int, "war_for_arrakis 7.1"]] = 1
NOT_FEWER_DICE: Final[Annotated[int, "war_for_arrakis 7.1"]] = 2
DIE_IS_FORCED: Final[Annotated[int, "war_for_arrakis 25.8"]] = 3
NO_DIE: Final[Annotated[int, "war_for_arrakis 7.1"]] = 4
NO_CARD_TO_PLAY: Final[Annotated[int, "war_for_arrakis 7.5"]] = 5
NOT_THIS_RESULT: Final[Annotated[int, "war_for_arrakis 7.2"]] = 6
MUST_ACT: Final[Annotated[int, "war_for_arrakis 7.1"]] = 7
ALREADY_ACTED: Final[Annotated[int, "war_for_arrakis 7.1"]] = 8
CHOOSE_MEMBER_FIRST: Final[Annotated[int, "war_for_arrakis 19.8"]] = 9
OTHER_TEAM: Final[Annotated[int, "war_for_arrakis 19.1"]] = 10
ONLY_FOR_SIDE: Final = 11
ONLY_FOR_MEMBER: Final[Annotated[int, "war_for_arrakis 19.2"]] = 12
NO_CONES: Final[Annotated[int, "war_for_arrakis 19.4"]] = 13
NO_EXCESS_DIE: Final[Annotated[int, "war_for_arrakis 6.3.2"]] = 14
BOX_FULL: Final = 15
AUTOMATON_DECIDES: Final = 16

# Named leaders.
LEADER_SPENT: Final[Annotated[int, "war_for_arrakis 7.4"]] = 17
LEADER_IN_TANK: Final[Annotated[int, "war_for_arrakis 10.4"]] = 18
LEADER_NOT_IN_PLAY: Final[Annotated[int, "war_for_arrakis 3.10"]] = 19
LEADER_ON_BOARD: Final[Annotated[int, "war_for_arrakis 3.9"]] = 20
LEADER_NOT_ON_BOARD: Final[Annotated[int, "war_for_arrakis 6.6.4"]] = 21
LEADER_SOUGHT: Final[Annotated[int, "war_for_arrakis 25.7"]] = 22
OTHER_LEADER_NAMED: Final[Annotated[int, "war_for_arrakis 3.9"]] = 23
OTHER_BOX: Final[Annotated[int, "war_for_arrakis 7.9"]] = 24
NO_SPECIAL_ACTION: Final[Annotated[int, "war_for_arrakis 16.6"]] = 25
NOT_YOUR_LEADER: Final[Annotated[int, "war_for_arrakis 19.9"]] = 26
ENEMY_LEADER: Final[Annotated[int, "war_for_arrakis 3.9"]] = 27
OWN_LEADER: Final[Annotated[int, "war_for_arrakis 16.14"]] = 28
LEADER_OUT_OF_REACH: Final[Annotated[int, "war_for_arrakis 16.14"]] = 29
LEADER_NOT_THERE: Final = 30
LEADER_NEEDS_UNIT: Final[Annotated[int, "war_for_arrakis 3.9"]] = 31

# Free actions.
SCOUTING_BANNED: Final[Annotated[int, "war_for_arrakis 15.5"]] = 32
NO_ORNITHOPTER: Final[Annotated[int, "war_for_arrakis 7.6"]] = 33
NOTHING_TO_SCOUT: Final[Annotated[int, "war_for_arrakis 7.6"]] = 34
NOTHING_HIDDEN: Final = 35
NO_NAVIGATOR: Final[Annotated[int, "spacing_guild 9.3"]] = 36
NO_FACEDOWN_TOKEN: Final[Annotated[int, "war_for_arrakis 7.6"]] = 37
TOKENS_WATCHED: Final[Annotated[int, "war_for_arrakis 7.6"]] = 38
AREA_WATCHED: Final[Annotated[int, "war_for_arrakis 7.6"]] = 39
ATOMICS_USED: Final[Annotated[int, "war_for_arrakis 17.1"]] = 40
MARKER_TOO_LOW: Final[Annotated[int, "war_for_arrakis 17.1"]] = 41
SCHEMER_AWAY: Final[Annotated[int, "war_for_arrakis 16.8", "leader-not-in-play"]] = 42
SCHEMINGS: Final[Annotated[int, "war_for_arrakis 16.8"]] = 43
NEEDS_GUILD: Final[Annotated[int, "spacing_guild 8.3"]] = 44
NO_FRIGATE: Final[Annotated[int, "spacing_guild 8.3"]] = 45
NOTHING_TO_BOMBARD: Final[Annotated[int, "spacing_guild 8.3"]] = 46
NOTHING_TO_BOMBARD_THERE: Final[Annotated[int, "spacing_guild 8.3"]] = 47
OUT_OF_BOMBING_RANGE: Final[Annotated[int, "spacing_guild 8.8", "zone-not-connected"]] = 48

# Prescience.
CARD_NOT_REVEALED: Final = 49
TWO_CLAIMS: Final[Annotated[int, "war_for_arrakis 16.2"]] = 50
OTHER_MOMENT: Final[Annotated[int, "war_for_arrakis 16.3"]] = 51
COSTS_A_DIE: Final[Annotated[int, "war_for_arrakis 16.11"]] = 52
COSTS_NO_DIE: Final[Annotated[int, "war_for_arrakis 16.3"]] = 53
REQUIREMENT_NOT_MET: Final[Annotated[int, "war_for_arrakis 16.10"]] = 54
CARD_IS_KEPT: Final[Annotated[int, "war_for_arrakis 16.4"]] = 55
OTHER_CARD_ASKED: Final[Annotated[int, "war_for_arrakis 6.6.7"]] = 56
SHIFT_MARKERS: Final[Annotated[int, "war_for_arrakis 16.13"]] = 57
MARKER_NOT_SO_HIGH: Final[Annotated[int, "war_for_arrakis 16.13"]] = 58

# Areas.
NO_LEGION_THERE: Final = 59
NO_ENEMY_LEGION: Final = 60
NO_LEGION_IN_THE_TIDE: Final[Annotated[int, "war_for_arrakis 25.1", "no-enemy-legion"]] = 61
NO_SETTLEMENT_THERE: Final = 62
SANDWORM_THERE: Final[Annotated[int, "war_for_arrakis 8.8"]] = 63
ENEMY_THERE: Final[Annotated[int, "war_for_arrakis 2.6"]] = 64
ENEMY_SETTLEMENT: Final[Annotated[int, "war_for_arrakis 2.6"]] = 65
NOTHING_TO_ATTACK: Final[Annotated[int, "war_for_arrakis 9.1"]] = 66
NOT_DESERT: Final[Annotated[int, "war_for_arrakis 2.2"]] = 67
NOT_DEEP_DESERT: Final[Annotated[int, "war_for_arrakis 2.2"]] = 68
NOT_EMPTY: Final[Annotated[int, "war_for_arrakis 2.6"]] = 69
ALREADY_THERE: Final = 70
IMPASSABLE_BORDER: Final[Annotated[int, "war_for_arrakis 2.1"]] = 71
NOT_ADJACENT: Final = 72
NOT_BESIDE: Final[Annotated[int, "war_for_arrakis 2.1"]] = 73
NOTHING_WAITS_THERE: Final = 74
OTHER_AREA: Final = 75
OTHER_TERRAIN: Final[Annotated[int, "war_for_arrakis 2.2"]] = 76
OTHER_SECTOR: Final[Annotated[int, "war_for_arrakis 2.14"]] = 77
ZONE_OF_OTHER_SECTOR: Final[Annotated[int, "war_for_arrakis 2.5", "other-sector"]] = 78
ONLY_CARTHAG_OR_ARRAKEEN: Final[Annotated[int, "war_for_arrakis 25.3"]] = 79
NO_LEGION_IN_SECTOR: Final[Annotated[int, "war_for_arrakis 2.14"]] = 80
NO_EMPTY_NEIGHBOUR: Final[Annotated[int, "war_for_arrakis 2.6"]] = 81
NO_SWAP: Final[Annotated[int, "war_for_arrakis 11.5"]] = 82
NEXT_TO_ENEMY: Final[Annotated[int, "spacing_guild 6.3"]] = 83
NO_ENEMY_NEAR: Final[Annotated[int, "war_for_arrakis 2.13"]] = 84

# Air zones.
ZONE_TAKEN: Final = 85
ZONE_NOT_CONNECTED: Final[Annotated[int, "war_for_arrakis 2.5"]] = 86
NO_SUCH_AIRCRAFT: Final = 87
NOT_IN_AIR_ZONES: Final[Annotated[int, "war_for_arrakis 3.5"]] = 88

# Moving and attacking.
NOT_THIS_LEGION: Final[Annotated[int, "war_for_arrakis 25.1"]] = 89
START_NOT_DESERT: Final[Annotated[int, "war_for_arrakis 25.1"]] = 90
NO_TARGET: Final[Annotated[int, "war_for_arrakis 9.1"]] = 91
NOWHERE_TO_GO: Final[Annotated[int, "war_for_arrakis 8.1"]] = 92
HAS_MOVED: Final[Annotated[int, "war_for_arrakis 8.3"]] = 93
HAS_FLOWN: Final[Annotated[int, "war_for_arrakis 8.6"]] = 94
TROOPS_CANNOT_RIDE: Final[Annotated[int, "spacing_guild 7.4"]] = 95
LEADER_ALONE: Final[Annotated[int, "war_for_arrakis 3.3"]] = 96
NEEDS_LEADER: Final[Annotated[int, "war_for_arrakis 7.2"]] = 97
NEEDS_SPECIAL: Final[Annotated[int, "war_for_arrakis 25.1"]] = 98
NEEDS_NAMED: Final[Annotated[int, "war_for_arrakis 7.9"]] = 99
ONE_MUST_GO: Final[Annotated[int, "war_for_arrakis 8.2"]] = 100
AT_LEAST_ONE: Final = 101
NOT_SO_MANY: Final[Annotated[int, "war_for_arrakis 8.2"]] = 102
TAKES_NO_PART: Final = 103
OTHER_WAY: Final[Annotated[int, "war_for_arrakis 25.1"]] = 104
WAY_LEADS_NOWHERE: Final = 105
SIETCH_CANNOT_MOVE: Final[Annotated[int, "war_for_arrakis 2.6"]] = 106

# Sandworms and wormsigns.
WORMSIGN_THERE: Final[Annotated[int, "war_for_arrakis 7.3.1"]] = 107
SIETCH_THERE: Final[Annotated[int, "war_for_arrakis 7.3.1"]] = 108
NO_WORMSIGN_THERE: Final[Annotated[int, "war_for_arrakis 25.4"]] = 109
NO_WORMSIGN_LEFT: Final[Annotated[int, "war_for_arrakis 13.2"]] = 110
NO_SANDWORM: Final[Annotated[int, "war_for_arrakis 7.3"]] = 111
NO_SANDWORM_THERE: Final = 112
WORM_HAS_MOVED: Final[Annotated[int, "war_for_arrakis 7.3"]] = 113
WORM_JUST_APPEARED: Final[Annotated[int, "war_for_arrakis 13.12"]] = 114
WORM_NOWHERE_TO_GO: Final[Annotated[int, "war_for_arrakis 13.6"]] = 115
ONLY_THE_MAKER: Final[Annotated[int, "war_for_arrakis 13.9"]] = 116
MAKER_NOT_ON_BOARD: Final[Annotated[int, "war_for_arrakis 13.9"]] = 117
MAKER_OF_PARTNER: Final[Annotated[int, "war_for_arrakis 19.9", "not-your-leader"]] = 118
MAKER_SPENT: Final[Annotated[int, "war_for_arrakis 7.4"]] = 119
NO_WORM_TARGET: Final[Annotated[int, "war_for_arrakis 13.13"]] = 120
NOTHING_TO_STRIKE: Final = 121
SAFE_FROM_WORMS: Final[Annotated[int, "war_for_arrakis 13.7"]] = 122

# Placing and landing.
NOT_THESE_FIGURES: Final = 123
NO_MORE_OF_THESE: Final = 124
NONE_IN_SUPPLY: Final[Annotated[int, "war_for_arrakis 0.3.4"]] = 125
NOT_SO_MANY_LEFT: Final[Annotated[int, "war_for_arrakis 25.3"]] = 126
NOT_SO_MANY_IN_SUPPLY: Final[Annotated[int, "war_for_arrakis 0.3.4"]] = 127
OTHER_KIND_REPLACED: Final[Annotated[int, "war_for_arrakis 3.8"]] = 128
NO_SUCH_FIGURE: Final = 129
NOT_SO_MANY_TOKENS: Final[Annotated[int, "war_for_arrakis 11.4"]] = 130
TOKEN_NOT_DRAWN: Final[Annotated[int, "war_for_arrakis 7.2"]] = 131
TOKEN_NOT_THERE: Final = 132
HARVESTERS_FIRST: Final[Annotated[int, "war_for_arrakis 6.2.2"]] = 133
HARVESTER_THERE: Final[Annotated[int, "war_for_arrakis 6.2.2"]] = 134
NO_HARVESTER_THERE: Final[Annotated[int, "war_for_arrakis 25.2"]] = 135
DIVIDE_LANDING: Final[Annotated[int, "spacing_guild 6.6"]] = 136
ALL_LAND: Final[Annotated[int, "spacing_guild 6.3"]] = 137

# Planning cards and dice.
CARD_NOT_IN_HAND: Final = 138
CANNOT_BE_PLAYED: Final[Annotated[int, "war_for_arrakis 16.8"]] = 139
NOT_DISCARDED_SO: Final[Annotated[int, "war_for_arrakis 7.5"]] = 140
NO_CARD_TO_DISCARD: Final[Annotated[int, "war_for_arrakis 25.6"]] = 141
TOO_MANY_CARDS: Final[Annotated[int, "war_for_arrakis 7.2"]] = 142
HOUSE_DECK_TOO_SMALL: Final[Annotated[int, "war_for_arrakis 25.5", "deck-too-small"]] = 143
ALLY_DECK_TOO_SMALL: Final[Annotated[int, "war_for_arrakis 25.5", "deck-too-small"]] = 144
OTHER_DECK: Final[Annotated[int, "war_for_arrakis 25.5"]] = 145
NO_SUCH_PART: Final[Annotated[int, "war_for_arrakis 7.5"]] = 146
OWN_DIE: Final[Annotated[int, "war_for_arrakis 25.8"]] = 147
ONLY_HOUSE_DICE: Final[Annotated[int, "war_for_arrakis 18.4"]] = 148
NO_SUCH_DIE: Final[Annotated[int, "war_for_arrakis 25.8"]] = 149
NO_TOKEN_PLACED: Final[Annotated[int, "war_for_arrakis 18.4"]] = 150
RESULT_USED_UP: Final[Annotated[int, "war_for_arrakis 23.16"]] = 151

# Battle.
CARDS_BANNED: Final[Annotated[int, "war_for_arrakis 15.5"]] = 152
ENOUGH_DICE: Final[Annotated[int, "war_for_arrakis 9.15"]] = 153
LEADER_NOT_IN_BATTLE: Final[Annotated[int, "war_for_arrakis 9.6"]] = 154
SPECIAL_USED: Final[Annotated[int, "war_for_arrakis 9.6"]] = 155
NO_GENERIC_ABLE: Final[Annotated[int, "war_for_arrakis 9.6"]] = 156
NO_RETREAT_NOW: Final[Annotated[int, "war_for_arrakis 9.10.2"]] = 157
NO_CEASING_NOW: Final[Annotated[int, "war_for_arrakis 9.10.1"]] = 158
EMPTY_FIRST: Final[Annotated[int, "war_for_arrakis 23.13"]] = 159
ONLY_ELITES: Final[Annotated[int, "war_for_arrakis 9.9"]] = 160
LEADERS_DO_NOT_COUNT: Final[Annotated[int, "war_for_arrakis 3.2"]] = 161

# Spice and the Imperium.
OTHER_PAYMENT: Final[Annotated[int, "war_for_arrakis 15.7"]] = 162
NO_SUCH_PRICE: Final[Annotated[int, "war_for_arrakis 15.2"]] = 163
MARKER_ON_TOP: Final[Annotated[int, "war_for_arrakis 15.2"]] = 164
MARKER_ON_BOTTOM: Final[Annotated[int, "war_for_arrakis 15.8"]] = 165
NOT_PAYABLE: Final[Annotated[int, "war_for_arrakis 15.2"]] = 166
STOCKPILE_NOT_PAYABLE: Final[Annotated[int, "war_for_arrakis 15.3", "not-payable"]] = 167
NO_STOCKPILING: Final[Annotated[int, "war_for_arrakis 15.3"]] = 168
STOCKPILE_PRICE: Final[Annotated[int, "war_for_arrakis 15.3"]] = 169
ONE_IN_RESERVE: Final[Annotated[int, "war_for_arrakis 15.4"]] = 170
OTHER_POWER: Final[Annotated[int, "spacing_guild 4.1"]] = 171
NOT_EARNED: Final[Annotated[int, "spacing_guild 4.3"]] = 172
NO_SMALLER_ACTION: Final[Annotated[int, "spacing_guild 4.1"]] = 173

# How far it is, and how far one comes; the rule is that of the way.
TOO_FAR: Final = 174
