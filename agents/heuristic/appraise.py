"""What a card is worth by what it does, read off its definition; no card is known by name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from agents.heuristic.board import Board, mana_needed
from agents.heuristic.changes import is_host
from agents.heuristic.outcome import value_of
from agents.heuristic.permanents import changed_worth
from agents.heuristic.reach import can_hurt
from agents.heuristic.reading import Scene, number
from agents.heuristic.weights import DEFAULT, Weights
from sim.vocab import effects as e
from sim.vocab import patterns as p
from sim.vocab import programs as g
from sim.vocab import terms as t
from sim.vocab.abilities import (
    Activated,
    AlternativeCost,
    Replacement,
    Static,
    Triggered,
)
from sim.vocab.changes import EntersTapped
from sim.vocab.continuous import Affect
from sim.vocab.costs import (
    ChangeLoyalty,
    Discard,
    PayMana,
    Sacrifice,
    SacrificeSelf,
    TapSelf,
)
from sim.vocab.definition import CardDef
from sim.vocab.filters import Is
from sim.vocab.modes import Mode
from sim.vocab.record import Cost, Effect, Pattern
from sim.vocab.references import Host, Self
from sim.vocab.rules import CantAttack, CantBlock, MayPlay

_EVASIVE: Final = (
    t.KEYWORD_FLYING
    | t.KEYWORD_FEAR
    | t.KEYWORD_INTIMIDATE
    | t.KEYWORD_SHADOW
    | t.KEYWORD_HORSEMANSHIP
    | t.KEYWORD_UNBLOCKABLE
)
_SAFE: Final = t.KEYWORD_HEXPROOF | t.KEYWORD_SHROUD


class Traits:
    """What a card definition comes to.

    ``mana`` is what its own mana ability makes in ``mana_types``, ``one_shot`` if that uses
    it up; ``engine`` the worth of its abilities while it stays, ``parting`` of what happens
    as it goes; ``arrivals`` trigger as it is cast or enters, ``on_cast`` as spells are cast,
    ``on_draw`` as the n-th card is drawn while it is in the graveyard; ``statics`` change the
    permanent; ``refund`` is mana that playing it gives back, ``finds`` how many cards it brings;
    ``hits`` is what happens as what it is attached to deals damage;
    ``needed`` is the least mana that it can be cast for from the hand;
    ``hurts`` says that it is a spell that can damage players; ``playing`` is what it is
    usually worth to play it, mana aside, and ``grave`` what it is worth in the graveyard.
    """

    __slots__ = (
        "arrivals",
        "cant_attack",
        "cant_block",
        "card",
        "creature",
        "engine",
        "finds",
        "grave",
        "hits",
        "hurts",
        "instant",
        "land",
        "madness",
        "mana",
        "mana_types",
        "needed",
        "on_cast",
        "on_draw",
        "one_shot",
        "parting",
        "permanent",
        "playing",
        "price",
        "refund",
        "statics",
        "tapped",
    )

    def __init__(self, card: CardDef) -> None:
        self.card = card
        types = card.type_mask
        self.land = types & t.TYPE_LAND != 0
        self.creature = types & t.TYPE_CREATURE != 0
        self.permanent = card.is_permanent
        self.instant = types & t.TYPE_INSTANT != 0 or card.keywords & t.KEYWORD_FLASH != 0
        self.mana = 0
        self.mana_types = 0
        self.one_shot = False
        self.engine = 0.0
        self.parting = 0.0
        self.arrivals: list[Triggered] = []
        self.on_cast: list[tuple[p.Casts, tuple[Mode, ...]]] = []
        self.statics: list[Static] = []
        self.on_draw: list[tuple[int, float]] = []
        self.refund: tuple[int, ...] = ()
        self.finds = 0
        self.grave = 0.0
        self.hits = 0.0
        self.playing = 0.0
        self.price = 0.0
        self.needed = card.mana_value
        self.tapped = False
        self.hurts = card.spell is not None and any(can_hurt(one) for one in card.spell.modes)
        self.cant_block = False
        self.cant_attack = False
        self.madness: AlternativeCost | None = None


class Appraiser:
    """Knows what cards are worth under a set of weights; remembers each it was asked about."""

    def __init__(self, weights: Weights = DEFAULT) -> None:
        self.weights = weights
        self.curve = weights.life_curve()
        self._traits: dict[CardDef, Traits] = {}
        self._blank = Board(None, self)

    def traits(self, card: CardDef) -> Traits:
        """What a card comes to."""
        found = self._traits.get(card)
        if found is None:
            found = self._traits[card] = Traits(card)
            self._read(found)
        return found

    def body(self, power: int, toughness: int, keywords: int) -> float:
        """The worth of a creature by its size and keywords."""
        w = self.weights
        strength = max(0, power)
        worth = w.body + w.power * strength + w.toughness * max(0, toughness)
        if not keywords:
            return worth
        if keywords & _EVASIVE:
            worth += w.evasion * strength
        if keywords & t.KEYWORD_DOUBLE_STRIKE:
            worth += w.double_strike * strength
        if keywords & t.KEYWORD_FIRST_STRIKE:
            worth += w.first_strike * strength
        if keywords & t.KEYWORD_LIFELINK:
            worth += w.lifelink * strength
        if keywords & t.KEYWORD_TRAMPLE:
            worth += w.trample * strength
        if keywords & t.KEYWORD_MENACE:
            worth += w.menace * strength
        if keywords & t.KEYWORD_VIGILANCE:
            worth += w.vigilance * strength
        if keywords & t.KEYWORD_HASTE:
            worth += w.haste * strength
        if keywords & t.KEYWORD_DEATHTOUCH:
            worth += w.deathtouch
        if keywords & t.KEYWORD_INDESTRUCTIBLE:
            worth += w.indestructible
        if keywords & _SAFE:
            worth += w.hexproof
        if keywords & t.KEYWORD_REACH:
            worth += w.reach
        if keywords & t.KEYWORD_DEFENDER:
            worth += w.defender - w.power * strength * 0.5
        return worth

    def permanent_worth(self, card: CardDef) -> float:
        """The worth of a permanent as it is printed."""
        traits = self.traits(card)
        w = self.weights
        worth = traits.engine + traits.parting
        if traits.creature:
            worth += self.body(card.power, card.toughness, card.keywords)
        elif traits.land:
            worth += w.land
        else:
            worth += w.permanent + w.loyalty * card.loyalty
        return worth

    # --- reading a definition ----------------------------------------------------------------

    def _scene(self) -> Scene:
        return Scene(self._blank, 0)

    def _read(self, traits: Traits) -> None:
        card = traits.card
        flashback = False
        for ability in card.abilities:
            if isinstance(ability, Triggered):
                self._triggered(traits, ability)
            elif isinstance(ability, Static):
                self._static(traits, ability)
            elif isinstance(ability, Activated):
                self._activated(traits, ability)
            elif isinstance(ability, AlternativeCost):
                if ability.zone == t.ZONE_GRAVEYARD:
                    flashback = True
                elif ability.name == "madness":
                    traits.madness = ability
            elif isinstance(ability, Replacement):
                traits.tapped |= any(isinstance(one, EntersTapped) for one in ability.changes)
        traits.price = self.weights.mana * card.mana_value
        for way in card.alternative_costs:
            if way.zone == t.ZONE_HAND:
                traits.price = min(traits.price, self.usual_price(way.costs))
                traits.needed = min(traits.needed, mana_needed(way.costs))
        traits.playing = self._playing(traits)
        if flashback:
            traits.grave += max(0.3, 0.4 * traits.playing)

    def _playing(self, traits: Traits) -> float:
        card = traits.card
        scene = self._scene()
        worth = 0.0
        modes: list[Mode] = []
        if card.spell is not None:
            modes += card.spell.modes
            values = sorted((value_of(mode.effects, scene) for mode in modes), reverse=True)
            worth += sum(values[: card.spell.choose])
        for arrival in traits.arrivals:
            modes += arrival.modes
            if arrival.condition is None:
                worth += max(0.0, max(value_of(one.effects, scene) for one in arrival.modes))
        effects = [effect for mode in modes for effect in mode.effects]
        traits.refund = _refund(effects)
        traits.finds = _finds(effects, scene)
        if traits.permanent:
            worth += self.permanent_worth(card)
        return worth

    def _triggered(self, traits: Traits, ability: Triggered) -> None:
        if not ability.zones >> t.ZONE_BATTLEFIELD & 1:
            if ability.zones >> t.ZONE_STACK & 1 and isinstance(ability.pattern, p.Casts):
                traits.arrivals.append(ability)
            if ability.zones >> t.ZONE_GRAVEYARD & 1:
                traits.grave += self._from_grave(traits, ability)
            return
        if isinstance(ability.pattern, p.Casts):
            traits.on_cast.append((ability.pattern, ability.modes))
        enters, goes = _comes_and_goes(ability.pattern)
        if enters:
            traits.arrivals.append(ability)
        if not enters or goes:
            scene = self._scene()
            value = max(value_of(mode.effects, scene) for mode in ability.modes)
            if goes:
                traits.parting += self.weights.parting * max(0.0, value)
            else:
                traits.engine += self._often(ability.pattern) * value
                if isinstance(ability.pattern, p.DealsDamage) and is_host(ability.pattern.source):
                    traits.hits += value

    def _from_grave(self, traits: Traits, ability: Triggered) -> float:
        card = traits.card
        for mode in ability.modes:
            for effect in mode.effects:
                if (
                    isinstance(effect, e.Move)
                    and effect.zone == t.ZONE_BATTLEFIELD
                    and isinstance(effect.what, Self)
                ):
                    body = self.body(card.power, card.toughness, card.keywords)
                    if isinstance(ability.pattern, p.Draws):
                        traits.on_draw.append((ability.pattern.nth, body))
                    return 0.5 * body
        return 0.0

    def _often(self, pattern: Pattern) -> float:
        w = self.weights
        if isinstance(pattern, p.Casts):
            return w.trigger_cast
        if isinstance(pattern, p.StepBegins):
            return w.trigger_step
        if isinstance(pattern, p.Attacks):
            return w.trigger_attack
        if isinstance(pattern, p.DealsDamage):
            return w.trigger_damage
        return w.trigger_other

    def _static(self, traits: Traits, ability: Static) -> None:
        scene = self._scene()
        for part in ability.parts:
            if isinstance(part, Affect):
                if _is_self(part.what):
                    if ability not in traits.statics:
                        traits.statics.append(ability)
                elif isinstance(part.what, Host):
                    traits.engine += 0.6 * changed_worth(part.modifications, scene)
                else:
                    traits.engine += changed_worth(part.modifications, scene)
            elif isinstance(part, CantBlock) and _is_self(part.filter):
                traits.cant_block = True
                traits.engine -= 0.4
            elif isinstance(part, CantAttack) and _is_self(part.filter):
                traits.cant_attack = True
                traits.engine -= 0.8
            else:
                traits.engine += 0.5

    def _activated(self, traits: Traits, ability: Activated) -> None:
        scene = self._scene()
        if ability.is_mana:
            self._mana(traits, ability)
            return
        if ability.zone != t.ZONE_BATTLEFIELD:
            return
        value = max(value_of(mode.effects, scene) for mode in ability.modes)
        value -= self.usual_price(ability.costs)
        if ability.is_loyalty:
            gained = sum(one.amount for one in ability.costs if isinstance(one, ChangeLoyalty))
            value += self.weights.loyalty * gained
        traits.engine += self.weights.activated * max(0.0, value)

    def _mana(self, traits: Traits, ability: Activated) -> None:
        if not all(isinstance(cost, TapSelf | SacrificeSelf) for cost in ability.costs):
            return
        for mode in ability.modes:
            for effect in mode.effects:
                if isinstance(effect, e.AddMana):
                    units = len(effect.units) * number(effect.count, self._scene())
                    traits.mana = max(traits.mana, units)
                    for unit in effect.units:
                        traits.mana_types |= unit
        traits.one_shot = any(isinstance(cost, SacrificeSelf) for cost in ability.costs)
        if not traits.land:
            traits.engine += (0.6 if traits.one_shot else 1.2) * traits.mana

    def usual_price(self, costs: tuple[Cost, ...]) -> float:
        """About what paying costs is worth, without looking at a board."""
        w = self.weights
        price = 0.0
        for cost in costs:
            if isinstance(cost, PayMana):
                price += w.mana * cost.cost.mana_value
            elif isinstance(cost, Discard):
                price += 0.6 * w.card
            elif isinstance(cost, SacrificeSelf):
                price += 0.5
            elif isinstance(cost, Sacrifice):
                price += 0.5 * number(cost.count, self._scene())
        return price


def _is_self(what: object) -> bool:
    return isinstance(what, Self) or (isinstance(what, Is) and isinstance(what.what, Self))


def _comes_and_goes(pattern: Pattern) -> tuple[bool, bool]:
    """Whether a pattern is the permanent's own entering, and its own leaving."""
    if isinstance(pattern, p.Either):
        found = [_comes_and_goes(part) for part in pattern.parts]
        return any(one for one, _ in found), any(one for _, one in found)
    if not isinstance(pattern, p.Moves) or not _is_self(pattern.filter):
        return False, False
    return pattern.to_zone == t.ZONE_BATTLEFIELD, pattern.from_zone == t.ZONE_BATTLEFIELD


def _refund(effects: list[Effect]) -> tuple[int, ...]:
    units: tuple[int, ...] = ()
    for effect in effects:
        if isinstance(effect, e.AddMana) and isinstance(effect.count, int):
            units += effect.units * effect.count
    return units


def _finds(effects: list[Effect], scene: Scene) -> int:
    """How many cards instructions draw, or exile to be played."""
    found = 0
    for effect in walk(tuple(effects)):
        if isinstance(effect, e.Draw):
            found += number(effect.count, scene)
        elif isinstance(effect, e.SetRule) and isinstance(effect.rule, MayPlay):
            found += 1
    return found


def walk(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """Instructions and those inside them."""
    for effect in effects:
        yield effect
        if isinstance(effect, g.May | g.ForEach | g.Repeat):
            yield from walk(effect.effects)
        elif isinstance(effect, g.If | g.MayPay):
            yield from walk(effect.then)
            yield from walk(effect.otherwise)
