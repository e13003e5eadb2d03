"""What every test shares: the size of the run, the profiles of Hypothesis, the report of a soak."""

from __future__ import annotations

import os
import signal
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.sizes import SOAK, Count, Figures

# A loaded machine is no failure: no deadlines, and slow data is not a health problem.
settings.register_profile(
    "dev",
    derandomize=True,
    max_examples=25,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "soak",
    max_examples=2000,
    deadline=None,
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("soak" if SOAK else "dev")

# a shell that runs the tests in its background lets them ignore Ctrl-C, and every program they start would inherit it
signal.signal(signal.SIGINT, signal.default_int_handler)

FIGURE = "figure: "
TOO_LATE = "the minutes given to ./dev soak are over"


@pytest.fixture
def count() -> Count:
    """How many deals, games or positions to try in this run."""
    return lambda small, soak: soak if SOAK else small


@pytest.fixture
def figures(record_property: object) -> Figures:
    """Print a figure of this test when the run is over; works across processes."""
    assert callable(record_property)
    return lambda name, value: record_property(FIGURE + name, str(value))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if not SOAK:
        for item in items:
            if item.get_closest_marker("soak"):
                item.add_marker(pytest.mark.skip(reason="only in ./dev soak"))


def pytest_runtest_setup(item: pytest.Item) -> None:
    end = float(os.environ.get("MARIAS_SOAK_END", "inf"))
    if time.time() > end:
        pytest.skip(TOO_LATE)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = [report for kind in ("passed", "failed") for report in terminalreporter.getreports(kind)]
    if place := os.environ.get("MARIAS_SOAK_LATE"):
        late = [report for report in terminalreporter.getreports("skipped") if TOO_LATE in str(report.longrepr)]
        Path(place).write_text(str(len(late)), encoding="utf-8")
    lines = [
        f"{report.nodeid}  {name.removeprefix(FIGURE)} = {value}"
        for report in reports
        for name, value in report.user_properties
        if name.startswith(FIGURE)
    ]
    if lines and SOAK:
        terminalreporter.write_sep("=", f"figures of {datetime.now(UTC):%Y-%m-%d}")
        for line in sorted(lines):
            terminalreporter.write_line(line)
