"""Build hook: compiles the hot modules with mypyc where that is possible, else builds plain Python.

The rest of the package's description is in pyproject.toml. ROUNDHOUSE_COMPILE=0 asks for plain Python,
ROUNDHOUSE_OPTIMISE=1 for a build that is there sooner and runs slower.
Only wheels are compiled, never the checkout: an extension module in src/ would shadow the source beside it.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup

# The modules in which games spend their time, under src/roundhouse.
HOT = [
    "bots/playing.py",
    "bots/random_bot.py",
    "engine/chance.py",
    "engine/decision.py",
    "engine/event.py",
    "engine/hexes.py",
    "engine/legal.py",
    "engine/ranking.py",
    "games/e1862/actions.py",
    "games/e1862/bots/apprentice/bot.py",
    "games/e1862/bots/apprentice/company.py",
    "games/e1862/bots/apprentice/stocks.py",
    "games/e1862/bots/apprentice/worth.py",
    "games/e1862/map/atlas.py",
    "games/e1862/finance/availability.py",
    "games/e1862/runs/chains.py",
    "games/e1862/choices.py",
    "games/e1862/finance/companies.py",
    "games/e1862/setup/deal.py",
    "games/e1862/operating/depot.py",
    "games/e1862/finance/directors.py",
    "games/e1862/operating/dividends.py",
    "games/e1862/ending.py",
    "games/e1862/finance/flotation.py",
    "games/e1862/operating/home.py",
    "games/e1862/invariants.py",
    "games/e1862/map/markers.py",
    "games/e1862/finance/market.py",
    "games/e1862/mergers/merger.py",
    "games/e1862/map/network.py",
    "games/e1862/notation.py",
    "games/e1862/finance/obligations.py",
    "games/e1862/operating/turn.py",
    "games/e1862/finance/parliament.py",
    "games/e1862/runs/patience.py",
    "games/e1862/phases.py",
    "games/e1862/map/board.py",
    "games/e1862/finance/prices.py",
    "games/e1862/runs/earnings.py",
    "games/e1862/mergers/exchange.py",
    "games/e1862/bots/random_player.py",
    "games/e1862/mergers/receivership.py",
    "games/e1862/operating/redeeming.py",
    "games/e1862/mergers/refinancing.py",
    "games/e1862/mergers/bankruptcy.py",
    "games/e1862/rounds.py",
    "games/e1862/operating/running.py",
    "games/e1862/runs/run.py",
    "games/e1862/finance/selling.py",
    "games/e1862/runs/best/assignment.py",
    "games/e1862/runs/best/bound.py",
    "games/e1862/runs/best/chain_columns.py",
    "games/e1862/runs/best/chain_search.py",
    "games/e1862/runs/best/columns.py",
    "games/e1862/runs/best/graph.py",
    "games/e1862/runs/best/incumbent.py",
    "games/e1862/runs/best/kernel_compiled.py",
    "games/e1862/runs/best/linear_program.py",
    "games/e1862/runs/best/node.py",
    "games/e1862/runs/best/solve.py",
    "games/e1862/runs/best/tree.py",
    "games/e1862/state.py",
    "games/e1862/operating/stations.py",
    "games/e1862/decisions.py",
    "games/e1862/finance/stock_round.py",
    "games/e1862/setup/switches.py",
    "games/e1862/map/tiles.py",
    "games/e1862/operating/track.py",
    "games/e1862/operating/trains.py",
    "games/e1862/turn.py",
    "games/rocket/actions.py",
    "games/rocket/bots/apprentice/judge.py",
    "games/rocket/bots/apprentice/outlook.py",
    "games/rocket/bots/apprentice/payments.py",
    "games/rocket/bots/apprentice/turn.py",
    "games/rocket/bots/apprentice/value.py",
    "games/rocket/bots/apprentice/veto.py",
    "games/rocket/board.py",
    "games/rocket/ending.py",
    "games/rocket/extend.py",
    "games/rocket/final.py",
    "games/rocket/invariants.py",
    "games/rocket/invest.py",
    "games/rocket/isolation.py",
    "games/rocket/merger.py",
    "games/rocket/movement.py",
    "games/rocket/scoring.py",
    "games/rocket/state.py",
    "games/rocket/station.py",
    "games/rocket/switches.py",
    "games/rocket/turn.py",
    "games/rocket/veto.py",
    "games/spike/actions.py",
    "games/spike/bots/apprentice/errands.py",
    "games/spike/bots/apprentice/opening.py",
    "games/spike/bots/apprentice/outlook.py",
    "games/spike/bots/apprentice/turn.py",
    "games/spike/bots/apprentice/wishes.py",
    "games/spike/atlas.py",
    "games/spike/board.py",
    "games/spike/build.py",
    "games/spike/cargo.py",
    "games/spike/draw.py",
    "games/spike/ending.py",
    "games/spike/final.py",
    "games/spike/invariants.py",
    "games/spike/market.py",
    "games/spike/movement.py",
    "games/spike/observe.py",
    "games/spike/opening.py",
    "games/spike/payment.py",
    "games/spike/rounds.py",
    "games/spike/search.py",
    "games/spike/state.py",
    "games/spike/switches.py",
    "games/spike/turn.py",
    "games/spike/upgrade.py",
]


def compiler_is_there():
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None


def setup_compiled():
    from mypyc.build import mypycify

    paths = [str(path) for path in (Path("src/roundhouse", name) for name in HOT) if path.exists()]
    options = ["--cache-dir=build/mypy"]
    level = os.environ.get("ROUNDHOUSE_OPTIMISE", "3")
    # Two groups, so that two cores can compile side by side; the biggest game is about as much as all the rest.
    biggest = [path for path in paths if "/e1862/" in path]
    others = [path for path in paths if path not in biggest]
    groups = [(others, "roundhouse"), (biggest, "roundhouse_e1862")]
    modules = mypycify(options + paths, opt_level=level, debug_level="0", separate=groups)
    setup(ext_modules=modules, options={"build_ext": {"parallel": 2}})
    print(f"roundhouse: compiled {len(paths)} of {len(HOT)} hot modules")


def setup_plain(reason):
    print(f"roundhouse: building plain Python: {reason}", flush=True)
    setup()


if "bdist_wheel" not in sys.argv:
    setup()
elif os.environ.get("ROUNDHOUSE_COMPILE") == "0":
    setup_plain("ROUNDHOUSE_COMPILE is 0")
elif not compiler_is_there():
    setup_plain("no C compiler was found")
else:
    try:
        setup_compiled()
    except (Exception, SystemExit) as problem:
        print(f"{type(problem).__name__}: {problem}")
        setup_plain("compiling failed, for the reason above")
