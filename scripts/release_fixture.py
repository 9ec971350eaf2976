"""Makes the fixture of this version: databases and save files as it writes them, and what stands in them.

Later versions open them in tests/fixtures/test_old_data.py. A fixture is made once, when a version is released, and
never again: `make release-fixture` refuses to replace one unless it is given ARGS=--replace.
"""

from __future__ import annotations

import argparse
import gzip
import json
import shutil
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import roundhouse
from scripts import fixture_saves, fixture_tables
from scripts.fixture_hall import PEOPLE, Hall
from scripts.fixture_plan import Course, played, wishes
from tests.support import postgresql
from tests.support.old_data import OldSave
from tests.support.server_process import Served
from tests.support.table_facts import Facts

FIXTURES: Final = Path(__file__).parents[1] / "tests" / "fixtures"
#: Tables of which the databases hold a snapshot, besides their records.
SNAPSHOTS: Final = (
    "rocket-1999-2-over", "rocket-2018-4-over", "spike-advanced-4-over", "spike-basic-free_move", "board-rocket",
    "1862-standard-over", "1862-home_upgrade", "1862-remove_marker", "imported-running", "1862-redeem",
)  # fmt: skip
#: Seconds after which the server has surely taken them: it looks twice a minute for tables where nothing happens.
SNAPSHOT_PATIENCE: Final = 65
#: The first seed of tables for which none was looked for.
SEEDS: Final = 1_000


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--replace", action="store_true", help="replace the fixture of this version")
    chosen = parser.parse_args()
    folder = FIXTURES / f"v{roundhouse.__version__}"
    if folder.exists() and not chosen.replace:
        print(f"{folder.name} is there already; --replace makes it anew", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as place:
        made = make(Path(place))
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(made, folder)
    for file in sorted(folder.rglob("*")):
        print(f"{file.relative_to(folder)}: {file.stat().st_size:,} bytes")
    return 0


def make(place: Path) -> Path:
    """The whole fixture in a folder of its own; nothing is written where others look before it is complete."""
    folder = place / "fixture"
    saves = folder / "saves"
    say("playing the games of the plan")
    courses = {wish.name: played(wish) for wish in wishes()}
    fixture_saves.write_first(saves, courses)
    say("SQLite")
    database = new_folder(place / "sqlite")
    on_sqlite = fill(database, f"sqlite:///{database / 'tables.sqlite'}", courses, saves, exports=True)
    pack_sqlite(database / "tables.sqlite", folder / "tables.sqlite.gz")
    say("PostgreSQL")
    database = new_folder(place / "postgresql")
    with postgresql.running() as server:
        on_postgresql = fill(database, server.get_uri(), courses, saves, exports=False)
        dump = postgresql.dumped(server, server.get_uri())
    (folder / "tables.postgresql.sql.gz").write_bytes(gzip.compress(dump.encode("utf-8"), mtime=0))
    write_expected(folder, on_sqlite, on_postgresql)
    fixture_saves.compress(saves)
    return folder


def new_folder(path: Path) -> Path:
    path.mkdir()
    return path


def say(what: str) -> None:
    print(f"» {what}", flush=True)


# -- a database


class Filled(NamedTuple):
    """What a database holds: what everybody and every table is called there, and what is known of the tables."""

    people: dict[str, str]
    ids: dict[str, str]
    secrets: dict[str, str]
    facts: dict[str, Facts]


def fill(place: Path, url: str, courses: dict[str, Course], saves: Path, *, exports: bool) -> Filled:
    """Open every table over HTTP and play there; start the server anew, and look at what it has kept.

    Tables in memory get a snapshot after a while. Too many would only fill the fixture: few are kept in memory.
    """
    foretold = place / "seed"
    with serving(place, url, foretold, BOT_WORKERS="1", LIVE_TABLES="2") as address:
        hall = Hall(address, foretold, SEEDS)
        hall.enter()
        fixture_tables.make_all(hall, courses, saves)
    with serving(place, url, foretold, BOT_WORKERS="0", LIVE_TABLES="2") as address:
        hall.come_back(address)
        fixture_tables.waiting_for_bot(hall)
        ids = {name: each.id for name, each in hall.tables.items()}
        found = Filled(hall.ids(), ids, dict(hall.secrets), hall.all_facts())
        if exports:
            fixture_saves.write_exports(saves, hall)
    # What the server itself looks for takes its place in memory as well.
    with serving(place, url, foretold, BOT_WORKERS="0", LIVE_TABLES="500") as address:
        hall.come_back(address)
        keep_snapshots(hall)
    return found


@contextmanager
def serving(place: Path, url: str, foretold: Path, **settings: str) -> Iterator[str]:
    """A server with foretold chance, until the end of the block; its address."""
    environment = {f"ROUNDHOUSE_{name}": value for name, value in settings.items()}
    foretold.write_text("first" if not foretold.exists() else "again", "ascii")
    served = Served(
        place, url, module="scripts.foretold", ROUNDHOUSE_FORETOLD=str(foretold), ROUNDHOUSE_SAMPLES="1", **environment
    )
    try:
        yield served.address
        served.stop()
    finally:
        served.kill()


def keep_snapshots(hall: Hall) -> None:
    """Look at the tables that are to have one, and wait until the server has taken it."""
    for name in SNAPSHOTS:
        hall.people[hall.tables[name].host].table(hall.tables[name].id)
    time.sleep(SNAPSHOT_PATIENCE)


def pack_sqlite(file: Path, packed: Path) -> None:
    """One file without what was deleted, and without what waits beside it to be worked in."""
    whole = file.with_name("whole.sqlite")
    connection = sqlite3.connect(file)
    (snapshots,) = connection.execute("SELECT count(*) FROM snapshots").fetchone()
    assert snapshots >= len(SNAPSHOTS), f"only {snapshots} snapshots were kept"
    connection.execute("VACUUM INTO ?", [str(whole)])
    connection.close()
    packed.write_bytes(gzip.compress(whole.read_bytes(), mtime=0))


# -- what is expected


def write_expected(folder: Path, on_sqlite: Filled, on_postgresql: Filled) -> None:
    """The same was done on both databases, so that one description fits both, but for ids and the pace of bots."""
    expected = {
        "version": roundhouse.__version__,
        "people": [person(name, on_sqlite, on_postgresql) for name in PEOPLE],
        "tables": {name: table(name, on_sqlite, on_postgresql) for name in on_sqlite.facts},
        "saves": {save_name(file): save_facts(file) for file in sorted((folder / "saves").glob("*.json"))},
    }
    (folder / "expected.json").write_text(in_lines(expected), "utf-8")


def ids(name: str, which: str, on_sqlite: Filled, on_postgresql: Filled) -> dict[str, str]:
    both = {"sqlite": on_sqlite, "postgresql": on_postgresql}
    return {kind: getattr(filled, which)[name] for kind, filled in both.items() if name in getattr(filled, which)}


def person(name: str, on_sqlite: Filled, on_postgresql: Filled) -> dict[str, Any]:
    return {"name": name, "password": PEOPLE[name], "ids": ids(name, "people", on_sqlite, on_postgresql)}


def table(name: str, on_sqlite: Filled, on_postgresql: Filled) -> dict[str, Any]:
    return {
        "ids": ids(name, "ids", on_sqlite, on_postgresql),
        "secrets": ids(name, "secrets", on_sqlite, on_postgresql),
        "moves_alone": moves_alone(on_sqlite.facts[name]),
        **on_sqlite.facts[name],
        "on_postgresql": differing(on_sqlite.facts[name], on_postgresql.facts[name]),
    }


def differing(one: Facts, other: Facts) -> Facts:
    """What is otherwise on the other database: a bot or a clock may have been faster there."""
    return {what: value for what, value in other.items() if value != one[what]}


def moves_alone(facts: Facts) -> bool:
    """Will something happen as soon as the table is opened: a clock has run out meanwhile, or a bot is asked?"""
    if facts["over"] or facts["paused"] or facts["closed"] or not facts["begun"]:
        return False
    return facts["clock"]["kind"] != "none" or bool(facts["seats"][facts["decision"]["seat"]]["bot"])


def save_name(file: Path) -> str:
    return file.name.removesuffix(".json")


def save_facts(file: Path) -> dict[str, Any]:
    """What stands in a save; of what others have recorded, and of what somebody knew, that it is no save."""
    data = json.loads(file.read_text("utf-8"))
    if "format" not in data:
        return {"kind": "18xx"}
    if data["format"].startswith("roundhouse-known"):
        return {"kind": "known", **{name: data[name] for name in ("game", "players", "seat")}}
    return {"kind": "save", **OldSave.load(file).facts()}


def in_lines(expected: dict[str, Any]) -> str:
    """One table or save to a line: what has changed can be seen, and the rest need not be read."""
    parts = []
    for name, value in expected.items():
        if isinstance(value, dict):
            lines = [f"  {json.dumps(key)}: {compact(each)}" for key, each in value.items()]
            value_text = "{\n" + ",\n".join(lines) + "\n }"
        else:
            value_text = compact(value)
        parts.append(f" {json.dumps(name)}: {value_text}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    sys.exit(main())
