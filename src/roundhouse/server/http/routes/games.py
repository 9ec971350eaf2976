"""Games: what can be played, with which options and bots, by which rules, in which words."""

from __future__ import annotations

import re
import types
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec
from litestar import Response, Router, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from roundhouse.bots import ladder
from roundhouse.engine.registry import UnknownGame, find, names
from roundhouse.engine.rules import AnyRules
from roundhouse.engine.setup import Setup
from roundhouse.engine.text import Text
from roundhouse.game import Game
from roundhouse.lessons import lessons_of
from roundhouse.server.beside import beside
from roundhouse.server.http.bodies import LARGEST_BOARD, Body
from roundhouse.server.http.errors import ApiError, answered, problems
from roundhouse.server.http.parameters import Language
from roundhouse.server.http.ready import LASTING, READY, AnyRequest, Ready, ready, send, sent
from roundhouse.server.http.routes import API
from roundhouse.table.checks import must_be_data
from roundhouse.table.howto import howto_of
from roundhouse.words import OWN_FOLDER, Words, rule_ids, rule_key, word_files
from roundhouse.words.glossary import read_glossary

#: What kind of field of a form an option makes.
Kind = Literal["choice", "flag", "number", "text", "group", "data"]
#: Words and rules change only with the program.
KEEP: Final = "public, max-age=300"
FLUENT: Final = "text/plain"
#: The file of words that only the form of a new table needs: what its fields mean.
FORMS: Final = "forms"
#: Files of words that no table needs: rules, lessons, puzzles, what learners are told, the terminal's, the editor's.
ELSEWHERE: Final = frozenset({"chapters", "coach", "commands", "editor", FORMS, "howto", "lessons", "puzzles", "rules"})
#: The number of the section that a rule stands in: 7.3 in `SR-7.3-l`. Rulings are only counted and have none.
SECTION: Final = re.compile(r"\d+(\.\d+)*(?=-[a-z]+$)")


