# 规则书。

book-of = 规则书 · { $name }
book-tab-aim = 目标
book-tab-sets = 牌组
book-tab-turn = 回合
book-tab-moves = 重组
book-tab-jokers = 百搭
book-tab-twist = 特殊牌
book-tab-extras = 更多
book-tab-time = 时间
book-tab-end = 结束
meld-run = 顺子 · { $value }分
meld-group = 群组 · { $value }分
meld-mirror = 镜像 · { $value }分
book-loses = 扣{ $points }分
book-gains = 赢家得{ $points }分

book-aim = 目标和牌
book-aim-goal = 最先把牌架上的牌全部出完的人获胜。
book-aim-numbers = 数字1到13，有{ $black }、{ $red }、{ $blue }、{ $orange }四种颜色，同样的牌{ $copies ->
    [1] 只有一张
   *[other] 各两张
}。
book-aim-yellow-red = 原规则书把{ $orange }色叫作黄色。
book-aim-yellow-pink = 原规则书把{ $orange }色叫作黄色，把{ $red }色叫作粉色。
book-aim-jokers = 加上{ $jokers }张百搭牌，一共{ $tiles }张。
book-aim-twist = 加上百搭牌、双位牌、镜像牌、变色牌各两张，一共{ $tiles }张。
book-aim-rack = 每人拿{ $rack }张，其余的牌面朝下，就是牌库。
book-aim-start = 每人抽一张，数字最大的先开始，按顺时针轮流。
book-aim-colors = 每种颜色都有自己的形状
book-tile-J = 百搭牌
book-tile-D = 双位牌
book-tile-M = 镜像牌
book-tile-C = 变色牌

book-sets = 群组和顺子
book-sets-three = 桌上的牌都要组成牌组，每组至少三张。
book-sets-group = 群组是同一个数，三种或四种不同颜色。
book-sets-run = 顺子（顺组）至少是三个相连的数，同一种颜色。
book-sets-ends = 1是最小的数，不能接在13后面。

book-first = 破冰
book-first-value = 最先出的牌组一共要有{ $needed }分，全部来自自己的牌架。
book-first-any = 第一个牌组可以是自己牌架上的任何牌组。
book-first-numbers = 牌上是几，就算几分。
book-first-joker = 百搭牌当哪张，就算哪张的分。
book-first-no-joker = 破冰不能用百搭牌。
book-first-apart = 这个回合里，桌上原有的牌组不能动。

book-turn = 一个回合
book-turn-free = 破冰之后，可以再出牌组，给任何牌组加牌，也可以重组整个桌面。
book-turn-legal = 回合结束时，每一排都要是牌组，而且至少出了一张自己的牌。
book-turn-draw = 不出牌，就抽一张牌，回合结束。
book-turn-river = 不出牌，就抽两张、留一张，回合结束。
book-turn-pass = 牌库空了，就改为跳过。
book-turn-built = 给群组加一张牌
book-turn-before = 给顺子加一张牌
book-turn-new = 出一个新牌组

book-rearranging = 重组
book-rearranging-free = 桌上的牌是大家的，可以拆开牌组，组成新的。
book-rearranging-whole = 桌上原有的牌要留在桌上。只有这回合出的牌能收回牌架。
book-rearranging-undo = 尽管试，每一步都能撤销。
book-move-fourth = 拿走群组的第四张牌
book-move-ends = 一头加，另一头拿
book-move-split = 用自己的牌拆开顺子

book-larger = 大动作
book-larger-several = 一张牌可以带动许多牌。
book-larger-last = 回合当中，桌面怎么摆都行。只要结束时每一排都是牌组。
book-move-join = 把两条顺子接起来
book-move-combined = 从几个牌组凑出一个新的
book-move-multiple = 三条顺子变成三个群组

