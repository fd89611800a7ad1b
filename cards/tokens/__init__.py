"""One module a token; each holds one subclass of :class:`sim.vocab.Card` and nothing else."""
