# What the Whirlwind says.

says-level9-play = { $number ->
    [0] Whoosh, and down!
    [1] Quick, there’s a gap!
    [2] No sooner seen than laid.
    [3] Zip. Next, please.
    [4] Blink now and you’ve missed it.
    [5] There-and-there-and-done.
    [6] I’d have been faster, but I sneezed.
   *[other] Ready, steady, already there.
}

says-level9-many = { $number ->
    [0] A storm of tiles!
    [1] Hold on to the table!
    [2] Swept up, swirled round, set down.
    [3] Sorry about the draught.
    [4] Leaves, twigs, tiles, everything flew.
    [5] I couldn’t stop. Why would I?
    [6] My tail’s still smoking.
   *[other] Phew. Which way is up?
}

says-level9-opened = { $number ->
    [0] Off like a gust!
    [1] Finally, I nearly burst waiting.
    [2] Here I blow!
    [3] Out of the nest and straight into it.
    [4] Brakes off.
    [5] That waiting took ages. A minute, even.
    [6] The wind’s up. Hats on, everyone.
   *[other] Out of my way, I’m… thank you.
}

says-level9-arranged = { $number ->
    [0] Up, over, under, through, done.
    [1] Spun it all round till it fitted.
    [2] Left went right and right went left.
    [3] I whirled, and a gap blew open.
    [4] What stood there now stands over here.
    [5] Tidy? No, but rather clever.
    [6] I only touched everything.
   *[other] Don’t worry, it all lands somewhere good.
}

says-level9-freed = { $number ->
    [0] Got the joker, gone again!
    [1] A joker came loose in the wind.
    [2] Snatched it. In, out, up the tree.
    [3] Swap-swap, hop along, joker.
    [4] Faster than the joker could laugh.
    [5] Like a nut from a shell. Crack.
    [6] Joker, run! I’ll race you.
   *[other] A shake of the tree, and down it came.
}

says-level9-near = { $number ->
    [0] Only a breeze is left.
    [1] Faster, I’m nearly through!
    [2] The last gust is coming.
    [3] My paws won’t wait for me.
    [4] Nearly-nearly-nearly.
    [5] I can’t sit still. I never could.
    [6] The home stretch! I love a stretch.
   *[other] Just let me get my breath. Got it.
}

says-level9-out = { $number ->
    [0] Swept clean! That was a gale.
    [1] Gone with the wind. Thank you!
    [2] And all is calm. Good game.
    [3] Stopped. So this is what stopping’s like.
    [4] I need a lie-down. Right, I’m up again.
    [5] Oh. I was just getting fast.
    [6] Not a leaf left on the tree.
   *[other] I came, I blew, I’m through.
}

says-level9-draw = { $number ->
    [0] A little more wind, please.
    [1] Quick, quick, give me something!
    [2] I’ll grab one as I pass by.
    [3] Snatch, tuck, turn over.
    [4] Another nut for the cheeks.
    [5] Fine, fine, quickly, what is it?
    [6] A short stop to refuel.
   *[other] Thinking? No, drawing.
}

says-level9-pass = { $number ->
    [0] For once I’ll stand still.
    [1] No wind at all. Go on!
    [2] I’ll blow past, don’t mind me.
    [3] Nothing. Come on, next.
    [4] I’ll run round the table instead.
    [5] Look at me waiting. Am I waiting well?
    [6] Pool empty? Who was faster than me?
   *[other] I’ll just vibrate here quietly.
}

says-level9-waits = { $number ->
    [0] Hmhmhm! Waiting fast, you see.
    [1] Counted twice already. Still the same!
   *[other] My eyes ran round the table nine times.
}

says-level9-mine = { $number ->
    [0] That’s my kind of mess.
    [1] Hey, whirling is my job!
    [2] Stop! Oh, go on, it’s clever.
    [3] I built that in no time. No matter.
    [4] Nicely swirled.
    [5] My row got caught in a draught.
    [6] That row was too slow to get away.
   *[other] I’d protest, but I’m already over it.
}

says-level9-admires = { $number ->
    [0] What was that? A hurricane?
    [1] My fur’s blown all the wrong way.
    [2] Faster than me! Well, nearly.
    [3] Wow-wow-wow.
    [4] Was there thunder? I felt thunder.
    [5] I got dizzy just watching, and I’m me.
    [6] Everyone duck! That was splendid.
   *[other] And I thought I was the weather here.
}

says-level9-behind = { $number ->
    [0] Someone overtook me? How marvellous.
    [1] Whizz. So that’s what I look like.
    [2] Oh good, somebody to chase.
    [3] Catch me if you can. Oh, you can.
    [4] The wind has changed.
    [5] Then I’ll have to put on some speed.
    [6] Somebody’s got a longer tail than me.
   *[other] I’m not slow. I’m getting a run-up.
}

says-level9-lost = { $number ->
    [0] Whoosh! You were faster than the wind.
    [1] What a whirl. Shall we spin again?
    [2] You won before I’d even sat down.
   *[other] Somebody get that winner a big nut.
}

says-level9-won = { $number ->
    [0] Thank you! My head is still spinning.
    [1] Thanks-thanks-thanks, everyone.
    [2] Thank you for keeping up. I hardly could.
   *[other] Thank you all. I’d hug you, but I’m gone.
}
