"""The pages of the laboratory: standings and effects with their intervals, drawn without any library or network."""

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Any, Final

from landsraad.text.fluent import say

WIDE: Final = 640
ROW: Final = 28
LEFT: Final = 230
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 760px; margin: 2rem auto; padding: 0 1rem;
  color: #2b2118; background: #faf6ee; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: right; padding: .25rem .5rem; border-bottom: 1px solid #ddd0b8; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; }
@media (prefers-color-scheme: dark) { body { color: #eee3d0; background: #1d1712; } td, th { border-color: #4a3d2e; } }
"""


def word(key: str, lang: str, **facts: str | int) -> str:
    return say(f"lab-{key}", lang, facts)


def whiskers(rows: Sequence[tuple[str, float, float, float]], title: str, percent: bool = False) -> str:
    """A dot and its interval for each row, one below the other, on one scale."""
    low = min((row[2] for row in rows), default=0.0)
    high = max((row[3] for row in rows), default=1.0)
    if high <= low:
        high = low + 1.0

    def place(value: float) -> float:
        return LEFT + (WIDE - LEFT - 30) * (value - low) / (high - low)

    def told(value: float) -> str:
        return f"{value:.1%}" if percent else f"{value:.1f}"

    height = ROW * (len(rows) + 2)
    parts = [
        f'<svg viewBox="0 0 {WIDE} {height}" role="img" aria-label="{escape(title)}" '
        'fill="currentColor" font-size="13" font-family="system-ui, sans-serif">'
    ]
    for value in ticks(low, high):
        x, bold = place(value), ".6" if percent and value == 0 else ".15"
        parts += [
            f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{ROW / 2}" y2="{height - ROW}" stroke="currentColor" '
            f'opacity="{bold}"/>',
            f'<text x="{x:.1f}" y="{height - 8}" text-anchor="middle" opacity=".7">'
            f"{f'{value:.0%}' if percent else f'{value:g}'}</text>",
        ]
    for number, (name, middle, below, above) in enumerate(rows):
        y = ROW * (number + 1)
        ends = f'x1="{place(below):.1f}" x2="{place(above):.1f}" y1="{y}" y2="{y}"'
        parts += [
            f"<g><title>{escape(name)}: {told(middle)} ({told(below)} – {told(above)})</title>",
            f'<text x="0" y="{y + 4}">{escape(name)}</text>',
            f'<line {ends} stroke="#b5651d" stroke-width="3"/>',
            f'<circle cx="{place(middle):.1f}" cy="{y}" r="5" fill="#b5651d"/></g>',
        ]
    return "".join([*parts, "</svg>"])


def ticks(low: float, high: float) -> list[float]:
    """A few round numbers between two."""
    wanted = (high - low) / 5
    power = 10.0 ** floor(log10(wanted))
    step = power * next(times for times in (1, 2, 5, 10) if power * times >= wanted)
    return [round(number * step, 9) for number in range(ceil(low / step), floor(high / step) + 1)]


def tournament_page(told: dict[str, Any], lang: str = "en") -> str:
    """A report as a page of HTML."""
    heads = ("entrant", "rating", "interval", "games", "won", "interval", "failures")
    lines = [
        f"<tr><td>{escape(line['entrant'])}</td><td>{line['rating']:.1f}</td>"
        f"<td>{line['rating_low']:.1f} – {line['rating_high']:.1f}</td><td>{line['games']}</td>"
        f"<td>{line['won']:.1%}</td><td>{line['won_low']:.1%} – {line['won_high']:.1%}</td>"
        f"<td>{line['failures']}</td></tr>"
        for line in told["standings"]
    ]
    strengths = [(x["entrant"], x["rating"], x["rating_low"], x["rating_high"]) for x in told["standings"]]
    shares = [(x["entrant"], x["won"], x["won_low"], x["won_high"]) for x in told["standings"]]
    seats = [
        f"<tr><td>{escape(name)}</td>{''.join(f'<td>{share:.1%}</td>' for share in won)}</tr>"
        for name, won in told["seats"].items()
    ]
    most = max((len(won) for won in told["seats"].values()), default=0)
    return "\n".join(
        [
            f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width">',
            f"<title>{escape(told['name'])}</title><style>{STYLE}</style></head><body>",
            f"<h1>{escape(told['name'])}</h1>",
            f"<p>{escape(word('played', lang, games=told['games'], scheduled=told['scheduled']))}</p>",
            f"<table><tr>{''.join(f'<th>{escape(word(head, lang))}</th>' for head in heads)}</tr>",
            *lines,
            "</table>",
            f"<h2>{escape(word('rating', lang))}</h2>",
            whiskers(strengths, word("rating", lang)),
            f"<h2>{escape(word('won', lang))}</h2>",
            whiskers(shares, word("won", lang), percent=True),
            f"<h2>{escape(word('by-seat', lang))}</h2>",
            f"<table><tr><th></th>{''.join(f'<th>{seat + 1}</th>' for seat in range(most))}</tr>",
            *seats,
            "</table>",
            f"<p>{escape(word('how', lang))}</p>",
            "</body></html>",
        ]
    )


MOST: Final = 12  # deeds for each direction that are drawn
DEEDS: Final = ("opening", "early", "ever", "first")
Names = Callable[[str, str], str]  # of a leader, of a side


def study_plots(told: dict[str, Any], name: Names, lang: str = "en") -> dict[str, str]:
    """The pictures of a study: seats, leaders, and what those did who won more often and less often."""
    seats = [
        (str(line["seat"] + 1) if line["side"] is None else name("side", line["side"]), *_spread(line, "won"))
        for line in told["seats"]
    ]
    leaders = [(name("leader", line["name"]), *_spread(line, "effect")) for line in told["leaders"]]
    drawn = {"seats": (seats, word("by-seat", lang)), "leaders": (leaders, word("leaders", lang))}
    for which in DEEDS:
        lines = [(line["name"].replace("_", " "), *_spread(line, "effect")) for line in surest(told[which])]
        drawn[which] = lines, word(which, lang)
    return {key: whiskers(lines, title, percent=True) for key, (lines, title) in drawn.items() if lines}


def _spread(line: dict[str, Any], middle: str) -> tuple[float, float, float]:
    return line[middle], line["low"], line["high"]


def surest(lines: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The effects that are farthest from nothing even at the near end of their interval; the largest first."""
    more = sorted((line for line in lines if line["low"] > 0), key=lambda line: -float(line["low"]))[:MOST]
    less = sorted((line for line in lines if line["high"] < 0), key=lambda line: float(line["high"]))[:MOST]
    return sorted([*more, *less], key=lambda line: -float(line["effect"]))


def study_page(told: dict[str, Any], name: Names, lang: str = "en") -> str:
    """A study as a page of HTML."""
    parts = [
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(told['game'])}</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(told['game'])}</h1>",
        f"<p>{escape(word('studied', lang, games=told['games'], bot=told['bot']))}</p>",
    ]
    headings = {"seats": "by-seat"}
    plots = study_plots(told, name, lang)
    for which in ("seats", "leaders", *DEEDS):
        lines = told[which] if which in DEEDS else []
        if which in plots or lines:
            parts.append(f"<h2>{escape(word(headings.get(which, which), lang))}</h2>")
        parts += [plots[which]] if which in plots else []
        parts += all_effects(lines, lang)
    return "\n".join([*parts, f"<p>{escape(word('effects', lang))}</p>", "</body></html>"])


