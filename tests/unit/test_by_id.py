"""The list of objects by id answers as a dictionary would, for ids that nothing has too."""

import pickle

import pytest

from cards import get
from sim.state.by_id import ObjectsById
from sim.state.objects import GameObject


def test_objects_by_their_ids():
    objects = ObjectsById()
    first, second = (GameObject(id, get("Mountain"), 0) for id in (2, 7))
    objects[7] = second
    objects[2] = first
    assert list(objects) == [2, 7] and objects.values() == [first, second] and len(objects) == 2
    copy = objects.copy()
    del objects[7]
    assert copy[7] is second and list(objects) == [2]
    for absent in (-1, -2, 0, 5, 7, 8, 1000):
        assert absent not in objects and objects.get(absent) is None
        with pytest.raises(LookupError):
            objects[absent]
    assert 2 in objects and objects.get(2) is first
    assert [one.id for one in pickle.loads(pickle.dumps(copy)).values()] == [2, 7]
