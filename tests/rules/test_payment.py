"""Carrying out payments: what is asked, what is activated, what is paid."""

import pytest

from sim.rules import costs, layers, loop
from sim.rules.mana import producible as mana_types
from sim.rules.payment import pay
from sim.state.decision import ASK_COST, ASK_MANA, ASK_WORD, DO_ACTIVATE, DO_DONE, DO_PICK
from sim.state.events import Context
from sim.state.frames import EffectFrame, PayFrame
from sim.state.game_state import Settings
from sim.vocab import terms
from sim.vocab.build import activated, add_any_color, add_mana, instead, whenever
from sim.vocab.changes import Multiplies
from sim.vocab.costs import (
    DISCARD_SELF,
    SACRIFICE_SELF,
    TAP,
    UNTAP,
    ChangeLoyalty,
    Discard,
    ExileFrom,
    OneOf,
    PayLife,
    PayMana,
    RemoveCounters,
    ReturnToHand,
    Sacrifice,
    TapOthers,
)
from sim.vocab.effects import AddMana, DealDamage
from sim.vocab.mana import mana_cost
from sim.vocab.patterns import BecomesTapped, TapsForMana
from sim.vocab.references import YOU
from sim.vocab.words import ARTIFACT, CARD, CREATURE, LAND
from tests.rules.test_costs import BEAR, BOLT, ELF, FOREST, ROCK, SPAWN, Table, card

ISLAND = card("Island", line="Basic Land - Island")
SNOWY = card("Snowy", line="Basic Snow Land - Island")
DUAL = card("Dual", line="Land", mana=activated(TAP, add_mana("{G/U}")))
PAIN = card(
    "Pain", line="Land",
    first=activated(TAP, add_mana("{C}")),
    second=activated(TAP, add_mana("{G/U}"), DealDamage(1, YOU)),
)  # fmt: skip
CITY = card("City", line="Land", mana=activated(TAP, add_any_color()))
RING = card("Ring", line="Artifact", mana=activated(TAP, add_mana("{C}{C}")))
SIGNET = card("Signet", line="Artifact", mana=activated(("{1}", TAP), add_mana("{U}{B}")))
PETAL = card("Petal", line="Artifact", mana=activated((TAP, SACRIFICE_SELF), add_any_color()))
ALTAR = card("Altar", line="Artifact", mana=activated(Sacrifice(CREATURE), add_mana("{C}{C}")))
DRUM = card("Drum", line="Artifact", mana=activated((TAP, TapOthers(CREATURE)), add_any_color()))
FALLS = card("Falls", line="Land", mana=activated(("{5}", TAP), AddMana((terms.ALL_COLORS,) * 5)))
CARETAKER = card(
    "Caretaker", line="Creature - Dryad",
    mana=activated((TAP, TapOthers(CREATURE)), add_any_color()),
)  # fmt: skip
PRISM = card("Prism", line="Artifact", mana=activated(RemoveCounters("c"), add_any_color()))
GROWTH = card("Growth", line="Enchantment", more=whenever(TapsForMana(LAND), add_mana("{U}")))
DOUBLE = card("Double", line="Enchantment", more=instead(TapsForMana(LAND), Multiplies(2)))
WATCH = card("Watch", line="Enchantment", more=whenever(BecomesTapped(LAND), add_mana("{R}")))


class Payment(Table):
    """A payment on the way; the game is one effect frame, and what is put on top of it."""

    def start(self, mana="{0}", *parts, source=terms.NOBODY, x=0, settings=None, **more):
        state = self.state
        if settings is not None:
            state.settings = settings
        context = Context(source, 0)
        context.x = x
        beneath = EffectFrame(context, ())
        state.frames.append(beneath)
        assert costs.payable(state, 0, mana_cost(mana), list(parts), context, **more)
        pay.start(state, 0, mana_cost(mana), list(parts), **more)
        self.context = context
        return self.run()

    def run(self):
        state = self.state
        while state.decision is None and any(isinstance(one, PayFrame) for one in state.frames):
            if state.dirty:
                layers.refresh(state)
            loop.step(state)
        return state.decision

    def choose(self, index):
        state = self.state
        state.frames[-1].answer = state.decision.options[index]
        state.decision = None
        return self.run()

    def names(self):
        """What the options of the decision are about."""
        found = []
        for option in self.state.decision.options:
            obj = self.state.objects.get(option.object)
            found.append(obj.name if obj is not None else option.word or option.verb)
        return found

    def pick(self, name):
        return self.choose(self.names().index(name))

    def tapped(self):
        return [obj.name for obj in self.state.battlefield if obj.tapped]

    def pool(self):
        return self.state.players[0].pool

    def zone(self, zone):
        return [obj.name for obj in self.state.zone_of(0, zone)]


