"""The best run of a company of 1862, proven and drawn: its most valuable turn in a finished game."""

from __future__ import annotations

import sys
from pathlib import Path

import roundhouse

SAMPLE = roundhouse.find("1862").folder / "samples" / "full.json"


def main(picture: str = "best_run.svg", save: str = str(SAMPLE)) -> None:
    game = roundhouse.load(save)
    earned = {
        number: sum(event.args["revenue"] for event in played.events if event.key == "ran")
        for number, played in enumerate(game.history)
    }
    position = game.at(max(earned, key=lambda number: earned[number]))

    for answer in position.best_runs(count=3):
        proof = "proven" if answer.optimal else f"at most £{answer.bound}"
        print(f"£{answer.revenue} with {len(answer.runs)} trains, {proof} in {answer.milliseconds:.0f} ms")
    best = position.legal[0]
    print(position.say(best))
    Path(picture).write_text(position.svg(action=best), "utf-8")
    print(f"drawn in {picture}")


if __name__ == "__main__":
    main(*sys.argv[1:])
