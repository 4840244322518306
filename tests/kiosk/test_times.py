import pytest

from game.kiosk.times import DAY, read_hours, read_time, read_timetable


@pytest.mark.parametrize("text", ["", "9:00", "24:00", "12:60", "12.30", "١٢:٣٠"])
def test_what_is_no_time_of_day_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a time of day"):
        read_time(text)


@pytest.mark.parametrize(
    ("hours", "minute", "today", "next_day"),
    [
        ("22:00-01:00", "21:59", False, False),
        ("22:00-01:00", "22:00", True, False),
        ("22:00-01:00", "00:59", False, True),
        ("22:00-01:00", "01:00", False, False),
        ("22:00-00:00", "23:59", True, False),
        ("22:00-00:00", "00:00", False, False),
        ("09:00-18:00", "17:59", True, False),
        ("09:00-18:00", "08:59", False, False),
    ],
)
def test_hours_may_go_over_midnight(hours: str, minute: str, today: bool, next_day: bool) -> None:
    read, at = read_hours(hours), read_time(minute)
    assert (read.holds(at), read.holds_next_day(at)) == (today, next_day)


def test_hours_may_last_all_day() -> None:
    always = read_hours("00:00-00:00")
    assert all(always.holds(minute) for minute in range(DAY))
    assert not any(always.holds_next_day(minute) for minute in range(DAY))


def test_a_timetable_goes_on_from_the_evening_before() -> None:
    table = read_timetable({"13:00": 0.0, "09:00": 0.3, "20:00": 0.1})
    volumes = [table.at(read_time(text)) for text in ("08:59", "09:00", "13:00", "23:59")]
    assert volumes == [0.1, 0.3, 0.0, 0.1]


def test_an_empty_timetable_changes_nothing() -> None:
    assert read_timetable({}).at(600) == 1.0
