"""The frames of combat: declaring attackers and blockers, assigning damage (508-510)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sim.state.frames import FRAME_ATTACK, FRAME_BLOCK, FRAME_DAMAGE, Frame


@mypyc_attr(acyclic=True)
class AttackFrame(Frame):
    """Declaring attackers (508.1), one creature at a time: pairs of attacker and attacked."""

    KIND: ClassVar[int] = FRAME_ATTACK

    __slots__ = ("pairs",)

    def __init__(self) -> None:
        super().__init__()
        self.pairs: list[tuple[int, int]] = []

    def clone(self) -> AttackFrame:
        """An independent copy."""
        out = AttackFrame()
        self._copy_to(out)
        out.pairs = self.pairs.copy()
        return out


@mypyc_attr(acyclic=True)
class BlockFrame(Frame):
    """Declaring blockers (509.1), one creature at a time: pairs of blocker and attacker."""

    KIND: ClassVar[int] = FRAME_BLOCK

    __slots__ = ("pairs",)

    def __init__(self) -> None:
        super().__init__()
        self.pairs: list[tuple[int, int]] = []

    def clone(self) -> BlockFrame:
        """An independent copy."""
        out = BlockFrame()
        self._copy_to(out)
        out.pairs = self.pairs.copy()
        return out


@mypyc_attr(acyclic=True)
class DamageFrame(Frame):
    """Assigning combat damage (510.1): ``assigned`` holds source, recipient and amount.

    ``sources`` are the creatures still to assign, ``amounts`` what the first has given so far.
    """

    KIND: ClassVar[int] = FRAME_DAMAGE

    __slots__ = ("amounts", "assigned", "first", "sources")

    def __init__(self, first: bool) -> None:
        super().__init__()
        self.first = first
        self.sources: list[int] = []
        self.amounts: list[int] = []
        self.assigned: list[tuple[int, int, int]] = []

    def __reduce__(self) -> tuple[object, ...]:
        return (DamageFrame, (self.first,), self.__getstate__())

    def clone(self) -> DamageFrame:
        """An independent copy."""
        out = DamageFrame(self.first)
        self._copy_to(out)
        out.sources = self.sources.copy()
        out.amounts = self.amounts.copy()
        out.assigned = self.assigned.copy()
        return out
