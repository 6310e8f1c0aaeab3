"""The 18 Tech tiles."""

from landsraad.imperium import words as w
from landsraad.imperium.vocabulary import (
    COUNCIL_SEAT,
    cost,
    draw,
    effect,
    influence_any,
    intrigue,
    pay,
    per,
    persuasion,
    points,
    solari,
    swords,
    tile,
    trash,
    troops,
    water,
    when,
)

tile("artillery", cost=1, reveal=[per(w.SWORDS, 1, w.EACH_SWORD_CARD)], rival=False)
tile("chaumurky", cost=4, acquire=[intrigue(2)], breaks_ties=True)
tile("detonation_devices", cost=3, detonates=True)
tile(
    "disposal_facility",
    cost=3,
    acquire=[trash()],
    reveal=[when((w.IF_GAINED, 6, 0), trash(only_in_play=True))],
    rival=False,
)
tile(
    "flagship", rival_use=w.RIVAL_FOR_COMBAT, cost=8, acquire=[points(1)], use=pay(cost(flip=True, solari=4), troops(3))
)
tile("holoprojectors", cost=3, use=pay(cost(flip=True, discard=1), draw(1)), rival=False)
tile("holtzman_engine", cost=6, round_start=[draw(1)], end=[when((w.IF_SPICE_FLOWS, 2, 0), points(1))])
tile(
    "invasion_ships",
    rival_use=w.RIVAL_WHEN_BLOCKED,
    cost=5,
    acquire=[troops(4)],
    use=pay(cost(flip=True, discard=1), effect(w.IGNORE_ENEMIES)),
    before_agent=True,
)
tile("memocorders", cost=2, acquire=[influence_any()], end=[when((w.IF_TRACKS, 4, 3), points(1))])
tile("minimic_film", cost=2, reveal=[persuasion(1)], rival=False)
tile("restricted_ordnance", cost=4, reveal=[when(COUNCIL_SEAT, swords(4))], rival=False)
tile("shuttle_fleet", cost=6, acquire=[effect(w.INFLUENCE_TWO)], round_start=[solari(2)])
tile("sonic_snoopers", cost=2, acquire=[intrigue(1)], use=pay(cost(trash_tile=True), effect(w.SWAP_INTRIGUE)))
tile("spaceport", cost=5, acquire=[draw(2)], to_top=True, rival=False)
tile(
    "spy_satellites",
    rival_use=w.RIVAL_FOR_POINTS,
    cost=4,
    use=pay(cost(spice=3, trash_tile=True), points(1)),
    end=[per(w.POINTS, 1, w.EACH_LOW_TRACK)],
)
tile("training_drones", rival_use=w.RIVAL_AT_ONCE, cost=3, use=pay(cost(flip=True), troops(1)))
tile("troop_transports", cost=2, transports=True)
tile("windtraps", cost=2, acquire=[water(1)], win=[water(1)])
