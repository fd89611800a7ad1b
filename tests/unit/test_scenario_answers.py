"""How answers become choices: with cards made up for it, one for each kind of question."""

import pytest

import cards
from sim import vocab as v
from tests.unit.test_scenario_play import steps, verdict_with


class Look(v.Card):
    name, cost, type_line = "Look", "{U}", "Sorcery"
    look = v.spell(v.Scry(3))


class Watch(v.Card):
    name, cost, type_line = "Watch", "{U}", "Sorcery"
    watch = v.spell(v.Surveil(3))


class Carve(v.Card):
    name, cost, type_line = "Carve", "{U}", "Sorcery"
    carve = v.spell(
        v.Move(v.TopCards(5, v.YOU), v.ZONE_EXILE, store="exiled"),
        v.MayCast(v.Stored("exiled"), free=True, any_number=True),
    )


class Pack(v.Card):
    name, cost, type_line = "Pack", "{3}{G}", "Creature - Wolf"
    power, toughness = 1, 1
    keywords = (v.multikicker("{U}"),)
    howl = v.whenever(v.enters(), v.GainLife(v.TIMES_KICKED))


class Mimic(v.Card):
    name, cost, type_line = "Mimic", "{U}", "Creature - Shapeshifter"
    power, toughness = 0, 0
    copy = v.may_enter_as_copy(v.CREATURE)


class Feast(v.Card):
    name, cost, type_line = "Feast", "{U}", "Sorcery"
    feast = v.spell(v.May((v.SacrificeSome(v.CREATURE), v.Draw())))


class Deal(v.Card):
    name, cost, type_line = "Deal", "{U}", "Sorcery"
    deal = v.spell(
        v.MayPay(
            ((v.PayLife(3),), (v.Sacrifice(v.CREATURE),)),
            (v.Draw(),),
            (v.LoseLife(1),),
        )
    )


class Sort(v.Card):
    name, cost, type_line = "Sort", "{U}", "Sorcery"
    sort = v.spell(v.ChooseWord("color"), v.GainLife(1))


class Choose(v.Card):
    name, cost, type_line = "Choose", "{U}", "Enchantment"
    first = v.whenever(v.enters(), v.GainLife(1))
    second = v.whenever(v.enters(), v.DealDamage(1, v.TARGET), targets=v.any_target())


class Several(v.Card):
    name, cost, type_line = "Several", "{U}", "Sorcery"
    both = v.spell(
        v.DealDamage(1, v.TARGET),
        v.DealDamage(2, v.SECOND_TARGET),
        targets=(v.up_to(2, v.CREATURE), v.target(v.CREATURE)),
    )


class Split(v.Card):
    name, cost, type_line = "Split", "{U}", "Sorcery"
    split = v.spell(v.DealDamage(3, v.TARGET, divided=True), targets=v.any_targets(1, 3))


class Toss(v.Card):
    name, cost, type_line = "Toss", "{U}", "Sorcery"
    toss = v.spell(v.Discard(1, at_random=True))


class Double(v.Card):
    name, cost, type_line = "Double", "{U}", "Enchantment"
    double = v.instead(v.DealsDamage(v.Anything("source")), v.Multiplies(2))


class Armor(v.Card):
    name, cost, type_line = "Armor", "{U}", "Enchantment"
    armor = v.instead(v.DealsDamage(v.Anything("source")), v.Prevents(1))


OWN = {
    card.name: card.definition for card in v.Card.__subclasses__() if card.__module__ == __name__
}


def lookup(name):
    return OWN.get(name) or cards.get(name)


def verdict(text):
    return verdict_with(text, lookup)


def position(card, extra="", library="", b=""):
    return (
        f'a = {{ hand = ["{card}"{extra}], library = [{library}], battlefield = ["Island"] }}\n'
        f"b = {{ battlefield = [{b}] }}\n"
    )


TOP = '"Swamp", "Forest", "Shock"'


@pytest.mark.parametrize(
    ("answers", "top"),
    [
        ("", '"Swamp", "Forest", "Shock"'),
        ('["Forest"]', '"Swamp", "Shock", "Plains"'),
        ('["Shock", "Swamp"]', '"Forest", "Plains"'),
        ('["Forest"], ["Shock", "Swamp"]', '"Shock", "Swamp", "Plains"'),
        ("[]", '"Swamp", "Forest", "Shock"'),
    ],
)
def test_scry(answers, top):
    assert not verdict(
        steps(
            '{ cast = "Look" }',
            f"{{ resolve = 1, answers = [{answers}] }}",
            position=position("Look", library=TOP),
            expect=f'{{ cards = [{top}], zone = "library", of = "a", top = true }}',
        )
    )


