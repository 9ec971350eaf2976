"""The word files of the game: complete, equal in both languages, true to the glossary, and all of it can be said."""

from __future__ import annotations

import re
import typing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from roundhouse.engine.chance import Chance
from roundhouse.engine.hexes import DIRECTION_NAMES
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Arg, Text
from roundhouse.games.rocket import RULESET
from roundhouse.games.rocket.action import RocketAction
from roundhouse.games.rocket.boardfile import printed_board
from roundhouse.games.rocket.extend import Extend
from roundhouse.games.rocket.invest import Invest
from roundhouse.games.rocket.options import Options
from roundhouse.games.rocket.skip import Skip
from roundhouse.games.rocket.state import STATUS_NAMES, State
from roundhouse.games.rocket.station import MoveStation, PlaceStation
from roundhouse.games.rocket.veto import Answer, Bid, CallVeto, PassBid
from roundhouse.testing import choose
from roundhouse.words import LANGUAGES, Words
from tests.support.panels import panel_texts
from tests.support.word_contract import GameWords, Listener, WordContract
from tests.support.wordfiles import uses, uses_in_source

ROOT = Path(__file__).parents[3]
SOURCE = ROOT / "src" / "roundhouse" / "games" / "rocket"

KINDS = ("invest", "station", "extend", "skip", "call", "decline", "pass", "bid")

#: Rightly the same in both languages: the name of the game, amounts, abbreviations, and formats without a word in them.
SAME = {
    "board-holding",
    "brings-place",
    "board-token",
    "chapter-7_3",
    "game-rocket-editions",
    "game-rocket-length",
    "game-rocket-title",
    "money-prestige",
    "option-no",
    "panel-claims",
    "panel-each",
    "panel-line-tip",
    "payment",
    "pick-city",
    "sheet-claims-short",
    "sheet-passengers-short",
    "tip-slot",
}

RULES = r"\bSR-\d+\.\d+-[a-z]\b|\bR-\d\d\b"

#: What the glossary reserves for one meaning: "quota" is a share and nothing else, "azione" an action.
RESERVED = ("share", "action")
GAME = GameWords(RULESET, rules=RULES, same=SAME)


class TestWords(WordContract):
    game = GAME


# -- the glossary


@pytest.mark.parametrize("name", GAME.chapters)
def test_reserved_words_have_one_meaning(name: str) -> None:
    english, italian = GAME.chapter(name, "en"), GAME.chapter(name, "it")
    terms = {id: (GAME.glossary("en")[id].forms, GAME.glossary("it")[id].forms) for id in RESERVED}
    astray = [
        (key, id)
        for key in english
        for id, (here, there) in terms.items()
        if uses(italian[key], there) and not uses(english[key], here)
    ]
    assert astray == []


# -- what the source says


def test_texts_use_only_arguments_that_are_given() -> None:
    messages = GAME.messages("en")
    found = [use for use in uses_in_source(SOURCE) if use.arguments is not None]
    literal = {re.sub(r"\\(.)", r"\1", use.pattern) for use in found if "+" not in use.pattern}
    for use in found:
        for key, message in messages.items():
            # A key made of parts may look like one that is said elsewhere, with arguments of its own.
            if re.fullmatch(use.pattern, key) and ("+" not in use.pattern or key not in literal):
                assert message.arguments <= (use.arguments or set()), f"{use.where}: {key}"


def test_every_refusal_is_used() -> None:
    said = {use.pattern.replace("\\", "") for use in GAME.uses()}
    assert {key for key in GAME.messages("en") if key.startswith("why-")} <= said


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_of_the_game_has_a_name(language: str) -> None:
    wanted = {f"industry-{name}" for name in (*printed_board().industries, "none")}
    wanted |= {f"direction-{name}" for name in (*DIRECTION_NAMES, "none")}
    wanted |= {f"status-{name}" for name in STATUS_NAMES}
    wanted |= {f"kind-{name}" for name in KINDS}
    wanted |= {f"pick-{name}" for name in ("reserve", "pass", "call", "decline", "skip")}
    wanted |= {"ended-by-lines", "ended-by-tiles"}
    wanted |= {f"game-{RULESET.id}-{part}" for part in ("title", "blurb", "reconstruction")}
    assert wanted <= set(GAME.messages(language))


def option_keys() -> set[str]:
    """A label and a sentence for every option, a label for every value that has a name."""
    wanted = {"option-yes", "option-no", "option-share_limit-none"}
    hints = typing.get_type_hints(Options)
    for field in msgspec.structs.fields(Options):
        key = f"option-{field.name}"
        wanted |= {key, f"{key}-help"}
        for kind in (hints[field.name], *typing.get_args(hints[field.name])):
            if typing.get_origin(kind) is typing.Literal:
                wanted |= {f"{key}-{str(value).replace('.', '_')}" for value in typing.get_args(kind)}
    return wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained(language: str) -> None:
    wanted = option_keys()
    assert {"option-edition-1999", "option-unit_name-1000_pounds"} <= wanted
    assert wanted <= set(GAME.messages(language))


# -- saying it


