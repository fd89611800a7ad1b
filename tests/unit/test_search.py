"""The searching agents, with budgets so small that the whole file takes seconds."""

import copy
import pickle

import numpy as np
import pytest

import agents
from agents.search import GreedyAgent, Guide, MctsAgent, QuickGuide
from agents.search.lines import ROLLOUTS, Lines
from agents.search.options import key_of
from agents.search.quick_guide import softmax
from agents.search.seen import seen
from sim.state import decision as d
from tests.games import new_game
from tests.unit.test_heuristic import game_at, names_in


def play_on(game, agent, until):
    """Player 0 is the agent, player 1 passes and does not block."""
    agent.begin(0, 1)
    for _ in range(200):
        decision = game.decision
        if decision is None or until(game):
            return
        if decision.player == 0:
            game.choose(agent.choose(game.view(0), decision))
        else:
            last = decision.kind in (d.ASK_BLOCK, d.ASK_ATTACK)
            game.choose(len(decision.options) - 1 if last else 0)


def small(**settings):
    return MctsAgent(**{"nodes": 40, "worlds": 3, "rollouts": "light", **settings})


def first_search(game, agent, seed=1):
    """The agent after its choice at the pending decision, and that choice."""
    decision = game.decision
    agent.begin(decision.player, seed)
    return agent.choose(game.view(decision.player), decision)


BOTH = pytest.mark.parametrize("agent", [small(), GreedyAgent(worlds=2)], ids=["mcts", "greedy"])


@BOTH
def test_a_lethal_attack_is_found(agent):
    game = game_at(
        a={"battlefield": ["Grizzly Bears", "Craw Wurm"]},
        b={"life": 8, "battlefield": ["Mountain"]},
    )
    play_on(game, agent, lambda game: game.turn > 5)
    assert game.result is not None and game.result.winner == 0


@BOTH
def test_burn_that_is_lethal_is_found(agent):
    game = game_at(
        a={"hand": ["Lightning Bolt"], "battlefield": ["Mountain"]},
        b={"life": 3, "battlefield": ["Guttersnipe"]},
    )
    play_on(game, agent, lambda game: game.turn > 5)
    assert game.result is not None and game.result.winner == 0


@BOTH
def test_removal_is_not_wasted_on_ones_own_or_on_the_worse_creature(agent):
    game = game_at(
        a={"hand": ["Murder"], "battlefield": ["3 Swamp", "Grizzly Bears"]},
        b={"battlefield": ["Serra Angel", "Llanowar Elves"]},
    )
    play_on(game, agent, lambda game: game.turn > 5)
    view = game.view(0)
    assert "Grizzly Bears" in names_in(view.permanents(0))
    assert "Llanowar Elves" in names_in(view.permanents(1))


def test_an_attack_that_loses_everything_is_not_made():
    game = game_at(
        a={"battlefield": ["Grizzly Bears"]}, b={"life": 20, "battlefield": ["2 Craw Wurm"]}
    )
    play_on(game, small(), lambda game: game.turn > 5 or game.view(0).step == "main2")
    assert "Grizzly Bears" in names_in(game.view(0).permanents(0))
    assert game.view(1).life == (20, 20)


def test_the_budget_is_kept():
    game = game_at(
        a={"hand": ["Lightning Bolt", "Grizzly Bears"], "battlefield": ["2 Mountain", "2 Forest"]},
        b={"battlefield": ["Serra Angel", "Llanowar Elves"]},
    )
    for nodes in (1, 7, 40):
        agent = small(nodes=nodes)
        first_search(game.clone(), agent)
        assert 0 < agent.searched <= nodes
        assert agent.decisions == 1


def test_what_has_one_answer_costs_nothing():
    agent = small()
    game = new_game(3)
    assert game.decision.kind == d.ASK_MULLIGAN
    first_search(game, agent)
    assert agent.searched == 0


