"""What an action brings, told before it is done: by verbs, on cards, and for a bid by how it may be answered."""

from __future__ import annotations

from roundhouse import Chance, new
from roundhouse.engine.panel import Row
from roundhouse.engine.text import Text
from roundhouse.game import AnyGame
from roundhouse.games.rocket.extend import Extend
from roundhouse.games.rocket.present.brings import brings, prospect
from roundhouse.games.rocket.state import VETO_BID
from roundhouse.games.rocket.veto import Bid, DeclineVeto, PassBid
from roundhouse.table.projection import legal_offer, verb_views

LABELS = {"brings-reaches", "brings-paid", "brings-shares", "brings-then"}


def bidding() -> AnyGame:
    """A game in which somebody is asked for a bid that its proposer can match."""
    game, chance = new("rocket", players=3, seed=3), Chance(5)
    while True:
        state = game.state
        if state.phase == VETO_BID and state.bidding(state.line, state.active) > 0:
            return game
        game.play(chance.choice(list(game.legal)))


def lines(rows: tuple[Row, ...]) -> dict[str, Row]:
    return {row.cells[0].text.key: row for row in rows}  # type: ignore[union-attr]


def test_a_card_says_who_is_paid_as_it_will_be() -> None:
    game, chance = new("rocket", players=3, seed=1), Chance(2)
    told = 0
    while told < 40:
        state = game.state
        for action in game.legal:
            if not isinstance(action, Extend):
                continue
            rows = lines(brings(state.copy(), action))
            assert set(rows) <= LABELS
            then = state.copy()
            action.apply(then)
            while then.line >= 0:
                (DeclineVeto() if then.phase != VETO_BID else PassBid()).apply(then)
            gains = {seat for seat in range(3) if then.money[seat] > state.money[seat]}
            paid = {seat for cell in rows["brings-paid"].cells for seat in cell.marks}
            assert paid == gains
            told += 1
        game.play(chance.choice(list(game.legal)))


def test_the_positions_that_are_looked_at_stay_as_they_are() -> None:
    game = bidding()
    before = game.ruleset.pack(game.state)
    for action in game.legal:
        brings(game.state, action)
        prospect(game.state, action, ())
    assert game.ruleset.pack(game.state) == before


def test_a_bid_says_what_comes_of_every_answer() -> None:
    game = bidding()
    bids = [action for action in game.legal if isinstance(action, Bid)]
    [panel] = prospect(game.state, bids[0], ())
    told = [cell.text for row in panel.rows for cell in row.cells[:2]]
    keys = [text.key for text in told[::2] if isinstance(text, Text)]
    assert keys == ["prospect-if-win", "prospect-if-match", "prospect-if-let-be"]
    assert isinstance(told[1], Text)
    assert told[1].args["n"] == bids[0].shares


def test_every_first_pick_of_a_turn_belongs_to_one_verb() -> None:
    game = new("rocket", players=3, seed=1)
    offer = legal_offer(game)
    verbs = verb_views(game, offer)
    assert [verb.id for verb in verbs] == ["invest", "station_place", "station_move", "extend"]
    begun = [pick for verb in verbs for pick in verb.begins]
    assert sorted(begun) == sorted({path[0] for path, _ in offer})
    # Nobody has a station that could move yet; it says so.
    assert verbs[2].begins == []
    assert verbs[2].brings.args["begins"] == 0
