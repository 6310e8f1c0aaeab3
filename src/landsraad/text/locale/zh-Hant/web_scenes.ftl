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
