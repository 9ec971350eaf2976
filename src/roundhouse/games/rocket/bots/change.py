"""What one action changes for everybody, found from the parts of a position's worth without carrying it out."""

# compiled
from __future__ import annotations

from typing import Final

from roundhouse.engine.event import Event
from roundhouse.engine.ranking import award
from roundhouse.games.rocket.board import CITY, TOWN
from roundhouse.games.rocket.bots.outlook import Step
from roundhouse.games.rocket.bots.worth import Worth, final_worth
from roundhouse.games.rocket.ending import lines_with_shares
from roundhouse.games.rocket.resolution import settle
from roundhouse.games.rocket.scoring import CITY_PRIZES, claims_in, line_prizes
from roundhouse.games.rocket.state import ACTION, LIVE, NONE, OVER, VETO_BID, VETO_CALL, State
from roundhouse.games.rocket.veto import DeclineVeto, PassAnswer, PassBid

#: With so few lines or tiles left, a step may end the game, and is carried out to see.
FEW_LINES: Final = 3
FEW_TILES: Final = 3


class StepChange:
    """What a step changes for every seat; the passenger apart, since a veto may keep it from the active player."""

    def __init__(self, step: Step, change: list[float], passenger: list[float]) -> None:
        self.step = step
        self.change = change
        self.passenger = passenger


def change_by_step(worth: Worth, step: Step) -> StepChange:
    """What a step of the active player changes if it stands, their new share included."""
    state = worth.state
    if may_end(state):
        after = carried_out(state, step)
        if after.phase == OVER:
            final = final_worth(after, worth.weights)
            change = [final[seat] - worth.seats[seat] for seat in range(worth.players)]
            return StepChange(step, change, [0.0] * worth.players)
    change = paid_by_step(worth, step)
    if step.survivor == NONE:
        move_line(worth, step, change)
    else:
        merge_line(worth, step, change)
    connect_cities(worth, step, change)
    return StepChange(step, change, passenger_change(worth, step))


def may_end(state: State) -> bool:
    """The game may be over after this action."""
    if state.tiles <= FEW_TILES:
        return True
    if state.switches.end_by_shares:
        return lines_with_shares(state) <= FEW_LINES
    return len([status for status in state.status if status == LIVE]) <= FEW_LINES


def carried_out(state: State, step: Step) -> State:
    """The position after the step, if nobody objects."""
    after = state.copy()
    if after.phase == ACTION:
        after.extended.append(step.line)
        after.line = step.line
        players = after.players
        after.shares[step.line * players + after.active] += drawn(state, step.line)
        if after.switches.limited and drawn(state, step.line):
            after.available[step.line] -= 1
    after.target = step.hex
    after.bid_by = NONE
    settle(after)
    return after


def let_stand(state: State) -> list[Event]:
    """Everybody who is still asked about an extension lets it stand; what happens then."""
    events: list[Event] = []
    while state.phase != ACTION and state.phase != OVER:
        if state.phase == VETO_CALL:
            events = DeclineVeto().apply(state)
        elif state.phase == VETO_BID:
            events = PassBid().apply(state)
        else:
            events = PassAnswer().apply(state)
    return events


def drawn(state: State, line: int) -> int:
    """Shares that the active player is still going to take for driving a line: one or none."""
    if state.phase != ACTION or state.status[line] != LIVE:
        return 0
    return 1 if not state.switches.limited or state.available[line] > 0 else 0


def holdings_after(worth: Worth, line: int) -> list[float]:
    holdings = worth.holdings(line)
    holdings[worth.state.active] += drawn(worth.state, line)
    return holdings


def linked_after(worth: Worth, step: Step) -> list[float]:
    """Linked stations of a line per seat, with the one it drives onto."""
    players = worth.players
    linked = worth.linked[step.line * players : (step.line + 1) * players]
    owner = worth.state.station[step.hex]
    if owner >= 0:
        linked[owner] += 1.0
    return linked


# -- what is paid at once


def paid_by_step(worth: Worth, step: Step) -> list[float]:
    """Cities, railway towns and the merger."""
    paid = [0.0] * worth.players
    if not step.new and step.survivor == NONE:
        return paid
    state = worth.state
    value = count_places(state.connected[step.line] | step.new)
    new = step.new
    place = 0
    while new:
        if new & 1:
            kind = state.board.places[place].kind
            if kind == CITY:
                add_paid(paid, award(claims_in(state, state.board.city_of[place]), [CITY_PRIZES[0], CITY_PRIZES[1]]))
            elif kind == TOWN:
                add_paid(paid, award(whole(linked_after(worth, step)), line_prizes(value)))
        new >>= 1
        place += 1
    if step.survivor != NONE:
        add_paid(paid, award(whole(holdings_after(worth, step.line)), line_prizes(value)))
    return paid


def whole(counts: list[float]) -> list[int]:
    return [int(count) for count in counts]


