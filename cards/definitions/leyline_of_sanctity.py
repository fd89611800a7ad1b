from sim.vocab import BeginsOnBattlefield, Card, PlayerHexproof, static


class LeylineOfSanctity(Card):
    name, cost, type_line = "Leyline of Sanctity", "{2}{W}{W}", "Enchantment"
    leyline = BeginsOnBattlefield()
    sanctity = static(PlayerHexproof())
