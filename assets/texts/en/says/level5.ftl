# What the Librarian says.

says-level5-play = { $number ->
    [0] Filed where it belongs.
    [1] A page was missing here.
    [2] On the right shelf at last.
    [3] Psst, I’m only adding a line.
    [4] A small note in the margin.
    [5] A bookmark here, so I won’t lose it.
    [6] According to the catalogue, here.
   *[other] I can’t bear a gap on a shelf.
}

says-level5-many = { $number ->
    [0] A whole new chapter!
    [1] What a thick book that makes.
    [2] All sorted at last.
    [3] Pardon the noise.
    [4] I’ve stamped them all, too.
    [5] That was the whole top shelf.
    [6] I got carried away. It was a good part.
   *[other] The collected works, so to speak.
}

says-level5-opened = { $number ->
    [0] Chapter one. I like a good beginning.
    [1] The library is now open.
    [2] I’ve found my reading glasses.
    [3] Once upon a time…
    [4] My library card works. How lovely.
    [5] That’s the preface done.
    [6] Ahem. May I have your silence?
   *[other] Squeak! Pardon me, I’m here.
}

says-level5-arranged = { $number ->
    [0] I re-sorted the shelf. Nobody heard me.
    [1] From A to Z again, only neater.
    [2] Hm, I’d file that under ‘better’.
    [3] I turned a few pages back and forth.
    [4] The plot had to be rewritten a little.
    [5] I do love a rearranged shelf.
    [6] Now the story makes more sense.
   *[other] Not a whisker out of place.
}

says-level5-freed = { $number ->
    [0] The joker was misfiled. I’ve fixed it.
    [1] The original’s back. Joker, you’re free.
    [2] A joker between the pages!
    [3] Borrowed a joker. It’s due back today.
    [4] The index said: joker, see this row.
    [5] I read between the lines.
    [6] Shh, joker. Follow me.
   *[other] I’ve dusted the joker off. It sneezed.
}

says-level5-near = { $number ->
    [0] The last page is close.
    [1] My reading pile has shrunk.
    [2] I can’t put it down now.
    [3] I’m peeking at the ending.
    [4] There’s room for a vase on my shelf.
    [5] Ooh. My whiskers are trembling.
    [6] Nearly closing time.
   *[other] The plot thickens, my rack thins.
}

says-level5-out = { $number ->
    [0] The end. A lovely story!
    [1] All books are back. Thank you!
    [2] Closed for today. Well read, everyone.
    [3] And they all lived happily ever after.
    [4] I shut the book very, very softly.
    [5] Full stop.
    [6] That’s the last line. What a page-turner.
   *[other] Even I want to cheer. Quietly.
}

says-level5-draw = { $number ->
    [0] I’ll borrow this for a fortnight.
    [1] Let me look this one up.
    [2] A new book for my stack.
    [3] Something from the lower shelf, please.
    [4] Hm, I haven’t read that yet.
    [5] I’ll sign for it.
    [6] Chosen by its cover, I admit.
   *[other] A little bedtime reading for later.
}

says-level5-pass = { $number ->
    [0] Shh, I’m still reading.
    [1] I’ll turn the page. Your turn.
    [2] Nothing to file just now.
    [3] Every book’s out on loan, it seems.
    [4] I’ll be over here, not making a sound.
    [5] I’ll listen to the clock tick.
    [6] Blank page.
   *[other] No comment from the stacks.
}

says-level5-waits = { $number ->
    [0] Hm, hm. Quietly, of course.
    [1] I’m counting my tiles, from A to Z.
   *[other] I’m reading the table once more.
}

says-level5-mine = { $number ->
    [0] My row! And in such good order.
    [1] My book now ends on page seven.
    [2] That was a reference copy!
    [3] Please return it after use.
    [4] So that’s a revised edition.
    [5] I’d say ‘shh’, but I’m too amused.
    [6] I shall write a very small complaint.
   *[other] It had a happy ending until just now.
}

says-level5-admires = { $number ->
    [0] I almost said ‘hooray’ out loud.
    [1] That’s an entire encyclopedia!
    [2] I must write this down.
    [3] What a plot twist.
    [4] It reads like an adventure.
    [5] I’d give it every star there is.
    [6] My glasses have steamed up.
   *[other] An author at work. How exciting.
}

says-level5-behind = { $number ->
    [0] Somebody reads faster than I do.
    [1] Ah, so it’s that kind of story.
    [2] I’m a footnote now. I like footnotes.
    [3] You’re a page ahead. Don’t tell me more.
    [4] Overtaken without a sound. I approve.
    [5] Running in the library! Well run, though.
    [6] It’d be a dull book otherwise.
   *[other] Then I’ll read it from the back.
}

says-level5-lost = { $number ->
    [0] A happy ending. I enjoyed every page.
    [1] I’d love to read that again. Bravo!
    [2] I’ll put your game on the best shelf.
   *[other] That ending wasn’t in my notes. Lovely.
}

says-level5-won = { $number ->
    [0] Thank you! This game gets its own chapter.
    [1] Thank you all. May I cheer a little?
    [2] You were a wonderful read. Thank you.
   *[other] My thanks to all, as the last page says.
}
