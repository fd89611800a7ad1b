"""The table as the agent sees it at one decision: plain data with the worth of everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from agents.heuristic.reading import Scene, fits, number
from agents.heuristic.weights import HIGHEST_LIFE, LOWEST_LIFE
from sim.engine.card_view import CardView, PermanentView, StackView
from sim.engine.view import View
from sim.vocab import costs as k
from sim.vocab import terms as t
from sim.vocab.filters import Filter
from sim.vocab.record import Cost

if TYPE_CHECKING:
    from agents.heuristic.appraise import Appraiser

# At least and at most so many lands are wanted.
_FEW_LANDS: Final = 3
_MANY_LANDS: Final = 6


class Thing:
    """A permanent with what matters of it. ``left`` is the damage that it still survives, plus one.

    ``worth`` is what it is worth to its controller, ``loss`` that without what its going brings.
    """

    __slots__ = (
        "attached_to",
        "attacking",
        "blocked",
        "blocking",
        "creature",
        "id",
        "keywords",
        "land",
        "left",
        "loss",
        "mine",
        "power",
        "sick",
        "tapped",
        "token",
        "traits",
        "types",
        "view",
        "worth",
    )

    def __init__(self, view: PermanentView, me: int, appraiser: Appraiser) -> None:
        self.view = view
        self.id = view.id
        self.mine = view.controller == me
        self.traits = traits = appraiser.traits(view.card)
        self.types = types = view.type_mask
        self.creature = types & t.TYPE_CREATURE != 0
        self.land = types & t.TYPE_LAND != 0
        self.tapped = view.tapped
        self.token = view.token
        host = view.attached_to
        self.attached_to = t.NOBODY if host is None else host
        self.power = self.left = self.keywords = 0
        self.sick = self.blocked = False
        self.attacking: int | None = None
        self.blocking: tuple[int, ...] = ()
        worth = traits.engine + traits.parting
        w = appraiser.weights
        if self.creature:
            self.power = view.power
            toughness = view.toughness
            self.left = toughness - view.damage
            self.keywords = view.keyword_mask
            self.sick = view.sick
            self.attacking = view.attacking
            self.blocking = view.blocking
            self.blocked = view.blocked
            worth += appraiser.body(self.power, toughness, self.keywords)
        elif self.land:
            worth += w.land
        elif types & t.TYPE_PLANESWALKER:
            self.left = view.loyalty
            worth += w.permanent + w.loyalty * self.left
        else:
            worth += w.permanent
        self.worth = worth
        self.loss = worth - traits.parting


class Board:
    """Everything on the table, read once for a decision.

    ``drawn`` is how many cards the player has drawn this turn, as far as the agent has counted.
    Without a view it is ``blank``: an empty table, on which cards are appraised in general.
    """

    __slots__ = (
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
        "step",
        "their_mana",
        "theirs",
        "things",
        "things_by_id",
        "view",
        "weights",
    )

    def __init__(self, view: View | None, appraiser: Appraiser, drawn: int = 0) -> None:
        self.appraiser = appraiser
        self.weights = appraiser.weights
        self.curve = appraiser.curve
        self.view = view
        self.drawn = drawn
        self.blank = view is None
        self.counts: dict[tuple[int, int], int] = {}  # of reading._count
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
        if view is None:
            return
        self.me = view.me
        self.active = view.active
        self.my_turn = self.active == self.me
        self.life = view.life
        self.library = view.library_counts
        self.hands = view.hand_counts
        self.step = view.step
        for one in view.battlefield:
            self._add(Thing(one, self.me, appraiser))
        self.mana += len(view.pool(self.me))

    def _add(self, thing: Thing) -> None:
        self.things.append(thing)
        self.things_by_id[thing.id] = thing
        mana = thing.traits.mana
        if thing.mine:
            if thing.creature:
                self.mine.append(thing)
            if thing.land:
                self.lands += 1
            self.colors |= thing.traits.mana_types
            if mana and not thing.tapped and not thing.sick:
                self.mana += mana
        else:
            if thing.creature:
                self.theirs.append(thing)
            if mana and not thing.tapped and not thing.sick:
                self.their_mana += mana

    # --- looking things up -------------------------------------------------------------------

    def hand(self) -> tuple[CardView, ...]:
        """The player's hand."""
        if self._hand is None:
            self._hand = () if self.view is None else self.view.hand
        return self._hand

    def stack(self) -> tuple[StackView, ...]:
        """The stack; the last resolves next."""
        if self._stack is None:
            self._stack = () if self.view is None else self.view.stack
        return self._stack

    def find(self, id: int) -> CardView | None:
        """An object that the player sees."""
        thing = self.things_by_id.get(id)
        if thing is not None:
            return thing.view
        return None if self.view is None or id < t.FIRST_OBJECT else self.view.find(id)

    def controller(self, id: int) -> int:
        """Who controls an object; the player where that is not known."""
        obj = self.find(id)
        return self.me if obj is None else obj.controller

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
            needed = self.appraiser.traits(card.card).needed
            if needed > most and self.castable(card):
                most = needed
        return min(most, _MANY_LANDS)

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
        if traits.land:
            lands = self.lands + sum(1 for one in self.hand() if one.is_land)
            wanted = self.wanted_lands()
            if lands <= 2:
                return w.land * 1.6
            return w.land if lands <= wanted else w.spare_land
        if not self.castable(card):
            return 0.3
        return max(0.4, traits.playing - traits.price)

    def draw_triggers(self, count: int) -> float:
        """What cards in the player's graveyard do as so many more cards are drawn this turn."""
        if self.view is None:
            return 0.0
        total = 0.0
        for card in self.view.graveyard(self.me):
            for nth, worth in self.appraiser.traits(card.card).on_draw:
                if self.drawn < nth <= self.drawn + count:
                    total += worth
        return total

    def discard_loss(self, card: CardView, spare: int = 0) -> float:
        """What discarding a card costs when so much mana is left over."""
        traits = self.appraiser.traits(card.card)
        costs = () if traits.madness is None else traits.madness.costs
        if costs and spare >= mana_needed(costs) and self.has_colors(costs):
            return -0.6
        return self.hand_worth(card) - traits.grave

    def discard_price(self, count: int, spare: int = 0, without: int = t.NOBODY) -> float:
        """What discarding so many cards costs, the least valuable ones."""
        if self.blank:
            return 0.6 * self.weights.card * count
        losses = [self.discard_loss(one, spare) for one in self.hand() if one.id != without]
        return sum(sorted(losses)[:count])

    def cheapest(self, player: int, what: Filter, count: int, scene: Scene) -> list[float]:
        """What sacrificing so many of a player's permanents that fit costs that player."""
        mine = player == self.me
        losses = []
        for thing in self.things:
            if thing.mine == mine and thing.id != scene.source and fits(what, thing.view, scene):
                losses.append(self.land_loss() if thing.land and mine else thing.loss)
        return sorted(losses)[:count]

    def price(self, costs: tuple[Cost, ...], scene: Scene, spare: int = 0) -> float:
        """What paying costs is worth."""
        return sum(self._price(cost, scene, spare) for cost in costs)

    def _price(self, cost: Cost, scene: Scene, spare: int) -> float:
        w = self.weights
        if isinstance(cost, k.PayMana):
            return w.mana * cost.cost.mana_value
        if isinstance(cost, k.Sacrifice):
            return sum(self.cheapest(self.me, cost.filter, number(cost.count, scene), scene))
        if isinstance(cost, k.SacrificeSelf):
            return max(0.0, -self.death(scene.source))
        if isinstance(cost, k.DiscardCards):
            return self.discard_price(number(cost.count, scene), spare, scene.source)
        if isinstance(cost, k.PayLife):
            return -self.life_change(self.me, -number(cost.amount, scene))
        if isinstance(cost, k.OneOf):
            return min(self._price(one, scene, spare) for one in cost.options)
        if isinstance(cost, k.ExileFrom):
            return 0.15 * number(cost.count, scene)
        if isinstance(cost, k.ReturnToHand):
            return 0.8 * number(cost.count, scene)
        if isinstance(cost, k.RemoveCounters):
            return (w.power + w.toughness) * number(cost.count, scene)
        if isinstance(cost, k.ChangeLoyalty):
            return -w.loyalty * cost.amount
        return 0.0


def mana_needed(costs: tuple[Cost, ...]) -> int:
    """The mana value among costs."""
    return sum(cost.cost.mana_value for cost in costs if isinstance(cost, k.PayMana))
