from sim.vocab import CREATURE, ENCHANTED, YOU, Card, IsDealtDamage, Redirects, enchant, instead


class Pariah(Card):
    name, cost, type_line = "Pariah", "{2}{W}", "Enchantment - Aura"
    keywords = (enchant(CREATURE),)
    scapegoat = instead(IsDealtDamage(None, YOU), Redirects(ENCHANTED))
