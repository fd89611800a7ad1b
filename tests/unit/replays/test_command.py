import json
import subprocess
import sys

import pytest

from experiments.cli import main
from sim.engine.files import write_whole


def problem(capfd, *arguments, status=2):
    assert main(["replay", *map(str, arguments)]) == status
    printed = capfd.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1
    return printed.err


def change(path, **fields):
    content = json.loads(path.read_text(encoding="utf-8")) | fields
    path.write_text(json.dumps(content), encoding="utf-8")


def test_verify(saved, capfd):
    assert main(["replay", str(saved), "--verify"]) == 0
    assert "goes as it went" in capfd.readouterr().out


def test_the_page_is_written(saved, tmp_path, capfd):
    path = tmp_path / "game.html"
    assert main(["replay", str(saved), "--html", str(path)]) == 0
    assert "madness" in path.read_text(encoding="utf-8")
    assert [one.name for one in tmp_path.iterdir() if one.name.startswith(".")] == []


def test_moves_and_worth(saved, capfd):
    assert main(["replay", str(saved), "--moves"]) == 0
    assert "Turn 1" in capfd.readouterr().out
    random = ["--agent-a", "random", "--agent-b", "random", "--workers", "1", "--games", "4"]
    assert main(["replay", str(saved), "--from", "0", "--change", "1", *random]) == 0
    assert "95% interval" in capfd.readouterr().out
    assert main(["replay", str(saved), "--from", "0", "--change", "1", *random, "--json"]) == 0
    assert json.loads(capfd.readouterr().out)["pairs"] == 4


def test_files_that_cannot_be_used(saved, tmp_path, capfd):
    assert "cannot be read" in problem(capfd, tmp_path / "nothing", "--verify")
    (tmp_path / "odd").write_text("{}", encoding="utf-8")
    assert "not a replay" in problem(capfd, tmp_path / "odd")
    change(saved, players=["one"])
    assert "players" in problem(capfd, saved)
    change(saved, players=["one", "other"], engine="0.0.0-other")
    assert "version 0.0.0-other" in problem(capfd, saved, "--verify")


def test_a_game_that_goes_another_way_is_status_1(saved, capfd):
    change(saved, key="0" * 32)
    assert "ends otherwise" in problem(capfd, saved, "--verify", status=1)


def test_decisions_and_options_that_are_not_there(saved, capfd):
    assert "no decision 99999" in problem(capfd, saved, "--from", "99999", "--change", "0")
    assert "no decision 99999" in problem(capfd, saved, "--at", "99999")
    assert "--from" in problem(capfd, saved, "--change", "0")
    assert "--change" in problem(capfd, saved, "--from", "0")
    assert main(["replay", str(saved), "--from", "0", "--change", "surrender"]) == 2
    printed = capfd.readouterr().err
    assert 'no option "surrender"' in printed
    assert "0: keep 7 cards" in printed


def test_a_page_that_cannot_be_written(saved, tmp_path):
    page = tmp_path / "nowhere" / "game.html"
    command = [sys.executable, "-m", "experiments.cli", "replay", str(saved), "--html", str(page)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"manaduel: {page}: No such file or directory\n"


def test_what_was_there_stays_where_there_is_no_room(tmp_path):
    path = tmp_path / "file"
    write_whole(path, b"before")
    script = (
        "import resource, sys\n"
        "from sim.engine.files import write_whole\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))\n"
        "try:\n"
        "    write_whole(sys.argv[1], bytes(5000))\n"
        "except OSError as error:\n"
        "    print(error.filename)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(path)], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == str(path)
    assert path.read_bytes() == b"before"
    assert [one.name for one in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("name", ["\0", ""])
def test_a_path_that_is_none(name):
    with pytest.raises((OSError, ValueError)):
        write_whole(name, b"")
