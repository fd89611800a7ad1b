"""A player's own zones and totals."""

from __future__ import annotations

from sim.state.objects import GameObject
from sim.vocab.terms import NOBODY


class Player:
    """One player: life, counters, the private zones, the mana pool, and counts for the turn.

    ``command`` holds the player's emblems, replaced as a whole.
    ``library[0]`` is the top card; ``graveyard[-1]`` the newest. ``pool`` holds one integer
    a unit of mana: its type bit, plus ``sim.rules.mana.SNOW`` for mana of a snow source.
    ``entered_types`` is a mask of the card types of what entered under their control this turn.
    """

    __slots__ = (
        "command",
        "counters",
        "drawn_this_turn",
        "entered_types",
        "exile",
        "graveyard",
        "hand",
        "id",
        "lands_played",
        "library",
        "life",
        "life_gained",
        "life_lost",
        "lost",
        "mulligans",
        "pool",
        "skip_turns",
        "turn_began",
        "unable_to_draw",
    )

    def __init__(self, id: int, life: int = 20) -> None:
        self.id = id
        self.life = life
        self.counters: dict[str, int] = {}
        self.library: list[GameObject] = []
        self.hand: list[GameObject] = []
        self.graveyard: list[GameObject] = []
        self.exile: list[GameObject] = []
        self.command: list[GameObject] = []
        self.pool: list[int] = []
        self.lands_played = 0
        self.drawn_this_turn = 0
        self.entered_types = 0
        self.life_gained = 0
        self.life_lost = 0
        self.turn_began = NOBODY
        self.skip_turns = 0
        self.mulligans = 0
        self.lost = ""
        self.unable_to_draw = False

    def __reduce__(self) -> tuple[object, ...]:
        return (Player, (self.id,), self.__getstate__())

    def clone(self) -> Player:
        """A copy with zones of its own; the cards in them are shared (they never change)."""
        out = Player(self.id, self.life)
        out.counters = self.counters
        out.library = self.library.copy()
        out.hand = self.hand.copy()
        out.graveyard = self.graveyard.copy()
        out.exile = self.exile.copy()
        out.command = self.command
        out.pool = self.pool.copy()
        out.lands_played = self.lands_played
        out.drawn_this_turn = self.drawn_this_turn
        out.entered_types = self.entered_types
        out.life_gained = self.life_gained
        out.life_lost = self.life_lost
        out.turn_began = self.turn_began
        out.skip_turns = self.skip_turns
        out.mulligans = self.mulligans
        out.lost = self.lost
        out.unable_to_draw = self.unable_to_draw
        return out
