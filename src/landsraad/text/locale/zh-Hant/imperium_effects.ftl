# What components do. Every message is a phrase that can stand inside another: no full stop.
# $may is "no" where an effect that may be left out is an option by itself; it is "yes" everywhere else.
# Composite messages get their parts already spoken. Numbers stand in Arabic numerals before their measure word.

## Lists. "more" joins what is not the end of a list of three or more, "last" its end, "two" a list of two.
## 及 joins nouns and verbs alike, which 和 does not: costs are listed with it too.
list-and-two = { $first }及{ $second }
list-and-more = { $first }、{ $second }
list-and-last = { $first }及{ $second }
list-or-two = { $first }或{ $second }
list-or-more = { $first }、{ $second }
list-or-last = { $first }或{ $second }
# Effects that follow one another in one step.
list-then-two = { $first }，然後{ $second }
list-then-more = { $first }，{ $second }
list-then-last = { $first }，然後{ $second }
# Effects to choose from: whole clauses.
list-choice-two = { $first }；或{ $second }
list-choice-more = { $first }；{ $second }
list-choice-last = { $first }；或{ $second }
# Effects that do not depend on each other.
list-parts-two = { $first }；{ $second }
list-parts-more = { $first }；{ $second }
list-parts-last = { $first }；{ $second }
list-plain-two = { $first }、{ $second }
list-plain-more = { $first }、{ $second }
list-plain-last = { $first }、{ $second }
list-sentences-two = { $first }。{ $second }
list-sentences-more = { $first }。{ $second }
list-sentences-last = { $first }。{ $second }

## Amounts
amount-solari = { $amount }太陽幣
amount-spice = { $amount }香料
amount-water = { $amount }水
amount-persuasion = { $amount }招募點數
amount-swords = { $amount }個劍刃
amount-points = { $amount }勝利點數
amount-troop = { $amount }支軍隊
amount-dreadnought = { $amount }艘無畏艦
amount-influence = { $amount }點{ $faction }影響力
amount-influence-any = { $amount }點任意派系影響力

## Joints
effect-gain = 獲得{ $amounts }
effect-gain-one = 選擇獲得{ $amounts }
effect-pay = { $cost } → { $effect }
effect-when = { $condition }：{ $effect }
effect-choose = 選擇其一：{ $options }
effect-choose-two = 選擇其二：{ $options }
# The same effect several times; times is 2 or more.
effect-times = { $effect }（執行{ $times }次）

## Gains that count something
effect-per = 每有{ $each }，獲得{ $amounts }
each-in-play =
    { $including ->
        [yes] 1張你已打出的{ $faction }牌（包括此牌）
       *[no] 1張你已打出的{ $faction }牌
    }
each-other-sword-card = 1張本回合揭示並提供劍刃的其他牌
each-sword-card = 1張本回合揭示並提供劍刃的牌
each-dreadnought = 1艘你在衝突區域中的無畏艦
each-low-track = 1個你的影響力為1點或以下的派系

## Influence
effect-influence-among = 獲得{ $amount }點{ $factions }影響力
# How a faction stands in the list of those to choose from.
among-item = { $faction }
effect-influence-behind = 選擇1個有對手影響力高於你的派系，獲得{ $amount }點該派系影響力
effect-influence-snooper = 選擇1個記錄條上仍有你的探測器標記的派系，獲得{ $amount }點該派系影響力
effect-influence-two = 選擇2個不同派系，各獲得1點影響力
effect-influence-visited = 獲得1點你本回合所到派系的影響力
effect-influence-token = 獲得1點此標記所屬派系的影響力
effect-influence-agents = 在你有特使的每個派系各獲得1點影響力
effect-much-influence = 以此牌派遣特使到派系位置時，獲得2點該派系影響力，而非1點
effect-track-bonus = 獲得此標記所屬記錄條在4點影響力處的獎勵

## Troops and dreadnoughts
effect-recruit = 徵兵{ $amount }次
effect-recruit-may-deploy = 徵兵{ $amount }次，並可將這些軍隊部署到衝突區域
effect-recruit-may-deploy-revealing = 徵兵{ $amount }次，若在你的揭示回合中，則可將這些軍隊部署到衝突區域
effect-recruit-deploy = 徵兵{ $amount }次，並將這些軍隊部署到衝突區域
effect-deploy =
    { $amount ->
        [1] 可從軍營部署{ $troops }到衝突區域
       *[other] 從軍營部署至多{ $troops }到衝突區域
    }
