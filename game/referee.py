"""The referee: answers questions about the rules, a JSON line each, by asking the engine."""

import json
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.commandline import Parser
from game.door import enter
from game.engine.deal import starter
from game.engine.draft import Draft
from game.engine.game import Game
from game.engine.match import games_in_round, standing
from game.engine.meld import melds, value
from game.engine.notation import NotationError, read_row, read_tile, write_row
from game.engine.position import Position, Seat, Table, tiles_of
from game.engine.rules import (
    ARTICLE,
    CLASSIC,
    FAMILY,
    HOUSE_BOTH,
    PRESSMAN,
    RELAXED,
    RIVER,
    TWIST,
    Games,
    Length,
    Rounds,
    Rules,
    Target,
)
from game.engine.score import Result, score
from game.engine.tile import HIDDEN, Row, Tile, all_tiles
from game.engine.turn import Draw, Pass, Play, Turn, apply, play_faults, turn_faults

Question = Mapping[str, Any]
Answer = dict[str, Any]

RULES: dict[str, Rules] = {
    "classic": CLASSIC,
    "pressman2009": PRESSMAN,
    "twist": TWIST,
    "article": ARTICLE,
    "river": RIVER,
    "relaxed": RELAXED,
    "family": FAMILY,
    "house-both": HOUSE_BOTH,
}
"""The names that questions give to rules."""


class QuestionError(ValueError):
    """Say in one sentence why a question cannot be answered."""


def answer(question: Question) -> Answer:
    """Answer one question from its asking fields alone."""
    kind, rules = str(question.get("kind")), str(question.get("rules"))
    if kind not in _ANSWERS:
        raise QuestionError(f"There is no kind of question called '{kind}'.")
    if rules not in RULES:
        raise QuestionError(f"There are no rules called '{rules}'.")
    try:
        return _ANSWERS[kind](question, RULES[rules])
    except KeyError as missing:
        raise QuestionError(f"The question has no field {missing}.") from None
    except (QuestionError, NotationError) as error:
        raise QuestionError(str(error)) from None
    except (TypeError, AttributeError, ValueError, IndexError, ArithmeticError):
        raise QuestionError("A field of the question does not fit.") from None


def _set(question: Question, _: Rules) -> Answer:
    row = read_row(question["tiles"])
    readings = melds(row)
    if not readings:
        return {"valid": False}
    kinds = [meld.kind for meld in readings]
    found: Answer = {"valid": True, "type": kinds[0] if len(kinds) == 1 else "either"}
    if len(kinds) > 1:
        found["alt"] = [[meld.kind, meld.value] for meld in readings]
    return found | {"value": value(row)}


def _turn(question: Question, rules: Rules) -> Answer:
    before = _position(rules, question["table"], question["rack"], opened=question["melded"])
    return {"legal": not play_faults(before, _table(question["after"]))}


def _timeout(question: Question, rules: Rules) -> Answer:
    pool = _pool(question.get("pool", _box(rules)), rules)
    start = _position(rules, question["table"], question["rack"], pool=pool)
    game = Game(start)
    game.draft = Draft(start, rows=_table(question["atTimeout"]))
    game.tick(rules.seconds or 0)
    here = game.position
    return {
        "expect": {
            "table": [write_row(row) for row in here.table],
            "rack": write_row(_left(question, tiles_of(here.table) - tiles_of(start.table))),
            "draw": len(pool) - len(here.pool),
            "turnEnds": here.to_move != start.to_move,
        }
    }


def _draw(question: Question, rules: Rules) -> Answer:
    pool, action = _pool(question["pool"], rules), str(question["action"])
    if action not in _TURNS:
        raise QuestionError(f"There is no action called '{action}'.")
    before = _position(rules, [], question["rack"], pool=pool)
    if turn_faults(before, _TURNS[action]):
        return {"expect": {"legal": False}}
    after = apply(before, _TURNS[action])
    return {
        "expect": {
            "rackCount": len(after.seats[before.to_move].rack),
            "pool": len(after.pool),
            "turnEnds": after.to_move != before.to_move,
        }
    }


def _end(question: Question, rules: Rules) -> Answer:
    """Count the passes the question ends with; play and draw break the chain (R39)."""
    passes = 0
    for action in question["lastActions"]:
        passes = passes + 1 if action == "pass" else 0
    seats = tuple(Seat(str(at), (HIDDEN,)) for at in range(_players(question)))
    pool = _pool(question["pool"], rules)
    position = Position(rules, (), seats, pool, passes=0 if pool else passes)
    ended = position.ended
    return {"expect": {"ended": bool(ended), **({"how": ended} if ended else {})}}


def _score(question: Question, _: Rules) -> Answer:
    names = list(question["racks"])
    result = score(question["ended"], [read_row(rack) for rack in question["racks"].values()])
    return {
        "winner": _one_or_all([names[seat] for seat in result.winners]),
        "scores": dict(zip(names, result.scores, strict=True)),
    }


def _match(question: Question, _: Rules) -> Answer:
    names = list(question["games"][0])
    games = [_result([game[name] for name in names]) for game in question["games"]]
    found = standing(_length(question), _players(question), games)
    won = dict(zip(names, found.games_won, strict=True))
    return {
        "totals": dict(zip(names, found.totals, strict=True)),
        **({"gamesWon": won} if "rounds" in question else {}),
        "winner": _one_or_all([names[seat] for seat in found.winners]),
    }


def _length(question: Question) -> Length:
    for field, length in (("target", Target), ("gamesAgreed", Games)):
        if field in question:
            return length(question[field])
    return Rounds(question["rounds"])


