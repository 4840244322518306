# 提示：从有没有牌可出，到每一步的一句话。

hint-ask = { $rung ->
    [0] 提示
    [1] 在哪里？
    [2] 哪几张？
    [3] 演示
   *[other] 下一步
}
hint-show-left = 演示（剩{ $count }次）
hint-show-none = 这一局的演示次数已用完。
hint-late = 时间不够了。{ $pool ->
    [0] 跳过吧。
   *[other] 抽一张吧。
}
hint-thinking = 让我看看……
hint-failed = 我没算出来。再按一次，或者出你看到的牌。
hint-can = 你有牌可出。
hint-can-swap = { $pool ->
    [0] 你可以和桌面换牌，也可以跳过。
   *[other] 你可以和桌面换牌，这样就不用抽牌。
}
hint-can-open = 你可以破冰了，你的牌组够{ $needed }分。
hint-overlooked = { $needed ->
    [0] 你的牌架上已经有牌组
   *[other] 你牌架上的牌组已经够{ $needed }分
}，可以破冰了。灯泡会告诉你在哪里。
hint-nothing = { $pool ->
    [0] 没有牌可出，跳过吧。
   *[other] 没有牌可出，抽一张吧。
}
hint-nothing-smaller = { $pool ->
    [0] 怎么摆都出不掉一张牌，跳过吧。
   *[other] 怎么摆都出不掉一张牌，抽一张吧。
}
hint-drawing-better = { $pool ->
    [0] 虽然有牌可出，但出完手里的牌反而更多。跳过吧。
   *[other] 虽然有牌可出，但抽一张更好，手里的牌会少一些。抽一张吧。
}
hint-nothing-seen = { $pool ->
    [0] 我没找到能出的牌，但没能全试过。跳过，或者你再看看。
   *[other] 我没找到能出的牌，但没能全试过。抽一张，或者你再看看。
}
hint-poor = { $value ->
    [0] 你还没有牌组
   *[other] 你的牌组有{ $value }分，破冰要{ $needed }分
}。{ $pool ->
    [0] 跳过吧。
   *[other] 抽一张吧。
}
hint-where = 看看{ $rows }。
hint-where-many = 看看发光的那几排。
hint-where-rack = 看看你的牌架，上面就有牌组。
hint-where-river = 看看牌河，{ $tile }对你有用。
hint-which = { $count ->
    [0] 不用再加牌了，把每一排都摆成牌组吧。
   *[other] 出牌架上的{ $tiles }。
}
hint-which-many = 出牌架上发光的那{ $count }张牌。
hint-lay-new = 把牌架上的{ $tiles }放到桌面，另起一排。
hint-lay-whole = 从牌架出一个牌组：{ $tiles }。
hint-lay-row = 把牌架上的{ $tiles }接到{ $row }上。
hint-lay-set = 把牌架上的{ $tiles }加到{ $row }里。
hint-lay-split = 把牌架上的{ $tiles }放进{ $row }，分成两排。
hint-lay-joker = 用牌架上的{ $tiles }换下{ $row }里的{ $joker }。
hint-take-new = 从{ $from }拿出{ $tiles }，另起一排。
hint-take-whole = 从{ $from }拿出{ $tiles }，自成一组。
hint-take-row = 从{ $from }拿出{ $tiles }，接到{ $row }上。
hint-take-set = 从{ $from }拿出{ $tiles }，加到{ $row }里。
hint-take-split = 从{ $from }拿出{ $tiles }，放进{ $row }，分成两排。
hint-take-joker = 从{ $from }拿出{ $tiles }，换下{ $row }里的{ $joker }。
hint-join = 把{ $from }和{ $row }拼在一起。
hint-order = 把这一排排好顺序：{ $row }。
hint-gather = 把这些牌放到一起：{ $row }。
hint-back = 把{ $tiles }收回牌架。
hint-key = 从牌河拿{ $tile }，它是钥匙牌。{ $count ->
    [0] 没有别的牌跟着来。
   *[other] 还有{ $count }张牌跟着来。
}
hint-keep-joker = 留下{ $tile }，它放哪里都有用。
hint-keep-play = 留下{ $tile }，桌面不变的话，下回合就能出。
hint-keep-near = 留下{ $tile }，它和你牌架上的{ $tiles }配得上。
hint-keep-low = 两张都还配不上你的牌。留下{ $tile }，最后扣分少些。
hint-reset = 重新来吧，牌全部放回。
hint-done = 现在按“{ action-play }”。
hint-worth-joker = 也可以留着百搭牌，以后也许更有用。
hint-worth-fourth = 也可以先出别的，{ $tiles }以后再添。
hint-done-more = 现在按“{ action-play }”，或者继续：再走{ $moves }步，还能多出{ $count }张牌。
outlook-sign = { $ending ->
    [here] 还排得成
    [rack] 手牌能帮忙
   *[undo] 撤销{ $count }步
}
outlook-tip = { $ending ->
    [here] 桌上这些牌都能排好。按一下看下一步。
    [rack] 再加上牌架上的牌就能排好。按一下看下一步。
   *[undo] 这样排不成，要撤销{ $count }步。按一下撤销一步。
}
outlook-back = { $count ->
    [0] 退到这里就行，从这里还排得成。
   *[other] 退了一步，还要退{ $count }步。
}
lacking = 有一排还缺{ $tiles }（{ $where }）。
lacking-either = { $one }或{ $other }
lacking-on-rack = 你牌架上有{ lacking-count }
lacking-in-set = { $row }里有1张
lacking-in-rows = 别的牌排里有{ lacking-count }
lacking-in-river = 牌河里有{ lacking-count }
lacking-unseen = 还有{ lacking-count }没露面
lacking-count = { $count }张
the-tile = { $tile }
the-same-tiles = { $count }张{ $tile }
the-tiles = { $count }张牌
them = 它们
row-run = { $color }色顺子{ $first }–{ $last }
row-run-mixed = 顺子{ $first }–{ $last }
row-group = { $number }的群组
row-mirror = 有镜像牌的那排
row-broken = 有{ $tile }的那排
row-next-to = { $row }旁边
row-left = { $row }剩下的牌
row-alone = { $count ->
    [1] 它自己那排
   *[other] 它们自己那排
}
row-other = 另一排
hints-on = 提示：开
hints-off = 提示：关
