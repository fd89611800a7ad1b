"""The command ``manaduel train``."""

import json
import zipfile
from pathlib import Path
from typing import Any

import click

# What a resumed training keeps of how it was started.
_KEPT = ("deck", "opponent_deck", "envs", "rollout", "shaped")


@click.command("train")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--deck", default="mono-red-madness", show_default=True, help="The learner's.")
@click.option("--opponent-deck", default="mono-red-rally", show_default=True)
@click.option("--opponent", default="random", show_default=True, help="The agent trained against.")
@click.option("--steps", type=click.IntRange(1), default=500_000, show_default=True)
@click.option("--envs", type=click.IntRange(1, 1024), default=16, show_default=True)
@click.option("--subprocesses", is_flag=True, help="Each of the envs in a process of its own.")
@click.option("--rollout", type=click.IntRange(2), default=128, show_default=True)
@click.option("--shaped/--not-shaped", default=True, show_default=True, help="Shape the reward.")
@click.option("--evaluate-every", type=click.IntRange(1), default=50_000, show_default=True)
@click.option("--games", type=click.IntRange(1), default=200, show_default=True)
@click.option("--against", multiple=True, help="An agent to evaluate against; may be repeated.")
@click.option("--seed", type=int, default=0, show_default=True)
@click.option("--resume", is_flag=True, help="Go on from the folder's checkpoint.")
@click.option("--quiet", is_flag=True, help="Show no progress.")
@click.option("--curve", type=click.Path(path_type=Path), help="Only draw the curve, as a PNG.")
def command(
    folder: Path, steps: int, resume: bool, quiet: bool, curve: Path | None, **given: Any
) -> None:
    """Trains a policy with MaskablePPO, in FOLDER; needs pip install "manaduel[rl]".

    The folder gets checkpoint.zip, from which --resume goes on for so many steps more (deck, envs,
    rollout and reward stay as they were); policy.pt, which plays everywhere as the agent
    policy:FOLDER/policy.pt; evaluations.jsonl, with win rates and 95% intervals; and logs for
    TensorBoard (tensorboard --logdir FOLDER). --curve FILE draws the evaluations and does nothing
    else.
    """
    try:
        from experiments import train
    except ImportError as error:
        raise click.ClickException(str(error)) from None
    if curve is not None:
        if not (folder / train.EVALUATIONS).exists():
            raise click.ClickException(f"{folder}: there are no evaluations to draw")
        try:
            train.curve(folder, curve)
        except (ValueError, LookupError, TypeError) as error:
            raise click.ClickException(
                f"{folder}: the evaluations cannot be drawn in {curve} ({error})"
            ) from None
        return
    begun = (folder / train.CHECKPOINT).exists()
    if resume and not begun:
        raise click.ClickException(f"{folder}: there is no checkpoint to resume from")
    if begun and not resume:
        raise click.ClickException(f"{folder} holds a training: --resume goes on with it")
    given["against"] = tuple(given["against"]) or ("random", "heuristic")
    if resume:
        try:
            earlier = json.loads((folder / train.SETTINGS).read_text(encoding="utf-8"))
            given |= {name: earlier[name] for name in _KEPT}
        except (OSError, ValueError, LookupError, TypeError):
            raise click.ClickException(
                f"{folder / train.SETTINGS}: cannot be read, so that there is nothing to resume"
            ) from None
        if not zipfile.is_zipfile(folder / train.CHECKPOINT):
            raise click.ClickException(f"{folder / train.CHECKPOINT}: is no checkpoint")
    from agents import make
    from cards import Deck

    for name in (given["opponent"], *given["against"]):
        make(name)  # one that is unknown is told of now
    for name in (given["deck"], given["opponent_deck"]):
        Deck.load(name)
    train.train(train.Settings(**given), steps, folder, resume, quiet)
    click.echo(f"agent: policy:{folder / train.POLICY}")
    for line in (
        (folder / train.EVALUATIONS)
        .read_text(encoding="utf-8")
        .splitlines()[-len(given["against"]) :]
    ):
        one = json.loads(line)
        rate = "no game was decided"
        if one["win_rate"] is not None:
            low, high = one["ci_low"], one["ci_high"]
            rate = f"{one['win_rate']:.1%} (95% interval {low:.1%} to {high:.1%})"
        click.echo(f"against {one['against']}: {rate}, {one['games']} games")
