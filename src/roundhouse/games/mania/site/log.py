"""The log of a game as the site exports it: which actions are in force, and who sat where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from roundhouse.engine.problem import Problem
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text

#: Actions without an effect on the game: settings of automatic play, and talk.
SILENT = frozenset({"program_share_pass", "program_buy_shares", "program_disable", "program_enable", "message", "log"})
LENGTHS = {"short_length": "short", "long_length": "long"}


class BadLog(Problem):
    """An export that cannot be read: which action and which field."""


class Log(NamedTuple):
    """An export: the players in seat order, the set-up, and the actions in force."""

    players: list[str]
    names: list[str]
    setup: Setup
    actions: list[dict[str, Any]]
    result: dict[str, int]


def read_log(data: Any) -> Log:
    if not isinstance(data, dict) or str(data.get("title")) != "1862":
        raise BadLog("title", Text("mania-problem-log-title"))
    seats = field(data, "players", list, "log")
    if not 2 <= len(seats) <= 8 or not all(isinstance(seat, dict) and "id" in seat for seat in seats):
        raise BadLog("players", Text("mania-problem-log-players"))
    settings = field(data, "settings", dict, "log")
    actions = field(data, "actions", list, "log")
    setup = Setup(
        players=len(seats), options=options_of(settings), given={"site_seed": field(settings, "seed", int, "settings")}
    )
    result = {str(key): int(value) for key, value in (data.get("result") or {}).items()}
    players = [str(seat["id"]) for seat in seats]
    names = [str(seat.get("name", seat["id"])) for seat in seats]
    return Log(players, names, setup, in_force(actions), result)


def field(data: Mapping[str, Any], name: str, kind: type, where: str) -> Any:
    value = data.get(name)
    if type(value) is not kind:
        raise BadLog(f"{where}: {name}", Text("mania-problem-log-field", {"given": repr(value)}))
    return value


def options_of(settings: Mapping[str, Any]) -> dict[str, Any]:
    options: dict[str, Any] = {"preset": "18xx-games", "logged_amounts": True}
    for rule in settings.get("optional_rules") or []:
        if rule in LENGTHS:
            options["length"] = LENGTHS[rule]
        elif rule == "eight_tokens":
            options["eight_stations"] = True
        else:
            raise BadLog("settings: optional_rules", Text("mania-problem-log-option", {"given": str(rule)}))
    return options


def in_force(actions: list[Any]) -> list[dict[str, Any]]:
    """The actions that undo and redo leave (an undo can be undone by a redo right after it)."""
    kept: list[dict[str, Any]] = []
    undone: list[list[dict[str, Any]]] = []
    for number, action in enumerate(actions):
        if not isinstance(action, dict) or "type" not in action:
            raise BadLog(f"action {number + 1}", Text("mania-problem-log-field", {"given": repr(action)[:80]}))
        if action["type"] == "undo":
            stay = len(kept) - 1
            if action.get("action_id") is not None:
                stay = sum(1 for one in kept if one.get("id", 0) <= action["action_id"])
            stay = max(0, stay)
            undone.append(kept[stay:])
            del kept[stay:]
        elif action["type"] == "redo":
            if undone:
                kept += undone.pop()
        else:
            if action["type"] != "message":
                undone.clear()
                kept.append(action)
    return kept