class OptionValue(msgspec.Struct, frozen=True, kw_only=True):
    """A value of an option and what it is called."""

    value: Any
    label: Text | None


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One option of a game, enough to make a field of a form of it."""

    name: str
    kind: Kind
    label: Text | None
    help: Text | None
    #: What it is if nothing is said. Some options follow others: `POST …/options` tells.
    default: Any
    #: May it be null, and what that is called?
    nullable: bool
    none: Text | None
    values: list[OptionValue]
    least: int | None
    most: int | None
    #: The parts of a group.
    fields: list[Option]


class Variant(msgspec.Struct, frozen=True, kw_only=True):
    """A way to play a game that has a name, and the options that make it."""

    name: str
    label: Text | None
    help: Text | None
    options: dict[str, Any]


class GameCard(msgspec.Struct, frozen=True, kw_only=True):
    """What the lobby says of a game, spoken in the language that was asked for; empty where a game says nothing."""

    title: str
    blurb: str
    length: str
    editions: str


class LevelView(msgspec.Struct, frozen=True, kw_only=True):
    """A bot that people can choose. A seat's `bot` is its name, and may go on with a time and a temper:
    `master:5`, `engineer:friendly`, `master:5:sharp`."""

    name: str
    #: How it plays, in a sentence, spoken in the language that was asked for.
    describe: str
    #: How long it thinks about a decision; 0 if it plays at once, and then it can be given no time.
    seconds: float
    #: How it can be told to play.
    tempers: list[str]


class GameView(msgspec.Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    id: str
    title: str
    rules: int
    least_players: int
    most_players: int
    card: GameCard
    #: The bots that people can choose, weakest first; `levels` says how they play.
    bots: list[str]
    levels: list[LevelView]
    options: list[Option]
    variants: list[Variant]
    #: The variant that is offered first, to whoever has never played it; empty: the usual game.
    first: str
    #: Whom a first game is played against, as a seat's `bot` names it.
    first_bot: str
    #: Kinds of decisions that can be answered ahead.
    answerable: list[str]
    #: Does its board come from a file (`GET …/board`), so that it can be played on another one?
    board: bool
    #: What is to be said of the usual board if it only reconstructs a printed one.
    reconstruction: Text | None
    #: How many lessons its course has (`GET …/lessons`).
    lessons: int
    #: How many minutes it takes to read how to play it (`GET …/how-to`); 0 if there is no such page.
    how_to: int


class Rule(msgspec.Struct, frozen=True, kw_only=True):
    """A rule of a game in a sentence or two."""

    id: str
    text: str
    #: Number and title of the chapter it stands in; rulings have none, and not every game names its chapters.
    chapter: str
    title: str


class Explained(msgspec.Struct, frozen=True, kw_only=True):
    """A word of a game: all forms in which it may stand in a sentence, and what it means in a sentence or two."""

    word: str
    forms: tuple[str, ...]
    meaning: str


class Chosen(Body, frozen=True, kw_only=True):
    options: dict[str, Any] = msgspec.field(default_factory=dict)


class Completed(msgspec.Struct, frozen=True, kw_only=True):
    """Every option with the value that it will have."""

    options: dict[str, Any]


def game_called(game: str) -> AnyRules:
    try:
        return find(game)
    except UnknownGame as error:
        raise ApiError(404, "no_such_game", error.text, field="game") from None


# -- options, described from the type of the struct


def describe(ruleset: AnyRules, lang: str) -> GameView:
    words = Words("en", [ruleset.words])
    return GameView(
        id=ruleset.id,
        title=ruleset.title,
        rules=ruleset.version,
        least_players=ruleset.seats[0],
        most_players=ruleset.seats[-1],
        card=card_of(ruleset, lang),
        bots=[level.name for level in ladder.offered(ruleset)],
        levels=[level_view(level, Words(lang, [ruleset.words])) for level in ladder.offered(ruleset)],
        options=options_of(ruleset.Options, ruleset.complete({}), "option", words),
        variants=[variant(name, dict(options), words) for name, options in ruleset.variants.items()],
        first=ruleset.first_variant,
        first_bot=ladder.gentlest(ruleset),
        answerable=sorted(ruleset.answerable | ruleset.passable),
        board=ruleset.board_data() is not None,
        reconstruction=word(f"game-{ruleset.id}-reconstruction", words) if is_reconstruction(ruleset) else None,
        lessons=len(lessons_of(ruleset)),
        how_to=minutes_to_read(ruleset),
    )


def minutes_to_read(ruleset: AnyRules) -> int:
    howto = howto_of(ruleset)
    return 0 if howto is None else howto.minutes


def level_view(level: ladder.Level, words: Words) -> LevelView:
    return LevelView(
        name=level.name,
        describe=words.say(level.describe) if level.describe is not None else "",
        seconds=level.seconds,
        tempers=list(level.tempers),
    )


@cache
def is_reconstruction(ruleset: AnyRules) -> bool:
    """Does the usual board of a game say that it only reconstructs a printed one?"""
    if ruleset.board_data() is None:
        return False
    usual = Game(ruleset, Setup(players=ruleset.seats[0], options=ruleset.complete({})))
    about = ruleset.about_board(usual.view(None))
    return about is not None and about.reconstruction


def card_of(ruleset: AnyRules, lang: str) -> GameCard:
    words = Words(lang, [ruleset.words])
    said = {
        what: words.say(key) if words.has(key := f"game-{ruleset.id}-{what}") else ""
        for what in ("title", "blurb", "length", "editions")
    }
    return msgspec.convert({**said, "title": said["title"] or ruleset.title}, GameCard)


def variant(name: str, options: dict[str, Any], words: Words) -> Variant:
    key = f"variant-{name}"
    return Variant(name=name, label=word(key, words), help=word(f"{key}-help", words), options=options)


def options_of(kind: type[msgspec.Struct], defaults: dict[str, Any], prefix: str, words: Words) -> list[Option]:
    return [
        option(field.name, field.type, defaults.get(field.name), f"{prefix}-{field.name}", words)
        for field in msgspec.structs.fields(kind)
    ]


def option(name: str, annotation: Any, default: Any, key: str, words: Words) -> Option:
    parts = list(alternatives(annotation))
    kind, main, meta = sort_of(parts)
    struct = main if kind == "group" else None
    return Option(
        name=name,
        kind=kind,
        label=word(key, words),
        help=word(f"{key}-help", words),
        default=default,
        nullable=type(None) in [part for part, _ in parts],
        none=word(f"{key}-none", words),
        values=[OptionValue(value=value, label=word(f"{key}-{value}", words)) for value in values_of(kind, main)],
        least=meta.ge if meta else None,
        most=meta.le if meta else None,
        fields=[] if struct is None else options_of(struct, usual(struct, default), key, words),
    )


def usual(struct: type[msgspec.Struct], default: Any) -> dict[str, Any]:
    """What the parts of a group are by default."""
    if isinstance(default, dict):
        return default
    return {f.name: f.default for f in msgspec.structs.fields(struct) if f.default is not msgspec.NODEFAULT}


def alternatives(annotation: Any) -> Iterator[tuple[Any, Any]]:
    """The types that a value may have, each with what is said about it; that it may be left out does not count."""
    if get_origin(annotation) in (Union, types.UnionType):
        for part in get_args(annotation):
            yield from alternatives(part)
    elif get_origin(annotation) is Annotated:
        main, *said = get_args(annotation)
        yield main, next((each for each in said if isinstance(each, msgspec.Meta)), None)
    elif annotation is not msgspec.UnsetType:
        yield annotation, None


KINDS: Final[dict[Any, Kind]] = {bool: "flag", int: "number", str: "text"}


def sort_of(parts: list[tuple[Any, Any]]) -> tuple[Kind, Any, Any]:
    """What kind of field the option makes, its type, and its bounds."""
    for part, meta in parts:
        if get_origin(part) is Literal:
            return "choice", part, meta
        if part in KINDS:
            return KINDS[part], part, meta
        if isinstance(part, type) and issubclass(part, msgspec.Struct):
            return "group", part, meta
    return "data", None, None


def values_of(kind: str, main: Any) -> tuple[Any, ...]:
    return get_args(main) if kind == "choice" else ()


def word(key: str, words: Words) -> Text | None:
    """A text with that key, if the word files have it."""
    return Text(key) if words.has(key) else None


# -- words


def chapter_of(rule: str, words: Words) -> tuple[str, str]:
    """Number and title of the innermost chapter with a title: `chapter-7_3` for `SR-7.3-l`, else `chapter-7`."""
    found = SECTION.search(rule)
    if found is None:
        return "", ""
    numbers = found[0].split(".")
    for depth in range(len(numbers), 0, -1):
        key = "chapter-" + "_".join(numbers[:depth])
        if words.has(key):
            return ".".join(numbers[:depth]), words.say(key)
    return numbers[0], ""


def say_rule(rule: str, words: Words) -> Rule:
    chapter, title = chapter_of(rule, words)
    return Rule(id=rule, text=words.say(rule_key(rule)), chapter=chapter, title=title)


@cache
def sources(folder: Path, language: str) -> str:
    """The word files of a folder, one after the other, without those of the terminal and the rules, which are asked for
    by id, and without what their authors say to each other."""
    return joined(file for file in word_files(folder, language) if chapter_name(file) not in ELSEWHERE)


@cache
def form_sources(folder: Path, language: str) -> str:
    """What the form of a new table says besides."""
    return joined(file for file in word_files(folder, language) if chapter_name(file) == FORMS)


def chapter_name(file: Path) -> str:
    return file.name.partition(".")[0]


def joined(files: Iterable[Path]) -> str:
    lines = (line for file in files for line in file.read_text("utf-8").splitlines())
    return "\n".join(line for line in lines if line and not line.startswith("#"))


def made(what: str, game: str, lang: str) -> Ready:
    match what:
        case "games":
            return ready([describe(find(name), lang) for name in names()], effort=LASTING)
        case "game":
            return ready(describe(find(game), lang))
        case "rules":
            words = Words(lang, [find(game).words])
            return ready([say_rule(rule, words) for rule in rule_ids(find(game).words)])
        case "glossary":
            terms = read_glossary(find(game).words, lang).values()
            return ready([Explained(word=term.say, forms=term.forms, meaning=term.explain) for term in terms])
        case "words":
            return ready(sources(find(game).words, lang), FLUENT, LASTING)
        case "words of forms":
            return ready(form_sources(find(game).words, lang), FLUENT, LASTING)
    return ready(sources(OWN_FOLDER, lang), FLUENT)


async def kept(request: AnyRequest, what: str, game: str, lang: str) -> Response[Any]:
    """The answer, made outside the loop the first time."""
    asked = (what, game, lang)
    if asked not in _made:
        _made[asked] = await beside(made, *asked)
    return send(request, _made[asked], KEEP)


#: Everything here is the same for everybody, and changes only with the program: it is made once.
_made: Final[dict[tuple[str, str, str], Ready]] = {}


def completed(ruleset: AnyRules, options: dict[str, Any]) -> Completed:
    must_be_data(ruleset, options)
    return Completed(options=ruleset.complete(options))


# -- the API


@get("/games", responses=answered(list[GameView]) | problems(), opt=READY)
async def list_games(request: AnyRequest, lang: FromQuery[Language] = "en") -> Response[Any]:
    """Every game that can be played here."""
    return await kept(request, "games", "", lang)


@get("/games/{game:str}", responses=answered(GameView) | problems(404), opt=READY)
async def one_game(request: AnyRequest, game: FromPath[str], lang: FromQuery[Language] = "en") -> Response[Any]:
    """One game with its options and bots."""
    return await kept(request, "game", game_called(game).id, lang)


@post(
    "/games/{game:str}/options",
    status_code=200,
    responses=answered(Completed) | problems(404, 413),
    opt={"limit": "picture", **READY},
    request_max_body_size=LARGEST_BOARD,
)
async def complete(request: AnyRequest, game: FromPath[str], data: JSONBody[Chosen]) -> Response[Any]:
    """What every option will be if these are chosen; refused with the field that is wrong."""
    # A board is read for it.
    return await sent(request, await beside(completed, game_called(game), data.options))


@get("/games/{game:str}/rules", responses=answered(list[Rule]) | problems(404), opt=READY)
async def rules(request: AnyRequest, game: FromPath[str], lang: FromQuery[Language] = "en") -> Response[Any]:
    """Every rule of a game, by its id."""
    return await kept(request, "rules", game_called(game).id, lang)


@get("/games/{game:str}/glossary", responses=answered(list[Explained]) | problems(404), opt=READY)
async def glossary(request: AnyRequest, game: FromPath[str], lang: FromQuery[Language] = "en") -> Response[Any]:
    """The words of a game with what each means."""
    return await kept(request, "glossary", game_called(game).id, lang)


TEXT = {200: ResponseSpec(str, generate_examples=False, description="Fluent messages", media_type="text/plain")}


@get("/games/{game:str}/words/{lang:str}", media_type="text/plain", responses=TEXT | problems(404), opt=READY)
async def game_words(request: AnyRequest, game: FromPath[str], lang: FromPath[Language]) -> Response[Any]:
    """The words of a game as Fluent source, all but the rules: see `/games/{game}/rules`."""
    return await kept(request, "words", game_called(game).id, lang)


@get("/games/{game:str}/words/{lang:str}/forms", media_type="text/plain", responses=TEXT | problems(404), opt=READY)
async def form_words(request: AnyRequest, game: FromPath[str], lang: FromPath[Language]) -> Response[Any]:
    """What the form of a new table explains besides, as Fluent source: the `help` of options and variants."""
    return await kept(request, "words of forms", game_called(game).id, lang)


@get("/words/{lang:str}", media_type="text/plain", responses=TEXT | problems(404), opt=READY)
async def own_words(request: AnyRequest, lang: FromPath[Language]) -> Response[Any]:
    """The words of the program itself, those of every refusal among them, as Fluent source."""
    return await kept(request, "own words", "", lang)


router = Router(
    API,
    route_handlers=[list_games, one_game, complete, rules, glossary, game_words, form_words, own_words],
    tags=["games"],
)
