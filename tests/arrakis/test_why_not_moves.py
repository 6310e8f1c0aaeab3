"""Why legions and sandworms cannot go so: for each reason a position and a refused move (war_for_arrakis 8, 9, 13)."""

from landsraad.arrakis.board import AREA, IS_SAND
from tests.arrakis.refusals import HARVESTER, SIETCH, SIGN, STAY, TOWN, WORM, attacking, moving, refuses
from tests.arrakis.table import (
    ATREIDES,
    GUILD,
    HARKONNEN,
    NO_LEADERS,
    atreides,
    card_turn,
    harkonnen,
    play,
    round_at,
    turn,
)

# --- moving and attacking ------------------------------------------------------------------------------------------


def test_which_legion() -> None:
    boxed = {name: atreides(regular=1) for name in ("se_in_04", "false_wall_south", "se_in_05", "se_out_08")}
    refuses(
        moving({**STAY, "hobars_gap": harkonnen(regular=1), **boxed}),
        {
            "from windgap": "no-legion-there 8.1",
            "from hobars_gap": "nowhere-to-go 8.1",
        },
    )
    game = attacking(
        {
            "wind_pass": harkonnen(regular=1),
            "windgap": harkonnen(regular=1),
            "sw_in_03": atreides(regular=1),
            "north_pole": harkonnen(regular=1),
        }
    )
    refuses(game, {"from north_pole": "no-target 9.1", "from sw_in_04": "no-legion-there 9.1"})
    game = moving(
        {"wind_pass": harkonnen(regular=2), "windgap": harkonnen(regular=1)}, "from wind_pass", "to north_pole"
    )
    play(game, "go")
    refuses(game, {"from north_pole": "has-moved 8.3"})
    game = turn(HARKONNEN, {**STAY, "windgap": harkonnen(regular=2)}, "leadership")
    refuses(play(game, "use leadership lead"), {"from windgap": "needs-leader 7.2"})
    areas = {"wind_pass": harkonnen(special=1), "windgap": harkonnen(regular=2)}
    refuses(card_turn(HARKONNEN, "sardaukar_pogrom", areas), {"from windgap": "needs-special 25.1"})
    areas = {"windgap": atreides(regular=1), "north_pole": atreides(regular=1)}
    refuses(card_turn(ATREIDES, "stillsuits", areas), {"from north_pole": "start-not-desert 25.1"})
    areas = {"carthag": {**harkonnen(regular=1), **TOWN}, "windgap": harkonnen(regular=1)}
    refuses(card_turn(HARKONNEN, "troop_carriers", areas), {"from windgap": "no-settlement-there 25.3"})
    areas = {"arsunt": {**harkonnen(regular=1), **TOWN}, "windgap": harkonnen(regular=1)}
    game = play(card_turn(HARKONNEN, "arsunt_legion", areas), "stop", "move")
    refuses(game, {"from windgap": "not-this-legion 25.1"})
    leaders = {**NO_LEADERS, "beast_rabban": "wind_pass"}
    game = turn(
        HARKONNEN, {"wind_pass": harkonnen(regular=1), "windgap": harkonnen(regular=1)}, "leadership", leaders=leaders
    )
    refuses(play(game, "leader leadership beast_rabban"), {"from windgap": "needs-named 7.9"})


def test_which_way() -> None:
    zones = {"air_6": "ornithopter", "air_7": "carryall"}
    areas = {"windgap": harkonnen(regular=1)}
    refuses(
        moving(areas, "from windgap", air_zones=zones),
        {
            "way ride": "only-for-side 8.5",
            "way march": "other-way 25.1",
            "way ornithopter_7": "no-such-aircraft 8.6",
            "way ornithopter_1": "zone-not-connected 8.6",
            "way frigate_6": "no-such-aircraft sg 8.2",
            "way sparing_6": "no-navigator sg 9.3",
        },
    )
    areas = {"gara_kulon": atreides(regular=1), "ne_out_15": SIGN}
    refuses(moving(areas, "from gara_kulon", side=ATREIDES), {"way ornithopter_1": "only-for-side 8.6"})
    frigate = {"air_zones": {"air_1": "atreides_frigate"}, **GUILD}
    areas = {"gara_kulon": atreides(regular=1)}
    refuses(moving(areas, "from gara_kulon", side=ATREIDES, **frigate), {"way ride": "way-leads-nowhere 8.5"})
    areas = {"gara_kulon": atreides(troop=2), "ne_out_15": SIGN}
    refuses(moving(areas, "from gara_kulon", side=ATREIDES, **frigate), {"way ride": "troops-cannot-ride sg 7.4"})


def test_flown_already() -> None:
    """8.6: one transport a legion and turn."""
    flown = [AREA["windgap"], 1, 0]
    frames = [["round", 5, 1, 0], ["after", 1, 0, 0], ["move", 1, 0, 1 | AREA["windgap"] << 2]]
    zones = {"air_6": "atreides_frigate"}
    areas = {"windgap": atreides(regular=1), "sw_in_03": SIGN}
    game = turn(
        ATREIDES, areas, "strategy", air_zones=zones, pending=frames, turn_side=2, actor=2, flown=flown, **GUILD
    )
    refuses(game, {"way frigate_6": "has-flown 8.6"})


