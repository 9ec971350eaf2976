"""What a game has without writing it: the defaults of the contract, on a game that writes nothing else."""

from __future__ import annotations

import copy
import pickle
from typing import Any, ClassVar

import msgspec
import pytest

from roundhouse.engine.actions import Action, Form
from roundhouse.engine.decision import Decision, Violation
from roundhouse.engine.event import Event
from roundhouse.engine.fields import BadNotation, Field, Name, Word
from roundhouse.engine.legal import Legal
from roundhouse.engine.rules import Rules
from roundhouse.engine.setup import BadSetup, Setup
from roundhouse.engine.text import Text
from roundhouse.game import Game

PLACES = ["York", "Selby"]


class State(msgspec.Struct):
    players: int
    left: int = 3
    turn: int = 0
    sent: list[list[int]] = msgspec.field(default_factory=list)


class Send(Action):
    form: ClassVar = Form("send_off", place=Name("place", lambda state: PLACES, shown=lambda: PLACES))
    place: int

    def why_not(self, state: State) -> Violation | None:
        return None if 0 <= self.place < len(PLACES) else Violation("SG-1", "why-nowhere", {})

    def apply(self, state: State) -> list[Event]:
        seat = state.turn
        state.sent.append([seat, self.place])
        state.left -= 1
        state.turn = 1 - seat
        return [Event("sent-off", {"seat": seat, "place": PLACES[self.place]})]


class Whistle(Action):
    form: ClassVar = Form(
        "whistle", picks="whistle how times", times=Field("times"), how=Word("how", ["short", "long"]), secret="how"
    )
    times: int
    how: int

    def apply(self, state: State) -> list[Event]:
        state.turn = 1 - state.turn
        return []


class Signals(Rules[State, Send | Whistle]):
    id = "signals"
    version = 1
    title = "Signals"
    seats = range(2, 3)
    kinds = (Send, Whistle)
    over_rule = "SG-2"

    def setup(self, setup: Setup) -> State:
        return State(setup.players)

    def decision(self, state: State) -> Decision | None:
        return Decision(state.turn, "send_off", "SG-1") if state.left else None

    def legal(self, state: State) -> Legal[Any]:
        return self.among(state, [Send(0), Send(1), Send(2), Whistle(2, 1)])

    def scores(self, state: State) -> list[int]:
        return [sum(1 for seat, _ in state.sent if seat == own) for own in range(state.players)]


@pytest.fixture
def game() -> Game[Any, Any]:
    ruleset = Signals()
    return Game(ruleset, Setup(players=2, options=ruleset.complete({}), seed=1))


def test_an_author_must_write_nine_members() -> None:
    written = {"id", "version", "title", "seats", "kinds", *Rules.__abstractmethods__}
    assert Rules.__abstractmethods__ == {"setup", "decision", "legal", "scores"}
    assert len(written) == 9


def test_only_what_no_rule_refuses_is_listed(game: Game[Any, Any]) -> None:
    assert list(game.legal) == [Send(0), Send(1), Whistle(2, 1)]
    assert game.ruleset.neutral(game.state) == Send(0)


def test_options_that_do_not_exist_are_refused_by_name() -> None:
    with pytest.raises(BadSetup) as refused:
        Signals().complete({"fog": True})
    assert "fog" in str(refused.value)


def test_out_of_turn_and_after_the_end_the_rule_is_named(game: Game[Any, Any]) -> None:
    assert game.why_not(Send(0)) is None
    assert game.why_not(Send(0), seat=1) == Violation("SG-1", "why-not-asked", {"seat": 0})
    assert game.why_not(Send(2)) == Violation("SG-1", "why-nowhere", {})
    for _ in range(3):
        game.push(Send(0))
    assert game.over
    assert list(game.legal) == []
    assert game.why_not(Send(0)) == Violation("SG-2", "why-over", {})


def test_the_account_follows_from_the_scores(game: Game[Any, Any]) -> None:
    assert game.outcome is None
    for _ in range(3):
        game.push(Send(1))
    outcome = game.outcome
    assert outcome is not None
    assert (outcome.totals, outcome.ranks, outcome.winners) == ([2, 1], [1, 2], [0])
    assert game.ruleset.write_outcome(game.state) == {"total": [2, 1], "rank": [1, 2]}


# -- keeping


def test_copies_are_independent(game: Game[Any, Any]) -> None:
    other = game.ruleset.copy(game.state)
    game.push(Send(0))
    assert other == State(2)
    assert game.state.sent == [[0, 0]]


def test_a_packed_state_goes_on(game: Game[Any, Any]) -> None:
    game.push(Send(1))
    again = game.ruleset.unpack(game.setup, game.ruleset.pack(game.state))
    assert again == game.state
    assert type(again) is game.ruleset.state_class


def test_a_digest_tells_positions_apart_and_carries_its_form(game: Game[Any, Any]) -> None:
    before = game.digest
    assert before.startswith("1.")
    assert game.ruleset.has_form(before)
    assert not game.ruleset.has_form(before.partition(".")[2])
    game.push(Send(1))
    assert game.digest != before
    game.pop()
    assert game.digest == before


# -- actions, read, written, packed and picked by their forms


@pytest.mark.parametrize("action", [Send(0), Send(1), Whistle(3, 0)])
def test_every_form_of_an_action_is_read_back(game: Game[Any, Any], action: Any) -> None:
    ruleset, state = game.ruleset, game.state
    assert ruleset.read_action(state, ruleset.write_action(state, action)) == action
    assert game.parse(game.text(action)) == action
    assert ruleset.actions.unpack(ruleset.actions.pack(action)) == action
    assert ruleset.read_picks(state, ruleset.picks(state, action)) == [action]
    for same in (copy.copy(action), copy.deepcopy(action), pickle.loads(pickle.dumps(action))):
        assert same == action
        assert hash(same) == hash(action)
        assert same is not action


