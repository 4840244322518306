"""What is told when a game has ended, and when a whole match has."""

from collections.abc import Iterator

from game.analysis.past.best_turn import best_turn
from game.engine.match import games_in_round
from game.engine.rules import LADDER, Games, Rounds, Rules, Target, next_rung
from game.engine.score import Result
from game.engine.tile import Row
from game.kit.kit import Kit
from game.session.buddy import STEPS, followed
from game.session.session import Session
from game.view.narration import remarks_said
from game.view.players.addressing import addressed, called, subject
from game.view.players.avatars import name_of
from game.view.scores.last_words import consolation, last_words
from game.view.scores.replayed_turn import Best
from game.view.scores.score_countup import ScoreCountUp
from game.view.scores.seating import Cast
from game.view.speech.scores import game_said, match_said
from game.view.wording import joined, signed


class EndedGame:
    """The end of a game: who won, whose racks tip over, and what is said of it."""

    shows_sheet = False
    """Whether the sheet of all games lies there, in the place of the best turn."""

    def __init__(self, kit: Kit, session: Session) -> None:
        self._kit, self._session = kit, session
        self.result = self._read_result()
        motion, racks = kit.theme.motion, self._read_racks()
        flip, step = motion["draw"] / 1000, 2 * motion["deal_step"] / 1000
        self.count = ScoreCountUp(racks, self.result, flip, step)
        self.cast = self._seat(racks)

    def _read_result(self) -> Result:
        return self._session.results[-1]

    def _read_racks(self) -> list[Row]:
        return [seat.rack for seat in self._session.game.position.seats]

    def _seat(self, racks: list[Row]) -> Cast:
        """Return who sits where: of those who did not win, who is You sits at the left."""
        you, winners = addressed(self._session.players), self.result.winners
        others = [seat for seat in range(len(racks)) if seat not in winners]
        # The second has the least room for tiles, and the third the most.
        others.sort(key=lambda seat: (seat != you, len(racks[seat])))
        if len(others) == 3 and you not in others:
            others[:2] = others[1::-1]
        return Cast(winners, others, {seat: len(rack) for seat, rack in enumerate(racks)})

    @property
    def is_last(self) -> bool:
        """Whether no other page of the match follows."""
        return self._session.rules.length == Games(1)

    @property
    def tells_points(self) -> bool:
        """Whether points are told: not of a game that all play together, nor to children."""
        rules = self._session.rules
        return not (rules.together or rules.name in LADDER or self._kit.lends)

    @property
    def is_festive(self) -> bool:
        """Whether a person won."""
        return bool(set(self.result.winners) & set(self._session.people))

    @property
    def above(self) -> Rules | None:
        """The next rung of the ladder, if a person has just won this one by going out.

        Nobody climbs with tiles that are known.
        """
        session = self._session
        if session.observer.ghost or session.results[-1].ended != "out":
            return None
        won = set(session.people) & set(session.standing.winners)
        return next_rung(session.rules) if won else None

    @property
    def best(self) -> Best:
        """Whose turn is shown, and the turn: of a person who won, else the one of most tiles.

        It was played without help. None is better than the others where all played together.
        """
        session = self._session
        if session.rules.together:
            return None
        positions, helped = session.game.positions, session.help.helped
        turns = ((seat, best_turn(positions, seat, helped)) for seat in session.people)
        found = [(seat, turn) for seat, turn in turns if turn]
        winners = self.result.winners
        return max(found, key=lambda it: (it[0] in winners, len(it[1].tiles)), default=None)

    @property
    def said(self) -> dict[int, str]:
        """What the bots say, by seat."""
        return last_words(self._kit, self._session)

    @property
    def title(self) -> str:
        """Who won."""
        session, text = self._session, self._kit.text
        if self.result.together:
            left = sum(len(seat.rack) for seat in session.game.position.seats)
            return text("scoring-together-title", count=left)
        if self.result.ended == "blocked":
            return text("scoring-blocked-title")
        return text("scoring-out-title", **self._name(self.result.winners[0]))

    @property
    def sub(self) -> str:
        """Which game it was, and what else is to know of it."""
        if self.result.together:
            return self._kit.text(f"scoring-together-{self.result.ended}")
        return " · ".join(filter(None, self._facts()))

    @property
    def note(self) -> str:
        """A kind line for those who lost."""
        return consolation(self._kit, self._session)

    @property
    def caption(self) -> str:
        """Whose best turn is shown; nothing if there is none."""
        if not self.best:
            return ""
        seat, turn = self.best
        values = {"count": len(turn.tiles), "turn": turn.turn}
        return self._kit.text("scoring-best", **self._name(seat), **values)

    def points(self, now: float) -> list[str]:
        """Write the points of each seat told by a second, if there are any."""
        seats = range(len(self._session.players))
        return [signed(self.count.points(at, now)) if self.tells_points else "" for at in seats]

    def invite(self) -> tuple[str, str]:
        """Return what another match is called, and why one plays it."""
        session, text, winners = self._session, self._kit.text, set(self.result.winners)
        if self.result.together:
            return text("result-again"), ""
        if set(session.people) - winners:
            same = "scoring-same-tiles" if session.observer.ghost else "scoring-same"
            return text("scoring-rematch"), text(same)
        bots = [seat for seat in self.cast.others if seat not in session.people]
        if not (bots and self.is_festive):
            return text("result-again"), ""
        name = called(self._kit, session.players, bots[0])
        return text("result-again"), text("scoring-revenge", name=name)

    def spoken(self) -> list[str]:
        """Say the points, if there are any."""
        return game_said(self._kit, self._session) if self.tells_points else []

    def remarks(self) -> list[str]:
        """Say what the bots say, with their names."""
        return remarks_said(self._kit, self._session.players, self.said)

    def _name(self, seat: int) -> dict[str, str]:
        return subject(self._kit, self._session.players, seat)

    def _facts(self) -> Iterator[str]:
        session, text = self._session, self._kit.text
        if not self.is_last:
            yield self._which_game()
        if self._is_tied():
            yield text("scoring-tie")
        elif self.result.ended == "blocked":
            yield text("scoring-blocked")
        elif not self.tells_points:
            yield text("scoring-out-first", **self._name(self.result.winners[0]))
        if session.observer.ghost:
            yield text("scoring-uncounted")
        if self.is_last:
            yield self._tell_buddy()

    def _is_tied(self) -> bool:
        """Return whether the target is reached, and only a tie keeps the match going (R41)."""
        length, standing = self._session.rules.length, self._session.standing
        if not isinstance(length, Target) or standing.winners:
            return False
        return max(standing.totals) >= length.points

    def _which_game(self) -> str:
        text, number = self._kit.text, len(self._session.results)
        match self._session.rules.length:
            case Rounds(rounds):
                count = rounds * games_in_round(len(self._session.players))
                return text("scoring-game", number=number, count=count)
            case Games(count):
                return text("scoring-game", number=number, count=count)
            case Target(points):
                return text("scoring-game-target", number=number, points=points)

    def _tell_buddy(self) -> str:
        """Say that the buddy will play better or worse from now on, if it will."""
        players, buddies = self._session.players, self._session.observer.buddies
        first = followed(players)
        if first is None or not buddies or buddies[0].bot == buddies[1].bot:
            return ""
        change = "down"
        if STEPS.index(buddies[1].bot) > STEPS.index(buddies[0].bot):
            change = "up" if buddies[0].met else "met"
        buddy = next(name_of(self._kit, player) for player in players if player.bot in STEPS)
        return self._kit.text(f"result-buddy-{change}", **self._name(first), buddy=buddy)


