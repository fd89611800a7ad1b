"""What things are worth: every number of the agent's evaluation, with its name.

The unit is about a third of a good card: a 2/2 creature is worth a little under 3, three damage to
a player at 20 life about 1.7, and more the less life is left.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import Final

# Life totals for which a curve holds a value, and where 0 life stands in it.
LOWEST_LIFE: Final = -60
HIGHEST_LIFE: Final = 120


@dataclass(frozen=True, slots=True)
class Weights:
    """The terms of the evaluation; another set of them makes another style of play."""

    # Life: each point is worth ``life_base``, and the less is left the more on top.
    life_base: float = 0.30
    life_scarce: float = 1.30
    life_scale: float = 4.0
    # Dying, and how much a further point below 0 matters, so that some escapes are nearer.
    death: float = 60.0
    below_zero: float = 0.5
    # How much the opponent's life counts against one's own.
    aggression: float = 1.0
    # How much of what the opponent's next attack may cost is counted when attacking.
    caution: float = 0.7

    # How much of what a trick of one's own would add to a combat is counted when attacking or
    # blocking, and of what one would take that the opponent is as likely to have as it seems.
    trick: float = 0.7
    their_trick: float = 0.4

    # Creatures: for being there, and for each point of power and toughness.
    body: float = 0.6
    power: float = 0.75
    toughness: float = 0.35
    # Keywords, for each point of power.
    evasion: float = 0.35
    double_strike: float = 0.6
    first_strike: float = 0.15
    lifelink: float = 0.35
    trample: float = 0.15
    menace: float = 0.2
    vigilance: float = 0.15
    haste: float = 0.05
    # Keywords that do not depend on the power.
    deathtouch: float = 0.9
    indestructible: float = 1.5
    hexproof: float = 0.5
    reach: float = 0.2
    defender: float = -0.5

    # Cards: drawn, exiled to be played this turn or by the next one, and discarded.
    card: float = 1.5
    card_this_turn: float = 0.8
    card_by_next_turn: float = 1.2
    their_card: float = 1.5
    # The opponent's best card, where the player chooses what is discarded.
    their_best_card: float = 2.0
    scry: float = 0.35
    # A card of the library that is put into the graveyard, how much better that is where it
    # feeds something, and having no library left.
    mill: float = 0.05
    fuel: float = 0.4
    decked: float = 30.0
    # How much of a card's worth is left for each land that is still missing to cast it.
    too_dear: float = 0.82
    # What a point of mana is worth, as a price and as something gained.
    mana: float = 0.35

    # Lands: as long as more are wanted, and when there are enough.
    land: float = 2.6
    spare_land: float = 1.0
    # Having a land to play where there would be none.
    land_drop: float = 0.8
    # What makes mana, for each land that is still missing.
    ramp: float = 0.3
    # A permanent that is neither creature nor land, without its abilities; a loyalty counter.
    permanent: float = 0.3
    loyalty: float = 0.7

    # How often a triggered ability of a permanent does its work before it is gone.
    trigger_cast: float = 1.6
    trigger_step: float = 2.0
    trigger_attack: float = 1.0
    trigger_damage: float = 0.8
    trigger_other: float = 0.7
    # How often an equipped creature deals combat damage to the opponent before it is gone: where
    # nothing can block it, where something can, and how much of that if it can't attack yet.
    connects: float = 1.2
    connects_past_blockers: float = 0.3
    connects_later: float = 0.6
    # What an Equipment must bring more on another creature to be moved there.
    moving: float = 0.6
    # What preventing a combat's damage is worth in general.
    prevention: float = 3.0
    # How much of a leaving permanent's last trigger, and of an activated ability, is counted.
    parting: float = 0.7
    activated: float = 0.4

    # How much of a spell's usual worth it must bring to be cast: as long as it may wait, and
    # at the end of the opponent's turn, when the mana would be lost.
    hold: float = 0.75
    release: float = 0.6
    # A creature whose abilities are worth so much is killed at once.
    kill_now: float = 1.0
    # What it is worth to keep a card for its kicker.
    unkicked: float = 0.5
    # Playing what will be gone if it waits.
    urgency: float = 0.8
    # What a blocked or deterred attacker's damage is worth when a turn is planned.
    attack_share: float = 0.8
    # A turn's temporary bonus to a creature that takes part in no combat yet.
    pump_share: float = 0.4

    # Positions, fitted to how games between heuristic agents ended: how much of the worth of life,
    # creatures, other permanents and an attack counts, and of how many creatures' worth further
    # ones add half as much.
    position_life: float = 0.58
    position_creatures: float = 1.0
    position_crowd: float = 20.0
    position_permanents: float = 0.76
    position_combat: float = 0.4
    position_stack: float = 0.6
    # A land while there are few of them, and a further one; a card in hand for being one, and how
    # much of what it is worth; a card of the opponent's; what can be used in the graveyard.
    position_land: float = 2.4
    lands_enough: int = 5
    position_card: float = 1.3
    position_card_worth: float = 0.25
    position_their_card: float = 1.75
    position_graveyard: float = 1.7
    # The race: what being one turn from killing the opponent is worth; and to have a turn ahead.
    position_race: float = 7.2
    position_turn: float = 0.95
    # The difference of worth at which the chance to win is 73 percent.
    position_scale: float = 6.1

    def __reduce__(self) -> tuple[object, ...]:
        return (Weights, astuple(self))

    def life_curve(self) -> tuple[float, ...]:
        """The worth of each life total from LOWEST_LIFE to HIGHEST_LIFE to its player."""
        curve = []
        total = 0.0
        for life in range(LOWEST_LIFE, HIGHEST_LIFE + 1):
            if life <= 0:
                curve.append(life * self.below_zero - self.death)
                continue
            total += self.life_base + self.life_scarce / (1 + (life - 1) / self.life_scale)
            curve.append(total)
        return tuple(curve)


DEFAULT: Final = Weights()
