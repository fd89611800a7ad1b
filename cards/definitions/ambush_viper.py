from sim.vocab import DEATHTOUCH, FLASH, Card


class AmbushViper(Card):
    name, cost, type_line = "Ambush Viper", "{1}{G}", "Creature - Snake"
    power, toughness = 2, 1
    keywords = (FLASH, DEATHTOUCH)
