"""The scenarios of replacement.toml, with the cards of replacement_cards.py."""

from pathlib import Path

import pytest

from sim.scenario.form import load
from tests.rules import replacement_cards
from tests.rules.bench import bench

run = bench(replacement_cards)
SCENARIOS = load(Path(__file__).parent / "replacement.toml")


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.name)
def test_scenario(scenario):
    assert run(scenario) == "PASS"
