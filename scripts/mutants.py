"""Changes rules at random, one at a time, and sees whether the tests of that game notice (`make mutants`).

Changed copies live in a temporary tree, never in the checkout. Changes that no test notices are judged in
bench/mutants.toml: `equivalent`, `not reachable`, or a `hole` that wants a test. The report is bench/mutants.md.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple

from scripts.mutating import GAMES, ROOT, Change, chosen

TITLES: Final = {"rocket": "Stephenson's Rocket", "spike": "Spike", "e1862": "1862"}
JUDGED: Final = ROOT / "bench" / "mutants.toml"
REPORT: Final = ROOT / "bench" / "mutants.md"
VERDICTS: Final = ("equivalent", "not reachable", "hole")
#: Of the changes that make a difference, so many per cent must be noticed.
ENOUGH: Final = 95
#: Seconds of processor time for the tests of one changed rule; what takes longer hangs, and that is noticed.
LIMIT: Final = 200
#: Tests that notice a changed rule seldom or slowly: run last.
LAST: Final = (
    "words",
    "scene",
    "panels",
    "textboard",
    "drawing",
    "judgement",
    "solver",
    "best",
    "rings",
    "linking",
    "own",
    "recorded",
    "rulings",
    "kernel",
    "cut",
)


class Result(NamedTuple):
    change: Change
    #: The test that noticed it; "" if none did.
    noticed: str
    seconds: float


# -- running tests


def killers(game: str, module: str, root: Path) -> list[str]:
    """The test files of a game, and those of its puzzles: such as are named like the module first, then likely ones."""
    golden = {"rocket": "test_golden", "spike": "test_golden_spike", "e1862": "test_1862"}[game]
    more = ["isolation"] if game == "rocket" else []
    files = sorted((root / "tests" / "games" / game).glob("test_*.py"))
    files += [root / "tests" / "golden" / f"{golden}.py"]
    files += [root / "tests" / "property" / f"test_{name}.py" for name in (game, *more)]
    files += [root / "tests" / "test_puzzles.py"]

    def rank(file: Path) -> int:
        words = file.stem.split("_")
        return -1 if any(word[:4] == module[:4] for word in words) else int(any(name in words for name in LAST))

    return [str(file.relative_to(root)) for file in sorted(files, key=rank)]


class Tree:
    """A copy of the checkout in which rules are changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @classmethod
    def copied(cls, folder: Path) -> Tree:
        left_out = shutil.ignore_patterns("client", "browser")
        for name in ("src", "tests", "docs", "scripts", "bench"):
            shutil.copytree(ROOT / name, folder / name, ignore=left_out)
        for name in ("pyproject.toml", "README.md", "CONTRIBUTING.md"):
            shutil.copy2(ROOT / name, folder)
        return cls(folder)

    def first_failure(self, files: list[str]) -> str:
        """The first test that fails, or ""."""
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        pytest = [sys.executable, "-m", "pytest", "-x", "-q", "-m", "not long", "--tb=no", "-p", "no:cacheprovider"]
        command = ["sh", "-c", f'ulimit -t {LIMIT}; exec "$@"', "sh", *pytest, "-p", "_hypothesis_pytestplugin", *files]
        done = subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return ""
        if done.returncode < 0:
            return "hangs"
        failed = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
        if failed is None:
            raise RuntimeError(f"the tests were not run:\n{done.stdout}\n{done.stderr}")
        return failed.group(1)

    def tried(self, change: Change) -> Result:
        file = self.folder / change.file
        source, times = file.read_bytes(), file.stat()
        begun = time.monotonic()
        # Bytecode is recognised by the second and the size of its source, which a change may share: none is written.
        for bytecode in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
            bytecode.unlink()
        try:
            file.write_bytes(source[: change.start] + change.text.encode() + source[change.end :])
            noticed = self.first_failure(killers(change.game, change.file.stem, self.folder))
        finally:
            file.write_bytes(source)
            os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))
        return Result(change, noticed, time.monotonic() - begun)


def prepared(folder: Path, games: list[str], jobs: int) -> list[Tree]:
    """Trees whose tests pass before anything is changed, and whose bytecode is written."""
    first = Tree.copied(folder / "0")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    for game in games:
        failed = first.first_failure(killers(game, "", first.folder))
        if failed:
            sys.exit(f"{failed} fails before anything is changed")
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    copies = [shutil.copytree(first.folder, folder / str(number)) for number in range(1, jobs)]
    return [first, *map(Tree, copies)]


def tried(found: list[Change], trees: list[Tree]) -> list[Result]:
    free: SimpleQueue[Tree] = SimpleQueue()
    for tree in trees:
        free.put(tree)

    def one(change: Change) -> Result:
        tree = free.get()
        try:
            result = tree.tried(change)
        finally:
            free.put(tree)
        where = f"{change.file.name}:{change.function}"
        print(f"{result.seconds:5.0f} s  {where}: {change.after}  → {result.noticed or 'SURVIVES'}", flush=True)
        return result

    with ThreadPoolExecutor(len(trees)) as pool:
        return list(pool.map(one, found))


