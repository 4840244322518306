# 公共屏幕。

attract-title = 轻触开始
attract-line = 一局只要几分钟。
attract-full = 完整游戏 · 1–4人
still-title = 还在玩吗？
still-sub = 轻触屏幕继续。
still-go-on = 我还在
