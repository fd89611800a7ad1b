"""The evaluation of positions: a chance to win, whose terms go the right way."""

import pytest

from agents.heuristic import evaluate
from agents.heuristic.appraise import Appraiser
from agents.heuristic.evaluation import chance, position
from tests.games import new_game, play, positions
from tests.unit.test_heuristic import game_at, play_on

APPRAISER = Appraiser()


def worth_of(**there):
    return evaluate(game_at(**there).view(0))


def terms_of(player=0, **there):
    return position(game_at(**there).view(player), APPRAISER)


def test_a_finished_game_is_won_or_lost():
    game = play(new_game(3), 3)
    winner = game.result.winner
    assert evaluate(game.view(winner)) == 1.0
    assert evaluate(game.view(1 - winner)) == 0.0


def test_it_is_a_chance_at_any_decision_for_both():
    for game in positions(30):
        for player in (0, 1) if game.result is None else ():
            assert 0.0 < evaluate(game.view(player)) < 1.0


def test_an_even_table_is_an_even_chance_but_for_the_turn():
    same = {"battlefield": ["3 Forest", "Grizzly Bears"]}
    first, second = terms_of(a=same, b=same), terms_of(player=1, a=same, b=same)
    assert first.worth == pytest.approx(-second.worth)
    assert first.turn > 0 > second.turn
    assert all(one == 0 for name, one in first._asdict().items() if name != "turn")


BEARS = {"battlefield": ["2 Forest", "Grizzly Bears"]}


@pytest.mark.parametrize(
    "better,worse,term",
    [
        ({"life": 20}, {"life": 8}, "life"),
        ({"battlefield": ["Serra Angel"]}, {"battlefield": ["Grizzly Bears"]}, "creatures"),
        ({"battlefield": ["Icy Manipulator"]}, {}, "permanents"),
        ({"battlefield": ["3 Forest"]}, {"battlefield": ["Forest"]}, "lands"),
        ({"hand": ["2 Hill Giant"]}, {"hand": ["Hill Giant"]}, "hand"),
        ({"graveyard": ["Faithless Looting"]}, {"graveyard": ["Opt"]}, "graveyard"),
        ({"battlefield": ["Serra Angel"]}, {"battlefield": ["Wall of Stone"]}, "race"),
    ],
)
def test_each_term_knows_what_is_better(better, worse, term):
    good, bad = terms_of(a=better, b=BEARS), terms_of(a=worse, b=BEARS)
    assert getattr(good, term) > getattr(bad, term)
    # What is good for the one is bad for the other.
    good, bad = terms_of(a=BEARS, b=better), terms_of(a=BEARS, b=worse)
    assert getattr(good, term) < getattr(bad, term)


def test_a_library_that_runs_out_is_a_danger():
    game = game_at(a=BEARS, b=BEARS)
    before = position(game.view(0), APPRAISER).library
    del game.state.players[0].library[1:]
    assert position(game.view(0), APPRAISER).library < before
    assert position(game.view(1), APPRAISER).library > before


def test_an_attack_that_kills_is_as_good_as_won():
    lancer = {"battlefield": ["Suq'Ata Lancer"]}
    game = game_at(
        a=lancer, b={"life": 2, "hand": ["Opt"], "battlefield": ["Island", "3 Craw Wurm"]}
    )
    for wurm in game.state.battlefield[2:]:
        wurm.tapped = True
    before = evaluate(game.view(0))
    play_on(game, lambda game: game.view(0).step == "declare_blockers")
    assert game.result is None
    assert evaluate(game.view(0)) > 0.8 > before


def test_a_spell_on_the_stack_is_not_lost():
    rival = {"hand": ["Counterspell"], "battlefield": ["2 Island"]}
    game = game_at(a={"hand": ["Serra Angel"], "battlefield": ["5 Plains"]}, b=rival)
    before = evaluate(game.view(0))
    play_on(game, lambda game: bool(game.view(0).stack))
    assert game.view(0).stack
    assert evaluate(game.view(0)) > before - 0.05


def test_hidden_cards_do_not_matter():
    for number, game in enumerate(positions(20, seed=7)):
        view = game.view(0)
        if game.decision is not None and game.decision.player == 0:
            assert evaluate(view) == evaluate(view.resample(number).view(0))


def test_the_scale_is_the_weights():
    assert chance(0.0, APPRAISER) == 0.5
    assert chance(APPRAISER.weights.position_scale, APPRAISER) == pytest.approx(0.731, abs=1e-3)
    assert chance(-1e6, APPRAISER) == 0.0
