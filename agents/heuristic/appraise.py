"""What a card is worth by what it does, read off its definition; no card is known by name."""

from __future__ import annotations

from typing import Final

from agents.heuristic.board import Board
from agents.heuristic.changes import is_host
from agents.heuristic.costs import mana_needed
from agents.heuristic.effects import changed_worth, value_of
from agents.heuristic.instructions import (
    comes_and_goes,
    counts_graveyard,
    fetches_land,
    finds,
    is_self,
    least,
    refund,
    returns_own,
)
from agents.heuristic.reading import Scene, number
from agents.heuristic.traits import ManaAbility, Traits
from agents.heuristic.weights import DEFAULT, Weights
from sim.vocab import effects as e
from sim.vocab import patterns as p
from sim.vocab import terms as t
from sim.vocab.abilities import (
    Activated,
    AlternativeCost,
    OwnCostChange,
    Replacement,
    Static,
    Triggered,
)
from sim.vocab.changes import EntersTapped
from sim.vocab.continuous import Affect
from sim.vocab.costs import (
    AddCounters,
    ChangeLoyalty,
    Discard,
    PayLife,
    PayMana,
    Sacrifice,
    SacrificeSelf,
    TapOthers,
    TapSelf,
)
from sim.vocab.definition import CardDef
from sim.vocab.modes import Mode
from sim.vocab.record import Cost, Pattern
from sim.vocab.references import Host, Self
from sim.vocab.rules import CantAttack, CantBlock

_EVASIVE: Final = (
    t.KEYWORD_FLYING
    | t.KEYWORD_FEAR
    | t.KEYWORD_INTIMIDATE
    | t.KEYWORD_SHADOW
    | t.KEYWORD_HORSEMANSHIP
    | t.KEYWORD_UNBLOCKABLE
)
# What a mana ability may cost and be counted on.
_MANA_COSTS: Final = (TapSelf, SacrificeSelf, AddCounters, TapOthers, PayLife)
_SAFE: Final = t.KEYWORD_HEXPROOF | t.KEYWORD_SHROUD


class Appraiser:
    """Knows what cards are worth under a set of weights; remembers each it was asked about."""

    def __init__(self, weights: Weights = DEFAULT) -> None:
        self.weights = weights
        self.curve = weights.life_curve()
        self._traits: dict[CardDef, Traits] = {}
        self._blank = Board(None, self)

    def __deepcopy__(self, memo: dict[int, object]) -> Appraiser:
        return self  # what it remembers never changes

    def __reduce__(self) -> tuple[object, ...]:
        return (Appraiser, (self.weights,))

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
            elif isinstance(ability, OwnCostChange):
                traits.reductions.append(ability.reduction)
                traits.wants_graveyard |= counts_graveyard(ability.reduction)
            elif isinstance(ability, Replacement):
                traits.tapped |= any(isinstance(one, EntersTapped) for one in ability.changes)
        traits.price = self.weights.mana * card.mana_value
        for way in card.alternative_costs:
            if way.zone == t.ZONE_HAND:
                traits.price = min(traits.price, self.usual_price(way.costs))
                traits.needed = min(traits.needed, mana_needed(way.costs))
        for face in (card, *card.faces):
            if face.spell is not None and fetches_land(face.spell.modes):
                traits.fetch = least(traits.fetch, face.mana_value)
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
        traits.refund = refund(effects)
        traits.finds = finds(effects, scene)
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
        enters, goes = comes_and_goes(ability.pattern)
        if enters:
            traits.arrivals.append(ability)
            traits.returns_own |= any(returns_own(mode) for mode in ability.modes)
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
                if is_self(part.what):
                    if ability not in traits.statics:
                        traits.statics.append(ability)
                elif isinstance(part.what, Host):
                    traits.engine += 0.6 * changed_worth(part.modifications, scene)
                else:
                    traits.engine += changed_worth(part.modifications, scene)
            elif isinstance(part, CantBlock) and is_self(part.filter):
                traits.cant_block = True
                traits.engine -= 0.4
            elif isinstance(part, CantAttack) and is_self(part.filter):
                traits.cant_attack = True
                traits.engine -= 0.8
            else:
                traits.engine += 0.5

    def _activated(self, traits: Traits, ability: Activated) -> None:
        scene = self._scene()
        if ability.is_mana:
            self._mana(traits, ability)
            return
        if ability.zone == t.ZONE_HAND and fetches_land(ability.modes):
            traits.fetch = least(traits.fetch, mana_needed(ability.costs))
        if ability.zone != t.ZONE_BATTLEFIELD:
            return
        value = max(value_of(mode.effects, scene) for mode in ability.modes)
        value -= self.usual_price(ability.costs)
        if ability.is_loyalty:
            gained = sum(one.amount for one in ability.costs if isinstance(one, ChangeLoyalty))
            value += self.weights.loyalty * gained
        traits.engine += self.weights.activated * max(0.0, value)

    def _mana(self, traits: Traits, ability: Activated) -> None:
        if not all(isinstance(cost, _MANA_COSTS) for cost in ability.costs):
            return
        taps = any(isinstance(cost, TapSelf) for cost in ability.costs)
        for mode in ability.modes:
            for effect in mode.effects:
                if isinstance(effect, e.AddMana):
                    traits.makes.append(ManaAbility(effect.units, effect.count, taps))
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
