# 牌桌：牌、按钮、牌架上方的话，以及各处都用的词。
#
# 所有文件共用的词：
#   run 顺子（规则书里提一次“顺组”） · group 群组 · set 牌组 · row 一排（桌上相连的任意几张牌）
#   tile 牌 · rack 牌架 · pool 牌库 · table 桌面 · first sets 破冰
#   turn 回合 · game 局 · match 比赛 · round 轮 · to play 出牌 · to draw 抽牌 · to pass 跳过
#   joker 百搭牌 · Double 双位牌 · Mirror 镜像牌 · Colour change 变色牌
#   to rearrange 重组 · ladder 闯关 · rung 关 · stamp 印章
#   River 牌河 · Key 钥匙牌 · Plunder 战利品
# 对玩家称“你”。中文与数字、变量之间不加空格；破折号用——，省略号用……。

color-black = 黑
color-red = 红
color-blue = 蓝
color-orange = 橙
color-teal = 青
tile = { $color }{ $number }
joker-J = 百搭牌
joker-D = 双位牌
joker-M = 镜像牌
joker-C = 变色牌
river = 牌河

# 与机器人同桌的唯一玩家的称呼。
you = 你

pool-count = 牌库{ $count }
pool-last = { $count ->
    [0] 空了
    [1] 最后一张
   *[other] 最后{ $count }张
}
match-game = { $games ->
    [1] 一局
   *[other] 第{ $game }局，共{ $games }局
}
match-game-target = 第{ $game }局 · 目标{ $points }分

# 牌桌四周的按钮，以及指针停在上面时的说明。
control-pause = 暂停
control-sort-runs = 7{"\u00A0"}8{"\u00A0"}9
control-sort-groups = 7{"\u00A0"}7{"\u00A0"}7
control-sort-own = 手动
control-undo = 撤销
control-redo = 重做
control-reset = 还原
control-again = 重看
control-more-time = 再加一分钟
control-more-time-short = +1分钟
control-point = 指一指
control-yes = 好
control-no = 不要
control-fast-forward = 快进
control-hint = 提示
tip-pause = 暂停 · Escape
tip-sort-runs = 按顺子理牌
tip-sort-groups = 按群组理牌
tip-sort-own = 按自己的顺序理牌
tip-undo = 撤销一步
tip-redo = 重做一步
tip-reset = 全部收回
tip-again = 再看一遍刚才的出牌
tip-more-time = 这一回合再加一分钟
tip-point = 给别人指一步
tip-yes = 就这么出
tip-no = 不这么出
tip-key = { $tip } · { $key }
tip-skip = 跳过
tip-eased = { $name }：{ $eased }
tip-fast-forward = 一直抽牌，直到有牌可出
tip-hint = 提示（再按说得更多）

action-play = 出牌
action-draw = 抽牌
action-pass = 跳过
action-wait = { $name }的回合
action-over = 本局结束
action-meter = { $missing ->
    [0] 先出一个牌组
   *[other] 还差{ $missing }分
}
action-fix = 先改好标出的牌排
action-tiles = { $count }张牌
row-begun = { $count } / { $needed }
action-puts-back = 全部放回
action-take = 拿牌
action-key = { $count ->
    [0] { $tile }
   *[other] { $tile }和另外{ $count }张
}
action-loose = 你收回{ $tiles }
action-anyway = 仍要{ $action }
action-anyway-sub = 或者出牌
action-keep = 留下一张
action-keep-sub = 从抽到的两张里选
action-empty = 牌库空了
action-last-pass = 本局就此结束
action-open-racks = 亮牌
action-open-racks-sub = 谁都出不了牌
action-pool = 牌库还有{ $count }张

