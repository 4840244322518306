# 规则书。

book-of = 规则书 · { $name }
meld-run = 顺子 · { $value }分
meld-group = 群组 · { $value }分
meld-mirror = 镜像 · { $value }分
book-loses = 失{ $points }分
book-gains = 赢家得{ $points }分

book-aim = 目标与牌
book-aim-goal = 第一个把牌架上的牌全部出到桌面上。
book-aim-numbers = 数字1到13，有{ $black }、{ $red }、{ $blue }、{ $orange }四种颜色，每种牌两张。
book-aim-yellow-red = 原规则书把{ $orange }色叫作黄色。
book-aim-yellow-pink = 原规则书把{ $orange }色叫作黄色，把{ $red }色叫作粉色。
book-aim-jokers = 加上两张百搭牌，一共{ $tiles }张。
book-aim-twist = 加上百搭牌、双数牌、镜像牌、变色牌各两张，一共{ $tiles }张。
book-aim-rack = 每人拿{ $rack }张。其余的牌面朝下，是牌池。
book-aim-start = 大家各摸一张：点数最大的先手，按顺时针轮流。
book-aim-colors = 每种颜色有自己的形状
book-tile-J = 百搭牌
book-tile-D = 双数牌
book-tile-M = 镜像牌
book-tile-C = 变色牌

book-sets = 群组与顺子
book-sets-three = 桌上的牌都要组成三张以上的牌组。
book-sets-group = 群组是同一个数，三种或四种不同颜色。
book-sets-run = 顺子是三个以上相连的数，同一种颜色。
book-sets-ends = 1是最小的数，绝不能接在13后面。

book-first = 破冰
book-first-value = 你最初的牌组一共要值{ $needed }分，全部来自自己的牌架。
book-first-any = 你最初的牌组可以是自己牌架上的任何牌组，分数再少也行。
book-first-numbers = 一张牌值它上面的数。
book-first-joker = 百搭牌值它所当的那张牌。
book-first-no-joker = 破冰的牌组里不能有百搭牌。
book-first-apart = 这个回合里，桌上的牌组必须保持原样。

book-turn = 一个回合
book-turn-free = 破冰之后，你可以再出牌组，往任何牌组加牌，也可以重排整个桌面。
book-turn-legal = 最后每一排都要是牌组，而且至少有一张牌来自你的牌架。
book-turn-draw = 不出牌，就摸一张牌，回合结束。
book-turn-river = 不出牌，就通过牌河摸牌，回合结束。
book-turn-pass = 牌池空了，就改为过。
book-turn-built = 给群组加一张牌
book-turn-before = 给顺子加一张牌
book-turn-new = 出一个新牌组

book-rearranging = 重排
book-rearranging-free = 桌上的牌属于大家：可以拆开牌组，再组成别的。
book-rearranging-whole = 原来在桌上的牌要留在桌上。只有这回合出的牌能收回牌架。
book-rearranging-undo = 尽管试：每一步都可以退回。
book-move-fourth = 拿走群组的第四张牌
book-move-ends = 一头加，另一头拿
book-move-split = 用自己的牌拆开顺子

book-larger = 更大的变化
book-larger-several = 一张牌可以带动许多牌。
book-larger-last = 回合当中桌面怎样都行，最后才必须全部合规。
book-move-join = 连接两个顺子
book-move-combined = 从几个牌组凑出新的
book-move-multiple = 三个顺子变成三个群组

book-jokers = 百搭牌
book-jokers-any = 百搭牌可以当任何牌，就算那张牌已有两张在桌上。
book-jokers-place = 在顺子里它是所在位置的数，所以不能在13之后或1之前。
book-jokers-two = 牌组里可以有两张百搭牌，但不能全是百搭牌。
book-jokers-cost = 别人出完时还留在你的牌架上，就扣30分。

book-freeing = 取回百搭牌
book-freeing-how = 原牌组不再需要百搭牌时，它就自由了：补上它的牌，或者重排那一排。
book-freeing-new = 同一回合里它要放进新牌组，不能放进原来就有的牌组。
book-freeing-anywhere = 同一回合里它可以放进任何牌组。
book-freeing-own = 那个牌组里至少要有{ $own }张牌来自你的牌架。
book-freeing-rack = 它绝不能回到牌架。
book-freeing-opened = 你必须在更早的回合里已经破冰。
book-freeing-replaced = 6换下它
book-freeing-end = 一头加牌，另一头拿走百搭牌
book-freeing-added = 它可以加入原有的牌组

book-double = 双数牌
book-double-run = 在顺子里，双数牌是相邻的两个数，分数是两数之和。
book-double-group = 在群组里它是两种颜色：再有两张牌，群组就满了。
book-double-ends = 它的两个数都要在1到13之间。
book-double-freed = 取回的方法同百搭牌。
book-double-replaced = 它的两张牌换下它
book-double-three = 剩下的仍是牌组时，一张就够

