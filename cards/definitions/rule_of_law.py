from sim.vocab import Card, MaximumSpells, static


class RuleOfLaw(Card):
    name, cost, type_line = "Rule of Law", "{2}{W}", "Enchantment"
    law = static(MaximumSpells(1))
