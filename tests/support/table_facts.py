"""What is known of a table over HTTP, in a form that outlives a version: no digests, no texts, no pictures.

The script that makes fixtures writes these facts down; the tests of later versions ask for them again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final

from tests.support.caller import Caller

#: What is agreed at a table, as its page says it.
AGREED: Final = ("clock", "spectators", "fallback")
#: How it stands, as its view says it.
STANDS: Final = ("game", "rules", "title", "practice", "hints", "begun", "paused", "closed", "over", "actions", "undo")

#: What was known of a seat, and of a decision, when the first facts were recorded.
SEAT: Final = ("name", "bot", "open", "away", "resigned")
DECISION: Final = ("seat", "kind", "rule")
#: What an answer ahead can say since then; none that was given before says it.
LATER: Final = ("steps", "accept")

#: Games in which an action can hold what only its own seat knows.
SECRETIVE: Final = frozenset({"spike"})

Facts = dict[str, Any]
Owners = Mapping[int, Caller]


def facts(table: str, host: Caller, owners: Owners) -> Facts:
    """Everything that must still be so after the table was opened by another version."""
    page = host.page(table)
    view = page["table"]
    history = host.get(f"/tables/{table}/history")["records"]
    return {
        **{name: page[name] for name in AGREED},
        **{name: view[name] for name in STANDS},
        "options": options(view["options"]),
        # What is known of seats since then is not what they were recorded with.
        "seats": [{name: seat[name] for name in SEAT} for seat in view["seats"]],
        "records": view["seq"],
        "decision": view["decision"] and {name: view["decision"][name] for name in DECISION},
        "offered": offered(table, view, owners),
        "outcome": outcome(view["outcome"]),
        "log": log(table, view, told_in(history), owners),
        "notices": notices(history),
        "chat": [[line["name"], line["text"]] for line in host.get(f"/tables/{table}/chat")],
        "notes": notes(table, host, owners),
        "answers": {str(seat): answers(table, seat, owner) for seat, owner in owners.items()},
    }


def answers(table: str, seat: int, owner: Caller) -> list[dict[str, Any]]:
    """What somebody has answered ahead, in the words of the first facts."""
    found = owner.get(f"/tables/{table}/standing", seat=seat)["answers"]
    assert not any(each[name] for each in found for name in LATER)
    return [{name: value for name, value in each.items() if name not in LATER} for each in found]


def options(given: dict[str, Any]) -> dict[str, Any]:
    """A board of one's own has thousands of fields: its fingerprint stands for it."""
    if not given.get("board"):
        return given
    text = json.dumps(given["board"], sort_keys=True)
    return {**given, "board": hashlib.sha256(text.encode()).hexdigest()}


def offered(table: str, view: dict[str, Any], owners: Owners) -> int:
    """How many actions whoever must decide is offered; 0 where nobody is asked."""
    seat = view["decision"]["seat"] if view["decision"] else -1
    return len(owners[seat].table(table, seat=seat)["picks"]) if seat in owners else 0


def outcome(found: dict[str, Any] | None) -> dict[str, Any] | None:
    """How the game ended, in numbers."""
    if found is None:
        return None
    points = [category["points"] for category in found["categories"]]
    return {**{name: found[name] for name in ("totals", "ranks", "winners")}, "points": points}


def log(table: str, view: dict[str, Any], told: dict[int, Any], owners: Owners) -> list[Any]:
    """The actions in force: number of the record, seat, action as its own seat knows it, and how much it caused."""
    if view["game"] in SECRETIVE and not view["over"]:
        for seat, owner in owners.items():
            known = told_in(owner.get(f"/tables/{table}/history", seat=seat)["records"])
            told |= {seq: each for seq, each in known.items() if each["seat"] == seat}
    return [[seq, each["seat"], each["action"], len(each["events"])] for seq, each in sorted(told.items())]


def told_in(records: list[Any]) -> dict[int, Any]:
    return {record["seq"]: record["told"] for record in records if record["told"]}


def notices(records: list[Any]) -> list[Any]:
    """What else happened, by the keys of what is said about it."""
    return [[record["seq"], record["notice"]["key"]] for record in records if record["notice"]]


def notes(table: str, host: Caller, owners: Owners) -> dict[str, str]:
    people = {each.name: each for each in (host, *owners.values())}
    found = {name: each.get(f"/tables/{table}/note")["text"] for name, each in people.items()}
    return {name: text for name, text in found.items() if text}
