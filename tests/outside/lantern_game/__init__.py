"""Lantern: a tiny card game that does not belong to roundhouse. It shows what a package of somebody else needs.

Twelve lanterns shine 1 to 12. They are shuffled and two are dealt to everybody, secretly. In turn each player
draws the top lantern of the deck (LN-2) or lights one from the hand (LN-3); the wind, a number from 0 to 2, is added to
what it shines. Who can do neither passes (LN-4). The game ends when somebody has lit three (LN-5); the most light wins.
If that was agreed, a lantern can also be buried, unseen, under the deck (LN-6).

Secret are the hands, the order of the deck, the winds to come, and which lantern somebody buries.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from roundhouse.engine.chance import Chance
from roundhouse.engine.decision import Decision, Violation
from roundhouse.engine.event import Event
from roundhouse.engine.legal import Legal, Listed
from roundhouse.engine.outcome import Category, Outcome
from roundhouse.engine.panel import Cell, Column, Fact, Panel, Row
from roundhouse.engine.ranking import ranks
from roundhouse.engine.rules import AnyRules, BadNotation, Notation, View
from roundhouse.engine.scene import Scene, Shape, Spot, Sprite
from roundhouse.engine.setup import BadSetup, Setup
from roundhouse.engine.text import Text, player

CARDS = 12
DEALT = 2
WINDS = 3


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What players agree on before they begin."""

    #: Lanterns that may be in a hand when one more is drawn.
    hand_limit: int = 3
    #: Lanterns that somebody must have lit for the game to end.
    goal: int = 3
    #: May lanterns be buried?
    burying: bool = False


# -- actions


class Draw(msgspec.Struct, frozen=True):
    """LN-2"""


class Light(msgspec.Struct, frozen=True):
    """LN-3"""

    card: int


class Pass(msgspec.Struct, frozen=True):
    """LN-4"""


class Bury(msgspec.Struct, frozen=True):
    """LN-6: the only action that holds a secret."""

    card: int


# -- state


class State(msgspec.Struct):
    """One game. The deck is drawn from its end."""

    players: int
    hand_limit: int
    goal: int
    active: int
    over: bool
    deck: list[int]
    hands: list[list[int]]
    #: Per seat, what was lit, as pairs of lantern and wind.
    lit: list[list[tuple[int, int]]]
    chance: int
    burying: bool = False


def light_of(state: State) -> list[int]:
    return [sum(card + wind for card, wind in row) for row in state.lit]


def may_draw(state: State) -> bool:
    return bool(state.deck) and len(state.hands[state.active]) < state.hand_limit


# -- the game


class LanternNotation(Notation):
    def write_action(self, state: State, action: Any) -> dict[str, Any]:
        if isinstance(action, Light):
            return {"type": "light", "card": action.card}
        if isinstance(action, Bury):
            return {"type": "bury", "card": action.card}
        return {"type": "draw" if isinstance(action, Draw) else "pass"}

    def read_action(self, state: State, data: Any) -> Any:
        kind = data.get("type") if isinstance(data, dict) else None
        if kind in ("light", "bury"):
            if type(data.get("card")) is not int:
                raise BadNotation("card", "a whole number is expected")
            return Light(data["card"]) if kind == "light" else Bury(data["card"])
        if kind not in ("draw", "pass"):
            raise BadNotation("type", "there are: draw, light, pass, bury")
        return Draw() if kind == "draw" else Pass()

    def write_event(self, state: State, event: Event) -> list[Any]:
        return [event.key, *event.args.values()]

    def write_state(self, state: State) -> dict[str, Any]:
        return {
            "next": None if state.over else state.active,
            "deck": list(state.deck),
            "hands": [list(hand) for hand in state.hands],
            "lit": [[list(pair) for pair in row] for row in state.lit],
        }

    def write_outcome(self, state: State) -> dict[str, Any]:
        totals = light_of(state)
        return {"total": totals, "rank": ranks(totals)}


