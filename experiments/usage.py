"""Counting what decks use in their games: cards, ways of casting, abilities."""

import itertools
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import agents
import sim
from agents import Agent
from cards import Deck
from experiments.play import GameRecord, derived_seed, play_game
from experiments.workers import MAXIMUM_GAMES, MAXIMUM_WORKERS, played, whole
from sim.state.decision import ASK_PRIORITY, DO_PLAY_LAND, DO_SPECIAL
from sim.state.objects import GameObject
from sim.vocab.abilities import Activated
from sim.vocab.terms import ZONE_HAND, ZONE_NAMES

LAND, CAST, KICKED, COPIED, ACTIVATED, TRIGGERED, SPECIAL = (
    "land",
    "cast",
    "kicked",
    "copied",
    "activated",
    "triggered",
    "special",
)


class Use(NamedTuple):
    """One kind of thing done with one card by the player of a deck.

    Attributes:
        deck: the name of the deck whose player did it; the card may be the opponent's.
        kind: ``land``, ``cast``, ``kicked``, ``copied``, ``activated``, ``triggered``, ``special``.
        word: what a spell was cast for (``emerge``, ``free``; "" for its mana cost), or the
            keyword of an ability ("" where it has none).
        zone: the zone that a card was played from; "" for abilities and copies.
        card: the name of the card, or of the source of the ability.
        text: the rules text of an ability.
    """

    deck: str
    kind: str
    word: str
    zone: str
    card: str
    text: str

    def mechanics(self) -> Iterator[str]:
        """What a reader calls it, card aside; a spell cast in one way from one zone is two."""
        if self.kind == LAND:
            yield "land played" if self.zone == "hand" else f"land played from {self.zone}"
        elif self.kind == CAST:
            yield "spell cast"
            if self.word == "free":
                yield "cast without paying its mana cost"
            elif self.word:
                yield f"cast for {self.word}"
            if self.zone != "hand":
                yield f"cast from {self.zone}"
        elif self.kind in (ACTIVATED, TRIGGERED):
            yield f"{self.kind}: {self.word or 'other abilities'}"
        else:
            yield {KICKED: "kicked", COPIED: "spell copied", SPECIAL: "special action"}[self.kind]


@dataclass
class Pairing:
    """How often what was used in the games of two decks.

    Attributes:
        decks: the names of both, the same one twice in a mirror.
        results: games by the name of the winning deck, ``draw`` or ``incomplete``.
        turns: the turns of all games, of both players together.
        uses: how often each thing was done in all games.
    """

    decks: tuple[str, str]
    results: Counter[str] = field(default_factory=Counter)
    turns: int = 0
    uses: Counter[Use] = field(default_factory=Counter)

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.results.total()

    def record(self, game: GameRecord, seats: tuple[str, str]) -> None:
        """Counts a game that has ended."""
        winner = game.outcome if game.winner is None else seats[game.winner]
        self.results[winner] += 1
        self.turns += game.turns

    def add(self, other: "Pairing") -> None:
        """Takes in games of the same pairing."""
        self.results += other.results
        self.turns += other.turns
        self.uses += other.uses


@dataclass
class Usage:
    """What decks used against each other.

    Attributes:
        cards: the copies of each card in each deck, by the deck's name.
        pairings: every two decks, mirrors included.
    """

    cards: dict[str, Counter[str]]
    pairings: list[Pairing]
    agent: str
    seed: int

    def seats(self, deck: str) -> int:
        """How many times a player played the deck: twice a game in a mirror."""
        return sum(one.games * one.decks.count(deck) for one in self.pairings)

    def mechanics(self, deck: str) -> Counter[str]:
        """How often each mechanic was used by the deck's players in all their games."""
        total: Counter[str] = Counter()
        for use, count in self.uses(deck):
            for mechanic in use.mechanics():
                total[mechanic] += count
        return total

    def by_card(self, deck: str) -> dict[str, Counter[str]]:
        """The kinds of use of each card of the deck, and of others that its players used."""
        found: dict[str, Counter[str]] = {name: Counter() for name in self.cards[deck]}
        for use, count in self.uses(deck):
            found.setdefault(use.card, Counter())[use.kind] += count
        return found

    def unused(self, deck: str) -> list[str]:
        """The cards of the deck that were neither cast nor played in any game."""
        used = self.by_card(deck)
        return [name for name in self.cards[deck] if not used[name][CAST] + used[name][LAND]]

    def uses(self, deck: str) -> Iterator[tuple[Use, int]]:
        """What the deck's players did, pairing by pairing."""
        for pairing in self.pairings:
            for use, count in pairing.uses.items():
                if use.deck == deck:
                    yield use, count

    def facts(self) -> dict[str, Any]:
        """Everything as plain data, for JSON; counts are those of all games."""
        return {
            "agent": self.agent,
            "seed": self.seed,
            "decks": {
                deck: {
                    "seats": self.seats(deck),
                    "copies": dict(copies),
                    "unused": self.unused(deck),
                    "mechanics": dict(sorted(self.mechanics(deck).items())),
                    "cards": {name: dict(kinds) for name, kinds in self.by_card(deck).items()},
                }
                for deck, copies in self.cards.items()
            },
            "pairings": [
                {
                    "decks": one.decks,
                    "games": one.games,
                    "results": dict(sorted(one.results.items())),
                    "turns": one.turns,
                    "uses": [{**use._asdict(), "count": n} for use, n in sorted(one.uses.items())],
                }
                for one in self.pairings
            ],
        }


