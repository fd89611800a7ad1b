"""One record a game, and the line of JSON that it is in a file.

A line stands for itself: it names the engine, the decks by the digests of their lists, the
agents, the seed, and what came of it. Its last entry, ``check``, is the CRC-32 of what stands
before it, so that a line that was cut or changed is noticed.
"""

import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

FAILED: Final = "failed"
_CHECK: Final = ', "check": "'
_CHECK_LENGTH: Final = len(_CHECK) + len('01234567"}')


class RecordError(ValueError):
    """A line that is no whole record; the message is one line."""


@dataclass(frozen=True, slots=True)
class Side:
    """A deck in the hands of an agent.

    Attributes:
        deck: the deck's name.
        digest: the digest of the cards that the games are played with.
        agent: what plays it, as for :func:`agents.make`.
    """

    deck: str
    digest: str
    agent: str

    def __str__(self) -> str:
        return f"{self.deck} ({self.agent})"


@dataclass(frozen=True, slots=True)
class Seat:
    """One player's part of a game.

    Attributes:
        mulligans: how many they took.
        opening: copies of each card in the hand that was kept, by name.
        drawn: of each card that came from the library to the hand after that.
        cast: of each of their own cards that they cast, or played as a land.
        sideboarded: whether the deck was the one after sideboarding.
    """

    mulligans: int = 0
    opening: Mapping[str, int] = field(default_factory=dict)
    drawn: Mapping[str, int] = field(default_factory=dict)
    cast: Mapping[str, int] = field(default_factory=dict)
    sideboarded: bool = False


@dataclass(frozen=True, slots=True)
class Record:
    """A game between two sides, A and B, which sit in seats 0 and 1 or the other way round.

    Attributes:
        number: the number, from 0, of the game, or of the match that it belongs to, in the
            series of the two sides.
        game: the number of the game in its match, from 1.
        games: how many games the match had; 1 where there are no matches.
        sides: sides A and B.
        seat_of_a: the seat, 0 or 1, of side A.
        seats: what the players of seats 0 and 1 did.
        seed: the seed of the game.
        starting_player: the seat that took the first turn.
        winner: the seat that won; None if nobody did.
        outcome: ``win``, ``draw``, ``incomplete`` (stopped at a limit, which is no draw) or
            ``failed`` (an exception ended it, which ``reason`` tells).
        reason: why the game ended, in words.
        turns: how many turns began, those of both players together.
        decisions: how many decisions the agents made.
        engine: the version of the engine.
        replay: where the replay of a failed game lies, in the folder of the records; "" for none.
    """

    number: int
    game: int
    games: int
    sides: tuple[Side, Side]
    seat_of_a: int
    seats: tuple[Seat, Seat]
    seed: int
    starting_player: int
    winner: int | None
    outcome: str
    reason: str
    turns: int
    decisions: int
    engine: str
    replay: str = ""

    @property
    def winner_is_a(self) -> bool | None:
        """Whether side A won; None if neither did."""
        return None if self.winner is None else self.winner == self.seat_of_a

    @property
    def a_began(self) -> bool:
        """Whether side A took the first turn."""
        return self.starting_player == self.seat_of_a

    @property
    def turn_of_the_win(self) -> int:
        """The turns that the winner had begun, as players count them ("won on turn four").

        The turns of both players are halved, so an extra turn counts half; 0 if nobody won.
        """
        if self.winner is None:
            return 0
        return (self.turns + (self.winner == self.starting_player)) // 2

    def line(self) -> str:
        """The record as a line of JSON, with its line end."""
        fields: dict[str, Any] = {
            "number": self.number,
            "game": self.game,
            "games": self.games,
            "seed": self.seed,
            "a": self.seat_of_a,
            "seats": [self._seat(seat) for seat in (0, 1)],
            "first": self.starting_player,
            "outcome": self.outcome,
            "winner": self.winner,
            "reason": self.reason,
            "turns": self.turns,
            "decisions": self.decisions,
            "engine": self.engine,
        }
        if self.replay:
            fields["replay"] = self.replay
        text = json.dumps(fields)[:-1]
        return f'{text}{_CHECK}{_checksum(text)}"}}\n'

    def _seat(self, seat: int) -> dict[str, Any]:
        side = self.sides[seat ^ self.seat_of_a]
        part = self.seats[seat]
        return {
            "deck": side.deck,
            "hash": side.digest,
            "agent": side.agent,
            "mulligans": part.mulligans,
            "sideboarded": part.sideboarded,
            "opening": part.opening,
            "drawn": part.drawn,
            "cast": part.cast,
        }


def from_line(line: str) -> Record:
    """Reads a line that :meth:`Record.line` wrote, with or without its line end.

    Raises:
        RecordError: it is cut short, was changed, or is something else.
    """
    line = line.rstrip("\r\n")
    text, check = line[:-_CHECK_LENGTH], line[-_CHECK_LENGTH:]
    if not (check.startswith(_CHECK) and check.endswith('"}')):
        raise RecordError("not a whole record")
    if check[len(_CHECK) : -2] != _checksum(text):
        raise RecordError("the record is not as it was written")
    try:
        return _from_fields(json.loads(line))
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise RecordError(f"not the record of a game ({type(error).__name__}: {error})") from error


def _from_fields(fields: dict[str, Any]) -> Record:
    seat_of_a = fields["a"]
    players = fields["seats"]
    sides = [Side(one["deck"], one["hash"], one["agent"]) for one in players]
    seats = [
        Seat(one["mulligans"], one["opening"], one["drawn"], one["cast"], one["sideboarded"])
        for one in players
    ]
    return Record(
        number=fields["number"],
        game=fields["game"],
        games=fields["games"],
        sides=(sides[seat_of_a], sides[1 - seat_of_a]),
        seat_of_a=seat_of_a,
        seats=(seats[0], seats[1]),
        seed=fields["seed"],
        starting_player=fields["first"],
        winner=fields["winner"],
        outcome=fields["outcome"],
        reason=fields["reason"],
        turns=fields["turns"],
        decisions=fields["decisions"],
        engine=fields["engine"],
        replay=fields.get("replay", ""),
    )


def _checksum(text: str) -> str:
    return f"{zlib.crc32(text.encode(errors='replace')):08x}"
