from sim.vocab import (
    ENCHANTED,
    FOREVER,
    SELF,
    YOU,
    ZONE_BATTLEFIELD,
    Attach,
    Card,
    Change,
    ControllersSacrifice,
    Delayed,
    Move,
    OnBattlefield,
    ReplaceEnchant,
    affect,
    enchant_creature_card,
    enters,
    gets,
    leaves,
    static,
    stored,
    whenever,
)


class AnimateDead(Card):
    name, cost, type_line = "Animate Dead", "{1}{B}", "Enchantment - Aura"
    keywords = (enchant_creature_card(),)
    rise = whenever(
        enters(),
        Move(ENCHANTED, ZONE_BATTLEFIELD, controller=YOU, store="risen"),
        Change(
            SELF,
            (ReplaceEnchant(stored("risen", "creature put onto the battlefield with ~")),),
            FOREVER,
        ),
        Attach(SELF, stored("risen", "it")),
        Delayed(leaves(), (ControllersSacrifice(stored("risen", "that creature")),)),
        condition=OnBattlefield(),
    )
    weak = static(affect(ENCHANTED, gets(-1, 0)))
