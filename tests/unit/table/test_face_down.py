"""What lies face down is named for whoever may look at it, and for nobody else (708.5)."""

from rich.console import Console

from agents.table.card_sheet import sheet
from agents.table.words import FACE_DOWN, name_of
from tests.unit.test_resample_face_down import games


def shown(view, one):
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(sheet(view, one))
    return capture.get()


def test_its_controller_is_told_the_card():
    told = 0
    for game in games():
        for player in (0, 1):
            view = game.view(player)
            for obj in game.state.battlefield:
                if not obj.face_down:
                    continue
                one = view.find(obj.id)
                if obj.controller == player:
                    assert name_of(view, one) == f"face-down {obj.card.name}"
                    assert obj.card.name in shown(view, one)
                    told += 1
                else:
                    assert view.underneath(one) is None
                    assert name_of(view, one) == FACE_DOWN
                    assert obj.card.name not in shown(view, one)
    assert told
