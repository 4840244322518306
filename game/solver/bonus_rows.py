"""Rows from the way that the sweep with bonus jokers took, laid out as it went."""

from game.engine.meld import SMALLEST
from game.engine.position import Table
from game.engine.tidy import tidy
from game.engine.tile import COLORS, COPIES, JOKER, Row, Tile
from game.solver.bonus_moves import Held, Move
from game.solver.bonus_sweep import Joint, Step, Way
from game.solver.group import groups


class Laying:
    """Hold complete rows, each colour's open runs, and the rows that are held."""

    def __init__(self) -> None:
        self.done: list[Row] = []
        self.runs: dict[str, list[Row]] = {color: [] for color in COLORS}
        self.held: list[tuple[Held, Row]] = []

    def move(self, move: Move) -> None:
        """Take runs out and lay jokers at their end."""
        row: Row = ()
        for length in move.lengths:
            runs = self.runs[move.color]
            run = next(run for run in runs if min(len(run), SMALLEST) == length)
            runs.remove(run)
            row += run
        row += (JOKER,) * move.jokers + move.bonus
        if move.held:
            self.held.append((move.held, row))
        else:
            self.done.append(tidy(row))

    def step(self, step: Step) -> None:
        """Lay the groups of a number, then what goes on in runs, then the rows held."""
        self.done += groups(step.use.groups, step.number, step.bonus)
        for at, color in enumerate(COLORS):
            count = step.use.runs[at]
            own = min(count, step.column[at].there - step.use.groups[at])
            self._go_on(color, (Tile(color, step.number),) * own + (JOKER,) * (count - own))
        eating, self.held = self.held, []
        for held, row in eating:
            row += (Tile(held.color, step.number),) * held.eats[0]
            if held.eats[1:] or held.onto:
                self.held.append((held._replace(eats=held.eats[1:]), row))
            else:
                self.done.append(tidy(row))

    def join(self, joint: Joint) -> None:
        """Let the rows that have waited long enough go on as runs."""
        due = sorted(each for each in self.held if not each[0].eats)
        for (held, row), color in zip(due, joint.onto, strict=True):
            self.held.remove((held, row))
            runs = sorted([*self.runs[color], row], key=len)
            self.done += runs[COPIES:]
            self.runs[color] = runs[:COPIES]

    def _go_on(self, color: str, tiles: Row) -> None:
        """Lay tiles at the ends of runs, the shorter ones first, as states have it."""
        runs = sorted(self.runs[color], key=lambda row: (len(row) >= SMALLEST, -len(row)))
        self.done += runs[len(tiles) :]
        ends = [*runs, (), ()]
        self.runs[color] = [(*row, tile) for row, tile in zip(ends, tiles, strict=False)]

    def table(self) -> Table:
        """Give all rows."""
        return (*self.done, *(run for runs in self.runs.values() for run in runs))


def rows(way: Way) -> Table:
    """Lay out the sets that a way through the sweep makes."""
    laying = Laying()
    for each in way:
        match each:
            case Move():
                laying.move(each)
            case Joint():
                laying.join(each)
            case Step():
                laying.step(each)
    return laying.table()
