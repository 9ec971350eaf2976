"""Options: an edition is a preset of independent switches (SR-0.1-a), some of which are mere presentation."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from roundhouse.engine.setup import BadSetup, Setup
from roundhouse.games.rocket import RULESET
from roundhouse.games.rocket.options import EDITIONS
from roundhouse.table.golden import verify
from tests.games.rocket.positions import Position, tb_a

GOLDEN = Path(__file__).parents[2] / "golden"

#: SR-0.1-a, word by word: switch, value in 1999, value in 2018.
SWITCHES: dict[str, tuple[Any, Any]] = {
    "unit_name": ("1000_pounds", "prestige"),
    "totals_visible": (False, True),
    "share_limit": ({"per_line": 16, "supplementary": 16}, None),
    "invest_medium": ("token", "cube"),
    "veto_active_scope": ("any_legal", "original_only"),
    "linked_station_movable": (True, False),
    "end_check": ("action", "turn"),
    "end_condition_lines": ("shares_available_le_1", "closed_ge_6"),
    "isolated_pile": ("discard", "marker"),
    "connector_tiles": (0, 16),
    "city_indicator": (False, True),
}
#: Options with the same default in both editions, and another value.
OTHERS: dict[str, tuple[Any, Any]] = {
    "active_may_call_veto": (False, True),
    "isolation_model": ("exact", "relaxed"),
    "survivor_extendable": (True, False),
    "supplementary_bids": (True, False),
    "places_one_by_one": (False, True),
    "call_denies_passenger": (False, True),
    "tiles_never_lack": (False, True),
}
#: SR-0.1-b
PRESENTATION = ("unit_name", "totals_visible", "invest_medium", "isolated_pile", "connector_tiles", "city_indicator")


def preset(edition: str) -> dict[str, Any]:
    values = {name: pair[edition == "2018"] for name, pair in SWITCHES.items()}
    defaults = {name: pair[0] for name, pair in OTHERS.items()}
    return {"edition": edition, "board": None} | values | defaults


@pytest.mark.parametrize("edition", ["1999", "2018"])
def test_sr_0_1_a_edition_is_a_preset(edition: str) -> None:
    assert RULESET.complete({"edition": edition}) == preset(edition)
    assert set(EDITIONS[edition]) == set(SWITCHES)


def test_edition_1999_by_default() -> None:
    assert RULESET.complete({}) == preset("1999")


@pytest.mark.parametrize("edition", ["1999", "2018"])
@pytest.mark.parametrize("switch", SWITCHES)
def test_sr_0_1_a_each_switch_is_independent(edition: str, switch: str) -> None:
    other = SWITCHES[switch][edition == "1999"]
    assert RULESET.complete({"edition": edition, switch: other}) == preset(edition) | {switch: other}


@pytest.mark.parametrize("edition", ["1999", "2018"])
@pytest.mark.parametrize("option", OTHERS)
def test_sr_0_1_a_options_of_both_editions(edition: str, option: str) -> None:
    other = OTHERS[option][1]
    assert RULESET.complete({"edition": edition, option: other}) == preset(edition) | {option: other}


def test_completing_twice_changes_nothing() -> None:
    for edition in ("1999", "2018"):
        completed = RULESET.complete({"edition": edition, "isolation_model": "region"})
        assert RULESET.complete(completed) == completed


def test_sr_0_1_c_switch_decides_not_the_edition() -> None:
    """The four rules that editions differ in, each taken from the other edition."""
    reverse = {name: pair[0] for name, pair in SWITCHES.items()}
    play = (
        Position(tb_a(), edition="2018", **reverse)
        .loco("A", (2, 2), facing=0, track=[(1, 2)])
        .station(0, (1, 2))
        .play()
    )
    assert play.available("A") == 16
    assert play.refused("station_move", origin=(1, 2), to=(0, 0)) == ""
    reverse = {name: pair[1] for name, pair in SWITCHES.items()}
    play = (
        Position(tb_a(), edition="1999", **reverse)
        .loco("A", (2, 2), facing=0, track=[(1, 2)])
        .station(0, (1, 2))
        .play()
    )
    assert play.available("A") is None
    assert play.refused("station_move", origin=(1, 2), to=(0, 0)) == "SR-6.2-a"


@pytest.mark.parametrize("per_line", [3, 40])
def test_share_limit_of_another_size(per_line: int) -> None:
    play = Position(tb_a(), share_limit={"per_line": per_line, "supplementary": 5}).play()
    assert play.available("A") == per_line
    assert play.stock == 5


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"edition": "2099"}, "edition"),
        ({"edition": 1999}, "edition"),
        ({"edition": None}, "edition"),
        ({"unit_name": "euro"}, "unit_name"),
        ({"totals_visible": "yes"}, "totals_visible"),
        ({"totals_visible": 1}, "totals_visible"),
        ({"share_limit": 16}, "share_limit"),
        ({"share_limit": {"per_line": "16"}}, "share_limit.per_line"),
        ({"share_limit": {"per_line": 0}}, "share_limit.per_line"),
        ({"share_limit": {"per_line": -1}}, "share_limit.per_line"),
        ({"share_limit": {"supplementary": -1}}, "share_limit.supplementary"),
        ({"share_limit": {"per_line": 16, "spare": 3}}, "share_limit"),
        ({"invest_medium": "coin"}, "invest_medium"),
        ({"veto_active_scope": "none"}, "veto_active_scope"),
        ({"linked_station_movable": None}, "linked_station_movable"),
        ({"end_check": "round"}, "end_check"),
        ({"end_condition_lines": ""}, "end_condition_lines"),
        ({"isolated_pile": False}, "isolated_pile"),
        ({"connector_tiles": True}, "connector_tiles"),
        ({"connector_tiles": -1}, "connector_tiles"),
        ({"connector_tiles": 1.5}, "connector_tiles"),
        ({"city_indicator": "no"}, "city_indicator"),
        ({"active_may_call_veto": 0}, "active_may_call_veto"),
        ({"isolation_model": "guess"}, "isolation_model"),
        ({"board": 7}, "board"),
    ],
)
def test_bad_option_is_named(options: dict[str, Any], field: str) -> None:
    with pytest.raises(BadSetup) as caught:
        RULESET.complete(options)
    assert caught.value.where == field
    with pytest.raises(BadSetup, match=field):
        RULESET.setup(Setup(players=2, options=options))


def test_unknown_option_is_named() -> None:
    with pytest.raises(BadSetup, match="colour_of_the_moon"):
        RULESET.complete({"colour_of_the_moon": "green"})


# -- SR-0.1-b


def flipped(options: dict[str, Any]) -> dict[str, Any]:
    """The options of a game with all presentation switches set to the other edition's value."""
    changed = dict(options)
    for name in PRESENTATION:
        first, second = SWITCHES[name]
        changed[name] = second if options[name] == first else first
    return changed


