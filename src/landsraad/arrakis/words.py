"""The names of the numbers: sides, figures, counters, zones, verbs, effect codes and frames.

What stands beside a counter, a zone or a verb is its whole declaration: positions, their schema, views and notation are
made from it (kernel/declare.py). Counter(None) is no field of a position: it follows from what lies on the board.
"""

from typing import Annotated, Final

from landsraad.kernel.declare import (
    NOBODY_SEES,
    OWNER,
    Bits,
    Counter,
    Doing,
    Each,
    Flag,
    Pile,
    Run,
    Spelling,
    Verb,
    maybe,
    of,
    some,
)

# The version of these rules: a corrected rule gets the next number, and older games go on by theirs (docs/records.md).
RULES_VERSION: Final = 2

# Expansions, a bit each.
GUILD: Final = 1  # The Spacing Guild
EXPANSION_NAMES: Final = ("spacing_guild",)

# Numbers into which others are packed: figures of a legion, tokens.
LARGEST: Final = 2**40
PACKED: Final = Spelling(LARGEST)

# Piles of plain numbers.
ROW: Final = Pile(None, row=True, sparse=True)
POOL: Final = Pile(None, row=True, sparse=True, seen=NOBODY_SEES)
NOTES: Final = Pile(None, row=True, sparse=True, most=LARGEST)  # with figures of legions

# Sides. A member is a subfaction: side * 2, + 1 for the ally.
HARKONNEN: Final = 0
ATREIDES: Final = 1
NO_SIDE: Final = -1
SIDE_NAMES: Final[list[str]] = ["harkonnen", "atreides"]

# Members.
HOUSE_HARKONNEN: Final = 0
CORRINO_ALLY: Final = 1
HOUSE_ATREIDES: Final = 2
FREMEN_ALLY: Final = 3
MEMBER_NAMES: Final[list[str]] = ["house_harkonnen", "corrino_ally", "house_atreides", "fremen_ally"]

# Figures of a legion, each five bits of one number; named leaders are bits above them.
REGULAR: Final = 0
ELITE: Final = 1
SPECIAL: Final = 2  # Sardaukar or Fedaykin
TROOP: Final = 3  # Houses Major Troop (spacing_guild 7)
GENERIC: Final = 4  # Bashar or Naib
ANY_LEADER: Final = 5  # in declarations: a generic leader or an available named one
NAMED: Final = 6  # in declarations: the leader the figure names
FACEDOWN: Final = 5  # in events: a deployment token nobody has turned up
KIND_NAMES: Final[list[str]] = ["regular", "elite", "special", "troop", "generic"]
FIVE: Final = 31
NAMED_SHIFT: Final = 25
UNIT_KINDS: Final = (REGULAR, ELITE, SPECIAL, TROOP)
UNITS_MASK: Final = (1 << 20) - 1  # all of them

# Named leaders.
BARON: Final = 0
RABBAN: Final = 1
FEYD: Final = 2
HAWAT: Final = 3
ARAMSHAM: Final = 4
MOHIAM: Final = 5
SHADDAM: Final = 6
PAUL: Final = 7
JESSICA: Final = 8
REVEREND_MOTHER: Final = 9
GURNEY: Final = 10
ALIA: Final = 11
STILGAR: Final = 12
CHANI: Final = 13
MUADDIB: Final = 14
LEADERS: Final = 15
FIRST_ATREIDES_LEADER: Final = 7

# Where a named leader is (war_for_arrakis 3.10, 10).
ABSENT: Final = 0  # not in play yet
ASIDE: Final = 1  # in play, beside the board
ON_BOARD: Final = 2
TANK: Final = 3  # the first of five spaces
TANK_5: Final = 7
GONE: Final = 8  # removed from the game
PLACE_NAMES: Final[list[str]] = ["absent", "aside", "board", "tank_1", "tank_2", "tank_3", "tank_4", "tank_5", "gone"]

# Results of the action dice, and their boxes.
LEADERSHIP: Final = 0
STRATEGY: Final = 1
DEPLOYMENT: Final = 2
MENTAT: Final = 3
HOUSE: Final = 4
BOX_NAMES: Final[list[str]] = ["leadership", "strategy", "deployment", "mentat", "house"]
BOXES: Final = 5
NO_BOX: Final = 6

# What a die is spent for.
USE_STRATEGY_MOVE: Final = 0
USE_STRATEGY_ATTACK: Final = 1
USE_LEADERSHIP_MOVE: Final = 2
USE_SURPRISE: Final = 3
USE_DEPLOY: Final = 4
USE_DRAW: Final = 5
USE_ELITES: Final = 6
USE_VEHICLES: Final = 7
USE_POWER: Final = 8
USE_CARD: Final = 9
USE_NAMES: Final[list[str]] = [
    "move", "attack", "lead", "surprise", "deploy", "draw", "elites", "vehicles", "desert_power", "card",
]  # fmt: skip

