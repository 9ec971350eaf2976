"""Worker processes, and what is done at tables that wait for nobody who is there: bots, hints and clocks."""

from __future__ import annotations

import asyncio
import copy
import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from roundhouse.bots import ladder
from roundhouse.bots.search import Thinker
from roundhouse.engine.bot import NO_REASON, Move
from roundhouse.engine.chance import Chance
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.text import Text
from roundhouse.game import new
from roundhouse.server.bills import ACTING, Bill
from roundhouse.server.config import Config
from roundhouse.server.http.loop import NEARLY, SIMILAR
from roundhouse.server.storage.store import Append
from roundhouse.server.tables import caretaker
from roundhouse.server.tables.clocks import ClockAlarms
from roundhouse.server.tables.keeper import Keeper, TooLate
from roundhouse.server.workers import thinking
from roundhouse.server.workers.importing import Save
from roundhouse.server.workers.pool import WorkerDied, Workers
from roundhouse.server.workers.thinking import Choice, Question, choose
from roundhouse.table.clock import ClockRules
from roundhouse.table.records import Acted, BotSat, Entry, Started
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.table import Table
from tests.support import thoughts
from tests.support.forging import at_table
from tests.support.processes import runs
from tests.support.tables import act, any_action, beginning, replayed, until

pytestmark = pytest.mark.anyio

SOON = 60.0
#: What bots and hints do when a process dies, fails or is late has nothing to do with where tables are kept.
on_one_database = pytest.mark.parametrize("url", ["sqlite"], indirect=True)


def endless() -> Save:
    """A save file that takes longer to read than anybody may take."""
    document = copy.deepcopy(at_table("1862", 12))
    back = {"type": "taken_back", "seat": 0, "to": 12}
    document["table"]["records"] += [{"seq": seq, "at": 12.0, "record": back} for seq in range(13, 100_000)]
    return Save(document=document, owner="ada", name="Ada", at=12.0)


class TestWorkers:
    async def test_calls_are_answered(self) -> None:
        workers = Workers(2)
        answers = await asyncio.gather(*(workers.run(thoughts.double, number, SOON) for number in range(6)))
        assert answers == [0, 2, 4, 6, 8, 10]
        workers.close()

    async def test_whoever_has_used_least_goes_first(self) -> None:
        workers, order = Workers(1), list[int]()

        async def ask(number: int, used: float) -> None:
            order.append(await workers.run(thoughts.double, number, SOON, used))

        await asyncio.gather(ask(0, 0.0), ask(1, 9.0), ask(2, 5.0), ask(3, 0.5))
        assert order == [0, 6, 4, 2]
        workers.close()

    @pytest.mark.skipif(sys.platform != "linux", reason="elsewhere threads have no priority of their own")
    async def test_processes_stand_back_and_the_threads_that_wait_for_them_do_not(self) -> None:
        """A thread that waits for a processor while it holds Python's lock keeps the whole server waiting."""
        workers = Workers(1)
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert await workers.run(thoughts.priority, 0, SOON) == max(own, thinking.NICE)
        assert await workers.run(thoughts.scheduling, 0, SOON) == os.SCHED_BATCH
        names = {thread.native_id: thread.name for thread in threading.enumerate()}
        behind = [name for tid, name in names.items() if tid and os.getpriority(os.PRIO_PROCESS, tid) != own]
        assert all(name.startswith("roundhouse-starter") for name in behind)
        workers.close()

    async def test_a_late_worker_is_replaced(self) -> None:
        workers = Workers(1)
        late = await workers.run(thoughts.pid, 0, SOON)
        with pytest.raises(TooLate):
            await workers.run(thoughts.sleep, 60.0, 0.2)
        assert await workers.run(thoughts.pid, 0, SOON) != late
        await until(lambda: gone(late))
        assert workers.health() == {"count": 1, "busy": 0, "late": 1, "died": 0}
        workers.close()

    async def test_a_dead_worker_is_replaced(self) -> None:
        workers = Workers(1)
        with pytest.raises(WorkerDied):
            await workers.run(thoughts.die, 0, SOON)
        assert await workers.run(thoughts.double, 4, SOON) == 8
        workers.close()

    async def test_others_do_not_suffer(self) -> None:
        workers = Workers(2)
        await asyncio.gather(*(workers.run(thoughts.sleep, 0.1, SOON) for _ in range(2)))
        long = asyncio.create_task(workers.run(thoughts.sleep, 1.0, SOON))
        with pytest.raises(WorkerDied):
            await workers.run(thoughts.die, 0, SOON)
        assert await long == "awake"
        workers.close()

    async def test_a_mistake_is_no_reason_to_replace_a_worker(self) -> None:
        workers = Workers(1)
        before = await workers.run(thoughts.pid, 0, SOON)
        with pytest.raises(ValueError, match="mistake"):
            await workers.run(thoughts.fail, 0, SOON)
        assert await workers.run(thoughts.pid, 0, SOON) == before
        workers.close()

    async def test_nobody_thinks_for_whoever_no_longer_waits(self) -> None:
        workers = Workers(1)
        busy = await workers.run(thoughts.pid, 0, SOON)
        call = asyncio.create_task(workers.run(thoughts.sleep, 60.0, SOON))
        await asyncio.sleep(0.1)
        call.cancel()
        with pytest.raises(asyncio.CancelledError):
            await call
        await until(lambda: gone(busy))
        workers.close()

    async def test_who_notices_that_nobody_waits_goes_on_living(self) -> None:
        workers = Workers(1)
        busy = await workers.run(thoughts.pid, 0, SOON)
        call = asyncio.create_task(workers.run(thoughts.thinks_until_unwanted, 0, SOON))
        await asyncio.sleep(0.1)
        call.cancel()
        with pytest.raises(asyncio.CancelledError):
            await call
        assert await workers.run(thoughts.pid, 0, SOON) == busy
        workers.close()

    async def test_closing_ends_the_processes(self) -> None:
        workers = Workers(1)
        worker = await workers.run(thoughts.pid, 0, SOON)
        workers.close()
        await until(lambda: gone(worker))


