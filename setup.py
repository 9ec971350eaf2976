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
    "games/mania/actions.py",
    "games/mania/apprentice/bot.py",
    "games/mania/apprentice/company.py",
    "games/mania/apprentice/stocks.py",
    "games/mania/apprentice/worth.py",
    "games/mania/atlas.py",
    "games/mania/availability.py",
    "games/mania/chains.py",
    "games/mania/choices.py",
    "games/mania/companies.py",
    "games/mania/deal.py",
    "games/mania/depot.py",
    "games/mania/directors.py",
    "games/mania/dividends.py",
    "games/mania/ending.py",
    "games/mania/flotation.py",
    "games/mania/home.py",
    "games/mania/invariants.py",
    "games/mania/markers.py",
    "games/mania/market.py",
    "games/mania/merger.py",
    "games/mania/network.py",
    "games/mania/notation.py",
    "games/mania/obligations.py",
    "games/mania/operating.py",
    "games/mania/parliament.py",
    "games/mania/patience.py",
    "games/mania/phases.py",
    "games/mania/position.py",
    "games/mania/prices.py",
    "games/mania/pricing.py",
    "games/mania/procedure.py",
    "games/mania/random_player.py",
    "games/mania/receivership.py",
    "games/mania/redeeming.py",
    "games/mania/refinancing.py",
    "games/mania/restart.py",
    "games/mania/rounds.py",
    "games/mania/running.py",
    "games/mania/runs.py",
    "games/mania/selling.py",
    "games/mania/solver/bound.py",
    "games/mania/solver/chainsearch.py",
    "games/mania/solver/chainway.py",
    "games/mania/solver/choices.py",
    "games/mania/solver/clock.py",
    "games/mania/solver/columns.py",
    "games/mania/solver/crew.py",
    "games/mania/solver/field.py",
    "games/mania/solver/found.py",
    "games/mania/solver/freights.py",
    "games/mania/solver/hops.py",
    "games/mania/solver/linking.py",
    "games/mania/solver/node.py",
    "games/mania/solver/outoftime.py",
    "games/mania/solver/packed.py",
    "games/mania/solver/paths.py",
    "games/mania/solver/sieve.py",
    "games/mania/solver/solve.py",
    "games/mania/solver/ties.py",
    "games/mania/solver/trails.py",
    "games/mania/solver/tree.py",
    "games/mania/solver/yard.py",
    "games/mania/state.py",
    "games/mania/stations.py",
    "games/mania/steps.py",
    "games/mania/stock_round.py",
    "games/mania/switches.py",
    "games/mania/tiles.py",
    "games/mania/track.py",
    "games/mania/train_purchase.py",
    "games/mania/turn.py",
    "games/rocket/actions.py",
    "games/rocket/apprentice/judge.py",
    "games/rocket/apprentice/outlook.py",
    "games/rocket/apprentice/payments.py",
    "games/rocket/apprentice/turn.py",
    "games/rocket/apprentice/value.py",
    "games/rocket/apprentice/veto.py",
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
    "games/spike/apprentice/errands.py",
    "games/spike/apprentice/opening.py",
    "games/spike/apprentice/outlook.py",
    "games/spike/apprentice/turn.py",
    "games/spike/apprentice/wishes.py",
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
    biggest = [path for path in paths if "/mania/" in path]
    others = [path for path in paths if path not in biggest]
    groups = [(others, "roundhouse"), (biggest, "roundhouse_mania")]
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
