"""A card as a reader of cards expects it, rendered from its definition."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from agents.table.permanents import permanent_text
from agents.table.words import FACE_DOWN, whose
from sim import CardView, PermanentView, View
from sim.vocab import CardDef
from sim.vocab.terms import COLOR_NAMES, bit_names


def card_text(card: CardDef) -> Group:
    """A card: name and cost, type line, text, size; all faces."""
    cost = card.mana_cost
    if " // " in card.name:
        cost = " // ".join(face.mana_cost for face in card.faces)
    head = Text.assemble((card.name, "bold"), f"  {cost}" if cost else "")
    parts: list[Text | Group] = [head]
    lines = (_color_indicator(card), card.type_line, card.text(), printed_size(card))
    parts += [Text(line) for line in lines if line]
    for face in card.faces:
        parts += [Text("//"), card_text(face)]
    return Group(*parts)


def sheet(view: View, one: CardView) -> Group:
    """A card that the viewer sees, with where it is and how it stands there."""
    if not one.name:
        card = view.underneath(one)
        return Group(Text(FACE_DOWN), *([] if card is None else [card_text(card)]))
    place = f"In {whose(view, one.owner)} {one.zone}"
    if one.zone == "battlefield":
        place = f"On {whose(view, one.controller)} side of the battlefield"
    elif one.zone == "stack":
        place = f"On the stack, {whose(view, one.controller)}"
    parts: list[Text | Group] = [card_text(one.card), Text(place, style="dim")]
    if isinstance(one, PermanentView):
        parts.append(permanent_text(view, one))
    return Group(*parts)


def printed_size(card: CardDef) -> str:
    """Power and toughness or loyalty as printed; empty where there are none."""
    if card.loyalty_text is not None:
        return card.loyalty_text
    return "" if card.power_text is None else f"{card.power_text}/{card.toughness_text}"


def _color_indicator(card: CardDef) -> str:
    """The colors of a card that its mana cost does not say (204); empty where it does."""
    said = card.cost.colors if card.cost else 0
    if said or card.token or not card.colors:
        return ""
    return f"Color indicator: {' and '.join(bit_names(card.colors, COLOR_NAMES))}"
