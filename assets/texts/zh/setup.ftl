# 座位、动物、比赛的长度和时间。

tip-chair = 换个人坐这里

face-fox = 狐狸
face-owl = 猫头鹰
face-otter = 水獭
face-bear = 棕熊
face-panda = 熊猫
face-penguin = 企鹅
face-rabbit = 兔子
face-frog = 青蛙
face-hedgehog = 刺猬
face-mouse = 老鼠
face-raccoon = 浣熊
face-squirrel = 松鼠
face-tortoise = 乌龟

setup-bots = 与机器人对战
setup-together = 多人游戏
setup-free = 空座位
setup-who = 谁坐这里？
setup-way-person = 真人玩家
setup-way-nobody = 不坐人
setup-way-handicap = { handicap }
setup-won = { $played }局{ $won }胜
box-classic-2016 = 经典
box-classic-2016-sub = 通常的玩法
box-twist-2018 = 变奏
box-twist-2018-sub = 几种新的百搭牌
box-together = 组队
box-together-sub = 一起把牌出完
box-house = 更多规则
box-house-sub = 牌河、家庭，或自己定
# 选这盒规则时上桌的对手。
box-brings = 换成{ $who }上桌
setup-length-games = { $count ->
    [1] 先出完者胜
   *[other] 总分最高者胜
}
setup-length-rounds = { $count }局，胜局最多者胜
setup-length-target = 先到者胜
setup-time-none = 慢慢想
setup-time-limit = 时间到就结束
setup-fair = 机器人绝不偷看。
setup-start = 开始
setup-nobody = 先加一位真人

# 让某位玩家玩起来容易一些。
handicap = 降低难度
tip-handicap = 让这位玩家玩得轻松些
handicap-title = 降低难度
options-handicap = 让{ $name }玩得轻松些，其他人不受影响。
handicap-done = 完成
option-open-rack = 明牌
option-open-rack-why = 大家都能看到这副牌架，也能帮忙。机器人不看。
option-open-rack-value = { option-larger-tiles-value }
option-any-set-opens = 任何牌组都能破冰
option-any-set-opens-why = 破冰不用凑分数。
option-any-set-opens-value = { option-larger-tiles-value }
option-time = 更多时间
option-time-why = 一回合可以有多长。
option-time-value = { $value ->
    [none] 不计时
    [1] 正常
   *[other] ×{ $value }
}
handicap-open-rack = 明牌
handicap-any-set = 不限分
handicap-time = { $times ->
    [0] 不计时
   *[other] 时间×{ $times }
}
