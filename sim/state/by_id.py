"""The objects that exist, found by their ids."""

from __future__ import annotations

from collections.abc import Iterator

from mypy_extensions import mypyc_attr

from sim.state.objects import GameObject


@mypyc_attr(acyclic=True)
class ObjectsById:
    """The objects that exist by their ids, as a dictionary would hold them, in the order of ids.

    Ids only grow, so that a list with a place for each does: compiled, looking something up
    there takes a tenth of what a dictionary needs to make, hash and compare an integer.
    """

    __slots__ = ("_places",)

    def __init__(self) -> None:
        self._places: list[GameObject | None] = []

    def copy(self) -> ObjectsById:
        """The same objects, to be changed independently."""
        out = ObjectsById()
        out._places = self._places.copy()
        return out

    def get(self, id: int) -> GameObject | None:
        """The object with that id, if it exists."""
        if id < 0 or id >= len(self._places):
            return None
        return self._places[id]

    def values(self) -> list[GameObject]:
        """All objects."""
        return [one for one in self._places if one is not None]

    def __getitem__(self, id: int) -> GameObject:
        found = self._places[id]
        if found is None or id < 0:
            raise KeyError(id)
        return found

    def __setitem__(self, id: int, obj: GameObject) -> None:
        places = self._places
        while len(places) <= id:
            places.append(None)
        places[id] = obj

    def __delitem__(self, id: int) -> None:
        self._places[id] = None

    def __contains__(self, id: int) -> bool:
        return 0 <= id < len(self._places) and self._places[id] is not None

    def __iter__(self) -> Iterator[int]:
        return iter([one.id for one in self.values()])

    def __len__(self) -> int:
        return len(self.values())
