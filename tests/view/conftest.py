"""What tests of the view have: ears."""

from tests.scenes.conftest import played

__all__ = ["played"]
