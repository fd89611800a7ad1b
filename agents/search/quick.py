"""A light policy: rates the options of any decision in microseconds, without looking ahead.

It orders what a search looks at and plays the ends of its lines. Ratings are in the unit of
:mod:`agents.heuristic.weights`; passing, or being done, is 0 where it is offered.
"""

from __future__ import annotations

from typing import Final

from agents.heuristic.board import Board
from agents.heuristic.effects import value_of
from agents.heuristic.reading import Scene
from agents.search.aims import Aims
from agents.search.combat import attack_ratings, block_ratings
from agents.search.worth import Worth
from sim.rules.facing import showing
from sim.state import decision as d
from sim.state.decision import Decision, Option
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab import effects as e
from sim.vocab import terms as t
from sim.vocab.abilities import Activated
from sim.vocab.costs import Discard, PayMana, Sacrifice, SacrificeSelf, TapSelf
from sim.vocab.definition import CardDef
from sim.vocab.modes import Mode
from sim.vocab.programs import Search
from sim.vocab.record import Ability, mentions
from sim.vocab.references import Every

_LAND: Final = 6.0
# Answering what the opponent does with something that does not answer it.
_IN_RESPONSE: Final = -0.6
_OTHER_COST: Final = 0.6
_LATE: Final = (t.STEP_DECLARE_BLOCKERS, t.STEP_MAIN2, t.STEP_END)
_ATTACHES: Final = ("equip", "reconfigure")