book-mirror = 镜像牌
book-mirror-middle = 镜像牌在正中，两边互相映照：数字相同，颜色相同。
book-mirror-sides = 每一边是顺子或群组的一段，一张也行。
book-mirror-joker = 百搭牌和双数牌可以当另一边的牌。镜像牌自己不值分。
book-mirror-both = 两边要一样地加或拿。只有拆开整排才能取回它。
book-mirror-added = 两边各加一张

book-change = 变色牌
book-change-runs = 变色牌用在顺子里，占一个数的位置。
book-change-colors = 它前面是一种颜色，后面是另一种。
book-change-end = 在顺子末尾它会等着：接下来的牌必须是另一种颜色。
book-change-freed = 在末尾，顺子的下一张牌可以换下它；在中间，拆开顺子就能取回它。
book-change-replaced = 7换下它

book-bonus = 各种百搭牌
book-bonus-mixed = 百搭牌、双数牌和变色牌可以在同一牌组里，数量不限。
book-bonus-freed = 取回的方法都同百搭牌。最后留在牌架上，每张扣30分。
book-bonus-exchange = 不能只为取回百搭牌或别种牌，就用它们互相替换。

book-river = 牌河
book-river-draw = 摸牌的人摸两张，留一张，另一张明放在牌河右端。牌池的最后一张直接留下。
book-river-key = 回合一开始，你可以拿牌河里的一张牌。它是钥匙牌，这回合必须打出。
book-river-plunder = 钥匙牌左边的牌都是战利品。它们归你的牌架，下回合才能用。
book-river-back = 没打出钥匙牌，就全部退回。
book-river-two = 摸这两张，留一张
book-river-taken = 打出钥匙牌；三张牌是战利品

book-loose = 散牌
book-loose-taken = 你出牌后可以剩下一两张不成组的牌，它们归你的牌架。
book-loose-more = 三张就太多了，而且百搭牌绝不能剩下。
book-loose-two = 两张散牌归你的牌架

book-house = 自家规则
book-house-mercy = 没破冰而摸了{ $mercy }次之后，任何牌组都能让你破冰。
book-house-build = 破冰的回合也可以在桌面加牌。
book-house-group = 三张群组里的百搭牌，要缺的两种颜色一起才能换下。
book-house-double = 双数牌要它所当的两张牌一起才能换下。
book-house-opened = 摸了{ $mercy }次之后
book-house-built = 破冰，并立刻加一张牌
book-house-filled = 缺的两种颜色换下它

book-time = 时间
book-time-none = 不计时，想多久都行。
book-time-limit = 每回合{ $seconds }秒。
book-time-legal = 时间到时，桌面合规且有你出的牌，就算数。
book-time-idle = 什么也没出，桌面退回，你摸{ $idle }张牌。
book-time-late = 出到一半，你的牌退回，你摸{ $penalty }张牌。

book-end = 一局的结束
book-end-out = 有人牌架空了，一局就结束。
book-end-lose = 其他人失去剩牌的总分。任何百搭牌都扣30分。
book-end-win = 赢家得到这些分，所以一局的得分加起来等于零。
book-end-blocked = 牌池空了，而且大家接连都过，牌架分数最低者胜。其他人失去与它的差。

book-match = 比赛
book-match-rounds = 一轮的局数与人数相同。你们玩{ $length }轮。
book-match-won = 胜局最多者赢得比赛。相同则比分数。
book-match-target = 一局之后有人达到{ $length }分，比赛就结束。总分最高者胜。
book-match-tie = 最高总分相同，就再玩一局。
book-match-games = 你们玩{ $length }局。
book-match-total = 总分最高者赢得比赛，同分并列。
book-match-start = 每局之前大家重新摸牌决定先手。

# 数字较少的玩法，给孩子看。
book-runs = 顺子
book-few-numbers = 数字从1到{ $highest }。
book-few-tiles = 一共{ $tiles }张牌，没有百搭牌。
book-few-rack = 每人拿{ $rack }张牌。其余的是牌池。
book-few-open = 所有真人都明牌。
book-few-three = 桌上的牌都是三张以上的牌组。
book-few-run = 顺子是同一颜色的连续数字。
book-few-group = 群组是不同颜色的同一数字。
book-few-only = 这个玩法里只算顺子。
book-few-ends = 1是最小的数字，{ $highest }是最大的。
book-few-first = 任何牌组都可以先打出。
book-few-more = 之后也可以往任何一排加牌。
book-few-draw = 不出牌？就摸一张牌。
book-few-pass = 牌池空了，就改为过。
book-few-table = 桌面是大家的。可以用它组成新的牌组。
book-few-whole = 回合结束时，每一排都要完整。
book-few-undo = 随便试。每一步都可以撤回。
book-few-out = 有人的牌架空了，游戏就结束。
book-few-lose = 其他人失去手里牌的总分。
book-few-blocked = 牌池空了，谁也出不了牌？最少的人赢。
