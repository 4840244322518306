# 保存下来的对局，以及它们的统计。

note-games-damaged = 保存的对局读不出来。旧文件已保留，并新建了一个。
note-games-copied = 保存的对局读不出来，已改用{ $days ->
    [0] 今天
    [1] 昨天
   *[other] { $days }天前
}的副本。旧文件已保留。
note-games-missing = 对局文件不见了，已改用{ $days ->
    [0] 今天
    [1] 昨天
   *[other] { $days }天前
}的副本。
note-games-salvaged = 对局文件已损坏：读出{ $read }局，从副本取回{ $copied }局，丢失{ $lost }局。旧文件已保留。
note-games-aside = 对局文件旁有个不属于它的文件，已移到一边。最后几步可能缺失。
note-games-newer = 这些对局是用更新的版本保存的。换用那个版本之前，什么都不会保存。
note-games-taken = Rack & Run已经打开。在这里玩的对局不会保存。
note-games-unsaved = 你的对局无法保存，关闭窗口后会丢失。
note-game-lost = 那一局已读不出来。它还在这里，但不能继续玩。

moment = { $days ->
    [0] 今天{ $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }
    [1] 昨天
   *[other] { $month }月{ $day }日
}
moment-year = { $year }年{ $moment }
games-title = 对局
games-sub = { $count ->
    [0] 还没有对局
   *[other] { $count }局，最新的在前
}
games-empty = 你的对局会显示在这里。
games-play = 与机器人对战
games-name = { $day } · { $rules }
games-won = { $names }获胜，{ $points }
games-deleted = 已删除：{ $game }
games-undo = 撤销
games-paste = 粘贴对局
games-came = 对局已添加。
games-known = 这一局已经在这里了，保持原样。
games-wrong = 这不是Rack & Run的对局。{ $why }
games-not-kept = 那一局没有问题，但现在无法保存。
games-clipboard-empty = 剪贴板里没有文字。
games-file-unreadable = 那个文件无法读取。
games-file-coding = 如果这是对局，请另存为 UTF-8 再拖进来。
games-file-wrong = 那个文件不是保存的对局。
game-sub = { $day } · { $end }
game-going = { $turns ->
    [0] 刚刚开始
   *[other] 已进行{ $turns }回合
}
game-left = { $turns }回合后离开
game-out = { $turns }回合后结束
game-blocked = { $turns }回合后大家都跳过
game-given-up = { $turns }回合后结束
game-unreadable = 这局无法读取。
game-damaged = 这局从第{ $turn }回合起无法读取。
game-other-rules = 这局从第{ $turn }回合起用的是别的规则。
# 对局已与保存时的记号比对；$turns为未变的回合数。
games-changed = 本页有{ $count }局在磁盘上损坏。
game-changed = { $turns ->
    [0] 这局在第一回合之前就在磁盘上损坏了。
   *[other] 第1–{ $turns }回合与你离开时一致，之后的部分在磁盘上损坏了。
}
game-changed-head = 各回合与你离开时一致，但名字、结果或牌架在磁盘上损坏了。
game-changed-turn = 各回合与你离开时一致，但未完成的那一回合有一部分在磁盘上损坏了。
game-changed-row = 这局完好无损，只是它在列表里的记录损坏了。
game-vouched = { $turns ->
    [0] 这局与你离开时一致
   *[other] 第1–{ $turns }回合与你离开时一致
}{ $sealed ->
    [yes] ，发牌与密封的一致。
   *[no] 。
}
game-to-move = 轮到出牌
game-watch = 观看
game-save = 保存并分享
game-delete = 删除
game-saved = 已保存为{ $path }。
game-saved-copied = 分享码已复制，可以粘贴到任何聊天里。已保存为{ $path }。
game-copied = 无法存成文件，但分享码已在剪贴板里。
game-unsaved = 无法保存。
game-secret = 对局结束后才能存为文本，否则大家的牌都会暴露。

# 保存的对局加起来是什么样

games-statistics = 统计
statistics-title = 统计
statistics-sub = { $played }局，{ $won ->
    [0] 还没有赢过
   *[other] 赢了{ $won }局
}
statistics-none = 还没有统计。玩完一局就有了。
statistics-most-tiles = { $count ->
   *[other] 单回合最多出牌
}
statistics-fastest = { $count ->
   *[other] 最少回合出完
}
statistics-seconds = 平均每回合秒数
statistics-dash = –
statistics-presets = 胜局（按规则）
statistics-levels = 胜局（按对手）
statistics-no-bots = 还没有和机器人玩过
statistics-points = 每局得分
statistics-erase = 清除这些统计
chart-won = { $won } / { $played }
