"""Scenarios with cards that only exist here: each shows a rule that no implemented card has."""

import cards
from sim.scenario.runner import run_scenario
from sim.vocab import Card


def bench(module):
    """A runner of scenarios whose cards are the module's, besides the implemented ones."""
    own = {
        one.definition.name: one.definition
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, Card) and one.__module__ == module.__name__
    }

    def lookup(name):
        return own[name] if name in own else cards.get(name)

    def run(scenario):
        """PASS, or what went wrong."""
        result = run_scenario(scenario, lookup)
        return f"{result.verdict} {result.reason}".strip()

    return run
