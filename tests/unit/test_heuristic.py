"""The heuristic agent does the obvious in small positions, and the same in every run."""

import pytest

import agents
import cards
import sim
from experiments import compare, play_game
from sim.rules import loop
from sim.scenario.form import Scenario
from sim.scenario.position import build
from sim.state.decision import ASK_MULLIGAN, DO_CAST, DO_KEEP
from tests.games import deck


def game_at(**position):
    """A game in the position, given by tables as in a scenario file."""
    players = (position.get("a", {}), position.get("b", {}))
    start = position.get("start", {})
    state, _ = build(Scenario("test", "position", start, players, [], []), cards.get)
    state.settings = sim.Settings()
    loop.run(state)
    return sim.Game(state)


def play_on(game, until):
    """Both players are heuristic agents, until the condition holds or the game is over."""
    players = [agents.make("heuristic"), agents.make("heuristic")]
    for seat, agent in enumerate(players):
        agent.begin(seat, 0)
    for _ in range(200):
        decision = game.decision
        if decision is None or until(game):
            return
        seat = decision.player
        game.choose(players[seat].choose(game.view(seat), decision))


def end_of_turn(turn):
    return lambda game: game.turn > turn


def names_in(cards_there):
    return sorted(card.name for card in cards_there)


def test_burn_that_is_lethal_goes_to_the_face():
    game = game_at(
        a={"hand": ["Lightning Bolt"], "battlefield": ["Mountain"]},
        b={"life": 3, "battlefield": ["Guttersnipe"]},
    )
    play_on(game, end_of_turn(5))
    assert game.result is not None and game.result.winner == 0


def test_it_attacks_for_the_win():
    game = game_at(a={"battlefield": ["Craw Wurm"]}, b={"life": 5, "battlefield": ["Mountain"]})
    play_on(game, end_of_turn(5))
    assert game.result is not None and game.result.winner == 0


def test_removal_is_not_aimed_at_its_own():
    game = game_at(
        a={"hand": ["Murder"], "battlefield": ["3 Swamp", "Grizzly Bears"]},
        b={"battlefield": ["Serra Angel"]},
    )
    play_on(game, end_of_turn(5))
    view = game.view(0)
    assert "Grizzly Bears" in names_in(view.permanents(0))
    assert "Serra Angel" not in names_in(view.permanents(1))


def test_a_pump_is_not_given_to_the_opponent():
    game = game_at(
        a={"hand": ["Giant Growth"], "battlefield": ["Forest"]},
        b={"battlefield": ["Grizzly Bears"]},
    )
    play_on(game, end_of_turn(5))
    assert [card.name for card in game.view(0).hand] == ["Giant Growth"]


def test_it_does_not_attack_into_a_wall():
    game = game_at(a={"battlefield": ["Grizzly Bears"]}, b={"battlefield": ["Giant Spider"]})
    play_on(game, end_of_turn(5))
    assert names_in(game.view(0).permanents(0)) == ["Grizzly Bears"]


def test_it_blocks_to_survive():
    game = game_at(
        start={"active": "b", "step": "main1"},
        a={"life": 2, "battlefield": ["Llanowar Elves"]},
        b={"battlefield": ["Hill Giant"]},
    )
    play_on(game, end_of_turn(5))
    assert game.view(0).life[0] == 2


def test_a_creature_is_cast_with_the_mana_there_is():
    game = game_at(a={"hand": ["Hill Giant", "Mountain"], "battlefield": ["3 Mountain"]})
    play_on(game, end_of_turn(5))
    assert "Hill Giant" in names_in(game.view(0).permanents(0))


@pytest.mark.parametrize("lands,kept", [(0, False), (3, True), (7, False)])
def test_mulligans_go_by_lands(lands, kept):
    land, spell = cards.get("Mountain"), cards.get("Gray Ogre")
    for seed in range(200):
        game = sim.new_game([[land] * 24 + [spell] * 36] * 2, seed, starting_player=0)
        view = game.view(0)
        if sum(card.is_land for card in view.hand) == lands or (
            lands == 7 and sum(card.is_land for card in view.hand) >= 6
        ):
            agent = agents.make("heuristic")
            agent.begin(0, 0)
            assert game.decision.kind == ASK_MULLIGAN
            chosen = game.decision.options[agent.choose(view, game.decision)]
            assert (chosen.verb == DO_KEEP) == kept
            return
    pytest.skip("no such hand among the seeds")


def test_two_runs_are_the_same():
    decks = [deck("mono-red-madness"), deck("mono-red-rally")]
    runs = [
        play_game(decks, [agents.make("heuristic"), agents.make("heuristic")], 3) for _ in range(2)
    ]
    assert runs[0] == runs[1]


def test_it_plays_its_spells():
    """Over whole games it casts more than one spell in two turns of its own."""
    game = sim.new_game([deck("mono-red-rally"), deck("mono-red-rally")], 1)
    players = [agents.make("heuristic"), agents.make("random")]
    for seat, agent in enumerate(players):
        agent.begin(seat, 0)
    cast = 0
    while game.decision is not None:
        seat = game.decision.player
        index = players[seat].choose(game.view(seat), game.decision)
        cast += seat == 0 and game.decision.options[index].verb == DO_CAST
        game.choose(index)
    assert cast * 4 > game.turn


@pytest.mark.slow
def test_it_beats_random():
    rally = deck("mono-red-rally")
    result = compare(rally, rally, games=200, agent_a="heuristic", agent_b="random", seed=0)
    assert result.win_rate > 0.95
