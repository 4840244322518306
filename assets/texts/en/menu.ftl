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
menu-bots = Play against bots
menu-bots-sub = 1 player · 1–3 bots
menu-together = Play together
menu-together-sub = 2–4 players, one screen
menu-learn = Learn
menu-first = First steps
menu-first-sub = Six short lessons, a minute each
menu-watch = Watch a game
menu-watch-sub = Bots play each other
menu-rules = Read the rules
menu-rules-sub = Short pages with examples
menu-settings = Settings
menu-games = Games
menu-look = Look
menu-quit = Quit
