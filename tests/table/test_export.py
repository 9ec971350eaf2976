"""Export and import: complete when the game is over, before that what a seat knows; nothing imported is trusted."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import roundhouse
from roundhouse.engine.canonical import canonical
from roundhouse.engine.chance import Chance
from roundhouse.seats import Seat
from roundhouse.table.clock import ClockRules
from roundhouse.table.export import KNOWN_FORMAT, Imported, export, import_
from roundhouse.table.practice import practice
from roundhouse.table.records import Acted, Damaged, Entry, Mended
from roundhouse.table.save import FORMAT, BadSave, load, save
from roundhouse.table.stopped import reopened
from roundhouse.table.table import Table, open_table
from tests.table.keeping import Kept, at_table, bot, people
from tests.table.reading import history, notices, project

DRAW = {"type": "draw"}

#: What chance is drawn from, of 256 bits.
SECRET = "5e" * 32


def eventful(game: str = "lantern", seed: int = 2) -> Kept:
    """A finished game in which much has happened at the table."""
    kept = Kept(open_table(game, 3, seed=seed, salt="salt", title="Friday", clock=ClockRules(kind="live", time=900.0)))
    for number, name in enumerate(["Anna", "Bruno"]):
        kept.keep(kept.table.sit(number, f"account-{name}", name))
    kept.keep(kept.table.hand_to_bot(2, "random")).play_some(2, Chance(seed))
    kept.now = 10.0
    kept.keep(kept.table.pause()).keep(kept.table.resume())
    kept.keep(kept.table.undo(kept.table.story[0].seat, kept.table.seq))
    if kept.table.undo_asked is not None:
        kept.keep(kept.table.answer_undo(1, False))
    kept.keep(kept.table.leave(1)).play_some(3, Chance(seed)).keep(kept.table.give_back(1))
    kept.keep(kept.table.resign(1))
    while not kept.table.over:
        kept.now += 1.0
        kept.play_some(1, Chance(kept.table.seq))
    return kept


def again(imported: Imported) -> Table:
    table = Table(imported.begin)
    for entry in imported.entries:
        table.follow(entry)
    return table


# -- during play


def test_during_play_a_seat_takes_home_what_it_knows() -> None:
    kept = at_table("lantern", 2, seed=31415926, salt="pepper").play(DRAW).play(DRAW)
    document = export(kept.table, 0)
    assert document["format"] == KNOWN_FORMAT
    assert document["history"] == history(kept.table, 0)
    assert document["view"] == project(kept.table, 0, 0.0)["view"]
    assert document["options"] == kept.table.begin.setup.options
    text = canonical(document)
    for secret in (
        "31415926",
        "pepper",
        "anna",
        *(told.own_action.get("digest", "digest") for told in kept.table.story),
    ):
        assert secret not in text


def test_a_branch_does_not_give_its_position_away() -> None:
    kept = at_table("lantern", 2).play(DRAW)
    table = Table(practice(kept.table, 0, 1, secret=SECRET, owner="eva", name="Eva"))
    assert "position" not in canonical(export(table, 0))
    assert project(table, 0, 0.0)["opened"] is None


def test_what_a_seat_knows_makes_no_table() -> None:
    with pytest.raises(BadSave, match="only what one seat knew"):
        import_(export(at_table("lantern", 2).table, 0))


# -- at the end


@pytest.mark.parametrize("game", ["lantern", "rocket"])
def test_a_finished_table_comes_back_as_it_was(game: str) -> None:
    kept = eventful(game)
    document = json.loads(json.dumps(export(kept.table, None)))
    assert document["format"] == FORMAT
    table = again(import_(document))
    assert table.game.digest == kept.table.game.digest
    assert table.seq == kept.table.seq
    assert table.names() == kept.table.names()
    assert notices(table) == notices(kept.table)
    assert history(table, None) == history(kept.table, None)
    mine, theirs = project(table, None, 99.0), project(kept.table, None, 99.0)
    # Nobody holds a seat at an imported table, so nobody has been thinking there.
    for personal in ("seats", "begun", "clock"):
        del mine[personal], theirs[personal]
    assert mine == theirs


def test_everybody_gets_the_same_document_at_the_end() -> None:
    table = eventful().table
    assert export(table, 0) == export(table, 1) == export(table, None)


def test_what_belongs_to_one_person_stays_on_the_server() -> None:
    kept = at_table("lantern", 2, seats=[Seat(name="Anna", owner="account-1"), bot()], host="account-1")
    kept.keep(kept.table.act(0, DRAW, 0, "my-key", by="standing")).play_some(1000, Chance(1))
    text = canonical(export(kept.table, 0))
    for secret in ("account-1", "my-key", "standing"):
        assert secret not in text


def test_a_finished_table_is_a_save_file(tmp_path: Path) -> None:
    kept = eventful("rocket")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(export(kept.table, 0)), "utf-8")
    saved = load(file)
    assert saved.game.digest == kept.table.game.digest
    assert [seat.name for seat in saved.seats] == kept.table.names()


def test_a_practice_table_from_a_position_comes_back() -> None:
    kept = at_table("rocket", 3).play_some(20, Chance(1))
    branched = Kept(Table(practice(kept.table, 1, 15, secret=SECRET, owner="eva", name="Eva"))).play_some(
        10_000, Chance(2)
    )
    document = json.loads(json.dumps(export(branched.table, 1)))
    assert again(import_(document)).game.digest == branched.table.game.digest


def test_a_game_from_a_terminal_becomes_a_table(tmp_path: Path) -> None:
    game, chance = roundhouse.new("rocket", 3, seed=5), Chance(5)
    for _ in range(20):
        game.push(chance.choice(list(game.legal)))
    save(tmp_path / "game.json", game, [Seat(name="Anna"), Seat(name="Bruno"), bot()])
    imported = import_(json.loads((tmp_path / "game.json").read_text("utf-8")), at=5.0)
    kept = Kept(again(imported))
    assert kept.table.game.digest == game.digest
    assert {entry.at for entry in imported.entries} == {5.0}
    assert not kept.table.begun
    for seat, name in enumerate(["anna", "bruno"]):
        kept.keep(kept.table.sit(seat, name, name.title()))
    kept.play_some(5, Chance(1))
    assert len(kept.table.story) == 25


# -- nothing is trusted


def put(*path: Any, value: Any) -> Callable[[dict[str, Any]], None]:
    def change(document: Any) -> None:
        for step in path[:-1]:
            document = document[step]
        document[path[-1]] = value

    return change


def record(kind: str, **changes: Any) -> Callable[[dict[str, Any]], None]:
    """Change the first record of that kind."""

    def change(document: dict[str, Any]) -> None:
        found = next(entry["record"] for entry in document["table"]["records"] if entry["record"]["type"] == kind)
        found.update(changes)

    return change


DAMAGE: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "another format": (put("format", value="x"), "no save file"),
    "unknown game": (put("game", value="go"), "go: no game"),
    "other rules": (put("rules", value=99), "version 99"),
    "a file as an option": (put("setup", "options", "hand_limit", value="/etc/passwd"), "hand_limit"),
    "an unknown bot": (record("bot_sat", bot="deep blue"), "deep blue"),
    "an unknown fallback": (put("table", "fallback", value="deep blue"), "deep blue"),
    "a seat too few": (lambda document: document["table"]["seats"].pop(), "3 seats"),
    "a changed action": (record("acted", action={"type": "light", "card": 99}), "entry 4"),
    "a malformed action": (record("acted", action={"type": "fly"}), "entry 4"),
    "another seat": (record("acted", seat=2), "entry 4"),
    "a wrong digest": (record("acted", digest="1." + "0" * 16), "entry 4"),
    "no such seat": (record("sat", seat=7), "entry 1"),
    "no such position": (record("undo_asked", to=99), "entry 8"),
    "a gap": (lambda document: document["table"]["records"].pop(0), "entry 2"),
    "records that end early": (lambda document: document["table"]["records"].pop(), "contradicts itself"),
    "actions that end early": (lambda document: document["actions"].pop(), "contradicts itself"),
    "no position": (put("setup", "position", value={"players": 3}), "not a position of this game"),
    "a wild position": (put("setup", "position", value={"deck": 5, "players": "x"}), "not a position of this game"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_found(damage: str) -> None:
    document = copy.deepcopy(export(eventful().table, None))
    change, message = DAMAGE[damage]
    change(document)
    with pytest.raises(BadSave, match=message):
        import_(document)


def test_a_position_must_be_one_of_the_game() -> None:
    kept = at_table("rocket", 3).play_some(20, Chance(1))
    table = (
        Kept(Table(practice(kept.table, 1, 15, secret=SECRET, owner="eva", name="Eva")))
        .play_some(10_000, Chance(2))
        .table
    )
    document = json.loads(json.dumps(export(table, 1)))
    wild: list[dict[str, Any]] = [{"players": 2}, {"players": 10**9}, {"money": []}, {"active": 99}, {"more": 1}]
    for changes in wild:
        changed = copy.deepcopy(document)
        changed["setup"]["position"].update(changes)
        with pytest.raises(BadSave):
            import_(changed)
    document["setup"]["players"] = 10**9
    with pytest.raises(BadSave, match="not a position of this game"):
        import_(document)


@pytest.mark.parametrize("data", [None, [], 3, "text", {}, {"format": FORMAT}, {"format": KNOWN_FORMAT}])
def test_what_is_no_document(data: Any) -> None:
    with pytest.raises(BadSave):
        import_(data)


def test_owners_that_somebody_writes_into_a_document_are_dropped() -> None:
    document = export(eventful().table, None)
    document["table"]["seats"][0]["owner"] = "account-9"
    document["table"]["records"][0]["record"]["owner"] = "account-9"
    table = again(import_(document))
    assert table.seats_of("account-9") == []
    assert people(1)[0].owner not in canonical(export(table, None))


# -- who may look on


def test_who_may_look_on_is_no_part_of_a_game() -> None:
    """It is settled where a table is kept: an imported log must not open a table to everybody."""
    kept = eventful()
    before = len(kept.table.entries)
    kept.keep(kept.table.allow_spectators(False)).keep(kept.table.allow_spectators(True))
    kept.keep(kept.table.allow_spectators(False))
    document = export(kept.table, None)
    records = document["table"]["records"]
    assert len(records) == before
    assert document["table"]["spectators"] is False
    assert not again(import_(document)).spectators
    forged = copy.deepcopy(document)
    last = records[-1]
    forged["table"]["records"].append(
        {**last, "seq": len(records) + 1, "record": {"type": "watchable", "spectators": True}}
    )
    with pytest.raises(BadSave):
        import_(forged)


def test_numbers_of_records_have_no_gap_where_one_is_left_out() -> None:
    kept = at_table("lantern", 2).play(DRAW)
    kept.keep(kept.table.allow_spectators(False))
    while not kept.table.over:
        kept.play_some(1, Chance(kept.table.seq))
    document = export(kept.table, None)
    assert [entry["seq"] for entry in document["table"]["records"]] == list(range(1, kept.table.seq))
    assert again(import_(document)).game.digest == kept.table.game.digest


def test_a_mended_game_is_exported_as_if_nothing_had_been_damaged() -> None:
    """What was lost, and that something was, are left out: what remains is a whole game."""
    played = eventful().table
    lost: Any = Damaged()
    since = next(entry.seq for entry in played.entries if isinstance(entry.record, Acted)) + 1
    mended = Kept(reopened(played.begin, 0.0))
    for entry in played.entries:
        damaged = Entry(seq=entry.seq, at=entry.at, record=lost)
        mended.table.follow_if_possible(damaged if entry.seq == since else entry)
    assert mended.table.stopped is not None
    sound = len(mended.table.game.actions)
    mended.now = played.entries[-1].at
    mended.keep(Mended(to=sound, since=since))
    assert len(mended.table.story) == sound
    assert not mended.table.over
    while not mended.table.over:
        mended.play_some(1, Chance(mended.table.seq))
    table = again(import_(export(mended.table, None)))
    assert table.stopped is None
    assert table.game.digest == mended.table.game.digest
    assert [seat.name for seat in table.seats] == [seat.name for seat in mended.table.seats]
