"""Builds the distribution: engine and thinking agents compiled with mypyc where that can be done.

The environment variable MANADUEL_COMPILE chooses: 1 compiles the engine or fails, ``profile`` does
so twice, for GCC to learn from games in between where the time goes, 0 leaves it pure Python.
Without it (or with ``auto``) the engine is compiled where a C compiler works; an
editable installation stays pure Python, since compiled modules would hide what is edited.
Cards stay interpreted. Everything else about the distribution is in pyproject.toml.

Beside the packages goes a ``.pth`` file that has Python import ``manaduel_gymnasium`` as it starts.
"""

import base64
import hashlib
import os
import re
import subprocess
import sys
import tempfile
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.editable_wheel import editable_wheel

ROOT = Path(__file__).parent
COMPILED = (
    "sim/vocab",
    "sim/state",
    "sim/rules",
    "sim/engine",
    "agents/heuristic",
    "agents/search",
)
# Beyond these, what learners wait for at each step.
COMPILED_MODULES = [
    "agents/env/card_rows.py",
    "agents/env/encoder.py",
    "agents/env/game_row.py",
    "agents/env/layout.py",
    "agents/env/packing.py",
    "agents/env/tables.py",
]
# What cards and agents derive from, what is raised, and what answers to users: compiled functions
# would meet an argument of a wrong type with errors of their own.
INTERPRETED = {
    "agents/heuristic/agent.py",
    "agents/search/greedy.py",
    "agents/search/guide.py",
    "agents/search/mcts.py",
    "agents/search/network.py",
    "agents/search/searcher.py",
    "agents/search/settings.py",
    "sim/vocab/card.py",
    "sim/vocab/designations.py",
    "sim/engine/checks.py",
    "sim/engine/cross_check.py",
    "sim/engine/errors.py",
    "sim/engine/files.py",
    "sim/engine/game.py",
    "sim/engine/replay.py",
    "sim/engine/result.py",
    "sim/engine/version.py",
    "sim/engine/view.py",
}
# The line that site.py executes; it must be one line that begins with "import".
HOOK = "manaduel_gymnasium.pth"
HOOK_TEXT = (
    r"import sys; exec('try:\n    import manaduel_gymnasium\n    manaduel_gymnasium.install()\n"
    r"except Exception:\n    pass')"
    "\n"
)
# The choices that do not leave the engine pure Python where it cannot be compiled.
REQUIRED = {"1", "profile"}
# What is played to learn where the time goes: every shipped deck at random and by the agents.
TRAINING = """
import random
from pathlib import Path
import agents, cards, sim

assert sim.compiled()
for path in sorted((Path(cards.__file__).parent / "decklists").rglob("*.txt")):
    deck = cards.Deck.load(path).main
    for seed in range(12):
        game = sim.new_game([deck, deck], seed)
        chance = random.Random(seed)
        players = [agents.make(name) for name in ("mcts:nodes=8,worlds=4", "heuristic")]
        for seat, player in enumerate(players):
            player.begin(seat, seed)
        while game.decision is not None:
            options = game.decision.options
            if seed or len(options) == 1:
                game.choose(int(chance.random() * len(options)))
            else:
                view = game.view(game.decision.player)
                game.choose(players[view.me].choose(view, game.decision))
            if seed == 1:
                game.clone()
"""
# The setuptools commands that want extension modules; others only ask for metadata.
BUILDING = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}


def main() -> None:
    """Runs setuptools."""
    choice = compile_choice()
    if choice not in ("0", "1", "profile", "auto"):
        sys.exit(f"manaduel: MANADUEL_COMPILE is {choice!r}; it can be 0, 1, profile or auto")
    extensions: list[Extension] = []
    if BUILDING.isdisjoint(sys.argv):
        pass
    elif choice == "0":
        say("pure Python, as MANADUEL_COMPILE=0 asks")
    elif choice == "auto" and "editable_wheel" in sys.argv:
        say("pure Python, since the installation is editable (MANADUEL_COMPILE=1 compiles it)")
    else:
        extensions = compiled_modules(required=choice in REQUIRED)
    commands = {"build_ext": Build, "build_py": BuildPython, "editable_wheel": EditableWheel}
    setup(ext_modules=extensions, cmdclass=commands)


def compile_choice() -> str:
    """What the environment variable says."""
    return os.environ.get("MANADUEL_COMPILE", "").strip().lower() or "auto"


def say(what: str) -> None:
    """One line about how the engine is built (pip shows it with ``-v``, or where it fails)."""
    print(f"manaduel: engine: {what}", file=sys.stderr, flush=True)


def module_files() -> list[str]:
    """The modules that are compiled, relative to the root."""
    files = [
        path.relative_to(ROOT).as_posix() for top in COMPILED for path in (ROOT / top).rglob("*.py")
    ]
    return COMPILED_MODULES + sorted(
        name for name in files if name not in INTERPRETED and not name.endswith("/__init__.py")
    )


def compiled_modules(required: bool) -> list[Extension]:
    """The engine as extension modules; none, with a line that says why, where that fails."""
    problem = compiler_problem()
    extensions: list[Extension] = []
    if not problem:
        try:
            from mypyc.build import mypycify

            # The paths must be the package's own. What compiled modules lead to besides, libraries
            # among them that need not be here, is not checked.
            os.chdir(ROOT)
            extensions = mypycify(
                [
                    "--strict",
                    "--follow-imports=silent",
                    "--ignore-missing-imports",
                    *module_files(),
                ],
                opt_level="2",
                debug_level="0",
                multi_file=True,
                group_name="manaduel",
            )
            for extension in extensions:
                for source in extension.sources:
                    keep_out_of_trashcan(Path(source))
            if sys.platform != "win32":
                # Calls between modules of the engine need not go through a table then.
                add_flags(extensions, "-fvisibility=hidden")
        except (Exception, SystemExit) as error:  # mypycify exits where mypy objects
            problem = f"mypyc failed ({type(error).__name__}: {error})"
    if problem and required:
        sys.exit(f"manaduel: MANADUEL_COMPILE={compile_choice()}, but {problem}")
    if problem:
        say(f"pure Python, since {problem}")
    return extensions


