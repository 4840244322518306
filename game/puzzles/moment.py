"""A moment of a game as a puzzle: what could have been laid there, by the rules of that game."""

from dataclasses import dataclass, replace

from game.analysis.past.missed import Idea
from game.engine.notation import write_position
from game.engine.position import Position
from game.engine.tile import in_order
from game.lessons.goal import LAY
from game.puzzles.grade import by_rows
from game.puzzles.puzzle import OUT, Puzzle


@dataclass(frozen=True)
class Moment(Puzzle):
    """A turn as it was, with the River if there is one; `start` is its position as text."""

    start: str = ""

    @property
    def text(self) -> str:
        """The moment as the text of a lesson."""
        return f"{self.start}\ngoal {self.goal_text}\n"


def moment(idea: Idea) -> Moment:
    """Pose a turn in which there was an idea; whatever lays as many tiles is right."""
    position = _alone(idea.position)
    return Moment(
        name=str(idea.turn),
        grade=by_rows(idea.at_once),
        aim=OUT if idea.is_out else LAY,
        table=position.table,
        rack=in_order(position.mover.rack),
        count=None if idea.is_out else len(idea.laid),
        known=idea.play,
        start=write_position(position),
    )


def _alone(position: Position) -> Position:
    """Return the player with one other, who never gets a turn, and without a clock."""
    other = position.seats[(position.to_move + 1) % len(position.seats)]
    rules = replace(position.rules, seconds=None)
    seats = (replace(position.mover, name="Fox"), replace(other, name="Owl"))
    return replace(position, rules=rules, seats=seats, to_move=0, passes=0)
