"""The rules of the game, and nothing else: values and functions that need only themselves.

    tile  rules  position   what there is: a tile, the options of a game, all between two turns
    meld  orders  tidy      a row read as a set, the orders its tiles could have, the best of them
    move  draft             one step at the table, and the table while a turn is being made
    turn  fault             a whole turn judged, and every reason why it may not stand
    freed  matching         its jokers, each told apart from its like in the kindest way
    game  clock  events     a game under way: commands and time go in, events come out
    deal  river  score  match   how a game begins, the River, its points, and the match around it
    notation  record        all of these as text, and a game written down
    record_lines            the lines of a record, found in a mail or a chat
    rules_notation          the options of a game as text
    fair/                   the seed of a deal, and the envelope in which it is sealed
    limits                  what a text is held to before anything is worked out from it
    command_notation        moves and commands as text

RULES.md has a line for every rule that a docstring cites as (R9), and says who answers for it.
"""
