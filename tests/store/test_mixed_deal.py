"""A deal into which a player mixed a press is kept, vouched for, exported and checked."""

from contextlib import closing
from pathlib import Path

from game.engine.fair.envelope import check
from game.engine.record import read_record
from game.engine.record_lines import unwrap
from game.session.commands import Mix
from game.store.games import SavedGames
from tests.following import follow
from tests.store.playing import match, play_on

SECRET = 1 << 200


def test_a_mixed_deal_is_kept_in_place_of_the_first_one(tmp_path: Path) -> None:
    session = match(SECRET)
    with closing(SavedGames(tmp_path)) as games:
        follow(games, session)
        session.do(Mix("press 1.83"))
        play_on(session, 1, 20)
        session.close()
    with closing(SavedGames(tmp_path)) as games:
        (game,) = games.listed()
        seen = games.seen(game.id)
        assert (game.is_sound, seen.gap, seen.is_sealed) == (True, "", True)
        resumed = games.resume(game.id)
        assert resumed
        assert (resumed.state, resumed.envelope) == (session.state, session.envelope)


def test_its_export_can_be_checked_even_once_it_was_brought_in(tmp_path: Path) -> None:
    session = match(SECRET)
    with closing(SavedGames(tmp_path / "one")) as games:
        follow(games, session)
        session.do(Mix("press 1.83"))
        play_on(session, 1, 20)
        session.observer.given_up()
        session.close()
        (game,) = games.listed()
        text = games.export(game.id)
    with closing(SavedGames(tmp_path / "other")) as games:
        again = games.export(games.take_in(text))
    for record in (read_record(unwrap(each)) for each in (text, again)):
        assert dict(record.headers)["mixed"] == "press 1.83"
        assert check(record) == ""
