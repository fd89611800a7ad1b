"""The command ``manaduel scenario``."""

import click


@click.command("scenario")
@click.argument("paths", nargs=-1, required=True, metavar="PATH...")
@click.option("--strict", is_flag=True, help="A scenario that has to be skipped fails.")
def command(paths: tuple[str, ...], strict: bool) -> int:
    """Runs rules scenarios: files, or folders of them.

    Exit status 0: nothing failed; 1: something failed; 2: a file cannot be read or does not
    follow the format, or a folder has no scenario files.
    """
    from sim.scenario.__main__ import main as run

    return run([*paths, *(["--strict"] if strict else [])])
