"""Writes requirements-dev.lock: what the house is developed with, for every system and Python, with hashes, no places.

    python tools/make_lock.py

uv resolves it; it is installed into this environment if it is not there.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements-dev.lock"
EXTRAS = ("test", "dev", "postgresql", "metrics", "push")
HEAD = """# What the house is developed with, to the byte: `make lock` writes it anew from pyproject.toml.
# python -m pip install --require-hashes -r requirements-dev.lock && python -m pip install --no-deps --editable .
"""


def main() -> None:
    subprocess.run([sys.executable, "-m", "pip", "install", "-qq", "uv"], check=True)
    call = [sys.executable, "-m", "uv", "pip", "compile", "pyproject.toml", "--universal", "--python-version", "3.11"]
    call += ["--generate-hashes", "--no-emit-index-url", "--no-header", "--no-annotate", "--quiet"]
    call += [word for extra in EXTRAS for word in ("--extra", extra)]
    done = subprocess.run(call, cwd=ROOT, check=True, capture_output=True, text=True)
    LOCK.write_text(HEAD + done.stdout, encoding="utf-8")
    print(f"{LOCK.name}: {done.stdout.count('==')} packages")


if __name__ == "__main__":
    main()
