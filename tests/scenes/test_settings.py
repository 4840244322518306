"""Your room: what is set on its things and in its drawer holds at once, and is kept."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from game.kit.preferences import Preferences, Store
from game.kit.scene import Scene
from game.settings import Settings
from game.version import VERSION
from main import ASSETS
from scenes.menu import Menu
from scenes.options.option_screen import PREFERENCES
from scenes.options.settings import AT_HOME, DRAWER, SettingsDrawer, SettingsScreen
from scenes.options.things import THINGS
from scenes.play.pause import Pause
from scenes.play.turn import Turn
from tests import samples
from tests.following import at_pace
from tests.kits import reopened, store, unwritable
from tests.null_voice import NullVoice
from tests.pilot import Pilot
from tests.scenes.opened import SIZES, Opened, assert_well_laid, choose, reach

FELT = (ASSETS / "themes" / "felt" / "theme.toml").read_text("utf-8")
ON_THINGS = [PREFERENCES[field].name for thing in THINGS for field in thing.fields]
EVERY = [*ON_THINGS, *(PREFERENCES[field].name for field in (*DRAWER, *AT_HOME))]


def opened(size: tuple[int, int] = (1366, 768), settings: Store | None = None) -> Opened:
    return Opened(SettingsScreen, size, settings=settings, voice=NullVoice())


def own(home: Path, name: str, text: str = FELT) -> None:
    """Put a theme of one's own beside those of the game."""
    folder = home / "themes" / name
    folder.mkdir(parents=True)
    (folder / "theme.toml").write_text(text, "utf-8")


def kept_value(settings: Store, field: str) -> object:
    kind = Settings if field in Settings.__struct_fields__ else Preferences
    return getattr(settings[kind], field)


def leaves_of(pilot: Opened) -> list[set[str]]:
    """Check that each leaf of a page is well laid; give what there is to press on each."""
    leaves = list[set[str]]()
    while True:
        assert_well_laid(pilot)
        names = {widget.name: widget for widget in pilot.scene.widgets}
        leaves.append(names.keys() & set(EVERY))
        if "next" not in names or not names["next"].active:
            return leaves
        pilot.tap("next")


@pytest.mark.parametrize("size", [*SIZES, (800, 480), (480, 800)])
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_every_leaf_is_well_laid_and_all_can_be_set(size: tuple[int, int], percent: int) -> None:
    pilot = opened(size, store(text_scale=percent))
    leaves = leaves_of(pilot)
    pilot.tap("more")
    drawer = leaves_of(pilot)
    assert set().union(*leaves, *drawer) == set(EVERY)


@pytest.mark.parametrize(
    ("size", "percent", "count"),
    [
        ((1366, 768), 100, 1),
        ((1080, 1920), 100, 1),
        ((480, 800), 100, 1),
        ((1024, 600), 100, len(THINGS)),
        ((1366, 768), 200, len(THINGS)),
    ],
)
def test_things_stand_side_by_side_or_are_turned_like_pages(
    size: tuple[int, int], percent: int, count: int
) -> None:
    assert len(leaves_of(opened(size, store(text_scale=percent)))) == count


@pytest.mark.parametrize("name", [name for name in EVERY if name not in ("language", "one-switch")])
def test_every_value_can_be_chosen_and_is_kept(name: str) -> None:
    pilot, field = opened(), name.replace("-", "_")
    values = [value for value, _ in reach(pilot, name).options]
    for value in values:
        choose(pilot, name, value)
        assert kept_value(pilot.kit.store, field) == value
        assert pilot.scene.widget(name).value == value  # type: ignore[attr-defined]
    assert kept_value(reopened(pilot.kit.store), field) == values[-1]


@pytest.mark.parametrize("size", SIZES)
def test_without_a_voice_speech_cannot_be_chosen_and_says_what_it_needs(
    size: tuple[int, int],
) -> None:
    pilot = Opened(SettingsScreen, size)
    choose(pilot, "speech", "normal")
    assert pilot.kit.preferences.speech == "off"
    pilot.scene.focus(pilot.scene.widget("speech"))
    assert pilot.scene.tip.words == pilot.kit.text("option-speech-disabled")


