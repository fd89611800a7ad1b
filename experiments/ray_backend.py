"""Playing games on a Ray cluster, of one machine or many (the extra ``manaduel[ray]``)."""

from __future__ import annotations

import os
import socket
import tempfile
from collections import deque
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, TypeVar

from experiments.workers import MAXIMUM_WORKERS, Work, whole
from sim.engine.version import version

_Result = TypeVar("_Result")

# How often a chunk is played anew whose worker was lost; one that kills every worker is given up.
_RETRIES: Final = 10
# Chunks that wait for each worker, so that none is idle while the first of all is slow.
_CHUNKS_AHEAD: Final = 4
# Seconds in which a cluster must answer.
_PATIENCE: Final = 10
# Parts are small: the work itself once, and what comes of each chunk.
_LOCAL_STORE_BYTES: Final = 200_000_000


class RayError(RuntimeError):
    """Ray cannot be used as asked; the message is one line."""


class RayBackend:
    """Plays games in the workers of a Ray cluster.

    The results are those of the local backend: a chunk of games is a task, tasks depend on nothing
    but their games, and what comes of them is taken in their order. A chunk whose worker or
    machine is lost is played anew elsewhere. Every machine needs the same version of manaduel.

    Attributes:
        workers: how many chunks are played at the same time: the cluster's CPUs, for a local
            one as many as were asked for.
    """

    def __init__(self, address: str | None = None, workers: int = 1) -> None:
        """Connects to a cluster, or starts one on this machine.

        Args:
            address: of a cluster that runs, such as ``auto`` or ``ray://head:10001``; None
                starts one here, which ends with this process.
            workers: how many workers a cluster on this machine has.

        Raises:
            RayError: Ray is not installed, or no cluster answers.
            ValueError: ``workers`` is no integer or out of range.
        """
        workers = whole("workers", workers, MAXIMUM_WORKERS)
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            import ray
        except ImportError as error:
            raise RayError('this needs Ray: pip install "manaduel[ray]"') from error
        self._ray = ray
        settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
        if address is None:
            settings |= {"num_cpus": workers, "include_dashboard": False}
            settings |= {"object_store_memory": _LOCAL_STORE_BYTES}
        if not ray.is_initialized():
            try:
                _knock(address)
                ray.init(address=address or "local", **settings)
            except (ConnectionError, ValueError, RuntimeError, OSError) as error:
                reason = str(error).partition("\n")[0]
                raise RayError(f"Ray cluster {address or 'here'}: {reason}") from error
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def end(self) -> None:
        """Disconnects; a cluster that was started here ends, as it else does with the process."""
        self._ray.shutdown()

    def run(self, work: Work[_Result], chunks: Iterable[range]) -> Iterator[_Result]:
        """Plays chunks of games; see :meth:`experiments.workers.Backend.run`.

        Raises:
            RayError: a chunk lost its worker time and again, the cluster is gone, or a machine has
                another version of manaduel.
        """
        ray = self._ray
        task = ray.remote(max_retries=_RETRIES, num_cpus=1)(_play)
        # In a list, for a bare reference would be fetched anew for each task.
        place = [ray.put(work)]
        waiting: deque[Any] = deque()
        try:
            for chunk in chunks:
                waiting.append(task.remote(place, chunk, version()))
                if len(waiting) >= self.workers * _CHUNKS_AHEAD:
                    yield self._result(waiting.popleft())
            while waiting:
                yield self._result(waiting.popleft())
        finally:
            for reference in waiting:
                ray.cancel(reference, force=True)

    def _result(self, reference: Any) -> Any:
        """What came of a chunk; what was raised there is raised here, as it was."""
        exceptions = self._ray.exceptions
        try:
            return self._ray.get(reference)
        except exceptions.RayTaskError as error:
            raise error.cause from None
        except exceptions.RayError as error:
            reason = str(error).partition("\n")[0]
            raise RayError(f"Ray could not play some games ({reason})") from error


def _knock(address: str | None) -> None:
    """Tries the port of an address, where it names one: Ray itself asks for many minutes.

    Raises:
        OSError: nobody answers.
        ValueError: the port is none.
    """
    if address == "auto":
        address = _noted_address()
    host, colon, port = (address or "").removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host.strip("[]"), int(port)), _PATIENCE).close()


def _noted_address() -> str:
    """Where Ray looks for a cluster: what the environment says, else what ``ray start`` noted."""
    noted = Path(tempfile.gettempdir(), "ray", "ray_current_cluster")
    return os.environ.get("RAY_ADDRESS") or (noted.read_text().strip() if noted.exists() else "")


# In a worker: the last work that it was given, and the reference that it came by.
_work: tuple[Any, Work[Any]] | None = None


def _play(place: list[Any], chunk: range, wanted: str) -> Any:
    """Plays a chunk in a worker, which unpacks the work once.

    Raises:
        RayError: the worker has another version of manaduel.
    """
    global _work
    if version() != wanted:
        import platform

        raise RayError(
            f"{platform.node()} has manaduel {version()}, not {wanted}: every machine of the "
            "cluster needs the same"
        )
    reference = place[0]
    if _work is None or _work[0] != reference:
        import ray

        _work = (reference, ray.get(reference))
    return _work[1].play(chunk)
