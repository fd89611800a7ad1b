"""Beginning the game with cards of the opening hand on the battlefield (103.5)."""

import cards
import sim
from sim.rules.mulligan import OPENING_HAND
from sim.state.decision import (
    ASK_BOTTOM,
    ASK_MULLIGAN,
    ASK_OBJECT,
    DO_KEEP,
    DO_MULLIGAN,
    DO_PICK,
    DONE,
)

LEYLINE = "Leyline of the Void"
LEYLINES = [cards.get(LEYLINE)] * 20
OTHERS = [cards.get("Grizzly Bears")] * 20


def start(first=0, one=LEYLINES, other=LEYLINES, forced=True):
    return sim.new_game([one, other], 1, starting_player=first, forced=forced)


def take(game, verb):
    [index, *_] = [i for i, option in enumerate(game.decision.options) if option.verb == verb]
    game.choose(index)


def keep(game):
    while game.decision.kind == ASK_MULLIGAN:
        take(game, DO_KEEP)


def asks_to_begin(game):
    return game.decision.kind == ASK_OBJECT and game.decision.word == OPENING_HAND


def names(game, player):
    return [obj.chars.name for obj in game.state.battlefield if obj.controller == player]


def test_the_starting_player_is_asked_first_then_the_other():
    for first in (0, 1):
        game = start(first)
        keep(game)
        assert asks_to_begin(game) and game.decision.player == first
        game.choose(game.decision.options.index(DONE))
        assert asks_to_begin(game) and game.decision.player == 1 - first
        game.choose(game.decision.options.index(DONE))
        assert game.state.turn == 1 and not game.state.battlefield


def test_any_number_of_them_may_begin_on_the_battlefield():
    game = start()
    keep(game)
    take(game, DO_PICK)
    assert asks_to_begin(game) and game.decision.player == 0
    take(game, DO_PICK)
    game.choose(game.decision.options.index(DONE))
    game.choose(game.decision.options.index(DONE))
    assert names(game, 0) == [LEYLINE, LEYLINE]
    assert len(game.state.players[0].hand) == 5


def test_it_comes_after_the_mulligans_and_their_cards_on_the_bottom():
    game = start(one=OTHERS)
    take(game, DO_KEEP)
    take(game, DO_MULLIGAN)
    assert game.decision.kind == ASK_BOTTOM
    take(game, DO_PICK)
    take(game, DO_KEEP)
    assert asks_to_begin(game) and game.decision.player == 1
    assert len(game.state.players[1].hand) == 6
    take(game, DO_PICK)
    game.choose(game.decision.options.index(DONE))
    assert names(game, 1) == [LEYLINE]


def test_nobody_without_such_a_card_is_asked():
    game = start(one=OTHERS, other=OTHERS)
    keep(game)
    assert not asks_to_begin(game)


def test_a_search_redraws_the_hand_that_is_asked():
    game = start(one=LEYLINES + OTHERS)
    keep(game)
    assert asks_to_begin(game) and game.decision.player == 0
    for seed in range(5):
        other = game.resample(1, seed)
        picks = [option for option in other.decision.options if option.verb == DO_PICK]
        if asks_to_begin(other) and other.decision.player == 0:
            hand = [card.id for card in other.state.players[0].hand]
            assert picks and all(option.object in hand for option in picks)
