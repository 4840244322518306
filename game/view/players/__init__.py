"""Who the players are to the eye and in words.

avatars     animals on discs and behind a table, their names, and what bots wear
faces       how animals look when they feel or think something
stars       how strong a bot is
addressing  whether a sentence says You or a name
handicaps   what is made easier for a player
"""
