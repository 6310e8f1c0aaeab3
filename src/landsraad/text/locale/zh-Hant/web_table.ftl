# 瀏覽器中遊戲桌的文字。

table-game = 沙丘：帝國
table-game-ix = 沙丘：帝國（伊克斯崛起）
table-epic = 史詩模式
table-title = 第{ $round }輪 · Landsraad
table-title-yours = 輪到你了 · Landsraad
table-title-over = 遊戲結束 · Landsraad

# Regions of the screen, for those who hear it
table-board = 版圖
table-players = 玩家
table-side = 可獲得的卡牌及紀錄
table-action = 現在要做的事
table-choices = 你的選擇
table-or = 或
table-tools = 工具
table-tray = 選擇一項
table-tray-hide = 查看版圖
table-tray-show = 選擇
table-draft-left = 尚可選擇的領袖
table-close = 關閉

# The top line
table-round = 第{ $round }輪
table-round-of = 第{ $round }輪，共{ $last }輪
table-phases = 本輪各階段
table-order = 回合次序：{ $names }
table-history = 回顧
table-menu = 選單
table-keys = 按鍵
table-legend = 圖標說明

# Seats
table-you = 你
table-seat = 座位{ $letter }
table-rival = 勁敵{ $letter }
table-bot = 電腦
table-away = 離線
table-no-leader = 未有領袖
table-first-player = 起始玩家
table-to-act = 行動中
table-points = { $count }勝利點數
table-agents-left =
    { $count ->
        [0] 沒有剩餘特使
       *[other] 剩餘{ $count }名特使
    }
table-in-garrison = 軍營軍隊
table-in-supply = 備用軍隊
table-ships-garrison = 軍營無畏艦
table-negotiators = 中間人
table-in-hand = 手牌
table-in-deck = 牌庫
table-in-discard = 棄牌堆
table-intrigue-cards = 密謀牌
table-has-swordmaster = 劍術大師
table-has-council = 高等理事會席位
table-tile-flipped = { $name }，正面朝下
table-deck-top = 你的牌庫頂牌
table-masterstroke = 陰謀的藝術，秘密進行

# The board
table-alliance = 同盟
table-alliance-at = 同盟：4點
table-alliance-free = 無人擁有同盟
table-alliance-of = { $name }擁有同盟
table-influence-of = { $name }：{ $count }
table-space-open = 可前往
table-space-shut = 現在不可
table-space-occupied = 已被{ $names }佔據
table-space-controlled = 由{ $name }控制
table-space-closed = 被{ $name }封鎖
table-space-bonus = { $count }額外香料
table-infiltration = 滲透：該處的對手特使不會阻擋你
table-council-of = 高等理事會：{ $names }
table-council-empty = 高等理事會中無人
table-shipping = 運輸
table-freighter-of = { $name }在第{ $count }格
table-stack-empty = 空
table-tech-tiles = 技術板塊
table-tiles-left = 此疊有{ $count }塊板塊
table-conflict = 衝突
table-no-conflict = 未有衝突
table-no-units = 沒有單位
table-place =
    { $place ->
        [1] 第一
        [2] 第二
        [3] 第三
       *[4] 第四
    }
table-fighter = { $name }：{ $troops }支軍隊，{ $ships }艘無畏艦，{ $strength }戰力

# The market
table-market = 可獲得的卡牌
table-row = 帝國牌供應區
table-row-empty = 空
table-persuasion-left = 可用
table-reveal-gives = 揭示可得
table-can-pay = 你付得起
table-kept = 只有你可獲得
table-kept-for = 只有{ $name }可獲得
table-set-aside = 正面朝下放在一旁
table-decks = 剩餘：帝國牌{ $imperium }張、密謀牌{ $intrigue }張
table-snooper = { $name }的探測器標記
table-cards-left = 尚餘{ $count }張

# Your cards
table-your-hand = 你的牌
table-no-hand = 沒有手牌
table-no-hand-watching = 觀戰中：手牌不公開
table-no-agent-effect = 沒有特使效果
table-only-revealed = 只可揭示，不可派遣
table-timing-now = 現在：{ $timing }
table-box-agent = 特使
table-box-reveal = 揭示
table-box-reveal-unload = 揭示、卸除
table-box-acquire = 獲得時
table-box-on-trash = 銷毀時
table-box-plot = 陰謀
table-box-combat = 戰鬥
table-box-endgame = 終局
table-box-entry = 前往條件
table-box-effects = 效果
table-box-control = 控制者
table-box-ability = 能力
table-box-signet = 印戒
table-box-round-start = 輪次開始
table-box-win = 衝突獲勝時
table-box-end = 終局
table-box-first = 第一名
table-box-second = 第二名
table-box-third = 第三名
table-kind-tile = 技術板塊
table-kind-track = 記錄條
table-kind-hagal = 哈葛爾家族牌

