"""What an action would change, before and after: the map first, then companies, and every player whom it concerns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from roundhouse.engine.panel import Compared
from roundhouse.engine.rules import View
from roundhouse.engine.text import Text, player
from roundhouse.games.e1862.map.atlas import NONE, PLACES
from roundhouse.games.e1862.map.tiles import SLOTS, VALUE
from roundhouse.games.e1862.present.speech import money


def changes(before: View, after: View) -> tuple[Compared, ...]:
    now, then = before.data, after.data
    companies = [change for name in now["companies"] for change in company_changes(now, then, name)]
    players = [change for seat in range(len(now["players"])) for change in player_changes(now, then, seat)]
    phase = [Compared(name=Text("change-phase"), before=now["phase"], after=then["phase"])]
    return (
        *map_changes(now["board"]["tile"], then["board"]["tile"]),
        *companies,
        *agreed(now, then),
        *players,
        *(phase if now["phase"] != then["phase"] else ()),
    )


def map_changes(now: list[int], then: list[int]) -> Iterator[Compared]:
    """What cities pay, and how many stations they have room for, where a tile is laid."""
    for place, was, is_now in zip(PLACES, now, then, strict=True):
        if is_now in (was, NONE):
            continue
        before = 0 if was == NONE else VALUE[was]
        if before != VALUE[is_now]:
            name = Text("change-value", {"place": place})
            yield Compared(name=name, before=money(before), after=money(VALUE[is_now]))
        if was != NONE and SLOTS[was] != SLOTS[is_now]:
            name = Text("change-slots", {"place": place})
            yield Compared(name=name, before=SLOTS[was], after=SLOTS[is_now])


def agreed(now: dict[str, Any], then: dict[str, Any]) -> Iterator[Compared]:
    """The new price of a company that somebody proposes to merge: it comes once that is agreed to."""
    merging = then["merging"]
    if not merging or now["merging"] or merging["kind"] != "merger":
        return
    survivor = merging["survivor"]
    before = now["companies"][survivor].get("price") or 0
    if before != merging["price"] and then["companies"][survivor].get("price") == before:
        label = Text("change-price-agreed", {"company": survivor})
        yield Compared(name=label, before=money(before), after=money(merging["price"]))


def company_changes(now: dict[str, Any], then: dict[str, Any], name: str) -> Iterator[Compared]:
    """Price, treasury, trains and director of a company that is still there."""
    one, other = now["companies"][name], then["companies"].get(name)
    if other is None or not other["started"]:
        return
    for what in ("price", "cash"):
        if one.get(what) != other.get(what):
            label = Text(f"change-{what}", {"company": name})
            yield Compared(name=label, before=money(one.get(what) or 0), after=money(other.get(what) or 0))
    # Before it is started a company has no director to speak of.
    if one.get("director") != other["director"]:
        label = Text("change-director", {"company": name})
        yield Compared(name=label, before=director(one.get("director")), after=director(other["director"]))


def director(seat: int | None) -> Text:
    return Text("panel-nobody") if seat is None else player(seat)


def player_changes(now: dict[str, Any], then: dict[str, Any], seat: int) -> Iterator[Compared]:
    one, other = now["players"][seat], then["players"][seat]
    for what in ("cash", "worth"):
        if one[what] != other[what]:
            label = Text(f"change-own-{what}", {"player": player(seat)})
            yield Compared(name=label, before=money(one[what]), after=money(other[what]), seat=seat)
    if one["certificates"] != other["certificates"]:
        most = Text("change-of", {"n": other["certificates"], "most": then["certificate_limit"]})
        label = Text("change-own-certificates", {"player": player(seat)})
        yield Compared(name=label, before=one["certificates"], after=most, seat=seat)
