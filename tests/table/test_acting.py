"""Acting at a table: whose turn it is, what is refused and why, and that nothing is done twice."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from roundhouse.engine.chance import Chance
from roundhouse.engine.registry import OtherRules
from roundhouse.engine.setup import BadSetup
from roundhouse.seats import Seat
from roundhouse.table.ahead import will_be_asked
from roundhouse.table.following import Drift
from roundhouse.table.records import Acted, Entry
from roundhouse.table.table import Table, open_table
from tests.table.keeping import Kept, at_table, bot, people, refused

DRAW = {"type": "draw"}


def lantern(**more: Any) -> Kept:
    return at_table("lantern", 2, **more)


def test_an_action_is_recorded_with_its_seat_and_the_digest_after_it() -> None:
    kept = lantern()
    made = kept.table.act(0, DRAW, 0, "k1")
    assert isinstance(made, Acted)
    assert (made.seat, made.action, made.key, made.by) == (0, DRAW, "k1", "player")
    kept.keep(made)
    assert kept.table.game.digest == made.digest
    assert kept.table.seq == 1


def test_asking_changes_nothing() -> None:
    kept = lantern()
    before = kept.table.game.digest
    kept.table.act(0, DRAW, 0)
    assert kept.table.game.digest == before
    assert kept.table.seq == 0


def test_the_same_key_twice_is_done_once() -> None:
    kept = lantern().play(DRAW, key="k1")
    again = kept.table.act(0, DRAW, 0, "k1")
    assert again is kept.table.entries[0]


def test_the_same_key_gives_the_same_answer_even_after_it_was_taken_back() -> None:
    kept = at_table("rocket", 2)
    seat = kept.table.deciding
    assert seat is not None
    action = kept.table.game.write(kept.table.game.legal[0])
    kept.play(action, key="k1").keep(kept.table.undo(seat, 1))
    assert kept.table.act(seat, action, 0, "k1") is kept.table.entries[0]


def test_a_key_belongs_to_its_seat() -> None:
    kept = lantern().play(DRAW, key="k1")
    assert isinstance(kept.table.act(1, DRAW, 1, "k1"), Acted)


# -- refusals


def test_another_seat_is_asked() -> None:
    with refused("wrong_seat", "why-not-asked", "LN-1"):
        lantern().table.act(1, DRAW, 0)


def test_no_such_seat_can_act() -> None:
    for seat in (-1, 2, 99):
        with refused("wrong_seat", "why-not-asked", "LN-1"):
            lantern().table.act(seat, DRAW, 0)


def test_a_stale_answer() -> None:
    kept = lantern().play(DRAW)
    for expected in (0, 2):
        with refused("stale", "table-stale"):
            kept.table.act(1, DRAW, expected)


def test_who_lost_a_race_is_stale_whoever_must_decide_now() -> None:
    kept = lantern().play(DRAW)
    with refused("stale"):
        kept.table.act(0, DRAW, 0, "another")


def test_an_illegal_action_names_its_rule() -> None:
    with refused("illegal", "why-pass", "LN-4"):
        lantern().table.act(0, {"type": "pass"}, 0)


def test_a_malformed_action_names_its_field() -> None:
    with refused("malformed") as caught:
        lantern().table.act(0, {"type": "light", "card": "x"}, 0)
    assert caught.value.text.args["where"] == "card"


def test_who_acts_out_of_turn_learns_nothing_about_the_action() -> None:
    kept = lantern()
    for action in ({"type": "light", "card": 1}, {"type": "fly"}, {}):
        with refused("wrong_seat", "why-not-asked"):
            kept.table.act(1, action, 0)


@pytest.mark.parametrize(("game", "rule"), [("lantern", "LN-5"), ("rocket", "SR-11.1-g")])
def test_a_finished_game_names_the_rule_that_ended_it(game: str, rule: str) -> None:
    kept = at_table(game, 2).play_some(10_000, Chance(3))
    assert kept.table.over
    for action in ({"type": "draw"}, {"type": "invest"}, {"type": "fly"}):
        with refused("over", "why-over", rule):
            kept.table.act(0, action, kept.table.seq)


def test_a_game_that_begins_at_its_end_is_over() -> None:
    kept = lantern().play_some(10_000, Chance(3))
    game = kept.table.game
    setup = msgspec.structs.replace(game.setup, position=game.ruleset.pack(game.state))
    table = Table(msgspec.structs.replace(kept.table.begin, setup=setup))
    with refused("over", "table-over"):
        table.act(0, DRAW, 0)


def test_a_table_with_an_open_seat_has_not_begun() -> None:
    kept = lantern(seats=[*people(1), Seat(name="")])
    assert kept.table.deciding is None
    with refused("not_begun", "table-not-begun"):
        kept.table.act(0, DRAW, 0)


def test_a_paused_table_and_a_closed_one() -> None:
    kept = lantern()
    kept.keep(kept.table.pause())
    with refused("paused", "table-paused"):
        kept.table.act(0, DRAW, 1)
    kept.keep(kept.table.resume()).play(DRAW).keep(kept.table.close())
    with refused("closed", "table-closed"):
        kept.table.act(1, DRAW, 4)


def test_people_do_not_play_for_bots_nor_bots_for_people() -> None:
    kept = lantern(seats=[bot(), *people(1)])
    with refused("not_allowed", "table-bot-plays"):
        kept.table.act(0, DRAW, 0)
    with refused("not_allowed", "table-bot-plays"):
        kept.table.act(0, DRAW, 0, by="standing")
    kept.keep(kept.table.act(0, DRAW, 0, by="bot"))
    with refused("not_allowed", "table-person-plays"):
        kept.table.act(1, DRAW, 1, by="bot")


# -- following


def test_two_tables_that_follow_the_same_records_are_in_the_same_state() -> None:
    kept = at_table("rocket", 4, options={"edition": "2018"}).play_some(60, Chance(2))
    other = Table(kept.table.begin)
    for entry in kept.table.entries:
        other.follow(entry)
    assert other.game.digest == kept.table.game.digest
    assert other.story == kept.table.story


def test_a_wrong_digest_stops_the_table() -> None:
    kept = lantern()
    made = kept.table.act(0, DRAW, 0)
    assert isinstance(made, Acted)
    with pytest.raises(Drift, match="record 1: the state has digest"):
        kept.keep(msgspec.structs.replace(made, digest="1." + "0" * 16))


def test_a_gap_in_the_records_stops_the_table() -> None:
    kept = lantern()
    made = kept.table.act(0, DRAW, 0)
    assert isinstance(made, Acted)
    with pytest.raises(Drift, match="record 2 cannot follow record 0"):
        kept.table.follow(Entry(seq=2, at=0.0, record=made))


def test_records_go_through_text() -> None:
    kept = at_table("rocket", 3).play_some(20, Chance(2))
    kept.keep(kept.table.pause()).keep(kept.table.resume()).keep(kept.table.resign(0))
    text = msgspec.json.encode(kept.table.entries)
    assert msgspec.json.decode(text, type=list[Entry]) == kept.table.entries


# -- opening


def test_other_rules_do_not_open_the_table() -> None:
    begin = lantern().table.begin
    with pytest.raises(OtherRules, match="version 99"):
        Table(msgspec.structs.replace(begin, rules=99))


def test_every_seat_must_be_there() -> None:
    with pytest.raises(BadSetup, match="3 seats"):
        open_table("rocket", 3, seats=people(2))


def test_options_from_outside_are_data_and_no_files() -> None:
    with pytest.raises(BadSetup, match="board"):
        open_table("rocket", 3, options={"board": "board.json"})
    assert open_table("rocket", 3, options={"edition": "2018"}).begin.setup.options["totals_visible"] is True


def test_bots_must_be_known() -> None:
    for seats, fallback in ([bot("deep blue"), *people(1)], "random"), (people(2), "deep blue"):
        with pytest.raises(ValueError, match="deep blue"):
            open_table("lantern", 2, seats=seats, fallback=fallback)


# -- one application


class Counted:
    """How often a game is asked to do something."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, ruleset: Any) -> None:
        self.calls: Counter[str] = Counter()
        for of, name in (
            (ruleset, "apply"),
            (ruleset, "digest"),
            (ruleset, "read_action"),
            (ruleset, "write_action"),
        ):
            monkeypatch.setattr(of, name, self.counting(name, getattr(of, name)))

    def counting(self, name: str, call: Any) -> Any:
        def counted(*args: Any) -> Any:
            self.calls[name] += 1
            return call(*args)

        return counted