@pytest.mark.parametrize("name", ["rocket-r05-1999-4p-default", "rocket-r12-2018-4p-variant"])
def test_sr_0_1_b_presentation_changes_nothing(tmp_path: Path, name: str) -> None:
    """A recorded game with the other presentation: the same legal lists, refusals, events and positions."""
    lines = gzip.decompress((GOLDEN / f"{name}.jsonl.gz").read_bytes()).decode().splitlines()
    header = json.loads(lines[0])
    options = flipped(header["options"])
    assert all(options[switch] != header["options"][switch] for switch in PRESENTATION)
    path = tmp_path / "flipped.jsonl"
    path.write_text("\n".join([json.dumps(header | {"options": options}), *lines[1:]]), "utf-8")
    verdict = verify(path)
    assert verdict.difference is None
    assert verdict.decisions == len(lines) - 2


def test_other_switches_do_change_something(tmp_path: Path) -> None:
    """So that the test above cannot pass by accident: a real switch makes the record differ."""
    lines = gzip.decompress((GOLDEN / "rocket-r05-1999-4p-default.jsonl.gz").read_bytes()).decode().splitlines()
    header = json.loads(lines[0])
    header["options"]["share_limit"] = None
    path = tmp_path / "changed.jsonl"
    path.write_text("\n".join([json.dumps(header), *lines[1:]]), "utf-8")
    assert verify(path).difference is not None


@pytest.mark.parametrize(
    ("options", "where"),
    [
        ({"connector_tiles": float("inf")}, "connector_tiles"),
        ({"board": {"hexes": {1, 2}}}, "board"),
        ({"board": {"hexes": float("nan")}}, "board"),
    ],
)
def test_what_no_file_could_hold_is_refused(options: dict[str, object], where: str) -> None:
    for begin in (RULESET.complete, lambda given: RULESET.setup(Setup(players=2, options=given))):
        with pytest.raises(BadSetup) as refused:
            begin(options)
        assert refused.value.where.startswith(where)
