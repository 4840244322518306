"""What the player sees: one scene a file, made with all it needs, closed with what came of it.

menu          the first scene; continue_card is the game that one can go on with
setup/        from the menu to a match: seats, rules
play/         a match: deal, turn, scoring and result, and what lies over them for a while
table/        a table under a hand, of which turns and lessons are made
lessons/      small tables with one thing to find, and the list of them
players/      players who are remembered: cards, pages, stamps
options/      what players can set
games/        what was played and is kept: a list, a page for each game, statistics
kiosk/        an unattended screen, from visitor to visitor
rulebook      the rules, page by page
screen        what several scenes are made of
"""
