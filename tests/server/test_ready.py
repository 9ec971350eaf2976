"""Answers that are ready: compressed as they are asked for, and where nobody waits meanwhile."""

from __future__ import annotations

import gzip
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import brotli  # type: ignore[import-untyped]
import pytest

from roundhouse.server.http.ready import Ready, ready
from roundhouse.server.http.routes import exports, history, pictures
from roundhouse.server.http.settings import Settings
from tests.server.serving import KEY, UNHURRIED, Server, serving

LONG = "a long story " * 1000


@pytest.mark.parametrize(
    ("accepted", "kinds"),
    [(None, {"br", "gzip"}), ("", set()), ("gzip", {"gzip"}), ("gzip, br", {"br"}), ("br;q=0, gzip", {"gzip"})],
)
def test_what_nobody_takes_is_not_compressed(accepted: str | None, kinds: set[str]) -> None:
    made = ready(LONG, accepted=accepted)
    assert made.content == LONG.encode()
    assert {kind for kind, content in (("br", made.brotli), ("gzip", made.gzip)) if content} == kinds
    assert "gzip" not in kinds or gzip.decompress(made.gzip) == made.content
    assert "br" not in kinds or brotli.decompress(made.brotli) == made.content


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, Settings(key=KEY, rates=UNHURRIED, samples=False), bot_workers=0) as running:
        yield running


def test_a_table_is_compressed_beside_the_loop(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a game that goes on, too: some are long before they end."""
    made_by: list[str] = []

    def noted(*args: Any, **more: Any) -> Ready:
        made_by.append(threading.current_thread().name)
        return ready(*args, **more)

    for module in (exports, history, pictures):
        monkeypatch.setattr(module, "ready", noted)
    ada = server.person("Ada")
    table = ada.new_table(game="rocket", seats=[{"who": "me"}, {"who": "me"}])
    for path in ("/history", "/scene", "/export"):
        assert ada.get(f"/tables/{table}{path}").status_code == 200
    assert len(made_by) == 3
    assert all(name.startswith("roundhouse-beside") for name in made_by)
