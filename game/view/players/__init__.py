"""Who the players are to the eye and in words.

avatars     animals on discs, their heads and names, and what bots wear
bodies      what is below a head: shoulders, arms in poses, paws
faces       how animals look when they feel or think something
svg_text    the shapes that faces and bodies are made of
stars       how strong a bot is
addressing  whether a sentence says You or a name
handicaps   what is made easier for a player
"""
