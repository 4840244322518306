"""`kiosk.toml`: what an unattended screen is like, checked key by key when it is loaded."""

import re
import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec

from game import text_file
from game.engine.rules import PRESETS
from game.kiosk.pin import check_hash
from game.kiosk.times import ALL_DAY, Hours, Timetable, read_hours, read_time, read_timetable
from game.kit.errors import printable
from game.run_main import shorten

LARGEST_FILE = 1 << 16  # bytes

Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Inches = Annotated[float, msgspec.Meta(ge=5, le=120)]
Millimetres = Annotated[float, msgspec.Meta(ge=0, le=3000)]
Seconds = Annotated[int, msgspec.Meta(ge=5, le=3600)]
Words = Annotated[str, msgspec.Meta(max_length=80)]

CLOSED = "closed"
DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")


class ScreenOptions(msgspec.Struct, frozen=True):
    """How large the screen is, and how high above the floor its lower edge hangs."""

    diagonal_in: Inches = 24.0
    bottom_mm: Millimetres = 800.0


class SoundOptions(msgspec.Struct, frozen=True):
    """How loud it may be, at all and from each time of the day on, and while nobody plays."""

    cap: Share = 0.6
    by_hour: dict[str, Share] = {}
    attract: Share = 0.2


class PlayOptions(msgspec.Struct, frozen=True):
    """What visitors can choose from."""

    languages: tuple[str, ...] = ()
    presets: tuple[str, ...] = ("family", "classic-2016")
    quick: bool = True
    puzzles: bool = True
    rush: bool = True
    speech: bool = True


class IdleOptions(msgspec.Struct, frozen=True):
    """After how many seconds without a touch it is asked, and how long, whether one still plays."""

    after: Seconds = 90
    ask: Seconds = 25


class TimesOptions(msgspec.Struct, frozen=True):
    """When the doors are open, on all days or by `mon` to `sun`, and when the game starts anew."""

    open: str = ALL_DAY
    days: dict[str, str] = {}
    restart: str = "04:00"


class LookOptions(msgspec.Struct, frozen=True):
    """The venue's own: themes in turn, a logo, a line below it, a picture when all fails."""

    themes: tuple[str, ...] = ("felt", "wood", "night")
    logo: str = ""
    line: Words = ""
    out_of_order: str = ""


class StaffOptions(msgspec.Struct, frozen=True):
    """The hash of the PIN that opens the staff panel; without one nothing does."""

    pin: str = ""


class Kiosk(msgspec.Struct, frozen=True):
    """All that a kiosk's file says; what it leaves out is as it usually is."""

    screen: ScreenOptions = ScreenOptions()
    sound: SoundOptions = SoundOptions()
    play: PlayOptions = PlayOptions()
    idle: IdleOptions = IdleOptions()
    times: TimesOptions = TimesOptions()
    look: LookOptions = LookOptions()
    staff: StaffOptions = StaffOptions()

    @property
    def volumes(self) -> Timetable:
        """How loud it may be through the day, as a share of what may be at all."""
        return read_timetable(self.sound.by_hour)

    def hours(self, weekday: int) -> Hours | None:
        """Return the opening hours of a day, 0 being Monday; None where they stay closed."""
        written = self.times.days.get(DAYS[weekday], self.times.open)
        return None if written == CLOSED else read_hours(written)


class FileFault(NamedTuple):
    """What is wrong in a file, and in which line; 0 where there is none to name."""

    line: int
    what: str


class KioskError(Exception):
    """A kiosk's file cannot be used; `faults` are all there are."""

    def __init__(self, path: Path, faults: list[FileFault]) -> None:
        self.faults = faults
        super().__init__("\n".join(told(path, fault) for fault in faults))


def told(path: Path, fault: FileFault) -> str:
    """Say a fault in one line."""
    return f"{path}{f', line {fault.line}' if fault.line else ''}: {shorten(fault.what)}."


class Known(NamedTuple):
    """What of the game a kiosk can name."""

    languages: Collection[str]
    themes: Collection[str]


def read_kiosk(path: Path, known: Known) -> Kiosk:
    """Read a kiosk's file; raises KioskError with every fault in it."""
    try:
        text = text_file.read_text(path, LARGEST_FILE)
        written = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise KioskError(path, [_unreadable(str(error))]) from None
    except OSError as error:
        raise KioskError(path, [FileFault(0, error.strerror or str(error))]) from None
    except RecursionError:
        raise KioskError(path, [FileFault(0, "it is nested too deep")]) from None
    except ValueError as error:
        raise KioskError(path, [FileFault(0, str(error).removesuffix("."))]) from None
    faults = list(_faults(text, written, Around(path.parent, known)))
    if faults:
        raise KioskError(path, faults)
    return msgspec.convert(written, Kiosk)


