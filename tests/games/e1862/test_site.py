"""Logs of the public site: what may stand in them, what is broken, and what has no effect on the game."""

from __future__ import annotations

import copy
import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from roundhouse.cli.main import main
from roundhouse.engine.chance import Chance
from roundhouse.engine.problem import Problem
from roundhouse.engine.setup import BadSetup, Setup
from roundhouse.game import AnyGame, Game
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.import_18xx.export import Export
from roundhouse.games.e1862.import_18xx.reader import Reader
from roundhouse.games.e1862.import_18xx.routes import path_of
from roundhouse.games.e1862.map.atlas import COMPANY, HEX, HEXES, NONE
from roundhouse.games.e1862.operating.running import RunTrains
from roundhouse.games.e1862.operating.stations import BuildTerminal
from roundhouse.games.e1862.operating.track import PlaceSmallStation
from roundhouse.games.e1862.operating.turn import at_station
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.state import State
from roundhouse.games.e1862.steps import AT_STATION, RUN, STATION, TRACK
from roundhouse.table.foreign import import_game
from tests.games.e1862.tables import PRESETS, company, marker, operate, rule_against, table, tile

GAMES = sorted((Path(__file__).parents[2] / "golden" / "1862").glob("*.json.gz"))
DATA: dict[str, Any] = json.loads(gzip.decompress(GAMES[0].read_bytes()))
LINES = gzip.decompress(GAMES[0].with_name(GAMES[0].name.replace(".json", ".trace.jsonl")).read_bytes()).splitlines()


def first_of(kind: str) -> int:
    return next(place for place, action in enumerate(DATA["actions"]) if action["type"] == kind)


def replayed(data: dict[str, Any]) -> State:
    export = Export(data)
    state: State = RULESET.setup(export.setup)
    for _ in export.replay(state):
        pass
    return state


def digest_after(actions: list[Any], **more: Any) -> str:
    return RULESET.digest(replayed({**DATA, **more, "actions": actions}))


# -- amounts: only what a log recorded, where it recorded it


def imported_until(place: int) -> tuple[AnyGame, RunTrains]:
    """A game as it is kept, before the log's action at that place, and the run that the log makes there."""
    export = Export({**DATA, "actions": DATA["actions"][: place + 1]})
    state = RULESET.setup(export.setup)
    actions = [action for _, played in export.replay(state) for action in played]
    run = actions.pop()
    game = Game(RULESET, export.setup)
    for action in actions:
        game.play(action)
    assert isinstance(run, RunTrains)
    return game, run


def first_paying_run() -> int:
    runs = (place for place, action in enumerate(DATA["actions"]) if action["type"] == "run_routes")
    return next(place for place in runs if any(route["revenue"] > 0 for route in DATA["actions"][place]["routes"]))


def test_nobody_can_agree_on_amounts_that_are_merely_named() -> None:
    with pytest.raises(BadSetup, match="logged_amounts"):
        RULESET.complete({"logged_amounts": True})
    with pytest.raises(BadSetup, match="logged_runs"):
        RULESET.setup(Setup(players=3, given={"site_seed": 1, "logged_runs": 1}))


def test_an_imported_run_keeps_the_amounts_of_its_log_and_no_others() -> None:
    game, run = imported_until(first_paying_run())
    assert run.revenue > 0
    dearer = RunTrains(run.runs, run.revenue + 10, run.subsidy)
    elsewhere = RunTrains([], run.revenue, run.subsidy)
    assert game.why_not(run) is None
    for claim in (dearer, elsewhere, RunTrains(run.runs, run.revenue, run.subsidy + 10)):
        violation = game.why_not(claim)
        assert violation is not None
        assert violation.rule == "R7.8-j"


