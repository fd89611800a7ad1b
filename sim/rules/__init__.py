"""The rules of the game: what each frame, event and word of the vocabulary does."""

from sim.rules import filter_tests as filter_tests
from sim.rules import numbers as numbers
