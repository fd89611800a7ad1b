"""What may be done with priority, and what each possibility is worth."""

from __future__ import annotations

from typing import Final

from agents.heuristic.appraise import Traits, walk
from agents.heuristic.board import Board, mana_needed
from agents.heuristic.fodder import Fodder, fodder
from agents.heuristic.outcome import value_of
from agents.heuristic.reading import Ids, Scene, fits, holds, number
from agents.heuristic.targets import aim, best_modes
from sim.engine.card_view import CardView
from sim.state.decision import DO_ACTIVATE, DO_CAST, DO_SPECIAL, Decision, Option
from sim.vocab import effects as e
from sim.vocab import terms as t
from sim.vocab.abilities import Activated, AdditionalCost, OwnCostChange, Plot
from sim.vocab.continuous import THIS_TURN, AddKeywords, Affect, ChangeStats
from sim.vocab.costs import EmergeSacrifice, PayMana, TapSelf
from sim.vocab.definition import CardDef
from sim.vocab.filters import Filter
from sim.vocab.modes import Mode
from sim.vocab.record import Cost, Effect
from sim.vocab.references import Every

# In what order the plays of a turn are made: what gives mana, what profits from further spells,
# what finds cards, what stays, what does something once, and what helps all that came before.
(
    ORDER_MANA,
    ORDER_ENGINE,
    ORDER_FIND,
    ORDER_PERMANENT,
    ORDER_CREATURE,
    ORDER_OTHER,
    ORDER_TEAM,
) = range(7)
# A plotted card costs a turn.
_PLOTTED: Final = 0.75


class Play:
    """One way to use priority: an option, and what it costs and brings.

    ``mana`` is needed, ``refund`` comes back; ``gain`` is what it is worth now, ``hold`` what
    waiting may be; ``targets`` are the best ones, the opponent all the same if ``face`` is
    set; ``fodder`` is sacrificed for emerge. ``bodies`` are creatures it makes: power and
    whether they may attack at once;
    ``team`` what it gives to all of a kind this turn: power, haste, and whom.
    """

    __slots__ = (
        "bodies",
        "card",
        "draws",
        "face",
        "fodder",
        "gain",
        "hold",
        "index",
        "kicked",
        "mana",
        "modes",
        "object",
        "option",
        "order",
        "patient",
        "refund",
        "targets",
        "team",
        "urgent",
        "x",
    )

    def __init__(self, index: int, option: Option) -> None:
        self.index = index
        self.option = option
        self.object = option.object
        self.card: CardDef | None = None
        self.face = False
        self.draws = 0
        self.mana = 0
        self.refund = 0
        self.gain = 0.0
        self.hold = 0.0
        self.targets: list[Ids] = []
        self.modes: list[int] = []
        self.kicked = False
        self.fodder = t.NOBODY
        self.x = 0
        self.order = ORDER_OTHER
        self.patient = False
        self.urgent = False
        self.bodies: list[tuple[int, bool]] = []
        self.team: tuple[int, bool, Filter] | None = None

    @property
    def net(self) -> float:
        """What it is worth to do it now."""
        return self.gain - self.hold

    def again(self, other: int) -> Play:
        """The same play with another copy of the card."""
        out = Play(self.index, self.option)
        for name in ("mana", "refund", "gain", "hold", "modes", "targets", "order", "bodies"):
            setattr(out, name, getattr(self, name))
        for name in ("team", "kicked", "patient", "urgent", "x"):
            setattr(out, name, getattr(self, name))
        out.object = other
        return out

    def target(self) -> int:
        """The first target; NOBODY if there is none."""
        return self.targets[0][0] if self.targets and self.targets[0] else t.NOBODY


def gather(board: Board, decision: Decision, used: dict[tuple[int, int], int]) -> list[Play]:
    """The plays among the options, lands aside; ``used`` counts this turn's activations."""
    plays: list[Play] = []
    for index, option in enumerate(decision.options):
        if option.verb == DO_CAST:
            plays += _casts(board, index, option)
        elif option.verb == DO_ACTIVATE:
            play = _activation(board, index, option, used)
            if play is not None:
                plays.append(play)
        elif option.verb == DO_SPECIAL:
            play = _plot(board, index, option)
            if play is not None:
                plays.append(play)
    return plays


# --- spells ------------------------------------------------------------------------------


def _casts(board: Board, index: int, option: Option) -> list[Play]:
    card = board.find(option.object)
    if card is None:
        return []
    costs = _costs(card, option.word, None)
    fed = fodder(board, costs, Scene(board, board.me, card.id))
    plays = [cast(board, card, index, option, None, one) for one in fed or (None,)]
    for extra in card.card.additional_costs:
        if extra.name and mana_needed(extra.costs) + plays[0].mana <= board.mana:
            plays.append(cast(board, card, index, option, extra))
    return plays


