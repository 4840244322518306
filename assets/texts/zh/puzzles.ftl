# 谜题：今日牌桌、日历、题架。

puzzle-today = 今日牌桌
puzzles = 谜题
puzzles-solved = { $count }/{ $all }

puzzle-grade = { $grade ->
    [nudge] 轻推
    [split] 拆分
    [chain] 连环
    [knot] 死结
   *[trap] 陷阱
}
puzzle-grade-for = { $grade ->
    [nudge] 动一排
    [split] 两排一起动
    [chain] 三排一起动
    [knot] 四排以上
   *[trap] 小步走会走错路
}
puzzle-number = { puzzle-grade } { $number }
puzzle-aim = { $aim ->
    [out] 把牌架上的牌出完。
    [lay] 从牌架上出{ $count }张牌。
    [fewest] 把牌出完，桌上最多动{ $count }张牌。
    [free] 取回百搭牌。
   *[open] 破冰：凑够30分。
}
puzzle-can-play = 这一回合就能做到。灯泡可以帮你。

puzzle-hint-rows = { $count ->
    [0] 要用的牌都在你的牌架上。
   *[other] 要改动{ $count }排。
}
puzzle-hint-set = 其中一排会变成{ $tiles }。

puzzle-joy = { $grade ->
    [nudge] 干得漂亮！
    [split] 拆得好！
    [chain] 好一个连环！
    [knot] 解开了！
   *[trap] 识破陷阱！
}
puzzle-found = 试了{ $tries }次，{ $hints ->
    [0] 没用提示
   *[other] 用了{ $hints }个提示
}。
puzzle-shown = 这是一种解法
puzzle-shown-sub = 也许还有别的解法。随时可以自己再试。
puzzle-next = 继续
puzzle-compare = 对照
puzzle-yours = 你的答案
puzzle-other = 另一种答案
puzzle-same = 书里的答案也是这样
puzzle-moved = { $count ->
    [0] 桌上的牌都没动
   *[other] 桌上动了{ $count }张牌
}
puzzle-copy = 复制结果
puzzle-copied = 已复制，粘贴到哪里都行。
puzzle-uncopied = 复制不了。
puzzle-line = Rack & Run · { puzzle-day } · { puzzle-grade } · 试{ $tries }次 · 提示{ $hints }个

calendar-play = { $solved ->
    [yes] 再玩一次
   *[no] 开始
}
puzzle-day = { $month }月{ $day }日
puzzle-date = { $month }月{ $day }日 星期{ $weekday ->
    [0] 一
    [1] 二
    [2] 三
    [3] 四
    [4] 五
    [5] 六
   *[6] 日
}
puzzle-month = { $year }年{ $month }月
# 日历中一周从哪天开始：monday、saturday或sunday。
week-begins = monday
weekday-short = { $weekday ->
    [0] 一
    [1] 二
    [2] 三
    [3] 四
    [4] 五
    [5] 六
   *[6] 日
}
speak-solved = 已解开
