from pathlib import Path

import pytest

from game.kit.preferences import Preferences, Store
from game.settings import Settings
from game.version import VERSION
from scenes.menu import Menu
from scenes.options.settings import PAGES, SettingsScreen
from scenes.play.pause import Pause
from tests.kits import reopened, store, unwritable
from tests.null_voice import NullVoice
from tests.pilot import Pilot
from tests.scenes.opened import SIZES, Opened, assert_well_laid

OPTIONS = [option for _, options in PAGES for option in options]


def opened(size: tuple[int, int] = (1366, 768), settings: Store | None = None) -> Opened:
    return Opened(SettingsScreen, size, settings=settings, voice=NullVoice())


def value_of(settings: Store, field: str) -> object:
    kind = Settings if field in Settings.__struct_fields__ else Preferences
    return getattr(settings[kind], field)


def leaf_to(pilot: Pilot, option: str) -> None:
    """Turn pages until an option is there."""
    while option not in [widget.name for widget in pilot.scene.widgets]:
        pilot.tap("next")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_every_page_is_well_laid(size: tuple[int, int], percent: int) -> None:
    pilot, seen = opened(size, store(text_scale=percent)), set()
    while True:
        assert_well_laid(pilot)
        names = {widget.name: widget for widget in pilot.scene.widgets}
        seen |= names.keys() & {option.name for option in OPTIONS}
        if "next" not in names or not names["next"].active:
            break
        pilot.tap("next")
    assert seen == {option.name for option in OPTIONS}


# A 4:3 window has room for one column: speech has six speeds.
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (1080, 1920)])
def test_each_kind_lies_on_one_page_at_the_usual_size_of_text(size: tuple[int, int]) -> None:
    pilot = opened(size)
    for _, options in PAGES:
        assert {option.name for option in options} <= {each.name for each in pilot.scene.widgets}
        if pilot.scene.widget("next").active:
            pilot.tap("next")
    assert not pilot.scene.widget("next").active


def test_large_text_that_has_no_room_across_takes_no_more_pages_down() -> None:
    """Values that are cut short in the whole width have no more of it alone on a page."""
    names = {widget.name for widget in opened((480, 800), store(text_scale=200)).scene.widgets}
    assert len(names & {option.name for option in OPTIONS}) >= 3


FIXED = [option for option in OPTIONS if option.values]


@pytest.mark.parametrize("option", FIXED, ids=[option.name for option in FIXED])
def test_every_value_can_be_chosen_and_is_kept(option) -> None:
    pilot = opened()
    leaf_to(pilot, option.name)
    for index, value in enumerate(option.values):
        pilot.tap(pilot.scene.widget(option.name).segment(index).center)
        assert value_of(pilot.kit.store, option.field) == value
        assert pilot.scene.widget(option.name).value == value
    assert value_of(reopened(pilot.kit.store), option.field) == option.values[-1]


@pytest.mark.parametrize("size", SIZES)
def test_without_a_voice_speech_cannot_be_chosen_and_says_what_it_needs(
    size: tuple[int, int],
) -> None:
    pilot = Opened(SettingsScreen, size)
    leaf_to(pilot, "speech")
    pilot.tap(pilot.scene.widget("speech").segment(2).center)
    pilot.key("tab")
    assert pilot.kit.preferences.speech == "off"
    assert pilot.kit.text("option-speech-disabled") in pilot.words
    assert_well_laid(pilot)


def test_larger_text_is_larger_at_once_also_below() -> None:
    pilot = Pilot(Pause)
    pilot.tap("settings")
    before = pilot.kit.text_px("body")
    pilot.tap(pilot.scene.widget("text-scale").segment(3).center)
    assert pilot.kit.text_px("body") == pytest.approx(2 * before, abs=1)
    pilot.tap("done")
    assert isinstance(pilot.scene, Pause)
    assert_well_laid(pilot)


def test_choosing_how_loud_it_is_ends_silence() -> None:
    pilot = opened(settings=store(muted=True))
    leaf_to(pilot, "tiles")
    pilot.tap(pilot.scene.widget("tiles").segment(1).center)
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
    leaf_to(pilot, option)
    sounds = pilot.kit.sounds
    played: list[tuple[str, object]] = []
    monkeypatch.setattr(sounds, "play", lambda name: played.append((name, sounds.volumes)))
    pilot.tap(pilot.scene.widget(option).segment(1).center)
    assert played[-1] == (sample, volumes)


def test_music_whispers_unless_it_was_off_and_is_heard_at_once() -> None:
    assert opened().kit.music.volume == 0.2
    pilot = opened(settings=store(music=0.0))
    assert pilot.kit.music.volume == 0.0
    leaf_to(pilot, "music")
    pilot.tap(pilot.scene.widget("music").segment(1).center)
    assert pilot.kit.music.volume == 0.2
    assert pilot.kit.sounds.volumes == {"tiles": 0.8, "signals": 0.8, "voices": 0.8}


def test_a_value_from_elsewhere_is_shown_as_the_nearest() -> None:
    pilot = opened(settings=store(text_scale=180, signals=0.1, bot_speed="odd"))
    assert pilot.scene.widget("text-scale").value == 200
    leaf_to(pilot, "bot-speed")
    assert pilot.scene.widget("bot-speed").value == "slow"
    leaf_to(pilot, "signals")
    assert pilot.scene.widget("signals").value == 0.0


def test_a_choice_that_cannot_be_kept_is_told_and_holds(
    tmp_path: Path,
) -> None:
    pilot = opened(settings=unwritable(tmp_path))
    pilot.tap(pilot.scene.widget("text-scale").segment(1).center)
    assert pilot.kit.preferences.text_scale == 125
    assert pilot.kit.text("settings-unsaved") in pilot.words
    assert_well_laid(pilot)


@pytest.mark.parametrize("size", SIZES)
def test_it_says_which_version_of_the_game_this_is(size: tuple[int, int]) -> None:
    pilot = opened(size)
    assert pilot.kit.text("settings-version", version=VERSION) in pilot.words


def test_the_menu_and_the_pause_lead_there_and_back() -> None:
    pilot = Pilot(lambda kit: Menu(kit, lambda: 1, Menu))
    pilot.tap("settings")
    assert isinstance(pilot.scene, SettingsScreen)
    pilot.key("escape")
    assert isinstance(pilot.scene, Menu)


def test_the_keyboard_alone_makes_text_larger() -> None:
    pilot = opened()
    for key in ("tab", "right", "right"):
        pilot.key(key)
    assert pilot.kit.preferences.text_scale == 150