def test_surveil():
    assert not verdict(
        steps(
            '{ cast = "Watch" }',
            '{ resolve = 1, answers = [["Swamp", "Shock"]] }',
            position=position("Watch", library=TOP),
            expect='{ cards = ["Swamp", "Shock", "Watch"], zone = "graveyard", of = "a" },'
            '{ cards = ["Forest", "Plains"], zone = "library", of = "a", top = true }',
        )
    )


CARVED = '"Shock", "Pack", "Divination", "Swamp", "Swamp"'


@pytest.mark.parametrize(
    ("answers", "stack"),
    [
        ("", ""),
        ('["Divination"]', '"Divination"'),
        ('["Divination", "Pack"]', '"Pack", "Divination"'),
        ('["Pack", "Divination", "Shock"], "b"', '"Shock", "Divination", "Pack"'),
        ('"Shock", "b"', '"Shock"'),
    ],
)
def test_any_number_of_cards_is_cast(answers, stack):
    assert not verdict(
        steps(
            '{ cast = "Carve" }',
            f"{{ resolve = 1, answers = [{answers}] }}",
            position=position("Carve", library=CARVED),
            expect=f"{{ stack = [{stack}] }}",
        )
    )


def test_a_land_is_not_cast():
    line = verdict(
        steps(
            '{ cast = "Carve" }',
            '{ resolve = 1, answers = [["Swamp"]] }',
            position=position("Carve", library=CARVED),
        )
    )
    assert line.endswith("an answer was never asked for: ['Swamp']")


def test_multikicker_of_a_spell_that_is_cast_free():
    floating = position("Carve", library=CARVED).replace("a = {", 'a = { mana = "{U}{U}{U}",')
    assert not verdict(
        steps(
            '{ cast = "Carve", pay = [] }',
            '{ resolve = 1, answers = [["Pack"], 2] }',
            '{ expect = { player = "a", mana = "" } }',
            "{ resolve = 2 }",
            position=floating,
            expect='{ player = "a", life = 22 }',
        )
    )


@pytest.mark.parametrize(
    ("answers", "name"),
    [
        ("", ""),
        ("true, 'bear'", "Grizzly Bears"),
        ("'wurm'", "Craw Wurm"),
        ("['wurm']", "Craw Wurm"),
        ("false", ""),
        ("[]", ""),
    ],
)
def test_what_may_enter_as_a_copy(answers, name):
    now = f'zone = "battlefield", name = "{name}"' if name else 'zone = "graveyard"'
    creatures = '{ card = "Grizzly Bears", id = "bear" }, { card = "Craw Wurm", id = "wurm" }'
    assert not verdict(
        steps(
            '{ cast = "mimic" }',
            f"{{ resolve = 1, answers = [{answers}] }}",
            position=position("Mimic", b=creatures).replace(
                '"Mimic"', '{ card = "Mimic", id = "mimic" }'
            ),
            expect=f'{{ object = "mimic", {now} }}',
        )
    )


OWN_BEARS = '"Feast"], battlefield = ["Grizzly Bears", "Craw Wurm", "Island"] }\nb = {}'


@pytest.mark.parametrize(
    ("answers", "died"),
    [
        ("", ""),
        ('true, "Craw Wurm"', ', "Craw Wurm"'),
        ('"Craw Wurm"', ', "Craw Wurm"'),
        ('["Craw Wurm"]', ', "Craw Wurm"'),
        ("false", ""),
    ],
)
def test_one_of_several_with_or_without_true(answers, died):
    assert not verdict(
        steps(
            '{ cast = "Feast" }',
            f"{{ resolve = 1, answers = [{answers}] }}",
            position=f"a = {{ hand = [{OWN_BEARS}",
            expect=f'{{ cards = ["Feast"{died}], zone = "graveyard", of = "a" }}',
        )
    )


