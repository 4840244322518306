"""What the player sees: one scene a file, made with all it needs, closed with what came of it.

play/      a match: deal, turn, scoring and result, and what lies over them for a while
lessons/   small tables with one thing to find, and the list of them
who/       who plays on a seat: cards of players, and someone new
stamps/    the album of a player
games/     what was played and is kept: a list, a page for each game, statistics
menu  setup  handicap  rules  ladder  custom_rules    from the start to a match
last_setup       what was chosen on that way, for the next time
continue_card    in the menu, the game that one can go on with
settings  appearance  rulebook      what can be changed and read, from the menu and the pause
seat_card  level_choice             a seat of the set-up
screen  option_pages  preset_card  toggles    what several scenes are made of
"""
