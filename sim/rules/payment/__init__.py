"""Paying costs (118, 601.2f-h): what can be paid, the choices it takes, and the payment."""
