"""The golden games replay exactly; and a game that was altered anywhere does not."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from roundhouse.table.golden import Difference, verify

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.gz"))
#: A short one, to be altered.
SHORT = FOLDER / "rocket-r06-1999-4p-variant.jsonl.gz"

Lines = list[dict[str, Any]]


def test_the_golden_games_are_here() -> None:
    assert len(FILES) >= 12


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.name))
def test_golden_game(file: Path) -> None:
    verdict = verify(file)
    assert verdict.difference is None
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        assert verdict.decisions == sum(1 for _ in lines) - 2


# -- altered games


@pytest.fixture
def lines() -> Lines:
    return [json.loads(line) for line in gzip.decompress(SHORT.read_bytes()).splitlines()]


def written(folder: Path, lines: Lines) -> Path:
    file = folder / "altered.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    return file


def difference(file: Path) -> Difference:
    found = verify(file).difference
    assert found is not None
    return found


def with_key(lines: Lines, key: str) -> dict[str, Any]:
    """The first decision that has something recorded under a key."""
    return next(line for line in lines if "seq" in line and line.get(key))


def test_unaltered_text_replays(tmp_path: Path, lines: Lines) -> None:
    assert verify(written(tmp_path, lines)).difference is None


# Each takes the lines, alters one thing, and returns where the difference must be found.


def legal_count(lines: Lines) -> str:
    lines[7]["legal"] += 1
    return "decision 7, legal"


def legal_hash(lines: Lines) -> str:
    lines[8]["legal_hash"] = lines[9]["legal_hash"]
    return "decision 8, legal_hash"


def legal_list_entry(lines: Lines) -> str:
    line = with_key(lines, "legal_list")
    line["legal_list"][-1] = {"type": "skip"}
    return f"decision {line['seq']}, legal_list"


def legal_list_order(lines: Lines) -> str:
    line = with_key(lines, "legal_list")
    line["legal_list"].reverse()
    return f"decision {line['seq']}, legal_list"


def event_amount(lines: Lines) -> str:
    line = next(line for line in lines[1:] if any(event[0] == "town" for event in line.get("events", [])))
    next(event for event in line["events"] if event[0] == "town")[-1][0] += 1
    return f"decision {line['seq']}, events"


def event_added(lines: Lines) -> str:
    lines[1]["events"] = [["passenger", 0]]
    return "decision 1, events"


def event_twice(lines: Lines) -> str:
    line = with_key(lines, "events")
    line["events"].append(line["events"][-1])
    return f"decision {line['seq']}, events"


def event_removed(lines: Lines) -> str:
    line = with_key(lines, "events")
    del line["events"]
    return f"decision {line['seq']}, events"


def illegal_rule(lines: Lines) -> str:
    line = with_key(lines, "illegal")
    line["illegal"][0]["rule"] = "SR-7.1-z"
    return f"decision {line['seq']}, illegal {json.dumps(line['illegal'][0]['action'])}"


def illegal_is_legal(lines: Lines) -> str:
    line = lines[4]
    line["illegal"] = [{"action": line["action"], "rule": "SR-7.1-b"}]
    return f"decision 4, illegal {json.dumps(line['action'])}"


def illegal_by_nobody(lines: Lines) -> str:
    line = next(line for line in lines[1:] if any("seat" in tried for tried in line.get("illegal", [])))
    tried = next(tried for tried in line["illegal"] if "seat" in tried)
    tried["seat"] = line["seat"]
    return f"decision {line['seq']}, illegal"


def illegal_nonsense(lines: Lines) -> str:
    lines[5]["illegal"] = [{"action": {"type": "fly"}, "rule": "SR-7.6-a"}]
    return "decision 5, illegal"


def action_refused(lines: Lines) -> str:
    lines[3]["action"] = {"type": "veto_call"}
    return "decision 3, action"


def action_nonsense(lines: Lines) -> str:
    lines[3]["action"] = {"type": "extend", "line": "LMR", "to": "north"}
    return "decision 3, action"


def action_other(lines: Lines) -> str:
    """Legal, but not what was played."""
    line = with_key(lines, "legal_list")
    line["action"] = next(action for action in line["legal_list"] if action != line["action"])
    return f"decision {line['seq']}, "


def seat(lines: Lines) -> str:
    lines[10]["seat"] = (lines[10]["seat"] + 1) % 4
    return "decision 10, seat"


def seq(lines: Lines) -> str:
    lines[10]["seq"] = 11
    return "decision 10, seq"


def seq_as_text(lines: Lines) -> str:
    lines[10]["seq"] = "10"
    return "decision 10, seq"


def decision_dropped(lines: Lines) -> str:
    del lines[12]
    return "decision 12, seq"


def decision_twice(lines: Lines) -> str:
    lines.insert(12, lines[12])
    return "decision 13, seq"


def decision_dropped_at_the_end(lines: Lines) -> str:
    del lines[-2]
    return "final"


def decision_after_the_end(lines: Lines) -> str:
    lines.insert(-1, {**lines[-2], "seq": lines[-2]["seq"] + 1})
    return f"decision {len(lines) - 2}"


def final_dropped(lines: Lines) -> str:
    del lines[-1]
    return "final"


def only_a_header(lines: Lines) -> str:
    del lines[1:]
    return "final"


def nothing_at_all(lines: Lines) -> str:
    lines.clear()
    return "file"


def state_missing(lines: Lines) -> str:
    del lines[9]["state"]
    return "decision 9, state"


def state_key_unknown(lines: Lines) -> str:
    lines[1]["state"]["weather"] = "fine"
    return "decision 1, state, weather"


def state_key_missing_inside(lines: Lines) -> str:
    del lines[1]["state"]["lines"]["SER"]["facing"]
    return "decision 1, state, lines.SER"


def state_key_unknown_inside(lines: Lines) -> str:
    lines[1]["state"]["lines"]["SER"]["weather"] = "fine"
    return "decision 1, state, lines.SER"


def state_true_for_one(lines: Lines) -> str:
    """1 and true are different things."""
    lines[1]["state"]["next"]["action_no"] = float(lines[1]["state"]["next"]["action_no"])
    return "decision 1, state, next.action_no"


def header_format(lines: Lines) -> str:
    lines[0]["format"] = "roundhouse-golden/2"
    return "header, format"


def header_game(lines: Lines) -> str:
    lines[0]["game"] = "chess"
    return "header"


def header_board(lines: Lines) -> str:
    lines[0]["board"] = "rocket-board/9"
    return "header"


def header_players(lines: Lines) -> str:
    lines[0]["players"] = 5
    return "header"


def header_option_unknown(lines: Lines) -> str:
    lines[0]["options"]["isolation_model"] = "vague"
    return "header"


def header_option_of_rules(lines: Lines) -> str:
    """Comes out where the rules first differ: the first settled extension asks one more player."""
    lines[0]["options"]["active_may_call_veto"] = True
    return "decision 1, "


def header_option_of_state(lines: Lines) -> str:
    lines[0]["options"]["share_limit"] = None
    return "header, state, available"


def header_first_seat(lines: Lines) -> str:
    lines[0]["first_seat"] = 0
    return "header, state, next.seat"


def header_no_first_seat(lines: Lines) -> str:
    del lines[0]["first_seat"]
    return "header"


def header_state(lines: Lines) -> str:
    lines[0]["state"]["lines"]["LMR"]["loco"] = [0, 5]
    return "header, state, lines.LMR.loco"


ALTERATIONS: list[Callable[[Lines], str]] = [
    legal_count,
    legal_hash,
    legal_list_entry,
    legal_list_order,
    event_amount,
    event_added,
    event_twice,
    event_removed,
    illegal_rule,
    illegal_is_legal,
    illegal_by_nobody,
    illegal_nonsense,
    action_refused,
    action_nonsense,
    action_other,
    seat,
    seq,
    seq_as_text,
    decision_dropped,
    decision_twice,
    decision_dropped_at_the_end,
    decision_after_the_end,
    final_dropped,
    only_a_header,
    nothing_at_all,
    state_missing,
    state_key_unknown,
    state_key_missing_inside,
    state_key_unknown_inside,
    state_true_for_one,
    header_format,
    header_game,
    header_board,
    header_players,
    header_option_unknown,
    header_option_of_rules,
    header_option_of_state,
    header_first_seat,
    header_no_first_seat,
    header_state,
]


@pytest.mark.parametrize("alter", ALTERATIONS, ids=lambda alter: str(alter.__name__))
def test_altered(tmp_path: Path, lines: Lines, alter: Callable[[Lines], str]) -> None:
    where = alter(lines)
    assert difference(written(tmp_path, lines)).where.startswith(where)


# -- one number deep inside


def numbers_in(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every number inside some data."""
    if isinstance(data, (dict, list)):
        items = data.items() if isinstance(data, dict) else enumerate(data)
        return [way for key, inner in items for way in numbers_in(inner, (*path, key))]
    return [path] if type(data) is int else []


