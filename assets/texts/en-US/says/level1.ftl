says-level1-freed = { $number ->
    [0] Oh, a joker! Were you here all along?
    [1] The joker winked at me, I think.
    [2] Somebody was hiding in this row.
    [3] So that wasn’t a real tile at all!
    [4] A joker, just lying about. Fancy that.
    [5] Come along, joker. Let’s go for a walk.
    [6] Look who fell out of the row.
   *[other] I dreamed of a joker last night.
}
