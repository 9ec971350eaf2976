"""Commands: what a game adds to the `roundhouse` command."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from typing import Any, Protocol

from roundhouse.engine.core import A, Core, S


class Command(Protocol):
    """One command; a module with these two functions is one. `words` speaks the language that was asked for."""

    def add_arguments(self, parser: ArgumentParser, words: Any) -> None:
        """Declare what may stand behind the name of the command."""

    def run(self, chosen: Namespace, words: Any) -> int:
        """Do it: 0 when all went well, 1 when a check failed."""


class Commands(Core[S, A]):
    """A game with commands of its own says in its words what each is for: `cli-routes` for the command `routes`."""

    def commands(self) -> Mapping[str, Command]:
        """Its commands by name."""
        return {}
