"""Why nothing can be done with what was touched: the moves that could be meant, and the reasons against them."""

from landsraad import Game, Reason
from landsraad.imperium import words as w
from landsraad.imperium.catalog import CARD_IDS, CARD_NUMBERS, INTRIGUE_NUMBERS, INTRIGUES, SPACE_IDS
from landsraad.server.games import Objects
from landsraad.server.games.touched import moves_meant

# What a turn consists of, whether or not it is possible now.
TURN_VERBS = ("agent", "play", "tile", "acquire", "deploy", "do", "reveal")
# Reasons that hold for a space whatever card is played, and those that hold for the whole turn.
OF_THE_SPACE = ("occupied", "own-agent", "requirement", "price", "once", "voice", "not-in-game", "no-swordmaster")
OF_THE_TURN = ("already-sent", "already-revealed", "must-finish", "no-agents", "not-asked")
# The icon comes first: without it nothing else matters (imperium 6.3.2).
OF_THE_ICON = ("wrong-icon", "no-agent-icons")
OF_THE_CARD = ("no-agent-icons", "card-not-in-hand")
MOST_REASONS = 5


def why(game: Game, seat: int, objects: Objects) -> list[Reason]:
    """The reasons; none if something can be done with these objects."""
    if game.over:
        return [Reason("game-over", "imperium 13.2")]
    moves = moves_meant(game, objects, TURN_VERBS, lambda verb, kind: _tried(game, seat, verb, kind, objects))
    against = [game.why_not(notation) for notation in moves]
    if not against:
        return [Reason("no-move-with-that", "imperium 6.6")]
    if [] in against:
        return []
    if [kind for kind, _ in objects] == ["card"]:
        # A card says nothing about spaces whose icon it does not show, unless there are no others.
        fitting = [reasons for reasons in against if all(reason.key != "wrong-icon" for reason in reasons)]
        against = fitting or against
    found: list[Reason] = []
    for reasons in against:
        found += [reason for reason in reasons if reason not in found]
    reaches = any(all(reason.key not in OF_THE_ICON for reason in reasons) for reasons in against)
    return _telling(found, objects, reaches)


def _tried(game: Game, seat: int, verb: str, kind: str, objects: Objects) -> list[str]:
    """What could stand where nothing was touched."""
    table = game.table
    if kind == "card":
        return sorted({CARD_IDS[card] for card in table.zones[w.HAND + seat]}) if verb == "agent" else []
    if kind == "space":
        return list(SPACE_IDS) if verb == "agent" and dict(objects).get("card") in _hand(game, seat) else []
    if kind == "source":
        return _sources(game, seat, dict(objects)["card"])
    if kind == "part":
        return [str(part + 1) for part in range(len(INTRIGUES[INTRIGUE_NUMBERS[dict(objects)["intrigue"]]].parts))]
    # Anything smaller (an amount, a currency, a place): as the options have it.
    tried = [dict(option.objects).get(kind) for option in game.options if option.verb == verb]
    return sorted({word for word in tried if word is not None})


def _sources(game: Game, seat: int, card: str) -> list[str]:
    """Where a card could be bought; a card in hand is not meant to be bought, unless another one like it is there."""
    number = CARD_NUMBERS[card]
    if number in game.table.zones[w.ROW]:
        return [w.SOURCE_NAMES[w.FROM_ROW]]
    if game.table.seats[seat][w.MANIPULATED] == number + 1:
        return [w.SOURCE_NAMES[w.FROM_LEADER]]
    return [] if card in _hand(game, seat) else [w.SOURCE_NAMES[w.FROM_RESERVE]]


def _hand(game: Game, seat: int) -> list[str]:
    return [CARD_IDS[card] for card in game.table.zones[w.HAND + seat]]


def _telling(found: list[Reason], objects: Objects, reaches: bool) -> list[Reason]:
    """The few reasons that tell most: of the turn, else of the space that was touched, else of the card.

    `reaches`: some card has the icon. Of a space everything that stands in the way is told, a missing icon first.
    """
    of_the_turn = [reason for reason in found if reason.key in OF_THE_TURN]
    kinds = [kind for kind, _ in objects]
    if kinds == ["space"]:
        of_the_space = [reason for reason in found if reason.key in OF_THE_SPACE]
        absent = any(reason.key == "not-in-game" for reason in of_the_space)
        no_card = [] if absent or (reaches and of_the_space) else [Reason("no-card-for-space", "imperium 6.3.2")]
        return (of_the_turn or [*no_card, *of_the_space])[:MOST_REASONS]
    if kinds == ["card"]:
        of_the_card = [reason for reason in found if reason.key in OF_THE_CARD]
        of_places = [reason for reason in found if reason.key != "not-in-game"]
        return (of_the_turn or of_the_card or of_places or found)[:MOST_REASONS]
    first = ("card-not-in-hand", *OF_THE_ICON)
    return sorted(found, key=lambda reason: first.index(reason.key) if reason.key in first else len(first))[
        :MOST_REASONS
    ]
