"""Orders for one's own turns, given ahead and privately: to buy a share while it is cheap enough, and to redeem."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import roundhouse
from roundhouse.engine.canonical import canonical
from roundhouse.engine.chance import Chance
from roundhouse.games.e1862.finance.companies import COUNT
from roundhouse.games.e1862.finance.stock_round import FROM_IPO, FROM_POOL, BuyShare, share_price_at
from roundhouse.games.e1862.map.atlas import COMPANIES
from roundhouse.games.e1862.operating.redeeming import Redeem
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.steps import REDEEM, TRADE
from roundhouse.seats import Seat
from roundhouse.table.ahead import AnswerAhead, answer, answered, give, in_force
from roundhouse.table.records import Acted, Entry
from roundhouse.table.table import Table
from tests.table.keeping import Kept, at_table, refused
from tests.table.reading import history, project

BUY: dict[str, Any] = {"turns": True, "until": "round"}


@pytest.fixture(scope="module")
def trading() -> Kept:
    """A stock round in which shares of a company can be bought from the IPO; never changed."""
    kept, chance = at_table("1862", 3, seed=4), Chance(4)
    while kept.table.game.state.step != TRADE or not offered(kept.table):
        kept.play_some(1, chance, {"pass": 3, "set_par": 2})
    return kept


def offered(table: Table) -> list[BuyShare]:
    """What the next player after the one who is asked could buy from the IPO."""
    state = table.game.ruleset.copy(table.game.state)
    state.asked = state.next_seat(state.asked)
    offers = [BuyShare(company, FROM_IPO) for company in range(COUNT) if state.started[company]]
    return [each for each in offers if each.why_not(state) is None]


def of_next(trading: Kept, limit: int | None = None, **more: Any) -> tuple[Kept, int, BuyShare, list[AnswerAhead]]:
    """A table of one's own, the seat that is next, what it can buy, and its order to do so."""
    kept = Kept(trading.table.copy())
    state = kept.table.game.state
    seat, (share, *_) = state.next_seat(state.asked), offered(kept.table)
    price = share_price_at(state, share.company, FROM_IPO)
    order = AnswerAhead(
        want=f"company:{COMPANIES[share.company]}", limit=price if limit is None else limit, **BUY | more
    )
    return kept, seat, share, give(kept.table, [order])


def test_the_share_is_bought_when_the_turn_comes(trading: Kept) -> None:
    kept, seat, share, orders = of_next(trading)
    entry = Entry(seq=kept.table.seq + 1, at=0.0, record=passing(kept))
    (bought, *_) = answered(kept.table, entry, {seat: orders})
    assert isinstance(bought.record, Acted)
    assert (bought.record.seat, bought.record.by) == (seat, "standing")
    assert bought.record.action == kept.table.game.write(share)


def passing(kept: Kept) -> Acted:
    table = kept.table
    made = table.act(table.game.state.asked, {"type": "pass"}, table.seq)
    assert isinstance(made, Acted)
    return made


def test_it_is_bought_where_it_is_cheapest(trading: Kept) -> None:
    kept, seat, share, orders = of_next(trading, limit=10_000)
    kept.play(Pass())
    state = kept.table.game.state
    state.move(share.company, 1, state.ipo, state.pool)
    state.par[share.company] = state.price(share.company) + 10
    action = answer(kept.table, seat, orders)
    assert isinstance(action, BuyShare)
    assert action.source == FROM_POOL


def test_a_share_that_costs_more_is_not_bought_and_the_player_is_asked(trading: Kept) -> None:
    kept, seat, share, _ = of_next(trading)
    price = share_price_at(kept.table.game.state, share.company, FROM_IPO)
    kept, seat, _, orders = of_next(trading, limit=price - 1)
    kept.play(Pass())
    assert kept.table.deciding == seat
    assert answer(kept.table, seat, orders) is None


