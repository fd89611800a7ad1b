"""Whether an event fits a pattern: asked by triggers (603.2) and replacement effects (614.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sim.rules.evaluate import chosen_color, matches, player_matches
from sim.state.events import Context, Event
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab import outcomes as o
from sim.vocab import patterns as p
from sim.vocab import replacing, terms
from sim.vocab import zone_play as z
from sim.vocab.faces import TransformsInto, TurnsFaceUp
from sim.vocab.filters import Filter, Is
from sim.vocab.record import Pattern
from sim.vocab.references import Self
from sim.vocab.terms import FIRST_OBJECT, NOBODY, ZONE_BATTLEFIELD


def occurs(state: GameState, pattern: Pattern, event: Event, context: Context) -> bool:
    """Whether the event is one that the pattern of the context's source describes."""
    if isinstance(pattern, p.Moves):  # asked most often
        return _moves(state, pattern, event, context)
    return PATTERNS[type(pattern)](state, pattern, event, context)


def subject(state: GameState, event: Event) -> GameObject | None:
    """The object that a move is about: as it enters the battlefield, otherwise as it left."""
    if event.to_zone == ZONE_BATTLEFIELD:
        if event.moved != NOBODY:
            return state.find(event.moved)
        if event.entering is not None:
            return event.entering  # 614.12
    return state.find(event.object)


def _about(state: GameState, what: Filter, id: int, context: Context, moved: int = NOBODY) -> bool:
    if isinstance(what, Is) and isinstance(what.what, Self):
        return context.source in (id, moved)
    obj = state.find(id)
    return obj is not None and matches(state, what, obj, context)


def moves_so(pattern: p.Moves, event: Event) -> bool:
    """Whether zones and cause of the event fit the pattern, whatever it is that moves."""
    if event.kind != terms.EVENT_MOVE:
        return False
    zone = pattern.to_zone
    if zone != NOBODY and zone != event.to_zone:
        return False
    zone = pattern.from_zone
    if zone != NOBODY and zone != event.from_zone:
        return False
    if pattern.not_from != NOBODY and pattern.not_from == event.from_zone:
        return False
    return pattern.cause == NOBODY or pattern.cause == event.cause


def may_move_so(pattern: p.Moves, event: Event, source: int) -> bool:
    """Whether at a glance the event is one that the pattern of an ability of the source means."""
    if not moves_so(pattern, event):
        return False
    if isinstance(pattern.filter, Is) and isinstance(pattern.filter.what, Self):
        return source in (event.object, event.moved)
    return True


def _moves(state: GameState, pattern: p.Moves, event: Event, context: Context) -> bool:
    if not moves_so(pattern, event):
        return False
    if pattern.player is not None:
        if not player_matches(state, pattern.player, event.player, context):
            return False
    about = subject(state, event)
    if about is None or (pattern.untapped and about.tapped):
        return False
    if isinstance(pattern.filter, Is) and isinstance(pattern.filter.what, Self):
        return context.source in (event.object, event.moved)
    return matches(state, pattern.filter, about, context)


def _recipient(
    state: GameState, event: Event, to: Filter | None, players: Any, context: Context
) -> bool:
    if to is None and players is None:
        return True
    if event.object < FIRST_OBJECT:
        return players is not None and player_matches(state, players, event.object, context)
    return to is not None and _about(state, to, event.object, context)


def _deals_damage(state: GameState, pattern: p.DealsDamage, event: Event, context: Context) -> bool:
    if pattern.combat is not None and pattern.combat != event.combat:
        return False
    if not _recipient(state, event, pattern.to, pattern.players, context):
        return False
    return _about(state, pattern.source, event.source, context)


def _is_dealt(state: GameState, pattern: p.IsDealtDamage, event: Event, context: Context) -> bool:
    if pattern.combat is not None and pattern.combat != event.combat:
        return False
    return _recipient(state, event, pattern.to, pattern.players, context)


def _casts(state: GameState, pattern: p.Casts, event: Event, context: Context) -> bool:
    if not player_matches(state, pattern.player, event.player, context):
        return False
    return _about(state, pattern.filter, event.object, context)


def _attacks(state: GameState, pattern: p.Attacks, event: Event, context: Context) -> bool:
    if pattern.alone and event.amount != 1:
        return False
    return _about(state, pattern.filter, event.object, context)


def _blocks(state: GameState, pattern: p.Blocks, event: Event, context: Context) -> bool:
    if pattern.attacker is None:
        # 509.5a: once, however many creatures it blocks.
        blocker = state.find(event.object)
        if blocker is None or not blocker.blocking or blocker.blocking[0] != event.source:
            return False
    elif not _about(state, pattern.attacker, event.source, context):
        return False
    return _about(state, pattern.blocker, event.object, context)


