"""Players who try everything: they fiddle about, play, draw, pass and let the time run out."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from game.engine.draft import Draft
from game.engine.events import Event
from game.engine.game import Command, EndTurn, Game, Redo, Reset, TakeKey, Undo
from game.engine.move import At, FromRack, Move, To
from game.engine.tile import JOKER, Tile
from game.engine.turn import Draw, Pass, Play
from tests.engine.finding import choose_play


def take_turn(game: Game, rng: Random, zeal: float = 0.8) -> None:
    for _ in actions(game, rng, zeal):
        pass


def actions(game: Game, rng: Random, zeal: float) -> Iterator[list[Event]]:
    """Fiddle about, then end the turn in one of the ways there are; yield the events.

    `zeal` is how likely a player plays who could, and how unlikely other things are.
    """
    turn = game.turns
    for act in (_fiddle_about, _lay_until_time_is_over, _play, _give_up):
        if game.turns == turn and not game.result:
            yield from act(game, rng, zeal)


def _fiddle_about(game: Game, rng: Random, zeal: float) -> Iterator[list[Event]]:
    turn = game.turns
    for _ in range(rng.choice((0, 1, 2, 5)) if rng.random() > zeal / 2 else 0):
        if game.turns == turn:
            yield _fiddle(game, rng)


def _give_up(game: Game, rng: Random, zeal: float) -> Iterator[list[Event]]:
    yield game.do(Draw() if game.position.pool else Pass())
    if game.offer and rng.random() > zeal:
        yield game.do(_random_move(game.draft, rng))
        yield game.tick(rng.choice((1.0, 70.0)))
    if game.offer:
        yield game.do(Draw(rng.choice(game.offer)))


def _fiddle(game: Game, rng: Random) -> list[Event]:
    """Do anything at all: most of it changes the draft, much of it is refused."""
    kind = rng.random()
    if kind < 0.10:
        return game.tick(rng.choice((0.016, 1.0, 3.0, 3.0, 70.0)))
    commands: tuple[Command, ...] = (Undo(), Undo(), Redo(), Reset(), EndTurn(), Pass())
    if kind < 0.45:
        return game.do(rng.choice(commands))
    if kind < 0.50:
        return game.do(Play(game.draft.rows[1:]))
    if kind < 0.55 or (kind < 0.65 and game.position.river):
        return game.do(TakeKey(rng.randint(-1, len(game.position.river))))
    return game.do(_random_move(game.draft, rng))


def _random_move(draft: Draft, rng: Random) -> Move:
    places = [At(at, index) for at, row in enumerate(draft.rows) for index in range(len(row) + 1)]
    sources: list[FromRack | At] = [*map(FromRack, draft.rack), *places, FromRack(JOKER), At(77, 0)]
    targets: list[At | To] = [To.NEW_ROW, To.RACK, *places, At(0, 99)]
    return Move(tuple(rng.choices(sources, k=rng.randint(1, 3))), rng.choice(targets))


def _play(game: Game, rng: Random, zeal: float) -> Iterator[list[Event]]:
    play = choose_play(game.position, rng)
    if play is None or rng.random() > zeal:
        return
    if rng.random() < 0.5:
        yield game.do(play)
        return
    yield game.do(Reset())
    yield from by_hand(game, play)
    yield game.do(EndTurn())


def by_hand(game: Game, play: Play) -> Iterator[list[Event]]:
    """Take the Key and lay the new rows that need nothing from the table."""
    if play.key is not None:
        yield game.do(TakeKey(play.key))
    for row in (Counter(play.table) - Counter(game.position.table)).elements():
        if not Counter(row) - Counter(game.draft.rack):
            yield game.do(Move(tuple(map(FromRack, row)), To.NEW_ROW))


def _lay_until_time_is_over(game: Game, rng: Random, zeal: float) -> Iterator[list[Event]]:
    """Run out of time, now and then, with a whole play, a half one or none on the table."""
    limit = game.clock.limit
    if rng.random() < zeal or rng.random() < 0.8 or not limit:
        return
    yield game.do(Reset())
    laid = rng.choice((None, rng.choice(game.position.mover.rack), "play"))
    if isinstance(laid, Tile):
        yield game.do(Move((FromRack(laid),), To.NEW_ROW))
    elif laid and (play := choose_play(game.position, rng)):
        yield from by_hand(game, play)
    yield game.tick(limit)
