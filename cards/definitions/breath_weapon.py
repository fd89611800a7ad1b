from sim.vocab import CREATURE, Card, DealDamage, every, spell, subtype


class BreathWeapon(Card):
    name, cost, type_line = "Breath Weapon", "{2}{R}", "Instant"
    breath = spell(DealDamage(2, every(~subtype("Dragon") & CREATURE)))
