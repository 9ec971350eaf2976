"""The save files of a fixture: as the terminal writes them, as the library does, and of a game played elsewhere."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from roundhouse.seats import Seat
from roundhouse.table.save import save
from scripts.fixture_hall import PEOPLE, Hall
from scripts.fixture_plan import Course, begun

ROOT: Final = Path(__file__).parents[1]
#: A recorded game of the golden tests, played by nobody but a program, in the form of the public site.
RECORDED: Final = ROOT / "tests" / "golden" / "1862" / "862902.json.gz"
#: So many of its actions make a game that goes on.
CUT: Final = 210
#: Games of the plan that the library saves; long ones are compressed.
SAVED: Final = (
    "rocket-1999-veto_bid", "rocket-2018-veto_answer", "rocket-2018-4-over",
    "spike-basic-draw", "spike-advanced-keep_route", "spike-advanced-3-over",
    "1862-raise_bid", "1862-merger", "1862-consent_acquisition", "1862-option", "1862-raise_money",
    "1862-remove_marker", "1862-run", "1862-beginners-shorter-over", "1862-18xx-games-otherwise",
)  # fmt: skip
#: Finished tables that are exported, and running ones, of which a player and a spectator know less.
EXPORTED: Final = (
    "rocket-1999-otherwise-over", "rocket-2018-2-over", "board-rocket-over", "bots-over",
    "spike-basic-4-over", "spike-advanced-4-over", "board-spike-over",
    "1862-standard-over", "1862-site-over", "1862-beginners-over", "1862-simple-freight-over",
)  # fmt: skip
KNOWN: Final = ("rocket-1999-action", "spike-advanced-action", "1862-redeem")
#: Larger files are compressed.
LARGE: Final = 20_000


def write_first(folder: Path, courses: dict[str, Course]) -> None:
    """What needs no server."""
    folder.mkdir(parents=True)
    from_terminal(folder)
    from_elsewhere(folder)
    for name in SAVED:
        from_library(folder, courses[name])


def from_terminal(folder: Path) -> None:
    """Somebody types the first number again and again, and closes the terminal."""
    for game, lines in (("rocket", 60), ("spike", 40), ("1862", 60)):
        names = ["--names", "Anna,Bruno", "--bots", "greedy", "--seed", "7"]
        command(["play", game, *names, "--save", str(folder / f"cli-{game}.json")], "1\n" * lines)


def from_elsewhere(folder: Path) -> None:
    """A game in the form of the public site: all of it, and a part in which a run brought something else than by us."""
    data = json.loads(gzip.decompress(RECORDED.read_bytes()))
    data["players"] = [{"id": each["id"], "name": name} for each, name in zip(data["players"], PEOPLE)]
    (folder / "18xx-over.json").write_text(json.dumps(data), "utf-8")
    actions = data["actions"][:CUT]
    ran = max(number for number, action in enumerate(actions) if action["type"] == "run_routes")
    actions[ran]["routes"][0]["revenue"] += 10
    going_on = {**data, "status": "active", "result": {}, "actions": actions[: ran + 1]}
    (folder / "18xx-running.json").write_text(json.dumps(going_on), "utf-8")
    for name in ("over", "running"):
        command(["import", str(folder / f"18xx-{name}.json"), "-o", str(folder / f"imported-{name}.json")])


def command(arguments: list[str], typed: str = "") -> None:
    run = [sys.executable, "-m", "roundhouse.cli.main", *arguments, "--lang", "en"]
    subprocess.run(run, input=typed, text=True, check=True, stdout=subprocess.DEVNULL)


def from_library(folder: Path, course: Course) -> None:
    wish = course.wish
    game = begun(wish, course.seed)
    for seat, action in course.actions:
        game.play(action, seat)
    save(folder / f"{wish.name}.json", game, [Seat(name=name) for name in list(PEOPLE)[: wish.players]])


def write_exports(folder: Path, hall: Hall) -> None:
    """What a server gives out: finished games whole, others as far as the reader may know them."""
    ada = hall.people["Ada"]
    for name in EXPORTED:
        write(folder / f"export-{name}.json", ada.get(f"/tables/{hall.tables[name].id}/export"))
    for name in KNOWN:
        for reader, seat in (("player", 0), ("spectator", -1)):
            known = ada.get(f"/tables/{hall.tables[name].id}/export", seat=seat)
            write(folder / f"known-{reader}-{name}.json", known)


def write(file: Path, document: dict[str, Any]) -> None:
    file.write_text(json.dumps(document, ensure_ascii=False), "utf-8")


def compress(folder: Path) -> None:
    """Large files, which can be read as well."""
    for file in sorted(folder.glob("*.json")):
        if file.stat().st_size > LARGE:
            file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
            file.unlink()
