says-level9-many = { $number ->
    [0] A storm of tiles!
    [1] Hold on to the table!
    [2] Swept up, swirled round, set down.
    [3] Sorry about the draft.
    [4] Leaves, twigs, tiles, everything flew.
    [5] I couldn’t stop. Why would I?
    [6] My tail’s still smoking.
   *[other] Phew. Which way is up?
}
says-level9-mine = { $number ->
    [0] That’s my kind of mess.
    [1] Hey, whirling is my job!
    [2] Stop! Oh, go on, it’s clever.
    [3] I built that in no time. No matter.
    [4] Nicely swirled.
    [5] My row got caught in a draft.
    [6] That row was too slow to get away.
   *[other] I’d protest, but I’m already over it.
}
