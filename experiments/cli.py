"""The command ``manaduel``.

Whatever is wrong with what was typed is one line for each problem on standard error and exit
status 2; Ctrl-C is exit status 130. What goes wrong later (an agent that chooses what is no
option, a disk that is full) is one line and exit status 1.
"""

import importlib
import os
import sys
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import click

from agents import UnknownAgent
from cards import DeckError, PluginError
from experiments.play import AgentError
from experiments.ray_backend import RayError
from sim.engine.errors import ReplayDiverged, ReplayError
from sim.engine.version import mode, version

# What each module of experiments.commands does, in a line.
COMMANDS: Final = {
    "bench": "Measures how fast the engine is.",
    "cards": "Lists the cards that are implemented.",
    "compare": "Plays two decks against each other.",
    "league": "Plays agents against each other and rates them.",
    "matrix": "Plays every deck against every other.",
    "play": "Lets you play against an agent.",
    "replay": "Shows a recorded game, and plays on from it.",
    "scenario": "Runs rules scenarios.",
    "selfplay": "Writes self-play games for learning from.",
    "train": "Trains a policy by reinforcement learning.",
    "usage": "Counts which cards and abilities decks use.",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command and returns its exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    # An agent of one's own is a module in the folder where the command is typed.
    sys.path.append(os.getcwd())
    _prepare_streams()
    try:
        status = command.main(given or ["--help"], "manaduel", standalone_mode=False)
        sys.stdout.flush()
    except click.Abort:
        return 130
    except click.ClickException as error:
        return _refuse(error.format_message())
    except ReplayDiverged as error:
        return _fail(str(error))
    except (DeckError, PluginError, UnknownAgent, ReplayError) as error:
        return _refuse(str(error))
    except AgentError as error:
        return _fail(", ".join([str(error), *getattr(error, "__notes__", [])]))
    except RayError as error:
        return _fail(str(error))
    except BrokenProcessPool:
        return _fail("a worker process was ended from outside")
    except OSError as error:
        # What is still to be written cannot be written at the end either.
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
        # A reader that has read enough, such as head, is no problem.
        if isinstance(error, BrokenPipeError):
            return 1
        where = f"{error.filename}: " if error.filename else ""
        return _fail(where + (error.strerror or str(error)))
    return status if isinstance(status, int) else 0


def _prepare_streams() -> None:
    """Makes sure that there are streams to write to, and that they take every character."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w"))  # noqa: SIM115
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def _fail(problem: str) -> int:
    print(f"manaduel: {problem}", file=sys.stderr)
    return 1


def _refuse(problems: str) -> int:
    for problem in problems.splitlines():
        print(f"manaduel: {problem}", file=sys.stderr)
    return 2


class _Commands(click.Group):
    """The commands, each imported when it is asked for."""

    def list_commands(self, context: click.Context) -> list[str]:
        """The names of all commands, sorted."""
        return sorted(COMMANDS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        """The command of that name, or None."""
        if name not in COMMANDS:
            return None
        found: click.Command = importlib.import_module(f"experiments.commands.{name}").command
        return found

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        """Lists the commands with a line for each, which needs the import of none."""
        with formatter.section("Commands"):
            formatter.write_dl(sorted(COMMANDS.items()))

    def resolve_command(
        self, context: click.Context, arguments: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that is asked for, and what is left of the arguments."""
        if arguments[0] not in COMMANDS:
            possible = ", ".join(self.list_commands(context))
            context.fail(f'no command "{arguments[0]}"; possible: {possible}')
        return super().resolve_command(context, arguments)


@click.group(cls=_Commands)
@click.version_option(version(), message=f"%(prog)s, version %(version)s ({mode()})")
def command() -> None:
    """Plays whole games of Magic: The Gathering between decks and agents.

    Unofficial; not affiliated with the game's publisher.
    """


if __name__ == "__main__":
    sys.exit(main())
