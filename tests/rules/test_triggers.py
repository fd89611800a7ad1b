"""The scenarios of triggers.toml, with the cards of trigger_cards.py."""

from pathlib import Path

import pytest

from sim.scenario.form import load
from tests.rules import trigger_cards
from tests.rules.bench import bench

run = bench(trigger_cards)
SCENARIOS = load(Path(__file__).parent / "triggers.toml")


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.name)
def test_scenario(scenario):
    assert run(scenario) == "PASS"
