"""Where games are played, by name."""

from __future__ import annotations

from experiments.workers import Backend, LocalBackend


def make_backend(spec: str, workers: int) -> Backend:
    """Makes a backend.

    Args:
        spec: ``local``: processes of this machine; ``ray``: a Ray cluster that is started here;
            ``ray:ADDRESS``: one that runs, such as ``ray:auto`` or ``ray:ray://head:10001``.
        workers: how many play, except in a cluster that runs, which has its own.

    Raises:
        ValueError: there is no such backend, or ``workers`` is out of range.
        experiments.ray_backend.RayError: Ray is not installed, or no cluster answers.
    """
    name, colon, address = spec.partition(":")
    if spec == "local":
        return LocalBackend(workers)
    if name == "ray" and bool(colon) == bool(address):
        from experiments.ray_backend import RayBackend

        return RayBackend(address or None, workers)
    raise ValueError(f'no backend "{spec}"; possible: local, ray or ray:ADDRESS')
