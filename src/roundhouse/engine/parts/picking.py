"""Picking: an action as the things that a person picks, one after the other, and what those are called."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from roundhouse.engine.actions import Form, Known
from roundhouse.engine.core import A, Core, S
from roundhouse.engine.decision import Violation
from roundhouse.engine.legal import Gathered, known_at_once
from roundhouse.engine.text import Text

#: Ends a path of picks that is incomplete: what may follow must be requested.
MORE: Final = "…"


class Picking(Core[S, A]):
    """Picks follow from the forms of the actions; a game overrides what it can express better."""

    def picks(self, state: S, action: A) -> tuple[str, ...]:
        """The things a person picks, in order, to express this action."""
        return action.form.path(state, action)

    def paths(self, state: S, actions: Iterable[A]) -> list[list[str]]:
        """The picks of many actions. Where they follow from the forms, names shared by hundreds are made once."""
        known: Known = {}
        return [
            action.form.path_with(state, action, known) if self.follow(action.form) else list(self.picks(state, action))
            for action in actions
        ]

    def follow(self, form: Form) -> bool:
        """Do the picks of these actions follow from their form?"""
        return type(self).picks is Picking.picks and type(form) is Form

    def offered(self, state: S, kinds: Iterable[Any]) -> list[tuple[list[str], str]]:
        """The picks of every action of these kinds, in the order in which they are offered to a person, each with the
        name of its form. Of what has to be searched for, only what is known at once."""
        found: list[tuple[list[str], str]] = []
        actions: list[A] = []
        known: Known = {}
        for kind in kinds:
            groups = kind.alike() if isinstance(kind, Gathered) else None
            if groups is None or not all(self.follow(some.form) for some in groups):
                actions += known_at_once(kind)
                continue
            found += self._offered(state, actions)
            actions = []
            for some in groups:
                paths = some.form.paths_alike(state, some.first, some.last, known)
                found += [(path, some.form.name) for path in paths]
        return found + self._offered(state, actions)

    def _offered(self, state: S, actions: list[A]) -> list[tuple[list[str], str]]:
        actions = self.arranged(state, actions)
        return list(zip(self.paths(state, actions), [action.form.name for action in actions], strict=True))

    def arranged(self, state: S, actions: list[A]) -> list[A]:
        """Legal actions in the order in which they are offered to a person, the likeliest choices first."""
        return actions

    def read_picks(self, state: S, path: tuple[str, ...]) -> list[A]:
        """Actions that begin with these picks, legal or not: what to explain when a pick is not offered.

        Empty if the picks mean nothing together.
        """
        whole: list[A] = self.actions.read_path(state, path)  # type: ignore[assignment]
        begun = [action for action in self.legal(state) if self.picks(state, action)[: len(path)] == path]
        return whole or begun or self._meant(path)

    def _meant(self, path: tuple[str, ...]) -> list[A]:
        """The actions that a button which is not offered would begin, with empty arguments."""
        kinds = [kind for kind in self.kinds if path and kind.form.picks[: len(path)] == path]
        meant: list[A] = [kind(*[0] * len(kind.form.arguments)) for kind in kinds]  # type: ignore[misc]
        return meant

    def explain(self, state: S, path: tuple[str, ...]) -> Violation | None:
        """Why these picks lead nowhere, if the refusal of the first action they may mean would mislead; else None."""
        return None

    def open_picks(self, state: S, path: tuple[str, ...]) -> list[tuple[str, ...]]:
        """Where more actions are legal than can be listed, they are built pick by pick: the paths one pick further.

        Incomplete paths end in `MORE`; any other is a complete action, which `read_picks` reads and `why_not` judges.
        The given picks are included if they are already a complete action. With no picks: the beginnings of such
        paths.
        """
        return []

    def pickable(self, state: S) -> list[str]:
        """Everything with a name that may be picked at some point: hexes, pieces, buttons."""
        words = [word for kind in self.kinds for word in kind.form.picks if word not in kind.form.arguments]
        legal = [pick for action in self.legal(state) for pick in self.picks(state, action)]
        return list(dict.fromkeys([*legal, *words]))

    def pick_name(self, state: S, pick: str, picked: tuple[str, ...] = ()) -> Text:
        """What a pick is called in a sentence; `picked` is what was picked before it."""
        kind, _, what = pick.partition(":")
        return Text(f"pick-{kind}", {kind: int(what) if what.isdecimal() else what} if what else {})

    def pick_label(self, state: S, pick: str) -> Text | str:
        """The shortest name of a pick, as somebody would type it."""
        kind, _, what = pick.partition(":")
        return what or Text(f"pick-{kind}")

    def renames(self, pick: str) -> bool:
        """Can this pick change the names of later picks? If not, hundreds of names need not be computed again."""
        return False
