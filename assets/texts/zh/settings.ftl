# 设置、外观和牌的颜色。

note-settings-damaged = 设置中无法读取的部分已恢复初始值；旧文件留在旁边。
note-settings-unsaved = 你的设置无法保存；离开之前有效。
sound-on = 声音：开
sound-off = 声音：关
settings-unsaved = 无法保存

look-title = 外观
look-sub = 牌桌和牌的颜色
look-own = 牌桌对所有人有效，牌的颜色只对{ $name }有效
look-done = 完成
theme-felt = 绿色绒布
theme-wood = 浅色木纹
theme-night = 夜晚
theme-broken = 这个外观无法使用：{ $why }
theme-fault = 外观{ $theme }无法使用，所以显示通常的外观：{ $why }
palette-normal = 通常颜色
palette-safe = 色盲友好

settings-title = 设置
settings-done = 完成
options-settings = 选了立刻生效，对局中也可以改
options-own = 文字大小、字幕、语音和提示只对{ $name }有效，其余对所有人有效
options-senses = 为了耳朵和眼睛：选了立刻生效

# 这种语言自己的名字，以及它在设置里的说明。
language-name = 简体中文
option-language = 语言
option-language-why = {""}
option-language-barred = ZH是中文；它的字体用 pip install pylopdf-fonts-zh-cn 安装。

option-text-scale = 文字大小
option-text-scale-why = {""}
option-text-scale-value = { $value }%
option-larger-tiles = 大号牌
option-larger-tiles-why = {""}
option-larger-tiles-value =
    { $value ->
        [true] 是
       *[false] 否
    }
option-tiles = 牌的声音
option-tiles-why = 木头相碰：手上的一切动作。
option-tiles-value =
    { NUMBER($value) ->
        [0] 关
        [0.4] 轻
       *[0.8] 响
    }
option-signals = 提示音
option-signals-why = 轮到你、时钟、轻轻的“不行”。
option-signals-value = { option-tiles-value }
option-music = 音乐
option-music-why = 对局时平静的马林巴琴。
option-music-value =
    { NUMBER($value) ->
        [0] 关
        [0.2] 轻
       *[0.5] 响
    }
option-bot-speed = 机器人出牌的速度
option-bot-speed-why = 牌多久才放好。
option-bot-speed-value =
    { $value ->
        [slow] 慢
       *[normal] 正常
        [fast] 快
        [instant] 立刻
    }
option-reduced-motion = 减少动态
option-reduced-motion-why = 不滑动，不淡入淡出。
option-reduced-motion-value =
    { $value ->
        [true] 是
       *[false] 否
    }
option-captions = 字幕
option-captions-why = 提示音的意思也用文字显示。
option-captions-value = { option-reduced-motion-value }
option-speech = 语音
option-speech-why = 把看得到的读出来 · F2
option-speech-barred = 需要语音：Linux上是espeak-ng。
option-speech-value =
    { $value ->
        [off] 关
        [slow] 慢
       *[normal] 正常
        [fast] 快
    }
option-voice = 语音音量
option-voice-why = 读得多响。
option-voice-value =
    { NUMBER($value) ->
        [0.4] 轻
       *[0.8] 响
    }
