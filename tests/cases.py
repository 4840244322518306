"""The answered questions about the rules, and what the referee is told of each."""

import json
from pathlib import Path
from typing import Any

CASES = Path(__file__).with_name("rules-cases.jsonl")
QUESTIONS: list[dict[str, Any]] = list(map(json.loads, CASES.read_text("utf-8").splitlines()))

ASKED = {
    "set": {"tiles"},
    "turn": {"melded", "table", "rack", "after", "rackAfter", "drawn"},
    "timeout": {"table", "rack", "atTimeout", "pool"},
    "draw": {"pool", "rack", "action"},
    "end": {"pool", "players", "lastActions"},
    "score": {"ended", "racks"},
    "match": {"players", "rounds", "target", "gamesAgreed", "games"},
    "roundLength": {"players"},
    "start": {"draws"},
    "deck": set(),
    "river": {"action", "pool", "rack", "keep", "river", "take", "table", "melded", "after"},
}
ANSWERED = {
    "set": {"valid", "type", "value", "alt"},
    "turn": {"legal"},
    "timeout": {"expect"},
    "draw": {"expect"},
    "end": {"expect"},
    "score": {"winner", "scores"},
    "match": {"totals", "gamesWon", "winner"},
    "roundLength": {"gamesPerRound"},
    "start": {"first", "redraw"},
    "deck": {"tiles", "numberTiles", "perTile", "jokers", "startRack", "pool"},
    "river": {"expect"},
}


def asked(case: dict[str, Any]) -> str:
    kept = {"id", "kind", "rules"} | ASKED[case["kind"]]
    return json.dumps({name: case[name] for name in case if name in kept})


def expected(case: dict[str, Any]) -> dict[str, Any]:
    return {name: case[name] for name in case if name == "id" or name in ANSWERED[case["kind"]]}
