"""The files for whoever runs a server, read as their programs read them, as far as that goes without them."""

import os
import re
import shlex
import shutil
import subprocess
import tempfile
import tomllib
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import make_lock
import pytest
import typer
import yaml
from litestar import Litestar
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from sqlalchemy import make_url

from landsraad import cli
from landsraad.server.meters import place
from landsraad.server.wire import config_for, trusted_proxies
from tests.server.databases import postgres, why_no_postgres

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"


def understood(call: list[str]) -> dict[str, Any]:
    """The options of a call of `landsraad`, read by its own command line. What it does not know is an error."""
    group: Any = typer.main.get_command(cli.app)
    command = group.get_command(None, call[0])
    assert command is not None, call
    context = command.make_context(call[0], [*call[1:]], resilient_parsing=False)
    found: dict[str, Any] = context.params
    return found


def steps() -> list[tuple[str, str]]:
    """The instructions of the container file, lines put together."""
    text = re.sub(r"\\\n", " ", (DEPLOY / "Containerfile").read_text())
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.split()[0], line.partition(" ")[2].strip()) for line in lines]


def compose() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return read


def test_the_container_is_built_from_what_is_here_and_runs_as_nobody_special() -> None:
    stages = [given for word, given in steps() if word == "FROM"]
    assert len(stages) == 2 and all(re.match(r"[a-z]+:[\w.-]+( AS \w+)?$", stage) for stage in stages)
    named = {stage.split(" AS ")[1] for stage in stages if " AS " in stage}
    for _, given in [step for step in steps() if step[0] == "COPY"]:
        parts = shlex.split(given)
        origin = [part.removeprefix("--from=") for part in parts if part.startswith("--from=")]
        assert set(origin) <= named
        if not origin:
            assert all((ROOT / part).exists() for part in parts[:-1]), given
    words = [word for word, _ in steps()]
    assert dict(steps())["USER"] == "landsraad"
    assert words.index("USER") < words.index("ENTRYPOINT") and "useradd --system" in str(steps())
    assert 'ENTRYPOINT ["landsraad"]' in (DEPLOY / "Containerfile").read_text()


def test_the_container_begins_with_a_command_there_is() -> None:
    call = yaml.safe_load(dict(steps())["CMD"])
    options = understood(call)
    assert options["database"].startswith("sqlite:////var/lib/landsraad/") and options["log"] == "json"
    assert str(options["port"]) == dict(steps())["EXPOSE"]
    health = dict(steps())["HEALTHCHECK"]
    assert f":{options['port']}/health" in health


def test_what_is_built_here_stays_out_of_the_container() -> None:
    ignored = (ROOT / ".dockerignore").read_text().split()
    assert {".venv", "build", "src/landsraad/server/pages"} <= set(ignored)


def test_the_compose_file_fits_together() -> None:
    file = compose()
    services = file["services"]
    assert set(services) == {"server", "database", "proxy"}
    for name, service in services.items():
        assert set(service.get("depends_on", [])) <= set(services), name
        assert set(service["networks"]) <= set(file["networks"]), name
        for volume in service.get("volumes", []):
            origin = volume.split(":")[0]
            assert origin in file["volumes"] or (DEPLOY / origin).is_file(), volume
        image = service.get("image", "")
        assert re.fullmatch(r"[a-z]+(:\w+)?", image), "plain names of images"
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"], "nothing else is outside"
    assert (DEPLOY / services["server"]["build"]["context"]).resolve() == ROOT
    assert (ROOT / services["server"]["build"]["dockerfile"]).is_file()
    asked = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()))
    offered = {line.split("=")[0] for line in (DEPLOY / "example.env").read_text().splitlines() if "=" in line}
    assert asked == offered


# What the compose specification calls things; a word that is not among them is refused by `docker compose`.
WORDS: dict[str, set[str]] = {
    "file": {"name", "services", "networks", "volumes"},
    "service": {
        *("build", "cap_drop", "command", "depends_on", "environment", "healthcheck", "image", "networks", "ports"),
        *("read_only", "restart", "security_opt", "stop_grace_period", "tmpfs", "volumes"),
    },
    "build": {"context", "dockerfile"},
    "healthcheck": {"test", "interval", "timeout", "retries"},
    "depends_on": {"condition"},
}
CONDITIONS = ("service_started", "service_healthy", "service_completed_successfully")
A_WHILE = re.compile(r"(\d+(us|ms|s|m|h))+")


def test_the_compose_file_says_only_what_compose_understands() -> None:
    file = compose()
    assert set(file) <= WORDS["file"]
    for name, service in file["services"].items():
        assert set(service) <= WORDS["service"], name
        assert set(service.get("build", {})) <= WORDS["build"]
        health = service.get("healthcheck", {})
        assert set(health) <= WORDS["healthcheck"]
        whiles = [health.get("interval", "1s"), health.get("timeout", "1s"), service.get("stop_grace_period", "1s")]
        assert all(A_WHILE.fullmatch(each) for each in whiles), whiles
        assert service["restart"] in ("no", "always", "on-failure", "unless-stopped")
        waits = service.get("depends_on", {})
        if isinstance(waits, dict):
            assert all(set(one) <= WORDS["depends_on"] and one["condition"] in CONDITIONS for one in waits.values())
            # Nobody waits for the health of a service that does not say how it is.
            for other, one in waits.items():
                assert one["condition"] != "service_healthy" or "healthcheck" in file["services"][other]
        for port in service.get("ports", []):
            assert re.fullmatch(r"\d+:\d+(/udp)?", port)
        assert all(isinstance(value, str) for value in service.get("environment", {}).values())


