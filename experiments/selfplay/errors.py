"""The error of self-play data."""


class SelfPlayError(ValueError):
    """Data that cannot be written, gone on with or read; the message is one line."""
