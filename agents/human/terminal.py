"""What a person sees and types: lines of text, over any connection.

Nothing is drawn over and no key is read by itself, so that it works over ssh, in a pipe and with a
screen reader. :mod:`rich` colours and folds the lines where the terminal can; the standard
library's ``readline`` edits what is typed, remembers it and completes it, where there is one.
"""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Callable, Iterable, Sequence
from types import ModuleType
from typing import Final

from rich.console import Console, RenderableType

# More than that is hard to read in one line.
_WIDEST: Final = 110


class Terminal:
    """A console to write to, and a way to read a line.

    Args:
        console: where to write; standard output by default.
        read: reads a line behind a prompt, as :func:`input` does, and raises EOFError at the end.
    """

    def __init__(
        self, console: Console | None = None, read: Callable[[str], str] | None = None
    ) -> None:
        self.console = (
            Console(highlight=False, markup=False, emoji=False) if console is None else console
        )
        self._interactive = read is None and sys.stdin is not None and sys.stdin.isatty()
        self._read = input if read is None else read
        # A stray byte is a mistake, not an end. Only once: what has been read from cannot change.
        stream = sys.stdin
        if read is None and isinstance(stream, io.TextIOWrapper) and stream.errors != "replace":
            stream.reconfigure(errors="replace")
        self._words: Sequence[str] = ()
        if self._interactive:
            self._complete()

    @property
    def width(self) -> int:
        """How wide the lines may be; asked anew each time, since windows change."""
        return min(self.console.width, _WIDEST)

    def show(self, *lines: RenderableType) -> None:
        """Write lines."""
        if lines:
            self.console.print(*lines, sep="\n", width=self.width)

    def ask(self, words: Iterable[str] = (), prompt: str = "> ") -> str:
        """Read a line.

        Args:
            words: what the Tab key completes.
            prompt: what stands before it.

        Raises:
            EOFError: there is nothing more to read.
            KeyboardInterrupt: Ctrl-C was pressed.
        """
        self._words = sorted(set(words))
        line = self._read(prompt)
        if not self._interactive:
            self.console.print(line)  # what is read from a pipe is not seen otherwise
        return line.strip()

    def _complete(self) -> None:
        readline = _readline()
        if readline is None:
            return
        readline.set_completer_delims("")
        readline.set_completer(self._completion)
        readline.parse_and_bind("tab: complete")

    def _completion(self, typed: str, number: int) -> str | None:
        folded = typed.casefold().lstrip()
        fitting = [word for word in self._words if word.casefold().startswith(folded)]
        return fitting[number] if number < len(fitting) else None


def _readline() -> ModuleType | None:
    with contextlib.suppress(ImportError):
        import readline

        return readline
    return None
