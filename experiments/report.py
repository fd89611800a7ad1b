"""What the commands print for people."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from agents.table.card_sheet import printed_size
from experiments.bench import METRICS, MIRRORS, PAUPER, ratio
from experiments.growth import FIGURES, HEADINGS
from experiments.usage import ACTIVATED, CAST, LAND, TRIGGERED, Usage
from sim.scenario.form import Scenario
from sim.vocab import CardDef
from sim.vocab.faces import LAYOUT_ADVENTURE, LAYOUT_OMEN

# How many scenarios are listed for one card.
SCENARIOS_SHOWN = 10


def console() -> Console:
    """The console of standard output; nothing is cut short where a file or a pipe reads it."""
    out = Console(highlight=False)
    return out if out.is_terminal else Console(highlight=False, width=200)


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
    return _medians(
        f"env ({measured['mode']}, Python {measured['python']})\n"
        f"{measured['episodes']:,} episodes a run, {measured['steps']:,} steps, "
        f"{measured['decisions']:,} decisions of both players",
        measured,
        labels,
    )


def search_table(measured: dict[str, Any], labels: dict[str, str]) -> Table:
    """What the searching agents take."""
    return _medians(
        f"search ({measured['mode']}, Python {measured['python']})\n"
        f"{measured['deck']} mirror, {measured['games']:,} games a run, "
        f"{measured['decisions']:,} decisions, {measured['searched']:,} of them searched, "
        f"{measured['nodes']:,} nodes",
        measured,
        labels,
    )


def agents_table(measured: dict[str, Any]) -> Table:
    """What a decision of each agent takes, in all mirrors and in each."""
    table = Table(
        title=f"agents ({measured['mode']}, Python {measured['python']}): µs per decision\n"
        f"{measured['games']:,} games of each Pauper mirror a run",
        title_justify="left",
    )
    table.add_column()
    columns = list(measured["agents"].values())
    for spec in measured["agents"]:
        table.add_column(spec, justify="right")
    for label, which in (("median", "median"), ("lowest", "low"), ("highest", "high")):
        table.add_row(label, *(f"{one[which]:,.1f}" for one in columns))
    for deck in columns[0]["decks"]:
        table.add_row(f"  {deck}", *(f"{one['decks'][deck]:,.1f}" for one in columns))
    table.add_row("slowest, ms", *(f"{one['slowest_ms']:,.1f}" for one in columns))
    table.add_row("decisions a run", *(f"{one['decisions']:,}" for one in columns))
    return table


def _medians(title: str, measured: dict[str, Any], labels: dict[str, str]) -> Table:
    """A row for each metric: the median of its runs, the lowest and the highest."""
    table = Table(title=title, title_justify="left")
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
        table.add_row(card.name, Text(card.mana_cost), card.type_line, printed_size(card))
    return table


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
