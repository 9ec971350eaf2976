"""The log of a game as the site exports it: which actions are in force, and who sat where."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text
from roundhouse.games.e1862.import_18xx.shape import BadLog, bad, check_action, check_kind, either, whole

LENGTHS = {"short_length": "short", "long_length": "long"}
#: Games that began before November 2025 know no duty to build on the home hex (R7.2-b): the site got it that autumn.
HOME_DUTY_SINCE: Final = 1_761_955_200


class Log(NamedTuple):
    """An export: the players in seat order, the set-up, and the actions in force."""

    #: Ids as text, and as the file has them.
    players: list[str]
    ids: list[int | str]
    names: list[str]
    setup: Setup
    actions: list[dict[str, Any]]
    result: dict[str, int]
    #: Fingerprints of the runs that have been replayed, with the amounts that the log recorded.
    runs: list[str]


def read_log(data: Any) -> Log:
    if not isinstance(data, dict) or str(data.get("title")) != "1862":
        raise BadLog("title", Text("e1862-problem-log-title"))
    ids, names = seats_of(data)
    players = [str(id) for id in ids]
    settings = field(data, "settings", dict, "log")
    seed = seed_of(data, settings)
    actions = in_force(field(data, "actions", list, "log"))
    options = {**options_of(settings), "home_build_duty": has_home_duty(data, actions)}
    setup = Setup(players=len(players), options=options, given={"site_seed": seed})
    for place, action in enumerate(actions, 1):
        check_action(action, place, players)
    return Log(players, ids, names, setup, actions, result_of(data, players, names), [])


def field(data: Mapping[str, Any], name: str, kind: type, where: str) -> Any:
    value = data.get(name)
    if type(value) is not kind:
        raise bad(f"{where}: {name}", value)
    return value


def seats_of(data: Mapping[str, Any]) -> tuple[list[int | str], list[str]]:
    """Ids and names in the order of the seats; who has no id is called by name in the whole file."""
    seats = field(data, "players", list, "log")
    rows = [{"id": seat.get("name"), **seat} for seat in seats if isinstance(seat, dict)]
    ids = [row["id"] for row in rows if either(row["id"])]
    if not 2 <= len(seats) <= 8 or len({str(id) for id in ids}) != len(seats):
        raise BadLog("players", Text("e1862-problem-log-players"))
    return ids, [str(row.get("name") or row["id"]) for row in rows]


def seed_of(data: Mapping[str, Any], settings: Mapping[str, Any]) -> int:
    """Games from before seeds were drawn are dealt by the number of the game."""
    number = re.search(r"\d+", str(data.get("id")))
    if settings.get("seed") is None and number is not None:
        return int(number[0][:18])
    seed: int = field(settings, "seed", int, "settings")
    return seed


def has_home_duty(data: Mapping[str, Any], actions: list[dict[str, Any]]) -> bool:
    """By when the game began, or the first of its actions that says when; a log that does not say so is a new one."""
    told: list[Any] = [data.get("created_at"), *(action.get("created_at") for action in actions)]
    begun: int = next(filter(whole, told), HOME_DUTY_SINCE)
    return begun >= HOME_DUTY_SINCE


def result_of(data: Mapping[str, Any], players: list[str], names: list[str]) -> dict[str, int]:
    """By the ids of the players; older files have their names."""
    result = data.get("result")
    if result is None:
        return {}
    if not isinstance(result, dict) or not all(whole(value) for value in result.values()):
        raise bad("log: result", result)
    ids = {**dict(zip(names, players)), **dict(zip(players, players))}
    for key in result:
        if key not in ids:
            raise bad("log: result", key)
    return {ids[key]: value for key, value in result.items()}


def options_of(settings: Mapping[str, Any]) -> dict[str, Any]:
    options: dict[str, Any] = {"preset": "18xx-games"}
    rules = settings.get("optional_rules") or []
    if not isinstance(rules, list):
        raise bad("settings: optional_rules", rules)
    for rule in map(str, rules):
        if rule in LENGTHS:
            options["length"] = LENGTHS[rule]
        elif rule == "eight_tokens":
            options["eight_stations"] = True
        else:
            raise BadLog("settings: optional_rules", Text("e1862-problem-log-option", {"given": rule[:80]}))
    return options


def in_force(actions: list[Any]) -> list[dict[str, Any]]:
    """The actions that undo and redo leave (an undo can be undone by a redo right after it)."""
    kept: list[dict[str, Any]] = []
    undone: list[list[dict[str, Any]]] = []
    for place, action in enumerate(actions, 1):
        check_kind(action, place)
        if action["type"] == "undo":
            stay = kept_by(action, kept)
            undone.append(kept[stay:])
            del kept[stay:]
        elif action["type"] == "redo":
            if undone:
                kept += undone.pop()
        elif action["type"] != "message":
            undone.clear()
            kept.append(action)
    return kept


def kept_by(undo: dict[str, Any], kept: list[dict[str, Any]]) -> int:
    """How many actions an undo leaves: all but the last, or those up to the one that it names."""
    last = undo.get("action_id")
    if last is None:
        return max(0, len(kept) - 1)
    return len([action for action in kept if (action.get("id") or 0) <= last])
