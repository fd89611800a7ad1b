"""The scenarios of layers.toml, with the cards of layer_cards.py."""

from pathlib import Path

import pytest

from sim.scenario.form import load
from tests.rules import layer_cards
from tests.rules.bench import bench

run = bench(layer_cards)
SCENARIOS = load(Path(__file__).parent / "layers.toml")


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.name)
def test_scenario(scenario):
    assert run(scenario) == "PASS"
