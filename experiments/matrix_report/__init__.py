"""The report of a matrix: one HTML page, with pages of some games next to it."""

from experiments.matrix_report.report import ReportError, check_reports, write_report

__all__ = ["ReportError", "check_reports", "write_report"]
