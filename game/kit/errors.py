"""What can be wrong with the machine, and with the files of an app or of a person."""

LONGEST = 400  # signs of a sentence
QUOTED = 40  # signs of what is quoted in it


class NoWindowError(Exception):
    """There can be no window; one sentence saying why and what to do."""


class BrokenAssetError(Exception):
    """A file of the game cannot be used; one sentence naming it and what is wrong.

    Whatever it quotes, it can be shown on screen and in a terminal.
    """

    def __init__(self, sentence: str) -> None:
        super().__init__(printable(_shortened(sentence, LONGEST)))


def quoted(value: object) -> str:
    """Quote a value of a file in a sentence, or say what it is instead."""
    if isinstance(value, str | int | float):
        return f"'{printable(_shortened(str(value), QUOTED))}'"
    return "something else"


def _shortened(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def printable(text: str) -> str:
    """Write what is no letter as its number: a font does not know it, and it may end a line."""
    return "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text
    )
