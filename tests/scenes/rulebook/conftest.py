"""What tests of the rule book have: a kit."""

from tests.view.conftest import kit

__all__ = ["kit"]
