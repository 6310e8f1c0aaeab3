"""Setting a game up: what the flags say, and questions for the rest."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from landsraad import BadOption, Game, new_game
from landsraad.arrakis.words import SIDE_NAMES
from landsraad.imperium.catalog import LEADER_IDS
from landsraad.imperium.opening import leaders_in_game
from landsraad.terminal.arrakis_scene import word as arrakis_word
from landsraad.terminal.commands import whole_number
from landsraad.terminal.components import plain
from landsraad.terminal.players import FEWEST_SEATS, Player, seat_players
from landsraad.terminal.words import word
from landsraad.text.fluent import join, known_languages, language
from landsraad.text.imperium import name
from landsraad.text.war_for_arrakis.names import name as arrakis_name

IMPERIUM = "imperium"
ARRAKIS = "war_for_arrakis"
DRAFT = "draft"
RANDOM = "random"
MOST_SEED = 1_000_000

Ask = Callable[[str], str]
Tell = Callable[[str], None]


@dataclass(frozen=True)
class Wishes:
    """What somebody wants to play."""

    seats: int = 4
    expansions: tuple[str, ...] = ("rise_of_ix",)
    options: dict[str, Any] = field(default_factory=dict)
    leaders: tuple[str | None, ...] | str = ()  # of the people, one after another; None is a random one; or "draft"
    seed: int | str | None = None
    lang: str = "en"
    humans: int = 1
    bots: tuple[str, ...] = ()
    names: tuple[str, ...] = field(default_factory=tuple)
    game: str = IMPERIUM
    human_seat: int = 0  # where the only person sits, in a game whose seats are sides


def default_wishes(game: str, lang: str) -> Wishes:
    """What is played when nobody says anything."""
    if game == ARRAKIS:
        return Wishes(game=game, seats=2, expansions=("spacing_guild",), lang=lang)
    return Wishes(game=game, lang=lang)


def begin(wishes: Wishes) -> tuple[Game, list[Player]]:
    """The game that was wished for. A BadOption says what cannot be."""
    fewest = 1 if wishes.game == ARRAKIS else FEWEST_SEATS
    players = seat_players(wishes.seats, wishes.humans, wishes.bots, wishes.names, wishes.lang, fewest)
    if wishes.human_seat:
        players.insert(wishes.human_seat, players.pop(0))
    game = new_game(
        wishes.game,
        seats=wishes.seats,
        seed=secrets.randbelow(MOST_SEED) if wishes.seed is None else wishes.seed,
        expansions=wishes.expansions,
        options=wishes.options,
        leaders=wishes.leaders if isinstance(wishes.leaders, str) else list(wishes.leaders) or None,
        names=[player.name for player in players],
    )
    return game, players


# --- questions ---------------------------------------------------------------------------------------------------


def ask_wishes(wishes: Wishes, ask: Ask, tell: Tell, ask_language: bool = True) -> Wishes:
    """Ask for everything a person usually wants to decide; Enter takes what stands in brackets."""
    spoken = known_languages()
    if ask_language and len(spoken) > 1:
        wishes = replace(wishes, lang=_language(wishes, spoken, ask, tell))
    lang = wishes.lang
    if wishes.game == ARRAKIS:
        wishes = _ask_arrakis(wishes, ask, tell)
    else:
        wishes = _ask_imperium(wishes, ask, tell)
    seed = ask(word("ask-seed", lang)).strip()
    return replace(wishes, seed=read_seed(seed) if seed else wishes.seed)


def _ask_arrakis(wishes: Wishes, ask: Ask, tell: Tell) -> Wishes:
    """How many, with the Guild or not, and which side is yours."""
    lang = wishes.lang
    seats = int(_one_of(arrakis_word("ask-seats", lang), ["1", "2", "3", "4"], str(wishes.seats), ask, tell, lang))
    guild = seats > 1 and _yes_or_no(arrakis_word("ask-guild", lang), bool(wishes.expansions), ask, tell, lang)
    wishes = replace(wishes, seats=seats, expansions=("spacing_guild",) if guild else ())
    if seats != 2:
        return wishes
    sides = [arrakis_name("side", side, lang) for side in SIDE_NAMES]
    question = arrakis_word("ask-side", lang, one=sides[0], other=sides[1])
    answers = [plain(side) for side in sides]
    while True:
        answer = plain(ask(f"{question} [{sides[1]}]")) or answers[1]
        found = [seat for seat, side in enumerate(answers) if side.startswith(answer)]
        if len(found) == 1:
            return replace(wishes, human_seat=found[0])
        tell(word("not-understood", lang, answer=answer))


def _ask_imperium(wishes: Wishes, ask: Ask, tell: Tell) -> Wishes:
    lang = wishes.lang
    seats = _one_of(word("ask-seats", lang), ["1", "2", "3", "4"], str(wishes.seats), ask, tell, lang)
    wishes = replace(wishes, seats=int(seats))
    ix = _yes_or_no(word("ask-ix", lang), "rise_of_ix" in wishes.expansions, ask, tell, lang)
    wishes = replace(wishes, expansions=("rise_of_ix",) if ix else ())
    if ix and wishes.seats > 1:
        epic = _yes_or_no(word("ask-epic", lang), False, ask, tell, lang)
        wishes = replace(wishes, options={"epic": True} if epic else {})
    leader = _leader(wishes.expansions, ask, tell, lang)
    return replace(wishes, leaders=DRAFT if leader == DRAFT else (leader,))


def read_seed(text: str) -> int | str:
    """A number where it is one, so that 7 and "7" are the same game."""
    number = whole_number(text)
    return text if number is None else number


def _language(wishes: Wishes, spoken: list[str], ask: Ask, tell: Tell) -> str:
    while True:
        answer = ask(f"{word('ask-language', wishes.lang)} ({', '.join(spoken)}) [{wishes.lang}]").strip()
        found = language(answer) if answer else wishes.lang
        if found in spoken:
            return found
        tell(word("not-understood", wishes.lang, answer=answer))


def _one_of(question: str, answers: list[str], default: str, ask: Ask, tell: Tell, lang: str) -> str:
    while True:
        answer = ask(f"{question} [{default}]").strip() or default
        if answer in answers:
            return answer
        tell(word("not-understood", lang, answer=answer))


# Yes and no in the languages of the house.
YES = ("y", "yes", "j", "ja", "s", "sim", "si", "sí", "是")
NO = ("n", "no", "nein", "não", "nao", "否")


def _yes_or_no(question: str, default: bool, ask: Ask, tell: Tell, lang: str) -> bool:
    answers = dict.fromkeys(YES, True) | dict.fromkeys(NO, False)
    while True:
        answer = ask(f"{question} [{'Y/n' if default else 'y/N'}]").strip().lower()
        if not answer:
            return default
        if answer in answers:
            return answers[answer]
        tell(word("not-understood", lang, answer=answer))


def _leader(expansions: Sequence[str], ask: Ask, tell: Tell, lang: str) -> str | None:
    leaders = [LEADER_IDS[leader] for leader in leaders_in_game(frozenset(expansions))]
    for number, ident in enumerate(leaders, start=1):
        tell(f"{number:>4}  {name('leader', ident, lang)}")
    while True:
        answer = ask(word("ask-leader", lang)).strip()
        if not answer or answer.lower() == RANDOM:
            return None
        if answer.lower() == DRAFT:
            return DRAFT
        chosen = whole_number(answer)
        if chosen is not None and 1 <= chosen <= len(leaders):
            return leaders[chosen - 1]
        found = match_leader(answer, leaders, lang)
        if len(found) == 1:
            return found[0]
        if found:
            several = join("plain", [name("leader", ident, lang) for ident in found], lang)
            tell(word("leader-several", lang, answer=answer, leaders=several))
        else:
            tell(word("leader-unknown", lang, answer=answer))


def read_leaders(given: list[str], expansions: Sequence[str], lang: str) -> tuple[str | None, ...] | str:
    """Leaders as somebody may type them: ids, names or parts of names, "random", or "draft" for all."""
    if [answer.lower() for answer in given] == [DRAFT]:
        return DRAFT
    return tuple(None if answer.lower() == RANDOM else _known_leader(answer, expansions, lang) for answer in given)


def _known_leader(answer: str, expansions: Sequence[str], lang: str) -> str:
    """One leader; one who is not in this game is left to the rules of set-up, which say what is wrong."""
    leaders = [LEADER_IDS[leader] for leader in leaders_in_game(frozenset(expansions))]
    found = match_leader(answer, leaders, lang) or match_leader(answer, LEADER_IDS, lang)
    if len(found) > 1:
        raise BadOption(
            f"{answer!r} could be several leaders: {', '.join(found)}",
            key="leader-several",
            facts={"answer": answer, "leaders": ", ".join(found)},
        )
    return found[0] if found else answer


def match_leader(answer: str, leaders: list[str], lang: str) -> list[str]:
    """The leaders whose id it is, or whose name has all its words."""
    wanted = plain(answer)
    if not wanted:
        return []
    exact = [ident for ident in leaders if wanted in (plain(ident), plain(name("leader", ident, lang)))]
    return exact or [
        ident for ident in leaders if all(part in plain(name("leader", ident, lang)) for part in wanted.split())
    ]
