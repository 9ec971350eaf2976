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

#: Height of a line of text, where a game has no picture of its own.
LINE = 24.0


class Presentation(Picking[S, A], Secrets[S, A]):
    """Sentences are keys and arguments, to be said with the game's word files."""

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
        """What the deciding player does, as a sentence for that seat (None: for everybody), before it is done.

        `act-light`, or `act-bury-hidden` where that seat may not know all of it.
        """
        decision = self.decision(state)
        asked = None if decision is None else decision.seat
        hidden = "-hidden" if action.form.secret and (asked is None or seat != asked) else ""
        args = {name: value for name, value in self.show_action(state, action, seat).items() if name != "type"}
        return Text(f"act-{_key(action.form.name)}{hidden}", {**self.say(state, args), "player": player(asked or 0)})

    def say_event(self, state: S, event: Event) -> Text:
        """What happened, as a sentence: `event-drawn`, or `event-drawn-hidden` for whoever may not know all of it."""
        hidden = "-hidden" if event.partial else ""
        return Text(f"event-{_key(event.key)}{hidden}", self.say(state, event.args))

    def say_violation(self, state: S, violation: Violation) -> Text:
        """Why something is refused, as a sentence."""
        return Text(violation.key, self.say(state, violation.args))

    def say_points(self, state: S, points: int) -> Text:
        """A score as a text, with the number as `n`; override it to add the unit."""
        return Text("points", {"n": points})

    def text_board(self, view: View) -> list[Text]:
        """The position in lines of text, for a terminal and for screen readers."""
        return [Text("board-fact", {"name": name, "value": str(value)}) for name, value in view.data.items()]

    def matters(self, view: View, seat: int) -> tuple[Text, ...]:
        """What somebody new should look at before they decide, with figures: majorities, what ends soon, what is owed.

        The coach says it; what a kind of decision is about stands in the word files, `coach-about-<kind>`.
        """
        return ()

    #: Kinds of action that tell nothing by themselves, by their names: passes, ends of turns. Whoever follows a game is
    #: not kept waiting for them, and the log has no line for them, unless they cause something.
    quiet: frozenset[str] = frozenset()

    def idle(self, state: S) -> bool:
        """Is nothing left to the deciding player that matters, so that `neutral` may be done without asking?"""
        return False

    # -- pictures

    def scene(self, view: View) -> Scene:
        """The picture of a view; a game without one shows its lines of text."""
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

    #: The kinds of action that `trace` draws, by their names.
    traced: frozenset[str] = frozenset()

    def trace(self, state: S, action: A) -> tuple[Sprite, ...]:
        """What an action draws over the picture of the state before it, while people look at it: the ways of trains."""
        return ()

    def changes(self, before: View, after: View) -> tuple[Compared, ...]:
        """What is worth comparing before an action is carried out: cash, prices, worth."""
        return ()

    def prospect(self, state: S, action: A, picks: tuple[str, ...]) -> tuple[Panel, ...]:
        """Tables of what an action leads to, before anybody agrees to it: what trains earn, how shares are exchanged.

        `picks` say the action so far, which may not be legal yet; what a cell picks is one pick more.
        """
        return ()

    def brings(self, state: S, action: A) -> tuple[Row, ...]:
        """What an action brings, in lines short enough for a card: what it is called, then what it is.

        As far as its player may know, and as if nobody objected.
        """
        return ()

    def verbs(self, state: S) -> tuple[Verb, ...]:
        """What can be done in a turn, in the order of the rules; nothing where a question asks for one thing only."""
        return ()

    def button(self, state: S, action: A) -> Text | None:
        """What the button says that carries an action out; None leaves it to what was picked."""
        return None

    #: Picks that do nothing by themselves: the button that declines has its own place.
    passes: frozenset[str] = frozenset({"pass"})

    def pick_cells(self, state: S, pick: str) -> tuple[Cell, ...]:
        """A pick as it is drawn in a list: the colours of a path, the cards of a payment; nothing: by its name."""
        return ()

    def panels(self, view: View) -> tuple[Panel, ...]:
        """The tables that stand next to the board, made of nothing but the view."""
        return ()

    def sheet(self, view: View, seat: int) -> tuple[Cell, ...]:
        """The line of facts under a player's name: what they have, as far as the view tells."""
        return ()


def _key(name: str) -> str:
    return name.replace("_", "-")
