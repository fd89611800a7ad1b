import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sim.engine import key
from sim.engine.sight import visible
from sim.rules import legal
from sim.state.decision import ASK_BOTTOM, ASK_OBJECT, ASK_PRIORITY
from tests.games import VOLUME, new_game, play, positions, snapshot
from tests.unit.test_view import know

PROPERTY = settings(max_examples=15 * VOLUME, deadline=None)
seeds = st.integers(0, 2**32)


def middle(seed, decisions):
    """A game in the middle, at a decision."""
    game = new_game(seed)
    for index in range(decisions):
        before = game.clone()
        play(game, seed + index, 1)
        if game.decision is None:
            return before
    return game


def hidden(game, player):
    objects = game.state.objects.values()
    return [obj for obj in objects if not visible(obj, player)]


@PROPERTY
@given(seeds, st.integers(0, 100), seeds)
def test_nothing_that_the_player_sees_changes(seed, decisions, again):
    game = middle(seed, decisions)
    player = game.decision.player
    before = snapshot(game.view(player))
    copy = game.view(player).resample(again)
    assert snapshot(copy.view(player)) == before
    assert copy.status() == []
    assert game.status() == []


@PROPERTY
@given(seeds, st.integers(0, 100), seeds, seeds)
def test_the_outcome_depends_on_nothing_hidden(seed, decisions, one, other):
    """Two games that the player cannot tell apart, resampled with one seed, are one game."""
    game = middle(seed, decisions)
    player = game.decision.player
    alike = game.resample(player, one)
    forms = [key.canonical(each.resample(player, other).state) for each in (game, alike)]
    assert key.difference(*forms) == ""


@PROPERTY
@given(seeds, st.integers(0, 100), seeds)
def test_the_cards_and_the_ids_stay(seed, decisions, again):
    game = middle(seed, decisions)
    player = game.decision.player
    before = game.key()
    copy = game.resample(player, again)
    assert game.key() == before
    assert list(copy.state.objects) == list(game.state.objects)
    for owner in (0, 1):
        cards = [
            Counter(obj.card for obj in hidden(each, player) if obj.owner == owner)
            for each in (game, copy)
        ]
        assert cards[0] == cards[1]
    for obj in game.state.objects.values():
        if visible(obj, player):
            assert copy.state.objects[obj.id].card is obj.card


@PROPERTY
@given(seeds, st.integers(0, 100), seeds)
def test_at_the_opponents_decision(seed, decisions, again):
    """They choose among options for the cards that they now have, or the game has gone on."""
    game = middle(seed, decisions)
    viewer = 1 - game.decision.player
    options = [game.state.objects.get(option.object) for option in game.decision.options]
    try:
        copy = game.resample(viewer, again)
    except ValueError:
        assert game.decision.kind not in (ASK_PRIORITY, ASK_BOTTOM)
        assert not all(obj is None or visible(obj, viewer) for obj in options)
        return
    assert copy.status() == []
    if copy.decision is None or game.decision.kind != ASK_PRIORITY:
        return
    player = copy.decision.player
    if player != viewer and copy.state.timestamp == game.state.timestamp:
        assert list(copy.decision.options) == legal.options(copy.state.clone(), player)


def test_a_choice_among_hidden_cards_cannot_be_resampled():
    for game in positions(400, seed=11):
        if game.decision is not None and game.decision.kind == ASK_OBJECT:
            viewer = 1 - game.decision.player
            objects = [game.state.objects.get(one.object) for one in game.decision.options]
            if not any(obj is None or visible(obj, viewer) for obj in objects):
                with pytest.raises(ValueError, match="choosing among cards"):
                    game.resample(viewer, 0)
                assert game.resample(1 - viewer, 0).decision is game.decision
                return
    pytest.fail("no such choice was found")


def test_the_hidden_cards_do_change():
    game = play(new_game(1), 1, 40)
    player = game.decision.player
    hands = set()
    libraries = set()
    for seed in range(10):
        copy = game.resample(player, seed)
        hands.add(tuple(obj.name for obj in copy.state.players[1 - player].hand))
        libraries.add(tuple(obj.name for obj in copy.state.players[player].library))
    assert len(hands) > 5
    assert len(libraries) == 10


def test_every_card_is_as_likely_in_every_place():
    """The opponent's hand and library are one pool."""
    game = play(new_game(1), 1, 40)
    player = game.decision.player
    opponent = game.state.players[1 - player]
    pool = Counter(obj.name for obj in [*opponent.hand, *opponent.library])
    name, count = pool.most_common(1)[0]
    rounds = 600
    held = sum(
        game.resample(player, seed).state.players[1 - player].hand[0].name == name
        for seed in range(rounds)
    )
    expected = count / pool.total()
    deviation = (expected * (1 - expected) / rounds) ** 0.5
    assert abs(held / rounds - expected) < 4 * deviation


def test_known_cards_stay():
    game = play(new_game(5), 5, 40)
    player = game.decision.player
    places = [
        (owner, zone, index)
        for owner, zone, index in (
            (player, "library", 0),
            (player, "library", -1),
            (1 - player, "library", 1),
            (1 - player, "hand", 0),
        )
        if getattr(game.state.players[owner], zone)
    ]
    for owner, zone, index in places:
        know(game, getattr(game.state.players[owner], zone)[index], player)
    for seed in range(10):
        copy = game.resample(player, seed)
        for owner, zone, index in places:
            cards = [getattr(each.state.players[owner], zone)[index] for each in (game, copy)]
            assert cards[0] is cards[1]


def test_the_future_is_not_foretold():
    """The copies draw other random numbers than the game will, and than each other."""
    game = play(new_game(1), 1, 40)
    player = game.decision.player
    states = {game.resample(player, seed).state.random.state for seed in range(20)}
    assert len(states) == 20
    assert game.state.random.state not in states


@pytest.mark.parametrize("seed", [-1, 1 << 64, None, "1", 1.0, True])
def test_a_bad_seed(seed):
    game = new_game()
    with pytest.raises(ValueError, match="seed"):
        game.resample(0, seed)
    with pytest.raises(ValueError, match="seed"):
        game.view(0).resample(seed)


def test_resampled_games_play_on():
    for number, game in enumerate(positions(10 * VOLUME, seed=3)):
        if game.decision is None:
            continue
        copy = game.resample(game.decision.player, number)
        chance = random.Random(number)
        for _ in range(60):
            if copy.decision is None:
                break
            copy.choose(chance.randrange(len(copy.decision.options)))
            assert copy.status() == []
        assert len(copy.history) <= 60
