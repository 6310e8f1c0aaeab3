# 瀏覽器中遊戲桌以外各頁的文字：首頁、設置、等候室、結果、重播、設定、教學。

## Everywhere
web-common-language = 語言
web-common-theme-noon = 切換至明亮主題
web-common-theme-night = 切換至深色主題
web-common-home = 首頁
web-common-close = 關閉
web-common-replay = 重播
web-common-you = 你
web-common-free-seat = 空位
web-common-seat = 座位{ $seat }
web-common-round = 第{ $round }輪
# Between the parts of a list, with the blank that follows.
web-common-list-comma = 、
web-common-sentences = { $first }。{ $second }
web-common-blank = { "" }
web-common-ix = 伊克斯崛起
web-common-epic = 史詩模式
web-common-game = 沙丘：帝國
web-common-game-ix = 沙丘：帝國（伊克斯崛起）
web-common-game-epic = 沙丘：帝國（伊克斯崛起、史詩模式）
web-common-is-replay = 可供觀看的紀錄
web-common-is-lobby = 已開桌，遊戲尚未開始
web-common-is-over = 已在第{ $round }輪後結束
web-common-is-playing = 第{ $round }輪
web-common-is-your-move = 第{ $round }輪：輪到你
web-common-is-waiting = 第{ $round }輪：等待{ $name }

## Opponents; the part after web-bot- is the name of a bot
web-bot-apprentice = 學徒
web-bot-apprentice-about = 仍在學習：走法合理，但會犯一般人的錯
web-bot-steward = 總管
web-bot-steward-about = 取眼前最有利的：稱職的對手
web-bot-regent = 攝政
web-bot-regent-about = 行動前會先想到回合結束
web-bot-strategist = 謀士
web-bot-strategist-about = 衡量回合的多種發展：很難讓他意外
web-bot-grandmaster = 宗師
web-bot-grandmaster-about = 思考最久，少有疏漏
web-bot-greedy = { web-bot-steward }
web-bot-greedy-about = { web-bot-steward-about }
web-bot-random = 隨機
web-bot-random-about = 隨意進行任何合乎規則的行動

## When something is not possible
web-refused-unreachable = 伺服器沒有回應。它仍在運行嗎？
web-refused-no-record = 這個檔案不是遊戲紀錄。
web-gone-title = 這張桌子不在了
web-gone-about = 沒有使用這個網址的桌子。連結可能不完整，或桌子已經關閉。
web-lost-title = 等待伺服器
web-lost-about = 伺服器尚未回應。本頁會自動重試；你的遊戲不會遺失。
web-lost-again = 連線中斷，正在重試……
web-nowhere-title = 這裡只有沙
web-nowhere-about = 這個網址沒有頁面。

## First page
web-home-headline =
    請入座，
    好戲登場。
web-home-promise = 兩款完整的沙丘桌上遊戲，對手可以是真人，也可以是旗鼓相當的電腦。不用帳號，沒有廣告，每條規則都在需要時為你說明。
web-home-continue = 繼續
web-home-learn = 十分鐘學會
web-home-watch = 觀看一局
web-home-my-games = 我的遊戲
web-home-imperium = 沙丘：帝國
web-home-imperium-about = 特使、影響力與不斷成長的牌庫
web-home-imperium-facts = 1至4名玩家，約90分鐘
web-home-play-now = 立即開始
web-home-with-friends = 與朋友玩
web-home-on-device = 同機遊玩
web-first-title = 最初幾局
web-first-level = 你的對手
web-first-leader = 你的領袖
web-first-begin = 開始
web-home-choose = 先選擇領袖、人數或單人遊戲
web-home-unofficial = 非官方愛好者作品，自由軟體。與出版商無關，不含其任何美術。

## My games
web-games-about = 你曾以此瀏覽器開設或加入的遊戲。
web-games-none = 尚無遊戲。按一下即可開始第一局。
web-games-forget = 移除
web-games-forget-sure = 要將這局未完成的遊戲從清單中移除嗎？
web-games-load = 開啟紀錄檔案

