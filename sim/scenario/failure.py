"""How a scenario can go wrong."""

from __future__ import annotations


class ScenarioFailed(Exception):
    """The scenario fails: an expectation does not hold, or it names what never was there."""


class StepFailed(ScenarioFailed):
    """The step cannot be carried out; what ``illegal`` waits for."""


class Skipped(Exception):
    """The scenario names a card that is not implemented."""

    def __init__(self, card: str) -> None:
        super().__init__(f'no card "{card}"')


class FormError(Exception):
    """A file cannot be read or does not follow the format; one message each."""

    def __init__(self, messages: list[str]) -> None:
        super().__init__("\n".join(messages))
        self.messages = messages
