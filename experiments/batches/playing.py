"""Playing the games of a schedule: seats, seeds, matches, and what becomes of an exception."""

import contextlib
import dataclasses
import hashlib
import tempfile
import traceback
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import agents
import sim
from agents import Agent
from experiments.batches.schedule import Contestant, Schedule
from experiments.card_uses import CardUses
from experiments.play import play_out
from experiments.records import FAILED, FAILURES, Record, Seat, Side
from sim.engine.version import version

# Games of a match that nobody won are played again, but not for ever.
_GAMES_WITHOUT_WINNER = 3
_LONGEST_REASON = 300


class Unit(NamedTuple):
    """A game, or a match, that was played.

    Attributes:
        records: the record of the game, or of all games of the match.
        files: what belongs to a game that failed: its replay, and where it failed, by file name.
    """

    records: list[Record]
    files: dict[str, bytes]


class Games:
    """Plays any games of a schedule; the :class:`experiments.workers.Work` of every batch.

    It pickles, and makes its agents anew where it is unpickled.
    """

    def __init__(self, schedule: Schedule, go_on: bool = False) -> None:
        """Takes the schedule.

        Args:
            schedule: what is to be played.
            go_on: where an exception ends a game, tell it in its record, and go on; otherwise
                the exception is raised.

        Raises:
            agents.UnknownAgent: there is no such agent.
        """
        self.schedule = schedule
        self.go_on = go_on
        self._engine = version()
        self._agents: dict[tuple[str, bool], Agent] = {}
        for series in schedule.series:
            for contestant, is_b in ((series.a, False), (series.b, True)):
                if (contestant.agent, is_b) not in self._agents:
                    self._agents[contestant.agent, is_b] = agents.make(contestant.agent)

    def __reduce__(self) -> tuple[type["Games"], tuple[object, ...]]:
        return Games, (self.schedule, self.go_on)

    def play(self, indices: range) -> list[Unit]:
        """Plays some of the games, or matches; they count through the series one by one."""
        found = []
        for index in indices:
            which, number = divmod(index, self.schedule.length)
            files: dict[str, bytes] = {}
            found.append(Unit(self._records(which, number, files), files))
        return found

    def _records(self, which: int, number: int, files: dict[str, bytes]) -> list[Record]:
        if self.schedule.best_of == 1:
            return [self._game(which, number, files)]
        records: list[Record] = []
        needed = self.schedule.best_of // 2 + 1
        longest = self.schedule.best_of + _GAMES_WITHOUT_WINNER
        wins: Counter[int | None] = Counter()
        starting_player: int | None = None
        while max(wins[0], wins[1]) < needed and len(records) < longest:
            record = self._game(which, number, files, len(records) + 1, starting_player)
            records.append(record)
            if record.outcome == FAILED:
                break
            wins[record.winner] += 1
            # 103.1: the loser chooses, and plays first; after a draw who chose before.
            starting_player = record.starting_player
            if record.winner is not None:
                starting_player = 1 - record.winner
        return [dataclasses.replace(record, games=len(records)) for record in records]

    def again(self, index: int) -> tuple[sim.Game, tuple[str, str]]:
        """Plays a game once more; returns it and what its players are called.

        Raises:
            ValueError: matches are played, not games.
        """
        if self.schedule.best_of != 1:
            raise ValueError("a match has several games")
        which, number = divmod(index, self.schedule.length)
        game, seed = self._begun(which, number)
        play_out(game, self._seated(which, number), seed)
        first, second = self._contestants(which, number)
        return game, (str(first.side), str(second.side))

    def _contestants(self, which: int, number: int) -> tuple[Contestant, Contestant]:
        """Those in seats 0 and 1."""
        series = self.schedule.series[which]
        return (series.a, series.b) if number % 2 == 0 else (series.b, series.a)

    def _begun(
        self, which: int, number: int, game: int = 1, starting_player: int | None = None
    ) -> tuple[sim.Game, int]:
        """A game at its first decision, and its seed."""
        seed = self.schedule.seed_of(number, game)
        decks = [one.main(game) for one in self._contestants(which, number)]
        return sim.new_game(decks, seed=seed, starting_player=starting_player), seed

    def _seated(self, which: int, number: int) -> list[Agent]:
        series = self.schedule.series[which]
        pair = [self._agents[series.a.agent, False], self._agents[series.b.agent, True]]
        return pair if number % 2 == 0 else pair[::-1]

    def _game(
        self,
        which: int,
        number: int,
        files: dict[str, bytes],
        game: int = 1,
        starting_player: int | None = None,
    ) -> Record:
        sides = self.schedule.sides[which]
        contestants = self._contestants(which, number)
        state, seed = self._begun(which, number, game, starting_player)
        uses = CardUses()
        reason, outcome, winner, replay = "", FAILED, None, ""
        try:
            played = play_out(state, self._seated(which, number), seed, uses.watch)
            uses.finish(state)
            reason, outcome, winner = played.reason, played.outcome, played.winner
        except Exception as error:
            error.add_note(f"in game {number}, whose seed is {seed}")
            if not self.go_on:
                raise
            reason = _reason(error)
            name = f"game-{number}-{game}-{_digest(sides)}"
            text = "".join(traceback.format_exception(error))
            files[f"{name}.txt"] = text.encode(errors="replace")
            try:
                players = [str(one.side) for one in contestants]
                files[f"{name}.json"] = as_far_as_it_went(state, players)
                replay = f"{FAILURES}/{name}.json"
            except sim.replay.ReplayError as problem:
                reason += f"; there is no replay: {problem}"
        seats = [
            Seat(
                state.state.players[seat].mulligans,
                uses.opening[seat],
                uses.drawn[seat],
                uses.cast[seat],
                game > 1 and contestants[seat].sideboarded is not None,
            )
            for seat in (0, 1)
        ]
        return Record(
            number=number,
            game=game,
            games=1,
            sides=sides,
            seat_of_a=number % 2,
            seats=(seats[0], seats[1]),
            seed=seed,
            starting_player=state.starting_player,
            winner=winner,
            outcome=outcome,
            reason=reason,
            turns=state.turn,
            decisions=len(state.history),
            engine=self._engine,
            replay=replay,
        )


def as_far_as_it_went(game: sim.Game, players: list[str]) -> bytes:
    """The replay of a game that failed, up to the decision that cannot be carried out.

    Raises:
        sim.replay.ReplayError: the game does not repeat itself.
    """
    origin, settings = game.origin, game.state.settings
    assert origin is not None  # it began with new_game
    again = sim.new_game(
        origin.decks,
        origin.seed,
        starting_player=origin.starting_player,
        turn_limit=settings.turn_limit,
        decision_limit=settings.decision_limit,
    )
    choices = list(game.history)
    if choices:
        for choice in choices[:-1]:
            again.choose(choice)
        # The engine may fail at the last choice, as it did before.
        last = again.clone()
        with contextlib.suppress(Exception):
            last.choose(choices[-1])
            again = last
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "replay.json"
        sim.replay.save(again, path, players)
        return path.read_bytes()


def _digest(sides: tuple[Side, Side]) -> str:
    text = repr([(side.deck, side.digest, side.agent) for side in sides])
    return hashlib.blake2b(text.encode(), digest_size=4).hexdigest()


def _reason(error: Exception) -> str:
    """What went wrong and where, in one line."""
    text = f"{type(error).__name__}: {str(error).partition(chr(10))[0]}"[:_LONGEST_REASON]
    frames = traceback.extract_tb(error.__traceback__)
    if not frames:
        return text
    where = f"{Path(frames[-1].filename).name}, line {frames[-1].lineno}"
    return f"{text} ({where})"
