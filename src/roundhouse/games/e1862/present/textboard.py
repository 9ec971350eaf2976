"""The position in lines of text: for the terminal, and for whoever cannot see the map."""

from __future__ import annotations

from typing import Any

from roundhouse.engine.rules import View
from roundhouse.engine.text import Arg, Text, player
from roundhouse.games.e1862.map.atlas import COMPANY, COMPANY_NAMES, HEX, PLACES, SIZE
from roundhouse.games.e1862.map.tiles import TILE, TILE_NAMES
from roundhouse.games.e1862.present.speech import money
from roundhouse.games.e1862.state import LNER_FAR, LNER_WORDS


def text_board(view: View) -> list[Text]:
    """Round and bank, players, companies in the order of the market, then unstarted ones, then tiles."""
    data = view.data
    lines = [heading(data)]
    if data["lner"] != LNER_FAR:
        lines.append(Text(f"board-lner-{LNER_WORDS[data['lner']]}"))
    lines += [player_line(data, seat) for seat in range(len(data["players"]))]
    lines += [promise_line(seat, name) for seat, one in enumerate(data["players"]) for name in one["promised"]]
    started = [name for name, company in data["companies"].items() if company["started"]]
    order = data["order"] + [name for name in started if name not in data["order"]]
    lines += [company_line(data, name) for name in order]
    lines += [unstarted_line(data, name) for name in data["companies"] if name not in started]
    lines += [tile_line(data, name) for name in data["tiles"]]
    return lines


def heading(data: dict[str, Any]) -> Text:
    left = data["depot"]["left"]
    return Text(
        "board-heading",
        {
            "round": Text(f"round-{data['round']}", {"n": data["or"][0], "of": data["or"][1]}),
            "turn": data["turn"],
            "phase": data["phase"],
            "bank": money(data["bank"]),
            "band": data["depot"]["band"],
            "left": Text("board-endless") if left is None else Text("board-left", {"n": left}),
            "priority": player(data["priority"]),
        },
    )


def player_line(data: dict[str, Any], seat: int) -> Text:
    one = data["players"][seat]
    shares = [Text("board-holding", {"n": 10 * held, "company": name}) for name, held in one["shares"].items()]
    return Text(
        "board-player",
        {
            "player": player(seat),
            "cash": money(one["cash"]),
            "worth": money(one["worth"]),
            "certificates": one["certificates"],
            "limit": data["certificate_limit"],
            "shares": shares or Text("board-no-share"),
        },
    )


def promise_line(seat: int, name: str) -> Text:
    """R4.3-a"""
    return Text("board-promised", {"player": player(seat), "company": name})


def company_line(data: dict[str, Any], name: str) -> Text:
    company = data["companies"][name]
    director: Arg = Text("board-receivership") if company["director"] is None else player(company["director"])
    trains = [f"{train}{'*' * warranties}" for _, train, warranties in company["trains"]]
    markers = [hex for hex, _ in company["markers"]]
    args: dict[str, Arg] = {
        "company": name,
        "director": director,
        "price": money(company["price"]),
        "par": money(company["par"]),
        "cash": money(company["cash"]),
        "trains": ", ".join(trains) or Text("board-no-train"),
        "permits": permits(company),
        "markers": ", ".join(markers) or Text("board-no-station"),
        "unused": company["unused"],
        "ipo": 10 * company["ipo"],
        "pool": 10 * company["pool"],
        "treasury": 10 * company["treasury"],
    }
    return Text("board-company" if company["floated"] else "board-company-unfloated", args)


def unstarted_line(data: dict[str, Any], name: str) -> Text:
    company = data["companies"][name]
    args: dict[str, Arg] = {"company": name, "name": COMPANY_NAMES[COMPANY[name]], "opens": company["opens"]}
    return Text("board-unstarted", {**args, "permits": permits(company)})


def permits(company: dict[str, Any]) -> list[Text]:
    return [Text(f"type-{type}") for type in company["permits"]]


def tile_line(data: dict[str, Any], name: str) -> Text:
    tile, turn, small = data["tiles"][name]
    here = [company for company, one in data["companies"].items() for hex, _ in one.get("markers", []) if hex == name]
    place = PLACES[HEX[name]] if HEX[name] < SIZE else name
    args: dict[str, Arg] = {"hex": name, "place": place, "tile": TILE_NAMES[TILE[tile]], "turn": turn}
    return Text(
        "board-tile", {**args, "small": len(small) // 2, "markers": ", ".join(here) or Text("board-no-company")}
    )