def test_a_log_that_is_played_on_takes_no_amounts() -> None:
    """Neither after its last action, nor where the game has left the log before."""
    place = first_paying_run()
    export = Export({**DATA, "actions": DATA["actions"][:place]})
    live = RULESET.setup(export.setup)
    for _ in export.replay(live):
        pass
    assert live.step == RUN
    assert rule_against(live, RunTrains([], 500, 0)) == "R7.8-j"
    game, run = imported_until(place)
    game.state.cash[0] += 1
    assert rule_against(game.state, run) == "R7.8-j"


# -- broken input: which action, which field

BROKEN: dict[str, tuple[str, dict[str, Any], str]] = {
    "a kind of action that is none": ("bid", {"type": "teleport"}, "type"),
    "no kind": ("bid", {"type": None}, "type"),
    "a company that is none": ("bid", {"corporation": "XYZ"}, "corporation"),
    "no company": ("bid", {"corporation": None}, "corporation"),
    "no price": ("bid", {"price": None}, "price"),
    "a price in words": ("bid", {"price": "ten"}, "price"),
    "a price without end": ("bid", {"price": float("inf")}, "price"),
    "an id that is a list": ("bid", {"id": [1]}, "id"),
    "somebody who is not there": ("bid", {"entity": 7}, "entity"),
    "somebody whose turn it is not": ("bid", {"entity": 103}, "entity"),
    "nobody": ("bid", {"entity": None}, "entity"),
    "a par that is none": ("par", {"share_price": "x,0,16"}, "share_price"),
    "a certificate of no company": ("buy_shares", {"shares": ["XYZ_1"]}, "shares"),
    "a certificate that does not exist": ("buy_shares", {"shares": ["EUR_9"]}, "shares"),
    "shares of two companies": ("sell_shares", {"shares": ["EUR_1", "WNR_1"]}, "shares"),
    "a percentage that is no number of shares": ("sell_shares", {"percent": 15}, "percent"),
    "a percentage of nothing": ("sell_shares", {"percent": 0}, "percent"),
    "more than is named": ("sell_shares", {"percent": 70}, "percent"),
    "less than is named, without the certificate": (
        "sell_shares",
        {"shares": ["EUR_1", "EUR_2"], "percent": 10},
        "percent",
    ),
    "a purchase of two": ("buy_shares", {"shares": ["EUR_1", "EUR_2"]}, "shares"),
    "a purchase of another percentage": ("buy_shares", {"percent": 20}, "percent"),
    "a certificate twice": ("sell_shares", {"shares": ["EUR_1", "EUR_1"], "percent": 20}, "shares"),
    "another price of a sale": ("sell_shares", {"share_price": 1}, "share_price"),
    "another price of a purchase": ("buy_shares", {"share_price": 1}, "share_price"),
    "a par elsewhere on the market": ("par", {"share_price": "58,0,15"}, "share_price"),
    "a par in another row": ("par", {"share_price": "58,1,14"}, "share_price"),
    "a pass of a player who is not there": ("pass", {"entity": 999}, "entity"),
    "a pass of a company that is none": ("pass", {"entity": "XYZ", "entity_type": "corporation"}, "entity"),
    "a pass of a company that calls itself a player": ("pass", {"entity": "EUR", "entity_type": "player"}, "entity"),
    "somebody unknown among automatic passes": (
        "bid",
        {"auto_actions": [{"type": "pass", "entity": 999, "entity_type": "player"}]},
        "entity",
    ),
    "a route that costs": ("run_routes", {"routes": [{"train": "A-0", "revenue": -10, "connections": []}]}, "revenue"),
    "a subsidy that costs": (
        "run_routes",
        {"routes": [{"train": "A-0", "subsidy": -10, "connections": []}]},
        "subsidy",
    ),
    "more that costs": ("run_routes", {"extra_revenue": -10}, "extra_revenue"),
    "no percentage": ("sell_shares", {"percent": None}, "percent"),
    "a hex that is none": ("lay_tile", {"hex": "Z9"}, "hex"),
    "a tile that is none": ("lay_tile", {"tile": "4711-0"}, "tile"),
    "a turn in words": ("lay_tile", {"rotation": "left"}, "rotation"),
    "a city that is none": ("place_token", {"city": "4711-0-0"}, "city"),
    "a dividend of no kind": ("dividend", {"kind": "some"}, "kind"),
    "a train that nobody has": ("run_routes", {"routes": [{"train": "H-7", "connections": [["C4", "C6"]]}]}, "train"),
    "a route that is a word": ("run_routes", {"routes": ["C4"]}, "routes"),
    "a route over no hex": ("run_routes", {"routes": [{"train": "A-0", "connections": [["C4", "?"]]}]}, "connections"),
    "a train of no type": ("buy_train", {"variant": "2X"}, "variant"),
    "another price": ("buy_train", {"price": 101}, "price"),
    "a choice that is none": ("choose", {"choice": "perhaps"}, "choice"),
    "more that is no list": ("bid", {"auto_actions": 1}, "auto_actions"),
    "more that is no action": ("bid", {"auto_actions": [1]}, "auto_actions"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_actions_name_action_and_field(name: str) -> None:
    kind, change, field = BROKEN[name]
    place = first_of(kind)
    actions = [*DATA["actions"][:place], {**DATA["actions"][place], **change}]
    with pytest.raises(Problem) as caught:
        replayed({**DATA, "actions": actions})
    where = caught.value.where
    assert where.startswith(f"action {place + 1}: ")
    assert where.endswith(f": {field}")


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"players": None}, "log: players"),
        ({"players": [{"id": 1}]}, "players"),
        ({"players": [{"id": 1}, {"id": 1}]}, "players"),
        ({"players": [{"id": 1}, {"name": ""}]}, "players"),
        ({"players": [{"id": "x"}, {"name": "x"}]}, "players"),
        ({"settings": []}, "log: settings"),
        ({"settings": {"seed": "x"}}, "settings: seed"),
        ({"settings": {"seed": 1, "optional_rules": ["solo"]}}, "settings: optional_rules"),
        ({"settings": {"seed": 1, "optional_rules": 3}}, "settings: optional_rules"),
        ({"actions": None}, "log: actions"),
        ({"actions": [7]}, "action 1"),
        ({"actions": [{"type": "undo", "action_id": "all"}]}, "action 1: action_id"),
        ({"result": [1, 2]}, "log: result"),
        ({"result": {"101": "much"}}, "log: result"),
        ({"result": {"101": 1, "999": 2}}, "log: result"),
        ({"players": [{"id": True}, {"id": 1}]}, "players"),
        ({"actions": [{"type": "program_share_pass", "auto_actions": [{"type": "bid"}]}]}, "action 1: entity"),
    ],
)
def test_broken_files_name_the_field(change: dict[str, Any], where: str) -> None:
    with pytest.raises(Problem) as caught:
        Export({**DATA, **change})
    assert caught.value.where == where


