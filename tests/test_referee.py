"""The referee answers every line right, and what it cannot read with an error."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from game.json_lines import LONGEST
from game.question import RULES
from game.referee import answer_line
from tests.cases import ASKED, CASES, QUESTIONS, asked, expected
from tests.waiting import run_python


def ask(*arguments: str) -> subprocess.CompletedProcess[str]:
    return run_python("-m", "game.referee", *arguments, encoding="utf-8")


def test_all_the_cases_are_here() -> None:
    assert {case["rules"] for case in QUESTIONS} == set(RULES) - {"family", "together"}
    assert {case["kind"] for case in QUESTIONS} == set(ASKED)


@pytest.mark.parametrize("case", QUESTIONS, ids=[case["id"] for case in QUESTIONS])
def test_a_case_is_answered_right_from_what_it_asks_alone(case: dict[str, Any]) -> None:
    assert answer_line(asked(case)) == expected(case)


def test_the_door_answers_every_line_in_its_turn() -> None:
    found = ask(str(CASES))
    assert (found.returncode, found.stderr) == (0, "")
    answers = list(map(json.loads, found.stdout.splitlines()))
    assert answers == list(map(expected, QUESTIONS))


SET = '"kind": "set", "rules": "classic"'


@pytest.mark.parametrize(
    ("line", "name", "error"),
    [
        ("R5 R6 R7", None, "This is not JSON"),
        ("[1, 2]", None, "Each line must be a JSON object."),
        ("[" * 100_000, None, "This is not JSON"),
        ('{"id": ' + "9" * 5_000 + "}", None, "This is not JSON"),
        ('{"id": "a"}', "a", "There is no kind of question called 'None'."),
        ('{"id": "a", "kind": "fly"}', "a", "There is no kind of question called 'fly'."),
        ('{"id": "a", "kind": ["set"]}', "a", "There is no kind of question called '['set']'."),
        ('{"id": "a", "kind": "set", "rules": "chess"}', "a", "There are no rules called 'chess'."),
        ('{"id": "a", "kind": "set", "rules": {}}', "a", "There are no rules called '{}'."),
        (f'{{"id": "a", {SET}}}', "a", "The question has no field 'tiles'."),
        (f'{{"id": "a", {SET}, "tiles": "R5 R66"}}', "a", "'R66' isn't a tile."),
        (f'{{"id": "a", {SET}, "tiles": 5}}', "a", "The field 'tiles' must be a text."),
    ],
)
def test_a_line_that_cannot_be_read_is_answered_with_its_error(
    line: str, name: str | None, error: str
) -> None:
    found = answer_line(line)
    assert found["id"] == name
    assert found["error"].startswith(error)
    assert set(found) == {"id", "error"}


@pytest.mark.parametrize(
    "fields",
    [
        {"kind": "turn", "melded": True, "table": None, "rack": "", "after": []},
        {"kind": "turn", "melded": True, "table": [7], "rack": "", "after": []},
        {"kind": "timeout", "table": [], "rack": "R1", "atTimeout": [], "pool": "many"},
        {"kind": "draw", "pool": 3, "rack": "R1", "action": "fly"},
        {"kind": "draw", "pool": 10**15, "rack": "R1", "action": "draw"},
        {"kind": "draw", "pool": -1, "rack": "R1", "action": "draw"},
        {"kind": "end", "pool": 0, "players": 10**15, "lastActions": []},
        {"kind": "roundLength", "players": "two"},
        {"kind": "score", "ended": "out", "racks": {}},
        {"kind": "score", "ended": "out", "racks": {"A": "R1", "B": "R2"}},
        {"kind": "match", "players": 2, "rounds": 1, "games": []},
        {"kind": "match", "players": 4, "rounds": 1, "games": [{"A": 1, "B": -1}]},
        {"kind": "start", "draws": {}},
        {"kind": "start", "draws": {"A": "R14"}},
        {"kind": "river", "action": "fly"},
        {"kind": "river", "action": "draw2", "pool": ["R5", "K9"], "rack": "", "river": []},
        {"kind": "river", "action": "take", "river": ["R1"], "take": "R2", "rack": ""},
        {"kind": "match", "players": 2, "games": [{"A": 1, "B": -1}]},
        {"kind": "match", "players": 2, "rounds": 0, "games": [{"A": 1, "B": -1}]},
        {"kind": "match", "players": 2, "rounds": 1, "games": [{"A": 1.5, "B": -1}]},
        {"kind": "match", "players": 2, "rounds": 1, "games": [{"A": 1, "B": -1}, {"A": 1}]},
        {"kind": "match", "players": 1, "rounds": 1, "games": [{"A": 0}]},
        {"kind": "roundLength", "players": True},
        {"kind": "end", "pool": 0, "players": 2, "lastActions": ["fly"]},
        {"kind": "turn", "melded": 1, "table": [], "rack": "", "after": []},
        {"kind": "turn", "melded": True, "table": ["R5 R6"], "rack": "R7", "after": ["R5 R6 R7"]},
        {"kind": "turn", "melded": True, "table": ["R5 R6 R7"], "rack": "R5 R5", "after": []},
        {"kind": "turn", "melded": True, "table": [], "rack": "R7", "after": ["J J J R7"]},
        {"kind": "score", "ended": "out", "racks": {"A": "", "B": "J J J"}},
        {"kind": "score", "ended": "out", "racks": {str(at): "" for at in range(1_000)}},
        {"kind": "start", "draws": {"A": "R7", "B": "R7", "C": "R7"}},
    ],
    ids=lambda fields: f"{fields['kind']} {str(fields)[:60]}",
)
def test_a_question_without_sense_is_answered_with_an_error(fields: dict[str, Any]) -> None:
    found = answer_line(json.dumps({"id": 7, "rules": "classic", **fields}))
    assert found["id"] == 7
    assert set(found) == {"id", "error"}
    assert found["error"].endswith(".")


TURN = {"kind": "turn", "rules": "classic", "melded": True, "rack": "B7 K1"}
LAID = {"table": ["B4 B5 B6"], "after": ["B4 B5 B6 B7"]}


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({**TURN, **LAID}, {"legal": True}),
        ({**TURN, **LAID, "rackAfter": "K1"}, {"legal": True}),
        ({**TURN, **LAID, "drawn": "O3"}, {"legal": False}),
        ({**TURN, **LAID, "after": LAID["table"], "drawn": "O3"}, {"legal": True}),
        ({**TURN, **LAID, "drawn": "D"}, {"error": "The box has 0 D, not 1."}),
        (
            {**TURN, **LAID, "rackAfter": "B7 K1"},
            {"error": "The field 'rackAfter' must hold what is left on the rack."},
        ),
        (
            {**TURN, **LAID, "drew": "O3"},
            {"error": "A question of the kind 'turn' has no field 'drew'."},
        ),
        (
            {"kind": "deck", "rules": "classic", "players": 2},
            {"error": "A question of the kind 'deck' has no field 'players'."},
        ),
    ],
)
def test_no_field_is_passed_over_in_silence(fields: dict[str, Any], told: dict[str, Any]) -> None:
    assert answer_line(json.dumps({"id": 7, **fields})) == {"id": 7, **told}


def test_who_has_not_opened_takes_back_what_the_time_leaves_unfinished() -> None:
    """27 points do not open; three tiles are drawn (R42)."""
    nines = {"table": [], "rack": "R9 K9 B9 O1", "atTimeout": ["R9 K9 B9"]}
    question = {"id": 7, "kind": "timeout", "rules": "classic", "melded": False, **nines}
    back = {"table": [], "rack": "R9 K9 B9 O1", "draw": 3, "turnEnds": True}
    assert answer_line(json.dumps(question)) == {"id": 7, "expect": back}


@pytest.mark.parametrize(
    ("tiles", "reason"),
    [
        ("R5 R5 R5", "The box has 2 R5, not 3."),
        ("J J J R7", "The box has 2 J, not 3."),
        ("R5 D R8", "The box has 0 D, not 1."),
        ("J " * 600, "There are more than 120 tiles, the most a box has."),
        ("?999", "There are more than 120 tiles, the most a box has."),
    ],
)
def test_a_row_that_the_box_cannot_hold_is_no_set(tiles: str, reason: str) -> None:
    question = {"id": 7, "kind": "set", "rules": "classic", "tiles": tiles}
    assert answer_line(json.dumps(question)) == {"id": 7, "valid": False, "error": reason}


@pytest.mark.parametrize(
    ("table", "rack", "at_timeout", "after", "left"),
    [
        ("R7 B7 K7", "R8 K1 R5 R6", "K7 | R5 R6 R7 R8 | B7", "R5 R6 R7 R8", "K1 K7 B7"),
        ("R3 R4 R5 R6 R7", "O7 K1 B7", "R3 R4 R5 | R6 | R7 B7 O7 | K1", None, "K1 R6"),
        ("R4 R5 R6 R7", "K4 O4 K1", "R4 K4 O4 | R5 R6 R7", None, "K1"),
        ("R4 R5 R6 R7", "K4 O4 K1", "R4 K4 O4 | R5 R6 R7 | K1", None, "K1"),  # it never left
    ],
)
def test_tiles_that_came_back_as_the_time_ran_out_follow_the_rack(
    table: str, rack: str, at_timeout: str, after: str | None, left: str
) -> None:
    rows = at_timeout.split(" | ")
    asking = {"table": [table], "rack": rack, "atTimeout": rows, "pool": 9}
    question = {"id": 7, "kind": "timeout", "rules": "article", **asking}
    kept = [after] if after else [row for row in rows if " " in row]
    told = {"table": kept, "rack": left, "draw": 0, "turnEnds": True}
    assert answer_line(json.dumps(question)) == {"id": 7, "expect": told}


def test_the_others_are_still_answered(tmp_path: Path) -> None:
    lines = [asked(QUESTIONS[0]), "", "nonsense", '{"id": "\u2028ä"}', asked(QUESTIONS[1])]
    file = tmp_path / "some.jsonl"
    file.write_text("\n".join(lines), encoding="utf-8")
    found = ask(str(file))
    first, bad, odd, last = map(json.loads, found.stdout.splitlines())
    assert (first, last) == (expected(QUESTIONS[0]), expected(QUESTIONS[1]))
    assert "error" in bad
    assert odd["id"] == "\u2028ä"
    assert (found.returncode, found.stderr) == (0, "")


def test_lines_that_cannot_be_read_are_answered_among_the_others(tmp_path: Path) -> None:
    file, (first, last) = tmp_path / "odd.jsonl", map(asked, QUESTIONS[:2])
    odd = [b"\xff\xfe{}", b'{"id": "' + b"x" * 10 * LONGEST + b'"}', b"\0"]
    file.write_bytes(b"\n".join([first.encode(), *odd, last.encode()]))
    found = ask(str(file))
    answers = list(map(json.loads, found.stdout.splitlines()))
    assert (answers[0], answers[-1]) == (expected(QUESTIONS[0]), expected(QUESTIONS[1]))
    assert [answer["error"] for answer in answers[1:-1]] == [
        "This is UTF-16. Save it as UTF-8.",
        f"The line has more than {LONGEST} bytes.",
        "This is UTF-16 or no text. Save it as UTF-8.",
    ]
    assert (found.returncode, found.stderr, len(answers)) == (0, "", 5)


@pytest.mark.parametrize(
    "name", ["NaN", "Infinity", "-Infinity", "1e999", '"\\ud800"', "[1]", "{}"]
)
def test_what_cannot_be_written_as_a_name_is_not_echoed(name: str) -> None:
    found = answer_line(f'{{"id": {name}, {SET}, "tiles": "R5 R6 R7"}}')
    assert (found["id"], set(found)) == (None, {"id", "error"})
    assert found["error"].endswith(".")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([], "python -m game.referee: "),
        (["one", "two"], "python -m game.referee: "),
        (["wrong.jsonl"], "wrong.jsonl can't be read"),
    ],
)
def test_wrong_arguments_are_told_in_one_line(arguments: list[str], told: str) -> None:
    found = ask(*arguments)
    assert (found.returncode, found.stdout, found.stderr.count("\n")) == (2, "", 1)
    assert told in found.stderr


@pytest.mark.parametrize(
    ("ended", "owl", "expected"),
    [
        ("out", "", {"winner": ["fox", "owl"], "scores": {"fox": 0, "owl": 0}}),
        ("blocked", "K3", {"winner": None, "scores": {"fox": 0, "owl": 0}}),
        ("out", "K3", {"error": "Nobody is out, as a rack has tiles."}),
    ],
)
def test_all_who_play_together_win_or_nobody(
    ended: str, owl: str, expected: dict[str, Any]
) -> None:
    """R48."""
    racks = {"fox": "", "owl": owl}
    asking = {"kind": "score", "rules": "together", "ended": ended, "racks": racks}
    told = answer_line(json.dumps({"id": "a", **asking}))
    assert {name: told.get(name) for name in expected} == expected