def add_flags(extensions: list[Extension], *flags: str) -> None:
    """Has the compiler take more flags; mypyc gives its extensions one list in common."""
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]


def keep_out_of_trashcan(source: Path) -> None:
    """Frees objects without a header of the garbage collector at once.

    What mypyc 2.4 writes for them (``acyclic``) puts them into CPython's trashcan where objects in
    objects are freed, more than fifty deep; that links them by the header which they do not have,
    and so writes over other memory.
    """
    text = source.read_text(encoding="utf-8")

    def mended(found: re.Match[str]) -> str:
        function = found[0]
        if "PyObject_GC_UnTrack(self)" in function:
            return function
        return re.sub(r"\n *CPy_TRASHCAN_(BEGIN|END)\(.*\)", "", function)

    functions = re.compile(r"\n\w+_dealloc\(\w+ \*self\)\n\{\n.*?\n\}", flags=re.DOTALL)
    new = functions.sub(mended, text)
    if functions.sub("", new).count("CPy_TRASHCAN_BEGIN("):
        raise ValueError(f"{source} frees objects in a way that is not known here")
    if new != text:
        source.write_text(new, encoding="utf-8")


def compiler_problem() -> str:
    """Why no extension module can be compiled here; empty if one can."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(
            "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n",
            encoding="utf-8",
        )
        builder = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        builder.build_lib = builder.build_temp = folder
        silence = os.open(os.devnull, os.O_WRONLY)
        kept = [os.dup(1), os.dup(2)]
        try:
            for stream in (1, 2):
                os.dup2(silence, stream)
            builder.ensure_finalized()
            builder.run()
        except Exception as error:
            reason = " ".join(str(error).split())
            return f"there is no working C compiler with Python's headers ({reason})"
        finally:
            for stream, copy in zip((1, 2), kept, strict=True):
                os.dup2(copy, stream)
                os.close(copy)
            os.close(silence)
    return ""


class Build(build_ext):
    """Compiles on every core; what cannot be compiled is left out as a whole."""

    def build_extensions(self) -> None:
        """Builds the modules, or none of them."""
        if self.compiler.compiler_type == "unix":
            one_by_one = self.compiler.compile

            def compile_in_parallel(
                sources: list[str], *args: object, **named: object
            ) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    jobs = [pool.submit(one_by_one, [one], *args, **named) for one in sources]
                    return [name for job in jobs for name in job.result()]

            self.compiler.compile = compile_in_parallel
        try:
            if compile_choice() == "profile" and self.extensions:
                self.learn()
            super().build_extensions()
        except Exception as error:
            if compile_choice() in REQUIRED:
                raise
            for built in self.get_outputs():
                Path(built).unlink(missing_ok=True)
            self.extensions = self.distribution.ext_modules = []
            say(f"pure Python, since compiling failed ({' '.join(str(error).split())})")
        else:
            if self.extensions:
                say(f"compiled, {len(self.extensions) - 1} modules")

    def learn(self) -> None:
        """Builds with counters, plays, and has the next build go by what they say."""
        flags = [(one.extra_compile_args, one.extra_link_args) for one in self.extensions]
        add_flags(self.extensions, "-fprofile-generate", "-fprofile-update=single")
        for extension in self.extensions:
            extension.extra_link_args = [*extension.extra_link_args, "-fprofile-generate"]
        super().build_extensions()
        say("compiled with counters; playing games with it")
        environment = os.environ | {"PYTHONPATH": str(Path(self.build_lib).absolute())}
        with tempfile.TemporaryDirectory() as folder:
            played = [sys.executable, "-c", TRAINING]
            subprocess.run(played, check=True, cwd=folder, env=environment)
        for extension, (compiling, linking) in zip(self.extensions, flags, strict=True):
            extension.extra_compile_args, extension.extra_link_args = compiling, linking
        add_flags(self.extensions, "-fprofile-use", "-Wno-missing-profile")
        self.force = True


class BuildPython(build_py):
    """Adds the ``.pth`` file to what is installed."""

    def run(self) -> None:
        """Builds the packages."""
        super().run()
        if not self.editable_mode:
            Path(self.build_lib, HOOK).write_text(HOOK_TEXT, encoding="utf-8")


class EditableWheel(editable_wheel):
    """Adds the ``.pth`` file, which setuptools leaves out of an editable installation."""

    def run(self) -> None:
        """Makes the wheel, then makes it anew with one more file."""
        super().run()
        for wheel in Path(self.dist_dir).glob("*.whl"):
            with zipfile.ZipFile(wheel) as made:
                content = {entry: made.read(entry) for entry in made.infolist()}
            with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as anew:
                for entry, data in content.items():
                    if entry.filename.endswith(".dist-info/RECORD"):
                        data += record(HOOK, HOOK_TEXT.encode()).encode()
                        anew.writestr(HOOK, HOOK_TEXT)
                    anew.writestr(entry, data)


def record(name: str, content: bytes) -> str:
    """The line that a wheel's RECORD has for a file."""
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(content)}\n"


main()