# What stands in an air zone.
NO_PIECE: Final = 0
ORNITHOPTER: Final = 1
CARRYALL: Final = 2
FRIGATE_H: Final = 3
FRIGATE_A: Final = 4
NAVIGATOR: Final = 5
PIECE_NAMES: Final[list[str]] = [
    "empty", "ornithopter", "carryall", "harkonnen_frigate", "atreides_frigate", "guild_navigator",
]  # fmt: skip
AIR_ZONE_NAMES: Final = tuple(f"air_{zone}" for zone in range(1, 9))
HARVESTER_KIND: Final = 6  # beside the pieces of the air, in lists of vehicles
VEHICLE_NAMES: Final[list[str]] = [*PIECE_NAMES, "harvester"]

# What lies in an area, bits of one number.
HARVESTER: Final = 1
WORM: Final = 2
MAKER: Final = 4  # the Wild Maker
ANY_WORM: Final = 6
SIGN_SHIFT: Final = 3  # wormsign: two bits, its face + 1
SIGN: Final = 3 << 3
STATION_SHIFT: Final = 5  # testing station: two bits, its marker + 1
STATION: Final = 3 << 5
SIETCH_SHIFT: Final = 7  # number of the sietch token + 1
SIETCH: Final = 15 << 7
SETTLEMENT_SHIFT: Final = 11  # number of the Harkonnen settlement + 1
SETTLEMENT: Final = 7 << 11

# Faces of wormsigns (13.3).
SAND: Final = 0
SANDWORM: Final = 1
BURROWING: Final = 2
FACE_NAMES: Final[list[str]] = ["sand", "sandworm", "burrowing_sandworm"]

# Prescience markers and imperium markers.
KWISATZ_HADERACH: Final = 0
SAND_DWELLERS: Final = 1
JIHAD: Final = 2
MARKER_NAMES: Final[list[str]] = ["kwisatz_haderach", "sand_dwellers", "jihad"]
CHOAM: Final = 0
SPACING_GUILD: Final = 1
LANDSRAAD: Final = 2
POWER_NAMES: Final[list[str]] = ["choam", "spacing_guild", "landsraad"]

# Combat dice (1.6).
SWORD: Final = 0
SHIELD: Final = 1
STAR: Final = 2
COMBAT_FACE_NAMES: Final[list[str]] = ["sword", "shield", "special"]

