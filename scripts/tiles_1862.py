"""Draws the tiles of 1862 and a position with its best run anew: docs/pictures/1862-*.svg."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

from roundhouse.games.e1862.present.drawing.sheet import contact_sheet
from roundhouse.games.e1862.present.drawing.table import draw
from roundhouse.games.e1862.runs.best.solve import best_run
from roundhouse.games.e1862.runs.recorded import Line
from roundhouse.games.e1862.runs.rules import rulebook
from roundhouse.picture.paint import Look
from roundhouse.picture.svg import render
from roundhouse.words import Words

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs" / "pictures"
#: A late position with five trains, among the run situations of recorded random games.
SITUATION = (862301, 505)
LOOKS: tuple[Look, ...] = ("light", "dark")


def main() -> None:
    words = Words("en", [ROOT / "src" / "roundhouse" / "games" / "e1862" / "words"])
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / "1862-tiles.svg").write_text(render(contact_sheet(), say=words.say, width=1400), "utf-8", newline="\n")
    line = situation()
    takings = best_run(line.running, deadline=20).takings
    scene = draw(line.running.board, line.running.phase, takings)
    for look in LOOKS:
        path = PICTURES / f"1862-{look}.svg"
        path.write_text(render(scene, say=words.say, theme=look, width=1000), "utf-8", newline="\n")
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")


def situation() -> Line:
    with gzip.open(
        ROOT / "tests" / "games" / "e1862" / "data" / "random-routes.jsonl.gz", "rt", encoding="utf-8"
    ) as file:
        for number, row in enumerate(file, 1):
            data = json.loads(row)
            if (data["game"], data["action"]) == SITUATION:
                return Line(data, number, rulebook())
    raise SystemExit("the situation is not in the file")


if __name__ == "__main__":
    main()
