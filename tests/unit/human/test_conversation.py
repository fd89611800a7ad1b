"""What may be typed at a question, and what it does."""

import functools
import random

import pytest

import agents
from agents.human.declaring import Declaration
from agents.human.stops import STEPS, Passing, Stops
from agents.table import option_texts
from sim.state import decision as d
from tests.games import new_game
from tests.unit.human.sitting import Sitting
from tests.unit.table.boards import board

SLIPS = (
    "0",
    "-1",
    "+1",
    "1.0",
    "1e3",
    "9" * 400,
    "1 2 3 999",
    "3-1",
    "1-",
    "--",
    "x",
    "zzz",
    "undo 99999999999999999999",
    "card",
    "card 0",
    "card 99999",
    "card nothing such",
    "log -1",
    "log 999999999999999",
    "hint nobody",
    "stops mine",
    "stops theirs nowhere",
    "full of it",
    "save /",
    "\0",
    "\x1b[A",
    "\ud83d\ude00"[:0] + "\N{GRINNING FACE}",
    "\N{ARABIC-INDIC DIGIT ONE}",
    "\N{SUPERSCRIPT TWO}",
    "[red]",
    "{R}",
    "%s %d",
    ",",
    ";;",
    "?",
    "help me",
    "t",
    "g",
    "stops",
    "log",
)


def test_mistakes_at_every_kind_of_question():
    """Whatever is typed, the question stands, the game is as it was, and something is answered."""
    chance = random.Random(2)
    asked = {}

    def types(sitting):
        game = sitting.game
        if game.decision is None:
            return ""
        slips = asked.setdefault(game.decision.name, [*SLIPS])
        if sitting.lines and sitting.lines[-1] in SLIPS:
            assert game.key() == types.key
            assert sitting.screen.strip() or sitting.lines[-1] == "log"
        types.key = game.key()
        if slips:
            return slips.pop()
        return str(chance.randrange(len(game.decision.options)) + 1)

    decks = ("grixis-affinity", "white-aggro"), ("elves", "jund-wildfire")
    for seed, names in enumerate(decks):
        Sitting(types, seed=seed, game=new_game(seed, names), seat=seed).play()
    assert {"priority", "mulligan", "target", "attack", "object"} <= set(asked)
    assert len(asked) > 6
    assert not any(asked[name] for name in ("priority", "attack", "block", "target"))


def test_enter_passes_and_is_no_answer_elsewhere():
    sitting = Sitting(["", "1", ""])
    sitting.play()
    assert "This question wants an answer: a number from 1 to 2" in sitting.output
    assert len(sitting.game.history) > 1


@pytest.mark.parametrize(
    "line", ["forest", "play Forest", "PLAY FOREST", "2", " 2 ", "choose 2", "2,"]
)
def test_an_option_by_number_or_by_its_text(line):
    game = board({"hand": ["Forest"]}, forced=False)
    sitting = Sitting([line], game=game)
    sitting.play()
    assert [one.name for one in sitting.game.view(0).permanents(0)] == ["Forest"]


def test_a_text_of_several_options_is_asked_again():
    game = board({"battlefield": ["2 Mountain"], "hand": ["Shock", "Lightning Bolt"]}, forced=False)
    sitting = Sitting(["cast"], game=game)
    sitting.play()
    assert '"cast" may be any of the options 2, 3' in sitting.output


# --- attacks and blocks ------------------------------------------------------------------

THREE = {"battlefield": ["2 Grizzly Bears", "Hill Giant"]}
TWO = {"battlefield": ["Grizzly Bears", "Hill Giant"]}


def combat(lines, seat=0, a=THREE, b=None):
    game = board(a, b or {}, step="declare_attackers", forced=False)
    sitting = Sitting(lines, game=game, seat=seat)
    declared = []
    tell = sitting.human.hear

    def hear(lines):
        declared.extend(line for line in lines if "attack" in line or "block" in line)
        tell(lines)

    sitting.human.hear = hear
    sitting.play()
    return declared, sitting


