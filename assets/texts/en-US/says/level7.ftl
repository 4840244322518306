says-level7-pass = { $number ->
    [0] I keep my paws off. It’s hard.
    [1] None of my parts fit here.
    [2] Hm. It works without me.
    [3] Let me scratch my head a little longer.
    [4] Wrong thread, wrong size.
    [5] No screwdriver in the world helps here.
    [6] I’ll hold the flashlight for the others.
   *[other] Jammed. It’ll loosen up.
}
says-level7-mine = { $number ->
    [0] The glue was still wet!
    [1] I was going to use those screws.
    [2] So that’s how it comes apart.
    [3] Taking things apart is my job!
    [4] My masterpiece, in spare parts again.
    [5] I’d have used a smaller wrench.
    [6] I should have used longer screws.
   *[other] Fair enough. I’d have done the same.
}
