import json
from unittest.mock import Mock

import msgspec
import pytest

from game.kit.preferences import Preferences, Store, open_store


class Chess(msgspec.Struct):
    clock: int = 5


@pytest.fixture
def path(tmp_path):
    return tmp_path / "home" / "settings.json"


def write(path, content: bytes):
    path.parent.mkdir(parents=True)
    path.write_bytes(content)


def test_what_was_saved_is_read_again(path):
    preferences = Preferences(language="zh-Hans", music=0.3, reduced_motion=True)
    saved = Store(path, preferences, Chess(clock=9))
    saved.save()
    again = open_store(path, Preferences, Chess)
    assert (again[Preferences], again[Chess]) == (preferences, Chess(clock=9))
    assert not saved.unsaved
    assert not again.damaged


def test_all_settings_lie_side_by_side_in_one_file(path):
    Store(path, Preferences(), Chess()).save()
    fields = json.loads(path.read_bytes())
    assert (fields["theme"], fields["clock"]) == ("felt", 5)


def test_no_file_means_defaults(path):
    store = open_store(path, Preferences)
    assert store[Preferences] == Preferences()
    assert not store.damaged


def test_settings_of_another_version_are_read_as_far_as_known(path):
    write(path, b'{"theme": "night", "wings": 2}')
    store = open_store(path, Preferences, Chess)
    assert (store[Preferences], store[Chess]) == (Preferences(theme="night"), Chess())


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe",
        b'{"theme": "night", "music": 0.2',
        b'{"theme": "night", "clock": "\\ud800"}',
        b"[" * 60_000,
        b'{"language": "' + b"x" * 100_000 + b'"}',
    ],
)
def test_a_damaged_file_is_kept_aside_and_told_of(path, content):
    write(path, content)
    store = open_store(path, Preferences, Chess)
    assert (store[Preferences], store[Chess]) == (Preferences(), Chess())
    assert store.damaged
    assert path.with_name("settings.json.bad").read_bytes() == content
    assert not path.exists()


@pytest.mark.parametrize(
    "field",
    [
        b'"music": 7',
        b'"music": "loud"',
        b'"music": 1e999',
        b'"palette": "../../secret"',
        b'"language": "en\\n"',
        b'"text_scale": null',
        b'"muted": {"muted": [true]}',
    ],
)
def test_a_wrong_field_costs_no_other(path, field):
    content = b'{"theme": "night", ' + field + b', "clock": 9}'
    write(path, content)
    for damaged in True, False:  # and the next start finds nothing wrong
        store = open_store(path, Preferences, Chess)
        assert (store[Preferences], store[Chess]) == (Preferences(theme="night"), Chess(9))
        assert store.damaged == damaged
    assert path.with_name("settings.json.bad").read_bytes() == content


@pytest.mark.parametrize("step", ["write", "alone"])
def test_a_damaged_file_that_cannot_be_mended_stays_and_is_used_as_far_as_it_can(
    path, monkeypatch, step
):
    content = b'{"theme": "night", "music": 7}'
    write(path, content)
    fail = Mock(side_effect=OSError(30, "Read-only file system"))
    monkeypatch.setattr(f"game.kit.files.{step}", fail)
    store = open_store(path, Preferences)
    assert (store[Preferences], store.damaged) == (Preferences(theme="night"), True)
    assert path.read_bytes() == content


def test_each_copy_of_the_app_writes_what_was_changed_in_it(path):
    first, second = (open_store(path, Preferences, Chess) for _ in range(2))
    first[Preferences].theme = "night"
    first.save()
    second[Preferences].palette, second[Chess].clock = "safe", 9
    second.save()
    first[Preferences].theme = "felt"
    first.save()
    first.save()
    store = open_store(path, Preferences, Chess)
    assert (store[Preferences], store[Chess]) == (Preferences(palette="safe"), Chess(9))


def test_what_another_program_damaged_meanwhile_is_kept_aside(path):
    store = open_store(path, Preferences, Chess)
    write(path, b"{")
    store[Chess].clock = 9
    store.save()
    assert path.with_name("settings.json.bad").read_bytes() == b"{"
    assert open_store(path, Preferences, Chess)[Chess].clock == 9


def test_a_folder_in_the_way_is_survived(path):
    path.mkdir(parents=True)
    assert open_store(path, Preferences).damaged


def test_what_cannot_be_saved_holds_and_is_told_of_until_it_is(path, caplog):
    path.parent.write_text("a file where the folder should be")
    store = Store(path, Preferences())
    store[Preferences].theme = "night"
    store.save()
    store.save()
    assert store.unsaved
    assert [line.getMessage() for line in caplog.records] == [
        "Settings can't be saved: File exists"
    ]
    assert store[Preferences].theme == "night"
    path.parent.unlink()
    store.save()
    assert not store.unsaved
    assert open_store(path, Preferences)[Preferences].theme == "night"


class Ann:
    """Somebody who may override a palette and the size of text."""

    name = "Ann"
    fields = ("palette", "text_scale")

    def __init__(self) -> None:
        self.overrides: dict[str, object] = {"palette": "safe"}

    def override(self, field: str, value: object) -> None:
        self.overrides[field] = value


def test_a_profile_overrides_the_settings_while_it_is_used(path):
    store = Store(path, Preferences(theme="night"), Chess())
    store.use_profile(Ann())
    assert store[Preferences] == Preferences(theme="night", palette="safe")
    store.use_profile(None)
    assert store[Preferences] == Preferences(theme="night")


def test_what_may_be_overridden_is_chosen_for_that_person_and_all_else_for_everybody(path):
    store, ann = Store(path, Preferences(), Chess()), Ann()
    store.use_profile(ann)
    store.choose("text_scale", 150)
    store.choose("theme", "night")
    assert store[Preferences] == Preferences(theme="night", palette="safe", text_scale=150)
    assert ann.overrides == {"palette": "safe", "text_scale": 150}
    store.use_profile(None)
    store.choose("text_scale", 125)
    assert store[Preferences] == Preferences(theme="night", text_scale=125)
    kept = open_store(path, Preferences, Chess)
    assert kept[Preferences] == Preferences(theme="night", text_scale=125)