# What to do
table-wait = 請稍候
table-waiting-for = 等待{ $name }
table-waiting-for-you = 等待你
table-bot-thinks = { $name }思考中
table-over = 遊戲結束
table-to-end = 查看結果
table-hint-glow = 發光：{ $things }
table-hint-list = 請在下方選擇
table-hint-list-aside = 請在右方選擇
table-hint-confirm = 確定要這樣做嗎？
table-offline = 連線中斷：恢復之前不能進行任何動作。
table-where-agent = 特使前往哪裡？
table-turn-done = 你的回合結束了
table-how-many-troops = 部署多少支軍隊？
table-combat-lead = 你以{ $mine }比{ $best }領先
table-combat-behind = 你以{ $mine }比{ $best }落後
table-combat-even = 雙方同為{ $mine }
table-last-round = 最後一輪
table-how-many-negotiators = 移回多少中間人？
table-which-card = 使用哪張牌？
table-count-card = { $count }張牌
table-count-intrigue = { $count }張密謀牌
table-count-space = { $count }個位置
table-count-tile = { $count }塊技術板塊
table-count-faction = { $count }個派系
table-count-seat = { $count }名玩家
table-count-leader = { $count }名領袖
table-advice-ask = 電腦會怎麼做？
table-advising = 電腦正在替你思考……
table-advice = 電腦建議：{ $text }
table-advice-chance = 電腦建議：{ $text }（勝率{ $chance }%）
table-advice-yours = 所選：{ $chance }%
table-put-back = 放回{ $name }
table-reveal-now = 現在揭示
table-undo = 復原
table-confirm = 確定
table-back = 返回
table-fewer = 減1
table-more = 加1
table-now-after = 現在及之後
table-after = { $what }{ $then }
table-what-strength = 戰力
table-what-persuasion = 招募點數
table-what-solari = 太陽幣
table-what-spice = 香料
table-what-water = 水

# Why not
table-not-now = { $name }：現在不可
table-answer-first = 請先回答：{ $question }
table-wait-turn = 現在不是你的回合。
table-rule = 規則 · { $rule }
table-rule-missing = 目前無法讀取此規則。

# The log and the past
table-log = 紀錄
table-since = 自你上個回合以來
table-log-older = 另有{ $count }行較早的紀錄
table-log-setup = 設置：{ $count }行
table-look-at = 顯示這一刻
table-looking-back = 回顧
table-looking-back-at = 回顧：第{ $at }步，共{ $last }步
table-turn-before = 上一回合
table-move-before = 上一步
table-move-after = 下一步
table-turn-after = 下一回合
table-return = 返回遊戲

# One device for several people
table-pass-device = 請將裝置交給{ $name }
table-pass-device-why = 下一位玩家就座前，所有手牌都會隱藏。
table-sit = 我是{ $name }

# Menu
table-set-words = 圖標附文字
table-set-sound = 聲音
table-set-notify = 輪到我時通知
table-set-confirm = 執行選擇前確認
table-restart-turn = 重新開始本回合
table-me-to-bot = 讓電腦替你玩
table-me-back = 恢復由你自己玩
table-seat-to-bot = 由電腦代替{ $name }
table-seat-back = 取回{ $name }的座位
table-report = 回報問題
table-report-about = 已複製：你所見的局面、最近發生的事與版本。請貼到你的回報中。
table-report-copy = 請複製：你所見的局面、最近發生的事與版本，並貼到你的回報中。
table-all-settings = 所有設定
table-home = 離開遊戲桌

# Keys
table-key-arrows = 移到下一個發光處
table-key-enter = 點選
table-key-numbers = 從清單選擇
table-key-escape = 放回已選的；從回顧返回
table-key-reveal = 揭示手牌
table-key-end = 結束回合
table-key-undo = 復原上一步
table-key-restart = 重新開始本回合
table-key-advice = 電腦會怎麼做
table-key-inspect = 閱讀焦點所在的全文
table-key-legend = 圖標說明
table-key-history = 回顧，以 ← → 逐步查看
table-key-words = 圖標附文字
table-key-theme = 夜晚或正午
table-key-keys = 此清單

# On a phone
table-glow-below = 下方還有{ $count }個
table-tab-turn = 回合
table-tab-you = 你
table-tab-players = 玩家
table-tab-market = 市場
table-tab-log = 紀錄

# Keys and books
table-key-shift = { "Shift" } { $key }
table-book-house-hagal = 哈葛爾家族

# 門口：申請座位的人
table-door = 門口
table-door-asks = { $name }申請座位{ $seat }（{ $now }）。
table-door-asks-free = { $name }申請座位{ $seat }。
table-door-all = 須所有玩家同意。
table-door-let-in = 同意
table-door-refuse = 拒絕
table-door-waiting = 你已申請座位{ $seat }，等待：{ $names }。
table-door-withdraw = 取消申請
table-door-removed = 主持人已將你請離這張桌子。你可以觀戰，也可以申請回來。
table-door-left = 你已離開座位。
table-door-come-back = 申請回來
table-door-ask = 申請座位{ $seat }（{ $name }）
table-send-away = 請離{ $name }
table-send-away-sure = 確定請離{ $name }？電腦會繼續玩。

# 計時
table-clock = 剩餘時間
table-clock-days = { $days }日{ $hours }小時
table-clock-paused = 暫停
table-clock-pause = 暫停計時（須全體同意）
table-clock-agree = 同意{ $names }的提議，暫停計時
table-clock-go-on = 恢復計時
