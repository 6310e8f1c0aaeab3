# What a player can do: one message a verb. Options stand in a list, so they end without a full stop.

option-agent = 以「{ $card }」派遣特使到「{ $space }」
option-move = 以「{ $card }」將特使從「{ $origin }」移到「{ $space }」
option-reveal = 揭示手牌
option-play = 打出「{ $intrigue }」：{ $effect }
option-tile = 使用「{ $tile }」：{ $effect }
# An effect that is open, and the component it stands on.
option-do = { $effect }（{ $source }）
option-do-nothing = { $effect }（{ $source }）：目前無法執行，不會發生任何事
option-deploy = 部署{ $units }到衝突區域
option-acquire = { $source-from }獲得「{ $card }」
option-end = 完成
option-pass = 讓過
option-again = 現在再進行1個回合
option-decline = 放棄
option-faction = { $faction }
option-factions = { $factions }
option-trash = 銷毀{ $place-from }「{ $card }」
option-discard = 棄置「{ $card }」
option-amount = { $amount }
option-advance = 推進你的運輸艦
option-recall = 召回你的運輸艦並獲得獎勵
option-tech =
    { $negotiators ->
        [0] 支付{ $resource }獲得「{ $tile }」
       *[other] 支付{ $resource }獲得「{ $tile }」，放回{ $negotiators }個中間人
    }
option-seat = { $player }
option-space = { $space }
option-yes = 是
option-no = 否
option-intrigue = { $intrigue }
option-leader = { $leader }
option-card = { $card }
option-units = { $units }
option-from = 失去{ $place-from }1支軍隊
option-retreat = { $player }撤回{ $units }

## What is left unsaid by the verb alone, where the question tells more
option-yes-commission = 僱傭1艘無畏艦
option-yes-negotiate = 放置1個中間人
option-yes-pay = 支付
option-yes-acquired = 放到你的牌庫頂
option-no-acquired = 放入你的棄牌堆
option-yes-defend = 部署1支軍隊
option-no-defend = 留在個人供應區
option-end-turn = 結束你的回合
option-end-reveal = 結束你的揭示回合
option-end-swap = 抽取相同數量的新牌
option-pass-turn = 讓過本回合
option-pass-combat = 暫時不打出牌
option-pass-endgame = 不再打出牌
option-amount-deploy = 部署{ $units }
option-amount-retreat = 撤回{ $units }
option-amount-sell = 出售{ $spice }香料，獲得{ $solari }太陽幣
option-card-draw = 抽取「{ $card }」
option-space-recall = 召回「{ $space }」的特使
option-space-close = 封鎖「{ $space }」
option-space-place = 將無畏艦放到「{ $space }」
option-faction-lose = 失去1點{ $faction }影響力
option-faction-gain = { $faction }影響力
