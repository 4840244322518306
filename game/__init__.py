"""Rack & Run below its scenes: the front door.

Imports only go downwards, in this order; nobody below `kit` has heard of pygame.

    view/       the tile game drawn: table, hand, rule book, scores; its words and sounds
    last_setup.py what was chosen on the way to the last match; solved.py, which puzzles were solved
    rush_bests.py the best Rush of each player
    settings.py what a person can set in this game, and the file where that is kept
    kiosk/      an unattended screen: its file, its supervisor, its staff, the visits
    store/      the games of a person: kept while they are played, listed, added up
    kit/        a pygame toolkit that knows no game: loop, scenes, gestures, preferences, themes
    session/    a match of people and bots, ticked each frame, written down and resumed
    worker.py   a process beside the frames, in which bots and hints think
    puzzles/    tables with an aim: found, graded, one for each day, a Rush of them
    lessons/    small positions with something to find, and who knows the way
    analysis/   what a position means: what changed, how a table stands, how to get there, a hint
    bots/       players that think
    solver/     the best play, and whether it is proven
    engine/     the rules
    text_file.py reads all files from outside: regular ones, of a limited size, as UTF-8

`arena` (bots against bots), `referee` (questions about the rules), `fair` (was a deal as it was
sealed?), `games` (what is kept), `languages` (is a translation whole?), `solver`
and `puzzles` are also doors: they run from a command line, by way of `run_main` and `commandline`.
docs/glossary.md explains the words, engine/RULES.md the rules.

Where things live that one looks for:

    what a row means, what its jokers stand for     engine/meld
    whether a turn is legal, and what comes of it   engine/turn
    why something is not allowed                    engine/fault, and in words view/wording
    how the table stands: why a row is amber,
      what the big button says, who may end a turn  analysis/turn_status
    the deal, and how anyone can check that it is   engine/deal, engine/fair, session/random_source;
      as it was sealed                              seen in view/seal
    the clock of a turn                             engine/clock, ticked by session/session
    a save, and going on from it                    session/journal, kept by store
    kept games: the list, one of them, as a text    scenes/games; the last one on the menu
    what a person's games add up to                 session/game_stats, store/statistics
    who a player is; what a player is called now    session/player; view/players/avatars
    a public screen, from visitor to visitor        scenes/kiosk/kiosk_loop; kept running by
                                                    kiosk/supervisor; a Policy in kit/app
    who is remembered; who plays on a seat          store/players; scenes/players
    what text from outside is held to               engine/limits; questions: question, json_lines
    the order of a rack, how tiles make room        session/order/rack_order, rack_lines
    who laid what since one's last turn             analysis/changes_since
    a past turn seen again                          session/playback, scenes/play/recap
    a whole game seen again                         session/game_highlights, view/replay,
                                                    scenes/play/replay
    what a bot decides; the levels                  bots/__init__
    a bot's pace: what it is, and the window's own  session/pace, view/table/bot_playback
    the best play, and the moves of a hand to it    solver/play, analysis/plan
    what a hint says, with a little more each time  analysis/hint, view/table/hint_ladder
    where a tile lies on screen, how it gets there  view/table/board, view/table/motion
    what covers what                                view/layers
    what is drawn of a game, as one value           view/table/shown
    looks, words, layouts                           assets/, read by kit/theme, messages, layout
    preferences and settings on disk                settings, over kit/preferences and kit/files
    what is said where the game cannot start        main.py, kit/errors; what Ctrl+C does: run_main
    what thinks, writes, draws, speaks beside the
      frames, or between them on another platform   background
    how it is started: from its folder, installed,
      or frozen; its version                        program; version
    what is said aloud, and by whom                 view/speech, scenes/table/speech; kit/voice
    what a loudspeaker reads to who asks for it     scenes/read_button
    why a try in a lesson fails                     view/lessons/why
    a door for who cannot read; a sum for who can   scenes/lessons/children; scenes/grown_ups
    what a sound tells to those who do not hear     view/captions
    what is written down when something goes wrong  kit/log; of an error, where it was: trace
    the joy: points that roll up, a wave, a crown   view/table/popups, effects,
                                                    view/scores, analysis/repair
    a buddy, whose level follows a player           session/buddy
    which ideas a turn holds, for a stamp each      analysis/stamps, session/stamps_found
    the name of a great move, beside its row        analysis/named_move, view/table/popups
    stamps: pictures, the cabinet                  view/stamp_art, scenes/players
    lessons: their files, what glows, the list      assets/lessons, read by view/lessons/course;
                                                    lessons/guide, scenes/lessons/glow, learn
    puzzles: their files, a day's, a Rush           assets/puzzles, read by view/puzzles/library;
                                                    puzzles/days, puzzles/rush
    keys: what Escape, Return and arrows mean       kit/gestures, kit/gamepad; answered by each
                                                    scene's back, confirm, step (kit/scene)
    which key does what, and how that is changed   kit/key_map, scenes/options/key_page
    where an arrow leads on a table                 view/table/cursor, scenes/table/cursor
    what those who listen press                     scenes/table/ear_keys, scenes/table/where
    what comes after the deal, a game, the scores   scenes/play/match
    what a hand does in a turn                      scenes/table/hand, view/table/hand
    what all who work at a table read               scenes/table/state
    what a turn and a lesson do otherwise           scenes/table/policy

What a player does goes one way: a gesture (`kit.gestures`) becomes a command (`engine.game`), the
command becomes events (`engine.events`), and these are heard, told and seen (`view.sound_effects`,
`view.narration`, `view.table`).
"""
