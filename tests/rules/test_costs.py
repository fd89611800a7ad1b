"""Total costs in the order of 601.2f, and whether they can be paid."""

import pytest

from sim.rules import costs, layers
from sim.state.events import Context
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab import keywords as kw
from sim.vocab import terms
from sim.vocab.abilities import AlternativeCost, CostPerTarget, OwnCostChange
from sim.vocab.amounts import X, count
from sim.vocab.build import activated, add_mana, additional_cost, static
from sim.vocab.card import Card
from sim.vocab.costs import (
    DISCARD_SELF,
    SACRIFICE_SELF,
    TAP,
    UNTAP,
    ChangeLoyalty,
    Discard,
    ExileFrom,
    ExileSelf,
    OneOf,
    PayLife,
    PayMana,
    RemoveCounters,
    ReturnToHand,
    Sacrifice,
    TapOthers,
)
from sim.vocab.mana import FREE, mana_cost
from sim.vocab.references import EACH_OPPONENT, YOU
from sim.vocab.rules import CostChange, MinimumCost
from sim.vocab.words import ARTIFACT, CARD, CREATURE, INSTANT, LAND, SPELL, YOURS


def card(label, cost="", line="Instant", keywords=(), **abilities):
    body = {"name": label, "cost": cost, "type_line": line, "keywords": keywords, **abilities}
    return type(label.replace(" ", ""), (Card,), body).definition


EXILE_SELF = ExileSelf()
FOREST = card("Forest", line="Basic Land - Forest")
BEAR = card("Bear", "{1}{G}", "Creature - Bear", power=2, toughness=2)
ELF = card(
    "Elf", "{G}", "Creature - Elf", power=1, toughness=1, mana=activated(TAP, add_mana("{G}"))
)
SPAWN = card(
    "Spawn", "", "Creature - Spawn", power=0, toughness=1,
    mana=activated(SACRIFICE_SELF, add_mana("{C}")),
)  # fmt: skip
ROCK = card("Rock", "{2}", "Artifact")
BOLT = card("Bolt", "{R}")
SPHERE = card("Sphere", "{2}", "Artifact", tax=static(CostChange(SPELL, 1)))
THORN = card("Thorn", "{2}", "Artifact", tax=static(CostChange(~CREATURE, 1, EACH_OPPONENT)))
MEDALLION = card("Medallion", "{2}", "Artifact", less=static(CostChange(INSTANT, -1, YOU)))
TRINITY = card("Trinity", "{3}", "Artifact", least=static(MinimumCost(SPELL, 3)))


class Table:
    """A game with permanents of player 0, a hand and a graveyard."""

    def __init__(self, *battlefield, hand=(), graveyard=(), theirs=(), life=20, tapped=()):
        self.state = GameState()
        for player in self.state.players:
            player.turn_began = 1
            player.life = life
        self.permanents = [self.put(one, terms.ZONE_BATTLEFIELD) for one in battlefield]
        for one in tapped:
            self.permanents[one].tapped = True
        for one in theirs:
            self.put(one, terms.ZONE_BATTLEFIELD, 1)
        self.hand = [self.put(one, terms.ZONE_HAND) for one in hand]
        self.graveyard = [self.put(one, terms.ZONE_GRAVEYARD) for one in graveyard]
        layers.refresh(self.state)

    def put(self, definition, zone, owner=0):
        obj = GameObject(self.state.new_id(), definition, owner, zone)
        self.state.objects[obj.id] = obj
        self.state.zone_of(owner, zone).append(obj)
        return obj

    def cost(self, spell, way=None, free=False, extras=(), x=0, targets=0, life=0, **more):
        if not isinstance(spell, GameObject):
            spell = self.put(spell, terms.ZONE_HAND)
        mana, parts = costs.spell_cost(
            self.state, 0, spell, way, free, list(extras), x, targets, life, **more
        )
        return str(mana), parts

    def payable(self, mana, *parts, source=terms.NOBODY, x=0, **more):
        context = Context(source, 0)
        context.x = x
        return costs.payable(self.state, 0, mana_cost(mana), list(parts), context, **more)


# --- total costs -------------------------------------------------------------------------


def test_the_everyday_cost_is_the_mana_cost():
    assert Table().cost(card("Plain", "{2}{U}{U}")) == ("{2}{U}{U}", [])


def test_x_becomes_generic_mana():
    assert Table().cost(card("Blaze", "{X}{X}{R}"), x=3) == ("{6}{R}", [])
    assert Table().cost(card("Blaze", "{X}{R}")) == ("{R}", [])


