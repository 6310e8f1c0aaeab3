"""What some tests need from the system: Chromium for the pages, PostgreSQL for the second database.

Where it is missing and may be installed (Debian and its kin, as root), it is; else a line says what is missing, and the
tests that need it are skipped.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def has_browser() -> bool:
    return bool(os.environ.get("CHROMIUM")) or any(shutil.which(name) for name in BROWSERS)


def has_postgresql() -> bool:
    return bool(shutil.which("initdb") or any(Path("/usr/lib/postgresql").glob("*/bin/initdb")))


def install(package: str) -> None:
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    print(f"installing {package}", flush=True)
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "install", "-y", "--no-install-recommends", package]
    if subprocess.run(command, check=False, env=environment, **quiet).returncode:
        subprocess.run(["apt-get", "update"], check=False, env=environment, **quiet)
        subprocess.run(command, check=False, env=environment, **quiet)


NEEDS = (
    ("chromium", has_browser, "Chromium is missing: the tests in a browser are skipped."),
    ("postgresql", has_postgresql, "PostgreSQL is missing: the tests with that database are skipped."),
)

if __name__ == "__main__":
    for package, has, without in NEEDS:
        if not has():
            install(package)
        if not has():
            print(without, flush=True)