def usage(
    decks: Sequence[Deck],
    games: int = 100,
    agent: str = "heuristic",
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Usage:
    """Plays every pairing of some decks, mirrors included, and counts what was used.

    Games 2k and 2k + 1 of a pairing share a seed, with the seats swapped. The result does not
    depend on ``workers``.

    Args:
        decks: decks with different names.
        games: how many games of each pairing.
        agent: what plays them, as for :func:`agents.make`.
        seed: any integer; the same seed gives the same games.
        workers: how many processes play.
        progress: called with the number of games finished since the last call.

    Raises:
        ValueError: two decks have the same name, or a number is out of range.
        agents.UnknownAgent: there is no such agent.
        AgentError: the agent chose what is no option.
    """
    games = whole("games", games, MAXIMUM_GAMES)
    workers = whole("workers", workers, MAXIMUM_WORKERS)
    seed = whole("seed", seed)
    names = [deck.name for deck in decks]
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"two decks are called {name!r}")
    tournament = _Tournament(tuple(decks), agent, seed, games)
    total = [Pairing((one.name, other.name)) for one, other in tournament.pairs]
    for parts in played(tournament, games * len(total), workers):
        for index, part in parts.items():
            total[index].add(part)
        if progress is not None:
            progress(sum(part.games for part in parts.values()))
    return Usage({deck.name: deck.counts() for deck in decks}, total, agent, seed)


class _Tournament:
    """Every pairing of some decks; plays any of the games that a seed stands for."""

    def __init__(self, decks: tuple[Deck, ...], agent: str, seed: int, games: int) -> None:
        self.decks = decks
        self.agent = agent
        self.seed = seed
        self.games = games
        self.pairs = list(itertools.combinations_with_replacement(decks, 2))
        self.agents: Sequence[Agent] = [agents.make(agent) for _ in range(2)]

    def __reduce__(self) -> tuple[type["_Tournament"], tuple[object, ...]]:
        return _Tournament, (self.decks, self.agent, self.seed, self.games)

    def play(self, indices: range) -> dict[int, Pairing]:
        """The games of some indices, which count through the pairings one after the other."""
        found: dict[int, Pairing] = {}
        for index in indices:
            which, game = divmod(index, self.games)
            pair = self.pairs[which]
            half, swapped = divmod(game, 2)
            seated = pair[::-1] if swapped else pair
            names = (seated[0].name, seated[1].name)
            part = found.setdefault(which, Pairing((pair[0].name, pair[1].name)))
            game_seed = derived_seed(self.seed, half)
            observer = _Observer(names, part.uses)
            try:
                record = play_game(seated, self.agents, game_seed, observer.watch)
            except Exception as error:
                error.add_note(f"{names[0]} against {names[1]}, whose seed is {game_seed}")
                raise
            part.record(record, names)
        return found


class _Observer:
    """Looks at the stack whenever a player has priority; nothing resolves before (117.3)."""

    def __init__(self, decks: tuple[str, str], uses: Counter[Use]) -> None:
        self.decks = decks
        self.uses = uses
        self.seen = 0

    def watch(self, game: sim.Game, chosen: int) -> None:
        """Counts what came to the stack since the last time, and what does not use it."""
        decision = game.decision
        if decision is None or decision.kind != ASK_PRIORITY:
            return
        state = game.state
        for obj in state.stack:
            if obj.id >= self.seen:
                self._stacked(obj)
        self.seen = state.next_id
        option = decision.options[chosen]
        if option.verb in (DO_PLAY_LAND, DO_SPECIAL):
            card = state.objects[option.object]
            kind = LAND if option.verb == DO_PLAY_LAND else SPECIAL
            self._count(decision.player, kind, option.word, ZONE_NAMES[card.zone], card)

    def _stacked(self, obj: GameObject) -> None:
        ability = obj.ability
        player = obj.controller
        if ability is not None:
            kind = ACTIVATED if isinstance(ability, Activated) else TRIGGERED
            keyword = getattr(ability, "keyword", "")
            text = ability.text().replace("~", obj.chars.name)
            self._count(player, kind, keyword, "", obj, text)
        elif obj.is_copy and obj.cast_from < 0:
            self._count(player, COPIED, "", "", obj)
        else:
            zone = ZONE_NAMES[obj.cast_from if obj.cast_from >= 0 else ZONE_HAND]
            self._count(player, CAST, obj.via, zone, obj)
            if obj.kicked:
                self._count(player, KICKED, "", zone, obj)

    def _count(
        self, player: int, kind: str, word: str, zone: str, obj: GameObject, text: str = ""
    ) -> None:
        self.uses[Use(self.decks[player], kind, word, zone, obj.card.name, text)] += 1
