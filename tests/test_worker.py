"""The worker: answers from another process, whatever happens to that."""

import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing import util
from pathlib import Path
from random import Random

import pytest

from game.analysis.bot_choice import choose, choose_and_plan
from game.analysis.hint import find_hint
from game.bots import BOTS
from game.engine.position import Position
from game.engine.rules import CLASSIC, PRESETS
from game.session.future import Executor
from game.session.player import Player
from game.session.session import Session
from game.worker import TRIES, NoAnswerError, TakenBackError, Worker
from tests import samples
from tests.processes import alive, children, workers
from tests.questions import loaded, process, raise_key_error, stubborn, wait_for, write_line
from tests.sizes import size
from tests.waiting import STUCK, ended, until

ROOT = Path(__file__).parent.parent
needs_kill = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="nothing to kill with")
needs_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="no list of processes")


@pytest.fixture(scope="module")
def shared() -> Iterator[Worker]:
    with Worker(STUCK) as made:
        yield made


@pytest.fixture
def worker() -> Iterator[Worker]:
    with Worker(STUCK) as made:
        yield made


# Answers


def test_it_answers_in_another_process_and_always_the_same(shared: Worker) -> None:
    first = shared.submit(process).result()
    assert first != os.getpid()
    assert shared.submit(process).result() == first


def test_a_question_is_done_when_its_answer_is_there(shared: Worker, tmp_path: Path) -> None:
    question = shared.submit(wait_for, tmp_path / "sign")
    assert not question.done()
    (tmp_path / "sign").touch()
    assert until(question.done)
    assert question.result() == question.result() == "seen"


def test_questions_are_answered_one_after_the_other(shared: Worker, tmp_path: Path) -> None:
    first = shared.submit(wait_for, tmp_path / "sign")
    others = [shared.submit(max, number, 3) for number in range(6)]
    assert not any(question.done() for question in others)
    (tmp_path / "sign").touch()
    assert [question.result() for question in others] == [3, 3, 3, 3, 4, 5]
    assert first.result() == "seen"


def test_what_a_function_raises_comes_out_and_hurts_nobody(shared: Worker) -> None:
    before = shared.submit(process).result()
    question = shared.submit(raise_key_error)
    with pytest.raises(KeyError, match="no such tile") as raised:
        question.result()
    assert "raise_key_error" in raised.value.__notes__[0]
    assert shared.submit(process).result() == before


def test_an_answer_that_cannot_be_carried_is_an_error_and_no_death(shared: Worker) -> None:
    before = shared.submit(process).result()
    with pytest.raises((pickle.PicklingError, TypeError)):
        shared.submit(memoryview, b"tiles").result()
    assert shared.submit(process).result() == before


def test_a_question_that_cannot_be_carried_is_refused_at_once(shared: Worker) -> None:
    with pytest.raises((pickle.PicklingError, AttributeError)):
        shared.submit(lambda: 3)
    assert shared.submit(max, 3, 5).result() == 5


def test_no_question_loads_pygame(shared: Worker) -> None:
    view, rng = _question()
    shared.submit(BOTS["level8"], view, rng).result()
    for question in choose, choose_and_plan:
        assert shared.submit(question, "level4", view, rng, view.table, None).result()
    assert shared.submit(find_hint, view, view.table).result()
    assert shared.submit(loaded, "game.bots.mind").result()
    assert not shared.submit(loaded, "pygame").result()


def test_a_question_of_a_bot_is_small() -> None:
    """No more than the smallest buffer that a pipe has anywhere, so that asking never waits."""
    assert len(pickle.dumps((BOTS["level8"], _question()))) < 8192


def _question() -> tuple[Position, Random]:
    return samples.worst_table().seen_by(0), Random(3)


# What is urgent, and what nobody wants any more


def test_the_most_urgent_question_is_answered_next(shared: Worker, tmp_path: Path) -> None:
    first = shared.submit(wait_for, tmp_path / "sign")
    lines = tmp_path / "lines"
    priorities = (2, 0, 1, 0, 2)
    questions = [
        shared.submit(write_line, lines, f"{number}: {priority}", priority=priority)
        for number, priority in enumerate(priorities)
    ]
    (tmp_path / "sign").touch()
    for question in reversed(questions):
        question.result()
    assert lines.read_text("utf-8").split("\n")[:-1] == ["1: 0", "3: 0", "2: 1", "0: 2", "4: 2"]
    assert first.result() == "seen"


def test_a_question_that_waits_can_be_taken_back(shared: Worker, tmp_path: Path) -> None:
    first = shared.submit(wait_for, tmp_path / "sign")
    dropped = shared.submit(write_line, tmp_path / "lines", "never")
    behind = shared.submit(max, 3, 5)
    dropped.cancel()
    (tmp_path / "sign").touch()
    assert behind.result() == 5
    assert first.result() == "seen"
    assert not (tmp_path / "lines").exists()
    assert dropped.done()
    with pytest.raises(TakenBackError):
        dropped.result()


def test_after_a_long_question_is_taken_back_the_next_is_answered_as_by_a_fresh_worker(
    worker: Worker, tmp_path: Path
) -> None:
    """The long one would hold it up for ever: the next has the time that a start takes."""
    before = worker.submit(process).result()
    endless = worker.submit(wait_for, tmp_path / "never")
    behind = worker.submit(process)
    endless.cancel()
    assert until(behind.done)
    assert behind.result() not in (before, os.getpid())
    assert worker.submit(process).result() == behind.result()


