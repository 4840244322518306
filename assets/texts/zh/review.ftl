# 当时的机会：打完一局回头看。$gentle 为 "yes" 时是孩子的玩法，不说数字。

review = 当时的机会
review-whose = 看谁的回合
review-looking = 正在看{ $who ->
    [you] 你
   *[other] { $name }
}的每一回合……
review-none = { $gentle ->
    [yes] 玩得好！简单的机会一个也没错过。
   *[no] 灯泡看过了每一回合，没发现{ $who ->
        [you] 你
       *[other] { $name }
    }错过什么。
}
review-something = { $gentle ->
    [yes] { $is_out ->
        [yes] 当时能把牌出完。
       *[no] 当时还能多出几张。
    }
   *[no] 当时有个机会。
}
review-want = { $gentle ->
    [yes] 想找找看吗？
   *[no] 想看看吗？
}
tip-turn-choice = 前后一个标记 · ← →
review-look = 看看
review-idea = { $gentle ->
    [yes] { $kind ->
        [out] 一口气出完的办法
       *[more] 还能多出几张
    }
   *[no] 第{ $turn }回合：{ $kind ->
        [out] 能出完
       *[more] 能出{ $count }张牌
    }
}
review-rows = { $gentle ->
    [yes] { $how ->
        [rack] 要用的牌都在牌架上。
       *[rows] 看看亮着的那几排。
    }
   *[no] { $how ->
        [rack] 只用牌架上的牌
        [river] 要用到牌河里的一张牌
        [hard] 很难：{ $count }排一起动
       *[rows] { $count ->
            [1] 动一排
           *[other] { $count }排一起动
        }
    }
}
review-found = 找到了！
review-turn = { $gentle ->
    [yes] 当时就是这样。
   *[no] 第{ $turn }回合 · { $who ->
        [you] 你
       *[other] { $name }
    }{ $did ->
        [laid] 出了{ $count }张牌
        [drew] 抽了牌
       *[passed] 跳过了
    }
}
review-best-card = { $who ->
    [you] 你
   *[other] { $name }
}最精彩的一回合
review-best = { $gentle ->
    [yes] { review-best-card }
   *[no] { scoring-best }
}
review-draws = { $who ->
    [you] 你
   *[other] { $name }
}抽到的牌
review-draws-ask = 手气怎么样？
review-draws-grade = { $grade ->
    [much-better] 几乎比谁都好
    [better] 比多数人好
    [worse] 比多数人差
    [much-worse] 几乎比谁都差
   *[usual] 和多数人差不多
}
review-draws-of = 同样的牌，{ $all }个人里大约{ $count }个抽得更{ $than ->
    [worse] 差
   *[better] 好
}。
review-lucky = 抽到好牌
review-draw = 第{ $turn }回合 · 抽到好牌：{ $tiles }
review-laid = { $count }张牌
review-stamp = 印章：{ $stamp }
review-picture = 保存图片
review-copy = 复制一行
review-line = { $name }一回合出了{ $count }张牌
review-shared-line = Rack & Run · { $line }
review-comes-back = { $count ->
    [1] 这道题明天还会来
   *[other] { $count }道题明天还会来
}
review-try = 试一试
review-heading = { $gentle ->
    [yes] 你的这一局
   *[no] 第{ $turn }回合
}
review-spoken-rows = 要用到这几排：{ $rows }。
review-spoken-rack = 牌架上：{ $tiles }。
scoring-review = 回顾
own-puzzles = 我的谜题
own-puzzles-due = { $count }道题又来了
own-puzzle-of = { $name }的牌局
puzzle-aim-river = 出{ $count }张牌，其中一张可以来自牌河。
