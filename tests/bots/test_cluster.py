"""Tournaments on a Ray cluster: the same games, nothing lost and nothing counted twice when a worker is killed."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from roundhouse.bots.cluster import NoCluster, NoRay, connected
from roundhouse.bots.tournament import Plan, Tournament
from roundhouse.cli.main import main
from roundhouse.games.rocket import RULESET

GAMES = 12


def plan() -> Plan:
    return Plan(game="rocket", options=RULESET.complete({}), bots=["random", "apprentice"], players=2, seed=3)


def ray(*asked: str) -> None:
    subprocess.run([sys.executable, "-m", "ray.scripts.scripts", *asked], check=True, capture_output=True, timeout=180)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture
def address(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A cluster of two workers on this machine."""
    pytest.importorskip("ray", reason="Ray is an optional extra: pip install 'roundhouse-games[ray]'")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
    at = f"127.0.0.1:{free_port()}"
    # Sockets have short names: not below the usual long directory of a test.
    directory = Path(tmp_path_factory.getbasetemp().anchor, "tmp", f"ray-{os.getpid()}")
    ray(
        "start", "--head", "--node-ip-address=127.0.0.1", f"--port={at.rpartition(':')[2]}", "--num-cpus=2",
        "--include-dashboard=false", f"--temp-dir={directory}", "--object-store-memory=100000000",
    )  # fmt: skip
    try:
        yield at
    finally:
        end(str(directory))
        shutil.rmtree(directory, ignore_errors=True)


def end(having: str) -> None:
    """The processes of the cluster; those that do not go when they are asked are not asked again."""
    for how in (signal.SIGTERM, signal.SIGKILL):
        for pid in processes(having):
            with suppress(ProcessLookupError):
                os.kill(pid, how)
        for _ in range(50):
            if not processes(having):
                return
            time.sleep(0.1)


def processes(having: str) -> list[int]:
    """The processes whose command has this in it."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                command = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode("utf-8", "replace")
            except OSError:
                continue
            if having in command and int(entry.name) != os.getpid():
                found.append(int(entry.name))
    return found


@pytest.mark.long
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks for the workers in /proc")
def test_a_killed_worker_costs_no_game_and_counts_none_twice(address: str, tmp_path: Path) -> None:
    alone = Tournament(plan())
    alone.play(GAMES)
    killed: list[int] = []
    told: list[int] = []

    def progress(games: int) -> None:
        told.append(games)
        if games == 2:
            working = processes("ray::play_match")
            assert working, "nobody is playing"
            os.kill(working[0], signal.SIGKILL)
            killed.append(working[0])

    kept = tmp_path / "kept"
    shared = Tournament(plan(), kept)
    shared.play(GAMES, progress=progress, cluster=address)
    assert len(killed) == 1
    assert told == list(range(1, GAMES + 1))
    assert shared.games() == alone.games()
    assert len(kept.read_text("utf-8").splitlines()) == GAMES + 1
    # Another run of the same tournament has nothing to do, with or without a cluster.
    assert Tournament(plan(), kept).games() == alone.games()


def test_without_a_cluster_it_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ["tournament", "rocket", "--bots", "random,greedy", "--games", "1", "--ray", "127.0.0.1:1"]
    try:
        connected("127.0.0.1:1")
    except NoRay:
        expected = "pip install"
    except NoCluster:
        expected = "127.0.0.1:1"
    assert main(wanted) == 2
    assert expected in capsys.readouterr().err
