"""Answers ahead: veto questions answered ahead, privately, until something concerns the player."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.engine.canonical import canonical
from roundhouse.engine.chance import Chance
from roundhouse.games.rocket.movement import steps
from roundhouse.games.rocket.names import HEX
from roundhouse.games.rocket.veto import Bid, CallVeto, DeclineVeto, PassBid
from roundhouse.table.ahead import (
    MOST_ANSWERS,
    AnswerAhead,
    answer,
    answered,
    give,
    in_force,
    next_turn_has_come,
    will_be_asked,
    would_be_paid,
)
from roundhouse.table.export import export
from roundhouse.table.records import Acted, Entry
from roundhouse.testing import choose
from tests.table.keeping import Kept, at_table, refused
from tests.table.reading import at_action, history, notices, project, since_my_turn

#: Games in which lines are moved and vetoes are called all the time.
TASTE = {"extend": 6, "call": 3, "bid": 3}
TURN = "action"


def asked(kind: str = "veto_call", seed: int = 1) -> Kept:
    """A table at which somebody has just been asked out of turn."""
    kept, chance = at_table("rocket", 3, seed=seed), Chance(seed)
    while (decision := kept.table.game.decision) is None or decision.kind != kind:
        kept.play_some(1, chance, TASTE)
    return kept


def deciding(kept: Kept) -> int:
    seat = kept.table.deciding
    assert seat is not None
    return seat


def line_and_hex(kept: Kept) -> tuple[str, str]:
    """What the question is about."""
    concern = kept.table.game.ruleset.concern(kept.table.game.state)
    (line,) = (pick for pick in concern if pick.startswith("loco:"))
    (hex,) = (pick for pick in concern if pick.startswith("hex:"))
    return line, hex


def replies(kept: Kept, **standing: Any) -> Any:
    """What one answer ahead of whoever is asked says to the question."""
    return answer(kept.table, deciding(kept), give(kept.table, [AnswerAhead(**standing)]))


# -- do not ask me


def test_without_an_answer_ahead_the_player_is_asked() -> None:
    kept = asked()
    assert answer(kept.table, deciding(kept), []) is None


def test_do_not_ask_me() -> None:
    assert replies(asked()) == DeclineVeto()
    assert replies(asked("veto_bid")) == PassBid()


def test_it_answers_for_its_own_seat_only() -> None:
    kept = asked()
    assert answer(kept.table, (deciding(kept) + 1) % 3, [AnswerAhead()]) is None


def test_it_never_takes_a_turn() -> None:
    kept = at_table("rocket", 3)
    assert answer(kept.table, deciding(kept), [AnswerAhead(until="game")]) is None


def test_do_not_ask_me_about_this_line() -> None:
    kept = asked()
    line, _ = line_and_hex(kept)
    other = "loco:GWR" if line != "loco:GWR" else "loco:GNR"
    assert replies(kept, about=(line,)) == DeclineVeto()
    assert replies(kept, about=(other,)) is None


def test_unless_it_enters_these_hexes() -> None:
    kept = asked()
    line, hex = line_and_hex(kept)
    assert replies(kept, about=(line,), unless=(hex,)) is None
    assert replies(kept, about=(line,), unless=("hex:7,-1",)) == DeclineVeto()


def test_any_answer_that_wants_to_be_asked_stops_all_of_them() -> None:
    kept = asked()
    _, hex = line_and_hex(kept)
    careful, careless = AnswerAhead(unless=(hex,)), AnswerAhead()
    for standing in ([careful, careless], [careless, careful]):
        assert answer(kept.table, deciding(kept), give(kept.table, standing)) is None


def test_unless_i_would_be_paid() -> None:
    """Both happen in these games: being asked because one would be paid, and not being asked."""
    found: set[bool] = set()
    for seed in range(6):
        kept, chance = at_table("rocket", 3, seed=seed), Chance(seed)
        while not kept.table.over and len(found) < 2:
            game = kept.table.game
            decision = game.decision
            if decision is not None and decision.kind == "veto_call":
                paid = would_be_paid(game.ruleset, game.observe(decision.seat, Chance()), decision.seat)
                assert replies(kept, unless_paid=True) == (None if paid else DeclineVeto())
                found.add(paid)
            kept.play_some(1, chance, TASTE)
    assert found == {True, False}


def test_what_would_be_paid_is_what_is_then_paid() -> None:
    for seed in range(4):
        kept = asked(seed=seed)
        seat, game = deciding(kept), kept.table.game
        before = game.ruleset.scores(game.state)[seat]
        expected = would_be_paid(game.ruleset, game.observe(seat, Chance()), seat)
        while (decision := game.decision) is not None and decision.kind != TURN:
            kept.play(game.ruleset.neutral(game.state))
        assert (game.ruleset.scores(game.state)[seat] > before) == expected


# -- proxy bids


def elsewhere(kept: Kept) -> str:
    """A hex that the locomotive could go to instead."""
    state = kept.table.game.state
    _, bound_for = line_and_hex(kept)
    return next(pick for hex in steps(state, state.line) if (pick := HEX.pick_on(state.board, hex)) != bound_for)


def test_a_proxy_calls_the_veto_and_bids_as_little_as_it_can() -> None:
    kept = asked()
    want = elsewhere(kept)
    assert replies(kept, want=want, limit=1) == CallVeto()
    bidding = asked("veto_bid")
    state, want = bidding.table.game.state, elsewhere(bidding)
    bid = replies(bidding, want=want, limit=9)
    assert isinstance(bid, Bid)
    assert (bid.shares, HEX.pick_on(state.board, bid.hex)) == (state.bid_shares + 1, want)


def test_a_proxy_does_not_bid_beyond_its_limit() -> None:
    kept = asked("veto_bid")
    assert replies(kept, want=elsewhere(kept), limit=kept.table.game.state.bid_shares) == PassBid()
    assert replies(asked(), want=elsewhere(asked()), limit=0) == DeclineVeto()


def test_a_proxy_lets_pass_what_goes_where_it_wants() -> None:
    kept = asked()
    _, hex = line_and_hex(kept)
    assert replies(kept, want=hex, limit=9) == DeclineVeto()


def test_a_proxy_for_a_hex_out_of_reach_asks() -> None:
    assert replies(asked(), want="hex:7,-1", limit=9) is None


def test_the_first_answer_that_has_one_decides() -> None:
    kept = asked()
    standing = give(
        kept.table, [AnswerAhead(want="hex:7,-1", limit=9), AnswerAhead(), AnswerAhead(want=elsewhere(kept), limit=9)]
    )
    assert answer(kept.table, deciding(kept), standing) == DeclineVeto()


# -- expiring


def test_until_my_next_turn() -> None:
    kept = asked()
    seat = deciding(kept)
    standing = give(kept.table, [AnswerAhead(), AnswerAhead(until="game")])
    chance = Chance(5)
    while (decision := kept.table.game.decision) is not None and (decision.seat, decision.kind) != (seat, TURN):
        assert in_force(kept.table, seat, standing) == standing
        kept.play_some(1, chance)
    assert in_force(kept.table, seat, standing) == standing[1:]


def test_given_during_a_turn_it_lasts_until_the_next_one() -> None:
    kept = at_table("rocket", 3)
    seat, chance = deciding(kept), Chance(1)
    standing = give(kept.table, [AnswerAhead()])
    seen_others = False
    for _ in range(200):
        decision = kept.table.game.decision
        assert decision is not None
        seen_others = seen_others or (decision.kind == TURN and decision.seat != seat)
        if seen_others and decision.kind == TURN and decision.seat == seat:
            break
        assert in_force(kept.table, seat, standing) == standing
        kept.play_some(1, chance)
    assert in_force(kept.table, seat, standing) == []


def test_given_when_asked_just_before_the_next_turn_it_ends_with_that_turn() -> None:
    for seed in range(20):
        kept = asked(seed=seed)
        seat, made = deciding(kept), kept.table.seq
        while (decision := kept.table.game.decision) is not None and decision.kind != TURN:
            kept.play(kept.table.game.ruleset.neutral(kept.table.game.state))
        if decision is not None and decision.seat == seat:
            assert next_turn_has_come(kept.table, seat, made)
            return
    pytest.fail("nobody was asked just before their turn")


def test_all_answers_end_with_the_game() -> None:
    kept = at_table("rocket", 2).play_some(10_000, Chance(1))
    assert in_force(kept.table, 0, [AnswerAhead(until="game")]) == []


def test_a_bot_that_stands_in_answers_itself() -> None:
    kept = asked()
    seat = deciding(kept)
    standing = give(kept.table, [AnswerAhead(until="game")])
    kept.keep(kept.table.leave(seat))
    assert answer(kept.table, seat, standing) is None


def test_no_answers_while_the_game_is_paused() -> None:
    kept = asked()
    seat = deciding(kept)
    kept.keep(kept.table.pause())
    assert answer(kept.table, seat, [AnswerAhead()]) is None


# -- giving


def test_answers_are_about_things_that_there_are() -> None:
    table = at_table("rocket", 3).table
    for standing in (AnswerAhead(about=("loco:XYZ",)), AnswerAhead(unless=("hex:99,99",)), AnswerAhead(want="nothing")):
        with refused("malformed", "table-unknown-pick"):
            give(table, [standing])
    with refused("malformed", "table-negative-limit"):
        give(table, [AnswerAhead(want="hex:3,14", limit=-1)])
    with refused("malformed", "table-too-many-answers"):
        give(table, [AnswerAhead()] * (MOST_ANSWERS + 1))


# -- nobody else's business


# -- together with the action that asks


def about_to_ask(seed: int = 1) -> tuple[Kept, Entry]:
    """A table, and an entry after which somebody else is asked out of turn."""
    kept, chance = at_table("rocket", 3, seed=seed), Chance(seed)
    while True:
        table = kept.table
        action = choose(table.game.ruleset, table.game.state, chance, TASTE)
        made = table.act(deciding(kept), table.game.write(action), table.seq)
        assert isinstance(made, Acted)
        if will_be_asked(table, made):
            return kept, Entry(seq=table.seq + 1, at=5.0, record=made)
        kept.keep(made)


def test_who_will_be_asked_is_known_before() -> None:
    for seed in range(5):
        kept, entry = about_to_ask(seed)
        kept.keep(entry.record)
        assert kept.table.game.decision is not None
        assert kept.table.game.decision.kind in kept.table.game.ruleset.answerable


def test_bots_need_not_be_asked() -> None:
    kept, entry = about_to_ask()
    asked = kept.table.copy()
    asked.follow(entry)
    assert asked.deciding is not None
    kept.keep(kept.table.hand_to_bot(asked.deciding, "random", absent=True))
    assert not will_be_asked(kept.table, entry.record)


def test_everybody_who_has_answered_ahead_does_so_with_the_action() -> None:
    kept, entry = about_to_ask()
    before = canonical([project(kept.table, None, 0.0), history(kept.table, None)])
    ahead = answered(kept.table, entry, {seat: [AnswerAhead(until="game")] for seat in range(3)})
    assert [each.seq for each in ahead] == [entry.seq + number for number in range(1, len(ahead) + 1)]
    assert {each.at for each in ahead} == {entry.at}
    assert [each.record.by for each in ahead if isinstance(each.record, Acted)] == ["standing"] * len(ahead)
    # Nothing has happened at the table yet; and when it does, nobody is asked any more.
    assert canonical([project(kept.table, None, 0.0), history(kept.table, None)]) == before
    for each in (entry, *ahead):
        kept.table.follow(each)
    decision = kept.table.game.decision
    assert decision is None or decision.kind not in kept.table.game.ruleset.answerable


def test_it_stops_at_whoever_wants_to_be_asked() -> None:
    kept, entry = about_to_ask()
    everybody = answered(kept.table, entry, {seat: [AnswerAhead(until="game")] for seat in range(3)})
    first = everybody[0].record
    assert isinstance(first, Acted)
    assert answered(kept.table, entry, {}) == []
    assert answered(kept.table, entry, {first.seat: [AnswerAhead(unless=line_and_hex_after(kept, entry))]}) == []
    others = {seat: [AnswerAhead(until="game")] for seat in range(3) if seat != first.seat}
    assert answered(kept.table, entry, others) == []


def line_and_hex_after(kept: Kept, entry: Entry) -> tuple[str, str]:
    after = Kept(kept.table.copy())
    after.table.follow(entry)
    return line_and_hex(after)


def test_a_copy_of_a_table_goes_its_own_way() -> None:
    kept = asked()
    kept.now = 7.0
    digest, copied = kept.table.game.digest, kept.table.copy()
    Kept(copied).play_some(20, Chance(1), TASTE)
    assert copied.seq > kept.table.seq
    assert (kept.table.game.digest, kept.table.seq) == (digest, len(kept.table.entries))
    assert len(kept.table.story) == len(kept.table.gained) == len(kept.table.game.actions)


def everything(kept: Kept, seat: int | None) -> str:
    table = kept.table
    mine = [] if seat is None else since_my_turn(table, seat)
    then = [at_action(table, seat, number) for number in range(0, len(table.story) + 1, 7)]
    return canonical([project(table, seat, 0.0), history(table, seat), notices(table), mine, then, export(table, seat)])


@pytest.mark.parametrize("actions", [40, 10_000])
def test_an_answer_ahead_looks_like_any_other(actions: int) -> None:
    """Two tables differ only in who decided some answers: to the other seats and to spectators they are the same."""
    plain, ahead = at_table("rocket", 3, seed=3), at_table("rocket", 3, seed=3)
    chance, replied = Chance(3), 0
    for _ in range(actions):
        table = ahead.table
        if table.over:
            break
        seat, action = deciding(ahead), choose(table.game.ruleset, table.game.state, chance, TASTE)
        by: Any = "player"
        if seat == 0 and (reply := answer(table, 0, [AnswerAhead(until="game")])) is not None:
            action, by, replied = reply, "standing", replied + 1
        data = table.game.write(action)
        ahead.keep(table.act(seat, data, table.seq, key=f"key-{table.seq}" if by == "player" else "", by=by))
        plain.play(data)
    assert replied
    assert ahead.table.over == (actions > 1000)
    for reader in (1, 2, None):
        assert everything(plain, reader) == everything(ahead, reader)
        assert "standing" not in everything(ahead, reader)
        assert "key-" not in everything(ahead, reader)


def test_the_player_reads_what_was_answered_for_them() -> None:
    kept = asked()
    seat = deciding(kept)
    before = len(since_my_turn(kept.table, seat))
    made = kept.table.act(seat, {"type": "veto_decline"}, kept.table.seq, by="standing")
    assert len(since_my_turn(kept.keep(made).table, seat)) == before + 1
