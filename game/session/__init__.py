"""A match of people and bots, ticked each frame; a view holds nothing but a `Session`.

A session changes through two doors, `do` (a command) and `tick` (time), and both give events.

    order/              the order of racks and of the table
    searches/           what is looked for beside the frames
    session  player     the match: it deals game after game, asks the bots and keeps the results
    characters          who can sit at a table: the animals, and who of them each bot is
    rule_choices        the values of each option of the custom rules
    snapshot            the match at one moment, from which a table is drawn
    commands            what a person can ask of it beside the commands of a game
    bot_turn  pace      a bot's turn carried out, and how fast
    future              answers that may not be there yet, and who finds them
    random_source       what chance brings: the deals, and what bots draw
    mixing              a part of a player's own in a deal, once that is sealed
    maestro             a deal played again: by its player, or by a strong bot in that chair
    journal             a session written down line by line, and resumed from the lines
    observer            who hears of what happens, so that it can be kept
    arrangement         how racks and table are arranged, and the commands that arrange them
    help                the help that people have had in a game
    playback            past turns done again, and what the others did since a person last played
    game_highlights     the turns of a game that one looks for, and how many tiles each turn laid
    game_stats          what a game adds to the statistics of those who played it
    feats               what a game may add to the records of those who played it
    buddy               a bot whose level follows a player from match to match
    stamps_found        the stamps of the turn that has just ended, as an event
    score_sheet         the games of the match so far, their points and who has won
"""
