from sim.vocab import Card, Manifest, spell, top_cards


class SoulSummons(Card):
    name, cost, type_line = "Soul Summons", "{1}{W}", "Sorcery"
    summons = spell(Manifest(top_cards(1)))
