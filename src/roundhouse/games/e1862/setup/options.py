"""The options of a game: a preset of rulings, the length, the variants of §11, and every ruling by itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec

from roundhouse.engine.setup import BadSetup, allowed_values
from roundhouse.engine.text import Text
from roundhouse.games.e1862.operating.depot import LENGTHS
from roundhouse.games.e1862.setup.switches import VARIANT_NAMES, Switches
from roundhouse.games.e1862.setup.variants import one_length, simple_enough

Ruling = bool | msgspec.UnsetType


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What players agree on before they begin. Rulings that are left out follow the preset."""

    preset: Literal["rulebook", "18xx-games"] = "rulebook"
    #: How many trains there are (R2.4.3-a).
    length: Literal["short", "standard", "long"] = "standard"
    #: Which types of trains there are (§11.1).
    variant: Literal["standard", "simple_express", "simple_freight", "advanced_express", "advanced_freight"] = (
        "standard"
    )
    #: §11.2: the LNER comes with the first E train.
    shorter_game: bool = False
    #: §11.3: with a simple variant only.
    beginners: bool = False
    #: §11.4
    eight_stations: bool = False
    #: R2.4.2-a: with 7 or 8 players.
    extra_companies: bool = True
    #: R13-a
    home_build_duty: bool = True
    tiles_counted_by_stations: Ruling = msgspec.UNSET
    stations_reroute_track: Ruling = msgspec.UNSET
    marker_at_par: Ruling = msgspec.UNSET
    fine_credits_own_shares: Ruling = msgspec.UNSET
    fine_sells_new_shares: Ruling = msgspec.UNSET
    fine_sold_in_parts: Ruling = msgspec.UNSET
    fined_company_back_at_once: Ruling = msgspec.UNSET
    option_rounds_up: Ruling = msgspec.UNSET
    strict_director_sale: Ruling = msgspec.UNSET
    idle_marker_stays: Ruling = msgspec.UNSET
    upgrade_before_merger: Ruling = msgspec.UNSET
    displace_last_slot: Ruling = msgspec.UNSET
    home_debt_follows: Ruling = msgspec.UNSET
    merger_price_ends: Ruling = msgspec.UNSET
    merger_consent: Ruling = msgspec.UNSET
    merged_stays_chartered: Ruling = msgspec.UNSET
    train_consent: Ruling = msgspec.UNSET
    runs_meet_anywhere: Ruling = msgspec.UNSET
    loose_freight_chains: Ruling = msgspec.UNSET
    freights_always_linked: Ruling = msgspec.UNSET
    hudson_requires_local: Ruling = msgspec.UNSET
    treasury_sale_moves_after_lner: Ruling = msgspec.UNSET
    skip_hopeless_refinance: Ruling = msgspec.UNSET
    raise_money_again: Ruling = msgspec.UNSET
    redeem_lost_by_forced_sale: Ruling = msgspec.UNSET
    lner_home_base: Ruling = msgspec.UNSET
    eight_at_flotation: Ruling = msgspec.UNSET
    certificate_valued_whole: Ruling = msgspec.UNSET
    receivership_run_asked: Ruling = msgspec.UNSET
    merger_into_receivership_runs: Ruling = msgspec.UNSET
    receivership_ignores_total_limit: Ruling = msgspec.UNSET
    asks_like_the_site: Ruling = msgspec.UNSET
    collapse_ends: Ruling = msgspec.UNSET
    turn_100_ends_any_round: Ruling = msgspec.UNSET
    survivor_shares_for_certificate: Ruling = msgspec.UNSET
    absorbed_certificate_sold: Ruling = msgspec.UNSET
    pool_certificate_exchanged: Ruling = msgspec.UNSET
    par_rounds_up: Ruling = msgspec.UNSET
    lner_after_next_set: Ruling = msgspec.UNSET
    phase_h_stops_falls: Ruling = msgspec.UNSET
    used_price_falls_early: Ruling = msgspec.UNSET
    small_station_suffices: Ruling = msgspec.UNSET
    terminal_in_home_turn: Ruling = msgspec.UNSET
    refinance_last: Ruling = msgspec.UNSET
    receivership_redeems: Ruling = msgspec.UNSET
    trainless_at_full_price: Ruling = msgspec.UNSET


