"""Golden files: recorded games that the rules must replay exactly, and how a game customises what they contain."""

from __future__ import annotations

from typing import Any, ClassVar

from roundhouse.engine.core import A, Core, S
from roundhouse.engine.fields import BadNotation
from roundhouse.engine.legal import Legal
from roundhouse.engine.text import Text


class Golden(Core[S, A]):
    """What the golden files of a game record."""

    #: The fields that a file must have at least: in its header, its options and every decision.
    golden_header: ClassVar[frozenset[str]] = frozenset({"options"})
    golden_options: ClassVar[frozenset[str]] = frozenset()
    golden_decision: ClassVar[frozenset[str]] = frozenset({"seat", "action", "legal", "state"})
    #: Parts of a state that may represent the whole where nothing else has changed.
    golden_part: ClassVar[frozenset[str]] = frozenset()
    #: Do they record events, list legal actions in canonical order, and name the first rule that is broken?
    golden_exact: ClassVar[bool] = True
    #: Further facts about the action that a decision may record (see `write_fact`).
    golden_facts: ClassVar[frozenset[str]] = frozenset()

    def write_short(self, state: S) -> dict[str, Any]:
        """The position as every decision records it; the complete one may be recorded as well."""
        return self.write_state(state)

    def count_legal(self, state: S, legal: Legal[A]) -> int:
        """The number of legal actions, as golden games count them."""
        return len(legal)

    def write_legal(self, state: S, legal: Legal[A]) -> list[dict[str, Any]]:
        """The actions that were counted."""
        return [self.write_action(state, action) for action in legal]

    def write_fact(self, state: S, action: A, name: str) -> Any:
        """One of the `golden_facts`, before the action is carried out."""
        raise NotImplementedError

    def foresee(self, state: S, chance: Any) -> None:
        """Fix what chance decides while the next action is carried out."""
        raise BadNotation("chance", Text("golden-no-chance"))
