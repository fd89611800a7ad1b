from sim.vocab import ARTIFACT, CREATURE, OPPONENTS, Card, enters, enters_tapped, extort


class BlindObedience(Card):
    name, cost, type_line = "Blind Obedience", "{1}{W}", "Enchantment"
    keywords = (extort(),)
    obedience = enters_tapped(what=enters((ARTIFACT | CREATURE) & OPPONENTS))
