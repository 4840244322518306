# Games that are kept, and what they add up to.

note-games-damaged = Your kept games could not be read; the old file is kept beside a new one.
note-games-copied = Your kept games could not be read; { $days ->
    [0] today's copy was taken
    [1] yesterday's copy was taken
   *[other] the copy of { $days } days ago was taken
}, and the old file is kept beside it.
note-games-newer = Your games were kept by a later version; nothing is saved until you use that one.
note-games-taken = Rack & Run is already open; games played here are not saved.
note-games-unsaved = Your games cannot be saved; they are lost when you close the window.
note-game-lost = That game cannot be read any more. It is kept, but cannot be continued.

moment = { $days ->
    [0] Today, { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
    [1] Yesterday
   *[other] { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
}
moment-year = { $moment } { $year }
games-title = Games
games-sub = { $count ->
    [0] What was played, to be seen again
    [one] One game, to be seen again
   *[other] { $count } games, the newest first
}
games-empty = Nothing has been played yet. Every game will lie here, to go on with or to see again.
games-name = { $day } · { $rules }
games-deleted = Deleted: { $game }
games-undo = Undo
games-paste = Paste a game
games-came = That game lies here now.
games-wrong = This is no game that can be kept. { $why }
games-not-kept = That game is well, but nothing can be kept now.
games-clipboard-empty = There is no text on the clipboard.
games-file-unreadable = That file cannot be read.
games-file-wrong = That file is no text of a game.
game-sub = { $day } · { $end }
game-going = { $turns ->
    [0] just begun
    [one] 1 turn so far
   *[other] { $turns } turns so far
}
game-left = { $turns ->
    [one] left after 1 turn
   *[other] left after { $turns } turns
}
game-out = { $turns ->
    [one] over after 1 turn
   *[other] over after { $turns } turns
}
game-blocked = { $turns ->
    [one] blocked after 1 turn
   *[other] blocked after { $turns } turns
}
game-given-up = { $turns ->
    [one] given up after 1 turn
   *[other] given up after { $turns } turns
}
game-to-move = to move
game-watch = Watch
game-save = Save as text
game-delete = Delete
game-saved = Saved as { $path }.
game-saved-copied = Saved as { $path }, and copied to the clipboard.
game-copied = It could not be saved in a file, but lies on the clipboard.
game-unsaved = It could not be saved.

# What kept games add up to

games-statistics = Statistics
statistics-title = Statistics
statistics-sub = { $played ->
    [one] One game
   *[other] { $played } games
}, { $won ->
    [0] none won
   *[other] { $won } won
}
statistics-none = There are no figures here. They come with the next game that is played to its end.
statistics-most-tiles = { $count ->
    [one] tile in one turn
   *[other] tiles in one turn
}
statistics-fastest = { $count ->
    [one] turn to go out
   *[other] turns to go out
}
statistics-seconds = seconds a turn
statistics-dash = –
statistics-presets = Won, by rules
statistics-levels = Won, against
statistics-no-bots = No bots so far
statistics-points = Points by game
statistics-erase = Erase these figures
chart-won = { $won } of { $played }
# What today's rules do not follow of a kept game; $why is an error of the notation, in English.
game-unreadable = This game cannot be read: { $why }.
game-damaged = From turn { $turn } on this game cannot be read: { $why }.
game-other-rules = From turn { $turn } on this game was played by other rules: { $why }.
