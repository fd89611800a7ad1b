from sim.vocab import BLACK, CREATURE, TARGET, Card, Destroy, spell, target


class DoomBlade(Card):
    name, cost, type_line = "Doom Blade", "{1}{B}", "Instant"
    doom = spell(Destroy(TARGET), targets=target(CREATURE & ~BLACK))
