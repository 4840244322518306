"""The tile game drawn, with the kit: what is seen and heard of a session.

    table/     the table in play, and the hand upon it
    menu/      the table of the menu, its company, and the name of the game
    replay/    a kept game seen again, and its timeline
    lessons/   the lessons of the game
    scores/    after a game, and at the end of a match
    speech/    what is said aloud of a game
    rulebook/  the rules as pages with examples that the engine judges
    layers  proportions                 the drawing order, and how tiles and rows are shaped
    tile_art  turning_tile  tile_block  tiles, how one turns over, and many in lines
    avatars  handicaps  backgrounds     the players' looks, what is made easier, the ground
    faces                               how animals look when they feel or think something
    room  oval_table                    the wall, the lamp and the rim around a table; a whole one
    open_racks                          those that lie open, before the seats
    wording  narration  hint_text       faults and tiles, events, and hints in words
    remarks                             what bots say in their bubbles
    sound_effects  captions             what is heard of an event, and in words what a sound tells
    celebration                         the joy when somebody goes out
    addressing                          whether a sentence says You or a name
    seal                                the envelope of a deal, closed and opened
    previews  rule_pictures             pictures of a look and of a preset
    small_table  charts                 the rows of a kept game, what such games add up to
    stamp_art  stars                    an idea in a few tiles, as a stamp; how strong a bot is

Nothing here changes a match; what is drawn follows from the session, the theme and the settings.
"""
