from sim.vocab import EACH_PLAYER, CantCast, Card, HasName, as_enters_choose, static


class MeddlingMage(Card):
    name, cost, type_line = "Meddling Mage", "{W}{U}", "Creature - Human Wizard"
    power, toughness = 2, 2
    name_it = as_enters_choose("nonland card name")
    meddle = static(CantCast(EACH_PLAYER, HasName()))
