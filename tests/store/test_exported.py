"""Games written for elsewhere, and brought from there: nothing is believed that is not played."""

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from itertools import islice
from pathlib import Path

import pytest

from game.engine.fair.envelope import check
from game.engine.game import Game
from game.engine.limits import NotationError
from game.engine.record import ENGINE, read_record
from game.engine.record_lines import unwrap
from game.engine.rules import RIVER, TWIST
from game.session.session import Session
from game.store.games import SavedGames
from game.store.summary import Summary
from tests.following import follow
from tests.store.disguised import DISGUISES, saved
from tests.store.playing import (
    PLAYERS,
    keep_match,
    match,
    play_game,
    play_on,
    resumed,
    run_sql,
    steps,
)


@pytest.fixture
def games(tmp_path: Path) -> Iterator[SavedGames]:
    with closing(SavedGames(tmp_path / "here")) as made:
        yield made


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[SavedGames]:
    with closing(SavedGames(tmp_path / "elsewhere")) as made:
        yield made


def played(games: SavedGames, count: int = 1_000_000, seed: int = 1) -> Session:
    session = keep_match(games, count, seed=seed)
    session.close()
    return session


def over(games: SavedGames) -> str:
    played(games)
    return games.export(games.listed()[-1].id)


def as_played(game: Summary) -> Summary:
    """Leave out what a game has of its own wherever it is kept."""
    whole = {"started": game.started.replace(microsecond=0), "id": ""}
    return game._replace(saved=game.saved.replace(microsecond=0), **whole)


def test_a_game_that_is_over_is_a_record_that_a_stranger_understands(games: SavedGames) -> None:
    played(games)
    *_, game = games.listed()
    lines = games.export(game.id).split("\n")
    assert lines[:9] == [
        '[app "Rack & Run"]',
        f'[id "{game.id}"]',
        f'[engine "{ENGINE}"]',
        f'[started "{game.started:%Y-%m-%d %H:%M:%S}"]',
        f'[saved "{game.saved:%Y-%m-%d %H:%M:%S}"]',
        '[rules "classic-2016 seconds=none"]',
        '[game "1"]',
        f'[end "{game.ended}"]',
        f'[scores "{" ".join(map(str, game.scores))}"]',
    ]
    assert '[player "owl level1 Owl"]' in lines
    *_, last = read_record(unwrap("\n".join(lines))).positions()
    assert last.ended == game.ended


def test_a_record_tells_nothing_of_the_games_that_follow(games: SavedGames) -> None:
    session = match(7)
    follow(games, session)
    play_game(session, 7)
    (game,) = games.listed()
    assert game.going
    for name in "seed", "rack", "result":
        assert f"[{name} " not in games.export(game.id)


def test_of_every_game_that_is_over_anybody_can_check_the_deal(
    games: SavedGames, elsewhere: SavedGames
) -> None:
    played(games)
    played(games, seed=2)
    for game in games.listed():
        text = games.export(game.id)
        assert check(read_record(unwrap(text))) == ""
        assert elsewhere.export(elsewhere.take_in(text)).count("[deal") == 1
    for game in elsewhere.listed():
        assert check(read_record(unwrap(elsewhere.export(game.id)))) == ""


def test_one_that_goes_on_is_not_written_until_it_is_over(games: SavedGames) -> None:
    session = match(1)
    follow(games, session)
    (game,) = games.listed()
    for _ in islice(steps(session, 1), 30):
        assert games.export(game.id) == ""
        assert games.is_running(game.id)
    games.delete(game.id)
    assert games.export(game.id) == ""
    session.observer.given_up()
    assert not games.is_running(game.id)
    assert check(read_record(unwrap(games.export(game.id)))) == ""


def test_of_a_game_that_was_not_dealt_nothing_is_sealed(games: SavedGames) -> None:
    dealt = match(1)
    session = Session(Game(dealt.game.start), PLAYERS, seed=2)
    follow(games, session)
    session.observer.given_up()
    assert "[sealed " not in games.export(games.listed()[0].id)


def test_every_game_is_the_same_elsewhere(games: SavedGames, elsewhere: SavedGames) -> None:
    played(games)
    for game in reversed(games.listed()):
        elsewhere.take_in(games.export(game.id))
    assert list(map(as_played, elsewhere.listed())) == list(map(as_played, games.listed()))
    for here, there in zip(games.listed(), elsewhere.listed(), strict=True):
        assert elsewhere.seen(there.id).journal.record == games.seen(here.id).journal.record  # type: ignore[union-attr]
        assert elsewhere.seen(there.id).gap == ""


def save(games: SavedGames) -> str:
    assert games.unfinished
    return saved(games.unfinished.id, games.text(games.unfinished.id))


