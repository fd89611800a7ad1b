import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.deck_formats import card_name, decode, parse


def listed(entries):
    return [(entry.count, entry.name) for entry in entries]


def main_and_sideboard(text):
    decklist = parse(text)
    assert decklist.problems == []
    return listed(decklist.main), listed(decklist.sideboard)


def test_arena():
    text = (
        "\ufeffAbout\r\nName Fire & Flame\r\n\r\nDeck\r\n4 Lightning Bolt (M10) 146\r\n"
        "16 Mountain (M21) 269\r\n\r\nSideboard\r\n2 Smash to Smithereens (ORI) 163\r\n"
    )
    assert main_and_sideboard(text) == (
        [(4, "Lightning Bolt"), (16, "Mountain")],
        [(2, "Smash to Smithereens")],
    )
    assert parse(text).name == "Fire & Flame"


def test_lines_keep_their_numbers():
    assert [entry.line for entry in parse("// x\n\n4 Shock\n\n\n2 Forest").main] == [3, 6]


@pytest.mark.parametrize(
    "heading", ["Sideboard", "sideboard:", "SIDEBOARD (2)", "[Sideboard]", "//Sideboard", "# Side"]
)
def test_headings_of_a_sideboard(heading):
    assert main_and_sideboard(f"4 Shock\n{heading}\n2 Duress") == ([(4, "Shock")], [(2, "Duress")])


def test_sideboard_marked_line_by_line():
    text = "// NAME : Burn\n4 Shock\nSB:  2 Duress\nsb: 1 Abrade\n3 Forest\n"
    assert main_and_sideboard(text) == (
        [(4, "Shock"), (3, "Forest")],
        [(2, "Duress"), (1, "Abrade")],
    )
    assert parse(text).name == "Burn"


def test_blank_line_before_an_unmarked_sideboard():
    text = "4 Shock\n\n56 Mountain\n\n15 Duress\n\n"
    assert main_and_sideboard(text) == ([(4, "Shock"), (56, "Mountain")], [(15, "Duress")])


@pytest.mark.parametrize("text", ["36 Shock\n\n15 Forest\n", "60 Mountain\n\n16 Duress"])
def test_blank_line_inside_a_main_deck(text):
    main, sideboard = main_and_sideboard(text)
    assert len(main) == 2
    assert sideboard == []


def test_a_section_of_another_name_is_left_out_with_a_note():
    decklist = parse("[Main]\n60 Mountain\n[Stickers]\n1 Ancestral Hot Dog Minotaur\n")
    assert listed(decklist.main) == [(60, "Mountain")]
    assert decklist.notes == ["line 3: the section [Stickers] is left out"]


def test_commander_and_companion():
    text = "Commander\n1 Ezuri, Claw of Progress\n\nCompanion\n1 Lurrus\n\nDeck\n99 Forest"
    assert main_and_sideboard(text) == (
        [(1, "Ezuri, Claw of Progress"), (99, "Forest")],
        [(1, "Lurrus")],
    )
    assert len(parse(text).notes) == 1


def test_companion_that_the_sideboard_lists_too():
    text = "Companion\n1 Lurrus\n\nDeck\n60 Forest\n\nSideboard\n1 Lurrus\n"
    assert main_and_sideboard(text)[1] == [(1, "Lurrus")]


def test_forge_dck():
    text = (
        "[metadata]\nName=Burn\nDescription=4 fun\n[Avatar]\n1 Goblin|X|1\n[Main]\n"
        "4 Lightning Bolt|M10|1\n2 Fire // Ice+|APC\n[Sideboard]\n1 Duress|M10\n"
    )
    assert main_and_sideboard(text) == (
        [(4, "Lightning Bolt"), (2, "Fire // Ice")],
        [(1, "Duress")],
    )
    assert parse(text).name == "Burn"


def test_xmage_dck():
    text = (
        "NAME:Burn\n4 [M10:146] Lightning Bolt\nSB: 1 [M10:95] Duress\n"
        "LAYOUT MAIN:(1,1)(NONE,false,50)|([M10:146])\n"
    )
    assert main_and_sideboard(text) == ([(4, "Lightning Bolt")], [(1, "Duress")])
    assert parse(text).name == "Burn"


def test_dek():
    text = (
        '<?xml version="1.0" encoding="utf-8"?>\n<Deck>\n  <NetDeckID>0</NetDeckID>\n'
        '  <Cards CatID="1" Quantity="4" Sideboard="false" Name="Fire/Ice" Annotation="0" />\n'
        '  <Cards CatID="2" Quantity="3" Sideboard="true" Name="Duress" />\n</Deck>\n'
    )
    assert main_and_sideboard(text) == ([(4, "Fire/Ice")], [(3, "Duress")])
    assert parse(text).main[0].line == 4


@pytest.mark.parametrize(
    "text",
    ["<Deck><Cards", "<html><body>x</p></html>", '<Deck><Cards Quantity="x" Name="y"/></Deck>'],
)
def test_bad_dek(text):
    assert len(parse(text).problems) == 1


@pytest.mark.parametrize(
    "text",
    [
        "Lightning Bolt",
        "Lightning Bolt (M10) 146",
        "Lightning Bolt (m10) 146p",
        "Lightning Bolt (F)",
        "Lightning Bolt <146> [M10] (F)",
        "Lightning Bolt *F*",
        "Lightning Bolt (2X2) 117 *F* #burn",
        "Lightning Bolt # the best",
        "[M10:146] Lightning Bolt",
        "Lightning Bolt|M10|1",
    ],
)
def test_marks_around_a_name(text):
    assert card_name(text) == "Lightning Bolt"


@pytest.mark.parametrize("name", ["+2 Mace", "Erase (Not the Urza's Legacy One)", "Fire // Ice"])
def test_names_that_look_like_marks(name):
    assert card_name(name) == name


def test_counts():
    assert main_and_sideboard("4x Shock\n4X Duress\n2\tForest\n1 x Abrade")[0] == [
        (4, "Shock"),
        (4, "Duress"),
        (2, "Forest"),
        (1, "Abrade"),
    ]


@pytest.mark.parametrize("line", ["Shock", "-4 Shock", "4.5 Shock", "1000 Shock", "0 Shock", "4"])
def test_no_card_line(line):
    assert [number for number, _ in parse(f"4 Forest\n{line}").problems] == [2]


def test_categories_are_passed_over():
    assert main_and_sideboard("Creatures (4)\n4 Elves\nLands (20):\n20 Forest")[0] == [
        (4, "Elves"),
        (20, "Forest"),
    ]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
def test_encodings(encoding):
    assert decode("4 Lim-Dûl's Vault\r\n".encode(encoding)) == "4 Lim-Dûl's Vault\r\n"


@pytest.mark.parametrize("data", [b"\x7fELF\x02\x01\0\0", b"\x89PNG\r\n\x1a\n\0", b"\xff\xfe\x00"])
def test_binary(data):
    assert decode(data) is None


@given(st.binary())
def test_no_bytes_break_the_reader(data):
    text = decode(data)
    if text is not None:
        parse(text)


@given(st.text("0123456789 \n/#<>[]()|*:SBx\ta"))
def test_no_text_breaks_the_reader(text):
    parse(text)