def test_mana_is_made_and_spent():
    table = Payment(FOREST, FOREST, ISLAND, BEAR)
    assert table.start("{1}{U}") is None
    assert table.tapped() == ["Forest", "Island"]
    assert (table.pool(), table.context.done) == ([], True)


def test_floating_mana_is_spent_first():
    table = Payment(FOREST, FOREST)
    table.state.players[0].pool = [terms.BLUE_BIT, terms.GREEN_BIT]
    table.start("{1}{G}{G}")
    assert (table.tapped(), table.pool()) == (["Forest"], [])


def test_what_is_too_much_stays_in_the_pool():
    table = Payment(RING)
    table.start("{1}")
    assert table.pool() == [terms.COLORLESS_BIT]


@pytest.mark.parametrize(
    ("lands", "cost", "tapped"),
    [
        ((CITY, DUAL, FOREST), "{G}", ["Forest"]),
        ((CITY, DUAL, FOREST), "{1}{U}", ["Dual", "Forest"]),
        ((CITY, FOREST, DUAL), "{U}{G}", ["Forest", "Dual"]),
        ((ELF, FOREST), "{G}", ["Forest"]),
        ((ELF, CITY), "{G}", ["City"]),
        ((PAIN, FOREST), "{1}", ["Pain"]),
        ((PAIN, FOREST), "{G}", ["Forest"]),
        ((FOREST, FOREST, ISLAND), "{1}", ["Forest"]),
        ((RING, FOREST), "{2}", ["Ring"]),
        ((RING, FOREST, FOREST), "{G}{G}", ["Forest", "Forest"]),
        ((RING, FOREST), "{1}", ["Forest"]),
    ],
)
def test_flexible_sources_are_kept(lands, cost, tapped):
    table = Payment(*lands)
    table.start(cost)
    assert (table.tapped(), table.context.done) == (tapped, True)
    assert table.state.players[0].life == 20


def test_damage_only_where_it_must_be():
    table = Payment(PAIN, PAIN)
    table.start("{1}{U}")
    assert (table.state.players[0].life, table.pool()) == (19, [])


def test_sacrifice_comes_last():
    table = Payment(PETAL, SPAWN, PAIN)
    table.start("{G}")
    assert table.zone(terms.ZONE_BATTLEFIELD) == ["Petal", "Spawn", "Pain"]
    table = Payment(PETAL, SPAWN)
    table.start("{1}{G}")
    assert sorted(table.zone(terms.ZONE_GRAVEYARD)) == ["Petal", "Spawn"]


def test_an_ability_that_costs_mana():
    table = Payment(FOREST, FOREST, SIGNET)
    table.start("{G}{U}{B}")
    assert (table.tapped(), table.pool()) == (["Forest", "Forest", "Signet"], [])
    table = Payment(SIGNET, SIGNET, FOREST)
    table.start("{U}{U}{B}")
    assert table.context.done


def test_abilities_that_use_other_objects():
    table = Payment(ALTAR, BEAR, ELF)
    table.start("{2}{G}")
    assert (table.pool(), table.context.done) == ([], True)
    assert len(table.zone(terms.ZONE_GRAVEYARD)) == 1
    table = Payment(DRUM, BEAR, ELF)
    table.start("{R}{G}")
    assert table.tapped() == ["Drum", "Bear", "Elf"]


def test_counters_pay_as_often_as_they_last():
    table = Payment(PRISM)
    (prism,) = table.permanents
    prism.counters = {"c": 3}
    table.start("{R}{W}")
    assert prism.counters == {"c": 1}


