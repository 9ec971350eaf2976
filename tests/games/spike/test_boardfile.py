"""Board files: the one that comes with the game, boards of one's own, and what is said of bad ones."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from roundhouse.engine.boardcheck import BadBoard
from roundhouse.engine.setup import BadSetup, Setup
from roundhouse.games.spike import RULESET, boardfile
from roundhouse.games.spike.boardfile import check_board, printed_board, printed_data, read_board
from roundhouse.games.spike.boardschema import BoardFile
from roundhouse.games.spike.present.drawing.ground import ground
from roundhouse.games.spike.present.drawing.rails import pattern_of
from roundhouse.testing import walk
from roundhouse.words import Words
from tests.games.spike.positions import sb_1

Data = dict[str, Any]


def test_printed_board_has_what_the_rules_say() -> None:
    """SK-1.1-a to SK-1.1-j"""
    board = printed_board()
    assert len(board.cities) == 36
    assert len(board.colours) == 6
    assert board.copies == 10
    assert len(board.contracts) == 36
    assert [len(cards) for cards in board.cards_of] == [3] * 12
    assert len(board.routes) == 36
    assert board.tracks == 45
    assert board.levels == [[1, 2, 3], [2, 3, 4], [1, 2, 3]]
    assert board.upgrade_cost == [3, 5]
    assert board.reconstruction
    counts = printed_data()["counts"]
    assert (counts["cities"], counts["edges"]) == (36, len(board.segments))


def test_another_board_can_be_played_on(tmp_path: Path) -> None:
    file = tmp_path / "board.json"
    data = sb_1()
    data["rail_colours"] = [{"id": colour["id"], "hex": "#c03020"} for colour in data["rail_colours"]]
    file.write_text(json.dumps(data), "utf-8")
    options = RULESET.complete({"board": str(file)})
    assert options["board"]["nodes"][0]["name"] == "Alpha"
    played = walk(RULESET, Setup(players=2, options=options, seed=1), 1)
    assert played.over


# Each takes the data, spoils one thing, and returns what the error must name.


def no_commodity(data: Data) -> str:
    data["nodes"][1]["commodity"] = "tea"
    return "bravo"


def no_name(data: Data) -> str:
    data["nodes"][2]["name"] = " "
    return "carol"


def wrong_number(data: Data) -> str:
    data["nodes"][3]["x"] = "left"
    return "delta"


def segment_to_nowhere(data: Data) -> str:
    data["edges"][2]["b"] = "j9"
    return "e3"


def segment_colour(data: Data) -> str:
    data["edges"][4]["colour"] = "pink"
    return "e5"


def segment_loop(data: Data) -> str:
    data["edges"][4]["a"] = "carol"
    return "e5"


def segment_twice(data: Data) -> str:
    data["edges"][4]["id"] = "e1"
    return "e1"


def city_cut_off(data: Data) -> str:
    data["edges"] = [edge for edge in data["edges"] if "delta" not in (edge["a"], edge["b"])]
    return "delta"


def contract_city(data: Data) -> str:
    data["contracts"][2]["deliveries"][0]["city"] = "j1"
    return "steel_1 A"


def contract_pay(data: Data) -> str:
    data["contracts"][2]["deliveries"][0]["pay"] = 0
    return "steel_1"


def contract_city_twice(data: Data) -> str:
    data["contracts"][2]["deliveries"] *= 2
    return "steel_1 A"


def contract_one_face(data: Data) -> str:
    del data["contracts"][3]
    return "steel_1"


def contract_face_twice(data: Data) -> str:
    data["contracts"][3]["face"] = "A"
    return "steel_1 A"


def contract_two_goods(data: Data) -> str:
    data["contracts"][3]["commodity"] = "corn"
    return "steel_1"


def contract_missing(data: Data) -> str:
    data["contracts"] = data["contracts"][2:]
    return "pigs"


def route_start(data: Data) -> str:
    data["routes"][5]["start"] = "omega"
    return "r5"


def route_to_itself(data: Data) -> str:
    data["routes"][5]["destinations"][0]["city"] = "alpha"
    return "r5"


def few_routes(data: Data) -> str:
    data["routes"] = data["routes"][:7]
    return "routes"


def market_size(data: Data) -> str:
    data["market"] = {"rows": [1, 2, 3], "columns": 3}
    return "market"


def few_cards(data: Data) -> str:
    data["rail_deck"] = {"copies_per_colour": 3}
    return "rail_deck"


def other_schema(data: Data) -> str:
    data["schema_version"] = 2
    return "schema_version"


def no_segments(data: Data) -> str:
    del data["edges"]
    return "edges"


def falling_levels(data: Data) -> str:
    data["train_parts"]["tender"]["levels"] = [4, 3, 2]
    return "train_parts.tender.levels"


def equal_levels(data: Data) -> str:
    data["train_parts"]["locomotive"]["levels"] = [1, 2, 2]
    return "train_parts.locomotive.levels"


def two_levels(data: Data) -> str:
    data["train_parts"]["freight_car"]["levels"] = [1, 2]
    return "train_parts.freight_car"


def free_upgrade(data: Data) -> str:
    data["train_parts"]["upgrade_cost"] = [0, 5]
    return "train_parts.upgrade_cost[0]"


def half_a_card(data: Data) -> str:
    data["rail_deck"]["copies_per_colour"] = 9.5
    return "rail_deck.copies_per_colour"


def too_many_cards(data: Data) -> str:
    data["rail_deck"]["copies_per_colour"] = 61
    return "rail_deck.copies_per_colour"


def nameless_segment(data: Data) -> str:
    data["edges"][3]["id"] = ""
    return "edges[3]"


def no_nodes(data: Data) -> str:
    data["nodes"] = []
    return "nodes"


def odd_type(data: Data) -> str:
    data["nodes"][0]["type"] = "port"
    return "alpha"


def no_face(data: Data) -> str:
    del data["contracts"][2]["face"]
    return "steel_1"


def routes_by_name(data: Data) -> str:
    data["routes"] = {"r1": {}}
    return "routes"


def null_city(data: Data) -> str:
    data["nodes"][1]["name"] = None
    return "bravo"


def flat_canvas(data: Data) -> str:
    data["canvas"]["width"] = 0
    return "canvas.width"


def no_contracts_for_four(data: Data) -> str:
    del data["setup"]["contracts_per_player"]["4"]
    return "setup.contracts_per_player.4"


def city_id(data: Data) -> str:
    rename(data["nodes"], "alpha", "alp.ha")
    return "alp.ha"


def junction_id(data: Data) -> str:
    rename(data["nodes"], "j1", "j;1")
    return "j;1"


def segment_id(data: Data) -> str:
    rename(data["edges"], "e1", "e.1")
    return "e.1"


def colour_id(data: Data) -> str:
    rename(data["rail_colours"], "white", "wh=ite")
    return "wh=ite"


def commodity_id(data: Data) -> str:
    rename(data["commodities"], "pigs", "pi>gs")
    return "pi>gs"


def contract_id(data: Data) -> str:
    for face in data["contracts"][2:4]:
        face["card"] = "steel:1"
    return "steel:1"


def route_id(data: Data) -> str:
    rename(data["routes"], "r5", "r,5")
    return "r,5"


def line_end(data: Data) -> str:
    rename(data["routes"], "r5", "r5\n")
    return "r5"


def rename(entries: list[Data], old: str, new: str) -> None:
    next(entry for entry in entries if entry["id"] == old)["id"] = new


def time_colour(data: Data) -> str:
    rename(data["rail_colours"], "white", "time")
    return "time"


def many_contracts(data: Data) -> str:
    """As many commodities as 2 × 9 contracts need."""
    more = [f"good{number}" for number in range(18 - len(data["commodities"]))]
    data["commodities"] += [{"id": good} for good in more]
    data["market"] = {"rows": [1, 2, 3], "columns": 6}
    data["setup"]["contracts_per_player"]["2"] = 9
    return "setup.contracts_per_player.2"


def fast_locomotive(data: Data) -> str:
    data["train_parts"]["locomotive"]["levels"] = [1, 2, 6]
    return "train_parts.locomotive.levels[2]"


def large_tender(data: Data) -> str:
    data["train_parts"]["tender"]["levels"] = [2, 3, 9]
    return "train_parts.tender.levels[2]"


def many_cars(data: Data) -> str:
    data["train_parts"]["freight_car"]["levels"] = [1, 2, 9]
    return "train_parts.freight_car.levels[2]"


def many_segments(data: Data) -> str:
    """A hub: nine segments meet where eight may."""
    there = sum("j1" in (edge["a"], edge["b"]) for edge in data["edges"])
    more = [f"hub{number}" for number in range(9 - there)]
    data["nodes"] += [{"id": node, "type": "junction", "x": 1, "y": 1} for node in more]
    data["edges"] += [{"id": f"to_{node}", "a": "j1", "b": node, "colour": "white"} for node in more]
    return "j1"


SPOILED: list[Callable[[Data], str]] = [
    no_commodity, no_name, wrong_number, segment_to_nowhere, segment_colour, segment_loop, segment_twice, city_cut_off,
    contract_city, contract_pay, contract_city_twice, contract_one_face, contract_face_twice, contract_two_goods,
    contract_missing, route_start, route_to_itself, few_routes, market_size, few_cards, other_schema, no_segments,
    falling_levels, equal_levels, two_levels, free_upgrade, half_a_card, too_many_cards, nameless_segment, no_nodes,
    odd_type, no_face, routes_by_name, null_city, flat_canvas, no_contracts_for_four,
    city_id, junction_id, segment_id, colour_id, commodity_id, contract_id, route_id, line_end, time_colour,
    many_contracts, fast_locomotive, large_tender, many_cars, many_segments,
]  # fmt: skip


@pytest.mark.parametrize("spoil", SPOILED, ids=lambda spoil: str(spoil.__name__))
def test_a_bad_board_is_refused_by_name(spoil: Callable[[Data], str]) -> None:
    data = copy.deepcopy(sb_1())
    read_board(data)
    named = spoil(data)
    with pytest.raises(BadSetup) as refused:
        read_board(data)
    assert named in str(refused.value)
    for language in ("en", "it"):
        assert_in_own_words(language, refused.value)


SIGNS = {"en": "letters, digits, _ and -", "it": "lettere, cifre, _ e -"}


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        *((spoil, SIGNS) for spoil in (city_id, segment_id, colour_id, commodity_id, contract_id, route_id)),
        (time_colour, {"en": "Time cards", "it": "carte Tempo"}),
        *((spoil, {"en": "at most 8", "it": "al massimo 8"}) for spoil in (many_contracts, large_tender, many_cars)),
        (fast_locomotive, {"en": "at most 5", "it": "al massimo 5"}),
        (many_segments, {"en": "at most 8 segments", "it": "al massimo 8 tratti"}),
    ],
)
def test_a_refusal_says_what_would_be_right(spoil: Callable[[Data], str], said: dict[str, str]) -> None:
    data = copy.deepcopy(sb_1())
    spoil(data)
    with pytest.raises(BadSetup) as refused:
        read_board(data)
    for language, words in said.items():
        assert words in Words(language, [RULESET.words]).say(refused.value.text)


def test_ids_of_any_alphabet_can_be_played() -> None:
    """Letters are letters everywhere: colours and goods of one's own are shown as they are written."""
    text = json.dumps(sb_1(), ensure_ascii=False)
    for name, other in (("pigs", "caffè-2_x"), ("e1", "ж"), ("red", "czerwień")):
        assert f'"{name}"' in text
        text = text.replace(f'"{name}"', f'"{other}"')
    setup = Setup(players=2, options={"board": json.loads(text), "advanced": True}, seed=1)
    state, words = RULESET.setup(setup), Words("en", [RULESET.words])
    assert "caffè-2_x" in words.say(RULESET.pick_name(state, "load:caffè-2_x"))
    assert "czerwień" in words.say(RULESET.pick_name(state, "card:czerwień"))
    assert walk(RULESET, setup, 1).over


