"""The table as a player may see it, in text: for terminals, logs and environments.

Everything here is made from a :class:`sim.View`, so that it tells no more than its player knows.
"""

from agents.table.card_sheet import card_text, sheet
from agents.table.chronicle import Chronicle
from agents.table.following import follow
from agents.table.options import option_texts, question
from agents.table.screen import pile_lines, table_lines, table_text

__all__ = [
    "Chronicle",
    "card_text",
    "follow",
    "option_texts",
    "pile_lines",
    "question",
    "sheet",
    "table_lines",
    "table_text",
]
