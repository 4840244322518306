from functools import partial

from game.session.future import Executor, Inline, Priority
from game.session.searches.questions import Questions
from tests.later import Later


def halves(executor: Executor, *numbers: int) -> Questions[float]:
    ask = partial(executor.submit, priority=Priority.REVIEW)
    return Questions(ask, half, ((number,) for number in numbers))


def half(number: int) -> float:
    return number / 2


def test_each_tick_brings_an_answer_until_nothing_is_left_to_ask() -> None:
    asked = halves(Inline(), 2, 4)
    assert [asked.tick(), asked.is_done, asked.tick(), asked.is_done] == [True, False, True, True]
    assert asked.answers == [1, 2]
    assert not asked.tick()


def test_one_question_waits_at_a_time_after_all_others() -> None:
    later = Later()
    asked = halves(later, 2, 4)
    assert not asked.tick()
    assert not asked.tick()
    assert [each.priority for each in later.asked] == [Priority.REVIEW]
    later.asked[0].think()
    assert asked.tick()
    assert not asked.tick()
    assert len(later.asked) == 2


def test_a_question_without_an_answer_leaves_its_place_empty() -> None:
    later = Later()
    asked = halves(later, 2, 4)
    asked.tick()
    later.asked[0].fail(ValueError())
    assert asked.tick()
    assert not asked.tick()
    later.asked[1].think()
    assert asked.tick()
    assert asked.answers == [None, 2]


def test_whoever_leaves_takes_the_question_back() -> None:
    later = Later()
    asked = halves(later, 2, 4)
    asked.tick()
    asked.stop()
    assert later.asked[0].cancelled
    assert asked.is_done
    assert not asked.tick()
    assert len(later.asked) == 1


def test_without_a_question_all_is_known() -> None:
    assert halves(Inline()).is_done
