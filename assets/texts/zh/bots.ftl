# 机器人的性格，以及它们说的话。

bot-level1 = 小迷糊
bot-level1-called = 小迷糊兔子
bot-level1-does = 能开局就开局，常常漏看。适合当第一个对手。
bot-level2 = 邻居
bot-level2-called = 邻居熊猫
bot-level2-does = 喜欢一次出三张。
bot-level3 = 园丁
bot-level3-called = 园丁青蛙
bot-level3-does = 爱往桌上一张张添，喜欢把自己的牌组留到后面。
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
bot-level8-does = 同时摆弄好几排牌，很少只出一张。
bot-level9 = 旋风
bot-level9-called = 旋风松鼠
bot-level9-does = 每回合重组整个桌面，能出的全出。
bot-level10 = 指挥家
bot-level10-called = 指挥家猫头鹰
bot-level10-does = 留着百搭牌，等待好时机。
bot-level11 = 智者
bot-level11-called = 智者乌龟
bot-level11-does = 等了又等，然后一口气出好多张。
bot-hermit = 隐士
bot-hermit-called = 隐士棕熊
bot-hermit-does = 攒上很久，再一口气全出。几乎没人赢得了它。
bot-gentle = 新手
bot-buddy = 伙伴
bot-buddy-called = 你的伙伴狐狸
bot-buddy-like = 伙伴 · { $like }
bot-buddy-does = 开始时很温和，会随着认识的玩家调整水平。

# 同上，用于公共屏幕：那里不记得任何人。
bot-buddy-for-visitors = 出牌很温和，新手也能赢。

# 机器人对自己的回合说的话，显示在座位旁的气泡里。
said = “{ $words }”
says-borrow = 借那一张，配上你的两张。剩下的还是一组。
says-buddy = { $number ->
    [0] 今天我像{ $like }那样玩。
    [1] 今天我来当{ $like }。
   *[other] 这次我学{ $like }的打法。
}