def add_paid(paid: list[float], more: list[int]) -> None:
    for seat in range(len(paid)):
        paid[seat] += more[seat]


def count_places(bits: int) -> int:
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


# -- what will be paid later


def exchange(change: list[float], before: list[float], after: list[float]) -> None:
    for seat in range(len(change)):
        change[seat] += after[seat] - before[seat]


def move_line(worth: Worth, step: Step, change: list[float]) -> None:
    """The line goes on from there."""
    state, line, after = worth.state, step.line, step.after
    value = worth.future_value(line, count_places(state.connected[line] | step.new), after.growth)
    exchange(change, worth.shares[line], worth.share_worth(holdings_after(worth, line), value))
    counts = linked_after(worth, step)
    for hex in worth.free_hexes:
        likely = after.passes[hex]
        if likely > 0.0 and hex != step.hex:
            counts[state.station[hex]] += likely
    exchange(change, worth.stations[line], worth.station_worth(counts, value, after.towns))


def merge_line(worth: Worth, step: Step, change: list[float]) -> None:
    """The line is gone; half of its shares, its stations and its places are the survivor's."""
    state, line, survivor = worth.state, step.line, step.survivor
    ahead = worth.ways[survivor].ahead
    places = state.connected[survivor] | state.connected[line] | step.new
    value = worth.future_value(survivor, count_places(places), ahead.growth)
    shares = worth.holdings(survivor)
    for seat, held in enumerate(holdings_after(worth, line)):
        shares[seat] += int(held) // 2
    counts = worth.station_counts(survivor, ahead)
    for seat, linked in enumerate(linked_after(worth, step)):
        counts[seat] += linked
    for seat in range(len(change)):
        change[seat] -= worth.shares[line][seat] + worth.stations[line][seat]
    exchange(change, worth.shares[survivor], worth.share_worth(shares, value))
    exchange(change, worth.stations[survivor], worth.station_worth(counts, value, ahead.towns))


def connect_cities(worth: Worth, step: Step, change: list[float]) -> None:
    """Cities become likelier or less likely to be connected by this line."""
    ahead, after = worth.ways[step.line].ahead, step.after
    for index in range(len(ahead.places)):
        place = ahead.places[index]
        city = worth.state.board.city_of[place]
        if city < 0:
            continue
        before = ahead.connects[index]
        connected = step.new >> place & 1
        now = 0.0 if connected else after.likely(place)
        times = (now - before) * worth.weights.cities
        pay = worth.city_pay[city]
        likely = worth.city_likely[city]
        doubt = 0.0
        if likely < 1.0:
            doubt = 1.0 if connected else (now - before) / (1.0 - before + 0.001)
            # A line on its way to the city is not the only one that may come.
            for seat, gain in enumerate(worth.certainty(city)):
                change[seat] += gain * doubt
        for seat in range(len(change)):
            change[seat] += times * pay[seat]


def passenger_change(worth: Worth, step: Step) -> list[float]:
    """The passenger that the active player takes for somebody else's station."""
    state = worth.state
    owner = state.station[step.hex]
    change = [0.0] * worth.players
    if owner != NONE and owner != state.active and state.passengers_left > 0:
        exchange(change, worth.passengers, worth.passenger_worth(state.active))
    return change


def share_change(worth: Worth, step: Step, seat: int, paid: int) -> list[float]:
    """What it changes besides if a seat pays shares of the line for the step."""
    line = step.line
    holdings = holdings_after(worth, line)
    if step.survivor != NONE:
        return merger_share_change(worth, step, holdings, seat, paid)
    value = worth.future_value(line, count_places(worth.state.connected[line] | step.new), step.after.growth)
    before = worth.share_worth(holdings, value)
    holdings[seat] -= paid
    after = worth.share_worth(holdings, value)
    return [after[other] - before[other] for other in range(worth.players)]


def merger_share_change(worth: Worth, step: Step, holdings: list[float], seat: int, paid: int) -> list[float]:
    """What changes if a seat gives up shares of a line just before it pays out and merges."""
    state, survivor = worth.state, step.survivor
    value = count_places(state.connected[step.line] | step.new)
    change = [0.0] * worth.players
    before = award(whole(holdings), line_prizes(value))
    later = worth.holdings(survivor)
    fewer = later[:]
    for other, held in enumerate(holdings):
        later[other] += int(held) // 2
        fewer[other] += (int(held) - (paid if other == seat else 0)) // 2
    holdings[seat] -= paid
    after = award(whole(holdings), line_prizes(value))
    places = state.connected[survivor] | state.connected[step.line] | step.new
    future = worth.future_value(survivor, count_places(places), worth.ways[survivor].ahead.growth)
    exchange(change, worth.share_worth(later, future), worth.share_worth(fewer, future))
    for other in range(worth.players):
        change[other] += after[other] - before[other]
    return change
