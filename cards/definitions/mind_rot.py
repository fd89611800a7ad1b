from sim.vocab import TARGET, Card, Discard, spell, target_player


class MindRot(Card):
    name, cost, type_line = "Mind Rot", "{2}{B}", "Sorcery"
    rot = spell(Discard(2, TARGET), targets=target_player())
