"""Which rules scenarios have a card in them."""

from pathlib import Path

import cards
from cards.registry import folded
from sim.scenario.failure import FormError
from sim.scenario.form import Scenario, counted, load

# The scenarios of the checkout that the package runs from. An installed package has none.
SCENARIOS = Path(cards.__file__).resolve().parent.parent / "tests" / "scenarios"


def scenarios_with(name: str) -> list[Scenario]:
    """The scenarios in which a player has the card, in the order of the files; [] without any.

    A file that does not follow the format is left out; the tests say so.
    """
    found: list[Scenario] = []
    asked = folded(name)
    for path in sorted(SCENARIOS.glob("*.toml")):
        try:
            # Reading a file in full takes a hundred times as long as looking for a word in it.
            if asked in folded(path.read_text(encoding="utf-8-sig")):
                found += [one for one in load(path) if asked in _cards_of(one)]
        except (OSError, ValueError, FormError):
            continue
    return found


def _cards_of(scenario: Scenario) -> set[str]:
    """The names of the cards in the players' zones, as they are compared."""
    listed = [
        entry["card"] if isinstance(entry, dict) else entry
        for player in scenario.players
        for zone in player.values()
        if isinstance(zone, list)
        for entry in zone
    ]
    return {folded(counted(name)[1]) for name in listed}
