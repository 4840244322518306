"""The kit: everything a scene needs from the machine, in one value handed to it."""

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial, reduce
from pathlib import Path
from typing import NamedTuple

from pygame import SRCALPHA, Rect, Surface

from game.kit.audio import Music, Sounds
from game.kit.gestures import InputDevice
from game.kit.key_map import BUTTONS, KEYS, KeyMap
from game.kit.layout import Zones
from game.kit.lettering import Lettering
from game.kit.messages import LazyText, Messages, chosen_texts, usable_languages
from game.kit.preferences import Preferences, Profile, Store
from game.kit.shapes import Art
from game.kit.stage import Turned
from game.kit.surface_cache import forget_surfaces
from game.kit.theme import Paintbox
from game.kit.voice.speaker import OFF, Speaker
from game.kit.voice.voice import Voice
from game.kit.wrong_answers import WrongAnswers

_log = logging.getLogger(__name__)

Volumes = Callable[[], Mapping[str, float]]

TURNED = {
    "undo": "redo",
    "redo": "undo",
    "leave": "leave_right",
    "more": "more_left",
    "play": "play_left",
}
"""The drawing in the place of one that points, in a language from right to left.

What winds a film on points as it does everywhere.
"""

LENT = ("speech", "keys", "buttons")
"""What a press or two change that the next person may not find a way back from."""


class Lowering(NamedTuple):
    """A switch that moves everything within everybody's reach, or back; and whether it is there."""

    switch: Callable[[], None]
    is_low: Callable[[], bool]