def check_counts(node):
    """What the counts of a node and those behind it have to do with each other."""
    for place in node.places.values():
        if place.usual >= 0 and place.next[place.usual] is not None:
            assert 0 <= place.value <= 1
        assert 0 <= place.worth <= 1 or place.value < 0
    for edge in node.edges.values():
        assert abs(edge.total) <= edge.visits
        for mark, child in edge.children.items():
            assert child.mark == mark
            check_counts(child)
    # Each line that went by a place took one of its options.
    assert sum(edge.visits for edge in node.edges.values()) == node.visits


def test_the_tree_is_kept_and_its_counts_stay_right():
    game = game_at(
        a={"battlefield": ["3 Grizzly Bears", "Craw Wurm", "Serra Angel"]},
        b={"life": 20, "battlefield": ["Hill Giant", "Llanowar Elves"]},
    )
    agent = small(nodes=80)
    agent.begin(0, 1)
    kept = 0
    for _ in range(8):
        decision = game.decision
        if decision is None or decision.player != 0:
            break
        before = agent.searched
        chosen = agent.choose(game.view(0), decision)
        root = agent._search.root
        assert root.visits <= 80
        check_counts(root)
        if 0 < agent.searched - before < root.visits:
            kept += 1
        game.choose(chosen)
    assert kept >= 1


def test_worlds_that_turned_out_otherwise_are_drawn_anew():
    game = new_game(5)
    agent = small(nodes=30, worlds=4)
    other = agents.make("heuristic")
    agent.begin(0, 5)
    other.begin(1, 5)
    for _ in range(60):
        decision = game.decision
        if decision is None:
            break
        if decision.player == 1:
            game.choose(other.choose(game.view(1), decision))
            continue
        view = game.view(0)
        before = agent.decisions
        chosen = agent.choose(view, decision)
        if agent.decisions > before:
            search = agent._search
            assert len(search.worlds) == 4
            for world in search.worlds:
                place = search.root.places[world]
                assert seen(place.game.view(0)) == seen(view)
        game.choose(chosen)
    assert agent.decisions > 3


def test_a_world_leads_not_back_to_the_game():
    game = new_game(5)
    world = game.view(0).resample(1)
    assert world.origin is None and world.history == ()


def test_it_goes_by_the_seed_alone():
    def played(seed):
        game = new_game(2)
        players = [small(nodes=20), GreedyAgent(worlds=1)]
        for seat, agent in enumerate(players):
            agent.begin(seat, seed)
        for _ in range(80):
            decision = game.decision
            if decision is None:
                break
            game.choose(players[decision.player].choose(game.view(decision.player), decision))
        return game.history, players[0].searched

    assert played(1) == played(1)


@pytest.mark.parametrize("spec", ["mcts:nodes=5,worlds=2", "greedy:worlds=1"])
def test_it_is_as_an_agent_must_be(spec):
    """It answers rightly, repeats itself, changes nothing, and sees no hidden cards."""
    agents.check_agent(agents.make(spec), games=1, seed=4)


@pytest.mark.parametrize("spec", ("heuristic", "greedy:worlds=1", "mcts:nodes=8,worlds=2"))
def test_a_pickled_agent_goes_on_in_the_same_way(spec):
    game = new_game(6)
    players = [agents.make(spec), agents.make(spec)]
    for seat, agent in enumerate(players):
        agent.begin(seat, 6)
    for _ in range(60):
        view, agent = game.view(game.decision.player), players[game.decision.player]
        twin = pickle.loads(pickle.dumps(agent))
        chosen = agent.choose(view, game.decision)
        assert twin.choose(view, game.decision) == chosen
        game.choose(chosen)


def test_it_plays_for_the_seat_whose_view_it_sees():
    game = game_at(
        a={"life": 3, "battlefield": ["Guttersnipe"]},
        b={"hand": ["Lightning Bolt"], "battlefield": ["Mountain"]},
        start={"active": "b"},
    )
    agent = small()  # for which nobody has called begin
    while game.decision is not None and game.turn < 6:
        player = game.decision.player
        game.choose(agent.choose(game.view(1), game.decision) if player == 1 else 0)
        assert agent._search.player == 1
    assert game.result is not None and game.result.winner == 1