def test_without_a_mana_cost_there_is_nothing_to_pay():
    table = Table()
    spell = table.put(card("Land", line="Land"), terms.ZONE_HAND)
    assert not costs.has_payable_cost(spell, None, False)
    assert costs.has_payable_cost(spell, None, True)
    with pytest.raises(ValueError, match="no mana cost"):
        table.cost(spell)
    assert table.cost(spell, free=True) == ("{0}", [])


def test_an_alternative_cost_takes_the_place_of_the_mana_cost():
    way = AlternativeCost("other", (PayMana(mana_cost("{1}")), Sacrifice(CREATURE), PayLife(1)))
    assert Table().cost(BEAR, way) == ("{1}", [Sacrifice(CREATURE), PayLife(1)])


def test_mandatory_costs_are_due_even_without_the_mana_cost():
    fling = card("Fling", "{1}{R}", cost_too=additional_cost(Sacrifice(CREATURE)))
    assert Table().cost(fling) == ("{1}{R}", [Sacrifice(CREATURE)])
    assert Table().cost(fling, free=True) == ("{0}", [Sacrifice(CREATURE)])


def test_optional_costs_are_due_as_often_as_they_are_announced():
    wolves = card("Wolves", "{2}{G}{G}", multikicker=kw.multikicker("{G}"))
    (kicker,) = wolves.additional_costs
    assert Table().cost(wolves) == ("{2}{G}{G}", [])
    assert Table().cost(wolves, extras=[kicker, kicker]) == ("{2}{G}{G}{G}{G}", [])
    assert Table().cost(wolves, free=True, extras=[kicker]) == ("{G}", [])


def test_increases_and_reductions_of_others():
    assert Table(SPHERE, SPHERE).cost(BOLT) == ("{2}{R}", [])
    assert Table(MEDALLION).cost(card("Big", "{2}{R}")) == ("{1}{R}", [])
    assert Table(MEDALLION).cost(BEAR) == ("{1}{G}", [])
    assert Table(MEDALLION, SPHERE).cost(BOLT) == ("{R}", [])
    assert Table(THORN).cost(BOLT) == ("{R}", [])
    assert Table(theirs=[THORN]).cost(BOLT) == ("{1}{R}", [])
    assert Table(theirs=[THORN]).cost(BEAR) == ("{1}{G}", [])


def test_reductions_take_generic_mana_only_and_stop_at_none():
    assert Table(MEDALLION, MEDALLION).cost(BOLT) == ("{R}", [])
    assert Table(*[MEDALLION] * 3).cost(card("Two", "{2}{U}{U}")) == ("{U}{U}", [])
    frog = card("Frog", "{4}", "Artifact Creature", affinity=kw.affinity(ARTIFACT, "artifacts"))
    assert Table(*[ROCK] * 3).cost(frog) == ("{1}", [])
    assert Table(*[ROCK] * 6, SPHERE).cost(frog) == ("{0}", [])


def test_the_order_is_increases_reductions_minimum():
    assert Table(MEDALLION, TRINITY).cost(card("Div", "{2}{U}")) == ("{2}{U}", [])
    assert Table(TRINITY, SPHERE).cost(BOLT) == ("{2}{R}", [])
    assert Table(TRINITY).cost(card("Blaze", "{X}{R}"), x=1) == ("{2}{R}", [])
    assert Table(TRINITY).cost(card("Blaze", "{X}{R}"), x=5) == ("{5}{R}", [])
    assert Table(TRINITY).cost(BOLT, free=True) == ("{3}", [])


def test_a_spell_may_change_its_own_cost():
    more = card("More", "{R}", strive=CostPerTarget(2))
    assert Table().cost(more, targets=3) == ("{4}{R}", [])
    assert Table().cost(more, targets=0) == ("{R}", [])
    per_creature = card("Less", "{7}{U}", less=OwnCostChange(count(CREATURE & YOURS)))
    assert Table(BEAR, BEAR, theirs=[BEAR]).cost(per_creature) == ("{5}{U}", [])
    assert Table().cost(card("Up", "{U}", up=OwnCostChange(-2))) == ("{2}{U}", [])
    assert Table().cost(card("Emerge", "{5}{U}"), reduction=9) == ("{U}", [])


