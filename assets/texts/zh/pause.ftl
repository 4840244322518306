# 暂时盖住牌桌的画面：暂停，以及两位玩家之间的幕布。

handover-title = 轮到{ $name }
handover-sub = 其他人：请不要看屏幕！
handover-button = 我是{ $name }
handover-again = 看看刚才发生了什么
handover-foot = { $name }按下后，回合开始。

pause-title = 暂停
pause-resume = 继续
pause-rules = 规则书
pause-settings = 设置
pause-look = 外观
pause-give-up = 放弃比赛
pause-sure = 真的要放弃比赛吗？
pause-keep = 继续玩
pause-leave = 是的，放弃
