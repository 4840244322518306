"""The tile game drawn, with the kit: what is seen and heard of a session.

    table/     the table in play, and the hand upon it
    menu/      the table of the menu, its company, and the name of the game
    players/   who the players are to the eye and in words
    replay/    a kept game seen again, and its timeline
    lessons/   the lessons of the game
    puzzles/   the puzzles of the game, of a day and on shelves
    scores/    after a game, and at the end of a match
    speech/    what is said aloud of a game
    layers  proportions                 the drawing order, and how tiles and rows are shaped
    blank_tile  tile_art  turning_tile  tiles, and how one turns over
    backgrounds  room  oval_table       the ground; wall, lamp and rim around it; a whole table
    parlour  round_table  near_table    window, lamp and panels; the tables before them
    wall_shelf                          things to press on a shelf or a table, each above its plate
    framed_table  sheets                a table with a rim for past turns; paper
    wording  narration  hint_text       faults and tiles, events, and hints in words
    remarks                             what bots say in their bubbles
    sound_effects  captions             what is heard of an event, and in words what a sound tells
    last_look                           the moment before the scores
    seal                                the envelope of a deal, closed and opened
    previews  rule_pictures             pictures of a look and of a preset
    small_table  charts                 the rows of a kept game, what such games add up to
    stamp_art                           an idea in a few tiles, as a stamp
    woodwork                            boards, niches and cork boards in the room

Nothing here changes a match; what is drawn follows from the session, the theme and the settings.
"""
