"""The position in lines of text: for the terminal, and for whoever cannot see the map."""

from __future__ import annotations

from typing import Any

from roundhouse.engine.rules import View
from roundhouse.engine.text import Arg, Text, player
from roundhouse.games.spike.board import Board
from roundhouse.games.spike.present import speech

NONE_OF_THEM = Text("board-none")


def text_board(view: View) -> list[Text]:
    """Deck and display, market, then every player with train, contracts and network, then the cities."""
    data, board = view.data, view.board
    lines = [deck_line(data, board)]
    lines += [market_line(data, row) for row in range(board.market_rows)]
    for seat in range(data["players"]):
        lines += player_lines(data, board, seat)
    lines += [city_line(data, board, city.id) for city in board.cities]
    return lines


def deck_line(data: dict[str, Any], board: Board) -> Text:
    display = Text("board-not-yet") if data["display"] is None else speech.cards_word(board, data["display"])
    args: dict[str, Arg] = {
        "round": data["round"],
        "deck": data["deck"],
        "discard": sum(data["discard"]),
        "display": display,
        "time": data["time"],
    }
    return Text("board-deck-last" if data["round"] == 3 else "board-deck", args)


def market_line(data: dict[str, Any], row: int) -> Text:
    goods = [good(column[row]) for column in data["market"]]
    return Text("board-market", {"money": speech.dollars(len(data["market"][0]) - row), "goods": goods})


def good(name: str) -> Text:
    return Text("one-commodity", {"commodity": speech.commodity_word(name)})


def names(board: Board, ids: list[str]) -> Arg:
    return ", ".join(speech.city_name(board, board.node_of[id]) for id in ids) or NONE_OF_THEM


def player_lines(data: dict[str, Any], board: Board, seat: int) -> list[Text]:
    mine = data["seats"][seat]
    at = NONE_OF_THEM if mine["at"] is None else speech.space_word(board, board.space_named(mine["at"]))
    speed, supply, cars = mine["levels"]
    args: dict[str, Arg] = {
        "player": player(seat),
        "money": speech.dollars(mine["money"]),
        "cards": mine["cards"],
        "track": mine["track"],
        "at": at,
        "speed": speed,
        "supply": supply,
        "cars": cars,
        "cargo": [good(name) for name in mine["cargo"]] or NONE_OF_THEM,
    }
    lines = [Text("board-player", args)]
    network: dict[str, Arg] = {
        "player": player(seat),
        "cities": names(board, mine["cities"]),
        "segments": [speech.segment_word(board, board.segment_of[name]) for name in mine["segments"]] or NONE_OF_THEM,
        "served": names(board, mine["served"]),
    }
    lines.append(Text("board-network", network))
    if mine["hand"] is not None:
        lines.append(Text("board-hand", {"player": player(seat), "cards": speech.cards_word(board, mine["hand"])}))
    lines += [contract_line(board, seat, contract) for contract in mine["contracts"]]
    if mine["route"] is not None:
        lines.append(route_line(board, seat, mine["route"]))
    lines += [route_line(board, seat, route) for route in mine["choice"]]
    return lines


def contract_line(board: Board, seat: int, contract: dict[str, Any]) -> Text:
    pays = [
        Text("pays", {"city": speech.city_name(board, board.node_of[city]), "money": speech.dollars(pay)})
        for side in contract["pays"].values()
        for city, pay in side
    ]
    args: dict[str, Arg] = {
        "player": player(seat),
        "commodity": speech.commodity_word(contract["commodity"]),
        "token": Text(f"token-{contract['token']}"),
        "from": names(board, contract["from"]),
        "pays": pays,
    }
    return Text("board-contract-open" if contract["face"] is None else "board-contract", args)


def route_line(board: Board, seat: int, route: dict[str, Any]) -> Text:
    number = [card.id for card in board.routes].index(route["id"])
    args: dict[str, Arg] = {
        "player": player(seat),
        "route": speech.route_word(board, number),
        "money": speech.dollars(route["worth"]),
    }
    return Text("board-route", args)


def city_line(data: dict[str, Any], board: Board, id: str) -> Text:
    """What a city supplies, and whose network it is in."""
    node = board.node_of[id]
    owners = [player(seat) for seat in range(data["players"]) if id in data["seats"][seat]["cities"]]
    args: dict[str, Arg] = {
        "city": speech.city_name(board, node),
        "commodity": speech.commodity(board, board.supply_at[node]),
        "players": owners or Text("board-nobody"),
    }
    return Text("board-city", args)
