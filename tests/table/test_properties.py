"""What holds at every table, whatever is played there: random tables of two games, with everything that can happen."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse.engine.canonical import canonical
from roundhouse.engine.chance import Chance
from roundhouse.seats import Seat
from roundhouse.table.clock import ClockRules
from roundhouse.table.export import export
from roundhouse.table.preview import preview
from roundhouse.table.records import Acted, Entry
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.table import Table, TableSetup
from roundhouse.testing import choose
from tests.support.effort import examples
from tests.table.keeping import Kept, at_table, bot, people
from tests.table.reading import at_action, history, notices, plain, preview_data, project, since_my_turn


class Evening(NamedTuple):
    """A table at which much has happened."""

    kept: Kept
    chance: Chance


@st.composite
def evenings(draw: st.DrawFn, most: int = 60) -> Evening:
    game, players = draw(st.sampled_from(["lantern", "rocket"])), draw(st.integers(2, 4))
    seed = draw(st.integers(0, 9999))
    clock = draw(st.sampled_from([ClockRules(), ClockRules(kind="day"), ClockRules(kind="live", increment=5.0)]))
    options: dict[str, Any] = {"burying": True} if game == "lantern" else {}
    kept = at_table(game, players, seats=draw(seats(players)), seed=seed, options=options, clock=clock)
    evening = Evening(kept, Chance(seed))
    for _ in range(draw(st.integers(0, most))):
        happen(evening)
    return evening


@st.composite
def seats(draw: st.DrawFn, players: int) -> list[Seat]:
    """People, bots, and one person on several seats."""
    several = Seat(name="Anna", owner="anna")
    return [draw(st.sampled_from([person, bot(), several])) for person in people(players)]


def happen(evening: Evening) -> None:
    """Something happens at the table, if it can: mostly somebody acts."""
    kept, chance = evening
    table = kept.table
    kept.now += chance.below(100)
    seat = chance.below(len(table.seats))
    try:
        match chance.below(20):
            case 0 | 1 | 2:
                kept.keep(table.undo(seat, table.seq))
            case 3 | 4 | 5:
                kept.keep(table.answer_undo(seat, chance.below(4) > 0))
            case 6:
                kept.keep(table.leave(seat))
            case 7:
                kept.keep(table.give_back(seat))
            case 8:
                kept.keep(table.resume() if table.paused else table.pause())
            case 9:
                kept.keep(table.hand_to_bot(seat, "greedy", absent=True))
            case _ if not table.over:
                kept.play(choose(table.game.ruleset, table.game.state, chance), key=f"key-{table.seq}")
    except TableRefusal:
        pass


def shown(table: Table, at: float) -> str:
    """Everything that anybody may read."""
    readers: list[int | None] = [None, *range(len(table.seats))]
    everything: list[Any] = [notices(table)]
    for reader in readers:
        everything += [project(table, reader, at), history(table, reader), export(table, reader)]
        everything += [at_action(table, reader, len(table.story))]
        everything += [] if reader is None else [since_my_turn(table, reader)]
    return canonical(everything)


def follow_all(begin: TableSetup, entries: list[Entry]) -> Table:
    table = Table(begin)
    for entry in entries:
        table.follow(entry)
    return table


@given(evenings())
@settings(max_examples=examples(25))
def test_the_same_records_lead_to_the_same_table(evening: Evening) -> None:
    """Byte for byte, even when set-up and records have been through text."""
    table, now = evening.kept.table, evening.kept.now
    begin = msgspec.json.decode(msgspec.json.encode(table.begin), type=TableSetup)
    entries = msgspec.json.decode(msgspec.json.encode(table.entries), type=list[Entry])
    assert shown(follow_all(begin, entries), now) == shown(table, now)


@given(evenings())
@settings(max_examples=examples(25))
def test_what_was_taken_back_leaves_no_trace_in_the_game(evening: Evening) -> None:
    """The game is the one in which only the actions in force were ever taken."""
    table = evening.kept.table
    plain = Kept(Table(table.begin))
    for told in table.story:
        record = table.entries[told.seq - 1].record
        assert isinstance(record, Acted)
        plain.keep(msgspec.structs.replace(record, key=""))
    assert plain.table.game.digest == table.game.digest
    assert plain.table.game.actions == table.game.actions
    for reader in (None, 0):
        assert view(plain.table, reader) == view(table, reader)


def view(table: Table, reader: int | None) -> list[Any]:
    """What a reader knows of the game itself, without numbers of records."""
    told = [{**each, "seq": 0} for each in history(table, reader)]
    return [table.game.view(reader).data, told, table.game.ruleset.prompt(table.game.state, reader)]


@given(evenings())
@settings(max_examples=examples(25))
def test_nothing_is_done_twice(evening: Evening) -> None:
    """Every request, sent once more at the end, gets the answer that it got."""
    table = evening.kept.table
    before = table.seq
    for entry in list(table.entries):
        if isinstance(entry.record, Acted):
            assert table.act(entry.record.seat, entry.record.action, entry.seq - 1, entry.record.key) is entry
    assert table.seq == before


@given(evenings(most=40))
@settings(max_examples=examples(25))
def test_a_preview_is_the_beginning_of_what_happens(evening: Evening) -> None:
    kept, chance = evening
    table = kept.table
    if table.deciding is None:
        return
    seat, game = table.deciding, table.game
    action = choose(game.ruleset, game.state, chance)
    events, sentences = preview(game, action).events, preview_data(table, seat, game.write(action))
    told = kept.play(action).table.story[-1]
    assert events == told.events[: len(events)]
    assert sentences == plain(told.sentences(seat))[: len(events)]
    beyond = told.events[len(events) :]
    assert not beyond or beyond[0].reveals


@given(evenings())
@settings(max_examples=examples(25))
def test_every_position_on_the_way_can_be_seen_again(evening: Evening) -> None:
    table = evening.kept.table
    digests = {told.seq: table.entries[told.seq - 1].record for told in table.story}
    for number, told in enumerate(table.story, 1):
        record = digests[told.seq]
        assert isinstance(record, Acted)
        assert table.game.at(number).digest == record.digest


@given(evenings())
@settings(max_examples=examples(25))
def test_clocks_hold_what_was_not_used(evening: Evening) -> None:
    table, now = evening.kept.table, evening.kept.now
    rules, clock = table.begin.clock, table.clock
    assert (clock.running is None) or (clock.running == table.deciding and not table.seats[clock.running].bot)
    if rules.kind == "none":
        assert clock.left == [rules.time] * len(table.seats)
    most = rules.time + rules.increment * len(table.story)
    assert all(0 <= left <= most for left in clock.remaining(now))
