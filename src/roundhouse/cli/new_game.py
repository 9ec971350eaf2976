"""`roundhouse new-game`: a package with a small whole game in it, to be changed into another one.

The package lies in `starter/` as it is for the game Shunting, each file with `.txt` behind its name, so that no tool
takes it for a part of roundhouse. docs/adding-a-game.md shows the same files.
"""

from __future__ import annotations

import argparse
import keyword
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from roundhouse.cli.trouble import Trouble
from roundhouse.engine.registry import names
from roundhouse.words import Words

NAME = "new-game"

STARTER: Final = Path(__file__).parent / "starter"
#: A name that a Python package, an address and a word file can have.
POSSIBLE: Final = re.compile(r"[a-z][a-z0-9_]{1,29}")


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("name", metavar="NAME", help=words.say("cli-new-game-name"))
    parser.add_argument("--in", dest="folder", default=".", metavar="FOLDER", help=words.say("cli-new-game-folder"))


def run(chosen: argparse.Namespace, words: Words) -> int:
    target = make(check_name(chosen.name), Path(chosen.folder))
    print(words.say("new-game-done", folder=str(target)))
    for line in (f"pip install -e {target}", f"roundhouse check-game {target}", "roundhouse serve --open"):
        print(f"  {line}")
    return 0


def check_name(name: str) -> str:
    if not POSSIBLE.fullmatch(name) or keyword.iskeyword(name):
        raise Trouble("trouble-new-game-name", given=name)
    if name in names() or name == "tests" or find_spec(name) is not None:
        raise Trouble("trouble-new-game-taken", given=name)
    return name


def make(name: str, folder: Path) -> Path:
    """The folder of the new package, which was not there before."""
    target = folder / name
    if target.exists():
        raise Trouble("trouble-new-game-there", folder=str(target))
    for path, text in files(name):
        file = target / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return target


def files(name: str) -> Iterator[tuple[str, str]]:
    """Every file of the package with its path, for a game of this name."""
    for file in sorted(STARTER.rglob("*.txt")):
        path = file.relative_to(STARTER).as_posix().removesuffix(".txt")
        yield renamed(path, name), renamed(file.read_text("utf-8"), name)


def renamed(text: str, name: str) -> str:
    """The same of a game that is called otherwise: `night_train` is Night Train, and its first rule NI-1."""
    parts = name.strip("_").split("_")
    title = " ".join(part.capitalize() for part in parts)
    # Colours, icons and packages have hyphens where Python has underscores.
    dashed = "-".join(filter(None, parts))
    prefix = re.sub("[^a-z]", "", name)[:2]
    changes = {
        "shunting-wagon": f"{dashed}-wagon",
        "roundhouse-shunting": f"roundhouse-{dashed}",
        "class Shunting(": f"class {title.replace(' ', '')}(",
        "= Shunting()": f"= {title.replace(' ', '')}()",
        "shunting": name,
        "Shunting": title,
        "SH-": f"{prefix.upper()}-",
        "_sh_": f"_{prefix}_",
    }
    return re.sub("|".join(map(re.escape, changes)), lambda found: changes[found[0]], text)