def test_an_action_is_read_carried_out_and_digested_once(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = at_table("rocket", 2)
    game, seat = kept.table.game, kept.table.deciding
    assert seat is not None
    action = game.write(game.legal[0])
    counted = Counted(monkeypatch, game.ruleset)
    made = kept.table.act(seat, action, 0)
    assert isinstance(made, Acted)
    # Looking at what it leads to, before and after it is kept, takes no further application.
    assert will_be_asked(kept.table, made) in (True, False)
    kept.keep(made)
    # Written for its record, and as everybody may know it.
    assert counted.calls == {"apply": 1, "digest": 1, "read_action": 1, "write_action": 2}
    assert kept.table.game.digest == made.digest


def test_what_was_carried_out_for_another_record_is_not_taken_over() -> None:
    """Two requests at the same point: the table follows the one that was kept, wherever it was made."""
    kept = lantern()
    mine = kept.table.act(0, DRAW, 0)
    theirs = lantern().table.act(0, DRAW, 0)
    assert isinstance(mine, Acted)
    assert isinstance(theirs, Acted)
    state = kept.table.carried_out[1].state
    kept.keep(theirs)
    assert kept.table.game.state is not state
    assert kept.table.game.digest == theirs.digest
    with pytest.raises(Drift):
        kept.keep(msgspec.structs.replace(theirs, seat=1))


def test_a_copy_goes_its_own_way() -> None:
    kept = lantern()
    made = kept.table.act(0, DRAW, 0)
    copied = Kept(kept.table.copy())
    kept.keep(made)
    copied.keep(made)
    before = kept.table.game.digest
    copied.play(DRAW)
    assert kept.table.game.digest == before
