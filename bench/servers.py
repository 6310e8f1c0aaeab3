"""A server to measure: the compiled build where there is one that is up to date, started as the tests start theirs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.processes import started  # noqa: E402

FRESH = [sys.executable, str(ROOT / "tools" / "build_compiled.py"), "--fresh"]

__all__ = ["compiled", "started"]


def compiled(given: str = "") -> str:
    """Where the build lies that is to be measured: the one that is named, else the compiled one; "": the sources."""
    return given or subprocess.run(FRESH, capture_output=True, text=True, check=False).stdout.strip()
