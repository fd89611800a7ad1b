from sim.vocab import TARGET, Card, DealDamage, spell, target_player_or_planeswalker


class LavaSpike(Card):
    name, cost, type_line = "Lava Spike", "{R}", "Sorcery - Arcane"
    spike = spell(DealDamage(3, TARGET), targets=target_player_or_planeswalker())
