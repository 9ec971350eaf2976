"""A full house: what the server does with many who are there and few who act. See bench/server.md.

    python bench/full_house.py idle        tables leave memory and come back; what a live table takes
    python bench/full_house.py sockets     5,000 open sockets, 800 of them at 200 live tables
    python bench/full_house.py processes   one, two and four processes behind nginx, on PostgreSQL

Each takes less than six minutes. `--keep` writes the figures into bench/full_house.json and bench/server.md;
`--beside old=path/to/roundhouse` measures another version as well.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from bench.idlers import Idler  # noqa: E402
from bench.machine import commit, kind, machine  # noqa: E402
from bench.players import PEOPLE, SOCKETS, Crowd, House, Line  # noqa: E402
from bench.server import FULL_HOUSE, REPORT, Databases, Process, percentiles  # noqa: E402

RESULTS = HERE / "full_house.json"
#: Where the figures stand in bench/server.md.
BEGIN, END = f"{FULL_HOUSE}\n", "<!-- the end of it -->\n"
Row = dict[str, Any]
#: Everybody comes from one address.
MANY = {"ROUNDHOUSE_CLIENTS_PER_ADDRESS": "100000", "ROUNDHOUSE_SAMPLES": "0"}
#: Tables that somebody may have in progress, at most.
HOSTED = 100
#: How fast a table leaves memory here; it is two minutes where nobody asks for less.
SOON = {"ROUNDHOUSE_UNUSED": "5"}


# -- tables that nobody asks for


async def idle(server: str, program: Path, chosen: argparse.Namespace, databases: Databases) -> list[Row]:
    """What tables take while they are live, after they were left, and how long they take to come back."""
    folder = Path(tempfile.mkdtemp(prefix="roundhouse-bench-"))
    process = Process(program, databases.fresh("SQLite"), folder, 1, {**MANY, **SOON})
    try:
        # Nobody may have more than 200 tables in progress: each crowd is one of other people.
        warm = Crowd(await House.find(process.port), 4, "random", pace=0.2)
        await warm.sit_down()
        warm.play()
        await lively(warm)
        await warm.get_up()
        empty = process.memory()
        house = await House.find(process.port)
        crowd = Crowd(house, chosen.tables, "random", pace=chosen.pace)
        await crowd.sit_down()
        crowd.play()
        await asyncio.sleep(chosen.seconds)
        live = process.memory()
        # Everybody goes home; sockets close, and a minute later nobody has asked for the tables.
        await crowd.get_up()
        await asyncio.sleep(chosen.leaving)
        line = await Line.to(house)
        back, again = [], []
        for party in crowd.parties:
            back.append(await timed(line.get, f"/tables/{party.table_id}", house.cookies[0]))
            again.append(await timed(line.get, f"/tables/{party.table_id}", house.cookies[0]))
        line.close()
        # Python keeps what was freed for itself: what was left is what as many others need less.
        others = Crowd(await House.find(process.port), chosen.tables, "random", pace=chosen.pace)
        await others.sit_down()
        others.play()
        await asyncio.sleep(chosen.seconds)
        after = process.memory()
        await others.get_up()
    finally:
        process.stop()
        shutil.rmtree(folder, ignore_errors=True)
    row = {
        "server": server,
        "live tables": chosen.tables,
        "actions at each": round(crowd.records / chosen.tables),
        "kB a live table with four sockets": round((live - empty) / chosen.tables),
        "kB more for as many others, after they were left": round((after - live) / chosen.tables),
        "back after ms p50": percentiles(back)[0],
        "p95": percentiles(back)[1],
        "slowest": round(1000 * max(back), 1),
        "once more, from memory, p50": percentiles(again)[0],
    }
    return [row]


async def timed(ask: Callable[..., Awaitable[Any]], *arguments: Any) -> float:
    begun = time.perf_counter()
    await ask(*arguments)
    return time.perf_counter() - begun


# -- many open sockets


async def sockets(server: str, program: Path, chosen: argparse.Namespace, databases: Databases) -> list[Row]:
    """Five thousand open sockets, of which those at live tables hear something."""
    rows = []
    for database in databases.kinds:
        folder = Path(tempfile.mkdtemp(prefix="roundhouse-bench-"))
        process = Process(program, databases.fresh(database), folder, 1, MANY)
        try:
            rows.append(await many_sockets(server, database, process, chosen))
        finally:
            process.stop()
            shutil.rmtree(folder, ignore_errors=True)
    return rows


async def many_sockets(server: str, database: str, process: Process, chosen: argparse.Namespace) -> Row:
    house = await House.find(process.port)
    empty = process.memory()
    idlers = await sit_idle(house, chosen.sockets - SOCKETS * chosen.tables)
    waiting = process.memory()
    crowd = Crowd(house, chosen.tables, "random", chosen.pace, drawn=chosen.viewers == "browsers")
    await crowd.sit_down()
    crowd.play()
    await lively(crowd)
    crowd.forget()
    begun, used = time.perf_counter(), process.seconds()
    await asyncio.sleep(chosen.seconds)
    took, used = time.perf_counter() - begun, process.seconds(used)
    heard, records = crowd.heard, crowd.records
    there = sum(idler.open for idler in idlers)
    await crowd.get_up()
    for idler in idlers:
        idler.leave()
    p50, p95, p99 = percentiles(heard) or [0.0] * 3
    return {
        "server": server,
        "database": database,
        "open sockets": there + SOCKETS * chosen.tables,
        "at live tables": SOCKETS * chosen.tables,
        "viewers": chosen.viewers,
        "durable actions/s": round(records / took, 1),
        "last socket p50": p50,
        "p95": p95,
        "p99 ms": p99,
        "CPU of the server": f"{used[0] / took:.0%}",
        "kB an idle socket": round((waiting - empty) / max(1, len(idlers)), 1),
    }


async def sit_idle(house: House, count: int) -> list[Idler]:
    """So many who have a table open at which nothing happens, four at each."""
    line = await Line.to(house)
    wishes = {"game": "rocket", "seats": [{"who": "me"}, {"who": "open"}], "title": "Quiet"}
    idlers: list[Idler] = []
    host = ""
    while len(idlers) < count:
        if len(idlers) % (SOCKETS * HOSTED) == 0:
            await line.post("/guests", "", {"name": f"Host {len(idlers)}"})
            host = line.cookie
        table = json.loads(await line.post("/tables", host, wishes))["id"]
        some = range(min(SOCKETS, count - len(idlers)))
        cookies = [house.cookies[number % len(PEOPLE)] for number in some]
        idlers += await asyncio.gather(*(Idler.come(house.port, table, cookie) for cookie in cookies))
    line.close()
    return idlers


# -- several processes behind a proxy

NGINX = """daemon off; pid {folder}/pid; error_log stderr crit; worker_processes 1; worker_rlimit_nofile 16384;
events {{ worker_connections 8192; }}
http {{ access_log off;
{places}
map $http_upgrade $connection_upgrade {{ default upgrade; '' close; }}
server {{ listen 127.0.0.1:{port};
location / {{ {proxy} }} }} }}
"""


def proxy_of_the_site(port: int) -> str:
    """What deploy/nginx.conf says of passing requests on."""
    site = (HERE.parent / "deploy" / "nginx.conf").read_text("utf-8")
    inside = site.partition("location / {")[2].partition("}")[0]
    return inside.replace("127.0.0.1:8000", f"127.0.0.1:{port}")


async def processes(server: str, program: Path, chosen: argparse.Namespace, databases: Databases) -> list[Row]:
    """How much more several processes can do than one, at tables where somebody always acts at once."""
    rows = []
    for count in chosen.workers:
        folder = Path(tempfile.mkdtemp(prefix="roundhouse-bench-"))
        process = Process(program, databases.fresh("PostgreSQL"), folder, 1, MANY, ["--workers", str(count)])
        port = process.port + 1
        nginx = start_nginx(folder, port, process.port)
        try:
            rows.append(await flat_out(server, count, port, process, chosen))
        finally:
            nginx.terminate()
            nginx.wait()
            process.stop()
            shutil.rmtree(folder, ignore_errors=True)
    return rows


def start_nginx(folder: Path, port: int, behind: int) -> subprocess.Popen[bytes]:
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "\n".join(f"{each}_temp_path {folder}/{each};" for each in kinds)
    file = folder / "nginx.conf"
    text = NGINX.format(folder=folder, port=port, places=places, proxy=proxy_of_the_site(behind))
    file.write_text(text, "utf-8")
    command = [shutil.which("nginx") or "/usr/sbin/nginx", "-p", str(folder), "-c", str(file)]
    started = subprocess.Popen(command)
    time.sleep(1.0)
    return started


async def flat_out(server: str, count: int, port: int, process: Process, chosen: argparse.Namespace) -> Row:
    house = await House.find(port)
    crowd = Crowd(house, chosen.flat_tables, "random", pace=0.0, drawn=chosen.viewers == "browsers")
    await crowd.sit_down()
    crowd.play()
    await lively(crowd)
    crowd.forget()
    begun, used = time.perf_counter(), sum(process.seconds())
    await asyncio.sleep(chosen.seconds)
    took, used = time.perf_counter() - begun, sum(process.seconds()) - used
    answered, records = crowd.answered, crowd.records
    await crowd.get_up()
    p50, p95, _ = percentiles(answered) or [0.0] * 3
    return {
        "server": server,
        "processes": count,
        "tables": chosen.flat_tables,
        "viewers": chosen.viewers,
        "durable actions/s": round(records / took, 1),
        "answer p50": p50,
        "p95 ms": p95,
        "CPU of all of them": f"{used / took:.0%}",
        "ms of it per action": round(1000 * used / max(1, records), 1),
    }


async def lively(crowd: Crowd) -> None:
    """Until every table has moved, a few times on average: the processes for bots take a while to start."""
    for _ in range(60):
        await asyncio.sleep(1.0)
        if crowd.records >= 5 * len(crowd.parties):
            return


# -- telling

TITLES = {
    "idle": "Tables that nobody asks for leave memory; how long it takes until one is seen that was left.",
    "sockets": (
        "Many sockets: idle ones have a table open at which nothing happens, four at each; at live tables somebody "
        "acts five seconds after their turn has come, on average. Aim: p95 to the last of a table's sockets under "
        "50 ms on SQLite and 60 ms on PostgreSQL."
    ),
    "processes": (
        "Several processes behind nginx (deploy/nginx.conf) on PostgreSQL, flat out. Players, nginx, database and "
        "server share the two cores."
    ),
}


def table(rows: list[Row]) -> str:
    heads = list(rows[0])
    lines = [heads, ["---"] * len(heads), *([str(row[head]) for head in heads] for row in rows)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def keep(what: str, rows: list[Row], load: float) -> None:
    kept = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    kept[what] = {"commit": commit(), "build": kind(), "machine": machine(), "load": load, "rows": rows}
    RESULTS.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    REPORT.write_text(with_full_house(REPORT.read_text("utf-8"), kept), "utf-8")


def with_full_house(page: str, kept: dict[str, Any]) -> str:
    """The page with these figures at its end, in place of those before."""
    parts = [BEGIN, "\n## A full house\n"]
    for what in TITLES:
        if what in kept:
            about = kept[what]
            made = f"Commit {about['commit']}, {about['build']} build, {about['machine']}."
            if about["load"] > 1.0:
                made += f" The machine was busy with other things (load {about['load']}): no milliseconds of it count."
            parts.append(
                f"\n{TITLES[what]} {made}\n`python bench/full_house.py {what} --keep`\n\n{table(about['rows'])}\n"
            )
    return page.partition(BEGIN)[0].rstrip() + "\n\n" + "".join(parts) + END


KINDS = {"idle": idle, "sockets": sockets, "processes": processes}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=sorted(KINDS))
    parser.add_argument("--seconds", type=float, default=30.0, help="of each measurement")
    parser.add_argument("--leaving", type=float, default=75.0, help="seconds until tables that were left are gone")
    parser.add_argument("--tables", type=int, default=200, help="live tables")
    parser.add_argument("--flat-tables", type=int, default=40, help="tables at which somebody always acts")
    parser.add_argument("--sockets", type=int, default=5000, help="open sockets in all")
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--viewers", choices=["browsers", "programs"], default="browsers")
    parser.add_argument("--only", nargs="+", default=["sqlite", "postgresql"])
    parser.add_argument("--pace", type=float, default=5.0)
    parser.add_argument("--beside", metavar="NAME=PROGRAM", help="another roundhouse to measure as well")
    parser.add_argument("--keep", action="store_true", help="write the figures into bench/")
    chosen = parser.parse_args()
    servers = {commit(): Path(sys.executable).with_name("roundhouse")}
    if chosen.beside:
        name, _, program = chosen.beside.partition("=")
        servers = {name: Path(program), **servers}
    rows: list[Row] = []
    # How busy the machine was before this came.
    load = round(os.getloadavg()[0], 1)
    needed = {"idle": ["sqlite"], "processes": ["postgresql"]}.get(chosen.what, chosen.only)
    with closing(Databases(needed)) as databases:
        for server, program in servers.items():
            found = asyncio.run(KINDS[chosen.what](server, program, chosen, databases))
            print(table(found), flush=True)
            rows += found
    if chosen.keep:
        keep(chosen.what, rows, load)


if __name__ == "__main__":
    main()
