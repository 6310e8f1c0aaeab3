"""What no file of the project may contain: paths of somebody's machine, hosts of package registries, loose ends; and
tests that measure a page before it has come to rest.

The words looked for are put together from pieces, so that this file does not contain them either.
"""

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

ROOT = Path(__file__).resolve().parent.parent

NOT_OURS = {".git", ".venv", "build", "dist", "node_modules", "__pycache__"}
NOT_OURS |= {".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis"}

SLASH = "/"
HOSTS = [("pypi", "org"), ("registry", "npmjs", "org"), ("deb", "debian", "org"), ("files", "pythonhosted", "org")]

# A path begins where no word ends: `web/work/` is a place in the project.
MACHINE_PATH = re.compile(rf"(?<![\w.~-]){SLASH}(?:work|root|home{SLASH}[\w.-]+){SLASH}")
REGISTRY_HOST = re.compile(r"\b(?:" + "|".join(re.escape(".".join(host)) for host in HOSTS) + r")\b")
LOOSE_END = re.compile(r"\b(?:" + "TO" + "DO|FIX" + r"ME)\b")


def files() -> list[Path]:
    """The files of the project: what git knows or would add; outside a checkout, everything that is not generated."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listing.returncode == 0:
        found = [ROOT / name for name in listing.stdout.split("\0") if name]
    else:
        found = [path for path in ROOT.rglob("*") if not NOT_OURS & set(path.relative_to(ROOT).parts)]
    return sorted(path for path in set(found) if path.is_file())


def text_of(path: Path) -> str | None:
    content = path.read_bytes()
    if b"\0" in content:
        return None
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        return None


def is_translation(path: Path) -> bool:
    """In Spanish and Portuguese one of the loose ends is an ordinary word."""
    parts = path.relative_to(ROOT).parts
    return "locale" in parts and "en" not in parts


def places(pattern: re.Pattern[str], paths: list[Path]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:120]}"
        for path in paths
        for number, line in enumerate((text_of(path) or "").splitlines(), start=1)
        if pattern.search(line)
    ]


def test_there_are_files_to_look_at() -> None:
    assert Path(__file__).resolve() in files()


def test_no_path_of_a_machine() -> None:
    assert places(MACHINE_PATH, files()) == []


def test_no_host_of_a_package_registry() -> None:
    assert places(REGISTRY_HOST, files()) == []


def test_no_loose_ends() -> None:
    assert places(LOOSE_END, [path for path in files() if not is_translation(path)]) == []


@pytest.mark.parametrize(
    ("pattern", "text", "is_found"),
    [
        (MACHINE_PATH, "cd {0}work{0}landsraad", True),
        (MACHINE_PATH, "file:{0}{0}{0}root{0}.cache", True),
        (MACHINE_PATH, '"{0}home{0}jessica{0}games"', True),
        (MACHINE_PATH, "docs{0}work{0}shop.md, ..{0}root{0}x, {0}home{0}", False),
        (REGISTRY_HOST, "https:{0}{0}" + ".".join(HOSTS[0]) + "{0}simple", True),
        (REGISTRY_HOST, ".".join(HOSTS[1]), True),
        (REGISTRY_HOST, "pypi, registry.example.org", False),
        (LOOSE_END, "# TO" + "DO: later", True),
        (LOOSE_END, "TO" + "DOS", False),
    ],
)
def test_the_patterns_find_what_they_should(pattern: re.Pattern[str], text: str, is_found: bool) -> None:
    assert bool(pattern.search(text.format(SLASH))) is is_found


# --- places and sizes on a page --------------------------------------------------------------------------------------

# What the fonts and the layout decide, and how a test of the browser waits for both (tests/browser/house.py).
PLACES = re.compile("getBoundingClientRect|(?:client|scroll|offset)(?:Height|Width|Top|Left)|elementFromPoint")
AT_REST = {"rest", "measure", "wait_until"}


def called(function: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute | ast.Name):
            yield node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id, node


def measured_too_early(tree: ast.Module) -> list[str]:
    """Functions that ask a page where something is, and never wait until it has come to rest."""
    scripts = {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name)
    }

    def asks_for_places(name: str, call: ast.Call) -> bool:
        if name == "bounding_box":
            return True
        script = call.args[0] if call.args else None
        text = script.value if isinstance(script, ast.Constant) else scripts.get(getattr(script, "id", ""))
        return name in ("evaluate", "evaluate_all") and isinstance(text, str) and bool(PLACES.search(text))

    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [
        function.name
        for function in functions
        if any(asks_for_places(name, call) for name, call in called(function))
        and not AT_REST & {name for name, _ in called(function)}
    ]


def test_what_is_about_places_is_measured_at_rest() -> None:
    paths = sorted((ROOT / "tests" / "browser").glob("test_*.py"))
    early = {path.name: measured_too_early(ast.parse(path.read_text(encoding="utf-8"))) for path in paths}
    assert len(paths) > 30 and {name: functions for name, functions in early.items() if functions} == {}


def test_a_measuring_that_does_not_wait_is_found() -> None:
    lines = [
        "BOX = '() => document.body.getBoundingClientRect().top'",
        "def waits(house): rest(house.page); house.page.evaluate(BOX)",
        "def early(house): house.page.evaluate(BOX)",
        "def box(house): house.see('card').bounding_box()",
        "def other(house): house.page.evaluate('() => document.title')",
    ]
    assert measured_too_early(ast.parse("\n".join(lines))) == ["early", "box"]


# --- a machine that has other things to do ---------------------------------------------------------------------------


def test_made_up_examples_may_take_their_time() -> None:
    """Once the first of them took 46 seconds, on a machine with a load of 20, and the test failed."""
    assert settings.default is not None and settings.default.deadline is None
    assert HealthCheck.too_slow in settings.default.suppress_health_check
    # Who asks for something else takes over the rest.
    assert HealthCheck.too_slow in settings(max_examples=3).suppress_health_check
