"""Files from outside are harmless: settings, looks, layouts, what staff keep; damaged or forged."""

import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from datetime import datetime
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TypeVar

import msgspec

from game.kiosk.file import Kiosk
from game.kiosk.staff_settings import Chosen, StaffSettings
from game.kit.errors import BrokenAssetError
from game.kit.files import Folders
from game.kit.layout import Zones
from game.kit.preferences import LARGEST_FILE, Preferences
from game.kit.theme import Themes
from game.last_setup import last_occupants, last_rules
from game.settings import Settings, open_settings
from tests.kits import ASSETS
from tests.trust import mutants
from tests.trust.apart import apart
from tests.trust.promise import Promise
from tests.work import METER, again

LONGEST = 100  # units of work until a file is read or refused: half of that is the most it takes
LAYOUT = (ASSETS / "tables" / "wide.tmx").read_text("utf-8")
WRITTEN: dict[str, object] = {
    **msgspec.to_builtins(Preferences(theme="night", text_scale=150)),
    **msgspec.to_builtins(Settings(rules="classic-2016", seats_alone=("person fox level1",))),
}
STAFF_FILES: dict[str, dict[str, object]] = {
    "kiosk-staff.json": {"cap": 0.4, "languages": ["de", "en"], "presets": ["family"]},
    "visits.jsonl": {"day": "2026-03-02", "starts": 7, "moves": 5, "finished": 2, "resets": 3},
}
VALUES = (
    *("null", "true", "-1", "2", "0.5", "1e999", "-1e-999", "9" * 5000, "NaN", '""', "[]", "{}"),
    *('"\\u0000"', '"\\ud800"', '"../../x"', f'"{"x" * 5000}"', '["\\u0007"]', "[[[]]]", "\x00"),
    *('"classic-2016 jokers=9999999999"', '"river"', "[" * 3000, '{"a":' * 3000, '"felt\\n"'),
    *('["person fox level1", "bot fox level1", "a b c", "empty owl level9"]', '"\u202e"', "1.0e5"),
)
Answer = TypeVar("Answer")
Attack = Callable[[Path, Path, Random], Iterator[str]]


def _files(size: int, seed: int) -> Iterator[str]:
    chance = Random(seed)
    os.fsync = lambda _: None  # whether a power cut is survived is not the question here
    with TemporaryDirectory() as place:
        home, elsewhere = Path(place) / "home", Path(place) / "elsewhere"
        Zones(ASSETS / "tables")
        yield ""
        for number in range(size):
            elsewhere.write_bytes(b"theirs")
            attack = ATTACKS[number % len(ATTACKS)]
            again_so = partial(_attacked, attack, home, elsewhere, chance, chance.getstate())
            yield from (f"{number}: {fault}" for fault in again(again_so))
            if elsewhere.read_bytes() != b"theirs" or len(os.listdir(place)) != 2:
                yield f"{number}: something was written elsewhere"
            yield ""


def _attacked(
    attack: Attack, home: Path, elsewhere: Path, chance: Random, state: tuple[object, ...]
) -> Iterator[str]:
    """Begin with an empty folder, and with chance as it was, so that it can be tried again."""
    chance.setstate(state)
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir()
    yield from attack(home, elsewhere, chance)


def _timed(act: Callable[[], Answer], told: list[str]) -> Answer | None:
    """Do something; note how much work it was, and what it raised that is no sentence to show."""
    answer = None
    METER.start()
    try:
        answer = act()
    except BrokenAssetError as fault:
        if not str(fault).isprintable() or _quotes(fault):
            told.append(f"it says {str(fault)!r}")
    except Exception as fault:  # whatever it is, it would end the game
        told.append(f"{type(fault).__name__}: {fault}")
    told += METER.faults(LONGEST)
    return answer


def _quotes(fault: BrokenAssetError) -> bool:
    """Tell whether a sentence has the words of an exception that is not the game's own."""
    cause = fault.__cause__
    ours = cause is None or type(cause).__module__.startswith("game.")
    words = str(cause)
    return not ours and words not in ("", "too large", "not a regular file") and words in str(fault)


def _settings(home: Path, elsewhere: Path, chance: Random) -> Iterator[str]:
    """Open damaged settings, save, and open them again."""
    path, told = home / "settings.json", []
    content = _lay(path, elsewhere, chance)
    opening = partial(open_settings, Folders(home, home))
    if store := _timed(opening, told):
        _timed(lambda: (last_rules(store[Settings]), last_occupants(store[Settings], True)), told)
        if store.damaged and content is not None and _aside(path) != content:
            told.append(f"{content[:80]!r} is not kept")
        store[Preferences].palette = "safe"
        _timed(store.save, told)
        again = _timed(opening, told)
        if again and (again.damaged or again[Settings] != store[Settings]):
            told.append(f"{content!r:.80} is not mended")
        if left := set(os.listdir(home)) - {path.name, _bad(path).name}:
            told.append(f"there are {left!r:.80}")
    yield from told


def _bad(path: Path) -> Path:
    return path.with_name(path.name + ".bad")


def _aside(path: Path) -> bytes:
    return _bad(path).read_bytes() if _bad(path).exists() else b""


