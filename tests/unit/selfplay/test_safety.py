"""Runs that are killed, folders that are full, files that are damaged."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time

import numpy as np
import pytest

from agents.random_agent import RandomAgent
from cards import Deck
from experiments.cli import main
from experiments.selfplay import SelfPlayError, load_selfplay, selfplay
from experiments.selfplay.run import Summary
from sim.engine.files import folder_locked
from tests.unit.selfplay.conftest import RANDOM


class Fickle(RandomAgent):
    """An agent that is another one later, as a policy whose file is trained further."""

    later = False

    def choose(self, view, decision):
        return 0 if self.later else super().choose(view, decision)


def again(folder, decks, games=6, specs=RANDOM, **settings) -> Summary:
    settings = {"seed": 5, "shard_games": 2, "resume": True} | settings
    return selfplay(folder, decks, games, specs, **settings)


def contents(folder):
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.fixture
def copy(made, tmp_path):
    return shutil.copytree(made, tmp_path / "copy")


@pytest.fixture
def unfinished(copy):
    """The data set as a run leaves it that is killed while it writes its second shard."""
    manifest = json.loads((copy / "manifest.json").read_text(encoding="utf-8"))
    (copy / "manifest.json").write_text(
        json.dumps(manifest | {"complete": False, "shards": []}), encoding="utf-8"
    )
    half = (copy / "shard-000001.npz").read_bytes()[:1000]
    (copy / ".shard-000001.npz.4711.part").write_bytes(half)
    for name in ("shard-000001.npz", "shard-000002.npz"):
        (copy / name).unlink()
    return copy


def test_a_run_goes_on_to_the_same_end(unfinished, made, decks):
    found = again(unfinished, decks)
    assert (found.games, found.new_games, found.notes) == (6, 4, ())
    assert contents(unfinished) == contents(made)


def test_a_finished_run_has_nothing_left_to_do(copy, made, decks):
    assert again(copy, decks).new_games == 0
    assert contents(copy) == contents(made)


def test_what_is_there_of_an_unfinished_run_can_be_read(unfinished):
    with pytest.raises(SelfPlayError, match="not finished"):
        load_selfplay(unfinished)
    data = load_selfplay(unfinished, unfinished=True)
    assert (data.games, len(list(data.episodes()))) == (2, 4)


@pytest.mark.parametrize("damage", ["cut", "flipped", "empty", "other", "array"])
def test_a_damaged_shard_is_played_again_and_kept(copy, made, decks, damage, tmp_path):
    path = copy / "shard-000001.npz"
    content = bytearray(path.read_bytes())
    if damage == "flipped":
        content[len(content) // 2] ^= 255
    if damage == "other":
        content = (copy / "shard-000002.npz").read_bytes()
    if damage == "array":
        np.save(tmp_path / "array.npy", np.arange(3))
        content = (tmp_path / "array.npy").read_bytes()
    path.write_bytes({"cut": content[:500], "empty": b""}.get(damage, content))
    found = again(copy, decks)
    assert found.new_games == 2
    assert len(found.notes) == 1 and str(path) in found.notes[0]
    kept = copy / "shard-000001.npz.damaged-1"
    assert kept.exists()
    kept.unlink()
    assert contents(copy) == contents(made)


@pytest.mark.parametrize("damage", ["gone", "cut", "manifest gone", "manifest odd", "layout"])
def test_data_that_cannot_be_read(copy, damage):
    path, manifest = copy / "shard-000001.npz", copy / "manifest.json"
    facts = json.loads(manifest.read_text(encoding="utf-8"))
    if damage == "gone":
        path.unlink()
    elif damage == "cut":
        os.truncate(path, 500)
    elif damage == "manifest gone":
        manifest.unlink()
    elif damage == "manifest odd":
        manifest.write_text(json.dumps(facts | {"shards": [1]}), encoding="utf-8")
    else:
        manifest.write_text(json.dumps(facts | {"layout": "0"}), encoding="utf-8")
    with pytest.raises(SelfPlayError, match=str(copy)) as caught:
        load_selfplay(copy)
    assert len(str(caught.value).splitlines()) == 1


def test_a_shard_whose_bytes_changed_is_told_when_it_is_read(copy):
    path = copy / "shard-000001.npz"
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 255
    path.write_bytes(content)
    with pytest.raises(SelfPlayError, match="shard-000001"):
        list(load_selfplay(copy).shards())


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"resume": False}, "holds a data set already"),
        ({"seed": 6}, "other seed"),
        ({"games": 8}, "other games"),
        ({"shard_games": 3}, "other games_per_shard"),
        ({"specs": ("random", "heuristic")}, "other agents"),
    ],
)
def test_what_is_another_data_set_is_refused(copy, decks, settings, told):
    before = contents(copy)
    with pytest.raises(SelfPlayError, match=told):
        again(copy, decks, **settings)
    assert contents(copy) == before


def test_a_deck_that_changed_is_refused(copy, decks):
    changed = Deck(decks[0].name, (*decks[0].main[1:], decks[0].main[0]))
    with pytest.raises(SelfPlayError, match="other decks"):
        again(copy, [changed, decks[1]])


def test_an_agent_that_changed_is_noticed(decks, tmp_path, monkeypatch):
    specs = (f"{__name__}:Fickle", "random")
    again(tmp_path, decks, 2, specs, resume=False)
    assert again(tmp_path, decks, 2, specs).new_games == 0
    monkeypatch.setattr(Fickle, "later", True)
    with pytest.raises(SelfPlayError, match="another one now"):
        again(tmp_path, decks, 2, specs)


def test_folders_that_cannot_be_used(decks, tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(SelfPlayError, match="is a file"):
        again(tmp_path / "file", decks)
    (tmp_path / "shard-000000.npz").write_bytes(b"")
    with pytest.raises(SelfPlayError, match=r"no manifest\.json"):
        again(tmp_path, decks)


def test_two_runs_do_not_write_in_one_folder(copy, decks):
    before = contents(copy)
    with folder_locked(copy), pytest.raises(SelfPlayError, match="another run"):
        again(copy, decks)
    assert contents(copy) == before


def test_the_command(tmp_path, capfd):
    command = ["selfplay", str(tmp_path / "data"), "mono-red-madness", "--games", "3"]
    command += [
        "--agent-a",
        "random",
        "--agent-b",
        "random",
        "--workers",
        "1",
        "--shard-games",
        "2",
    ]
    assert main(command) == 0
    assert "per step" in capfd.readouterr().out
    assert main([*command, "--resume", "--json"]) == 0
    assert json.loads(capfd.readouterr().out)["new_games"] == 0
    assert main(command) == 2
    assert len(capfd.readouterr().err.splitlines()) == 1


COMMAND = [
    *(sys.executable, "-m", "experiments.cli", "selfplay"),
    *("mono-red-madness", "mono-red-rally", "--agent-a", "random", "--agent-b", "random"),
    *("--seed", "5", "--games", "6", "--shard-games", "2", "--workers", "1"),
]


def command(folder, *more):
    return [*COMMAND[:4], str(folder), *COMMAND[4:], *more]


def test_no_room_is_one_line_and_what_was_written_stays(made, tmp_path):
    # A limit on the size of files has the system refuse what does not fit, as a full disk does.
    sizes = sorted(file.stat().st_size for file in made.glob("shard-*"))
    limit = max(sizes) - 1
    script = (
        "import resource, sys\n"
        f"resource.setrlimit(resource.RLIMIT_FSIZE, ({limit}, {limit}))\n"
        "from experiments.cli import main\n"
        "sys.exit(main(sys.argv[1:]))\n"
    )
    arguments = command(tmp_path / "data")[3:]
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    lines = [line for line in done.stderr.splitlines() if line.startswith("manaduel:")]
    assert len(lines) == 1 and "shard-" in lines[0] and "Traceback" not in done.stderr
    left = {file.name for file in (tmp_path / "data").iterdir()}
    assert not any(name.endswith(".part") for name in left)
    assert "manifest.json" in left
    assert (
        subprocess.run(command(tmp_path / "data", "--resume"), capture_output=True).returncode == 0
    )
    assert contents(tmp_path / "data") == contents(made)


def test_a_killed_run_leaves_whole_shards(made, tmp_path):
    folder = tmp_path / "data"
    run = subprocess.Popen(command(folder), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    waited = time.monotonic() + 60
    while not (folder / "shard-000000.npz").exists() and time.monotonic() < waited:
        time.sleep(0.005)
    run.send_signal(signal.SIGKILL)
    run.communicate()
    for file in folder.glob("shard-*"):
        assert file.read_bytes() == (made / file.name).read_bytes()
    assert subprocess.run(command(folder, "--resume"), capture_output=True).returncode == 0
    assert contents(folder) == contents(made)
