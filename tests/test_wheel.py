"""The wheel has everything a table needs; `make check-wheel` installs it into an empty environment and plays."""

import importlib.util
import shutil
import zipfile
from pathlib import Path
from types import ModuleType

import make_wheel
import pytest

ROOT = Path(__file__).resolve().parent.parent
FILES = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "MANIFEST.in")


def build_script(root: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("landsraad_setup", root / "setup.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources without web/, as they are handed on; where the pages are not built, one stands in for them."""
    root: Path = tmp_path_factory.mktemp("tree")
    for name in FILES:
        shutil.copy(ROOT / name, root / name)
    shutil.copytree(ROOT / "src", root / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so"))
    pages = root / "src" / "landsraad" / "server" / "pages"
    if not (pages / "index.html").is_file():
        (pages / "assets").mkdir(parents=True)
        (pages / "index.html").write_text("a page")
        (pages / "assets" / "table.js").write_text("a script")
    return root


def test_a_wheel_has_pages_languages_weights_and_migrations(tree: Path) -> None:
    package = tree / "src" / "landsraad"
    wheel = make_wheel.make(tree / "dist", compiled=False, root=tree)
    assert wheel.name.endswith("-py3-none-any.whl"), "pure: one for every system"
    assert make_wheel.lacking(wheel, package) == []
    names = zipfile.ZipFile(wheel).namelist()

    def there(beginning: str, end: str) -> int:
        return sum(name.startswith(f"landsraad/{beginning}") and name.endswith(end) for name in names)

    assert there("server/pages/index", ".html") == 1 and there("server/pages/assets/", ".js") >= 1
    assert there("text/locale/zh-Hant/", ".ftl") > 10 and there("text/locale/", "cli.ftl") == 5
    assert there("bots/weights/", "") == len(list((package / "bots" / "weights").iterdir()))
    assert there("server/migrations/versions/0", ".py") == len(list(package.glob("server/migrations/versions/0*.py")))
    assert there("", "py.typed") == 1
    assert not [name for name in names if name.startswith(("tests/", "tools/", "web/")) or "/.sources" in name]


def test_a_wheel_that_lacks_something_is_found_out(tree: Path, tmp_path: Path) -> None:
    package = tree / "src" / "landsraad"
    poor = tmp_path / "landsraad-0-py3-none-any.whl"
    with zipfile.ZipFile(poor, "w") as opened:
        for name in make_wheel.wanted(package):
            if "/pages/" not in name and not name.endswith("de/cli.ftl"):
                opened.writestr(name, "")
    without = make_wheel.lacking(poor, package)
    assert "landsraad/text/locale/de/cli.ftl" in without and without[-1] == "the pages"


def test_pages_that_cannot_be_built_are_told_in_a_line(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = build_script(tree)
    assert script.why_no_pages() is None, "they are there, and there is nothing to build them from"
    monkeypatch.setattr(script, "PAGES", tree / "nowhere")
    assert script.why_no_pages() == "there are none, and nothing to build them from"
    here = build_script(ROOT)
    monkeypatch.setattr(here, "PAGES", tree / "nowhere")
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert "Node.js" in str(here.why_no_pages()) and "make pages" in str(here.why_no_pages())
