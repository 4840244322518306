import tomllib

import pytest

from game.kiosk.pin import LOCKED_FOR, TRIES, Lock, ask_pin, check_hash, hash_pin, is_pin

PIN = hash_pin("4711", b"0123456789abcdef")


def test_the_pin_opens_and_another_does_not() -> None:
    lock = Lock(PIN)
    assert not lock.opens("4712")
    assert lock.opens("4711")


def test_a_pin_is_hashed_otherwise_each_time() -> None:
    assert hash_pin("4711") != hash_pin("4711")
    assert "4711" not in PIN


def test_five_wrong_ones_in_a_row_lock_for_a_minute() -> None:
    now = 100.0
    lock = Lock(PIN, lambda: now)
    for _ in range(TRIES):
        assert not lock.left
        lock.opens("0000")
    assert not lock.opens("4711")
    now += LOCKED_FOR - 1
    assert lock.left == 1
    assert not lock.opens("4711")
    now += 1
    assert lock.opens("4711")


def test_a_right_one_forgets_the_wrong_ones() -> None:
    lock = Lock(PIN)
    for pin in (*["0000"] * (TRIES - 1), "4711", *["0000"] * (TRIES - 1)):
        lock.opens(pin)
    assert lock.opens("4711")


@pytest.mark.parametrize(
    ("text", "good"),
    [("1234", True), ("123", False), ("1" * 13, False), ("12a4", False), ("１２３４", False)],
)
def test_a_pin_has_four_to_twelve_digits(text: str, good: bool) -> None:
    assert is_pin(text) == good


@pytest.mark.parametrize("text", ["", "4711", PIN[:-1], PIN.replace("scrypt", "md5")])
def test_what_is_no_hash_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a PIN hash"):
        check_hash(text)


@pytest.mark.parametrize(
    ("typed", "code", "why"),
    [
        (["4711", "4711"], 0, ""),
        (["4711", "4712"], 2, "don't match"),
        (["47", "47"], 2, "4 to 12 digits"),
    ],
)
def test_a_pin_is_asked_for_twice_and_the_line_of_the_file_printed(
    typed: list[str], code: int, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    left = iter(typed)
    assert ask_pin(lambda _: next(left)) == code
    told = capsys.readouterr()
    assert why in told.err
    if not code:
        assert Lock(tomllib.loads(told.out)["pin"]).opens("4711")