def test_whoever_passes_otherwise_buys_first(trading: Kept) -> None:
    kept, seat, share, orders = of_next(trading)
    both = [*give(kept.table, [AnswerAhead(turns=True, until="round")]), *orders]
    dear = [both[0], *of_next(trading, limit=1)[3]]
    kept.play(Pass())
    bought = answer(kept.table, seat, both)
    assert isinstance(bought, BuyShare)
    assert bought.company == share.company
    assert isinstance(answer(kept.table, seat, dear), Pass)


def test_an_order_given_in_the_own_turn_means_the_next_one(trading: Kept) -> None:
    kept, _, share, _ = of_next(trading)
    seat = kept.table.game.state.asked
    order = give(kept.table, [AnswerAhead(want=f"company:{COMPANIES[share.company]}", limit=10_000, **BUY)])
    assert answer(kept.table, seat, order) is None


def test_it_ends_with_the_stock_round(trading: Kept) -> None:
    kept, seat, _, orders = of_next(trading)
    while kept.table.game.state.step == TRADE:
        assert in_force(kept.table, seat, orders) == orders
        kept.play(Pass())
    assert in_force(kept.table, seat, orders) == []


def test_only_what_is_for_sale_can_be_ordered(trading: Kept) -> None:
    state = trading.table.game.state
    unstarted = next(c for c in range(COUNT) if state.in_play[c] and not state.started[c])
    with refused("malformed", "table-no-such-answer"):
        give(trading.table, [AnswerAhead(want=f"company:{COMPANIES[unstarted]}", limit=90, **BUY)])


def test_to_the_others_a_share_bought_ahead_is_like_any_other(trading: Kept) -> None:
    """Two tables differ only in who decided: other seats and spectators read the same of both."""
    ahead, seat, _, orders = of_next(trading)
    plain = Kept(trading.table.copy())
    entry = Entry(seq=ahead.table.seq + 1, at=0.0, record=passing(ahead))
    for each in (entry, *answered(ahead.table, entry, {seat: orders})):
        assert isinstance(each.record, Acted)
        ahead.table.follow(each)
        plain.play(each.record.action)
    for reader in (*(other for other in range(3) if other != seat), None):
        shown = [canonical([project(each.table, reader, 0.0), history(each.table, reader)]) for each in (ahead, plain)]
        assert shown[0] == shown[1]
        assert "standing" not in shown[0]


# -- always redeem

SAVE = Path(__file__).parents[2] / "fixtures" / "v0.1.0" / "saves" / "1862-merger.json"


def asked_to_redeem() -> tuple[Table, str]:
    """A table whose operating company may redeem a share from the Pool."""
    state = roundhouse.load(SAVE).state
    seats = [Seat(name=f"Player {seat}", owner=f"user{seat}") for seat in range(state.players)]
    table = at_table("1862", state.players, seats).table
    company = state.operating
    state.step, state.asked = REDEEM, state.director[company]
    source = next(h for h in (state.ipo, *range(state.players)) if state.ordinary(company, h) > 0)
    state.move(company, 1, source, state.pool)
    state.money[company] = 1_000
    table.game.state = state
    return table, f"company:{COMPANIES[company]}"


def test_a_company_always_redeems() -> None:
    table, company = asked_to_redeem()
    seat = table.game.state.asked
    always = AnswerAhead(about=(company,), steps=("redeem",), accept=True, until="game")
    assert isinstance(answer(table, seat, give(table, [always])), Redeem)
    never = AnswerAhead(about=(company,), steps=("redeem",), until="game")
    assert isinstance(answer(table, seat, give(table, [never])), Pass)


def test_what_it_cannot_pay_for_is_not_redeemed() -> None:
    table, company = asked_to_redeem()
    table.game.state.money[table.game.state.operating] = 0
    always = AnswerAhead(about=(company,), steps=("redeem",), accept=True, until="game")
    assert answer(table, table.game.state.asked, give(table, [always])) is None


def test_nothing_else_is_accepted_ahead() -> None:
    table, company = asked_to_redeem()
    for steps in (("merger",), ("acquisition", "redeem"), ()):
        with refused("malformed", "table-no-such-answer"):
            give(table, [AnswerAhead(about=(company,), steps=steps, accept=True, until="game")])