class Lantern(AnyRules):
    """Two to four players light lanterns."""

    id = "lantern"
    version = 1
    title = "Lantern"
    seats = range(2, 5)
    Options: ClassVar[type[msgspec.Struct]] = Options
    notation: ClassVar[Notation] = LanternNotation()
    words = Path(__file__).parent / "words"

    # -- from set-up to the end

    def complete(self, options: Mapping[str, Any]) -> dict[str, Any]:
        try:
            chosen = msgspec.convert(dict(options), Options)
        except msgspec.ValidationError as error:
            raise BadSetup("options", str(error)) from None
        for name in ("hand_limit", "goal"):
            if not 1 <= getattr(chosen, name) <= 3:
                raise BadSetup(name, "must be from 1 to 3")
        completed: dict[str, Any] = msgspec.to_builtins(chosen)
        return completed

    def setup(self, setup: Setup) -> State:
        if setup.players not in self.seats:
            raise BadSetup("players", "the game is for 2 to 4 players")
        chance = Chance(setup.seed)
        deck = list(range(1, CARDS + 1))
        chance.shuffle(deck)
        if setup.given is not None:
            deck = list(setup.given.get("deck", []))
            if sorted(deck) != list(range(1, CARDS + 1)):
                raise BadSetup("deck", f"must hold the lanterns 1 to {CARDS}")
        hands = [sorted(deck.pop() for _ in range(DEALT)) for _ in range(setup.players)]
        lit: list[list[tuple[int, int]]] = [[] for _ in range(setup.players)]
        options = self.complete(setup.options)
        return State(
            players=setup.players,
            hand_limit=options["hand_limit"],
            goal=options["goal"],
            active=0,
            over=False,
            deck=deck,
            hands=hands,
            lit=lit,
            chance=chance.state,
            burying=options["burying"],
        )

    def decision(self, state: State) -> Decision | None:
        return None if state.over else Decision(state.active, "turn", "LN-1")

    def legal(self, state: State) -> Legal:
        if state.over:
            return Legal([])
        draw = [Draw()] if may_draw(state) else []
        light = [Light(card) for card in state.hands[state.active]]
        passing = [] if draw or light else [Pass()]
        bury = [Bury(card) for card in state.hands[state.active] if state.burying]
        return Legal([Listed("draw", draw), Listed("light", light), Listed("pass", passing), Listed("bury", bury)])

    def why_not(self, state: State, action: Any, seat: int | None = None) -> Violation | None:
        if state.over:
            return Violation("LN-5", "why-over", {})
        if seat is not None and seat != state.active:
            return Violation("LN-1", "why-not-asked", {"seat": state.active})
        hand = state.hands[state.active]
        if isinstance(action, Draw) and not state.deck:
            return Violation("LN-2", "why-no-deck", {})
        if isinstance(action, Draw) and not may_draw(state):
            return Violation("LN-2", "why-full-hand", {"n": state.hand_limit})
        if isinstance(action, Bury) and not state.burying:
            return Violation("LN-6", "why-no-burying", {})
        if isinstance(action, (Light, Bury)) and action.card not in hand:
            return Violation("LN-3", "why-not-in-hand", {"card": action.card})
        if isinstance(action, Pass) and (hand or may_draw(state)):
            return Violation("LN-4", "why-pass", {})
        return None

    def apply(self, state: State, action: Any) -> list[Event]:
        seat = state.active
        hand = state.hands[seat]
        if isinstance(action, Draw):
            card = state.deck.pop()
            hand.append(card)
            hand.sort()
            event = Event("drawn", {"seat": seat, "card": card, "left": len(state.deck)}, seat, ("card",))
        elif isinstance(action, Light):
            chance = Chance.resume(state.chance)
            wind = chance.below(WINDS)
            state.chance = chance.state
            hand.remove(action.card)
            state.lit[seat].append((action.card, wind))
            event = Event("lit", {"seat": seat, "card": action.card, "wind": wind}, chance=True)
        elif isinstance(action, Bury):
            hand.remove(action.card)
            state.deck.insert(0, action.card)
            event = Event("buried", {"seat": seat, "card": action.card}, seat, ("card",))
        else:
            event = Event("passed", {"seat": seat})
        state.over = len(state.lit[seat]) >= state.goal
        state.active = (seat + 1) % state.players
        return [event]

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        totals = light_of(state)
        places = ranks(totals)
        winners = [seat for seat, place in enumerate(places) if place == 1]
        return Outcome([Text("ended-by-goal")], [Category(Text("score-light"), totals)], totals, places, winners)

    def neutral(self, state: State) -> Any:
        return self.legal(state)[0]

    def standing(self, state: State) -> list[int]:
        return light_of(state)

    # -- who may know what

    def observe(self, state: State, seat: int, chance: Chance) -> State:
        """The others' hands and the deck are dealt anew from all the cards that the seat has not seen."""
        known = self.copy(state)
        # Sorted, so that what is dealt depends on nothing but the cards and the chance that was given.
        unseen = sorted([*state.deck, *(card for other in others(state, seat) for card in state.hands[other])])
        chance.shuffle(unseen)
        for other in others(state, seat):
            known.hands[other] = sorted(unseen.pop() for _ in state.hands[other])
        known.deck = unseen
        known.chance = chance.branch().state
        return known

    def view(self, state: State, seat: int | None) -> View:
        data = {
            "players": state.players,
            "active": None if state.over else state.active,
            "deck": len(state.deck),
            "held": [len(hand) for hand in state.hands],
            "hand": [] if seat is None else list(state.hands[seat]),
            "lit": [[list(pair) for pair in row] for row in state.lit],
            "light": light_of(state),
        }
        return View(seat, data, None)

    def show_action(self, state: State, action: Any, seat: int | None) -> dict[str, Any]:
        if isinstance(action, Bury) and seat != state.active:
            return {"type": "bury"}
        return self.notation.write_action(state, action)

    # -- for people

    def scene(self, view: View) -> Scene:
        data = view.data
        sprites = [Sprite(id="deck", layer="table", symbol="lantern", colour="paper", pick="deck")]
        for place, card in enumerate(data["hand"]):
            sprites.append(lantern(card, 60.0 * place, 200.0, pick=f"card:{card}"))
        for seat, row in enumerate(data["lit"]):
            sprites.extend(lantern(card, 60.0 * place, 60.0 * seat - 200.0) for place, (card, _) in enumerate(row))
        return Scene(
            title=Text("title"),
            frame=(-50.0, -250.0, 300.0, 500.0),
            art="lantern-1",
            ground=(),
            clips={},
            symbols={"lantern": (Shape(circle=(0.0, 0.0, 25.0), fill="@colour"),)},
            layers=("table", "lanterns"),
            sprites=tuple(sprites),
            spots=(Spot(pick="pass", outline="M-20 -20h40v40h-40z", x=120.0, y=0.0, tip=Text("pick-pass")),),
            description=tuple(self.text_board(view)),
        )

    def panels(self, view: View) -> tuple[Panel, ...]:
        data = view.data
        lit = [Row(cells=(Cell(marks=(seat,)), Cell(text=light))) for seat, light in enumerate(data["light"])]
        hand = ", ".join(str(card) for card in data["hand"])
        facts = [Fact(label=Text("pick-deck"), value=data["deck"], bar=(data["deck"], CARDS))]
        if view.seat is not None:
            facts.append(Fact(label=Text("title"), value=hand))
        columns = (Column(), Column(name=Text("score-light"), align="end"))
        return (Panel(id="light", title=Text("score-light"), columns=columns, rows=tuple(lit), facts=tuple(facts)),)

    def sheet(self, view: View, seat: int) -> tuple[Cell, ...]:
        own = Text("board-hand", {"hand": [Text("board-card", {"card": card}) for card in view.data["hand"]]})
        held = Cell(text=view.data["held"][seat])
        return (held, Cell(text=own)) if seat == view.seat else (held,)

    def picks(self, state: State, action: Any) -> tuple[str, ...]:
        if isinstance(action, Light):
            return (f"card:{action.card}",)
        if isinstance(action, Bury):
            return ("bury", f"card:{action.card}")
        return ("deck",) if isinstance(action, Draw) else ("pass",)

    def read_picks(self, state: State, picks: tuple[str, ...]) -> list[Any]:
        if picks[:1] == ("bury",):
            cards = picks[1:] or [f"card:{card}" for card in range(1, CARDS + 1)]
            return [Bury(int(card.removeprefix("card:"))) for card in cards]
        kind, _, card = picks[0].partition(":") if len(picks) == 1 else ("", "", "")
        if kind == "card" and card.isdecimal():
            return [Light(int(card))]
        if kind == "deck":
            return [Draw()]
        return [Pass()] if kind == "pass" else []

    def pickable(self, state: State) -> list[str]:
        return ["deck", *(f"card:{card}" for card in range(1, CARDS + 1)), "pass", "bury"]

    def pick_label(self, state: State, pick: str) -> Text | str:
        kind, _, card = pick.partition(":")
        return f"L{card}" if card else Text(f"pick-{kind}")

    def pick_name(self, state: State, pick: str, picked: tuple[str, ...] = ()) -> Text:
        kind, _, card = pick.partition(":")
        return Text("pick-card", {"card": int(card)}) if card else Text(f"pick-{kind}")

    def prompt(self, state: State, seat: int | None) -> Text:
        if state.over:
            return Text("ask-over")
        whose = "you" if seat == state.active else "other"
        return Text(f"ask-turn-{whose}", {"player": player(state.active)})

    def say_action(self, state: State, action: Any, seat: int | None = None) -> Text:
        who = player(state.active)
        if isinstance(action, Light):
            return Text("act-light", {"player": who, "card": action.card})
        if isinstance(action, Bury) and seat == state.active:
            return Text("act-bury", {"player": who, "card": action.card})
        if isinstance(action, Bury):
            return Text("act-bury-hidden", {"player": who})
        return Text("act-draw" if isinstance(action, Draw) else "act-pass", {"player": who})

    def say_event(self, state: State, event: Event) -> Text:
        args = {name: value for name, value in event.args.items() if name != "seat"}
        hidden = event.key in ("drawn", "buried") and "card" not in args
        key = f"event-{event.key}-hidden" if hidden else f"event-{event.key}"
        return Text(key, {**args, "player": player(event.args["seat"])})

    def say_violation(self, state: State, violation: Violation) -> Text:
        args = {name: value for name, value in violation.args.items() if name != "seat"}
        if "seat" in violation.args:
            args["player"] = player(violation.args["seat"])
        return Text(violation.key, args)

    def text_board(self, view: View) -> list[Text]:
        data = view.data
        lines = [Text("board-deck", {"n": data["deck"]})]
        for seat in range(data["players"]):
            lit = [Text("board-lit", {"card": card, "wind": wind}) for card, wind in data["lit"][seat]]
            lines.append(
                Text(
                    "board-player",
                    {
                        "player": player(seat),
                        "n": data["held"][seat],
                        "light": data["light"][seat],
                        "lit": lit or Text("board-none"),
                    },
                )
            )
        if view.seat is not None:
            hand = [Text("board-card", {"card": card}) for card in data["hand"]]
            lines.append(Text("board-hand", {"hand": hand or Text("board-none")}))
        return lines

    # -- keeping

    def copy(self, state: State) -> State:
        return msgspec.structs.replace(
            state,
            deck=list(state.deck),
            hands=[list(hand) for hand in state.hands],
            lit=[list(row) for row in state.lit],
        )

    def pack(self, state: State) -> dict[str, Any]:
        packed: dict[str, Any] = msgspec.to_builtins(self.copy(state))
        packed["lit"] = [[list(pair) for pair in row] for row in state.lit]
        return packed

    def unpack(self, setup: Setup, data: Mapping[str, Any]) -> State:
        return msgspec.convert(dict(data), State)

    def check(self, state: State) -> None:
        cards = [*state.deck, *(card for hand in state.hands for card in hand)]
        cards += [card for row in state.lit for card, _ in row]
        assert sorted(cards) == list(range(1, CARDS + 1)), "LN-0: every lantern is somewhere, once"


def others(state: State, seat: int) -> list[int]:
    return [other for other in range(state.players) if other != seat]


def lantern(card: int, x: float, y: float, pick: str = "") -> Sprite:
    figure = Shape(text=str(card), face="figure")
    tip = Text("pick-card", {"card": card})
    return Sprite(id=f"card:{card}", layer="lanterns", x=x, y=y, symbol="lantern", shapes=(figure,), tip=tip, pick=pick)


RULESET = Lantern()
