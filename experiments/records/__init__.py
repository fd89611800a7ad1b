"""Records of games: what a record holds, and folders that keep them safely."""

from experiments.records.opening import open_store
from experiments.records.record import FAILED, Record, RecordError, Seat, Side, from_line
from experiments.records.store import FAILURES, Store, StoreError

__all__ = [
    "FAILED",
    "FAILURES",
    "Record",
    "RecordError",
    "Seat",
    "Side",
    "Store",
    "StoreError",
    "from_line",
    "open_store",
]