@pytest.mark.parametrize(
    ("line", "attackers"),
    [
        ("all", "2 Grizzly Bears, Hill Giant attack opponent"),
        ("attack all", "2 Grizzly Bears, Hill Giant attack opponent"),
        ("hill", "Hill Giant attacks opponent"),
        ("attack 1", "Grizzly Bears attacks opponent"),
        ("1 1", "2 Grizzly Bears attack opponent"),
        ("2 1", "Grizzly Bears, Hill Giant attack opponent"),
        ("1-2", "Grizzly Bears, Hill Giant attack opponent"),
    ],
)
def test_attacks_in_one_line(line, attackers):
    declared, sitting = combat([line, "none"])
    assert attackers in declared
    assert sitting.output.count("Which creatures attack?") == 1


@pytest.mark.parametrize("line", ["none", "end", "next", "attack none"])
def test_no_attack(line):
    declared, sitting = combat([line])
    assert declared == []
    assert sitting.game.turn > 5 or sitting.game.view(0).step != "declare_attackers"


def test_what_cannot_be_declared_any_more_is_asked_again():
    _, sitting = combat(["2 2"])
    assert "! Not all of what you chose is possible; choose the rest." in sitting.output


def test_blocks_in_one_line():
    game = board(TWO, THREE, step="declare_attackers", forced=False)

    class Attacks(agents.Agent):
        def choose(self, view, decision):
            return 0

    texts = []

    def types(sitting):
        decision = sitting.game.decision
        if decision.kind != d.ASK_BLOCK:
            raise StopIteration
        texts.extend(option_texts(sitting.game.view(1)))
        return f"{texts.index('block Grizzly Bears 2/2 with Hill Giant 3/3') + 1}"

    sitting = Sitting(types, game=game, seat=1, against=Attacks())
    sitting.play()
    assert "Hill Giant blocks Grizzly Bears" in sitting.human.memory.log
    assert len(texts) > 3


def test_a_declaration_ends_with_its_group():
    game = board(THREE, step="declare_attackers", forced=False)
    view = game.view(0)
    declaration = Declaration(view, game.decision, [0, 1])
    other = d.Decision(d.ASK_ATTACK, 0, game.decision.options, game.decision.group + 2)
    assert declaration.next(view, other) is None
    assert declaration.broken


# --- stops and passing -------------------------------------------------------------------


@functools.cache
def asked_steps(*lines, seed=3, full=False):
    """The turns and steps in which the person is asked with priority."""
    steps = []
    script = iter(lines)

    def types(sitting):
        view = sitting.game.view(0)
        if view.decision is None or view.turn > 8:
            raise StopIteration
        if view.decision.kind != d.ASK_PRIORITY:
            return "1"
        lands = [n for n, text in enumerate(option_texts(view), 1) if text.startswith("play")]
        if lands:
            return str(lands[0])
        steps.append((view.my_turn, view.step, bool(view.stack)))
        return next(script, "")

    sitting = Sitting(types, seed, against="heuristic", game=new_game(seed))
    sitting.human.conversation.stops.full = full
    sitting.play()
    return steps


def test_one_is_asked_where_the_stops_say():
    steps = asked_steps()
    assert steps
    for mine, step, stack in steps:
        default = Stops()
        assert stack or step in (default.mine if mine else default.theirs)
    assert len(asked_steps(full=True)) > len(steps)


def test_stops_can_be_changed():
    stops = Stops()
    assert stops.change(["mine", "upkeep", "main2"]) == ""
    assert "upkeep" in stops.mine
    assert "main2" not in stops.mine
    assert "possible: upkeep" in stops.change(["theirs", "lunch"])
    assert "STEP" in stops.change(["yours", "end"])
    assert any("upkeep" in line for line in stops.lines())
    assert set(Stops().mine) <= set(STEPS)


