"""The mana solver, against a search that tries everything."""

import itertools
import random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from cards import get as get_card
from sim.rules import events, layers, loop
from sim.rules.mana import solver as mana
from sim.rules.mana import survey
from sim.rules.mana.units import SNOW, pays, slots
from sim.rules.payment import check as pay_check
from sim.rules.payment import pay
from sim.state.events import Context
from sim.state.frames import EffectFrame
from sim.state.game_state import GameState, Settings
from sim.state.objects import GameObject
from sim.vocab import terms
from sim.vocab.abilities import Activated
from sim.vocab.build import activated, add_any_color, add_mana, add_mana_among
from sim.vocab.card import Card
from sim.vocab.costs import (
    SACRIFICE_SELF,
    TAP,
    UNTAP,
    PayLife,
    PayMana,
    RemoveCounters,
    Sacrifice,
    TapOthers,
)
from sim.vocab.effects import AddMana, DealDamage
from sim.vocab.mana import mana_cost
from sim.vocab.mana_types import ChosenColorOfSelf
from sim.vocab.references import YOU
from sim.vocab.words import CREATURE


def land(label, *abilities, line="Land"):
    body = {"name": label, "type_line": line}
    body.update({f"ability{number}": one for number, one in enumerate(abilities)})
    return type(label.replace(" ", ""), (Card,), body).definition


FOREST = land("Forest", line="Basic Land - Forest")
ISLAND = land("Island", line="Basic Land - Island")
PLAINS = land("Plains", line="Basic Land - Plains")
SNOWY = land("Snowy", line="Basic Snow Land - Forest")
WASTE = land("Waste", activated(TAP, add_mana("{C}")))
DUAL = land("Dual", activated(TAP, add_mana("{W/U}")))
TWO = land("Two", line="Land - Forest Island")
ANY = land("Any", activated(TAP, add_any_color()))
PAIN = land(
    "Pain",
    activated(TAP, add_mana("{C}")),
    activated(TAP, add_mana("{G/W}"), DealDamage(1, YOU)),
)
RING = land("Ring", activated(TAP, add_mana("{C}{C}")), line="Artifact")
LOTUS = land("Lotus", activated(TAP, add_any_color(2)), line="Artifact")
SIGNET = land("Signet", activated(("{1}", TAP), add_mana("{W}{U}")), line="Artifact")
FILTER = land(
    "Filter",
    activated(TAP, add_mana("{C}")),
    activated(("{G/U}", TAP), add_mana("{G/U}{G/U}")),
)
PETAL = land("Petal", activated((TAP, SACRIFICE_SELF), add_any_color()), line="Artifact")
SPAWN = land("Spawn", activated(SACRIFICE_SELF, add_mana("{C}")), line="Creature - Eldrazi")
ALTAR = land("Altar", activated(Sacrifice(CREATURE), add_mana("{C}{C}")), line="Artifact")
TOWER = land(
    "Tower",
    activated(TAP, add_mana("{C}")),
    activated((TAP, Sacrifice(CREATURE)), add_mana("{B}{B}")),
)
DRUM = land("Drum", activated((TAP, TapOthers(CREATURE)), add_any_color()), line="Artifact")
VIVID = land(
    "Vivid",
    activated(TAP, add_mana("{U}")),
    activated((TAP, RemoveCounters("charge")), add_any_color()),
)
PRISM = land("Prism", activated(RemoveCounters("charge"), add_any_color()), line="Artifact")
ELF = land("Elf", activated(TAP, add_mana("{G}")), line="Creature - Elf")
BEAR = land("Bear", line="Creature - Bear")
BLOOD = land("Blood", activated(PayLife(2), add_mana("{B}")), line="Artifact")
PILI = land("Pili", activated(("{2}", UNTAP), add_any_color()), line="Artifact Creature")
MYR = land("Myr", activated(("{1}", TAP), add_mana("{B}{B}")), line="Artifact Creature - Myr")
BOTH = land(
    "Both",
    activated(TAP, add_mana("{R}")),
    activated(SACRIFICE_SELF, add_mana("{W}")),
    line="Artifact Creature",
)
EATER = land(
    "Eater", activated((TAP, Sacrifice(CREATURE)), add_mana("{R}{G}")), line="Creature - Beast"
)
# Its controller has chosen red.
GATE = land("Gate", activated(TAP, add_mana_among(ChosenColorOfSelf(terms.WHITE_BIT))))
CARDS = [
    FOREST, ISLAND, PLAINS, SNOWY, WASTE, DUAL, TWO, ANY, PAIN, RING, LOTUS, SIGNET, FILTER, PETAL,
    SPAWN, ALTAR, TOWER, DRUM, VIVID, PRISM, ELF, BEAR, BLOOD, PILI, MYR, BOTH, EATER,
    GATE,
]  # fmt: skip
EVERYDAY = [FOREST, ISLAND, PLAINS, SNOWY, WASTE, DUAL, TWO, ANY, ELF, GATE]
SYMBOLS = ["W", "U", "B", "R", "G", "C", "S", "W/U", "G/U", "2/W", "2/B", "R/P", "W/U/P"]


