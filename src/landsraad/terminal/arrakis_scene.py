"""War for Arrakis as one person may see it, in tables and lines of text."""

from dataclasses import dataclass
from typing import Any

from rich.table import Table
from rich.text import Text

from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA, SECTOR_MASK, SECTOR_NAMES
from landsraad.arrakis.catalog import CARD_NUMBERS, PRESCIENCE_IDS
from landsraad.terminal.scene import HEADING, QUIET, Indented, heading, joined, piece
from landsraad.text.fluent import join, say, sentence
from landsraad.text.war_for_arrakis.components import card_lines, component_lines
from landsraad.text.war_for_arrakis.names import amount, figures, name, tell

SIDE_STYLES = {"harkonnen": "bold red", "atreides": "bold blue"}
PLACES = {"beside": "aside", "tank": "tank_{}", "area": "", "later": "", "gone": ""}  # where a leader waits, in words


def word(key: str, lang: str, **arguments: str | int) -> str:
    return tell(f"terminal-{key}", lang, arguments)


def labelled(label: str, value: str, lang: str) -> Text:
    return piece(say("ui-labelled", lang, {"label": label, "value": ""}), HEADING) + Text(value)


@dataclass(frozen=True)
class Sight:
    """What is drawn: a view, never the table."""

    view: dict[str, Any]
    lang: str
    width: int

    @property
    def side(self) -> str:
        """The side of the person who looks."""
        own = any(member in ("house_harkonnen", "corrino_ally") for member in self.view["members"])
        return "harkonnen" if own else "atreides"

    # the tracks

    def title(self) -> str:
        round_phase = say(
            "ui-round-of",
            self.lang,
            {"round": self.view["round"], "phase": name("phase", self.view["phase"], self.lang)},
        )
        supremacy = self.view["tracks"]["supremacy"]
        return f"{round_phase} · {word('supremacy', self.lang, level=supremacy['now'], goal=supremacy['goal'])}"

    def tracks(self) -> list[Text]:
        """Prescience, the objective if it may be seen, bans and imperium markers."""
        tracks, spice, lang = self.view["tracks"], self.view["spice"], self.lang
        markers = [f"{name('marker', ident, lang)} {level}" for ident, level in tracks["prescience"].items()]
        lines = [labelled(word("prescience", lang), " · ".join(markers), lang)]
        for objective in tracks["objectives"] or []:
            wanted = [f"{name('marker', marker, lang)} {score}" for marker, score in objective["scores"].items()]
            lines.append(labelled(word("objective", lang), " · ".join(wanted), lang))
        powers = [f"{name('power', ident, lang)} {at}" for ident, at in spice["markers"].items()]
        lines.append(labelled(word("imperium", lang), " · ".join(powers), lang))
        if spice["bans"]:
            bans = join("plain", [name("ban", ident, lang) for ident in spice["bans"]], lang)
            lines.append(labelled(word("bans", lang), bans, lang))
        return lines

    def dice(self) -> list[Text]:
        """The action dice everybody has left, and Bene Gesserit tokens."""
        sides, lang = self.view["sides"], self.lang
        lines = []
        left = [die for side in sides.values() for die in side["dice"] if die["state"] == "unused" and not die["token"]]
        for ident in w.MEMBER_NAMES:
            faces = [die["face"] for die in left if die["owner"] == ident]
            boxes = [f"{name('result', box, lang)} {faces.count(box)}" for box in w.BOX_NAMES if box in faces]
            if None in faces:  # the automaton rolls its dice one by one (war_for_arrakis 23.6)
                boxes.append(str(faces.count(None)))
            if boxes:
                told = word("dice", lang, member=name("member", ident, lang))
                lines.append(labelled(told, " · ".join(boxes), lang))
        tokens = [
            f"{name('side', ident, lang)} {side['bene_gesserit']}"
            for ident, side in sides.items()
            if side["bene_gesserit"]
        ]
        if tokens:
            lines.append(labelled(word("bene-gesserit", lang), " · ".join(tokens), lang))
        return lines

    # the map

    def map_table(self) -> Table:
        """Every area where something is, sector by sector."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column()
        for number, sector in enumerate(SECTOR_NAMES):
            rows = [
                (ident, area)
                for ident, area in self.view["areas"].items()
                if SECTOR_MASK[AREA[ident]] & -SECTOR_MASK[AREA[ident]] == 1 << number
            ]
            if rows:
                table.add_row(piece(sentence(name("sector", sector, self.lang)), QUIET), "")
            for ident, area in rows:
                table.add_row(Text("  ") + self.area_name(ident, area), self.area_content(area))
        return table

    def area_name(self, ident: str, area: dict[str, Any]) -> Text:
        return piece(name("area", ident, self.lang), SIDE_STYLES[area["legion"]["side"]] if "legion" in area else "")

    def area_content(self, area: dict[str, Any]) -> Text:
        parts = [Text(text) for text in self.features(area)]
        if "legion" in area:
            parts.append(piece(self.legion(area["legion"]), SIDE_STYLES[area["legion"]["side"]]))
        return joined(parts)

    def features(self, area: dict[str, Any]) -> list[str]:
        lang = self.lang
        found = []
        if "settlement" in area:
            found.append(word("ranked", lang, piece=name("piece", "settlement", lang), rank=area["settlement"]["rank"]))
        if "sietch" in area:
            rank = area["sietch"]["rank"]
            found.append(word("ranked", lang, piece=name("piece", "sietch", lang), rank="?" if rank is None else rank))
        if "harvester" in area:
            found.append(name("vehicle", "harvester", lang))
        if "worm" in area:
            found.append(name("piece", area["worm"], lang))
        if "wormsign" in area:
            face = area["wormsign"]["face"]
            found.append(name("piece", "wormsign", lang) if face is None else name("sign", face, lang))
        if "station" in area:
            found.append(name("piece", "station", lang))
        return found

    def legion(self, legion: dict[str, Any]) -> str:
        lang, side = self.lang, w.SIDE_NAMES.index(legion["side"])
        parts = [figures(kind, legion[word], side, lang) for kind, word in enumerate(w.KIND_NAMES) if legion[word]]
        if legion["tokens"]:
            parts.append(self.tokens(legion["tokens"]))
        parts += [name("leader", leader, lang) for leader in legion["leaders"]]
        return join("and", parts, lang)

    def tokens(self, tokens: list[dict[str, Any]]) -> str:
        """Deployment tokens; their owner sees what is on them."""
        told = amount("token", len(tokens), self.lang)
        faces = [self.face(token["face"]) for token in tokens if token["face"] is not None]
        return f"{told} ({'; '.join(faces)})" if faces else told

    def face(self, shown: dict[str, int]) -> str:
        """What a deployment token stands for."""
        side = w.SIDE_NAMES.index("atreides")
        parts = [figures(w.KIND_NAMES.index(kind), count, side, self.lang) for kind, count in shown.items()]
        return join("plain", parts, self.lang)

    def air(self) -> list[Text]:
        lang = self.lang
        zones = [
            f"{name('zone', zone, lang)}: {name('vehicle', seen['piece'], lang)}"
            for zone, seen in self.view["air_zones"].items()
        ]
        return [labelled(word("air", lang), " · ".join(zones), lang)] if zones else []

    def leaders(self) -> list[Text]:
        """Named leaders who are in the game but on no area: beside the board, or in the tank."""
        lang = self.lang
        waiting = [
            word("leader-at", lang, leader=name("leader", leader["id"], lang), place=name("place", place, lang))
            for side in self.view["sides"].values()
            for leader in side["leaders"]
            if (place := PLACES[leader["where"]].format(leader["tank"]))
        ]
        return [labelled(word("leaders", lang), " · ".join(waiting), lang)] if waiting else []

    # cards

    def prescience(self) -> list[Text | Indented]:
        lang = self.lang
        cards = [card["id"] for card in self.view["prescience"]["open"]]
        if not cards:
            return []
        lines: list[Text | Indented] = [heading(word("prescience-cards", lang))]
        for ident in cards:
            told = component_lines("prescience", PRESCIENCE_IDS.index(ident), lang)
            lines.append(Indented(piece(told[0], HEADING) + Text(f"  {join('sentences', list(told[1:]), lang)}")))
        return lines

    def hands(self) -> list[Text | Indented]:
        """One's own planning cards with what they do, and how many the others have."""
        lang = self.lang
        lines: list[Text | Indented] = []
        counts = []
        for ident in w.MEMBER_NAMES:
            cards = self.view["decks"][ident]
            hand, deck = cards["hand"], cards["deck"]
            if hand is None:
                told = word("cards", lang, member=name("member", ident, lang), hand=cards["hand_size"], deck=deck)
                counts.append(told)
                continue
            lines.append(heading(word("hand", lang, member=name("member", ident, lang), deck=deck)))
            for card in hand:
                told = join("sentences", [line.rstrip(".。") for line in card_lines(CARD_NUMBERS[card], lang)], lang)
                lines.append(Indented(piece(name("card", card, lang), HEADING) + Text(f"  {told}")))
        return [*lines, piece(" · ".join(counts), QUIET)] if counts else lines
