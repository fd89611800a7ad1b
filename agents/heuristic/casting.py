"""What casting a spell is worth, for each way to cast it."""

from __future__ import annotations

from agents.heuristic.board import Board
from agents.heuristic.changes import bonus
from agents.heuristic.costs import mana_needed, price_of
from agents.heuristic.fodder import Fodder, fodder
from agents.heuristic.instructions import walk
from agents.heuristic.play import (
    ORDER_CREATURE,
    ORDER_ENGINE,
    ORDER_FIND,
    ORDER_MANA,
    ORDER_OTHER,
    ORDER_PERMANENT,
    ORDER_TEAM,
    Play,
)
from agents.heuristic.reading import Scene, fits, holds, number
from agents.heuristic.targets import aim, best_modes
from agents.heuristic.traits import Traits
from sim.engine.card_view import CardView
from sim.rules.facing import showing
from sim.state.decision import Option
from sim.vocab import effects as e
from sim.vocab import terms as t
from sim.vocab.abilities import AdditionalCost
from sim.vocab.continuous import THIS_TURN, Affect
from sim.vocab.costs import EmergeSacrifice, PayMana
from sim.vocab.definition import CardDef
from sim.vocab.faces import LAYOUT_ADVENTURE
from sim.vocab.modes import Mode
from sim.vocab.record import Cost, Effect
from sim.vocab.references import Every


def casts(board: Board, index: int, option: Option) -> list[Play]:
    """Casting a card in the way of an option: plainly, kicked, for each kind of fodder."""
    card = board.find(option.object)
    if card is None:
        return []
    definition = face_of(card, option)
    costs = _costs(board.appraiser.traits(definition), option.word, None)
    fed = fodder(board, costs, Scene(board, board.me, card.id))
    plays = [cast(board, card, index, option, None, one) for one in fed or (None,)]
    for extra in definition.additional_costs:
        if extra.name and mana_needed(extra.costs) + plays[0].mana <= board.mana:
            plays.append(cast(board, card, index, option, extra))
    return plays


def face_of(card: CardView, option: Option) -> CardDef:
    """The face of a card that an option is to cast."""
    return showing(card.card, option.number)


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
    definition = play.card = face_of(card, option)
    traits = board.appraiser.traits(definition)
    scene = Scene(board, board.me, card.id)
    scene.via = option.word
    scene.kicked = 1 if extra is not None and "kicker" in extra.name else 0
    play.kicked = extra is not None
    costs = _costs(traits, option.word, extra)
    reduction = sum(number(one, scene) for one in traits.reductions)
    play.mana = max(0, mana_needed(costs) - reduction)
    cost = definition.cost
    if option.word == "" and cost is not None and cost.x_count:
        play.x = scene.x = max(0, board.mana - play.mana) // cost.x_count
        play.mana += play.x * cost.x_count
    price = 0.0
    if fed is not None:
        play.fodder = fed.id
        play.mana = max(0, play.mana - fed.saves)
        price = fed.loss
        costs = tuple(one for one in costs if not isinstance(one, EmergeSacrifice))
    spare = board.mana - play.mana
    price += sum(
        price_of(board, (one,), scene, spare) for one in costs if not isinstance(one, PayMana)
    )
    play.price = price
    play.gain = _spell(play, card, traits, scene) - price + on_cast(board, card)
    if definition is not card.card:
        play.gain -= _other_face(board, card)
    if card.zone == "graveyard":
        play.gain -= 0.5 * traits.grave
    elif card.zone == "exile":
        play.urgent = option.word != "free"
        if play.urgent:
            play.gain += board.weights.urgency
    if extra is None and definition.additional_costs:
        play.hold = _unkicked(board, definition)
    play.patient = not traits.permanent and not traits.finds
    if play.patient and not play.urgent:
        play.hold = board.weights.hold * max(0.0, traits.playing - traits.price)
    return play


def _other_face(board: Board, card: CardView) -> float:
    """What is lost because the card goes away as another face of it is cast (709, 715)."""
    layouts = [face.layout for face in card.card.faces]
    if LAYOUT_ADVENTURE in layouts:
        return 0.0  # it can still be cast from exile
    return 0.5 * board.hand_worth(card)


def _unkicked(board: Board, card: CardDef) -> float:
    """What is lost by casting a card without the kicker that it may get later."""
    if any(extra.name for extra in card.additional_costs):
        return board.weights.unkicked
    return 0.0


def _costs(traits: Traits, word: str, extra: AdditionalCost | None) -> tuple[Cost, ...]:
    card = traits.card
    costs: tuple[Cost, ...] = ()
    for way in card.alternative_costs:
        if word == way.name:
            costs = way.costs
    if word == "" and traits.mana_cost:
        costs = traits.mana_cost
    for added in card.additional_costs:
        if not added.name or added is extra:
            costs += added.costs
    return costs


def _spell(play: Play, card: CardView, traits: Traits, scene: Scene) -> float:
    """What a spell does as it resolves, or as the permanent that it becomes enters."""
    board = scene.board
    definition = traits.card
    spell = definition.spell
    if spell is not None:
        modes = spell.modes
        for way in definition.alternative_costs:
            if way.name == scene.via and way.modes:
                modes = way.modes
        play.order = ORDER_FIND if traits.finds else ORDER_OTHER
        # It can be used again from the graveyard.
        again = traits.grave if card.zone == "hand" else 0.0
        return again + resolving(play, modes, spell.choose, scene)
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
    if traits.mana and not traits.one_shot:
        gain += board.ramp(traits.mana)
    for arrival in traits.arrivals:
        if holds(arrival.condition, scene) is not False:
            gain += max(0.0, resolving(play, arrival.modes, arrival.choose, scene))
    if traits.refund:
        play.order = ORDER_MANA
        play.refund = len(traits.refund)
    elif traits.on_cast:
        play.order = ORDER_ENGINE
    elif traits.finds and not traits.creature:
        play.order = ORDER_FIND
    return gain


def resolving(play: Play, modes: tuple[Mode, ...], choose: int, scene: Scene) -> float:
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
    power, _, keywords = bonus(effect.modifications, scene)
    return power, keywords & t.KEYWORD_HASTE != 0


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
                more, tougher, added = bonus(part.modifications, scene)
                power, toughness, keywords = power + more, toughness + tougher, keywords | added
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
