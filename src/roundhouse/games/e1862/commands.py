"""The command `roundhouse routes`: the best run for every situation in a file, beside the run that was made."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from roundhouse.engine.problem import Problem
from roundhouse.engine.text import Text
from roundhouse.files import read_text
from roundhouse.games.e1862.runs.best.solve import Answer, best_run
from roundhouse.games.e1862.runs.recorded import Line, write_runs
from roundhouse.games.e1862.runs.rules import RunRules, rulebook, site
from roundhouse.words import Words

PRESETS = {"18xx-games": site, "rulebook": rulebook}


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("file", metavar="FILE", help=words.say("cli-routes-file"))
    parser.add_argument("--preset", choices=tuple(PRESETS), default="18xx-games", help=words.say("cli-routes-preset"))
    parser.add_argument("--deadline", type=float, metavar="S", help=words.say("cli-routes-deadline"))
    parser.add_argument("--json", action="store_true", help=words.say("cli-routes-json"))


def run(chosen: argparse.Namespace, words: Words) -> int:
    if chosen.deadline is not None and not chosen.deadline >= 0:
        raise Problem("--deadline", Text("routes-seconds", {"given": str(chosen.deadline)}))
    times: list[float] = []
    above = equal = below = 0
    for line in read_lines(Path(chosen.file), PRESETS[chosen.preset]()):
        answer = best_run(line.running, deadline=chosen.deadline)
        times.append(answer.milliseconds)
        above += answer.revenue > line.recorded
        equal += answer.revenue == line.recorded
        below += answer.revenue < line.recorded
        if chosen.json:
            print(json.dumps(as_json(line, answer), ensure_ascii=False), flush=True)
        else:
            print(as_text(line, answer, words), flush=True)
    if not chosen.json:
        print(summary(times, above, equal, below, words))
    return 0


def read_lines(path: Path, rules: RunRules) -> Iterator[Line]:
    """The situations of a file, one after the other; the first broken line ends it with its number and field."""
    try:
        text = read_text(path)
    except (OSError, EOFError) as error:
        raise Problem(
            str(path), Text("save-unreadable", {"why": getattr(error, "strerror", None) or str(error)})
        ) from None
    except UnicodeDecodeError:
        raise Problem(str(path), Text("save-not-text")) from None
    # Some programs begin a file with a mark of its byte order.
    for number, row in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        if not row.strip():
            continue
        try:
            data = json.loads(row)
        except (ValueError, RecursionError) as error:
            raise Problem(Text("routes-line", {"n": number}), Text("save-not-json", {"why": str(error)})) from None
        yield Line(data, number, rules)


def as_json(line: Line, answer: Answer) -> dict[str, Any]:
    return {
        "game": line.game,
        "action": line.action,
        "revenue": answer.revenue,
        "subsidy": answer.subsidy,
        "recorded": line.recorded,
        "optimal": answer.optimal,
        "bound": answer.bound,
        "ms": round(answer.milliseconds, 1),
        "runs": write_runs(line, answer.takings),
    }


def as_text(line: Line, answer: Answer, words: Words) -> str:
    return words.say(
        "routes-answer",
        game=str(line.game),
        action=str(line.action),
        revenue=str(answer.revenue),
        recorded=str(line.recorded),
        proof=Text("routes-proven") if answer.optimal else Text("routes-unproven", {"bound": str(answer.bound)}),
        ms=words.decimal(answer.milliseconds),
    )


def summary(times: list[float], above: int, equal: int, below: int, words: Words) -> str:
    ordered = sorted(times)
    late = ordered[max(0, -(-95 * len(ordered) // 100) - 1)] if ordered else 0.0
    return words.say(
        "routes-summary",
        n=len(ordered),
        median=words.decimal(median(ordered) if ordered else 0.0),
        p95=words.decimal(late),
        max=words.decimal(ordered[-1] if ordered else 0.0),
        above=above,
        equal=equal,
        below=below,
    )
