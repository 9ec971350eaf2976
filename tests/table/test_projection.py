"""Projection: what each reader of a table is shown, when, and that the promise made at the start is kept at the end."""

from __future__ import annotations

import msgspec
import pytest

from roundhouse.engine.canonical import canonical
from roundhouse.engine.chance import Chance
from roundhouse.engine.event import Event
from roundhouse.engine.setup import Setup
from roundhouse.game import Game
from roundhouse.seats import Seat
from roundhouse.table import picture, story
from roundhouse.table.refusal import TableRefusal
from roundhouse.table.seal import seal, seal_of
from roundhouse.table.table import Table
from tests.outside.lantern_game import RULESET, Lantern
from tests.table.keeping import Kept, at_table, bot, people, refused
from tests.table.reading import at_action, history, project, refusal_data, since_my_turn

DRAW = {"type": "draw"}


def test_a_seat_sees_its_own_hand_and_a_spectator_none() -> None:
    table = at_table("lantern", 2).table
    state = table.game.state
    assert [project(table, seat, 0.0)["view"]["hand"] for seat in (0, 1, None)] == [*state.hands, []]


def test_only_who_must_decide_is_offered_picks() -> None:
    table = at_table("lantern", 2).table
    assert ["deck"] in project(table, 0, 0.0)["picks"]
    assert project(table, 1, 0.0)["picks"] == []
    assert project(table, None, 0.0)["picks"] == []


def test_before_everybody_sits_nobody_sees_a_hand() -> None:
    """Otherwise somebody could sit down everywhere and look."""
    kept = at_table("lantern", 2, seats=[*people(1), Seat(name="")])
    waiting = project(kept.table, 0, 0.0)
    assert waiting["view"]["hand"] == []
    assert waiting["prompt"]["key"] == "table-not-begun"
    assert at_action(kept.table, 0, 0)["view"]["hand"] == []
    kept.keep(kept.table.hand_to_bot(1, "random"))
    assert project(kept.table, 0, 0.0)["view"]["hand"] != []


def test_a_paused_and_a_closed_table_say_so() -> None:
    kept = at_table("lantern", 2)
    kept.keep(kept.table.pause())
    assert project(kept.table, 0, 0.0)["prompt"]["key"] == "table-paused"
    assert project(kept.table, 0, 0.0)["picks"] == []
    kept.keep(kept.table.close())
    assert project(kept.table, 0, 0.0)["prompt"]["key"] == "table-closed"


def test_owners_stay_out() -> None:
    kept = at_table("lantern", 2, seats=[Seat(name="Anna", owner="secret-account"), bot()], host="secret-account")
    kept.play(DRAW)
    for seat in (0, 1, None):
        assert "secret-account" not in canonical([project(kept.table, seat, 0.0), history(kept.table, seat)])


def test_there_is_no_such_reader() -> None:
    table = at_table("lantern", 2).table
    for seat in (-1, 2):
        with refused("malformed", "table-no-such-seat"):
            project(table, seat, 0.0)
        with refused("malformed", "table-no-such-seat"):
            history(table, seat)


def test_a_refusal_is_data() -> None:
    table = at_table("lantern", 2).table
    with pytest.raises(TableRefusal) as caught:
        table.act(1, DRAW, 0)
    args = {"player": {"key": "player", "args": {"seat": 0}}}
    text = {"key": "why-not-asked", "args": args}
    assert refusal_data(caught.value) == {"code": "wrong_seat", "text": text, "rule": "LN-1"}


# -- history


def test_who_draws_reads_which_and_the_others_do_not() -> None:
    table = at_table("lantern", 3).play(DRAW).table
    assert "card" in history(table, 0)[0]["events"][0]["args"]
    for seat in (1, 2, None):
        assert history(table, seat)[0]["events"][0]["key"] == "event-drawn-hidden"


def test_a_hidden_action_is_shown_to_its_player_only() -> None:
    kept = at_table("lantern", 2, options={"burying": True})
    card = kept.table.game.state.hands[0][0]
    kept.play({"type": "bury", "card": card})
    own, others = history(kept.table, 0)[0], history(kept.table, None)[0]
    assert own["action"] == {"type": "bury", "card": card}
    assert others["action"] == {"type": "bury"}
    assert (own["text"]["key"], others["text"]["key"]) == ("act-bury", "act-bury-hidden")
    assert history(kept.table, 1) == history(kept.table, None)


def test_somebody_who_does_not_act_may_be_told_more_than_the_others() -> None:
    """An event may be meant for another seat than the one that acts."""

    class Whispering(Lantern):
        def apply(self, state: object, action: object) -> list[Event]:
            return [event._replace(seat=1) for event in super().apply(state, action)]  # type: ignore[arg-type]

    ruleset = Whispering()
    game = Game(ruleset, at_table("lantern", 3).table.begin.setup)
    told = story.tell(game, game.legal[0], game.state, 1, "player", {"type": "draw"})
    assert [told.sentences(seat)[0].key for seat in (0, 1, 2, None)] == [
        "event-drawn-hidden",
        "event-drawn",
        "event-drawn-hidden",
        "event-drawn-hidden",
    ]


