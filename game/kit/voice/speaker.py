"""The speaker, through which scenes speak, and the reader, who says what is new on them."""

from collections.abc import Callable, Iterable
from typing import Protocol, get_args
from weakref import ref

from game.kit.preferences import Preferences
from game.kit.voice.voice import Manner, Pace, Voice

OFF = "off"
PACES: dict[str, Pace] = {each: each for each in get_args(Pace)}

EARS = str.maketrans({"…": ".", "\u00a0": " ", "’": "'", **dict.fromkeys("“”„", "")})
"""Signs that voices name or leave out, and what they say instead."""

ASIDE = 0.6
"""How loud a remark is, as a share of other speech."""


class Speaker:
    """The voice that a person wants to hear; none is looked for before that is wanted."""

    def __init__(
        self, preferences: Callable[[], Preferences], find: Callable[[], Voice | None]
    ) -> None:
        """Take what is preferred now, and what finds a voice, if the system has one."""
        self._preferences, self._find = preferences, find
        self._voice: Voice | None = None
        self._looked = False
        self.language, self.minus = "en", "minus"
        self.count = 0
        """How many texts were said."""
        self._last: list[str] = []

    @property
    def available(self) -> bool:
        """Whether there is a voice; to know it one has to look."""
        if not self._looked:
            self._looked, self._voice = True, self._find()
        return self._voice is not None

    @property
    def on(self) -> bool:
        """Whether anything is said."""
        return self._preferences().speech != OFF and self.available

    def say(self, *texts: str) -> None:
        """Say sentences when those before them are said; these can be heard again."""
        self._last = [*filter(None, texts)]
        self.mention(*texts)

    def mention(self, *texts: str) -> None:
        """Say what need not be heard again, for one only passes there."""
        if self.on:
            self._utter(texts)

    def remark(self, *texts: str) -> None:
        """Say in a lower voice what is only said in passing, if that is wanted."""
        if self.on and self._preferences().remarks_aloud:
            self._utter(texts, ASIDE)

    def read(self, *texts: str) -> None:
        """Say sentences to somebody who asked for just these, whether speech is on or not."""
        if self.available:
            self.silence()
            self._utter(texts)

    def _utter(self, texts: Iterable[str], share: float = 1.0) -> None:
        if not self._voice:
            return
        preferences = self._preferences()
        pace, loudness = PACES.get(preferences.speech, "normal"), share * preferences.voice
        manner = Manner(self.language, pace, loudness)
        for text in filter(None, texts):
            self.count += 1
            ears = text.replace(" · ", ", ").replace("−", f"{self.minus} ").translate(EARS)
            self._voice.say(" ".join(ears.split()), manner)

    def silence(self) -> None:
        """Stop speaking."""
        if self._voice:
            self._voice.silence()

    def forget(self) -> None:
        """Stop speaking, and forget what was said."""
        self._last = []
        self.silence()

    def again(self) -> None:
        """Say once more what was said last."""
        self.silence()
        self.mention(*self._last)

    def close(self) -> None:
        """Stop speaking for good."""
        if self._voice:
            self._voice.close()


class Readable(Protocol):
    """What a scene tells of itself."""

    def announcements(self, *, fresh: bool) -> list[str]:
        """Return what to say now: all that stands there if it is `fresh`, then what is new."""

    def remarks(self) -> list[str]:
        """Return what somebody says who is shown there."""

    def focus_description(self) -> tuple[str, str]:
        """Say where the keys are: what that is, and how it is now."""


class Reader:
    """What is said of the scenes; without a speaker that is on it is not asked."""

    def __init__(self, speaker: Speaker, join: Callable[..., str]) -> None:
        """Take what says it, and what joins what is said in one breath."""
        self._speaker, self._join = speaker, join
        self._scene: ref[Readable] | None = None
        self._where = ("", "")
        self._remarks: list[str] = []

    def forget(self) -> None:
        """Start over with the next scene."""
        self._scene = None

    def read(self, scene: Readable) -> None:
        """Say what there is to be said."""
        fresh = self._scene is None or self._scene() is not scene
        if fresh:
            self._speaker.forget()
            self._scene, self._where, self._remarks = ref(scene), ("", ""), []
        if news := list(scene.announcements(fresh=fresh)):
            self._speaker.say(*news)
        before, self._where = self._where, scene.focus_description()
        if self._where != before:
            what, how = self._where
            same = what == before[0] and how
            self._speaker.mention(how if same else self._join(what, how))
        said, self._remarks = self._remarks, scene.remarks()
        self._speaker.remark(*(each for each in self._remarks if each not in said))
