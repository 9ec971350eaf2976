"""Lantern: a tiny card game that does not belong to roundhouse. It shows what a package of somebody else needs.

Twelve lanterns shine 1 to 12. They are shuffled and two are dealt to everybody, secretly. In turn each player
draws the top lantern of the deck (LN-2) or lights one from the hand (LN-3); the wind, a number from 0 to 2, is added to
what it shines. Who can do neither passes (LN-4). The game ends when somebody has lit three (LN-5); the most light wins.
If that was agreed, a lantern can also be buried, unseen, under the deck (LN-6).

Secret are the hands, the order of the deck, the winds to come, and which lantern somebody buries.
"""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from roundhouse import author as rh

CARDS = 12
DEALT = 2
WINDS = 3
CARD = rh.Field("card")


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What players agree on before they begin."""

    #: Lanterns that may be in a hand when one more is drawn.
    hand_limit: Annotated[int, msgspec.Meta(ge=1, le=3)] = 3
    #: Lanterns that somebody must have lit for the game to end.
    goal: Annotated[int, msgspec.Meta(ge=1, le=3)] = 3
    #: May lanterns be buried?
    burying: bool = False


class State(msgspec.Struct):
    """One game. The deck is drawn from its end."""

    players: int
    options: Options
    deck: list[int]
    hands: list[list[int]]
    #: Per seat, what was lit, as pairs of lantern and wind.
    lit: list[list[tuple[int, int]]]
    chance: int
    active: int = 0
    over: bool = False

    def may_draw(self) -> bool:
        return bool(self.deck) and len(self.hands[self.active]) < self.options.hand_limit

    def end_turn(self) -> None:
        self.over = len(self.lit[self.active]) >= self.options.goal
        self.active = (self.active + 1) % self.players

    def light(self) -> list[int]:
        return [sum(card + wind for card, wind in row) for row in self.lit]


class Draw(rh.Action):
    """LN-2"""

    form: ClassVar = rh.Form("draw", picks="deck")

    def why_not(self, state: State) -> rh.Violation | None:
        if not state.deck:
            return rh.Violation("LN-2", "why-no-deck", {})
        return None if state.may_draw() else rh.Violation("LN-2", "why-full-hand", {"n": state.options.hand_limit})

    def apply(self, state: State) -> list[rh.Event]:
        seat, card = state.active, state.deck.pop()
        state.hands[seat] = sorted([*state.hands[seat], card])
        state.end_turn()
        return [rh.Event("drawn", {"seat": seat, "card": card, "left": len(state.deck)}, seat, ("card",))]


class Light(rh.Action):
    """LN-3"""

    form: ClassVar = rh.Form("light", card=CARD)
    card: int

    def why_not(self, state: State) -> rh.Violation | None:
        held = self.card in state.hands[state.active]
        return None if held else rh.Violation("LN-3", "why-not-in-hand", {"card": self.card})

    def apply(self, state: State) -> list[rh.Event]:
        seat, chance = state.active, rh.Chance.resume(state.chance)
        wind = chance.below(WINDS)
        state.chance = chance.state
        state.hands[seat].remove(self.card)
        state.lit[seat].append((self.card, wind))
        state.end_turn()
        return [rh.Event("lit", {"seat": seat, "card": self.card, "wind": wind}, chance=True)]


class Pass(rh.Action):
    """LN-4"""

    form: ClassVar = rh.Form("pass")

    def why_not(self, state: State) -> rh.Violation | None:
        return rh.Violation("LN-4", "why-pass", {}) if state.hands[state.active] or state.may_draw() else None

    def apply(self, state: State) -> list[rh.Event]:
        seat = state.active
        state.end_turn()
        return [rh.Event("passed", {"seat": seat})]


class Bury(rh.Action):
    """LN-6: the only action that holds a secret."""

    form: ClassVar = rh.Form("bury", card=CARD, picks="bury card", secret="card")
    card: int

    def why_not(self, state: State) -> rh.Violation | None:
        return Light(self.card).why_not(state) if state.options.burying else rh.Violation("LN-6", "why-no-burying", {})

    def apply(self, state: State) -> list[rh.Event]:
        seat = state.active
        state.hands[seat].remove(self.card)
        state.deck.insert(0, self.card)
        state.end_turn()
        return [rh.Event("buried", {"seat": seat, "card": self.card}, seat, ("card",))]


class Lantern(rh.Rules[State, rh.Action]):
    """Two to four players light lanterns."""

    id = "lantern"
    version = 1
    title = "Lantern"
    seats = range(2, 5)
    kinds = (Draw, Light, Pass, Bury)
    Options: ClassVar = Options
    over_rule = "LN-5"
    ended = rh.Text("ended-by-goal")
    scored = rh.Text("score-light")

    def setup(self, setup: rh.Setup) -> State:
        if setup.players not in self.seats:
            raise rh.BadSetup("players", "the game is for 2 to 4 players")
        options = msgspec.convert(self.complete(setup.options), Options)
        chance = setup.chance()
        deck = list(range(1, CARDS + 1))
        chance.shuffle(deck)
        if setup.given is not None and sorted(deck := list(setup.given.get("deck", []))) != list(range(1, CARDS + 1)):
            raise rh.BadSetup("deck", f"must hold the lanterns 1 to {CARDS}")
        hands = [sorted(deck.pop() for _ in range(DEALT)) for _ in range(setup.players)]
        return State(setup.players, options, deck, hands, [[] for _ in hands], chance.state)

    def decision(self, state: State) -> rh.Decision | None:
        return None if state.over else rh.Decision(state.active, "turn", "LN-1")

    def legal(self, state: State) -> rh.Legal[rh.Action]:
        hand = state.hands[state.active]
        return self.among(state, [Draw(), *map(Light, hand), Pass(), *map(Bury, hand)])

    def scores(self, state: State) -> list[int]:
        return state.light()

    def check(self, state: State) -> None:
        cards = [*state.deck, *(card for hand in state.hands for card in hand)]
        cards += [card for row in state.lit for card, _ in row]
        assert sorted(cards) == list(range(1, CARDS + 1)), "LN-0: every lantern is somewhere, once"

    # -- who may know what

    def observe(self, state: State, seat: int, chance: rh.Chance) -> State:
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

    def view(self, state: State, seat: int | None) -> rh.View:
        data = {
            "players": state.players,
            "active": None if state.over else state.active,
            "deck": len(state.deck),
            "held": [len(hand) for hand in state.hands],
            "hand": [] if seat is None else list(state.hands[seat]),
            "lit": [[list(pair) for pair in row] for row in state.lit],
            "light": state.light(),
        }
        return rh.View(seat, data, None)

    def pick_label(self, state: State, pick: str) -> rh.Text | str:
        return f"L{pick[5:]}" if pick.startswith("card:") else rh.Text(f"pick-{pick}")

    def scene(self, view: rh.View) -> rh.Scene:
        sprites = [rh.Sprite(id="deck", layer="table", symbol="lantern", colour="lantern-dark", pick="deck")]
        for place, card in enumerate(view.data["hand"]):
            sprites.append(lantern(card, 60.0 * place, 200.0, pick=f"card:{card}"))
        for seat, row in enumerate(view.data["lit"]):
            sprites.extend(lantern(card, 60.0 * place, 60.0 * seat - 200.0) for place, (card, _) in enumerate(row))
        return rh.Scene(
            title=rh.Text("title"), frame=(-50.0, -250.0, 300.0, 500.0), art="lantern-1", ground=(), clips={},
            symbols={"lantern": (rh.Shape(circle=(0.0, 0.0, 25.0), fill="@colour"),)}, sprites=tuple(sprites),
            layers=("table", "lanterns"), description=tuple(self.text_board(view)),
            spots=(rh.Spot(pick="pass", outline="M-20 -20h40v40h-40z", x=120.0, y=0.0, tip=rh.Text("pick-pass")),),
        )  # fmt: skip

    def panels(self, view: rh.View) -> tuple[rh.Panel, ...]:
        data = view.data
        lit = [rh.Row(cells=(rh.Cell(marks=(seat,)), rh.Cell(text=light))) for seat, light in enumerate(data["light"])]
        facts = [rh.Fact(label=rh.Text("pick-deck"), value=data["deck"], bar=(data["deck"], CARDS))]
        if view.seat is not None:
            facts.append(rh.Fact(label=rh.Text("title"), value=", ".join(map(str, data["hand"]))))
        columns = (rh.Column(), rh.Column(name=rh.Text("score-light"), icon="lantern-lamp", align="end"))
        return (
            rh.Panel(id="light", title=rh.Text("score-light"), columns=columns, rows=tuple(lit), facts=tuple(facts)),
        )

    def sheet(self, view: rh.View, seat: int) -> tuple[rh.Cell, ...]:
        held = rh.Cell(text=view.data["held"][seat])
        return (held, rh.Cell(text=hand(view))) if seat == view.seat else (held,)

    def text_board(self, view: rh.View) -> list[rh.Text]:
        data = view.data
        lines = [rh.Text("board-deck", {"n": data["deck"]})]
        for seat, row in enumerate(data["lit"]):
            lit = [rh.Text("board-lit", {"card": card, "wind": wind}) for card, wind in row] or rh.Text("board-none")
            facts = {"player": rh.player(seat), "n": data["held"][seat], "light": data["light"][seat], "lit": lit}
            lines.append(rh.Text("board-player", facts))
        return lines if view.seat is None else [*lines, hand(view)]


def hand(view: rh.View) -> rh.Text:
    cards = [rh.Text("board-card", {"card": card}) for card in view.data["hand"]]
    return rh.Text("board-hand", {"hand": cards or rh.Text("board-none")})


def others(state: State, seat: int) -> list[int]:
    return [other for other in range(state.players) if other != seat]


def lantern(card: int, x: float, y: float, pick: str = "") -> rh.Sprite:
    shapes, tip = (rh.Shape(text=str(card), face="figure"),), rh.Text("pick-card", {"card": card})
    return rh.Sprite(id=f"card:{card}", layer="lanterns", x=x, y=y, symbol="lantern", shapes=shapes, tip=tip, pick=pick)


RULESET = Lantern()
