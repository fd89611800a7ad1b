from sim.vocab import GREEN_BIT, Token


class FungusDinosaurToken(Token):
    name, type_line, color = "Fungus Dinosaur Token", "Creature - Fungus Dinosaur", GREEN_BIT
    power, toughness = "*", "*"
