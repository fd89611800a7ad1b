import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cards
from cards import Deck, DeckError

LEGAL = "4 Lightning Bolt\n56 Mountain\n"


def problems(text, **settings):
    with pytest.raises(DeckError) as caught:
        Deck.from_text(text, where="burn.txt", **settings)
    return caught.value.problems


def test_a_deck_is_its_cards():
    deck = Deck.from_text(LEGAL, name="burn")
    assert (deck.name, len(deck), len(list(deck))) == ("burn", 60, 60)
    assert deck.counts() == {"Lightning Bolt": 4, "Mountain": 56}
    assert deck.main[0] is cards.get("Lightning Bolt")
    assert pickle.loads(pickle.dumps(deck)) == deck


def test_lines_of_the_same_card_add_up():
    deck = Deck.from_text("2 Lightning Bolt\n56 Mountain\n2 lightning bolt")
    assert deck.counts() == {"Lightning Bolt": 4, "Mountain": 56}


def test_sideboard_cards_need_not_be_implemented():
    deck = Deck.from_text(LEGAL + "Sideboard\n2 No Such Card\n3 Mountain")
    assert [card.name for card in deck.sideboard] == ["Mountain"] * 3
    assert deck.unknown_sideboard == ("No Such Card",) * 2


def test_every_unknown_card_is_named_with_its_line():
    found = problems("4 Lightnig Bolt\n52 Mountain\n4 Montain", any_deck=True)
    assert [line.split(";")[0] for line in found] == [
        'burn.txt, line 1: no card "Lightnig Bolt"',
        'burn.txt, line 3: no card "Montain"',
    ]
    assert "Lightning Bolt" in found[0].split(";")[1]
    assert "Mountain" in found[1].split(";")[1]


@pytest.mark.parametrize("error", [DeckError(["a", "b"]), cards.UnknownCard("a", ["b"])])
def test_errors_cross_processes(error):
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_unknown_cards_sizes_and_copies_are_told_together():
    assert len(problems("5 Lightning Bolt\n5 No Such Card")) == 3


def test_too_few_cards():
    (line,) = problems("4 Lightning Bolt\n55 Mountain")
    assert line.startswith("burn.txt: 59 cards in the main deck")


def test_too_many_copies_over_main_deck_and_sideboard():
    (line,) = problems(LEGAL + "Sideboard\n1 Lightning Bolt")
    assert line.startswith("burn.txt, line 4: 5 copies of Lightning Bolt, at most 4")


def test_any_deck():
    assert len(Deck.from_text("5 Lightning Bolt", any_deck=True)) == 5


@pytest.mark.parametrize("text", ["", "\n\n", "// nothing\n", "Deck\n\nSideboard\n"])
def test_no_cards(text):
    assert len(problems(text, any_deck=True)) == 1


def test_a_sideboard_alone_is_no_deck():
    assert problems("Sideboard\n1 Mountain", any_deck=True)


@pytest.mark.parametrize("name", ["mono-red-madness", "mono-red-rally", "Mono-Red-Rally.txt"])
def test_shipped_decks_are_found_by_name(name):
    deck = Deck.load(name)
    assert len(deck) == 60
    assert deck.name == name.lower().removesuffix(".txt")


def test_ten_pauper_decks_and_others_are_shipped():
    assert len(cards.deck_names()) > 10
    assert "demon-trove" in cards.deck_names()


def test_a_folder_comes_before_the_shipped_decks(tmp_path):
    (tmp_path / "mono-red-rally.dec").write_text(LEGAL)
    (tmp_path / "Mine.txt").write_text(LEGAL)
    assert "Lightning Bolt" in Deck.load("mono-red-rally", tmp_path).counts()
    assert Deck.load("mine", tmp_path).name == "Mine"
    assert len(cards.deck_names(tmp_path)) == len(cards.deck_names()) + 1


def test_a_path_is_a_deck(tmp_path):
    path = tmp_path / "burn.txt"
    path.write_bytes(b"\xef\xbb\xbf" + LEGAL.replace("\n", "\r\n").encode())
    assert Deck.load(path) == Deck.load(str(path))
    assert Deck.load(path).name == "burn"


def test_an_unknown_deck_is_refused_with_the_nearest_names():
    with pytest.raises(DeckError, match=r"mono-red-raly.* neither .*nearest: mono-red-rally"):
        Deck.load("mono-red-raly")


@pytest.mark.parametrize("name", ["", "a\0b", "x" * 9999, "no/such/deck.txt"])
def test_names_of_nothing(name):
    with pytest.raises(DeckError, match="neither a file nor the name of a deck"):
        Deck.load(name)


def test_files_that_are_no_decklist(tmp_path):
    files = {"binary": b"\x7fELF\0\0", "empty": b"", "blank": b"\r\n\n", "large": b"a" * 2_000_000}
    for name, data in files.items():
        (tmp_path / name).write_bytes(data)
        with pytest.raises(DeckError) as caught:
            Deck.load(tmp_path / name)
        assert len(caught.value.problems) == 1
    with pytest.raises(DeckError, match="is a folder"):
        Deck.load(tmp_path)
    with pytest.raises(DeckError, match="no folder that can be read"):
        Deck.load("elves", tmp_path / "nothing")


@given(st.text())
def test_any_text_is_a_deck_or_a_deck_error(text):
    try:
        assert len(Deck.from_text(text, any_deck=True)) > 0
    except DeckError as error:
        assert error.problems


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Wear // Tear", "Wear // Tear"),
        ("Wear/Tear", "Wear // Tear"),
        ("Bonecrusher Giant", "Bonecrusher Giant"),
        ("Bonecrusher Giant // Stomp", "Bonecrusher Giant"),
        ("Huntmaster of the Fells/Ravager of the Fells", "Huntmaster of the Fells"),
        ("Shock // Shock", "Shock"),
    ],
)
def test_cards_of_two_faces_are_written_in_several_ways(written, name):
    assert Deck.from_text(f"4 {written}\n56 Mountain").counts()[name] == 4


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("Wear", "Wear // Tear"),
        ("Tear", "Wear // Tear"),
        ("Stomp", "Bonecrusher Giant"),
        ("Ravager of the Fells", "Huntmaster of the Fells"),
        ("Huntmaster of the Fells // Shock", "Huntmaster of the Fells"),
    ],
)
def test_another_face_alone_and_a_wrong_one_are_told_the_card(written, meant):
    (line,) = problems(f"4 {written}\n56 Mountain")
    assert line.startswith(f'burn.txt, line 1: no card "{written}"; nearest: {meant},')


def test_of_very_many_unknown_cards_the_last_get_no_nearest_names():
    found = problems("\n".join(f"1 Lightnig Bolt {number}" for number in range(210)), any_deck=True)
    assert len(found) == 210
    assert "nearest" in found[0]
    assert found[-1] == 'burn.txt, line 210: no card "Lightnig Bolt 209"'
