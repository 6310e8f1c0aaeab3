# What a player of War for Arrakis can do: one message a verb. Options stand in a list, so they end without a full stop.
# Messages with a longer key are the same verb at a moment that tells more.

## The turn
arrakis-option-use = { $result }：{ $use }
arrakis-option-leader = { $result }（{ $leader }）：{ $effect }
arrakis-option-claim = 領取「{ $prescience }」（{ $steps }）
arrakis-option-spend = { $result }：領取「{ $prescience }」（{ $steps }）
arrakis-option-desert_power = 不用骰子使用沙漠力量
arrakis-option-member = { $member }
arrakis-option-end_turn = 結束回合
arrakis-option-cone = 花費1個靜音錐標記

# Behind an option that stands on a card or leader whose printed text is not verified.
arrakis-option-substitute = { $option } [替代品]
arrakis-option-namesake = { $option }（{ $effect }）

## Moving and attacking
arrakis-option-from = { $area }
arrakis-option-from-move = 從{ $area }：{ $legion }
arrakis-option-from-attack = 從{ $area }攻擊：{ $legion }
arrakis-option-from-worm = { $area }的沙蟲
arrakis-option-from-maker = { $area }的野性造物主
arrakis-option-from-sietch = { $area }的穴地
arrakis-option-way-walk = 步行
arrakis-option-way-ride = 騎乘沙蟲
arrakis-option-way-march = 步行最多兩個區域
arrakis-option-way-carriers = 以運兵機
arrakis-option-way-ornithopter = 以{ $zone }的撲翼機
arrakis-option-way-frigate = 以{ $zone }的巡防艦
arrakis-option-way-navigator = 以{ $zone }的公會領航員
arrakis-option-way-sparing = 以{ $zone }的撲翼機，改為移除公會領航員
arrakis-option-to = { $area }
arrakis-option-to-move = 到{ $area }
arrakis-option-to-join = 到{ $area }，與{ $legion }會合
arrakis-option-to-attack = 攻擊{ $area }：{ $legion }
arrakis-option-to-undefended = 攻擊無人防守的{ $area }
arrakis-option-to-retreat = 撤退到{ $area }
arrakis-option-to-drive = 對方撤退到{ $area }
arrakis-option-to-strike = 攻擊{ $area }
arrakis-option-to-first = 先處理{ $area }
arrakis-option-go = 出發
arrakis-option-go-move = 以{ $legion }從{ $start }到{ $area }
arrakis-option-go-attack = 以{ $legion }從{ $start }攻擊{ $area }
arrakis-option-leave = 留下{ $figures }
arrakis-option-leave_token = 留下含{ $figures }的標記
arrakis-option-leave_leader = 留下{ $leader }
arrakis-option-move = 移動
arrakis-option-attack = 攻擊
arrakis-option-attack-surprise = 進行突襲

## Enough
arrakis-option-stop = 完成
arrakis-option-stop-move = 不再移動
arrakis-option-stop-attack = 不攻擊
arrakis-option-stop-play = 不打出卡牌
arrakis-option-stop-dice = 不棄置卡牌
arrakis-option-stop-leader = 不用領導者
arrakis-option-stop-place = 不再放置
arrakis-option-stop-token = 該標記移出遊戲
arrakis-option-stop-alone = 只移動穴地標記
arrakis-option-stop-claim = 不領取
arrakis-option-stop-nothing = 不做任何事

## Placing
arrakis-option-place = { $area }
arrakis-option-place-figures = 在{ $area }
arrakis-option-place-join = 在{ $area }，與{ $legion }會合
arrakis-option-place-harvester = 在{ $area }放採收機
arrakis-option-place-wormsign = 在{ $area }放沙蟲蹤跡
arrakis-option-place-figure = 在{ $area }放{ $figures }
arrakis-option-place-leader = 在{ $area }放領導者
arrakis-option-place-sign = 棄置{ $area }的沙蟲蹤跡
arrakis-option-place-reveal = 揭示{ $area }的穴地及部署標記
arrakis-option-place-token = 揭示{ $area }的1個標記
arrakis-option-place-worm = 在{ $area }放沙蟲
arrakis-option-place-maker = 在{ $area }放野性造物主
arrakis-option-place-remove = 移除{ $area }的採收機
arrakis-option-place-blast = { $area }的軍團：{ $legion }
arrakis-option-place-sietch = { $area }的穴地
arrakis-option-place-replace = 替換{ $area }的1個模型
arrakis-option-put = 在{ $area }放{ $figures }
arrakis-option-place_leader = 在{ $area }放{ $leader }
arrakis-option-deploy = 在{ $area }部署{ $figures }
arrakis-option-token = 將含{ $figures }的標記放在{ $area }
arrakis-option-token-reveal = 揭示{ $area }含{ $figures }的標記
arrakis-option-token-remove = 移除{ $area }含{ $figures }的標記
arrakis-option-take = { $area }的{ $figures }
arrakis-option-take-replace = 將{ $area }的{ $figures }替換為{ $others }
arrakis-option-take-remove = 從{ $area }移除{ $figures }
arrakis-option-zone = { $zone }
arrakis-option-zone-carryall = 使用{ $zone }的搬運機
arrakis-option-zone-remove = 移除{ $zone }的{ $vehicle }
arrakis-option-zone-place-carryall = 在{ $zone }放搬運機
arrakis-option-zone-place-ornithopter = 在{ $zone }放撲翼機
arrakis-option-zone-fly = { $zone }的撲翼機
arrakis-option-zone-frigate = 在{ $zone }放巡防艦
arrakis-option-zone-navigator = 在{ $zone }放公會領航員
arrakis-option-vehicle = 在{ $zone }放{ $vehicle }
# The zone is occupied: what is there is removed first.
arrakis-option-vehicle-instead = 在{ $zone }放{ $vehicle }，並移除該處的{ $other }
arrakis-option-land = { $figures }在{ $area }登陸

