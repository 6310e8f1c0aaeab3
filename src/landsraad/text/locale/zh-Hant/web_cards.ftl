# 每個遊戲的卡牌、領袖與板塊

web-cards-title = 卡牌
web-cards-about = 遊戲中的所有組件，如印刷所示。名稱可用你的語言或英文搜尋，打錯字也找得到。
web-cards-search = 搜尋卡牌
web-cards-example = 名稱或詞語
web-cards-found =
    { $count ->
        [0] 沒有這個名稱。
       *[other] { $count } 個組件
    }
web-cards-more = 顯示全部 { $count } 項
web-cards-all = 全部
web-cards-game = 遊戲
web-cards-named = 同名卡牌
web-rules-nearest = 沒有同時包含這些詞的內容；以下最接近。
web-cards-kind-card = 卡牌
web-cards-kind-intrigue = 密謀牌
web-cards-kind-leader = 領袖
web-cards-kind-tile = 技術板塊
web-cards-kind-conflict = 衝突牌
web-cards-kind-space = 版圖位置
web-cards-kind-hagal = 哈葛爾家族牌
web-cards-kind-prescience = 預知卡
web-cards-kind-objective = 目標
web-cards-kind-unit = 單位
web-cards-kind-vehicle = 載具
web-cards-kind-power = 勢力
web-cards-kind-result = 骰面
