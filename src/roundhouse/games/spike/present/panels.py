"""What stands under a player's name. The panels beside the board are drawn by the browser from the view itself."""

from __future__ import annotations

from roundhouse.engine.panel import Cell
from roundhouse.engine.rules import View
from roundhouse.engine.text import Text
from roundhouse.games.spike.present.speech import dollars


def sheet(view: View, seat: int) -> tuple[Cell, ...]:
    """Money, cities, cards and track that are public, and the train: locomotive, tender and freight cars."""
    player = view.data["seats"][seat]
    locomotive, tender, cars = player["levels"]
    return (
        Cell(text=dollars(player["money"]), strong=True),
        Cell(text=Text("sheet-cities", {"n": len(player["cities"])})),
        Cell(text=Text("sheet-cards", {"n": player["cards"]})),
        Cell(
            text=f"{locomotive}-{tender}-{cars}",
            tip=Text("page-train-is", {"speed": locomotive, "tender": tender, "cars": cars}),
        ),
        Cell(text=Text("sheet-track", {"n": player["track"]}), tip=Text("sheet-track-tip")),
    )


def sheet_note(view: View) -> Text | None:
    """The three figures of a train have no names of their own."""
    return Text("sheet-train")
