from sim.vocab import EACH_PLAYER, THAT_PLAYER, Card, Delayed, TapsForMana, add_mana, spell, subtype


class HighTide(Card):
    name, cost, type_line = "High Tide", "{U}", "Instant"
    tide = spell(
        Delayed(
            TapsForMana(subtype("Island"), EACH_PLAYER),
            (add_mana("{U}", who=THAT_PLAYER),),
            once=False,
            this_turn=True,
        )
    )
