from sim.vocab import FLYING, TRAMPLE, Card, PayLife, Surveil, activated


class DoomWhisperer(Card):
    name, cost, type_line = "Doom Whisperer", "{3}{B}{B}", "Creature - Nightmare Demon"
    power, toughness = 6, 6
    keywords = (FLYING, TRAMPLE)
    whisper = activated(PayLife(2), Surveil(2))
