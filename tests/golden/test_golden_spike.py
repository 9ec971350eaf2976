"""The golden games of Spike; and one that was altered anywhere does not replay."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from roundhouse.table.golden import verify

FOLDER = Path(__file__).parent
SHORT = FOLDER / "spike-d01-2p-basic.jsonl.gz"

Lines = list[dict[str, Any]]


def test_the_golden_games_are_here() -> None:
    assert len(list(FOLDER.glob("spike-*.gz"))) >= 10


@pytest.fixture
def lines() -> Lines:
    return [json.loads(line) for line in gzip.decompress(SHORT.read_bytes()).splitlines()]


def with_key(lines: Lines, key: str) -> dict[str, Any]:
    return next(line for line in lines if "seq" in line and line.get(key))


# Each takes the lines, alters one thing, and returns where the difference must be found.


def legal_count(lines: Lines) -> str:
    lines[7]["legal"] += 1
    return "decision 7, legal"


def legal_list_entry(lines: Lines) -> str:
    line = with_key(lines, "legal_list")
    line["legal_list"].pop()
    return f"decision {line['seq']}, legal_list"


def payments(lines: Lines) -> str:
    line = with_key(lines, "payments")
    line["payments"] += 1
    return f"decision {line['seq']}, payments"


def illegal_is_legal(lines: Lines) -> str:
    lines[4]["illegal"] = [{"action": lines[4]["action"], "rule": "SK-3.1-b"}]
    return "decision 4, illegal"


def illegal_nonsense(lines: Lines) -> str:
    lines[5]["illegal"] = [{"action": {"type": "fly"}, "rule": "SK-3.1-b"}]
    return "decision 5, illegal"


def chance_missing(lines: Lines) -> str:
    line = with_key(lines, "chance")
    del line["chance"]
    return f"decision {line['seq']}, state"


def chance_other(lines: Lines) -> str:
    line = with_key(lines, "chance")
    deck = line["chance"]["reshuffles"][0]["deck"]
    place = next(number for number, card in enumerate(deck) if card != deck[-1])
    deck[-1], deck[place] = deck[place], deck[-1]
    return f"decision {line['seq']}, state"


def chance_not_needed(lines: Lines) -> str:
    lines[3]["chance"] = {"reshuffles": [{"round": 2, "deck": ["white"]}]}
    return "decision 3, state, hash"


def chance_nonsense(lines: Lines) -> str:
    lines[3]["chance"] = {"reshuffles": [{"round": 2, "deck": ["pink"]}]}
    return "decision 3, chance"


def hash_of_the_state(lines: Lines) -> str:
    lines[9]["state"]["hash"] = "0" * 16
    return "decision 9, state, hash"


def money(lines: Lines) -> str:
    lines[9]["state"]["players"][0][0] += 1
    return "decision 9, state, players"


def full_state(lines: Lines) -> str:
    line = with_key(lines, "full")
    line["full"]["deck"].reverse()
    return f"decision {line['seq']}, full, deck"


def action_refused(lines: Lines) -> str:
    lines[1]["action"] = {"type": "end_turn"}
    return "decision 1, action"


def final_total(lines: Lines) -> str:
    lines[-1]["final"]["seats"][0]["total"] += 1
    return "final, seats"


def final_end(lines: Lines) -> str:
    lines[-1]["final"]["end"] = "special"
    return "final, end"


def header_hand(lines: Lines) -> str:
    lines[0]["setup"]["hands"][0].pop()
    return "header"


def header_card(lines: Lines) -> str:
    lines[0]["setup"]["contracts"][0][0]["card"] = "tea_1"
    return "header"


def header_market(lines: Lines) -> str:
    lines[0]["setup"]["market"][0][0] = "oil"
    return "header"


def header_option(lines: Lines) -> str:
    del lines[0]["options"]["allow_debt"]
    return "header, options, allow_debt"


ALTERATIONS: list[Callable[[Lines], str]] = [
    legal_count,
    legal_list_entry,
    payments,
    illegal_is_legal,
    illegal_nonsense,
    chance_missing,
    chance_other,
    chance_not_needed,
    chance_nonsense,
    hash_of_the_state,
    money,
    full_state,
    action_refused,
    final_total,
    final_end,
    header_hand,
    header_card,
    header_market,
    header_option,
]


@pytest.mark.parametrize("alter", ALTERATIONS, ids=lambda alter: str(alter.__name__))
def test_altered(tmp_path: Path, lines: Lines, alter: Callable[[Lines], str]) -> None:
    where = alter(lines)
    file = tmp_path / "altered.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    found = verify(file).difference
    assert found is not None
    assert found.where.startswith(where)


def test_the_order_of_legal_actions_means_nothing(tmp_path: Path, lines: Lines) -> None:
    with_key(lines, "legal_list")["legal_list"].reverse()
    file = tmp_path / "reversed.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    assert verify(file).difference is None
