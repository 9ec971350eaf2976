"""Set-up: everything needed to begin a game, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Literal, get_args, get_origin

import msgspec

from roundhouse.engine.canonical import canonical
from roundhouse.engine.chance import Chance
from roundhouse.engine.problem import Problem
from roundhouse.engine.text import Text


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """Players, options and chance. `given` fixes what chance would decide (first seat, deck order, …).

    A seed is a small number, for repeatable games; it can be found by trial. Where people play for real, chance
    comes from a `secret` of 256 bits, in hexadecimal digits, and the seed has no effect.
    """

    players: int
    options: dict[str, Any] = {}
    seed: int = 0
    given: dict[str, Any] | None = None
    #: A packed state to begin from, instead of the beginning of the game: a branch for practice.
    position: dict[str, Any] | None = None
    secret: str | msgspec.UnsetType = msgspec.UNSET

    def chance(self) -> Chance:
        """The source of everything that chance decides in this game; `BadSetup` if the secret is malformed."""
        if self.secret is msgspec.UNSET:
            return Chance(self.seed)
        try:
            return Chance.keyed(bytes.fromhex(self.secret))
        except ValueError:
            raise BadSetup("secret", Text("problem-secret")) from None


class BadSetup(Problem):
    """A set-up that no game can begin with: which field or file, and what is wrong with it."""


def written(options: Mapping[str, Any]) -> str:
    """Options in canonical form; `BadSetup` names the first that cannot be written to a file: a set, an infinity."""
    if not can_be_written(options):
        first = next((str(name) for name, value in options.items() if not can_be_written({name: value})), "options")
        raise BadSetup(first, Text("problem-option-kind-wrong"))
    return canonical(options)


def can_be_written(data: Mapping[str, Any]) -> bool:
    try:
        canonical(data)
        # A lone surrogate, which UTF-8 cannot encode, would only be noticed here.
        json.dumps(data, ensure_ascii=False).encode()
    except (TypeError, ValueError, RecursionError):
        return False
    return True


def allowed_values(kind: Any) -> Text | str | None:
    """The values of an option that has only a few; None for numbers and objects."""
    if kind is bool:
        return Text("problem-yes-no")
    if get_origin(kind) is Literal:
        return ", ".join(repr(value) for value in get_args(kind))
    for part in get_args(kind):
        if (values := allowed_values(part)) is not None:
            return values
    return None
