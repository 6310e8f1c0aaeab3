"""What no file of the project may contain: paths of somebody's machine, hosts of package registries, loose ends.

The words looked for are put together from pieces, so that this file does not contain them either.
"""

import re
import subprocess
from pathlib import Path

import pytest

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
