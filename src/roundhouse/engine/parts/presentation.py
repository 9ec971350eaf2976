"""Presentation: what people see and read. The defaults follow the names of decisions, actions, events and rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from roundhouse.engine.core import A, S
from roundhouse.engine.decision import Violation
from roundhouse.engine.event import Event
from roundhouse.engine.panel import Cell, Compared, Panel, Row, Verb
from roundhouse.engine.parts.picking import Picking
from roundhouse.engine.parts.secrets import Secrets, View
from roundhouse.engine.scene import Scene, Shape, Sprite
from roundhouse.engine.text import Arg, Text, player

#: Height of a line of text, for games without a picture.
LINE = 24.0


class Presentation(Picking[S, A], Secrets[S, A]):
    """Sentences are keys and arguments, to be spoken with the game's word files."""

    # -- sentences

    def say(self, state: S, args: Mapping[str, Any]) -> dict[str, Arg]:
        """Arguments of actions, events and refusals as names; a `seat` becomes the `player` who sits there."""
        return {
            "player" if name == "seat" else name: player(value) if name == "seat" else value
            for name, value in args.items()
        }

    def prompt(self, state: S, seat: int | None) -> Text:
        """One sentence: who must do what, and why: `ask-turn-you`, `ask-turn-other`, `ask-over`."""
        decision = self.decision(state)
        if decision is None:
            return Text("ask-over")
        whose = "you" if seat == decision.seat else "other"
        return Text(f"ask-{_key(decision.kind)}-{whose}", {"player": player(decision.seat)})

    def say_action(self, state: S, action: A, seat: int | None = None) -> Text:
        """What the deciding player is about to do, as a sentence for that seat (None: for everybody).

        `act-light`, or `act-bury-hidden` where that seat may not know everything.
        """
        decision = self.decision(state)
        asked = None if decision is None else decision.seat
        hidden = "-hidden" if action.form.secret and (asked is None or seat != asked) else ""
        args = {name: value for name, value in self.show_action(state, action, seat).items() if name != "type"}
        return Text(f"act-{_key(action.form.name)}{hidden}", {**self.say(state, args), "player": player(asked or 0)})

    def say_event(self, state: S, event: Event) -> Text:
        """What happened, as a sentence: `event-drawn`, or `event-drawn-hidden` for those who may not know all."""
        hidden = "-hidden" if event.partial else ""
        return Text(f"event-{_key(event.key)}{hidden}", self.say(state, event.args))

    def say_violation(self, state: S, violation: Violation) -> Text:
        """Why something is refused, as a sentence."""
        return Text(violation.key, self.say(state, violation.args))

    def say_points(self, state: S, points: int) -> Text:
        """A score as a text, with the number as `n`; override it to add a unit."""
        return Text("points", {"n": points})

    def text_board(self, view: View) -> list[Text]:
        """The position in lines of text, for a terminal and for screen readers."""
        return [Text("board-fact", {"name": name, "value": str(value)}) for name, value in view.data.items()]

    def matters(self, view: View, seat: int) -> tuple[Text, ...]:
        """What a new player should consider before deciding, with figures: majorities, what ends soon, what is owed.

        The coach says it. What a kind of decision is about is in the word files, under `coach-about-<kind>`.
        """
        return ()

    #: Names of kinds of action that are uninteresting by themselves: passes, ends of turns. Spectators are not
    #: kept waiting for them, and the log has no line for them, unless they cause something.
    quiet: frozenset[str] = frozenset()

    def idle(self, state: S) -> bool:
        """Does the deciding player have no meaningful choice, so that `neutral` can be played without asking?"""
        return False

    # -- pictures

    def scene(self, view: View) -> Scene:
        """The picture of a view; a game without one shows its text board."""
        lines = self.text_board(view)
        shapes = [
            Shape(text=line, at=(0.0, LINE * number), face="caption", size=LINE * 0.7, anchor="start", fill="ink")
            for number, line in enumerate(lines)
        ]
        frame = (-LINE, -LINE, LINE * 30, LINE * (len(lines) + 2))
        return Scene(
            title=Text(f"game-{self.id}-title"),
            frame=frame,
            art=f"{self.id}-text",
            ground=tuple(shapes),
            clips={},
            symbols={},
            layers=(),
            sprites=(),
            spots=(),
            description=tuple(lines),
        )

    #: Names of the kinds of action that `trace` draws.
    traced: frozenset[str] = frozenset()

    def trace(self, state: S, action: A) -> tuple[Sprite, ...]:
        """What an action draws over the picture of the state before it while it is previewed: routes of trains."""
        return ()

    def changes(self, before: View, after: View) -> tuple[Compared, ...]:
        """What is worth comparing before an action is carried out: cash, prices, worth."""
        return ()

    def prospect(self, state: S, action: A, picks: tuple[str, ...]) -> tuple[Panel, ...]:
        """Tables of what an action leads to, before anybody agrees to it: what trains earn, how shares are exchanged.

        `picks` are the picks so far, which need not be legal yet; a cell adds one more pick.
        """
        return ()

    def suppose(self, state: S, action: A | None, supposing: tuple[str, ...]) -> tuple[Panel, ...]:
        """The tables of `prospect`, or without an action those of the question, if others decided as supposed.

        What can be supposed stands in their cells (`Cell.supposes`); anything else is ignored.
        """
        return ()

    def brings(self, state: S, action: A) -> tuple[Row, ...]:
        """What an action brings, in lines short enough for a card: a name and a value.

        As far as its player may know, and assuming that nobody objects.
        """
        return ()

    def verbs(self, state: S) -> tuple[Verb, ...]:
        """What can be done in a turn, in the order of the rules; empty where only one kind of answer is possible."""
        return ()

    def button(self, state: S, action: A) -> Text | None:
        """The label of the button that carries out an action; None: it is made from the picks."""
        return None

    #: Picks that decline: their button has a place of its own.
    passes: frozenset[str] = frozenset({"pass"})

    def pick_cells(self, state: S, pick: str) -> tuple[Cell, ...]:
        """A pick as drawn in a list: the colours of a path, the cards of a payment; empty: its name is used."""
        return ()

    def panels(self, view: View) -> tuple[Panel, ...]:
        """The tables next to the board, computed from nothing but the view."""
        return ()

    def sheet(self, view: View, seat: int) -> tuple[Cell, ...]:
        """The line of facts under a player's name: what they have, as far as the view shows."""
        return ()

    def sheet_note(self, view: View) -> Text | None:
        """A few words over those lines: what nobody is told, or what figures without a name mean."""
        return None


def _key(name: str) -> str:
    return name.replace("_", "-")
