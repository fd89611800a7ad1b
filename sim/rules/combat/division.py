"""How an attacker with trample may divide its damage (702.19b), as a matter of plain numbers."""

from __future__ import annotations

from itertools import combinations

from sim.rules.combat.flow import SINK, SOURCE, Flow


class Giver:
    """A creature that can still give damage to blockers: how much, to which, how deadly."""

    __slots__ = ("blockers", "deathtouch", "power")

    def __init__(self, power: int, blockers: list[int], deathtouch: bool) -> None:
        self.power = power
        self.blockers = blockers
        self.deathtouch = deathtouch


def amounts(
    rest: int,
    to_blocker: int,
    giver: Giver,
    attacked: bool,
    needs: dict[int, int],
    pledged: list[int],
    own: list[int],
    others: list[Giver],
) -> list[int]:
    """How much of the ``rest`` of its damage a creature may assign to the blocker.

    ``giver`` has the blockers that come later and ``rest`` as its power; ``attacked`` says
    that what is left may go to what it attacks, if in the end all of its ``own`` blockers
    have lethal damage. ``needs`` is how much each blocker lacks of that before this
    assignment, ``pledged`` lists those that must come to it for what others assigned, and
    ``others`` assign theirs later (510.1e: only the whole is checked).
    """
    found: list[int] = []
    for amount in range(rest + 1):
        after = needs
        if amount and needs.get(to_blocker, 0):
            after = needs.copy()
            after[to_blocker] = 0 if giver.deathtouch else max(0, needs[to_blocker] - amount)
        left = rest - amount
        later = Giver(left, giver.blockers, giver.deathtouch)
        if (giver.blockers or not left) and coverable(after, pledged, [later, *others]):
            found.append(amount)
        elif attacked and left:
            later.power = left - 1
            if coverable(after, pledged + own, [later, *others]):
                found.append(amount)
    return found


def coverable(needs: dict[int, int], blockers: list[int], givers: list[Giver]) -> bool:
    """Whether the givers can assign each of the blockers what it lacks of lethal damage."""
    lacking = {one: needs[one] for one in blockers if needs.get(one, 0)}
    return not lacking or _covers(lacking, givers)


def _covers(lacking: dict[int, int], givers: list[Giver]) -> bool:
    """One damage of a source with deathtouch is lethal (702.2c), the others' adds up."""
    for index, giver in enumerate(givers):
        if not giver.deathtouch:
            continue
        reached = [one for one in giver.blockers if one in lacking]
        others = givers[:index] + givers[index + 1 :]
        for chosen in combinations(reached, min(giver.power, len(reached))):
            rest = {one: lack for one, lack in lacking.items() if one not in chosen}
            if not rest or _covers(rest, others):
                return True
        return False
    needed = sum(lacking.values())
    if needed > sum(giver.power for giver in givers):
        return False
    nodes = {one: index for index, one in enumerate(lacking, start=2)}
    flow = Flow(2 + len(nodes) + len(givers))
    for one, lack in lacking.items():
        flow.add(nodes[one], SINK, lack, 1)
    for index, giver in enumerate(givers, start=2 + len(nodes)):
        flow.add(SOURCE, index, giver.power)
        for one in giver.blockers:
            if one in lacking:
                flow.add(index, nodes[one], giver.power)
    return flow.run() == needed
