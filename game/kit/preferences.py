"""What a person prefers, and the store of this and other settings: one file, one injected value."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, ClassVar, Protocol, TypeVar

import msgspec
from msgspec.structs import asdict, replace

from game import text_file
from game.kit import files

LARGEST_FILE = 1 << 16  # bytes

# Names of files in the assets; a pattern, so that no settings file can lead out of their folder.
Name = Annotated[str, msgspec.Meta(pattern=r"\A[A-Za-z0-9_-]{1,40}\Z")]
Chosen = Annotated[str, msgspec.Meta(pattern=r"\A[A-Za-z0-9_-]{0,40}\Z")]
"""The same, or nothing where nothing was chosen."""

Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Percent = Annotated[int, msgspec.Meta(ge=100, le=200)]

Written = Annotated[str, msgspec.Meta(max_length=40)]
Changed = dict[Written, Written]

Kind = TypeVar("Kind", bound=msgspec.Struct)
Kinds = Sequence[type[msgspec.Struct]]
Stored = Sequence[msgspec.Struct]


Side = Annotated[int, msgspec.Meta(ge=1, le=1 << 15)]
Offset = Annotated[int, msgspec.Meta(ge=-(1 << 16), le=1 << 16)]


class WindowPlace(msgspec.Struct, frozen=True):
    """Where a window was left, on which screens; one that fills the screen goes back there."""

    size: tuple[Side, Side]
    corner: tuple[Offset, Offset] = (0, 0)
    screens: tuple[tuple[Side, Side], ...] = ()
    fullscreen: bool = False


class Preferences(msgspec.Struct):
    """How a person wants every app to look, to sound and to move."""

    language: Chosen = ""
    theme: Name = "felt"
    palette: Name = "normal"
    music: Share = 0.2
    """A whisper; a file from before it was on by itself says 0.0, and stays silent."""
    muted: bool = False
    reduced_motion: bool = False
    text_scale: Percent = 100
    captions: bool = False
    keys: Changed = msgspec.field(default_factory=dict)
    buttons: Changed = msgspec.field(default_factory=dict)
    """The keys, and the buttons of gamepads, that are not the usual ones, by their actions."""
    easy_hands: bool = False
    """Whether hands may tremble further, and rest between presses."""
    one_switch: Name = "off"
    """How fast a frame walks over what can be pressed, if it does."""
    speech: Name = "off"
    voice: Share = 0.8
    remarks_aloud: bool = True
    """Whether a voice says what animals have in their bubbles, too."""
    mono: bool = False
    """Whether both ears hear the same, as with one loudspeaker or one ear."""
    window: WindowPlace | None = None
    """Where the window was left."""


class Profile(Protocol):
    """Somebody's preferences, which override the settings while that person plays."""

    @property
    def fields(self) -> Collection[str]:
        """The settings that may be overridden."""

    @property
    def name(self) -> str:
        """What that person is called."""

    @property
    def overrides(self) -> Mapping[str, object]:
        """The settings that are overridden, by their fields."""

    def override(self, field: str, value: object) -> None:
        """Set another value, and save it."""


class Store:
    """Settings of several kinds, each a struct, whose fields lie side by side in one file.

    Nothing it does raises: what cannot be written holds until the app ends, and `unsaved` tells.
    Other copies of the app may use the same file: each writes what was changed in it, no more.
    """

    lasts: ClassVar[bool] = True
    """Whether what is chosen is there at the next start, too."""

    def __init__(
        self, path: Path, *settings: msgspec.Struct, damaged: bool = False, is_new: bool = False
    ) -> None:
        """Take the settings; a file may have had what can't be used, or `is_new`: there is none."""
        self.path = path
        self.damaged, self.is_new = damaged, is_new
        self.unsaved = False
        self.profile: Profile | None = None
        """Whose preferences are used over the settings, if somebody's are."""
        self.on_save: Callable[[], object] = lambda: None
        """What is done when settings are saved."""
        self._settings = {type(each): each for each in settings}
        self._lent = dict[str, object]()
        self._overridden = dict[type[msgspec.Struct], msgspec.Struct]()
        self._kept = self._first = _fields(settings)

    def __getitem__(self, kind: type[Kind]) -> Kind:
        """Return settings as they hold now; those that no profile overrides can be changed."""
        settings = self._overridden.get(kind) or self._settings[kind]
        assert isinstance(settings, kind)
        return settings

    def of_all(self, kind: type[Kind]) -> Kind:
        """Return settings as they hold for everybody, whoever plays."""
        settings = self._settings[kind]
        assert isinstance(settings, kind)
        return settings

    def use_profile(self, profile: Profile | None) -> None:
        """Use somebody's preferences over the settings, or nobody's."""
        self.profile = profile
        self._overridden.clear()
        overrides = {**(profile.overrides if profile else {}), **self._lent}
        for kind, settings in self._settings.items():
            own = {
                field: overrides[field] for field in kind.__struct_fields__ if field in overrides
            }
            if own:
                self._overridden[kind] = replace(settings, **own)

    def choose(self, field: str, value: object) -> None:
        """Change a setting and save it: in the profile if it may hold it, or else for everybody."""
        if self.profile and field in self.profile.fields:
            self.profile.override(field, value)
        else:
            kind = next(kind for kind in self._settings if field in kind.__struct_fields__)
            setattr(self._settings[kind], field, value)
            self.save()
        self.use_profile(self.profile)

    def lend(self, field: str, value: object) -> None:
        """Change a setting until all such are taken back; nothing of it is saved."""
        self._lent[field] = value
        self.use_profile(self.profile)

    def take_back(self) -> bool:
        """End what was lent; return whether anything was."""
        had = bool(self._lent)
        self._lent.clear()
        self.use_profile(self.profile)
        return had

    def restore(self) -> None:
        """Restore the settings as they were when this store got them."""
        for settings in self._settings.values():
            for field in settings.__struct_fields__:
                setattr(settings, field, self._first[field])
        self.use_profile(None)

    def save(self) -> None:
        """Write what was changed here to what the file has by now, or note that it is unsaved."""
        try:
            with files.alone(self.path):
                _write(self.path, self._merged())
        except OSError as error:
            if not self.unsaved:
                _tell("Settings can't be saved: %s", error.strerror)
            self.unsaved = True
        else:
            self.unsaved, self._kept = False, _fields(self._settings.values())
        self.on_save()

    def _merged(self) -> Stored:
        stored, damaged = _read(self.path, tuple(self._settings))
        if damaged:
            _keep(self.path, stored)
        if not stored:
            return tuple(self._settings.values())
        for there, here in zip(stored, self._settings.values(), strict=True):
            for field, value in asdict(here).items():
                if value != self._kept[field]:
                    setattr(there, field, value)
        return stored