def test_guides_of_ones_own():
    class Foreign:
        def priors(self, game):
            return [1 / len(game.decision.options)] * len(game.decision.options)

        def value(self, game, player):
            return 0.5

    class Derived(Foreign, Guide):
        pass

    class Extended(QuickGuide):
        asked = 0

        def value(self, game, player):
            self.asked += 1
            return super().value(game, player)

    extended = Extended(small().quick)
    for guide in (Foreign(), Derived(), extended):
        game = new_game(3)
        agent = small(guide=guide)
        play_on(game, agent, lambda game: game.turn > 3)
        assert agent.searched
    assert extended.asked


def test_a_copy_goes_on_in_the_same_way():
    game = game_at(
        a={"hand": ["Lightning Bolt"], "battlefield": ["2 Mountain", "3 Grizzly Bears"]},
        b={"battlefield": ["Serra Angel", "Llanowar Elves"]},
    )
    agent = small()
    game.choose(first_search(game, agent))
    twin = copy.deepcopy(agent)
    answers = []
    for one in (agent, twin):
        again = game.clone()
        line = []
        while again.decision is not None and again.turn == game.turn and len(line) < 12:
            if again.decision.player == 0:
                line.append(one.choose(again.view(0), again.decision))
                again.choose(line[-1])
            else:
                again.choose(0)
        answers.append((line, one.searched))
    assert answers[0] == answers[1] and answers[0][0]


def test_many_options_are_looked_at_by_and_by():
    game = game_at(
        a={"hand": ["Lightning Bolt"], "battlefield": ["Mountain"]},
        b={"battlefield": ["12 Grizzly Bears", "12 Hill Giant", "Serra Angel"]},
    )
    bolt = next(i for i, one in enumerate(game.decision.options) if one.verb == d.DO_CAST)
    game.choose(bolt)
    assert game.decision.kind == d.ASK_TARGET
    agent = small(nodes=6)
    first_search(game, agent)
    search = agent._search
    assert len(search.root.edges) == len(game.decision.options) > 2
    # Below the root the number of options grows with the visits; what was played is passed over.
    place = next(one for one in search.root.places.values() if one.next.count(None) > 2)
    fresh = [index for index in place.order if place.next[index] is None]
    search.exploration = 0.0
    search.widening = 0.0
    assert search._select(search.root, place) == fresh[0]
    search.exploration = 100.0
    for edge in place.edges:
        edge.prior = float(edge is place.edges[fresh[2]])
    assert search._select(search.root, place) in fresh[:2]
    search.widening = 100.0
    assert search._select(search.root, place) == fresh[2]


def test_of_a_wide_declaration_the_first_choices_are_searched():
    game = game_at(a={"battlefield": ["12 Hill Giant"]}, b={"battlefield": ["Grizzly Bears"]})
    agent = small(nodes=8, worlds=2)
    asked = []
    agent.begin(0, 1)
    while game.decision is not None and game.turn < 6:
        decision = game.decision
        before = agent.decisions
        game.choose(agent.choose(game.view(0), decision) if decision.player == 0 else 0)
        if decision.kind == d.ASK_ATTACK:
            asked.append(agent.decisions - before)
    assert len(asked) == 12 and asked[:6] == [1] * 6 and not any(asked[6:])


class OneIdea:
    """A guide that knows one verb, and likes what comes of it."""

    def __init__(self, verb):
        self.verb = verb
        self.asked = 0

    def priors(self, game):
        self.asked += 1
        return softmax([float(one.verb == self.verb) for one in game.decision.options], 0.1)

    def value(self, game, player):
        assert game.decision is not None
        cast = len(game.view(player).permanents(player)) > 2
        return float(cast == (self.verb == d.DO_CAST))


@pytest.mark.parametrize("verb", [d.DO_PASS, d.DO_CAST])
def test_a_guide_of_ones_own_is_followed(verb):
    game = game_at(
        a={"hand": ["Grizzly Bears"], "battlefield": ["2 Forest"]}, b={"battlefield": ["Forest"]}
    )
    guide = OneIdea(verb)
    agent = small(guide=guide, margin=0.0, nodes=10)
    chosen = first_search(game, agent)
    assert game.decision.options[chosen].verb == verb
    assert guide.asked > 0


