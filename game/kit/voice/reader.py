"""The reader: says what is new on the scene in front, and where the keys are."""

from collections.abc import Callable
from typing import Protocol
from weakref import ref

from game.kit.voice.speaker import Speaker


class Readable(Protocol):
    """What a scene tells of itself."""

    def announcements(self, *, fresh: bool) -> list[str]:
        """Return what to say now: all that stands there if it is `fresh`, then what is new."""

    def focus_description(self) -> tuple[str, str]:
        """Say where the keys are: what that is, and how it is now."""


class Reader:
    """What is said of the scenes; without a speaker that is on it is not asked."""

    def __init__(self, speaker: Speaker, join: Callable[..., str]) -> None:
        """Take what says it, and what joins what is said in one breath."""
        self._speaker, self._join = speaker, join
        self._scene: ref[Readable] | None = None
        self._where = ("", "")

    def forget(self) -> None:
        """Begin anew with the next scene."""
        self._scene = None

    def read(self, scene: Readable) -> None:
        """Say what there is to be said."""
        fresh = self._scene is None or self._scene() is not scene
        if fresh:
            self._speaker.forget()
            self._scene, self._where = ref(scene), ("", "")
        if news := list(scene.announcements(fresh=fresh)):
            self._speaker.say(*news)
        before, self._where = self._where, scene.focus_description()
        if self._where != before:
            what, how = self._where
            same = what == before[0] and how
            self._speaker.mention(how if same else self._join(what, how))
