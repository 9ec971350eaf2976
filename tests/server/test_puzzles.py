"""Puzzles over the API: a list with the one of the day, a table for each, and a proof that nobody sees before."""

from __future__ import annotations

import datetime
from typing import Any

import pytest

from roundhouse.engine.registry import find
from roundhouse.puzzles import Puzzle, of_the_day, shelf_of, start_of
from tests.server.serving import Person, Server, is_refused, server_fixture

server = server_fixture(bot_workers=1)
GAMES = ("1862", "rocket", "spike")


@pytest.fixture(scope="module")
def ada(server: Server) -> Person:
    return server.person("Ada")


def of_theme(game: str, theme: str) -> Puzzle:
    return next(each for each in shelf_of(find(game)).puzzles.values() if each.theme == theme)


def begin(ada: Person, game: str, puzzle: str) -> str:
    answer = ada.post(f"/games/{game}/puzzles/{puzzle}")
    assert answer.status_code == 201, answer.text
    opened: str = answer.json()["id"]
    return opened


def act(ada: Person, table_id: str, game: str, puzzle: Puzzle, line: Any) -> dict[str, Any]:
    """Give an action of an answer as data; what the table is like then, once the others have let it happen."""
    ruleset = find(game)
    table = ada.table(table_id)
    _, state = start_of(ruleset, puzzle.id)
    action = ruleset.write_action(state, ruleset.actions.parse(state, line))
    done = ada.act(table_id, table["seat"], table["seq"], action=action)
    assert done.status_code == 200, done.text
    return ada.table(table_id)


def test_every_game_has_puzzles_and_one_is_of_the_day(ada: Person) -> None:
    english, italian = (ada.get("/puzzles", lang=lang).json() for lang in ("en", "it"))
    for game in GAMES:
        assert len([each for each in english["puzzles"] if each["game"] == game]) >= 200
    assert english["today"] == italian["today"]
    assert english["date"] == datetime.datetime.now(datetime.UTC).date().isoformat()
    titles = {each["id"]: each["title"] for each in italian["themes"] if each["game"] == "1862"}
    assert titles == {"run": "La corsa migliore", "train": "Il treno giusto", "dividend": "Il dividendo giusto"}


def test_the_puzzle_of_the_day_by_itself_with_its_picture(ada: Person) -> None:
    whole, alone = ada.get("/puzzles", lang="it").json(), ada.get("/puzzles/today", lang="it").json()
    assert (alone["date"], alone["puzzle"]) == (whole["date"], whole["today"])
    titles = {(each["game"], each["id"]): each["title"] for each in whole["themes"]}
    assert alone["title"] == titles[alone["puzzle"]["game"], alone["puzzle"]["theme"]]
    path = f"/games/{alone['puzzle']['game']}/puzzles/{alone['puzzle']['id']}/picture.svg"
    light, dark = (ada.get(path, theme=theme) for theme in ("light", "dark"))
    assert light.text.startswith("<svg")
    assert light.text != dark.text
    assert is_refused(ada.get("/games/rocket/puzzles/money-0/picture.svg"), 404, "not_found")


def test_the_list_tells_no_answer(ada: Person) -> None:
    assert set(ada.get("/puzzles").json()["puzzles"][0]) == {"id", "game", "theme", "level", "rating"}


def test_days_go_through_all_puzzles_before_one_comes_again() -> None:
    choices = [str(number) for number in range(30)]
    first = next(day for day in range(700_000, 700_030) if day % 30 == 0)
    days = [of_the_day(choices, datetime.date.fromordinal(first + n)) for n in range(60)]
    assert sorted(days[:30]) == sorted(days[30:]) == sorted(choices)
    assert days[:30] != days[30:]


def test_who_is_nobody_cannot_have_a_table(server: Server) -> None:
    puzzle = of_theme("rocket", "money")
    assert is_refused(server.nobody().post(f"/games/rocket/puzzles/{puzzle.id}"), 401, "nobody")


def test_an_unknown_puzzle_is_refused(ada: Person) -> None:
    assert is_refused(ada.post("/games/rocket/puzzles/money-0"), 404, "not_found")


def test_other_tables_have_no_puzzle(ada: Person) -> None:
    table_id = ada.new_table()
    assert ada.table(table_id)["puzzle"] is None
    assert is_refused(ada.get(f"/tables/{table_id}/puzzle"), 404, "not_found")


def test_the_proof_comes_with_the_answer_and_not_before(ada: Person) -> None:
    puzzle = of_theme("1862", "dividend")
    table_id = begin(ada, "1862", puzzle.id)
    asked = ada.get(f"/tables/{table_id}/puzzle").json()
    assert asked["proof"] is None
    assert "dividend" in asked["task"]
    for picture in ("yours.svg", "best.svg"):
        assert is_refused(ada.get(f"/tables/{table_id}/puzzle/{picture}"), 404, "not_found")
    table = act(ada, table_id, "1862", puzzle, puzzle.answer[0])
    assert table["puzzle"] == {"id": puzzle.id, "state": "right"}
    proof = ada.get(f"/tables/{table_id}/puzzle").json()["proof"]
    assert proof["yours"] == proof["best"]
    assert proof["answer"]
    for picture in ("yours.svg", "best.svg"):
        assert ada.get(f"/tables/{table_id}/puzzle/{picture}", theme="dark", lang="it").text.startswith("<svg")


