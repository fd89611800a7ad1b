import random
import types

import pytest

import cards
import sim
from sim.engine.game import Game
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.terms import STEP_NAMES, ZONE_HAND, ZONE_LIBRARY
from tests.games import attributes, new_game, plain, play, positions, snapshot


@pytest.fixture(scope="module")
def games():
    return list(positions(12, seed=7))


def know(game, obj, player):
    """Let a player know a card of a hidden zone, as the engine does when it is revealed."""
    new = obj.clone()
    new.known |= 1 << player
    game.state.objects[obj.id] = new
    zone = game.state.zone_of(obj.owner, obj.zone)
    zone[[one.id for one in zone].index(obj.id)] = new


def test_what_a_view_says_of_the_game(games):
    for game in games:
        for me in (0, 1):
            view = game.view(me)
            state = game.state
            assert (view.me, view.opponent) == (me, 1 - me)
            assert view.turn == game.turn
            assert view.step in STEP_NAMES
            assert view.my_turn == (view.active == me)
            assert view.starting_player == game.starting_player
            assert view.result == game.result
            assert view.life == tuple(player.life for player in state.players)
            assert view.hand_counts == tuple(len(player.hand) for player in state.players)
            assert view.library_counts == tuple(len(player.library) for player in state.players)
            assert len(view.hand) == view.hand_counts[me]
            assert len(view.battlefield) == len(state.battlefield)
            assert sorted(one.id for player in (0, 1) for one in view.permanents(player)) == sorted(
                one.id for one in view.battlefield
            )
            assert [one.id for one in view.stack] == [one.id for one in state.stack]
            for player in (0, 1):
                assert len(view.graveyard(player)) == len(state.players[player].graveyard)
                assert len(view.pool(player)) == len(state.players[player].pool)


def test_a_decision_is_seen_by_its_player_only(games):
    for game in games:
        if game.decision is None:
            continue
        player = game.decision.player
        mine, other = game.view(player), game.view(1 - player)
        assert mine.decision is game.decision
        assert other.decision is None
        assert mine.decider == other.decider == player
        texts = mine.texts()
        assert len(texts) == len(game.decision.options) == len(set(texts))
        assert mine.describe(0) == game.describe(0) == texts[0]
        with pytest.raises(ValueError, match="no decision"):
            other.texts()
        with pytest.raises(ValueError, match="no decision"):
            other.describe(0)
        with pytest.raises(IndexError, match="no option"):
            mine.describe(len(texts))


def test_hidden_cards_are_not_found(games):
    for game in games:
        for me in (0, 1):
            view = game.view(me)
            for obj in game.state.objects.values():
                hidden = obj.zone == ZONE_LIBRARY or (obj.zone == ZONE_HAND and obj.owner != me)
                if hidden and not obj.known >> me & 1:
                    assert view.find(obj.id) is None
                else:
                    assert view.find(obj.id).id == obj.id
            assert view.find(game.state.next_id) is None
            assert view.find(0) is None


def test_known_cards_are_shown():
    game = play(new_game(5), 5, 40)
    me = 0
    top, third = game.state.players[1].library[0], game.state.players[1].library[2]
    held = game.state.players[1].hand[-1]
    others = game.view(1).library(1)
    assert game.view(me).library(1) == ()
    assert game.view(me).opponent_hand == ()
    for obj in (top, third, held):
        know(game, obj, me)
    view = game.view(me)
    assert [(place, card.name) for place, card in view.library(1)] == [
        (0, top.name),
        (2, third.name),
    ]
    assert [card.id for card in view.opponent_hand] == [held.id]
    assert view.find(top.id).zone == "library"
    assert game.view(1).library(1) == others


def test_a_face_down_card_in_exile_is_hidden_from_who_may_not_look():
    game = play(new_game(5), 5, 40)
    player = game.state.players[1]
    obj = player.hand.pop().clone()
    obj.zone, obj.face_down, obj.known = 5, True, 0b10
    player.exile.append(obj)
    game.state.objects[obj.id] = obj
    before = len(game.view(0).exile(1))
    assert game.view(0).find(obj.id) is None
    assert game.view(0).exile_counts[1] == before + 1
    assert game.view(1).exile(1)[-1].id == obj.id


def test_a_permanent(games):
    seen = 0
    for game in games:
        for permanent in game.view(0).battlefield:
            obj = game.state.objects[permanent.id]
            assert permanent.card is obj.definition
            assert (permanent.name, permanent.power, permanent.toughness) == (
                obj.chars.name,
                obj.chars.power,
                obj.chars.toughness,
            )
            assert permanent.tapped == obj.tapped
            assert permanent.controller == obj.controller
            assert permanent.is_land == ("Land" in permanent.types)
            assert permanent.is_creature == ("Creature" in permanent.types)
            assert permanent.has(permanent.keyword_mask) == bool(permanent.keywords)
            assert permanent == game.view(0).find(permanent.id)
            assert permanent in {permanent}
            assert permanent.name in repr(permanent)
            seen += 1
    assert seen > 20


def test_what_is_handed_out_cannot_change_the_game(games):
    for game in games:
        before = game.key()
        view = game.view(0)
        view.counters(0)["poison"] = 3
        for permanent in view.battlefield:
            permanent.counters["+1/+1"] = 5
            with pytest.raises(AttributeError):
                permanent.tapped = True
        with pytest.raises(AttributeError):
            view.life = (0, 20)
        assert game.key() == before


def reachable(value, seen):
    """Everything that can be reached through public attributes, by type."""
    if id(value) in seen or isinstance(value, str | int | type | types.ModuleType):
        return
    seen[id(value)] = value
    if isinstance(value, tuple | list | frozenset):
        for one in value:
            reachable(one, seen)
    elif isinstance(value, dict):
        for pair in value.items():
            reachable(pair, seen)
    elif type(value).__module__.startswith("sim."):
        for name in attributes(value):
            found = getattr(value, name)
            if not callable(found):
                reachable(found, seen)


def test_no_public_attribute_leads_to_the_game(games):
    for game in games:
        view = game.view(0)
        seen = {}
        reachable(view, seen)
        for player in (0, 1):
            for name in ("graveyard", "exile", "library", "permanents"):
                reachable(getattr(view, name)(player), seen)
        kinds = {type(value) for value in seen.values()}
        assert sim.PermanentView in kinds
        assert not kinds & {Game, GameState, GameObject}


def test_a_snapshot_covers_every_attribute(games):
    """What the leak tests compare is everything that a view has."""
    view = games[0].view(0)
    methods = {name for name in attributes(view) if callable(getattr(view, name))}
    taken = snapshot(games[0].view(games[0].decision.player))
    assert methods - set(taken) == {"describe", "resample"}
    assert set(attributes(view)) - methods <= set(taken)
    assert plain(view.hand)[0][1]["name"] == view.hand[0].name


def test_a_view_shows_the_present():
    game = new_game(3)
    view = game.view(0)
    while game.turn < 3:
        play(game, game.turn, 1)
    assert view.turn == game.turn


def test_the_texts_of_options_tell_them_apart():
    gates = [cards.get("Citadel Gate")] * 30 + [cards.get("Plains")] * 30
    game = sim.new_game([gates, gates], 3)
    chance = random.Random(1)
    orders = 0
    while game.decision is not None and game.turn < 20:
        texts = game.view(game.decision.player).texts()
        assert len(set(texts)) == len(texts)
        orders += game.decision.name == "replacement"
        game.choose(chance.randrange(len(texts)))
    assert orders
