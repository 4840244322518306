# The menu.

menu-subtitle = The rummy tile game for one to four
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
menu-given-up = You left that game for good.
menu-play = Play
menu-play-sub = { $rules }, with { $who }
menu-play-seconds = { $seconds } seconds a turn
menu-bots = Change table
menu-together = Play together
menu-learn = Learn
menu-first = Start
menu-first-sub = Your first three tiles in one minute
menu-watch = Watch a game
menu-rules = Read the rules
menu-settings = Settings
menu-games = Games
menu-stamps = Stamps
menu-look = Look
menu-quit = Quit
menu-children = Kids
