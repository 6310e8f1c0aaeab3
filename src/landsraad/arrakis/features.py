"""What lies in an area beside legions, as one number: a bit for a harvester and each worm, and numbers + 1 above them.

Whether something lies there is asked by the masks of words.py (`features & w.SIETCH`); which one, only here.
"""

from landsraad.arrakis import words as w
from landsraad.kernel.vecs import i64


def sign_in(features: i64) -> i64:
    """The face of a wormsign + 1, 0 without one."""
    return (features & w.SIGN) >> w.SIGN_SHIFT


def station_in(features: i64) -> i64:
    """The marker of a testing station + 1, 0 without one."""
    return (features & w.STATION) >> w.STATION_SHIFT


def sietch_in(features: i64) -> i64:
    """The number of a sietch token + 1, 0 without one."""
    return (features & w.SIETCH) >> w.SIETCH_SHIFT


def settlement_in(features: i64) -> i64:
    """The number of a Harkonnen settlement + 1, 0 without one."""
    return (features & w.SETTLEMENT) >> w.SETTLEMENT_SHIFT


def a_sign(face: i64) -> i64:
    return (face + 1) << w.SIGN_SHIFT


def a_station(marker: i64) -> i64:
    return (marker + 1) << w.STATION_SHIFT


def a_sietch(number: i64) -> i64:
    return (number + 1) << w.SIETCH_SHIFT


def a_settlement(number: i64) -> i64:
    return (number + 1) << w.SETTLEMENT_SHIFT