def board(cards, pool=(), life=20, tapped=()):
    state = GameState()
    for player in state.players:
        player.turn_began = 1
        player.life = life
    state.players[0].pool = list(pool)
    for number, card in enumerate(cards):
        obj = GameObject(state.new_id(), card, 0, terms.ZONE_BATTLEFIELD)
        obj.tapped = number in tapped or card is PILI
        if card in (VIVID, PRISM):
            obj.counters = {"charge": 1}
        if card is GATE:
            obj.chosen = "red"
        state.objects[obj.id] = obj
        state.battlefield.append(obj)
    state.dirty = False
    return state


class World:
    """A position of the exhaustive search: what is left, what floats."""

    def __init__(self, state):
        self.cards = {obj.id: obj for obj in state.battlefield if obj.controller == 0}
        self.here = frozenset(self.cards)
        self.tapped = frozenset(id for id, obj in self.cards.items() if obj.tapped)
        self.counters = {
            id: obj.counters.get("charge", 0) for id, obj in self.cards.items() if obj.counters
        }
        self.pool = tuple(sorted(state.players[0].pool))
        self.life = state.players[0].life

    def copy(self):
        out = World.__new__(World)
        out.__dict__.update(self.__dict__)
        out.counters = dict(self.counters)
        return out

    def key(self):
        return (self.here, self.tapped, tuple(self.counters.items()), self.pool, self.life)

    def is_creature(self, id):
        return self.cards[id].chars.types & terms.TYPE_CREATURE

    def pay_slots(self, wanted):
        """Every pool that can be left after paying the slots."""
        left = {self.pool}
        for slot in wanted:
            after = set()
            for pool in left:
                for place, unit in enumerate(pool):
                    if pays(unit, slot):
                        after.add(pool[:place] + pool[place + 1 :])
            left = after
        return left

    def activate(self, id, index):
        """Every world in which the ability has been activated, with its types."""
        obj = self.cards[id]
        ability = [one for one in obj.chars.abilities if isinstance(one, Activated)][index]
        worlds = [self.copy()]
        for part in ability.costs:
            following = []
            for world in worlds:
                following += world.pay(id, part)
            worlds = following
        (effect,) = (one for one in ability.modes[0].effects if isinstance(one, AddMana))
        mask = 63 if effect.among is None else terms.WHITE_BIT | terms.RED_BIT
        options = [
            [bit for bit in (1, 2, 4, 8, 16, 32) if bit & unit & mask] for unit in effect.units
        ]
        ways = set(itertools.product(*options))
        if effect.same:
            ways = {way for way in ways if len(set(way)) == 1}
        snow = SNOW if obj.chars.supertypes & terms.SUPERTYPE_SNOW else 0
        for world in worlds:
            for way in sorted(ways):
                after = world.copy()
                after.pool = tuple(sorted((*world.pool, *(unit | snow for unit in way))))
                after.life -= len(ability.modes[0].effects) - 1  # the damage of a painful land
                yield after, way

    def pay(self, id, part):
        after = self.copy()
        if part in (TAP, UNTAP):
            if id not in self.here or (id in self.tapped) != (part == UNTAP):
                return []
            after.tapped = self.tapped ^ {id}
            return [after]
        if part == SACRIFICE_SELF:
            after.here = self.here - {id}
            return [after] if id in self.here else []
        if isinstance(part, PayLife):
            after.life -= part.amount
            return [after] if after.life >= 0 else []
        if isinstance(part, RemoveCounters):
            after.counters[id] -= part.count
            return [after] if after.counters[id] >= 0 else []
        if isinstance(part, PayMana):
            worlds = []
            for pool in self.pay_slots(slots(part.cost)[0]):
                after = self.copy()
                after.pool = pool
                worlds.append(after)
            return worlds
        worlds = []
        for other in sorted(self.here):
            if self.is_creature(other):
                after = self.copy()
                if isinstance(part, Sacrifice):
                    after.here = self.here - {other}
                elif other in self.tapped:
                    continue
                else:
                    after.tapped = self.tapped | {other}
                worlds.append(after)
        return worlds