@dataclass(kw_only=True)
class Kit(Lettering):
    """A paintbox with letters, the files, the words, the sounds, and the store of settings.

    `volumes` are those wanted of the groups of sounds, by the folder in which they lie.
    `default_language` is used until the player chooses one.
    """

    assets: Path
    messages: Messages
    sounds: Sounds
    music: Music
    store: Store
    volumes: Volumes
    speaker: Speaker
    default_language: str = ""
    loudest: float = 1.0
    """How loud all may be at most, as a share of what a person wants."""

    offered: tuple[str, ...] = ()
    """The languages that one can choose, if these are not all that there are texts of."""

    wrong_answers: WrongAnswers = field(default_factory=WrongAnswers)
    """The wrong answers to what only grown-ups know."""

    min_target: int = 44
    """How many pixels wide and high a place is at least that a finger hits."""

    lends: bool = False
    """Whether what is chosen lasts only until the pages of children are left."""

    lowering: Lowering | None = None
    """How to lower a screen of which some people can't reach all."""

    input_device: InputDevice = "mouse"
    """What a person plays with, as far as the last press tells."""

    by_day: bool = False
    """Whether it was day in the window of the menu: then it is in all windows."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.speak(self.messages)

    @property
    def keys(self) -> KeyMap:
        """The key of each action."""
        return KeyMap(KEYS, self.preferences.keys)

    @property
    def buttons(self) -> KeyMap:
        """The button of each action on a gamepad."""
        return KeyMap(BUTTONS, self.preferences.buttons)

    def art(self, name: str) -> Art:
        """Return a drawing: the theme's own, or the game's; it points where text goes on."""
        if self.messages.from_right:
            name = TURNED.get(name, name)
        return super().art(name)

    def left_to_right_art(self, name: str) -> Art:
        """Return a drawing on what never turns: a film, or rows of tiles."""
        return super().art(name)

    def zone(self, layer: str, name: str) -> Rect:
        """Return the place of a zone in this window, as its screen is laid out."""
        return self.zones.rect(self.size, layer, name)

    def place(self, layer: str, name: str) -> Rect:
        """Return the place of a zone on a screen that does not turn as a whole."""
        zone = self.zone(layer, name)
        return zone if self.zones.stays(self.size, layer, name) else self.turned(zone)

    def turned(self, place: Rect, room: Rect | None = None) -> Rect:
        """Return the place on the other side of a room or the window, if text runs from the right.

        In any other language it is the same.
        """
        if not self.messages.from_right:
            return place
        left, right = (room.left, room.right) if room else (0, self.size[0])
        return place.move(left + right - place.right - place.left, 0)

    def canvas(self, size: tuple[int, int]) -> Surface:
        """Return an empty picture; what is put on it turns with the language."""
        kind = Turned if self.messages.from_right else Surface
        return kind(size, SRCALPHA)

    def has_zone(self, layer: str, name: str) -> bool:
        """Return whether there is such a zone in this window."""
        return self.zones.has(self.size, layer, name)

    def text(self, id: str, **args: object) -> str:
        """Return a text in the chosen language."""
        return self.messages(id, **args)

    def lazy_text(self, id: str, **args: object) -> LazyText:
        """Return what makes a text whenever it is shown, in the language of then."""
        return partial(self.text, id, **args)

    def aloud(self, *parts: str) -> str:
        """Join what is said in one breath, leaving out what is empty."""
        first, *others = [*filter(None, parts)] or [""]
        return reduce(lambda what, how: self.text("speak-state", what=what, how=how), others, first)

    def languages(self) -> dict[str, str]:
        """Return each language that one can choose, and its own name."""
        named = self.all_languages()
        offered = [each for each in self.offered if each in named]
        return {each: named[each] for each in offered or named}

    def all_languages(self) -> Mapping[str, str]:
        """Return each language that can be used, and its own name."""
        return usable_languages(self.assets / "texts")

    def offer_languages(self, offered: Sequence[str]) -> None:
        """Offer these languages alone, of which the first is the usual one."""
        self.offered, self.default_language = tuple(offered), offered[0]
        if self.preferences.language not in self.offered:
            self.preferences.language = ""
        self.apply_preferences()

    def use_profile(self, profile: Profile | None) -> bool:
        """Use somebody's preferences, or nobody's; tell whether that looks different."""
        before = self.preferences
        self.store.use_profile(profile)
        self.preferences = self.store[Preferences]
        return self.preferences != before

    def choose(self, field: str, value: object) -> None:
        """Change a setting for the profile in use if it may hold it, or else for everybody."""
        if self.lends and field in LENT:
            self.store.lend(field, value)
        else:
            self.store.choose(field, value)
        self.preferences = self.store[Preferences]

    def take_back(self) -> bool:
        """Return to the settings before those that were lent; tell whether any were."""
        if not self.store.take_back():
            return False
        self.preferences = self.store[Preferences]
        self.speaker.forget()
        self.apply_preferences()
        return True

    def switch_speech(self) -> bool:
        """Begin to speak, or be silent from now on; False if there is no voice."""
        if self.speaker.available:
            self.speaker.forget()
            self.choose("speech", "normal" if self.preferences.speech == OFF else OFF)
        return self.speaker.available

    def speak(self, messages: Messages) -> None:
        """Take up the texts of a language, and its direction."""
        self.messages = messages
        self.speaker.language, self.speaker.minus = messages.language, messages("speak-minus")
        self.fonts.from_right = messages.from_right

    def forget(self) -> None:
        """Forget all that was drawn or measured, and fonts: somebody else comes."""
        self.fonts.forget()
        forget_surfaces()

    def apply_preferences(self) -> None:
        """Take up another language, theme and loudness."""
        self.speak(chosen_texts(self.assets, self.preferences.language or self.default_language))
        self.choose_theme()
        self.apply_loudness()

    def choose_theme(self) -> None:
        """Use the theme of the preferences; log one that cannot be used."""
        super().choose_theme()
        if self.theme_fault:
            _log.warning("A theme can't be used: %s", self.theme_fault)

    def apply_loudness(self) -> None:
        """Take up changed volumes of sounds and music, or silence, in stereo or mono."""
        if self.preferences.mono != self.sounds.is_mono:
            self.music.set_volume(0.0)
            self.sounds.set_mono(self.preferences.mono)
        heard = 0.0 if self.preferences.muted else self.loudest
        self.sounds.volumes = {group: heard * wanted for group, wanted in self.volumes().items()}
        self.music.set_volume(heard * self.preferences.music)

    def let_speak(self, animal: str, mood: str) -> None:
        """Play the voice of an animal, but never over words that are read aloud."""
        if not self.speaker.on:
            self.sounds.say(animal, mood)

    def load_sounds(self) -> None:
        """Load what the first frame can do without."""
        self.sounds.load()
        self.music.load()


def no_voice() -> Voice | None:
    """Find no voice."""
    return None


def make_kit(
    box: Paintbox,
    assets: Path,
    store: Store,
    volumes: Volumes,
    default_language: str = "",
    find_voice: Callable[[], Voice | None] = no_voice,
) -> Kit:
    """Make a kit around a paintbox, for a system that speaks so; raises BrokenAssetError."""
    kit = Kit(
        size=box.size,
        preferences=box.preferences,
        themes=box.themes,
        fonts=box.fonts,
        assets=assets,
        zones=Zones(assets / "tables"),
        messages=chosen_texts(assets, box.preferences.language or default_language),
        default_language=default_language,
        sounds=Sounds(assets / "sounds", {}),
        music=Music(assets / "sounds" / "music", "lamp", 0.0),
        store=store,
        volumes=volumes,
        speaker=Speaker(lambda: store[Preferences], find_voice),
    )
    kit.speak(kit.messages)
    kit.apply_loudness()
    return kit
