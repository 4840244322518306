"""The arena plays whole games, tells how they went, and repeats itself to the byte."""

from pathlib import Path

import pytest

from game.arena import ArenaStats, main, play_match, tables
from game.bots import BOTS
from game.engine.position import Position
from game.engine.record import read_record
from game.engine.rules import CLASSIC, OFFERED, RIVER, Rules, for_seats
from game.engine.score import score
from game.engine.turn import Play
from tests.sizes import sample, size
from tests.waiting import run_python

GAMES = size(1, 3)


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_the_tables_are_aligned_with_a_line_for_each_seat_and_bot() -> None:
    all_stats = [
        ArenaStats("level2", games=20, wins=12, score=345, turns=1070, answers=[3.0, 1.0, 2.0])
        + ArenaStats("level2", plays=428, outs=19, held=[16, 15, 20], laid=9),
        ArenaStats("greedy", games=20, wins=5, score=-345, turns=1066, answers=[0.5], held=[14]),
        ArenaStats("greedy", games=20, wins=3, score=0, turns=1066, answers=[1234.5], held=[9]),
    ]
    assert tables(all_stats).splitlines() == [
        "seat  bot     games  wins  score  turns/game",
        "   1  level2     20    12   +345        53.5",
        "   2  greedy     20     5   -345        53.3",
        "   3  greedy     20     3     +0        53.3",
        "",
        "bot     games  wins     %       95 %  ms p50     p99     max",
        "level2     20    12  60.0  38.7-78.1     2.0     3.0     3.0",
        "greedy     40     8  20.0  10.5-34.8  1234.5  1234.5  1234.5",
        "",
        "bot     score/game  turns/game  out %  most held  plays %  most laid",
        "level2       +17.2        53.5     95      20-20       40          9",
        "greedy        -8.6        53.3      0      14-14        0          0",
    ]


@pytest.mark.whole
def test_swapping_plays_each_deal_with_every_bot_on_every_seat(tmp_path: Path) -> None:
    bots = ["level1", "level2", "greedy"]
    play_match(CLASSIC, bots, games=2, seed=3, records=tmp_path, swap=True)
    records = [read_record(text.decode()) for _, text in sorted(files(tmp_path).items())]
    starts = [[seat.rack for seat in record.start.seats] for record in records]
    assert starts == starts[:2] * 3
    assert starts[0] != starts[1]
    assert [dict(record.headers)["seats"] for record in records[::2]] == [
        "level1,level2,greedy",
        "level2,greedy,level1",
        "greedy,level1,level2",
    ]


@pytest.mark.whole
def test_swapping_a_bot_with_itself_is_fair() -> None:
    one, other = play_match(CLASSIC, ["level2", "level2"], games=2, seed=4, swap=True)
    assert (one.games, one.wins, one.score) == (other.games, other.wins, other.score) == (4, 2, 0)


@pytest.mark.whole
def test_the_same_seed_gives_the_same_records(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        records = ["--records", str(tmp_path / folder)]
        main(["--seats", "level2,level2,level2", "--games", "2", "--seed", "7", *records])
    assert files(tmp_path / "one") == files(tmp_path / "two")
    assert sorted(files(tmp_path / "one")) == ["game-0001.txt", "game-0002.txt"]
    main(["--games", "1", "--seed", "8", "--records", str(tmp_path / "other")])
    assert files(tmp_path / "other")["game-0001.txt"] not in files(tmp_path / "one").values()


def _most_held(after: list[Position], seat: int) -> int:
    """Find the most tiles on a rack at the end of the player's own turns."""
    return max(len(now.seats[seat].rack) for now in after if now.to_move != seat)


@pytest.mark.whole
@pytest.mark.parametrize("rules", [CLASSIC, RIVER], ids=["classic", "river"])
def test_the_tallies_are_what_the_records_say(rules: Rules, tmp_path: Path) -> None:
    all_stats = play_match(rules, ["level2", "level2"], games=GAMES, seed=5, records=tmp_path)
    results, held, turns, plays = [], [], 0, 0
    for number in range(1, GAMES + 1):
        record = read_record((tmp_path / f"game-000{number}.txt").read_text("utf-8"))
        assert record.headers == (("seats", "level2,level2"), ("seed", "5"), ("game", str(number)))
        _, *after = record.positions()
        last = after[-1]
        assert last.ended
        held.append([_most_held(after, seat) for seat in (0, 1)])
        plays += sum(isinstance(timed.turn, Play) for timed in record.turns)
        results.append(score(last.ended, [seat.rack for seat in last.seats]))
        turns += len(record.turns)
    assert [stats.games for stats in all_stats] == [GAMES] * 2
    for seat, stats in enumerate(all_stats):
        assert stats.wins == sum(seat in result.winners for result in results)
        assert stats.score == sum(result.scores[seat] for result in results)
    assert sum(stats.turns for stats in all_stats) == turns
    assert sum(stats.plays for stats in all_stats) == plays
    assert all(
        stats.outs == sum(result.ended == "out" for result in results) for stats in all_stats
    )
    assert [stats.held for stats in all_stats] == [
        list(of_seat) for of_seat in zip(*held, strict=True)
    ]
    assert all(min(stats.answers) > 0 for stats in all_stats)


@pytest.mark.whole
@pytest.mark.parametrize("name", sample([*OFFERED], 3))
def test_every_preset_can_be_asked_for(name: str, tmp_path: Path) -> None:
    main(["--rules", name, "--games", "1", "--records", str(tmp_path)])
    record = read_record((tmp_path / "game-0001.txt").read_text("utf-8"))
    assert record.start.rules == for_seats(OFFERED[name], 2)
    *_, last = record.positions()
    assert last.ended


@pytest.mark.whole
def test_is_a_door_of_its_own() -> None:
    told = run_python("-m", "game.arena", "--games", "1")
    head, *lines = told.stdout.partition("\n\n")[0].splitlines()
    assert head.split()[:2] == ["seat", "bot"]
    assert [line.split()[:3] for line in lines] == [["1", "level2", "1"], ["2", "level2", "1"]]
    assert (told.returncode, told.stderr) == (0, "")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--seats level2,genius", f"no bot called 'genius'; the bots are {', '.join(BOTS)}"),
        ("--seats level2", "a game has two to four seats, not 1"),
        ("--seats level2,level2,level2,level2,level2", "a game has two to four seats, not 5"),
        ("--rules chess", f"'chess' isn't a set of rules; there are {', '.join(OFFERED)}."),
        ("--games many", "'many' is not a whole number"),
        ("--games 0", "it must be at least 1, not 0"),
        ("--seed 1.5", "'1.5' is not a whole number"),
        ("--rounds 3", "unrecognized arguments: --rounds 3"),
        ("--records {file}", "the folder {file} can't be written to (File exists)"),
        ("--records {file}/deep", "the folder {file}/deep can't be written to (Not a directory)"),
    ],
)
def test_a_mistake_is_answered_in_one_line(
    arguments: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("")
    with pytest.raises(SystemExit) as stopped:
        main(arguments.format(file=file).split())
    assert stopped.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("python -m game.arena: ")
    assert err.endswith(f"{said.format(file=file)}. See --help.\n")
    assert err.count("\n") == 1


def test_help_tells_of_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--help"])
    assert stopped.value.code == 0
    told = capsys.readouterr().out
    words = ("--seats", "--rules", "--games", "--seed", "--records", "level2", *OFFERED)
    assert all(word in told for word in words)
