from sim.vocab import Card, protection_from_monocolored


class GuardianOfTheGuildpact(Card):
    name, cost, type_line = "Guardian of the Guildpact", "{3}{W}", "Creature - Spirit"
    power, toughness = 2, 3
    keywords = (protection_from_monocolored(),)
