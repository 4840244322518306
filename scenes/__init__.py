"""What the player sees: one scene a file, made with all it needs, closed with what came of it.

menu  setup  rules  custom_rules    from the start to a match; last_setup remembers the choices
match      the way of a match: deal, turn, scoring, result, and again
deal  turn  handover  river_offer  replay        a game, from its first tile on
table_control                       one game under the hand of a person; controls are its buttons
scoring  score_rows  result         after a game, and after a match
pause  settings  appearance  rulebook            what can be laid over any of them
screen  option_pages  seat_card  toggles         what several scenes are made of
"""
