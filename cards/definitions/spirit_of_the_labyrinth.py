from sim.vocab import Card, MaximumDraws, static


class SpiritOfTheLabyrinth(Card):
    name, cost, type_line = "Spirit of the Labyrinth", "{1}{W}", "Enchantment Creature - Spirit"
    power, toughness = 3, 1
    lost = static(MaximumDraws(1))
