# 生動的桌面：各物的意義、復原與預先指示。
table-cell = { $step }：無獎勵
table-cell-point = { $step }：位於此格或更高時，1勝利點數
table-cell-ally = { $step }：{ $bonus }；最先抵達者獲得同盟（1勝利點數）
table-cell-over = { $step }：超越持有者即奪得同盟
table-cell-here = { $text }。此處：{ $names }
table-total = { $name }：{ $strength } = { $parts }
table-total-none = { $name }：沒有單位，因此沒有戰力
table-total-troops = { $count }支軍隊（{ $strength }）
table-total-ships = { $count }艘無畏艦（{ $strength }）
table-total-swords = { $count }把劍
table-if-all-pass =
    { $place ->
        [1] 若此刻全部跳過：獲勝
        [2] 若此刻全部跳過：第二獎勵
        [3] 若此刻全部跳過：第三獎勵
       *[other] 若此刻全部跳過：沒有獎勵
    }
table-laid = 本輪打出：{ $name }
table-laid-reveal = 展示：{ $names }
table-ahead = { $names }：{ $count }