# -- what is said about it

Judgements = dict[tuple[str, str, str, str], tuple[str, str]]


def judgements() -> Judgements:
    """Verdict and reason of survivors, by game, function, line before and after."""
    entries = tomllib.loads(JUDGED.read_text("utf-8")).get("survivor", [])
    found: Judgements = {}
    for entry in entries:
        assert entry["verdict"] in VERDICTS, entry
        assert entry["reason"], entry
        key = entry["game"], entry["function"], entry["before"], entry["after"]
        found[key] = entry["verdict"], entry["reason"]
    return found


#: Where the second table of the report begins.
SURVIVORS: Final = "## Not noticed"


def report(results: list[Result], judged: Judgements, seed: int, earlier: str = "") -> str:
    """What is said of games that were not tried this time stays as an earlier report says it."""
    lines = [
        "# Changed rules, and whether tests notice",
        "",
        f"`make mutants`, seed {seed}, {platform.python_implementation()} {platform.python_version()}. "
        "Each change is one of a comparison, a number by one, and/or, a condition, an",
        "operator, a dropped statement or a return value, on a line of rules; only the tests of that game are run.",
        "",
        "| game | changed | noticed | equivalent | not reachable | holes | noticed of those that matter | minutes |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    figures, _, survivors = earlier.partition(SURVIVORS)
    for game in GAMES:
        of_game = [result for result in results if result.change.game == game]
        lines += [figures_of(game, of_game, judged)] if of_game else rows_of(game, figures)
    lines += ["", SURVIVORS, "", "| game | function | line | change | verdict |", "| --- | --- | --- | --- | --- |"]
    for game in GAMES:
        of_game = [result for result in results if result.change.game == game]
        survived = [survivor_row(result.change, judged) for result in of_game if not result.noticed]
        lines += survived if of_game else rows_of(game, survivors)
    return "\n".join(lines) + "\n"


def rows_of(game: str, table: str) -> list[str]:
    return [line for line in table.splitlines() if line.startswith(f"| {TITLES[game]} |")]


def figures_of(game: str, results: list[Result], judged: Judgements) -> str:
    counts = counted(results, judged)
    noticed = len(results) - sum(counts.values())
    minutes = sum(result.seconds for result in results) / 60
    return (
        f"| {TITLES[game]} | {len(results)} | {noticed} | {counts['equivalent']} | {counts['not reachable']} "
        f"| {counts['hole']} | {share(noticed, counts['hole']):.0f} % | {minutes:.0f} |"
    )


def survivor_row(change: Change, judged: Judgements) -> str:
    verdict, reason = judged.get(change.key, ("hole", "not judged yet"))
    before, after = (text.replace("|", "\\|") for text in (change.before, change.after))
    return f"| {TITLES[change.game]} | {change.function} | `{before}` | `{after}` | {verdict}: {reason} |"


def counted(results: list[Result], judged: Judgements) -> dict[str, int]:
    """How many survivors there are of each verdict; what is not judged is a hole."""
    survivors = [judged.get(result.change.key, ("hole", ""))[0] for result in results if not result.noticed]
    return {verdict: survivors.count(verdict) for verdict in VERDICTS}


def share(noticed: int, holes: int) -> float:
    return 100 * noticed / max(1, noticed + holes)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)} (default: all)")
    parser.add_argument("--count", type=int, default=40, help="changes of each game (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="which changes (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    parser.add_argument("--match", default="", help="only changes whose function, line or new line has this in it")
    parser.add_argument("--list", action="store_true", help="only say which changes they are")
    wanted = parser.parse_args()
    games = wanted.games or list(GAMES)
    found = [change for game in games for change in chosen(game, wanted.count, wanted.seed)]
    found = [change for change in found if wanted.match in "\n".join(change.key)]
    if wanted.list:
        for change in found:
            print(f"{change.file} {change.function}\n   {change.before}\n → {change.after}")
        return 0
    with tempfile.TemporaryDirectory(prefix="roundhouse-mutants-") as folder:
        results = tried(found, prepared(Path(folder), games, wanted.jobs))
    judged = judgements()
    text = report(results, judged, wanted.seed, REPORT.read_text("utf-8") if REPORT.exists() else "")
    print(text)
    if not wanted.match:
        REPORT.write_text(text, "utf-8")
    of_games = [[result for result in results if result.change.game == game] for game in games]
    shares = [
        share(sum(bool(result.noticed) for result in some), counted(some, judged)["hole"]) for some in of_games if some
    ]
    return 0 if min(shares, default=100) >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main())