def test_a_wrong_answer_is_told_what_would_have_been_better(ada: Person) -> None:
    puzzle = of_theme("1862", "dividend")
    table_id = begin(ada, "1862", puzzle.id)
    wrong = "dividend pay" if puzzle.answer[0] == "dividend withhold" else "dividend withhold"
    assert act(ada, table_id, "1862", puzzle, wrong)["puzzle"]["state"] == "wrong"
    proof = ada.get(f"/tables/{table_id}/puzzle", lang="it").json()["proof"]
    assert proof["yours"] != proof["best"]


def test_the_best_run_is_not_offered_to_whoever_looks_for_it(ada: Person) -> None:
    """Elsewhere the card begins with the best runs: here they would be the answer."""
    puzzle = of_theme("1862", "run")
    table_id = begin(ada, "1862", puzzle.id)
    table = ada.table(table_id)
    assert table["picks"] == [["run:none"], ["run:own", "…"]]
    offered = ada.post(f"/tables/{table_id}/picks", seat=table["seat"], picks=[])
    assert offered.json()["paths"] == []
    assert ada.post(f"/tables/{table_id}/hint", seat=table["seat"]).status_code == 403
    table = act(ada, table_id, "1862", puzzle, puzzle.answer[0])
    assert table["puzzle"]["state"] == "right"


def test_the_others_let_it_happen_until_the_answer_is_complete(ada: Person) -> None:
    """Two actions of a turn: whoever may call a veto after the first declines."""
    shelf = shelf_of(find("rocket")).puzzles.values()
    puzzle = next(each for each in shelf if each.theme == "money" and len(each.answer) == 2)
    table_id = begin(ada, "rocket", puzzle.id)
    with ada.socket(table_id, after=0) as watch:
        for number, line in enumerate(puzzle.answer):
            while not watch.table or watch.table["puzzle"]["state"] != "asking" or watch.table["actions"] < number:
                watch.receive()
            table = act(ada, table_id, "rocket", puzzle, line)
    assert table["puzzle"]["state"] == "right"


# -- help


def helps(ada: Person, table_id: str, lang: str = "en") -> list[dict[str, Any]]:
    number = ada.get(f"/tables/{table_id}/puzzle").json()["helps"]
    return [ada.get(f"/tables/{table_id}/puzzle/help/{n}", lang=lang).json() for n in range(1, number + 1)]


@pytest.mark.parametrize(
    ("game", "theme", "kinds"),
    [
        ("rocket", "money", ["worth", "begin", "answer"]),
        ("spike", "track", ["worth", "begin", "answer"]),
        ("1862", "run", ["worth", "begin", "answer"]),
        ("1862", "dividend", ["worth", "answer"]),
    ],
)
def test_helps_go_from_vague_to_plain(ada: Person, game: str, theme: str, kinds: list[str]) -> None:
    found = helps(ada, begin(ada, game, of_theme(game, theme).id))
    assert [each["kind"] for each in found] == kinds
    assert all(each["said"] or each["picks"] for each in found)


def test_the_last_help_can_be_picked_action_by_action(ada: Person) -> None:
    shelf = shelf_of(find("rocket")).puzzles.values()
    puzzle = next(each for each in shelf if each.theme == "money" and len(each.answer) == 2)
    table_id = begin(ada, "rocket", puzzle.id)
    picked = []
    with ada.socket(table_id, after=0) as watch:
        for number in range(2):
            while not watch.table or watch.table["puzzle"]["state"] != "asking" or watch.table["actions"] < number:
                watch.receive()
            picked.append(helps(ada, table_id)[-1]["picks"])
            assert picked[-1] in watch.table["picks"]
            table = ada.table(table_id)
            assert ada.act(table_id, table["seat"], table["seq"], picks=picked[-1]).status_code == 200
    assert picked[0] != picked[1]
    assert ada.table(table_id)["puzzle"]["state"] == "right"


def test_a_run_is_told_train_by_train_and_cannot_be_picked_as_a_whole(ada: Person) -> None:
    """Its last help says the stops; the map is still the solver's work."""
    puzzle = of_theme("1862", "run")
    _, begins, answer = helps(ada, begin(ada, "1862", puzzle.id), "it")
    assert begins["said"][0] == answer["said"][1]
    assert not answer["picks"]


def test_there_is_no_further_help(ada: Person) -> None:
    table_id = begin(ada, "rocket", of_theme("rocket", "money").id)
    for number in (0, 4):
        assert is_refused(ada.get(f"/tables/{table_id}/puzzle/help/{number}"), 404, "not_found")
