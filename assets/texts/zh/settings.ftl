# 设置、外观和牌的颜色。

note-settings-damaged = 设置有损坏，已恢复初始值。旧文件已保留。
note-settings-unsaved = 设置无法保存，退出之前有效。
sound-on = 声音：开
sound-off = 声音：关
settings-unsaved = 无法保存
settings-version = 版本 { $version }

theme-felt = 绿色绒布
theme-wood = 浅色木纹
theme-night = 夜晚
theme-broken = 这个外观无法使用：{ $why }
theme-fault = 外观{ $theme }无法使用，现在用默认外观：{ $why }

settings-title = 你的房间
settings-more = 更多
settings-done = 完成
options-settings = 改了马上生效
options-own = 文字大小、牌的颜色、字幕、语音、操作和提示只对{ $name }有效，其余对大家都有效

# 这种语言自己的名字，以及它在设置里的说明。
language-name = 简体中文
option-language = 语言
option-language-why = {""}
option-language-disabled = 中文（ZH）需要字体：{ $command }

option-text-scale = 文字大小
option-text-scale-why = {""}
option-text-scale-letters = 字
option-text-scale-value = { $value }%
option-larger-tiles = 大号牌
option-larger-tiles-why = {""}
option-larger-tiles-value = { $value ->
    [true] 开
   *[false] 关
}
option-tiles = 牌的声音
option-tiles-why = 牌移动时的咔嗒声。
option-tiles-value =
    { NUMBER($value) ->
        [0] 关
        [0.4] 轻
       *[0.8] 响
    }
option-signals = 提示音
option-signals-why = 轮到你、倒计时、动物的叫声。
option-signals-value = { option-tiles-value }
option-music = 音乐
option-music-why = 轻柔的音乐和安静的房间。
option-music-value =
    { NUMBER($value) ->
        [0] 关
        [0.2] 轻
       *[0.5] 响
    }
option-bot-speed = 机器人速度
option-bot-speed-why = 机器人放牌有多快。
option-bot-speed-value =
    { $value ->
        [slow] 慢
       *[normal] 正常
        [fast] 快
        [instant] 立刻
    }
option-reduced-motion = 动态
option-reduced-motion-why = 安静：不滑动，不淡入淡出。
option-reduced-motion-value =
    { $value ->
        [true] 安静
       *[false] 活泼
    }
option-theme = 房间
option-theme-why = 墙壁、牌桌和灯光。
option-easy-hands = 防抖操作
option-easy-hands-why = 手抖也没关系。紧接着的第二下不算。
option-easy-hands-value = { option-larger-tiles-value }
option-one-switch = 单键操作
option-one-switch-why = 光框自己移动，点一下就选中。不限时。
option-one-switch-value =
    { $value ->
        [off] 关
        [slow] 慢
       *[normal] 正常
        [fast] 快
    }
option-captions = 字幕
option-captions-why = 把声音显示成文字。
option-captions-value = { option-larger-tiles-value }
option-speech = 语音
option-speech-why = 朗读屏幕 · { $key }。多人同桌请戴耳机。
option-speech-disabled = 需要语音。Linux上请安装espeak-ng。
option-speech-value =
    { $value ->
        [off] 关
        [slow] 慢
       *[normal] 正常
        [fast] 快
        [faster] 很快
        [fastest] 极快
    }
option-voice = 语音音量
option-voice-why = 语音有多响。
option-voice-value =
    { NUMBER($value) ->
        [0.4] 轻
       *[0.8] 响
    }

option-remarks-aloud = 朗读动物的话
option-remarks-aloud-why = 用较轻的声音读出动物说的话。
option-remarks-aloud-disabled = { option-speech-disabled }
option-remarks-aloud-value = { option-larger-tiles-value }
option-mono = 单声道
option-mono-why = 左右声音相同，适合只用一只耳朵听。
option-mono-value = { option-larger-tiles-value }
option-read-to-me = 读给我听
option-read-to-me-why = 新手入门会自己读出来。
option-read-to-me-disabled = { option-speech-disabled }
option-read-to-me-value = { option-larger-tiles-value }
option-grown-ups = 先问大人
option-grown-ups-why = 删除、结束对局、退出全屏之前，要先做一道算术题。
option-grown-ups-value = { option-larger-tiles-value }
option-rush = 孩子可玩极速解谜
option-rush-why = 即使要先问大人，也显示极速解谜。
option-rush-value = { option-larger-tiles-value }

# The very first start: what helps whom, in pictures.
first-title = 怎样玩更方便？
first-sub = 点选你需要的，以后也能改。
first-text-scale = 大字
first-speech = 朗读
first-captions = 看见声音
first-reduced-motion = 少些动画
first-easy-hands = { option-easy-hands }
first-go = 开始
