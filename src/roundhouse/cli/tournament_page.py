"""The page of a tournament: a table, ratings with their intervals and wins as plots. One file that needs no other."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from roundhouse.bots.tournament import Tournament, ranking
from roundhouse.words import Words

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
:root { color-scheme: light dark; }
table { border-collapse: collapse; } th, td { padding: .25rem .75rem; text-align: right; }
th:first-child, td:first-child { text-align: left; } tr + tr { border-top: 1px solid #8885; }
svg { width: 100%; height: auto; } text { fill: currentColor; font-size: 13px; }
"""
#: A plot: width, place of the names, height of a row.
WIDTH: Final = 640
LEFT: Final = 150
ROW: Final = 28


def page(tournament: Tournament, words: Words) -> str:
    rows = ranking(tournament)
    title = words.say("tournament-title", game=tournament.plan.game)
    games = words.say("tournament-games", n=len(tournament.played), players=tournament.plan.players)
    parts = [
        f"<h1>{escape(title)}</h1><p>{escape(games)}</p>",
        table(rows, words),
        heading("tournament-ratings", words),
        plot(rows, "rating", "rating_interval", 1.0, words),
        heading("tournament-wins", words),
        plot(rows, "win_rate", "win_rate_interval", 100.0, words),
        heading("tournament-categories", words),
        category_table(tournament, rows, words),
    ]
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    return f'<!doctype html><html lang="{words.language}"><head>{head}</head><body>{"".join(parts)}</body></html>\n'


def heading(key: str, words: Words) -> str:
    return f"<h2>{escape(words.say(key))}</h2>"


def table(rows: Sequence[Any], words: Words) -> str:
    names = ("bot", "rating", "between", "seats", "wins", "between", "total", "rank")
    head = "".join(f"<th>{escape(words.say(f'tournament-{name}'))}</th>" for name in names)
    return f"<table><tr>{head}</tr>{''.join(table_row(row, words) for row in rows)}</table>"


def table_row(row: Any, words: Words) -> str:
    low, high = row["rating_interval"]
    least, most = row["win_rate_interval"]
    cells = [
        row["bot"],
        words.decimal(row["rating"]),
        f"{words.decimal(low)} – {words.decimal(high)}",
        str(row["seats"]),
        f"{words.decimal(100 * row['win_rate'])} %",
        f"{words.decimal(100 * least)} – {words.decimal(100 * most)} %",
        words.decimal(row["mean_total"]),
        words.decimal(row["mean_rank"]),
    ]
    return "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"


def plot(rows: Sequence[Any], value: str, interval: str, times: float, words: Words) -> str:
    """Points with their intervals, one row for every bot."""
    low = min(float(row[interval][0]) for row in rows)
    high = max(float(row[interval][1]) for row in rows)
    span = max(high - low, 1e-9)

    def across(number: float) -> float:
        return LEFT + (number - low) / span * (WIDTH - LEFT - 70)

    marks = []
    for place, row in enumerate(rows):
        y = ROW * place + ROW / 2
        left, right, middle = across(row[interval][0]), across(row[interval][1]), across(row[value])
        marks.append(
            f'<text x="0" y="{y + 4:.0f}">{escape(row["bot"])}</text>'
            f'<path d="M{left:.1f} {y}H{right:.1f}" stroke="currentColor" stroke-width="2"/>'
            f'<circle cx="{middle:.1f}" cy="{y}" r="5" fill="currentColor"/>'
            f'<text x="{right + 8:.1f}" y="{y + 4:.0f}">{escape(words.decimal(times * row[value]))}</text>'
        )
    return f'<svg viewBox="0 0 {WIDTH} {ROW * len(rows)}" role="img">{"".join(marks)}</svg>'


def category_table(tournament: Tournament, rows: Sequence[Any], words: Words) -> str:
    """What everybody has had of every category of the final account, on average."""
    bots = [row["bot"] for row in rows]
    head = "".join(f"<th>{escape(bot)}</th>" for bot in bots)
    lines = []
    for key, row in tournament.categories().items():
        cells = "".join(f"<td>{escape(words.decimal(round(row[bot], 1)))}</td>" for bot in bots)
        lines.append(f"<tr><td>{escape(key.removeprefix('score-'))}</td>{cells}</tr>")
    return f"<table><tr><th></th>{head}</tr>{''.join(lines)}</table>"