# Counters of the table. The first four are one number an area.
SIDE: Final[Annotated[int, Counter(None)]] = 0  # whose legion is there: side + 1
UNITS: Final[Annotated[int, Counter(None)]] = 101  # figures of the legion
TOKENS: Final[Annotated[int, Counter(None)]] = 202  # facedown deployment tokens, a bit a slot
FEATURES: Final[Annotated[int, Counter(None)]] = 303
ROUND: Final[Annotated[int, Counter(), "The round, from 1. Default 1."]] = 404
PHASE: Final[Annotated[int, Counter(of("phase")), "Default actions. `setup` and `over` need `pending`."]] = 405
MAX_ROUNDS: Final[Annotated[int, Counter(), "The last one (war_for_arrakis 5.7). Default 0: no limit."]] = 406
EXPANSIONS: Final[Annotated[int, Counter(some("expansion")), "Default: none."]] = 407
SOLO: Final[Annotated[int, Counter(Flag()), "The automated Harkonnen play. Default: with one seat."]] = 408
WINNER: Final[Annotated[int, Counter(), "0 while the game goes on; else the winning side + 1, 3: undecided."]] = 410
HOW: Final[Annotated[int, Counter(), "What decided: 0 nothing yet, 1 supremacy, 2 prescience, 3 max_rounds."]] = 411
SEAT_OF: Final[Annotated[int, Counter(None)]] = 412  # the seat of each member
SHARED_SIDE: Final[Annotated[int, Counter(None)]] = 416  # played by two (19)
SUPPLY: Final[Annotated[int, Counter(None)]] = 418  # regular, elite, special, troop base, generic of each side
TROOPS: Final[Annotated[int, Counter(None)]] = 428  # common supply (spacing_guild 2)
HARVESTERS: Final[Annotated[int, Counter(None)]] = 429
ORNITHOPTERS: Final[Annotated[int, Counter(None)]] = 430
CARRYALLS: Final[Annotated[int, Counter(None)]] = 431
WORMS: Final[Annotated[int, Counter(None)]] = 432
MAKER_SUPPLY: Final[Annotated[int, Counter(None)]] = 433
WILD_MAKER_IN_PLAY: Final[Annotated[int, Counter(), "1 once the Wild Maker is in the game."]] = 434
WILD_MAKER_SPENT: Final[Annotated[int, Counter(), "1 if the Wild Maker has acted this round."]] = 435
FRIGATES: Final[Annotated[int, Counter(None)]] = 436
AIR_ZONES: Final[Annotated[int, Counter(Each(words=AIR_ZONE_NAMES, inner=of("aircraft"))), "What flies there."]] = 438
LEADER_AT: Final[Annotated[int, Counter(None)]] = 446
LEADER_AREA: Final[Annotated[int, Counter(None)]] = 461
SPENT_LEADERS: Final[Annotated[int, Counter(some("leader")), "Whose cards are spent. Default: none."]] = 476
SIETCH_AT: Final[Annotated[int, Counter(None)]] = 477  # area + 1, 0 when destroyed
SIETCH_RANKS: Final[Annotated[int, Counter(Run(length=8, most=3)), "Under the eight tokens."]] = 485
SIETCHES_SEEN: Final[Annotated[int, Counter(Bits(length=8)), "Those that lie faceup."]] = 493
DEPLOYMENT_TOKENS: Final[Annotated[int, Counter(Run(length=28, inner=of("face"))), "What the 28 tokens show."]] = 494
TOKENS_DRAWN: Final[Annotated[int, Counter(), "Standard tokens of the Atreides that have left their pool."]] = 522
SIGN_POOL: Final[Annotated[int, Counter(None)]] = 523
PRESCIENCE_MARKERS: Final[Annotated[int, Counter(Run(length=3)), "Kwisatz Haderach, Sand Dwellers, Jihad."]] = 526
SUPREMACY: Final[Annotated[int, Counter(), "The supremacy marker of the Harkonnen, 0 to 10."]] = 529
IMPERIUM_MARKERS: Final[Annotated[int, Counter(Run(length=3)), "CHOAM, Spacing Guild, Landsraad. Default: all 5."]] = (
    530
)
BANS: Final[Annotated[int, Counter(some("power")), "Imperium bans that hold. Default: none."]] = 533
SPICE_RESERVE: Final[Annotated[int, Counter(), "Spice put aside with the reserve token."]] = 534
SPICE: Final[Annotated[int, Counter(), "Spice that has been harvested and not yet paid."]] = 535
PAYMENTS: Final[Annotated[int, Counter(Run(length=5)), "For three markers, stockpiling, the reserve."]] = 536
EARNED: Final[Annotated[int, Counter(Run(length=3)), "Imperium actions paid for and not yet taken, by power."]] = 541
DICE: Final[Annotated[int, Counter(Run(length=20)), "Unused action dice: five results a member."]] = 544
TOKEN_BOX: Final[Annotated[int, Counter(Run(length=2)), "Of the Bene Gesserit token each side has placed, + 1."]] = 564
BENE_GESSERIT: Final[Annotated[int, Counter(Run(length=2)), "Tokens of each side."]] = 566
BENE_GESSERIT_RESERVE: Final[Annotated[int, Counter(), "Bene Gesserit tokens nobody has."]] = 568
EXCESS_DICE: Final[Annotated[int, Counter(Run(length=10)), "Dice that must be changed: five results a side."]] = 569
TURN_SIDE: Final[Annotated[int, Counter(), "Whose turn it is: side + 1."]] = 579
ACTOR: Final[Annotated[int, Counter(), "The member whose action is carried out."]] = 580
DIE_SPENT: Final[Annotated[int, Counter(), "1 if this turn has spent a die or token."]] = 581
FORCED_DIE: Final[Annotated[int, Counter(), "Truthtrance: member * 5 + result + 1, 21 for the token."]] = 582
FORCED_TOKEN: Final = 21  # or the Bene Gesserit token
SEEK: Final[Annotated[int, Counter(), "Seek Out the 'Mahdi': 1 for the next Atreides turn, 2 during it."]] = 583
CLAIMS: Final[Annotated[int, Counter(), "Prescience cards claimed this round."]] = 584
WON_ATTACK: Final[Annotated[int, Counter(), "1 if the Atreides have won a battle as attacker this round."]] = 585
HARVESTERS_LOST: Final[Annotated[int, Counter(), "Harvesters removed in phases 1 and 2 of this round."]] = 586
LEADER_FELL: Final[Annotated[int, Counter(), "1 if a named Harkonnen leader has fallen this round."]] = 587
RODE: Final[Annotated[int, Counter(), "1 if a legion has ridden over two or more worm areas in this turn."]] = 588
TRIBUTE: Final[Annotated[int, Counter(), "1 if Tribute to the Guild has been used this round."]] = 589
FEAR: Final[Annotated[int, Counter(maybe("prescience")), "The prescience card with Fear Is the Mind-Killer."]] = 590
EYES_OF_IBAD: Final[Annotated[int, Counter(maybe("prescience")), "The prescience card kept by Eyes of Ibad."]] = 591
ATOMICS: Final[Annotated[int, Counter(maybe("atomics")), "The family atomics that have been used."]] = 592
OPENED: Final[Annotated[int, Counter(None)]] = 593  # areas opened by it, + 1
STAY_UNITS: Final[Annotated[int, Counter(PACKED), "Figures left out of the attack from their area, packed."]] = 595
STAY_TOKENS: Final[Annotated[int, Counter(PACKED), "Deployment tokens that stay out of it, a bit each."]] = 596
CHAIN: Final[Annotated[int, Counter(), "The area of the legion that a card speaks of, + 1."]] = 597
FLEW: Final[Annotated[int, Counter(), "Solo: 1 if the automaton has used an ornithopter in this turn."]] = 598
BATTLE: Final[Annotated[int, Counter(Run(length=14, inner=PACKED)), "From, to, and what its steps remember."]] = 599
B_FROM: Final = 599
B_TO: Final = 600
B_FLAGS: Final = 601
B_ROUND: Final = 602
B_CARDS: Final = 603
B_HITS: Final = 605
B_SHIELDS: Final = 607
B_STARS: Final = 609
B_LEFT: Final = 611  # leaders that may still use a Special, attacker and defender
HEIGHLINERS: Final[Annotated[int, Counter(Run(length=2)), "Steps made; the fourth reaches Arrakis."]] = 613
HOLD_FRIGATES: Final[Annotated[int, Counter(Run(length=2)), "Frigates aboard each heighliner."]] = 615
HOLD_TROOPS: Final[Annotated[int, Counter(Run(length=2)), "Houses Major Troops aboard each heighliner."]] = 617
HARVEST_SECTOR: Final[Annotated[int, Counter(), "Solo: the sectors of the harvesting card, a bit each."]] = 619
TARGET: Final[Annotated[int, Counter(), "Solo: the sietch the automaton marches on, + 1."]] = 620
SPENT_FACES: Final[Annotated[int, Counter(Run(length=5)), "Solo: the automaton's spent dice by result."]] = 621
CONES_OF_SILENCE: Final[Annotated[int, Counter(Run(length=2)), "Tokens left to each side."]] = 626
TOKENS_SEEN: Final[Annotated[int, Counter(PACKED), "Tokens of the Atreides that were turned up, a bit each."]] = 628
LAST_DISCARD: Final[Annotated[int, Counter(), "Solo: the member whose Harkonnen card was discarded last, + 1."]] = 629
CARD_DONE: Final[Annotated[int, Counter(), "Solo: 1 if something of the card under way has been carried out."]] = 630
ATOMICS_READY: Final[Annotated[int, Counter(), "1 if they stay available with no marker on step 8 any more."]] = 631
# What everybody has seen and no rule asks for again: dice that are used, faces rolled in this combat round, the fallen.
TRACE: Final[
    Annotated[
        int, Counter(Run(length=33, inner=PACKED), sparse=True), "Dice used, faces rolled, the fallen: of the program."
    ]
] = 632
SPENT_DICE: Final = 632  # member * 5 + box
DIE_IN_USE: Final = 652  # member * 5 + box + 1; above FORCED_TOKEN the Bene Gesserit token of a side
TOKEN_IN_USE: Final = 21  # + side
COMBAT_FACES: Final = 653  # swords, shields, specials of the attacker, then of the defender
FALLEN: Final = 659  # figures of attacker and defender that this battle has cost
USED_SPECIALS: Final = 661  # figures of attacker and defender that have used a Special in this combat round
NET_HITS: Final = 663  # that attacker and defender take in this combat round