def _lay(path: Path, elsewhere: Path, chance: Random) -> bytes | None:
    """Lay something where settings should be; give what, if it is a file."""
    if chance.random() < 0.1:
        if chance.random() < 0.3:
            path.symlink_to(elsewhere)
        else:
            chance.choice([each for each in mutants.FILES if each is not mutants.many])(path)
        return None
    content = _damaged(chance, WRITTEN)
    path.write_bytes(content)
    return content


def _staff(home: Path, elsewhere: Path, chance: Random) -> Iterator[str]:
    """Open what the staff of a kiosk have kept, count on, choose, and open it again."""
    told: list[str] = []
    for name, written in STAFF_FILES.items():
        if chance.random() < 0.2:
            _lay(home / name, elsewhere, chance)
        else:
            (home / name).write_bytes(_damaged(chance, written))
    noon = datetime(2026, 3, 2, 12)
    opening = partial(StaffSettings, Kiosk(), home, ("de", "en"), lambda: noon, lambda: 0.0)
    if staff := _timed(opening, told):
        _timed(lambda: staff.count("starts", "moves"), told)
        _timed(lambda: staff.choose(Chosen(presets=("river",))), told)
        there = staff.kiosk.play
        if not set(there.languages) <= {"de", "en"} or there.presets != ("river",):
            told.append(f"visitors can choose from {there!r:.80}")
        again = _timed(opening, told)
        kept = not any((home / each).is_dir() for each in STAFF_FILES)
        if again and kept and (again.kiosk, again.week()) != (staff.kiosk, staff.week()):
            told.append("it is otherwise when it is opened again")
    yield from told


def _damaged(chance: Random, written: dict[str, object]) -> bytes:
    fields = {name: json.dumps(value) for name, value in written.items()}
    for name in chance.sample([*fields, "effects", "wings"], chance.choice([0, 1, 1, 3])):
        fields[name] = chance.choice(VALUES)
    text = "{" + ", ".join(f'"{name}": {value}' for name, value in fields.items()) + "}"
    content = text.encode("utf-8", "surrogatepass")
    match chance.randrange(6):
        case 0:
            content = content[: chance.randrange(len(content))]
        case 1:
            at = chance.randrange(len(content))
            content = content[:at] + chance.randbytes(chance.choice([1, 3])) + content[at + 1 :]
        case 2:
            content = chance.choice([text.encode("utf-16"), b"\xef\xbb\xbf" + content, content * 2])
        case 3 if chance.random() < 0.2:
            content += b" " * LARGEST_FILE
    return content


def _theme(kind: mutants.Kind, home: Path, _: Path, chance: Random) -> Iterator[str]:
    name, told = mutants.make(home, 0, kind, chance), []
    _timed(lambda: Themes(ASSETS, home).chosen(name), told)
    _timed(lambda: Themes(ASSETS, home).load(name), told)
    yield from told


def _layout(home: Path, elsewhere: Path, chance: Random) -> Iterator[str]:
    told, path = [], home / "wide.tmx"
    if chance.random() < 0.1:
        chance.choice(mutants.FILES)(path)
    else:
        path.write_text(_changed(LAYOUT, chance, elsewhere), "utf-8", "replace")
    _timed(lambda: Zones(home).rect((800, 480), "menu", "foot"), told)
    yield from told


def _changed(text: str, chance: Random, elsewhere: Path) -> str:
    match chance.randrange(5):
        case 0:
            at = chance.choice(list(re.finditer(r'(?<=")[^"]*(?=")', text)))
            return text[: at.start()] + chance.choice(mutants.NASTY) + text[at.end() :]
        case 1:
            at = chance.choice(list(re.finditer(r"<\w+", text)))
            new = f' {chance.choice(ATTRIBUTES)}="{chance.choice([*mutants.NASTY[:9], elsewhere])}"'
            return text[: at.end()] + new + text[at.end() :]
        case 2:
            at = chance.choice(list(re.finditer(r"(?<=>)\n", text)))
            return text[: at.start()] + chance.choice(WITHIN) + text[at.end() :]
        case 3:
            return re.sub("<map", mutants.DOCTYPE.replace(" svg ", " map ") + "<map", text, count=1)
    at = chance.randrange(len(text))
    return (
        text[:at] + chance.choice([*mutants.CONTROL, ""]) * chance.choice([1, 99]) + text[at + 1 :]
    )


ATTRIBUTES = ("x", "gid", "template", "layers", "add_layer", "objectgroups", "source", "rotation")
WITHIN = (
    '<tileset firstgid="1" source="/dev/zero"/>',
    '<layer name="a" width="9999" height="9999"><data encoding="base64" compression="zlib">eJw='
    + "AAAA" * 2000
    + "</data></layer>",
    '<imagelayer name="a"><image source="/dev/zero"/></imagelayer>',
    "<g>" * 500 + "</g>" * 500,
    "<g/>" * 20_000,
    '<object id="1" name="a" x="1e9999" y="0" width="1" height="1"/>',
    '<object name="a"><polygon points="' + "1,1 " * 20_000 + '"/></object>',
    '<properties><property name="a" type="file" value="/dev/zero"/></properties>',
)

ATTACKS = (
    *[_settings] * 12,
    *(partial(_theme, kind) for kind in mutants.KINDS),
    *[_layout] * 4,
    *[_staff] * 4,
)
"""What comes in turn."""

PROMISE = Promise(
    "files",
    "damaged and forged files do no harm",
    sample=60,
    whole=1_000,
    by_hand=100_000,
    attack=partial(apart, _files),
)
