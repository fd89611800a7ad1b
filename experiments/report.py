"""What the commands print for people."""

from collections.abc import Iterable
from typing import Any

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from experiments.bench import METRICS, ratio
from experiments.compare import Comparison
from sim.vocab import CardDef


def console() -> Console:
    """The console of standard output; nothing is cut short where a file or a pipe reads it."""
    out = Console(highlight=False)
    return out if out.is_terminal else Console(highlight=False, width=200)


def comparison_table(result: Comparison, names: tuple[str, str], specs: tuple[str, str]) -> Table:
    """A comparison, with the names of both decks and the agents that played them."""
    table = Table(
        title=f"A: {names[0]} ({specs[0]})\nB: {names[1]} ({specs[1]})",
        title_justify="left",
        show_header=False,
    )
    table.add_column(style="bold")
    table.add_column(justify="right")
    interval = ""
    if result.ci_low is not None and result.ci_high is not None:
        interval = f"  (95% interval {_percent(result.ci_low)} to {_percent(result.ci_high)})"
    turns = "-" if result.mean_turns is None else f"{result.mean_turns:.1f}"
    rows = {
        "Win rate of A": f"{_percent(result.win_rate)}{interval}",
        "  on the play": _percent(result.on_play),
        "  on the draw": _percent(result.on_draw),
        "Games": f"{result.games:,}",
        "  won by A": f"{result.wins_a:,}",
        "  won by B": f"{result.wins_b:,}",
        "  drawn": f"{result.draws:,}",
        "  incomplete": f"{result.incomplete:,}",
        "Mean turns": turns,
        "Games per second": f"{result.games_per_second:,.1f}",
        "Seed": str(result.seed),
    }
    for label, value in rows.items():
        table.add_row(label, value)
    return table


def bench_table(name: str, now: dict[str, Any], before: dict[str, Any] | None) -> Table:
    """One workload's figures, beside those of an earlier measurement if there is one."""
    table = Table(
        title=f"{name} ({now['mode']}, Python {now['python']})\n"
        f"{now['games']:,} games a run, {now['decisions']:,} decisions; "
        f"copied with {now['permanents']:.1f} permanents",
        title_justify="left",
    )
    table.add_column()
    for heading in ("median", "slowest", "fastest"):
        table.add_column(heading, justify="right")
    if before is not None:
        table.add_column(f"before ({before['mode']})", justify="right")
        table.add_column("now / before", justify="right")
    for metric, (label, more_is_better) in METRICS.items():
        figures = now[metric]
        row = ["-"] * 3
        if figures is not None:
            ends = (figures["low"], figures["high"])
            slow_first = ends if more_is_better else ends[::-1]
            row = [f"{value:,.1f}" for value in (figures["median"], *slow_first)]
        if before is not None:
            change = ratio(now, before, metric)
            earlier = before.get(metric)
            row.append("-" if earlier is None else f"{earlier['median']:,.1f}")
            row.append("-" if change is None else f"{change:.2f}")
        table.add_row(label, *row)
    return table


def cards_table(definitions: Iterable[CardDef]) -> Table:
    """One row a card."""
    table = Table("Name", "Cost", "Type", "P/T")
    for card in definitions:
        table.add_row(card.name, Text(card.mana_cost), card.type_line, _size(card))
    return table


def card_text(card: CardDef) -> Group:
    """A card as a reader of cards expects it: name and cost, type line, text, size."""
    parts: list[Text | Group] = [
        Text.assemble((card.name, "bold"), "  ", card.mana_cost),
        Text(card.type_line),
    ]
    parts += [Text(text) for text in (card.text(), _size(card)) if text]
    for face in card.faces:
        parts += [Text("//"), card_text(face)]
    return Group(*parts)


def card_facts(card: CardDef) -> dict[str, object]:
    """A card for programs: ``mana_cost`` is "" for none, ``types`` has the supertypes too."""
    return {
        "name": card.name,
        "mana_cost": card.faces[0].mana_cost if " // " in card.name else card.mana_cost,
        "types": [*card.supertypes, *card.types],
        "subtypes": list(card.subtypes),
        "power": card.power_text,
        "toughness": card.toughness_text,
        "text": card.text(),
    }


def _size(card: CardDef) -> str:
    if card.loyalty_text is not None:
        return card.loyalty_text
    return "" if card.power_text is None else f"{card.power_text}/{card.toughness_text}"


def _percent(rate: float | None) -> str:
    return "-" if rate is None else f"{rate:.1%}"