# Zones.
DECK: Final[Annotated[int, Pile("card", each=tuple(MEMBER_NAMES), seen=NOBODY_SEES), "Planning cards."]] = 0
HAND: Final[Annotated[int, Pile("card", each=tuple(MEMBER_NAMES), seen=OWNER), "Planning cards."]] = 4
DISCARD: Final[Annotated[int, Pile("card", each=tuple(MEMBER_NAMES)), "Planning cards."]] = 8
STAYING: Final[Annotated[int, Pile("card"), "Cards that stay in play."]] = 12
PRESCIENCE_DECK: Final[Annotated[int, Pile("prescience", seen=NOBODY_SEES), "Default: dealt from what is left."]] = 13
PRESCIENCE: Final[Annotated[int, Pile("prescience"), "Prescience cards that can be claimed."]] = 14
PRESCIENCE_OUT: Final[Annotated[int, Pile("prescience"), "Prescience cards that have left the game."]] = 15
OBJECTIVES_ASIDE: Final[Annotated[int, Pile("objective", row=True, seen=NOBODY_SEES), "One is drawn at random."]] = 16
OBJECTIVES: Final[Annotated[int, Pile("objective", row=True), "Of the Atreides. Default: o1."]] = 17
ARRIVALS: Final[Annotated[int, NOTES, "Figures that have moved in this step: area, units, tokens, ..."]] = 18
TO_RESOLVE: Final[Annotated[int, ROW, "Areas whose wormsigns are up, or that the storm has not reached."]] = 19
APPEARED: Final[Annotated[int, ROW, "Areas of sandworms that have appeared in this phase or turn."]] = 20
REINFORCEMENTS: Final[Annotated[int, Pile("card", seen=NOBODY_SEES), "Solo: the automaton's reinforcement deck."]] = 21
TACTICAL: Final[Annotated[int, POOL, "Solo: tactical cards in their deck."]] = 22
TACTICAL_USED: Final[Annotated[int, ROW, "Solo: tactical cards that have been used."]] = 23
BLACK_TOKENS: Final[Annotated[int, POOL, "Solo: black starting tokens in their pool."]] = 24
SILVER_TOKENS: Final[Annotated[int, POOL, "Solo: silver ones."]] = 25
FLOWN: Final[Annotated[int, NOTES, "Figures transported by air in this turn: area, units, tokens, ..."]] = 26

# Phases.
P_SETUP: Final = 0
P_START: Final = 1
P_VEHICLES: Final = 2
P_ACTIONS: Final = 3
P_HAZARDS: Final = 4
P_HARVEST: Final = 5
P_END: Final = 6
P_OVER: Final = 7
PHASE_NAMES: Final[list[str]] = ["setup", "start", "vehicles", "actions", "hazards", "harvest", "end", "over"]

