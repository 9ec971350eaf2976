"""What a first visit costs, wherever it begins: everything that comes over the network until the page stands."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.support.browser import Visitor
from tests.support.positions import ADA
from tests.support.transferred import BOARD, transferred

Visit = Callable[..., Visitor]

#: In kB, of 1,000 bytes, compressed.
MOST = 200
SAMPLES = ["sample-rocket-1999", "sample-spike-advanced", "sample-1862-full"]


def is_small(sizes: dict[str, int]) -> None:
    assert sum(sizes.values()) < MOST * 1000, "\n".join(
        f"{size:>7} {name}" for name, size in sorted(sizes.items(), key=lambda x: -x[1])
    )


def test_the_lobby_is_small(visitor: Visitor) -> None:
    sizes = transferred(visitor, "/", '[data-new="rocket"]')
    assert any(name.endswith(".css") for name in sizes)
    assert any("/assets/en-" in name for name in sizes), "words"
    assert not any("/assets/table-" in name for name in sizes), "tables are fetched when somebody sits down at one"
    assert sum(name.endswith(".woff2") for name in sizes) >= 2
    # Of every game, and of the puzzle of the day.
    assert sum("/picture.svg" in name for name in sizes) == len(visitor.get("/games")) + 1
    is_small(sizes)


@pytest.mark.parametrize("sample", SAMPLES)
@pytest.mark.parametrize(("part", "until"), [("?board", BOARD), ("", "[data-podium]")], ids=["board", "result"])
def test_a_finished_game_is_small(visitor: Visitor, sample: str, part: str, until: str) -> None:
    sizes = transferred(visitor, f"/tables/{sample}{part}", until)
    assert any("/scene" in name for name in sizes)
    assert len([name for name in sizes if name.endswith(f"{sample}/scene")]) == 1, "drawn once"
    is_small(sizes)


@pytest.mark.parametrize("sample", SAMPLES)
def test_a_running_game_is_small(visit: Visit, sample: str) -> None:
    """Somebody with a seat, whose browser has never been here."""
    visitor = visit()
    visitor.call(ADA)
    actions = visitor.get(f"/tables/{sample}")["table"]["actions"]
    table = visitor.post(f"/tables/{sample}/branch", {"at": 2 * actions // 3, "seat": None})["id"]
    is_small(transferred(visitor, f"/tables/{table}", BOARD))


@pytest.mark.parametrize("game", ["rocket", "spike", "1862"])
def test_a_lesson_is_small(visit: Visit, game: str) -> None:
    """The last of the course, whose position is the fullest."""
    visitor = visit()
    visitor.call(ADA)
    name = visitor.get(f"/games/{game}/lessons")[-1]["id"]
    table = visitor.post(f"/games/{game}/lessons/{name}")["id"]
    is_small(transferred(visitor, f"/tables/{table}", "[data-task]"))


@pytest.mark.parametrize(("path", "until"), [("/learn/1862", "[data-course]"), ("/puzzles", "[data-today]")])
def test_pages_to_learn_from_are_small(visitor: Visitor, path: str, until: str) -> None:
    is_small(transferred(visitor, path, until))
