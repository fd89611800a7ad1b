"""The words of the vocabulary are immutable, comparable and picklable, compiled or not."""

import copy
import pickle

import pytest

from sim.vocab.effects import GainLife
from sim.vocab.references import YOU


def test_a_record_is_immutable():
    word = GainLife(3)
    with pytest.raises(AttributeError, match="cannot assign to field 'amount'"):
        word.amount = 4
    with pytest.raises(AttributeError, match="cannot delete field 'amount'"):
        del word.amount
    assert word.amount == 3


def test_equal_records_are_one_key():
    assert GainLife(3) == GainLife(3) != GainLife(4)
    assert len({GainLife(3), GainLife(3, YOU), GainLife(4)}) == 2


def test_copies_are_equal():
    word = GainLife(3)
    assert pickle.loads(pickle.dumps(word)) == copy.deepcopy(word) == word
