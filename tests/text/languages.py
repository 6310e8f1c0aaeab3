"""What a translation brings to the checks that all translations share (test_languages.py)."""

import re
from dataclasses import dataclass, field

Event = tuple[int, int, int, int, int]
Facts = dict[str, object]

# A reason every language tells: the Guild's space needs more influence than one has.
TOO_LITTLE_INFLUENCE: Facts = {
    "space": ("space", "interstellar_shipping"),
    "faction": ("faction", "spacing_guild"),
    "level": 2,
    "have": 1,
}

# Proper names, loan words and signs that are the same in every language of Latin letters.
SHARED_NAMES = {
    "area-arrakis",
    "area-bene_gesserit",
    "area-fremen",
    "area-landsraad",
    "war-space-arrakis",
    "arrakis-amount-fedaykin",
    "arrakis-amount-sardaukar",
    "arrakis-marker-kwisatz_haderach",
    "arrakis-person-lady_jessica",
    "arrakis-person-paul_atreides",
    "arrakis-unit-bashar",
    "arrakis-unit-fedaykin",
    "arrakis-unit-naib",
    "arrakis-unit-sardaukar",
    "card-chani",
    "card-dr_yueh",
    "card-duncan_idaho",
    "card-esmar_tuek",
    "card-gurney_halleck",
    "card-jamis",
    "card-kwisatz_haderach",
    "card-lady_jessica",
    "card-liet_kynes",
    "card-missionaria_protectiva",
    "card-piter_de_vries",
    "card-sayyadina",
    "card-shai_hulud",
    "card-stilgar",
    "card-thufir_hawat",
    "icon-bene_gesserit",
    "icon-fremen",
    "icon-landsraad",
    "leader-helena_richese",
    "leader-ilesa_ecaz",
    "leader-paul_atreides",
    "leader-tessia_vernius",
    "legend-solari",
    "server-bot-name",
    "terminal-bot",
    "terminal-column-agents",
    "terminal-column-intrigue",
    "terminal-column-solari",
    "terminal-faction-bene_gesserit",
    "terminal-faction-fremen",
    "terminal-mark-mentat",
    "terminal-sign-mentat",
    "tile-chaumurky",
    "ui-mentat",
    "ui-title",
    "war-count-fedaykin",
    "war-count-sardaukar",
    "war-letter-alia",
    "war-letter-atreides",
    "war-letter-baron_harkonnen",
    "war-letter-beast_rabban",
    "war-letter-captain_aramsham",
    "war-letter-chani",
    "war-letter-corrino_ally",
    "war-letter-emperor_shaddam_iv",
    "war-letter-feyd_rautha",
    "war-letter-fremen_ally",
    "war-letter-gaius_helen_mohiam",
    "war-letter-gurney_halleck",
    "war-letter-harkonnen",
    "war-letter-house_atreides",
    "war-letter-house_harkonnen",
    "war-letter-lady_jessica",
    "war-letter-paul_atreides",
    "war-letter-paul_muad_dib",
    "war-letter-reverend_mother_jessica",
    "war-letter-stilgar",
    "war-letter-thufir_hawat",
    "war-short-alia",
    "war-short-beast_rabban",
    "war-short-captain_aramsham",
    "war-short-chani",
    "war-short-feyd_rautha",
    "war-short-gaius_helen_mohiam",
    "war-short-gurney_halleck",
    "war-short-lady_jessica",
    "war-short-paul_atreides",
    "war-short-stilgar",
    "war-short-thufir_hawat",
    "web-lobby-bot",
    "web-setup-bot",
    "web-tiebreak-chaumurky",
}


@dataclass(frozen=True)
class Language:
    """The sentences of one language, as a native player says them, and what is peculiar to its texts."""

    lang: str
    players: list[str]
    jamis: tuple[str, str]  # his agent box on the card, and as an option: what may be left out is an order there
    agent: str  # how the Signet Ring sends an agent "to" a space
    spaces: list[tuple[str, str]]  # a space, and how "to" names it
    options: list[tuple[int, str]]
    amounts: list[tuple[int, str, str]]  # how many, the topic, the option
    events: list[tuple[Event, str]]
    reasons: list[tuple[str, Facts, str]]
    citation: str  # how a reason ends that cites a "rule"
    questions: list[tuple[str, str]]  # a faction is asked for: the path of the effect, the question
    topics: list[tuple[str, str, str, str]]  # the topic, the kind and the id of what it is about, the question
    ruling: str  # the mark of a rule that is a ruling
    searches: list[tuple[str, str]]  # words, and the number of the first rule they find
    foreign_quotes: str  # quotation marks that other languages use
    same: set[str]  # the messages that are the same in English, and rightly so
    components: list[tuple[str, str, str]] = field(default_factory=list)  # the kind, the id, a line
    lists: list[tuple[str, list[str], str]] = field(default_factory=list)
    accents: list[tuple[str, str]] = field(default_factory=list)  # words without and with accents find the same rules


def said(entry: str) -> str:
    """What a message says by itself: without its key, what is put in, and the names of its variants and forms."""
    text = re.sub(r"\{[^{}]*?->", "", entry.partition("=")[2])
    text = re.sub(r"\{[^{}]*\}", "", text)
    return re.sub(r"^\s*\.[\w-]+ =|^\s*\*?\[[\w-]+\]", "", text, flags=re.MULTILINE)