@needs_proc
def test_a_process_whose_question_is_taken_back_is_gone_at_once(
    worker: Worker, tmp_path: Path
) -> None:
    pid = worker.submit(process).result()
    worker.submit(wait_for, tmp_path / "never").cancel()
    assert not alive(pid)
    assert until(lambda: workers(os.getpid()))


def test_an_answer_that_is_there_is_not_taken_back(shared: Worker) -> None:
    before = shared.submit(process)
    pid = before.result()
    before.cancel()
    assert before.result() == pid
    assert shared.submit(process).result() == pid


def test_a_closed_worker_does_not_start_again_for_what_is_taken_back(
    worker: Worker, tmp_path: Path
) -> None:
    question = worker.submit(wait_for, tmp_path / "never")
    worker.close()
    question.cancel()
    assert question.done()
    assert worker.submit(max, 3, 5).result() == 5


def test_a_match_that_is_left_holds_no_other_up(worker: Worker, tmp_path: Path) -> None:
    left = Session.start(CLASSIC, [Player("Fox"), Player("Owl")], 1, worker)
    left.ask(wait_for, tmp_path / "never")
    left.close()
    bots = [Player(name, bot="level1") for name in samples.NAMES]
    other = Session.start(CLASSIC, bots, 1, worker)
    assert until(lambda: other.tick(0.0))


# Deaths


@needs_kill
@pytest.mark.parametrize("deaths", range(TRIES))
def test_a_question_over_which_it_dies_is_asked_again(
    worker: Worker, tmp_path: Path, deaths: int
) -> None:
    question = worker.submit(stubborn, tmp_path / "deaths", deaths)
    behind = worker.submit(max, 3, 5)
    assert behind.result() == 5
    assert question.result() != os.getpid()


@needs_kill
def test_a_question_that_kills_every_process_is_given_up(worker: Worker, tmp_path: Path) -> None:
    question = worker.submit(stubborn, tmp_path / "deaths", 100)
    with pytest.raises(NoAnswerError):
        question.result()
    assert (tmp_path / "deaths").stat().st_size == TRIES
    assert worker.submit(process).result() != os.getpid()


@needs_kill
def test_it_may_die_while_it_has_nothing_to_do(worker: Worker) -> None:
    pid = worker.submit(process).result()
    os.kill(pid, signal.SIGKILL)
    assert worker.submit(process).result() not in (pid, os.getpid())


@pytest.mark.parametrize(
    "what", ["game.worker._Process", "multiprocessing.process.BaseProcess.start"]
)
def test_where_no_process_can_be_started_the_answer_comes_all_the_same(
    worker: Worker, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError("Resource temporarily unavailable")

    monkeypatch.setattr(what, refuse)
    worker.start()
    question = worker.submit(process)
    assert question.done()
    assert question.result() == os.getpid()


def test_a_closed_worker_starts_again_for_whoever_still_asks(
    worker: Worker, tmp_path: Path
) -> None:
    question = worker.submit(wait_for, tmp_path / "sign")
    worker.close()
    (tmp_path / "sign").touch()
    assert question.result() == "seen"


# Bots


def _choices(executor: Executor | None, rules: str) -> list[Position]:
    session = Session.start(
        PRESETS[rules], [Player(name, bot="level2") for name in samples.NAMES], 11, executor
    )
    positions = []
    while not session.game.result:
        if session.tick(0.0):
            positions.append(session.game.position)
    return positions


@pytest.mark.parametrize("rules", ["classic-2016", "twist-2018"][: size(1, 2)])
def test_a_whole_game_is_the_same_as_without_it(shared: Worker, rules: str) -> None:
    assert _choices(shared, rules) == _choices(None, rules)


# The end

DEMO = [sys.executable, "main.py", "--demo", "--size", "800x480"]


@pytest.fixture
def game() -> "Iterator[subprocess.Popen[str]]":
    with subprocess.Popen(
        DEMO, cwd=ROOT, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as made:
        yield made
        made.kill()


@needs_proc
def test_a_game_that_is_killed_leaves_no_process(game: "subprocess.Popen[str]") -> None:
    until(lambda: workers(game.pid))
    left = children(game.pid)
    game.kill()
    game.wait()
    until(lambda: not any(map(alive, left)))


@needs_proc
def test_ctrl_c_ends_the_game_without_a_word(game: "subprocess.Popen[str]") -> None:
    until(lambda: workers(game.pid))
    left = children(game.pid)
    os.killpg(game.pid, signal.SIGINT)
    assert ended(game) == 130
    until(lambda: not any(map(alive, left)))
    assert game.stderr
    assert game.stderr.read() == ""


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C reaches every process there")
def test_ctrl_c_while_a_process_starts_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    spawn = util.spawnv_passfds

    def press(*given: object) -> int:
        signal.raise_signal(signal.SIGINT)
        return spawn(*given)

    def hear(*_: object) -> None:
        raise KeyboardInterrupt

    with Worker(STUCK) as started:
        started.start()
        started.close()
        monkeypatch.setattr(util, "spawnv_passfds", press)
        before = signal.signal(signal.SIGINT, hear)
        try:
            with pytest.raises(KeyboardInterrupt):
                started.start()
        finally:
            signal.signal(signal.SIGINT, before)


@needs_proc
def test_a_worker_that_is_closed_leaves_no_process() -> None:
    with Worker(STUCK) as closed:
        pid = closed.submit(process).result()
        assert alive(pid)
    assert not alive(pid)
