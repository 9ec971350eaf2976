"""What a table says to its readers as plain data, as it would travel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from roundhouse.game import AnyGame
from roundhouse.table import picture, projection
from roundhouse.table.preview import preview
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.table import Table


def plain(shown: Any) -> Any:
    return msgspec.to_builtins(shown)


def project(table: Table, seat: int | None, at: float) -> dict[str, Any]:
    found: dict[str, Any] = plain(projection.project(table, seat, at))
    return found


def history(table: Table, seat: int | None, after: int = 0) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = plain(projection.history(table, seat, after))
    return found


def notices(table: Table, after: int = 0) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = plain(projection.notices(table, after))
    return found


def since_my_turn(table: Table, seat: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = plain(projection.since_my_turn(table, seat))
    return found


def at_action(table: Table, seat: int | None, number: int) -> dict[str, Any]:
    found: dict[str, Any] = plain(projection.at_action(table, seat, number))
    return found


def beside(table: Table, seat: int | None, game: AnyGame) -> dict[str, Any]:
    """The picture, and what stands beside it."""
    found: dict[str, Any] = plain(picture.scene_view(table, seat, None if game is table.game else len(game.actions)))
    return found


def preview_data(table: Table, seat: int, action: Any) -> list[Any]:
    """What an action, as data or as the game knows it, would cause, in sentences."""
    game = table.game
    chosen = table.read(seat, action if isinstance(action, Mapping) else game.write(action))
    found: list[Any] = plain(projection.foreseen_texts(table, seat, preview(game, chosen)))
    return found


def why_not_data(table: Table, seat: int, picks: Sequence[str]) -> dict[str, Any] | None:
    found: dict[str, Any] | None = plain(projection.why_not(table, seat, picks))
    return found


def refusal_data(refusal: TableRefusal) -> dict[str, Any]:
    found: dict[str, Any] = plain({"code": refusal.code, "text": refusal.text, "rule": refusal.rule})
    return found
