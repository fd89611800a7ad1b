from types import SimpleNamespace

import pytest

import agents
from agents.heuristic import HeuristicAgent
from agents.random_agent import RandomAgent


class Tunable(agents.Agent):
    def __init__(self, depth=1, weight=0.5, deep=False, style="calm"):
        if depth < 1:
            raise ValueError("depth must be at least 1")
        self.settings = (depth, weight, deep, style)

    def choose(self, view, decision):
        return 0


class Broken(agents.Agent):
    def __init__(self, how="error"):
        if how == "exit":
            raise SystemExit("enough")
        raise KeyError("two\nlines")

    def choose(self, view, decision):
        return 0


HERE = f"{__name__}:Tunable"


def test_names():
    assert {"heuristic", "random"} <= set(agents.names())
    assert isinstance(agents.make("random"), RandomAgent)
    assert isinstance(agents.make("heuristic"), HeuristicAgent)


def test_a_class_of_ones_own_with_settings():
    assert agents.make(HERE).settings == (1, 0.5, False, "calm")
    assert agents.make(f"{HERE}:depth=3,weight=2.5,deep=true,style=wild").settings == (
        3,
        2.5,
        True,
        "wild",
    )


@pytest.mark.parametrize(
    "spec",
    [
        "nobody",
        "",
        ":",
        "random:",
        "random:depth=1",
        "no_such_module:Agent",
        "agents:NoSuchClass",
        "collections:Counter",
        "..relative:Agent",
        f"{HERE}:depth=0",
        f"{HERE}:breadth=3",
        f"{HERE}:depth=3,wide",
        f"{__name__}:Broken",
        f"{__name__}:Broken:how=exit",
        "heuristic:weights=3",
    ],
)
def test_unknown_agents_are_refused_in_one_line(spec):
    with pytest.raises(agents.UnknownAgent) as caught:
        agents.make(spec)
    assert len(str(caught.value).splitlines()) == 1


def test_an_unknown_name_tells_what_is_possible():
    with pytest.raises(agents.UnknownAgent, match=r"heuristic, .*random, human, policy:PATH"):
        agents.make("randm")


def test_random_agent_repeats_itself_for_a_seed():
    agent = agents.make("random")
    decision = SimpleNamespace(options=range(5))

    def choices(seed):
        agent.begin(0, seed)
        return [agent.choose(None, decision) for _ in range(200)]

    assert choices(7) == choices(7) != choices(8)
    assert set(choices(7)) == set(range(5))
