"""Answers ahead: questions that a player may answer before they are asked, and turns that may be passed in advance."""

from __future__ import annotations

from typing import ClassVar

from roundhouse.engine.core import A, Core, S


class AnswersAhead(Core[S, A]):
    """What the table needs to know in order to answer for somebody who is absent."""

    #: Kinds of decisions that come up out of turn, and that a player may therefore answer ahead.
    answerable: ClassVar[frozenset[str]] = frozenset()
    #: Kinds of decisions of one's own turn that a player may pass ahead, for those who say so.
    passable: ClassVar[frozenset[str]] = frozenset()

    #: Kinds of decisions in one's own turn that a player may decline ahead for a given subject, once and for all.
    skippable: ClassVar[frozenset[str]] = frozenset()
    #: Those of them that a player may also accept ahead, because there is only one offer to accept.
    acceptable: ClassVar[frozenset[str]] = frozenset()

    def concern(self, state: S) -> frozenset[str]:
        """The picks that the pending decision is about: the line, the hex, the company. They are public."""
        return frozenset()

    def proxy(self, state: S, want: str, limit: int) -> A | None:
        """The cheapest answer to the pending decision that gets `want`, a pick, for at most `limit`; or None."""
        return None

    def accept(self, state: S) -> A | None:
        """The answer that accepts what the pending decision, one of `acceptable`, offers; or None."""
        return None

    def buy(self, state: S, want: str, limit: int) -> A | None:
        """The cheapest way to get `want`, one of `for_sale`, in one's own turn for at most `limit`; or None."""
        return None

    def subjects(self, state: S) -> tuple[str, ...]:
        """The picks that questions out of turn can be about: lines, hexes, companies."""
        return ()

    def exceptions(self, state: S) -> tuple[str, ...]:
        """Those of `subjects` for which somebody may want to be asked after all."""
        return self.subjects(state)

    def wanted(self, state: S) -> tuple[str, ...]:
        """Those of `subjects` that a proxy can bid for."""
        return ()

    def for_sale(self, state: S) -> tuple[str, ...]:
        """Those of `subjects` that can be bought in one's own turn."""
        return ()

    def touches(self, action: A) -> frozenset[str]:
        """What an action is about, for those who have passed ahead: picks or other words; empty for a pass."""
        return frozenset()

    def stage(self, state: S) -> str:
        """The part of the game that the pending decision belongs to, such as a round: passes ahead end with it."""
        return ""
