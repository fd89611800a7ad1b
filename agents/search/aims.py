"""Where spells and abilities may be aimed, and what that is worth on the table."""

from __future__ import annotations

from typing import Final

from agents.heuristic.board import Board
from agents.heuristic.effects import value_of
from agents.heuristic.reading import Scene
from agents.search.leanings import Leaning, aura_leaning, leaning_of
from agents.search.worth import Worth
from sim.rules.evaluate import matches, quantity
from sim.state.decision import Decision
from sim.state.events import Context
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab import terms as t
from sim.vocab.abilities import Activated, Triggered
from sim.vocab.modes import Mode
from sim.vocab.record import mentions
from sim.vocab.references import Target

_NO_TARGET: Final = -2.0
_SHY: Final = t.KEYWORD_HEXPROOF | t.KEYWORD_SHROUD


class Aims:
    """Rates targets, and modes by their best targets; remembers what it has read."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.appraiser = worth.appraiser
        self._blank = Board(None, worth.appraiser)
        self._rests: dict[Mode, float] = {}
        self._leanings: dict[tuple[object, tuple[int, ...], int], Leaning] = {}

    def spell_worth(self, obj: GameObject) -> float:
        """What a spell or ability on the stack is worth to its controller."""
        if obj.ability is not None:
            return 1.0
        return max(0.5, self.appraiser.traits(obj.definition).playing)

    def mode_here(self, state: GameState, player: int, mode: Mode, source: int) -> float:
        """What a mode is worth with its best targets on the table."""
        total = self.untargeted(mode)
        context = Context(source, player)
        for index, clause in enumerate(mode.targets):
            lean = self._lean(mode, index)
            best = 0.0 if clause.minimum == 0 else _NO_TARGET
            if clause.players is not None:
                best = max(best, *(self.aimed(state, player, one, lean) for one in (0, 1)))
            if clause.filter is not None:
                for obj in self._candidates(state, clause.zone):
                    if obj.controller != player and obj.chars.keywords & _SHY:
                        continue
                    if clause.related or matches(state, clause.filter, obj, context):
                        best = max(best, self.aimed(state, player, obj.id, lean))
            total += best
        return total

    def _candidates(self, state: GameState, zone: int) -> list[GameObject]:
        if zone in (t.ZONE_BATTLEFIELD, t.ZONE_STACK):
            return state.zone_of(0, zone)
        return state.zone_of(0, zone) + state.zone_of(1, zone)

    def untargeted(self, mode: Mode) -> float:
        """What those instructions of a mode are worth that speak of no target."""
        found = self._rests.get(mode)
        if found is None:
            rest = tuple([one for one in mode.effects if not mentions(one, Target)])
            found = self._rests[mode] = value_of(rest, Scene(self._blank, 0))
        return found

    def _lean(self, mode: Mode, index: int) -> Leaning:
        key = (mode, (), index)
        found = self._leanings.get(key)
        if found is None:
            zone = mode.targets[index].zone
            found = leaning_of(mode.effects, index, zone, Scene(self._blank, 0))
            self._leanings[key] = found
        return found

    def asking(self, state: GameState, decision: Decision) -> GameObject | None:
        """The spell or ability on the stack that asks."""
        subject = decision.subject
        for obj in reversed(state.stack):
            if obj.id == subject:
                return obj
            if obj.context is not None and obj.context.source == subject:
                return obj
        return None

    def modes_of(self, obj: GameObject) -> tuple[Mode, ...]:
        """The modes that a spell or ability on the stack has."""
        ability = obj.ability
        if isinstance(ability, Activated | Triggered):
            return ability.modes
        card = obj.definition
        via = obj.via if obj.context is None else obj.context.via
        for way in card.alternative_costs:
            if way.name == via and way.modes:
                return way.modes
        return () if card.spell is None else card.spell.modes

    def leaning(self, obj: GameObject, clause: int) -> Leaning:
        """What a spell or ability on the stack does to the targets of a clause."""
        chosen = () if obj.context is None else obj.context.modes
        key = (obj.ability or obj.definition, chosen, clause)
        found = self._leanings.get(key)
        if found is None:
            scene = Scene(self._blank, 0)
            modes = self.modes_of(obj)
            if chosen:
                modes = tuple([one for index, one in enumerate(modes) if index in chosen])
            clauses = [one for mode in modes for one in mode.targets]
            zone = clauses[clause].zone if clause < len(clauses) else t.ZONE_BATTLEFIELD
            effects = tuple([effect for mode in modes for effect in mode.effects])
            if effects:
                found = leaning_of(effects, clause, zone, scene)
            else:
                found = aura_leaning(obj.definition, scene)
            self._leanings[key] = found
        return found

    def aimed(self, state: GameState, me: int, target: int, lean: Leaning) -> float:
        """What aiming at a player or an object is worth to a player."""
        worth = self.worth
        damage = lean.damage
        if not isinstance(damage, int):
            damage = quantity(state, damage, Context(t.NOBODY, me))
        if target < t.FIRST_OBJECT:
            side = 1.0 if target == me else -1.0
            total = side * lean.gain
            if damage:
                life = state.players[target].life
                total += side * (worth.life(life - damage) - worth.life(life))
            return total
        obj = state.objects.get(target)
        if obj is None:
            return 0.0
        if obj.zone == t.ZONE_STACK:
            value = self.spell_worth(obj)
            return (1.0 if obj.controller == me else -1.0) * (lean.gain - lean.removed * value)
        side = 1.0 if obj.controller == me else -1.0
        if obj.zone != t.ZONE_BATTLEFIELD:
            traits = self.appraiser.traits(obj.definition)
            back = (lean.taken + side * lean.returned) * max(0.3, traits.playing)
            return back - side * lean.removed * (0.2 + traits.grave)
        mine = worth.permanent(obj)
        chars = obj.chars
        lost = lean.removed * mine
        if chars.types & t.TYPE_CREATURE:
            safe = chars.keywords & t.KEYWORD_INDESTRUCTIBLE
            left = chars.toughness - obj.damage
            if damage and not safe:
                lost = max(lost, mine if damage >= left else 0.03 * damage)
            if lean.shrunk and lean.shrunk >= left:
                lost = max(lost, mine)
            if lean.gain > 0 or lean.untaps:
                fights = obj.attacking != t.NOBODY or bool(obj.blocking)
                gain = lean.gain * (0.4 + 0.1 * mine) if fights else 0.1 * lean.gain
                if lean.untaps and obj.tapped:
                    gain += 0.2 + 0.1 * mine
                return side * (gain - lost)
            return side * (lean.gain * (0.5 + 0.1 * mine) - lost)
        if chars.types & t.TYPE_PLANESWALKER and damage:
            lost = max(lost, min(mine, damage * worth.weights.loyalty))
        if lean.untaps:
            lost -= 0.3 if obj.tapped else 0.0
        return side * (0.3 * lean.gain - lost)
