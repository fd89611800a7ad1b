"""How combat damage is divided: by the numbers of an answer, or lethally in order."""

from __future__ import annotations

from sim.scenario.failure import StepFailed
from sim.scenario.table import Table
from sim.state.combat_frames import DamageFrame
from sim.state.decision import Decision
from sim.state.game_state import GameState
from sim.state.objects import GameObject
from sim.vocab.terms import (
    FIRST_OBJECT,
    KEYWORD_DEATHTOUCH,
    KEYWORD_TRAMPLE,
    NOBODY,
    TYPE_CREATURE,
    TYPE_PLANESWALKER,
)


class Assignment:
    """How much of one creature's damage each recipient gets.

    ``exact``: as a scenario says, so that nothing else will do.
    """

    def __init__(self, amounts: dict[int, int], exact: bool) -> None:
        self.amounts = amounts
        self.exact = exact

    def pick(self, table: Table, decision: Decision) -> int:
        """The index of the option for the recipient that is asked about.

        Raises:
            StepFailed: the amount that the scenario gives it is not possible.
        """
        recipient = decision.options[0].target
        amount = self.amounts.get(recipient, 0)
        numbers = [option.number for option in decision.options]
        if amount in numbers:
            return numbers.index(amount)
        if self.exact:
            raise StepFailed(f"{amount} damage to {table.word_for(recipient)} is not possible")
        enough = [number for number in numbers if number >= amount]
        return numbers.index(min(enough) if enough else max(numbers))


def assignment(table: Table, decision: Decision, numbers: list[int] | None) -> Assignment:
    """The whole assignment of the creature that is asked about first.

    Raises:
        StepFailed: there are too few or too many numbers, or not as much damage.
    """
    state = table.state
    source = state.objects[decision.options[0].object]
    total = source.chars.power
    recipients = _recipients(table, source)
    if numbers is None:
        order = table.orders.get(source.id, [])
        recipients.sort(key=lambda one: order.index(one) if one in order else len(order))
        return Assignment(_lethal_in_order(state, source, recipients, total), False)
    if len(numbers) > len(recipients):
        raise StepFailed(f"{len(numbers)} numbers for the damage of {table.word_for(source.id)}")
    if sum(numbers) != total:
        raise StepFailed(f"{numbers} is not {total} damage in all")
    amounts = dict(zip(recipients, numbers, strict=False))
    if not _lethal_before_more(table, source, recipients, amounts):
        raise StepFailed(f"{numbers} passes over a creature without lethal damage")
    return Assignment(dict(zip(recipients, numbers, strict=False)), True)


def _recipients(table: Table, source: GameObject) -> list[int]:
    """Whom the creature damages: the blockers in the order named, then what it attacks."""
    state = table.state
    pairs = list(table.blocks)
    if state.combat is not None:
        pairs += [pair for pair in state.combat.blocks if pair not in pairs]
    if source.attacking == NOBODY:
        return [
            attacker
            for blocker, attacker in pairs
            if blocker == source.id and attacker in source.blocking
        ]
    found = [
        blocker
        for blocker, attacker in pairs
        if attacker == source.id
        and blocker in state.objects
        and source.id in state.objects[blocker].blocking
    ]
    if source.chars.keywords & KEYWORD_TRAMPLE or not found:
        found.append(source.attacking)
    return found


def _lethal_before_more(
    table: Table, source: GameObject, recipients: list[int], amounts: dict[int, int]
) -> bool:
    """Whether the division follows the damage assignment order (509.2-3, 510.1c-d).

    Where none was announced it may be any order, in which a creature gets damage only if those
    before it have lethal damage: no more than one creature then has some, but not enough.
    """
    order = table.orders.get(source.id, [])
    creatures = [one for one in recipients if one >= FIRST_OBJECT and one != source.attacking]
    short = [one for one in creatures if amounts.get(one, 0) < lethal(table.state, source, one)]
    if not order:
        return len([one for one in short if amounts.get(one, 0)]) < 2
    creatures.sort(key=lambda one: order.index(one) if one in order else len(order))
    last = max((creatures.index(one) for one in creatures if amounts.get(one, 0)), default=0)
    return not any(one in short for one in creatures[:last])


def announced(table: Table, names: list[str]) -> bool:
    """Note a damage assignment order, of the blockers of one attacker or the other way round."""
    for name, (blocker, attacker) in ((name, pair) for name in names for pair in table.blocks):
        for one, other in ((blocker, attacker), (attacker, blocker)):
            if not table.called(name, one):
                continue
            met = [a if other == b else b for a, b in table.blocks if other in (a, b)]
            order = [found for text in names for found in met if table.called(text, found)]
            if len(order) == len(names):
                table.orders[other] = order
                return True
    return False


def _lethal_in_order(
    state: GameState, source: GameObject, recipients: list[int], total: int
) -> dict[int, int]:
    amounts: dict[int, int] = {}
    left = total
    for recipient in recipients[:-1]:
        amounts[recipient] = min(left, lethal(state, source, recipient))
        left -= amounts[recipient]
    if recipients:
        amounts[recipients[-1]] = left
    return amounts


def lethal(state: GameState, source: GameObject, recipient: int) -> int:
    """How much of a creature's combat damage is lethal (510.1c).

    Damage already marked, and damage that others are assigning to it, counts (702.19b).
    """
    if recipient < FIRST_OBJECT:
        return 0
    obj = state.objects[recipient]
    missing = 0
    if obj.chars.types & TYPE_CREATURE:
        missing = obj.chars.toughness - obj.damage
    elif obj.chars.types & TYPE_PLANESWALKER:
        missing = obj.counters.get("loyalty", 0)
    frame = state.frames[-1]
    if isinstance(frame, DamageFrame):
        for other, target, amount in frame.assigned:
            if target == recipient and other != source.id:
                missing -= amount
    if source.chars.keywords & KEYWORD_DEATHTOUCH:
        missing = min(missing, 1)
    return max(0, missing)