def _unreadable(error: str) -> FileFault:
    what, _, place = error.partition(" (at ")
    found = re.match(r"line ([0-9]+)", place)
    return FileFault(int(found[1]) if found else 0, what[:1].lower() + what[1:])


class Around(NamedTuple):
    """Where a file lies, and what it can name."""

    folder: Path
    known: Known


Check = Callable[[Any, Around], None]
"""Raises ValueError that says, behind the key, what is wrong with its value."""


def _faults(text: str, written: Mapping[str, Any], around: Around) -> Iterator[FileFault]:
    lines = _lines(text)
    tables = {field.name: field.type for field in msgspec.structs.fields(Kiosk)}
    for name, table in written.items():
        line = lines.get((name, ""), 0)
        if name not in tables:
            yield FileFault(line, f"there is no table [{name}]; use one of {', '.join(tables)}")
        elif not isinstance(table, dict):
            yield FileFault(line, f"{name} is a table: write [{name}] above its keys")
        else:
            for key, value in table.items():
                if what := _fault(tables[name], name, key, value, around):
                    yield FileFault(lines.get((name, key), line), what)


def _fault(kind: type[msgspec.Struct], table: str, key: str, value: object, around: Around) -> str:
    """Say what is wrong with a value of a key; nothing if it can be used."""
    known = {field.name: field.type for field in msgspec.structs.fields(kind)}
    if key not in known:
        return f"[{table}] has no key {key}; use one of {', '.join(known)}"
    try:
        given = msgspec.convert(value, known[key])
        if check := CHECKS.get((table, key)):
            check(given, around)
    except msgspec.ValidationError as error:
        return f"{key}: {str(error)[:1].lower()}{str(error)[1:]}"
    except ValueError as error:
        return f"{key} {error}"
    return ""


def _days(value: dict[str, str], _: Around) -> None:
    for day, hours in value.items():
        if day not in DAYS:
            raise ValueError(f"has {day}, which is not a day; use {', '.join(DAYS)}")
        if hours != CLOSED:
            try:
                read_hours(hours)
            except ValueError as error:
                raise ValueError(f'has {day} = "{hours}", which {error}, or "closed"') from None


def _names(what: str, find: Callable[[Around], Collection[str]]) -> Check:
    def check(value: tuple[str, ...], around: Around) -> None:
        known = find(around)
        for each in value:
            if each not in known:
                told = ", ".join(sorted(known))
                raise ValueError(f'has "{each}", which is not a {what}; use one of {told}')
        if not value:
            raise ValueError(f"names no {what}")

    return check


def _can_be_shown(value: str, _: Around) -> None:
    for sign in value:
        if not sign.isprintable():
            raise ValueError(
                f"has the character {printable(sign)}, which can't be shown; remove it"
            )


def _picture(value: str, around: Around) -> None:
    _can_be_shown(value, around)
    if value and not (around.folder / value).is_file():
        raise ValueError(f'is "{value}", and there is no such file in {around.folder}')


def _read_by(read: Callable[[Any], object]) -> Check:
    return lambda value, _: (read(value), None)[1]


CHECKS: Mapping[tuple[str, str], Check] = {
    ("sound", "by_hour"): _read_by(read_timetable),
    ("play", "languages"): _names("language", lambda around: around.known.languages),
    ("play", "presets"): _names("set of rules", lambda _: PRESETS),
    ("times", "open"): _read_by(read_hours),
    ("times", "days"): _days,
    ("times", "restart"): _read_by(read_time),
    ("look", "themes"): _names("look", lambda around: around.known.themes),
    ("look", "line"): _can_be_shown,
    ("look", "logo"): _picture,
    ("look", "out_of_order"): _picture,
    ("staff", "pin"): _read_by(check_hash),
}
"""What a value must be beside its kind."""

_TABLE = re.compile(r"\s*\[\s*([\w-]+)(?:\s*\.\s*([\w-]+))?\s*\]")
_KEY = re.compile(r"\s*([\w-]+)\s*(?:\.\s*([\w-]+)\s*)?=")


def _lines(text: str) -> dict[tuple[str, str], int]:
    """Find in which line each table begins, and each of its keys; tomllib does not say."""
    found: dict[tuple[str, str], int] = {}
    head: tuple[str, ...] = ()
    for number, line in enumerate(text.splitlines(), start=1):
        if table := _TABLE.match(line):
            head = tuple(filter(None, table.groups()))
            found.setdefault(_place(head), number)
        elif key := _KEY.match(line):
            found.setdefault(_place((*head, *filter(None, key.groups()))), number)
    return found


def _place(names: tuple[str, ...]) -> tuple[str, str]:
    """Return the table and the key that some names lead to, or into."""
    return names[0], names[1] if len(names) > 1 else ""