def test_where_to() -> None:
    areas = {**STAY, "sw_in_03": WORM, "north_pole": {**atreides(regular=1)}, "sw_in_02": {"side": "atreides"}}
    refuses(
        moving(areas, "from wind_pass"),
        {
            "to sw_in_03": "sandworm-there 8.8",
            "to north_pole": "enemy-there 2.6",
            "to windgap": "too-far 8.1",
            "to wind_pass": "already-there 8.1",
        },
    )
    refuses(
        moving({"sw_in_03": harkonnen(regular=1), "windgap": {"sietch": 1}}, "from sw_in_03"),
        {
            "to windgap": "enemy-settlement 2.6",
        },
    )
    refuses(moving({"ne_in_05": harkonnen(regular=1)}, "from ne_in_05"), {"to ne_out_05": "impassable-border 2.1"})
    areas = {**STAY, "north_pole": atreides(regular=1), "sw_in_04": atreides(regular=1)}
    refuses(
        attacking(areas, "from wind_pass"),
        {
            "to sw_in_02": "nothing-to-attack 9.1",
            "to windgap": "too-far 9.1",
        },
    )
    areas = {"gara_kulon": atreides(regular=1), "ne_out_15": SIGN, "carthag": TOWN}
    refuses(
        moving(areas, "from gara_kulon", "way ride", side=ATREIDES),
        {
            "to wind_pass": "not-adjacent 8.5",
            "to gara_kulon": "already-there 8.5",
            "to carthag": "enemy-settlement 2.6",
        },
    )
    areas = {
        "carthag": {**harkonnen(regular=1), **TOWN},
        "windgap": harkonnen(regular=1),
        "arsunt": harkonnen(regular=1),
    }
    game = play(card_turn(HARKONNEN, "troop_carriers", areas), "from carthag")
    refuses(game, {"to wind_pass": "no-legion-there 25.1", "to carthag": "already-there 25.1"})


def test_who_goes() -> None:
    leaders = {**NO_LEADERS, "beast_rabban": "wind_pass"}
    game = moving({"wind_pass": harkonnen(regular=2, generic=1)}, "from wind_pass", "to north_pole", leaders=leaders)
    refuses(
        game,
        {
            "leave 3 regular": "not-so-many 8.2",
            "leave 0 regular": "at-least-one 8.2",
            "leave 2 regular": "one-must-go 8.2",
            "leave_leader stilgar": "leader-not-there 8.2",
            "leave_token 3": "token-not-there 8.2",
        },
    )
    play(game, "leave 1 generic")
    refuses(game, {"go": "leader-alone 3.3"})
    game = turn(HARKONNEN, {"wind_pass": harkonnen(regular=3, generic=1)}, "leadership")
    play(game, "use leadership lead", "from wind_pass", "to north_pole")
    refuses(game, {"leave 1 generic": "needs-leader 7.2"})
    areas = {"windgap": {**atreides(regular=3), "sietch": 1}}
    sought = {"leaders": {**NO_LEADERS, "paul_atreides": "windgap"}, "seek": 1}
    game = moving(areas, "from windgap", "to sw_in_03", side=ATREIDES, **sought)
    refuses(game, {"leave_leader paul_atreides": "takes-no-part 8.2"})


def test_kitab() -> None:
    boxed = {name: HARVESTER for name in ("se_in_04", "se_in_05", "se_out_08")}
    areas = {**SIETCH, "hobars_gap": {"sietch": 0}, **boxed}
    game = card_turn(ATREIDES, "kitab_al_ibar", areas)
    refuses(game, {"from gara_kulon": "no-settlement-there 25.3", "from hobars_gap": "sietch-cannot-move 2.6"})
    play(game, "from windgap")
    refuses(game, {"to sw_in_02": "not-desert 2.2", "to wind_pass": "not-adjacent 2.1"})


# --- sandworms, wormsigns and storms -------------------------------------------------------------------------------


def test_desert_power() -> None:
    game = play(turn(ATREIDES, {}, "house"), "use house desert_power")
    refuses(
        game,
        {"move_worms": "no-sandworm 7.3", "attack_worm": "no-sandworm 7.3", "wild_maker": "maker-not-on-board 13.9"},
    )
    game = play(turn(ATREIDES, {"windgap": WORM}, "house"), "use house desert_power")
    refuses(game, {"attack_worm": "no-worm-target 13.13"})
    maker = {"wild_maker_in_play": 1, "wild_maker_spent": 1}
    game = play(turn(ATREIDES, {"windgap": {"worm": "wild_maker"}}, "house", **maker), "use house desert_power")
    refuses(game, {"wild_maker": "maker-spent 7.4"})
    every = [name for name in AREA if name.startswith(("sw_out", "se_out", "ne_out"))][:16]
    sand = [name for name in every if IS_SAND[AREA[name]]]
    rest = [name for name in AREA if name.startswith("nw_out") and IS_SAND[AREA[name]]]
    faces = ["sand"] * 8 + ["sandworm"] * 4 + ["burrowing_sandworm"] * 4
    areas = {name: {"wormsign": face} for name, face in zip([*sand, *rest], faces, strict=False)}
    assert len(areas) == 16
    refuses(play(turn(ATREIDES, areas, "house"), "use house desert_power"), {"wormsigns": "no-wormsign-left 13.2"})