def _blocked(state: GameState, pattern: p.BecomesBlocked, event: Event, context: Context) -> bool:
    if pattern.by is None:
        return event.kind == terms.EVENT_BLOCKED and _about(
            state, pattern.filter, event.object, context
        )
    if event.kind != terms.EVENT_BLOCK:
        return False
    return _about(state, pattern.by, event.object, context) and _about(
        state, pattern.filter, event.source, context
    )


def _unblocked(
    state: GameState, pattern: p.AttacksUnblocked, event: Event, context: Context
) -> bool:
    return _about(state, pattern.filter, event.object, context)


def _targeted(state: GameState, pattern: p.BecomesTarget, event: Event, context: Context) -> bool:
    if pattern.by is not None and not player_matches(state, pattern.by, event.player, context):
        return False
    if pattern.spells:
        targeting = state.find(event.source)
        if targeting is None or targeting.ability is not None:
            return False
    return _about(state, pattern.filter, event.object, context)


def _step(
    state: GameState, pattern: p.StepBegins | p.NextStep, event: Event, context: Context
) -> bool:
    if pattern.step != event.amount:
        return False
    return pattern.player is None or player_matches(state, pattern.player, event.player, context)


def _draws(state: GameState, pattern: p.Draws, event: Event, context: Context) -> bool:
    if pattern.nth and event.amount != pattern.nth:
        return False
    return player_matches(state, pattern.player, event.player, context)


def _life(state: GameState, pattern: p.LifeChanges, event: Event, context: Context) -> bool:
    if (event.amount > 0) != (pattern.sign > 0):
        return False
    if pattern.first and not _first_change(state, event):
        return False
    return player_matches(state, pattern.player, event.player, context)


def _first_change(state: GameState, event: Event) -> bool:
    """Whether all the life gained or lost in the turn was so at the same time as this."""
    together = 0
    for one in state.performed:
        if one.kind == terms.EVENT_LIFE and one.player == event.player:
            if (one.amount > 0) == (event.amount > 0):
                together += abs(one.amount)
    player = state.players[event.player]
    return together == (player.life_gained if event.amount > 0 else player.life_lost)


def _mana(state: GameState, pattern: p.TapsForMana, event: Event, context: Context) -> bool:
    """106.12a: a mana ability with {T} in its cost resolved and produced such mana."""
    if event.word != "tapped" or len(event.units) < pattern.at_least:
        return False
    if pattern.player is not None:
        if not player_matches(state, pattern.player, event.player, context):
            return False
    mask = chosen_color(state, context) if pattern.chosen else pattern.types
    if not any(unit & mask for unit in event.units):
        return False
    return _about(state, pattern.filter, event.source, context)


def _tapped(state: GameState, pattern: p.BecomesTapped, event: Event, context: Context) -> bool:
    wanted = terms.EVENT_UNTAP if pattern.untapped else terms.EVENT_TAP
    return event.kind == wanted and _about(state, pattern.filter, event.object, context)


def _counters(state: GameState, pattern: p.PutsCounters, event: Event, context: Context) -> bool:
    if event.amount <= 0 or (pattern.kind and pattern.kind != event.word):
        return False
    if pattern.by_effect and event.cause != terms.CAUSE_NONE:  # 614.16
        return False
    if event.entering is not None:  # 614.12: counters with which something enters
        return matches(state, pattern.filter, event.entering, context)
    return _about(state, pattern.filter, event.object, context)


def _chapter(state: GameState, pattern: p.ChapterReached, event: Event, context: Context) -> bool:
    return event.object == context.source and chapters_reached(state, pattern, event) > 0


def chapters_reached(state: GameState, pattern: p.ChapterReached, event: Event) -> int:
    """How many chapters: the lore counters became at least the number, from less (715.2b-c)."""
    saga = state.objects.get(event.object)
    if saga is None or event.word != "lore" or event.amount <= 0:
        return 0
    now = saga.counters.get("lore", 0)
    return len([one for one in pattern.chapters if now - event.amount < one <= now])


def _destroyed(state: GameState, pattern: o.Destroyed, event: Event, context: Context) -> bool:
    causes = (terms.CAUSE_DESTROY, terms.CAUSE_DESTROY_NO_REGENERATION)
    return event.cause in causes and _about(state, pattern.filter, event.object, context)


def _counters_spell(
    state: GameState, pattern: o.CountersSpell, event: Event, context: Context
) -> bool:
    if not player_matches(state, pattern.player, event.player, context):
        return False
    return _about(state, pattern.filter, event.object, context)


