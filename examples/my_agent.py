"""The agent of docs/agents.md."""

import random

from agents import Agent
from sim.state.decision import DO_CAST, DO_PLAY_LAND


class Eager(Agent):
    """Plays lands, casts the dearest spell it can, and attacks with everything."""

    def begin(self, player, seed):
        self.chance = random.Random(seed)

    def choose(self, view, decision):
        if decision.name == "priority":
            values = [self.value(view, option) for option in decision.options]
            return values.index(max(values))
        if decision.name in ("mulligan", "attack"):
            return 0  # keep; attack with the next creature
        for index, option in enumerate(decision.options):
            if decision.name == "target" and option.object == view.opponent:
                return index
        return self.chance.randrange(len(decision.options))

    def value(self, view, option):
        if option.verb == DO_PLAY_LAND:
            return 100
        return view.find(option.object).mana_value if option.verb == DO_CAST else 0
