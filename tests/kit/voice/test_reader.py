"""What is said of a scene: what stands there, where the keys are, and nothing twice."""

from tests.kit.form import Form
from tests.kits import store
from tests.null_voice import NullVoice
from tests.pilot import Pilot


class Listened(Pilot):
    def __init__(self, speech: str = "normal", voice: NullVoice | None = None) -> None:
        self.voice = voice or NullVoice()
        super().__init__(Form, settings=store(speech=speech), voice=self.voice)

    def heard(self) -> list[str]:
        said = list(self.voice.said)
        self.voice.said.clear()
        return said


def test_a_scene_begins_with_what_comes_next() -> None:
    assert Listened().heard() == ["Return: Play"]


def test_what_has_the_focus_is_said_once() -> None:
    pilot = Listened()
    pilot.heard()
    pilot.key("tab")
    pilot.tick(1)
    assert pilot.heard() == ["Play"]


def test_of_a_choice_it_says_only_what_has_changed() -> None:
    pilot = Listened()
    for _ in range(4):
        pilot.key("tab")
    assert pilot.heard()[-1] == "speed, Normal, 2 of 3"
    pilot.key("right")
    assert pilot.heard() == ["Fast, 3 of 3"]


def test_what_cannot_be_pressed_says_so() -> None:
    pilot = Listened()
    pilot.key("tab")
    pilot.heard()
    pilot.scene.widget("play").set_enabled(False)
    pilot.step()
    assert pilot.heard() == ["not now"]


def test_each_press_makes_it_silent_first() -> None:
    pilot = Listened()
    before = pilot.voice.hushed
    pilot.key("tab")
    assert pilot.voice.hushed == before + 1


def test_what_was_said_is_said_again() -> None:
    pilot = Listened()
    pilot.key("tab")
    pilot.heard()
    pilot.key("f3")
    assert pilot.heard() == ["Return: Play"]


def test_nothing_is_said_until_it_is_switched_on_and_then_all() -> None:
    pilot = Listened("off")
    pilot.key("tab")
    assert pilot.heard() == []
    pilot.key("f2")
    assert pilot.heard() == ["Play"]
    assert pilot.kit.preferences.speech == "normal"
    pilot.key("f2")
    pilot.key("tab")
    pilot.key("f3")
    assert pilot.heard() == []
    assert pilot.kit.preferences.speech == "off"


def test_where_there_is_no_voice_it_says_what_is_missing() -> None:
    pilot = Pilot(Form)
    pilot.key("f2")
    assert pilot.kit.preferences.speech == "off"
    assert pilot.scene.tip.words == pilot.kit.text("speech-none")
    pilot.key("tab")
    assert not pilot.scene.tip.words


def test_no_voice_is_looked_for_before_it_is_wanted() -> None:
    looked = []
    pilot = Pilot(Form)
    pilot.kit.speaker._find = lambda: looked.append(1)
    pilot.tick(0.5)
    pilot.key("tab")
    assert not looked


def test_a_sign_shows_that_it_speaks_on_every_scene_and_size() -> None:
    pilot = Listened("off")
    silent = pilot.picture().get_buffer().raw
    pilot.key("f2")
    assert pilot.app._sign.shown
    assert pilot.picture().get_buffer().raw != silent
    pilot.resize((800, 480))
    assert pilot.app._sign._sprite in pilot.scene.stage
    pilot.app.stack.push(Form(pilot.kit))
    pilot.step()
    assert pilot.app._sign._sprite in pilot.scene.stage
    pilot.app.stack.close(pilot.scene, None)
    pilot.resize((1280, 720))
    pilot.key("f2")
    assert pilot.picture().get_buffer().raw == silent


def test_a_press_that_leads_nowhere_is_answered_by_a_sound() -> None:
    pilot = Listened()
    pilot.key("q")
    pilot.kit.sounds.lately()
    pilot.heard()
    pilot.key("q")
    assert pilot.heard() == []
    assert pilot.kit.sounds.lately() == ("edge",)
    pilot.key("tab")
    assert pilot.heard()
    assert pilot.kit.sounds.lately() == ()


def test_what_somebody_asks_to_be_read_is_said_though_speech_is_off() -> None:
    pilot = Listened("off")
    assert pilot.heard() == []
    pilot.kit.speaker.read("One sentence.")
    assert pilot.heard() == ["One sentence."]


def test_what_is_read_takes_the_place_of_what_was_said_before() -> None:
    pilot = Listened()
    before = pilot.voice.hushed
    pilot.kit.speaker.read("One sentence.")
    assert pilot.voice.hushed == before + 1


def test_who_wants_no_sounds_is_answered_in_words() -> None:
    pilot = Listened()
    pilot.kit.load_sounds()
    pilot.kit.choose("muted", True)
    pilot.kit.apply_loudness()
    pilot.heard()
    pilot.key("q")
    assert pilot.heard() == ["Nothing there."]
