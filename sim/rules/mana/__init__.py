"""Mana (106): what permanents can produce, and a solver that finds a payment if there is one."""
