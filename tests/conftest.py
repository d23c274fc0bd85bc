"""Settings for every test: Hypothesis finds the same thing every time; what needs the source is skipped without it."""

import os

import pytest
from hypothesis import HealthCheck, Phase, settings

from hoftag.core.build import build

settings.register_profile(
    "ci", deadline=None, derandomize=True, max_examples=40, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "nightly", deadline=None, max_examples=1000, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile("mutants", settings.get_profile("ci"), phases=[Phase.explicit, Phase.generate])
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave out what a compiled build cannot do; docs/compiled.md says why."""
    if item.get_closest_marker("pure") and build() == "compiled":
        pytest.skip("needs the source as it is")
