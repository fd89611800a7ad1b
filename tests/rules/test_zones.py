"""The scenarios of zones.toml, with the cards of zone_cards.py."""

from pathlib import Path

import pytest

from sim.scenario.form import load
from tests.rules import zone_cards
from tests.rules.bench import bench

run = bench(zone_cards)
SCENARIOS = load(Path(__file__).parent / "zones.toml")


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.name)
def test_scenario(scenario):
    assert run(scenario) == "PASS"