def cast(
    board: Board,
    card: CardView,
    index: int,
    option: Option,
    extra: AdditionalCost | None,
    fed: Fodder | None = None,
) -> Play:
    """Casting a card, with an optional additional cost or without, and for what fodder."""
    play = Play(index, option)
    traits = board.appraiser.traits(card.card)
    scene = Scene(board, board.me, card.id)
    scene.via = option.word
    scene.kicked = 1 if extra is not None and "kicker" in extra.name else 0
    play.kicked = extra is not None
    costs = _costs(card, option.word, extra)
    play.mana = max(0, mana_needed(costs) - _reduction(card, scene))
    if option.word == "" and card.cost is not None and card.cost.x_count:
        play.x = scene.x = max(0, board.mana - play.mana) // card.cost.x_count
        play.mana += play.x * card.cost.x_count
    price = 0.0
    if fed is not None:
        play.fodder = fed.id
        play.mana = max(0, play.mana - fed.saves)
        price = fed.loss
        costs = tuple(cost for cost in costs if not isinstance(cost, EmergeSacrifice))
    spare = board.mana - play.mana
    price += sum(
        board.price((cost,), scene, spare) for cost in costs if not isinstance(cost, PayMana)
    )
    play.gain = _spell(play, card, traits, scene) - price + on_cast(board, card)
    if card.zone == "graveyard":
        play.gain -= 0.5 * traits.grave
    elif card.zone == "exile":
        play.urgent = option.word != "free"
        if play.urgent:
            play.gain += board.weights.urgency
    if extra is None and card.card.additional_costs:
        play.hold = _unkicked(board, card)
    play.patient = not traits.permanent and not traits.finds
    if play.patient and not play.urgent:
        play.hold = board.weights.hold * max(0.0, traits.playing - traits.price)
    return play


def _unkicked(board: Board, card: CardView) -> float:
    """What is lost by casting a card without the kicker that it may get later."""
    if any(extra.name for extra in card.card.additional_costs):
        return board.weights.unkicked
    return 0.0


def _costs(card: CardView, word: str, extra: AdditionalCost | None) -> tuple[Cost, ...]:
    costs: tuple[Cost, ...] = ()
    for way in card.card.alternative_costs:
        if word == way.name:
            costs = way.costs
    if word == "" and card.cost is not None:
        costs = (PayMana(card.cost),)
    for added in card.card.additional_costs:
        if not added.name or added is extra:
            costs += added.costs
    return costs


def _reduction(card: CardView, scene: Scene) -> int:
    return sum(
        number(ability.reduction, scene)
        for ability in card.card.abilities
        if isinstance(ability, OwnCostChange)
    )


def _spell(play: Play, card: CardView, traits: Traits, scene: Scene) -> float:
    """What a spell does as it resolves, or as the permanent that it becomes enters."""
    board = scene.board
    definition = card.card
    spell = definition.spell
    if spell is not None:
        modes = spell.modes
        for way in definition.alternative_costs:
            if way.name == scene.via and way.modes:
                modes = way.modes
        play.order = ORDER_FIND if traits.finds else ORDER_OTHER
        return _resolving(play, modes, spell.choose, scene)
    if not traits.permanent:
        return 0.0
    play.order = ORDER_CREATURE if traits.creature else ORDER_PERMANENT
    gain = traits.engine + traits.parting
    if traits.creature:
        power, toughness, keywords = entering(card, traits, scene)
        gain += board.appraiser.body(power, toughness, keywords)
        play.bodies.append((power, keywords & t.KEYWORD_HASTE != 0))
    elif "Aura" in definition.subtypes:
        gain = _aura(play, card, scene)
    elif not traits.land:
        gain = board.appraiser.permanent_worth(definition)
    for arrival in traits.arrivals:
        if holds(arrival.condition, scene) is not False:
            gain += max(0.0, _resolving(play, arrival.modes, arrival.choose, scene))
    if traits.refund:
        play.order = ORDER_MANA
        play.refund = len(traits.refund)
    elif traits.on_cast:
        play.order = ORDER_ENGINE
    elif traits.finds and not traits.creature:
        play.order = ORDER_FIND
    return gain