def test_a_save_goes_on_elsewhere(games: SavedGames, elsewhere: SavedGames) -> None:
    left = played(games, 200)
    id = elsewhere.take_in(save(games).replace("\n", "\r\n"))
    assert elsewhere.unfinished
    assert elsewhere.unfinished.id == id
    session = elsewhere.resume(id)
    assert session
    assert session.state == left.state
    play_on(session, 5, 50)
    session.close()
    again = resumed(elsewhere)
    assert again.state == session.state


@pytest.mark.parametrize("rules", [TWIST, RIVER])
def test_other_rules_go_elsewhere_too(
    games: SavedGames, elsewhere: SavedGames, rules: object
) -> None:
    session = Session.start(replace(rules, seconds=None), PLAYERS, 3)  # type: ignore[type-var]
    follow(games, session)
    play_on(session, 3, 150)
    session.close()
    elsewhere.take_in(save(games))
    found = elsewhere.resume(elsewhere.listed()[0].id)
    assert found
    assert found.game.record == session.game.record


def given_up(games: SavedGames) -> Session:
    session = keep_match(games, 50, seed=2)
    session.observer.given_up()
    return session


def test_one_given_up_stays_given_up(games: SavedGames, elsewhere: SavedGames) -> None:
    session = given_up(games)
    id = elsewhere.take_in(games.export(games.listed()[0].id))
    assert [(game.ended, game.going) for game in elsewhere.listed()] == [("given up", False)]
    assert elsewhere.resume(id) is None
    assert elsewhere.seen(id).journal.record == session.game.record  # type: ignore[union-attr]


def test_the_same_game_twice_is_there_once(games: SavedGames, elsewhere: SavedGames) -> None:
    text = over(games)
    id = elsewhere.take_in(text)
    assert elsewhere.take_in(text.replace("\n", "\r\n") + "\n") == id
    assert len(elsewhere.listed()) == 1
    elsewhere.delete(id)
    assert elsewhere.take_in(text) == id
    assert len(elsewhere.listed()) == 1
    before = games.listed()
    assert games.take_in(text) == before[-1].id
    assert games.listed() == before


def test_one_that_was_damaged_here_is_brought_beside_it(games: SavedGames, tmp_path: Path) -> None:
    text = over(games)
    games.close()
    run_sql(tmp_path / "here", "UPDATE game SET turns = '1. 0.0 nonsense'")
    with closing(SavedGames(tmp_path / "here")) as again:
        before = again.listed()
        id = again.take_in(text)
        assert id not in [game.id for game in before]
        assert again.seen(id).gap == ""
        assert len(again.listed()) == len(before) + 1


@pytest.mark.parametrize("disguise", DISGUISES, ids=lambda disguise: disguise.__name__)
def test_a_game_that_goes_on_never_comes_back_as_it_was(
    games: SavedGames, disguise: Callable[[str], str]
) -> None:
    """Else somebody could look at what they would draw, and go back."""
    played(games, 60)
    text = disguise(save(games))
    assert games.unfinished
    id = games.unfinished.id
    session = games.resume(id)
    assert session
    play_on(session, 9, 60)
    session.close()
    now = games.text(id)
    assert games.take_in(text) == id
    assert games.text(id) == now
    assert len(games.listed()) == 1


def test_one_brought_from_elsewhere_is_there_once_at_any_turn(
    games: SavedGames, elsewhere: SavedGames
) -> None:
    texts = []
    for count in (20, 60, 40):
        if session := games.resume(games.unfinished.id) if games.unfinished else None:
            play_on(session, 9, count)
            session.close()
        else:
            played(games, count)
        texts.append(save(games))
    assert len({elsewhere.take_in(text) for text in texts}) == 1
    (game,) = elsewhere.listed()
    session = elsewhere.resume(game.id)
    assert session
    session.observer.given_up()
    assert elsewhere.take_in(texts[0]) == game.id
    assert elsewhere.unfinished is None


def test_a_save_brings_back_one_that_was_deleted(games: SavedGames) -> None:
    played(games, 30)
    text = save(games)
    assert games.unfinished
    id = games.unfinished.id
    games.delete(id)
    assert games.take_in(text) == id
    assert [game.id for game in games.listed()] == [id]


def test_another_deal_is_another_game(games: SavedGames) -> None:
    played(games, 30)
    text = save(games)
    played(games, 30, seed=2)
    for _ in range(2):
        games.take_in(text)
    assert len(games.listed()) == 2


def test_a_save_comes_beside_one_that_cannot_be_read(games: SavedGames, tmp_path: Path) -> None:
    played(games, 30)
    text = save(games)
    games.close()
    run_sql(tmp_path / "here", "UPDATE game SET turns = '1. 0.0 nonsense'")
    with closing(SavedGames(tmp_path / "here")) as again:
        assert again.unfinished
        assert again.resume(again.unfinished.id) is None
        assert again.resume(again.take_in(text))