book-jokers = 百搭牌
book-jokers-any = 百搭牌可以当任何牌，哪怕那张牌已有两张在桌上。
book-jokers-place = 在顺子里，它就是所在位置的数，所以不能在13之后或1之前。
book-jokers-two = 一个牌组里可以有两张百搭牌，但不能全是百搭牌。
book-jokers-cost = 别人出完时，它还在你的牌架上，就扣30分。

book-freeing = 取回百搭牌
book-freeing-how = 原来的牌组不再需要百搭牌，就能取回它：补上它当的牌，或者重组那一排。
book-freeing-new = 同一回合里，它要放进新牌组，不能放进原有的牌组。
book-freeing-anywhere = 同一回合里，它可以放进任何牌组。
book-freeing-own = 那个牌组里至少要有{ $own }张牌来自你的牌架。
book-freeing-rack = 它不能回到牌架。
book-freeing-opened = 必须在之前的回合已经破冰。
book-freeing-replaced = 用6换下它
book-freeing-end = 一头加牌，另一头拿走百搭牌
book-freeing-added = 它可以放进原有的牌组

book-double = 双位牌
book-double-run = 在顺子里，双位牌当相邻的两个数，分数是两数之和。
book-double-group = 在群组里，它当两种颜色，再加两张牌就满了。
book-double-ends = 它的两个数都要在1到13之间。
book-double-freed = 取回方法和百搭牌一样。
book-double-replaced = 用它当的两张牌换下它
book-double-three = 剩下的仍是牌组时，一张就够

book-mirror = 镜像牌
book-mirror-middle = 镜像牌在正中，两边像照镜子，数字和颜色都相同。
book-mirror-sides = 每一边都是顺子或群组的一段，一张也行。
book-mirror-joker = 百搭牌和双位牌可以当另一边的牌。镜像牌自己不算分。
book-mirror-both = 加牌、拿牌，两边都要一样。要取回镜像牌，就得拆开这一排。
book-mirror-added = 两边各加一张

book-change = 变色牌
book-change-runs = 变色牌用在顺子里，占一个数的位置。
book-change-colors = 它前面是一种颜色，后面是另一种颜色。
book-change-end = 在顺子末尾，它等着另一种颜色的牌。
book-change-freed = 在末尾，用顺子的下一张牌换下它。在中间，把顺子拆开就能取回。
book-change-replaced = 用7换下它

book-bonus = 各种百搭牌
book-bonus-mixed = 百搭牌、双位牌和变色牌可以放在同一个牌组里，多少都行。
book-bonus-freed = 取回方法都和百搭牌一样。最后还在牌架上，每张扣30分。
book-bonus-exchange = 不能只为了取回，就用一种百搭牌换下另一种。

book-river = 牌河
book-river-draw = 抽两张，留一张，另一张正面朝上放在牌河右端。牌库只剩一张时，直接留下。
book-river-key = 回合一开始，可以从牌河拿一张牌。它是钥匙牌，这回合必须打出。
book-river-plunder = 钥匙牌左边的牌都是战利品，归你的牌架，下回合才能用。
book-river-back = 没打出钥匙牌，就全部退回。
book-river-two = 抽这两张，留一张
book-river-taken = 打出钥匙牌，三张牌是战利品

book-loose = 散牌
book-loose-taken = 出牌后可以剩下一两张散牌，由你收回牌架。
book-loose-more = 三张就太多了，百搭牌也不能剩下。
book-loose-two = 两张散牌收回你的牌架

book-house = 自家规则
book-house-mercy = 抽了{ $mercy }次牌还没破冰，任何牌组都能让你破冰。
book-house-build = 破冰的回合也可以往桌上加牌。
book-house-group = 三张的群组里，缺的两种颜色凑齐才能换下百搭牌。
book-house-double = 双位牌当的两张牌凑齐才能换下它。
book-house-opened = 抽了{ $mercy }次之后
book-house-built = 破冰，马上再加一张牌
book-house-filled = 用缺的两种颜色换下它

