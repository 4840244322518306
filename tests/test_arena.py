"""The arena plays whole games, tells how they went, and repeats itself to the byte."""

import subprocess
import sys
from pathlib import Path

import pytest

from game.arena import Tally, main, play_match, table
from game.engine.record import read_record
from game.engine.rules import CLASSIC, PRESETS, RIVER, Rules
from game.engine.score import score

ROOT = Path(__file__).parent.parent


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_the_table_is_aligned_with_a_line_for_each_seat() -> None:
    tallies = [
        Tally("casual", games=20, wins=12, score=345, turns=1070, seconds=1.64),
        Tally("casual", games=20, wins=9, score=-345, turns=1066, seconds=20.5),
    ]
    assert table(tallies).splitlines() == [
        "seat  bot     games  wins  score  turns/game  seconds/game",
        "   1  casual     20    12   +345        53.5         0.082",
        "   2  casual     20     9   -345        53.3         1.025",
    ]


@pytest.mark.whole
def test_the_same_seed_gives_the_same_records(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        records = ["--records", str(tmp_path / folder)]
        main(["--seats", "casual,casual,casual", "--games", "2", "--seed", "7", *records])
    assert files(tmp_path / "one") == files(tmp_path / "two")
    assert sorted(files(tmp_path / "one")) == ["game-0001.txt", "game-0002.txt"]
    main(["--games", "1", "--seed", "8", "--records", str(tmp_path / "other")])
    assert files(tmp_path / "other")["game-0001.txt"] not in files(tmp_path / "one").values()


@pytest.mark.whole
@pytest.mark.parametrize("rules", [CLASSIC, RIVER], ids=["classic", "river"])
def test_the_tallies_are_what_the_records_say(rules: Rules, tmp_path: Path) -> None:
    tallies = play_match(rules, ["casual", "casual"], games=3, seed=5, records=tmp_path)
    results, turns = [], 0
    for number in (1, 2, 3):
        record = read_record((tmp_path / f"game-000{number}.txt").read_text("utf-8"))
        assert record.headers == (
            ("seats", "casual,casual"),
            ("seed", "5"),
            ("game", str(number)),
        )
        *_, last = record.positions()
        assert last.ended
        results.append(score(last.ended, [seat.rack for seat in last.seats]))
        turns += len(record.turns)
    assert [tally.games for tally in tallies] == [3, 3]
    for seat, tally in enumerate(tallies):
        assert tally.wins == sum(seat in result.winners for result in results)
        assert tally.score == sum(result.scores[seat] for result in results)
    assert sum(tally.turns for tally in tallies) == turns
    assert all(tally.seconds > 0 for tally in tallies)


@pytest.mark.whole
@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_can_be_asked_for(name: str, tmp_path: Path) -> None:
    main(["--rules", name, "--games", "1", "--records", str(tmp_path)])
    record = read_record((tmp_path / "game-0001.txt").read_text("utf-8"))
    assert record.start.rules == PRESETS[name]
    *_, last = record.positions()
    assert last.ended


@pytest.mark.whole
def test_is_a_door_of_its_own() -> None:
    command = [sys.executable, "-m", "game.arena", "--games", "1"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    head, *lines = run.stdout.splitlines()
    assert head.split()[:2] == ["seat", "bot"]
    assert [line.split()[:3] for line in lines] == [["1", "casual", "1"], ["2", "casual", "1"]]
    assert not run.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            "--seats casual,genius",
            "there is no bot called 'genius'; the bots are casual, greedy, level1,"
            " level2, level3, level4, level5",
        ),
        ("--seats casual", "a game has two to four seats, not 1"),
        ("--seats casual,casual,casual,casual,casual", "a game has two to four seats, not 5"),
        (
            "--rules chess",
            "there are no rules called 'chess'; the rules are classic-2016, twist-2018, twist-2015,"
            " pressman-2009, article, river, family, relaxed, custom",
        ),
        ("--games many", "'many' is no whole number"),
        ("--games 0", "at least one game is needed, not 0"),
        ("--seed 1.5", "'1.5' is no whole number"),
        ("--rounds 3", "unrecognized arguments: --rounds 3"),
        ("--records {file}", "the folder {file} cannot be written (File exists)"),
        ("--records {file}/deep", "the folder {file}/deep cannot be written (Not a directory)"),
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
    words = ("--seats", "--rules", "--games", "--seed", "--records", "casual", *PRESETS)
    assert all(word in told for word in words)
