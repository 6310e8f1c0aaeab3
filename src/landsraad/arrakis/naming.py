"""Names for numbers at the edge: notation of actions, and the words positions, views and records use."""

from typing import Final

from landsraad.arrakis import content, events
from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA_IDS, ATOMICS_IDS, SECTOR_NAMES, ZONE_IDS
from landsraad.arrakis.catalog import CARD_IDS, LEADER_IDS, PRESCIENCE_IDS
from landsraad.arrakis.free import FREE_NAMES
from landsraad.arrakis.spice import PAYMENT_NAMES
from landsraad.kernel.decisions import Domain, Notation, Verb

CONTENT: Final = content  # importing it fills the tables

CARD: Final = Domain("card", lambda: CARD_IDS)
LEADER: Final = Domain("leader", lambda: LEADER_IDS)
PRESCIENCE: Final = Domain("prescience", lambda: PRESCIENCE_IDS)
AREA: Final = Domain("area", lambda: AREA_IDS)
ZONE: Final = Domain("zone", lambda: ZONE_IDS)
SECTOR: Final = Domain("sector", lambda: SECTOR_NAMES)
BOX: Final = Domain("result", lambda: w.BOX_NAMES)
USE: Final = Domain("use", lambda: w.USE_NAMES)
MEMBER: Final = Domain("member", lambda: w.MEMBER_NAMES)
SIDE: Final = Domain("side", lambda: w.SIDE_NAMES)
WAY: Final = Domain("way", lambda: w.WAY_NAMES)
UNIT: Final = Domain("unit", lambda: w.KIND_NAMES)
VEHICLE: Final = Domain("vehicle", lambda: w.VEHICLE_NAMES)
MARKER: Final = Domain("marker", lambda: w.MARKER_NAMES)
POWER: Final = Domain("power", lambda: w.POWER_NAMES)
PAYMENT: Final = Domain("payment", lambda: PAYMENT_NAMES)
ATOMICS: Final = Domain("atomics", lambda: ATOMICS_IDS)
FREE: Final = Domain("free_action", lambda: FREE_NAMES)
PIECE: Final = Domain("piece", lambda: ["itself", "navigator"])
TOKEN: Final = Domain("token")
AMOUNT: Final = Domain("amount")

_OBJECTS: Final[dict[int, tuple[Domain, ...]]] = {
    w.V_USE: (BOX, USE),
    w.V_LEADER: (BOX, LEADER),
    w.V_CLAIM: (PRESCIENCE,),
    w.V_SPEND: (BOX, PRESCIENCE),
    w.V_MEMBER: (MEMBER,),
    w.V_FROM: (AREA,),
    w.V_WAY: (WAY,),
    w.V_TO: (AREA,),
    w.V_LEAVE: (AMOUNT, UNIT),
    w.V_LEAVE_TOKEN: (TOKEN,),
    w.V_LEAVE_LEADER: (LEADER,),
    w.V_PLACE: (AREA,),
    w.V_PLACE_LEADER: (LEADER, AREA),
    w.V_ZONE: (ZONE,),
    w.V_VEHICLE: (VEHICLE, ZONE),
    w.V_BOX: (BOX,),
    w.V_CHANGE: (BOX, BOX),
    w.V_CARD: (CARD,),
    w.V_DRAW: (AMOUNT, AMOUNT),
    w.V_REDUCE: (UNIT,),
    w.V_LOSE: (UNIT,),
    w.V_LOSE_LEFT_OUT: (UNIT,),
    w.V_LOSE_LEADER: (LEADER,),
    w.V_LOSE_TOKEN: (TOKEN,),
    w.V_SCOUT: (ZONE, AREA, PIECE),
    w.V_TRAIN: (TOKEN, AREA),
    w.V_ATOMICS: (ATOMICS,),
    w.V_SCHEMING: (AMOUNT,),
    w.V_BOMBARD: (ZONE, AREA),
    w.V_FREE: (FREE,),
    w.V_PAY: (PAYMENT, AMOUNT),
    w.V_KEEP: (PRESCIENCE,),
    w.V_REMOVE: (PRESCIENCE,),
    w.V_MARKER: (MARKER,),
    w.V_POWER_OF: (POWER,),
    w.V_ONE_ONLY: (POWER,),
    w.V_SECTOR: (SECTOR,),
    w.V_AMOUNT: (AMOUNT,),
    w.V_TAKE_LEADER: (LEADER,),
    w.V_TAKE: (UNIT, AREA),
    w.V_ABLE: (LEADER,),
    w.V_DEPLOY: (UNIT, AREA),
    w.V_TOKEN: (TOKEN, AREA),
    w.V_DIE: (MEMBER, BOX),
    w.V_SISTER: (SIDE,),
    w.V_LAND: (AREA, AMOUNT),
    w.V_SHIFT: (MARKER, AMOUNT, MARKER),
    w.V_PUT: (UNIT, AREA, AMOUNT),
}
NOTATION: Final = Notation({verb: Verb(name, *_OBJECTS.get(verb, ())) for verb, name in w.VERB_NAMES.items()})

