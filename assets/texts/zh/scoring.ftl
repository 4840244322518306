# 一局的得分、记分表，以及比赛的结束。

seal-closed = 公平发牌
# $seal：第一回合之前封存牌序的印记的前一半。
# $seconds：看到印记之后过了几秒有人按下，这一按也混入洗牌；"none" 表示没有人按。
seal-closed-why = { $seconds ->
    [none] 凭证：{ $seal }……
   *[other] 你在{ $seconds }秒时参与了洗牌，凭证：{ $seal }……
}
seal-opened = { $seconds ->
    [none] 发牌公平，与封存一致：{ $seal }……
   *[other] 发牌公平，与{ $seconds }秒时的一按和封存印记一致：{ $seal }……
}
seal-broken = 发牌与封存不一致：{ $seal }……
seal-given = 本局按指定的数字发牌。
seal-copied = { $proof }已复制。
word-copy = 输入同一个词，发牌就相同 · 复制结果
word-line = Rack & Run · 发牌 { $deal }{ $game ->
    [1] {""}
   *[other] ，第{ $game }局
} · { $ends } · { $turns }回合

scoring-out-title = { $who ->
    [you] 你
   *[other] { $name }
}赢了！
scoring-out-first = { $who ->
    [you] 你的牌架最先空了。
   *[other] { $name }的牌架最先空了。
}
scoring-blocked-title = 大家都跳过了
scoring-blocked = 剩牌分数最低的赢
scoring-game = 第{ $number }局，共{ $count }局
scoring-game-target = 第{ $number }局 · 目标{ $points }分
scoring-tie = 榜首同分，再来一局
scoring-best = { $who ->
    [you] 你
   *[other] { $name }
}最精彩的一回合：第{ $turn }回合，{ $count }张牌
scoring-few-left = { $who ->
    [you] 你
   *[other] { $name }
}只剩{ $count }张牌
scoring-at-once = { $who ->
    [you] 你
   *[other] { $name }
}一回合出了{ $count }张牌
scoring-laid = { $who ->
    [you] 你
   *[other] { $name }
}用{ $turns }回合出了{ $count }张牌
scoring-lamp = { $who ->
    [you] 灯泡帮了你一点忙，其余全靠你自己！
   *[other] 灯泡帮了{ $name }一点忙。
}
scoring-luck = 新牌新运气{ $who ->
    [you] ！
   *[other] ，{ $names }！
}
scoring-together-title = { $count ->
    [0] 全部出完！
   *[other] 还剩{ $count }张牌
}
scoring-together-out = 你们一起做到了。
scoring-together-blocked = 换一手牌，再来一局！
scoring-together = { $turns }回合里，大家一共出了{ $count }张牌
scoring-show = 给人看看
scoring-show-why = 把最精彩的一回合存成图片
scoring-menu = 菜单
scoring-sheet = 记分表
scoring-replay = 再看一遍
scoring-next = 下一局
scoring-result = 最终结果
scoring-revenge = { $name }想再比一局
scoring-again = 再来
scoring-rematch = 再战一局
scoring-same = 还是这些人，换一手牌
scoring-same-tiles = 还是这手牌
scoring-then = 第{ $number }局

sheet-title = 记分表
sheet-zero = { $sum } · 每局的得分加起来是零
sheet-game = 第{ $number }局
sheet-carried = 1–{ $last }
sheet-points = 分数
sheet-won = 胜局
sheet-target = 目标{ $points }
sheet-reached = 已达到

result-title = { $who ->
    [you] 你
   *[other] { $name }
}赢得了比赛！
result-title-together = { $names }并列第一
result-sub = { $games }局中胜{ $won }局 · { $points }分
result-sub-total = { $games }局后{ $points }分
result-sub-together = { $games }局后各{ $points }分
result-again = 再来一场
result-buddy-up = { $who ->
    [you] 你
   *[other] { $name }
}连赢了两场。{ $buddy }会玩得更好一点。
result-buddy-met = { $buddy }看懂了你的打法，会玩得更好一点。
result-buddy-down = { $buddy }会让着你一点。
result-next-step = 下一关已解锁
