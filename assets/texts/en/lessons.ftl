# Lessons, their list, and prompts for somebody who waits. At most 12 words a sentence.

learn-first = First steps
learn-more = Lessons
learn-play = Now play a whole game
learn-rules = Rule book
learn-rung = Try an easy game
learn-next = This one!
lesson-of = { $at } of { $count }
lesson-skip = Skip
lesson-next = Next
lesson-more = That works. There’s more to do.
lesson-can-play = You can lay something here. Look for the glow.
lesson-unlaid = That works. { $count ->
    [one] This tile can go there, too: { $tiles }.
   *[other] These tiles can go there, too: { $tiles }.
}
lesson-unkept = That works. But keep { $tiles } for later.
lesson-unfreed = That works. But the { $joker } is still in its old set.
lesson-shortage = That works. { $count ->
    [one] One more tile can be laid.
   *[other] { $count } more tiles can be laid.
}
lesson-excess = That works. { $count } table tiles moved; { $limit } will do.

point-take = Take { $tiles }.
point-back = First put { $tiles } back. Tap again.
point-felt = Now tap the glowing spot.
point-row = Now tap { $row }.
point-press = Press { $button }.
point-reset = Start over: press Reset.
point-river = Tap the { $tile } in the River.

lesson-three = Lay three tiles
lesson-three-task = Find red 4, 5 and 6. Tap each, then tap the table.
lesson-three-done = That’s a run: one colour, with the numbers in order.
lesson-take = Take one, leave a set
lesson-take-task = Three eights make a group. You have two, the row has one. Rows may be incomplete for a moment.
lesson-take-done = You borrowed the fourth tile. Three stayed behind, so they are still a set.
lesson-same = Lay a group
lesson-same-task = Now find three sevens. Each has its own colour.
lesson-same-done = That’s a group: one number, each colour once.
lesson-add = Build on
lesson-add-task = The blue row ends with 6. Add your blue 7.
lesson-add-done = Every row belongs to everybody. You may add to any of them.
lesson-part = Split a row
lesson-part-task = Put your red 5 into the red row.
lesson-part-done = One row became two. Each has three tiles.
lesson-thirty = The first 30
lesson-thirty-task = In most games your first sets need 30 points. Watch the big button count.
lesson-thirty-done = You’ve opened. Not enough points? Just draw a tile. That’s fine.

lesson-run = Long runs
lesson-run-task = All five of your blue tiles go together.
lesson-run-done = A run can go all the way from 1 to 13. The 1 never follows the 13.
lesson-group = All four colours
lesson-group-task = You have the 3 in every colour. Lay all four.
lesson-group-done = A group can’t have more than four tiles. There are only four colours.
lesson-points = 30 with a joker
lesson-points-task = A joker stands for any tile. Here it makes a red 13.
lesson-points-done = 11, 12 and 13 make 36 points. The joker counts as its tile.
lesson-build = Both ends
lesson-build-task = Two of your tiles fit the same row.
lesson-build-done = A run can grow on the left and on the right.
lesson-fourth = The fourth tile
lesson-fourth-task = You need the red 6. The group of sixes can spare it.
lesson-fourth-done = Three sixes are still a group.
lesson-ends = Add and take
lesson-ends-task = Give the blue row a 7. Then it can spare its 4.
lesson-ends-done = Add at one end, take from the other.
lesson-split = Split a long run
lesson-split-task = Your black 4 and 5 go into the long black run.
lesson-split-done = The long run became two. Both hold your tiles.
lesson-combined = One from each
lesson-combined-task = Make sevens. Two long rows can spare one each.
lesson-combined-done = Two rows each gave a tile. Both are still sets.
lesson-multiple = Runs into groups
lesson-multiple-task = Your orange 3 needs a place. Turn all three runs into groups.
lesson-multiple-done = Three runs became three groups. Only the end of your turn counts.
lesson-fill = Free a joker: fill up
lesson-fill-task = This joker stands for a third 3. Your blue 3 sets it free.
lesson-fill-done = A freed joker goes into a new set at once.
lesson-middle = Free a joker: split
lesson-middle-task = Take the joker out of the middle. Both sides are still runs without it.
lesson-middle-done = Three on the left, three on the right: both are runs.
lesson-extend = Free a joker: extend
lesson-extend-task = Your blue 4 fits at the front. Then the joker can go.
lesson-extend-done = The run has three blue tiles of its own again.
lesson-apart = Free a joker: take apart
lesson-apart-task = Both fives fit other rows. That leaves the joker free.
lesson-apart-done = The old group is gone. Each tile found another set.
lesson-double = The Double
lesson-double-task = The Double stands for two tiles. Here they are blue 6 and 7.
lesson-double-done = Four numbers with three tiles: 5, 6, 7, 8.
lesson-mirror = The Mirror
lesson-mirror-task = The Mirror goes in the middle. Both sides look alike.
lesson-mirror-done = 5, 6, Mirror, 6, 5: it reads the same from both ends.
lesson-change = The Colour change
lesson-change-task = The Colour change takes the place of a number. Here it is the 5.
lesson-change-done = Red before it, blue after it. The numbers run on.
lesson-river = The River
lesson-river-task = Take the red 7 from the River. You must play it now.
lesson-river-done = The older tile came to your rack. It must wait a turn.
lesson-later = Three now, one later
lesson-later-task = You have four eights. Lay three of them, and keep the orange 8.
lesson-later-done = Lay the fourth when nothing else fits. It saves you a draw.
lesson-joker = Keep the joker
lesson-joker-task = Lay your nines. Keep the joker for now.
lesson-joker-done = Later it may help you lay a lot. Don’t wait too long.
lesson-draw = Drawing is fine
lesson-draw-task = None of your tiles fit. So draw one.
lesson-draw-done = Often that’s all you can do. More tiles bring more ideas.

# The door for children.

children-title = Pick a picture
children-sub = Start with the yellow one.