def test_passing_for_a_while_asks_less():
    always = len(asked_steps())
    assert len(asked_steps(*["next"] * 50)) < always
    assert len(asked_steps(*["next!"] * 50)) <= len(asked_steps(*["next"] * 50))


def test_passing_outlasts_other_questions():
    """Who passes to the next turn whatever happens is asked for blocks, and not after them."""
    game = board(
        {"battlefield": ["Grizzly Bears", "Mountain"], "hand": ["Shock"]},
        {"battlefield": ["Grizzly Bears"]},
        active="b",
        forced=False,
    )

    class Attacks(agents.Agent):
        def choose(self, view, decision):
            return 0

    asked = []

    def types(sitting):
        view = sitting.game.view(0)
        if view.my_turn:
            raise StopIteration
        asked.append((view.step, view.decision.kind))
        return "next!" if view.decision.kind == d.ASK_PRIORITY else "none"

    Sitting(types, game=game, against=Attacks()).play()
    assert asked == [("declare_attackers", d.ASK_PRIORITY), ("declare_blockers", d.ASK_BLOCK)]


def test_passing_ends_when_its_time_is_over():
    view = board(forced=True).view(0)
    assert not Passing("end", view.turn).over(view)
    assert Passing("end", view.turn - 1).over(view)
    assert Passing("next", view.turn - 1).over(view)
    assert not Passing("next", view.turn - 1).over(board(active="b").view(0))
    assert Passing("something", view.turn - 1).over(view)


# --- questions back ----------------------------------------------------------------------


def test_the_text_of_a_card():
    game = board({"battlefield": ["Mountain"], "hand": ["Shock", "Sacred Cat"]}, forced=False)
    lines = ["card shock", "card 2", "card lightning bolt", "card sacred cta", "card 1", "c s"]
    sitting = Sitting(lines, game=game)
    sitting.play()
    output = sitting.output
    assert output.count("Shock deals 2 damage to any target") == 2
    assert "Lightning Bolt deals 3 damage to any target" in output
    assert 'no card "sacred cta"; nearest: Sacred Cat' in output
    assert "Option 1 is about no card" in output
    assert "several cards fit: Shock, Sacred Cat" in output


def test_a_hint_changes_nothing_and_names_what_is_possible():
    hints = 0

    def types(sitting):
        nonlocal hints
        game = sitting.game
        if game.decision is None or hints > 25:
            raise StopIteration
        if sitting.lines and sitting.lines[-1] == "hint":
            hints += 1
            assert game.key() == types.key
            [line] = [one for one in sitting.screen.splitlines() if "heuristic would:" in one]
            texts = option_texts(game.view(0))
            assert any(" ".join(line.split()[2:])[:30] in text for text in texts)
            return str(hints % len(texts) + 1)
        types.key = game.key()
        return "hint"

    Sitting(types, seed=5, width=300).play()
    assert hints > 25


def test_a_hint_for_an_attack_is_the_whole_attack():
    _, sitting = combat(["hint random"], b={"life": 5})
    assert "random would: " in sitting.output


class Failing(agents.Agent):
    def choose(self, view, decision):
        raise ZeroDivisionError("by nothing")


def test_an_agent_that_fails_to_give_a_hint_is_told():
    sitting = Sitting([f"hint {__name__}:Failing", "1"], width=200)
    sitting.play()
    assert "Failing failed: ZeroDivisionError: by nothing" in sitting.output
    assert sitting.game.history


def test_without_a_session_the_person_still_hears_what_happened():
    from experiments.play import play_game

    typed = iter(range(10_000))
    human = Sitting(lambda one: str(next(typed) * 0 + 1)).human
    human.conversation.extra = {}
    game = new_game(1)
    record = play_game(game.origin.decks, [human, agents.make("random")], 1)
    assert record.outcome == "win"
    assert any(line.startswith("--- Turn") for line in human.memory.log)
