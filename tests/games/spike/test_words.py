"""The word files of the game: complete, equal in both languages, true to the glossary, and all of it can be said."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from roundhouse.engine.chance import Chance
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text
from roundhouse.games.spike import RULESET, movement
from roundhouse.games.spike.action import SpikeAction
from roundhouse.games.spike.board import PARTS
from roundhouse.games.spike.boardfile import printed_board
from roundhouse.games.spike.options import Options
from roundhouse.games.spike.present import speech
from roundhouse.games.spike.state import ENDS, State
from roundhouse.table.save import read_document
from roundhouse.testing import choose
from roundhouse.words import LANGUAGES, Words
from tests.games.spike.positions import P1, Position, small_board
from tests.support.spike_games import TASTES, universe
from tests.support.word_contract import GameWords, Listener, WordContract
from tests.support.wordfiles import read, uses_in_source

ROOT = Path(__file__).parents[3]
SOURCE = ROOT / "src" / "roundhouse" / "games" / "spike"

KINDS = (
    "contract_face", "give_card", "keep_route", "place_train", "free_move", "load", "unload", "deliver", "draw",
    "build", "start", "boost", "upgrade", "skip", "end_turn",
)  # fmt: skip

#: Rightly the same in both languages: the name of the game, and formats without a word in them.
SAME = {
    "editor-tool-colour",
    "game-spike-title",
    "page-part-tender",
    "part-tender",
    "page-round",
    "cards",
    "one-colour",
    "one-space",
    "one-commodity",
    "option-no",
    "route-stop",
}
RULES = r"\bSK-\d+\.\d+-[a-z]\b|\bK-\d\d\b"
GAME = GameWords(RULESET, rules=RULES, same=SAME)


class TestWords(WordContract):
    game = GAME


def test_games_that_share_a_key_say_the_same() -> None:
    """Problems are said with the words of all games together: the first one speaks for all."""
    other = {
        key: message
        for language in LANGUAGES
        for file in (SOURCE.parent / "rocket" / "words").glob(f"problems.{language}.ftl")
        for key, message in ((f"{language} {key}", message) for key, message in read(file).items())
    }
    for language in LANGUAGES:
        for key, message in GAME.chapter("problems", language).items():
            if f"{language} {key}" in other:
                assert message == other[f"{language} {key}"], key


# -- what the source says


def test_every_refusal_is_used() -> None:
    said = {use.pattern.replace("\\", "") for use in uses_in_source(SOURCE)}
    assert {key for key in GAME.messages("en") if key.startswith("why-")} <= said


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_of_the_game_has_a_name(language: str) -> None:
    board = printed_board()
    wanted = {f"commodity-{name}" for name in board.commodities}
    wanted |= {f"colour-{name}" for name in (*board.colours, "none")}
    wanted |= {f"part-{name}" for name in (*PARTS, "none")}
    wanted |= {f"kind-{name}" for name in KINDS}
    wanted |= {f"ended-by-{name.replace('_', '-')}" for name in ENDS}
    wanted |= {f"game-{RULESET.id}-{part}" for part in ("title", "blurb", "reconstruction")}
    for field in msgspec.structs.fields(Options):
        wanted |= {f"option-{field.name}", f"option-{field.name}-help"}
    assert wanted <= set(GAME.messages(language))


# -- saying it


#: What hardly ever happens in recorded and random games, or never (SK-9.2-e).
RARE = {
    "act-skip", "event-last-turns", "event-time-back", "pick-skip", "pick-track-unpayable", "why-broken-path",
    "why-cannot-pay", "why-cars-full", "why-deck-empty", "why-mixed-set", "why-no-bypass-now", "why-no-cards",
    "why-no-path", "why-no-pieces", "why-no-such-cards", "why-no-such-segment", "why-not-arrived", "why-not-exact",
    "why-over", "why-start-full-speed", "why-unpaid",
}  # fmt: skip
NUMBERS = {"n", "needed", "worth", "cards", "left", "speed"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(RARE))
def test_rare_texts_can_be_said(language: str, key: str) -> None:
    arguments = GAME.messages(language)[key].arguments
    text = Text(key, {name: 2 if name in NUMBERS else "Miami" for name in arguments})
    assert Words(language, [RULESET.words]).say(text)


GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"advanced": True, "reverse_allowed": False}),
    (4, {"wild_one_colour": False, "one_city_per_build": False, "allow_debt": True}),
    (3, {"segment_exclusive": False, "advanced": True}),
]


def play(listener: Listener, players: int, options: dict[str, Any], seed: int) -> None:
    """A whole random game in which everything is said."""
    chance = Chance(seed)
    state = RULESET.setup(Setup(players=players, options=RULESET.complete(options), seed=seed))
    taste = TASTES[seed % len(TASTES)]
    say_all(listener, state, chance, lambda: choose(RULESET, state, chance, taste))


def play_again(listener: Listener, file: Path) -> None:
    """A recorded game of players who know what they want: they load and deliver."""
    document = read_document(file)
    state = RULESET.setup(document.setup)
    recorded = iter(document.actions)
    say_all(listener, state, Chance(1), lambda: RULESET.read_action(state, next(recorded).action))


def say_all(listener: Listener, state: State, chance: Chance, choice: Callable[[], SpikeAction]) -> None:
    """A whole game: prompts, actions, events, refusals, board, account."""
    number = 0
    while (decision := RULESET.decision(state)) is not None:
        for seat in (decision.seat, None):
            listener.hear(RULESET.prompt(state, seat))
        tried = list(universe(state, chance)) if number % 8 == 0 else []
        for action in [chance.choice(tried) for _ in range(30) if tried]:
            violation = RULESET.why_not(state, action, chance.choice([None, 0]))
            if violation is not None:
                listener.hear(RULESET.say_violation(state, violation))
        action = choice()
        for seat in (decision.seat, None):
            listener.hear(RULESET.say_action(state, action, seat))
        for pick in [*RULESET.picks(state, action), *(path[0] for path in RULESET.open_picks(state, ()))]:
            listener.hear(RULESET.pick_name(state, pick))
        for event in RULESET.apply(state, action):
            for viewer in (None, event.seat):
                listener.hear(RULESET.say_event(state, event.seen_by(viewer)))
        number += 1
        if number % 60 == 1:
            show(listener, state)
    show(listener, state)
    listener.hear(RULESET.prompt(state, None))
    outcome = RULESET.outcome(state)
    assert outcome is not None
    for text in [*outcome.ended_by, *(category.name for category in outcome.categories)]:
        listener.hear(text)


def show(listener: Listener, state: State) -> None:
    for seat in (None, 0, state.players - 1):
        for text in RULESET.text_board(RULESET.view(state, seat)):
            listener.hear(text)


@pytest.mark.long
def test_everything_is_said_in_some_game() -> None:
    listener = Listener(GAME)
    missed: set[str] = set()
    for file in sorted((SOURCE / "samples").glob("*.json")):
        play_again(listener, file)
    for number in range(8):
        for players, options in GAMES:
            play(listener, players, options, seed=number)
        missed = listener.missed("ask-", "event-", "why-", "act-", "pick-", "board-", "score-") - RARE
        if not missed:
            break
    assert missed == set()


MOVES = {
    ("en", 1): "Ada starts the train and moves it 1 space, to Miami.",
    ("en", 2): "Ada starts the train and moves it 2 spaces, to Miami.",
    ("it", 1): "Ada mette in moto il treno e lo muove di 1 spazio, fino a Miami.",
    ("it", 2): "Ada mette in moto il treno e lo muove di 2 spazi, fino a Miami.",
}


@pytest.mark.parametrize(("language", "n"), MOVES)
def test_plurals(language: str, n: int) -> None:
    said = Words(language, [RULESET.words]).say(Text("act-start", {"player": "Ada", "n": n, "space": "Miami"}))
    assert said == MOVES[language, n]


@pytest.mark.parametrize(("language", "said"), [("en", ("$12", "−$14")), ("it", ("12 $", "−14 $"))])
def test_money(language: str, said: tuple[str, str]) -> None:
    """A debt has its sign before the currency."""
    words = Words(language, [RULESET.words])
    assert (words.say(speech.dollars(12)), words.say(speech.dollars(-14))) == said


# -- cards agree with their colours in Italian


def paid(language: str, direct: dict[str, int], *wild: tuple[str, int, str]) -> str:
    """What is said of a payment."""
    board = printed_board()
    number = board.colours.index
    sets = tuple((number(source), n, (number(target),) * (n - 1)) for source, n, target in wild)
    counts = [direct.get(colour, 0) for colour in board.colours]
    return Words(language, [RULESET.words]).say(Text("pick-pay", {"pay": speech.payment_word(board, counts, sets)}))


def test_cards_are_feminine() -> None:
    direct = {"white": 2, "orange": 2}
    assert paid("it", direct, ("blue", 3, "black")) == "paga 2 bianche, 2 arancio, 3 blu come 2 nere"
    assert paid("en", direct, ("blue", 3, "black")) == "pay 2 white, 2 orange, 3 blue as 2 black"
    assert paid("it", {"white": 1, "black": 1}) == "paga 1 bianca, 1 nera"
    assert (
        paid("it", {"brown": 1, "purple": 2}, ("white", 2, "black")) == "paga 2 viola, 1 marrone, 2 bianche come 1 nera"
    )


def test_a_colour_of_ones_own_stands_for_itself() -> None:
    board = small_board()
    said = Words("it", [RULESET.words]).say(speech.some_cards(board, board.colours.index("red"), 2))
    assert said == "2 red"


@pytest.mark.parametrize(
    ("train", "said"), [("alpha", "Il tuo treno è già a Alpha:"), ("e3", "Il tuo treno è già sul tratto ")]
)
def test_a_train_that_stays_is_told_where_it_is(train: str, said: str) -> None:
    play = Position().own(P1, "e1", "e3").train(P1, train)
    refused = movement.why_not_walk(play.state, P1, (play.board.space_named(train),))
    assert refused is not None
    assert Words("it", [RULESET.words]).say(RULESET.say_violation(play.state, refused)).startswith(said)
