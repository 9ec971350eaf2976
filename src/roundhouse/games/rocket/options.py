"""The options of a game (SR-0.1): an edition is a preset of independent switches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import msgspec

from roundhouse.engine.setup import BadSetup, allowed_values
from roundhouse.engine.text import Text
from roundhouse.games.rocket.switches import ISOLATION_MODELS, Switches


class ShareLimit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Certificates in the box."""

    per_line: Annotated[int, msgspec.Meta(ge=1)] = 16
    supplementary: Annotated[int, msgspec.Meta(ge=0)] = 16


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What players agree on before they begin. Switches that are left out follow the edition."""

    edition: Literal["1999", "2018"] = "1999"
    veto_active_scope: Literal["any_legal", "original_only"] | msgspec.UnsetType = msgspec.UNSET
    active_may_call_veto: bool = False
    linked_station_movable: bool | msgspec.UnsetType = msgspec.UNSET
    share_limit: ShareLimit | msgspec.UnsetType | None = msgspec.UNSET
    end_check: Literal["action", "turn"] | msgspec.UnsetType = msgspec.UNSET
    end_condition_lines: Literal["shares_available_le_1", "closed_ge_6"] | msgspec.UnsetType = msgspec.UNSET
    isolation_model: Literal["exact", "relaxed", "region"] = "exact"
    #: R-03
    survivor_extendable: bool = True
    #: R-09: matters with a limit only, without one there are no supplementary shares.
    supplementary_bids: bool = True
    #: R-10
    places_one_by_one: bool = False
    #: R-11
    call_denies_passenger: bool = False
    #: R-21
    tiles_never_lack: bool = False
    totals_visible: bool | msgspec.UnsetType = msgspec.UNSET
    unit_name: Literal["1000_pounds", "prestige"] | msgspec.UnsetType = msgspec.UNSET
    invest_medium: Literal["token", "cube"] | msgspec.UnsetType = msgspec.UNSET
    isolated_pile: Literal["discard", "marker"] | msgspec.UnsetType = msgspec.UNSET
    connector_tiles: Annotated[int, msgspec.Meta(ge=0, le=1000)] | msgspec.UnsetType = msgspec.UNSET
    city_indicator: bool | msgspec.UnsetType = msgspec.UNSET
    #: Another board than ours: the data of a board file.
    board: dict[str, Any] | Literal["variant"] | None = None


EDITIONS: Mapping[str, Mapping[str, Any]] = {
    "1999": {
        "unit_name": "1000_pounds",
        "totals_visible": False,
        "share_limit": {"per_line": 16, "supplementary": 16},
        "invest_medium": "token",
        "veto_active_scope": "any_legal",
        "linked_station_movable": True,
        "end_check": "action",
        "end_condition_lines": "shares_available_le_1",
        "isolated_pile": "discard",
        "connector_tiles": 0,
        "city_indicator": False,
    },
    "2018": {
        "unit_name": "prestige",
        "totals_visible": True,
        "share_limit": None,
        "invest_medium": "cube",
        "veto_active_scope": "original_only",
        "linked_station_movable": False,
        "end_check": "turn",
        "end_condition_lines": "closed_ge_6",
        "isolated_pile": "marker",
        "connector_tiles": 16,
        "city_indicator": True,
    },
}


#: The options and the types of their values. Found once: it takes longer than all the rest of setting up.
KNOWN: Final = {field.name: field.type for field in msgspec.structs.fields(Options)}


def complete(options: Mapping[str, Any]) -> dict[str, Any]:
    """Every switch with its final value, as plain data."""
    for name, value in options.items():
        if name not in KNOWN:
            raise BadSetup(name, Text("problem-option-unknown", {"known": ", ".join(KNOWN)}))
        check_value(name, value, KNOWN[name])
    chosen = msgspec.to_builtins(msgspec.convert(dict(options), Options))
    return {**EDITIONS[chosen["edition"]], **chosen}


def check_value(name: str, value: Any, kind: Any) -> None:
    """Refuse a value that the option cannot have, and say which ones it can."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        place = str(error).partition(" - at `$")[2].strip("`")
        allowed = (allowed_values(kind) if name != "board" else None) or Text("problem-option-kind")
        problem = Text("problem-option-value", {"given": repr(value), "allowed": allowed})
        raise BadSetup(f"{name}{place}", problem) from None


def switches(options: Mapping[str, Any]) -> Switches:
    """What the rules need of the completed options."""
    limit = options["share_limit"]
    return Switches(
        shares_per_line=limit["per_line"] if limit else -1,
        supplementary=limit["supplementary"] if limit else 0,
        veto_any_hex=options["veto_active_scope"] == "any_legal",
        linked_station_movable=options["linked_station_movable"],
        end_after_action=options["end_check"] == "action",
        end_by_shares=options["end_condition_lines"] == "shares_available_le_1",
        active_may_call=options["active_may_call_veto"],
        isolation_model=ISOLATION_MODELS.index(options["isolation_model"]),
        survivor_extendable=options["survivor_extendable"],
        supplementary_bids=options["supplementary_bids"],
        places_one_by_one=options["places_one_by_one"],
        call_denies_passenger=options["call_denies_passenger"],
        tiles_never_lack=options["tiles_never_lack"],
        totals_visible=options["totals_visible"],
        unit=options["unit_name"],
        cubes=options["invest_medium"] == "cube",
        crosses=options["isolated_pile"] == "marker",
        connectors=options["connector_tiles"],
        city_indicator=options["city_indicator"],
    )
