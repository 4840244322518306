stamp-run-told = Numbers in a row, all in one color.
stamp-group-told = One number in three or four colors.
stamp-change = Color change
stamp-change-told = A run changes its color.