class Quick:
    """Rates options by what cards usually do and by a glance at the table."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.appraiser = worth.appraiser
        self.aims = Aims(worth)
        self._blank = Board(None, worth.appraiser)
        self._rated: GameState | None = None
        self._rated_at = 0
        self._ratings: list[float] = []
        self._abilities: dict[Ability, float] = {}
        self._modes: dict[Mode, float] = {}
        self._preventing: dict[CardDef, bool] = {}

    def __reduce__(self) -> tuple[object, ...]:
        return (Quick, (self.worth,))

    def ratings(self, state: GameState) -> list[float]:
        """A rating for each option of the pending decision; not to be changed."""
        # Whether a decision is worth a search and what to look at first is asked in turn.
        if state is not self._rated or state.decisions_made != self._rated_at:
            self._ratings = self._rate(state)
            self._rated, self._rated_at = state, state.decisions_made
        return self._ratings

    def _rate(self, state: GameState) -> list[float]:
        decision = state.decision
        assert decision is not None
        kind = decision.kind
        if kind == d.ASK_PRIORITY:
            return [self._use(state, decision, one) for one in decision.options]
        if kind == d.ASK_ATTACK:
            return attack_ratings(state, decision, self.worth)
        if kind == d.ASK_BLOCK:
            return block_ratings(state, decision, self.worth)
        if kind == d.ASK_TARGET:
            return self._targets(state, decision)
        if kind == d.ASK_MODE:
            return self._mode(state, decision)
        if kind in (d.ASK_OBJECT, d.ASK_COST, d.ASK_ORDER, d.ASK_BOTTOM):
            return self._objects(state, decision)
        if kind == d.ASK_YES_NO:
            return [1.0 if one.verb == d.DO_YES else 0.0 for one in decision.options]
        if kind == d.ASK_DIVIDE:
            return [self._share(state, one) for one in decision.options]
        if kind in (d.ASK_X, d.ASK_COUNT):
            return [0.2 * one.number for one in decision.options]
        if kind == d.ASK_DAMAGE:
            return [self._share(state, one) for one in decision.options]
        if kind == d.ASK_CAST:
            return [self._use(state, decision, one) for one in decision.options]
        if kind == d.ASK_PLAYER:
            return [0.0 if one.object == decision.player else 1.0 for one in decision.options]
        if kind == d.ASK_MULLIGAN:
            return [1.0 if one.verb == d.DO_KEEP else 0.0 for one in decision.options]
        return [0.0] * len(decision.options)

    # --- priority ----------------------------------------------------------------------------

    def _use(self, state: GameState, decision: Decision, option: Option) -> float:
        verb = option.verb
        if verb == d.DO_CAST:
            return self._cast(state, decision.player, option)
        if verb == d.DO_PLAY_LAND:
            return self._land(state, decision.player, option)
        if verb == d.DO_ACTIVATE:
            return self._activate(state, decision.player, option)
        return 0.3 if verb == d.DO_SPECIAL else 0.0

    def _land(self, state: GameState, player: int, option: Option) -> float:
        traits = self.appraiser.traits(state.objects[option.object].definition)
        colors = 0
        for one in state.battlefield:
            if one.controller == player:
                colors |= self.appraiser.traits(one.definition).mana_types
        fresh = (traits.mana_types & ~colors).bit_count()
        return _LAND + 0.4 * fresh + 0.1 * traits.mana_types.bit_count() - 0.2 * traits.tapped

    def _cast(self, state: GameState, player: int, option: Option) -> float:
        card = state.objects[option.object].definition
        if option.number > 0:
            card = showing(card, option.number)
        traits = self.appraiser.traits(card)
        if traits.permanent or card.spell is None:
            if state.stack:
                return _IN_RESPONSE
            return 0.4 + traits.playing - 0.4 * traits.price
        modes = card.spell.modes
        targets = any(mode.targets for mode in modes)
        if state.stack:
            top = state.stack[-1]
            if any(clause.zone == t.ZONE_STACK for mode in modes for clause in mode.targets):
                return self.aims.spell_worth(top) - 1.0
            return _IN_RESPONSE
        if self._prevents(card):
            return self._prevention(state, player)
        late = state.step in _LATE or state.active != player
        if not targets:
            rating = traits.playing - 0.4 * traits.price
            return rating if late or not traits.instant else 0.4 * rating
        value = max(self.aims.mode_here(state, player, mode, option.object) for mode in modes)
        share = 0.5 if not traits.instant else 0.65 if late else 0.8
        return value - share * max(0.5, traits.playing)

    def _prevents(self, card: CardDef) -> bool:
        found = self._preventing.get(card)
        if found is None:
            assert card.spell is not None
            found = any(
                isinstance(effect, e.PreventDamage | e.SetReplacement)
                for mode in card.spell.modes
                for effect in mode.effects
            )
            self._preventing[card] = found
        return found

    def _prevention(self, state: GameState, player: int) -> float:
        """What it is worth that the attack deals less damage."""
        if state.step != t.STEP_DECLARE_BLOCKERS or state.active == player:
            return -1.0
        incoming = 0
        for obj in state.battlefield:
            if obj.attacking == player and not obj.blocked:
                incoming += obj.chars.power
        return 3.0 if incoming >= state.players[player].life else 0.2 * incoming - 1.0

    def _activate(self, state: GameState, player: int, option: Option) -> float:
        obj = state.objects[option.object]
        number = option.number
        for ability in obj.chars.abilities:
            if isinstance(ability, Activated):
                if number == 0:
                    return self._activated(state, player, obj, ability)
                number -= 1
        return 0.0

    def _activated(
        self, state: GameState, player: int, obj: GameObject, ability: Activated
    ) -> float:
        if state.stack:
            return _IN_RESPONSE
        idle = state.active != player and state.step == t.STEP_END
        if ability.zone == t.ZONE_HAND:
            if self._finds_land(ability):
                short = self._lands(state, player) + self._lands_held(state, player) < 3
                return 2.0 if short and state.active == player else 0.4 if idle else -0.4
            return 0.4 if idle else -0.2
        if ability.keyword in _ATTACHES and obj.attached_to != t.NOBODY:
            return -0.5
        if not any(mode.targets for mode in ability.modes):
            if state.step == t.STEP_DECLARE_BLOCKERS:
                return -0.3
            return self._ability(ability) - 0.3
        value = max(self.aims.mode_here(state, player, mode, obj.id) for mode in ability.modes)
        return value - self._price(ability) - 0.2

    def _finds_land(self, ability: Activated) -> bool:
        return any(isinstance(effect, Search) for mode in ability.modes for effect in mode.effects)

    def _lands(self, state: GameState, player: int) -> int:
        return sum(
            [
                1
                for one in state.battlefield
                if one.controller == player and one.chars.types & t.TYPE_LAND
            ]
        )

    def _lands_held(self, state: GameState, player: int) -> int:
        hand = state.players[player].hand
        return sum([1 for one in hand if one.chars.types & t.TYPE_LAND])

    def _ability(self, ability: Activated) -> float:
        found = self._abilities.get(ability)
        if found is None:
            found = max(self._mode_worth(mode) for mode in ability.modes)
            if any(mentions(effect, Every) for mode in ability.modes for effect in mode.effects):
                found = 0.0  # what it does depends on the table
            found -= self._price(ability)
            if any(isinstance(cost, PayMana) for cost in ability.costs):
                found += 0.2  # mana that is not used is lost
            self._abilities[ability] = found
        return found

    def _price(self, ability: Activated) -> float:
        price = self.appraiser.usual_price(ability.costs)
        for cost in ability.costs:
            if not isinstance(cost, PayMana | TapSelf | Discard | Sacrifice | SacrificeSelf):
                price += _OTHER_COST
        return price

    # --- targets and modes -------------------------------------------------------------------

    def _targets(self, state: GameState, decision: Decision) -> list[float]:
        obj = self.aims.asking(state, decision)
        if obj is None:
            return [0.0] * len(decision.options)
        word = decision.word
        lean = self.aims.leaning(obj, int(word) if word.isdigit() else 0)
        me = decision.player
        return [
            self.aims.aimed(state, me, one.object, lean) if one.verb == d.DO_PICK else 0.0
            for one in decision.options
        ]

    def _mode(self, state: GameState, decision: Decision) -> list[float]:
        obj = self.aims.asking(state, decision)
        modes = () if obj is None else self.aims.modes_of(obj)
        return [
            self._mode_worth(modes[one.number])
            if one.verb != d.DO_DONE and one.number < len(modes)
            else 0.0
            for one in decision.options
        ]

    def _mode_worth(self, mode: Mode) -> float:
        found = self._modes.get(mode)
        if found is None:
            found = self._modes[mode] = value_of(mode.effects, Scene(self._blank, 0))
        return found

    # --- objects and numbers -----------------------------------------------------------------

    def _objects(self, state: GameState, decision: Decision) -> list[float]:
        word = decision.word
        if decision.options[0].verb in (d.DO_NO, d.DO_YES):
            return [0.5 if one.verb == d.DO_YES else 0.0 for one in decision.options]
        cost = decision.kind in (d.ASK_COST, d.ASK_BOTTOM)
        loses = cost or word.startswith(("discard", "sacrifice")) or word in ("scry", "surveil")
        limit = 1.0 if word in ("scry", "surveil") else 0.0
        out: list[float] = []
        for one in decision.options:
            if one.verb != d.DO_PICK:
                out.append(0.0)
                continue
            obj = state.objects.get(one.object)
            if obj is None:
                out.append(0.0)
                continue
            if obj.zone == t.ZONE_BATTLEFIELD:
                value = self.worth.permanent(obj) - (0.3 if obj.tapped else 0.0)
                out.append(-value if loses or obj.controller == decision.player else value)
            else:
                value = self._card(state, decision.player, obj.definition)
                out.append(limit - value if loses else value)
        return out

    def _card(self, state: GameState, player: int, card: CardDef) -> float:
        """What having a card in hand is worth, about."""
        if not card.type_mask & t.TYPE_LAND:
            return self.worth.held(card)
        lands = self._lands(state, player)
        return 3.0 if lands <= 2 else 1.8 if lands <= 4 else 0.6

    def _share(self, state: GameState, option: Option) -> float:
        obj = state.objects.get(option.target)
        if obj is None or not obj.chars.types & t.TYPE_CREATURE:
            return 0.1 * option.number
        left = obj.chars.toughness - obj.damage
        return 1.0 if option.number == left else 0.0
