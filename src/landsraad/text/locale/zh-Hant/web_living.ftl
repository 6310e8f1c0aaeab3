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
table-redo = 重做
table-key-redo = 重做已復原的步驟
table-undo-beyond = 要回到本回合之前嗎？
table-undo-beyond-about = 你的回合才剛開始：這會收回你先前的最後一個決定，以及其他人之後所做的一切。在你做別的事之前，可以用「重做」恢復。
table-undo-beyond-do = 回去
table-stay = 留在這裡
table-ask-back = 請求收回
table-back-asks = { $name }請求收回上一步
table-back-waits = 你已請求收回上一步
table-back-agreed = 已同意：{ $names }
table-back-agree = 同意
table-back-refuse = 不同意
table-back-never-mind = 算了
table-unused = 仍要結束回合嗎？
table-unused-list = 尚未使用：{ $things }
table-unused-soon = 回合即將結束。觸碰任何地方即可停止
table-end-anyway = 仍要結束
table-set-unused = 留下未用效果前先詢問
web-settings-unused = 詢問未用效果
web-settings-unused-about = 若回合結束時仍有未用效果，需要再點一次。
table-orders = 預先指示
table-orders-about = 在本輪戰鬥中自動替你讓過。其他人無法察覺：所需時間與迅速手動讓過相同。
table-order-pass_all = 本輪戰鬥一律讓過
table-order-pass_unless = 讓過，除非我遭受攻擊或被超越
table-order-none = 詢問我
table-order-given-pass_all = 本輪戰鬥你將讓過
table-order-given-pass_unless = 除非遭受攻擊，你將讓過
table-order-cancel = 取消預先指示

table-watch-pause = 暫停
table-watch-on = 繼續
table-watch-open = 公開手牌
table-watch-close = 隱藏手牌
table-watch-paused = 電腦玩家等待你繼續
table-hand-of = { $name }的手牌
table-soon = 別無選擇：即將自動進行。觸碰任何地方即可停止
table-set-by-itself = 別無選擇的行動在2秒後自動進行
web-settings-certain = 別無選擇時
web-settings-certain-about = 別無選擇的行動（結束回合、揭示）會在2秒後自動進行。觸碰即可停止。