def test_phyrexian_symbols_that_are_paid_with_life_go_before_the_minimum_comes():
    dismember = card("Dis", "{1}{B/P}{B/P}")
    assert Table().cost(dismember, life=0b10) == ("{1}{B/P}", [PayLife(2)])
    assert Table().cost(dismember, life=0b11) == ("{1}", [PayLife(2), PayLife(2)])
    assert Table(TRINITY).cost(dismember, life=0b11) == ("{3}", [PayLife(2), PayLife(2)])


def test_one_of_several_costs_is_chosen_before_the_total():
    either = OneOf((Discard(CARD), PayMana(mana_cost("{3}"))))
    spell = card("Either", "{1}{B}", cost_too=additional_cost(either))
    assert Table().cost(spell) == ("{1}{B}", [either])
    assert Table().cost(spell, choices=(0,)) == ("{1}{B}", [Discard(CARD)])
    assert Table(MEDALLION).cost(spell, choices=(1,)) == ("{3}{B}", [])


def test_activation_costs():
    table = Table(BEAR)
    ability = activated(("{X}{1}", TAP, RemoveCounters("charge"), PayLife(X)), add_mana("{C}"))
    mana, parts = costs.ability_cost(table.state, 0, table.permanents[0], ability, 2)
    assert (str(mana), parts) == ("{3}", [TAP, RemoveCounters("charge"), PayLife(X)])
    assert costs.split(table.state, (), Context(2, 0)) == (FREE, [])


# --- whether they can be paid ------------------------------------------------------------


def test_mana_that_the_parts_take_does_not_pay():
    assert Table(FOREST, ELF).payable("{G}{G}")
    assert not Table(FOREST, ELF).payable("{G}{G}", TapOthers(CREATURE))
    assert Table(FOREST, ELF, BEAR).payable("{G}{G}", TapOthers(CREATURE))
    # What is sacrificed may be tapped for mana first ...
    assert Table(FOREST, ELF).payable("{G}{G}", Sacrifice(CREATURE))
    assert Table(FOREST, FOREST).payable("{G}{G}", ReturnToHand(LAND))
    # ... but not be sacrificed for it.
    assert Table(FOREST, SPAWN).payable("{1}{G}")
    assert not Table(FOREST, SPAWN).payable("{1}{G}", Sacrifice(CREATURE))
    assert Table(FOREST, SPAWN, BEAR).payable("{1}{G}", Sacrifice(CREATURE))
    assert Table(SPAWN).payable("{1}", TapOthers(CREATURE)) is False


def test_every_part_needs_objects_of_its_own():
    assert not Table(BEAR).payable("{0}", Sacrifice(CREATURE), Sacrifice(CREATURE))
    assert Table(BEAR, BEAR).payable("{0}", Sacrifice(CREATURE), Sacrifice(CREATURE))
    assert not Table(BEAR).payable("{0}", Sacrifice(CREATURE, 2))
    assert Table(BEAR).payable("{0}", TapOthers(CREATURE), Sacrifice(CREATURE))
    assert Table(BEAR, ROCK).payable("{0}", Sacrifice(CREATURE | ARTIFACT), Sacrifice(CREATURE))
    assert not Table(BEAR).payable("{0}", Sacrifice(CREATURE | ARTIFACT), Sacrifice(CREATURE))
    hand = Table(hand=[BEAR, BOLT])
    assert hand.payable("{0}", Discard(CARD, 2))
    assert not hand.payable("{0}", Discard(CREATURE, 2))
    assert Table(graveyard=[BEAR, BEAR]).payable("{0}", ExileFrom(CREATURE, X), x=2)
    assert not Table(graveyard=[BEAR, BEAR]).payable("{0}", ExileFrom(CREATURE, X), x=3)


def test_the_card_itself_does_not_pay_for_itself():
    table = Table(hand=[BOLT])
    assert not table.payable("{0}", Discard(CARD), source=table.hand[0].id)
    assert table.payable("{0}", DISCARD_SELF, source=table.hand[0].id)
    assert not table.payable("{0}", DISCARD_SELF, Discard(CARD), source=table.hand[0].id)
    flashback = Table(graveyard=[BOLT])
    assert not flashback.payable("{0}", ExileFrom(CARD), source=flashback.graveyard[0].id)


def test_a_card_that_makes_mana_in_the_hand_does_not_pay_for_itself():
    spirit = card(
        "Spirit", "{G}", "Creature - Spirit",
        mana=activated(EXILE_SELF, add_mana("{G}"), zone=terms.ZONE_HAND),
    )  # fmt: skip
    table = Table(hand=[spirit, spirit])
    first, second = (obj.id for obj in table.hand)
    table.state.watchers = [first, second]
    assert table.payable("{G}", source=first)
    table.state.watchers = [first]
    assert not table.payable("{G}", source=first)
    assert table.payable("{G}", source=second)