effect-deploy-any = 從軍營部署任意數量的軍隊到衝突區域
effect-deploy-units =
    { $amount ->
        [1] 可從軍營部署{ $amount }個戰鬥單位到衝突區域
       *[other] 從軍營部署至多{ $amount }個戰鬥單位到衝突區域
    }
effect-retreat =
    { $amount ->
        [1] 可從衝突區域撤回{ $troops }
       *[other] 從衝突區域撤回至多{ $troops }
    }
effect-retreat-any = 從衝突區域撤回任意數量的己方軍隊
effect-commission =
    { $may ->
        [yes] 可僱傭1艘無畏艦
       *[no] 僱傭1艘無畏艦
    }
effect-opponents-lose-garrison = 每名對手失去軍營中的{ $troops }
effect-opponents-retreat-ship = 每名對手從衝突區域撤回1艘無畏艦
effect-double-cross = 選擇1名對手：其失去衝突區域中的1支軍隊，你從個人供應區部署1支軍隊到衝突區域
effect-ambush = 本回合你每部署1支軍隊，便可迫使1個對手的戰鬥單位撤出衝突區域
effect-solari-if-won = 若你贏得本次衝突，獲得{ $amount }太陽幣
effect-control-location = 控制「{ $space }」

## Cards
effect-draw = 抽取{ $amount }張牌
effect-draw-intrigue = 抽取{ $amount }張密謀牌
effect-steal-intrigue = 每名持有4張或以上密謀牌的對手，隨機交給你其中1張
effect-swap-intrigue = 將任意數量的密謀牌放到密謀牌牌庫底，然後抽取相同數量的密謀牌
effect-trash =
    { $may ->
        [yes] 可銷毀1張牌
       *[no] 銷毀1張牌
    }
effect-trash-in-play =
    { $may ->
        [yes] 可銷毀1張你已打出的牌
       *[no] 銷毀1張你已打出的牌
    }
effect-trash-this = 銷毀此牌
effect-acquire = 獲得1張招募費用為{ $amount }或以下的牌
effect-acquire-may = 可獲得1張招募費用為{ $amount }或以下的牌
effect-acquire-top = 獲得1張招募費用為{ $amount }或以下的牌，並放到你的牌庫頂
effect-foldspace = 從備用牌堆獲得1張「{ card-foldspace }」
effect-opponents-discard = 每名對手棄置{ $amount }張牌
effect-test-opponents = 每名對手選擇其一：棄置1張牌；或失去衝突區域中的1支軍隊
effect-take-from-discard = 從你的棄牌堆將1張{ $faction }牌加入手牌
effect-look-at-top = 查看你的牌庫頂牌，選擇抽取或銷毀該牌
effect-reshuffle = 將你的棄牌堆洗入牌庫
effect-cheaper-spice = 本回合你獲得「{ card-the_spice_must_flow }」時少支付{ $amount }招募點數
effect-persuasion-later = 在你本輪的揭示回合中獲得{ $amount }招募點數
effect-acquire-to-top = 你在本輪揭示回合中獲得的牌可放到你的牌庫頂
effect-manipulate = 移開帝國牌供應區的1張牌；直到你本輪的揭示回合結束，只有你可獲得該牌，並少支付1招募點數
effect-set-card-aside = 將1張手牌正面朝下放在一旁

## Agents and spaces
effect-another-turn = 可在本回合之後立即再進行1個回合
effect-allow-pass = 本回合可選擇讓過
effect-recall-agent = 召回1名你的特使
effect-close-space = 選擇1個版圖位置：直到你的下個回合，對手不能將其下一名特使派遣到該位置
effect-add-faction-icons = 你本回合打出的牌額外具有全部4個派系的特使圖標
effect-ignore-enemies = 本回合對手玩家特使不會阻擋你的特使
effect-cheaper-space = 以此牌派遣特使到「{ $space }」時，少支付{ $amount }香料
effect-harvest-spice = 採集特使所在位置的香料
effect-harvest-again = 以此特使採集的基本香料加倍，額外香料不加倍
effect-take-seat = 取得高等理事會席位：在你的每個揭示回合獲得{ $amount }招募點數
effect-take-swordmaster = 取得你的劍術大師，成為你的第3名特使，直到遊戲結束
effect-take-mentat = 從晶算師位置取得晶算師，成為你本輪的額外特使
effect-next-mentat = 在下一輪開始時取得晶算師，成為你該輪的額外特使
effect-use-signet = 使用領袖的印戒能力
effect-sell-spice = 出售香料1次：{ $rows }
sale = { $spice }香料 → { $solari }太陽幣

