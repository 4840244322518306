# 听不见的人从字幕得知声音的意思；看不见的人听到的话。

caption-chord = 凑成一个牌组了。
caption-whole = 每一排又都是牌组了。
caption-turn = { say-turn }
caption-tick = 只剩几秒了。
caption-heartbeat = 心跳声：有人快出完了。

# Said in place of the sign − before points.
speak-minus = 负
speak-remark = { $name }说：{ $words }
speak-state = { $what }，{ $how }
speak-from-to = 从{ $first }到{ $last }
speak-primary = 回车键：{ $button }
speak-disabled = 现在不能用
speak-chosen = 已选
speak-choice = { $value }，第{ $number }项，共{ $count }项
speak-stars = { $count ->
   *[other] { $count }颗星
}
speech-none = 这台电脑没有安装语音。

# 牌组、牌架和位置，短到听一百遍也不嫌烦。
speak-row = 第{ $number }排：{ $row }
speak-row-fault = 第{ $number }排：{ $why }：{ $tiles }
speak-run = 顺子，{ $color }{ $first }到{ $last }
speak-group = { $number }的群组，{ $colors }
speak-color = { $color }
speak-joker = { $joker }当作{ $meant }
speak-table =
    { $count ->
        [0] 桌上没有牌。
       *[other] 桌上有{ $count }排。
    }
speak-river = 牌河：{ $tiles }
speak-rack = 牌架，{ $count }张：{ $tiles }
speak-rack-asked = 按{ $key }听你的牌架。
speak-then = { $said }；{ $then }
speak-drawn = 抽到：{ $tiles }
speak-held = 拿起：{ $tiles }
speak-held-some = 已拿起。
speak-let-go = 放回了。
speak-taken-back = 收回了。
speak-seconds = 还剩{ $count }秒。
speak-seat = { $name }：{ $count }张
speak-order =
    { $mode ->
        [runs] 牌架按顺子排列。
        [groups] 牌架按群组排列。
       *[own] 牌架按自己的顺序。
    }
speak-on-rack = 牌架第{ $number }张：{ $tile }
speak-in-row = 第{ $row }排，第{ $number }张：{ $tile }
speak-in-river = 牌河，第{ $number }张：{ $tile }
speak-before = 第{ $row }排，{ $tile }之前
speak-behind = 第{ $row }排，{ $tile }之后
speak-between = 第{ $row }排，{ $tile }和{ $next }之间
speak-to-rack = 放回牌架
speak-to-felt = 桌面，另起一排
speak-pool = 牌库，{ $count }张：抽牌
speak-keep = 留下：{ $tile }
speak-points = { $name }：{ $points }分
speak-points-total = { $name }：{ $points }分，共{ $total }分
speak-speed = 速度
speak-whose = 谁的统计
speak-keys = { $keys }：{ $does }
speak-new-row = 新的一排：{ $row }
speak-place-of = { $place }。第{ $number }处，共{ $count }处。
speak-nowhere = 没有地方可放：{ $place }
speak-no-hints = 提示已关闭。先拿起牌，再问能放到哪里。
speak-not-there = 牌架上没有：{ $tile }
speak-gone = 没有了：{ $row }
speak-nothing = 没有了。
speak-no-news = 没有变化。

# 用来找某种颜色的牌的字母。A、G、H、J、T、W另有用处。
speak-letter-black = k
speak-letter-red = r
speak-letter-blue = b
speak-letter-orange = o
speak-letter-teal = q
tip-read = 读给我听
