"""A table by ear, driven as a person does: what is said, when, and to whom it is not."""

import re
from collections.abc import Sequence

import pytest

from game.engine.notation import read_row
from game.view.lessons.course import read_course
from game.view.table.adviser import Advice
from game.view.table.highlights import Highlighted
from scenes.lessons.lesson import LessonScene
from scenes.play.handover import HandOver
from tests import samples
from tests.kits import ASSETS, store
from tests.null_voice import NullVoice
from tests.pilot import Pilot
from tests.scenes.heard import Heard
from tests.scenes.seated import SHARED, WAITING

MINE = "Rack, 14 tiles: black 7, 10, 12; red 4, 5, 6, 12; blue 2, 3, 7, 8; orange 10, 12; joker"
OPEN = SHARED.replace("* Fox+", "* Fox+ (open-rack)")
TILES = re.compile(r"(black|red|blue|orange) \d+")


def alone(**settings: object) -> Heard:
    return Heard(samples.session(), **settings)


def test_a_turn_begins_with_whose_it_is_the_table_and_the_rack() -> None:
    said = alone().said
    assert said[:2] == ["Your turn.", "13 rows on the table."]
    assert len(set(said)) == len(said)
    assert said[2] == "Row 1: run, blue 4 to 6"
    assert said[-1] == MINE


def test_the_cursor_says_where_it_is() -> None:
    pilot = alone()
    assert pilot.hit("down") == ["Rack 1: red 4"]
    assert pilot.hit("right") == ["red 5"]


def test_taking_and_laying_is_heard_with_what_becomes_of_the_row() -> None:
    pilot = alone()
    pilot.tap(pilot.mine("B3"))
    assert pilot.said[-1] == "Picked up: blue 3"
    pilot.tap(pilot.frame(0))
    said = pilot.said
    assert said[:2] == ["Row 1: run, blue 3 to 6", "That works. Press Play when you're done."]
    assert pilot.hit("backspace")[0] == "Row 1: run, blue 4 to 6"


def test_a_faulty_row_says_why_once_and_the_line_does_at_a_press() -> None:
    pilot = alone()
    pilot.drag(pilot.mine("R4"), pilot.frame(0))
    said = pilot.said
    assert said[-1].startswith("Row 1: These don't go together")
    assert pilot.message.startswith("These don’t go together")
    assert pilot.hit("return") == ["These don't go together."]


def test_a_press_that_does_nothing_says_why_each_time() -> None:
    pilot = alone()
    pilot.drag(pilot.mine("R4"), pilot.felt())
    first = pilot.hit("return")
    pilot.tick(1.1)
    assert pilot.hit("return") == first[-1:]


def test_one_can_hear_again_rack_table_and_how_things_stand() -> None:
    pilot = alone()
    assert pilot.hit("f4") == [MINE]
    assert len(pilot.hit("f5")) == 14
    said = pilot.hit("f6")
    assert said[:2] == ["Your turn.", "Return: Draw, 12 in the pool"]
    assert "60 seconds left." in said
    assert "Owl: 11 tiles" in said
    assert pilot.hit("f3") == said


def test_buttons_say_what_they_do_and_when_they_cannot() -> None:
    pilot = alone()
    heard = [pilot.hit("tab")[-1] for _ in range(11)]
    assert "Take a step back, Ctrl+Z" not in heard  # Only what can be pressed is walked over.
    assert "Hint, Hint (press again for more), H" not in heard
    assert "Hint (press again for more), H" in heard
    assert "Draw, 12 in the pool" in heard


def test_a_tile_under_the_cursor_may_go_back_to_the_rack_as_time_runs_out() -> None:
    pilot = Heard(samples.session(re.sub("table .*", "table", SHARED)))
    pilot.drag(pilot.mine("O13"), pilot.board.zone.center)
    assert pilot.hit("down", "down")[-1] == "Row 1: 1 of 3: orange 13"
    pilot.game.clock.used = 59.9
    pilot.tick(1)
    assert any(line.startswith("Time's up.") for line in pilot.said)


def test_sorting_the_rack_is_heard() -> None:
    assert alone().hit("g") == ["Rack by groups."]


def test_the_last_seconds_are_heard_once_with_and_without_captions() -> None:
    for captions in (False, True):
        pilot = alone(captions=captions)
        pilot.voice.said.clear()
        pilot.tick(54, fps=20)
        assert pilot.said == [pilot.kit.text("caption-tick")]


@pytest.mark.parametrize("aloud", [True, False])
def test_remarks_are_heard_after_the_news_in_a_lower_voice(aloud: bool) -> None:
    pilot = Heard(samples.session(WAITING, bot="level4"), remarks_aloud=aloud)
    pilot.tick(3)
    news, *remarks = pilot.said
    assert news == "Owl played 3 tiles."
    assert [each[:5] for each in remarks] == ["Owl: "] * aloud
    assert pilot.voice.loudness == pytest.approx([0.8, 0.48][: 1 + aloud])


def test_a_hint_is_heard() -> None:
    pilot = alone()
    pilot.key("h")
    for _ in range(60):
        pilot.tick(0.1)
        if "You can play." in pilot.said:
            return
    raise AssertionError


