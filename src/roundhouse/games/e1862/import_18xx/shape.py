"""The form of a log: which fields an action has, and what stands in them. A log is read only after it has this form."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from typing import Any, Final

from roundhouse.engine.problem import Problem
from roundhouse.engine.text import Text
from roundhouse.games.e1862.finance.companies import DIRECTOR
from roundhouse.games.e1862.map.atlas import COMPANY, HEX

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
#: Percent of a company that a share is.
SHARE: Final = 10
CERTIFICATE: Final = re.compile(r"(.+)_([0-7])")


class BadLog(Problem):
    """An export that cannot be read: which action and which field."""


def bad(where: str, given: Any) -> BadLog:
    return BadLog(where, Text("e1862-problem-log-field", {"given": repr(given)[:80]}))


def is_silent(kind: str) -> bool:
    return kind in SILENT or kind.startswith(PROGRAM)


# -- what may stand in a field


def whole(value: Any) -> bool:
    return type(value) is int and abs(value) < 1 << 53


def amount(value: Any) -> bool:
    return whole(value) and value >= 0


def name(value: Any) -> bool:
    return type(value) is str and 0 < len(value) < 100


def either(value: Any) -> bool:
    return whole(value) or name(value)


def certificates(value: Any) -> bool:
    """Some of one or more companies, none of them twice."""
    named = type(value) is list and len(value) > 0 and all(certificate(one) for one in value)
    return named and len(set(value)) == len(value)


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
    "kind": name, "train": name, "variant": name, "warranties": whole, "extra_revenue": amount, "subsidy": amount,
}  # fmt: skip
ROUTE: Final[dict[str, Callable[[Any], bool]]] = {
    "train": name, "connections": chains, "revenue": amount, "subsidy": amount,
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


def check_action(action: Any, place: int, players: Collection[str]) -> None:
    """The whole of an action that is played, and of those that come with it, also with talk and programs."""
    check_kind(action, place)
    where = f"action {number_of(action, place)}"
    if not is_silent(action["type"]):
        check_played(action, where, players)
    for more in listed(action, "auto_actions", where):
        if not isinstance(more, dict) or more.get("auto_actions"):
            raise bad(f"{where}: auto_actions", more)
        check_action({**more, "id": number_of(action, place)}, place, players)


def check_played(action: dict[str, Any], where: str, players: Collection[str]) -> None:
    if action["type"] not in REQUIRED:
        raise bad(f"{where}: type", action["type"])
    for field in ("entity", *REQUIRED[action["type"]]):
        if action.get(field) is None:
            raise bad(f"{where}: {field}", None)
    check_fields(action, FORMS, where)
    if not is_known(action, players):
        raise bad(f"{where}: entity", action["entity"])
    if action["type"] in ("buy_shares", "sell_shares"):
        check_shares(action, where)
    for route in listed(action, "routes", where):
        check_fields(route, ROUTE, f"{where}: routes")


def is_known(action: dict[str, Any], players: Collection[str]) -> bool:
    """Whoever acts is a player of this game, or a company."""
    return str(action["entity"]) in players if action.get("entity_type") == "player" else company(action["entity"])


def check_shares(action: dict[str, Any], where: str) -> None:
    """One certificate is bought at a time; of the director certificate one or two shares may be kept back in a sale."""
    shares, percent = action["shares"], action.get("percent")
    companies = {share.rpartition("_")[0] for share in shares}
    if len(companies) > 1 or (action["type"] == "buy_shares" and len(shares) > 1):
        raise bad(f"{where}: shares", shares)
    certificate = [share for share in shares if share.endswith("_0")]
    total = SHARE * (len(shares) + (DIRECTOR - 1) * len(certificate))
    kept_back = range(0, DIRECTOR * SHARE, SHARE) if certificate and action["type"] == "sell_shares" else (0,)
    if percent is not None and total - percent not in kept_back:
        raise bad(f"{where}: percent", percent)


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
