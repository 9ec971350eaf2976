"""What an action brings, before it is done: on a card in a few lines, and for a bid by how the others may answer."""

from __future__ import annotations

from typing import Final

from roundhouse.engine.event import Event
from roundhouse.engine.panel import Cell, Panel, Row
from roundhouse.engine.text import Text, player
from roundhouse.games.rocket.action import RocketAction
from roundhouse.games.rocket.board import places_in
from roundhouse.games.rocket.extend import Extend, take_share
from roundhouse.games.rocket.present.speech import line_name, money, say_action
from roundhouse.games.rocket.state import NONE, VETO_ANSWER, VETO_BID, VETO_CALL, State
from roundhouse.games.rocket.veto import Answer, Bid, DeclineVeto, PassAnswer, PassBid

#: Who has nothing against it says so.
GIVES_WAY: Final[dict[int, type[RocketAction]]] = {
    VETO_CALL: DeclineVeto,
    VETO_BID: PassBid,
    VETO_ANSWER: PassAnswer,
}
#: Actions that end in a locomotive on a hex, if nobody objects.
DRIVING: Final = (Extend, Bid, Answer, DeclineVeto, PassBid, PassAnswer)
#: What a button says, where the picks alone would say it worse.
BUTTONS: Final = frozenset(
    {"act-invest", "act-station-place", "act-station-move", "act-extend", "act-bid", "act-answer"}
)


def button(state: State, action: RocketAction) -> Text | None:
    said = say_action(state, action)
    return Text(said.key.replace("act-", "do-"), said.args) if said.key in BUTTONS else None


# -- on a card


def brings(state: State, action: RocketAction) -> tuple[Row, ...]:
    """What a locomotive reaches, who is paid, and what becomes of shares and lines, if nobody objects."""
    if not isinstance(action, DRIVING):
        return ()
    line = action.line if isinstance(action, Extend) else state.line
    events = settled(state.copy(), action)
    then = [after(state, event) for event in events if event.key in AFTER]
    given = [given_row(state, line)] if isinstance(action, Extend) else []
    return (
        *reached_rows(state, line, driven_to(state, action, events)),
        Row(cells=(Cell(text=Text("brings-paid")), *paid_cells(state, events))),
        *given,
        *([Row(cells=(Cell(text=Text("brings-then")), *then))] if then else []),
    )


def settled(state: State, action: RocketAction) -> list[Event]:
    """Do an action, and let everybody who is asked about it give way; all that it causes."""
    events = action.apply(state)
    while state.line != NONE:
        events = [*events, *GIVES_WAY[state.phase]().apply(state)]
    return events


def driven_to(state: State, action: RocketAction, events: list[Event]) -> int:
    """The hex on which the locomotive ends."""
    won = [event.args["hex"] for event in events if event.key == "veto_won"]
    proposed = action.to if isinstance(action, Extend) else state.target
    return int(won[0]) if won else proposed


def reached_rows(state: State, line: int, hex: int) -> tuple[Row, ...]:
    """The places that the line connects there, and what it is worth then."""
    reached = places_in(state.board.places_next_to[hex] & ~state.connected[line])
    if not reached:
        return ()
    places = [Text("brings-place", {"place": state.board.places[place].name}) for place in reached]
    said = Text("brings-value", {"places": places, "n": state.value(line), "then": state.value(line) + len(reached)})
    return (Row(cells=(Cell(text=Text("brings-reaches")), Cell(text=said))),)


def paid_cells(state: State, events: list[Event]) -> list[Cell]:
    """Who is paid how much; the player who is asking comes first."""
    paid = [0] * state.players
    for event in events:
        for seat, amount in enumerate(event.args.get("pay", [])):
            paid[seat] += amount
    own = state.asked
    order = sorted(range(state.players), key=lambda seat: (seat != own, seat))
    cells = [Cell(marks=(seat,), text=money(state, paid[seat]), strong=True) for seat in order if paid[seat]]
    if not cells:
        return [Cell(text=Text("payment-none"), muted=True)]
    return cells if paid[own] else [*cells, Cell(text=Text("brings-you-nothing"), muted=True)]


def given_row(state: State, line: int) -> Row:
    """The shares of the line by player, once the extending player has taken one."""
    then = state.copy()
    take_share(then, line)
    held = [Cell(marks=(seat,), text=then.holding(line, seat)) for seat in range(state.players)]
    return Row(cells=(Cell(text=Text("brings-shares")), *(cell for cell in held if cell.text)))


#: What else is worth a word: a line that goes into another, a passenger, a line that is cut off.
AFTER: Final = frozenset({"merger", "passenger", "isolated"})


def after(state: State, event: Event) -> Cell:
    line = event.args.get("line", NONE)
    survivor = event.args.get("survivor", NONE)
    args = {"line": line_name(state.board, line), "survivor": line_name(state.board, survivor)}
    return Cell(text=Text(f"brings-{event.key}", {**args}))


# -- a bid


def prospect(state: State, action: RocketAction, picks: tuple[str, ...]) -> tuple[Panel, ...]:
    """What comes of a bid, by how it is answered (SR-7.3-g), and of letting the move be."""
    if not isinstance(action, Bid) or action.why_not(state) is not None:
        return ()
    hex = state.board.label(action.hex)
    won = Text("prospect-won", {"n": action.shares, "hex": hex})
    rows = [prospect_row(state, won, "win", settled(state.copy(), action))]
    if state.bidding(state.line, state.active) >= action.shares:
        said = Text("prospect-matched", {"n": action.shares, "player": player(state.active)})
        rows.append(prospect_row(state, said, "match", matched(state, action)))
    rows.append(prospect_row(state, Text("prospect-nothing"), "let-be", settled(state.copy(), PassBid())))
    return (Panel(id="answers", title=Text("prospect-answers"), rows=tuple(rows)),)


def prospect_row(state: State, said: Text, when: str, events: list[Event]) -> Row:
    label = Text(f"prospect-if-{when}", {"player": player(state.active)})
    first, *others = paid_cells(state, events)
    return Row(cells=(Cell(text=label, muted=True), Cell(text=said, more=(first, *others))))


def matched(state: State, action: Bid) -> list[Event]:
    """The others pass, and the active player bids as many shares for the hex of their own."""
    then = state.copy()
    events = action.apply(then)
    while then.line != NONE and then.phase == VETO_BID:
        events = [*events, *PassBid().apply(then)]
    if then.line == NONE or then.phase != VETO_ANSWER:
        return events
    return [*events, *Answer(action.shares, then.target).apply(then)]
