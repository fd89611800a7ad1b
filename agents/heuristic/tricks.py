"""Tricks: what instants do to a single creature once blocks are declared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from agents.heuristic.changes import bonus
from agents.heuristic.combat import Fighter, fight
from agents.heuristic.reading import Scene, number
from agents.heuristic.targets import candidates
from sim.vocab import effects as e
from sim.vocab import terms as t
from sim.vocab.modes import Mode
from sim.vocab.record import Effect
from sim.vocab.references import Target

if TYPE_CHECKING:
    from agents.heuristic.board import Board

UNTOUCHED: Final = Fighter(t.NOBODY, 0, 0, 0, 0.0)
"""What a trick leaves of a creature to which it does nothing."""
# What the opponent's unknown trick does for a creature; about what most of them do.
_THEIR_BONUS: Final = 2
# That many of the opponent's cards must be seen before they tell what the others are like.
_FEW_CARDS: Final = 8
# How many of the tricks in the opponent's hand can be paid for, and help where they are needed.
_OF_USE: Final = 0.6
# The chance that the opponent has a trick is told in steps of that size.
_STEP: Final = 0.1


class Trick:
    """Instructions aimed at one creature.

    ``power``, ``toughness`` and ``keywords`` are added, ``damage`` is dealt; ``kills`` and
    ``removes`` say that it is destroyed, or goes elsewhere. ``price`` is what it costs to use it,
    ``targets`` are the creatures at which it may be aimed.
    """

    __slots__ = (
        "damage",
        "keywords",
        "kills",
        "power",
        "price",
        "removes",
        "targets",
        "toughness",
    )

    def __init__(self) -> None:
        self.power = self.toughness = self.keywords = self.damage = 0
        self.kills = self.removes = False
        self.price = 0.0
        self.targets: frozenset[int] = frozenset()

    def on(self, one: Fighter) -> Fighter | None:
        """The creature after it: None if it is gone, ``UNTOUCHED`` if nothing happens to it."""
        if one.keywords & t.KEYWORD_INDESTRUCTIBLE and (self.damage or self.kills):
            return UNTOUCHED
        if self.removes or self.kills:
            return None
        out = one.changed(self.power, self.toughness - self.damage, self.keywords)
        return out if out.left > 0 else None

    def key(self) -> tuple[object, ...]:
        """Equal for tricks that do alike to whatever they are aimed at."""
        numbers = (self.power, self.toughness, self.keywords, self.damage, self.price)
        return (*numbers, self.kills, self.removes)

    def aims(self, fighters: tuple[Fighter, ...]) -> int:
        """A mask of the creatures at which it may be aimed, by their places."""
        mask = 0
        for place, one in enumerate(fighters):
            if one.id in self.targets:
                mask |= 1 << place
        return mask


def trick_of(effects: tuple[Effect, ...], scene: Scene) -> Trick | None:
    """What the first instruction aimed at a creature does to it; None if there is none."""
    trick = Trick()
    for effect in effects:
        if isinstance(effect, e.DealDamage) and isinstance(effect.to, Target):
            trick.damage = number(effect.amount, scene)
            return trick
        if isinstance(effect, e.Destroy) and isinstance(effect.what, Target):
            trick.kills = True
            return trick
        if isinstance(effect, e.Move) and isinstance(effect.what, Target):
            trick.removes = True
            return trick
        if isinstance(effect, e.Change) and isinstance(effect.what, Target):
            trick.power, trick.toughness, trick.keywords = bonus(effect.modifications, scene)
            return trick
    return None


def is_trick(mode: Mode) -> bool:
    """Whether a mode of an instant does something to a creature that bears on a combat."""
    if len(mode.targets) != 1 or mode.targets[0].filter is None:
        return False
    if mode.targets[0].zone != t.ZONE_BATTLEFIELD:
        return False
    return any(
        (isinstance(one, e.DealDamage) and isinstance(one.to, Target))
        or (isinstance(one, e.Destroy | e.Move | e.Change) and isinstance(one.what, Target))
        for one in mode.effects
    )


def tricks_in_hand(board: Board) -> list[Trick]:
    """The tricks in hand that the player has the mana for."""
    found: list[Trick] = []
    for card in board.hand():
        traits = board.appraiser.traits(card.card)
        spell = card.card.spell
        if not traits.trick or spell is None or len(spell.modes) != 1:
            continue
        if board.needed(card) > board.mana or not board.castable(card):
            continue
        scene = Scene(board, board.me, card.id)
        trick = trick_of(spell.modes[0].effects, scene)
        if trick is not None:
            worth = max(0.0, traits.playing - traits.price)
            trick.price = traits.price + board.weights.hold * worth
            trick.targets = frozenset(candidates(spell.modes[0].targets[0], scene))
            found.append(trick)
    return found


def their_chance(board: Board) -> float:
    """How likely the opponent, with mana open, is to have a trick, by the cards that were seen."""
    opponent = 1 - board.me
    hand = board.hands[opponent]
    if not hand or not board.their_mana:
        return 0.0
    seen = [card for card in board.cards_seen(opponent) if not card.is_land]
    tricks = 0
    for card in seen:
        if board.appraiser.traits(card.card).trick:
            tricks += 1
    # Of a deck of which nothing is known a card in ten is taken to be one.
    share = (tricks + 0.1 * _FEW_CARDS) / (len(seen) + _FEW_CARDS)
    return round((1.0 - (1.0 - _OF_USE * share) ** hand) / _STEP) * _STEP


def swing(
    attacker: Fighter, blockers: list[Fighter], tricks: list[Trick], attacking: bool
) -> float:
    """The most that one trick in hand, its price paid, adds to a fight; at least 0.

    ``attacking`` says that the attacker is the player's.
    """
    usual = _outcome(attacker, attacker, blockers, blockers, attacking)
    best = 0.0
    for trick in tricks:
        for place in range(-1, len(blockers)):
            one = attacker if place < 0 else blockers[place]
            if one.id not in trick.targets:
                continue
            after = trick.on(one)
            if after is UNTOUCHED:
                continue
            now: list[Fighter | None] = list(blockers)
            if place >= 0:
                now[place] = after
            outcome = _outcome(attacker, after if place < 0 else attacker, blockers, now, attacking)
            best = max(best, outcome - usual - trick.price)
    return best


def their_swing(attacker: Fighter, blockers: list[Fighter]) -> float:
    """What the player loses more by a block if the opponent has a trick for it; at least 0."""
    worst = 0.0
    usual = _outcome(attacker, attacker, blockers, blockers, True)
    for place, one in enumerate(blockers):
        now: list[Fighter | None] = list(blockers)
        now[place] = one.changed(_THEIR_BONUS, _THEIR_BONUS, 0)
        worst = max(worst, usual - _outcome(attacker, attacker, blockers, now, True))
    return worst


def _outcome(
    attacker: Fighter,
    changed: Fighter | None,
    blockers: list[Fighter],
    now: list[Fighter] | list[Fighter | None],
    attacking: bool,
) -> float:
    """What the player wins by a fight less what is lost; creatures that are None are gone."""
    score = 0.0
    fighting: list[Fighter] = []
    for one, other in zip(blockers, now, strict=True):
        if other is None:
            score += one.loss
        else:
            fighting.append(other)
    if changed is None:
        score -= attacker.loss
    elif fighting:
        left, lefts, _ = fight(changed, fighting)
        if left <= 0:
            score -= attacker.loss
        for one, health in zip(fighting, lefts, strict=True):
            if health <= 0:
                score += one.loss
    return score if attacking else -score
