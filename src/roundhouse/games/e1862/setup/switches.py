"""The switches of a game: rulings on which rulebook and site diverge, and variants (§11), as the rules read them."""

# compiled
from __future__ import annotations

from typing import Any, Final

# Which types of trains are in the game (§11.1).
STANDARD: Final = 0
SIMPLE_EXPRESS: Final = 1
SIMPLE_FREIGHT: Final = 2
ADVANCED_EXPRESS: Final = 3
ADVANCED_FREIGHT: Final = 4
VARIANT_NAMES: Final = ["standard", "simple_express", "simple_freight", "advanced_express", "advanced_freight"]
#: The types of each variant, as bits: freight 1, local 2, express 4.
VARIANT_TYPES: Final = [7, 4, 1, 6, 3]


class Switches:
    """One value per point on which readings or variants diverge; options.py is where players set them."""

    def __init__(self, values: dict[str, bool], length: int, variant: int, logged_runs: list[str]) -> None:
        self.made_of = values, length, variant, logged_runs
        #: 0 short, 1 standard, 2 long: sizes of the train bands (R2.4.3-a).
        self.length = length
        self.variant = variant
        self.simple = variant in (SIMPLE_EXPRESS, SIMPLE_FREIGHT)
        self.types = VARIANT_TYPES[variant]
        self.shorter_game = values["shorter_game"]
        self.beginners = values["beginners"]
        self.most_markers = 8 if values["eight_stations"] else 7
        # Readings of the rules.
        self.tiles_counted_by_stations = values["tiles_counted_by_stations"]
        self.marker_at_par = values["marker_at_par"]
        self.fine_credits_own_shares = values["fine_credits_own_shares"]
        self.fine_sells_new_shares = values["fine_sells_new_shares"]
        self.fine_sold_in_parts = values["fine_sold_in_parts"]
        self.fined_company_back_at_once = values["fined_company_back_at_once"]
        self.option_rounds_up = values["option_rounds_up"]
        self.strict_director_sale = values["strict_director_sale"]
        self.idle_marker_stays = values["idle_marker_stays"]
        self.upgrade_before_merger = values["upgrade_before_merger"]
        self.displace_last_slot = values["displace_last_slot"]
        self.home_debt_follows = values["home_debt_follows"]
        self.home_build_duty = values["home_build_duty"]
        self.merger_price_ends = values["merger_price_ends"]
        self.merger_consent = values["merger_consent"]
        self.merged_stays_chartered = values["merged_stays_chartered"]
        self.train_consent = values["train_consent"]
        self.runs_meet_anywhere = values["runs_meet_anywhere"]
        self.loose_freight_chains = values["loose_freight_chains"]
        self.freights_always_linked = values["freights_always_linked"]
        self.hudson_requires_local = values["hudson_requires_local"]
        self.treasury_sale_moves_after_lner = values["treasury_sale_moves_after_lner"]
        self.skip_hopeless_refinance = values["skip_hopeless_refinance"]
        self.raise_money_again = values["raise_money_again"]
        self.redeem_lost_by_forced_sale = values["redeem_lost_by_forced_sale"]
        self.lner_home_base = values["lner_home_base"]
        self.eight_at_flotation = values["eight_at_flotation"]
        self.certificate_valued_whole = values["certificate_valued_whole"]
        self.receivership_run_asked = values["receivership_run_asked"]
        self.merger_into_receivership_runs = values["merger_into_receivership_runs"]
        self.receivership_ignores_total_limit = values["receivership_ignores_total_limit"]
        self.asks_like_the_site = values["asks_like_the_site"]
        self.collapse_ends = values["collapse_ends"]
        self.turn_100_ends_any_round = values["turn_100_ends_any_round"]
        self.stations_reroute_track = values["stations_reroute_track"]
        # What rulebook and site read alike.
        self.survivor_shares_for_certificate = values["survivor_shares_for_certificate"]
        self.absorbed_certificate_sold = values["absorbed_certificate_sold"]
        self.pool_certificate_exchanged = values["pool_certificate_exchanged"]
        self.par_rounds_up = values["par_rounds_up"]
        self.lner_after_next_set = values["lner_after_next_set"]
        self.phase_h_stops_falls = values["phase_h_stops_falls"]
        self.used_price_falls_early = values["used_price_falls_early"]
        self.small_station_suffices = values["small_station_suffices"]
        self.terminal_in_home_turn = values["terminal_in_home_turn"]
        self.refinance_last = values["refinance_last"]
        self.receivership_redeems = values["receivership_redeems"]
        self.trainless_at_full_price = values["trainless_at_full_price"]
        #: The game began under version 1 of the rules: the first seat has the priority (R2.4.4-a), and a company that
        #: was only started does not hinder the collapse (R10.5-a).
        self.first_version = values["first_version"]
        #: Runs of an imported game that keep the amounts of its log (running.py).
        self.logged_runs = frozenset(logged_runs)

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return Switches, self.made_of