## Freighter and technology
effect-freighter =
    { $may ->
        [yes] 可推進或召回你的運輸艦
       *[no] 推進或召回運輸艦
    }
effect-negotiate =
    { $may ->
        [yes] 可從個人供應區將1支軍隊放到伊克斯版圖上，作為中間人
       *[no] 從個人供應區將1支軍隊放到伊克斯版圖上，作為中間人
    }
effect-tech =
    { $may ->
        [yes] 可獲得1塊技術板塊
       *[no] 獲得1塊技術板塊
    }
effect-tech-discount =
    { $may ->
        [yes] 可獲得1塊技術板塊，少支付{ $amount }香料
       *[no] 獲得1塊技術板塊，少支付{ $amount }香料
    }
effect-tech-solari =
    { $may ->
        [yes] 可獲得1塊技術板塊，以香料或太陽幣支付
       *[no] 獲得1塊技術板塊，以香料或太陽幣支付
    }
effect-dividends = 獲得5太陽幣，每名對手獲得1太陽幣

## Costs
cost-pay = 支付{ $amounts }
cost-discard = 棄置{ $amount }張牌
cost-trash-this = 銷毀此牌
cost-trash = 銷毀{ $amount }張牌
cost-influence = 失去{ $amount }點影響力
cost-troop = 失去{ $troops }
cost-conflict-troops = 失去衝突區域中的{ $troops }
cost-retreat-units = 從衝突區域撤回{ $amount }個己方戰鬥單位
cost-intrigue = 將{ $amount }張你的密謀牌放到密謀牌牌庫底
cost-flip = 翻面此板塊
cost-trash-tile = 銷毀此板塊

## Conditions: whole clauses, as they stand before a colon
condition-always = 任何時候
condition-influence = 若你有{ $level }點或以上{ $faction }影響力
condition-alliance = 若你持有{ $faction }同盟標記
condition-any-alliance = 若你持有任何同盟標記
condition-other-in-play =
    { $faction-id ->
        [fremen] 若你已打出另一張{ $faction }牌（弗瑞曼羈絆）
       *[other] 若你已打出另一張{ $faction }牌
    }
condition-council = 若你擁有高等理事會席位
condition-tiles =
    { $amount ->
        [1] 若你持有技術板塊
       *[other] 若你持有{ $amount }塊或以上技術板塊
    }
condition-agent-at = 若你有特使在{ $faction }位置上
condition-gained = 若你本回合已獲得{ $amount }或以上招募點數
condition-met-enemy = 若你以此牌派遣特使到的位置上已有對手玩家特使
condition-coordinated = 若你有{ $amount }名或以上特使在{ icon-landsraad }、{ icon-city }或{ icon-spice_trade }位置上
condition-mentat-home = 若晶算師在其位置上
condition-opening = 在你的回合開始時、進行任何其他行動之前
condition-before-agent = 在你派遣特使之前
condition-enemy-troop = 若有對手在衝突區域中有軍隊
condition-deck = 若你的牌庫不是空的
condition-agent-out = 若你有特使在版圖上
condition-deployed =
    { $amount ->
        [1] 若你本回合已部署戰鬥單位
       *[other] 若你本回合已部署{ $amount }個或以上戰鬥單位
    }
condition-visited-faction = 若你本回合曾派遣特使到派系位置
condition-spice-flows =
    { $amount ->
        [1] 若你擁有「{ card-the_spice_must_flow }」
       *[other] 若你擁有{ $amount }張或以上「{ card-the_spice_must_flow }」
    }
condition-most-spice-flows =
    { $amount ->
        [0] 若你擁有的「{ card-the_spice_must_flow }」比每名對手都多
       *[other] 若你擁有{ $amount }張「{ card-the_spice_must_flow }」，或你擁有的比每名對手都多
    }
condition-tracks =
    { $tracks ->
        [4] 若你在全部{ $tracks }條影響力記錄條上各有{ $level }點或以上影響力
       *[other] 若你在{ $tracks }條影響力記錄條上各有{ $level }點或以上影響力
    }
condition-conspiracy =
    { $amount ->
        [4] 若你符合以下全部{ $amount }項（{ conspiracy }）
       *[other] 若你符合以下4項中的{ $amount }項（{ conspiracy }）
    }
conspiracy = 已僱傭2艘無畏艦；擁有「{ card-the_spice_must_flow }」；在2條記錄條上各有4點或以上影響力；擁有高等理事會席位
condition-solari = 若你有{ $amount }或以上太陽幣
condition-ship-in-supply = 若你的個人供應區中有無畏艦

## Between two icons
glyph-or = 或
