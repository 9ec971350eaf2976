"""The form of a log: which fields an action has, and what stands in them. A log is read only after it has this form."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from roundhouse.engine.problem import Problem
from roundhouse.engine.text import Text
from roundhouse.games.mania.atlas import COMPANY, HEX

#: Actions without an effect on the game: talk, and the end that a host has declared.
SILENT: Final = frozenset({"message", "log", "end_game"})
#: Settings of automatic play; what comes of them is in the log by itself.
PROGRAM: Final = "program_"
#: What every kind of action must say.
REQUIRED: Final[dict[str, tuple[str, ...]]] = {
    "bid": ("corporation", "price"),
    "par": ("corporation", "share_price"),
    "pass": (),
    "buy_shares": ("shares",),
    "sell_shares": ("shares", "percent"),
    "choose": ("choice",),
    "merge": ("corporation",),
    "convert": (),
    "lay_tile": ("hex", "tile", "rotation"),
    "place_token": ("city",),
    "remove_token": ("city",),
    "run_routes": ("routes",),
    "dividend": ("kind",),
    "buy_train": ("train",),
}
CERTIFICATE: Final = re.compile(r"(.+)_([0-7])")


class BadLog(Problem):
    """An export that cannot be read: which action and which field."""


def bad(where: str, given: Any) -> BadLog:
    return BadLog(where, Text("mania-problem-log-field", {"given": repr(given)[:80]}))


def is_silent(kind: str) -> bool:
    return kind in SILENT or kind.startswith(PROGRAM)


# -- what may stand in a field


def whole(value: Any) -> bool:
    return type(value) is int and abs(value) < 1 << 53


def name(value: Any) -> bool:
    return type(value) is str and 0 < len(value) < 100


def either(value: Any) -> bool:
    return whole(value) or name(value)


def certificates(value: Any) -> bool:
    return type(value) is list and len(value) > 0 and all(certificate(one) for one in value)


def certificate(value: Any) -> bool:
    found = CERTIFICATE.fullmatch(value) if name(value) else None
    return found is not None and found[1] in COMPANY


def chains(value: Any) -> bool:
    """Hexes from stop to stop."""
    return type(value) is list and all(type(chain) is list and all(map(hex_name, chain)) for chain in value)


def company(value: Any) -> bool:
    return name(value) and value in COMPANY


def hex_name(value: Any) -> bool:
    return name(value) and value in HEX


FORMS: Final[dict[str, Callable[[Any], bool]]] = {
    "entity": either, "corporation": company, "price": whole, "share_price": either, "shares": certificates,
    "percent": whole, "choice": either, "hex": hex_name, "tile": name, "rotation": whole, "city": name, "slot": whole,
    "kind": name, "train": name, "variant": name, "warranties": whole, "extra_revenue": whole, "subsidy": whole,
}  # fmt: skip
ROUTE: Final[dict[str, Callable[[Any], bool]]] = {
    "train": name, "connections": chains, "revenue": whole, "subsidy": whole,
}  # fmt: skip


# -- an action


def number_of(action: Any, place: int) -> int:
    """How an action is called in what is said about it: by its id, or by its place in the log."""
    given: int = action["id"] if isinstance(action, dict) and whole(action.get("id")) else place
    return given


def check_kind(action: Any, place: int) -> None:
    """Enough to say which actions are in force."""
    where = f"action {number_of(action, place)}"
    if not isinstance(action, dict):
        raise bad(where, action)
    if not name(action.get("type")):
        raise bad(f"{where}: type", action.get("type"))
    for field in ("id", "action_id"):
        if action.get(field) is not None and not whole(action[field]):
            raise bad(f"{where}: {field}", action[field])


def check_action(action: Any, place: int) -> None:
    """The whole of an action that is played, and of those that come with it."""
    check_kind(action, place)
    if is_silent(action["type"]):
        return
    where = f"action {number_of(action, place)}"
    if action["type"] not in REQUIRED:
        raise bad(f"{where}: type", action["type"])
    for field in ("entity", *REQUIRED[action["type"]]):
        if action.get(field) is None:
            raise bad(f"{where}: {field}", None)
    check_fields(action, FORMS, where)
    for route in listed(action, "routes", where):
        check_fields(route, ROUTE, f"{where}: routes")
    for more in listed(action, "auto_actions", where):
        if not isinstance(more, dict) or more.get("auto_actions"):
            raise bad(f"{where}: auto_actions", more)
        check_action({**more, "id": number_of(action, place)}, place)


def check_fields(row: Any, forms: dict[str, Callable[[Any], bool]], where: str) -> None:
    """A field that is there, and not empty, has its form."""
    if not isinstance(row, dict):
        raise bad(where, row)
    for field, form in forms.items():
        if row.get(field) is not None and not form(row[field]):
            raise bad(f"{where}: {field}", row[field])


def listed(action: dict[str, Any], field: str, where: str) -> list[Any]:
    found = action.get(field)
    if found is None:
        return []
    if type(found) is not list:
        raise bad(f"{where}: {field}", found)
    return found
