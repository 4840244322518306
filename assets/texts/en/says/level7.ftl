# What the Tinkerer says.

says-level7-play = { $number ->
    [0] Click. That fits.
    [1] A small twist here, and it holds.
    [2] A drop of oil, and in it slides.
    [3] Held up to the light… yes, that’s it.
    [4] I knew this would come in handy.
    [5] Not even any glue needed.
    [6] A knock on it. Firm as a rock.
   *[other] Hm, does it wobble? No.
}

says-level7-many = { $number ->
    [0] Look, it all fits together!
    [1] It even has a little bell on it.
    [2] That was a fine bit of work.
    [3] My toolbox rattles less now.
    [4] I pulled a lever, and out it all came.
    [5] And not a single screw left over.
    [6] Steam on, wheels turning. It runs!
   *[other] I didn’t even need the manual.
}

says-level7-opened = { $number ->
    [0] Plugged in and humming.
    [1] The motor’s running!
    [2] Sleeves rolled up, paws washed.
    [3] Toolbox open. What have we got?
    [4] The switch was on the other side.
    [5] It took a while to find the key.
    [6] Now I can get my paws on everything.
   *[other] Oh, so many things to take apart.
}

says-level7-arranged = { $number ->
    [0] Took it apart, put it back. Better now.
    [1] Unscrew, swap, tighten.
    [2] It had a hidden hinge.
    [3] I turned that round, and it made room.
    [4] Same parts, new machine.
    [5] I can never leave things as they are.
    [6] Look, it folds!
   *[other] Warranty void, but it works.
}

says-level7-freed = { $number ->
    [0] The joker was just a spare wheel.
    [1] Fitted the real part, freed the joker.
    [2] Got it loose with a hairpin.
    [3] A joker! That fixes anything.
    [4] Loosen, lift, and out comes the joker.
    [5] Out you pop.
    [6] Pried open, nothing broken.
   *[other] A joker. How shiny, I mean, useful.
}

says-level7-near = { $number ->
    [0] Just the finishing touches left.
    [1] It’s beginning to tick.
    [2] A few screws, and then the test run.
    [3] Where did I put the paint?
    [4] My paws are itching.
    [5] Careful now, no dropping anything.
    [6] The last bolts are always the trickiest.
   *[other] It may even work this time.
}

says-level7-out = { $number ->
    [0] Finished, and it even works!
    [1] The last part clicks. I love that sound.
    [2] Done. Shall we build another?
    [3] Switch it on, and off. Perfect.
    [4] The workbench is clean. That’s new.
    [5] All the tools are back on their hooks.
    [6] I step back and admire it a little.
   *[other] Ready for the shop window.
}

says-level7-draw = { $number ->
    [0] I can’t walk past a good find.
    [1] Something with a handle would be nice.
    [2] A spare part for later.
    [3] I’ll rummage a bit.
    [4] Ooh, what does this do?
    [5] There’s always something in the scrap box.
    [6] Hm, I’ll build something from it yet.
   *[other] First collect, then invent.
}

says-level7-pass = { $number ->
    [0] I keep my paws off. It’s hard.
    [1] None of my parts fit here.
    [2] Hm. It works without me.
    [3] Let me scratch my head a little longer.
    [4] Wrong thread, wrong size.
    [5] No screwdriver in the world helps here.
    [6] I’ll hold the torch for the others.
   *[other] Jammed. It’ll loosen up.
}

says-level7-waits = { $number ->
    [0] Hm hm hm. My paws are itching.
    [1] I’m counting my parts. One is missing.
   *[other] I keep looking how that’s put together.
}

says-level7-mine = { $number ->
    [0] The glue was still wet!
    [1] I was going to use those screws.
    [2] So that’s how it comes apart.
    [3] Taking things apart is my job!
    [4] My masterpiece, in spare parts again.
    [5] I’d have used a smaller spanner.
    [6] I should have used longer screws.
   *[other] Fair enough. I’d have done the same.
}

says-level7-admires = { $number ->
    [0] How does that work? Show me again.
    [1] What a machine!
    [2] I’d love to look inside that move.
    [3] I’d never have thought of that lever.
    [4] All my little wheels are spinning.
    [5] My jaw came unscrewed.
    [6] I’ll want a drawing of that.
   *[other] Smoothest gears I’ve ever heard.
}

says-level7-behind = { $number ->
    [0] Fine by me. I’m mid-experiment.
    [1] I must have loosened a wheel.
    [2] Vroom! What fuel was that?
    [3] Back to the drawing board, happily.
    [4] I only stopped to look at a screw.
    [5] Nice speed. I’ll oil my axles.
    [6] Mine’s still a prototype.
   *[other] I like watching it run from behind.
}

says-level7-lost = { $number ->
    [0] Neatly built! Will you show me how?
    [1] Click. That was the right part.
    [2] A clever build, and a clever builder.
   *[other] Not a screw loose in that game. Bravo.
}

says-level7-won = { $number ->
    [0] Thank you! Everybody brought good parts.
    [1] It worked, it worked. Thank you all.
    [2] Thank you. Nothing even exploded.
   *[other] Thank you. I’ll engrave all our names.
}
