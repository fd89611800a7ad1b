"""London mulligans (103.4): declared in turn order, taken together, paid with the bottom."""

import cards
import sim
from sim.state.decision import (
    ASK_BOTTOM,
    ASK_MULLIGAN,
    ASK_PRIORITY,
    DO_KEEP,
    DO_MULLIGAN,
    DO_PICK,
)

NAMES = [name for name in cards.names() if "Token" not in name][:40]
DECK = [cards.get(name) for name in NAMES]


def start(seed=1, first=0):
    return sim.new_game([DECK, DECK], seed, starting_player=first, forced=True)


def take(game, verb):
    [index] = [i for i, option in enumerate(game.decision.options) if option.verb == verb]
    game.choose(index)


def player(game, number):
    return game.state.players[number]


def asked(game):
    return game.decision.kind, game.decision.player


def test_the_starting_player_declares_first_and_both_keep_seven():
    for first in (0, 1):
        game = start(first=first)
        assert asked(game) == (ASK_MULLIGAN, first)
        take(game, DO_KEEP)
        assert asked(game) == (ASK_MULLIGAN, 1 - first)
        take(game, DO_KEEP)
        assert [len(one.hand) for one in game.state.players] == [7, 7]
        assert game.decision.kind == ASK_PRIORITY


def test_nobody_sees_a_new_hand_before_all_have_declared():
    game = start()
    before = [card.id for card in player(game, 0).hand]
    take(game, DO_MULLIGAN)
    assert asked(game) == (ASK_MULLIGAN, 1)
    assert [card.id for card in player(game, 0).hand] == before


def test_a_mulligan_draws_seven_and_puts_one_on_the_bottom_each_time():
    game = start()
    take(game, DO_MULLIGAN)
    take(game, DO_KEEP)
    assert asked(game) == (ASK_BOTTOM, 0)
    assert len(player(game, 0).hand) == 7
    chosen = game.decision.options[2]
    assert chosen.verb == DO_PICK
    name = game.state.objects[chosen.object].card.name
    game.choose(2)
    assert player(game, 0).library[-1].card.name == name
    assert (len(player(game, 0).hand), len(player(game, 0).library)) == (6, 34)
    # Who has kept isn't asked again; who mulliganed may do so once more.
    assert asked(game) == (ASK_MULLIGAN, 0)
    take(game, DO_MULLIGAN)
    for left in (7, 6):
        assert asked(game) == (ASK_BOTTOM, 0)
        assert len(player(game, 0).hand) == left
        game.choose(0)
    take(game, DO_KEEP)
    assert (len(player(game, 0).hand), len(player(game, 1).hand)) == (5, 7)
    assert game.decision.kind == ASK_PRIORITY


def test_both_mulligan_together_and_the_starting_player_chooses_first():
    game = start(first=1)
    take(game, DO_MULLIGAN)
    take(game, DO_MULLIGAN)
    assert asked(game) == (ASK_BOTTOM, 1)
    game.choose(0)
    assert asked(game) == (ASK_BOTTOM, 0)
    game.choose(0)
    assert asked(game) == (ASK_MULLIGAN, 1)


def test_after_seven_mulligans_the_empty_hand_has_to_be_kept():
    game = start()
    for _ in range(7):
        take(game, DO_MULLIGAN)
        if asked(game) == (ASK_MULLIGAN, 1):
            take(game, DO_KEEP)
        while game.decision.kind == ASK_BOTTOM:
            game.choose(0)
    assert [option.verb for option in game.decision.options] == [DO_KEEP]
    game.choose(0)
    assert game.decision.kind == ASK_PRIORITY
    assert len(player(game, 0).hand) == 0
    assert len(player(game, 0).library) == 40


def test_only_its_owner_knows_what_lies_on_the_bottom():
    game = start()
    take(game, DO_MULLIGAN)
    take(game, DO_KEEP)
    game.choose(0)
    bottom = player(game, 0).library[-1]
    assert bottom.known == 1
    assert all(card.known == 0 for card in player(game, 0).library[:-1])