def payable(state, cost, parts=()):
    """Whether the cost can be paid at all, by trying everything."""
    ways = slots(cost)
    seen = set()
    waiting = [World(state)]
    parts = sorted(parts, key=lambda part: isinstance(part, Sacrifice))
    while waiting:
        world = waiting.pop()
        if world.key() in seen:
            continue
        seen.add(world.key())
        if any(world.pay_slots(way) for way in ways):
            paid = [world]
            for part in parts:
                paid = [after for one in paid for after in one.pay(terms.NOBODY, part)]
            if paid:
                return True
        for id in sorted(world.here):
            index = -1
            for ability in world.cards[id].chars.abilities:
                if isinstance(ability, Activated):
                    index += 1
                    waiting += [after for after, _ in world.activate(id, index)]
    return False


def carry_out(state, cost, plan):
    """Whether the plan, carried out to the letter, pays the cost."""
    worlds = [World(state)]
    for step in plan.activations:
        worlds = [
            after
            for world in worlds
            for after, types in world.activate(step.object, step.index)
            if types == step.types
        ]
    return any(world.pay_slots(way) for world in worlds for way in slots(cost))


def check(state, cost):
    plan = mana.solve(state, 0, cost)
    assert (plan is not None) == payable(state, cost)
    assert mana.can_pay(state, 0, cost) == (plan is not None)
    if plan is not None:
        assert carry_out(state, cost, plan)
    return plan


@st.composite
def costs(draw, most=4):
    symbols = [
        str(draw(st.integers(0, 3))),
        *draw(st.lists(st.sampled_from(SYMBOLS), max_size=most)),
    ]
    return mana_cost("".join("{" + one + "}" for one in symbols))


UNITS = [1, 2, 4, 8, 16, 32, 16 | SNOW]


@st.composite
def boards(draw):
    """Up to five permanents of any kind.

    Not beside each other: what untaps itself for mana, and what taps others for it. That one
    might be untapped so that it can be tapped for the other is more than a plan looks for.
    """
    cards = draw(st.lists(st.sampled_from(CARDS), max_size=5))
    return [card for card in cards if card is not PILI or DRUM not in cards]


@settings(max_examples=200, deadline=None)
@given(
    boards(),
    costs(),
    st.lists(st.sampled_from(UNITS), max_size=2),
    st.sampled_from([1, 2, 20]),
)
def test_a_payment_is_found_exactly_where_there_is_one(cards, cost, pool, life):
    check(board(cards, pool, life), cost)


@settings(max_examples=150, deadline=None)
@given(
    st.lists(st.sampled_from(EVERYDAY), max_size=6),
    costs(),
    st.lists(st.sampled_from(UNITS), max_size=2),
    st.lists(st.integers(0, 5), max_size=2),
)
def test_the_quick_way_is_right(cards, cost, pool, tapped):
    check(board(cards, pool, tapped=tapped), cost)


PARTS = [TapOthers(CREATURE), Sacrifice(CREATURE), Sacrifice(CREATURE), PayLife(2)]


