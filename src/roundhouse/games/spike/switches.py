"""The switches of a game (§0), as the rules read them; options.py is where players set them."""

# compiled
from __future__ import annotations


class Switches:
    """One value per ruling on which players may disagree."""

    def __init__(
        self,
        advanced: bool = False,
        segment_exclusive: bool = True,
        allow_debt: bool = False,
        wild_one_colour: bool = True,
        reverse_allowed: bool = True,
        one_city_per_build: bool = True,
        cargo_on_arrival: bool = False,
        bypass_in_free_move_only: bool = False,
        start_at_full_speed: bool = False,
        larger_half_on_top: bool = False,
        time_cards_go_back: bool = False,
        special_end_without_contracts: bool = False,
        tie_by_track: bool = False,
    ) -> None:
        self.advanced = advanced
        self.segment_exclusive = segment_exclusive
        self.allow_debt = allow_debt
        self.wild_one_colour = wild_one_colour
        self.reverse_allowed = reverse_allowed
        self.one_city_per_build = one_city_per_build
        self.cargo_on_arrival = cargo_on_arrival
        self.bypass_in_free_move_only = bypass_in_free_move_only
        self.start_at_full_speed = start_at_full_speed
        self.larger_half_on_top = larger_half_on_top
        self.time_cards_go_back = time_cards_go_back
        self.special_end_without_contracts = special_end_without_contracts
        self.tie_by_track = tie_by_track

    def __reduce__(self) -> tuple[object, ...]:
        rulings = self.segment_exclusive, self.allow_debt, self.wild_one_colour, self.reverse_allowed
        cargo = self.one_city_per_build, self.cargo_on_arrival, self.bypass_in_free_move_only, self.start_at_full_speed
        cards = self.larger_half_on_top, self.time_cards_go_back, self.special_end_without_contracts, self.tie_by_track
        return Switches, (self.advanced, *rulings, *cargo, *cards)
