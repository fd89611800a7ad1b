from sim.vocab import Card, Draw, LoseLife, spell


class NightsWhisper(Card):
    name, cost, type_line = "Night's Whisper", "{1}{B}", "Sorcery"
    whisper = spell(Draw(2), LoseLife(2))