# Tasks of the automaton: the first number of its frame. Most have a rule.
S_HARVESTERS: Final[Annotated[int, "war_for_arrakis 23.5"]] = 0
S_CARRYALLS: Final[Annotated[int, "war_for_arrakis 23.5"]] = 1
S_ORNITHOPTERS: Final[Annotated[int, "war_for_arrakis 23.5"]] = 2
S_ACT: Final[Annotated[int, "war_for_arrakis 23.7"]] = 3
S_MOVE: Final = 4
S_STEP: Final = 5
S_FLY: Final = 6
S_MOVED: Final = 7
S_CARRIERS: Final[Annotated[int, "war_for_arrakis 23.9"]] = 8
S_DEPLOY: Final[Annotated[int, "war_for_arrakis 23.8"]] = 9
S_LEADER: Final[Annotated[int, "war_for_arrakis 23.8"]] = 10
S_REPLACE: Final[Annotated[int, "war_for_arrakis 23.10"]] = 11
S_PLACE: Final[Annotated[int, "war_for_arrakis 23.10"]] = 12
S_SCATTER: Final[Annotated[int, "war_for_arrakis 23.10"]] = 13
S_TOKENS: Final[Annotated[int, "war_for_arrakis 23.12"]] = 14
S_DRAW: Final = 15
S_CARD: Final = 16
S_PAY: Final[Annotated[int, "war_for_arrakis 23.14"]] = 17
ONLY_ATTACK: Final = 1  # what S_ACT does if there is nothing to attack: nothing
ONE_LEGION: Final = 2  # or one legion moves, else two

# Verbs of actions.
V_USE: Final[Annotated[int, Verb("result", "use")]] = 1
V_LEADER: Final[Annotated[int, Verb("result", "leader")]] = 2
V_CLAIM: Final[Annotated[int, Verb("prescience")]] = 3
V_SPEND: Final[Annotated[int, Verb("result", "prescience")]] = 4
V_DESERT_POWER: Final[Annotated[int, Verb()]] = 5
V_MEMBER: Final[Annotated[int, Verb("member")]] = 6
V_FROM: Final[Annotated[int, Verb("area")]] = 7
V_WAY: Final[Annotated[int, Verb("way")]] = 8
V_TO: Final[Annotated[int, Verb("area")]] = 9
V_GO: Final[Annotated[int, Verb()]] = 10
V_LEAVE: Final[Annotated[int, Verb("amount", "unit")]] = 11
V_LEAVE_TOKEN: Final[Annotated[int, Verb("token")]] = 12
V_LEAVE_LEADER: Final[Annotated[int, Verb("leader")]] = 13
V_STOP: Final[Annotated[int, Verb()]] = 14
V_END_TURN: Final[Annotated[int, Verb()]] = 15
V_PLACE: Final[Annotated[int, Verb("area")]] = 16
V_PLACE_LEADER: Final[Annotated[int, Verb("leader", "area")]] = 17
V_ZONE: Final[Annotated[int, Verb("zone")]] = 18
V_VEHICLE: Final[Annotated[int, Verb("vehicle", "zone")]] = 19
V_BOX: Final[Annotated[int, Verb("result")]] = 20
V_CHANGE: Final[Annotated[int, Verb("result", "result")]] = 21
V_CARD: Final[Annotated[int, Verb("card")]] = 22
V_DRAW: Final[Annotated[int, Verb("amount", "amount")]] = 23
V_LOSE: Final[Annotated[int, Verb("unit")]] = 24
V_REDUCE: Final[Annotated[int, Verb("unit")]] = 25
V_LOSE_LEADER: Final[Annotated[int, Verb("leader")]] = 26
V_LOSE_TOKEN: Final[Annotated[int, Verb("token")]] = 27
V_CEASE: Final[Annotated[int, Verb()]] = 28
V_CONTINUE: Final[Annotated[int, Verb()]] = 29
V_RETREAT: Final[Annotated[int, Verb()]] = 30
V_STAND: Final[Annotated[int, Verb()]] = 31
V_YES: Final[Annotated[int, Verb()]] = 32
V_NO: Final[Annotated[int, Verb()]] = 33
V_SCOUT: Final[Annotated[int, Verb("zone", "area", "piece")]] = 34
V_TRAIN: Final[Annotated[int, Verb("token", "area")]] = 35
V_ATOMICS: Final[Annotated[int, Verb("atomics")]] = 36
V_SCHEMING: Final[Annotated[int, Verb("amount")]] = 37
V_BOMBARD: Final[Annotated[int, Verb("zone", "area")]] = 38
V_FREE: Final[Annotated[int, Verb("free_action")]] = 39
V_PAY: Final[Annotated[int, Verb("payment", "amount")]] = 40
V_KEEP: Final[Annotated[int, Verb("prescience")]] = 41
V_REMOVE: Final[Annotated[int, Verb("prescience")]] = 42
V_MARKER: Final[Annotated[int, Verb("marker")]] = 43
V_IMPERIUM: Final[Annotated[int, Verb("power")]] = 44
V_WORMSIGNS: Final[Annotated[int, Verb()]] = 45
V_MOVE_WORMS: Final[Annotated[int, Verb()]] = 46
V_ATTACK_WORM: Final[Annotated[int, Verb()]] = 47
V_WILD_MAKER: Final[Annotated[int, Verb()]] = 48
V_SECTOR: Final[Annotated[int, Verb("sector")]] = 49
V_AMOUNT: Final[Annotated[int, Verb("amount")]] = 50
V_MOVE: Final[Annotated[int, Verb()]] = 51
V_ATTACK: Final[Annotated[int, Verb()]] = 52
V_TAKE_LEADER: Final[Annotated[int, Verb("leader")]] = 53
V_TAKE: Final[Annotated[int, Verb("unit", "area")]] = 54
V_SANDWORM: Final[Annotated[int, Verb()]] = 55
V_ABILITY: Final[Annotated[int, Verb("leader")]] = 56
V_ABILITY_GENERIC: Final[Annotated[int, Verb()]] = 57
V_DEPLOY: Final[Annotated[int, Verb("unit", "area")]] = 58
V_TOKEN: Final[Annotated[int, Verb("token", "area")]] = 59
V_DIE: Final[Annotated[int, Verb("member", "result")]] = 60
V_SISTER: Final[Annotated[int, Verb("side")]] = 61
V_LAND: Final[Annotated[int, Verb("area", "amount")]] = 62
V_SHIFT: Final[Annotated[int, Verb("marker", "amount", "marker")]] = 63
V_PUT: Final[Annotated[int, Verb("unit", "area", "amount")]] = 64
V_CONE: Final[Annotated[int, Verb()]] = 65
V_LOSE_LEFT_OUT: Final[Annotated[int, Verb("unit")]] = 66
V_ONE_ONLY: Final[Annotated[int, Verb("power")]] = 67

