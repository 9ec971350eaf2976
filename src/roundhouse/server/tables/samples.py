"""Sample games as tables: opened when the server starts, once, however many processes start."""

from __future__ import annotations

import logging
import time

import msgspec

from roundhouse.engine.registry import find, find_under, names
from roundhouse.server.tables.keeper import Keeper
from roundhouse.table.samples import Sample, beginning_of, samples_of

logger = logging.getLogger(__name__)


def all_samples() -> list[Sample]:
    """The samples of every game that is installed."""
    return [sample for name in names() for sample in samples_of(find(name))]


async def open_samples(keeper: Keeper) -> None:
    """Open the tables of samples that are not there yet; one whose file has changed is replaced."""
    for sample in all_samples():
        try:
            await open_sample(keeper, sample)
        except Exception as error:
            # The file of another package is no reason not to serve.
            logger.warning("the sample %s cannot be opened: %r", sample.id, error)
        else:
            keeper.lobby.samples.append(sample.id)


async def open_sample(keeper: Keeper, sample: Sample) -> None:
    begin, entries = beginning_of(sample)
    # A table that cannot go on would be opened all the same, to be looked at; as a sample it is none.
    find_under(begin.game, begin.rules)
    now = time.time()
    await keeper.open_once(sample.id, begin, [msgspec.structs.replace(entry, at=now) for entry in entries])