class EndedMatch(EndedGame):
    """The end of a match: the totals, with the sheet of all games."""

    shows_sheet = True
    is_last = True
    best, note, caption = None, "", ""

    def _read_result(self) -> Result:
        standing = self._session.standing
        return Result("out", standing.winners, tuple(standing.totals))

    def _read_racks(self) -> list[Row]:
        return [()] * len(self._session.players)

    def _seat(self, racks: list[Row]) -> Cast:
        """Return who sits on how high a pile: the second and the third beside who won."""
        cast, places = super()._seat(racks), dict(enumerate(self._session.standing.places))
        second, *behind = sorted(cast.others, key=places.__getitem__) or [-1]
        others = [*behind[1:], second, *behind[:1]] if cast.others else []
        return cast._replace(others=others, places=places)

    @property
    def said(self) -> dict[int, str]:
        """Nothing: all was said when the last game ended."""
        return {}

    @property
    def title(self) -> str:
        """Who won the match."""
        kit, players, winners = self._kit, self._session.players, self.result.winners
        if len(winners) == 1:
            return kit.text("result-title", **self._name(winners[0]))
        you = addressed(players)
        names = [name_of(kit, players[seat]) for seat in winners if seat != you]
        return kit.text(
            "result-title-together",
            names=joined(kit, [kit.text("you"), *names] if you in winners else names),
        )

    def _facts(self) -> Iterator[str]:
        standing, games = self._session.standing, len(self._session.results)
        first = standing.winners[0]
        facts = {"games": games, "points": signed(standing.totals[first])}
        if len(standing.winners) > 1:
            yield self._kit.text("result-sub-together", **facts)
        elif isinstance(self._session.rules.length, Rounds):
            yield self._kit.text("result-sub", won=standing.games_won[first], **facts)
        else:
            yield self._kit.text("result-sub-total", **facts)
        yield self._tell_buddy()

    def spoken(self) -> list[str]:
        """Say the totals."""
        return match_said(self._kit, self._session)
