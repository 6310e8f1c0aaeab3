"""Setting up Dune: Imperium: how many play, with Rise of Ix or not, and who is your leader."""

from collections.abc import Sequence
from dataclasses import replace

from landsraad import BadOption
from landsraad.imperium.box import leaders_in_game
from landsraad.imperium.catalog import LEADER_IDS
from landsraad.terminal.commands import whole_number
from landsraad.terminal.components import plain
from landsraad.terminal.opening import DRAFT, RANDOM, Ask, Tell, Wishes, one_of, yes_or_no
from landsraad.terminal.players import FEWEST_SEATS
from landsraad.terminal.words import word
from landsraad.text.fluent import join
from landsraad.text.imperium import name

IX = "rise_of_ix"


class ImperiumOpening:
    def fewest(self) -> int:
        return FEWEST_SEATS

    def usual(self) -> Wishes:
        return Wishes(expansions=(IX,))

    def ask(self, wishes: Wishes, ask: Ask, tell: Tell) -> Wishes:
        lang = wishes.lang
        seats = one_of(word("ask-seats", lang), ["1", "2", "3", "4"], str(wishes.seats), ask, tell, lang)
        wishes = replace(wishes, seats=int(seats))
        ix = yes_or_no(word("ask-ix", lang), IX in wishes.expansions, ask, tell, lang)
        wishes = replace(wishes, expansions=(IX,) if ix else ())
        if ix and wishes.seats > 1:
            epic = yes_or_no(word("ask-epic", lang), False, ask, tell, lang)
            wishes = replace(wishes, options={"epic": True} if epic else {})
        leader = _leader(wishes.expansions, ask, tell, lang)
        return replace(wishes, leaders=DRAFT if leader == DRAFT else (leader,))

    def leaders(self, given: list[str], expansions: Sequence[str], lang: str) -> tuple[str | None, ...] | str:
        return read_leaders(given, expansions, lang)


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
