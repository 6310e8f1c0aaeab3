"""One SQLite file has one server: a second one would seat two people on one chair."""

import subprocess
import sys
from pathlib import Path

import pytest

from landsraad import BadOption, cli
from landsraad.server.serve import alone_on
from tests.server.people import app_on, serving

HOLD = """
import sys
from landsraad.server.serve import alone_on
with alone_on(sys.argv[1]):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_a_second_server_on_one_file_is_refused_with_what_to_do(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with subprocess.Popen([sys.executable, "-c", HOLD, url], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None and other.stdin is not None
        assert other.stdout.readline().strip() == b"held"
        with pytest.raises(BadOption) as refused, alone_on(url):
            pass
        assert refused.value.key == "database-in-use"
        # However a server ends, its file is free at once.
        other.kill()
        other.wait()
        with alone_on(url):
            pass


def test_other_files_and_other_databases_are_not_held(tmp_path: Path) -> None:
    with alone_on(f"sqlite:///{tmp_path / 'a.db'}"), alone_on(f"sqlite:///{tmp_path / 'b.db'}"):
        pass
    for shared in ("postgresql://somebody@nowhere/landsraad", "sqlite://", "no url at all"):
        with alone_on(shared), alone_on(shared):
            pass


def test_the_command_says_it_in_words(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with alone_on(url):
        told = subprocess.run(
            [sys.executable, "-m", "landsraad.cli", "serve", "--database", url, "--port", "0", "--lang", "de"],
            capture_output=True,
            text=True,
            timeout=600,
        )
    assert told.returncode == 2
    assert "schon von einem anderen Server benutzt" in told.stderr
    assert "Traceback" not in told.stderr


def test_whoever_plays_twice_is_led_to_the_table_that_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The page was closed, or somebody types the same again: no second server, and no error."""
    url, opened = f"sqlite:///{tmp_path / 'tables.db'}", list[str]()
    monkeypatch.setattr("landsraad.server.serve.default_database", lambda: url)
    monkeypatch.setattr("landsraad.server.serve.open_browser", opened.append)
    monkeypatch.setattr("sys.argv", ["landsraad", "play", "--lang", "en"])
    with serving(app_on(url)) as address, alone_on(url):
        monkeypatch.setattr("landsraad.server.serve.PORT", int(address.rsplit(":", 1)[1]))
        with pytest.raises(SystemExit) as left:
            cli.main()
    assert (left.value.code or 0, opened) == (0, [f"{address}/"])
    assert f"is running already, at {address}/" in capsys.readouterr().out


def test_a_lock_that_cannot_be_taken_is_no_leave_to_serve(tmp_path: Path) -> None:
    """Without it nobody would notice a second server: here the file of the lock is none."""
    (tmp_path / "a.db-served").mkdir()
    (tmp_path / "b.db-served").write_text("no database at all, and longer than the head of one would be" * 20)
    for name in ("a", "b"):
        with pytest.raises(BadOption) as refused, alone_on(f"sqlite:///{tmp_path / name}.db"):
            pass
        assert refused.value.key == "database"
