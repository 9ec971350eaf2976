"""What somebody new should look at: what is on board, what waits in the network, the route card, the time left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from roundhouse.engine.rules import View
from roundhouse.engine.text import Text
from roundhouse.games.spike.present.speech import commodity_word, dollars
from roundhouse.games.spike.state import LAST_ROUND


class Pay(NamedTuple):
    """What a contract pays where."""

    amount: int
    city: str


def matters(view: View, seat: int) -> tuple[Text, ...]:
    data = view.data
    mine = data["seats"][seat]
    return (*aboard(data, mine), *waiting(data, mine), *route(data, mine), time_left(data))


def aboard(data: dict[str, Any], mine: dict[str, Any]) -> Iterator[Text]:
    """Where what the train carries is best delivered: in the network if it can be."""
    for contract in mine["contracts"]:
        best = best_pay(mine, contract)
        if contract["token"] == "train" and best is not None:
            near = "coach-cargo" if best.city in mine["cities"] else "coach-cargo-far"
            yield Text(near, spoken(data, contract, best))


def waiting(data: dict[str, Any], mine: dict[str, Any]) -> Iterator[Text]:
    """The contract that pays best of those that could be loaded somewhere in the network."""
    found = []
    for contract in mine["contracts"]:
        source = next((city for city in contract["from"] if city in mine["cities"]), None)
        best = best_pay(mine, contract)
        if contract["token"] == "contract" and source is not None and best is not None:
            found.append((best.city in mine["cities"], best, contract, source))
    if found:
        _, best, contract, source = max(found, key=lambda each: each[:2])
        yield Text("coach-waiting-goods", {**spoken(data, contract, best), "source": data["names"][source]})


def best_pay(mine: dict[str, Any], contract: dict[str, Any]) -> Pay | None:
    """What it pays best, in the network if it pays there at all; None while its face has not been chosen."""
    face = contract["pays"].get(contract["face"], ())
    pays = [Pay(amount, city) for city, amount in face if city not in mine["served"]]
    return max([pay for pay in pays if pay.city in mine["cities"]] or pays, default=None)


def spoken(data: dict[str, Any], contract: dict[str, Any], pay: Pay) -> dict[str, Any]:
    return {
        "commodity": commodity_word(contract["commodity"]),
        "city": data["names"][pay.city],
        "money": dollars(pay.amount),
    }


def route(data: dict[str, Any], mine: dict[str, Any]) -> Iterator[Text]:
    card = mine["route"]
    if card is None:
        return
    if card["start"] not in mine["cities"]:
        yield Text("coach-route-start", {"city": data["names"][card["start"]]})
    else:
        yield Text("coach-route-worth", {"money": dollars(card["worth"])})


def time_left(data: dict[str, Any]) -> Text:
    if data["round"] < LAST_ROUND:
        return Text("coach-deck", {"round": data["round"], "n": data["deck"]})
    return Text("coach-time", {"n": data["time"]})
