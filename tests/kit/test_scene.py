import pygame
import pytest
from pygame import Color

from game.kit.scene import Scene
from tests.kit.form import Form
from tests.pilot import Pilot


def has(pilot, rect, color):
    picture = pilot.picture()
    points = ((x, y) for x in range(rect.left, rect.right) for y in range(rect.top, rect.bottom))
    return any(picture.get_at(point) == Color(color) for point in points)


def test_a_press_and_release_inside_fires_once(pilot):
    pilot.tap("play")
    assert pilot.scene.log == ["play"]


def test_letting_go_outside_or_losing_focus_does_not_fire(pilot):
    pilot.drag("play", (900, 600))
    pilot.press("play")
    pilot.step(pygame.Event(pygame.WINDOWFOCUSLOST))
    pilot.release("play")
    assert pilot.scene.log == []


def test_going_out_and_coming_back_fires(pilot):
    pilot.press("play")
    pilot.move((900, 600), held=True)
    assert not pilot.scene.widget("play").pressed
    pilot.move((200, 80), held=True)
    assert pilot.scene.widget("play").pressed
    pilot.release((200, 80))
    assert pilot.scene.log == ["play"]


def test_a_disabled_or_hidden_button_does_nothing(pilot):
    play, learn = pilot.scene.widget("play"), pilot.scene.widget("learn")
    play.set_enabled(False)
    learn.hide()
    pilot.tap("play")
    pilot.tap("learn")
    pilot.key("tab")
    pilot.key("return")
    assert pilot.scene.log == ["quit"]
    learn.reveal()
    play.set_enabled(True)
    pilot.tap("learn")
    pilot.tap("play")
    assert pilot.scene.log == ["quit", "learn", "play"]


def test_hovering_lights_only_what_is_under_the_mouse(pilot):
    pilot.move("play")
    pilot.move("learn")
    hovered = [w.name for w in pilot.scene.widgets if w.hovered]
    assert hovered == ["learn"]
    pilot.step(pygame.Event(pygame.WINDOWLEAVE))
    assert not any(w.hovered for w in pilot.scene.widgets)


def test_what_was_hovered_is_dark_when_its_scene_comes_back(pilot):
    pilot.move("play")
    pilot.app.stack.push(Scene(pilot.kit))
    pilot.step()
    pilot.scene.close()
    pilot.step()
    assert not any(w.hovered for w in pilot.scene.widgets)


def test_tab_and_arrows_walk_in_order_and_round(pilot):
    def focus():
        return next(w.name for w in pilot.scene.widgets if w.focused)

    walked = []
    for key, shift in [("tab", 0), ("down", 0), ("right", 0), ("tab", 0), ("tab", 0), ("tab", 1)]:
        pilot.key(key, shift=bool(shift))
        walked.append(focus())
    assert walked == ["play", "learn", "quit", "speed", "play", "speed"]
    pilot.key("up")
    pilot.key("space")
    assert pilot.scene.log == ["quit"]


def test_the_focus_ring_is_for_the_keyboard_only(pilot):
    play = pilot.scene.widget("play")
    around = play.rect.inflate(16, 16)
    assert not has(pilot, around, "#00FF00")
    pilot.key("tab")
    assert has(pilot, around, "#00FF00")
    pilot.press("learn")
    assert not has(pilot, around, "#00FF00")
    pilot.release("learn")
    pilot.key("space")
    assert pilot.scene.log == ["learn"]


def test_return_presses_the_primary_button_if_nothing_has_the_focus(pilot):
    pilot.key("return")
    assert pilot.scene.log == ["play"]
    pilot.scene.widget("play").set_enabled(False)
    pilot.key("return")
    assert pilot.scene.log == ["play"]


def test_a_layout_made_anew_keeps_the_focus_by_name(pilot):
    pilot.scene.focus(pilot.scene.widget("learn"))
    pilot.app.stack.relayout()
    pilot.step()
    assert pilot.scene.widget("learn").focused


def test_there_is_no_widget_of_another_name(pilot):
    with pytest.raises(KeyError):
        pilot.scene.widget("teach")


def test_a_scene_says_what_back_and_confirm_mean_where_nothing_has_the_focus(assets):
    class Answering(Form):
        def back(self):
            self.log.append("back")

        def confirm(self):
            self.log.append("confirmed")

    pilot = Pilot(Answering, assets=assets)
    for key in ("escape", "return", "tab", "return", "escape"):
        pilot.key(key)
    assert pilot.scene.log == ["back", "confirmed", "play", "back"]


@pytest.fixture
def turned(assets):
    """A pilot whose language is read from right to left."""
    pilot = Pilot(Form, assets=assets)
    pilot.kit.messages.from_right = True
    pilot.app.stack.relayout()
    pilot.step()
    return pilot


def test_from_right_to_left_a_widget_is_pressed_where_it_is_seen(turned):
    play = turned.scene.widget("play").rect
    assert has(turned, pygame.Rect(1280 - play.right, play.top, *play.size), "#FFD767")
    turned.tap((200, 95))
    assert turned.scene.log == []
    turned.tap((1280 - 200, 95))
    turned.drag((1280 - 110, 95), (1280 - 390, 95))
    assert turned.scene.log == ["play", "play"]


def test_from_right_to_left_arrows_go_where_they_point(turned):
    for key in ("tab", "left", "right", "right"):
        turned.key(key)
    assert turned.scene.focused.name == "speed"
    turned.key("left")
    turned.key("right")
    turned.key("right")
    assert turned.scene.log == ["f", "n", "s"]
    turned.tap((1280 - 690, 430))
    assert turned.scene.log[-1] == "f"


def test_a_small_button_is_pressed_beside_it_too_but_not_in_the_place_of_another(pilot):
    for at, name in enumerate(("play", "learn")):
        pilot.scene.widget(name).rect = pygame.Rect(100 + 40 * at, 60, 36, 80)
    pilot.tap((96, 100))
    pilot.tap((137, 100))
    pilot.tap((139, 100))
    assert pilot.scene.log == ["play", "play", "learn"]
    pilot.scene.widget("learn").set_enabled(False)
    pilot.tap((141, 100))
    pilot.tap((93, 100))
    pilot.tap((118, 57))
    assert pilot.scene.log == ["play", "play", "learn"]
