# 牌桌旁可查閱的內容：各個牌堆、上一場衝突、規則書，以及電腦玩家的速度。

# 牌堆
table-piles = 牌堆
table-key-piles = 查看牌堆
table-piles-about = 所有公開的牌，以及你自己牌庫中剩餘的牌。只列名稱：沒有人知道牌庫的順序。
table-piles-touch = 點選名稱以閱讀該牌。
table-piles-table = 桌面
table-pile = { $name }：{ $count }
table-pile-deck = 牌庫（不計順序）
table-pile-discard = 棄牌堆
table-pile-played = 已打出
table-pile-revealed = 已揭示
table-pile-trash = 已銷毀的牌
table-pile-intrigue = 密謀牌棄牌堆
table-pile-conflicts = 過去的衝突
table-pile-tiles = 已銷毀的技術板塊
table-pile-hagal = 哈葛爾家族棄牌堆
table-pile-copies = { $name } ×{ $count }

# 上一場衝突
table-fight-of = 第{ $round }輪：{ $conflict }
table-fight-place =
    { $place ->
        [1] 獲勝
        [2] 第二名獎勵
        [3] 第三名獎勵
       *[other] 沒有獎勵
    }
table-fight-tied =
    { $place ->
        [2] 第一名平手：第二名獎勵
       *[other] 第二名平手：第三名獎勵
    }
table-fight-strength = 戰力{ $strength }
table-fight-played = 打出：
table-set-fights = 顯示衝突結果
web-settings-fights = 衝突結果
web-settings-fights-about = 衝突結束後，結果會留在桌上，直到你點選它或繼續遊玩。

# 規則
web-rules-title = 規則
web-rules-about = 以我們自己的文字寫成的全部規則，編號與牌桌引用的相同。
web-rules-search = 搜尋規則
web-rules-search-example = 文字，或如10.6的編號
web-rules-books = 規則書
web-rules-contents = 目錄
web-rules-found =
    { $count ->
        [0] 沒有規則包含所有這些文字。
       *[other] { $count }條規則
    }
table-rule-read-on = 在規則書中繼續閱讀

# 電腦玩家的速度
web-settings-pace = 其他玩家回合的節奏
web-settings-pace-about = 如何呈現其他玩家的行動。空白鍵略過一個回合，觸碰任何東西都會立即結束。
web-pace-calm = 從容
web-pace-brisk = 輕快
web-pace-instant = 不播放：事後再說明
