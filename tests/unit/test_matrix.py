"""Matrices of decks: pairings, figures, CSV and the report."""

import csv
import html.parser
import json
import re
import subprocess
import sys
from urllib.parse import unquote

import pytest

from cards import Deck
from experiments import compare
from experiments.cli import main
from experiments.figures.tables import matrix_table
from experiments.matrix import Matrix, matrix, matrix_schedule
from experiments.matrix_report import write_report
from experiments.matrix_report.report import examples, replay_name
from experiments.tournament import Runner
from experiments.workers import LocalBackend

LISTS = {
    "goblins": "20 Mountain\n12 Goblin Bushwhacker\n8 Lightning Bolt",
    "elves & <co>": "20 Forest\n20 Elvish Mystic",
    "giants": "20 Mountain\n20 Hill Giant",
}


@pytest.fixture(scope="module")
def decks():
    return [Deck.from_text(text, name, any_deck=True) for name, text in LISTS.items()]


@pytest.fixture(scope="module")
def played(decks) -> Matrix:
    return matrix(decks, 6, "random", seed=3, mirrors=True)


def test_every_pairing_is_played_as_compare_plays_it(decks, played):
    pairs = [(one.deck_a, one.deck_b) for one in played.pairings]
    names = list(LISTS)
    assert pairs == [
        (names[0], names[1]),
        (names[0], names[2]),
        (names[1], names[2]),
        *((name, name) for name in names),
    ]
    for one, pair in zip(played.pairings, [(0, 1), (0, 2), (1, 2)], strict=False):
        alone = compare(*(decks[index] for index in pair), 6, "random", "random", seed=3)
        assert (one.wins_a, one.wins_b, one.draws) == (alone.wins_a, alone.wins_b, alone.draws)
        assert one.mean_turns == alone.mean_turns
        assert one.win_rate.value == alone.win_rate


def test_what_is_told_of_a_deck_leaves_mirrors_out(decks, played):
    assert set(played.overall) == set(played.cards) == set(LISTS)
    decided = sum(one.wins_a + one.wins_b for one in played.pairings if one.deck_a != one.deck_b)
    assert sum(one.count for one in played.overall.values()) == 2 * decided
    bolt = played.cards["goblins"]["Lightning Bolt"]
    assert bolt.copies == 8
    seen = bolt.rates["GIH"].count + bolt.rates["GNS"].count
    assert seen == 8 * played.overall["goblins"].count
    rates = played.win_rates()
    both = rates["goblins", "giants"].value + rates["giants", "goblins"].value
    assert both == pytest.approx(1)


def test_the_result_does_not_depend_on_the_workers(decks, played):
    runner = Runner(backend=LocalBackend(2))
    assert matrix(decks, 6, "random", seed=3, mirrors=True, runner=runner) == played


def test_one_deck_against_a_gauntlet(decks):
    result = matrix(decks, 2, "random", seed=1, one=decks[2])
    assert [(one.deck_a, one.deck_b) for one in result.pairings] == [
        ("giants", "goblins"),
        ("giants", "elves & <co>"),
    ]
    assert result.decks == ["giants", "goblins", "elves & <co>"]
    assert len(result.ratings) == 3
    assert matrix_table(result).row_count == 3


def test_the_one_deck_meets_no_other_of_its_name(decks):
    again = Deck.from_text(LISTS["goblins"], "giants", any_deck=True)
    with pytest.raises(ValueError, match="two decks are called 'giants'"):
        matrix([again, decks[0]], 2, "random", one=decks[2])


def test_a_matrix_grows(decks, tmp_path):
    matrix(decks[:2], 2, "random", runner=Runner(out=tmp_path))
    grown = matrix(decks, 4, "random", runner=Runner(out=tmp_path, resume=True))
    assert grown == matrix(decks, 4, "random")
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 12
    assert json.loads((tmp_path / "summary.json").read_text())["decks"] == list(LISTS)


def test_examples_are_games_that_were_played(decks, played):
    schedule = matrix_schedule(decks, 6, "random", 3, mirrors=True)
    for which, one in enumerate(played.pairings):
        for example in (one.typical, one.longest):
            assert which * schedule.length <= example.index < (which + 1) * schedule.length
        assert one.longest.decisions >= one.typical.decisions