def all_effects(lines: Sequence[dict[str, Any]], lang: str) -> list[str]:
    """Every effect in a table for each verb, so that cards, tiles, spaces and the rest stand by themselves."""
    verbs: dict[str, list[dict[str, Any]]] = {}
    for line in lines:
        verbs.setdefault(line["name"].partition(" ")[0], []).append(line)
    if not verbs:
        return []
    heads = "".join(f"<th>{escape(word(head, lang))}</th>" for head in ("effect", "interval", "having"))
    parts = [f"<details><summary>{escape(word('all', lang))}</summary>"]
    for verb, found in sorted(verbs.items()):
        parts.append(f"<table><tr><th>{escape(verb.replace('_', ' '))}</th>{heads}</tr>")
        for line in found:
            about = line["name"].partition(" ")[2].replace("_", " ") or "–"
            spread = f"{line['low']:+.1%} – {line['high']:+.1%}"
            cells = (f"{line['effect']:+.1%}", spread, str(line["seats"]))
            parts.append(f"<tr><td>{escape(about)}</td>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
        parts.append("</table>")
    return [*parts, "</details>"]


def picture(plot: str) -> str:
    """A plot as a file of its own, with its title, readable on any background."""
    head, _, rest = plot.partition(">")
    title = head.partition('aria-label="')[2].partition('"')[0]
    tall = int(head.partition(f"0 0 {WIDE} ")[2].partition('"')[0]) + ROW
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {tall}" role="img" aria-label="{title}" ',
            'color="#2b2118" fill="currentColor" font-size="13" font-family="system-ui, sans-serif">',
            f'<rect width="{WIDE}" height="{tall}" rx="8" fill="#faf6ee"/>',
            f'<text x="12" y="{ROW - 6}" font-size="15" font-weight="600">{title}</text>',
            f'<g transform="translate(12 {ROW})">{rest.removesuffix("</svg>")}</g></svg>\n',
        ]
    )
