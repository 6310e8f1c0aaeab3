# The words only the terminal table needs.

terminal-ask-language = 語言
terminal-ask-seats = 多少名玩家（1至4）？1名或2名玩家會同時對抗哈葛爾家族
terminal-ask-ix = 使用擴充《伊克斯崛起》？
terminal-ask-epic = 使用時間較長的史詩遊戲模式？
terminal-ask-leader = 你的領袖：輸入數字或名稱；按Enter隨機選擇；輸入draft由所有玩家各自選擇
terminal-ask-seed = 隨機種子；按Enter隨機產生
terminal-not-understood = 看不懂「{ $answer }」。
terminal-leader-unknown = 本局遊戲沒有領袖「{ $answer }」。
terminal-leader-several = 「{ $answer }」可以是：{ $leaders }。
terminal-welcome = 你是{ $player }，使用領袖{ $leader }。隨機種子：{ $seed }。輸入 ? 查看說明。
terminal-welcome-draft = 你是{ $player }。隨機種子：{ $seed }。輸入 ? 查看說明。
terminal-welcome-several = { $players }共用此螢幕。隨機種子：{ $seed }。輸入 ? 查看說明。
terminal-human = 玩家{ $letter }
terminal-bot = 電腦{ $letter }
terminal-rival = 勁敵{ $letter }
# 勁敵以其領袖的名字相稱
called-paul_atreides = 保羅
called-duke_leto_atreides = 雷托
called-baron_vladimir_harkonnen = 弗拉基米爾
called-glossu_the_beast_rabban = 拉班
called-earl_memnon_thorvald = 曼農
called-countess_ariana_thorvald = 艾莉安娜
called-count_ilban_richese = 伊爾班
called-helena_richese = 海倫娜
called-archduke_armand_ecaz = 阿曼德
called-ilesa_ecaz = 伊萊莎
called-prince_rhombur_vernius = 龍伯
called-princess_yuna_moritani = 雲娜
called-tessia_vernius = 泰西亞
called-viscount_hundro_moritani = 翁得羅
terminal-house-hagal = 哈葛爾家族

terminal-reveals = 揭示{ $cards }
terminal-curtain = { $player }，輪到你使用螢幕。確定沒有其他人在看後，請按Enter。
terminal-prompt = { $player } >
terminal-prompt-for-one = { $player } [Enter: 1] >
terminal-since = 自你上次決定以來
terminal-nothing-yet = 尚未發生任何事。
terminal-only-last = 共{ $all }行，只顯示最後{ $shown }行；輸入 l { $all } 顯示全部。
terminal-not-an-option = 此處沒有選項{ $answer }：請輸入1至{ $most }的數字，或輸入 ? 查看說明。
terminal-not-a-command = 此處沒有指令「{ $answer }」。輸入 ? 查看說明。
terminal-nothing-to-undo = 沒有可復原的步驟：其後已有其他玩家行動，或已有隱藏資訊被看到。
terminal-undone = 已復原。
terminal-needs-a-name = c 之後要有名稱：c 匕首
terminal-needs-words = r 之後要有編號或文字：r 6.3.3、r 同盟
terminal-needs-a-file = s 之後要有檔案名稱：s evening.json
terminal-no-component = 沒有名為「{ $answer }」的東西。
terminal-several-components = 「{ $answer }」可以是：{ $names }。
terminal-no-rule = 沒有規則包含「{ $answer }」。
terminal-more-rules = 另有{ $amount }條規則；輸入更多文字以縮小範圍。
terminal-no-odds = 這個遊戲沒有骰子：戰力都在檯面上。
terminal-allowed = 現在可以這樣做。
terminal-why-not-hint = 行動的寫法：w 匕首 -> 厄拉欽恩，或使用記法：w agent dagger arrakeen
terminal-cannot-save = 遊戲無法儲存至{ $file }：{ $error }
terminal-resume = 繼續遊戲請輸入：{ $command }
terminal-at-the-end = 按Enter離開；輸入 s 檔案 儲存遊戲紀錄，輸入 l 顯示遊戲紀錄。

terminal-help =
    數字        選擇該選項；只有一個選項時可直接按Enter
    u           復原你的上一個選擇，以未看到隱藏資訊為限
    t           整個遊戲桌面               b    版圖
    h           你的手牌詳情               l    遊戲紀錄（l 100：最後100行）
    c 名稱      卡牌、版圖位置、領袖、板塊或衝突牌的效果
    r 查詢      規則：編號（r 6.3.3）或文字（r 同盟）
    w 行動      為何不能進行某行動（w 匕首 -> 厄拉欽恩）
    s 檔案      儲存遊戲                   q    儲存並離開
terminal-legend =
    符號：A B C D 玩家及其特使 · ⚑ 控制 · ▲ 無畏艦 · × 戰鬥位置 · +2 額外香料 · * 同盟
    玩家之後：始 起始玩家 · 理 高等理事會 · 劍 劍術大師 · 晶 晶算師 · 揭 已揭示

terminal-kind-card = 卡牌
terminal-kind-intrigue = 密謀牌
terminal-kind-space = 版圖位置
terminal-kind-leader = 領袖
terminal-kind-tile = 技術板塊
terminal-kind-conflict = 衝突牌
terminal-kind-track = 記錄條
terminal-kind-hagal = 哈葛爾家族牌

terminal-column-points = 分
terminal-column-solari = 幣
terminal-column-spice = 香料
terminal-column-water = 水
terminal-column-agents = 特使
terminal-column-garrison = 軍營
terminal-column-force = 衝突
terminal-column-cards = 手牌
terminal-column-intrigue = 密謀
terminal-faction-emperor = 皇
terminal-faction-spacing_guild = 宇
terminal-faction-bene_gesserit = 貝
terminal-faction-fremen = 弗
terminal-mark-first = 起始玩家
terminal-mark-council = 高等理事會
terminal-mark-swordmaster = 劍術大師
terminal-mark-mentat = 晶算師
terminal-mark-done = 已揭示
terminal-sign-first = 始
terminal-sign-council = 理
terminal-sign-swordmaster = 劍
terminal-sign-mentat = 晶
terminal-sign-done = 揭
terminal-freighter = 運輸艦{ $position }
terminal-negotiators = { $amount }個中間人
terminal-garrison-ships = { $troops }+{ $ships }▲
terminal-force = { $units } = { $strength }
terminal-bonus = +{ $amount }
terminal-here = 在此
terminal-ix-line = 運輸艦、板塊
terminal-closed = 被{ $player }封鎖
terminal-agent-box = 特使
terminal-reveal-box = 揭示
terminal-acquire-box = 招募
terminal-trash-box = 銷毀
terminal-quiet-board = 沒有特使在版圖上
terminal-deck-top = 你的牌庫頂牌
terminal-set-aside = 放在一旁
terminal-masterstroke = { ability-masterstroke }
terminal-rewards = 第一名 { $first } · 第二名 { $second }
terminal-rewards-three = 第一名 { $first } · 第二名 { $second } · 第三名 { $third }
terminal-winner-by-points = 經過{ $rounds }輪，{ $player }以{ $points }勝利點數獲勝。
terminal-winner-by-tie =
    經過{ $rounds }輪，{ $player }以{ $points }勝利點數獲勝。第二名的勝利點數相同；
    平手判定：{ $tiebreak }。
