"""What somebody new should look at: obligations, companies without a train, trains that will be obsolete."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from roundhouse.engine.rules import View
from roundhouse.engine.text import Text
from roundhouse.games.e1862.finance.companies import FLOAT, SHARES
from roundhouse.games.e1862.finance.obligations import FINE_TIMES
from roundhouse.games.e1862.present.speech import money


def matters(view: View, seat: int) -> tuple[Text, ...]:
    data = view.data
    return (*obligations(data, seat), *trainless(data, seat), *depot(data), *obsolete(data, seat))


def obligations(data: dict[str, Any], seat: int) -> Iterator[Text]:
    """What the player has promised to Parliament (R4.3-a)."""
    for id in data["players"][seat]["promised"]:
        company = data["companies"][id]
        if not company["started"]:
            continue
        sold = SHARES - company["ipo"] - company["treasury"]
        told = {"company": id, "n": FLOAT - sold, "money": money(FINE_TIMES * company["par"])}
        yield Text("coach-obligation", told)


def trainless(data: dict[str, Any], seat: int) -> Iterator[Text]:
    """Companies of the player that must have a train at the end of their turn (R7.11-a)."""
    price = next_price(data)
    for id, company in data["companies"].items():
        if company.get("floated") and company["director"] == seat and not company["trains"]:
            yield Text("coach-no-train", {"company": id, "money": money(company["cash"]), "price": money(price)})


def next_price(data: dict[str, Any]) -> int:
    found: int = next(band["price"] for band in data["bands"] if band["band"] == data["depot"]["band"])
    return found


def depot(data: dict[str, Any]) -> Iterator[Text]:
    """How many trains are left until the next phase begins."""
    band, left = data["depot"]["band"], data["depot"]["left"]
    if left is not None and left >= 0:
        yield Text("coach-depot", {"band": band, "n": left, "price": money(next_price(data))})


def obsolete(data: dict[str, Any], seat: int) -> Iterator[Text]:
    """Which of the player's companies lose trains to the first train of which band (R7.9-f)."""
    own = {id for id, company in data["companies"].items() if company.get("director") == seat}
    for band in data["bands"]:
        lose = dict.fromkeys(owner for owner, _, _ in band["whose"] if owner in own)
        if lose:
            yield Text(
                "coach-obsolete", {"band": band["band"], "old": ", ".join(band["ends"]), "companies": ", ".join(lose)}
            )
            return
