"""What the player sees: one scene a file, each closed with its result.

open_app      builds the app, with the menu in front
menu          the first scene; play_button is its yellow one
match_starter its base: starts matches, and goes on with kept ones
exports       hands out a game as text, or a turn as a picture
once          takes no second press that was meant for the screen before
read_button   a loudspeaker that reads a sentence aloud
picture_button  buttons by which a child finds the way; a quiet_button is an icon alone
digit_keys    the keys of a typed number
grown_ups     a small sum before what cannot be undone, where children play
setup/        from the menu to a match: seats, rules
play/         a match: deal, turn, scoring and result, and what covers them for a while
table/        a playable table, the basis of turns, lessons and puzzles
review/       a look back at a game: what could have been laid
lessons/      small tables with one thing to find, and the list of them
puzzles/      a table for each day, and shelves of more
players/      remembered players: cards, pages, stamps
options/      settings and looks
games/        saved games: a list, a page for each game, statistics
kiosk/        an unattended screen, from visitor to visitor
rulebook/     the rules, page by page, with examples that the engine judges
tea_break     the pause: a post with signs beside the dim table; a dialog is a slip that asks
screen        the base of most scenes; a page is one that is declared
"""
