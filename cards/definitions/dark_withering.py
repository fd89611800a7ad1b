from sim.vocab import BLACK, CREATURE, TARGET, Card, Destroy, madness, spell, target


class DarkWithering(Card):
    name, cost, type_line = "Dark Withering", "{4}{B}{B}", "Instant"
    withering = spell(Destroy(TARGET), targets=target(~BLACK & CREATURE))
    keywords = (madness("{B}"),)
