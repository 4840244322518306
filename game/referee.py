"""Answer questions about the rules, one JSON object per line, by asking the engine."""

import json
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from game.commandline import Parser
from game.engine.deal import starter
from game.engine.draft import Draft
from game.engine.game import Game
from game.engine.limits import SEATS, BoxError, NotationError, quote
from game.engine.match import games_in_round, standing
from game.engine.meld import melds, value
from game.engine.notation import read_row, read_tile, write_row
from game.engine.position import Position, Seat, hidden, tiles_of
from game.engine.rules import Games, Length, Rounds, Target
from game.engine.score import Ended, Result, result_of
from game.engine.tile import HIDDEN, Row, Tile
from game.engine.turn import (
    Draw,
    IllegalTurnError,
    Pass,
    Play,
    Turn,
    apply,
    loose_tiles,
    play_faults,
    turn_faults,
)
from game.json_lines import LineError, lines, name_of, read_object
from game.question import MOST_GAMES, MOST_POINTS, RULES, Question, QuestionError
from game.run_main import run_main

Answer = dict[str, Any]


def answer(fields: Mapping[str, Any]) -> Answer:
    """Answer one question from its asking fields alone."""
    kind, rules = str(fields.get("kind")), str(fields.get("rules"))
    if kind not in _ANSWERS:
        raise QuestionError(f"There is no kind of question called {quote(kind)}.")
    if rules not in RULES:
        raise QuestionError(f"There are no rules called {quote(rules)}.")
    judge, known = _ANSWERS[kind]
    for name in fields:
        if name not in _BESIDE and name not in known.split():
            raise QuestionError(f"A question of the kind '{kind}' has no field {quote(name)}.")
    try:
        return judge(Question(fields, RULES[rules]))
    except NotationError as error:
        raise QuestionError(str(error)) from None
    except IllegalTurnError as illegal:
        raise QuestionError(f"The turn is not legal ({illegal}).") from None


def _set(question: Question) -> Answer:
    try:
        row = question.row("tiles")
        question.hold(row)
    except BoxError as error:
        return {"valid": False, "error": str(error)}
    readings = melds(row)
    if not readings:
        return {"valid": False}
    kinds = [meld.kind for meld in readings]
    found: Answer = {"valid": True, "type": kinds[0] if len(kinds) == 1 else "either"}
    if len(kinds) > 1:
        found["alt"] = [[meld.kind, meld.value] for meld in readings]
    return found | {"value": value(row)}


def _turn(question: Question) -> Answer:
    before, after = _position(question, opened=question.flag("melded")), question.rows("after")
    if "rackAfter" in question:
        left = tiles_of((*before.table, before.mover.rack)) - tiles_of(after)
        if Counter(question.row("rackAfter")) != left:
            raise QuestionError("The field 'rackAfter' must hold what is left on the rack.")
    if "drawn" not in question:
        return {"legal": not play_faults(before, after)}
    question.hold(*before.table, before.mover.rack, (question.tile("drawn"),))
    return {"legal": Counter(after) == Counter(before.table)}  # Who has drawn may not lay (R16).


def _timeout(question: Question) -> Answer:
    """Let the time run out; a pool that is not told of has as many tiles as one likes."""
    rules = question.rules
    if rules.seconds is None:
        return {"expect": {"timeLimit": None}}
    pool = _pool(question) if "pool" in question else hidden(question.box)
    opened = question.flag("melded") if "melded" in question else True
    start = _position(question, opened=opened, pool=pool)
    game, rows = Game(start), question.rows("atTimeout")
    game.draft = Draft(start, rows=rows)
    game.tick(rules.seconds)
    here = game.position
    came, gone = tiles_of(here.table), tiles_of(start.table)
    back = sorted((gone - came).elements(), key=loose_tiles(start, rows).index)
    return {
        "expect": {
            "table": [write_row(row) for row in here.table],
            "rack": write_row((*_left(question, came - gone), *back)),
            "draw": len(pool) - len(here.pool),
            "turnEnds": here.to_move != start.to_move,
        }
    }


