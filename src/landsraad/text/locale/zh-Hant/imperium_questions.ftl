# What is asked. The first twelve are the question types; the others belong to moments that no component explains.

question-turn = 輪到你了：你要做什麼？
question-order = 接著執行哪個效果？
question-effect = 選擇哪個效果？
question-card = 選擇哪張牌？
question-faction = 選擇哪個派系？
question-amount = 選擇多少？
question-seat = 選擇哪位玩家？
question-space = 選擇哪個版圖位置？
question-unit = 選擇哪些戰鬥單位？
question-yes_no = 是否執行？
question-tile = 選擇哪塊技術板塊？
question-leader = 你想使用哪位領袖？
# A question and the effect it belongs to.
question-about = { $source }：{ $effect }。{ $question }
# ... and the cost that is being paid.
question-cost = { $source }：{ $cost }。{ $question }
# A human decides for a Rival.
question-for = 代{ $player }決定：{ $question }

## The turn
question-topic-opening =
    { $agents ->
        [0] 輪到你了：特使已全部派出，請揭示手牌
       *[other] 輪到你了：派遣特使，還是揭示手牌？
    }
question-topic-agent = 你的特使回合：接著做什麼？
question-topic-reveal = 你的揭示回合，尚餘{ $persuasion }招募點數：接著做什麼？

## Moments of their own
question-topic-group = 接著執行哪個效果？
question-topic-heir = 由誰取得{ $faction }同盟標記？
question-topic-discard =
    { $amount ->
        [1] 棄置哪張牌？
       *[other] 棄置哪張牌？（尚須棄置{ $amount }張）
    }
question-topic-acquired = 「{ $card }」要放到哪裡？
question-topic-defend = 衝突爭奪你所控制的「{ $space }」：是否從個人供應區部署1支軍隊到衝突區域？
question-topic-combat = 戰鬥階段：是否打出密謀牌？
question-topic-place_dreadnought = 你有無畏艦參與衝突並獲勝：要控制哪個地點？
question-topic-endgame = 遊戲結束：是否打出密謀牌？
question-topic-draft = 你想使用哪位領袖？
question-topic-masterstroke = { ability-masterstroke }：秘密選擇哪兩個派系？
question-topic-intelligence = { ability-intelligence }：保留哪張密謀牌？
question-topic-sell = 出售多少香料？
question-topic-test = 棄置1張牌，還是失去衝突區域中的1支軍隊？
question-topic-swap = 將哪張密謀牌放到牌庫底？
question-topic-may_deploy = 將這些軍隊中的多少支部署到衝突區域？
