from sim.vocab import CREATURE, FLYING, LIFELINK, Card, DoesntTrigger, dies, either, enters, static


class Hushbringer(Card):
    name, cost, type_line = "Hushbringer", "{1}{W}", "Creature - Faerie"
    power, toughness = 1, 2
    keywords = (FLYING, LIFELINK)
    hush = static(DoesntTrigger(either(enters(CREATURE), dies(CREATURE))))