# Frames: what the game is doing, and the rule of what is asked then.
F_ROUND: Final = 1
F_TURN: Final[Annotated[int, Doing(rule="war_for_arrakis 7.1")]] = 2
F_AFTER: Final = 3
F_VEHICLES: Final[Annotated[int, Doing(rule="war_for_arrakis 6.2.2")]] = 4
F_ANY_VEHICLE: Final[Annotated[int, Doing(rule="war_for_arrakis 6.2.2")]] = 5
F_ALLOCATE: Final[Annotated[int, Doing(rule="war_for_arrakis 6.3.2")]] = 6
F_DIVIDE: Final[Annotated[int, Doing(rule="war_for_arrakis 19.8")]] = 7
F_SISTER: Final[Annotated[int, Doing(rule="war_for_arrakis 6.3.3")]] = 8
F_MOVE: Final[Annotated[int, Doing(rule="war_for_arrakis 8.2")]] = 9
F_ATTACK: Final[Annotated[int, Doing(rule="war_for_arrakis 8.2")]] = 10
F_ENTER: Final[Annotated[int, Doing(rule="war_for_arrakis 8.10")]] = 11
F_STACK: Final[Annotated[int, Doing(rule="war_for_arrakis 3.2")]] = 12
F_BATTLE: Final[Annotated[int, Doing(rule="war_for_arrakis 9.4")]] = 13
F_CASUALTIES: Final[Annotated[int, Doing(rule="war_for_arrakis 9.9")]] = 14
F_APPEAR: Final[Annotated[int, Doing(rule="war_for_arrakis 13.11")]] = 15
F_CARRYALL: Final[Annotated[int, Doing(rule="war_for_arrakis 12.3")]] = 16
F_STRIKE: Final = 17
F_STRUCK: Final = 18
F_BLAST: Final = 19
F_BLASTED: Final = 20
F_POWER: Final = 21
F_SIGNS: Final = 22
F_WORM_MOVE: Final[Annotated[int, Doing(rule="war_for_arrakis 13.6")]] = 23
F_WORM_ATTACK: Final[Annotated[int, Doing(rule="war_for_arrakis 13.7")]] = 24
F_SIGN_PHASE: Final[Annotated[int, Doing(rule="war_for_arrakis 13.4")]] = 25
F_STORMS: Final[Annotated[int, Doing(rule="war_for_arrakis 14.2")]] = 26
F_HARVEST: Final = 27
F_SWAP: Final = 28
F_HAND_LIMIT: Final[Annotated[int, Doing(rule="war_for_arrakis 6.6.6")]] = 29
F_UNCLAIMED: Final[Annotated[int, Doing(rule="war_for_arrakis 6.6.7")]] = 30
F_LAST_SCOUT: Final[Annotated[int, Doing(rule="war_for_arrakis 7.6")]] = 31
F_CLAIM_END: Final = 32
F_SEQUENCE: Final[Annotated[int, Doing("effect")]] = 33
F_PLACE: Final[Annotated[int, Doing("effect", rule="war_for_arrakis 25.3")]] = 34
F_SCATTER: Final = 35
F_CHOOSE: Final[Annotated[int, Doing("effect")]] = 36
F_PLAY: Final[Annotated[int, Doing(rule="war_for_arrakis 7.5")]] = 37
F_PLAYED: Final = 38
F_FORCED_DISCARD: Final[Annotated[int, Doing(rule="war_for_arrakis 25.6")]] = 39
F_DEPLOY: Final[Annotated[int, Doing(rule="war_for_arrakis 7.2")]] = 40
F_DEPLOY_TOKEN: Final[Annotated[int, Doing(rule="war_for_arrakis 7.2")]] = 41
F_REPLACE: Final[Annotated[int, Doing(rule="war_for_arrakis 3.8")]] = 42
F_DRAW: Final = 43
F_PICK: Final[Annotated[int, Doing(rule="war_for_arrakis 2.1")]] = 44
F_FREE: Final[Annotated[int, Doing(rule="war_for_arrakis 7.6")]] = 45
F_MARKER: Final = 46
F_FLEE: Final[Annotated[int, Doing(rule="war_for_arrakis 16.10")]] = 47
F_LANDING: Final[Annotated[int, Doing(rule="spacing_guild 6.3")]] = 48
F_IMPERIUM: Final = 49
F_EARNED: Final = 50
F_KITAB: Final[Annotated[int, Doing(rule="war_for_arrakis 8.2")]] = 52
F_SOLO_TURN: Final = 53
F_SOLO: Final[Annotated[int, Doing(rule="war_for_arrakis 23.1")]] = 54

