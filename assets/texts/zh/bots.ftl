# 机器人的性格，以及它们说的话。

bot-level1 = 小迷糊
bot-level1-called = 小迷糊兔子
bot-level1-does = 常常漏看，开局也晚。适合当第一个对手。
bot-level2 = 邻居
bot-level2-called = 邻居熊猫
bot-level2-does = 出自己的牌组，偶尔往桌上加一张。
bot-level3 = 园丁
bot-level3-called = 园丁青蛙
bot-level3-does = 先出三张，第四张以后再添。
bot-level4 = 养蜂人
bot-level4-called = 养蜂人刺猬
bot-level4-does = 一次只出几张，回回都出。
bot-level5 = 书虫
bot-level5-called = 书虫老鼠
bot-level5-does = 喜欢群组：同样的数字放在一起。
bot-level6 = 水手
bot-level6-called = 水手企鹅
bot-level6-does = 喜欢长长的顺子，一路开到头。
bot-level7 = 修补匠
bot-level7-called = 修补匠浣熊
bot-level7-does = 常把牌排拆开，给自己的牌找位置。
bot-level8 = 杂耍师
bot-level8-called = 杂耍师水獭
bot-level8-does = 同时摆弄好几排牌，能出多少出多少。
bot-level9 = 旋风
bot-level9-called = 旋风松鼠
bot-level9-does = 每回合重组整个桌面，能出的全出。
bot-level10 = 指挥家
bot-level10-called = 指挥家猫头鹰
bot-level10-does = 留着百搭牌，等待好时机。
bot-level11 = 智者
bot-level11-called = 智者乌龟
bot-level11-does = 沉得住气，还会想到你下一步能做什么。
bot-hermit = 隐士
bot-hermit-called = 隐士棕熊
bot-hermit-does = 攒上很久，再一口气全出。请耐心等。
bot-gentle = 新手
bot-buddy = 伙伴
bot-buddy-called = 你的伙伴狐狸
bot-buddy-like = 伙伴 · { $like }
bot-buddy-does = 开始时很温和，会随着认识的玩家调整水平。

# 同上，用于公共屏幕：那里不记得任何人。
bot-buddy-for-visitors = 出牌很温和，新手也能赢。

# 机器人对自己的回合说的话，显示在座位旁的气泡里。
said = “{ $words }”
says-buddy = { $number ->
    [0] 今天我像{ $like }那样玩。
    [1] 今天我来当{ $like }。
   *[other] 这次我学{ $like }的打法。
}

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
    [0] 蜂蜜，一滴一滴来。
    [1] 嗡嗡，一点点，甜甜的。
   *[other] 一点一点就满了。
}
says-level4-many = { $number ->
    [0] 整群蜜蜂都来了！
    [1] 这一趟可真忙。
   *[other] 一天就有这么多蜜！
}
says-level4-near = { $number ->
    [0] 再几滴，罐子就满了。
    [1] 差不多都搬回家了。
   *[other] 再飞几趟就好。
}
says-level4-out = { $number ->
    [0] 罐子满了！谢谢大家。
    [1] 全搬回家了，这局真甜！
   *[other] 嗡嗡！最后一滴也装好了。
}
says-level4-draw = { $number ->
    [0] 再去看一朵花。
    [1] 我再飞出去找找。
   *[other] 看看草地上有什么。
}
says-level4-pass = { $number ->
    [0] 蜜蜂在休息呢。
    [1] 这儿没有我的花。
   *[other] 我晒着太阳看你们。
}

says-level5-play = { $number ->
    [0] 归到该放的位置。
    [1] 这里正缺这一页。
   *[other] 总算放对书架了。
}
says-level5-many = { $number ->
    [0] 翻开新的一章！
    [1] 这本书可真厚。
   *[other] 总算都整理好了。
}
says-level5-near = { $number ->
    [0] 快到最后一页了。
    [1] 只剩几本书要还。
   *[other] 还有短短一章。
}
says-level5-out = { $number ->
    [0] 全书完，真是好故事！
    [1] 书都还清了，谢谢！
   *[other] 今天合上书了，大家玩得真好！
}
says-level5-draw = { $number ->
    [0] 我再借一本。
    [1] 让我查一查。
   *[other] 书堆上又多一本。
}
says-level5-pass = { $number ->
    [0] 嘘，我还在看书。
    [1] 我翻一页，轮到你们。
   *[other] 现在没有要归类的。
}

