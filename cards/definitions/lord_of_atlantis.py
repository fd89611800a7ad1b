from sim.vocab import CREATURE, OTHER, AddAbilities, Card, affect, gets, landwalk, static, subtype


class LordOfAtlantis(Card):
    name, cost, type_line = "Lord of Atlantis", "{U}{U}", "Creature - Merfolk"
    power, toughness = 2, 2
    lord = static(
        affect(
            OTHER & subtype("Merfolk") & CREATURE, gets(1, 1), AddAbilities((landwalk("Island"),))
        )
    )
