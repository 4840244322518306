# 极速解谜：三分钟的谜题。

rush = 极速解谜
rush-sub = 三分钟，你能解开几道题？
menu-rush = 极速
rush-told = 每解开一道就加时间。出错只费时间。可以跳过三道。
rush-start = 开始
rush-other-player = 点一下换人
rush-no-bests = 最好成绩会显示在这里。
rush-today = 极速解谜 今日最佳
rush-solved = 已解{ $count }道
rush-skips = { $count ->
    [0] 用完了
   *[other] 还有{ $count }次
}
rush-can-play = 这道有解。太难就跳过。
rush-number = { $count }
rush-plus = +{ $count }
rush-plus-seconds = +{ $count }秒
rush-times = ×{ $whole }.{ $tenth }
rush-combo = 连对{ $count }道
rush-best = 最高 { $points }
rush-new-best = 新纪录！
rush-left = { $seconds ->
    [60] 还剩一分钟。
   *[other] 还剩{ $seconds }秒。
}
rush-end = 现在结束
rush-end-sub = 得分照算。
rush-over = 时间到！
rush-ended = 打得不错！
rush-points = { $count }分
rush-facts = 解开{ $solved }道 · { $combo ->
    [0] 还没有连对
   *[other] 最多连对{ $combo }道
}
rush-line = Rack & Run · 极速解谜 · { puzzle-day } · { $points }分 · 解开{ $solved }道 · 连对{ $combo }道
speak-rush = { $points }分，连对{ $combo }道
speak-best = 第{ $rank }名：{ $name }，{ $points }分
