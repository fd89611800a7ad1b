from sim.vocab import CREATURE, TAP, TARGET, Card, Change, activated, count, gets, subtype, target


class TimberwatchElf(Card):
    name, cost, type_line = "Timberwatch Elf", "{2}{G}", "Creature - Elf"
    power, toughness = 1, 2
    watch = activated(
        TAP,
        Change(TARGET, (gets(count(subtype("Elf")), count(subtype("Elf"))),)),
        targets=target(CREATURE),
    )