says-level6-play = { $number ->
    [0] 绳结打好了，很牢。
    [1] 沿着海岸再走一段。
   *[other] 这根绳子稳稳的。
}
says-level6-many = { $number ->
    [0] 满船的货都上岸了！
    [1] 好长的一队船！
   *[other] 今天收获真大！
}
says-level6-near = { $number ->
    [0] 看见陆地了！
    [1] 甲板上只剩几个箱子。
   *[other] 港口就在前面。
}
says-level6-out = { $number ->
    [0] 抛锚！这一趟真棒。
    [1] 终于到家，谢谢各位船员！
   *[other] 船空了，大家都开得好！
}
says-level6-draw = { $number ->
    [0] 再装一个箱子。
    [1] 看看潮水带来什么。
   *[other] 我再撒一次网。
}
says-level6-pass = { $number ->
    [0] 海面平静，我等等。
    [1] 这次我留在港口。
   *[other] 今天没有鱼，你们先走！
}

says-level7-play = { $number ->
    [0] 咔嗒，装上了。
    [1] 轻轻一拧，就稳了。
   *[other] 好零件，好位置。
}
says-level7-many = { $number ->
    [0] 看，全都合得上！
    [1] 每个零件都有位置。
   *[other] 这活儿干得漂亮。
}
says-level7-near = { $number ->
    [0] 只剩最后几个零件。
    [1] 快造好了！
   *[other] 就差收尾了。
}
says-level7-out = { $number ->
    [0] 完工，还真能动！
    [1] 最后一个零件。谢谢！
   *[other] 好了！再造一个吗？
}
says-level7-draw = { $number ->
    [0] 还差一个零件。
    [1] 缺点什么，我找找。
   *[other] 留个备用零件。
}
says-level7-pass = { $number ->
    [0] 现在没什么要修的。
    [1] 我的零件都不合适。
   *[other] 就让它这样吧。
}

says-level8-play = { $number ->
    [0] 嘿，接住了！
    [1] 上去，转一圈，下来。
   *[other] 轻轻一抛，稳稳落下。
}
says-level8-many = { $number ->
    [0] 全都飞在空中！
    [1] 转呀转，全落稳了。
   *[other] 哇，飞得真漂亮！
}
says-level8-near = { $number ->
    [0] 空中只剩几张了。
    [1] 压轴就要来了！
   *[other] 我的手快空了。
}
says-level8-out = { $number ->
    [0] 当当！两手空空。
    [1] 最后一张落下。谢谢！
   *[other] 压轴完毕。再来一个？
}
says-level8-draw = { $number ->
    [0] 空中再添一张。
    [1] 再抛给我一张！
   *[other] 越多越热闹。
}
says-level8-pass = { $number ->
    [0] 我停一下手。
    [1] 手里满了，你来！
   *[other] 这次我不抛。
}

says-level9-play = { $number ->
    [0] 呼，落下去吧！
    [1] 快，那儿有空位！
   *[other] 眼睛一到，牌就到。
}
says-level9-many = { $number ->
    [0] 牌的暴风雨！
    [1] 抓紧桌子！
   *[other] 转一圈，全都来！
}
says-level9-near = { $number ->
    [0] 只剩一阵微风。
    [1] 再快点，我快出完了！
   *[other] 最后一阵风要来了。
}
says-level9-out = { $number ->
    [0] 一扫而空！好大的风。
    [1] 随风而去。谢谢！
   *[other] 风平浪静。打得好！
}
says-level9-draw = { $number ->
    [0] 再来点风吧。
    [1] 快，再给我一张！
   *[other] 路过顺手拿一张。
}
says-level9-pass = { $number ->
    [0] 难得我也停一停。
    [1] 一丝风也没有。你来！
   *[other] 这次我只是刮过去。
}

