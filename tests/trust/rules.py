"""The rules are right: every answered question is answered so again."""

from collections.abc import Iterator

from game.referee import answer_line
from tests.cases import QUESTIONS, asked, expected
from tests.trust.promise import Promise


def _wrong(size: int, _: int) -> Iterator[str]:
    for case in QUESTIONS[:size]:
        answer = answer_line(asked(case))
        if answer != expected(case):
            yield f"{answer} instead of {case}"


PROMISE = Promise(
    "rules",
    "every answered question is answered so",
    sample=len(QUESTIONS),
    whole=len(QUESTIONS),
    by_hand=len(QUESTIONS),
    attack=_wrong,
)