def test_life():
    assert Table(life=2).payable("{0}", PayLife(2))
    assert not Table(life=1).payable("{0}", PayLife(2))
    assert not Table(life=3).payable("{0}", PayLife(2), PayLife(2))
    assert Table(life=-3).payable("{0}", PayLife(0))


def test_tapping_and_untapping_itself():
    table = Table(BEAR, ROCK)
    bear, rock = table.permanents
    assert table.payable("{0}", TAP, source=bear.id)
    assert not table.payable("{0}", UNTAP, source=bear.id)
    bear.tapped = True
    assert not table.payable("{0}", TAP, source=bear.id)
    assert table.payable("{0}", UNTAP, source=bear.id)
    bear.since = rock.since = 1
    assert not table.payable("{0}", UNTAP, source=bear.id)
    bear.tapped = False
    assert not table.payable("{0}", TAP, source=bear.id)
    assert table.payable("{0}", TAP, source=rock.id)
    assert not table.payable("{0}", TAP, TapOthers(ARTIFACT), source=rock.id)
    assert table.payable("{0}", TAP, Sacrifice(ARTIFACT), source=rock.id)
    assert not table.payable("{0}", SACRIFICE_SELF, Sacrifice(ARTIFACT), source=rock.id)


def test_counters_and_loyalty():
    table = Table(ROCK)
    (rock,) = table.permanents
    assert not table.payable("{0}", RemoveCounters("charge"), source=rock.id)
    rock.counters = {"charge": 2, "loyalty": 3}
    assert table.payable("{0}", RemoveCounters("charge", 2), source=rock.id)
    assert not table.payable(
        "{0}", RemoveCounters("charge", 2), RemoveCounters("charge"), source=rock.id
    )
    assert table.payable("{0}", ChangeLoyalty(-3), source=rock.id)
    assert not table.payable("{0}", ChangeLoyalty(-4), source=rock.id)
    assert table.payable("{0}", ChangeLoyalty(1), source=rock.id)


def test_one_of_several_costs():
    either = OneOf((Discard(CARD), PayMana(mana_cost("{G}"))))
    assert not Table().payable("{0}", either)
    assert Table(hand=[BOLT]).payable("{0}", either)
    assert Table(FOREST).payable("{0}", either)
    assert not Table(FOREST).payable("{G}", either)


def test_delve_pays_generic_mana_only():
    assert Table(FOREST, graveyard=[BOLT] * 3).payable("{3}{G}", delve=True)
    assert not Table(FOREST, graveyard=[BOLT] * 3).payable("{4}{G}", delve=True)
    assert not Table(graveyard=[BOLT] * 9).payable("{3}{G}", delve=True)
    assert not Table(FOREST, graveyard=[BOLT] * 3).payable("{3}{G}", ExileFrom(CARD), delve=True)
    assert Table(FOREST, graveyard=[BOLT] * 4).payable("{3}{G}", ExileFrom(CARD), delve=True)


def test_convoke_pays_generic_mana_and_mana_of_the_creatures_colors():
    assert Table(BEAR, BEAR).payable("{1}{G}", convoke=True)
    assert not Table(BEAR, BEAR).payable("{1}{U}", convoke=True)
    assert not Table(BEAR, BEAR).payable("{1}{C}", convoke=True)
    assert not Table(BEAR, BEAR, tapped=[0]).payable("{1}{G}", convoke=True)
    sick = Table(ELF)
    sick.permanents[0].since = 1
    assert sick.payable("{G}", convoke=True)
    assert not sick.payable("{G}")
    assert not sick.payable("{1}{G}", convoke=True)
    assert not Table(BEAR).payable("{1}", TapOthers(CREATURE), convoke=True)


def test_the_greatest_x():
    blaze = card("Blaze", "{X}{R}")
    table = Table(*[card("Mountain", line="Basic Land - Mountain")] * 5, MEDALLION)
    spell = table.put(blaze, terms.ZONE_HAND)
    assert costs.max_spell_x(table.state, 0, spell, None, [], 1) == 5
    ability = activated(("{X}{X}",), add_mana("{C}"))
    assert costs.max_ability_x(table.state, 0, table.permanents[0], ability) == 2
    assert costs.max_spell_x(Table().state, 0, spell, None, [], 1) == -1
