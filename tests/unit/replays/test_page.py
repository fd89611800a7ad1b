import base64
import json
import re
import shutil
import subprocess
import zlib

import pytest

from experiments.replays.page import page
from experiments.replays.recording import Recording
from experiments.replays.table import Tables
from sim.engine import describe
from tests.games import new_game, play

BROWSER = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "chrome"))), None)


def data(html):
    packed = re.search(r'type="application/octet-stream">([^<]*)</script>', html).group(1)
    return json.loads(zlib.decompress(base64.b64decode(packed)))


@pytest.fixture(scope="module")
def html(recording):
    return page(recording)


def test_every_position_can_be_rebuilt_from_the_changes(recording, html):
    steps = data(html)["steps"]
    assert len(steps) == len(recording.choices) + 1
    tables, table = Tables(), {}
    for position, game in enumerate(recording.positions()):
        table |= steps[position]["table"]
        table = {key: value for key, value in table.items() if value is not None}
        assert table == json.loads(json.dumps(tables.of(game)))
    assert table["result"].startswith(("a won", "b won", "draw"))


def test_every_decision_has_its_options_and_what_was_chosen(recording, html):
    steps = data(html)["steps"]
    for step, game, choice in zip(
        steps[:-1], recording.positions(), recording.choices, strict=False
    ):
        assert [option[0] for option in step["options"]] == describe.options(
            game.state, game.decision
        )
        assert (step["player"], step["chosen"]) == (game.decision.player, choice)
    assert "options" not in steps[-1]


def test_all_cards_that_are_named_are_described(html):
    told = data(html)
    for step in told["steps"]:
        for key, entry in step["table"].items():
            if key.startswith("#") and entry is not None:
                assert told["cards"][entry["name"]]["faces"]


def test_the_page_is_the_same_each_time(recording, html):
    assert page(recording) == html


def test_the_page_needs_nothing_from_elsewhere(html):
    assert re.findall(r"\bhttps?://[\w.]+", html) == ["http://www.w3.org"]  # a namespace
    assert "default-src 'none'" in html
    assert not re.search(r'\b(?:src|href)="(?!#)', html)


def test_names_of_players_are_no_markup(finished):
    html = page(Recording.of(finished, ("<script>alert(1)</script>", 'a & "b"')))
    assert "<script>alert" not in html
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in html
    assert data(html)["players"] == ["<script>alert(1)</script>", 'a & "b"']


def test_pages_stay_small():
    long = play(new_game(seed=1, forced=True), 1)
    assert len(long.history) > 500
    size = len(page(Recording.of(long))) - 40_000
    assert size < 60 * len(long.history)


def test_a_game_that_is_not_over_is_shown_up_to_there():
    html = page(Recording.of(play(new_game(2), 2, 30)))
    last = data(html)["steps"][-1]
    assert last["options"] and "chosen" not in last


@pytest.mark.skipif(BROWSER is None, reason="Chromium is not installed")
@pytest.mark.parametrize("position", ["#7", "#999999"])
def test_a_browser_shows_the_position_in_the_address(recording, html, tmp_path, position):
    path = tmp_path / "game.html"
    path.write_text(html, encoding="utf-8")
    shown = subprocess.run(
        [
            BROWSER,
            *("--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"),
            *("--disable-component-update", "--disable-sync", "--virtual-time-budget=5000"),
            *(
                f"--user-data-dir={tmp_path / 'profile'}",
                "--dump-dom",
                f"{path.as_uri()}{position}",
            ),
        ],
        capture_output=True,
        text=True,
        timeout=60,
    ).stdout
    last = len(recording.choices)
    number = min(int(position[1:]), last)
    assert f"{number} of {last}" in shown
    steps = data(html)["steps"]
    asked = steps[number].get("asked") or steps[number]["table"]["result"]
    assert f'<p class="asked">{asked}</p>' in shown
