"""What must never happen: each module makes one promise and tries to break it.

promise     what a promise is
rules       every answered question about the rules
games       whole games, watched after every action
judges      the engine and a second judge of rows
records     golden records, replayed
choices     what bots choose, written down
peeking     bots, with all that they may not see mixed up
looks       golden pictures, drawn again
texts       positions, records, saves and questions that are forged
ends        every sequence of turns with an empty pool
apart       an attack in a process of its own
files       settings, looks and layouts, damaged and forged
themes      looks from outside, chosen or only lying there
mutants     such looks
stores      kept games, damaged and forged
around      what happens around the file of the games
kill        a program that plays, killed at any moment
window_kill a person in a real window, killed at any moment
save_points and in the midst of any call that saves
disk        a disk that fails while something is saved
two_copies  two copies of the game that save at the same time
eyes        nobody sees what only another may see
ears        nor hears it
running     nor reads it at any other door while the game goes on
minute      the clock of a turn, with slow frames and halts
starts      the game started in all odd ways
proofs      what the solver calls proven, and the least that it answers
deals       what chance deals, measured by chi_square
thinkers    bots that fail
questions   what is asked beside the frames
monkey      chance at the controls
kiosk       visitors of a public screen, who leave nothing
power_cut   that screen, and its power cut at any moment
comeback    what comes back then, and for whom
refusals    acts that are refused, and change nothing
kiosk_disk  visitors of that screen while its disk fails
kiosk_flood touches that flood it, and a display that goes and comes
kiosk_week  whole weeks of it, with a clock that is moved
presses     bursts of presses, at every moment
memory      what the game takes of it in an hour
"""

from tests.trust import (
    around,
    choices,
    comeback,
    deals,
    disk,
    ears,
    ends,
    eyes,
    files,
    games,
    judges,
    kill,
    kiosk,
    kiosk_disk,
    kiosk_flood,
    kiosk_week,
    looks,
    memory,
    minute,
    monkey,
    peeking,
    power_cut,
    presses,
    proofs,
    questions,
    records,
    refusals,
    rules,
    running,
    save_points,
    starts,
    stores,
    texts,
    themes,
    thinkers,
    two_copies,
    window_kill,
)
from tests.trust.promise import Promise

PROMISES: tuple[Promise, ...] = (
    rules.PROMISE,
    judges.PROMISE,
    games.PROMISE,
    records.PROMISE,
    choices.PROMISE,
    peeking.PROMISE,
    looks.PROMISE,
    texts.PROMISE,
    ends.PROMISE,
    files.PROMISE,
    stores.PROMISE,
    around.PROMISE,
    kill.PROMISE,
    window_kill.PROMISE,
    save_points.PROMISE,
    disk.PROMISE,
    themes.PROMISE,
    two_copies.PROMISE,
    eyes.PROMISE,
    ears.PROMISE,
    running.PROMISE,
    minute.PROMISE,
    starts.PROMISE,
    *proofs.PROMISES,
    deals.PROMISE,
    thinkers.PROMISE,
    questions.PROMISE,
    monkey.PROMISE,
    kiosk.PROMISE,
    power_cut.PROMISE,
    comeback.PROMISE,
    kiosk_disk.PROMISE,
    kiosk_flood.PROMISE,
    kiosk_week.PROMISE,
    presses.PROMISE,
    refusals.PROMISE,
    memory.PROMISE,
)
