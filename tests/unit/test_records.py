"""Folders of records: what is written is found again, whatever happened to the files."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from experiments.records import Record, RecordError, Seat, Side, StoreError, from_line, open_store

SIDES = (Side("elves", "aa", "random"), Side("caw-gates", "bb", "heuristic"))
DECKS = {"elves": "aa", "caw-gates": "bb"}
SETTINGS = {"command": "test", "seed": 1}


def record(number, game=1, games=1, **fields):
    known = {
        "number": number,
        "game": game,
        "games": games,
        "sides": SIDES,
        "seat_of_a": number % 2,
        "seats": (Seat(1, {"Forest": 3}, {"Forest": 1}, {"Forest": 2}), Seat(sideboarded=True)),
        "seed": 5,
        "starting_player": 1,
        "winner": 0,
        "outcome": "win",
        "reason": "0 or less life",
        "turns": 9,
        "decisions": 80,
        "engine": "1",
    }
    return Record(**(known | fields))


def filled(folder, numbers=range(5)):
    with open_store(folder, SETTINGS, DECKS) as store:
        for number in numbers:
            store.add([record(number)])
    return folder / "games.jsonl"


def resumed(folder, **changes):
    return open_store(folder, SETTINGS | changes, DECKS, resume=True)


def test_a_line_is_the_record():
    for one in (record(3), record(2, winner=None, outcome="failed", replay="failures/x.json")):
        line = one.line()
        assert line.endswith("\n")
        assert line.isascii()
        assert from_line(line) == one
        fields = json.loads(line)
        assert [seat["deck"] for seat in fields["seats"]] == (
            ["elves", "caw-gates"] if one.number == 2 else ["caw-gates", "elves"]
        )


@pytest.mark.parametrize(
    "harm",
    [
        lambda line: "",
        lambda line: line[:-1],
        lambda line: line[1:],
        lambda line: line.replace('"winner": 0', '"winner": 1'),
        lambda line: "{}",
        lambda line: "\0" * len(line),
        lambda line: line + line,
    ],
)
def test_a_line_that_was_cut_or_changed_is_noticed(harm):
    with pytest.raises(RecordError):
        from_line(harm(record(1).line().rstrip()))


def test_what_was_written_is_there(tmp_path):
    filled(tmp_path / "new" / "run")
    with resumed(tmp_path / "new" / "run") as store:
        assert [number for number in range(9) if store.has(SIDES, number)] == [0, 1, 2, 3, 4]
        assert not store.has(SIDES[::-1], 0)
        assert store.read(SIDES, 3) == [record(3)]
        assert store.last == (SIDES, 4)
        assert store.count(SIDES) == 5
        assert store.notes == []
        store.add([record(5)])
        assert store.read(SIDES, 5) == [record(5)]
        store.summarize({"games": 6})
    assert json.loads((tmp_path / "new" / "run" / "summary.json").read_text()) == {"games": 6}


def test_the_last_game_is_one_that_did_not_fail(tmp_path):
    with open_store(tmp_path, SETTINGS, DECKS) as store:
        store.add([record(0)])
        store.add([record(1, winner=None, outcome="failed")])
        assert store.last == (SIDES, 0)
    with resumed(tmp_path) as store:
        assert store.last == (SIDES, 0)
        assert store.has(SIDES, 1)


def test_a_half_written_line_is_cut_off(tmp_path):
    path = filled(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(whole + record(5).line().encode()[:100])
    with resumed(tmp_path) as store:
        assert "100 bytes at the end" in store.notes[0]
        assert store.last == (SIDES, 4)
    assert path.read_bytes() == whole
    assert not list(tmp_path.glob("*.damaged*"))


@pytest.mark.parametrize("line", [0, 2, 4])
def test_a_damaged_line_is_left_out_and_kept_aside(tmp_path, line):
    path = filled(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[line] = lines[line].replace(b"Forest", b"F\xffrest")
    path.write_bytes(b"".join(lines))
    with resumed(tmp_path) as store:
        assert f"line {line + 1}: the record is not as it was written" in store.notes[0]
        left = [number for number in range(5) if number != line]
        assert [number for number in range(5) if store.has(SIDES, number)] == left
        assert [store.read(SIDES, number) for number in left] == [[record(n)] for n in left]
        store.add([record(line)])
    assert (tmp_path / "games.jsonl.damaged-1").read_bytes() == b"".join(lines)
    with resumed(tmp_path) as store:
        assert store.notes == []
        assert store.count(SIDES) == 5


def test_matches_are_whole_or_not_there(tmp_path):
    def match(number, games=3):
        return [record(number, game, games) for game in range(1, games + 1)]

    with open_store(tmp_path, SETTINGS, DECKS) as store:
        for number in range(3):
            store.add(match(number))
        assert store.read(SIDES, 1) == match(1)
    path = tmp_path / "games.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))  # the last match is killed in its middle
    with resumed(tmp_path) as store:
        assert [store.has(SIDES, number) for number in range(3)] == [True, True, False]
    path.write_bytes(b"".join([*lines[:4], *lines[5:]]))  # a game of the second is missing
    with resumed(tmp_path) as store:
        assert [store.has(SIDES, number) for number in range(3)] == [True, False, True]
        assert store.read(SIDES, 2) == match(2)


def test_a_folder_with_a_run_is_not_written_over(tmp_path):
    filled(tmp_path)
    with pytest.raises(StoreError, match="holds a run already; --resume"):
        open_store(tmp_path, SETTINGS, DECKS)


def test_resuming_what_is_not_there_begins_it(tmp_path):
    with resumed(tmp_path) as store:
        assert store.last is None


def test_a_run_goes_on_with_what_it_began_with(tmp_path, monkeypatch):
    filled(tmp_path)
    with pytest.raises(StoreError, match="begun with seed 1, not 2"):
        resumed(tmp_path, seed=2)
    with pytest.raises(StoreError, match="the deck elves has changed since"):
        open_store(tmp_path, SETTINGS, DECKS | {"elves": "cc"}, resume=True)
    monkeypatch.setattr("experiments.records.opening.version", lambda: "9.9")
    with pytest.raises(StoreError, match=r"version .* of the engine, this is 9.9"):
        resumed(tmp_path)


def test_more_decks_may_come_to_a_run(tmp_path):
    filled(tmp_path)
    with open_store(tmp_path, SETTINGS, {"spy-combo": "dd"}, resume=True):
        pass
    with pytest.raises(StoreError, match="the deck spy-combo has changed"):
        open_store(tmp_path, SETTINGS, {"spy-combo": "ee"}, resume=True)


@pytest.mark.parametrize("text", ["", "[]", '{"settings": 1}', "\udcff"])
def test_a_broken_manifest_is_told(tmp_path, text):
    filled(tmp_path)
    (tmp_path / "run.json").write_bytes(text.encode(errors="surrogateescape"))
    with pytest.raises(StoreError, match=r"run\.json: is not what a run writes"):
        resumed(tmp_path)


def test_records_without_a_manifest_are_not_written_to(tmp_path):
    filled(tmp_path)
    (tmp_path / "run.json").unlink()
    with pytest.raises(StoreError, match=r"has games\.jsonl but no run\.json"):
        resumed(tmp_path)


def test_a_file_is_no_folder(tmp_path):
    path = tmp_path / "file"
    path.write_text("")
    with pytest.raises(StoreError, match="is a file, not a folder"):
        open_store(path, SETTINGS, DECKS)


@pytest.mark.skipif(sys.platform == "win32", reason="needs locks of files")
def test_two_runs_do_not_write_the_same_folder(tmp_path):
    filled(tmp_path)
    with resumed(tmp_path), pytest.raises(StoreError, match="another run is writing there"):
        resumed(tmp_path)
    with resumed(tmp_path):
        pass


class Full:
    """A file on a disk that has room for some bytes more."""

    def __init__(self, file, room):
        self.file = file
        self.room = room

    def write(self, content):
        if not self.room:
            raise OSError(28, "No space left on device")
        written = self.file.write(content[: self.room])
        self.room -= written
        return written

    def __getattr__(self, name):
        return getattr(self.file, name)


def test_a_full_disk_leaves_whole_records(tmp_path):
    path = filled(tmp_path)
    before = path.read_bytes()
    store = resumed(tmp_path)
    file, store._file = store._file, Full(store._file, 70)
    with pytest.raises(OSError, match="No space left") as raised:
        store.add([record(5)])
        store.write()
    assert raised.value.filename == str(path)
    assert path.read_bytes() == before
    store._file = file
    store.close()
    with resumed(tmp_path) as store:
        assert store.notes == []
        assert store.count(SIDES) == 5


@pytest.mark.skipif(sys.platform != "linux", reason="needs a small file system")
def test_a_full_file_system(tmp_path):
    small = tmp_path / "small"
    small.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", small]).returncode:
        pytest.skip("no right to mount one")
    try:
        with pytest.raises(OSError, match="No space left"):  # noqa: SIM117
            with open_store(small / "run", SETTINGS, DECKS) as store:
                for number in range(1000):
                    store.add([record(number)])
        with resumed(small / "run") as store:
            assert store.notes == []
            assert number - 16 <= store.count(SIDES) <= number
            assert Path(small / "run" / "games.jsonl").stat().st_size > 40_000
    finally:
        subprocess.run(["umount", small], check=True)
