"""The games that are kept: all of them, one of them, and what they add up to.

game_list  game_card    what was played, the newest first; a card for each
game_page  exports      one game: its table, how it ended; as a text in a file
statistics              what a person's games add up to, in small charts
player_lines            who played, with points, on a card and on a page
"""