def test_an_illegal_action_names_the_rule_that_it_breaks_first() -> None:
    """Not one that it would break some passes later."""
    place = first_of("bid")
    actions = [*DATA["actions"][:place], {**DATA["actions"][place], "price": 3}]
    with pytest.raises(Problem, match=f"action {place + 1}.*R4.1-a"):
        replayed({**DATA, "actions": actions})


ODD: list[Any] = [
    None, 0, -1, 10**30, 1.5, float("nan"), float("inf"), True, "", "x", "N&E", "C8", "A-0", "EUR_x", "first", [],
    [[]], [None], {}, {"id": 1}, ["EUR_0"], "2F*",
]  # fmt: skip


def altered(data: Any, chance: Chance) -> Any:
    """One thing somewhere in it taken away, or put in its place what does not belong there."""
    data = copy.deepcopy(data)
    node = data
    while True:
        key = chance.choice(list(node) if isinstance(node, dict) else list(range(len(node))))
        if isinstance(node[key], (dict, list)) and node[key] and chance.below(4):
            node = node[key]
            continue
        if chance.below(4) == 0:
            del node[key]
        else:
            node[key] = copy.deepcopy(chance.choice(ODD))
        return data


@pytest.mark.parametrize("seed", range(5))
def test_whatever_is_altered_in_a_log_is_read_or_refused(seed: int) -> None:
    """Nothing but a problem is ever raised."""
    chance = Chance(seed)
    for kept in (3, 12, 60):
        for _ in range(12):
            tail = altered(DATA["actions"][kept : kept + 3], chance)
            head = altered({**DATA, "actions": []}, chance) if chance.below(3) == 0 else DATA
            try:
                replayed({**head, "actions": [*DATA["actions"][:kept], *tail]})
            except Problem:
                continue


