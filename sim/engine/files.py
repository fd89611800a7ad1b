"""Files that are there as a whole or not at all."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator


def write_whole(path: str | os.PathLike[str], content: bytes) -> None:
    """Write a file so that nobody ever finds half of it, also after a crash or on a full disk.

    It is written under the name ``.NAME.PROCESS.part`` in the same folder, brought to the disk,
    and takes its own name then, in place of a file that had it before.

    Raises:
        OSError: it cannot be written, and its ``filename`` is the path; a file that was there
            before is as it was.
        ValueError: the path holds a null character.
    """
    folder, name = os.path.split(os.fspath(path))
    part = os.path.join(folder, f".{name}.{os.getpid()}.part")
    try:
        with open(part, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except BaseException as error:
        with contextlib.suppress(OSError, ValueError):
            os.unlink(part)
        if isinstance(error, OSError):
            error.filename = os.fspath(path)  # the name that whoever reads the message knows
        raise
    _sync_folder(folder or ".")


@contextlib.contextmanager
def folder_locked(folder: str | os.PathLike[str]) -> Iterator[None]:
    """Keep other processes that ask for it from writing in a folder, where the system can.

    The lock ends with the process, however that ends.

    Raises:
        BlockingIOError: another process has it.
    """
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise
        except OSError:  # a file system without locks
            pass
        yield
    finally:
        os.close(handle)


def _sync_folder(folder: str) -> None:
    """Bring a folder's new name to the disk, where the system can."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