def test_snow_mana():
    table = Payment(SNOWY, ISLAND, ISLAND)
    assert not costs.payable(table.state, 0, mana_cost("{S}{S}"), [], Context(terms.NOBODY, 0))
    table.start("{S}{U}")
    assert table.tapped() == ["Snowy", "Island"]


def test_triggered_mana_and_replaced_mana_pay_too():
    table = Payment(GROWTH, FOREST)
    table.start("{G}{U}")
    assert (table.tapped(), table.pool(), table.context.done) == (["Forest"], [], True)
    table = Payment(DOUBLE, FOREST, FOREST)
    table.start("{3}{G}")
    assert (table.pool(), table.context.done) == ([], True)
    table = Payment(DOUBLE, GROWTH, DUAL)
    table.start("{G}{G}{U}")
    assert (table.pool(), table.context.done) == ([], True)


def test_the_engine_chooses_types_of_triggered_mana_that_pay():
    either = card("Either", line="Enchantment", more=whenever(TapsForMana(LAND), add_mana("{G/U}")))
    table = Payment(either, FOREST)
    assert table.start("{G}{U}") is None
    assert (table.context.done, table.pool()) == (True, [])
    table = Payment(either, either, FOREST)
    assert table.start("{U}{G}{U}") is None
    assert (table.context.done, table.pool()) == (True, [])


def test_each_land_is_tapped_for_itself_where_something_watches():
    table = Payment(WATCH, FOREST, FOREST)
    table.start("{1}{G}")
    assert len(table.state.waiting) == 2
    assert table.context.done


def test_what_a_permanent_could_produce():
    table = Payment(FOREST, DUAL, PAIN, SIGNET, PETAL, BEAR, tapped=[0])
    masks = [mana_types.could_produce(table.state, obj) for obj in table.permanents]
    blue, black, green = terms.BLUE_BIT, terms.BLACK_BIT, terms.GREEN_BIT
    assert masks == [
        green, green | blue, green | blue | terms.COLORLESS_BIT, blue | black, terms.ALL_COLORS, 0
    ]  # fmt: skip


# --- parts -------------------------------------------------------------------------------


def test_objects_are_chosen_one_at_a_time_and_alike_ones_offered_once():
    table = Payment(BEAR, BEAR, ELF)
    decision = table.start("{0}", Sacrifice(CREATURE, 2))
    assert (decision.kind, decision.word, table.names()) == (ASK_COST, "sacrifice", ["Bear", "Elf"])
    bear = decision.options[0].object
    table.choose(0)
    assert table.names() == ["Bear", "Elf"]
    elf = table.state.decision.options[1].object
    table.choose(1)
    assert table.context.registers == {"sacrificed": [bear, elf]}
    assert table.state.find(elf).name == "Elf"
    assert table.zone(terms.ZONE_GRAVEYARD) == ["Bear", "Elf"]


def test_only_objects_that_leave_the_rest_payable_are_offered():
    table = Payment(FOREST, ELF, BEAR, SPAWN)
    table.start("{G}{G}", TapOthers(CREATURE))
    assert table.names() == ["Bear", "Spawn"]
    table = Payment(FOREST, SPAWN, BEAR, ELF)
    table.start("{2}{G}", Sacrifice(CREATURE))
    assert table.names() == ["Bear", "Elf"]
    table.pick("Elf")
    assert table.tapped() == ["Forest"]
    assert table.zone(terms.ZONE_GRAVEYARD) == ["Spawn", "Elf"]
    assert table.context.done


def test_the_parts_do_what_they_say():
    table = Payment(FOREST, ROCK, hand=[BOLT], graveyard=[BEAR])
    rock = table.permanents[1]
    rock.counters = {"charge": 2}
    parts = [
        Discard(CARD), ExileFrom(CREATURE), ReturnToHand(LAND), PayLife(3), TAP,
        RemoveCounters("charge"),
    ]  # fmt: skip
    table.start("{G}", *parts, source=rock.id)
    assert table.zone(terms.ZONE_GRAVEYARD) == ["Bolt"]
    assert table.zone(terms.ZONE_EXILE) == ["Bear"]
    assert table.zone(terms.ZONE_HAND) == ["Forest"]
    assert table.state.players[0].life == 17
    assert rock.tapped
    assert rock.counters == {"charge": 1}
    assert sorted(table.context.registers) == ["discarded", "exiled", "returned"]


