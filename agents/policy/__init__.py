"""Trained policies as agents: ``policy:PATH`` plays what ``manaduel train`` has written."""

from agents.policy.agent import PolicyAgent

__all__ = ["PolicyAgent"]
