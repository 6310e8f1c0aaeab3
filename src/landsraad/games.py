"""Which games there are, and where their parts lie: one entry a game, and everybody finds their part by it.

A game is its rules. All other parts have a plain stand-in that serves any game: what is not named here is told by its
names, printed as it is seen, and played by chance. A part is written "module:name" and is imported when it is first
needed. A package of somebody else brings a game along by an entry point of the group `landsraad.games` that leads to
its `Entry`; `register` adds one for as long as the process runs.

This file imports nothing of ours: it is read before anything is built (setup.py).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

GROUP: Final = "landsraad.games"
Setup = Mapping[str, Any]  # what new_game takes: seats, expansions, options, leaders


@dataclass(frozen=True)
class Entry:
    """A game and its parts. Only the name and the rules must be given."""

    name: str
    rules: str  # a class, as game.Rules says
    package: str = ""  # the folder of its rules, if they are compiled
    title: str = ""  # the message that is its title
    books: tuple[str, ...] = ()  # its rulebooks, in the order they are read
    speaker: str = ""  # how it puts itself into words (text/speakers.py)
    names: str = ""  # the name of a component in a language
    printed: str = ""  # what is printed on its components, for the pages
    desk: str = ""  # how its questions lie before a person: forms, gestures, what follows (kernel/rules.py, Desk)
    judge: str = ""  # how search and playouts judge it (bots/judge.py)
    tells: str = ""  # what the features of that judgement are about, for reasons (bots/reasons.py)
    compiled: tuple[str, ...] = ()  # modules outside that folder that are compiled too: those of the judge
    told: tuple[str, ...] = ()  # ... and those that a server tells of every move by
    altering: str = ""  # its positions changed by chance, for a value that knows what helps (lab/train.py)
    painter: str = ""  # what it looks like in a terminal (terminal/painter.py)
    opening: str = ""  # what is asked before it begins there (terminal/opening.py)
    lookup: str = ""  # its components by their names (terminal/every_game.py)
    served: str = ""  # what the server must know of it (server/games)
    statistics: str = ""  # how far its vocabulary reaches (lab/vocabulary.py)
    bench: Setup = field(default_factory=dict)  # what is played when the speed is measured
    setups: Mapping[str, Setup] = field(default_factory=dict)  # on what the conformance suite plays it, by a short name

    def part(self, which: str) -> Any:
        """A part of this game, or None where it has none of its own."""
        where: str = getattr(self, which)
        if not where:
            return None
        return _loaded(where)


@cache
def _loaded(where: str) -> Any:
    """What is asked for with every sentence is looked up once."""
    module, _, name = where.partition(":")
    found = import_module(module)
    return getattr(found, name) if name else found


_IX: Final = ["rise_of_ix"]
_GUILD: Final = ["spacing_guild"]
_HARDEST: Final = {"difficulty": "kwisatz_haderach", "churn": True, "brutal_escalation": True}

_HOUSE: Final = (
    Entry(
        name="imperium",
        rules="landsraad.imperium.ruleset:Imperium",
        package="imperium",
        title="ui-game",
        books=("imperium", "rise_of_ix", "house_hagal"),
        speaker="landsraad.text.imperium_speaker:SPEAKER",
        names="landsraad.text.imperium:name",
        printed="landsraad.text.imperium.printed",
        judge="landsraad.bots.imperium_judge:ImperiumJudge",
        tells="landsraad.bots.imperium_tells:TELLS",
        compiled=(
            "landsraad.bots.imperium_tables",
            "landsraad.bots.imperium_worth",
            "landsraad.bots.imperium_features",
            "landsraad.bots.imperium_inputs",
            "landsraad.bots.imperium_pieces",
            "landsraad.bots.imperium_judge",
            "landsraad.server.games.imperium.sight",
        ),
        told=(
            "landsraad.text.imperium.brief",
            "landsraad.text.imperium.events",
            "landsraad.text.imperium.headlines",
            "landsraad.text.imperium.names",
            "landsraad.text.imperium.options",
            "landsraad.server.games.imperium.fight",
            "landsraad.server.games.imperium.hints",
            "landsraad.server.games.imperium.idle",
            "landsraad.server.games.imperium.orders",
            "landsraad.server.games.imperium.scene",
            "landsraad.server.games.imperium.staging",
            "landsraad.server.games.imperium.story",
        ),
        painter="landsraad.terminal.imperium_painter:ImperiumPainter",
        opening="landsraad.terminal.imperium_opening:ImperiumOpening",
        lookup="landsraad.terminal.lookup",
        served="landsraad.server.games.imperium:GUIDE",
        statistics="landsraad.lab.vocabulary:statistics",
        bench={"seats": 4, "expansions": _IX, "options": {}},
        setups={
            "3": {"seats": 3},
            "4": {"seats": 4},
            "ix-3": {"seats": 3, "expansions": _IX},
            "ix-4": {"seats": 4, "expansions": _IX},
            "epic-4": {"seats": 4, "expansions": _IX, "options": {"epic": True}},
            "draft-4": {"seats": 4, "expansions": _IX, "leaders": "draft"},
            # One human against two Rivals, and two humans with House Hagal between them.
            "solo-mercenary": {"seats": 1},
            "solo-sardaukar": {"seats": 1, "options": {"difficulty": "sardaukar"}},
            "solo-ix-mentat": {"seats": 1, "expansions": _IX, "options": {"difficulty": "mentat"}},
            "solo-ix-variants": {"seats": 1, "expansions": _IX, "options": _HARDEST},
            "two": {"seats": 2},
            "two-ix": {"seats": 2, "expansions": _IX},
            "two-epic": {"seats": 2, "expansions": _IX, "options": {"epic": True}},
        },
    ),
    Entry(
        name="war_for_arrakis",
        rules="landsraad.arrakis.ruleset:WarForArrakis",
        package="arrakis",
        title="arrakis-title-game",
        books=("war_for_arrakis", "spacing_guild"),
        speaker="landsraad.text.war_for_arrakis_speaker:SPEAKER",
        names="landsraad.text.war_for_arrakis.names:name",
        printed="landsraad.text.war_for_arrakis.printed",
        desk="landsraad.desk.arrakis:DESK",
        judge="landsraad.bots.arrakis_judge:ArrakisJudge",
        tells="landsraad.bots.arrakis_tells:TELLS",
        compiled=(
            "landsraad.bots.arrakis_force",
            "landsraad.bots.arrakis_habits",
            "landsraad.bots.arrakis_scene",
            "landsraad.bots.arrakis_deeds",
            "landsraad.bots.arrakis_cards",
            "landsraad.bots.arrakis_turn",
            "landsraad.bots.arrakis_marches",
            "landsraad.bots.arrakis_fights",
            "landsraad.bots.arrakis_spice",
            "landsraad.bots.arrakis_placing",
            "landsraad.bots.arrakis_choices",
            "landsraad.bots.arrakis_features",
            "landsraad.bots.arrakis_judge",
        ),
        altering="landsraad.lab.arrakis_altering:altered",
        painter="landsraad.terminal.arrakis_painter:ArrakisPainter",
        opening="landsraad.terminal.arrakis_opening:ArrakisOpening",
        lookup="landsraad.terminal.arrakis_lookup",
        served="landsraad.server.games.arrakis:GUIDE",
        statistics="landsraad.lab.arrakis_vocabulary:statistics",
        bench={"seats": 2, "expansions": _GUILD, "options": {"max_rounds": 20}},
        # Random players seldom win: a few rounds show all there is (war_for_arrakis 5.7).
        setups={
            "2": {"seats": 2, "options": {"max_rounds": 4}},
            "guild-2": {"seats": 2, "expansions": _GUILD, "options": {"max_rounds": 4}},
            "3-harkonnen": {"seats": 3, "options": {"max_rounds": 3, "shared_side": "harkonnen"}},
            "guild-4": {"seats": 4, "expansions": _GUILD, "options": {"max_rounds": 3}},
            "solo": {"seats": 1, "options": {"max_rounds": 4}},
        },
    ),
)


class Games(Mapping[str, Entry]):
    """All games by their names: those of the house first, then those of others."""

    def __init__(self, house: tuple[Entry, ...]) -> None:
        self._known = {entry.name: entry for entry in house}
        self._rules: dict[str, Any] = {}
        self._looked = False

    def _look(self) -> None:
        """Games of other packages, looked for once and only when somebody asks for more than the house has."""
        if not self._looked:
            self._looked = True
            for point in entry_points(group=GROUP):
                entry: Entry = point.load()
                self._known.setdefault(entry.name, entry)

    def register(self, entry: Entry) -> None:
        """Add a game, or put another one in the place of that name."""
        self._known[entry.name] = entry
        self._rules.pop(entry.name, None)

    def forget(self, name: str) -> None:
        """Take a registered game away again."""
        del self._known[name]
        self._rules.pop(name, None)

    def rules(self, name: str) -> Any:
        """The rules of a game, made once; they are given the desk of their game."""
        if name not in self._rules:
            entry = self[name]
            self._rules[name] = entry.part("rules")()
            if entry.desk:
                self._rules[name].desk = entry.part("desk")
        return self._rules[name]

    def __getitem__(self, name: str) -> Entry:
        if name not in self._known:
            self._look()
        return self._known[name]

    def __iter__(self) -> Iterator[str]:
        self._look()
        return iter(list(self._known))

    def __len__(self) -> int:
        self._look()
        return len(self._known)


GAMES: Final = Games(_HOUSE)
USUAL: Final = _HOUSE[0].name  # what is played when nobody names a game
COMPILED: Final = tuple(entry.package for entry in _HOUSE if entry.package)
# Modules that are compiled by themselves: the search, and the judge of each game.
COMPILED_MODULES: Final = (
    "landsraad.bots.judge",
    "landsraad.bots.network",
    "landsraad.bots.playout",
    "landsraad.bots.forest",
    "landsraad.bots.search",
    *(module for entry in _HOUSE for module in entry.compiled),
)
# What a server makes and writes states by: compiled into a library of its own, as it knows what is not compiled.
TOLD_MODULES: Final = (
    "landsraad.server.changes",
    "landsraad.server.clocks",
    "landsraad.server.connection",
    "landsraad.server.course",
    "landsraad.server.eyes",
    "landsraad.server.packing",
    "landsraad.server.scenes",
    "landsraad.server.seating",
    "landsraad.server.spoken",
    "landsraad.server.standing",
    "landsraad.server.taking_back",
    "landsraad.server.talk",
    "landsraad.text.fluent",
    *(module for entry in _HOUSE for module in entry.told),
)