def test_its_own_body_as_a_cost():
    table = Payment(ROCK)
    table.start("{0}", TAP, Sacrifice(ARTIFACT), source=table.permanents[0].id)
    assert table.zone(terms.ZONE_GRAVEYARD) == ["Rock"]
    table = Payment(BEAR, tapped=[0])
    table.start("{0}", UNTAP, source=table.permanents[0].id)
    assert table.tapped() == []
    table = Payment(hand=[BOLT])
    table.start("{0}", DISCARD_SELF, source=table.hand[0].id)
    assert table.zone(terms.ZONE_GRAVEYARD) == ["Bolt"]
    table = Payment(ROCK)
    table.start("{0}", ChangeLoyalty(2), source=table.permanents[0].id)
    assert table.permanents[0].counters == {"loyalty": 2}


def test_one_of_several_costs_is_asked_for():
    either = OneOf((Discard(CARD), PayMana(mana_cost("{G}")), Sacrifice(CREATURE)))
    table = Payment(FOREST, hand=[BOLT])
    decision = table.start("{0}", either)
    assert decision.word == "one of"
    assert [option.number for option in decision.options] == [0, 1]
    table.choose(1)
    assert (table.tapped(), table.zone(terms.ZONE_HAND)) == (["Forest"], ["Bolt"])


def test_delve_is_asked_for_card_by_card():
    table = Payment(FOREST, FOREST, graveyard=[BOLT, BOLT, BEAR])
    decision = table.start("{3}{G}", delve=True)
    assert decision.word == "delve"
    assert table.names() == ["Bolt", "Bear"]
    table.pick("Bear")  # one more is needed, and then one more is possible
    assert table.names() == [DO_DONE, "Bolt"]
    table.choose(0)
    assert (table.zone(terms.ZONE_EXILE), table.tapped()) == (["Bear", "Bolt"], ["Forest"] * 2)


def test_convoke_by_the_engine():
    table = Payment(FOREST, BEAR, BEAR)
    table.permanents[1].since = 1
    table.start("{1}{G}", convoke=True)
    assert table.tapped() == ["Forest", "Bear"]
    assert table.context.done


# --- by hand -----------------------------------------------------------------------------

BY_HAND = Settings(manual_mana=True)


def test_mana_abilities_are_asked_for():
    table = Payment(FOREST, ISLAND, ISLAND)
    decision = table.start("{1}{G}", settings=BY_HAND)
    assert decision.kind == ASK_MANA
    assert sorted(table.names()) == ["Forest", "Island"]
    table.pick("Island")
    assert table.pool() == [terms.BLUE_BIT]
    table.pick("Forest")
    assert table.names() == [DO_DONE, "Island"]
    table.choose(0)
    assert (table.tapped(), table.pool(), table.context.done) == (["Forest", "Island"], [], True)


def test_mana_of_many_combinations_can_be_made_as_it_is_offered():
    table = Payment(*[ISLAND] * 5, FALLS)
    table.start("{B}{R}{G}", settings=BY_HAND)
    assert table.pool() == [terms.BLUE_BIT] * 5
    while table.state.decision is not None:
        table.choose(0)
    assert (table.tapped(), table.context.done) == (["Island"] * 5 + ["Falls"], True)


def test_the_first_option_is_what_the_engine_would_do():
    table = Payment(CITY, DUAL, FOREST, RING)
    table.start("{2}{G}{U}", settings=BY_HAND)
    while table.state.decision is not None:
        table.choose(0)
    assert table.tapped() == ["Dual", "Forest", "Ring"]
    assert table.context.done


def test_what_would_leave_it_unpayable_is_not_offered():
    table = Payment(FOREST, DUAL, CITY)
    table.start("{G}{U}{U}", settings=BY_HAND)
    table.pick("Dual")  # it can only be blue
    assert table.pool() == [terms.BLUE_BIT]
    table = Payment(SPAWN, ALTAR)
    table.start("{2}", settings=BY_HAND)  # the Spawn must not be sacrificed for {C}
    assert (table.context.done, table.pool()) == (True, [])
    assert table.zone(terms.ZONE_GRAVEYARD) == ["Spawn"]