def _result(scores: list[int]) -> Result:
    """Take the scores of a game as they are; whoever gained has won it."""
    winners = tuple(seat for seat, points in enumerate(scores) if points > 0)
    return Result("out", winners, tuple(scores))


def _round_length(question: Question, _: Rules) -> Answer:
    return {"gamesPerRound": games_in_round(_players(question))}


def _start(question: Question, _: Rules) -> Answer:
    leader, again = starter({who: read_tile(tile) for who, tile in question["draws"].items()})
    return {"first": None, "redraw": list(again)} if again else {"first": leader}


def _deck(_: Question, rules: Rules) -> Answer:
    tiles = Counter(all_tiles(dict(rules.jokers)))
    numbers = [count for tile, count in tiles.items() if tile.number]
    size = rules.rack_size
    return {
        "tiles": tiles.total(),
        "numberTiles": sum(numbers),
        "perTile": max(numbers),
        "jokers": dict(rules.jokers),
        "startRack": size,
        "pool": {str(players): tiles.total() - size * players for players in (2, 3, 4)},
    }


def _river(question: Question, rules: Rules) -> Answer:
    action = question["action"]
    if action == "draw2":
        return _draw_two(question, rules)
    if action == "take":
        return _take(question, rules)
    raise QuestionError(f"There is no action called '{action}'.")


def _draw_two(question: Question, rules: Rules) -> Answer:
    pool = tuple(map(read_tile, question["pool"]))
    before = _position(rules, [], question["rack"], pool=pool)
    before = replace(before, river=tuple(map(read_tile, question["river"])))
    after = apply(before, Draw(read_tile(question["keep"])))
    return {
        "expect": {
            "rack": write_row(_in_asked_order(after.seats[0].rack, question, pool)),
            "river": [str(tile) for tile in after.river],
            "turnEnds": after.to_move != before.to_move,
        }
    }


def _take(question: Question, rules: Rules) -> Answer:
    river = tuple(map(read_tile, question["river"]))
    opened = question["melded"]
    before = _position(rules, question["table"], question["rack"], opened=opened)
    before = replace(before, river=river)
    play = Play(_table(question["after"]), river.index(read_tile(question["take"])))
    if turn_faults(before, play):
        return {"expect": {"legal": False}}
    after = apply(before, play)
    return {
        "expect": {
            "legal": True,
            "rack": write_row(_in_asked_order(after.seats[0].rack, question, river)),
            "river": [str(tile) for tile in after.river],
        }
    }


def _in_asked_order(rack: Row, question: Question, came: Row) -> Row:
    """Put a rack in the order of the question, what came to it behind."""
    asked = (*read_row(question["rack"]), *came)
    return tuple(sorted(rack, key=asked.index))


def _left(question: Question, played: Counter[Tile]) -> Row:
    """Give the asked rack without what was played, in its order; the last of two alike leaves."""
    left = []
    for tile in reversed(read_row(question["rack"])):
        if played[tile]:
            played[tile] -= 1
        else:
            left.append(tile)
    return tuple(reversed(left))


_ANSWERS: dict[str, Callable[[Question, Rules], Answer]] = {
    "set": _set,
    "turn": _turn,
    "timeout": _timeout,
    "draw": _draw,
    "end": _end,
    "score": _score,
    "match": _match,
    "roundLength": _round_length,
    "start": _start,
    "deck": _deck,
    "river": _river,
}

_TURNS: dict[str, Turn] = {"draw": Draw(), "pass": Pass()}


def _position(
    rules: Rules, table: list[str], rack: str, *, opened: bool = True, pool: Row = ()
) -> Position:
    mover = Seat("mover", read_row(rack), opened)
    return Position(rules, _table(table), (mover, Seat("other", (HIDDEN,))), pool)


def _box(rules: Rules) -> int:
    return len(all_tiles(dict(rules.jokers)))


def _pool(count: int, rules: Rules) -> Row:
    if not 0 <= count <= _box(rules):
        raise QuestionError(f"A pool has 0 to {_box(rules)} tiles, not {count}.")
    return (HIDDEN,) * count


def _players(question: Question) -> int:
    players = question["players"]
    if players not in (2, 3, 4):
        raise QuestionError(f"There are 2 to 4 players, not {players}.")
    return int(players)


def _table(rows: list[str]) -> Table:
    return tuple(read_row(row) for row in rows)


def _one_or_all(names: list[str]) -> str | list[str] | None:
    return (names[0] if len(names) == 1 else names) if names else None


def answer_line(line: str) -> Answer:
    """Answer a line of JSON; what cannot be read is answered with its error."""
    name = None
    try:
        question = json.loads(line)
        if not isinstance(question, dict):
            raise QuestionError("A question is a JSON object.")
        name = question.get("id")
        return {"id": name, **answer(question)}
    except QuestionError as error:
        return {"id": name, "error": str(error)}
    except (ValueError, RecursionError) as error:
        return {"id": name, "error": f"This is no JSON: {error}."}


def main(arguments: list[str]) -> int:
    """Answer every line of a file on standard output; give the exit code."""
    parser = Parser(prog="python -m game.referee", description=__doc__)
    parser.add_argument("file", metavar="FILE.jsonl", help="a question in each line")
    path = parser.parse_args(arguments).file
    try:
        lines = Path(path).read_text(encoding="utf-8").split("\n")
    except (OSError, UnicodeDecodeError) as error:
        print(f"The file {path} cannot be read: {error}.", file=sys.stderr)
        return 2
    for line in lines:
        if line.strip():
            print(json.dumps(answer_line(line)))
    return 0


if __name__ == "__main__":
    enter(main)
