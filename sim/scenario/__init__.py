"""Rules scenarios: small positions, the actions taken from them, and what must then be true.

``python -m sim.scenario PATH...`` runs the scenarios of files and folders; :func:`run` does it
from Python.
"""

from sim.scenario.runner import Result, run, run_scenario

__all__ = ["Result", "run", "run_scenario"]
