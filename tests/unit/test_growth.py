"""The measurement of growth: what is measured and how it is reported, never how long it took."""

import json

import pytest

from experiments import growth
from experiments.cli import main
from sim.state.decision import ASK_ATTACK, DO_ACTIVATE

SMALL = {"board": (4, 8), "stack": (2, 4), "turns": (3, 5)}


@pytest.fixture(scope="module")
def measured():
    return growth.measure(1, SMALL)


@pytest.mark.parametrize("tokens", [4, 10, 50])
def test_half_of_the_tokens_have_an_ability(tokens):
    game = growth.board(tokens)
    for player in (0, 1):
        names = [one.name for one in game.state.battlefield if one.controller == player]
        assert len(names) == tokens
        assert names.count("Active Token") == names.count("Static Token") == tokens // 4
    assert all(one.token for one in game.state.battlefield)
    powers = {one.name: one.chars.power for one in game.state.battlefield}
    assert powers == {"Plain Token": 1, "Active Token": 1, "Static Token": 2}


def test_the_stack_is_so_deep():
    game = growth.stacked(7)
    assert len(game.state.stack) == 7
    assert any(option.verb == DO_ACTIVATE for option in game.decision.options)
    growth._resolve(game)
    assert len(game.state.stack) == 6


def test_all_attack_and_all_block():
    game = growth.board(8, "declare_attackers")
    assert game.decision.kind == ASK_ATTACK
    growth._declare(game, growth.DO_ATTACK)
    assert len(game.state.combat.attackers) == 8
    while not growth._offers(game.decision.options, growth.DO_BLOCK):
        game.choose(0)
    growth._declare(game, growth.DO_BLOCK)
    assert len({blocker for blocker, _ in game.state.combat.blocks}) == 8


@pytest.mark.parametrize("turn", [5, 50, 200])
def test_a_game_lasts_so_long(turn):
    game = growth.at_turn(turn)
    assert game.turn == turn
    growth._pass_until(game, turn + 4)
    assert game.turn == turn + 4


def test_exponents():
    assert growth.exponents((10, 100, 1000), [1.0, 10.0, 1000.0]) == pytest.approx([1.0, 2.0])
    assert growth.exponents((10, 20), [0.0, 1.0]) == [None]
    assert growth.exponents((10,), [1.0]) == []


def test_what_is_measured(measured):
    assert measured["runs"] == 1
    for series, figures in growth.FIGURES.items():
        found = measured[series]
        assert found["sizes"] == list(SMALL[series])
        assert found["figures"].keys() == figures.keys()
        for figure in found["figures"].values():
            assert len(figure["median"]) == 2 and len(figure["growth"]) == 1
            assert min(figure["median"]) >= 0


def test_the_command(measured, monkeypatch, capsys):
    monkeypatch.setattr(growth, "measure", lambda runs: measured)
    assert main(["bench", "growth", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == measured
    assert main(["bench", "growth", "--runs", "1"]) == 0
    table = capsys.readouterr().out
    for figures in growth.FIGURES.values():
        for label in figures.values():
            assert label in table


@pytest.mark.parametrize("arguments", [["ogres"], ["--compare", "earlier.json"]])
def test_growth_stands_alone(arguments, capsys):
    assert main(["bench", "growth", *arguments]) == 2
    assert capsys.readouterr().err == "manaduel: growth takes neither workloads nor --compare\n"
