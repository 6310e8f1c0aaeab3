# Why something is not allowed, with the facts of the position. A resource or a unit among the facts turns every number
# beside it into an amount too: $price with $resource gives $price-of (4香料).

reason-with-rule = { $reason }（{ $rule }）
# When nobody has written a message for a reason.
reason-unknown = 現在不能這樣做。

## Sending an agent
reason-wrong-icon = 「{ $space }」需要{ $icon }圖標，但「{ $card }」沒有此圖標。
reason-no-agent-icons = 「{ $card }」沒有特使圖標，不能派遣特使。
reason-card-not-in-hand = 「{ $card }」不在你的手牌中。
reason-only-kwisatz-haderach = 「{ $card }」不能移動已在版圖上的特使。
reason-occupied = 「{ $space }」已被{ $seats }佔據。
reason-own-agent = 你自己的特使已在「{ $space }」。
reason-price =
    { $have ->
        [0] 「{ $space }」的費用為{ $price-of }；你沒有{ $resource }。
       *[other] 「{ $space }」的費用為{ $price-of }；你只有{ $have-of }。
    }
reason-requirement =
    { $have ->
        [0] 「{ $space }」需要{ $level }點{ $faction }影響力；你沒有該派系的影響力。
       *[other] 「{ $space }」需要{ $level }點{ $faction }影響力；你只有{ $have }點。
    }
reason-no-swordmaster = 在此難度下，你不能前往「{ $space }」。
reason-once = 你已到過「{ $space }」，該位置每局遊戲限用1次。
reason-voice = 你的下一名特使不能前往「{ $space }」：{ $seats }使用了「{ card-the_voice }」。
reason-not-in-game = 本局遊戲的版圖上沒有「{ $space }」。
reason-no-agents = 你的領袖上沒有特使。
reason-no-agents-but-move = 你的領袖上沒有特使，但{ $card }可移動已派出的特使：「{ $move }」。
reason-no-agent-there = 你沒有特使在「{ $space }」。

## The moment
reason-not-your-turn = 現在不是由你決定。
reason-wrong-moment = 現在不是進行此行動的時機：{ $option }。
reason-already-revealed = 你已揭示手牌：現在是你的揭示回合。
reason-already-sent = 你本回合已派遣特使。
reason-must-act = 每個回合必須是特使回合或揭示回合：請派遣特使，或揭示手牌。
reason-must-finish = 必須先完成：{ $effects }。
reason-nothing-to-pass = 沒有效果容許你讓過。
reason-no-extra-turn = 沒有效果讓你再進行1個回合。
reason-not-asked = 現在要決定的是另一件事。{ $question }
reason-game-over = 遊戲已結束。
reason-unknown-notation = 「{ $notation }」不是本遊戲的行動。
reason-unknown-word = 這裡沒有「{ $word }」。你是指：{ $close }？
reason-unknown-word-alone = 這裡不認得「{ $word }」（{ $kind }）。
reason-wrong-form = 「{ $notation }」的字詞過少或過多，寫法為：{ $form }。
reason-cannot-decline = 此效果不能放棄。

## Acquiring cards
reason-not-offered = 該處沒有「{ $card }」可供獲得。
reason-persuasion =
    { $have ->
        [0] 「{ $card }」的費用為{ $price }招募點數；你沒有招募點數。
       *[other] 「{ $card }」的費用為{ $price }招募點數；你只有{ $have }招募點數。
    }
reason-not-reveal-turn = 只可在你的揭示回合中購買卡牌。
reason-cannot-be-bought = 「{ $card }」不能購買。
reason-too-dear-for-effect = 「{ $card }」的費用為{ $price }招募點數，超出此效果的上限。

## Intrigue cards
reason-intrigue-not-in-hand = 你沒有密謀牌「{ $card }」。
reason-no-such-part = 「{ $card }」只有{ $parts }個部分。
reason-timing = 「{ $card }」的這個部分只可{ $timing-when }打出。
reason-condition = 只可在以下情況打出「{ $card }」：{ $condition }。
reason-cost = 你無法支付「{ $card }」的費用：{ $cost }。
reason-no-units = 必須有你的戰鬥單位在衝突區域中，才可打出「{ $card }」。

## Tech tiles
reason-tile-not-owned = 你沒有「{ $tile }」。技術板塊要靠效果取得，例如「{ space-tech_negotiation }」與「{ space-dreadnought }」格位的效果。
reason-tile-flipped = 「{ $tile }」已翻面，下一輪開始時才可再用。
reason-tile-timing = 「{ $tile }」只可在派遣特使之前使用。
reason-tile-cost = 你無法支付「{ $tile }」的費用：{ $cost }。
reason-tile-no-use = 「{ $tile }」沒有可在回合中使用的能力。
reason-tech-not-on-top = 「{ $tile }」並非任何一疊頂部正面朝上的板塊。
reason-tech-price =
    { $have ->
        [0] 「{ $tile }」現在的費用為{ $price-of }；你沒有{ $resource }。
       *[other] 「{ $tile }」現在的費用為{ $price-of }；你只有{ $have-of }。
    }
reason-tech-needs-spice = 此處必須以香料支付「{ $tile }」。
reason-negotiators =
    { $have ->
        [0] 你在伊克斯版圖上沒有中間人。
       *[other] 你在伊克斯版圖上只有{ $have }個中間人。
    }

## Units
reason-deploy-no-combat-space = 只可在特使回合中、派遣特使到戰鬥位置之後部署戰鬥單位。
reason-deploy-limit = 你只可部署本回合徵兵獲得的戰鬥單位，另加軍營中的{ $limit }個戰鬥單位。
reason-deploy-garrison =
    { $have ->
        [0] 你的軍營中沒有{ $unit }。
       *[other] 你的軍營中只有{ $have-of }。
    }
reason-units-not-there = 沒有這些戰鬥單位。
reason-no-place-for-dreadnought = 無畏艦不能放到「{ $space }」：必須是可被控制而沒有無畏艦的地點。

## Picking one of several things
reason-not-in-place = 「{ $card }」不{ $place-in }。
reason-card-not-allowed = 此處不能選擇「{ $card }」。
reason-amount-range = 請選擇{ $least }至{ $most }之間的數字。
reason-faction-not-allowed = 此處不能選擇{ $faction }。
reason-no-influence-to-lose = 你沒有{ $faction }影響力可失去。
reason-seat-not-allowed = 此處不能選擇{ $seats }。
reason-space-not-allowed = 此處不能選擇「{ $space }」。
reason-leader-taken = { $leader }已不可選。
reason-freighter-top = 你的運輸艦已在運輸記錄條頂端，不能再推進。
reason-freighter-bottom = 你的運輸艦在運輸記錄條底端，無法召回。
reason-effect-not-open = 你現在不能執行此效果：{ $effect }。
reason-effect-condition = 未符合此效果的條件：{ $effect }。
reason-effect-impossible = 現在無法執行：{ $effect }。
