"""Scenarios with cards that only exist here: each shows a rule that no implemented card has."""

import tomllib

import cards
from sim.scenario.form import Scenario, as_list
from sim.scenario.runner import run_scenario
from sim.vocab import Card, CardDef, Token


def bench(*extra: type[Card]):
    """A checker of scenarios whose cards are those given, besides the implemented ones."""
    own: dict[str, CardDef] = {one.definition.name: one.definition for one in extra}

    def lookup(name):
        return own[name] if name in own else cards.get(name)

    def check(text):
        table = tomllib.loads(text)
        scenario = Scenario(
            "test",
            "test",
            table.get("start", {}),
            (table.get("a", {}), table.get("b", {})),
            table.get("steps", []),
            as_list(table.get("expect", [])),
        )
        line = str(run_scenario(scenario, lookup))
        assert line == "PASS test: test", line

    return check


def cards_of(module):
    """The card classes that a module defines."""
    return [
        one
        for one in vars(module).values()
        if isinstance(one, type)
        and issubclass(one, Card)
        and one.__module__ == module.__name__
        and not issubclass(one, Token)
    ]
