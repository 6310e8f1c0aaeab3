"""What all messages are: structs that refuse what they do not know, and the words for kinds of things."""

from typing import Literal

import msgspec

SeatKind = Literal["open", "person", "bot", "rival"]
TableKind = Literal["friends", "device", "solo", "replay"]
Stage = Literal["lobby", "playing", "over"]
Pace = Literal["fast", "readable", "slow", "paused"]
OrderKind = Literal["pass_all", "pass_unless"]
ChatWho = Literal["all", "players", "off"]  # who may write: everybody with the link, those who sit there, nobody
Reaction = Literal["well_played", "thanks", "ouch", "thinking", "surprise", "laugh"]


class Struct(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=False):
    """A message; a field nobody knows is refused."""
