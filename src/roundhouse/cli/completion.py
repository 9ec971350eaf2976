"""`roundhouse completion`: what a shell needs to complete commands, their options, and the names of games."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from roundhouse.engine.registry import names
from roundhouse.words import Words

NAME = "completion"


class Part(NamedTuple):
    """A command as it can be typed: its name, what it is for, its options, and what may stand behind it."""

    name: str
    about: str
    options: list[str]
    words: list[str]


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("shell", choices=SHELLS, help=words.say("cli-completion-shell"))
    parser.epilog = words.say("cli-completion-how")


def run(chosen: argparse.Namespace, words: Words) -> int:
    # Asked for here: the whole parser knows this command, too.
    from roundhouse.cli.main import make_parser

    print(SHELLS[chosen.shell](list(parts(make_parser(words)))), end="")
    return 0


def parts(parser: argparse.ArgumentParser) -> Iterator[Part]:
    """Every command of the parser, in its order."""
    (group,) = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    about = {choice.dest: choice.help or "" for choice in group._choices_actions}
    for name, command in group.choices.items():
        options = [option for action in command._actions for option in action.option_strings if option.startswith("--")]
        positional = [action for action in command._actions if not action.option_strings]
        said = [str(choice) for action in positional for choice in action.choices or ()]
        said += names() if any(action.dest == "game" for action in positional) else []
        yield Part(name, about[name], options, said)


def in_bash(found: list[Part]) -> str:
    cases = "\n".join(
        f"        {part.name}) words={shlex.quote(' '.join([*part.options, *part.words]))} ;;" for part in found
    )
    return f"""# bash completion for roundhouse
_roundhouse() {{
    local words= command="${{COMP_WORDS[1]}}" current="${{COMP_WORDS[COMP_CWORD]}}"
    if [ "$COMP_CWORD" -eq 1 ]; then
        words={shlex.quote(" ".join(["--version", "--lang", *(part.name for part in found)]))}
    else
        case "$command" in
{cases}
        esac
    fi
    COMPREPLY=($(compgen -W "$words" -- "$current"))
    [ "${{#COMPREPLY[@]}}" -gt 0 ] || COMPREPLY=($(compgen -f -- "$current"))
}}
complete -F _roundhouse roundhouse
"""


def in_zsh(found: list[Part]) -> str:
    # zsh understands what bash is told.
    return f"#compdef roundhouse\nautoload -Uz bashcompinit && bashcompinit\n{in_bash(found)}"


def in_fish(found: list[Part]) -> str:
    lines = ["# fish completion for roundhouse"]
    for part in found:
        begin = f"complete -c roundhouse -n '__fish_seen_subcommand_from {part.name}'"
        lines.append(f"complete -c roundhouse -n __fish_use_subcommand -a {part.name} -d {shlex.quote(part.about)}")
        lines += [f"{begin} -l {option.removeprefix('--')}" for option in part.options]
        lines += [f"{begin} -a {shlex.quote(' '.join(part.words))}"] if part.words else []
    return "\n".join(lines) + "\n"


SHELLS: Final[dict[str, Callable[[list[Part]], str]]] = {"bash": in_bash, "zsh": in_zsh, "fish": in_fish}
