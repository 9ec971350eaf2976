"""The fleet: the trains of all companies, in the order in which their owners got them (`State.train_*`)."""

# compiled
from __future__ import annotations

from roundhouse.games.e1862.operating.train_types import BANDS, train, train_name
from roundhouse.games.e1862.state import State


def fleet_of(state: State, company: int) -> list[int]:
    """The numbers of the company's trains."""
    return [number for number in range(len(state.train_owner)) if state.train_owner[number] == company]


def train_id(state: State, number: int) -> str:
    """`B-4` is the fifth train of band B that the bank has sold."""
    return f"{BANDS[state.train_band[number]]}-{state.train_copy[number]}"


def find_train(state: State, name: str) -> int:
    """The number of the train with that id; LookupError if nobody has it."""
    for number in range(len(state.train_owner)):
        if train_id(state, number) == name:
            return number
    raise LookupError(name)


def train_of(state: State, number: int) -> str:
    """As players write it: 5F, 2/3L, 4E."""
    return train_name(train(state.train_type[number], state.train_band[number]))


def add_train(state: State, company: int, band: int, type: int, copy: int, warranties: int) -> None:
    state.train_band.append(band)
    state.train_type.append(type)
    state.train_copy.append(copy)
    state.train_warranties.append(warranties)
    state.train_owner.append(company)


def hand_over(state: State, number: int, taker: int) -> None:
    """A train goes to another company, as the last one it got, with its warranties (R7.10-d)."""
    add_train(
        state,
        taker,
        state.train_band[number],
        state.train_type[number],
        state.train_copy[number],
        state.train_warranties[number],
    )
    drop_train(state, number)


def drop_train(state: State, number: int) -> None:
    del state.train_band[number]
    del state.train_type[number]
    del state.train_copy[number]
    del state.train_warranties[number]
    del state.train_owner[number]


def drop_trains(state: State, company: int) -> None:
    """All trains of a company leave the game."""
    for number in range(len(state.train_owner) - 1, -1, -1):
        if state.train_owner[number] == company:
            drop_train(state, number)


def scrap_train(state: State, number: int) -> None:
    """An obsolete train leaves the game (R7.9-f, R7.10-c)."""
    owner, band, type = state.train_owner[number], state.train_band[number], state.train_type[number]
    state.tell("train-gone", {"company": owner, "band": band, "type": type})
    drop_train(state, number)


def take_trains(state: State, giver: int, taker: int) -> None:
    """All trains of a company go to another; they keep their order, those of the taker first."""
    for _ in range(state.train_owner.count(giver)):
        hand_over(state, state.train_owner.index(giver), taker)
