"""The position in lines of text: for the terminal, and for whoever cannot see the map."""

from __future__ import annotations

from typing import Any

from roundhouse.engine.hexes import label
from roundhouse.engine.rules import View
from roundhouse.engine.text import Arg, Text, player
from roundhouse.games.rocket.board import PLACE_KINDS, Board, Place
from roundhouse.games.rocket.present.industries import industry_word


def text_board(view: View) -> list[Text]:
    """Supply, players, lines, stations, places, then investments that are free."""
    data, board = view.data, view.board
    lines = [Text("board-supply", {"tiles": data["supply"]["tiles"], "passengers": data["supply"]["passengers"]})]
    lines += [player_line(data, seat) for seat in range(data["players"])]
    lines += [railway_line(data, board, line.id) for line in board.lines]
    lines += [station_line(data, board, seat) for seat in range(data["players"])]
    lines += [place_line(data, board, place) for place in board.places]
    lines += [city_line(data, city) for city in data["unclaimed"]]
    return lines


def _money(data: dict[str, Any], seat: int) -> Text:
    amount = data["money"][seat]
    if amount is None:
        return Text("money-secret")
    return Text("money-pounds" if data["unit"] == "1000_pounds" else "money-prestige", {"n": amount})


def player_line(data: dict[str, Any], seat: int) -> Text:
    shares = [
        Text("board-holding", {"n": held[seat], "line": line}) for line, held in data["shares"].items() if held[seat]
    ]
    return Text(
        "board-player",
        {
            "player": player(seat),
            "money": _money(data, seat),
            "passengers": data["passengers"][seat],
            "reserve": data["stations"][seat]["reserve"],
            "claims": sum(claim[2] for claim in data["investments"][seat]),
            "shares": shares or Text("board-none"),
        },
    )


def hex_label(board: Board, at: list[int]) -> str:
    number = board.hex_of.get((at[0], at[1]))
    return board.labels[number] if number is not None else label(at[0], at[1])


def railway_line(data: dict[str, Any], board: Board, id: str) -> Text:
    line = data["lines"][id]
    if line["status"] == "eliminated":
        return Text("board-line-gone", {"line": id, "survivor": line["into"]})
    args: dict[str, Arg] = {
        "line": id,
        "hex": hex_label(board, line["loco"]),
        "value": line["value"],
        "places": ", ".join(line["places"]),
        "track": ", ".join(hex_label(board, at) for at in line["track"]) or Text("board-none"),
        "available": data["available"][id] if data["available"] else Text("board-unlimited"),
        "facing": Text(f"direction-{line['facing'] or 'none'}"),
        "status": Text(f"status-{line['status']}"),
    }
    return Text("board-line-unmoved" if line["facing"] is None else "board-line", args)


def station_line(data: dict[str, Any], board: Board, seat: int) -> Text:
    hexes = ", ".join(hex_label(board, at) for at in data["stations"][seat]["hexes"])
    return Text("board-stations", {"player": player(seat), "hexes": hexes or Text("board-none")})


def place_line(data: dict[str, Any], board: Board, place: Place) -> Text:
    """What a place is, where it is, and which lines have connected it."""
    connected = [id for id, line in data["lines"].items() if place.name in line["places"]]
    home = board.start_of[place.hex]
    args: dict[str, Arg] = {
        "place": place.name,
        "hex": board.labels[place.hex],
        "line": board.lines[home].id if home >= 0 else "?",
        "lines": ", ".join(connected) or Text("board-no-line"),
    }
    return Text(f"board-place-{PLACE_KINDS[place.kind]}", args)


def city_line(data: dict[str, Any], city: str) -> Text:
    free = [
        Text("board-token", {"industry": industry_word(industry), "n": count})
        for industry, count in data["unclaimed"][city].items()
        if count
    ]
    claimed = [
        Text("board-claim", {"player": player(seat), "industry": industry_word(industry), "n": count})
        for seat, claims in enumerate(data["investments"])
        for where, industry, count in claims
        if where == city
    ]
    none = Text("board-none")
    return Text("board-city", {"city": city, "free": free or none, "claimed": claimed or none})
