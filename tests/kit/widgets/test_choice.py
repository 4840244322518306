import pygame


def test_a_choice_by_pointer_and_by_key(pilot):
    choice = pilot.scene.widget("speed")
    pilot.tap(choice.segment(0).center)
    pilot.tap(choice.segment(0).center)
    pilot.key("tab", shift=True)
    for key in ("left", "right", "right", "right", "return"):
        pilot.key(key)
    assert pilot.scene.log == ["s", "n", "f", "s"]
    assert choice.value == "s"
    assert choice.focused


def test_the_chosen_option_is_marked_by_more_than_colour(pilot):
    choice = pilot.scene.widget("speed")
    grey = pygame.transform.grayscale(pilot.picture())
    slow, normal = (grey.subsurface(choice.segment(i).inflate(-20, -10)) for i in (0, 1))
    assert pygame.transform.average_color(normal)[0] > pygame.transform.average_color(slow)[0] + 30