say-more-time = { $who ->
    [you] 你多了一分钟。
   *[other] { $name }多了一分钟。
}
# 新手第一次出牌之前听到的话。
# $way：从什么开始，一定分数的牌组、任意牌组，或接一张牌。
first-goal = 把牌架上的牌出完。{ $way ->
    [points] 先出总分{ $needed }分的牌组。
    [set] 先出三张能凑成一组的牌。
   *[row] 给桌上的一排添一张牌。
}
first-draw = 没有能出的牌？{ $pool ->
    [0] 那就跳过吧，没关系。
   *[other] 那就抽一张吧，没关系。
}
say-turn = { $who ->
    [you] 轮到你了。
   *[other] { $name }，轮到你了。
}
say-first = { $who ->
    [you] 破冰要用自己牌架上的牌凑满{ $needed }分。
   *[other] { $name }，破冰要用自己牌架上的牌凑满{ $needed }分。
}
say-held-D = 双位牌一张顶两张：顺子里的两个数，或者群组里的两种颜色。
say-held-M = 镜像牌放在正中，两边一模一样。
say-held-C = 变色牌在顺子里当一个数，后面换一种颜色。
say-legal = 这样可以，好了就按“出牌”。
say-reason = { $reason }。
say-begun = 接着摆，或者收回去。
say-meter = { $needed ->
    [0] 先用自己的牌出一组。
   *[other] 现在{ $value }分，破冰要{ $needed }分。再多摆些，或者收回去。
}
say-fast-forward = 快进中，按任意处停止。
say-press-later = 稍等一下，再按一次。
say-pool-later = 你已经摆了牌。想抽牌，请先收回去。
say-thinks = { $name }正在思考……
say-played = { $who ->
    [you] 你
   *[other] { $name }
}出了{ $count }张牌。
say-opened = { $who ->
    [you] 你
   *[other] { $name }
}破冰了，出了{ $count }张牌。
say-drew = { $who ->
    [you] 你
   *[other] { $name }
}抽了{ $count }张牌。
say-passed = { $who ->
    [you] 你
   *[other] { $name }
}跳过了。
say-timeout-idle = { $who ->
    [you] 你
   *[other] { $name }
}的时间到了。
say-timeout-unfinished = { $who ->
    [you] 你
   *[other] { $name }
}的时间到了，牌退回原处。
time-up = 时间到。{ $count ->
    [0] {""}
   *[other] 你抽了{ $count }张牌。
}
time-up-back = 时间到。牌全部退回{ $count ->
    [0] 。
   *[other] ，你抽了{ $count }张牌。
}
time-up-stays = 时间到。你出的{ $count }张牌留在桌上。
say-went-out = { $who ->
    [you] 你
   *[other] { $name }
}出完了所有的牌！
say-blocked = 这下大家都跳过了。
say-fewest = 这下大家都跳过了。{ $who ->
    [you] 你
   *[other] { $name }
}剩下的点数最少。
say-stuck = 谁都出不了牌了。大家亮牌好吗？
say-last-tiles = 最后几张牌了！
say-point = 指一步：拖一张牌，或者先点牌，再点位置。
say-pointed = { $name }，{ $tiles }放这里好吗？
say-together-out = 全部出完！
say-together-blocked = 牌库空了，大家都跳过了。
say-loose = 这样可以，{ $tiles }收回你的牌架。
say-key = { $tile }是钥匙牌，这回合必须打出。{ $count ->
    [0] 没有别的牌跟着来。
   *[other] 它前面的{ $count }张牌归你的牌架。
}
say-unsaved = 这一局无法保存，关闭窗口后会丢失。
say-saved = 这一局又能保存了。
say-plunder = 这些牌要等到你的下个回合。
say-river-late = 要先从牌河拿牌，再做别的。
say-keep = 留下一张，另一张放进牌河。
say-comes-back = 回到你的牌架
say-again = { $who ->
    [you] 你
   *[other] { $name }
}的上一回合
say-anyway = 你有牌可出。仍要{ $action }吗？
say-more = { $said }{ $then }
say-not-now = 现在是{ $name }的回合。

# 在打出的牌旁边跳动的数：破冰的分数，或牌的张数。
tally-points = { $points }
tally-sum = { $points }！
tally-tiles = { $count }张牌
move-rows = { $count }排齐动！
move-joker = 取回百搭牌！
move-fourth = 第四张！
move-split = 拆开顺子！

deal-draw = 数字最大的先开始。
deal-again = 数字相同或抽到百搭牌，这几位重抽。
deal-starts = { $who ->
    [you] 你
   *[other] { $name }
}先开始。
deal-mix = 按任意处，亲手洗牌。
deal-skip = 按任意处继续。

back = 返回
names-and = { $names }和{ $last }
names-more = { $names }、{ $last }
