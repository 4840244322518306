"""What moves: points and angles, things thrown, and a screen that gives way to another.

tween       a point that travels to its target, an angle that follows a hand
projectile  a flight: how something thrown falls and comes to rest
fade        how one screen turns into the next: it fades, slides, or a curtain opens
"""