## Dice
arrakis-option-box = { $result }
arrakis-option-box-sister = 將貝尼·潔瑟睿德標記放在{ $result }
arrakis-option-box-divide = 將1顆{ $result }骰子交給盟友
arrakis-option-change = 將1顆{ $result }骰子改為{ $goal }
arrakis-option-die = { $member }的{ $result }骰子
arrakis-option-die-next = { $result }
arrakis-option-sister = { $side }的貝尼·潔瑟睿德標記

## Cards
arrakis-option-card = { $card }
arrakis-option-card-play = 打出「{ $card }」：{ $effect }
arrakis-option-card-discard = 棄置「{ $card }」
arrakis-option-card-dice = 棄置「{ $card }」，多擲1顆戰鬥骰
arrakis-option-draw = { $cards }
arrakis-option-draw-none = 不抽牌
# How many cards from which deck, one part of the list $cards.
arrakis-option-draw-part = { $deck-from }抽{ $amount }張
arrakis-option-keep = 將「{ $prescience }」洗回牌庫
arrakis-option-remove = 將「{ $prescience }」移出遊戲
arrakis-option-remove-back = 將「{ $prescience }」洗回牌庫
arrakis-option-remove-attach = 附在「{ $prescience }」上

## Battle
arrakis-option-lose = 失去{ $figures }
arrakis-option-lose-stack = 移除{ $figures }
arrakis-option-lose_left_out = 移除未參與攻擊的{ $figures }
arrakis-option-reduce = 將{ $figures }變為普通單位
arrakis-option-lose_leader = 失去{ $leader }
arrakis-option-lose_token = 移除含{ $figures }的標記
arrakis-option-ability = { $leader }：{ $battle }
arrakis-option-ability_generic = 通用領導者：{ $battle }
arrakis-option-cease = 停止攻擊
arrakis-option-continue =
    { $hits ->
        [0] 繼續攻擊
       *[other] 繼續攻擊，承受1次命中
    }
arrakis-option-retreat = 撤退
arrakis-option-stand = 留下作戰

## Yes and no
arrakis-option-yes = 是
arrakis-option-no = 否
arrakis-option-yes-reserve = 棄置香料儲備標記，換取1香料
arrakis-option-yes-enter = { $leader }登場
arrakis-option-stop-enter = { $leader }不登場
arrakis-option-no-reserve = 保留香料儲備標記
arrakis-option-yes-advance = 推進到{ $area }
arrakis-option-no-advance = 留下
arrakis-option-no-sister = 不放置標記
arrakis-option-no-worm = 沒有沙蟲前來
arrakis-option-no-carryall = 放棄採收機

## Free actions
arrakis-option-free = 自由行動：{ $free }
arrakis-option-scout =
    { $sparing ->
        [yes] 以{ $zone }的{ $vehicle }偵察{ $area }，改為移除公會領航員
       *[no] 以{ $zone }的{ $vehicle }偵察{ $area }
    }
arrakis-option-train = 揭示{ $area }含{ $figures }的標記
arrakis-option-atomics = 在{ $atomics }引爆核武：{ $effect }
arrakis-option-scheming = 棄置{ $amount }張「{ arrakis-card-hawats_scheming }」
arrakis-option-bombard = 以{ $zone }的巡防艦轟炸{ $area }

## Spice and the Imperium
arrakis-option-pay-power =
    { $deal ->
        [keep] { $power }：支付{ $price }香料，保持不動
        [raise] { $power }：支付{ $price }香料，上升
       *[nothing] { $power }：不支付
    }
arrakis-option-pay-stockpile =
    { $price ->
        [0] 不囤積
       *[other] 囤積{ $price }香料，換取1霸權分數
    }
arrakis-option-pay-reserve =
    { $price ->
        [0] 不儲備
       *[other] 儲備{ $price }香料，留待日後使用
    }
arrakis-option-imperium = { $power }
arrakis-option-imperium-action = { $effect }
arrakis-option-imperium-yards = 執行{ $power }行動：將2艘巡防艦放上你的遠航機
arrakis-option-imperium-down = { $power }下降1步
arrakis-option-imperium-pay = 為{ $power }付款
arrakis-option-one_only =
    { $power-id ->
        [landsraad] 執行{ $power }行動，但只將1個大家族部隊放上遠航機
       *[choam] 執行{ $power }行動，但只將1艘巡防艦放上遠航機
    }

## The desert
arrakis-option-wormsigns = 放置最多{ $amount }個沙蟲蹤跡
arrakis-option-move_worms = 移動最多{ $amount }條沙蟲
arrakis-option-attack_worm = 以沙蟲攻擊
arrakis-option-wild_maker = { $effect }
arrakis-option-wild_maker-appears = 野性造物主
arrakis-option-sandworm = 沙蟲

## Choices
arrakis-option-marker = { $marker }
arrakis-option-shift = { $marker }下降{ $amount }步，{ $other }上升{ $amount }步
arrakis-option-sector = { $sector }
arrakis-option-amount = { $amount }
arrakis-option-amount-effect = { $effect }
arrakis-option-amount-tokens =
    { $amount ->
        [0] 不抽部署標記
       *[other] 抽{ $amount }個部署標記
    }
arrakis-option-amount-land = { $figures }放在第一個區域
arrakis-option-take_leader = { $leader }
arrakis-option-take_leader-tank = 將{ $leader }送入再生槽
arrakis-option-take_leader-swap = 將{ $leader }移離版圖
