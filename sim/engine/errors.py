"""The engine's own errors; apart, since the compiler cannot derive from built-in ones."""


class GameOver(RuntimeError):
    """A choice was made in a game that has ended."""


class ReplayError(ValueError):
    """A replay that cannot be written, read or played; the message is one line."""


class ReplayDiverged(ReplayError):
    """A saved game that does not go as it went when it was saved; the message says where."""


class CacheFault(AssertionError):
    """What the engine remembers is not what it would work out now; the message says where."""
