"""The smaller choices: targets, costs, discards, modes, numbers, yes and no."""

from __future__ import annotations

from typing import Final

from agents.heuristic.casting import cast
from agents.heuristic.costs import discard_loss, mana_needed, price_of
from agents.heuristic.effects import value_of
from agents.heuristic.lands import land_rating
from agents.heuristic.prevention import prevented
from agents.heuristic.question import Question
from agents.heuristic.reading import Scene
from agents.heuristic.skirmish import Skirmish
from agents.heuristic.targets import best_modes, worth
from sim.engine.card_view import CardView
from sim.state.decision import ASK_COST, DO_CAST, DO_DONE, DO_NO, DO_PICK, DO_YES, Option
from sim.vocab import programs as g
from sim.vocab import terms as t
from sim.vocab.costs import OneOf
from sim.vocab.modes import Mode
from sim.vocab.record import Effect

# A card that is worth less is not wanted on top of the library.
_GOOD_CARD: Final = 1.0


class Choices(Question):
    """Answers the decisions that belong to a spell or ability, or to a rule of the game."""

    # --- targets, modes and numbers ----------------------------------------------------------

    def target(self, picked: list[int], chosen_modes: list[int]) -> int:
        """The next target of a clause, or that there are enough."""
        clause = int(self.decision.word or 0)
        wanted = self._wanted_targets(clause, picked)
        for index, option in enumerate(self.options):
            if option.verb == DO_PICK and option.object in wanted:
                return index
        scene = self.scene()
        modes = self.modes()
        earlier = scene.targets[:clause]
        effects: tuple[Effect, ...] = ()
        for index, mode in enumerate(modes):
            if len(modes) == 1 or index in chosen_modes:
                effects += mode.effects
        whole = Mode(effects)
        card = self.stacked.card if self.stacked is not None else None
        done = self.index(DO_DONE)
        best, rating = 0, float("-inf")
        if done is not None:
            scene.targets = [*earlier, tuple(picked)]
            best, rating = done, worth(whole, scene, card)
        for index, option in enumerate(self.options):
            if option.verb == DO_PICK:
                scene.targets = [*earlier, (*picked, option.object)]
                value = worth(whole, scene, card)
                if value > rating:
                    best, rating = index, value
        return best

    def _wanted_targets(self, clause: int, picked: list[int]) -> list[int]:
        intent = self.intent
        if intent is None:
            return []
        if intent.face:
            return [1 - self.board.me]
        if clause < len(intent.targets):
            return [one for one in intent.targets[clause] if one not in picked]
        return []

    def mode(self, chosen: list[int]) -> int:
        """The next mode, by what each is worth with its best targets."""
        done = self.index(DO_DONE)
        modes = self.modes()
        best, rating = 0, float("-inf")
        for index, option in enumerate(self.options):
            if option.verb == DO_DONE or option.number >= len(modes):
                continue
            scene = self.scene()
            value = best_modes((modes[option.number],), 1, scene)[0]
            if value > rating:
                best, rating = index, value
        if done is not None and (rating <= 0 or best == done):
            return done
        return best

    def x(self) -> int:
        """The X that was meant, or the one that is worth most."""
        modes = self.modes()
        best, rating = len(self.options) - 1, float("-inf")
        if not modes:
            return best
        for index, option in enumerate(self.options):
            scene = self.scene()
            scene.x = option.number
            value = best_modes(modes, 1, scene)[0] - 0.02 * option.number
            if value > rating:
                best, rating = index, value
        return best

    def divide(self) -> int:
        """How much the next target gets: what kills it, or else as little as may be."""
        target = self.options[0].target
        thing = self.board.things_by_id.get(target)
        needed = self.board.life[target] if target < t.FIRST_OBJECT else 1
        if thing is not None:
            needed = thing.left
        for index, option in enumerate(self.options):
            if option.number == needed:
                return index
        return len(self.options) - 1 if target == 1 - self.board.me else 0

    # --- costs -------------------------------------------------------------------------------

    def cost(self) -> int:
        """What to pay a part of a cost with, or whether to pay it."""
        word = self.decision.word
        verb = self.options[0].verb
        if word == "choice":
            return self._choice()
        if word == "one of":
            return self._one_of()
        if word == "phyrexian":
            return 0
        if verb in (DO_NO, DO_YES):
            intended = self.intent is None or self.intent.kicked
            answer = self.index(DO_YES if intended else DO_NO)
            return 0 if answer is None else answer
        if word == "discard":
            return self.discard()
        if word == "delve":
            return self._delve()
        if self.intent is not None and self.intent.fodder != t.NOBODY:
            for index, option in enumerate(self.options):
                if option.object == self.intent.fodder:
                    return index
        return self.sacrifice()

    def discard(self) -> int:
        """The card that is missed least."""
        spare = self.board.mana
        if self.intent is not None and self.decision.kind == ASK_COST:
            spare -= self.intent.mana  # which is still to be paid
        for held in self.board.hand():
            madness = self.board.appraiser.traits(held.card).madness
            if madness is not None and held.id in self.picked:
                spare -= mana_needed(madness.costs)
        rate = {
            option.object: discard_loss(self.board, card, spare)
            for option in self.options
            if (card := self.board.find(option.object)) is not None
        }
        return self.least(rate)

    def sacrifice(self) -> int:
        """The permanent that is missed least; of lands a tapped one."""
        rate: dict[int, float] = {}
        for option in self.options:
            thing = self.board.things_by_id.get(option.object)
            card = self.board.find(option.object)
            if thing is not None:
                rate[option.object] = thing.loss - (0.3 if thing.tapped else 0.0)
            elif card is not None:
                rate[option.object] = self.board.appraiser.traits(card.card).grave
        return self.least(rate)

    def _delve(self) -> int:
        done = self.index(DO_DONE)
        rate = {
            option.object: self.board.appraiser.traits(card.card).grave
            for option in self.options
            if (card := self.board.find(option.object)) is not None
        }
        best = self.least(rate)
        if done is not None and rate.get(self.options[best].object, 1.0) > 0:
            return done
        return best

    def _one_of(self) -> int:
        scene = self.scene()
        obj = self.stacked
        costs: tuple[OneOf, ...] = ()
        if obj is not None:
            costs = tuple(
                cost
                for extra in obj.card.additional_costs
                for cost in extra.costs
                if isinstance(cost, OneOf)
            )
        if not costs:
            return 0
        spare = self.board.mana - (self.intent.mana if self.intent is not None else 0)
        prices = [
            price_of(self.board, (costs[0].options[option.number],), scene, spare)
            for option in self.options
        ]
        return prices.index(min(prices))

    def _choice(self) -> int:
        """Which of several costs to pay for what follows, if any."""
        effect = self.first(g.MayPay)
        done = self.index(DO_DONE)
        if effect is None:
            return done or 0
        scene = self.scene()
        best = 0 if done is None else done
        rating = value_of(effect.otherwise, scene)
        then = value_of(effect.then, scene)
        for index, option in enumerate(self.options):
            if option.verb != DO_DONE:
                price = price_of(self.board, effect.choices[option.number], scene, self.board.mana)
                if then - price > rating:
                    best, rating = index, then - price
        return best

    # --- yes and no --------------------------------------------------------------------------

    def yes_no(self) -> int:
        """Whether to do what may be done."""
        yes, no = self.index(DO_YES), self.index(DO_NO)
        if yes is None or no is None:
            return 0
        scene = self.scene()
        scene.likely = self.board.me  # who is asked
        word = self.decision.word
        if word == "may":
            may = self.first(g.May)
            return yes if may is None or value_of(may.effects, scene) >= 0 else no
        if word == "pay":
            pay = self.first(g.MayPay)
            if pay is None:
                return no
            gain = value_of(pay.then, scene) - value_of(pay.otherwise, scene)
            return yes if gain > price_of(self.board, pay.choices[0], scene) else no
        return yes

    # --- objects -----------------------------------------------------------------------------

    def object(self) -> int:
        """The next object that is picked, for whatever reason, or that there are enough."""
        word = self.decision.word
        if word.startswith("discard"):
            return self.discard()
        if word.startswith("sacrifice"):
            return self.sacrifice()
        if word in ("scry", "surveil"):
            return self._look(word)
        if word in ("legend", "copy"):
            return self._best({option.object: self._worth(option) for option in self.options})
        if word == "search":
            return self._best({option.object: self._found_worth(option) for option in self.options})
        return self._chosen(word)

    def _best(self, rate: dict[int, float]) -> int:
        return self.least({one: -rating for one, rating in rate.items()})

    def _worth(self, option: Option) -> float:
        thing = self.board.things_by_id.get(option.object)
        return 0.0 if thing is None else thing.worth

    def _card_worth(self, option: Option) -> float:
        card = self.board.find(option.object)
        return 0.0 if card is None else self.board.hand_worth(card)

    def _found_worth(self, option: Option) -> float:
        """What it is worth to find a card: of lands the one that would be played."""
        card = self.board.find(option.object)
        if card is None:
            return 0.0
        rating = 0.1 * land_rating(self.board, card) if card.is_land else 0.0
        return self.board.hand_worth(card) + rating

    def _look(self, word: str) -> int:
        """Put away what is not wanted from the top of the library."""
        done = self.index(DO_DONE)
        for index, option in enumerate(self.options):
            card = self.board.find(option.object) if option.verb == DO_PICK else None
            if card is not None:
                loss = self.board.hand_worth(card)
                if word == "surveil":
                    loss -= self.board.appraiser.traits(card.card).grave
                if loss < _GOOD_CARD:
                    return index
        return 0 if done is None else done

    def _chosen(self, word: str) -> int:
        """Pick what makes the instructions that follow worth most."""
        scene = self.scene()
        effects = tuple(self.top_effects())
        done = self.index(DO_DONE)
        best, rating = 0, float("-inf")
        if done is not None:
            scene.registers = {word: ()}
            best, rating = done, value_of(effects, scene)
        for index, option in enumerate(self.options):
            if option.verb == DO_PICK:
                scene.registers = {word: (option.object,)}
                value = value_of(effects, scene)
                if value > rating:
                    best, rating = index, value
        return best

    def player(self) -> int:
        """The player for whom the instructions that follow are worth most."""
        return self._chosen(self.decision.word)

    def order(self) -> int:
        """The card that goes on top first is the one that is wanted most."""
        if self.options[0].verb == DO_PICK:
            return self._best({option.object: self._card_worth(option) for option in self.options})
        return 0

    def cast(self) -> int:
        """The best card to cast while something resolves, if it is worth casting."""
        done = self.index(DO_DONE)
        best, rating = (0, float("-inf")) if done is None else (done, 0.0)
        for index, option in enumerate(self.options):
            card = self.board.find(option.object) if option.verb == DO_CAST else None
            if card is not None:
                gain = cast(self.board, card, index, option, None).gain
                if gain > rating:
                    best, rating = index, gain
        return best

    # --- words -------------------------------------------------------------------------------

    def word(self) -> int:
        """The colour or card type that does most; or else the colour that the hand asks for."""
        scene = self.scene()
        wanted = self._prevented_color(scene) or self._found_type()
        for index, option in enumerate(self.options):
            if option.word == wanted:
                return index
        names = {name: 1 << index for index, name in enumerate(t.COLOR_NAMES)}
        best, most = 0, -1
        for index, option in enumerate(self.options):
            bit = names.get(option.word)
            if bit is None:
                continue
            count = sum(_asks(card, bit) for card in self.board.hand())
            count -= 3 if self.board.colors & bit else 0
            if count > most:
                best, most = index, count
        return best

    def _prevented_color(self, scene: Scene) -> str | None:
        effects = tuple(self.top_effects())
        if not any(prevented(effects)):
            return None
        return Skirmish(self.board).best_prevention(effects, scene)[0]

    def _found_type(self) -> str | None:
        """Lands, if they are missing; otherwise creatures."""
        if self.decision.word != "type":
            return None
        return "land" if self.board.land_in_hand() > self.board.weights.land else "creature"


def _asks(card: CardView, bit: int) -> int:
    if card.cost is None:
        return 0
    return sum(1 for symbol in card.cost.symbols if symbol.colors & bit)
