"""The command ``manaduel cards``."""

import json
from collections.abc import Iterable

import click

import cards
from agents.table import card_text
from cards import UnknownCard
from experiments import report
from experiments.mentions import scenarios_with
from sim.vocab import CardDef


@click.command("cards")
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON list of objects.")
def command(names: tuple[str, ...], as_json: bool) -> None:
    """Lists the cards that are implemented, or shows those called NAME.

    A card is shown with its cost, type line, rules text, and power and toughness or loyalty, both
    faces where it has two; and, where the command runs from a checkout, with the rules scenarios in
    tests/scenarios in which a player has it. An installed package comes without scenarios and
    says nothing of them.
    """
    definitions = _known_cards(names or cards.names())
    if as_json:
        click.echo(json.dumps([report.card_facts(card) for card in definitions], indent=1))
    elif names:
        console = report.console()
        for position, card in enumerate(definitions):
            console.print(*([""] if position else []), card_text(card), sep="\n")
            scenarios = scenarios_with(card.name)
            if scenarios:
                console.print(report.scenario_lines(scenarios))
    else:
        report.console().print(report.cards_table(definitions))


def _known_cards(names: Iterable[str]) -> list[CardDef]:
    """The cards called so; names every one that is not known."""
    definitions, unknown = [], []
    for name in names:
        try:
            definitions.append(cards.get(name))
        except UnknownCard as error:
            unknown.append(str(error))
    if unknown:
        raise click.ClickException("\n".join(unknown))
    return definitions