def test_the_forms_themselves(game: Game[Any, Any]) -> None:
    ruleset, state = game.ruleset, game.state
    assert ruleset.write_action(state, Send(1)) == {"type": "send_off", "place": "Selby"}
    assert game.text(Whistle(3, 0)) == "whistle 3 short"
    assert ruleset.picks(state, Whistle(3, 0)) == ("whistle", "how:short", "times:3")
    assert repr(Send(1)) == "<send off Selby>"
    assert Send(0) != Send(1)
    assert Send(0) != Whistle(0, 0)


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ("send_off", "action"),
        ({}, "type"),
        ({"type": "stop"}, "type"),
        ({"type": "send_off"}, "place"),
        ({"type": "send_off", "place": 1}, "place"),
        ({"type": "send_off", "place": "York", "speed": 3}, "speed"),
        ({"type": "whistle", "times": "3", "how": "long"}, "times"),
        ({"type": "whistle", "times": True, "how": "long"}, "times"),
        ({"type": "whistle", "times": 2**40, "how": "long"}, "times"),
        ({"type": "whistle", "times": 3, "how": "loud"}, "how"),
    ],
)
def test_what_is_no_action_is_refused_with_the_field(game: Game[Any, Any], data: Any, field: str) -> None:
    with pytest.raises(BadNotation) as refused:
        game.ruleset.read_action(game.state, data)
    assert refused.value.field == field


@pytest.mark.parametrize(("value", "said"), [(7, "from -6 to 6"), (-7, "from -6 to 6"), ("6", "a whole number is")])
def test_the_most_that_a_number_may_be_is_still_possible_and_said(value: Any, said: str) -> None:
    field = Field("sack", most=6)
    assert [field.read(None, {"sack": sack}, "sack") for sack in (-6, 0, 6)] == [-6, 0, 6]
    with pytest.raises(BadNotation, match=f"sack: .*{said}"):
        field.read(None, {"sack": value}, "sack")


@pytest.mark.parametrize(
    ("line", "field", "known"),
    [
        ("", "action", "there are: send_off PLACE, whistle TIMES HOW"),
        ("'", "action", "there are: send_off PLACE, whistle TIMES HOW"),
        ("stop York", "action", "there are: send_off PLACE, whistle TIMES HOW"),
        ("send_off", "action", "'send_off' is no action; there are: send_off PLACE"),
        ("whistle 3", "action", "'whistle 3' is no action; there are: whistle TIMES HOW"),
        ("send_off Leeds", "place", "'Leeds' is not possible here; there are: York, Selby"),
        ("whistle three short", "times", "a whole number is expected"),
        ("whistle 3 loud", "how", "'loud' is not possible here; there are: short, long"),
    ],
)
def test_a_line_that_names_no_action_is_refused_with_what_could_stand_there(
    game: Game[Any, Any], line: str, field: str, known: str
) -> None:
    with pytest.raises(BadNotation) as refused:
        game.parse(line)
    assert refused.value.field == field
    assert refused.value.problem.endswith(known)


def test_a_name_that_nothing_has_is_left_to_the_rules(game: Game[Any, Any]) -> None:
    nowhere = game.read({"type": "send_off", "place": "Leeds"})
    assert game.why_not(nowhere) == Violation("SG-1", "why-nowhere", {})


# -- who may know what, and what it is called


def test_secret_fields_are_shown_to_the_player_alone(game: Game[Any, Any]) -> None:
    ruleset, state = game.ruleset, game.state
    assert ruleset.show_action(state, Whistle(3, 0), 0) == {"type": "whistle", "times": 3, "how": "short"}
    for other in (1, None):
        assert ruleset.show_action(state, Whistle(3, 0), other) == {"type": "whistle", "times": 3}
        assert ruleset.say_action(state, Whistle(3, 0), other).key == "act-whistle-hidden"
    assert ruleset.say_action(state, Whistle(3, 0), 0).key == "act-whistle"


def test_sentences_have_keys_by_the_names_of_the_rules(game: Game[Any, Any]) -> None:
    ruleset, state = game.ruleset, game.state
    assert ruleset.prompt(state, 0).key == "ask-send-off-you"
    assert ruleset.prompt(state, 1).key == "ask-send-off-other"
    assert ruleset.say_event(state, game.push(Send(0))[0]).key == "event-sent-off"
    assert ruleset.pick_name(state, "times:3") == Text("pick-times", {"times": 3})
    assert ruleset.pick_label(state, "place:York") == "York"
    assert ruleset.pickable(state) == ["place:York", "place:Selby", "whistle", "how:long", "times:2"]


def test_without_a_picture_the_lines_of_text_are_drawn(game: Game[Any, Any]) -> None:
    scene = game.ruleset.scene(game.view())
    assert [shape.text for shape in scene.ground] == list(scene.description)
    assert len(scene.description) == len(game.view().data)


def test_parts_that_a_game_does_not_have_are_empty(game: Game[Any, Any]) -> None:
    ruleset, state = game.ruleset, game.state
    assert ruleset.open_picks(state, ()) == []
    assert ruleset.panels(game.view()) == ()
    assert ruleset.commands() == {}
    assert ruleset.board_data() is None
    assert ruleset.foreign({}) is None
    assert ruleset.samples is None
    with pytest.raises(AttributeError):
        game.best_runs()