## A new game
web-setup-title = 新遊戲
web-setup-kind = 遊玩方式
web-setup-kind-solo = 對抗電腦
web-setup-kind-solo-about = 你與電腦對戰，立即開始。
web-setup-kind-friends = 與朋友玩
web-setup-kind-friends-about = 各人使用自己的瀏覽器。你會得到一個連結，可轉發給朋友。
web-setup-kind-device = 同機遊玩
web-setup-kind-device-about = 多人共用此螢幕。交給下一位時，手牌會被遮蓋。
web-setup-seats = 玩家
web-setup-players = { $seats }名玩家
web-setup-seats-1 = 你獨自對抗哈葛爾家族的兩名勁敵，勁敵按自己的牌行動。
web-setup-seats-2 = 兩名玩家，哈葛爾家族從中作梗。
web-setup-seats-3 = 三名玩家。
web-setup-seats-4 = 四名玩家。各人以1勝利點數開始。
web-setup-game = 遊戲
web-setup-ix-about = 加入伊克斯版圖、技術板塊、運輸艦及無畏艦。
web-setup-base-about = 基礎遊戲：較易上手。
web-setup-epic-about = 史詩模式以12分為目標，而非10分。
web-setup-epic-not = 史詩模式需要《伊克斯崛起》及二至四名玩家。
web-setup-difficulty = 難度
web-difficulty-mercenary-about = 你開始時多1太陽幣及1香料；勁敵的軍營是空的。
web-difficulty-sardaukar-about = 每名勁敵開始時有3支軍隊及1張密謀牌；你使用晶算師的費用為5太陽幣。
web-difficulty-mentat-about = 同薩督卡，但勁敵部署得更精明，並更早獲得第3名特使。
web-difficulty-kwisatz_haderach-about = 同晶算師，而且你不能擁有劍術大師。
web-setup-variants = 變體
web-switch-expert_deployment-about = 勁敵只投入所需的軍隊。
web-switch-churn-about = 你的每個揭示回合後，擲骰移除帝國牌供應區的卡牌。
web-switch-brutal_escalation-about = 爭奪3級衝突牌時，每名勁敵以兩張牌而非一張牌作戰。
web-setup-who-plays = 參與者
web-setup-who = 座位{ $seat }由誰使用
web-setup-person = 真人
web-setup-open = 開放入座
web-setup-bot = 電腦：{ $bot }
web-setup-open-about = 保留至有人開啟連結
web-setup-name = 名字
web-setup-name-of = 座位{ $seat }玩家的名字
web-setup-leader-random = 隨機領袖
web-setup-leader-difficulty = 難度
web-leader-difficulty-1 = 容易上手
web-leader-difficulty-2 = 有些經驗更好
web-leader-difficulty-3 = 適合有經驗的玩家
web-leader-difficulty-4 = 高手專用
web-setup-leader-random-about = 由運氣決定。
web-setup-leader-of = 座位{ $seat }的領袖
web-setup-leader-taken = 已由座位{ $seat }選用
web-setup-draft = 輪流選擇領袖
web-setup-draft-about = 遊戲開始時，各玩家輪流選擇領袖。
web-setup-rivals = 兩名勁敵按規則行動；未指定的領袖隨機決定。
web-setup-hagal = 哈葛爾家族佔第三個座位，並按規則行動。
web-setup-open-table = 開桌
web-setup-start = 開始

## Lobby
web-lobby-title = 已開桌
web-lobby-about-host = 轉發連結，安排座位，隨時可以開始。
web-lobby-about-guest = 請選擇空位入座，或留下觀戰。
web-lobby-about-seated = 持有連結者可以加入或觀戰。
web-lobby-about-full = 座位已滿，歡迎留下觀戰。
web-lobby-seats = 座位
web-lobby-your-name = 你的名字
web-lobby-free = 等待入座
web-lobby-bot = 電腦：{ $bot }
web-lobby-rival = 按規則行動
web-lobby-here = 在線
web-lobby-away = 離線
web-lobby-host = 主持人
web-lobby-sit = 入座
web-lobby-ask = 申請這個座位
web-lobby-to-bot = 改為電腦
web-lobby-to-person = 騰出座位
web-lobby-kick = 請離
web-lobby-leave = 離座
web-lobby-hints = 我同意使用提示
web-lobby-start = 開始遊戲
web-lobby-start-bots = 開始，{ $seats }個空位由電腦補上
web-lobby-wait = 你已入座。遊戲由主持人開始。
web-lobby-watch = 未入座者可以觀戰。
web-lobby-invite = 邀請
web-lobby-link = 這張桌子的連結
web-lobby-qr = { $link }的二維碼
web-lobby-copy = 複製連結
web-lobby-copied = 已複製
web-lobby-share = 分享
web-lobby-only-here = 這個網址只能在這部電腦上使用。如要讓其他人加入，請以此指令啟動伺服器：

