import pytest
from pygame import Surface

from game.kit.scene import Scene
from game.kit.stack import Stack


class Logged(Scene):
    """A scene that writes down what happens to it."""

    def __init__(self, kit, name, log):
        super().__init__(kit)
        self.name, self.log = name, log

    def layout(self):
        self.clear()
        self.log.append(f"{self.name} layout")
        self.stage.background = Surface(self.kit.size)
        self.stage.background.fill("white")

    def enter(self):
        self.log.append(f"{self.name} enter")

    def resume(self):
        self.log.append(f"{self.name} resume")

    def leave(self):
        self.log.append(f"{self.name} leave")


class Overlay(Logged):
    opaque = False

    def layout(self):
        self.clear()
        self.log.append(f"{self.name} layout")


@pytest.fixture
def log():
    return []


@pytest.fixture
def stack():
    return Stack()


@pytest.fixture
def base(kit, stack, log):
    scene = Logged(kit, "base", log)
    stack.push(scene)
    stack.flush()
    return scene


@pytest.fixture
def over(kit, stack, base, log):
    scene = Logged(kit, "over", log)
    stack.push(scene, then=lambda result: log.append(f"then {result}"))
    stack.flush()
    log.clear()
    return scene


def test_changes_wait_for_the_end_of_the_work(kit, stack, base, log):
    log.clear()
    over = Logged(kit, "over", log)
    stack.push(over)
    assert stack.top is base
    stack.flush()
    assert stack.top is over
    assert log == ["over layout", "over enter"]


def test_the_result_comes_after_leaving_and_before_resuming(stack, base, over, log):
    over.close(42)
    over.close(43)
    stack.flush()
    assert log == ["over leave", "then 42", "base resume"]
    assert stack.top is base


def test_closing_a_covered_scene_closes_what_lies_over_it(kit, stack, base, log):
    middle, over = (Logged(kit, name, log) for name in ("middle", "over"))
    stack.push(middle, then=lambda result: log.append(f"middle gave {result}"))
    stack.push(over, then=lambda result: log.append(f"over gave {result}"))
    stack.flush()
    log.clear()
    middle.close(1)
    stack.flush()
    assert log == ["over leave", "middle leave", "middle gave 1", "base resume"]


def test_it_knows_what_something_lies_over(stack, base, over):
    assert stack.is_covered(base)
    assert not stack.is_covered(over)
    over.close(0)
    stack.flush()
    assert not stack.is_covered(base)


def test_then_can_go_on_to_the_next_scene(kit, stack, base, log):
    first, second = (Logged(kit, name, log) for name in ("first", "second"))
    stack.push(first, then=lambda _: stack.push(second))
    stack.flush()
    first.close()
    stack.flush()
    assert stack.top is second
    assert len(stack) == 2


def test_the_close_button_ends_all_from_the_top(stack, base, over, log):
    over.quit()
    stack.push(base)
    stack.flush()
    assert log == ["over leave", "base leave"]
    assert len(stack) == 0


def test_covered_scenes_are_laid_out_when_they_come_up(stack, over, log):
    stack.relayout()
    stack.flush()
    assert log == ["over layout"]
    over.close()
    stack.flush()
    assert log == ["over layout", "over leave", "then None", "base layout", "base resume"]


def test_a_covered_scene_that_rests_has_no_pictures_until_it_comes_up(kit, stack, base, over, log):
    sprite = base.stage.add(Surface((9, 9)), 20, 20)
    sprite.image.fill("red")
    stack.rest(base)
    stack.flush()
    screen = Surface(kit.size)
    base.stage.render(screen)
    assert screen.get_at(sprite.rect.center) != sprite.image.get_at((0, 0))
    over.close()
    stack.flush()
    assert log == ["over leave", "then None", "base layout", "base resume"]


def test_the_scene_in_front_does_not_rest(kit, stack, base):
    sprite = base.stage.add(Surface((9, 9)), 20, 20)
    stack.rest(base)
    stack.flush()
    screen = Surface(kit.size)
    base.stage.render(screen)
    assert screen.get_at(sprite.rect.center) == sprite.image.get_at((0, 0))


def test_an_overlay_shows_what_lies_below_darkened_and_in_the_new_size(kit, stack, base, log):
    over = Overlay(kit, "over", log)
    stack.push(over)
    stack.flush()
    assert over.stage.background.get_at((5, 5)).r in range(120, 136)  # white under half a veil
    log.clear()
    kit.size = (200, 100)
    stack.relayout()
    stack.flush()
    assert log == ["base layout", "over layout"]
    assert over.stage.background.get_size() == (200, 100)
    over.close()
    stack.flush()
    assert log == ["base layout", "over layout", "over leave", "base resume"]
