"""The JSON schema of views with the question in them: docs/schemas has it as a file, docs/views.md explains it."""

from landsraad.arrakis import view
from landsraad.arrakis import words as w
from landsraad.arrakis.view_board import of
from landsraad.desk.arrakis.forms import FORM_KINDS
from landsraad.kernel.schema import NUMBER, TRUTH, WORD, Schema, by, many, maybe, one_of, record, told

PAIR: Schema = {"type": "array", "minItems": 2, "maxItems": 2, "items": {"type": "string"}}


def view_schema() -> Schema:
    """What Game.view(seat) gives: what the seat sees, and what it is asked."""
    options = {"description": "Only while you are asked: the options in notation.", "type": "array"}
    seen = view.view_schema()
    return {**seen, "properties": {**seen["properties"], "question": question_schema(), "options": options}}


def question_schema() -> Schema:
    choice = record(
        {
            "notation": WORD,
            "verb": WORD,
            "does": told(WORD, "What it does in a word: the verb, or what the verb does not say."),
            "objects": many(PAIR, "What it is about, as [kind, id]; also the area it silently means."),
            "group": maybe(PAIR, "What options are sorted by: a die, a piece, a leader, a way."),
            "consequence": many({"type": "object", "required": ["what"]}, "What follows for certain."),
        }
    )
    option = record(
        {
            "answer": maybe(WORD, "The notation that is played; null: nothing is."),
            "value": {"type": ["string", "integer"]},
            "most": told(NUMBER, "How often it can be chosen."),
            "group": told(WORD, "At most one of a group, or the group a choice before has opened."),
            "piece": WORD,
            "leader": of("leader"),
            "consequence": many({"type": "object", "required": ["what"]}, "What a payment brings."),
        },
        optional=("group", "piece", "leader", "consequence"),
    )
    field = record({"id": WORD, "options": many(option), "least": NUMBER, "most": NUMBER})
    must = record(
        {
            "a_unit_goes": TRUTH,
            "a_leader_goes": TRUTH,
            "a_special_goes": TRUTH,
            "goes": maybe(of("leader")),
            "no_leader_stays_alone": TRUTH,
        },
        "What those who go must be (8.2).",
    )
    form = record(
        {
            "id": told(WORD, "The run of questions it belongs to."),
            "kind": one_of(*FORM_KINDS),
            "fields": many(field),
            "limit": maybe(NUMBER, "Spice for all payments together."),
            "finish": maybe(WORD, "The answer that ends it."),
            "must": must,
            "stays_already": by(w.KIND_NAMES),
        },
        optional=("must", "stays_already"),
    )
    return record(
        {
            "kind": WORD,
            "source": maybe(PAIR, "The card or leader that asks."),
            "topic": WORD,
            "about": {"type": "object"},
            "for_automaton": told(TRUTH, "It is about something the automated Harkonnen do (23.1)."),
            "choices": many(choice, "In the order of the options."),
            "form": maybe(form),
            "gesture": told(TRUTH, "`reach` tells where it can lead."),
            "automatic": maybe(WORD, "The only answer."),
            "standing": maybe(WORD, "An answer that may have been given in advance."),
        },
        "What is asked of you.",
    )