def test_a_trained_policy_guides(tmp_path):
    torch = pytest.importorskip("torch")
    from agents.policy.network import Network, save

    torch.manual_seed(1)
    path = tmp_path / "policy.pt"
    save(Network(size=8, width=16), path)
    agent = agents.make(f"mcts:nodes=6,worlds=2,guide={path}")
    game = new_game(2)
    agent.begin(0, 0)
    other = agents.make("random")
    other.begin(1, 0)
    for _ in range(40):
        decision = game.decision
        if decision.player == 0:
            view = game.view(0)
            priors = agent.guide.priors(view.resample(1))
            assert len(priors) == len(decision.options)
            assert sum(priors) == pytest.approx(1) and min(priors) >= 0
            mine = agent.guide.value(view.resample(1), 0)
            assert mine == pytest.approx(1 - agent.guide.value(view.resample(1), 1))
            game.choose(agent.choose(view, decision))
        else:
            game.choose(other.choose(game.view(1), decision))
    assert agent.searched > 0


def test_every_page_of_a_policy_has_its_share(monkeypatch):
    pytest.importorskip("torch")
    from agents.env import actions
    from agents.search.network import NetworkGuide

    def look(self, game, decision, page):
        first, end, more = actions.shown(len(decision.options), page)
        return np.zeros(end - first + more), 0.0

    monkeypatch.setattr(NetworkGuide, "__init__", lambda self: None)
    monkeypatch.setattr(NetworkGuide, "_look", look)
    game = new_game(1)
    options = tuple(d.Option(d.DO_PICK, 2 + number) for number in range(130))
    game.state.decision = d.Decision(d.ASK_TARGET, 0, options)
    priors = NetworkGuide().priors(game)
    assert len(priors) == 130 and sum(priors) == pytest.approx(1)
    # Whatever is on a further page shares what turning to that page gets.
    assert priors[0] == pytest.approx(1 / 64)
    assert priors[63] == pytest.approx(1 / 64 / 64)
    assert priors[129] == pytest.approx(1 / 64 / 64 / 4)


def test_settings_that_cannot_be():
    for spec, words in (
        ("mcts:nodes=0", "nodes must be an integer from 1 on, not 0"),
        ("mcts:worlds=x", "worlds must be an integer from 1 on, not 'x'"),
        ("mcts:horizon=-1", "horizon must be an integer from 0 on, not -1"),
        ("mcts:rollouts=random", "rollouts must be heuristic or light, not 'random'"),
        ("mcts:margin=x", "margin must be a number from 0 on, not 'x'"),
        ("mcts:caution=-1", "caution must be a number from 0 on, not -1"),
        ("mcts:widening=nan", "widening must be a number from 0 on, not nan"),
        ("greedy:worlds=0", "worlds must be an integer from 1 on, not 0"),
    ):
        with pytest.raises(agents.UnknownAgent) as problem:
            agents.make(spec)
        assert words in str(problem.value)


def test_options_are_named_alike_in_all_worlds():
    game = new_game(5)
    agent = agents.make("heuristic")
    agent.begin(0, 0)
    for _ in range(30):
        decision = game.decision
        if decision.player == 0:
            keys = [key_of(game.state, one) for one in decision.options]
            for seed in (1, 2):
                world = game.view(0).resample(seed)
                assert [key_of(world.state, one) for one in world.decision.options] == keys
        game.choose(agent.choose(game.view(decision.player), decision))


def test_a_line_that_is_played_on_ends_at_its_horizon():
    agent = small()
    game = new_game(5)
    other = agents.make("heuristic")
    other.begin(0, 0)
    while game.turn < 4:
        game.choose(other.choose(game.view(game.decision.player), game.decision))
    key = game.key()
    for horizon in (0, 1, 2):
        for rollouts in ROLLOUTS:
            end = Lines(agent.quick, horizon, rollouts).end(game, game.turn)
            assert game.key() == key
            if horizon:
                assert end.turn == game.turn + horizon or end.decision is None
    # The turn in which the search began counts, not that which its tree has reached.
    assert Lines(agent.quick, 1, "light").end(game, game.turn - 1) is game
