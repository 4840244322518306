"""Signs from right to left: numbers and names among them, and what Fluent has put in."""

import pytest

from game.kit.text.direction import apart, ordered

OPENS, CLOSES = "\u2068", "\u2069"
LEFT, ENDS = "\u202a", "\u202c"


def line(text: str, *, from_right: bool = True) -> str:
    (one,) = ordered([text], from_right=from_right)
    return one


@pytest.mark.parametrize("text", ["", "Größe: 12", "牌 (3)", "7 → 8"])
@pytest.mark.parametrize("from_right", [False, True])
def test_a_text_without_such_signs_is_left_alone(text, from_right):
    assert line(text, from_right=from_right) == text


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("אבג", "גבא"),
        ("אב 12, גד.", ".דג ,12 בא"),
        ("אב (גד)", "(דג) בא"),
        ("אב Fox גד", "דג Fox בא"),
        (f"אב {LEFT}+76{ENDS}", "+76 בא"),
        ("אב −9", "−9 בא"),
        (f"אב {OPENS}גד{CLOSES}", "דג בא"),
        (f"{LEFT}Fox!{ENDS}: אב", "בא :Fox!"),
    ],
)
def test_numbers_and_names_stand_from_left_to_right_among_them(text, drawn):
    assert line(text) == drawn


def test_each_line_of_a_text_begins_at_the_right():
    assert ordered(["אב,", "7."], from_right=True) == (",בא", ".7")


def test_a_name_in_a_text_from_the_left_stays_in_its_place():
    assert line("Fox, אבג: 7", from_right=False) == "Fox, 7 :גבא"
    assert line("1. אבג!", from_right=False) == "1. גבא!"


@pytest.mark.parametrize(
    ("put_in", "kept"),
    [
        ("Fox", f"{LEFT}Fox{ENDS}"),
        ("+76", f"{LEFT}+76{ENDS}"),
        ("14", "14"),
        ("אב", "אב"),
        (f"{OPENS}אב{CLOSES}, {OPENS}Fox{CLOSES}", f"אב, {LEFT}Fox{ENDS}"),
    ],
)
def test_only_what_has_another_direction_is_kept_apart(put_in, kept):
    assert apart(f"גד {OPENS}{put_in}{CLOSES}.") == f"גד {kept}."
