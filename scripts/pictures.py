"""Draws the pictures of the documentation anew, from a recorded game: docs/pictures/*.svg."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any, NamedTuple

from roundhouse.engine.registry import find
from roundhouse.engine.rules import AnyRules
from roundhouse.picture.paint import Look
from roundhouse.picture.svg import render
from roundhouse.table.golden import setup_of
from roundhouse.words import Words

ROOT = Path(__file__).parent.parent
PLAYERS = ("Anna", "Marta", "Bruno", "Clara")
LOOKS: tuple[Look, ...] = ("light", "dark")


class Picture(NamedTuple):
    """A recorded game and how many decisions of it have been made."""

    name: str
    game: str
    decisions: int


PICTURES = (
    # A veto in a game for four: two lines have merged, one is isolated, and somebody bids for another hex.
    Picture("rocket", "rocket-r12-2018-4p-variant", 204),
    # The last round of a game for four, with a loaded train under way.
    Picture("spike", "spike-d06-4p-advanced", 353),
)


def main() -> None:
    for picture in PICTURES:
        draw(picture)


def draw(picture: Picture) -> None:
    ruleset, state = replay(ROOT / "tests" / "golden" / f"{picture.game}.jsonl.gz", picture.decisions)
    words = Words("en", [ruleset.words], PLAYERS)
    scene = ruleset.scene(ruleset.view(state, None))
    targets = {pick for action in ruleset.legal(state) for pick in ruleset.picks(state, action)}
    for look in LOOKS:
        path = ROOT / "docs" / "pictures" / f"{picture.name}-{look}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(render(scene, say=words.say, theme=look, targets=targets), "utf-8", newline="\n")
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")


def replay(path: Path, decisions: int) -> tuple[AnyRules, Any]:
    """A recorded game after so many decisions."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        header, *lines = (json.loads(line) for line in file)
    ruleset = find(header["game"])
    state = ruleset.setup(setup_of(header))
    for line in lines[:decisions]:
        ruleset.apply(state, ruleset.read_action(state, line["action"]))
    return ruleset, state


if __name__ == "__main__":
    main()
