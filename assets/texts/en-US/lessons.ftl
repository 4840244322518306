lesson-three-done = That’s a run: one color, with the numbers in order.
lesson-same-task = Now find three sevens. Each has its own color.
lesson-same-done = That’s a group: one number, each color once.
lesson-group = All four colors
lesson-group-task = You have the 3 in every color. Lay all four.
lesson-group-done = A group can’t have more than four tiles. There are only four colors.
lesson-change = The Color change
lesson-change-task = The Color change takes the place of a number. Here it is the 5.