def test_a_long_chain_is_looked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether all cities hang together takes a number of looks that grows with the map, and no faster."""
    data = sb_1()
    chain = [f"c{number}" for number in range(2000)]
    data["nodes"] += [{"id": node, "type": "junction", "x": 1, "y": 1} for node in chain]
    data["edges"] += [
        {"id": f"s{number}", "a": one, "b": other, "colour": "white"}
        for number, (one, other) in enumerate(pairwise(["alpha", *chain]))
    ]
    looks = 0

    class Edges(list[Any]):
        def __iter__(self) -> Iterator[Any]:
            nonlocal looks
            looks += 1
            return super().__iter__()

    reader = boardfile._Reader(msgspec.convert(data, BoardFile))
    monkeypatch.setattr(reader, "data", msgspec.structs.replace(reader.data, edges=Edges(reader.data.edges)))
    reader._check_joins()
    assert looks == 1


def assert_in_own_words(language: str, refused: BadSetup) -> None:
    """Nothing of what Python or msgspec say, which is English and speaks of their own kinds."""
    said = Words(language, [RULESET.words]).say(refused.text)
    assert not re.search(r"`|Expected|Object missing|Invalid|Expecting|No such", said), said
    assert "wrong form" not in said
    assert "forma sbagliata" not in said


@pytest.mark.parametrize(
    ("options", "field"),
    [({"advanced": "maybe"}, "advanced"), ({"weather": True}, "weather"), ({"board": [1]}, "board")],
)
def test_bad_options_are_refused_by_name(options: Data, field: str) -> None:
    with pytest.raises(BadSetup, match=field):
        RULESET.complete(options)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for name, text in (("broken", "{"), ("list", "[]"), ("nan", '{"a": NaN}')):
        (tmp_path / name).write_text(text, "utf-8")
        with pytest.raises(BadSetup, match=name) as refused:
            RULESET.complete({"board": str(tmp_path / name)})
        assert_in_own_words("it", refused.value)
    for path in (tmp_path, tmp_path / "nowhere", tmp_path / "bytes"):
        (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
        with pytest.raises(BadSetup, match=path.name) as refused:
            RULESET.complete({"board": str(path)})
        assert_in_own_words("it", refused.value)


def test_players() -> None:
    for players in (1, 5):
        with pytest.raises(BadSetup, match=r"SK-1\.1-k"):
            RULESET.setup(Setup(players=players))


# -- boards that somebody brings


def test_an_edited_board_keeps_its_coast() -> None:
    data = copy.deepcopy(printed_data())
    data["edges"][0]["colour"] = "blue"
    clips = ground(read_board(data)).clips
    assert clips["lakes"] == ground(printed_board()).clips["lakes"]
    assert "lakes" not in ground(read_board({**data, "coast": ""})).clips


def test_a_colour_of_ones_own_brings_its_paint() -> None:
    data = copy.deepcopy(printed_data())
    data["rail_colours"][0]["id"] = "pink"
    for segment in data["edges"]:
        segment["colour"] = "pink" if segment["colour"] == "white" else segment["colour"]
    data["rail_colours"][0]["hex"] = "rose"
    read_board(data)
    with pytest.raises(BadSetup, match="pink: cannot be painted: choose one of white, blue"):
        check_board(data)
    data["rail_colours"][0]["hex"] = "#ff80a0"
    check_board(data)
    assert any(stroke.paint == "#ff80a0" for stroke in pattern_of(read_board(data), 0))


@pytest.mark.parametrize("name", ["Car\u200bol", "Car\u202eol", "Car\x00ol", "Car\nol"])
def test_a_name_that_is_not_what_it_looks_like_is_refused(name: str) -> None:
    data = copy.deepcopy(sb_1())
    city = next(node for node in data["nodes"] if node["type"] == "city")
    city["name"] = name
    read_board(data)
    with pytest.raises(BadBoard, match="cannot be seen") as refused:
        check_board(data)
    assert refused.value.place == f"node:{city['id']}"


@pytest.mark.parametrize(
    "path",
    [
        ("contracts", 0, "deliveries", 0, "pay"),
        ("routes", 0, "destinations", 0, "value"),
        ("train_parts", "upgrade_cost", 0),
        ("setup", "starting_hand"),
        ("setup", "face_up_rail_cards"),
        ("market", "columns"),
    ],
)
@pytest.mark.parametrize("number", [100_001, 2**63 - 1, 10**30])
def test_no_number_is_too_large_for_a_browser(path: tuple[Any, ...], number: int) -> None:
    """Whatever they add up to."""
    data = copy.deepcopy(printed_data())
    holder: Any = data
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = number
    with pytest.raises(BadBoard) as refused:
        read_board(data)
    assert "100000" in Words("en", [RULESET.words]).say(refused.value.text)
