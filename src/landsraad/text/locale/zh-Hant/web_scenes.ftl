# 以場景呈現其他玩家的行動；回顧。
table-scene = 其他玩家的行動
table-scene-moves = { $name } 行動中
table-scene-with = 使用
table-scene-skip = 略過
table-scene-again = 再看一次：{ $what }
table-scene-points = 勝利點數
table-scene-swords = 劍
table-scene-freighter = 運輸艦
table-scene-council = 高等理事會席位
table-scene-swordmaster = 劍術大師
table-recap = 自你上個回合以來
table-recap-watch = 觀看
table-key-space = 空白鍵
table-key-skip = 略過其他玩家的這個回合
table-key-rush = 直接到你自己的回合
table-key-recap = 再看一次你上個回合之後發生的事
table-scene-continue = 繼續
table-curtain-told = { $name } 上次行動之後
table-fight-phase-strength = 戰力
table-fight-phase-cards = 戰鬥牌
table-fight-phase-ranking = 排名
table-fight-phase-rewards = 獎勵
table-fight-equal = 平手
table-fight-passes = 跳過
table-fight-reward =
    { $place ->
        [2] 第二獎勵
       *[3] 第三獎勵
    }
table-fight-no-reward = 沒有獎勵
table-fight-tie-first = { $names } 以戰力 { $strength } 並列第一：無人獲勝，各得第二獎勵。
table-fight-tie-second = { $names } 以戰力 { $strength } 並列第二：各得第三獎勵。
table-fight-tie-third = { $names } 以戰力 { $strength } 並列第三：無人獲得第三獎勵。
table-fight-board = 版圖
table-scene-own = 你：{ $what }
table-why-rival = 為何去那裡？
table-aimed = 針對你
table-aimed-by = { $name }，使用 { $card }
table-aimed-seen = 已看過
table-asked-by = { $name } 的回合：{ $card }
table-asked-turn = { $name } 的回合
