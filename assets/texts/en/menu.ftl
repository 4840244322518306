# The menu.

menu-continue = Continue
menu-continue-sub = { $days ->
    [0] Today
    [1] Yesterday
   *[other] { $days } days ago
}, { $who ->
    [you] your turn
   *[other] { $name }’s turn
}
menu-continue-next = { $days ->
    [0] Today
    [1] Yesterday
   *[other] { $days } days ago
}, next game
menu-given-up = You ended that game.
menu-play = Play
menu-play-with = with { $who }
menu-bots = Who plays?
menu-bots-sub = friends, rivals, rules
menu-together = Together
menu-today = Today
menu-today-sub = { $solved ->
    [0] New
   *[other] Solved
}
menu-learn = Learn
menu-learn-sub = { $done ->
    [0] { $count } lessons
   *[other] { $done } of { $count }
}
menu-rush-sub = 3 minutes
menu-first = Start
menu-first-sub = Your first three tiles in one minute
menu-watch = Watch
menu-settings = Settings
menu-games = Games
menu-stamps = Stamps
menu-quit = Quit
menu-children = Kids
menu-children-sub = pictures, no reading