## Taking one's seat to another device
web-key-title = 將座位帶到這裡
web-key-about = 此連結會將某人的座位連同其隱藏的牌帶到這個瀏覽器。只能使用一次。請只使用屬於你自己的連結。
web-key-use = 帶來我的座位
web-key-take = 改用其他裝置
web-key-take-about = 請在另一部裝置開啟此連結。連結只能使用一次，並會顯示你隱藏的牌：請勿交給任何人。

## The end of a game
web-end-title = 結果
web-end-facts = { $game }，共{ $rounds }輪
web-end-you-win = 你以{ $points }比{ $second }獲勝
web-end-wins = { $name }以{ $points }比{ $second }獲勝
web-end-holds = { $leader }掌控厄拉科斯。
web-end-second = 第二名：{ $name }；
web-end-no-tie = 第一名沒有平手。
web-end-tie = 平手判定：{ $tiebreak }。
web-end-tie-numbers = 平手判定：{ $tiebreak }，{ $first }比{ $second }。
web-tiebreak-chaumurky = 飲毒
web-tiebreak-spice = 香料
web-tiebreak-solari = 太陽幣
web-tiebreak-water = 水
web-tiebreak-garrison = 軍營中的軍隊
web-tiebreak-reveal_turn = 最後進行揭示回合
web-tiebreak-seat = 座位次序
web-end-again = 再玩一局
web-end-next-level = 接著挑戰：{ $level }
web-end-join = 前往下一局
web-end-save = 儲存紀錄
web-end-chart = 各輪後的分數
web-end-target = 達到{ $points }分即結束遊戲
web-end-retry = 由此重來
web-end-retry-from = 從這一輪重來：
web-end-retry-choose = 選擇輪次
web-end-sources = 分數來源
web-end-from-start = 起始
web-end-from-influence = 影響力
web-end-from-alliance = 同盟
web-end-from-conflict = 衝突
web-end-from-spice_must_flow = 香料永留存
web-end-from-card = 卡牌
web-end-from-intrigue = 密謀
web-end-from-tile = 技術
web-end-from-leader = 領袖
web-end-from-other = 其他
web-end-total = 總計
web-end-moments = 三個轉捩點
web-end-moments-about = 有人得分、其他人未能追上的輪次
web-end-swing = { $name }：{ $points }分
web-end-source = { $source }{ $points }
web-end-swing-alone = 該輪比其他任何人多{ $points }分。
web-end-swing-answered = 該輪另有人得到同樣多的分數。
web-end-not-yet = 遊戲仍在進行
web-end-not-yet-about = 尚無結果。
web-end-to-table = 前往遊戲桌

## Replay
web-replay-of = 重播：{ $game }
web-replay-standing = 分數
web-replay-move = 步
web-replay-at = 第{ $at }步，共{ $last }步
web-replay-steps = 逐步
web-replay-round = 輪
web-replay-turn = 回合
web-replay-back = 上一步（左方向鍵）
web-replay-on = 下一步（右方向鍵）
web-replay-turn-back = 上一回合（{ "Shift" }＋左方向鍵）
web-replay-turn-on = 下一回合（{ "Shift" }＋右方向鍵）
web-replay-round-back = 上一輪（{ "Page Up" }）
web-replay-round-on = 下一輪（{ "Page Down" }）
web-replay-play = 自動播放（空白鍵）
web-replay-pause = 暫停（空白鍵）
web-replay-speed = 速度
web-replay-speed-of = 每秒{ $speed }步
web-replay-eyes = 誰的視角
web-replay-open = 公開所有牌
web-replay-as = 你接手的座位
web-replay-play-on = 由此繼續玩
web-replay-not-yet = 尚無可重播的內容
web-replay-not-yet-about = 遊戲結束後才可重播。