#: Rulings as the specification decides them (first) and as the public site plays (second).
RULINGS: Mapping[str, tuple[bool, bool]] = {
    "tiles_counted_by_stations": (False, True),  # R2.3-d
    "stations_reroute_track": (False, True),  # R7.6.3-b, R7.6.4-a
    "marker_at_par": (False, True),  # R4.2-g, A-04
    "fine_credits_own_shares": (False, True),  # R4.3-e, A-05
    "fine_sells_new_shares": (False, True),  # R4.3-f, A-05
    "fine_sold_in_parts": (False, True),  # R4.3-d, R6.4-a
    "fined_company_back_at_once": (False, True),  # R4.3-h, A-06
    "option_rounds_up": (True, False),  # R5.2.4-i, A-09
    "strict_director_sale": (False, True),  # R6.3-e, A-11
    "idle_marker_stays": (False, True),  # R7.1-b, A-15
    "upgrade_before_merger": (False, True),  # R7.2-d, A-16
    "displace_last_slot": (False, True),  # R7.2-f, A-39
    "home_debt_follows": (True, False),  # R7.2-h, A-46
    "merger_price_ends": (True, False),  # R7.5.3-b, A-17
    "merger_consent": (True, False),  # R7.5.1-a
    "merged_stays_chartered": (False, True),  # R7.5.4-b, R7.5.6-g
    "train_consent": (True, False),  # R7.9-e, A-24
    "runs_meet_anywhere": (False, True),  # R7.8-c, A-18
    "loose_freight_chains": (False, True),  # R7.8.1-h, A-20
    "freights_always_linked": (False, True),  # R7.8.1-i, A-21
    "hudson_requires_local": (True, False),  # R7.8.6-a, A-23
    "treasury_sale_moves_after_lner": (False, True),  # R7.11.1-b, A-27
    "skip_hopeless_refinance": (False, True),  # R7.11.2-b, A-25
    "raise_money_again": (False, True),  # R7.11.2-b, A-25
    "redeem_lost_by_forced_sale": (False, True),  # R7.13-a
    "lner_home_base": (False, True),  # R10.3-c, A-42
    "eight_at_flotation": (True, False),  # R11.4-a, A-30
    "certificate_valued_whole": (False, True),  # R10.4-b, A-29
    "receivership_run_asked": (False, True),  # R7.3-b
    "merger_into_receivership_runs": (True, False),  # R7.5-b, R7.3-b
    "receivership_ignores_total_limit": (False, True),  # R7.3-c, R7.9-g
    "asks_like_the_site": (False, True),  # also asked: mere passes; not refused: R7.2-b and R6.5.1-d; London: any hex
    "collapse_ends": (True, False),  # R10.5-a, A-55
    "turn_100_ends_any_round": (False, True),  # R10.5-a, A-55
    # What both read alike, and others may read otherwise.
    "survivor_shares_for_certificate": (False, False),
    "absorbed_certificate_sold": (False, False),
    "pool_certificate_exchanged": (False, False),  # §5.2.4
    "par_rounds_up": (False, False),
    "lner_after_next_set": (False, False),
    "phase_h_stops_falls": (False, False),  # A-27, §9
    "used_price_falls_early": (False, False),
    "small_station_suffices": (False, False),
    "terminal_in_home_turn": (True, True),  # §7.6.5
    "refinance_last": (False, False),  # §7.11.2
    "receivership_redeems": (False, False),  # §7.3
    "trainless_at_full_price": (False, False),  # A-29, §10.4
}
#: Readings of the site that the first version of the rules did not know.
SECOND_VERSION: Final = ("stations_reroute_track", "turn_100_ends_any_round", "raise_money_again")


#: The options and the types of their values. Found once: it takes longer than all the rest of setting up.
KNOWN: Final = {field.name: field.type for field in msgspec.structs.fields(Options)}


def complete(options: Mapping[str, Any], version: int) -> dict[str, Any]:
    """Every option with its final value, as plain data."""
    for name, value in options.items():
        if name not in KNOWN:
            raise BadSetup(name, Text("e1862-problem-option-unknown", {"known": ", ".join(KNOWN)}))
        check_value(name, value, KNOWN[name])
    chosen = msgspec.to_builtins(msgspec.convert(dict(options), Options))
    rulings = {name: chosen.get(name, preset_value(name, chosen["preset"], version)) for name in RULINGS}
    completed = {**chosen, **rulings}
    if not simple_enough(completed):
        raise BadSetup("beginners", Text("e1862-problem-beginners-variant"))
    if not one_length(completed) and version > 1:
        raise BadSetup("length", Text("e1862-problem-shorter-length"))
    return completed


def preset_value(name: str, preset: str, version: int) -> bool:
    ours, theirs = RULINGS[name]
    return ours if preset == "rulebook" or (version == 1 and name in SECOND_VERSION) else theirs


def check_value(name: str, value: Any, kind: Any) -> None:
    """Refuse a value that the option cannot have, and say which ones it can."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        allowed = allowed_values(kind) or Text("e1862-problem-option-kind")
        raise BadSetup(name, Text("e1862-problem-option-value", {"given": repr(value), "allowed": allowed})) from None


def switches(
    options: Mapping[str, Any], players: int, version: int, given: Mapping[str, Any] | None = None
) -> Switches:
    """What the rules need of the completed options, and of an imported game the runs that its log recorded."""
    values = {name: value for name, value in options.items() if isinstance(value, bool)}
    values["first_version"] = version == 1
    length = LENGTHS.index(options["length"])
    if options["shorter_game"]:
        length = 0 if players < 5 else 1  # R11.2-a
    return Switches(values, length, VARIANT_NAMES.index(options["variant"]), logged_runs(given or {}))


def logged_runs(given: Mapping[str, Any]) -> list[str]:
    """Fingerprints of runs (running.py); only a game that was imported has any."""
    try:
        return msgspec.convert(given.get("logged_runs", []), list[str])
    except msgspec.ValidationError:
        raise BadSetup("logged_runs", Text("e1862-problem-logged-runs")) from None