# Effect codes.
OP_SEQUENCE: Final = 1
OP_PLACE: Final = 2  # a place, b area or leader; kids: figures
OP_FIGURE: Final = 3  # a kind, b how many or which leader
OP_SCATTER: Final = 4  # a kind, b how many
OP_MOVE: Final = 5  # a how many legions, b requirement
OP_ATTACK: Final = 6  # a requirement, b flags of the battle
OP_MOVE_OR_ATTACK: Final = 7  # a requirement, b flags of the battle
OP_DRAW: Final = 8  # a how many
OP_DRAW_FROM: Final = 9  # a how many, b which deck of the side
OP_PLAY: Final = 10
OP_EITHER: Final = 11  # one of the kids
OP_IF: Final = 12  # a condition, b what it is about; kids: then, else
OP_VEHICLES: Final = 13  # a harvesters, b ornithopters, c carryalls
OP_ANY_VEHICLES: Final = 14  # a how many
OP_SIGNS: Final = 15  # a how many
OP_PICK: Final = 17  # a what is picked, b how many, c steps that a claim then gives
OP_ENTER: Final = 18  # a leader
OP_DISCARD: Final = 19  # a how many cards of the opponent
OP_TAKE_SISTER: Final = 20
OP_REPLACE: Final = 21  # a kind, b by kind, c how many
OP_SEEK: Final = 22
OP_OBJECTIVE: Final = 23
OP_POWER: Final = 24
OP_DETONATE: Final = 25
OP_MAKER_IN: Final = 26
OP_MAKER_STRIKE: Final = 27
OP_STORMS: Final = 28
OP_CIELAGO: Final = 29
OP_KITAB: Final = 30
OP_DEPLOY: Final = 31  # a regulars, b specials
OP_DEPLOY_TOKENS: Final = 32  # a how many
OP_NAVIGATOR: Final = 33
OP_IMPERIUM: Final = 34  # a power + 1, 0 for any
OP_STAY: Final = 35  # the card stays in play: a what it changes, b a number of it; kids: what is then done
OP_SCHEME: Final = 36  # out of the hand: leader a leaves for b copies or more; kids: what is then done

# What a card changes for its side while it stays.
CHANGE_FRIGATES: Final = 0  # b frigates for one CHOAM action
CHANGE_RIDING: Final = 1  # troops ride sandworms
CHANGE_SHIELDS: Final = 2  # each troop cancels an enemy shield
# Moments at which such a card acts.
ON_SETTLEMENT: Final = 3  # the kid, whenever an enemy settlement is destroyed
ON_HARVESTER: Final = 4  # the kid, once a round, when a sandworm destroys a harvester

# What prescience cards demand: from how many on it is met in b.
DEMAND_LEGIONS: Final = 40  # in areas of kind a
DEMAND_LEADERS: Final = 41  # each of the kids in an area of kind a
DEMAND_TOGETHER: Final = 42  # all of the kids in one sietch area
DEMAND_HIDDEN: Final = 43  # own sietches that nobody has seen
DEMAND_FIGURES: Final = 44  # of kind a
DEMAND_HAPPENED: Final = 45  # the counter a
DEMAND_SHOW_SIETCH: Final = 46  # an instruction: the sietch where leader a is
DEMAND_SHOW_TOKENS: Final = 47  # an instruction: b tokens where leader a is
DEMAND_LEAVE: Final = 48  # an instruction: b units out of sietch areas

# Kinds of areas a demand speaks of: a bit for each terrain, none for any, and what it says of sietches.
WITHOUT_SIETCH: Final = 256

