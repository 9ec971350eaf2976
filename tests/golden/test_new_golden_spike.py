"""Golden games of Spike that nobody has seen before: recorded here, verified, and counted by the definition."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from roundhouse.engine.setup import Setup
from roundhouse.table.golden import verify
from tests.support.spike_games import SWITCHES, TASTES
from tests.support.spike_golden import payable, payments, record

#: Players, and the switches that are not at their first value.
GAMES: list[tuple[int, tuple[str, ...]]] = [
    (2, ()),
    (3, ("advanced",)),
    (4, ("segment_exclusive", "reverse_allowed")),
    (2, ("advanced", "wild_one_colour", "one_city_per_build")),
    (4, SWITCHES),
]


@pytest.mark.long
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_new_golden_game_passes(number: int, tmp_path: Path) -> None:
    """Every count and list of what is legal is that of the definition, every position that of a replay."""
    players, switched = GAMES[number]
    lines = list(record(set_up(players, switched, 100 + number), number, TASTES[number % len(TASTES)]))
    verdict = verify(written(tmp_path, lines))
    assert verdict.difference is None
    assert verdict.decisions == len(lines) - 2


def test_a_short_one_is_like_those_that_are_kept(tmp_path: Path) -> None:
    """The fields are those of the recorded games; and a wrong count is noticed."""
    lines = list(record(set_up(2, (), 5), 5, {"draw": 3}))
    assert set(lines[0]) == {"format", "game", "players", "options", "setup"}
    assert any("chance" in line for line in lines)
    assert any("payments" in line for line in lines)
    assert verify(written(tmp_path, lines)).difference is None
    lines[30]["legal"] += 1
    difference = verify(written(tmp_path, lines)).difference
    assert difference is not None
    assert difference.where == "decision 30, legal"


def set_up(players: int, switched: tuple[str, ...], seed: int) -> Setup:
    first: dict[str, Any] = {name: name not in ("advanced", "allow_debt") for name in SWITCHES}
    return Setup(players=players, options={name: first[name] != (name in switched) for name in SWITCHES}, seed=seed)


def written(folder: Path, lines: list[dict[str, Any]]) -> Path:
    file = folder / "new.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    return file


def test_what_can_be_paid_has_a_payment() -> None:
    """The two ways to look at it agree."""
    for number in range(4**4):
        hand = [number % 4, number // 4 % 4, number // 16 % 4, number // 64]
        for need in ((1, 0, 0, 0), (1, 1, 0, 0), (0, 2, 1, 0), (2, 0, 0, 2), (1, 1, 1, 1)):
            assert payable(hand, need, one_colour=True) == bool(payments(hand, need)), (hand, need)
