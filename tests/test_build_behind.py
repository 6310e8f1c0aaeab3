"""`make play` waits for no compiler: the copy is made behind, once, and used from the next start."""

import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import build_compiled
import pytest


@pytest.fixture
def started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What would be started in the background, in a house where nothing has been built."""
    calls: list[list[str]] = []
    monkeypatch.setattr(build_compiled, "BUILD", tmp_path)
    monkeypatch.setattr(build_compiled, "LOG", tmp_path / "compiled.log")
    monkeypatch.setattr(build_compiled, "COPY_STAMP", tmp_path / "copy")
    monkeypatch.setattr(build_compiled, "FAILED_STAMP", tmp_path / "failed")
    monkeypatch.setattr(build_compiled, "package_digest", lambda: "today")
    monkeypatch.setattr(build_compiled, "build_script", lambda: SimpleNamespace(why_not_compiled=lambda: None))
    monkeypatch.setattr(subprocess, "Popen", lambda command, **given: calls.append(command))
    monkeypatch.setattr(sys, "argv", ["build_compiled.py", "--behind"])
    return calls


def test_what_is_missing_is_made_behind_and_told_in_a_line(started: list[list[str]], capsys: Any) -> None:
    assert build_compiled.main() == 0
    told = capsys.readouterr()
    assert started == [[sys.executable, build_compiled.__file__]]
    assert told.out == "" and len(told.err.splitlines()) == 1  # the output is a path, or nothing


def test_what_is_there_is_used_and_nothing_is_made(started: list[list[str]], capsys: Any) -> None:
    build_compiled.COPY_STAMP.write_text("today")
    assert build_compiled.main() == 0
    assert capsys.readouterr().out.strip() == str(build_compiled.COPY) and started == []


def test_what_has_failed_is_not_tried_again_and_without_a_compiler_nothing_is(
    started: list[list[str]], capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    build_compiled.FAILED_STAMP.write_text("today")
    build_compiled.main()
    build_compiled.FAILED_STAMP.write_text("yesterday")
    monkeypatch.setattr(build_compiled, "build_script", lambda: SimpleNamespace(why_not_compiled=lambda: "no compiler"))
    build_compiled.main()
    assert started == [] and capsys.readouterr().err == ""


def test_a_compiled_build_that_was_demanded_is_refused_in_words_where_it_cannot_be(
    monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    script = build_compiled.build_script()
    monkeypatch.setattr(script, "why_not_compiled", lambda: "the headers of Python are missing")
    monkeypatch.setattr(sys, "argv", ["setup.py", "bdist_wheel"])
    assert script.extensions() == [] and "the headers of Python are missing" in capsys.readouterr().err
    monkeypatch.setenv("LANDSRAAD_REQUIRE_COMPILED", "1")
    with pytest.raises(SystemExit, match="the headers of Python are missing"):
        script.extensions()


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
@pytest.mark.parametrize(("target", "tests"), [("play", False), ("wheel", False), ("pictures", True)])
def test_who_plays_waits_for_nothing_that_only_tests_need(target: str, tests: bool) -> None:
    """What tests need besides is more than all that playing needs."""
    told = subprocess.run(
        ["make", "-n", "-B", target], cwd=build_compiled.ROOT, capture_output=True, text=True, check=True
    ).stdout
    assert "'.[dev]'" in told and ("'.[test,dev]'" in told) == tests
