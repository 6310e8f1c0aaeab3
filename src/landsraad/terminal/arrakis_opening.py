"""Setting up War for Arrakis: how many play, with the Guild or not, and on which side."""

from collections.abc import Sequence
from dataclasses import replace

from landsraad.arrakis.words import SIDE_NAMES
from landsraad.terminal.arrakis_scene import word as arrakis_word
from landsraad.terminal.components import plain
from landsraad.terminal.opening import Ask, Tell, Wishes, one_of, yes_or_no
from landsraad.terminal.words import word
from landsraad.text.war_for_arrakis.names import name as arrakis_name

ARRAKIS = "war_for_arrakis"


class ArrakisOpening:
    def fewest(self) -> int:
        return 1

    def usual(self) -> Wishes:
        return Wishes(game=ARRAKIS, seats=2, expansions=("spacing_guild",))

    def ask(self, wishes: Wishes, ask: Ask, tell: Tell) -> Wishes:
        """How many, with the Guild or not, and which side is yours."""
        lang = wishes.lang
        seats = int(one_of(arrakis_word("ask-seats", lang), ["1", "2", "3", "4"], str(wishes.seats), ask, tell, lang))
        guild = seats > 1 and yes_or_no(arrakis_word("ask-guild", lang), bool(wishes.expansions), ask, tell, lang)
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

    def leaders(self, given: list[str], expansions: Sequence[str], lang: str) -> tuple[str | None, ...] | str:
        """None is chosen: leaders enter by the rules, and set-up says so."""
        return tuple(given)
