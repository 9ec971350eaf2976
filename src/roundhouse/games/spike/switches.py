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
    ) -> None:
        self.advanced = advanced
        self.segment_exclusive = segment_exclusive
        self.allow_debt = allow_debt
        self.wild_one_colour = wild_one_colour
        self.reverse_allowed = reverse_allowed
        self.one_city_per_build = one_city_per_build

    def __reduce__(self) -> tuple[object, ...]:
        rulings = self.segment_exclusive, self.allow_debt, self.wild_one_colour, self.reverse_allowed
        return Switches, (self.advanced, *rulings, self.one_city_per_build)