@pytest.mark.skipif(bool(why_no_postgres()) or shutil.which("pg_isready") is None, reason="PostgreSQL is not here")
def test_the_database_is_asked_for_its_health_by_a_command_there_is() -> None:
    kind, command = compose()["services"]["database"]["healthcheck"]["test"]
    assert kind == "CMD-SHELL"
    # Not below pytest's own folder: another user must be able to get there.
    with tempfile.TemporaryDirectory(prefix="landsraad-postgres-") as folder, postgres(Path(folder)) as url:
        where = urlsplit(url)
        environ = {**os.environ, "PGHOST": where.hostname or "", "PGPORT": str(where.port)}
        well = subprocess.run(command, shell=True, env=environ, capture_output=True, text=True, check=False)
        assert well.returncode == 0, well.stdout + well.stderr
    nobody = subprocess.run(command, shell=True, env={**environ, "PGPORT": "1"}, capture_output=True, check=False)
    assert nobody.returncode != 0


def test_the_server_is_called_as_it_understands_and_trusts_its_proxy() -> None:
    file = compose()
    options = understood(file["services"]["server"]["command"])
    assert options["database"].startswith("postgresql://landsraad:") and options["origin"][0].startswith("https://")
    assert options["proxy"] == [file["networks"]["inside"]["ipam"]["config"][0]["subnet"]]
    assert trusted_proxies(options["proxy"])
    assert place(options["metrics"])[1] != options["port"]
    caddy = (DEPLOY / "Caddyfile").read_text()
    assert f"reverse_proxy server:{options['port']}" in caddy
    assert caddy.count("{") == caddy.count("}") and str(place(options["metrics"])[1]) not in caddy


def test_the_proxy_lets_go_of_a_silent_connection_before_the_server_does() -> None:
    """Else the server closes one just as the proxy passes a request on, which is then lost."""
    (kept,) = re.findall(r"^\s*keepalive (\d+)s$", (DEPLOY / "Caddyfile").read_text(), re.MULTILINE)
    assert int(kept) < config_for(Litestar(logging_config=None)).timeout_keep_alive


def test_the_server_opens_the_database_that_is_made_for_it() -> None:
    """Who the server says it is, and what it asks for, is what PostgreSQL is told to make."""
    services = compose()["services"]
    given, made = understood(services["server"]["command"])["database"], services["database"]["environment"]
    asked = make_url(re.sub(r"\$\{DATABASE_PASSWORD[^}]*\}", "5ecre7", given))
    assert (asked.host, asked.username, asked.database) == ("database", made["POSTGRES_USER"], made["POSTGRES_DB"])
    assert asked.password == "5ecre7" and made["POSTGRES_PASSWORD"] in given


def test_the_container_has_what_the_server_is_called_with() -> None:
    """Each flag that needs a library of its own finds it there: else the server would not start."""
    (installed,) = [given for word, given in steps() if word == "RUN" and "pip install" in given]
    extras = set(re.findall(r"\[([\w,]+)\]", installed)[0].split(","))
    offered = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert extras <= set(offered)
    options = understood(compose()["services"]["server"]["command"])
    needed = {"postgresql"} if options["database"].startswith("postgresql:") else set()
    needed |= {extra for extra in ("metrics", "push") if options[extra]}
    assert {"postgresql", "metrics"} <= needed <= extras


def test_the_unit_calls_a_command_there_is() -> None:
    unit = (DEPLOY / "landsraad.service").read_text()
    call = next(line for line in unit.splitlines() if line.startswith("ExecStart=")).partition("=")[2]
    program, *arguments = shlex.split(call.replace(" $ARGS", ""))
    assert program.endswith("/landsraad")
    options = understood(arguments)
    assert options["host"] == "127.0.0.1" and options["database"].startswith("sqlite:////var/lib/landsraad/")
    assert "DynamicUser=yes" in unit and "StateDirectory=landsraad" in unit


def test_the_lock_is_of_these_dependencies_and_names_no_place() -> None:
    """What pyproject.toml asks for is in the lock, in a version it allows, with hashes."""
    text = (ROOT / "requirements-dev.lock").read_text()
    assert "://" not in text
    locked: dict[str, list[str]] = {}
    for name, version in re.findall(r"^([a-z0-9._-]+)==([^\s;]+)", text, re.M):
        locked.setdefault(name, []).append(version)
    assert text.count(" --hash=sha256:") >= 2 * len(locked)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    for line in [*project["dependencies"], *(line for extra in make_lock.EXTRAS for line in extras[extra])]:
        wanted = Requirement(line)
        versions = locked.get(canonicalize_name(wanted.name))
        assert versions and all(wanted.specifier.contains(each) for each in versions), f"{line}: make lock"


def test_the_workflow_tries_every_system_and_python_we_name() -> None:
    flow = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text())
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    named = [line.rpartition(" ")[2] for line in project["classifiers"] if re.search(r":: 3\.\d+$", line)]
    for job in ("matrix", "wheels"):
        matrix = flow["jobs"][job]["strategy"]["matrix"]
        assert matrix["python"] == named and len(matrix["system"]) == 3
    for job in flow["jobs"].values():
        for step in job["steps"]:
            for word in shlex.split(step.get("run", "")):
                if word.startswith(("tools/", "tests/", "requirements")):
                    assert (ROOT / word).exists(), word


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    # The program itself need not be installed where it is tested.
    unit = (DEPLOY / "landsraad.service").read_text().replace("/opt/landsraad/bin/landsraad", str(shutil.which("true")))
    (tmp_path / "landsraad.service").write_text(unit)
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(tmp_path / "landsraad.service")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "landsraad.service" not in done.stderr, done.stderr
