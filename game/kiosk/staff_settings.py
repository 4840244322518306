"""What belongs to the staff of a public screen: its file, what they chose since, the visits."""

import time
from collections.abc import Callable, Collection
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec.structs import asdict, replace

from game import text_file
from game.engine.rules import PRESETS
from game.kiosk.file import Kiosk, Share
from game.kiosk.keep import Keep, at_once, write
from game.kiosk.lock import Lock
from game.kiosk.visits import Day, Happened, Visits
from game.kit import files
from game.kit.messages import USUAL
from game.kit.preferences import Name, usable

LARGEST_FILE = 1 << 14  # bytes

Names = Annotated[tuple[Name, ...], msgspec.Meta(min_length=1, max_length=50)]


class Chosen(msgspec.Struct, frozen=True):
    """What staff chose on the screen itself, over what the file says; None is as there."""

    cap: Share | None = None
    languages: Names | None = None
    presets: Names | None = None

    def over(self, kiosk: Kiosk) -> Kiosk:
        """Lay it over what the file of a kiosk says."""
        sound, play = kiosk.sound, kiosk.play
        cap = sound.cap if self.cap is None else self.cap
        languages, presets = self.languages or play.languages, self.presets or play.presets
        return replace(
            kiosk,
            sound=replace(sound, cap=cap),
            play=replace(play, languages=languages, presets=presets),
        )


class StaffSettings:
    """What staff know and may change, kept in a folder; `kiosk` is what holds now."""

    def __init__(
        self,
        kiosk: Kiosk,
        folder: Path,
        languages: Collection[str],
        time_of_day: Callable[[], datetime] = datetime.now,
        now: Callable[[], float] = time.monotonic,
        keep: Keep = at_once,
    ) -> None:
        """Take what the file says, the languages there are, two clocks, and what writes files."""
        self._file, self._path, self._keep = kiosk, folder / "kiosk-staff.json", keep
        self.time, self.now = time_of_day, now
        self.languages = tuple(dict.fromkeys((*kiosk.play.languages, USUAL, *languages)))
        """The languages there are, those of the file first, and the usual one."""
        self.presets = tuple(dict.fromkeys((*kiosk.play.presets, *PRESETS)))
        """The sets of rules there are, those of the file first."""
        self._visits = Visits(folder / "visits.jsonl", keep)
        self._chosen = _read(self._path, self.languages)
        tries = folder / "kiosk-pin.json"
        self.lock = (
            Lock(kiosk.staff.pin, tries, time_of_day, now, keep) if kiosk.staff.pin else None
        )
        """What the PIN opens; without a PIN there is nothing to open."""

    @property
    def kiosk(self) -> Kiosk:
        """What holds now: the file, and over it what staff chose."""
        return self._chosen.over(self._file)

    def choose(self, chosen: Chosen) -> None:
        """Keep what staff chose; what this leaves open stays as it was."""
        fresh = {field: value for field, value in asdict(chosen).items() if value is not None}
        self._chosen = replace(self._chosen, **fresh)
        self._keep(partial(write, self._path, msgspec.json.encode(self._chosen)))

    @property
    def volume_now(self) -> float:
        """The share of the loudest that the timetable allows at this time of the day."""
        now = self.time()
        return self.kiosk.volumes.at(now.hour * 60 + now.minute)

    def count(self, *kinds: Happened) -> None:
        """Count something that happened today."""
        self._visits.count(*kinds, today=self.time().date())

    def week(self) -> tuple[Day, ...]:
        """Return what happened in the last seven days, the last of them today."""
        return self._visits.week(self.time().date())


def _read(path: Path, languages: Collection[str]) -> Chosen:
    """Read what staff chose before: what is damaged, or names what is no more, is left out."""
    try:
        content = text_file.read_text(path, LARGEST_FILE)
    except FileNotFoundError:
        return Chosen()
    except (OSError, ValueError):
        content = ""
    read = usable(content, Chosen)
    for field, known in ("languages", languages), ("presets", PRESETS):
        read[field] = tuple(each for each in read.get(field) or () if each in known) or None
    try:
        msgspec.json.decode(content, type=Chosen)
    except (ValueError, RecursionError):
        files.put_aside(path)
    return Chosen(**read)