def add_one(data: Any, path: tuple[Any, ...]) -> None:
    for key in path[:-1]:
        data = data[key]
    data[path[-1]] += 1


STATE_KEYS = [
    "next",
    "money",
    "shares",
    "available",
    "investments",
    "stations",
    "passengers",
    "lines",
    "supply",
]


@pytest.mark.parametrize("key", STATE_KEYS)
def test_altered_state(tmp_path: Path, lines: Lines, key: str) -> None:
    line = next(line for line in lines[60:] if numbers_in(line["state"].get(key)))
    path = numbers_in(line["state"][key])[-1]
    add_one(line["state"][key], path)
    where = f"decision {line['seq']}, state, {key}"
    found = difference(written(tmp_path, lines))
    assert found.where.startswith(where)
    # Names are told to the end, so that a line, a city or a player is found at once.
    assert found.where == ".".join([where, *_names(path)])
    assert found.expected != found.found


def _names(path: tuple[Any, ...]) -> list[str]:
    """The names of a path, up to the first list."""
    names = []
    for key in path:
        if not isinstance(key, str):
            break
        names.append(key)
    return names


@pytest.mark.parametrize("key", ["facing", "status", "places", "into"])
def test_altered_line(tmp_path: Path, lines: Lines, key: str) -> None:
    line = next(line for line in lines[1:] if line["state"].get("lines", {}).get("SER", {}).get("facing"))
    line["state"]["lines"]["SER"][key] = "changed"
    assert difference(written(tmp_path, lines)).where == f"decision {line['seq']}, state, lines.SER.{key}"


