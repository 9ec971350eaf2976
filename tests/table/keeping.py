"""A table and somebody who keeps it: what tests play at tables with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from roundhouse.engine.chance import Chance
from roundhouse.seats import Seat
from roundhouse.table.records import AnyRecord, Entry
from roundhouse.table.refusal import Code, TableRefusal
from roundhouse.table.table import Table, open_table
from roundhouse.testing import choose

PEOPLE = ["Anna", "Bruno", "Carla", "Dario"]


class Kept:
    """A table whose records are kept in memory. Time stands still unless a test lets it pass."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.now = 0.0

    def keep(self, made: AnyRecord | Entry | Sequence[AnyRecord]) -> Kept:
        """Follow what a request has led to; an entry is one that is kept already."""
        if isinstance(made, Entry):
            return self
        records: Sequence[Any] = made if isinstance(made, Sequence) else [made]
        for record in records:
            self.table.follow(Entry(seq=self.table.seq + 1, at=self.now, record=record))
        return self

    def play(self, action: Any, key: str = "") -> Kept:
        """The deciding seat takes that action, given as data or as the game knows it."""
        table = self.table
        decision = table.game.decision
        assert decision is not None
        data = action if isinstance(action, Mapping) else table.game.write(action)
        by: Any = "bot" if table.seats[decision.seat].bot else "player"
        return self.keep(table.act(decision.seat, data, table.seq, key, by))

    def play_some(self, actions: int, chance: Chance, taste: Mapping[str, int] | None = None) -> Kept:
        """So many random actions, or up to the end."""
        for _ in range(actions):
            if self.table.over:
                break
            self.play(choose(self.table.game.ruleset, self.table.game.state, chance, taste))
        return self


def people(players: int) -> list[Seat]:
    """A person on every seat; they own it under their name in small letters."""
    return [Seat(name=name, owner=name.lower()) for name in PEOPLE[:players]]


def at_table(game: str = "rocket", players: int = 3, seats: list[Seat] | None = None, **more: Any) -> Kept:
    """A table at which people sit."""
    return Kept(open_table(game, players, seats=people(players) if seats is None else seats, **more))


def bot(name: str = "random") -> Seat:
    return Seat(name=f"Bot {name}", bot=name)


class Refusal:
    """Expects a refusal with that code, and keeps it."""

    def __init__(self, code: Code, key: str = "", rule: str = "") -> None:
        self.expected = (code, key, rule)
        self.raises = pytest.raises(TableRefusal)

    def __enter__(self) -> Any:
        self.caught = self.raises.__enter__()
        return self.caught

    def __exit__(self, *error: Any) -> bool:
        suppressed = bool(self.raises.__exit__(*error))
        code, key, rule = self.expected
        refusal = self.caught.value
        assert refusal.code == code
        assert not key or refusal.text.key == key
        assert not rule or refusal.rule == rule
        return suppressed


def refused(code: Code, key: str = "", rule: str = "") -> Refusal:
    return Refusal(code, key, rule)
