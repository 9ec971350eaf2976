"""Commands: what a game adds to the `roundhouse` command."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from typing import Any, Protocol

from roundhouse.engine.core import A, Core, S


class Command(Protocol):
    """One command; a module with these two functions is one. `words` speaks the user's language."""

    def add_arguments(self, parser: ArgumentParser, words: Any) -> None:
        """Declare the arguments of the command."""

    def run(self, chosen: Namespace, words: Any) -> int:
        """Run it: 0 if all went well, 1 if a check failed."""


class Commands(Core[S, A]):
    """A game with its own commands describes them in its word files: `cli-routes` for the command `routes`."""

    def commands(self) -> Mapping[str, Command]:
        """Its commands by name."""
        return {}
