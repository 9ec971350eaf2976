"""Tables of the tests are also those of Lantern, the game with hidden hands, installed as another package would be."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from roundhouse.engine.registry import find
from roundhouse.picture.theme import colours


@pytest.fixture(scope="module", autouse=True)
def lantern(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Lantern is found by its entry point; other tests count the games that are installed, so it goes away again."""
    folder = tmp_path_factory.mktemp("installed")
    metadata = folder / "lantern-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: lantern\nVersion: 1.0\n", "utf-8")
    points = "[roundhouse.games]\nlantern = tests.outside.lantern_game:RULESET\n"
    (metadata / "entry_points.txt").write_text(points, "utf-8")
    sys.path.append(str(folder))
    find.cache_clear()
    colours.cache_clear()
    yield
    sys.path.remove(str(folder))
    find.cache_clear()
    colours.cache_clear()
