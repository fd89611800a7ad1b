from sim.vocab import YOU, Card, Draw, Draws, Instead, instead


class ThoughtReflection(Card):
    name, cost, type_line = "Thought Reflection", "{4}{U}{U}{U}", "Enchantment"
    think = instead(Draws(YOU), Instead((Draw(2),)))
