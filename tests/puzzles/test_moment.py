from game.analysis.past.missed import Idea, missed
from game.engine.notation import read_position, read_table, write_position
from game.engine.rules import PRESETS
from game.engine.turn import Draw, Play, apply
from game.puzzles.answer import answer
from game.puzzles.moment import Moment, moment
from tests.analysis.test_missed import POSTER, THREE


def idea(text: str) -> Idea:
    position = read_position(text)
    found = missed(25, position.seen_by(0), apply(position, Draw()))
    assert found
    return found


def posed(text: str) -> Moment:
    return moment(idea(text))


def test_a_way_out_is_posed_as_a_rack_to_empty() -> None:
    puzzle = posed(POSTER)
    assert (puzzle.aim, puzzle.grade, puzzle.count) == ("out", "chain", None)
    assert puzzle.goal.is_met(puzzle.position, idea(POSTER).play)
    less = Play(read_table(POSTER.splitlines()[2][6:].replace("B8", "B8 B9")))
    assert not puzzle.goal.is_met(puzzle.position, less)


def test_any_play_of_as_many_tiles_is_right() -> None:
    puzzle = posed(THREE.replace("K1 B3", "K1 K2 K3 B12"))
    assert (puzzle.aim, puzzle.count) == ("lay", 3)
    for table, right in (
        ("R4 R5 R6 | K8 B8 O8 | K1 K2 K3", True),
        ("R4 R5 R6 R7 R8 R9 | K8 B8 O8", True),
        ("R4 R5 R6 R7 R8 | K8 B8 O8", False),
    ):
        assert puzzle.goal.is_met(puzzle.position, Play(read_table(table))) == right


def test_the_answer_is_the_idea_itself() -> None:
    assert answer(posed(POSTER)) == idea(POSTER).play


def test_it_is_judged_by_the_rules_of_its_game_without_a_clock() -> None:
    for name, rules in PRESETS.items():
        puzzle = posed(POSTER.replace("classic-2016", name))
        assert puzzle.position.rules.name == name
        assert puzzle.position.seconds is None
        assert puzzle.position.rules.freed_joker == rules.freed_joker
        assert puzzle.goal.is_met(puzzle.position, idea(POSTER).play)


def test_the_river_lies_there_as_it_did() -> None:
    river = "* Fox+ R5 R6\n  Owl+ ?5\npool K13 K12 ?20\nriver R7 O1\n"
    puzzle = posed(f"rules river\ntable B4 B5 B6\n{river}")
    assert puzzle.position.river == read_table("R7 O1")[0]
    play = answer(puzzle)
    assert play
    assert play.key == 0


def test_of_all_others_one_is_left_who_never_gets_a_turn() -> None:
    four = POSTER.replace("  Owl+ ?5", "  Owl+ ?5\n  Bear ?7\n  Otter+ ?2").replace("Fox", '"A b"')
    puzzle = posed(four)
    assert [len(seat.rack) for seat in puzzle.position.seats] == [3, 5]
    assert puzzle.position.to_move == 0
    assert read_position(puzzle.start) == puzzle.position


def test_who_had_not_opened_still_needs_first_sets() -> None:
    first = THREE.replace("Fox+", "Fox (any-set)")
    puzzle = posed(first)
    assert not puzzle.position.mover.opened
    assert puzzle.position.mover.handicap.any_set_opens
    assert "any-set" in write_position(puzzle.position)
