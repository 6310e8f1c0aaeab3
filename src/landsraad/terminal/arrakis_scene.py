"""War for Arrakis as one person may see it, in tables and lines of text."""

from dataclasses import dataclass
from typing import Any

from rich.table import Table
from rich.text import Text

from landsraad.arrakis import words as w
from landsraad.arrakis.board import AREA, SECTOR_MASK, SECTOR_NAMES, SETTLEMENT_AREAS, SETTLEMENT_RANK
from landsraad.arrakis.catalog import CARDS, LEADER_IDS, OBJECTIVE_IDS, OBJECTIVE_SCORES, PRESCIENCE_IDS
from landsraad.terminal.scene import HEADING, QUIET, Indented, heading, joined, piece
from landsraad.text.fluent import join, say, sentence
from landsraad.text.war_for_arrakis.components import card_lines, component_lines
from landsraad.text.war_for_arrakis.names import amount, figures, name, tell

SIDE_STYLES = {"harkonnen": "bold red", "atreides": "bold blue"}
BOXES = len(w.BOX_NAMES)
SUPREMACY_TO_WIN = 10


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
        return f"{round_phase} · {word('supremacy', self.lang, level=self.view['supremacy'], goal=SUPREMACY_TO_WIN)}"

    def tracks(self) -> list[Text]:
        """Prescience, the objective if it may be seen, bans and imperium markers."""
        view, lang = self.view, self.lang
        markers = [
            f"{name('marker', ident, lang)} {level}" for ident, level in zip(w.MARKER_NAMES, view["prescience_markers"])
        ]
        lines = [labelled(word("prescience", lang), " · ".join(markers), lang)]
        for ident in view.get("objectives", []):
            scores = OBJECTIVE_SCORES[OBJECTIVE_IDS.index(ident)]
            wanted = [f"{name('marker', marker, lang)} {score}" for marker, score in zip(w.MARKER_NAMES, scores)]
            lines.append(labelled(word("objective", lang), " · ".join(wanted), lang))
        powers = [f"{name('power', ident, lang)} {at}" for ident, at in zip(w.POWER_NAMES, view["imperium_markers"])]
        lines.append(labelled(word("imperium", lang), " · ".join(powers), lang))
        if view["bans"]:
            bans = join("plain", [name("ban", ident, lang) for ident in view["bans"]], lang)
            lines.append(labelled(word("bans", lang), bans, lang))
        return lines

    def dice(self) -> list[Text]:
        """The action dice everybody has left, and Bene Gesserit tokens."""
        view, lang = self.view, self.lang
        lines = []
        for member, ident in enumerate(w.MEMBER_NAMES):
            counts = view["dice"][member * BOXES : (member + 1) * BOXES]
            boxes = [f"{name('result', box, lang)} {count}" for box, count in zip(w.BOX_NAMES, counts) if count]
            if boxes:
                told = word("dice", lang, member=name("member", ident, lang))
                lines.append(labelled(told, " · ".join(boxes), lang))
        tokens = [
            f"{name('side', side, lang)} {count}" for side, count in zip(w.SIDE_NAMES, view["bene_gesserit"]) if count
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
                table.add_row(Text("  ") + self.area_name(ident, area), self.area_content(ident, area))
        return table

    def area_name(self, ident: str, area: dict[str, Any]) -> Text:
        return piece(name("area", ident, self.lang), SIDE_STYLES.get(area.get("side", ""), ""))

    def area_content(self, ident: str, area: dict[str, Any]) -> Text:
        parts = [Text(text) for text in self.features(ident, area)]
        if "side" in area:
            parts.append(piece(self.legion(ident, area), SIDE_STYLES[area["side"]]))
        return joined(parts)

    def features(self, ident: str, area: dict[str, Any]) -> list[str]:
        lang = self.lang
        found = []
        if area.get("settlement"):
            rank = SETTLEMENT_RANK[SETTLEMENT_AREAS.index(AREA[ident])]
            found.append(word("ranked", lang, piece=name("piece", "settlement", lang), rank=rank))
        if "sietch" in area:
            rank = self.view["sietch_ranks"][area["sietch"]]
            found.append(word("ranked", lang, piece=name("piece", "sietch", lang), rank="?" if rank is None else rank))
        if area.get("harvester"):
            found.append(name("vehicle", "harvester", lang))
        if "worm" in area:
            found.append(name("piece", area["worm"], lang))
        if "wormsign" in area:
            hidden = area["wormsign"] == "facedown"
            found.append(name("piece", "wormsign", lang) if hidden else name("sign", area["wormsign"], lang))
        if "station" in area:
            found.append(name("piece", "station", lang))
        return found

    def legion(self, ident: str, area: dict[str, Any]) -> str:
        lang, side = self.lang, w.SIDE_NAMES.index(area["side"])
        parts = [figures(kind, area[word], side, lang) for kind, word in enumerate(w.KIND_NAMES) if area.get(word)]
        if area.get("tokens"):
            parts.append(self.tokens(area["tokens"]))
        parts += [name("leader", leader, lang) for leader in LEADER_IDS if self.view["leaders"].get(leader) == ident]
        return join("and", parts, lang)

    def tokens(self, slots: list[int]) -> str:
        """Deployment tokens; their owner sees what is on them."""
        known = self.view["deployment_tokens"]
        told = amount("token", len(slots), self.lang)
        faces = [self.face(known[slot]) for slot in slots if slot in known]
        return f"{told} ({'; '.join(faces)})" if faces else told

    def face(self, letters: str) -> str:
        """What a deployment token stands for: "RRE" is two regulars and an elite."""
        side = w.SIDE_NAMES.index("atreides")
        kinds = (("R", w.REGULAR), ("E", w.ELITE), ("S", w.SPECIAL))
        counted = [(letters.count(letter), kind) for letter, kind in kinds]
        return join("plain", [figures(kind, count, side, self.lang) for count, kind in counted if count], self.lang)

    def air(self) -> list[Text]:
        lang = self.lang
        zones = [
            f"{name('zone', zone, lang)}: {name('vehicle', vehicle, lang)}"
            for zone, vehicle in self.view["air_zones"].items()
        ]
        return [labelled(word("air", lang), " · ".join(zones), lang)] if zones else []

    def leaders(self) -> list[Text]:
        """Named leaders who are in the game but on no area: beside the board, or in the tank."""
        lang = self.lang
        waiting = [
            word("leader-at", lang, leader=name("leader", leader, lang), place=name("place", place, lang))
            for leader, place in self.view["leaders"].items()
            if place == "aside" or place.startswith("tank")
        ]
        return [labelled(word("leaders", lang), " · ".join(waiting), lang)] if waiting else []

    # cards

    def prescience(self) -> list[Text | Indented]:
        lang = self.lang
        cards = self.view["prescience"]
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
            hand, deck = self.view[f"hand_{ident}"], self.view[f"deck_{ident}"]
            if isinstance(hand, int):
                told = word("cards", lang, member=name("member", ident, lang), hand=hand, deck=deck)
                counts.append(told)
                continue
            lines.append(heading(word("hand", lang, member=name("member", ident, lang), deck=deck)))
            for card in hand:
                told = join("sentences", [line.rstrip(".。") for line in card_lines(CARDS[card], lang)], lang)
                lines.append(Indented(piece(name("card", card, lang), HEADING) + Text(f"  {told}")))
        return [*lines, piece(" · ".join(counts), QUIET)] if counts else lines
