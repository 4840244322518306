"""The examples in the engine's docstrings do what they show."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

ENGINE = Path(__file__).parents[2] / "game" / "engine"
TAUGHT = sorted(path.stem for path in ENGINE.glob("*.py") if ">>>" in path.read_text("utf-8"))


@pytest.mark.parametrize("name", TAUGHT)
def test_the_examples_of_a_module_do_what_they_show(name: str) -> None:
    found = doctest.testmod(import_module(f"game.engine.{name}"))
    assert found.attempted
    assert not found.failed


def test_the_notation_teaches_by_examples() -> None:
    assert "notation" in TAUGHT
