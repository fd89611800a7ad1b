"""Mana production: what could be produced, restrictions, and how mana may be spent (106)."""

import pytest

from sim.rules import layers
from sim.rules.mana import solver
from sim.rules.mana.producible import could_produce
from sim.rules.mana.spending import restricted, usable
from sim.rules.mana.units import RESTRICTION
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab import terms
from sim.vocab.build import activated, add_mana, add_mana_among, instead, static
from sim.vocab.card import Card
from sim.vocab.changes import ManaBecomes, Multiplies
from sim.vocab.costs import TAP, UNTAP
from sim.vocab.limits import SpendAsAnyColor
from sim.vocab.mana import mana_cost
from sim.vocab.mana_types import CouldProduce, SpendOnly
from sim.vocab.patterns import TapsForMana
from sim.vocab.words import CREATURE, LAND, PERMANENT, YOURS


def card(label, *abilities, line="Land"):
    body = {"name": label, "type_line": line}
    body.update({f"ability{number}": one for number, one in enumerate(abilities)})
    return type(label.replace(" ", ""), (Card,), body).definition


LOOKS = CouldProduce(LAND & YOURS)
WASTE = card("Waste", activated(TAP, add_mana("{C}")))
GREEN = card("Green", activated(TAP, add_mana("{G}")))
UNTAPS = card("Untaps", activated(UNTAP, add_mana("{G}")))
COLOR = card("Color", activated(TAP, add_mana_among(LOOKS)))
TYPE = card("Type", activated(TAP, add_mana_among(LOOKS, types=terms.ANY_MANA_TYPE)))
CREATURES = card("Creatures", activated(TAP, add_mana("{G}", spend=SpendOnly(CREATURE))))
BLACK = card("Black", instead(TapsForMana(LAND), ManaBecomes(terms.BLACK_BIT, 1)), line="Artifact")
TWICE = card("Twice", instead(TapsForMana(PERMANENT), Multiplies(2)), line="Artifact")
ANY_COLOR = card("AnyColor", static(SpendAsAnyColor()), line="Artifact")
ANY_TYPE = card("AnyType", static(SpendAsAnyColor(any_type=True)), line="Artifact")
BEAR = card("Bear", line="Creature - Bear")


def board(*cards):
    state = GameState()
    found = []
    for definition in cards:
        obj = GameObject(state.new_id(), definition, 0, terms.ZONE_BATTLEFIELD)
        state.objects[obj.id] = obj
        state.battlefield.append(obj)
        found.append(obj)
    state.players[0].turn_began = 1
    layers.refresh(state)
    return state, found


@pytest.mark.parametrize(
    ("cards", "masks"),
    [
        ((TYPE, TYPE), (0, 0)),
        ((TYPE, COLOR, WASTE), (32, 0, 32)),
        ((COLOR, TYPE, COLOR, GREEN), (16, 16, 16, 16)),
        ((TYPE, GREEN, BLACK), (4, 4, 0)),
        ((TYPE, UNTAPS, BLACK), (4, 16, 0)),  # {Q} is not {T} (106.12)
        ((TYPE, TYPE, BLACK), (0, 0, 0)),  # no mana, so none becomes black
        ((COLOR, WASTE, BLACK), (4, 4, 0)),
    ],
)
def test_what_permanents_could_produce_that_look_at_each_other(cards, masks):
    state, found = board(*cards)
    assert tuple(could_produce(state, obj) for obj in found) == masks


@pytest.mark.parametrize(
    ("cards", "cost", "able"),
    [
        ((GREEN,), "{R}", False),
        ((GREEN, ANY_COLOR), "{R}", True),
        ((WASTE, ANY_COLOR), "{R/W}", True),
        ((GREEN, ANY_COLOR), "{C}", False),  # as any color is not as colorless
        ((GREEN, ANY_TYPE), "{C}", True),
        ((GREEN, ANY_COLOR), "{R}{R}", False),
        ((TYPE, WASTE, TWICE, ANY_COLOR), "{W}{U}{B}{R}", True),
    ],
)
def test_mana_may_be_spent_as_though_it_were_other_mana(cards, cost, able):
    state, _ = board(*cards)
    assert solver.can_pay(state, 0, mana_cost(cost)) is able
    assert (solver.solve(state, 0, mana_cost(cost)) is not None) is able


def test_restricted_mana_is_marked_in_the_pool_and_spent_first():
    state, found = board(CREATURES, BEAR, GREEN)
    bear, land = found[1].id, found[2].id
    cost = mana_cost("{G}")
    assert solver.can_pay(state, 0, mana_cost("{G}{G}"), (bear, True))
    assert not solver.can_pay(state, 0, mana_cost("{G}{G}"), (land, True))
    assert not solver.can_pay(state, 0, mana_cost("{G}{G}"), (bear, False))
    marked = restricted(state, [terms.GREEN_BIT], SpendOnly(CREATURE))
    assert marked == restricted(state, [terms.GREEN_BIT], SpendOnly(CREATURE))
    assert restricted(state, [terms.GREEN_BIT], SpendOnly(LAND))[0] >> RESTRICTION == 2
    assert usable(state, marked[0], 0, (bear, True))
    assert not usable(state, marked[0], 0, (land, True))
    state.players[0].pool = [terms.GREEN_BIT, *marked]
    assert solver.solve(state, 0, cost, purpose=(bear, True)).spends == marked
    assert solver.solve(state, 0, cost, purpose=(land, True)).spends == [terms.GREEN_BIT]
    assert state.clone().spending == state.spending
