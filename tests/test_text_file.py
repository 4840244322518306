"""Text files that a person edits, as other editors save them: one reader for all of them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.json_lines import lines, read_object
from game.kiosk.file import Known, read_kiosk
from game.kit.layout import read_layout
from game.kit.messages import Messages
from game.kit.preferences import Preferences, open_store
from game.kit.theme import load_theme
from game.text_file import read_text
from tests.kits import ASSETS


def read_settings(path: Path) -> object:
    store = open_store(path, Preferences)
    assert not store.damaged
    return store[Preferences].theme == "night"


def read_questions(path: Path) -> object:
    return [read_object(line) for line in lines(str(path))]


READERS: dict[str, tuple[str, Callable[[Path], object]]] = {
    "felt/theme.toml": (
        (ASSETS / "themes/felt/theme.toml").read_text("utf-8") + "# ü\n",
        lambda path: load_theme(path.parent).name,
    ),
    "kiosk.toml": ('[look]\nline = "Bücherei"\n', lambda path: read_kiosk(path, Known((), ()))),
    "settings.json": ('{"theme": "night", "ö": 1}', read_settings),
    "de/all.ftl": ("grüße = ö\nhello = Grüße\n", lambda at: Messages(at.parents[1], "de")("hello")),
    "wide.tmx": ((ASSETS / "tables/wide.tmx").read_text("utf-8") + "<!--ü-->", read_layout),
    "questions.jsonl": ('{"id": "ä"}\n', read_questions),
    "game.txt": ("ü", lambda path: read_text(path, 100)),
}


@pytest.mark.parametrize("name", READERS)
def test_a_byte_order_mark_is_skipped(name: str, tmp_path: Path) -> None:
    text, read = READERS[name]
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    found = []
    for coding in "utf-8", "utf-8-sig":
        path.write_text(text, coding)
        found.append(read(path))
    assert found[0] == found[1]
    assert found[0]


@pytest.mark.parametrize("coding", ["utf-16", "utf-16-le", "cp1252"])
@pytest.mark.parametrize("name", READERS)
def test_another_coding_is_named_with_what_to_do(
    name: str, coding: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    text, read = READERS[name]
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(text.encode(coding, "replace"))
    with pytest.raises(Exception) as refused:  # noqa: PT011
        read(path)
    assert "Save it as UTF-8" in f"{refused.value} {caplog.text}"
