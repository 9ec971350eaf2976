"""Forged save files: documents in which something was changed, with digests that fit what they say now."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from hypothesis import strategies as st

from roundhouse.engine.registry import find
from roundhouse.engine.setup import Setup
from roundhouse.game import AnyGame, Game
from roundhouse.seats import Seat
from roundhouse.table.samples import game_of, samples_of
from roundhouse.table.save import document, start_digest

Document = dict[str, Any]
Place = tuple[Any, ...]

#: What somebody may write where something else belongs.
STRANGE = st.one_of(
    st.none(),
    st.booleans(),
    st.sampled_from([-(2**70), -1000, -2, -1, 0, 1, 2, 7, 63, 64, 500, 10**6, 2**31, 2**70]),
    st.floats(allow_nan=False),
    st.sampled_from(["", "x", "company:ECR", "\x00", "é" * 50]),
    st.just([]),
    st.just({}),
    st.just([[]]),
)


def places(value: Any, place: Place = ()) -> Iterator[Place]:
    """Every place in a document."""
    yield place
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*place, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from places(inner, (*place, number))


def damage(draw: Any, value: Any) -> Any:
    """The value with one thing in it changed."""
    found = copy.deepcopy(value)
    place = draw(st.sampled_from([each for each in places(found) if each]))
    holder = found
    for step in place[:-1]:
        holder = holder[step]
    last = place[-1]
    here = holder[last]
    match draw(st.sampled_from(["strange", "number", "drop", "order", "double"])):
        case "drop":
            del holder[last]
        case "order" if isinstance(here, list) and len(here) > 1:
            holder[last] = here[::-1]
        case "double" if isinstance(here, list) and here:
            holder[last] = [*here, here[-1]]
        case "number" if type(here) is int:
            holder[last] = here + draw(st.sampled_from([-100, -5, -1, 1, 2, 5, 100]))
        case _:
            holder[last] = draw(STRANGE)
    return found


@cache
def sample(game: str) -> AnyGame:
    return game_of(samples_of(find(game))[-1])


@cache
def whole(game: str, actions: int) -> Document:
    """A save file of a game that has just begun."""
    played = sample(game)
    seats = [Seat(name=f"Player {seat}") for seat in range(played.setup.players)]
    found: Document = msgspec.to_builtins(document(played.at(actions), seats))
    return found


@cache
def at_table(game: str, actions: int) -> Document:
    """A save file of a game that was played at a table and has just begun there."""
    saved = whole(game, actions)
    acted = [
        {"seq": number, "at": float(number), "record": {"type": "acted", **action}}
        for number, action in enumerate(saved["actions"], 1)
    ]
    return {**saved, "table": {"seats": saved["seats"], "records": acted, "title": "An evening"}}


@cache
def from_position(game: str, actions: int) -> Document:
    """A save file of a game that begins from a position of another."""
    played = sample(game)
    earlier = played.at(actions)
    setup = msgspec.structs.replace(played.setup, given=None, position=earlier.ruleset.pack(earlier.state))
    seats = [Seat(name=f"Player {seat}") for seat in range(played.setup.players)]
    found: Document = msgspec.to_builtins(document(Game(earlier.ruleset, setup), seats))
    return found


def signed(forged: Document) -> Document:
    """With the digest that somebody who forges would write, where there can be one."""
    try:
        setup = msgspec.convert(forged["setup"], Setup)
        forged["start"] = start_digest(Game(find(forged["game"]), setup))
    except Exception:
        # Then it is refused for something else.
        pass
    return forged


@st.composite
def forged_positions(draw: Any, game: str, moments: tuple[int, ...]) -> Document:
    """A position in which one or two things were changed."""
    found = copy.deepcopy(from_position(game, draw(st.sampled_from(moments))))
    for _ in range(draw(st.integers(1, 2))):
        found["setup"]["position"] = damage(draw, found["setup"]["position"])
    return signed(found)


@st.composite
def forged_documents(draw: Any, game: str, actions: int) -> Document:
    """A save file in which anything was changed."""
    found: Document = damage(draw, draw(st.sampled_from([whole, at_table]))(game, actions))
    return signed(found) if draw(st.booleans()) else found
