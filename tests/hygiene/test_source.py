"""What holds for the source as text."""

import ast
import re
from pathlib import Path

import cards

ROOT = Path(__file__).parents[2]
PACKAGES = ("sim", "cards", "agents", "experiments")
LONGEST_MODULE = 400
# These words are also subtypes, which the engine has to know (305.6).
BASIC_LAND_TYPES = {"Plains", "Island", "Swamp", "Mountain", "Forest"}
# Written in two parts so that this file does not hold what it looks for.
MACHINE_PATH = re.compile("/" + r"(?:work|root|home/\w+|Users/\w+)/")


def modules(package):
    return sorted((ROOT / package).rglob("*.py"))


def test_no_module_is_longer_than_its_reader_can_hold():
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for package in PACKAGES
        for path in modules(package)
    }
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_MODULE} == {}


def test_the_engine_names_no_card():
    names = set(cards.names()) - BASIC_LAND_TYPES
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}: {node.value}"
        for path in modules("sim")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in names
    ]
    assert found == []


def test_only_the_atoms_change_the_game():
    """Life, damage, counters, tapping, attaching and zones change in the event atoms alone."""
    atoms = {"events.py", "damaging.py", "zones.py", "entering.py"}
    changed = {"life", "damage", "tapped", "counters", "attached_to", "zone"}
    holders = {"obj", "player", "permanent", "creature", "card"}
    found = []
    for path in modules("sim/rules"):
        if path.name in atoms:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            targets = node.targets if isinstance(node, ast.Assign) else []
            if isinstance(node, ast.AugAssign):
                targets = [node.target]
            found += [
                f"{path.relative_to(ROOT)}:{node.lineno}"
                for target in targets
                if isinstance(target, ast.Attribute)
                and target.attr in changed
                and isinstance(target.value, ast.Name | ast.Subscript)
                and getattr(target.value, "id", "player") in holders
            ]
    assert found == []


def test_no_file_names_a_place_on_one_machine():
    folders = [ROOT / name for name in (*PACKAGES, "tests", "docs", ".ci")]
    paths = [path for folder in folders for path in folder.rglob("*")]
    paths += ROOT.iterdir()
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in paths
        if path.is_file() and "__pycache__" not in path.parts
        for match in MACHINE_PATH.finditer(path.read_text(encoding="utf-8", errors="replace"))
    ]
    assert found == []
