"""The checks for authors: what each of the usual mistakes in a game is told as. The game is Lantern, made wrong."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from roundhouse import author as rh
from roundhouse.testing import check_rules
from tests.outside import lantern_game
from tests.outside.lantern_game import Bury, Draw, Lantern, Light, Pass, State, others

#: Few games, checked after every action, with everything that may be secret.
CHECKED: dict[str, Any] = {"games": 6, "every": 1, "options": {"burying": True}}


class Mistaken(Lantern):
    """Lantern, whose words and colours lie where they always do."""

    @property
    def folder(self) -> Path:
        return Path(lantern_game.__file__).parent

    @property
    def state_class(self) -> Any:
        return State


def test_a_game_without_mistakes_passes() -> None:
    check_rules(Mistaken(), **CHECKED)


# -- secrets


class OpenDraw(Draw):
    form: ClassVar = Draw.form

    def apply(self, state: State) -> list[rh.Event]:
        return [rh.Event(event.key, event.args) for event in Draw.apply(self, state)]


class OpenBury(Bury):
    form: ClassVar = Bury.form

    def apply(self, state: State) -> list[rh.Event]:
        return [rh.Event(event.key, event.args) for event in Bury.apply(self, state)]


class ToldBury(Bury):
    form: ClassVar = rh.Form("bury", card=lantern_game.CARD, picks="bury card")


def with_kinds(draw: type[Draw] = Draw, bury: type[Bury] = Bury) -> Lantern:
    """Lantern with another way to draw or to bury."""

    class Other(Mistaken):
        kinds = (draw, Light, Pass, bury)

        def legal(self, state: State) -> rh.Legal[rh.Action]:
            hand = state.hands[state.active]
            return self.among(state, [draw(), *map(Light, hand), Pass(), *map(bury, hand)])

    return Other()


class DeckAsItIs(Mistaken):
    def observe(self, state: State, seat: int, chance: rh.Chance) -> State:
        known = super().observe(state, seat, chance)
        hands = sorted(card for other in others(state, seat) for card in state.hands[other])
        chance.shuffle(hands)
        known.hands = [
            list(hand) if own == seat else sorted(hands.pop() for _ in hand) for own, hand in enumerate(state.hands)
        ]
        known.deck = list(state.deck)
        return known


class NotShuffled(Mistaken):
    def observe(self, state: State, seat: int, chance: rh.Chance) -> State:
        known = self.copy(state)
        unseen = sorted([*state.deck, *(card for other in others(state, seat) for card in state.hands[other])])
        for other in others(state, seat):
            known.hands[other] = sorted(unseen.pop() for _ in state.hands[other])
        known.deck = unseen
        known.chance = chance.branch().state
        return known


class AllOpen(Mistaken):
    """Neither `observe` nor `view` of its own."""

    def observe(self, state: State, seat: int, chance: rh.Chance) -> State:
        return self.copy(state)

    def view(self, state: State, seat: int | None) -> rh.View:
        seen = super().view(state, None)
        return rh.View(seat, {**seen.data, "hands": msgspec.to_builtins(state.hands)}, None)

    def text_board(self, view: rh.View) -> list[rh.Text]:
        return super().text_board(rh.View(None, view.data, None))


class SeenWithoutRight(Mistaken):
    def view(self, state: State, seat: int | None) -> rh.View:
        seen = super().view(state, seat)
        return rh.View(seat, {**seen.data, "next": state.deck[-1:]}, None)


# -- what is legal, and what is scored


class BuryForgotten(Mistaken):
    def legal(self, state: State) -> rh.Legal[rh.Action]:
        return self.among(state, [Draw(), *map(Light, state.hands[state.active]), Pass()])


class Scored(State):
    scores: list[int] = msgspec.field(default_factory=list)


class LiveScores(Mistaken):
    @property
    def state_class(self) -> Any:
        return Scored

    def setup(self, setup: rh.Setup) -> State:
        dealt = super().setup(setup)
        fields = {name: getattr(dealt, name) for name in State.__struct_fields__}
        return Scored(**fields, scores=[0] * setup.players)

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Scored)
        return state.scores


class Crashing(Mistaken):
    def neutral(self, state: State) -> rh.Action:
        if len(state.deck) < 5:
            raise IndexError("the deck has no such card")
        return super().neutral(state)


class LoserWins(Mistaken):
    def outcome(self, state: State) -> rh.Outcome | None:
        outcome = super().outcome(state)
        if outcome is None or len(set(outcome.totals)) < len(outcome.totals):
            return outcome
        places = [1 + sum(other < total for other in outcome.totals) for total in outcome.totals]
        return msgspec.structs.replace(outcome, ranks=places, winners=[places.index(1)])


class NoOverRule(Mistaken):
    over_rule = ""


# -- what is drawn


def drawn_with(sprite: dict[str, Any], *, own: bool = False) -> Lantern:
    """Lantern with one more thing in its picture, or only in that of whoever holds a hand."""

    class Drawn(Mistaken):
        def scene(self, view: rh.View) -> rh.Scene:
            scene = super().scene(view)
            if own and view.seat is None:
                return scene
            more = rh.Sprite(**{"id": "more", "layer": "table", **sprite})
            return msgspec.structs.replace(scene, sprites=(*scene.sprites, more))

    return Drawn()


def shaped(**shape: Any) -> dict[str, Any]:
    return {"shapes": (rh.Shape(**shape),)}


MISTAKES: dict[str, tuple[Callable[[], Lantern], str]] = {
    "a drawn card that its event does not hide": (lambda: with_kinds(draw=OpenDraw), "the event `drawn` tells seat"),
    "a buried card that its event does not hide": (lambda: with_kinds(bury=OpenBury), "the events of `bury` tell"),
    "a buried card that its action does not hide": (lambda: with_kinds(bury=ToldBury), "the action `bury` tells"),
    "a deck that everybody knows": (DeckAsItIs, "`card` of the event `drawn` is hidden, but always right"),
    "a deck that is not shuffled": (NotShuffled, "`card` of the event `drawn` is the same"),
    "nothing hidden but in events": (AllOpen, "every seat sees the same in its `view`"),
    "a view of the next card": (SeenWithoutRight, "sees something hidden"),
    "a kind of action that is not listed": (BuryForgotten, "no rule refuses <bury"),
    "scores that belong to the state": (LiveScores, "`scores` gives away"),
    "ranks that do not follow from the totals": (LoserWins, "ranks against totals"),
    "a crash": (Crashing, "IndexError: the deck has no such card"),
    "an end without a rule": (NoOverRule, "`over_rule`"),
    "a colour that nobody has": (lambda: drawn_with({"colour": "lantern-pink"}), "no colour is called 'lantern-pink'"),
    "a colour in a hand only": (lambda: drawn_with({"colour": "lantern-pink"}, own=True), "no colour is called"),
    "a layer that the scene lacks": (
        lambda: drawn_with({"layer": "tables"}),
        "no layer of the scene is called 'tables'",
    ),
    "a symbol that the scene lacks": (lambda: drawn_with({"symbol": "lamp"}), "no symbol is called 'lamp'"),
    "lettering of a face that there is not": (
        lambda: drawn_with(shaped(text="7", face="name", size=9.0)),
        "no face is called 'name'; there are: sea",
    ),
    "a clip that the scene lacks": (
        lambda: drawn_with(shaped(path="@coast")),
        "no clip of the scene is called 'coast'",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_found(mistake: str) -> None:
    make, told = MISTAKES[mistake]
    with pytest.raises(AssertionError) as found:
        check_rules(make(), **CHECKED)
    assert told in str(found.value)


# -- words


@pytest.mark.parametrize("words", ["why-", "rule-", "pick-", "option-", "act-", "title"])
def test_words_that_one_language_lacks_are_found(words: str, tmp_path: Path) -> None:
    game = with_words(tmp_path, words, "it")
    with pytest.raises(AssertionError, match=f"the words in 'it' have no {words}"):
        check_rules(game, games=1)


@pytest.mark.parametrize("words", ["why-no-burying", "why-not-asked", "rule-LN-1", "pick-card", "title", "score-light"])
def test_words_that_no_language_has_are_found(words: str, tmp_path: Path) -> None:
    game = with_words(tmp_path, words, "en", "it")
    with pytest.raises(AssertionError, match=rf"seed \d, 2 players, after \d+ actions: .*{words}"):
        check_rules(game, games=1, every=1)


@pytest.mark.parametrize("words", ["option-goal", "option-goal-help"])
def test_an_option_without_words_is_found(words: str, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=f"the words in 'en' have no {words}"):
        check_rules(with_words(tmp_path, words, "en", "it"), games=1)


def with_words(folder: Path, without: str, *languages: str) -> Lantern:
    """Lantern without the messages whose keys begin like this, in these languages."""
    shutil.copytree(Mistaken().words, folder / "words")
    for language in languages:
        file = folder / "words" / f"lantern.{language}.ftl"
        lines = file.read_text("utf-8").splitlines(keepends=True)
        file.write_text("".join(line for line in lines if not line.startswith(without)), "utf-8")

    class Silent(Mistaken):
        words = folder / "words"

    return Silent()


# -- what a failure says


def test_a_failure_says_where_it_was_and_in_which_check() -> None:
    with pytest.raises(AssertionError, match=r"^seed 0, 2 players, after \d+ actions: check_neutral_is_legal: Index"):
        check_rules(Crashing(), **CHECKED)


def test_a_set_up_that_fails_is_told_with_its_seed() -> None:
    class Broken(Mistaken):
        def setup(self, setup: rh.Setup) -> State:
            raise LookupError("no cards")

    with pytest.raises(AssertionError, match=r"^seed 5, 2 players, after 0 actions: .*LookupError: no cards"):
        check_rules(Broken(), games=1, seed=5)


def test_every_action_declares_its_form() -> None:
    class Nameless(Light):
        form: ClassVar = rh.Form("", card=lantern_game.CARD)

    class Other(Mistaken):
        kinds = (Draw, Nameless, Pass, Bury)

    with pytest.raises(AssertionError, match="Nameless"):
        check_rules(Other(), games=1)
