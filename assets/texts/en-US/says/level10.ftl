says-level10-mine = { $number ->
    [0] My symphony. Well, it has a new ending.
    [1] Somebody is conducting my orchestra.
    [2] I composed that. Ah, it swings now.
    [3] A remix, I believe the young call it.
    [4] Sacrilege! And rather good.
    [5] Hoo! That was my favorite passage.
    [6] I shall ask for a credit in the program.
   *[other] Feathers ruffled, but all forgiven.
}