def attempt(state: State, chance: Chance) -> RocketAction:
    """Something a player may try, mostly illegal."""
    board = state.board
    line = chance.below(len(board.lines))
    # A little beyond the board, and near a locomotive as often as anywhere.
    hexes = [chance.below(board.size), board.number(-1, -1), *board.around[board.start_hex[line]]]
    if state.loco[line] >= 0:
        hexes += board.around[state.loco[line]]
    hex, other = chance.choice(hexes), chance.choice(hexes)
    stations = [at for at, owner in enumerate(state.station) if owner == state.asked] or [other]
    shares = chance.below(6)
    tries: list[RocketAction] = [
        Invest(chance.below(len(board.cities) + 1) - 1, chance.below(len(board.industries))),
        PlaceStation(hex),
        MoveStation(chance.choice([other, *stations]), chance.choice([hex, *stations])),
        Extend(line if chance.below(9) else -1, hex),
        Bid(shares, hex),
        Answer(shares, hex),
        Skip(),
        CallVeto(),
        PassBid(),
    ]
    return chance.choice(tries)


#: What hardly ever happens in random games.
RARE: dict[str, dict[str, Arg]] = {
    "act-skip": {"player": "Ada"},
    "pick-skip": {},
    "why-hex-nothing": {"hex": "J13"},
    "why-no-tile": {"hex": "J13"},
    "why-two-lines": {"hex": "J13", "line": "GWR"},
}

#: Options, and how often each kind of action is taken, for games in which everything happens sooner or later.
GAMES: list[tuple[int, dict[str, Any], dict[str, int]]] = [
    (2, {"edition": "1999"}, {"extend": 3}),
    (3, {"edition": "2018"}, {"extend": 3, "invest": 3}),
    (4, {"edition": "1999", "active_may_call_veto": True}, {"call": 3}),
    (3, {"edition": "2018", "isolation_model": "region"}, {"invest": 5}),
    (2, {"edition": "1999", "end_check": "turn", "share_limit": None}, {"extend": 9}),
    (3, {"supplementary_bids": False, "share_limit": {"per_line": 2, "supplementary": 4}}, {"extend": 9, "call": 5}),
]


def play(listener: Listener, players: int, options: dict[str, Any], taste: dict[str, int], seed: int) -> None:
    """A whole random game in which everything is said: prompts, actions, events, refusals, board, account."""
    chance = Chance(seed)
    state = RULESET.setup(Setup(players=players, options=RULESET.complete(options), seed=seed))
    while (decision := RULESET.decision(state)) is not None:
        for seat in (decision.seat, None):
            listener.hear(RULESET.prompt(state, seat))
        refuse(listener, state, chance)
        action = choose(RULESET, state, chance, taste)
        listener.hear(RULESET.say_action(state, action))
        for pick in RULESET.picks(state, action):
            listener.hear(RULESET.pick_name(state, pick))
        for event in RULESET.apply(state, action):
            listener.hear(RULESET.say_event(state, event))
        if chance.below(10) == 0:
            show(listener, state)
    show(listener, state)
    refuse(listener, state, chance)
    listener.hear(RULESET.prompt(state, None))
    outcome = RULESET.outcome(state)
    assert outcome is not None
    for text in [*outcome.ended_by, *(category.name for category in outcome.categories)]:
        listener.hear(text)


def refuse(listener: Listener, state: State, chance: Chance) -> None:
    for _ in range(8):
        action = attempt(state, chance)
        seat = chance.below(state.players) if chance.below(9) == 0 else None
        violation = RULESET.why_not(state, action, seat)
        if violation is not None:
            listener.hear(RULESET.say_violation(state, violation))


def show(listener: Listener, state: State) -> None:
    for seat in (None, 0):
        view = RULESET.view(state, seat)
        for text in RULESET.text_board(view):
            listener.hear(text)
        for text in panel_texts(RULESET, view):
            listener.hear(text)


@pytest.mark.long
def test_everything_is_said_in_some_game() -> None:
    listener = Listener(GAME)
    missed: set[str] = set()
    for number in range(8):
        for players, options, taste in GAMES:
            play(listener, players, options, taste, seed=number)
        missed = listener.missed(
            "ask-", "event-", "why-", "act-", "pick-", "board-", "score-", "money-", "payment", "panel-", "sheet-"
        )
        missed -= set(RARE)
        if not missed:
            break
    assert missed == set()


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("en", Text("money-pounds", {"n": 0}), "£0"),
        ("it", Text("money-pounds", {"n": 0}), "£0"),
        ("en", Text("money-pounds", {"n": 12}), "£12,000"),
        ("it", Text("money-pounds", {"n": 12}), "£12.000"),
        ("en", Text("act-bid", {"player": "Ada", "n": 1, "hex": "J13"}), "Ada bids 1 share for J13."),
        ("en", Text("act-bid", {"player": "Ada", "n": 2, "hex": "J13"}), "Ada bids 2 shares for J13."),
        ("it", Text("act-bid", {"player": "Ada", "n": 1, "hex": "J13"}), "Ada offre 1 quota per J13."),
        ("it", Text("act-bid", {"player": "Ada", "n": 2, "hex": "J13"}), "Ada offre 2 quote per J13."),
    ],
)
def test_numbers_and_plurals(language: str, text: Text, said: str) -> None:
    assert Words(language, [RULESET.words]).say(text) == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", RARE)
def test_rare_texts_can_be_said(language: str, key: str) -> None:
    assert Words(language, [RULESET.words]).say(Text(key, RARE[key]))
