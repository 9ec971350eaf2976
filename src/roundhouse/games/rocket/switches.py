"""The switches of a game (SR-0.1-a), as rules and views read them; options.py is where players set them."""

# compiled
from __future__ import annotations

from typing import Final

EXACT: Final = 0
RELAXED: Final = 1
REGION: Final = 2
ISOLATION_MODELS: Final = ("exact", "relaxed", "region")


class Switches:
    """One value per point on which the editions or the rulings diverge."""

    def __init__(
        self,
        shares_per_line: int,
        supplementary: int,
        veto_any_hex: bool,
        linked_station_movable: bool,
        end_after_action: bool,
        end_by_shares: bool,
        active_may_call: bool,
        isolation_model: int,
        survivor_extendable: bool = True,
        supplementary_bids: bool = True,
        places_one_by_one: bool = False,
        call_denies_passenger: bool = False,
        tiles_never_lack: bool = False,
        totals_visible: bool = True,
        unit: str = "prestige",
        cubes: bool = False,
        crosses: bool = False,
        connectors: int = 0,
        city_indicator: bool = False,
    ) -> None:
        #: Certificates per line, or -1 without a limit.
        self.shares_per_line = shares_per_line
        self.limited = shares_per_line >= 0
        self.supplementary = supplementary
        self.veto_any_hex = veto_any_hex
        self.linked_station_movable = linked_station_movable
        self.end_after_action = end_after_action
        self.end_by_shares = end_by_shares
        self.active_may_call = active_may_call
        self.isolation_model = isolation_model
        self.survivor_extendable = survivor_extendable
        #: Certificates are told apart by player where supplementary ones cannot be bid.
        self.told_apart = self.limited and not supplementary_bids
        self.places_one_by_one = places_one_by_one
        self.call_denies_passenger = call_denies_passenger
        self.tiles_never_lack = tiles_never_lack
        # Presentation only: no legal action, payment or count depends on these (SR-0.1-b).
        self.totals_visible = totals_visible
        self.unit = unit
        self.cubes = cubes
        self.crosses = crosses
        self.connectors = connectors
        self.city_indicator = city_indicator

    def __reduce__(self) -> tuple[object, ...]:
        limits = self.shares_per_line, self.supplementary, self.veto_any_hex, self.linked_station_movable
        rulings = self.end_after_action, self.end_by_shares, self.active_may_call, self.isolation_model
        readings = self.survivor_extendable, not self.told_apart, self.places_one_by_one
        more = self.call_denies_passenger, self.tiles_never_lack
        look = self.cubes, self.crosses, self.connectors, self.city_indicator
        return Switches, (*limits, *rulings, *readings, *more, self.totals_visible, self.unit, *look)