FINAL_KEYS = ["in_play", "passengers", "industries", "stations", "shares", "total", "rank", "winners"]


@pytest.mark.parametrize("key", FINAL_KEYS)
def test_altered_final(tmp_path: Path, lines: Lines, key: str) -> None:
    add_one(lines[-1]["final"][key], numbers_in(lines[-1]["final"][key])[0])
    assert difference(written(tmp_path, lines)).where.startswith(f"final, {key}")


def test_altered_end(tmp_path: Path, lines: Lines) -> None:
    lines[-1]["final"]["ended_by"] = ["tiles"]
    assert difference(written(tmp_path, lines)).where.startswith("final, ended_by")


def test_every_key_is_altered(lines: Lines) -> None:
    assert set(STATE_KEYS) == set(lines[0]["state"])
    assert {*FINAL_KEYS, "ended_by"} == set(lines[-1]["final"])


# -- files that are no such file


def test_what_agreed_before_the_difference_is_counted(tmp_path: Path, lines: Lines) -> None:
    lines[31]["seat"] = 9
    assert verify(written(tmp_path, lines)).decisions == 30


def test_broken_json(tmp_path: Path, lines: Lines) -> None:
    file = written(tmp_path, lines)
    text = file.read_text("utf-8").splitlines(keepends=True)
    text[20] = text[20].replace("{", "[", 1)
    file.write_text("".join(text), "utf-8")
    assert difference(file).where == "line 21"


def test_not_an_object(tmp_path: Path, lines: Lines) -> None:
    file = written(tmp_path, lines)
    file.write_text(file.read_text("utf-8") + "[1, 2]\n", "utf-8")
    assert difference(file).where == f"line {len(lines) + 1}"


def test_cut_off_in_a_line(tmp_path: Path, lines: Lines) -> None:
    file = written(tmp_path, lines)
    file.write_bytes(file.read_bytes()[:-5])
    assert difference(file).where == f"line {len(lines)}"


@pytest.mark.parametrize("kept", [3, 40, 5000])
def test_cut_off_while_compressed(tmp_path: Path, kept: int) -> None:
    file = tmp_path / "cut.jsonl.gz"
    file.write_bytes(SHORT.read_bytes()[:kept])
    assert difference(file).where == "file"


def test_damaged_while_compressed(tmp_path: Path) -> None:
    raw = bytearray(SHORT.read_bytes())
    for place in range(2000, 2040):
        raw[place] ^= 255
    file = tmp_path / "damaged.jsonl.gz"
    file.write_bytes(raw)
    assert difference(file).where == "file"


def test_no_text(tmp_path: Path) -> None:
    file = tmp_path / "noise"
    file.write_bytes(bytes(range(256)))
    assert difference(file).where == "file"


def test_no_file(tmp_path: Path) -> None:
    assert difference(tmp_path / "nowhere.jsonl").where == "file"
