from weakref import ref

import pygame
import pytest
from pygame import Surface

from game.kit.app import HALT, IDLE_AFTER, IDLE_FPS, LONGEST_STEP, Policy
from game.kit.gestures import Down, Key, Up
from game.kit.scene import Scene
from tests.kits import store
from tests.pilot import Pilot


class Plain(Scene):
    """A scene of one colour that counts its time and its layouts."""

    color = "red"

    def __init__(self, kit):
        super().__init__(kit)
        self.seconds = self.counted = 0.0
        self.layouts = self.unwatched_for = 0
        self.gestures = []

    def layout(self):
        self.clear()
        self.layouts += 1
        self.stage.background = Surface(self.kit.size)
        self.stage.background.fill(self.color)

    def tick(self, dt):
        self.seconds += dt

    def count(self, seconds):
        self.counted += seconds

    def on_blur(self):
        self.unwatched_for += 1

    def handle(self, gesture):
        self.gestures.append(gesture)


class Blue(Plain):
    color = "blue"


class Curtain(Blue):
    transition = "curtain"


@pytest.fixture
def pilot(assets):
    return Pilot(Plain, assets=assets)


def shown(pilot):
    return pilot.picture().get_at((100, 100))


def show(pilot, scene):
    pilot.app.stack.push(scene)
    pilot.step()


def test_screens_fade_into_each_other(pilot):
    assert shown(pilot) == pygame.Color("red")
    show(pilot, Blue(pilot.kit))
    reds = []
    for _ in range(25):
        reds.append(shown(pilot).r)
        pilot.step()
    assert reds == sorted(reds, reverse=True)
    assert reds[0] > 200
    assert shown(pilot) == pygame.Color("blue")


def seconds_of_fade(pilot):
    frames = 0
    while pilot.app._fade:
        pilot.step()
        frames += 1
    return frames / 60


def test_leaving_takes_three_quarters_of_entering(pilot):
    blue = Blue(pilot.kit)
    show(pilot, blue)
    entering = seconds_of_fade(pilot)
    blue.close()
    pilot.step()
    leaving = seconds_of_fade(pilot)
    assert leaving == pytest.approx(0.75 * entering, abs=1 / 30)
    assert leaving < entering


def test_input_goes_to_the_new_screen_at_once(pilot):
    blue = Blue(pilot.kit)
    show(pilot, blue)
    pilot.tap((100, 100))
    assert len(blue.gestures) == 2


def test_a_curtain_covers_at_once(pilot):
    show(pilot, Curtain(pilot.kit))
    assert shown(pilot) == pygame.Color("blue")


def test_a_curtain_covers_even_a_fade_at_once(pilot):
    show(pilot, Plain(pilot.kit))
    pilot.step()
    show(pilot, Curtain(pilot.kit))
    assert shown(pilot) == pygame.Color("blue")