class Silent:
    """A bot that answers with an action and not a word more."""

    def __init__(self, ruleset: AnyRules) -> None:
        self.ruleset = ruleset

    def choose(self, state: Any, chance: Chance) -> Any:
        return self.ruleset.legal(state)[0]


def test_a_bot_may_answer_with_an_action_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ladder.GENERIC, "random", Silent)
    game = new("rocket", 2, seed=1)
    observed = game.ruleset.pack(game.state)
    asked = Question(
        game="rocket",
        rules=game.ruleset.version,
        players=2,
        options=game.setup.options,
        observed=observed,
        bot="random",
        seed=1,
    )
    assert choose(asked) == Choice(action=game.write(game.legal[0]), reason=NO_REASON)


async def gone(pid: int) -> bool:
    return not runs(pid)


# -- bots at tables


@pytest.fixture
def config(url: str, monkeypatch: pytest.MonkeyPatch) -> Config:
    # Other processes are given little time to look after their own tables.
    monkeypatch.setattr(caretaker, "GRACE", 0.2)
    return Config(database=url, bot_workers=1, bot_deadline=SOON)


async def moved(keeper: Keeper, table_id: str, seq: int = 0, seconds: float = 60.0) -> Table:
    """The table, once something has happened there after that record."""

    async def happened() -> bool:
        return (await keeper.table(table_id)).seq > seq

    await until(happened, seconds)
    return await keeper.table(table_id)


def first_seat_is_a_bot(**more: Any) -> Any:
    """A table where a bot begins and people go on."""
    first = Table(beginning(3)).deciding
    assert first is not None
    return beginning(3, bots={first: "random"}, **more)


def record(table: Table, number: int = 1) -> Acted:
    found = table.entries[number - 1].record
    assert isinstance(found, Acted)
    return found


