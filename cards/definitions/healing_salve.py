from sim.vocab import TARGET, Card, GainLife, PreventDamage, any_target, modal, mode, target_player


class HealingSalve(Card):
    name, cost, type_line = "Healing Salve", "{W}", "Instant"
    salve = modal(
        mode(GainLife(3, TARGET), targets=target_player()),
        mode(PreventDamage(TARGET, 3), targets=any_target()),
    )