says-level10-play = { $number ->
    [0] 每个音符，各就其位。
    [1] 轻轻地，它就该在这里。
   *[other] 主题渐渐成形。
}
says-level10-many = { $number ->
    [0] 现在，全体合奏！
    [1] 多美的和弦！
   *[other] 每个声部各得其所。
}
says-level10-near = { $number ->
    [0] 快到最后几小节了。
    [1] 只剩几个音符。
   *[other] 听，尾声来了。
}
says-level10-out = { $number ->
    [0] 终止和弦。谢谢！
    [1] 曲终。各位都很精彩。
   *[other] 为全桌喝彩！
}
says-level10-draw = { $number ->
    [0] 休止也是音乐。
    [1] 我等合适的时机。
   *[other] 这个音符留到以后。
}
says-level10-pass = { $number ->
    [0] 静默一小节。
    [1] 舞台归你。
   *[other] 现在我听听别人的。
}

says-level11-play = { $number ->
    [0] 现在，这些就够了。
    [1] 到这里为止。
   *[other] 轻轻走一步。
}
says-level11-many = { $number ->
    [0] 时候到了。
    [1] 全都连起来了。
   *[other] 我等的就是这一刻。
}
says-level11-near = { $number ->
    [0] 不远了。
    [1] 再走几步。
   *[other] 很快就见分晓。
}
says-level11-out = { $number ->
    [0] 完成了，你们让我动了脑筋。
    [1] 好局，我从你们那里学到了。
   *[other] 这是最后一步，谢谢。
}
says-level11-draw = { $number ->
    [0] 我再看一会儿。
    [1] 还不到时候。
   *[other] 不着急，还有时间。
}
says-level11-pass = { $number ->
    [0] 这里我只能看着。
    [1] 你的一步让我看得更清楚。
   *[other] 我没有要加的。
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

# What the bots say when all is over: who lost, and who won and thanks the others.
says-level1-lost = { $number ->
    [0] 咦，结束了？玩得真开心。
   *[other] 我刚才在看云呢，打得好！
}
says-level1-won = 我赢了？谢谢，像做梦一样。
says-level2-lost = { $number ->
    [0] 打得好！下次再来串门。
   *[other] 真开心，我去烧水泡茶。
}
says-level2-won = 谢谢你今天来串门。
says-level3-lost = { $number ->
    [0] 看这花开得多好，真美！
   *[other] 好一场大丰收，恭喜！
}
says-level3-won = 谢谢！这园子是大家一起种的。
says-level4-lost = { $number ->
    [0] 这罐蜜归你，慢慢享用！
   *[other] 嗡嗡！飞得真漂亮。
}
says-level4-won = 谢谢！蜂蜜人人有份。
says-level5-lost = { $number ->
    [0] 好结局，每一页都精彩。
   *[other] 真想再读一遍，好极了！
}
says-level5-won = 谢谢！这一局要单独写一章。
says-level6-lost = { $number ->
    [0] 佩服！一帆风顺进了港。
   *[other] 我在甲板上向你敬礼！
}
says-level6-won = 谢谢船员们，跟你们出海真好。
says-level7-lost = { $number ->
    [0] 造得真巧！教教我好吗？
   *[other] 咔嗒，正好是那个零件。
}
says-level7-won = 谢谢！大家带来的零件都很棒。
says-level8-lost = { $number ->
    [0] 漂亮！落得真稳。
   *[other] 先腾出手来，给你鼓掌！
}
says-level8-won = 谢谢！我向大家鞠一躬。
says-level9-lost = { $number ->
    [0] 呼！你比风还快。
   *[other] 转得真痛快，再来一圈？
}
says-level9-won = 谢谢！我的头还在转呢。
says-level10-lost = { $number ->
    [0] 再来一曲！听得真享受。
   *[other] 演奏得真美，向你致敬。
}
says-level10-won = 谢谢，我们合奏得真好。
says-level11-lost = { $number ->
    [0] 走得好，我要琢磨琢磨。
   *[other] 你看得很远，我很高兴。
}
says-level11-won = 谢谢，你让我想了很多。
says-hermit-lost = { $number ->
    [0] 我就是舍不得牌，你打得好。
   *[other] 带着微笑，回我的洞里去。
}
says-hermit-won = 谢谢你来我的洞里做客。
