"""The files of `deploy/`, as far as they can be checked without running them; test_proxies.py runs the others."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from roundhouse.server.environment import read

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def test_the_container_file_is_one() -> None:
    """By its linter, whose every remark is an error."""
    linter = shutil.which("hadolint", path=str(Path(sys.executable).parent))
    if linter is None:
        pytest.skip("there is no hadolint for this kind of machine")
    checked = subprocess.run(
        [linter, "--failure-threshold", "info", str(DEPLOY / "Containerfile")], capture_output=True
    )
    assert (checked.returncode, checked.stdout) == (0, b"")


def test_what_the_container_file_copies_and_runs_is_there() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    assert re.findall(r"-r (\S+)", text) == ["requirements.lock"]
    assert (ROOT / "requirements.lock").is_file()


def test_the_compose_file_is_one() -> None:
    schema = ["--builtin-schema", "vendor.compose-spec", str(DEPLOY / "compose.yaml")]
    checked = subprocess.run([sys.executable, "-m", "check_jsonschema", *schema], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.parametrize("file", ["roundhouse.env.example", "compose.yaml", "roundhouse.service", "Containerfile"])
def test_every_variable_is_one_of_the_servers(file: str) -> None:
    described = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    named = set(re.findall(r"(ROUNDHOUSE_\w+)[=:]", (DEPLOY / file).read_text("utf-8")))
    assert named
    assert all(f"`{name}`" in described for name in named)


def test_the_example_of_an_environment_is_read() -> None:
    lines = (DEPLOY / "roundhouse.env.example").read_text("utf-8").splitlines()
    given = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    found = read(given)
    assert found.settings.public_url == "https://games.example"
    assert found.config.database.startswith("postgresql://")


def test_slow_clients_find_their_limits_in_front_of_the_server_too() -> None:
    """Files for thousands of connections, and no request that may take for ever: in the unit and at both proxies."""
    unit, nginx, caddy = (
        (DEPLOY / name).read_text("utf-8") for name in ("roundhouse.service", "nginx.conf", "Caddyfile")
    )
    assert int(re.findall(r"^LimitNOFILE=(\d+)$", unit, re.MULTILINE)[0]) >= 16_384
    for limit in ("client_header_timeout", "client_body_timeout", "send_timeout", "limit_conn clients"):
        assert re.search(rf"^\s*{limit} \d+s?;", nginx, re.MULTILINE), limit
    for limit in ("read_header", "read_body", "idle"):
        assert re.search(rf"^\s*{limit} \d+[sm]$", caddy, re.MULTILINE), limit