## Settings
web-settings-title = 設定
web-settings-about = 保存在此瀏覽器中；只有你的名字會傳送出去。
web-settings-name = 你的名字
web-settings-name-about = 同桌玩家看到的稱呼。
web-settings-language-about = 卡牌、規則、紀錄及其他一切。
web-settings-theme = 主題
web-settings-theme-about = 沙漠之夜，或正午。
web-settings-night = 夜晚
web-settings-noon = 正午
web-settings-words = 圖標附文字
web-settings-words-about = 每個圖標都說明其意思。
web-settings-confirm = 行動前確認
web-settings-confirm-about = 選項要再點一次才會執行。
web-settings-sound = 聲音
web-settings-sound-about = 輪到你時輕響一聲。
web-settings-notify = 通知
web-settings-notify-about = 輪到你而本頁不在畫面上時，由瀏覽器通知你。
web-settings-notify-denied = 瀏覽器不允許。
web-settings-guided = 桌邊嚮導
web-settings-guided-about = 就你要作的決定提供建議，如同首局教學。

## Legend
web-legend-title = 圖標
web-legend-about = 遊戲桌上的所有圖標，以及如何閱讀一行圖標。
web-legend-agents = 特使圖標
web-legend-agents-about = 在卡牌上，表示可派遣特使到哪裡；在版圖位置上，表示需要哪種卡牌。
web-legend-resources = 資源
web-legend-pieces = 配件
web-legend-effects = 效果
web-legend-board = 版圖上
web-legend-reading = 閱讀一行圖標
web-legend-cost = 實線框：你要支付的費用
web-legend-need = 虛線框：你必須擁有的東西
web-legend-arrow = 支付左方的費用，換取右方的效果
web-legend-lock = 目前不可用：點選即可得知原因
web-legend-glow = 橙色：你接下來可以做的事
web-legend-seats = 座位
web-legend-seat-0 = 座位A：圓形
web-legend-seat-1 = 座位B：三角形
web-legend-seat-2 = 座位C：正方形
web-legend-seat-3 = 座位D：菱形

## About
web-about-title = 關於
web-about-what = Landsraad是沙丘系列桌上遊戲的遊戲桌：規則、對手、重播及教學，備有五種語言。
web-about-unofficial = 本作為非官方的愛好者作品，亦是自由軟體。本作與遊戲及小說的出版商和作者無關，不含其任何圖像或文字。如想領略遊戲的最佳面貌，請購買實體遊戲。
web-about-data = 此伺服器只保存你的遊戲，以及用來辨認你的瀏覽器的密鑰；此外別無其他，也不會向外界索取任何資料。
web-about-rules = 以我們自己的文字寫成的規則，可在終端機閱讀，或製成網頁：
web-about-fair = 發牌公平：第一步之前會顯示隨機種子的雜湊值，儲存的紀錄可供檢查：
web-about-licences = 授權
web-about-work = 作品
web-about-kind = 類別
web-about-licence = 授權條款
web-about-code = 程式
web-about-icons = 圖標
web-about-font = 字型
web-about-library = 程式庫

## Learning
web-learn-about = 一個個真實的小局面，每個一步，約一分鐘。你來做，遊戲桌回應。之後是有嚮導陪伴的第一局。
web-learn-begin = 開始教學局
web-learn-then = 接著：三輪教學局
web-learn-then-about = 真正的一局，共三輪，對抗兩名學徒。嚮導就站在所說事物旁邊，結束時說明怎樣才會贏。隨時可以停止。
web-course-title = 課程
web-course-begin = 開始課程
web-course-on = 繼續
web-course-progress = 已完成 { $done } / { $all }
web-course-done = 全部完成。現在開始玩吧：教學局是最好的下一步。
web-course-is-done = 已完成
web-course-number = 第 { $number } 課，共 { $of } 課
web-course-next = 下一課
web-course-finish = 完成
web-course-again = 重新開始
web-course-do = 替我做
web-course-why = 為什麼？
web-course-skip = 略過
web-course-leave = 離開
web-course-astray = 這樣做可以，但走向了別處。請復原，或重新開始。

