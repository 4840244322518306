"""The tests mirror the code: `tests/view/table/test_hand.py` is about `game/view/table/hand.py`.

pilot        drives the app frame by frame as a person would; scenes/seated.py, at a table
listener     plays a game by what is said alone
samples      sessions and positions to begin with; waiting, later: bots whose answers are late
pictures     every scene as a picture; motions, filmed; golden, as somebody accepted them
recording    five minutes of play as a sound file, mixed and measured without a device
engine/      an oracle that judges sets by trying, golden playthroughs, properties
window/      a real window driven from outside the process
bench/       what takes how long, and how strong the bots are: run by hand
test_house   style, types and the direction of imports
"""
