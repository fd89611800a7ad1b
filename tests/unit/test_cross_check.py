"""The cross-check finds nothing in random games, and finds every cache that is corrupted."""

import pytest

from sim.engine import cross_check
from sim.engine.errors import CacheFault
from sim.rules import casting, legal
from sim.rules.combat import attack, block
from sim.rules.mana import survey
from sim.rules.mana.producible import could_produce
from sim.state.events import Context
from sim.state.game_state import Combat, Offer
from sim.vocab.references import YOU
from sim.vocab.rules import CantLose
from sim.vocab.terms import NOBODY, TYPE_LAND
from tests.cross_check import play, playable
from tests.games import VOLUME
from tests.unit.test_heuristic import game_at


@pytest.mark.parametrize("name", playable())
@pytest.mark.parametrize("number", range(2 * VOLUME))
def test_random_games_have_no_stale_caches(name, number):
    play(name, number * 7 + 1)


@pytest.mark.slow
@pytest.mark.parametrize("name", playable())
@pytest.mark.parametrize("number", range(30 * VOLUME))
def test_many_random_games_have_no_stale_caches(name, number):
    names = playable()
    play(name, number, names[(names.index(name) + number) % len(names)])


@pytest.fixture
def state():
    """The main phase of a player with lands, creatures and a spell, every cache filled."""
    state = game_at(
        a={
            "hand": ["Lightning Bolt"],
            "battlefield": ["2 Mountain", "Grizzly Bears", "Mogg Fanatic"],
        },
        b={"battlefield": ["Gray Ogre"]},
    ).state
    for player in (0, 1):
        legal.options(state, player)
        survey.survey(state, player)
    state.settled = state.stamp
    cross_check.check(state)
    return state


def test_a_copy_of_a_spell_with_storm_is_indexed():
    """The copy has storm, too, which would trigger if it were cast."""
    game = game_at(a={"hand": ["Grapeshot", "Lightning Bolt"], "battlefield": ["3 Mountain"]})
    for name in ("Lightning Bolt", "Grapeshot"):
        options = game.decision.options
        names = [
            option.object >= 0 and game.state.objects[option.object].name for option in options
        ]
        cross_check.choose(game.state, names.index(name))
        while len(game.state.stack) and game.decision is not None:
            cross_check.choose(game.state, 0)
    assert game.result is None


def found(state, message):
    with pytest.raises(CacheFault, match=message):
        cross_check.check(state)


def test_offers(state):
    slot = casting.sorcery_time(state, 0)
    offer = state.offers[slot]
    assert offer is not None and len(offer.options) > 1
    state.offers[slot] = Offer(offer.stamp, offer.step, offer.options[:1])
    found(state, "offers of player 0")


def test_permanents_that_depend_on_others():
    state = game_at(a={"battlefield": ["Glorious Anthem", "Grizzly Bears"]}, b={}).state
    assert not state.loose
    state.loose = True
    found(state, "loose of the game")


def test_attacks(state):
    attack.gather(state).limit -= 1
    found(state, "declaring of the combat")


def test_blocks(state):
    state.combat = Combat()
    state.combat.attackers.append(state.battlefield[2].id)
    block.gather(state).numbers.limit -= 1
    found(state, "declaring of the combat")


def test_stirred(state):
    state.settled = NOBODY
    state.stirred = False
    state.players[1].life = 0
    found(state, "stirred of the game")


def test_surveys(state):
    state.surveys[0][1].total += 1
    found(state, "surveys of player 0")


def test_producible(state):
    forest = state.battlefield[0]
    could_produce(state, forest)
    state.producible[forest.id] ^= 1
    found(state, f"producible of .*{forest.name}")


def test_settled(state):
    state.players[1].life = 0  # without the touch that every mutation owes
    found(state, "settled of the game")


def test_characteristics(state):
    chars = state.battlefield[2].chars
    state.battlefield[2].chars = state.battlefield[0].chars
    assert chars.types != TYPE_LAND
    found(state, "characteristics of .*Grizzly Bears")


def test_controller(state):
    state.battlefield[2].controller = 1
    found(state, "controller of .*Grizzly Bears")


def test_reads(state):
    state.reads |= 1 << 20
    found(state, "reads of the game")


@pytest.mark.parametrize("cache", ["actors"])
def test_lists(state, cache):
    assert getattr(state, cache)
    setattr(state, cache, getattr(state, cache)[1:])
    found(state, f"{cache} of ")


@pytest.mark.parametrize("cache", ["triggers", "replacements"])
def test_indexes(state, cache):
    setattr(state, cache, {1: [(state.battlefield[0].id, 0, state.battlefield[3].card)]})
    found(state, f"{cache} of event kind 1")


def test_rules(state):
    state.rules = {CantLose: [(CantLose(YOU), Context(NOBODY, 0))]}
    found(state, "rules of CantLose")


def test_a_copy_without_caches_goes_another_way(state):
    """What no single check sees, such as a stale answer used within a step, the copy shows."""
    assert state.settled != NOBODY
    other = state.clone()
    other.players[0].life -= 1
    with pytest.raises(CacheFault, match="without caches"):
        cross_check._compare_games(state, other)