@pytest.mark.parametrize(
    ("answers", "life", "bears"),
    [
        ("", 19, "battlefield"),
        ("false", 19, "battlefield"),
        ("1", 17, "battlefield"),
        ("2", 20, "graveyard"),
        ("'Grizzly Bears'", 20, "graveyard"),
        ("true, 'Grizzly Bears'", 20, "graveyard"),
        ("['Grizzly Bears']", 20, "graveyard"),
    ],
)
def test_one_of_several_costs(answers, life, bears):
    assert not verdict(
        steps(
            '{ cast = "Deal" }',
            f"{{ resolve = 1, answers = [{answers}] }}",
            position='a = { hand = ["Deal"], battlefield = '
            '["Island", { card = "Grizzly Bears", id = "bear" }, "Ornithopter"] }',
            expect=f'{{ player = "a", life = {life} }}, {{ object = "bear", zone = "{bears}" }}',
        )
    )


def test_a_word():
    for word in ("red", "R", "Red"):
        assert not verdict(
            steps(
                '{ cast = "Sort" }',
                f'{{ resolve = 1, answers = ["{word}"] }}',
                position=position("Sort"),
            )
        )
    line = verdict(steps('{ cast = "Sort" }', "{ resolve = 1 }", position=position("Sort")))
    assert "unanswered: a chooses word (color) for Sort: white, blue" in line


@pytest.mark.parametrize("order", ["", '["Choose", "Choose"], '])
def test_the_order_of_triggers_and_their_targets(order):
    assert not verdict(
        steps(
            '{ cast = "Choose" }',
            f'{{ resolve = 1, answers = [{order}"b"] }}',
            '{ expect = { stack = ["ability:Choose", "ability:Choose"] } }',
            "{ resolve = 2 }",
            position=position("Choose"),
            expect='{ player = "a", life = 21 }, { player = "b", life = 19 }',
        )
    )


def test_targets_of_several_clauses():
    creatures = ", ".join(
        f'{{ card = "{name}", id = "{name[0]}" }}'
        for name in ("Hill Giant", "Gray Ogre", "Craw Wurm")
    )
    for named, damage in (
        ("'H', 'G'", (1, 2, 0)),
        ("'H', 'G', 'C'", (1, 1, 2)),
        ("'C'", (0, 0, 2)),
    ):
        alive = [
            f'{{ object = "{id}", damage = {number} }}'
            for id, number in zip("HGC", damage, strict=True)
            if not (id == "G" and number == 2)
        ]
        assert not verdict(
            steps(
                f'{{ cast = "Several", targets = [{named}] }}',
                "{ resolve = 1 }",
                position=position("Several", b=creatures),
                expect=", ".join(alive),
            )
        )


def test_division():
    creatures = '{ card = "Hill Giant", id = "giant" }'
    text = steps(
        '{ cast = "Split", targets = ["giant", "b"], divide = [1, 2] }',
        "{ resolve = 1 }",
        position=position("Split", b=creatures),
        expect='{ object = "giant", damage = 1 }, { player = "b", life = 18 }',
    )
    assert not verdict(text)
    assert "was not divided" in verdict(text.replace("[1, 2]", "[1, 1]"))
    assert "cannot be one part" in verdict(text.replace("[1, 2]", "[3, 0]"))


def test_random_results():
    for card in ("Shock", "Forest", "Swamp"):
        assert not verdict(
            steps(
                '{ cast = "Toss" }',
                f'{{ resolve = 1, random = ["{card}"] }}',
                position=position("Toss", extra=', "Shock", "Forest", "Swamp"'),
                expect=f'{{ cards = ["{card}", "Toss"], zone = "graveyard", of = "a" }}',
            )
        )
    line = verdict(steps('{ cast = "Toss", random = ["heads"] }', position=position("Toss")))
    assert line.endswith("the random result 'heads' was never asked for")


@pytest.mark.parametrize(("first", "life"), [("Double", 17), ("Armor", 18)])
def test_which_replacement_is_applied_first(first, life):
    assert not verdict(
        steps(
            '{ cast = "Shock", targets = ["b"] }',
            f'{{ resolve = 1, answers = ["{first}"] }}',
            position='a = { hand = ["Shock"], battlefield = ["Mountain"] }\n'
            'b = { battlefield = ["Double", "Armor"] }',
            expect=f'{{ player = "b", life = {life} }}',
        )
    )
