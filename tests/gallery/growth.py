"""Larger text: twice as large where the window is large, but for what has no room."""

import re
from collections.abc import Iterator

from tests.gallery.opening import Opening, open_picture
from tests.gallery.pictures import BOOK, LARGE, TALL

NO_ROOM = {
    "Pause",
    "Again",
    "Racks",
    "1 of 3",
    "2 of 3",
    "+5 s",
    "Keep building, or take these tiles back.",
    *("Game 4", "Game 5", "To 50", "To 2,000", "Points", "reached"),
}
"""Labels that do not grow: below an icon, in a full table, in one line of a narrow window, or on a
score pad, where they are large from the start.
"""

NEARLY = 1.8
"""By how much text grows at least that is asked to grow by two."""

GROWS_LESS = {
    "Pause|Again|Reset|Back": "below the icon of a small button; its tip grows whole",
    "[+]5 s": "at the clock, for a moment",
    "[12] of 3": "in a place of the table that holds it beside the tiles",
    "65 of 65 · .*|A row needs .*|Add the blue 2.*|The orange 11 .*": "it lies over no tile",
    "“.*”": "a bubble has the strip between seats and table, and covers no tile",
    "Your best turn: .*": "above the small table of that turn",
    "You|Fox": "whose rack it is in a replay: the face says it, too",
    "Read the rules|Watch a game|Play against bots": "three buttons in a row below a game to go on",
    "Game 5|To .*|reached|Points": "a line of a score sheet, which shows all games",
    ".*jokers?\\b.*|Loose tiles, and .*": "what is special: nine cards on a page",
    "The rule book explains .*": "below the title, beside the way to the ladder",
    "Only runs\\b.*|Groups count, too.*|Hints show .*|First sets .*": "on one of five cards",
    "Together|Watch|Stamps|Games": "below the picture of one of four buttons",
    "Today|Rush|Learn": "on one of three plates of a shelf",
    "Your first three .*|with Hedgehog, Frog and Mouse": "below the big word of the yellow button",
    "Who plays\\?|Kids": "one of two signs side by side",
    ".* win together": "in one line over the score pad",
    "What was there": "in one line over the table",
    "\\d+ November": "below one of fourteen stamps",
    "(Lay|Split|Take|The f\\w+) .*|Runs|Groups|Jokers|Rearranging|30 to open": "on a card",
    "Turn \\d+: .*|There was more to lay\\.": "on one of six cards beside a table",
    "(One turn|A few turns) had more in .*": "the same",
    "(Your|P1’s) (draws|best turn).*|.* (is|are) back tomorrow": "the same",
    "Hedgehog|Penguin|Raccoon|Squirrel|Tortoise|Maximiliane|Someone new": "on one of many cards",
    "More rules|River, family or your own|2 rounds|One round": "one of several below each other",
    "Classic|Twist|As a team": "on one of four boxes below each other",
    "River: .*|Children’s ladder|Rule book|Use these rules": "one of four buttons in a row",
    "Look back|My puzzles|Statistics|Paste a game|Puzzles|This one!": "the same",
    "Owl|Otter|Bear": "on the plate of one of four players",
    "Save (as text|and share)|Previous|Racks|(Now play|Try) .*|Erase .*": "one of several in a row",
    "Name and animal|Records and stamps|Delete this player": "the same",
    "Streak of 10!": "on a plate in the rim",
    "Pool \\d+": "below the pool, no wider than it",
    "Hints: on|End this game|The game waits .*|I’m Fox. .*": "one of several buttons",
    "From turn .*|A game takes .*": "in one line of its page",
    "The match ends .*|Name, statistics, .*": "three lines above the answers to a question",
    "[A-Z]+|Ctrl|Enter|Esc|F2|Space|Drag|(Click|Tap)( twice)?": "keys and presses, in one column",
    "Drag across .*|(Move|Let|Speech|Take,|The yellow) .*": "beside a key that it explains",
    "Backspace|(Sort your rack|See the last|One more minute|Hear where|Show others) .*": "the same",
    "Touch|Mouse|Keys": "one of four signs in a row",
    "(You can|Look at|Now press|Play these|Play the|Keep|Tap the|Your turn|That works).*": (
        "the line over the rack lies over no tile"
    ),
    "Nobody can play\\. .*|Now everyone has .*": "the same",
    "\\d+ of 65 .*|Owl (is|played) .*": "the same",
    "Can still work|Your tiles help|Undo \\d+": "beside that line; its tip grows whole",
    "Hint|Show me": "a button beside the table",
    "A (run|set) needs 3 tiles|Goes back to your rack": "between two rows",
    "you take .*|orange 11 .*|of the two drawn": "the second line of the big button",
    "nobody can play|the pool is empty": "the same",
    ".*points( each)? after .*|(One game|Game \\d).*|(New tiles|You had|Next step).*": (
        "one line above the scores"
    ),
    "\\d+ tiles laid together .*|You did it together\\.|Ann|Ben": "on a note, or on a plate",
    "(Ann|Ben): \\d new": "one of several buttons in a row",
    "Sheet|Watch|(Bear|Otter|Owl|Fox|You)(  .*)?": "on a plate, on a pad, or a small sign",
    "same company, .*|.* = 0 · .*": "in one line of the yellow button, or at the foot of a pad",
    "Wins|Classic 2016|Pressman 2009|You, .* a turn|Press again to quit": "a column, or a button",
    "About \\d of 10 .*|The lamp looked .*": "beside who sits at the table, or on a note",
    "Deutsch|English|简体中文": "on a plate",
    "Touch the screen .*|Ask us .*": "on a slip, or below a logo",
    "Menu": "above what becomes of the game, on one of six buttons",
    "No clock|4 games|One game|To .* points|\\d+\\s+s": "one of several options side by side",
    "Turn ends at zero|Highest total wins": "below the words of one of two buttons",
    "Buddy · .*": "below the plate of one of four chairs",
    "Play|Today’s table|Six short .*|.* no clock|Solved": "one of five rows of the menu",
    "Classic 2016, .* a game": "the same",
    "1–4 players|Lower the screen": "one of several buttons in a row",
    "Rush|Nudge|Split|Chain|Knot|Trap": "one of six below each other, or a button in the menu",
    "Rush: best today|\\d+ in a row": "in one line of its page, or beside a table",
    "Each one you .*|\\d+ solved · .*|New best!|Best .*": "on a note, or below points on tiles",
    "Finish now": "one of several buttons below each other",
    "Where\\?|Which tiles\\?|Compare|Copy result": "a button beside the table",
}
"""Text that has less room, and why."""


def text_grows(it: Opening) -> Iterator[str]:
    """Find lines that stay as small as they are where text is wanted twice as large."""
    size = it.picture.size
    if it.picture.text_scale != 200 or size not in (LARGE, TALL) or it.picture.scene in BOOK:
        return
    usual = open_picture(it.picture._replace(text_scale=100))
    for words in usual.lines.keys() & it.lines.keys():
        before, now = usual.lines[words], it.lines[words]
        if is_small_text(words, before, size) and not _grows(words, before, now, usual):
            yield f"'{words}' was {before} pixels high and is {now}"


def is_small_text(words: str, px: int, size: tuple[int, int]) -> bool:
    """Tell words from numbers and from what is as large as a title."""
    return any(map(str.isalpha, words)) and px < min(size) / 22


def _grows(words: str, before: int, now: int, usual: Opening) -> bool:
    """Tell whether a line has grown as it should: nearly as asked for, or at all."""
    if usual.picture.size == TALL:
        return now > before or words in NO_ROOM
    less = any(re.fullmatch(each, words.strip()) for each in GROWS_LESS)
    return less or now >= int(NEARLY * before)
