from sim.vocab import CREATURE, Card, HasNoAbilities, affect, gets, static


class MuragandaPetroglyphs(Card):
    name, cost, type_line = "Muraganda Petroglyphs", "{3}{G}", "Enchantment"
    glyphs = static(affect(CREATURE & HasNoAbilities(), gets(2, 2)))
