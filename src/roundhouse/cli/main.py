"""The `roundhouse` command: what it is asked, in which language, and how it says that something is wrong."""

from __future__ import annotations

import argparse
import io
import locale
import os
import sys
from collections.abc import Iterator, Sequence

import roundhouse
from roundhouse import installed
from roundhouse.cli import (
    admin,
    backup,
    board,
    check,
    check_game,
    completion,
    export,
    games,
    importing,
    language,
    new_game,
    play,
    puzzles,
    render,
    replay,
    restore,
    rule,
    seal,
    serve,
    simulate,
    tournament,
    verify,
    word,
)
from roundhouse.cli.argument_words import name_places, speak
from roundhouse.cli.trouble import Trouble
from roundhouse.engine.parts.commands import Command
from roundhouse.engine.problem import Problem
from roundhouse.engine.registry import find, names
from roundhouse.words import OFFERED, Words

COMMANDS = (
    play,
    serve,
    admin,
    backup,
    restore,
    check,
    simulate,
    tournament,
    verify,
    seal,
    importing,
    export,
    replay,
    render,
    board,
    puzzles,
    rule,
    word,
    language,
    games,
    new_game,
    check_game,
    completion,
)

#: What is installed with the extra `server` only.
SERVER = frozenset({"aiosqlite", "alembic", "argon2", "asyncpg", "litestar", "sqlalchemy", "uvicorn", "websockets"})


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 when all went well, 1 when a check failed, 2 when the input was wrong."""
    soften_streams()
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    words = Words(asked_language(arguments))
    parser = make_parser(words, arguments)
    chosen = parse(parser, arguments)
    if chosen.version:
        print(version(words))
        return 0
    if not hasattr(chosen, "run"):
        parser.print_help()
        return 0
    try:
        code: int = chosen.run(chosen)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except Trouble as error:
        return complain(words.say(error.text))
    except Problem as error:
        everything = Words(words.language, [find(name).words for name in names()])
        return complain(everything.say(error.text))
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in SERVER:
            raise
        return complain(words.say("trouble-no-server"))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever was reading has gone; nothing is left to say to them.
        silence()
        return 1
    except OSError as error:
        silence()
        return complain(words.say("trouble-output", why=error.strerror or str(error)))


def parse(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> argparse.Namespace:
    """What is asked for. Options of a game may stand anywhere: argparse finds them only right behind the game."""
    chosen, rest = parser.parse_known_args(arguments)
    scattered = [each for each in rest if "=" in each and not each.startswith("-")]
    if rest and (len(scattered) < len(rest) or not hasattr(chosen, "options")):
        parser.parse_args(arguments)
    if scattered:
        chosen.options = [*chosen.options, *scattered]
    return chosen


def silence() -> None:
    """Let what is still in the buffer go nowhere, or it would be tried again at the very end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def soften_streams() -> None:
    """A terminal that cannot show a letter shows a question mark, and goes on."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def complain(message: str) -> int:
    print(f"roundhouse: {message}", file=sys.stderr)
    return 2


def asked_language(arguments: list[str]) -> str:
    """The language of --lang, else of the environment, else English."""
    for number, argument in enumerate(arguments):
        if argument == "--lang" and number + 1 < len(arguments) and arguments[number + 1] in OFFERED:
            return arguments[number + 1]
        if argument.startswith("--lang=") and argument[7:] in OFFERED:
            return argument[7:]
    name = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    code = (locale.normalize(name) if name else "en")[:2]
    return code if code in OFFERED else "en"


def make_parser(words: Words, arguments: Sequence[str] | None = None) -> argparse.ArgumentParser:
    """All commands, each with what it takes; given the arguments of somebody, with what the one asked for takes:
    to say what all of them take is most of the time that a short command needs."""
    speak(words)
    asked = None if arguments is None else command_of(arguments)
    parser = argparse.ArgumentParser(prog="roundhouse", description=words.say("cli-about"))
    parser.add_argument("--version", action="store_true", help=words.say("cli-version"))
    parser.add_argument("--lang", choices=OFFERED, help=words.say("cli-lang"))
    commands = parser.add_subparsers(title=words.say("cli-commands"), metavar=words.say("cli-command"))
    # Every command takes --lang as well, so that it may stand at the end of the line.
    spoken = argparse.ArgumentParser(add_help=False)
    spoken.add_argument("--lang", choices=OFFERED, default=argparse.SUPPRESS, help=words.say("cli-lang"))
    for name, command, said in offered(words, asked):
        about = said.say(f"cli-{name}")
        part = commands.add_parser(name, help=about, description=about, parents=[spoken])
        if asked in (None, name):
            command.add_arguments(part, said)
            name_places(part, words)
        part.set_defaults(run=lambda chosen, command=command, said=said: command.run(chosen, said))
    return parser


def offered(words: Words, asked: str | None) -> Iterator[tuple[str, Command, Words]]:
    """Every command with its name and the words it speaks; those of games unless another is clearly asked for."""
    yield from ((command.NAME, command, words) for command in COMMANDS)
    if asked not in [command.NAME for command in COMMANDS]:
        for game in map(find, names()):
            said = Words(words.language, [game.words])
            yield from ((name, command, said) for name, command in game.commands().items())


def command_of(arguments: Sequence[str]) -> str:
    """The name of the command: the first argument that is no option nor belongs to one."""
    rest = iter(arguments)
    for argument in rest:
        if argument == "--lang":
            next(rest, None)
        elif not argument.startswith("-"):
            return argument
    return ""


def version(words: Words) -> str:
    """The version, whether the rules run compiled or as plain Python, and what could be better about it."""
    first = f"roundhouse {roundhouse.__version__} ({installed.kind()})"
    return "\n".join([first, *map(words.say, installed.notes())])


if __name__ == "__main__":
    sys.exit(main())
