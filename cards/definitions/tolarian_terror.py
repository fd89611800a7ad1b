from sim.vocab import INSTANT_OR_SORCERY, YOU, ZONE_GRAVEYARD, Card, OwnCostChange, count, ward


class TolarianTerror(Card):
    name, cost, type_line = "Tolarian Terror", "{6}{U}", "Creature - Serpent"
    power, toughness = 5, 5
    school = OwnCostChange(count(INSTANT_OR_SORCERY, ZONE_GRAVEYARD, YOU))
    keywords = (ward("{2}"),)
