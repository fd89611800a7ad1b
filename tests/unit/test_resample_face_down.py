"""What lies face down is drawn anew for who may not look at it (708.5, 406.3)."""

import random
from collections import Counter

import pytest

import sim
from cards import Deck, get
from sim.engine import key
from sim.engine.sight import knows, visible
from sim.rules.zones import MANIFESTED
from sim.state.decision import ASK_PRIORITY
from sim.vocab.special import Morph
from sim.vocab.terms import ZONE_BATTLEFIELD, ZONE_EXILE, ZONE_STACK

MORPHS = ("Abzan Guide", "Battering Craghorn", "Exalted Angel", "Monastery Flock")
LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest")


def deck():
    names = [name for name in MORPHS for _ in range(5)] + [one for one in LANDS for _ in range(6)]
    return [get(name) for name in names]


def games():
    """Positions of random games in which somebody has something face down."""
    for seed in range(6):
        game = sim.new_game([deck(), deck()], seed)
        chance = random.Random(seed)
        while game.decision is not None and game.turn < 24:
            covered = [one for one in (*game.state.battlefield, *game.state.stack) if one.face_down]
            if covered and chance.random() < 0.15:
                yield game.clone()
            game.choose(chance.randrange(len(game.decision.options)))


@pytest.fixture(scope="module")
def positions():
    found = list(games())
    assert len(found) > 20
    return found


def covered(game, player):
    """What is face down in sight of a player who may not look at it."""
    return [
        one
        for one in (*game.state.battlefield, *game.state.stack)
        if visible(one, player) and not knows(one, player)
    ]


def test_the_card_is_drawn_anew(positions):
    changed = 0
    for game in positions:
        for player in (0, 1):
            if game.decision.player != player and game.decision.kind != ASK_PRIORITY:
                continue
            copy = game.resample(player, 7)
            for one in covered(game, player):
                other = copy.state.objects.get(one.id)
                if other is None or other.zone not in (ZONE_BATTLEFIELD, ZONE_STACK):
                    continue
                changed += other.card is not one.card
                assert other.face_down and other.definition is one.definition
                assert other.via == MANIFESTED or any(
                    isinstance(ability, Morph) for ability in other.card.abilities
                )
    assert changed > 10


def test_whoever_may_look_keeps_what_there_is(positions):
    for game in positions[::3]:
        player = game.decision.player
        copy = game.resample(player, 3)
        for one in game.state.objects.values():
            if knows(one, player):
                assert copy.state.objects[one.id].card is one.card
        for owner in (0, 1):
            cards = [
                Counter(one.card.name for one in each.state.objects.values() if one.owner == owner)
                for each in (game, copy)
            ]
            assert cards[0] == cards[1]
        assert copy.status() == []
        chance = random.Random(1)
        for _ in range(30):
            if copy.decision is None:
                break
            copy.choose(chance.randrange(len(copy.decision.options)))
        assert copy.status() == []


def test_the_outcome_depends_on_nothing_hidden(positions):
    for game in positions:
        player = game.decision.player
        alike = game.resample(player, 11)
        forms = [key.canonical(each.resample(player, 5).state) for each in (game, alike)]
        assert key.difference(*forms) == ""


def test_a_manifested_card_may_be_any(positions):
    for game in positions:
        for one in game.state.battlefield:
            if not one.face_down or knows(one, game.decision.player):
                continue
            one.via = MANIFESTED
            drawn = {
                game.resample(game.decision.player, seed).state.objects[one.id].card.name
                for seed in range(40)
            }
            assert drawn & set(LANDS) and drawn & set(MORPHS)
            return
    raise AssertionError("no permanent is face down")


def test_a_card_exiled_face_down():
    game = sim.new_game([Deck.load("mono-red-rally").main] * 2, 3)
    while game.decision.kind != ASK_PRIORITY:
        game.choose(0)
    player = game.decision.player
    owner = game.state.players[1 - player]
    card = owner.library.pop()
    card.zone, card.face_down, card.known = ZONE_EXILE, True, 0
    owner.exile.append(card)
    drawn = {game.resample(player, seed).state.objects[card.id].card.name for seed in range(30)}
    assert len(drawn) > 1
    assert not game.view(player).exile(1 - player)
