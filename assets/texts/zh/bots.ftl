# 机器人的性格，以及它们说的话。

bot-level1 = 小迷糊
bot-level1-does = 常常漏看能出的牌。适合当第一个对手。
bot-level2 = 邻居
bot-level2-does = 出自己的牌组，偶尔往桌上加一张。
bot-level3 = 园丁
bot-level3-does = 一次照看几排牌，哪排合适就添上。
bot-level4 = 修补匠
bot-level4-does = 常把牌排拆开，给自己的牌找位置。
bot-level5 = 杂耍师
bot-level5-does = 同时摆弄好几排牌，能出多少出多少。
bot-level6 = 旋风
bot-level6-does = 每回合重组整个桌面，能出的全出。
bot-level7 = 指挥家
bot-level7-does = 留着百搭牌，等待好时机。
bot-hermit = 隐士
bot-hermit-does = 攒上很久，再一口气全出。请耐心等。
bot-gentle = 新手
bot-buddy = 伙伴
bot-buddy-like = 伙伴 · { $like }
bot-buddy-does = 会跟着你调整水平，让你赢多输少。

# 机器人对自己的回合说的话，显示在座位旁的气泡里。
said = “{ $words }”
says-buddy = 今天我像{ $like }那样玩。

says-level1-play = { $number ->
    [0] 哦，这几张正好一起！
    [1] 看我在牌架上找到了什么。
   *[other] 排起来真好看。
}
says-level1-many = { $number ->
    [0] 一下这么多！是我出的吗？
    [1] 我的牌架一下子轻了。
   *[other] 好长的一排呀。
}
says-level1-near = { $number ->
    [0] 哦！只剩几张了。
    [1] 就这几张了？快出完了！
   *[other] 嗯，牌架差不多空了。
}
says-level1-out = { $number ->
    [0] 天哪，那是最后一张！
    [1] 都没了！谢谢你陪我玩。
   *[other] 牌架空了？真是惊喜。
}
says-level1-draw = { $number ->
    [0] 收藏又多了一张。
    [1] 这张有什么用呢？
   *[other] 看看会来什么。
}
says-level1-pass = { $number ->
    [0] 这会儿我没有能出的。
    [1] 这次我就看看。
   *[other] 桌面这样就很美。
}

says-level2-play = { $number ->
    [0] 好了，放这里正合适。
    [1] 还有空位吗？谢谢。
   *[other] 放这儿，就像到家了。
}
says-level2-many = { $number ->
    [0] 牌架大扫除！
    [1] 今天我带了一整篮。
   *[other] 架子清爽多了。
}
says-level2-near = { $number ->
    [0] 我这边快好了。
    [1] 架子上只剩几张。
   *[other] 牌架差不多收拾好了。
}
says-level2-out = { $number ->
    [0] 好了！玩得真开心。
    [1] 架子空了。大家打得好！
   *[other] 最后一张啦。喝茶吗？
}
says-level2-draw = { $number ->
    [0] 从牌库带一张回家。
    [1] 我拿一张，接着来。
   *[other] 不着急，我抽一张。
}
says-level2-pass = { $number ->
    [0] 你先请，我等等。
    [1] 今天没有合适的。
   *[other] 你先来。
}

says-level3-play = { $number ->
    [0] 好，种进好土里。
    [1] 给这排添棵小苗。
   *[other] 在这里会长大的。
}
says-level3-many = { $number ->
    [0] 大丰收！
    [1] 一下种满整块地。
   *[other] 今天百花齐放。
}
says-level3-near = { $number ->
    [0] 篮子快空了。
    [1] 只剩几粒种子。
   *[other] 就剩一个角落没种了。
}
says-level3-out = { $number ->
    [0] 全种好了！多美的园子。
    [1] 最后一粒种下了。谢谢！
   *[other] 篮子空了，大家歇歇吧。
}
says-level3-draw = { $number ->
    [0] 篮子里再添一粒种子。
    [1] 还要长一阵子。
   *[other] 看看会冒出什么芽。
}
says-level3-pass = { $number ->
    [0] 现在没什么可种。
    [1] 让它再长一会儿。
   *[other] 我浇浇水，等一等。
}