def test_wormsigns() -> None:
    areas = {"wind_pass": WORM, "sw_in_03": SIGN, **SIETCH}
    game = play(turn(ATREIDES, areas, "house"), "use house desert_power", "wormsigns")
    refuses(
        game,
        {
            "place north_pole": "not-desert 2.2",
            "place wind_pass": "sandworm-there 7.3.1",
            "place sw_in_03": "wormsign-there 7.3.1",
            "place windgap": "sietch-there 7.3.1",
        },
    )


def test_sandworms() -> None:
    boxed = {name: SIGN for name in ("se_in_04", "se_in_05", "se_out_08", "se_in_01")}
    boxed.update({name: HARVESTER for name in ("sw_in_05", "sw_in_06", "sw_out_09", "se_out_06", "se_out_07")})
    areas = {"hobars_gap": WORM, "gara_kulon": WORM, **boxed}
    game = play(turn(ATREIDES, areas, "house"), "use house desert_power", "move_worms")
    refuses(game, {"from hobars_gap": "worm-nowhere-to-go 13.6"})
    areas = {"windgap": WORM, "sw_in_03": WORM, "sw_in_05": HARVESTER, "carthag": harkonnen(regular=1)}
    game = play(turn(ATREIDES, areas, "house"), "use house desert_power", "move_worms")
    refuses(game, {"from wind_pass": "no-sandworm-there 7.3"})
    play(game, "from windgap")
    refuses(
        game,
        {
            "to windgap": "already-there 13.6",
            "to false_wall_west": "not-desert 2.2",
            "to sw_in_05": "not-empty 13.6",
            "to gara_kulon": "not-adjacent 13.6",
        },
    )
    play(game, "to sw_in_06")
    refuses(game, {"from sw_in_06": "worm-has-moved 7.3"})
    game = play(turn(ATREIDES, areas, "house"), "use house desert_power", "attack_worm")
    refuses(game, {"from wind_pass": "no-sandworm-there 7.3", "from sw_in_06": "no-sandworm-there 7.3"})
    play(game, "from windgap")
    refuses(
        game,
        {
            "to sw_in_06": "nothing-to-strike 13.13",
            "to carthag": "safe-from-worms 13.7",
        },
    )
    areas = {"windgap": WORM, "sw_in_05": HARVESTER, "gara_kulon": HARVESTER, "ne_out_08": WORM}
    game = play(turn(ATREIDES, areas, "house"), "use house desert_power", "attack_worm")
    refuses(game, {"from ne_out_08": "no-worm-target 13.13"})
    play(game, "from windgap")
    refuses(game, {"to gara_kulon": "not-adjacent 13.7"})
    maker = {"wild_maker_in_play": 1}
    areas = {"windgap": {"worm": "wild_maker"}, "sw_in_03": WORM}
    game = play(turn(ATREIDES, areas, "house", **maker), "use house desert_power", "wild_maker")
    refuses(game, {"from sw_in_03": "only-the-maker 13.9"})


def test_hazards() -> None:
    areas = {"windgap": harkonnen(regular=1), "wind_pass": harkonnen(regular=1)}
    refuses(round_at("storms", areas), {"to gara_kulon": "nothing-waits-there 14.2", "stop": "cannot-decline 14.2"})
    areas = {
        "windgap": {**harkonnen(regular=1), "wormsign": "sandworm"},
        "gara_kulon": {"wormsign": "sandworm"},
        "sw_in_06": atreides(regular=1),
    }
    game = round_at("hazards", areas)
    refuses(game, {"to wind_pass": "nothing-waits-there 13.4"})
    play(game, "to windgap")
    refuses(
        game,
        {"to wind_pass": "not-adjacent 13.11", "to sw_in_06": "enemy-there 2.6", "no": "cannot-decline 13.11"},
    )
    areas = {"windgap": {**HARVESTER, "wormsign": "sandworm"}}
    game = round_at("hazards", areas, air_zones={"air_6": "carryall", "air_7": "ornithopter"})
    refuses(game, {"zone air_1": "zone-not-connected 12.3", "zone air_7": "no-such-aircraft 12.3"})
    worms = {name: WORM for name in ("gara_kulon", "wind_pass", "sw_in_05", "se_in_01")}
    frames = [["round", 7, 0, 0], ["appear", AREA["windgap"], 0, 0]]
    game = round_at("hazards", worms, pending=frames, appeared=[AREA["wind_pass"]])
    refuses(game, {"from sw_in_06": "no-sandworm-there 13.12", "from wind_pass": "worm-just-appeared 13.12"})
