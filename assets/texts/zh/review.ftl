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
   *[no] { $count ->
        [1] 有一个回合，还能出得更多。
       *[other] 有几个回合，还能出得更多。
    }
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
        [open] 要用的牌都在牌架上。
       *[rows] 看看亮着的那几排。
    }
   *[no] { $how ->
        [rack] 只用牌架上的牌
        [open] 够破冰了
        [river] 要用到牌河里的一张牌
        [hard] 很难：{ $count }排一起动
        [row] 用到桌上的一排
        [each] 一次只动一排
       *[rows] { $count }排一起动
    }
}
review-found = 找到了！
review-before = { $gentle ->
    [yes] { $who ->
        [you] 你
       *[other] { $name }
    }{ $did ->
        [laid] 出牌
        [drew] 抽牌
       *[passed] 跳过
    }以前。
   *[no] 第{ $turn }回合 · { $who ->
        [you] 你
       *[other] { $name }
    }{ $did ->
        [laid] 出{ $count }张牌
        [drew] 抽牌
       *[passed] 跳过
    }之前
}
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
   *[no] { review-best-card }：{ $count }张牌
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
   *[usual] 不好不坏
}
review-draws-of = 换别人来抽，{ $all }个人里大约{ $count }个会更{ $than ->
    [worse] 差
   *[better] 好
}。
review-luckiest = 手气最好的一张：{ $tiles }。
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
review-answer = 看答案
review-heading = { $gentle ->
    [yes] 你的这一局
   *[no] 第{ $turn }回合
}
review-spoken-rows = 要用到这几排：{ $rows }。
review-spoken-rack = 牌架上：{ $tiles }。
chair = 指挥家坐你的位子
chair-ask = 想看看吗？
chair-playing = 指挥家正用你的牌玩：第{ $game }局，共{ $tries }局。
chair-none = 指挥家现在没空。
chair-verdict = { $how ->
    [wins] { $outcome ->
        [won] 用这手牌，指挥家{ $tries }局赢了{ $wins }局。你也赢了。
       *[other] 这手牌有赢的机会：指挥家{ $tries }局赢了{ $wins }局。
    }
    [loses] { $outcome ->
        [won] 用这手牌，指挥家{ $tries }局输了{ $losses }局。你却赢了！
        [lost] 用这手牌，指挥家{ $tries }局也输了{ $losses }局。
       *[left] 用这手牌，指挥家{ $tries }局输了{ $losses }局。
    }
    [never] { $outcome ->
        [won] 用这手牌，连指挥家也一局没赢。你却赢了！
       *[other] 用这手牌，连指挥家也赢不了：{ $tries }局全输。
    }
   *[either] { $outcome ->
        [won] 指挥家{ $tries }局赢了{ $wins }局。这局胜负难料，而你赢了。
       *[other] 指挥家{ $tries }局赢了{ $wins }局。这局胜负难料。
    }
}
chair-remark-playing = 嘘，我在听你的牌。
chair-remark-none = 抱歉，改天吧。
chair-remark = { $how ->
    [wins] { $outcome ->
        [won] 好牌。它的旋律，你我都听见了。
       *[other] 这里有旋律。看我的线怎么往下走。
    }
    [loses] { $outcome ->
        [won] 这手牌真倔，你却让它唱了起来。妙！
       *[other] 这手牌真倔，我的线也降不下来。
    }
    [never] { $outcome ->
        [won] 我始终没找到旋律，你找到了。妙！
       *[other] 这手牌，谁也指挥不动。
    }
   *[either] { $outcome ->
        [won] 势均力敌的一曲，最后一个音归你。
       *[other] 势均力敌的一曲，只差一个音。
    }
}
chair-short = { $how ->
    [wins] { $tries }局赢了{ $wins }局
    [loses] { $outcome ->
        [lost] { $tries }局也输了{ $losses }局
       *[other] { $tries }局输了{ $losses }局
    }
    [never] 连指挥家也赢不了
   *[either] 胜负难料
}
chair-lines = 每回合后剩下的牌
chair-before = 上次的你
chair-now = 这次的你
chair-spoken = { $who }：{ $turns }回合后剩{ $count }张。
chair-watch = 看一局
chair-again = 自己再玩一次
chair-uncounted = 牌和对手都一样，不计成绩。
scoring-uncounted = 再玩一次，不计成绩
scoring-review = 回顾
own-puzzles = 我的谜题
own-puzzles-due = { $count }道题又来了
own-puzzle-of = { $name }的对局
puzzle-aim-river = 出{ $count }张牌，其中一张可以来自牌河。
