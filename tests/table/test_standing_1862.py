"""Standing answers in 1862: proxies in auctions, and turns that are passed ahead."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from roundhouse.engine.chance import Chance
from roundhouse.engine.registry import find
from roundhouse.games.e1862.actions import BuyShare, Consent, OpenAuction, Pass, RaiseBid, SetPar
from roundhouse.games.e1862.decisions import MERGE_CONSENT
from roundhouse.games.e1862.map.atlas import COMPANIES
from roundhouse.table.records import Acted, Entry
from roundhouse.table.samples import beginning_of, game_of, samples_of
from roundhouse.table.standing import MOST_AT_ONCE, Standing, answer, answered, give, still_standing, will_be_asked
from roundhouse.table.table import Table
from tests.games.e1862.test_vectors_merger import first_example
from tests.table.keeping import Kept, at_table, people, refused
from tests.table.test_standing import deciding, everything


def parliament(players: int = 3) -> Kept:
    return at_table("1862", players, seed=4)


def a_company(kept: Kept) -> int:
    """Some company that can be opened."""
    action = kept.table.game.legal[0]
    assert isinstance(action, OpenAuction)
    return action.company


def auction(bid: int = 20, players: int = 3) -> tuple[Kept, str]:
    """Somebody has opened an auction; the next player is asked to raise."""
    kept = parliament(players)
    company = a_company(kept)
    kept.play(OpenAuction(company, bid))
    return kept, f"company:{COMPANIES[company]}"


def kind(kept: Kept) -> str:
    decision = kept.table.game.decision
    assert decision is not None
    return decision.kind


def replies(kept: Kept, **standing: Any) -> Any:
    return answer(kept.table, deciding(kept), give(kept.table, [Standing(**standing)]))


# -- auctions


def test_bids_are_raised_by_the_least_up_to_a_limit() -> None:
    kept, company = auction(20)
    assert kind(kept) == "raise_bid"
    assert replies(kept, want=company, limit=25) == RaiseBid(25)
    assert replies(kept, want=company, limit=24) == Pass()
    assert replies(kept, want=company, limit=0) == Pass()


def test_a_proxy_bids_for_its_own_company_only() -> None:
    kept, company = auction()
    (other, *_) = (pick for pick in kept.table.game.ruleset.wanted(kept.table.game.state) if pick != company)
    assert replies(kept, want=other, limit=500) is None


def test_a_proxy_leaves_what_it_cannot_pay() -> None:
    """R4.1-c: enough must be left to start the company."""
    kept, company = auction()
    seat = deciding(kept)
    kept.table.game.state.cash[seat] = 24 + 54 * 3
    assert replies(kept, want=company, limit=500) == Pass()


def test_do_not_ask_me_about_this_company() -> None:
    kept, company = auction()
    assert replies(kept) == Pass()
    assert replies(kept, about=(company,)) == Pass()
    assert replies(kept, unless=(company,)) is None


def test_two_proxies_bid_against_each_other_in_portions() -> None:
    kept = parliament()
    company, opener = a_company(kept), deciding(kept)
    made = kept.table.act(opener, kept.table.game.write(OpenAuction(company, 0)), 0)
    assert isinstance(made, Acted)
    assert will_be_asked(kept.table, made)
    pick = f"company:{COMPANIES[company]}"

    def bids(*limits: int) -> list[Any]:
        """What they say whose limits these are, clockwise after whoever opens, who does not want to be asked again."""
        standing = {
            (opener + place) % 3: give(kept.table, [Standing(want=pick, limit=limit)])
            for place, limit in enumerate(limits, 1)
        } | {opener: give(kept.table, [Standing()])}
        found = answered(kept.table, Entry(seq=1, at=0.0, record=made), standing)
        return [entry.record.action.get("bid") for entry in found if isinstance(entry.record, Acted)]

    # The lower limit is given up, and nothing more than that is bid.
    assert bids(300, 55) == [5, 10, None, *range(15, 60, 5), None]
    assert bids(400, 400) == [5, 10, None, *range(15, 5 * MOST_AT_ONCE, 5)]


# -- turns


def stock_round(players: int = 3) -> Kept:
    """A stock round in which several can still do something."""
    kept, chance = at_table("1862", players, seed=11), Chance(11)
    while kind(kept) != "trade" or not buyable(kept):
        kept.play_some(1, chance)
    return kept


def buyable(kept: Kept) -> list[BuyShare]:
    return [action for action in kept.table.game.legal if isinstance(action, BuyShare)]


def someone_else(kept: Kept) -> int:
    return (deciding(kept) + 1) % len(kept.table.seats)


def ahead(kept: Kept, seat: int, **standing: Any) -> list[Standing]:
    """A player passes turns ahead, while somebody else is to decide."""
    return give(kept.table, [Standing(turns=True, **standing)])


def passes(kept: Kept, seat: int, standing: list[Standing]) -> bool:
    """Does the seat, when its turn comes, pass by what it has said?"""
    assert deciding(kept) == seat
    action = answer(kept.table, seat, standing)
    assert action in (None, Pass())
    return action is not None


def test_the_next_turn_is_passed_and_no_other() -> None:
    kept = stock_round()
    seat = someone_else(kept)
    standing = ahead(kept, seat, until="turn")
    kept.play(Pass())
    assert passes(kept, seat, standing)
    kept.play(Pass())
    assert still_standing(kept.table, seat, standing) == []


def test_until_somebody_buys_or_sells() -> None:
    kept = stock_round()
    first, seat = deciding(kept), someone_else(kept)
    quiet, busy = ahead(kept, seat, until="change"), kept.table.copy()
    kept.play(Pass())
    assert passes(kept, seat, quiet)
    other = Kept(busy)
    other.play(buyable(other)[0])
    if kind(other) == "choose_markers":
        other.play(other.table.game.legal[0])
    if deciding(other) == first:
        other.play(Pass())
    assert not passes(other, seat, quiet)
    assert still_standing(other.table, seat, quiet) == []


def test_until_somebody_deals_with_these_companies() -> None:
    kept = stock_round()
    seat, bought = someone_else(kept), buyable(kept)[0]
    about = f"company:{COMPANIES[bought.company]}"
    every = kept.table.game.ruleset.subjects(kept.table.game.state)
    others = tuple(pick for pick in every if pick != about)
    mine, theirs = ahead(kept, seat, until="change", unless=(about,)), ahead(kept, seat, until="change", unless=others)
    kept.play(bought)
    assert still_standing(kept.table, seat, mine) == []
    assert still_standing(kept.table, seat, theirs) == theirs


def test_to_the_end_of_the_round() -> None:
    kept, chance = stock_round(), Chance(1)
    seat = someone_else(kept)
    standing = ahead(kept, seat, until="round")
    before, passed = kept.table.game.ruleset.stage(kept.table.game.state), 0
    while kept.table.game.ruleset.stage(kept.table.game.state) == before:
        action = answer(kept.table, deciding(kept), standing) if deciding(kept) == seat else None
        passed += action is not None
        if action is not None:
            kept.play(action)
        else:
            kept.play_some(1, chance)
    assert passed
    assert still_standing(kept.table, seat, standing) == []


def test_given_during_a_turn_it_means_the_next_one() -> None:
    kept = stock_round()
    seat = deciding(kept)
    standing = give(kept.table, [Standing(turns=True, until="round")])
    assert not passes(kept, seat, standing)
    kept.play(Pass())
    while deciding(kept) != seat:
        kept.play(buyable(kept)[0] if kind(kept) == "trade" and buyable(kept) else kept.table.game.legal[0])
    assert passes(kept, seat, standing)


def test_nobody_passes_who_must_sell() -> None:
    """R6.5.2-b: above the limit of certificates a pass is no answer, and nothing is sold for somebody."""
    kept = stock_round()
    seat = someone_else(kept)
    standing = ahead(kept, seat, until="round")
    kept.play(Pass())
    kept.table.game.state.certificate_limit = 0
    assert kept.table.game.why_not(Pass()) is not None
    assert not passes(kept, seat, standing)


def test_questions_and_turns_are_different_things() -> None:
    """Who does not want to be asked does not pass turns; who passes turns is asked to raise."""
    kept = stock_round()
    seat = someone_else(kept)
    standing = give(kept.table, [Standing(until="game")])
    kept.play(Pass())
    assert not passes(kept, seat, standing)
    asked, _ = auction()
    assert answer(asked.table, deciding(asked), give(asked.table, [Standing(turns=True, until="round")])) is None


def test_turns_are_passed_in_games_that_know_it() -> None:
    rocket, mania = at_table("rocket", 3).table, parliament().table
    for table, standing in (
        (rocket, Standing(turns=True)),
        (mania, Standing(turns=True, until="game")),
        (mania, Standing(turns=True, want=mania.game.ruleset.wanted(mania.game.state)[0])),
        (mania, Standing(until="round")),
    ):
        with refused("malformed", "table-no-such-answer"):
            give(table, [standing])


# -- nobody else's business


@pytest.mark.long
def test_to_the_others_it_looks_as_if_the_player_had_answered() -> None:
    """Two tables differ only in who decided: byte for byte the same to everybody else, over a whole game."""
    (sample,) = (each for each in samples_of(find("1862")) if each.file.stem == "shorter")
    whole = game_of(sample)
    begin = msgspec.structs.replace(beginning_of(sample).begin, seats=people(3))
    plain, private = Kept(Table(begin)), Kept(Table(begin))
    kinds = set()
    for action in whole.actions:
        table, seat = private.table, deciding(private)
        by: Any = "player"
        if answer(table, seat, ever(table)) == action:
            by = "standing"
            kinds.add(kind(private))
        data = table.game.write(action)
        private.keep(table.act(seat, data, table.seq, by=by))
        plain.play(data)
        if table.seq in (60, len(whole.actions)):
            for reader in (*range(3), None):
                assert everything(plain, reader) == everything(private, reader)
                assert "standing" not in everything(private, reader)
    assert kinds == {"raise_bid", "trade", "open_auction"}


def ever(table: Table) -> list[Standing]:
    """Somebody who never wants to be asked."""
    stage = table.game.ruleset.stage(table.game.state)
    return [Standing(until="game"), Standing(turns=True, until="round", stage=stage)]


def test_a_consent_is_refused_for_who_does_not_want_to_be_asked() -> None:
    kept = at_table("1862", 4)
    state = kept.table.game.state = first_example(linda=66)
    state.step, state.asked = MERGE_CONSENT, 1
    assert kind(kept) == "consent_merger"
    assert replies(kept) == Consent(0)
    assert replies(kept, about=("company:N&E",)) == Consent(0)
    assert replies(kept, about=("company:ESR",)) is None
    assert replies(kept, unless=("company:WStI",)) is None


def test_the_par_is_the_winners_own_business() -> None:
    kept, company = auction(20, players=2)
    kept.play(Pass())
    assert kind(kept) == "set_par"
    assert replies(kept, until="game") is None
    assert any(isinstance(action, SetPar) for action in kept.table.game.legal)
    assert company