def test_the_type_is_asked_for_where_it_matters():
    table = Payment(DUAL, DUAL, ISLAND)
    table.start("{1}{U}{G}", settings=BY_HAND)
    table.pick("Dual")
    decision = table.state.decision
    assert (decision.kind, decision.word) == (ASK_WORD, "mana")
    assert sorted(table.names()) == ["blue", "green"]
    table.pick("blue")
    assert terms.BLUE_BIT in table.pool()
    table.pick("Dual")  # the other one has to be green now
    assert (table.pool(), table.context.done) == ([], True)


def test_done_when_the_floating_mana_pays():
    table = Payment(RING, FOREST)
    table.start("{2}", settings=BY_HAND)
    table.pick("Ring")
    assert [option.verb for option in table.state.decision.options] == [DO_DONE, DO_ACTIVATE]
    table.choose(1)
    assert table.context.done
    assert len(table.pool()) == 1


def test_an_ability_that_costs_mana_waits_until_it_floats():
    table = Payment(FOREST, ISLAND, SIGNET)
    table.start("{B}{G}", settings=BY_HAND)
    assert "Signet" not in table.names()
    table.pick("Island")
    assert table.names() == ["Forest", "Signet"]
    table.pick("Signet")
    assert (table.pool(), table.context.done) == ([terms.BLUE_BIT], True)


def test_creatures_for_convoke_are_asked_for():
    table = Payment(FOREST, FOREST, BEAR)
    decision = table.start("{1}{G}", convoke=True, settings=BY_HAND)
    assert (decision.kind, decision.word) == (ASK_COST, "convoke")
    assert [option.verb for option in decision.options] == [DO_DONE, DO_PICK]
    table.choose(1)
    assert table.names() == [DO_DONE, "Forest"]
    table.choose(0)
    assert table.context.done
    assert table.tapped() == ["Forest", "Bear"]


def test_the_source_does_not_stand_for_the_creatures_like_it():
    table = Payment(CARETAKER, CARETAKER, FOREST)
    for permanent in table.permanents:
        permanent.since = 0
    table.state.players[0].turn_began = 1
    table.start("{1}{G}", settings=BY_HAND)
    table.pick("Caretaker")
    while table.state.decision is not None:
        table.choose(0)
    assert table.context.done
    assert table.tapped() == ["Caretaker", "Caretaker", "Forest"]


# --- mana abilities with priority ---------------------------------------------------------


class Ability(Payment):
    def activate(self, number, index=0):
        state = self.state
        beneath = EffectFrame(Context(terms.NOBODY, 0), ())
        state.frames.append(beneath)
        pay.start_mana_ability(state, 0, self.permanents[number], index)
        return self.run()

    def run(self):
        state = self.state
        while state.decision is None and len(state.frames) > 1:
            if state.dirty:
                layers.refresh(state)
            loop.step(state)
        return state.decision


def test_a_mana_ability_with_priority():
    table = Ability(FOREST)
    assert table.activate(0) is None
    assert (table.pool(), table.tapped()) == ([terms.GREEN_BIT], ["Forest"])
    table = Ability(SNOWY)
    table.activate(0)
    assert table.pool()[0] & terms.BLUE_BIT


def test_its_type_is_asked_for():
    table = Ability(DUAL)
    decision = table.activate(0)
    assert (decision.kind, decision.word) == (ASK_WORD, "mana")
    table.pick("blue")
    assert (table.pool(), table.tapped()) == ([terms.BLUE_BIT], ["Dual"])


def test_its_costs_are_paid():
    table = Ability(SIGNET, FOREST)
    table.activate(0)
    assert sorted(table.pool()) == [terms.BLUE_BIT, terms.BLACK_BIT]
    assert table.tapped() == ["Signet", "Forest"]
    table = Ability(ALTAR, BEAR, ELF)
    decision = table.activate(0)
    assert (decision.word, table.names()) == ("sacrifice", ["Bear", "Elf"])
    table.choose(0)
    assert table.pool() == [terms.COLORLESS_BIT] * 2
    table = Ability(PAIN)
    table.activate(0, 1)
    table.pick("green")
    assert (table.pool(), table.state.players[0].life) == ([terms.GREEN_BIT], 19)
