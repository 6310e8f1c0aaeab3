# The question in a few words, under forty characters; what it belongs to stands in the second line.

headline-opening = 派遣特使，還是揭示手牌？
headline-reveal-only = 請揭示手牌
headline-last = 這個回合還要做什麼？
headline-order = 先執行哪一個？
headline-one-due = 還有一項效果須執行
headline-one-left = 尚餘一個效果：是否使用？
headline-done = 已全部執行
headline-buy = 尚餘{ $persuasion }招募點數：獲得哪張牌？
headline-acquired = 放到牌庫頂？
headline-may_deploy = 部署多少支軍隊？
headline-deploy = 部署多少？
headline-units = 部署哪些戰鬥單位？
headline-retreat = 撤退哪些單位？
headline-lose = 失去哪個單位？
headline-defend = 以1支軍隊防守？
headline-test = 棄牌，還是失去軍隊？
headline-combat = 打出戰鬥密謀牌？
headline-endgame = 打出終局密謀牌？
headline-place_dreadnought = 無畏艦放到哪裡？
headline-pay = 是否支付？
headline-sell = 出售多少香料？
headline-choose = 選擇哪一個？
headline-influence = 獲得哪個派系的影響力？
headline-influence-two = 獲得哪兩個派系的影響力？
headline-lose-influence = 失去哪個派系的影響力？
headline-heir = 由誰取得同盟標記？
headline-trash = 銷毀哪張牌？
headline-take-back = 取回哪張牌？
headline-acquire = 獲得哪張牌？
headline-remove = 移除哪張牌？
headline-aside = 將哪張牌放在一旁？
headline-top = 如何處理這張牌？
headline-intelligence = 保留哪張密謀牌？
headline-swap = 哪張放到牌庫底？
headline-give-intrigue = 交出哪張密謀牌？
headline-tile = 哪塊技術板塊？
headline-trash-tile = 銷毀哪塊板塊？
headline-freighter = 推進運輸艦，還是召回？
headline-close = 封鎖哪個位置？
headline-recall = 召回哪個特使？
headline-seat = 哪位玩家？
headline-draft = 使用哪位領袖？
headline-masterstroke = 秘密選擇兩個派系
headline-discard =
    { $amount ->
        [1] 棄置1張牌
       *[other] 棄置{ $amount }張牌
    }

# The second line: a component and its effect, or the cost that is being paid.
headline-about = { $source }：{ $what }

# Decided for a Rival.
headline-for = { $player }：{ $question }
