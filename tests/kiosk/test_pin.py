import tomllib

import pytest

from game.kiosk.lock import Lock
from game.kiosk.pin import ask_pin, check_hash, hash_pin, is_pin
from game.kit.files import NOWHERE

PIN = hash_pin("4711", b"0123456789abcdef")


def test_a_pin_is_hashed_otherwise_each_time() -> None:
    assert hash_pin("4711") != hash_pin("4711")
    assert "4711" not in PIN


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
        assert Lock(tomllib.loads(told.out)["pin"], NOWHERE).opens("4711")
