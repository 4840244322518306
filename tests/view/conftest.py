"""What tests of the view have: ears."""

from tests.scenes.conftest import heard, played

__all__ = ["heard", "played"]
