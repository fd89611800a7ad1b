from sim.vocab import DEATHTOUCH, EQUIPPED, LIFELINK, Card, affect, equip, has, static


class BasiliskCollar(Card):
    name, cost, type_line = "Basilisk Collar", "{1}", "Artifact - Equipment"
    poison = static(affect(EQUIPPED, has(DEATHTOUCH, LIFELINK)))
    keywords = (equip("{2}"),)
