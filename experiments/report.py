"""What the commands print for people."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from experiments.bench import METRICS, MIRRORS, PAUPER, ratio
from experiments.compare import Comparison
from experiments.growth import FIGURES, HEADINGS
from experiments.usage import ACTIVATED, CAST, LAND, TRIGGERED, Usage
from sim.scenario.form import Scenario
from sim.vocab import CardDef
from sim.vocab.faces import LAYOUT_ADVENTURE, LAYOUT_OMEN
from sim.vocab.terms import COLOR_NAMES, bit_names

# How many scenarios are listed for one card.
SCENARIOS_SHOWN = 10


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


def env_table(measured: dict[str, Any], labels: dict[str, str]) -> Table:
    """What a step of the environments costs."""
    table = Table(
        title=f"env ({measured['mode']}, Python {measured['python']})\n"
        f"{measured['episodes']:,} episodes a run, {measured['steps']:,} steps, "
        f"{measured['decisions']:,} decisions of both players",
        title_justify="left",
    )
    table.add_column()
    for heading in ("median", "lowest", "highest"):
        table.add_column(heading, justify="right")
    for metric, label in labels.items():
        figures = measured[metric]
        table.add_row(label, *(f"{figures[which]:,.1f}" for which in ("median", "low", "high")))
    return table


def mirrors_table(
    now: dict[str, dict[str, Any]], before: dict[str, dict[str, Any]] | None
) -> Table:
    """Games by the second of the Pauper mirrors, and their geometric mean."""
    table = Table(title=f"{PAUPER}: games/s ({now[PAUPER]['mode']})", title_justify="left")
    table.add_column("mirror")
    for heading in ("median", "slowest", "fastest"):
        table.add_column(heading, justify="right")
    if before is not None:
        table.add_column("before", justify="right")
        table.add_column("now / before", justify="right")
    for name in (*MIRRORS, PAUPER):
        figures = now[name]["games_per_second"]
        row = [f"{figures[which]:,.1f}" for which in ("median", "low", "high")]
        if before is not None:
            earlier = before.get(name, {})
            change = ratio(now[name], earlier, "games_per_second")
            row.append("-" if change is None else f"{earlier['games_per_second']['median']:,.1f}")
            row.append("-" if change is None else f"{change:.2f}")
        label = "geometric mean" if name == PAUPER else name.removeprefix(f"{PAUPER}/")
        table.add_row(label, *row)
    return table


def usage_tables(result: Usage) -> Iterator[Table]:
    """The games, the mechanics deck by deck, and a table of the cards of each deck."""
    yield _pairings_table(result)
    decks = list(result.cards)
    mechanics = {deck: result.mechanics(deck) for deck in decks}
    table = Table(title="Uses in one player's game", title_justify="left")
    table.add_column("Mechanic")
    for deck in decks:
        table.add_column(deck, justify="right")
    for name in sorted(set().union(*mechanics.values())):
        counts = [mechanics[deck][name] for deck in decks]
        seats = [result.seats(deck) for deck in decks]
        table.add_row(name, *[_average(*one) for one in zip(counts, seats, strict=True)])
    yield table
    for deck in decks:
        yield _deck_table(result, deck)


def _pairings_table(result: Usage) -> Table:
    table = Table(title=f"{result.agent}, seed {result.seed}", title_justify="left")
    table.add_column("Pairing")
    for heading in ("games", "won by the first", "draw", "incomplete", "mean turns"):
        table.add_column(heading, justify="right")
    for one in result.pairings:
        first, second = one.decks
        mirror = first == second
        table.add_row(
            f"{first} - {second}",
            f"{one.games:,}",
            "-" if mirror else f"{one.results[first]:,}",
            f"{one.results['draw']:,}",
            f"{one.results['incomplete']:,}",
            f"{one.turns / one.games:.1f}",
        )
    return table


def _deck_table(result: Usage, deck: str) -> Table:
    seats = result.seats(deck)
    table = Table(title=f"{deck}: uses in one player's game", title_justify="left")
    table.add_column("Card")
    table.add_column("Copies", justify="right")
    kinds = (CAST, LAND, ACTIVATED, TRIGGERED)
    for heading in ("cast", "played", "activated", "triggered"):
        table.add_column(heading, justify="right")
    copies = result.cards[deck]
    unused = result.unused(deck)
    for name, counts in sorted(result.by_card(deck).items(), key=lambda one: one[0] not in copies):
        row = [_average(counts[kind], seats) for kind in kinds]
        label = f"{name} (never used)" if name in unused else name
        table.add_row(label, str(copies[name] or "-"), *row)
    return table


def _average(count: int, seats: int) -> str:
    return f"{count / seats:.3f}" if count else "-"


def growth_tables(measured: dict[str, Any]) -> list[Table]:
    """What :func:`experiments.growth.measure` found: a table for each series."""
    tables = []
    for series, labels in FIGURES.items():
        sizes = measured[series]["sizes"]
        table = Table(
            title=f"{HEADINGS[series]}: median microseconds, and the growth from size to size",
            title_justify="left",
        )
        table.add_column()
        for place, size in enumerate(sizes):
            if place:
                table.add_column("growth", justify="right", style="dim")
            table.add_column(f"{size:,}", justify="right")
        for name, label in labels.items():
            figures = measured[series]["figures"][name]
            row = [label]
            for place, median in enumerate(figures["median"]):
                if place:
                    exponent = figures["growth"][place - 1]
                    row.append("-" if exponent is None else f"n^{exponent:.1f}")
                row.append(f"{median:,.0f}")
            table.add_row(*row)
        tables.append(table)
    return tables


def cards_table(definitions: Iterable[CardDef]) -> Table:
    """One row a card."""
    table = Table("Name", "Cost", "Type", "P/T")
    for card in definitions:
        table.add_row(card.name, Text(card.mana_cost), card.type_line, _size(card))
    return table


def card_text(card: CardDef) -> Group:
    """A card as a reader of cards expects it: name and cost, type line, text, size; all faces."""
    cost = card.mana_cost
    if " // " in card.name:
        cost = " // ".join(face.mana_cost for face in card.faces)
    head = Text.assemble((card.name, "bold"), f"  {cost}" if cost else "")
    parts: list[Text | Group] = [head]
    lines = (_color_indicator(card), card.type_line, card.text(), _size(card))
    parts += [Text(line) for line in lines if line]
    for face in card.faces:
        parts += [Text("//"), card_text(face)]
    return Group(*parts)


def scenario_lines(scenarios: Sequence[Scenario]) -> Group:
    """The scenarios that have a card in them, by file and name: the first few of many."""
    shown = [Text(f"  {one.file}: {one.name}") for one in scenarios[:SCENARIOS_SHOWN]]
    if len(scenarios) > len(shown):
        shown.append(Text(f"  and {len(scenarios) - len(shown):,} more"))
    return Group(Text(), Text("Rules scenarios with it:"), *shown)


def card_facts(card: CardDef) -> dict[str, object]:
    """A card for programs: ``mana_cost`` is "" for none, ``types`` has the supertypes too.

    The types of an Adventure or Omen are among them, since it is printed on the same face.
    """
    types = [*card.supertypes, *card.types]
    for face in card.faces:
        if face.layout in (LAYOUT_ADVENTURE, LAYOUT_OMEN):
            types += [one for one in face.types if one not in types]
    return {
        "name": card.name,
        "mana_cost": card.faces[0].mana_cost if " // " in card.name else card.mana_cost,
        "types": types,
        "subtypes": list(card.subtypes),
        "power": card.power_text,
        "toughness": card.toughness_text,
        "text": card.text(),
    }


def _color_indicator(card: CardDef) -> str:
    """The colors of a card that its mana cost does not say (204); empty where it does."""
    said = card.cost.colors if card.cost else 0
    if said or card.token or not card.colors:
        return ""
    return f"Color indicator: {' and '.join(bit_names(card.colors, COLOR_NAMES))}"


def _size(card: CardDef) -> str:
    if card.loyalty_text is not None:
        return card.loyalty_text
    return "" if card.power_text is None else f"{card.power_text}/{card.toughness_text}"


def _percent(rate: float | None) -> str:
    return "-" if rate is None else f"{rate:.1%}"
