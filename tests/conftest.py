"""Hypothesis profiles: "quick" finds the same examples every time, "soak" (see support/effort.py) new ones."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

from tests.support import postgresql
from tests.support.effort import SOAK, examples

settings.register_profile(
    "quick",
    max_examples=examples(50),
    deadline=None,
    derandomize=True,
    database=None,
    print_blob=True,
    # Without explaining: it takes minutes where an example is a whole game.
    phases=[Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink],
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("soak", settings.get_profile("quick"), derandomize=False)
settings.load_profile("soak" if SOAK else "quick")


# Seven thousand tests are collected, and all of them stay: to look for garbage among them again and again takes a third
# of the time of collecting, and a part of that of every test.
gc.disable()


def pytest_collection_finish(session: pytest.Session) -> None:
    """From here on garbage is looked for, but only among what tests make."""
    gc.freeze()
    gc.enable()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """One more than there are processors: a third of the time is spent waiting for servers and databases."""
    return (os.cpu_count() or 1) + 1


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Files whose tests are all long are not even read by `make test`: inventing requests takes ten seconds."""
    return True if config.option.markexpr == "not long" and collection_path.name.endswith("_long.py") else None


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[str]:
    """The address of a PostgreSQL server that is started for the tests."""
    try:
        with postgresql.running() as server:
            yield server.get_uri()
    except postgresql.NoPostgresql as error:
        pytest.skip(str(error))
