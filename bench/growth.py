"""A chart of how time grows: milliseconds on a logarithmic scale, as SVG."""

from __future__ import annotations

from math import log10
from typing import Any

#: Points of a curve: size, milliseconds, whether the answer was proven.
Curve = list[tuple[int, float, bool]]

WIDTH, HEIGHT = 420, 300
LEFT, TOP, RIGHT, BOTTOM = 56, 44, 16, 44
#: Decades of milliseconds shown.
LOWEST, HIGHEST = -1, 4
COLOURS = ("#1f6f8b", "#b5482f", "#6b7f2a")
STYLE = (
    "text{font:12px sans-serif;fill:#222}.grid{stroke:#ddd}.plain{stroke-dasharray:5 4}path{fill:none;stroke-width:2}"
)


def growth_chart(builds: dict[str, Any]) -> str:
    """Two panels: number of trains, size of the network; a curve per situation and build."""
    body = [_panel("trains", "number of trains", builds, 0), _panel("network", "stops in the network", builds, WIDTH)]
    size = f'width="{2 * WIDTH}" height="{HEIGHT + 30}" viewBox="0 0 {2 * WIDTH} {HEIGHT + 30}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}><style>{STYLE}</style>'
    ground = '<rect width="100%" height="100%" fill="#fff"/>'
    return "\n".join([head, ground, *body, _legend(builds), "</svg>", ""])


def _panel(what: str, title: str, builds: dict[str, Any], shift: int) -> str:
    curves = [(name, curve, build) for build in sorted(builds) for name, curve in builds[build][what].items()]
    sizes = [point[0] for _, curve, _ in curves for point in curve]
    least, most = min(sizes), max(sizes)
    names = list(dict.fromkeys(name for name, _, _ in curves))
    parts = [f'<g transform="translate({shift},0)">', f'<text x="{LEFT}" y="24">ms of the processor by {title}</text>']
    for decade in range(LOWEST, HIGHEST + 1):
        y = _y(10.0**decade)
        parts.append(f'<line class="grid" x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{10.0**decade:g}</text>')
    for size in range(least, most + 1, 1 if most - least < 12 else 5):
        x = _x(size, least, most)
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{size}</text>')
    parts += [
        _curve(curve, least, most, COLOURS[names.index(name) % len(COLOURS)], build) for name, curve, build in curves
    ]
    return "\n".join([*parts, "</g>"])


def _curve(curve: Curve, least: int, most: int, colour: str, build: str) -> str:
    places = [(_x(size, least, most), _y(ms), proven) for size, ms, proven in curve]
    path = " ".join(f"{'M' if number == 0 else 'L'}{x:.1f} {y:.1f}" for number, (x, y, _) in enumerate(places))
    # A search that was stopped is an open circle.
    dots = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" stroke="{colour}" fill="{colour if proven else "#fff"}"/>'
        for x, y, proven in places
    )
    return f'<path class="{build}" stroke="{colour}" d="{path}"/>{dots}'


def _legend(builds: dict[str, Any]) -> str:
    names = list(dict.fromkeys(name for build in builds.values() for name in build["trains"]))
    parts = []
    for number, name in enumerate(names):
        x, y = LEFT + 150 * number, HEIGHT + 16
        parts.append(f'<path stroke="{COLOURS[number % len(COLOURS)]}" d="M{x} {y - 4} h24"/>')
        parts.append(f'<text x="{x + 30}" y="{y}">{name}</text>')
    x = LEFT + 150 * len(names)
    parts.append(f'<text x="{x}" y="{HEIGHT + 16}">dashed: plain Python; open circle: stopped</text>')
    return "\n".join(parts)


def _x(size: int, least: int, most: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * (size - least) / max(1, most - least)


def _y(ms: float) -> float:
    share = (log10(max(ms, 10.0**LOWEST)) - LOWEST) / (HIGHEST - LOWEST)
    return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * min(1.0, share)
