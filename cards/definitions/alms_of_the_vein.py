from sim.vocab import TARGET, Card, GainLife, LoseLife, madness, spell, target_opponent


class AlmsOfTheVein(Card):
    name, cost, type_line = "Alms of the Vein", "{2}{B}", "Sorcery"
    alms = spell(LoseLife(3, TARGET), GainLife(3), targets=target_opponent())
    keywords = (madness("{B}"),)
