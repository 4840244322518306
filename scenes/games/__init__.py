"""The saved games: a list of them, a page for each, and statistics.

game_list   all saved games on a pin board, the newest first
game_page   one game, large; who played it, and for how many points
photograph  the photograph of a game, and the plates of its players
statistics  the statistics of a player, in small charts
"""
