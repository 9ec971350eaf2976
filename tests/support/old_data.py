"""What the tests of old data need of the inside: cookies, save files, databases.

Whoever renames something there changes it here, and nowhere else; the old data themselves stay as they are.
"""

from __future__ import annotations

import gzip
import shutil
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from roundhouse.bots import ladder
from roundhouse.engine.chance import Chance
from roundhouse.game import AnyGame, Game
from roundhouse.seats import Seat
from roundhouse.server.http.identity import COOKIE, Signer
from roundhouse.server.tables.keeper import Keeper
from roundhouse.table.save import Saved, document_of, load, restore, save
from roundhouse.table.table import Table
from tests.server.serving import KEY
from tests.support.postgresql import of, run_sql

# -- people


def cookies_of(user_id: str) -> dict[str, str]:
    """What the browser of a guest would still have: nobody can log in as a guest."""
    return {COOKIE: Signer(KEY.encode()).sign(user_id)}


# -- databases


def restore_sqlite(dump: Path, folder: Path) -> str:
    """A copy of a packed SQLite file; its address."""
    file = folder / "roundhouse.sqlite3"
    with gzip.open(dump) as packed, open(file, "wb") as unpacked:
        shutil.copyfileobj(packed, unpacked)
    return f"sqlite:///{file}"


@contextmanager
def restored_postgresql(server: str, dump: Path) -> Iterator[str]:
    """A database of its own with what was dumped; its address."""
    name = f"old_{uuid.uuid4().hex}"
    run_sql(server, f"CREATE DATABASE {name}")
    try:
        run_sql(of(server, name), gzip.decompress(dump.read_bytes()).decode("utf-8"))
        yield of(server, name)
    finally:
        run_sql(server, f"DROP DATABASE {name} WITH (FORCE)")


# -- tables


async def played_to_the_end(keeper: Keeper, table_id: str, seed: int, most: int = 3000) -> None:
    """Let everybody do something legal until the game is over; every action is checked and kept."""
    table, chance = await keeper.table(table_id), Chance(seed)
    bot = ladder.make("random", table.game.ruleset)
    for _ in range(most):
        seat = table.deciding
        if seat is None:
            break
        action = table.game.write(bot.choose(table.game.ruleset.copy(table.game.state), chance).action)
        by: Any = "bot" if table.seats[seat].bot else "player"

        def act(now: Table, seat: int = seat, action: Any = action, by: Any = by) -> Any:
            return now.act(seat, action, now.seq, by=by)

        table = (await keeper.request(table_id, act)).table
    assert table.over, f"the game is not over after {most} more actions"


# -- save files


class OldSave:
    """A game from a save file that this version has read, played through and checked."""

    def __init__(self, saved: Saved) -> None:
        self.game: AnyGame = saved.game
        self.seats: list[Seat] = saved.seats

    @classmethod
    def load(cls, file: Path) -> OldSave:
        return cls(load(file))

    @classmethod
    def of(cls, document: dict[str, Any]) -> OldSave:
        return cls(restore(document_of(document, "export"), "export"))

    def facts(self) -> dict[str, Any]:
        """What must be so in every version."""
        game, decision = self.game, self.game.decision
        return {
            "game": game.ruleset.id,
            "players": game.setup.players,
            "seats": [[seat.name, seat.bot] for seat in self.seats],
            "actions": len(game.actions),
            "over": game.over,
            "decision": None if decision is None else {"seat": decision.seat, "kind": decision.kind},
            "legal": 0 if decision is None else min(len(game.legal), MOST_COUNTED),
            "outcome": outcome(game),
        }

    def log(self) -> list[dict[str, Any]]:
        """The actions as they are written at their own time."""
        again = Game(self.game.ruleset, self.game.setup)
        written = []
        for action in self.game.actions:
            written.append(again.write(action))
            again.push(action)
        return written

    def play_on(self, seed: int, most: int = 3000) -> None:
        """To the end, by anything that is legal, every action checked."""
        chance, bot = Chance(seed), ladder.make("random", self.game.ruleset)
        for _ in range(most):
            decision = self.game.decision
            if decision is None:
                return
            action = bot.choose(self.game.ruleset.copy(self.game.state), chance).action
            self.game.play(action, decision.seat)
        raise AssertionError(f"the game is not over after {most} more actions")

    def save(self, file: Path) -> None:
        save(file, self.game, self.seats)


#: Counting all legal actions may take long where there are thousands.
MOST_COUNTED = 2000


def outcome(game: AnyGame) -> dict[str, Any] | None:
    found = game.outcome
    if found is None:
        return None
    return {"totals": list(found.totals), "ranks": list(found.ranks), "winners": list(found.winners)}
