"""Save files: what is written comes back, and whatever is wrong is named with its place."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import roundhouse
from roundhouse.bots.random_bot import random_action
from roundhouse.seats import Seat
from roundhouse.table.save import BadSave, load, save

SEATS = [Seat(name="Anna"), Seat(name="Bruno"), Seat(name="Clapham", bot="random")]


def played(actions: int = 30, **options: Any) -> roundhouse.AnyGame:
    game = roundhouse.new("rocket", 3, seed=5, **options)
    chance = roundhouse.Chance(5)
    while len(game.actions) < actions and game.legal:
        game.push(random_action(game.legal, chance))
    return game


def test_a_saved_game_comes_back(tmp_path: Path) -> None:
    game = played(edition="2018")
    save(tmp_path / "game.json", game, SEATS)
    saved = load(tmp_path / "game.json")
    assert saved.seats == SEATS
    assert saved.game.digest == game.digest
    assert saved.game.actions == game.actions
    assert saved.game.setup == game.setup


def test_a_finished_game_comes_back_compressed(tmp_path: Path) -> None:
    game = played(10_000)
    assert game.over
    save(tmp_path / "game.json", game, SEATS)
    packed = tmp_path / "game.json.gz"
    packed.write_bytes(gzip.compress((tmp_path / "game.json").read_bytes()))
    assert load(packed).game.outcome == game.outcome


def test_another_board_travels_with_the_game(tmp_path: Path) -> None:
    from roundhouse.games.rocket.boardfile import printed_data

    data = {**printed_data(), "title": "Typed in"}
    board = tmp_path / "board.json"
    board.write_text(json.dumps(data), "utf-8")
    game = played(board=str(board))
    save(tmp_path / "game.json", game, SEATS)
    board.unlink()
    assert load(tmp_path / "game.json").game.view().board.title == "Typed in"


def test_the_old_file_survives_a_failure_to_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    save(file, played(), SEATS)
    before = file.read_bytes()

    def broken(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", broken)
    with pytest.raises(BadSave, match="No space left"):
        save(file, played(40), SEATS)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def change(edit: Callable[[dict[str, Any]], object]) -> Callable[[str], str]:
    def apply(text: str) -> str:
        data = json.loads(text)
        edit(data)
        return json.dumps(data)

    return apply


def other_action(data: dict[str, Any]) -> None:
    data["actions"][4]["action"] = {"type": "extend", "line": "LMR", "to": [15, 0]}


DAMAGE: dict[str, tuple[Callable[[str], str], str]] = {
    "empty": (lambda text: "", "not valid JSON"),
    "cut off": (lambda text: text[: len(text) // 2], "not valid JSON"),
    "a list": (lambda text: "[]", "no save file"),
    "another format": (change(lambda data: data.update(format="x")), "should be roundhouse-save/1, but is 'x'"),
    "unknown game": (change(lambda data: data.update(game="go")), "go: no game has this name"),
    "other rules": (change(lambda data: data.update(rules=99)), "version 99"),
    "a missing field": (change(lambda data: data.pop("seats")), "seats"),
    "a wrong type": (
        change(lambda data: data["actions"][3].update(seat="x")),
        r"actions\[3\].seat|actions\[...\].seat",
    ),
    "too few seats": (change(lambda data: data["seats"].pop()), "there should be 3 seats, but there are 2"),
    "a bad option": (change(lambda data: data["setup"]["options"].update(edition="1234")), "edition: cannot be '1234'"),
    "nine players": (change(lambda data: data["setup"].update(players=9)), "2 to 4 players"),
    "another start": (change(lambda data: data.update(start="1." + "0" * 16)), "start: the state differs"),
    "a changed digest": (
        change(lambda data: data["actions"][7].update(digest="1." + "0" * 16)),
        "action 8: the state differs",
    ),
    "a changed action": (change(other_action), "action 5: is refused by SR-7"),
    "a malformed action": (
        change(lambda data: data["actions"][2].update(action={"type": "fly"})),
        "action 3: type: no",
    ),
    "another seat": (change(lambda data: data["actions"][0].update(seat=9)), "action 1: is refused by SR-4.1-a"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_named_with_its_place(damage: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    save(file, played(), SEATS)
    alter, message = DAMAGE[damage]
    file.write_text(alter(file.read_text("utf-8")), "utf-8")
    with pytest.raises(BadSave, match=message):
        load(file)


def test_what_cannot_be_read_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match="cannot be read"):
        load(tmp_path / "nothing.json")
    with pytest.raises(BadSave, match="cannot be read"):
        load(tmp_path)
    (tmp_path / "latin").write_bytes(b"\xe8\xe9")
    with pytest.raises(BadSave, match="UTF-8"):
        load(tmp_path / "latin")
    (tmp_path / "torn.gz").write_bytes(gzip.compress(b"{}" * 100)[:20])
    with pytest.raises(BadSave, match="damaged gzip"):
        load(tmp_path / "torn.gz")
    (tmp_path / "number.json").write_text('{"seed": ' + "9" * 5000 + "}", "utf-8")
    with pytest.raises(BadSave, match="JSON"):
        load(tmp_path / "number.json")
