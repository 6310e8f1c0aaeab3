# War for Arrakis in the terminal.

arrakis-terminal-supremacy = 霸權{ $level }／{ $goal }
arrakis-terminal-prescience = 預知
arrakis-terminal-objective = 你的目標
arrakis-terminal-imperium = 帝國標記
arrakis-terminal-bans = 帝國禁令
arrakis-terminal-dice = { $member }的行動骰
arrakis-terminal-bene-gesserit = 貝尼·潔瑟睿德標記
arrakis-terminal-ranked = { $piece }（等級{ $rank }）
arrakis-terminal-air = 空中
arrakis-terminal-leaders = 領導者
arrakis-terminal-leader-at = { $leader }（{ $place }）
arrakis-terminal-prescience-cards = 預知卡
arrakis-terminal-cards = { $member }：手牌{ $hand }張，牌庫{ $deck }張
arrakis-terminal-hand = { $member }的手牌（牌庫{ $deck }張）
arrakis-terminal-goal-harkonnen = 霸權標記到達10時你獲勝：摧毀穴地。
arrakis-terminal-goal-atreides = 三個預知標記都到達你的目標時你獲勝：領取預知卡、取得生態試驗站、摧毀聚居地。
arrakis-terminal-welcome = 你是{ $player }，操控{ $side }。種子{ $seed }。輸入 ? 查看說明。
arrakis-terminal-winner = { $side }在第{ $rounds }輪以{ $how }獲勝。
arrakis-terminal-unfinished = 經過{ $rounds }輪無人獲勝：平局。
arrakis-terminal-odds-hint = 攻擊的勝算需要兩個區域：o carthag arsunt
arrakis-terminal-odds-nobody = { $area }沒有任何單位。
arrakis-terminal-odds = { $start }攻擊{ $goal }：攻擊方{ $attacker }，防守方{ $defender }，無人倖存{ $nobody }；約{ $rounds }個會戰輪。正面朝下的標記及穴地為估計值。
arrakis-terminal-ask-seats = 多少位玩家（1至4）？1人時對抗哈肯能自動系統
arrakis-terminal-ask-guild = 使用擴充「宇航公會」？
arrakis-terminal-ask-side = 你的陣營：{ $one }或{ $other }
arrakis-terminal-kind-card = 計畫卡
arrakis-terminal-kind-leader = 領導者
arrakis-terminal-kind-prescience = 預知卡
arrakis-terminal-kind-objective = 目標卡
arrakis-terminal-kind-area = 區域
arrakis-terminal-kind-unit = 部隊
arrakis-terminal-kind-vehicle = 載具
arrakis-terminal-kind-piece = 其他配件
arrakis-terminal-kind-token = 部署標記
arrakis-terminal-kind-sign = 蟲跡
arrakis-terminal-kind-marker = 預知標記
arrakis-terminal-kind-power = 帝國勢力
arrakis-terminal-kind-atomics = 家族原子武器
arrakis-terminal-kind-result = 行動骰
arrakis-terminal-help =
    數字        選擇該選項；只有一個選項時可直接按Enter
    u           復原你的上一個選擇，以未看到隱藏資訊為限
    t           整個遊戲桌面               b    版圖
    h           你的手牌詳情               l    遊戲紀錄（l 100：最後100行）
    c 名稱      卡牌、領導者、區域、單位或標記的效果
    r 查詢      規則：編號（r 9.4）或文字（r 沙蟲）
    w 行動      為何不能進行某行動（w from carthag）
    o 從 到     攻擊的勝算（o carthag arsunt）
    s 檔案      儲存遊戲                   q    儲存並離開
