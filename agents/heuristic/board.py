"""The table as the agent sees it at one decision: plain data with the worth of everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from agents.heuristic.reading import Scene, number
from agents.heuristic.things import Thing
from agents.heuristic.weights import HIGHEST_LIFE, LOWEST_LIFE
from sim.engine.card_view import CardView, StackView
from sim.engine.sight import Sight
from sim.vocab import costs as k
from sim.vocab import terms as t
from sim.vocab.record import Cost

if TYPE_CHECKING:
    from agents.heuristic.appraise import Appraiser

# At least and at most so many lands are wanted.
_FEW_LANDS: Final = 3
_MANY_LANDS: Final = 6


class Board:
    """Everything on the table, read once for a decision.

    ``drawn`` is how many cards the player has drawn this turn, as far as the agent has counted.
    Without a sight it is ``blank``: an empty table, on which cards are appraised in general.
    """

    __slots__ = (
        "_found",
        "_hand",
        "_stack",
        "active",
        "appraiser",
        "blank",
        "colors",
        "counts",
        "curve",
        "drawn",
        "hands",
        "lands",
        "library",
        "life",
        "mana",
        "me",
        "mine",
        "my_turn",
        "sight",
        "step",
        "their_mana",
        "theirs",
        "things",
        "things_by_id",
        "weights",
    )

    def __init__(self, sight: Sight | None, appraiser: Appraiser, drawn: int = 0) -> None:
        self.appraiser = appraiser
        self.weights = appraiser.weights
        self.curve = appraiser.curve
        self.sight = sight
        self.drawn = drawn
        self.blank = sight is None
        self.counts: dict[tuple[int, int], int] = {}  # of reading._count
        self._found: dict[int, CardView | None] = {}
        self._hand: tuple[CardView, ...] | None = None
        self._stack: tuple[StackView, ...] | None = None
        self.things: list[Thing] = []
        self.things_by_id: dict[int, Thing] = {}
        self.mine: list[Thing] = []
        self.theirs: list[Thing] = []
        self.lands = 0
        self.mana = self.their_mana = 0
        self.colors = 0
        self.me = 0
        self.active: int = 0
        self.my_turn = True
        self.life = (15, 15)
        self.library = (30, 30)
        self.hands = (4, 4)
        self.step = "main1"
        if sight is None:
            return
        self.me = sight.me
        self.active = sight.active()
        self.my_turn = self.active == self.me
        self.life = sight.life()
        self.library = sight.library_counts()
        self.hands = sight.hand_counts()
        self.step = sight.step()
        for one in sight.battlefield():
            self._add(Thing(one, self.me, appraiser))
        self.mana += sight.unspent()
        for thing in self.things:
            if thing.traits.makes:
                if thing.mine:
                    self.mana += self.mana_of(thing)
                else:
                    self.their_mana += self.mana_of(thing)

    def _add(self, thing: Thing) -> None:
        self.things.append(thing)
        self.things_by_id[thing.id] = thing
        if thing.mine:
            if thing.creature:
                self.mine.append(thing)
            if thing.land:
                self.lands += 1
            self.colors |= thing.traits.mana_types
        elif thing.creature:
            self.theirs.append(thing)

    def mana_of(self, thing: Thing) -> int:
        """How much mana a permanent can make now."""
        able = not (thing.tapped or thing.sick)
        return self._most_mana(thing, able)

    def mana_if_untapped(self, thing: Thing) -> int:
        """How much mana a permanent could make if it were untapped."""
        return self._most_mana(thing, not thing.sick)

    def _most_mana(self, thing: Thing, can_tap: bool) -> int:
        best = 0
        for ability in thing.traits.makes:
            if can_tap or not ability.taps:
                count = ability.number
                if not isinstance(count, int):
                    count = number(count, Scene(self, thing.view.controller, thing.id))
                best = max(best, len(ability.units) * count)
        return best

    def _sources(self) -> int:
        """The player's lands, and half of what else makes mana again and again."""
        others = sum(
            1
            for thing in self.things
            if thing.mine and thing.traits.mana and not (thing.land or thing.traits.one_shot)
        )
        return self.lands + (others + 1) // 2

    # --- looking things up -------------------------------------------------------------------

    def hand(self) -> tuple[CardView, ...]:
        """The player's hand."""
        if self._hand is None:
            self._hand = () if self.sight is None else self.sight.hand()
        return self._hand

    def stack(self) -> tuple[StackView, ...]:
        """The stack; the last resolves next."""
        if self._stack is None:
            self._stack = () if self.sight is None else self.sight.stack()
        return self._stack

    def find(self, id: int) -> CardView | None:
        """An object that the player sees."""
        thing = self.things_by_id.get(id)
        if thing is not None:
            return thing.view
        if self.sight is None or id < t.FIRST_OBJECT:
            return None
        if id in self._found:
            return self._found[id]
        found = self._found[id] = self.sight.find(id)
        return found

    def controller(self, id: int) -> int:
        """Who controls an object; the player where that is not known."""
        obj = self.find(id)
        return self.me if obj is None else obj.controller

    def cards_seen(self, player: int) -> list[CardView]:
        """The cards of a player's deck that have been seen, which tell of the rest of it."""
        if self.sight is None:
            return []
        seen: list[CardView] = [
            thing.view for thing in self.things if thing.view.owner == player and not thing.token
        ]
        seen += self.sight.graveyard(player)
        seen += self.sight.exile(player)
        if player == self.me:
            seen += self.hand()
        return seen

    # --- the worth of what may happen, to the player -----------------------------------------

    def life_worth(self, life: int) -> float:
        """What a life total is worth to whoever has it."""
        return self.curve[max(LOWEST_LIFE, min(life, HIGHEST_LIFE)) - LOWEST_LIFE]

    def life_change(self, player: int, change: int) -> float:
        """What it is worth that a player gains so much life, or loses it."""
        life = self.life[player]
        difference = self.life_worth(life + change) - self.life_worth(life)
        return difference if player == self.me else -difference * self.weights.aggression

    def damage_to(self, entity: int, amount: int, deadly: bool = False) -> float:
        """What it is worth that so much damage is dealt to a player or a permanent."""
        if amount <= 0:
            return 0.0
        if entity < t.FIRST_OBJECT:
            return self.life_change(entity, -amount)
        thing = self.things_by_id.get(entity)
        if thing is None:
            return 0.0
        side = -1.0 if thing.mine else 1.0
        if thing.creature:
            if thing.keywords & t.KEYWORD_INDESTRUCTIBLE:
                return 0.0
            if amount >= thing.left or deadly:
                return side * thing.loss
            return side * 0.02 * amount
        if thing.types & t.TYPE_PLANESWALKER:
            return side * min(thing.worth, amount * self.weights.loyalty)
        return 0.0

    def death(self, id: int, destroyed: bool = False) -> float:
        """What it is worth that a permanent is put into the graveyard."""
        thing = self.things_by_id.get(id)
        if thing is None or (destroyed and thing.keywords & t.KEYWORD_INDESTRUCTIBLE):
            return 0.0
        loss = self.land_loss() if thing.land and thing.mine else thing.loss
        return -loss if thing.mine else loss

    def stack_worth(self, id: int) -> float:
        """What a spell or ability on the stack is worth to the player."""
        obj = self.find(id)
        if not isinstance(obj, StackView):
            return 0.0
        worth = 1.0
        if obj.ability is None:
            worth = max(0.5, self.appraiser.traits(obj.card).playing)
        return worth if obj.controller == self.me else -worth

    # --- lands and cards ---------------------------------------------------------------------

    def wanted_lands(self) -> int:
        """How many lands the cards in hand ask for."""
        most = _FEW_LANDS
        for card in self.hand():
            needed = self.needed(card)
            if needed > most and self.castable(card):
                most = needed
        return min(most, _MANY_LANDS)

    def needed(self, card: CardView) -> int:
        """The least mana that a card in hand can be cast for as things are."""
        traits = self.appraiser.traits(card.card)
        mana = traits.needed
        if traits.reductions:
            scene = Scene(self, self.me, card.id)
            mana -= sum(number(one, scene) for one in traits.reductions)
        return max(0, mana)

    def land_loss(self) -> float:
        """What losing one of the lands on the battlefield costs."""
        in_hand = sum(1 for card in self.hand() if card.is_land)
        enough = self.lands + min(1, in_hand) > self.wanted_lands()
        return self.weights.spare_land if enough else self.weights.land

    def castable(self, card: CardView) -> bool:
        """Whether the player's lands, and those in hand, make the colours of a card."""
        cost = card.cost
        if cost is None:
            return True
        colors = self.colors
        for other in self.hand():
            if other.is_land:
                colors |= self.appraiser.traits(other.card).mana_types
        for symbol in cost.symbols:
            if not (symbol.types & colors or symbol.generic or symbol.phyrexian):
                return False
        return True

    def has_colors(self, costs: tuple[Cost, ...]) -> bool:
        """Whether untapped sources of the player's make each colour that costs ask for."""
        ready = 0
        for thing in self.things:
            if thing.mine and not thing.tapped and not thing.sick:
                ready |= thing.traits.mana_types
        symbols = [
            one for cost in costs if isinstance(cost, k.PayMana) for one in cost.cost.symbols
        ]
        return all(one.types & ready or one.generic or one.phyrexian for one in symbols)

    def hand_worth(self, card: CardView) -> float:
        """What it is worth to have a card in hand."""
        traits = self.appraiser.traits(card.card)
        w = self.weights
        lands = self.lands + sum(1 for one in self.hand() if one.is_land)
        if traits.land:
            return self._land_worth(lands - self.lands + self._sources())
        if not self.castable(card):
            return 0.3
        worth = traits.playing - traits.price
        missing = self.needed(card) - lands - 1
        if missing > 0:
            worth *= w.too_dear**missing
        return max(0.4, worth)

    def land_in_hand(self) -> float:
        """What another land in hand would be worth."""
        held = sum(1 for one in self.hand() if one.is_land)
        worth = self._land_worth(self._sources() + held + 1)
        if held or self.sight is None or self._sources() >= self.wanted_lands():
            return worth
        return worth + self.weights.land_drop

    def ramp(self, mana: int) -> float:
        """What a further permanent that makes so much mana adds while there are few of them."""
        missing = max(0, _MANY_LANDS - 1 - self._sources())
        return self.weights.ramp * missing * min(mana, 2)

    def _land_worth(self, lands: int) -> float:
        """What the last of so many lands, in hand and on the battlefield, is worth."""
        if lands <= _FEW_LANDS - 1:
            return self.weights.land * 1.6
        return self.weights.land if lands <= self.wanted_lands() else self.weights.spare_land

    def grave_worth(self, card: CardView) -> float:
        """What a card in a graveyard is worth to its owner."""
        worth = self.appraiser.traits(card.card).grave
        return worth + (self.weights.fuel if card.owner == self.me and self._fuelled() else 0.0)

    def _fuelled(self) -> bool:
        """Whether the player's graveyard makes a card in hand cheaper."""
        traits = self.appraiser.traits
        return any(traits(card.card).wants_graveyard for card in self.hand())

    def milling(self, player: int, count: int) -> float:
        """What a player loses by having so many cards of the library put into the graveyard."""
        w = self.weights
        left = self.library[player]
        if count >= left > 0:
            return w.mill * left + w.decked
        fuel = player == self.me and self._fuelled()
        return (w.mill - w.fuel if fuel else w.mill) * count

    def draw_triggers(self, count: int) -> float:
        """What cards in the player's graveyard do as so many more cards are drawn this turn."""
        if self.sight is None:
            return 0.0
        total = 0.0
        for card in self.sight.graveyard(self.me):
            for nth, worth in self.appraiser.traits(card.card).on_draw:
                if self.drawn < nth <= self.drawn + count:
                    total += worth
        return total