def test_whatever_is_altered_in_a_trace_is_compared() -> None:
    chance = Chance(1)
    export = Export({**DATA, "actions": DATA["actions"][:60]})
    state = RULESET.setup(export.setup)
    differences = 0
    for place, _ in enumerate(export.replay(state), 1):
        for _ in range(5):
            differences += export.compare(state, altered(json.loads(LINES[place]), chance)) is not None
    assert differences > 200


def test_broken_files_leave_nothing_behind(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = first_of("par")
    actions = [*DATA["actions"][:place], {**DATA["actions"][place], "share_price": "55,0,1"}]
    (tmp_path / "game.json").write_text(json.dumps({**DATA, "actions": actions}), "utf-8")
    assert main(["import", str(tmp_path / "game.json"), "-o", str(tmp_path / "game.save.json")]) != 0
    assert not (tmp_path / "game.save.json").exists()
    assert f"action {place + 1}" in capsys.readouterr().err
    assert main(["verify", str(tmp_path / "game.json")]) != 0
    assert "Traceback" not in capsys.readouterr().err


# -- what has no effect on the game


def test_talk_programs_and_a_declared_end_change_nothing() -> None:
    plain = DATA["actions"][:30]
    somebody = {"entity": 101, "entity_type": "player"}
    kinds = ["program_share_pass", "program_buy_shares", "program_merger_pass", "program_independent_mines", "message"]
    noisy: list[Any] = []
    for place, action in enumerate(plain):
        noisy += [action, {"type": kinds[place % len(kinds)], **somebody, "message": "well", "id": 9000 + place}]
    noisy.append({"type": "end_game", **somebody, "id": 9999})
    assert digest_after(noisy) == digest_after(plain)


def test_messages_are_not_what_an_undo_takes_back() -> None:
    plain = DATA["actions"][:12]
    talk = {"type": "message", "entity": 101, "entity_type": "player", "message": "oh", "id": 9001}
    undo = {"type": "undo", "entity": 101, "entity_type": "player", "id": 9002}
    redo = {**undo, "type": "redo", "id": 9003}
    assert digest_after([*plain, talk, undo]) == digest_after(plain[:-1])
    assert digest_after([*plain, undo, talk, redo]) == digest_after(plain)


def test_undo_to_an_action_takes_back_all_after_it() -> None:
    plain = DATA["actions"][:12]
    undo = {"type": "undo", "entity": 101, "entity_type": "player", "action_id": plain[5]["id"], "id": 9002}
    assert digest_after([*plain, undo]) == digest_after(plain[:6])
    assert digest_after([*plain, {**undo, "action_id": 0}]) == digest_after([])
    assert digest_after([*plain, undo, {**undo, "type": "redo"}]) == digest_after(plain)


def test_undone_actions_may_be_anything() -> None:
    plain = DATA["actions"][:12]
    broken = {"type": "bid", "entity": 101, "entity_type": "player", "corporation": "XYZ", "price": 0, "id": 9001}
    undo = {"type": "undo", "entity": 101, "entity_type": "player", "id": 9002}
    assert digest_after([*plain, broken, undo]) == digest_after(plain)


def test_a_pass_that_nobody_was_asked_for_is_swallowed() -> None:
    """Where our game asks for a par, nothing can be passed."""
    place = first_of("par")
    plain = DATA["actions"][: place + 1]
    superfluous = {**plain[-1], "type": "pass", "id": 9001}
    assert digest_after([*plain[:-1], superfluous, plain[-1]]) == digest_after(plain)


def test_games_without_a_seed_are_dealt_by_their_number() -> None:
    settings = {**DATA["settings"], "seed": None}
    without = RULESET.setup(Export({**DATA, "settings": settings, "id": "fixture_46925"}).setup)
    given = RULESET.setup(Export({**DATA, "settings": {**settings, "seed": 46925}}).setup)
    assert RULESET.digest(without) == RULESET.digest(given)


def test_players_without_an_id_are_called_by_name() -> None:
    names = {row["id"]: f"Player {seat}" for seat, row in enumerate(DATA["players"], 1)}
    actions = [{**renamed({**row, "id": None}, names), "id": row["id"]} for row in DATA["actions"][:200]]
    players = [{"name": name} for name in names.values()]
    assert digest_after(actions, players=players, result=None) == digest_after(DATA["actions"][:200])


def test_a_name_may_be_missing_or_odd() -> None:
    players = [{"id": "a"}, {"id": 7, "name": "Zoë “Z” <b>"}, {"id": -3, "name": ""}]
    assert Export({**DATA, "players": players, "actions": [], "result": None}).names == ["a", "Zoë “Z” <b>", "-3"]


@pytest.mark.parametrize(
    ("begun", "acted", "refused"),
    [
        (1_624_188_190, 1_770_000_000, False),
        (1_770_000_000, 1_624_188_190, True),
        ("2021-06-20", 1_624_188_190, False),
        (None, 1_770_000_000, True),
        (None, None, True),
    ],
)
def test_old_games_know_no_duty_to_build_at_home(begun: Any, acted: int | None, refused: bool) -> None:
    """R7.2-b: the first company passes while its home hex is empty."""
    place = next(place for place, line in enumerate(LINES) if json.loads(line)["step"] == "track")
    actions = [{**action, "created_at": acted} for action in DATA["actions"][:place]]
    data = {**DATA, "created_at": begun, "actions": actions}
    export = Export(data)
    state = RULESET.setup(export.setup)
    for _ in export.replay(state):
        pass
    assert state.step == TRACK
    violation = RULESET.why_not(state, Pass())
    assert (violation.rule if violation else None) == ("R7.2-b" if refused else None)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("taken", [3, 4])
def test_the_site_asks_for_london_though_all_terminals_are_taken(preset: str, taken: int) -> None:
    state = table(preset=preset)
    company(state, "N&E", 90, {0: 5}, markers=1)
    tile(state, "B13", "57", 0)
    marker(state, "B13", "N&E")
    for slot in range(taken):
        state.board.london[slot] = COMPANY["EUR"]
    operate(state, "N&E", STATION, AT_STATION)
    state.step = NONE
    assert at_station(state) == (taken < 4 or preset == "18xx-games")
    assert state.step == (STATION if taken < 4 or preset == "18xx-games" else NONE)
    if state.step == STATION:
        assert (BuildTerminal(3) in RULESET.legal(state)) == (taken < 4)


# -- what real files hold


def renamed(value: Any, players: dict[int, str]) -> Any:
    """The same with players called otherwise, wherever a file or a trace names them."""
    if isinstance(value, dict):
        return {
            players.get(int(key), key) if key.isdecimal() else key: renamed(one, players) for key, one in value.items()
        }
    if isinstance(value, list):
        return [renamed(one, players) for one in value]
    return players.get(value, value) if type(value) is int else value


def test_players_may_have_ids_in_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Also for verify with a trace."""
    players = {row["id"]: f"player-{row['id']}" for row in DATA["players"]}
    actions = [{**renamed({**row, "id": None}, players), "id": row["id"]} for row in DATA["actions"][:200]]
    head = {**DATA, "actions": [], "result": {}}
    data = {**head, "players": [{**row, "id": players[row["id"]]} for row in DATA["players"]], "actions": actions}
    lines = [{**renamed(line, players), "id": line.get("id")} for line in map(json.loads, LINES[:201])]
    (tmp_path / "game.json").write_text(json.dumps(data), "utf-8")
    (tmp_path / "trace.jsonl").write_text("\n".join(map(json.dumps, lines)), "utf-8")
    assert main(["verify", str(tmp_path / "game.json"), "--trace", str(tmp_path / "trace.jsonl")]) == 0
    assert "200" in capsys.readouterr().out


def test_a_result_may_be_told_by_names() -> None:
    names = {str(row["id"]): row["name"] for row in DATA["players"]}
    told = {names[key]: value for key, value in DATA["result"].items()}
    assert Export({**DATA, "result": told}).log.result == DATA["result"]


@pytest.mark.parametrize("share_price", [None, 58, "58", "58,0,14"])
def test_a_price_may_be_written_with_its_place(share_price: Any) -> None:
    place = first_of("par")
    actions = [*DATA["actions"][:place], {**DATA["actions"][place], "share_price": share_price}]
    if share_price is None:
        with pytest.raises(Problem, match="share_price"):
            digest_after(actions)
    else:
        assert digest_after(actions) == digest_after([*actions[:-1], {**actions[-1], "share_price": "58,0,14"}])


def test_a_mark_of_the_byte_order_is_no_part_of_the_text(tmp_path: Path) -> None:
    short = {**DATA, "actions": DATA["actions"][:20], "result": {}}
    for encoding in ("utf-8", "utf-8-sig"):
        (tmp_path / f"{encoding}.json").write_text(json.dumps(short), encoding)
    plain, marked = (import_game(tmp_path / f"{encoding}.json")[0] for encoding in ("utf-8", "utf-8-sig"))
    assert plain.digest == marked.digest


# -- runs, chain by chain


@pytest.mark.parametrize(
    ("chains", "way"),
    [
        ("C4-C6", "C4 C6"),
        ("C4-C6 C6-C8", "C4 C6 C8"),
        ("C8-C6 C6-C4", "C8 C6 C4"),
        ("C6-C8 C4-C6", "C8 C6 C4"),
        ("C8-C10 C4-C6 C6-C8", "C10 C8 C6 C4"),
        ("C4-D5-C6 C6-C8", "C4 D5 C6 C8"),
        ("C4-C6 C8-C10", None),
        ("C4-C6 C6-C8 C6-D7", None),
        # A circle that is passed on the way, and nothing but a circle.
        ("C4-C6 C6-C8 C8-D7-C6 C6-B7", "C4 C6 C8 D7 C6 B7"),
        ("C4-C6 C6-B5-C4", "C4 C6 B5 C4"),
        ("", None),
    ],
)
def test_chains_of_a_route_are_joined(chains: str, way: str | None) -> None:
    path = path_of([chain.split("-") for chain in chains.split()])
    assert (path and " ".join(HEXES[hex] for hex, _, _ in path)) == way


def test_however_many_chains_there_are_they_are_joined_or_not_at_once() -> None:
    """Trying every order of these would take longer than the world has lasted."""
    there_and_back = [["C4", "C6"]] * 300
    path = path_of(there_and_back)
    assert path is not None
    assert len(path) == 301
    assert path_of([*there_and_back, ["H5", "H7"]]) is None


def test_a_small_station_that_re_routes_plain_track_is_read() -> None:
    """R7.6.4-a: the site turns tile 779 and keeps the stretch with the small station."""
    state = table(preset="18xx-games")
    tile(state, "E10", "779", 0)
    state.board.small[HEX["E10"]] = 0b010001
    lay = {"type": "lay_tile", "tile": "779_2c-0", "hex": "E10", "rotation": 5}
    assert Reader(state, ["1", "2", "3", "4"]).read(lay, 1) == PlaceSmallStation(HEX["E10"], 0b000110)