def test_the_log_opens_at_the_end() -> None:
    kept = at_table("lantern", 2, options={"burying": True}).play_some(1000, Chance(4))
    assert kept.table.over
    log = history(kept.table, None)
    assert log == history(kept.table, 0) == history(kept.table, 1)
    assert {"event-drawn", "event-buried", "event-lit"} == {event["key"] for told in log for event in told["events"]}
    assert at_action(kept.table, None, 1)["told"] == log[0]


def test_history_after_a_record() -> None:
    table = at_table("lantern", 2).play(DRAW).play(DRAW).table
    assert [told["seq"] for told in history(table, 0, after=1)] == [2]


def test_since_my_last_turn() -> None:
    kept = at_table("lantern", 3)
    assert since_my_turn(kept.table, 0) == []
    kept.play(DRAW).play(DRAW)
    assert [told["seat"] for told in since_my_turn(kept.table, 0)] == [1]
    kept.play(DRAW)
    assert [told["seat"] for told in since_my_turn(kept.table, 0)] == [1, 2]
    assert [told["seat"] for told in since_my_turn(kept.table, 2)] == []


def test_what_a_bot_did_for_me_is_news() -> None:
    kept = at_table("lantern", 2).play(DRAW).play(DRAW)
    kept.keep(kept.table.leave(0)).play_some(2, Chance(0))
    kept.keep(kept.table.give_back(0))
    assert [told["seat"] for told in since_my_turn(kept.table, 0)] == [1, 0, 1]


def test_out_of_turn_answers_are_no_turns() -> None:
    kept, chance = at_table("rocket", 3, seed=1), Chance(1)
    while (decision := kept.table.game.decision) is None or decision.kind != "veto_call":
        kept.play_some(1, chance, {"extend": 6})
    before = len(since_my_turn(kept.table, decision.seat))
    kept.play(kept.table.game.ruleset.neutral(kept.table.game.state))
    assert len(since_my_turn(kept.table, decision.seat)) == before + 1


def test_stepping_through_history() -> None:
    kept = at_table("rocket", 3)
    views = [project(kept.table, 1, 0.0)["view"]]
    for number in range(30):
        kept.play_some(1, Chance(number))
        views.append(project(kept.table, 1, 0.0)["view"])
    for number, view in enumerate(views):
        then = at_action(kept.table, 1, number)
        assert then["view"] == view
        assert then["actions"] == number
        assert then["told"] == (history(kept.table, 1)[number - 1] if number else None)


def test_there_is_no_such_position() -> None:
    table = at_table("lantern", 2).play(DRAW).table
    for number in (-1, 2):
        with refused("malformed", "table-no-such-position"):
            at_action(table, 0, number)


# -- the promise


def test_the_commitment_opens_at_the_end() -> None:
    kept = at_table("lantern", 2, seed=77, salt="pepper")
    promised = project(kept.table, None, 0.0)
    assert promised["opened"] is None
    kept.play_some(1000, Chance(1))
    opened = project(kept.table, None, 0.0)["opened"]
    assert opened == {"seed": 77, "given": None, "position": None, "salt": "pepper"}
    assert seal(opened) == promised["commitment"] == seal_of(kept.table)


def test_the_secret_that_opens_deals_the_same_game() -> None:
    """So that anybody can check it: the seal was shown before the first card was."""
    begin = at_table("lantern", 2).table.begin
    secret = "c0ffee" * 10 + "2026"
    begin = msgspec.structs.replace(begin, setup=msgspec.structs.replace(begin.setup, secret=secret))
    kept = Kept(Table(begin))
    first = kept.table.game.digest
    kept.play_some(1000, Chance(1))
    opened = project(kept.table, None, 0.0)["opened"]
    assert opened["secret"] == secret
    dealt = Setup(players=2, options=begin.setup.options, secret=opened["secret"])
    assert RULESET.digest(RULESET.setup(dealt)) == first


def test_another_seed_or_salt_is_another_commitment() -> None:
    found = {seal_of(at_table("lantern", 2, seed=seed, salt=salt).table) for seed in (1, 2) for salt in "ab"}
    assert len(found) == 4


def test_the_view_of_a_game_is_that_of_its_ruleset() -> None:
    table = at_table("lantern", 2).table
    assert project(table, 0, 0.0)["view"] == RULESET.view(table.game.state, 0).data


def test_money_that_was_secret_is_seen_in_hindsight() -> None:
    """The end opens all totals (SR-13.1-a), and whoever looks back sees how they came about."""
    kept = at_table("rocket", 2, options={"edition": "1999"}).play_some(60, Chance(1))
    table = kept.table
    money = list(table.game.state.money)
    for seat in (None, 0):
        assert at_action(table, seat, 60)["view"]["money"] == [money[0] if seat == 0 else None, None]
    kept.play_some(2000, Chance(2))
    assert table.over
    for seat in (None, 0):
        assert at_action(table, seat, 60)["view"]["money"] == money
        assert picture.view_at(table, seat, picture.game_at(table, 60)).data["money"] == money