def test_a_curtain_opens_from_the_middle_in_half_a_second(pilot):
    curtain = Curtain(pilot.kit)
    show(pilot, curtain)
    curtain.close()
    pilot.step()
    for _ in range(15):
        pilot.step()
    middle, side = ((pilot.kit.size[0] - 1) // at for at in (2, 1))
    colors = [pilot.picture().get_at((x, 100)) for x in (middle, 0, side)]
    assert colors == [pygame.Color(name) for name in ("red", "blue", "blue")]
    assert seconds_of_fade(pilot) + 15 / 60 == pytest.approx(0.5, abs=1 / 30)


def test_reduced_motion_does_not_fade_and_takes_a_curtain_away(assets):
    pilot = Pilot(Plain, assets=assets, settings=store(reduced_motion=True))
    blue = Curtain(pilot.kit)
    show(pilot, blue)
    assert shown(pilot) == pygame.Color("blue")
    blue.close()
    pilot.step()
    assert shown(pilot) == pygame.Color("red")


def test_what_moves_does_not_leap_over_a_slow_frame_and_the_clock_does_not_wait(pilot):
    moved, counted = pilot.scene.seconds, pilot.scene.counted
    pilot.step(dt=0.2)
    assert pilot.scene.seconds - moved == pytest.approx(LONGEST_STEP)
    assert pilot.scene.counted - counted == pytest.approx(0.2)
    assert pilot.scene.unwatched_for == 0


def test_a_halt_is_not_caught_up_and_nobody_has_watched(pilot):
    moved, counted = pilot.scene.seconds, pilot.scene.counted
    pilot.step(dt=HALT)
    assert pilot.scene.seconds - moved == pytest.approx(LONGEST_STEP)
    assert pilot.scene.counted - counted == pytest.approx(LONGEST_STEP)
    assert pilot.scene.unwatched_for == 1


def test_a_scene_hears_that_another_window_has_come_to_the_front(pilot):
    pilot.step(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert pilot.scene.unwatched_for == 1


def test_a_window_that_comes_back_shows_nothing_of_what_it_faded_from(pilot):
    show(pilot, Blue(pilot.kit))
    assert shown(pilot).r > 200
    pilot.step(pygame.Event(pygame.WINDOWMINIMIZED))
    assert shown(pilot) == pygame.Color("blue")


def paces(pilot, seconds, every):
    """Give the frames a second asked for while a sprite moves each so many frames."""
    sprite, found = pilot.scene.stage.add(Surface((5, 5))), []
    for frame in range(round(seconds * 60)):
        if frame % every == 0:
            sprite.move(frame, 0)
        pilot.step()
        found.append(pilot.app.pace)
    return found


def test_what_moves_is_drawn_as_often_as_can_be(pilot):
    assert set(paces(pilot, 4 * IDLE_AFTER, every=1)) == {Scene.fps}


def test_a_clock_that_changes_now_and_then_is_no_motion(pilot):
    found = paces(pilot, 4 * IDLE_AFTER, every=15)
    assert found[0] == Scene.fps
    assert set(found[len(found) // 2 :]) == {IDLE_FPS}


def test_input_and_motion_wake_it_at_once(pilot):
    paces(pilot, 4 * IDLE_AFTER, every=15)
    pilot.step(pygame.Event(pygame.MOUSEMOTION, pos=(9, 9), rel=(0, 0), buttons=(0, 0, 0)))
    assert pilot.app.pace == Scene.fps
    paces(pilot, 4 * IDLE_AFTER, every=15)
    assert paces(pilot, 0.1, every=1)[1] == Scene.fps


@pytest.mark.parametrize("fps", [10, IDLE_FPS])
def test_a_scene_can_do_with_fewer_frames_a_second(assets, fps):
    class Quiet(Plain):
        pass

    Quiet.fps = fps
    quiet = Pilot(Quiet, assets=assets)
    assert set(paces(quiet, 4 * IDLE_AFTER, every=1)) == {fps}
    assert set(paces(quiet, 4 * IDLE_AFTER, every=15)) == {fps}


def test_another_window_size_lays_out_anew(pilot):
    pilot.resize((1000, 700))
    assert pilot.kit.size == (1000, 700)
    assert pilot.scene.layouts == 2
    assert pilot.picture().get_size() == (1000, 700)


def test_a_window_that_grows_is_dark_there_before_all_is_laid_out_anew(pilot, monkeypatch):
    seen = []

    def update(parts):
        seen.append((pilot.scene.layouts, [tuple(part) for part in parts]))

    monkeypatch.setattr(pygame.display, "update", update)
    wide, high = pilot.kit.size
    pilot.resize((wide + 100, high + 50))
    assert seen[0] == (1, [(wide, 0, 100, high + 50), (0, high, wide + 100, 50)])
    assert seen[1][0] == 2
    seen.clear()
    pilot.resize((wide, high))
    assert [layouts for layouts, _ in seen] == [3]


def test_a_tiny_window_shows_a_part_of_the_smallest_layout(pilot):
    pilot.resize((300, 200))
    assert pilot.kit.size == (800, 480)
    assert pilot.picture().get_size() == (300, 200)
    assert shown(pilot) == pygame.Color("red")


def test_an_uncovered_window_is_drawn_again(pilot):
    pilot.app.screen.fill("green")
    pilot.step()
    assert shown(pilot) == pygame.Color("green")
    pilot.step(pygame.Event(pygame.WINDOWEXPOSED))
    assert shown(pilot) == pygame.Color("red")


def test_the_close_button_asks_the_scene(pilot):
    class Stubborn(Plain):
        def quit(self):
            self.gestures.append("quit")

    stubborn = Stubborn(pilot.kit)
    show(pilot, stubborn)
    assert pilot.step(pygame.Event(pygame.QUIT))
    assert stubborn.gestures == ["quit"]


def test_the_app_ends_with_the_last_scene_whatever_comes_after(pilot):
    tap = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1, touch=False)
    assert not pilot.step(pygame.Event(pygame.QUIT), tap, pygame.Event(pygame.QUIT))
    assert not pilot.step(tap)


def test_f11_toggles_fullscreen_and_back_to_the_same_window(pilot):
    pilot.key("f11")
    assert pygame.display.is_fullscreen()
    pilot.key("f11")
    assert not pygame.display.is_fullscreen()
    assert pilot.picture().get_size() == (1280, 720)
    assert pilot.scene.gestures == []


def test_fingers_reach_the_scene_in_pixels(pilot):
    for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
        pilot.step(pygame.Event(kind, x=0.5, y=0.5, finger_id=1))
    assert [g.pos for g in pilot.scene.gestures] == [(640, 360)] * 2


def test_the_pilot_drags_in_steps(pilot):
    pilot.drag((10, 10), (90, 50), steps=4)
    assert [g.pos for g in pilot.scene.gestures] == [
        *[(10, 10), (30, 20), (50, 30), (70, 40), (90, 50)],
        (90, 50),
    ]


def test_run_goes_on_until_the_stack_is_empty(pilot):
    class Short(Plain):
        def tick(self, dt):
            super().tick(dt)
            if self.seconds > 0:
                self.quit()

    short = Short(pilot.kit)
    show(pilot, short)
    pilot.app.run()
    assert 0 < short.seconds <= LONGEST_STEP
    assert len(pilot.app.stack) == 0


def test_what_can_wait_is_done_once_the_first_frame_is_there(pilot):
    class Short(Curtain):
        def tick(self, dt):
            if dt > 0:
                self.quit()

    colors = []
    pilot.app.stack.quit()
    pilot.app.stack.flush()
    pilot.app.screen.fill("black")
    pilot.app.stack.push(Short(pilot.kit))
    pilot.app.run(lambda: colors.append(shown(pilot)))
    assert colors == [pygame.Color("blue")]


def test_run_shows_what_is_already_on_the_stack(pilot):
    class Over(Plain):
        def tick(self, dt):
            self.quit()

    over = Over(pilot.kit)
    pilot.app.stack.push(over)
    pilot.app.run()
    assert over.layouts == 1
    assert len(pilot.app.stack) == 0


def test_a_scene_that_has_closed_is_gone_before_the_next_is_laid_out(pilot):
    gone = []
    first = Plain(pilot.kit)
    alive = ref(first)

    class Next(Plain):
        def layout(self):
            super().layout()
            gone.append(alive() is None)

    pilot.app.stack.push(first, lambda _: pilot.app.stack.push(Next(pilot.kit)))
    pilot.step()
    first.close()
    del first
    pilot.step()
    assert gone == [True]


def test_after_a_while_without_a_touch_the_policy_says_what_is_done(pilot):
    idle = []
    pilot.app.policy = Policy(idle_after=lambda: 90, when_idle=lambda: idle.append(1))
    for _ in range(2):
        pilot.step(dt=60)
        pilot.key("a")
    assert not idle
    pilot.step(dt=60)
    pilot.step(dt=31)
    assert idle == [1]
    pilot.step(dt=89)
    assert idle == [1]
    pilot.step(dt=2)
    assert idle == [1, 1]


def test_who_may_not_quit_stays(pilot):
    pilot.app.policy = Policy(may_quit=False)
    assert pilot.step(pygame.Event(pygame.QUIT))
    pilot.app.policy = Policy()
    assert not pilot.step(pygame.Event(pygame.QUIT))


def test_who_may_not_resize_has_no_key_for_it(pilot, monkeypatch):
    pressed = []
    monkeypatch.setattr("game.kit.app.toggle_fullscreen", lambda: pressed.append(1))
    pilot.app.policy = Policy(may_resize=False)
    pilot.key("f11")
    assert not pressed
    pilot.app.policy = Policy()
    pilot.key("f11")
    assert pressed


def test_who_overhears_gets_every_gesture_and_takes_none_away(pilot):
    heard = []
    pilot.app.policy = Policy(overhear=heard.append)
    pilot.tap((200, 100))
    pilot.key("f11")
    assert heard[:2] == [Down((200, 100)), Up((200, 100), (200, 100), dragged=False)]
    assert Key("f11") in heard
    assert pilot.scene.gestures[:2] == heard[:2]


def test_the_app_tells_while_it_waits_for_its_window(pilot, monkeypatch):
    waits, own = [], pygame.display.update

    def update(changed):
        waits.append(pilot.app.is_at_window)
        own(changed)

    monkeypatch.setattr(pygame.display, "update", update)
    pilot.step()
    assert waits == [True]
    assert not pilot.app.is_at_window