def _draw(question: Question) -> Answer:
    turn = _TURNS[question.choice("action", _TURNS)]
    before = _around(question, pool=_pool(question))
    if turn_faults(before, turn):
        return {"expect": {"legal": False}}
    after = apply(before, turn)
    return {
        "expect": {
            "rackCount": len(after.seats[before.to_move].rack),
            "pool": len(after.pool),
            "turnEnds": after.to_move != before.to_move,
        }
    }


def _end(question: Question) -> Answer:
    """Count the passes the question ends with; play and draw break the chain (R39)."""
    passes = 0
    for action in question.choices("lastActions", ("play", "draw", "pass")):
        passes = passes + 1 if action == "pass" else 0
    seats = tuple(Seat(str(at), (HIDDEN,)) for at in range(question.players()))
    pool = _pool(question)
    position = Position(question.rules, (), seats, pool, passes=0 if pool else passes)
    ended = position.ended
    return {"expect": {"ended": bool(ended), **({"how": ended} if ended else {})}}


def _score(question: Question) -> Answer:
    racks = {who: read_row(rack) for who, rack in question.named("racks").items()}
    question.hold(*racks.values())
    how: Ended = "out" if question.choice("ended", ("out", "blocked")) == "out" else "blocked"
    hold, who = (any, "a") if question.rules.together else (all, "every")
    if how == "out" and hold(racks.values()):
        raise QuestionError(f"Nobody is out, as {who} rack has tiles.")
    names, result = list(racks), result_of(question.rules, how, list(racks.values()))
    return {
        "winner": _one_or_all([names[seat] for seat in result.winners]),
        "scores": dict(zip(names, result.scores, strict=True)),
    }


def _match(question: Question) -> Answer:
    played = question.games()
    names = list(played[0])
    games = []
    for game in played:  # The points are taken as they are; the player who gained has won.
        scores = tuple(game[name] for name in names)
        winners = tuple(seat for seat, points in enumerate(scores) if points > 0)
        games.append(Result("out", winners, scores))
    found = standing(_length(question), question.players(), games)
    won = dict(zip(names, found.games_won, strict=True))
    return {
        "totals": dict(zip(names, found.totals, strict=True)),
        **({"gamesWon": won} if "rounds" in question else {}),
        "winner": _one_or_all([names[seat] for seat in found.winners]),
    }


def _length(question: Question) -> Length:
    if "target" in question:
        return Target(question.number("target", range(1, MOST_POINTS)))
    if "gamesAgreed" in question:
        return Games(question.number("gamesAgreed", range(1, MOST_GAMES + 1)))
    return Rounds(question.number("rounds", range(1, MOST_GAMES + 1)))


def _round_length(question: Question) -> Answer:
    return {"gamesPerRound": games_in_round(question.players())}


def _start(question: Question) -> Answer:
    draws = {who: read_tile(tile) for who, tile in question.named("draws").items()}
    question.hold(tuple(draws.values()))
    leader, again = starter(draws)
    return {"first": None, "redraw": list(again)} if again else {"first": leader}


def _deck(question: Question) -> Answer:
    tiles, rules = Counter(question.box), question.rules
    numbers = [count for tile, count in tiles.items() if tile.number]
    size = rules.rack_size
    return {
        "tiles": tiles.total(),
        "numberTiles": sum(numbers),
        "perTile": max(numbers),
        "jokers": dict(rules.jokers),
        "startRack": size,
        "pool": {str(players): tiles.total() - size * players for players in SEATS},
    }


