"""What data sets hold, against the games that they tell of."""

import hashlib
import json
from pathlib import Path

import numpy as np
import pytest

import agents
import experiments
from agents.env import actions, layout
from agents.env.duel import Duel, fields
from experiments.play import derived_seed
from experiments.selfplay import Shard, load_selfplay, selfplay
from tests.unit.selfplay.conftest import RANDOM


@pytest.fixture(scope="module")
def data(made):
    return load_selfplay(made)


def played(decks, number):
    """A game of the data set played again, as a learner in both seats would see it."""
    seed = derived_seed(5, number // 2)
    pair = decks if number % 2 == 0 else decks[::-1]
    duel = Duel([deck.main for deck in pair])
    duel.start(seed)
    players = [agents.make("random"), agents.make("random")]
    for player, agent in enumerate(players):
        agent.begin(player, derived_seed(seed, player))
    rows = []
    while (decision := duel.game.decision) is not None:
        player = decision.player
        chosen = players[player].choose(duel.game.view(player), decision)
        for action in actions.path(chosen, len(decision.options)):
            rows.append((player, action, duel.observe(player)))
            duel.act(action)
    return rows, [duel.observe(player) for player in (0, 1)], duel


def test_shards_hold_the_games_step_by_step(data, decks):
    numbers = []
    for shard in data.shards():
        for place in range(shard.games):
            number = int(shard.numbers[place])
            numbers.append(number)
            rows, last, duel = played(decks, number)
            first, end = shard.first_rows[place], shard.first_rows[place + 1]
            assert end - first == len(rows) + 2
            observations = shard.observations(slice(first, end))
            expected = [*rows, *((player, -1, last[player]) for player in (0, 1))]
            for row, (player, action, observation) in enumerate(expected):
                assert shard.players[first + row] == player
                assert shard.actions[first + row] == action
                assert shard.returns[first + row] == duel.reward(player)
                for name, values in observation.items():
                    assert np.array_equal(observations[name][row], values), (number, row, name)
            winner = duel.game.result.winner
            assert shard.winners[place] == (-1 if winner is None else winner)
            assert shard.seeds[place] == derived_seed(5, number // 2)
            assert shard.sides[place].tolist() == ([0, 1] if number % 2 == 0 else [1, 0])
    assert numbers == list(range(6))


def test_episodes_are_games_as_one_player_met_them(data):
    episodes = list(data.episodes())
    assert len(episodes) == 12
    assert sum(map(len, episodes)) == data.steps
    for one, other in zip(episodes[::2], episodes[1::2], strict=True):
        assert (one.game, one.player, other.player) == (other.game, 0, 1)
        assert (one.deck, one.opponent_deck) == (other.opponent_deck, other.deck)
        assert one.deck == ("mono-red-madness" if one.game % 2 == 0 else "mono-red-rally")
        assert one.terminated and not one.truncated
        assert one.returns[0] + other.returns[0] == 0
        for episode in (one, other):
            mask = episode.observations["action_mask"]
            assert len(mask) == len(episode) + 1
            assert mask[np.arange(len(episode)), episode.actions].all()
            assert episode.rewards[:-1].tolist() == [0] * (len(episode) - 1)
            assert episode.returns.tolist() == [episode.rewards.sum()] * len(episode)


def test_the_same_files_whatever_the_number_of_workers(decks, made, tmp_path):
    from experiments.workers import LocalBackend

    selfplay(tmp_path, decks, 6, RANDOM, seed=5, shard_games=2, backend=LocalBackend(2))
    files = sorted(file.name for file in made.iterdir())
    assert files == sorted(file.name for file in tmp_path.iterdir())
    for name in files:
        assert (made / name).read_bytes() == (tmp_path / name).read_bytes()


def test_another_seed_gives_other_games(decks, made, tmp_path):
    selfplay(tmp_path, decks, 2, RANDOM, seed=6, shard_games=2)
    name = "shard-000000.npz"
    assert (made / name).read_bytes() != (tmp_path / name).read_bytes()


def test_several_decks_meet_each_other(decks, tmp_path):
    selfplay(tmp_path, [*decks, decks[0]], 6, RANDOM)
    (shard,) = load_selfplay(tmp_path).shards()
    assert shard.sides.tolist() == [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]
    selfplay(tmp_path / "mirror", decks[:1], 2, RANDOM)
    (shard,) = load_selfplay(tmp_path / "mirror").shards()
    assert shard.sides.tolist() == [[0, 0], [0, 0]]


def test_the_manifest_says_what_there_is(made, data):
    told = json.loads((made / "manifest.json").read_text(encoding="utf-8"))
    assert (data.games, told["complete"], len(told["shards"])) == (6, True, 3)
    for listed, shard in zip(told["shards"], data.shards(), strict=True):
        content = (made / listed["file"]).read_bytes()
        assert listed["bytes"] == len(content)
        assert listed["sha256"] == hashlib.sha256(content).hexdigest()
        assert (listed["games"], listed["steps"]) == (shard.games, shard.steps)


def test_a_shard_is_read_by_numpy_alone(made):
    with np.load(made / "shard-000000.npz") as arrays:
        block = np.zeros((len(arrays["actions"]), layout.WITH_MASK), np.int16)
        block[:, arrays["columns"]] = arrays["values"]
    life = layout.OFFSETS["game"] + layout.GAME_FIELDS.index("my_life")
    assert block[0, life] == 20
    shard = Shard.load(made / "shard-000000.npz")
    assert np.array_equal(shard.observations()["game"][:, life], block[:, life])


def test_shards_are_small(data):
    size = sum(shard["bytes"] for shard in data.manifest["shards"])
    assert size / data.steps < 200  # of 8,612


def test_experiments_loads_it(made):
    assert experiments.load_selfplay(made).games == 6
    with pytest.raises(AttributeError):
        experiments.nothing  # noqa: B018


def test_what_the_documentation_does(made):
    text = Path(__file__).parents[3].joinpath("docs", "selfplay.md").read_text(encoding="utf-8")
    code = text.partition("```python\n")[2].partition("```")[0]
    names = {}
    exec(code.replace('"data/madness"', repr(str(made))), names)
    episode = names["episode"]
    assert episode.observations["game"].shape == (len(episode) + 1, 90)
    assert episode.observations["action_mask"].shape == (len(episode) + 1, layout.ACTIONS)


def test_rows_may_be_chosen(data):
    shard = next(data.shards())
    chosen = shard.observations(shard.actions == 0)
    assert len(chosen["game"]) == np.count_nonzero(shard.actions == 0)
    assert set(fields(np.zeros(1, Duel.__init__.__globals__["ROW"]))) == set(chosen)


def test_minari_takes_it(data, tmp_path, monkeypatch):
    minari = pytest.importorskip("minari", reason="Minari is not installed")
    pytest.importorskip("h5py", reason="h5py is not installed")
    from experiments.selfplay.errors import SelfPlayError
    from experiments.selfplay.minari_export import export_minari

    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path))
    export_minari(data, "manaduel/test-v0")
    there = minari.load_dataset("manaduel/test-v0")
    assert (there.total_episodes, there.total_steps) == (12, data.steps)
    for exported, episode in zip(there.iterate_episodes(), data.episodes(), strict=True):
        assert np.array_equal(exported.actions, episode.actions)
        assert np.array_equal(exported.rewards, episode.rewards)
        assert exported.terminations.tolist() == [*[False] * (len(episode) - 1), True]
        for name, values in episode.observations.items():
            assert np.array_equal(exported.observations[name], values)
    with pytest.raises(SelfPlayError, match="already"):
        export_minari(data, "manaduel/test-v0")
    with pytest.raises(SelfPlayError):
        export_minari(data, "no name of Minari's!")