says-level4-play = { $number ->
    [0] 咔嗒，装上了。
    [1] 轻轻一拧，就稳了。
   *[other] 好零件，好位置。
}
says-level4-many = { $number ->
    [0] 看，全都合得上！
    [1] 每个零件都有位置。
   *[other] 这活儿干得漂亮。
}
says-level4-near = { $number ->
    [0] 只剩最后几个零件。
    [1] 快造好了！
   *[other] 就差收尾了。
}
says-level4-out = { $number ->
    [0] 完工，还真能动！
    [1] 最后一个零件。谢谢！
   *[other] 好了！再造一个吗？
}
says-level4-draw = { $number ->
    [0] 还差一个零件。
    [1] 缺点什么，我找找。
   *[other] 留个备用零件。
}
says-level4-pass = { $number ->
    [0] 现在没什么要修的。
    [1] 我的零件都不合适。
   *[other] 就让它这样吧。
}

says-level5-play = { $number ->
    [0] 嘿，接住了！
    [1] 上去，转一圈，下来。
   *[other] 轻轻一抛，稳稳落下。
}
says-level5-many = { $number ->
    [0] 全都飞在空中！
    [1] 转呀转，全落稳了。
   *[other] 哇，飞得真漂亮！
}
says-level5-near = { $number ->
    [0] 空中只剩几张了。
    [1] 压轴就要来了！
   *[other] 我的手快空了。
}
says-level5-out = { $number ->
    [0] 当当！两手空空。
    [1] 最后一张落下。谢谢！
   *[other] 压轴完毕。再来一个？
}
says-level5-draw = { $number ->
    [0] 空中再添一张。
    [1] 再抛给我一张！
   *[other] 越多越热闹。
}
says-level5-pass = { $number ->
    [0] 我停一下手。
    [1] 手里满了，你来！
   *[other] 这次我不抛。
}

says-level6-play = { $number ->
    [0] 呼，落下去吧！
    [1] 快，那儿有空位！
   *[other] 眼睛一到，牌就到。
}
says-level6-many = { $number ->
    [0] 牌的暴风雨！
    [1] 抓紧桌子！
   *[other] 转一圈，全都来！
}
says-level6-near = { $number ->
    [0] 只剩一阵微风。
    [1] 再快点，我快出完了！
   *[other] 最后一阵风要来了。
}
says-level6-out = { $number ->
    [0] 一扫而空！好大的风。
    [1] 随风而去。谢谢！
   *[other] 风平浪静。打得好！
}
says-level6-draw = { $number ->
    [0] 再来点风吧。
    [1] 快，再给我一张！
   *[other] 路过顺手拿一张。
}
says-level6-pass = { $number ->
    [0] 难得我也停一停。
    [1] 一丝风也没有。你来！
   *[other] 这次我只是刮过去。
}

says-level7-play = { $number ->
    [0] 一个小音符，恰到好处。
    [1] 轻轻地，它就该在这里。
   *[other] 主题渐渐成形。
}
says-level7-many = { $number ->
    [0] 现在，全体合奏！
    [1] 多美的和弦！
   *[other] 每个声部各得其所。
}
says-level7-near = { $number ->
    [0] 快到最后几小节了。
    [1] 只剩几个音符。
   *[other] 听，尾声来了。
}
says-level7-out = { $number ->
    [0] 终止和弦。谢谢！
    [1] 曲终。各位都很精彩。
   *[other] 为全桌喝彩！
}
says-level7-draw = { $number ->
    [0] 休止也是音乐。
    [1] 我等合适的时机。
   *[other] 这个音符留到以后。
}
says-level7-pass = { $number ->
    [0] 静默一小节。
    [1] 舞台归你。
   *[other] 现在我听听别人的。
}

says-hermit-play = { $number ->
    [0] 非出不可吗？拿去吧。
    [1] 我只舍得这一点。
   *[other] 我的洞宽敞些了。
}
says-hermit-many = { $number ->
    [0] 冬天过去了！
    [1] 我终于出洞了。
   *[other] 这些我珍藏了好久。
}
says-hermit-near = { $number ->
    [0] 架子空得有点奇怪。
    [1] 我不太习惯这么空。
   *[other] 只剩最心爱的几张。
}
says-hermit-out = { $number ->
    [0] 终于全出了。谢谢等候。
    [1] 洞里空了。真清静！
   *[other] 耐心是条长路。打得好。
}
says-hermit-draw = { $number ->
    [0] 再存一张过冬。
    [1] 都留着，以后用。
   *[other] 我的洞里总有地方。
}
says-hermit-pass = { $number ->
    [0] 我不说话，等着。
    [1] 我有的是时间。
   *[other] 让我在洞里再待会儿。
}