# Places of OP_PLACE.
AT_SETTLEMENT: Final = 0  # the one in area b
AT_ONE_OF: Final = 1  # Carthag or Arrakeen
AT_ANY_SETTLEMENT: Final = 2
AT_LEGION: Final = 3
AT_SPECIAL_LEGION: Final = 4  # a legion that includes a Sardaukar
AT_LEGION_WITH: Final = 5  # leader b
AT_EMPTY_DESERT: Final = 6
AT_FREE_MOUNTAIN: Final = 7
AT_FREE_PLATEAU: Final = 8
AT_SIETCH: Final = 9

# What OP_PICK picks, and what is done with it, where the verb of the answer says something else.
PICK_SIGN: Final[Annotated[int, "discard_wormsign"]] = 0
PICK_TANK_SECTOR: Final[Annotated[int, "send_to_tank"]] = 1  # an enemy named leader in a sector with a legion of ours
PICK_TANK_ADJACENT: Final[Annotated[int, "send_to_tank"]] = 2  # next to our legion with a special elite
PICK_TANK_ANY: Final[Annotated[int, "send_to_tank"]] = 3
PICK_BACK: Final[Annotated[int, "put_back"]] = 4  # a prescience card
PICK_HOUSE_DIE: Final = 5
PICK_SPIES: Final[Annotated[int, "reveal"]] = 6
PICK_DIE: Final = 7  # Truthtrance
PICK_ADAB: Final = 8
PICK_DOWN: Final = 9  # Alam al-Mithal
PICK_IMPERIUM_DOWN: Final[Annotated[int, "lower_marker"]] = 11
PICK_FEAR: Final[Annotated[int, "attach"]] = 12
PICK_IBAD: Final[Annotated[int, "attach"]] = 13
PICK_WORM_BY_WORM: Final[Annotated[int, "place_sandworm"]] = 14
PICK_WORM_BY_LEGION: Final[Annotated[int, "place_sandworm"]] = 15
PICK_CHASM: Final[Annotated[int, "destroy_harvester"]] = 16  # a harvester in deep desert
PICK_GURNEY: Final[Annotated[int, "destroy_harvester"]] = 17  # a harvester in his sector
PICK_ROCKETS: Final = 18  # the sector
PICK_ROCKET_HIT: Final[Annotated[int, "destroy_harvester"]] = 19
PICK_CAPTURED: Final[Annotated[int, "capture"]] = 20  # the ornithopter
PICK_CAPTURED_TARGET: Final[Annotated[int, "blast"]] = 21
PICK_BLAST: Final[Annotated[int, "blast"]] = 22  # a target next to one of our legions
PICK_SWAP_ONE: Final[Annotated[int, "swap_tokens"]] = 23
PICK_SWAP_TWO: Final[Annotated[int, "swap_tokens"]] = 24
PICK_TIDE: Final[Annotated[int, "move_legion"]] = 25
PICK_TIDE_TO: Final[Annotated[int, "move_legion"]] = 26
PICK_ATOMICS: Final = 27
PICK_CLEAR_SKY: Final[Annotated[int, "destroy_aircraft"]] = 28
PICK_MAKER_AREA: Final[Annotated[int, "place_wild_maker"]] = 30
PICK_POLE_SIGN: Final[Annotated[int, "discard_wormsign"]] = 31  # next to the North Pole
PICK_ENTER: Final = 32  # the leader may enter, at a price

# Conditions of OP_IF.
IF_IN_PLAY: Final = 0  # leader b
IF_NOT_GONE: Final = 1  # leader b
IF_ALIA: Final = 2
IF_MAKER: Final = 3
IF_ATOMICS_USED: Final = 4
IF_MARKER_FOUR: Final = 5

# Requirements of moves and attacks, bits; a named leader + 1 from bit 8, the area of the start + 1 from bit 16.
NEED_LEADER: Final = 1
NEED_SPECIAL: Final = 2
FROM_SAND: Final = 4
FROM_SETTLEMENT: Final = 8  # Troop Carriers: to any legion of ours
FROM_CHAIN: Final = 16  # the legion the card speaks of
TWO_STEPS: Final = 32  # up to two areas (Paul Atreides)
ON_FOOT: Final = 64  # to an adjacent area (the second move of Beast Rabban)
THEN_CHAIN: Final = 128  # the goal is remembered for the next step
NEED_NAMED: Final = 8  # shift

# Flags of a battle.
SURPRISE: Final = 1
WAR_PLAN: Final = 2
BATTLE_LANGUAGE: Final = 4
NO_MERCY: Final = 8

# Ways of moving: on foot, by sandworm, two steps, straight to a legion, or with what stands in an air zone.
WALK: Final = 0
RIDE: Final = 1
MARCH: Final = 2
CARRIERS: Final = 3
BY_ORNITHOPTER: Final = 4  # + zone
BY_FRIGATE: Final = 12
BY_NAVIGATOR: Final = 20  # standing in for an ornithopter
SPARING: Final = 28  # an ornithopter, the Navigator removed instead (spacing_guild 9.3)
WAYS: Final = 36
WAY_NAMES: Final[list[str]] = [
    "walk",
    "ride",
    "march",
    "carriers",
    *[f"{flying}_{zone}" for flying in ("ornithopter", "frigate", "navigator", "sparing") for zone in range(1, 9)],
]