@pytest.mark.parametrize(("names", "problem"), [((0,), "at least two"), ((0, 0), "two decks")])
def test_decks_that_make_no_matrix(decks, names, problem):
    with pytest.raises(ValueError, match=problem):
        matrix([decks[index] for index in names], 2)


class Page(html.parser.HTMLParser):
    """What a page refers to and whether its tags are closed."""

    VOID = frozenset({"meta", "br", "link", "img"})

    def __init__(self, text):
        super().__init__()
        self.open = []
        self.links = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        if tag not in self.VOID:
            self.open.append(tag)
        self.links += [value for name, value in attrs if name in ("href", "src")]

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text += data


def test_the_report_needs_nothing_from_elsewhere(played, tmp_path):
    pytest.importorskip("jinja2")
    replays = {index: f"report-replays/{replay_name(index)}" for index in examples(played)}
    write_report(played, tmp_path / "report.html", replays)
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    page = Page(text)
    assert page.open == []
    assert set(page.links) == set(replays.values())
    assert "elves & <co>" in page.text
    assert "<co>" not in text
    assert not re.search(r"https?:|url\(|@import|<script", text)
    assert 'name="viewport"' in text
    for heading in ("Win rates", "Ratings", "The longest games", "Pairings", "Cards"):
        assert f"<h2>{heading}</h2>" in text
    for card in ("Lightning Bolt", "Elvish Mystic", "Hill Giant"):
        assert card in page.text


def test_a_report_of_a_gauntlet_without_replays(decks, tmp_path):
    pytest.importorskip("jinja2")
    write_report(matrix(decks, 2, "random", one=decks[0]), tmp_path / "report.html")
    page = Page((tmp_path / "report.html").read_text(encoding="utf-8"))
    assert page.links == []
    assert "goblins against 2 decks" in page.text


@pytest.fixture
def folder(tmp_path):
    for name, text in (("one", LISTS["goblins"]), ("two", LISTS["giants"])):
        (tmp_path / f"{name}.txt").write_text(text)
    return tmp_path


def test_the_command(folder, capsys):
    pytest.importorskip("jinja2")
    command = ["matrix", "one", "two", "--decks", str(folder), "--any-deck", "--agent", "random"]
    command += ["--games", "2", "--workers", "1"]
    page, table = folder / "report #1.html", folder / "table.csv"
    assert main([*command, "--html", str(page), "--csv", str(table)]) == 0
    printed = capsys.readouterr().out
    assert "1 one" in printed
    assert "Bradley-Terry" in printed
    (row,) = csv.DictReader(table.read_text().splitlines())
    assert (row["deck_a"], row["deck_b"], row["games"]) == ("one", "two", "2")
    links = set(Page(page.read_text(encoding="utf-8")).links)
    assert links
    for link in links:
        assert "#" not in link
        assert "<html" in (folder / unquote(link)).read_text(encoding="utf-8")
    assert main([*command, "--json", "--one", "one"]) == 0
    assert json.loads(capsys.readouterr().out)["one"] == "one"


def test_a_file_that_cannot_be_written_loses_nothing(folder):
    command = ["matrix", "one", "two", "--decks", str(folder), "--any-deck", "--agent", "random"]
    command += ["--games", "2", "--workers", "1", "--csv", str(folder)]
    done = subprocess.run(
        [sys.executable, "-m", "experiments.cli", *command], capture_output=True, text=True
    )
    assert done.returncode == 1
    assert "Bradley-Terry" in done.stdout
    assert done.stderr.splitlines()[-1].startswith(f"manaduel: {folder}: ")


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["elves"],
        ["elves", "no-such-deck"],
        ["elves", "--one"],
        ["elves", "caw-gates", "--csv", "no-such-folder/table.csv"],
        ["elves", "caw-gates", "--html", "no-such-folder/report.html"],
    ],
)
def test_bad_input_is_one_line_and_status_2(arguments, capsys):
    assert main(["matrix", *arguments]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