book-time = 时间
book-time-none = 不计时，想多久都行。
book-time-limit = 每回合{ $seconds }秒。
book-time-legal = 时间到时，你出了牌而且桌面合规，就算数。
book-time-idle = 什么也没出，桌面退回原样，你抽{ $idle }张牌。
book-time-late = 没摆完，你的牌退回，你抽{ $penalty }张牌。

book-end = 一局的结束
book-end-out = 有人的牌架空了，一局就结束。
book-end-lose = 其他人扣掉自己剩牌的总分。每张百搭牌扣30分。
book-end-win = 赢家得到这些分，所以一局的得分加起来是零。
book-end-blocked = 牌库空了，而且大家都跳过，剩牌分数最低的人赢。其他人扣掉差额。

book-match = 比赛
book-match-rounds = 一轮的局数和人数一样。你们玩{ $length }轮。
book-match-won = 胜局最多的人赢得比赛。一样多就比分数。
book-match-target = 一局之后有人满{ $length }分，比赛就结束。总分最高的人赢。
book-match-tie = 最高总分相同，就加赛一局。
book-match-games = 你们玩{ $length }局。
book-match-total = 总分最高的人赢得比赛，同分并列。
book-match-start = 每局开始前，大家重新抽牌，看谁先开始。

book-together-goal = 大家一起，把每个牌架上的牌全部出到桌上。
book-together-racks = 所有牌架都摊开。多说，多看，互相帮忙。
book-together-out = 牌出完后就不再轮到你，但你可以继续帮忙。
book-together-won = 每个牌架都空了，大家就都赢了。
book-together-lost = 牌库空了，谁都出不了牌，大家就都输了。那就再来一局。
book-together-point = 用小手给别人指一步，对方可以接受，也可以不要。
book-together-last = 最后一张牌出完了

book-tips = 小窍门
book-tips-hold = 刚开始不必把能出的都出掉，放到桌上的牌，别人也能用。
book-tips-fourth = 有四张能成群组时，先出三张，第四张留到没牌可出的回合再添。
book-tips-joker = 有人出完时，牌架上的百搭牌要扣30分。开头可以留着，到时候要及时出掉。
book-tips-last = 有人只剩几张牌时，能出的就都出掉。
book-tips-three = 先出这三张
book-tips-later = 第四张以后再添

# 数字较少的玩法，给孩子看。
book-runs = 顺子
book-few-numbers = 数字从1到{ $highest }。
book-few-tiles = 一共{ $tiles }张牌，没有百搭牌。
book-few-rack = 每人拿{ $rack }张牌，其余的是牌库。
book-few-open = 真人的牌架，大家都能看，也能帮忙。
book-few-three = 桌上的牌都要组成牌组，每组至少三张。
book-few-run = 顺子是同一种颜色的相连数字。
book-few-group = 群组是不同颜色的同一个数字。
book-few-only = 这种玩法只算顺子。
book-few-ends = 1是最小的数字，{ $highest }是最大的。
book-few-first = 第一次出什么牌组都行。
book-few-more = 之后也可以给任何一排加牌。
book-few-rows = 开局时，桌上已经有几条顺子。
book-quick-deal = 快速局的牌更少，开局时桌上已有几条顺子。
book-quick-first = 第一次出什么牌组都行，也可以马上给任何一排加牌。
book-few-add = 从第一回合起，就能给任何一排加牌。
book-few-any = 也可以出自己的任何牌组。
book-few-draw = 没牌可出？抽一张。
book-few-pass = 牌库空了？那就跳过。
book-few-table = 桌上的牌是大家的，可以组成新的牌组。
book-few-whole = 回合结束时，每一排都要是牌组。
book-few-undo = 尽管试，每一步都能撤销。
book-few-out = 有人的牌架空了，一局就结束。
book-few-lose = 其他人扣掉自己剩牌的总分。
book-few-blocked = 谁都出不了牌，牌库也空了？剩牌分数最低的人赢。
