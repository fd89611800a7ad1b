"""What a position is worth, from the engine's own data: the evaluation at the leaves of a search.

The terms and weights are those of :mod:`agents.heuristic.evaluation`, which reads a view and is
exact about what only a player at a table cares for; this one costs a tenth of it.
"""

from __future__ import annotations

import math
from typing import Final

from agents.heuristic.appraise import Appraiser
from agents.heuristic.evaluation import UNHINDERED, crowd, danger, kill_speed
from agents.heuristic.weights import HIGHEST_LIFE, LOWEST_LIFE
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab import terms as t
from sim.vocab.definition import CardDef

# A game that is as good as won is not won: half of the span that is left to estimates.
_DOUBT: Final = 0.48


class Worth:
    """Rates positions and objects under an appraiser's weights; remembers what it has rated."""

    def __init__(self, appraiser: Appraiser) -> None:
        self.appraiser = appraiser
        self.weights = appraiser.weights
        self.curve = appraiser.curve
        self._bodies: dict[tuple[int, int, int], float] = {}
        self._rest: dict[CardDef, float] = {}
        self._held: dict[CardDef, float] = {}

    def __reduce__(self) -> tuple[object, ...]:
        return (Worth, (self.appraiser,))

    # --- objects -----------------------------------------------------------------------------

    def body(self, power: int, toughness: int, keywords: int) -> float:
        """The worth of a creature by its size and keywords."""
        key = (power, toughness, keywords)
        found = self._bodies.get(key)
        if found is None:
            found = self._bodies[key] = self.appraiser.body(power, toughness, keywords)
        return found

    def abilities(self, card: CardDef) -> float:
        """The worth of what a permanent does besides being there."""
        found = self._rest.get(card)
        if found is None:
            traits = self.appraiser.traits(card)
            found = self._rest[card] = traits.engine + traits.parting
        return found

    def permanent(self, obj: GameObject) -> float:
        """What a permanent is worth to its controller."""
        chars = obj.chars
        worth = self.abilities(obj.definition)
        if chars.types & t.TYPE_CREATURE:
            return worth + self.body(chars.power, chars.toughness, chars.keywords)
        if chars.types & t.TYPE_LAND:
            return worth + self.weights.land
        if chars.types & t.TYPE_PLANESWALKER:
            loyalty = obj.counters.get("loyalty", 0)
            return worth + self.weights.permanent + self.weights.loyalty * loyalty
        return worth + self.weights.permanent

    def held(self, card: CardDef) -> float:
        """What a card in hand is worth, lands apart."""
        found = self._held.get(card)
        if found is None:
            traits = self.appraiser.traits(card)
            found = max(0.4, traits.playing - traits.price)
            self._held[card] = found
        return found

    def life(self, life: int) -> float:
        """What a life total is worth to whoever has it."""
        return self.curve[max(LOWEST_LIFE, min(life, HIGHEST_LIFE)) - LOWEST_LIFE]

    # --- positions ---------------------------------------------------------------------------

    def chance(self, state: GameState, player: int) -> float:
        """The chance, from 0 to 1, that a player wins; exact where the game is over."""
        if state.outcome:
            if state.winner < 0:
                return 0.5
            return 1.0 if state.winner == player else 0.0
        worth = self.position(state, player)
        return 0.5 + _DOUBT * math.tanh(0.5 * worth / self.weights.position_scale)

    def position(self, state: GameState, player: int) -> float:
        """How much more a player's side of the table is worth than the other."""
        w = self.weights
        permanents = [0.0, 0.0]
        creatures = [0.0, 0.0]
        lands = [0, 0]
        free = [0, 0]  # the power of what can hardly be blocked
        walls = [0, 0]
        ground: list[list[int]] = [[], []]
        for obj in state.battlefield:
            chars = obj.chars
            side = obj.controller
            worth = self.abilities(obj.definition)
            if chars.types & t.TYPE_CREATURE:
                power, keywords = chars.power, chars.keywords
                creatures[side] += worth + self.body(power, chars.toughness, keywords)
                traits = self.appraiser.traits(obj.definition)
                if not traits.cant_block and obj.attacking == t.NOBODY:
                    walls[side] += 1
                if power > 0 and not traits.cant_attack and not keywords & t.KEYWORD_DEFENDER:
                    if keywords & UNHINDERED:
                        free[side] += power
                    else:
                        ground[side].append(power)
            elif chars.types & t.TYPE_LAND:
                lands[side] += 1
                permanents[side] += worth
            else:
                permanents[side] += worth + w.permanent
                if chars.types & t.TYPE_PLANESWALKER:
                    permanents[side] += w.loyalty * obj.counters.get("loyalty", 0)
        totals = [0.0, 0.0]
        for side in (0, 1):
            one = state.players[side]
            count = lands[side]
            total = w.position_permanents * permanents[side]
            total += w.position_life * self.life(one.life)
            enough = min(count, w.lands_enough)
            total += w.position_land * (enough + 0.25 * (count - enough))
            total += crowd(creatures[side], w)
            for card in one.hand:
                total += w.position_card + w.position_card_worth * self.in_hand(card, count)
            for card in one.graveyard:
                total += w.position_graveyard * self.appraiser.traits(card.definition).grave
            left = len(one.library)
            total -= danger(left)
            theirs = state.players[1 - side].life
            speed = kill_speed(free[side], ground[side], walls[1 - side], theirs)
            totals[side] = total + w.position_race * speed
        early = state.step <= t.STEP_BEGIN_COMBAT
        totals[state.active] += w.position_turn if early else -w.position_turn
        return totals[player] - totals[1 - player]

    def in_hand(self, card: GameObject, lands: int) -> float:
        """What a card in the hand of a player with so many lands is worth."""
        if card.chars.types & t.TYPE_LAND:
            w = self.weights
            return 1.6 * w.land if lands <= 2 else w.land if lands <= 4 else w.spare_land
        return self.held(card.definition)