def _river(question: Question) -> Answer:
    if question.choice("action", ("draw2", "take")) == "take":
        return _take(question)
    pool = question.tiles("pool")
    before = _around(question, pool=pool, river=question.tiles("river"))
    after = apply(before, Draw(question.tile("keep")))
    return {
        "expect": {
            "rack": write_row(_in_asked_order(after.seats[0].rack, question, pool)),
            "river": [str(tile) for tile in after.river],
            "turnEnds": after.to_move != before.to_move,
        }
    }


def _take(question: Question) -> Answer:
    river, tile = question.tiles("river"), question.tile("take")
    if tile not in river:
        raise QuestionError(f"There is no {tile} in the River.")
    before = _position(question, opened=question.flag("melded"), river=river)
    play = Play(question.rows("after"), river.index(tile))
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
    asked = (*question.row("rack"), *came)
    return tuple(sorted(rack, key=lambda tile: (*asked, tile).index(tile)))


def _left(question: Question, played: Counter[Tile]) -> Row:
    """Return the asked rack without what was played, in its order; the last of two alike leaves."""
    left = []
    for tile in reversed(question.row("rack")):
        if played[tile]:
            played[tile] -= 1
        else:
            left.append(tile)
    return tuple(reversed(left))


_ANSWERS: dict[str, tuple[Callable[[Question], Answer], str]] = {
    "set": (_set, "tiles valid type value alt"),
    "turn": (_turn, "melded table rack after rackAfter drawn legal"),
    "timeout": (_timeout, "melded table rack atTimeout pool expect"),
    "draw": (_draw, "pool rack action expect"),
    "end": (_end, "pool players lastActions expect"),
    "score": (_score, "ended racks winner scores"),
    "match": (_match, "players rounds target gamesAgreed games totals gamesWon winner"),
    "roundLength": (_round_length, "players gamesPerRound"),
    "start": (_start, "draws first redraw"),
    "deck": (_deck, "tiles numberTiles perTile jokers startRack pool"),
    "river": (_river, "action pool rack keep river take table melded after expect"),
}
"""What judges each kind of question, and the fields that it asks and answers."""

_BESIDE = ("id", "kind", "rules", "why", "source", "decision", "report")
"""The fields of every question, which change no answer: what it is called, and where it is from."""

_TURNS: dict[str, Turn] = {"draw": Draw(), "pass": Pass()}


def _position(
    question: Question, *, opened: bool = True, pool: Row = (), river: Row = ()
) -> Position:
    """Seat the asked player before the asked table."""
    table = question.table("table")
    before = _around(question, opened=opened, pool=pool, river=river)
    question.hold(*table, before.mover.rack, river)
    return replace(before, table=table)


def _around(
    question: Question, *, opened: bool = True, pool: Row = (), river: Row = ()
) -> Position:
    """Seat the asked player before an empty table."""
    rack = question.row("rack")
    question.hold(rack, river, *([] if HIDDEN in pool else [pool]))
    seats = Seat("mover", rack, opened), Seat("other", (HIDDEN,))
    return Position(question.rules, (), seats, pool, river=river)


def _pool(question: Question) -> Row:
    return (HIDDEN,) * question.number("pool", range(len(question.box) + 1))


def _one_or_all(names: list[str]) -> str | list[str] | None:
    return (names[0] if len(names) == 1 else names) if names else None


def answer_line(line: str | bytes) -> Answer:
    """Answer a line of JSON; what cannot be read is answered with its error."""
    name = None
    try:
        fields = read_object(line)
        name = name_of(fields)
        return {"id": name, **answer(fields)}
    except (LineError, QuestionError) as error:
        return {"id": name, "error": str(error)}


def main(arguments: list[str]) -> int:
    """Answer every line of a file on standard output; give the exit code."""
    parser = Parser(prog="python -m game.referee", description=__doc__)
    parser.add_argument("file", metavar="FILE.jsonl", help="one question per line")
    path = parser.parse_args(arguments).file
    try:
        for line in lines(path):
            print(json.dumps(answer_line(line)))
    except LineError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    run_main(main)