def test_a_hint_for_many_tiles_names_them_all() -> None:
    pilot = alone()
    state = pilot.turn.state
    pilot.voice.said.clear()
    tiles = read_row("K7 K10 R4 R5 J")
    state.advise(Advice(str, Highlighted(rows=(0, 2, 3), tiles=tiles)))
    pilot.step()
    assert "black 7, 10; red 4, 5; joker" in pilot.said
    state.advise(Advice(str, Highlighted(rows=(0, 2, 3))))
    pilot.step()
    assert [line[:5] for line in pilot.said if line.startswith("Row")] == [
        "Row 1",
        "Row 3",
        "Row 4",
    ]


def test_a_lesson_is_heard_from_its_task_to_what_was_learned() -> None:
    voice = NullVoice()
    speaks = store(speech="normal", reduced_motion=True)
    lesson = next(iter(read_course(ASSETS).values()))[0]
    pilot = Pilot(
        lambda kit: LessonScene(kit, lesson, "1 / 6", lambda: None), settings=speaks, voice=voice
    )
    task = pilot.kit.text(f"lesson-{lesson.name}-task")
    assert task in voice.said
    assert any(line.startswith("Rack, ") for line in voice.said)
    pilot.tick(8.5)
    assert pilot.scene.state.view.message.text == voice.said[-1]


# To whom it is not said


def tiles_in(lines: Sequence[str]) -> list[str]:
    return [line for line in lines if TILES.search(line)]


@pytest.fixture
def shared() -> Heard:
    """Two people at one table, and the curtain between them."""
    pilot = Heard(samples.session(people=(0, 1)), viewer=None)
    pilot.step()
    assert isinstance(pilot.scene, HandOver)
    return pilot


def test_behind_the_curtain_nothing_is_said_of_any_rack(shared: Heard) -> None:
    assert shared.said[0].startswith("Fox’s turn".replace("’", "'"))
    for key in ("f3", "f4", "f5", "f6", "tab", "down", "f2", "f2"):
        assert not tiles_in(shared.hit(key)), key
    assert isinstance(shared.scene, HandOver)


def test_once_confirmed_the_owner_hears_the_rack_only_on_asking(shared: Heard) -> None:
    said = shared.hit("return")
    assert "Fox, it's your turn." in said
    assert "13 rows on the table." in said
    assert not any(line.startswith("Rack") for line in said)
    assert shared.hit("f4") == [MINE]


def test_what_is_drawn_at_a_shared_table_is_not_named() -> None:
    """The next player listens, too."""
    pilot = Heard(samples.session(SHARED, people=(0, 1)))
    said = pilot.hit("return")
    pilot.tick(1.2)
    said += pilot.said
    assert isinstance(pilot.scene, HandOver)
    assert "Fox drew a tile." in said
    assert not tiles_in(said)


def test_a_pointer_names_no_tile_of_a_rack_that_others_may_not_hear_of(shared: Heard) -> None:
    """Keys do: each arrow asks what is there."""
    shared.hit("return")
    shared.said.clear()
    shared.tap(shared.mine("B3"))
    assert shared.said == ["Picked up."]
    shared.tap(shared.frame(0))
    assert shared.said[0] == "Row 1: run, blue 3 to 6"
    shared.tap(shared.at(0))
    assert shared.said == ["Picked up: blue 3"]
    shared.key("escape")
    assert shared.hit("down") == ["Rack 1: red 4"]
    assert shared.hit("space") == ["Picked up: red 4"]


def test_the_cursor_of_one_player_tells_nothing_of_the_next_ones_rack() -> None:
    pilot = Heard(samples.session(SHARED, people=(0, 1)))
    assert pilot.hit("down", "right") == ["blue 7"]
    pilot.key("return")
    pilot.tick(4)
    assert isinstance(pilot.scene, HandOver)
    assert not tiles_in([line for line in pilot.hit("return") if not line.startswith("Row ")])
    assert pilot.hit("down")[0].startswith("Rack ")


def test_who_sits_alone_hears_what_was_drawn_and_so_does_one_with_an_open_rack() -> None:
    for session in samples.session(SHARED), samples.session(OPEN, people=(0, 1, 2)):
        pilot = Heard(session)
        assert any(line.startswith("Rack, 8 tiles") for line in pilot.said)
        assert "Drawn: red 12" in pilot.hit("return")


def test_what_one_has_heard_the_next_cannot_hear_again(shared: Heard) -> None:
    shared.hit("return")
    shared.hit("f4")
    before = shared.voice.hushed
    shared.lose_focus()
    shared.step()
    assert isinstance(shared.scene, HandOver)
    assert shared.voice.hushed > before
    assert not tiles_in(shared.said)
    assert not tiles_in(shared.hit("f3"))


def test_while_a_bot_plays_over_a_closed_rack_nothing_is_said_of_it() -> None:
    session = samples.session(people=(0, 2))
    pilot = Heard(session, viewer=0)
    pilot.turn.state.see_as(None)
    pilot.voice.said.clear()
    pilot.step()
    assert not tiles_in(pilot.said)
    assert not tiles_in(pilot.hit("f3"))
    assert not tiles_in(pilot.hit("f4"))


def test_what_is_laid_where_it_was_offered_names_no_other_tile_to_who_listens() -> None:
    pilot = Heard(samples.session(SHARED, people=(0, 1)))
    assert pilot.hit("b", "7", "w") == ["Row 1: run, blue 4 to 7"]
    said = pilot.hit("return")
    assert tiles_in(said) == ["Row 1: run, blue 4 to 7"]
