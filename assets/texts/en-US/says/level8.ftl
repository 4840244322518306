says-level8-many = { $number ->
    [0] Everything in the air at once!
    [1] Round and round, and all landed.
    [2] Whee, what a flight!
    [3] I’ve lost count, but not my balance.
    [4] And nothing fell on anybody’s head.
    [5] Drum roll, please. Oh, I’m done already.
    [6] That’s my favorite trick.
   *[other] That’s worth a fish, I’d say.
}
says-level8-mine = { $number ->
    [0] Hey, I was balancing that!
    [1] The bottom plate! Nobody breathe.
    [2] Caught by someone else. Good catch.
    [3] And my pyramid comes tumbling down.
    [4] Did you see it bounce?
    [5] Juggled away from under my nose.
    [6] Boo… no, bravo!
   *[other] That wasn’t in the program.
}
says-level8-lost = { $number ->
    [0] Bravo! What a landing.
    [1] I’ve put everything down, just to clap.
    [2] A somersault in your honor.
   *[other] A star is born. I’ll carry the hoops.
}