def _loses(state: GameState, pattern: o.LosesGame, event: Event, context: Context) -> bool:
    return player_matches(state, pattern.player, event.player, context)


def _damaged(
    state: GameState, pattern: o.LosesLifeToDamage, event: Event, context: Context
) -> bool:
    return event.word == "damage" and player_matches(state, pattern.player, event.player, context)


def _surveils(state: GameState, pattern: p.Surveils, event: Event, context: Context) -> bool:
    wanted = terms.EVENT_SCRY if pattern.scry else terms.EVENT_SURVEIL
    return event.kind == wanted and player_matches(state, pattern.player, event.player, context)


def _transforms(state: GameState, pattern: TransformsInto, event: Event, context: Context) -> bool:
    """701.28e: what it transforms into is what it is immediately afterwards."""
    obj = state.find(event.object)
    if event.word == terms.TURNED_UP:
        return False
    if obj is None or (pattern.name and obj.chars.name != pattern.name):
        return False
    return _about(state, pattern.filter, event.object, context)


def _turns_up(state: GameState, pattern: TurnsFaceUp, event: Event, context: Context) -> bool:
    """708.8: turning face up is no transforming."""
    return event.word == terms.TURNED_UP and _about(state, pattern.filter, event.object, context)


def _creates(
    state: GameState, pattern: replacing.CreatesTokens, event: Event, context: Context
) -> bool:
    return player_matches(state, pattern.player, event.player, context)


def _uncast(
    state: GameState, pattern: replacing.EntersUncast, event: Event, context: Context
) -> bool:
    if event.to_zone != ZONE_BATTLEFIELD or event.from_zone == terms.ZONE_STACK:
        return False
    about = subject(state, event)
    return about is not None and matches(state, pattern.filter, about, context)


def _draws_several(
    state: GameState, pattern: replacing.DrawsSeveral, event: Event, context: Context
) -> bool:
    return event.amount > 1 and player_matches(state, pattern.player, event.player, context)


def _last_counter(
    state: GameState, pattern: z.LosesLastCounter, event: Event, context: Context
) -> bool:
    if event.word != pattern.kind or event.amount >= 0 or event.object < FIRST_OBJECT:
        return False
    obj = state.find(event.object)
    if obj is None or obj.counters.get(pattern.kind, 0):
        return False
    return _about(state, pattern.filter, event.object, context)


def _exploits(state: GameState, pattern: z.Exploits, event: Event, context: Context) -> bool:
    """702.110b: a creature was sacrificed as the exploit ability of the permanent resolved."""
    if event.word != z.EXPLOIT or event.cause != terms.CAUSE_SACRIFICE:
        return False
    return _about(state, pattern.filter, event.source, context)


def _cycles(state: GameState, pattern: z.Cycles, event: Event, context: Context) -> bool:
    """702.29c: a card is discarded to pay for its cycling ability, wherever it goes then."""
    if event.word != terms.CYCLED or event.cause != terms.CAUSE_DISCARD:
        return False
    if not player_matches(state, pattern.player, event.player, context):
        return False
    return _about(state, pattern.filter, event.object, context, event.moved)


def _either(state: GameState, pattern: p.Either, event: Event, context: Context) -> bool:
    for part in pattern.parts:
        if event.kind in part.kinds and occurs(state, part, event, context):
            return True
    return False


PATTERNS: Final[dict[type, Callable[[GameState, Any, Event, Context], bool]]] = {
    p.Moves: _moves,
    p.DealsDamage: _deals_damage,
    p.IsDealtDamage: _is_dealt,
    p.Casts: _casts,
    p.Attacks: _attacks,
    p.Blocks: _blocks,
    p.BecomesBlocked: _blocked,
    p.AttacksUnblocked: _unblocked,
    p.BecomesTarget: _targeted,
    p.StepBegins: _step,
    p.NextStep: _step,
    p.Draws: _draws,
    p.LifeChanges: _life,
    p.TapsForMana: _mana,
    p.BecomesTapped: _tapped,
    p.PutsCounters: _counters,
    p.ChapterReached: _chapter,
    p.Surveils: _surveils,
    p.Either: _either,
    TransformsInto: _transforms,
    TurnsFaceUp: _turns_up,
    z.LosesLastCounter: _last_counter,
    z.Exploits: _exploits,
    z.Cycles: _cycles,
    o.Destroyed: _destroyed,
    o.CountersSpell: _counters_spell,
    o.LosesGame: _loses,
    o.LosesLifeToDamage: _damaged,
    replacing.CreatesTokens: _creates,
    replacing.EntersUncast: _uncast,
    replacing.DrawsSeveral: _draws_several,
}
