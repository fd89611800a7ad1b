import json
import os

import pytest

import cards
import sim
from tests.games import new_game, play


@pytest.fixture(scope="module")
def finished():
    return play(new_game(seed=21, starting_player=1), 3)


@pytest.fixture
def saved(finished, tmp_path):
    path = tmp_path / "game.json"
    sim.replay.save(finished, path)
    return path


def change(path, **fields):
    content = json.loads(path.read_text(encoding="utf-8"))
    content.update(fields)
    path.write_text(json.dumps(content), encoding="utf-8")


def message(path, lookup=cards.get):
    with pytest.raises(sim.replay.ReplayError) as caught:
        sim.replay.verify(path, lookup)
    text = str(caught.value)
    assert len(text.splitlines()) == 1
    assert str(path) in text
    return text


def test_a_saved_game_plays_again(finished, saved):
    game = sim.replay.load(saved, cards.get)
    assert game.key() == finished.key()
    assert game.result == finished.result
    assert game.history == finished.history
    assert sim.replay.verify(saved, cards.get) == finished.result


def test_a_game_may_be_saved_before_it_is_over(tmp_path):
    for decisions in (0, 30):
        game = play(new_game(2, forced=True), 2, decisions)
        sim.replay.save(game, tmp_path / "game")
        assert sim.replay.verify(tmp_path / "game", cards.get) is None
        again = sim.replay.load(tmp_path / "game", cards.get)
        assert again.key() == game.key()
        play(again, 5, 3)


def test_a_game_is_loaded_up_to_a_decision(finished, saved):
    for decisions in (0, 7, 10_000):
        game = sim.replay.load(saved, cards.get, decisions)
        assert game.history == finished.history[:decisions]


def test_clones_and_pickled_games_are_saved_too(finished, tmp_path):
    sim.replay.save(finished.clone(), str(tmp_path / "game"))
    assert sim.replay.verify(str(tmp_path / "game"), cards.get) == finished.result


def test_a_resampled_game_is_not_saved(tmp_path):
    game = play(new_game(2), 2, 30)
    with pytest.raises(sim.replay.ReplayError, match="resampled"):
        sim.replay.save(game.resample(game.decision.player, 0), tmp_path / "game")


def test_a_file_that_cannot_be_written(finished, tmp_path):
    for path in (tmp_path, tmp_path / "nowhere" / "game"):
        with pytest.raises(sim.replay.ReplayError, match="cannot be written"):
            sim.replay.save(finished, path)


def test_a_missing_file(tmp_path):
    assert "cannot be read" in message(tmp_path / "game")
    assert "cannot be read" in message(tmp_path)


@pytest.mark.parametrize(
    "content",
    [b"", b"\x00\xff\x80", b"4 Mountain", b"[]", b"1", b"{}", b'{"format": 1}', b"[" * 10**5],
)
def test_a_file_that_is_no_replay(tmp_path, content):
    path = tmp_path / "game"
    path.write_bytes(content)
    assert "not a replay" in message(path)


@pytest.mark.parametrize(
    "field",
    [
        "engine",
        "seed",
        "starting_player",
        "settings",
        "decks",
        "choices",
        "checks",
        "key",
        "result",
    ],
)
def test_a_field_that_is_missing_or_odd(saved, field):
    content = json.loads(saved.read_text(encoding="utf-8"))
    for odd in ({"odd": 1}, -1, "odd", [1]):
        saved.write_text(json.dumps(content | {field: odd}), encoding="utf-8")
        message(saved)
    del content[field]
    saved.write_text(json.dumps(content), encoding="utf-8")
    assert "not a replay" in message(saved)


def test_a_replay_cut_off(saved):
    os.truncate(saved, 300)
    assert "not a replay" in message(saved)


def test_another_version(saved):
    change(saved, engine="0.0.0-other")
    assert "version 0.0.0-other" in message(saved)


def test_an_unknown_card(saved):
    change(saved, decks=[[[60, "No Such Card"]]] * 2)
    assert 'no card "No Such Card"' in message(saved)


def test_where_a_game_diverges(saved, finished):
    choices = list(finished.history)
    change(saved, choices=[*choices[:9], 999, *choices[10:]])
    assert "at decision 9" in message(saved)
    change(saved, choices=choices, seed=22)
    assert "at decision" in message(saved)
    change(saved, seed=21, key="0" * 32)
    assert "ends otherwise" in message(saved)
