from unittest.mock import Mock

import pygame
import pytest

from game.kit.system import clipboard


def test_a_text_is_put_there_and_found() -> None:
    pygame.display.init()
    assert clipboard.put("Füchse\n")
    assert clipboard.text() == "Füchse\n"


def test_what_no_clipboard_takes_is_told() -> None:
    pygame.display.init()
    assert not clipboard.put("a\0b")


def test_without_a_clipboard_there_is_no_text(monkeypatch: pytest.MonkeyPatch) -> None:
    fail = Mock(side_effect=pygame.error("there is none"))
    monkeypatch.setattr(pygame.scrap, "get_text", fail)
    monkeypatch.setattr(pygame.scrap, "put_text", fail)
    assert clipboard.text() == ""
    assert not clipboard.put("text")
