"""Looks before the doors open whether a kiosk can run: a line for each thing, pass or fail."""

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from game.kiosk.file import Kiosk, KioskError, Known, read_kiosk, told
from game.kiosk.paths import Paths
from game.kit.language_check import find_faults
from game.kit.messages import USUAL, languages, whole_languages
from game.kit.picture_guard import DEADLINE, PictureError, PictureGuard, as_it_is
from game.kit.text.letters import missing_letters
from game.kit.theme import Themes
from game.program import typed_command
from game.worker import Worker

ROOM = 100_000_000
"""Bytes that logs, visits and games may take on the disk."""

BRIGHT = 0.6
"""The share of all light above which a ground may not stand still for long."""

OTHERS = 0o077
"""The rights of a file for all but its owner: who can read a hash of few digits can find them."""

FAILED = 1
"""The exit code where something failed."""


class Checked(NamedTuple):
    """What was looked at, and what is wrong with it; nothing if all is well."""

    what: str
    fault: str = ""


def check(path: Path, paths: Paths, tell: Callable[[str], object] = print) -> int:
    """Say line by line what passes and what fails; give the exit code."""
    failed = False
    for each in checks(path, paths):
        tell(f"fail  {each.what}: {each.fault}" if each.fault else f"pass  {each.what}")
        failed = failed or bool(each.fault)
    return FAILED if failed else 0


def checks(path: Path, paths: Paths) -> Iterator[Checked]:
    """Look at one thing after the other."""
    try:
        kiosk = read_kiosk(path, known(paths))
    except KioskError as error:
        yield from (Checked("file", told(path, fault)) for fault in error.faults)
        return
    yield Checked(f"file {path}")
    yield _pin(kiosk, path)
    yield _languages(kiosk, paths.assets / "texts")
    if kiosk.look.line:
        missing = missing_letters(kiosk.look.line)
        yield Checked("line", f"no font for {missing}" if missing else "")
    pictures = PictureGuard(partial(Worker, DEADLINE, tries=1))
    yield _themes(kiosk, Themes(paths.assets, paths.themes, pictures))
    for name in filter(None, (kiosk.look.logo, kiosk.look.out_of_order)):
        yield Checked(f"picture {name}", _unloadable(path.parent / name, pictures))
    yield _disk(paths.data)


def known(paths: Paths) -> Known:
    """Return what of the game a kiosk can name."""
    return Known(languages(paths.assets / "texts"), Themes(paths.assets, paths.themes).names())


def _pin(kiosk: Kiosk, path: Path) -> Checked:
    fault = ""
    if not kiosk.staff.pin:
        fault = f"missing; make one with '{typed_command()} --kiosk-pin'"
    elif os.name == "posix" and path.stat().st_mode & OTHERS:
        fault = f"other users can read its hash; run 'chmod 600 {path}'"
    return Checked("staff PIN", fault)


def _languages(kiosk: Kiosk, texts: Path) -> Checked:
    offered = kiosk.play.languages or whole_languages(texts)
    faults = [
        f"{each}: {fault}" for each in offered for fault in find_faults(texts / each, texts / USUAL)
    ]
    return Checked(f"languages {', '.join(offered)}", next(iter(faults), ""))


def _themes(kiosk: Kiosk, themes: Themes) -> Checked:
    chosen = [themes.chosen_now(name) for name in kiosk.look.themes]
    faults = [fault for _, fault in chosen if fault]
    grays = [theme["felt_light"].grayscale().r for theme, _ in chosen]
    if not faults and min(grays) > BRIGHT * 255:
        faults = ["they could burn into the screen; add a dark one"]
    return Checked(f"looks {', '.join(kiosk.look.themes)}", next(iter(faults), ""))


def _unloadable(path: Path, pictures: PictureGuard) -> str:
    try:
        pictures.load([path], as_it_is)
        pictures.wait()
        pictures.load([path], as_it_is)
    except PictureError as error:
        return str(error)
    return ""


def _disk(data: Path) -> Checked:
    what = f"folder {data}"
    try:
        data.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=data) as file:
            file.write(b"kiosk")
        free = shutil.disk_usage(data).free
    except OSError as error:
        return Checked(what, f"it can't be written to ({error.strerror})")
    return Checked(what, "" if free >= ROOM else f"only {free // 1_000_000} MB free")
