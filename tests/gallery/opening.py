"""A scene in a look, and what was noticed while it was opened."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from pygame import Color, Surface

from game.kit.app import App
from game.kit.scene import Scene
from game.kit.text.fonts import Fonts
from game.kit.text.letters import Align, Face
from tests.golden import Picture
from tests.pictures import opened


class Below(Scene[None]):
    """What lies under a scene that is opened, for there to be a way back."""

    def layout(self) -> None:
        """Show nothing."""
        self.clear()


@dataclass
class Opening:
    """A scene that is open; `cut` are texts that had to be cut off.

    `lines` are the pixels of each line of text, where it is smallest.
    """

    picture: Picture
    cut: list[str] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=dict)
    app: App = field(init=False)
    drawn: Surface = field(init=False)

    @property
    def scene(self) -> Scene[Any]:
        """The scene in front."""
        return self.app.stack.top

    def open(self) -> None:
        """Open the scene and look at it."""
        look = self.picture._asdict()
        with _no_own_themes(), self.noticing():
            self.app = opened(look.pop("scene"), look.pop("size"), below=Below, **look)
        self.drawn = self.app.screen.copy()

    @contextmanager
    def noticing(self) -> Iterator[None]:
        """Note what is written."""
        shorten, kept = Fonts.shorten, Fonts._kept

        def shortened(fonts: Fonts, text: str, face: Face, px: int, width: int) -> str:
            shown = shorten(fonts, text, face, px, width)
            if shown != text:
                self.cut.append(text)
            return shown

        def written(
            fonts: Fonts, lines: tuple[str, ...], face: Face, px: int, color: Color, align: Align
        ) -> Surface:
            for words in " ".join(lines).strip().split("\n"):
                self.lines[words] = min(px, self.lines.get(words, px))
            return kept(fonts, lines, face, px, color, align)

        with patch.object(Fonts, "shorten", shortened), patch.object(Fonts, "_kept", written):
            yield


def open_picture(picture: Picture) -> Opening:
    """Open a scene in a look."""
    opening = Opening(picture)
    opening.open()
    return opening


@contextmanager
def _no_own_themes() -> Iterator[None]:
    """Live in an empty home: themes of a person's own would be seen in the choice of looks."""
    with TemporaryDirectory() as home, patch.dict(os.environ, RACK_AND_RUN_HOME=home):
        yield
