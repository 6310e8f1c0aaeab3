"""The lessons of Dune: Imperium: one idea each, in the order in which they are needed."""

from typing import Final

from landsraad.game import Event
from landsraad.imperium import events as e
from landsraad.imperium import words as w
from landsraad.imperium.catalog import SPACE_IDS
from landsraad.server.games import LEARNER, FirstGame, Lesson

PAUL: Final = "paul_atreides"  # nothing of his asks for a decision
OUT: Final = {"agents_at": {"arrakeen": 1, "imperial_basin": 1}}
IX: Final = ["rise_of_ix"]


def _mine(event: Event, code: int) -> bool:
    return event[0] == code and event[1] == LEARNER


def _went_to_the_hall(event: Event) -> bool:
    return _mine(event, e.SENT_AGENT) and SPACE_IDS[event[3]] == "hall_of_oratory"


def _paid_water(event: Event) -> bool:
    return _mine(event, e.PAID) and event[2] == w.WATER


def _rose_to_two(event: Event) -> bool:
    return _mine(event, e.INFLUENCE_ROSE) and event[3] >= 2


def _deployed_enough(event: Event) -> bool:
    return _mine(event, e.DEPLOYED_SOME) and event[2] >= 3


def _bought(event: Event) -> bool:
    return _mine(event, e.ACQUIRED_CARD)


def _won(event: Event) -> bool:
    return _mine(event, e.WON_CONFLICT)


def _allied(event: Event) -> bool:
    return _mine(event, e.TOOK_ALLIANCE)


def _took_a_tile(event: Event) -> bool:
    return _mine(event, e.ACQUIRED_TILE)


def _shipped(event: Event) -> bool:
    return _mine(event, e.FREIGHTER_ADVANCED)


LESSONS: Final = (
    Lesson(
        "space",
        {"seats": [{"leader": PAUL, "hand": ["dagger", "convincing_argument"], "solari": 1}, {}, {}]},
        ("agent dagger hall_of_oratory",),
        _went_to_the_hall,
        "imperium 6.3.2",
    ),
    Lesson(
        "pay",
        {"seats": [{"leader": PAUL, "hand": ["dune_the_desert_planet", "convincing_argument"], "water": 1}, {}, {}]},
        ("agent dune_the_desert_planet hagga_basin",),
        _paid_water,
        "imperium 6.3.4",
    ),
    Lesson(
        "influence",
        {
            "seats": [
                {"leader": PAUL, "hand": ["diplomacy", "convincing_argument"], "influence": {"bene_gesserit": 1}},
                {"influence": {"bene_gesserit": 3}},
                {},
            ]
        },
        ("agent diplomacy secrets",),
        _rose_to_two,
        "imperium 8.2",
    ),
    Lesson(
        "deploy",
        {
            "conflict": "skirmish_1",
            "seats": [
                {"leader": PAUL, "hand": ["reconnaissance", "convincing_argument"]},
                {"conflict": 2, "garrison": 1},
                {},
            ],
        },
        ("agent reconnaissance arrakeen", "deploy 3 troop"),
        _deployed_enough,
        "imperium 9.4",
    ),
    Lesson(
        "reveal",
        {
            "row": ["fremen_camp", "stilgar", "chani", "lady_jessica", "kwisatz_haderach"],
            "seats": [
                {
                    "leader": PAUL,
                    "hand": ["convincing_argument", "diplomacy", "dune_the_desert_planet", "dagger"],
                    "played": ["reconnaissance"],
                    **OUT,
                },
                {},
                {},
            ],
        },
        ("reveal", "acquire fremen_camp row"),
        _bought,
        "imperium 6.4",
    ),
    Lesson(
        "fight",
        {
            "phase": "combat",
            "conflict": "skirmish_1",
            "seats": [
                {"leader": PAUL, "conflict": 2, "garrison": 1, "intrigue": ["ambush"], **OUT},
                {"conflict": 3, "garrison": 1, "intrigue": []},
                {"intrigue": []},
            ],
        },
        ("play ambush 1",),
        _won,
        "imperium 10.5",
    ),
    Lesson(
        "alliance",
        {
            "seats": [
                {"leader": PAUL, "hand": ["diplomacy", "convincing_argument"], "influence": {"emperor": 3}},
                {"influence": {"emperor": 2}},
                {},
            ]
        },
        ("agent diplomacy wealth",),
        _allied,
        "imperium 8.5",
    ),
    Lesson(
        "tech",
        {
            "expansions": IX,
            "tech": [["windtraps"], ["holoprojectors"], ["artillery"]],
            "seats": [{"leader": PAUL, "hand": ["dagger", "convincing_argument"], "spice": 3}, {}, {}],
        },
        (
            "agent dagger tech_negotiation",
            "do tech_negotiation.space.1",
            "do tech_negotiation.space.1.1",
            "tech windtraps 0 spice",
        ),
        _took_a_tile,
        "rise_of_ix 4.3",
    ),
    Lesson(
        "shipping",
        {
            "expansions": IX,
            "seats": [
                {"leader": PAUL, "hand": ["dune_the_desert_planet", "convincing_argument"], "water": 0},
                {},
                {},
            ],
        },
        ("agent dune_the_desert_planet smuggling", "do smuggling.space.2"),
        _shipped,
        "rise_of_ix 5.2",
    ),
)

# Three Conflicts are three rounds: then the deck is empty and the game ends as any does (imperium 12.1). Every leader
# is easy to play, the first hand reaches spaces of each kind, and what the rest of it can buy lies in the row.
FIRST_GAME: Final = FirstGame(
    {
        "phase": "round_start",
        "conflict_deck": ["skirmish_2", "siege_of_arrakeen", "desert_power"],
        "row": ["arrakis_recruiter", "space_travel", "bene_gesserit_sister", "imperial_spy", "duncan_idaho"],
        "seed": "our-first-game",
        "seats": [
            {
                "leader": PAUL,
                "deck": [
                    "convincing_argument",
                    "dune_the_desert_planet",
                    "dagger",
                    "reconnaissance",
                    "diplomacy",
                    "seek_allies",
                    "convincing_argument",
                    "dune_the_desert_planet",
                    "signet_ring",
                    "dagger",
                ],
            },
            {"leader": "count_ilban_richese"},
            {"leader": "earl_memnon_thorvald"},
        ],
    },
    "apprentice",
)
