"""One switch: a frame walks over groups and parts, and a press anywhere presses there."""

import pygame
import pytest
from pygame import Rect

from game.kit.gestures import Typed
from game.kit.one_switch import PACES
from game.kit.widgets.button import Button
from tests.kit.form import Form
from tests.kits import store
from tests.pilot import Pilot


class Rows(Form):
    """A form whose first two buttons are side by side."""

    def layout(self):
        super().layout()
        self.widget("learn").move((500, 70))


def switched(assets, pace="fast", form=Rows, **more):
    return Pilot(form, assets=assets, settings=store(one_switch=pace, **more))


def framed(pilot):
    scene = pilot.scene
    return [spot.name for spot in scene.framed] or [w.name for w in scene.widgets if w.focused]


def walk(pilot, steps, pace="fast"):
    """Give what the frame is around now, and after each step of it."""
    seen = [framed(pilot)]
    for _ in range(steps):
        for _ in range(2):  # Longer frames are a halt.
            pilot.step(dt=PACES[pace] / 2)
        seen.append(framed(pilot))
    return seen


def press(pilot, way):
    if way == "anywhere":
        pilot.drag((1000, 650), (1100, 600))
    else:
        pilot.key(way)


@pytest.mark.parametrize("pace", PACES)
def test_the_frame_walks_over_rows_at_its_pace(assets, pace):
    pilot = switched(assets, pace)
    rows = [["play", "learn"], ["quit"], ["speed"], ["play", "learn"]]
    assert walk(pilot, 3, pace) == rows
    pilot.step(dt=PACES[pace] / 2)
    assert framed(pilot) == rows[0]


@pytest.mark.parametrize("way", ["space", "return", "anywhere"])
def test_a_press_goes_into_a_row_and_another_one_presses_there(assets, way):
    pilot = switched(assets)
    press(pilot, way)
    assert walk(pilot, 2) == [["play"], ["learn"], ["play", "learn"]]
    press(pilot, way)
    assert walk(pilot, 1) == [["play"], ["learn"]]
    press(pilot, way)
    assert pilot.scene.log == ["learn"]
    assert framed(pilot) == ["play", "learn"]


def test_a_row_of_one_part_is_pressed_at_once(assets):
    pilot = switched(assets)
    walk(pilot, 2)
    pilot.key("space")
    assert pilot.scene.log == ["f"]


def test_the_parts_of_a_single_row_need_one_press(assets):
    pilot = switched(assets)
    for name in ("quit", "speed"):
        pilot.scene.widget(name).hide()
    assert walk(pilot, 3)[1:] == [["learn"], ["play"], ["learn"]]
    pilot.key("space")
    assert pilot.scene.log == ["learn"]


def test_of_a_long_row_some_parts_have_the_frame_together_first(assets):
    pilot = switched(assets)
    place = Rect(720, 400, 40, 60)
    for at in range(6):
        beside = pilot.kit, pilot.scene.stage, place.move(60 * at, 0), str(at)
        pilot.scene.widgets.append(Button(*beside, on_press=bool, name=str(at)))
    walk(pilot, 2)
    pilot.key("space")
    pieces = [["speed", "0", "1"], ["2", "3", "4"], ["5"]]
    assert walk(pilot, 4)[1:] == [*pieces[1:], ["play", "learn"], ["quit"]]
    walk(pilot, 1)
    pilot.key("space")
    walk(pilot, 1)
    pilot.key("space")
    assert walk(pilot, 2) == [["2"], ["3"], ["4"]]


def test_pieces_of_a_long_row_end_where_there_are_gaps(assets):
    pilot = switched(assets)
    for at, x in enumerate((720, 760, 800, 900, 940, 980, 1020)):
        beside = pilot.kit, pilot.scene.stage, Rect(x, 400, 40, 60), str(at)
        pilot.scene.widgets.append(Button(*beside, on_press=bool, name=str(at)))
    pilot.scene.widget("speed").hide()
    walk(pilot, 2)
    pilot.key("space")
    assert walk(pilot, 1) == [["0", "1", "2"], ["3", "4", "5", "6"]]


def test_what_is_far_aside_is_a_row_of_its_own(assets):
    pilot = switched(assets)
    pilot.scene.widget("learn").move((900, 70))
    assert walk(pilot, 2)[1:] == [["learn"], ["quit"]]


def test_the_key_that_presses_writes_no_space(assets):
    pilot = switched(assets)
    typed = []
    pilot.scene.handle = typed.append
    pilot.step(pygame.Event(pygame.TEXTINPUT, text=" "), pygame.Event(pygame.TEXTINPUT, text="a"))
    assert typed == [Typed("a")]


def test_without_it_nothing_walks_and_when_it_ends_the_frame_goes(assets):
    pilot = switched(assets, "off")
    assert walk(pilot, 2) == [[], [], []]
    pilot.kit.choose("one_switch", "slow")
    pilot.step()
    assert framed(pilot)
    frame = Rect.unionall(pilot.scene.widget("play").rect, [pilot.scene.widget("learn").rect])
    outside = (frame.centerx, frame.top - 6)
    lit = pilot.picture().get_at(outside)
    pilot.kit.choose("one_switch", "off")
    pilot.step()
    assert framed(pilot) == []
    assert pilot.picture().get_at(outside) != lit


def test_other_keys_mean_what_they_do_for_who_helps(assets):
    pilot = switched(assets, "slow")
    pilot.key("tab")
    pilot.key("tab")
    assert framed(pilot) == ["learn"]
