# 提示：从有没有牌可出，到每一步的一句话。

hint-ask = { $rung ->
    [0] 提示
    [1] 在哪里？
    [2] 哪几张？
    [3] 演示
   *[other] 下一步
}
hint-thinking = 让我看看……
hint-failed = 我没算出来。再按一次，或者出你看到的牌。
hint-can = 你有牌可出。
hint-can-open = 你可以破冰：你的牌组够{ $needed }分。
hint-nothing = { $pool ->
    [0] 没有牌可出：过。
   *[other] 没有牌可出：摸一张牌。
}
hint-nothing-smaller = { $pool ->
    [0] 怎么出牌架都不会变少：过。
   *[other] 怎么出牌架都不会变少：摸一张牌。
}
hint-nothing-seen = { $pool ->
    [0] 我没找到可出的牌，但没能全部试过：过，或者你再看看。
   *[other] 我没找到可出的牌，但没能全部试过：摸一张牌，或者你再看看。
}
hint-poor = { $value ->
    [0] 你自己还没有牌组
   *[other] 你的牌组值{ $value }分，需要{ $needed }分
}：{ $pool ->
    [0] 过。
   *[other] 摸一张牌。
}
hint-where = 看看{ $rows }。
hint-where-many = 看看发光的那几排。
hint-where-rack = 看看你的牌架：上面就有牌组。
hint-where-river = 看看牌河：{ $tile }对你有用。
hint-which = { $count ->
    [0] 你的牌都已在桌上：只要把各排都摆成牌组。
   *[other] 出你牌架上的{ $tiles }。
}
hint-which-many = 出你牌架上发光的{ $count }张牌。
hint-lay-new = 把牌架上的{ $tiles }放到桌面，开始新的一排。
hint-lay-whole = 从牌架出一个牌组：{ $tiles }。
hint-lay-row = 把牌架上的{ $tiles }放到{ $row }旁边。
hint-lay-set = 把牌架上的{ $tiles }加到{ $row }。
hint-lay-split = 把牌架上的{ $tiles }放进{ $row }，分成两排。
hint-lay-joker = 用牌架上的{ $tiles }换下{ $row }里的{ $joker }。
hint-take-new = 从{ $from }取{ $tiles }，开始新的一排。
hint-take-whole = 从{ $from }取{ $tiles }，单独成为牌组。
hint-take-row = 从{ $from }取{ $tiles }，放到{ $row }旁边。
hint-take-set = 从{ $from }取{ $tiles }，加到{ $row }。
hint-take-split = 从{ $from }取{ $tiles }，放进{ $row }，分成两排。
hint-take-joker = 从{ $from }取{ $tiles }，换下{ $row }里的{ $joker }。
hint-join = 把{ $from }和{ $row }并在一起。
hint-order = 把这一排排好顺序：{ $row }。
hint-gather = 把这些牌放到一起：{ $row }。
hint-back = 把{ $tiles }收回牌架。
hint-key = 从牌河拿{ $tile }：它就是钥匙牌。{ $count ->
    [0] 没有别的牌随它而来。
   *[other] 还有{ $count }张牌随它而来。
}
hint-keep-joker = 留下{ $tile }：它到哪里都有用。
hint-keep-play = 留下{ $tile }：桌面不变的话，下回合就能出。
hint-keep-near = 留下{ $tile }：它和你牌架上的{ $tiles }合得来。
hint-keep-low = 两张都还配不上你的牌。{ $tile }最后扣分少些。
hint-reset = 我们重新来：全部放回。
hint-done = 现在按“{ action-play }”。
hint-done-more = 现在按“{ action-play }”，或者继续：再走{ $moves }步，还能多出{ $count }张牌。
the-tile = { $tile }
the-same-tiles = { $count }张{ $tile }
the-tiles = { $count }张牌
them = 它们
row-run = { $color }色顺子{ $first }–{ $last }
row-run-mixed = 顺子{ $first }–{ $last }
row-group = { $number }的群组
row-mirror = 有镜像牌的那排
row-broken = 有{ $tile }的那排
row-beside = { $row }旁边
row-left = { $row }剩下的牌
row-alone = { $count ->
    [1] 它自己那排
   *[other] 它们自己那排
}
row-other = 另一排
hints-on = 提示：开
hints-off = 提示：关