@settings(max_examples=150, deadline=None)
@given(boards(), costs(2), st.lists(st.sampled_from(PARTS), max_size=3), st.sampled_from([1, 2, 4]))
def test_mana_and_other_costs_together(cards, cost, parts, life):
    # A permanent that untaps for mana and is then tapped for another part is used once only.
    assume(PILI not in cards or not any(isinstance(part, TapOthers) for part in parts))
    state = board(cards, life=life)
    found = pay_check.payable(state, 0, cost, parts, Context(terms.NOBODY, 0))
    assert found == payable(state, cost, parts)


def finish(state, cost, chance, **more):
    """Pay for real, choosing at random; whether it was paid."""
    context = Context(terms.NOBODY, 0)
    state.frames.append(EffectFrame(context, ()))
    pay.start(state, 0, cost, [], **more)
    while len(state.frames) > 1:
        if state.decision is not None:
            options = state.decision.options
            state.frames[-1].answer = options[chance.randrange(len(options))]
            state.decision = None
        if state.dirty:
            layers.refresh(state)
        loop.step(state)
    return context.done


@settings(max_examples=100, deadline=None)
@given(boards(), costs(3), st.booleans(), st.integers(0, 1000))
def test_what_can_be_paid_is_paid(cards, cost, by_hand, seed):
    state = board(cards)
    layers.refresh(state)
    state.settings = Settings(manual_mana=by_hand)
    if mana.can_pay(state, 0, cost):
        assert finish(state, cost, random.Random(seed))


def test_a_sacrifice_is_the_last_resort():
    for cards, cost, sacrificed in [
        ([PETAL, FOREST, ISLAND], "{1}{U}", 0),
        ([PETAL, FOREST, ISLAND], "{2}{U}", 1),
        ([PETAL, PETAL, GATE], "{W}{G}", 1),
        ([PETAL, PETAL, GATE], "{G}{U}", 2),
        ([PETAL, PETAL, SIGNET, GATE], "{W}{U}", 0),
    ]:
        state = board(cards)
        plan = mana.solve(state, 0, mana_cost(cost))
        petals = [one.id for one in state.battlefield if one.definition is PETAL]
        assert sum(one.object in petals for one in plan.activations) == sacrificed


def test_what_is_kept_is_not_sacrificed():
    state = board([PETAL, FOREST])
    petal = state.battlefield[0].id
    assert mana.solve(state, 0, mana_cost("{1}{G}"), keep=(petal,)) is None
    assert mana.solve(state, 0, mana_cost("{1}{G}"), exclude=(petal,)) is None
    assert mana.solve(state, 0, mana_cost("{1}{G}")) is not None


def test_a_survey_without_some_permanents():
    state = board([GATE, FOREST, PETAL, RING, FOREST, SIGNET])
    ids = [one.id for one in state.battlefield]
    for number in range(len(ids)):
        for exclude in itertools.combinations(ids, number):
            seen = survey.survey(state, 0, exclude)
            other = board([one.definition for one in state.battlefield if one.id not in exclude])
            fresh = survey.survey(other, 0)
            assert seen.total == fresh.total
            assert seen.more >= fresh.more
            kinds = {
                kind: len(bucket)
                for kind, bucket in zip(seen.kinds, seen.buckets, strict=True)
                if bucket
            }
            assert kinds == {
                kind: len(bucket) for kind, bucket in zip(fresh.kinds, fresh.buckets, strict=True)
            }
            assert [one[2] for one in seen.several] == [one[2] for one in fresh.several]


def test_a_survey_stands_while_nothing_that_it_sees_changes():
    state = board([FOREST, PETAL, GATE])
    seen = survey.survey(state, 0)
    state.dirty = True
    layers.refresh(state)
    assert survey.survey(state, 0) is seen
    events.tap(state, state.battlefield[0])
    assert survey.survey(state, 0).total == seen.total - 1


def test_a_delayed_trigger_about_mana_has_it_surveyed_anew():
    state = board([ISLAND, ISLAND])
    state.dirty = False
    assert not mana.can_pay(state, 0, mana_cost("{4}"))
    tide = get_card("High Tide").spell.modes[0].effects
    state.frames.append(EffectFrame(Context(terms.NOBODY, 0), tide))
    loop.step(state)
    assert not state.dirty  # the layers have nothing to do with it
    assert mana.can_pay(state, 0, mana_cost("{4}"))
