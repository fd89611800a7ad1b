from sim.vocab import UNBLOCKABLE, Card


class PhantomWarrior(Card):
    name, cost, type_line = "Phantom Warrior", "{1}{U}{U}", "Creature - Illusion Warrior"
    power, toughness = 2, 2
    keywords = (UNBLOCKABLE,)