EVENT_NAMES: Final = {code: name.lower() for name, code in vars(events).items() if isinstance(code, int)}

# Plain counters of the table, by the name a position uses for them.
COUNTER_NAMES: Final = {
    "round": w.ROUND,
    "max_rounds": w.MAX_ROUNDS,
    "supremacy": w.SUPREMACY,
    "spice_reserve": w.RESERVE,
    "spice": w.SPICE,
    "tokens_drawn": w.DRAWN,
    "bene_gesserit_reserve": w.SISTERS_RESERVE,
    "claims": w.CLAIMS,
    "won_attack": w.WON_ATTACK,
    "harvesters_lost": w.HARVESTERS_LOST,
    "leader_fell": w.LEADER_FELL,
    "rode": w.RODE,
    "tribute": w.TRIBUTE,
    "die_spent": w.DIE_SPENT,
    "forced_die": w.FORCED,
    "seek": w.SEEK,
    "chain": w.CHAIN,
    "flew": w.FLEW,
    "stay_units": w.STAY_UNITS,
    "stay_tokens": w.STAY_TOKENS,
    "wild_maker_in_play": w.MAKER_IN,
    "wild_maker_spent": w.MAKER_SPENT,
    "actor": w.ACTOR,
    "turn_side": w.TURN_SIDE,
    "winner": w.WINNER,
    "how": w.HOW,
    "harvest_sector": w.HARVEST_SECTOR,
    "target": w.TARGET,
    "tokens_seen": w.TOKENS_SEEN,
    "last_discard": w.LAST_DISCARD,
    "card_done": w.DONE,
    "atomics_ready": w.ATOMICS_READY,
}
# Runs of counters: name, first counter, how many.
RUN_NAMES: Final = {
    "battle": (w.B_FROM, w.HEIGHLINER - w.B_FROM),
    "payments": (w.PAY, 5),
    "earned": (w.EARNED, 3),
    "excess_dice": (w.EXCESS, 10),
    "dice": (w.DICE, 20),
    "token_box": (w.TOKEN_BOX, 2),
    "bene_gesserit": (w.SISTERS, 2),
    "prescience_markers": (w.MARKER, 3),
    "imperium_markers": (w.IMPERIUM, 3),
    "heighliners": (w.HEIGHLINER, 2),
    "hold_frigates": (w.HOLD_FRIGATES, 2),
    "hold_troops": (w.HOLD_TROOPS, 2),
    "spent_faces": (w.SPENT_FACES, 5),
    "cones_of_silence": (w.CONES, 2),
}
ZONE_NAMES: Final = {
    **{f"deck_{name}": (w.DECK + member, CARD_IDS) for member, name in enumerate(w.MEMBER_NAMES)},
    **{f"hand_{name}": (w.HAND + member, CARD_IDS) for member, name in enumerate(w.MEMBER_NAMES)},
    **{f"discard_{name}": (w.DISCARD + member, CARD_IDS) for member, name in enumerate(w.MEMBER_NAMES)},
    "staying": (w.STAYING, CARD_IDS),
    "reinforcements": (w.REINFORCEMENTS, CARD_IDS),
    "prescience_deck": (w.PRESCIENCE_DECK, PRESCIENCE_IDS),
    "prescience": (w.PRESCIENCE, PRESCIENCE_IDS),
    "prescience_out": (w.PRESCIENCE_OUT, PRESCIENCE_IDS),
}
NUMBER_ZONES: Final = {
    "arrivals": w.ARRIVALS,
    "to_resolve": w.TO_RESOLVE,
    "appeared": w.APPEARED,
    "flown": w.FLOWN,
    "tactical": w.TACTICAL,
    "tactical_used": w.TACTICAL_USED,
    "black_tokens": w.BLACK,
    "silver_tokens": w.SILVER,
}
EFFECT_FRAMES: Final = (w.F_SEQUENCE, w.F_PLACE, w.F_CHOOSE)  # their first number is an effect
EFFECT_TASKS: Final = (w.S_CARD, w.S_PLACE)  # tasks of the automaton whose next number is an effect
