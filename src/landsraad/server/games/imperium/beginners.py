"""How much a leader asks of whoever plays it: our own judgement, for the choice of leaders and for first games."""

from typing import Final

EASY, MIDDLE, HARD = 1, 2, 3
# Easy: what they do happens by itself, or is used as it comes. Hard: they decide something before the first hand is
# seen, set something aside, or change who may go where.
DIFFICULTY: Final = {
    "paul_atreides": EASY,
    "duke_leto_atreides": EASY,
    "baron_vladimir_harkonnen": HARD,
    "glossu_the_beast_rabban": EASY,
    "earl_memnon_thorvald": EASY,
    "countess_ariana_thorvald": MIDDLE,
    "count_ilban_richese": EASY,
    "helena_richese": HARD,
    "archduke_armand_ecaz": MIDDLE,
    "ilesa_ecaz": HARD,
    "prince_rhombur_vernius": MIDDLE,
    "tessia_vernius": HARD,
    "princess_yuna_moritani": MIDDLE,
    "viscount_hundro_moritani": MIDDLE,
}
