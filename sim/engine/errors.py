"""The engine's own errors; apart, since the compiler cannot derive from built-in ones."""


class GameOver(RuntimeError):
    """A choice was made in a game that has ended."""


class ReplayError(ValueError):
    """A replay that cannot be written, read or played; the message is one line."""


class CacheFault(AssertionError):
    """What the engine remembers is not what it would work out now; the message says where."""
