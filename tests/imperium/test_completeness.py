"""Every printed clause of every component has a test: `@pytest.mark.clause("esmar_tuek.agent.1")` names it."""

import ast
from pathlib import Path

from landsraad.imperium import catalog as c
from landsraad.imperium import content

assert content


def printed_clauses() -> set[str]:
    """The clauses of all components, by the paths of their effects; what is not an effect has a name of its own."""
    clauses: set[str] = set()
    for card, name in enumerate(c.CARD_IDS):
        for box, parts in (
            ("agent", c.CARDS[card].agent),
            ("reveal", c.CARDS[card].reveal),
            ("acquire", c.CARDS[card].acquire),
            ("trashed", c.CARDS[card].on_trash),
        ):
            clauses |= {f"{name}.{box}.{number + 1}" for number in range(len(parts))}
        clauses |= {f"{name}.infiltrate"} if c.CARDS[card].infiltrate_bits else set()
        clauses |= {f"{name}.unload"} if c.CARDS[card].unload else set()
        clauses |= {f"{name}.anywhere"} if c.CARDS[card].anywhere else set()
    for card, name in enumerate(c.INTRIGUE_IDS):
        clauses |= {f"{name}.part.{number + 1}" for number in range(len(c.INTRIGUES[card].parts))}
    for space, name in enumerate(c.SPACE_IDS):
        clauses |= {f"{name}.space.{number + 1}" for number in range(len(c.SPACES[space].parts))}
        clauses |= {f"{name}.reveal.1"} if c.SPACES[space].reveal else set()
        clauses |= {f"{name}.cost"} if c.SPACES[space].resource >= 0 else set()
        clauses |= {f"{name}.need"} if c.SPACES[space].need_faction >= 0 else set()
        clauses |= {f"{name}.once"} if c.SPACES[space].once >= 0 else set()
        clauses |= {f"{name}.influence"} if c.SPACES[space].faction >= 0 else set()
        clauses |= {f"{name}.harvest"} if c.SPACES[space].maker >= 0 else set()
        clauses |= {f"{name}.control"} if c.SPACES[space].flag >= 0 else set()
        clauses |= {f"{name}.combat"} if c.SPACES[space].combat else set()
    for name in c.LEADER_IDS:
        clauses |= {f"{name}.ability", f"{name}.signet"}
    for tile, name in enumerate(c.TILE_IDS):
        clauses.add(f"{name}.ability")
        clauses |= {f"{name}.acquire.{number + 1}" for number in range(len(c.TILES[tile].acquire))}
    for card, name in enumerate(c.CONFLICT_IDS):
        for place, parts_of in zip(("first", "second", "third"), c.CONFLICTS[card].rewards, strict=True):
            clauses |= {f"{name}.{place}.{number + 1}" for number in range(len(parts_of))}
    clauses |= {f"shipping_{space}" for space in (1, 2, 3)}
    clauses |= {f"{faction}_bonus" for faction in ("emperor", "spacing_guild", "bene_gesserit", "fremen")}
    return clauses


def clauses_with_a_test() -> set[str]:
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "clause":
                found |= {str(argument.value) for argument in node.args if isinstance(argument, ast.Constant)}
    return found


def test_every_printed_clause_has_a_test() -> None:
    assert sorted(printed_clauses() - clauses_with_a_test()) == []


def test_no_test_names_a_clause_that_is_not_printed() -> None:
    assert sorted(clauses_with_a_test() - printed_clauses()) == []
