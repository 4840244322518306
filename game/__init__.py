"""Rack & Run below its scenes: the front door.

Imports only go downwards, in this order; nobody below `kit` has heard of pygame.

    view/       the tile game drawn: table, hand, rule book, score sheet; its words and sounds
    kit/        a pygame toolkit that knows no game; settings.py: what a person can set in this one
    session/    a match of people and bots, ticked each frame, written down and resumed
    worker.py   a process beside the frames, in which bots and hints think
    analysis/   what a position means: what changed, how a table stands, how to get there, a hint
    bots/       players that think
    solver/     the best play, and whether it is proven
    engine/     the rules

`arena` (bots against bots), `referee` (questions about the rules) and `solver` are also doors: they
run from a command line. The words are explained in GLOSSARY.md, the rules in engine/RULES.md.

Where things live that one looks for:

    what a row means, what its jokers stand for     engine/meld
    why something is not allowed                    engine/fault, and in words view/wording
    how the table stands: why a row is amber,
      what the big button says, who may end a turn  analysis/turn_status
    the clock of a turn                             engine/clock, ticked by session/session
    a save, and going on from it                    session/journal
    the order of a rack                             session/rack_order
    what a bot decides, and its pace on screen      bots/, view/table/bot_playback
    where a tile lies on screen, how it gets there  view/table/board, view/table/motion
    what covers what                                view/layers
    looks, words, layouts                           assets/, read by kit/theme, messages, layout

What a player does goes one way: a gesture (`kit.gestures`) becomes a command (`engine.game`), the
command becomes events (`engine.events`), and these are heard, told and seen (`view.sound_effects`,
`view.narration`, `view.table`).
"""