## The guide at the table
web-coach-title = 嚮導
web-coach-course = 首局會學到的事
web-coach-new = 新知
web-coach-seen = { $seen }／{ $of }
web-coach-known = 明白了
web-coach-all = 清單
web-coach-heard = 已看過
web-coach-stop = 不再提示
web-coach-step-turn = 第一個回合
web-coach-step-effects = 效果
web-coach-step-deploy = 部署軍隊
web-coach-step-again = 下一名特使
web-coach-step-reveal = 揭示回合
web-coach-step-buy = 獲得卡牌
web-coach-step-combat = 戰鬥
web-coach-step-round = 第二輪
web-coach-step-points = 得分
web-coach-turn = 你的第一個回合
web-coach-turn-about =
    點選一張手牌：它可到達的位置會發光。然後點選其中一個。提供香料或太陽幣的位置是好開始；之後你會需要{ $screen ->
        [phone] 版圖頂部
       *[wide] 左方
    }四大派系的影響力。
web-coach-effects = 此行的收穫
web-coach-effects-about =
    簡單的收益已自動獲得。需要決定的{ $screen ->
        [phone] 列在手牌上方
       *[wide] 顯示在版圖下方的橫列，或右方的清單中
    }。次序不限，完成後結束回合。
web-coach-deploy = 衝突中的軍隊
web-coach-deploy-about = 你的軍營中有{ $garrison }支軍隊。每支部署的軍隊有2戰力，戰鬥後全部失去。看看衝突的獎勵：第一名值得爭取嗎？
web-coach-again = 再派特使
web-coach-again-about = 你還有{ $agents }名特使。以另一張牌派遣特使。留在手上的牌不會浪費：揭示時會計算。
web-coach-reveal = 揭示手牌
web-coach-reveal-about = 你的特使已全部派出。揭示餘下的手牌：它們提供招募點數以獲得卡牌，並提供劍刃用於衝突。
web-coach-buy = 獲得新牌
web-coach-buy-about = 你有{ $persuasion }招募點數。獲得的牌放進棄牌堆，之後會來到你手上。有多個特使圖標的牌讓你的回合更靈活。未用的招募點數會失去。
web-coach-combat = 戰鬥
web-coach-combat-about = 每支軍隊2戰力，每個劍刃1戰力。戰鬥密謀牌仍可改變結果；沒有的話就讓過。最強者獲得第一名的獎勵。
web-coach-trash = 銷毀卡牌
web-coach-trash-about = 銷毀的牌永久離開你的牌庫。最宜銷毀較弱的起始牌：其餘的牌便會更常出現。
web-coach-discard = 棄置卡牌
web-coach-discard-about = 選擇本輪最不需要的牌；牌庫重洗後它會回來。
web-coach-round = 第{ $round }輪開始
web-coach-round-about = 衝突已結算，特使已返回，你有五張新牌。新的衝突已公開：決定去向之前，先看看它的獎勵。
web-coach-points = 如何獲勝
web-coach-points-about = 你有{ $points }分。每個派系的影響力達2點各得1分，達4點奪得同盟再得1分，衝突可得更多，而「香料永留存」以9招募點數換取1分。
web-coach-step-influence = 影響力
web-coach-step-intrigue = 密謀
web-coach-step-makers = 香料產出
web-coach-step-leader = 你的領袖
web-coach-leader = 只有你能做到的事
web-coach-leader-about =
    你的領袖有兩項能力：一項持續有效或在特定時刻生效；另一項在你用印戒派遣特使時發動。{ $screen ->
        [phone] 下方的「你」分頁列出兩者
       *[wide] 兩者都列在你自己的面板上
    }。
web-coach-influence = 派系站在你這邊
web-coach-influence-about = 每次造訪派系，就在其影響力軌上前進一步。達2點得1分，達4點有獎勵；若你最先到達，更奪得同盟，再得1分。專注兩個派系比兼顧四個容易。
web-coach-intrigue = 你的秘密
web-coach-intrigue-about = 沒有人看得到你的密謀牌。陰謀牌在自己的回合打出，戰鬥牌在戰鬥中打出，終局牌在終局時打出。發光的牌現在就能打出。
web-coach-makers = 香料累積了
web-coach-makers-about = 上一輪沒有人來過，所以這個位置多了{ $spice }份香料。每輪都會增加，直到有人取走。前往需要水：記得預留。

# 計時
web-clock = 計時
web-clock-none = 不計時
web-clock-day = 每回合一日
web-clock-hours = 每人全局12小時
web-clock-live = 每回合一分鐘，另加每人20分鐘
web-clock-other = 其他
web-clock-flag = 時間到時
web-clock-flag-bot = 由電腦繼續：{ $bot }
web-clock-flag-host = 由主持人決定
