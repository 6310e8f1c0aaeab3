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
web-rules-search = 搜尋規則與卡牌
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

# 教學局之後：如何獲勝
web-wins-title = 怎樣才會贏
web-wins-about = 三輪只是一局的三分之一。完整的一局會持續到某輪結束時有人達10分，或衝突牌用完；屆時分數最高者獲勝。
web-wins-influence = 某派系影響力達2點：得1分，四個派系各一次。
web-wins-alliance = 最先達到4點影響力：奪得同盟，再得1分，直到有人超越你。
web-wins-conflict = 衝突的第一名：通常得1分，最後的衝突得2分。
web-wins-cards = 以9招募點數獲得「香料永留存」：得1分。部分其他牌亦可得分。
web-wins-yours = 你：{ $points }
web-wins-check = 三個問題
web-wins-points = 什麼會立即帶來1分？
web-wins-points-1 = 某派系的影響力由1升至2
web-wins-points-2 = 七份香料
web-wins-points-3 = 高等理事會的席位
web-wins-points-why = 只要不跌至2以下，這1分就屬於你。香料用途很多，但本身並不是分數。
web-wins-fight = 你在衝突中有3支軍隊，對手有2支軍隊及1個劍刃。誰獲勝？
web-wins-fight-1 = 對手，因為有劍刃
web-wins-fight-2 = 你，6比5
web-wins-fight-3 = 沒有人，雙方平手
web-wins-fight-why = 每支軍隊2戰力，每個劍刃1戰力：三支軍隊是6，兩支軍隊加一個劍刃是5。
web-wins-end = 遊戲何時結束？
web-wins-end-1 = 一有人達10分就結束
web-wins-end-2 = 無論分數多少，十輪後結束
web-wins-end-3 = 某輪結束時有人達10分
web-wins-end-why = 只在召回階段檢查分數。若無人達到，衝突牌庫用完時遊戲結束。
web-wins-right = 正確。
web-wins-wrong = 不太對。
web-wins-all = 這就是獲勝之道。來玩完整的一局吧。
web-wins-next = 玩完整的一局
# 一頁看懂哈葛爾家族
web-hagal-title = 一頁看懂哈葛爾家族
web-hagal-about = 單人或雙人遊戲時，你要面對哈葛爾家族。不同之處全在這裡。
web-hagal-who = 它是誰
web-hagal-who-about = 單人遊戲中你面對兩名有領袖的勁敵；它們會得分，也可能擊敗你。雙人遊戲中只有一名，即哈葛爾家族，它從不得分：它佔據位置、同盟及衝突名次。
web-hagal-turn = 勁敵的回合
web-hagal-turn-about = 哈葛爾牌庫頂牌指定一個位置。若未被佔據，特使便前往該處；否則看下一張牌。勁敵不付費用，無視該位置的效果，只獲得牌上所示：影響力、軍隊或其領袖的印戒能力。
web-hagal-fight = 在戰鬥中
web-hagal-fight-about = 在戰鬥位置，它部署剛招募的軍隊，另加最多兩支。戰鬥開始時，每名參戰的勁敵翻開一張牌計算劍刃。之後它一律讓過：你的戰鬥牌有最後決定權。
web-hagal-points = 它如何得分
web-hagal-points-about = 單人遊戲中：與你一樣靠影響力、同盟及衝突。此外，它會立即以3張密謀牌、3水、7太陽幣或7香料換取1分。你留給它的獎勵可能就是1分。
web-hagal-never = 它絕不會做的事
web-hagal-never-about = 它沒有手牌，從不揭示，也不獲得卡牌：帝國牌供應區屬於你。它也不會前往蘭茲拉德的昂貴位置、泰布穴地或研究站。
web-hagal-plan = 要留意什麼
web-hagal-plan-about = 它在衝突中的軍隊每支算2，再預留最多六個劍刃。別讓它最先達到4點影響力。它由牌決定去向，所以先取你最不能缺少的。
web-hagal-why = 在遊戲桌上，「為何去那裡？」按鈕會顯示它的每一步。
web-hagal-play = 對戰哈葛爾家族
web-hagal-rules = 哈葛爾家族規則