def _resolving(play: Play, modes: tuple[Mode, ...], choose: int, scene: Scene) -> float:
    """What modes are worth; what they give to a whole team is kept apart."""
    team = 0
    for mode in modes:
        for effect in walk(mode.effects):
            if isinstance(effect, e.Draw):
                play.draws += number(effect.count, scene)
            elif isinstance(effect, e.CreateToken) and effect.token.type_mask & t.TYPE_CREATURE:
                made = number(effect.count, scene)
                play.bodies += [(effect.token.power, False)] * made
            elif _for_team(effect):
                assert isinstance(effect, e.Change) and isinstance(effect.what, Every)
                play.team = (*_given(effect, scene), effect.what.filter)
                team += 1
    if team and len(modes) == 1:
        play.order = ORDER_TEAM
        rest = tuple(one for one in modes[0].effects if not _for_team(one))
        modes = (Mode(rest, modes[0].targets),)
    value, play.modes, play.targets = best_modes(modes, choose, scene)
    return value


def _for_team(effect: Effect) -> bool:
    return (
        isinstance(effect, e.Change)
        and isinstance(effect.what, Every)
        and effect.duration == THIS_TURN
        and effect.what.zone == t.ZONE_BATTLEFIELD
    )


def _given(effect: e.Change, scene: Scene) -> tuple[int, bool]:
    power, haste = 0, False
    for change in effect.modifications:
        if isinstance(change, ChangeStats):
            power += number(change.power, scene)
        elif isinstance(change, AddKeywords):
            haste |= change.mask & t.KEYWORD_HASTE != 0
    return power, haste


def _aura(play: Play, card: CardView, scene: Scene) -> float:
    for ability in card.abilities:
        clause = getattr(ability, "clause", None)
        if clause is not None:
            value = aim(Mode((), (clause,)), scene, card.card)
            play.targets = scene.targets
            return -1.0 if value is None else value
    return 0.0


def entering(card: CardView, traits: Traits, scene: Scene) -> tuple[int, int, int]:
    """Power, toughness and keywords that a creature card will enter with, as far as it says."""
    power, toughness, keywords = card.power, card.toughness, card.keyword_mask
    for static in traits.statics:
        if holds(static.condition, scene) is not True:
            continue
        for part in static.parts:
            if isinstance(part, Affect):
                for change in part.modifications:
                    if isinstance(change, ChangeStats):
                        power += number(change.power, scene)
                        toughness += number(change.toughness, scene)
                    elif isinstance(change, AddKeywords):
                        keywords |= change.mask
    return power, toughness, keywords


def on_cast(board: Board, card: CardView) -> float:
    """What the player's permanents do because the card is cast."""
    total = 0.0
    for thing in board.things:
        if thing.mine and thing.traits.on_cast:
            scene = Scene(board, board.me, thing.id)
            for pattern, modes in thing.traits.on_cast:
                if fits(pattern.filter, card, scene):
                    total += best_modes(modes, 1, scene)[0]
    return total


# --- abilities and plotting --------------------------------------------------------------


def activated(card: CardView, number: int) -> Activated | None:
    """The ability of an option's number among the activated ones."""
    found = [one for one in card.abilities if isinstance(one, Activated)]
    return found[number] if number < len(found) else None


def _activation(
    board: Board, index: int, option: Option, used: dict[tuple[int, int], int]
) -> Play | None:
    card = board.find(option.object)
    if card is None:
        return None
    ability = activated(card, option.number)
    if ability is None or ability.is_mana:
        return None
    play = Play(index, option)
    play.mana = mana_needed(ability.costs)
    if used.get((option.object, option.number), 0) >= (8 if play.mana else 3):
        return None
    scene = Scene(board, board.me, card.id)
    x_count = sum(cost.cost.x_count for cost in ability.costs if isinstance(cost, PayMana))
    if x_count:
        play.x = scene.x = max(0, board.mana - play.mana) // x_count
        play.mana += play.x * x_count
    spare = board.mana - play.mana
    price = 0.0
    for cost in ability.costs:
        if not isinstance(cost, PayMana):
            price += board.price((cost,), scene, spare)
        if isinstance(cost, TapSelf) and card.is_creature:
            price += 0.2 * card.power
    value, play.modes, play.targets = best_modes(ability.modes, ability.choose, scene)
    for mode in ability.modes:
        for effect in walk(mode.effects):
            if isinstance(effect, e.CreateToken):
                play.bodies.append((effect.token.power, False))
            elif isinstance(effect, e.Draw):
                play.draws += number(effect.count, scene)
    play.gain = value - price - 0.05
    play.order = ORDER_FIND if play.draws else ORDER_OTHER
    return play


def _plot(board: Board, index: int, option: Option) -> Play | None:
    card = board.find(option.object)
    special = (
        None
        if card is None
        else next((one for one in card.card.abilities if isinstance(one, Plot)), None)
    )
    if card is None or special is None or card.card.spell is None:
        return None
    play = Play(index, option)
    play.mana = mana_needed(special.costs)
    scene = Scene(board, board.me, card.id)
    value = max(value_of(mode.effects, scene) for mode in card.card.spell.modes)
    play.gain = _PLOTTED * value
    return play