class TestBots:
    async def test_they_play_a_whole_game(self, keeper: Keeper) -> None:
        table_id = await keeper.open_table(beginning(2, bots={0: "random", 1: "greedy"}))

        async def over() -> bool:
            return (await keeper.table(table_id)).over

        await until(over, 120)
        table = await keeper.table(table_id)
        assert {record(table, number).by for number in range(1, table.seq + 1)} == {"bot"}
        assert replayed(table).game.digest == table.game.digest
        assert [each.status for each in await keeper.lobby.tables_of("user0")] == ["over"]

    @on_one_database
    async def test_among_themselves_they_come_after_those_who_play_with_people(self, keeper: Keeper) -> None:
        """However little whoever runs their table has used: names are free."""
        alone, in_company = (Table(beginning(2, bots=bots)) for bots in ({0: "random", 1: "random"}, {1: "random"}))
        acting = Bill(usage=lambda: 0.0, weight=ACTING)
        most = SIMILAR * acting.used + NEARLY
        assert keeper._caretaker._bill(in_company).used < most < keeper._caretaker._bill(alone).used

    async def test_they_answer_people(self, keeper: Keeper) -> None:
        table_id = await keeper.open_table(beginning(2, bots={1: "random"}))
        table = await keeper.table(table_id)
        while not table.story or table.story[-1].seat == 0:
            if table.deciding == 0:
                await act(keeper, table_id)
            await asyncio.sleep(0.01)
            table = await keeper.table(table_id)
        assert table.story[-1].seat == 1

    @on_one_database
    async def test_nothing_is_begun_for_people_who_act_themselves(self, keeper: Keeper) -> None:
        table_id = await keeper.open_table(beginning(2))
        care = keeper._caretaker
        await asyncio.gather(*care._tasks.values())
        begun = asyncio.all_tasks()
        await act(keeper, table_id)
        assert table_id not in care._tasks
        assert not {task for task in asyncio.all_tasks() - begun if "_look_after" in repr(task)}
        (live,) = keeper.tables_in_memory()
        assert live.settled == live.table.seq > 0

    @on_one_database
    @pytest.mark.parametrize("thought", [thoughts.always_dies, thoughts.always_fails, thoughts.cheats])
    async def test_a_game_never_hangs_for_a_bot(
        self, keeper: Keeper, monkeypatch: pytest.MonkeyPatch, thought: Callable[[Question], Choice]
    ) -> None:
        monkeypatch.setattr(caretaker, "choose", thought)
        table = await moved(keeper, await keeper.open_table(first_seat_is_a_bot()))
        assert record(table).by == "bot"
        assert record(table).action == caretaker.neutral(Table(table.begin))

    @on_one_database
    async def test_a_game_never_hangs_for_a_bot_that_never_ends(
        self, config: Config, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        keeper = await Keeper.connect(msgspec.structs.replace(config, bot_deadline=0.3))
        monkeypatch.setattr(caretaker, "choose", thoughts.never_ends)
        table = await moved(keeper, await keeper.open_table(first_seat_is_a_bot()))
        assert record(table).by == "bot"
        assert (await keeper.health())["workers"]["bots"]["late"] == 2
        await keeper.close()

    @on_one_database
    async def test_a_bot_whose_worker_dies_thinks_again(
        self, keeper: Keeper, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        monkeypatch.setenv("ROUNDHOUSE_TEST_MARK", str(tmp_path / "mark"))
        monkeypatch.setattr(caretaker, "choose", thoughts.dies_once)
        table = await moved(keeper, await keeper.open_table(first_seat_is_a_bot()))
        assert record(table).by == "bot"
        assert (await keeper.health())["workers"]["bots"]["died"] == 1

    async def test_a_bot_of_another_process_is_not_disturbed(self, keeper: Keeper, config: Config) -> None:
        other = await Keeper.connect(config)
        table_id = await keeper.open_table(first_seat_is_a_bot())
        for each in (keeper, other) * 3:
            each._caretaker.look_after(table_id)
        table = await moved(keeper, table_id)
        while table.seq < 30:
            if table.deciding is not None and not table.seats[table.deciding].bot:
                await act(keeper, table_id)
                other._caretaker.look_after(table_id)
            await asyncio.sleep(0.01)
            table = await keeper.table(table_id)
        assert replayed(table).game.digest == table.game.digest
        await other.close()

    async def test_a_move_that_was_left_undone_is_made_after_a_restart(self, config: Config) -> None:
        idle = await Keeper.connect(msgspec.structs.replace(config, bot_workers=0, bot_deadline=0.1))
        table_id = await idle.open_table(first_seat_is_a_bot())
        await idle.close()
        keeper = await Keeper.connect(msgspec.structs.replace(config, sweep=0.1))
        table = await moved(keeper, table_id)
        assert record(table).by == "bot"
        await keeper.close()

    async def test_a_table_that_a_dead_process_has_left_behind_is_found(self, config: Config) -> None:
        idle = await Keeper.connect(msgspec.structs.replace(config, bot_workers=0, bot_deadline=0.1))
        first = Table(beginning(3)).deciding
        assert first is not None
        bots = {seat: "random" for seat in range(3) if seat != first}
        table_id = await idle.open_table(beginning(3, bots=bots))
        table = await idle.table(table_id)
        # Records of a process that ended before it could do anything else, some time ago.
        while table.deciding == first:
            action = table.act(first, any_action(table), table.seq)
            assert isinstance(action, Acted)
            entry = Entry(seq=table.seq + 1, at=1.0, record=action)
            await idle.store.append([Append(table_id, [entry])])
            table = await idle.table(table_id)
        seq = table.seq
        await idle.close()
        keeper = await Keeper.connect(msgspec.structs.replace(config, sweep=0.1))
        assert record(await moved(keeper, table_id, seq), seq + 1).by == "bot"
        await keeper.close()

    @on_one_database
    async def test_a_bot_stops_thinking_about_what_is_past(
        self, keeper: Keeper, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(caretaker, "choose", thoughts.never_ends)
        table_id = await keeper.open_table(first_seat_is_a_bot())
        care = keeper._caretaker

        async def thinks() -> bool:
            return table_id in care._thoughts

        await until(thinks)
        _, thought = care._thoughts[table_id]
        table = (await keeper.table(table_id)).copy()
        care.look_after(table_id, table=table)
        assert not thought.cancelling()
        table.entries.append(Entry(seq=1, at=0.0, record=Started(order=[])))
        care.look_after(table_id, table=table)
        assert thought.cancelling()

    @on_one_database
    async def test_bots_may_take_their_time(self, config: Config) -> None:
        keeper = await Keeper.connect(msgspec.structs.replace(config, bot_pause=0.5))
        begun = time.monotonic()
        await moved(keeper, await keeper.open_table(first_seat_is_a_bot()))
        assert time.monotonic() - begun >= 0.5
        await keeper.close()


class Patient(Thinker):
    """Notes how long it may think, and says nothing else."""

    def choose(self, state: Any, chance: Chance, stop: Callable[[], bool] | None = None) -> Move:
        return Move(None, Text("reason-at-once"), self.seconds or 0.0)


@pytest.mark.parametrize(("waited", "left"), [(0.0, 4.0), (1.0, 3.0), (60.0, 1.0)])
async def test_waiting_for_a_worker_is_taken_off_the_time(waited: float, left: float) -> None:
    """A quarter of it is left in any case."""
    asked = Question(
        game="rocket", rules=1, players=2, options={}, observed={}, bot="master:4", seed=1, asked=time.time() - waited
    )
    assert thinking.thought(Patient(None, seconds=4.0), None, asked).value == pytest.approx(left, abs=0.2)


class TestHints:
    @on_one_database
    async def test_a_hint_is_a_legal_action_with_a_reason(self, keeper: Keeper) -> None:
        table_id = await keeper.open_table(beginning(3))
        table = await keeper.table(table_id)
        assert table.deciding is not None
        hint = await keeper.hint(table_id, table.deciding, SOON)
        assert table.game.why_not(table.game.read(hint.action)) is None
        assert list(table.game.ruleset.picks(table.game.state, table.game.read(hint.action))) == hint.picks
        assert hint.reason.key.startswith("reason-")
        assert hint.seq == table.seq == 0
        assert hint.moves[0].action == hint.action
        assert 2 <= len(hint.moves) <= 3
        assert await keeper.hint(table_id, table.deciding, SOON) == hint

    @on_one_database
    async def test_nobody_waits_for_a_hint_because_others_import_games(self, keeper: Keeper) -> None:
        table_id = await keeper.open_table(beginning(3))
        seat = (await keeper.table(table_id)).deciding
        assert seat is not None
        imports = [asyncio.create_task(keeper.read_save(endless())) for _ in range(3)]
        # In workers already, as many as there are for them.
        await asyncio.sleep(0)
        await keeper.hint(table_id, seat, SOON)
        assert not any(each.done() for each in imports)
        for each in imports:
            each.cancel()
        await asyncio.gather(*imports, return_exceptions=True)

    @on_one_database
    async def test_only_who_must_decide_gets_one_where_hints_are_allowed(self, keeper: Keeper) -> None:
        table_id = await keeper.open_table(beginning(3))
        deciding = (await keeper.table(table_id)).deciding
        assert deciding is not None
        with pytest.raises(TableRefusal) as refused:
            await keeper.hint(table_id, (deciding + 1) % 3, SOON)
        assert refused.value.code == "wrong_seat"
        with pytest.raises(TableRefusal) as refused:
            await keeper.hint(await keeper.open_table(beginning(3, hints=False)), deciding, SOON)
        assert refused.value.code == "not_allowed"

    @on_one_database
    async def test_a_late_hint_is_none(self, keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(caretaker, "choose", thoughts.never_ends)
        table_id = await keeper.open_table(beginning(3))
        deciding = (await keeper.table(table_id)).deciding
        assert deciding is not None
        with pytest.raises(TooLate):
            await keeper.hint(table_id, deciding, 0.2)

    @on_one_database
    async def test_a_bot_knows_what_its_seat_may_know(self, keeper: Keeper) -> None:
        secret = 0x5EC2E7
        table = Table(beginning(3, seed=secret, salt="salt of the table"))
        asked = caretaker.question(table, table.game.observe(0, Chance()), "random", 1)
        told = msgspec.json.encode(asked).decode()
        assert str(secret) not in told
        assert "salt of the table" not in told


class TestClocks:
    async def test_who_runs_out_of_time_gets_a_bot(self, keeper: Keeper) -> None:
        clock = ClockRules(kind="live", time=0.4, increment=0.0)
        table_id = await keeper.open_table(beginning(3, clock=clock))
        deciding = (await keeper.table(table_id)).deciding
        table = await moved(keeper, table_id)
        sat = table.entries[0].record
        assert isinstance(sat, BotSat)
        assert (sat.seat, sat.why) == (deciding, "clock")
        assert record(await moved(keeper, table_id, 1), 2).by == "bot"

    async def test_a_clock_is_heard_after_a_restart(self, config: Config) -> None:
        idle = await Keeper.connect(msgspec.structs.replace(config, bot_workers=0, bot_deadline=0.1))
        table_id = await idle.open_table(beginning(3, clock=ClockRules(kind="day", time=1.0)))
        await idle.close()
        keeper = await Keeper.connect(msgspec.structs.replace(config, sweep=0.1))

        async def heard() -> bool:
            # Before that the clock may get back what it lost while nobody served.
            return any(isinstance(entry.record, BotSat) for entry in (await keeper.table(table_id)).entries)

        await until(heard)
        await keeper.close()

    async def test_an_alarm_can_be_moved_and_cancelled(self) -> None:
        rung: list[str] = []
        watch = ClockAlarms(rung.append)
        watch.start()
        now = time.time()
        watch.watch("cancelled", now + 0.05)
        watch.watch("moved", now + 0.05)
        watch.watch("first", now + 0.05)
        watch.watch("cancelled", None)
        watch.watch("moved", now + 0.3)

        async def both() -> bool:
            return len(rung) > 1

        await until(both)
        assert rung == ["first", "moved"]
        await watch.close()
