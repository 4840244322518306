# Saved games, and statistics.

note-games-damaged = Your games couldn’t be read. The old file was kept, and a new one started.
note-games-copied = Your games couldn’t be read, so { $days ->
    [0] today’s copy
    [1] yesterday’s copy
   *[other] the copy from { $days } days ago
} is used. The old file was kept.
note-games-missing = Your games file was gone, so { $days ->
    [0] today’s copy
    [1] yesterday’s copy
   *[other] the copy from { $days } days ago
} is used.
note-games-salvaged = Your games file was damaged: { $read } read, { $copied } from copies, { $lost } lost. The old file was kept.
note-games-aside = A file next to your games didn’t belong to them and was set aside. Your last moves may be missing.
note-games-newer = Your games are from a newer version. Until you use that one, nothing is saved.
note-games-taken = Rack & Run is already open. Games played here won’t be saved.
note-games-unsaved = Your games can’t be saved. They will be lost when you close the window.
note-game-lost = That game can’t be read any more. It stays here, but you can’t continue it.

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
    [0] No games yet
    [one] One game
   *[other] { $count } games, newest first
}
games-empty = Your games will appear here.
games-play = Play against bots
games-name = { $day } · { $rules }
games-won = { $names } won, { $points }
games-deleted = Deleted: { $game }
games-undo = Undo
games-paste = Paste a game
games-came = The game has been added.
games-known = That game is already here. It stays as it is.
games-wrong = That isn’t a Rack & Run game. { $why }
games-not-kept = That game is fine, but can’t be saved right now.
games-clipboard-empty = There’s no text on the clipboard.
games-file-unreadable = That file can’t be read.
games-file-coding = If that is a saved game, save it as UTF-8 and drop it again.
games-file-wrong = That file isn’t a saved game.
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
    [one] all passed after 1 turn
   *[other] all passed after { $turns } turns
}
game-given-up = { $turns ->
    [one] ended after 1 turn
   *[other] ended after { $turns } turns
}
game-to-move = plays next
game-watch = Watch
game-save = Save and share
game-delete = Delete
game-saved = Saved as { $path }.
game-saved-copied = A share code is on the clipboard, for any chat. Saved as { $path }, too.
game-copied = It couldn’t be saved to a file, but a share code is on the clipboard.
game-unsaved = It couldn’t be saved.
game-secret = You can save a game as text once it’s over. Until then, its text would show every rack.

# Statistics

games-statistics = Statistics
statistics-title = Statistics
statistics-sub = { $played ->
    [one] One game
   *[other] { $played } games
}, { $won ->
    [0] none won
   *[other] { $won } won
}
statistics-none = No statistics yet. Finish a game to see some.
statistics-most-tiles = { $count ->
    [one] tile in one turn
   *[other] tiles in one turn
}
statistics-fastest = { $count ->
    [one] turn to go out
   *[other] turns to go out
}
statistics-seconds = seconds per turn
statistics-dash = –
statistics-presets = Wins by rules
statistics-levels = Wins against
statistics-no-bots = No bots so far
statistics-points = Points per game
statistics-erase = Erase these statistics
chart-won = { $won } of { $played }
# A saved game that today’s rules can’t replay; $why is an error message, in English.
game-unreadable = This game can’t be read.
game-damaged = From turn { $turn } on, this game can’t be read.
game-other-rules = From turn { $turn } on, this game follows other rules.
# The game was compared with the marks that were kept of it; $turns of them are as they were.
games-changed = Damaged on the disk: { $count ->
    [one] one game
   *[other] { $count } games
} on this page.
game-changed = { $turns ->
    [0] This game was damaged on the disk before its first turn.
    [one] Turn 1 is as you left it. What follows was damaged on the disk.
   *[other] Turns 1–{ $turns } are as you left them. What follows was damaged on the disk.
}
game-changed-head = The turns are as you left them. Names, results or racks were damaged on the disk.
game-changed-turn = All turns are as you left them. Some of what you began of the next was damaged on the disk.
game-changed-row = The game is fine. Only its entry in this list was damaged.
game-vouched = { $turns ->
    [0] This game is as you left it{ $sealed ->
        [yes] , dealt as sealed.
       *[no] .
    }
    [one] Turn 1 is as you left it{ $sealed ->
        [yes] , dealt as sealed.
       *[no] .
    }
   *[other] Turns 1–{ $turns } are as you left them{ $sealed ->
        [yes] , dealt as sealed.
       *[no] .
    }
}
