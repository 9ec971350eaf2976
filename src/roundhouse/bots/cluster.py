"""Games on a cluster: played on any number of machines in a Ray cluster, each game counted once.

Ray is an optional extra (`pip install roundhouse-games[ray]`). A game belongs to nobody until its result is in: if a
process or a machine is lost, its games are played again elsewhere, with the same results.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any, Final

from roundhouse.bots.contest import Match
from roundhouse.bots.playing import Result

#: How often a game is restarted when its process is lost.
RETRIES: Final = 20
#: Seconds within which a cluster must answer.
PATIENCE: Final = 5.0
#: How many games are submitted ahead of those that are finished.
AHEAD: Final = 200


class NoRay(Exception):
    """Ray is not installed here."""


class NoCluster(Exception):
    """No cluster answers at this address."""


def play_match(match: Match) -> Result:
    return match.play()


def play_on_cluster(matches: Sequence[Match], address: str) -> Iterator[tuple[int, Result]]:
    """The results as they come in, each with the place of its match."""
    ray = connected(address)
    try:
        remote = ray.remote(max_retries=RETRIES)(play_match)
        waiting: dict[Any, int] = {}
        following = 0
        while following < len(matches) or waiting:
            while following < len(matches) and len(waiting) < AHEAD:
                waiting[remote.remote(matches[following])] = following
                following += 1
            done, _ = ray.wait(list(waiting), num_returns=1)
            for task in done:
                yield waiting.pop(task), ray.get(task)
    finally:
        # Stopping early leaves no games behind: they end with the connection.
        ray.shutdown()


def connected(address: str) -> Any:
    """Ray, with a connection to the cluster. `NoRay`, `NoCluster`."""
    try:
        ray = import_module("ray")
    except ImportError:
        raise NoRay from None
    must_answer(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError):
        raise NoCluster(address) from None
    return ray


def must_answer(address: str) -> None:
    """`NoCluster` at once where nobody listens: Ray itself would go on trying for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except (OSError, OverflowError):
        raise NoCluster(address) from None