def test_a_journal_of_a_bug_report_can_be_brought(games: SavedGames, elsewhere: SavedGames) -> None:
    played(games, 80)
    assert games.unfinished
    assert elsewhere.take_in(games.text(games.unfinished.id))
    assert elsewhere.unfinished


def test_where_nothing_can_be_kept_there_is_no_id(games: SavedGames, tmp_path: Path) -> None:
    text = over(games)
    with closing(SavedGames(tmp_path / "here")) as second:
        assert second.take_in(text) == ""


def test_no_game_is_of_tomorrow(games: SavedGames, elsewhere: SavedGames) -> None:
    text = over(games)
    elsewhere.take_in(re.sub(r'\[(started|saved) ".*"\]', r'[\1 "9999-12-31 23:59:59"]', text))
    (game,) = elsewhere.listed()
    assert game.started <= game.saved <= datetime.now()


FORGED = {
    r'\[engine "\d+"\]': ('[engine "x"]', "Line 3: 'x' isn't a number from 1 on."),
    r'\[game "1"\]': ('[game "0"]', "Line 7: '0' isn't a number from 1 on."),
    r'\[id ".*"\]': ('[id "../x"]', "Line 2: '../x' isn't the number of a game."),
    r'\[started ".*"\]': ('[started "soon"]', "Line 4: 'soon' is not a time;"),
    r'\[saved ".*"\]': (
        '[saved "0000-00-00 99:99:99"]',
        "Line 5: '0000-00-00 99:99:99' is not a time",
    ),
    r'\[rules ".*"\]': ('[rules "family"]', "Line 6: It says 'family', but the game gives"),
    r'\[end ".*"\]': (
        '[end "given up"]',
        "Line 8: It says 'given up', but the game gives '",
    ),
    r'\[scores ".*"\]': ('[scores "1 2 3"]', "Line 9: It says '1 2 3', but the game gives '"),
    r'\[player "owl level1 Owl"\]\n': ("", "There are 2 players for 3 seats"),
    r"\n20\. .*": ("\n20. 0.0 pass", "Turn 20 is not legal"),
    r"\n20\. .*(?s:.*)": ("\n", "', but the game gives ''."),
    r'\[app "Rack & Run"\]': ('[app "a"]\n[app "b"]', "Line 2: There are two headers 'app'."),
    r"\[end": ("[other", "A journal has no header 'other'."),
    r"\Z": ("0.5 undo\n", "The game is over; nothing can follow."),
    r"\A(?s:.*)": ("x" * 100_001, "The text has 100001 characters; 100000 is the limit."),
}


@pytest.fixture(scope="module")
def over_once(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """Play a match once for all that is forged; give where it is kept, and its first game."""
    home = tmp_path_factory.mktemp("over")
    with closing(SavedGames(home)) as games:
        return home, over(games)


@pytest.fixture
def kept(over_once: tuple[Path, str], tmp_path: Path) -> Iterator[tuple[SavedGames, str]]:
    """Give games of one's own of which one was played to its end, and the text of that one."""
    home, text = over_once
    with closing(SavedGames(Path(shutil.copytree(home, tmp_path / "copy")))) as made:
        yield made, text


@pytest.mark.parametrize("wanted", FORGED)
def test_what_is_not_true_is_refused_in_a_sentence(
    kept: tuple[SavedGames, str], wanted: str
) -> None:
    games, text = kept
    there, told = FORGED[wanted]
    assert re.search(wanted, text)
    before = games.listed()
    with pytest.raises(NotationError) as refused:
        games.take_in(re.sub(wanted, there, text, count=1))
    assert told in str(refused.value)
    assert "\n" not in str(refused.value)
    assert games.listed() == before


@pytest.mark.parametrize("text", ["", "nonsense", "\0", '[start "x"]', "\ud800"])
def test_what_is_no_game_is_refused(games: SavedGames, text: str) -> None:
    with pytest.raises(NotationError):
        games.take_in(text)
    assert games.listed() == ()


def test_a_turn_under_way_that_cannot_be_is_refused(
    games: SavedGames, elsewhere: SavedGames
) -> None:
    played(games, 60)
    text = save(games)
    with pytest.raises(NotationError, match="is refused here"):
        elsewhere.take_in(text + "900000.0 C to 99.1\n")


def test_a_turn_under_way_has_an_end(games: SavedGames, elsewhere: SavedGames) -> None:
    played(games, 60)
    text = save(games)
    with pytest.raises(NotationError, match=r"There are 10.. commands since the last turn; 1000"):
        elsewhere.take_in(text + "99999.0 time\n" * 1_001)
    assert elsewhere.take_in(text)
