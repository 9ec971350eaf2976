"""A game as a series of pictures: one SVG file after every tenth action, into a folder."""

from __future__ import annotations

import sys
from pathlib import Path

import roundhouse


def main(folder: str = "pictures", seed: str = "4") -> None:
    game = roundhouse.new("rocket", 3, seed=int(seed), edition="2018")
    chance = roundhouse.Chance(int(seed))
    while not game.over:
        game.push(game.legal.draw(chance))

    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    for number in range(0, len(game.actions) + 1, 10):
        picture = target / f"{number:03}.svg"
        picture.write_text(game.at(number).svg(), "utf-8")
    print(f"{len(list(target.glob('*.svg')))} pictures in {target}/, final scores {game.scores}")


if __name__ == "__main__":
    main(*sys.argv[1:])
