"""Makes a wheel with the pages in it, in dist/: whoever installs it needs neither Node.js nor a compiler.

python tools/make_wheel.py               one wheel for every system: pure Python
python tools/make_wheel.py --compiled    a wheel for this system and this Python, with the hot modules compiled
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "landsraad"
DIST = ROOT / "dist"
MADE = {"__pycache__"}


def wanted(package: Path = PACKAGE) -> set[str]:
    """Every file of the package, as a wheel names it: code, pages, languages, weights, migrations."""
    return {
        path.relative_to(package.parent).as_posix()
        for path in package.rglob("*")
        if path.is_file()
        and not MADE & set(path.parts)
        and not path.name.startswith(".")
        and path.suffix not in (".so", ".pyd")
    }


def lacking(wheel: Path, package: Path = PACKAGE) -> list[str]:
    """What a wheel should have and has not; empty: it is whole."""
    with zipfile.ZipFile(wheel) as opened:
        there = set(opened.namelist())
    without = sorted(wanted(package) - there)
    if "landsraad/server/pages/index.html" not in there:
        without.append("the pages")
    return without


def make(into: Path, compiled: bool, root: Path = ROOT) -> Path:
    """Build; what an earlier build has left behind does not slip in."""
    for left in root.glob("build/lib*"):
        shutil.rmtree(left)
    into.mkdir(parents=True, exist_ok=True)
    for old in into.glob("landsraad-*.whl"):
        old.unlink()
    switch = "LANDSRAAD_REQUIRE_COMPILED" if compiled else "LANDSRAAD_PURE"
    environ = {**os.environ, switch: "1", "LANDSRAAD_REQUIRE_PAGES": "1"}
    call = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "--wheel-dir", str(into)]
    done = subprocess.run([*call, str(root)], env=environ, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\nthe wheel could not be built.")
    return next(into.glob("landsraad-*.whl"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compiled", action="store_true", help="for this system, with the hot modules compiled")
    wheel = make(DIST, parser.parse_args().compiled)
    without = lacking(wheel)
    if without:
        sys.exit(f"{wheel.name} lacks: {', '.join(without[:10])}")
    print(f"{wheel.relative_to(ROOT)}, {wheel.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