def test_larger_text_is_larger_at_once_also_below() -> None:
    pilot = Pilot(Pause)
    pilot.tap("settings")
    before = pilot.kit.text_px("body")
    choose(pilot, "text-scale", 200)
    assert pilot.kit.text_px("body") == pytest.approx(2 * before, abs=1)
    pilot.tap("done")
    assert isinstance(pilot.scene, Pause)
    assert_well_laid(pilot)


def test_choosing_how_loud_it_is_ends_silence() -> None:
    pilot = opened(settings=store(muted=True))
    choose(pilot, "tiles", 0.4)
    assert not pilot.kit.preferences.muted
    assert pilot.kit.sounds.volumes == {"tiles": 0.4, "signals": 0.8, "voices": 0.8}


@pytest.mark.parametrize(
    ("option", "sample", "volumes"),
    [
        ("tiles", "clack", {"tiles": 0.4, "signals": 0.8, "voices": 0.8}),
        ("signals", "turn", {"tiles": 0.8, "signals": 0.4, "voices": 0.4}),
    ],
)
def test_a_volume_is_its_own_and_heard_at_once(
    option: str, sample: str, volumes: dict[str, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = opened()
    sounds = pilot.kit.sounds
    played: list[tuple[str, object]] = []
    monkeypatch.setattr(sounds, "play", lambda name: played.append((name, sounds.volumes)))
    choose(pilot, option, 0.4)
    assert played[-1] == (sample, volumes)


def test_music_whispers_unless_it_was_off_and_is_heard_at_once() -> None:
    assert opened().kit.music.volume == 0.2
    pilot = opened(settings=store(music=0.0))
    assert pilot.kit.music.volume == 0.0
    choose(pilot, "music", 0.2)
    assert pilot.kit.music.volume == 0.2
    assert pilot.kit.sounds.volumes == {"tiles": 0.8, "signals": 0.8, "voices": 0.8}


@pytest.mark.parametrize(
    ("option", "kept", "shown"),
    [
        ("text-scale", 180, 200),
        ("signals", 0.1, 0.0),
        ("bot-speed", "odd", "slow"),
        ("palette", "lost", "normal"),
        ("theme", "gone", "felt"),
    ],
)
def test_a_value_from_elsewhere_is_shown_as_the_nearest(
    option: str, kept: object, shown: object
) -> None:
    pilot = opened(settings=store(**{option.replace("-", "_"): kept}))
    assert reach(pilot, option).value == shown


def test_a_choice_that_cannot_be_kept_is_told_and_holds(tmp_path: Path) -> None:
    pilot = opened(settings=unwritable(tmp_path))
    choose(pilot, "text-scale", 125)
    assert pilot.kit.preferences.text_scale == 125
    assert pilot.kit.text("settings-unsaved") in pilot.words
    assert_well_laid(pilot)


def test_the_drawer_says_which_version_of_the_game_this_is() -> None:
    pilot = Opened(SettingsDrawer)
    assert pilot.kit.text("settings-version", version=VERSION) in pilot.words


@pytest.mark.parametrize("first", [lambda kit: Menu(kit, lambda: 1, Menu), Pause])
def test_menu_and_pause_lead_there_and_every_way_back(first: Callable) -> None:
    pilot = Pilot(first)
    before = type(pilot.scene)
    for way in ("done", "escape"):
        pilot.tap("settings")
        assert isinstance(pilot.scene, SettingsScreen)
        pilot.tap("more")
        assert isinstance(pilot.scene, SettingsDrawer)
        for _ in range(2):
            pilot.key(way) if way == "escape" else pilot.tap(way)
        assert isinstance(pilot.scene, before)


def test_the_keyboard_alone_sets_all_on_the_things() -> None:
    pilot, focused = opened(), list[str]()
    for _ in ON_THINGS:
        pilot.key("tab")
        assert pilot.scene.focused
        focused.append(pilot.scene.focused.name)
        pilot.key("right")
    assert focused == ON_THINGS
    assert pilot.kit.preferences.text_scale == 125
    assert pilot.kit.preferences.theme == "night"
    assert pilot.kit.preferences.palette == "safe"


# What the paint box offers


def test_a_theme_and_its_colours_are_seen_at_once() -> None:
    pilot, seen = opened(), set[bytes]()
    for option, value in (("theme", "wood"), ("palette", "safe"), ("theme", "felt")):
        choose(pilot, option, value)
        pilot.step()
        seen.add(pilot.picture().get_buffer().raw)
    assert len(seen) == 3
    assert pilot.kit.theme.name == "felt"
    assert pilot.kit.palette is pilot.kit.theme.palettes["safe"]


def test_ones_own_theme_is_offered_under_its_name(tmp_path: Path) -> None:
    own(tmp_path, "mine", FELT.replace('name = "felt"', 'name = "Blue hour"'))
    pilot = opened(settings=store(tmp_path))
    assert ("mine", "Blue hour") in reach(pilot, "theme").options
    choose(pilot, "theme", "mine")
    assert pilot.kit.theme.name == "Blue hour"


@pytest.mark.parametrize("sign", ["", "\\u0000", "\\n", "\\u202E", "\\U000E0001"])
@pytest.mark.parametrize("percent", [100, 200])
def test_a_broken_theme_is_told_in_letters_and_cannot_be_taken(
    tmp_path: Path, percent: int, sign: str
) -> None:
    own(tmp_path, "mine", FELT.replace("legal =", f'"le{sign}agl" ='))
    pilot = opened((480, 800), store(tmp_path, text_scale=percent))
    told = " ".join(pilot.words)
    assert "mine: " in told
    assert "theme.toml has no color 'legal'" in told
    assert told.isprintable()
    assert_well_laid(pilot)
    choose(pilot, "theme", "mine")
    assert pilot.kit.preferences.theme == "felt"


def test_many_themes_are_stops_of_a_slider_that_reads_none_before_it_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(17):
        own(tmp_path, f"mine-{number:02}")
    pilot, loaded = opened(settings=store(tmp_path)), list[str]()
    monkeypatch.setattr(pilot.kit.themes, "load", loaded.append)
    pilot.scene.rebuild()
    assert not loaded
    monkeypatch.undo()
    choose(pilot, "theme", "mine-16")
    assert pilot.kit.preferences.theme == "mine-16"
    assert_well_laid(pilot)


def test_a_table_below_the_pause_is_drawn_anew() -> None:
    pilot = Opened(lambda kit: Turn(kit, at_pace(kit, samples.session()), 0))
    pilot.tick(1)
    felt = pilot.picture().get_buffer().raw
    pilot.app.stack.push(Pause(pilot.kit))
    pilot.step()
    pilot.tap("settings")
    choose(pilot, "theme", "night")
    pilot.tap("done")
    pilot.tap("resume")
    pilot.tick(1)
    assert isinstance(pilot.scene, Turn)
    assert pilot.picture().get_buffer().raw != felt


def test_the_menu_and_the_room_say_what_is_wrong_with_the_theme(tmp_path: Path) -> None:
    own(tmp_path, "mine", FELT.replace('ink = "#F8F1E4"', 'ink = "red"'))
    menu = partial(Menu, new_seed=lambda: 1, start=Scene)
    pilot = Opened(menu, settings=store(tmp_path, theme="mine"))
    assert pilot.kit.theme is pilot.kit.themes.usual
    told = pilot.words
    pilot.tap("settings")
    assert isinstance(pilot.scene, SettingsScreen)
    for words in (told, pilot.words):
        assert any("mine" in it and "color 'ink' is 'red'; write #RRGGBB" in it for it in words)