class InMemoryStore(Store):
    """Settings that last as long as the app runs."""

    lasts = False

    def __init__(self, *settings: msgspec.Struct) -> None:
        super().__init__(files.NOWHERE, *settings)

    def save(self) -> None:
        """Write nothing, but say that somebody wants it."""
        self.on_save()


def _tell(what: str, why: object) -> None:
    import logging  # There is no need of it before something is wrong.

    logging.getLogger(__name__).warning(what, why)


def open_store(path: Path, *kinds: type[msgspec.Struct]) -> Store:
    """Read settings of some kinds; what cannot be used has its default, and is put aside."""
    stored, damaged = _read(path, kinds)
    if damaged:
        with suppress(OSError), files.alone(path):
            stored, is_still = _read(path, kinds)  # Another copy may have mended it by now.
            if is_still:
                _keep(path, stored)
                if stored:
                    _write(path, stored)
    is_new = not (stored or damaged)
    return Store(path, *(stored or (kind() for kind in kinds)), damaged=damaged, is_new=is_new)


def _read(path: Path, kinds: Kinds) -> tuple[Stored, bool]:
    """Return what a file has, if there is anything of use, and whether there is anything else."""
    try:
        content = text_file.read_text(path, LARGEST_FILE)
        return [msgspec.json.decode(content, type=kind) for kind in kinds], False
    except (FileNotFoundError, NotADirectoryError):
        return (), False
    except msgspec.ValidationError:
        return _read_fields(content, kinds), True
    except text_file.CodingError as error:
        _tell("Settings can't be read: %s", error)
        return (), True
    except (OSError, ValueError, RecursionError):
        return (), True


def _read_fields(content: str, kinds: Kinds) -> Stored:
    """Read field by field; nothing, where there are no fields at all."""
    try:
        msgspec.json.decode(content, type=dict[str, msgspec.Raw])
    except (ValueError, RecursionError):
        return ()
    return [kind(**usable(content, kind)) for kind in kinds]


def usable(content: str | bytes, kind: type[msgspec.Struct]) -> dict[str, Any]:
    """Read field by field what is written of a kind, leaving out what cannot be used."""
    values = dict[str, Any]()
    try:
        written = msgspec.json.decode(content, type=dict[str, msgspec.Raw])
    except (ValueError, RecursionError):
        return values
    for field in msgspec.structs.fields(kind):
        with suppress(KeyError, ValueError, RecursionError):
            values[field.name] = msgspec.json.decode(written[field.name], type=field.type)
    return values


def _keep(path: Path, stored: Stored) -> None:
    """Keep a damaged file beside; it stays where it is, too, until what it has is written anew."""
    if stored:
        files.write(files.beside(path), text_file.read_bytes(path, LARGEST_FILE))
    else:
        files.put_aside(path)


def _write(path: Path, settings: Iterable[msgspec.Struct]) -> None:
    fields: dict[str, object] = {}
    for each in settings:
        fields |= msgspec.to_builtins(each)
    files.write(path, msgspec.json.format(msgspec.json.encode(fields)))


def _fields(settings: Iterable[msgspec.Struct]) -> dict[str, object]:
    return {field: value for each in settings for field, value in asdict(each).items()}
