"""The word files of 1862: complete, equal in both languages, true to the glossary, and all of it can be said."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from roundhouse.engine.chance import Chance
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text
from roundhouse.games.e1862 import RULESET
from roundhouse.games.e1862.finance.companies import COUNT
from roundhouse.games.e1862.finance.flotation import ChooseMarkers
from roundhouse.games.e1862.finance.parliament import OpenAuction, RaiseBid, SetPar
from roundhouse.games.e1862.finance.stock_round import BuyShare, SellShares, StartCompany
from roundhouse.games.e1862.import_18xx.export import Export
from roundhouse.games.e1862.map.atlas import AREAS, EDGE_NAMES, HEXES, SIZE
from roundhouse.games.e1862.map.tiles import TILES
from roundhouse.games.e1862.mergers.merger import ProposeMerger, RemoveMarker
from roundhouse.games.e1862.operating.dividends import DIVIDENDS, HUDSON, DecideDividend
from roundhouse.games.e1862.operating.forced_purchase import WAYS, RaiseMoney
from roundhouse.games.e1862.operating.redeeming import Redeem
from roundhouse.games.e1862.operating.running import RunTrains
from roundhouse.games.e1862.operating.stations import BuildTerminal, PlaceStation
from roundhouse.games.e1862.operating.track import LayTile, PlaceSmallStation
from roundhouse.games.e1862.operating.train_types import TYPE_NAMES
from roundhouse.games.e1862.operating.trains import BuyTrain, BuyTrainFrom
from roundhouse.games.e1862.passing import Pass
from roundhouse.games.e1862.present.speech import money
from roundhouse.games.e1862.runs.run import Run
from roundhouse.games.e1862.setup.options import RULINGS, Options
from roundhouse.games.e1862.state import ENDS, State
from roundhouse.games.e1862.steps import (
    ACQUIRE,
    BID,
    DECISIONS,
    DIVIDEND,
    FINE,
    HOME_UPGRADE,
    MARKERS,
    MERGE,
    OPEN,
    PAR,
    REDEEM,
    REMOVE,
    RUN,
    STATION,
    TRACK,
    TRADE,
    TRAINS,
)
from roundhouse.words import LANGUAGES, Words, rule_key
from tests.games.e1862.players import careless
from tests.support.panels import panel_texts
from tests.support.word_contract import GameWords, Listener, WordContract

ROOT = Path(__file__).parents[3]
SOURCE = ROOT / "src" / "roundhouse" / "games" / "e1862"
RECORDED = ROOT / "tests" / "golden" / "1862"

#: Rightly the same in both languages: the name of the game, amounts, formats without a word in them, and “round”.
SAME = {
    "game-1862-title", "money", "money-owed", "board-holding", "option-no", "tip-hex", "place",
    "pick-area", "pick-by-short", "pick-company", "pick-hex", "stop-counts", "area-midlands", "area-west",
    "panel-company-tip", "panel-list", "panel-lner", "panel-offering", "panel-pool", "merging-up",
    "page-ipo", "merging-down", "merging-sum", "merging-change", "short-of-tiles", "page-round",
}  # fmt: skip
#: So many picks say more than one train.
LONG = 12
RULES = r"\bR\d[\d.]*-[a-z]\b|\bA-\d\d\b"
GAME = GameWords(RULESET, rules=RULES, same=SAME)


class TestWords(WordContract):
    game = GAME


@pytest.mark.parametrize("language", LANGUAGES)
def test_amounts_are_set_well(language: str) -> None:
    for key, message in GAME.messages(language).items():
        # As money itself is said: £1,000 and £1.000.
        assert not re.search(r"£\d{4}" + (r"|£\d+\.\d" if language == "en" else r"|£\d+,\d"), message.words), key


# -- rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_explained_in_their_order(language: str) -> None:
    written = re.findall(r"^- \*\*(R\d[\d.]*-[a-z]|A-\d\d)\b", GAME.specification.read_text("utf-8"), re.MULTILINE)
    assert len(written) > 370
    assert list(GAME.chapter("rules", language)) == [rule_key(rule) for rule in written]


def source_text() -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(SOURCE.rglob("*.py")))


def test_every_rule_that_the_source_names_is_specified() -> None:
    """In refusals and questions, and beside the code that follows it; `R7.9-d, -e` names two."""
    raised = set(re.findall(r'"(R\d[\d.]*-[a-z])"', source_text()))
    assert len(raised) > 90
    assert {rule for _, rule in DECISIONS} <= raised
    assert set(re.findall(RULES, source_text())) <= set(GAME.specified())


# -- what the source says


def named_in_source(families: str) -> set[str]:
    return set(re.findall(rf'"((?:{families})(?:-[a-z]+)+)"', source_text()))


def test_every_refusal_is_used_and_has_words() -> None:
    written = {key for key in GAME.messages("en") if re.match("(why|tile|chain|run)-", key)}
    used = named_in_source("why|tile|chain|run")
    # Written with the names of colours, of runs that can be picked, and of sprites.
    assert written - used == {"run-own", "run-none"}
    assert used - written <= {"run-trains", "tile-blank"}


def test_every_event_has_words() -> None:
    told = set(re.findall(r'\.tell\("([a-z-]+)"', source_text()))
    told |= set(re.findall(r'\.tell\("([a-z]+)" if \w+ else "', source_text()))
    assert len(told) > 40
    events = {key.removeprefix("event-") for key in GAME.messages("en") if key.startswith("event-")}
    assert told - events == {"dividend"}
    assert {f"dividend-{kind}" for kind in DIVIDENDS} <= events


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_of_the_game_has_a_name(language: str) -> None:
    wanted = {f"area-{name}" for name in AREAS} | {f"edge-{name}" for name in EDGE_NAMES}
    wanted |= {f"type-{name}" for name in TYPE_NAMES} | {f"round-{name}" for name in ("PR", "SR", "OR")}
    wanted |= {f"{prefix}-{name}" for name in DIVIDENDS for prefix in ("dividend", "act-dividend")}
    wanted |= {f"{prefix}-{name.replace('_', '-')}" for name in WAYS for prefix in ("raise", "act-raise")}
    wanted |= {f"ended-by-{name}" for name in ENDS if name}
    wanted |= {f"game-{RULESET.id}-{part}" for part in ("title", "blurb", "length", "editions")}
    for field in msgspec.structs.fields(Options):
        wanted |= {f"option-{field.name}", f"option-{field.name}-help"}
    questions = [name.replace("_", "-") for name, _ in DECISIONS if name != "over"]
    questions += ["option-certificate", "option-treasury"]
    wanted |= {f"ask-{name}-{whose}" for name in questions for whose in ("you", "other")}
    assert wanted - set(GAME.messages(language)) == set()
    assert set(RULINGS) <= set(Options.__struct_fields__)


# -- saying it


def listen(listener: Listener, state: State, action: Any) -> None:
    """Everything that is said around one decision: question, answer, picks and events."""
    decision = RULESET.decision(state)
    assert decision is not None
    for seat in (decision.seat, None):
        listener.hear(RULESET.prompt(state, seat))
    listener.hear(RULESET.say_action(state, action, decision.seat))
    for pick in RULESET.picks(state, action):
        listener.hear(RULESET.pick_name(state, pick))
        label = RULESET.pick_label(state, pick)
        if isinstance(label, Text):
            listener.hear(label)
    path: tuple[str, ...] = ()
    # What was said can be said otherwise, again and again.
    while len(path) < LONG and (onward := RULESET.open_picks(state, path)):
        for pick in {further[len(path)] for further in onward if len(further) > len(path)}:
            listener.hear(RULESET.pick_name(state, pick))
        path = onward[0][: len(path) + 1]


def show(listener: Listener, state: State) -> None:
    view = RULESET.view(state, None)
    for text in [*RULESET.text_board(view), *panel_texts(RULESET, view)]:
        listener.hear(text)


def attempt(state: State, chance: Chance) -> Any:
    """Something that somebody might try here, mostly in vain."""
    company, hex, number = chance.below(COUNT), chance.below(SIZE), chance.below(4)
    tile = LayTile(hex, chance.below(len(TILES)), chance.below(6))
    tries: dict[int, list[Any]] = {
        OPEN: [OpenAuction(company, 5 * chance.below(300)), OpenAuction(company, 3)],
        BID: [RaiseBid(state.bid + number), RaiseBid(state.bid + 5 * chance.below(300))],
        PAR: [SetPar(60), SetPar(100)],
        MARKERS: [ChooseMarkers(9)],
        TRADE: [
            SellShares(company, 1 + number),
            BuyShare(company, chance.below(3)),
            StartCompany(company, 54 + number),
        ],
        FINE: [SellShares(company, 1 + number)],
        HOME_UPGRADE: [tile],
        MERGE: [ProposeMerger(company, chance.choice([company, state.operating, 0]))],
        REMOVE: [RemoveMarker(hex, 0)],
        TRACK: [tile, tile, tile, PlaceSmallStation(hex, 9), BuildTerminal(number), LayTile(-1, 0, 0), Pass()],
        STATION: [PlaceStation(hex), BuildTerminal(number)],
        RUN: [RunTrains([Run(number, [(hex, -1, number), (chance.below(SIZE), (number + 3) % 6, -1)])])],
        DIVIDEND: [DecideDividend(HUDSON)],
        TRAINS: [BuyTrain(chance.below(3), number), BuyTrainFrom(chance.below(30)), RaiseMoney(number % 2), Pass()],
        REDEEM: [Redeem()],
        ACQUIRE: [ProposeMerger(company, company)],
    }
    return chance.choice(tries.get(state.step, [Pass()]))


def try_in_vain(listener: Listener, state: State, chance: Chance) -> None:
    for _ in range(6):
        violation = RULESET.why_not(state, attempt(state, chance), chance.choice([None, None, None, 0]))
        if violation is not None:
            listener.hear(RULESET.say_violation(state, violation))
    for hex in HEXES[:SIZE]:
        violation = RULESET.explain(state, (f"hex:{hex}",))
        if violation is not None:
            listener.hear(RULESET.say_violation(state, violation))


def recorded(path: Path) -> Iterator[tuple[State, Any]]:
    """A game of the public site: every position with the action taken there."""
    export = Export(json.loads(gzip.decompress(path.read_bytes())))
    actions = [action for _, played in export.replay(RULESET.setup(export.setup)) for action in played]
    state: State = RULESET.setup(export.setup)
    for action in actions:
        yield state, action


def played(players: int, options: dict[str, Any], seed: int) -> Iterator[tuple[State, Any]]:
    """A careless game of a variant."""
    state: State = RULESET.setup(Setup(players=players, options=RULESET.complete(options), seed=seed))
    chance = Chance(seed)
    while RULESET.decision(state) is not None:
        yield state, careless(state, RULESET.legal(state), chance)


def follow(listener: Listener, game: Iterator[tuple[State, Any]], chance: Chance) -> None:
    """Every word of a game, and what would have been said to other actions."""
    for number, (state, action) in enumerate(game):
        listen(listener, state, action)
        if number % 2 == 0:
            try_in_vain(listener, state, chance)
        for event in RULESET.apply(state, action):
            listener.hear(RULESET.say_event(state, event))
        if number % 200 == 0:
            show(listener, state)
    show(listener, state)
    listener.hear(RULESET.prompt(state, None))
    over = RULESET.why_not(state, Pass())
    outcome = RULESET.outcome(state)
    assert over is not None
    assert outcome is not None
    listener.hear(RULESET.say_violation(state, over))
    for text in [*outcome.ended_by, *(category.name for category in outcome.categories)]:
        listener.hear(text)


#: Recorded games that come to bankruptcies, refinancing, mergers with options and markers to remove.
TOLD = ("862301", "862305", "862311", "862708")
FAMILIES = ("ask-", "event-", "why-", "act-", "pick-", "board-", "round-", "tile-", "run-", "chain-", "holder-")
#: What these games hardly come to, or never.
RARE = {
    "why-terminal-home", "event-lner-later", "board-lner-later", "pick-turn-to", "pick-source", "pick-shares-for",
    "board-promised", "event-ran-other", "chain-not-linked", "chain-several",
    "chain-stop-twice", "chain-through-area", "chain-two-areas", "chain-without-permanent", "run-does-not-meet",
    "run-local-to-area", "run-no-permit", "run-no-terminal", "run-not-home", "run-port-to-port", "run-red-to-red",
    "run-scores-too-many", "run-stop-twice", "run-through-area", "run-through-blocked", "run-too-many-hexes",
    "run-too-many-stops", "run-too-short", "run-track-twice", "run-train-twice", "run-unscored-elsewhere",
    "why-beginners-redeem", "why-fine-short", "why-has-charter", "why-home-room", "why-hudson-local",
    "why-hudson-revenue", "why-lner-trains", "why-logged-amounts", "why-no-company", "why-no-source",
    "why-nothing-to-redeem",
    "why-receivership-redeem", "why-redeem-money", "why-refinancing-short", "why-train-refused", "why-certificate",
    "why-barred", "why-refused",
    "why-receivership-train", "run-no-marker", "pick-by", "pick-by-short", "pick-skip", "pick-link",
    "pick-alone", "pick-like", "why-own-middle", "why-own-no-link",
}  # fmt: skip


@pytest.mark.long
def test_everything_is_said_in_some_game() -> None:
    listener = Listener(GAME)
    chance = Chance(1862)
    for name in TOLD:
        follow(listener, recorded(RECORDED / f"{name}.json.gz"), chance)
    follow(listener, played(3, {"variant": "simple_express", "beginners": True, "shorter_game": True}, 3), chance)
    assert listener.missed(*FAMILIES) <= RARE


def test_the_beginning_of_a_game_is_said() -> None:
    """A short part of the above, for every run of the tests."""
    listener = Listener(GAME)
    for number, (state, action) in enumerate(recorded(RECORDED / "862301.json.gz")):
        listen(listener, state, action)
        for event in RULESET.apply(state, action):
            listener.hear(RULESET.say_event(state, event))
        if number == 150:
            break
    show(listener, state)
    assert {"event-charter", "event-home", "event-train", "act-lay-tile", "ask-dividend-you"} <= listener.heard


NUMBERS = {"n", "most", "place"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(RARE))
def test_rare_texts_can_be_said(language: str, key: str) -> None:
    arguments = GAME.messages(language)[key].arguments
    text = Text(key, {name: 2 if name in NUMBERS else "Ely" for name in arguments})
    assert Words(language, [RULESET.words], ["Ada"]).say(text)


SENTENCES: list[tuple[Text, str, str]] = [
    (money(1240), "£1,240", "£1.240"),
    (money(-3773), "−£3,773", "−£3.773"),
    (
        Text("act-buy-train", {"operating": "E&H", "train": "8F", "n": 0}),
        "The E&H buys train 8F from the bank.",
        "La E&H compra dalla banca un treno 8F.",
    ),
    (
        Text("act-buy-train", {"operating": "E&H", "train": "1F", "n": 1}),
        "The E&H buys train 1F from the bank, with 1 bought warranty.",
        "La E&H compra dalla banca un treno 1F, con 1 garanzia pagata.",
    ),
    (
        Text("why-not-held", {"held": 1, "company": "E&H"}),
        "You have only 1 share of the E&H.",
        "Hai solo 1 azione della E&H.",
    ),
    (
        Text("why-not-held", {"held": 0, "company": "E&H"}),
        "You have no shares of the E&H.",
        "Non hai azioni della E&H.",
    ),
    (
        Text("event-ran", {"company": "E&H", "revenue": Text("money", {"n": 90}), "subsidy": "£40", "local": 40}),
        "The E&H earns £90 and a subsidy of £40.",
        "La E&H incassa £90 e un sussidio di £40.",
    ),
]


@pytest.mark.parametrize(("text", "english", "italian"), SENTENCES)
def test_numbers_and_plurals(text: Text, english: str, italian: str) -> None:
    assert Words("en", [RULESET.words]).say(text) == english
    assert Words("it", [RULESET.words]).say(text) == italian
