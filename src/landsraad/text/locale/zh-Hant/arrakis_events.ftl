# What has happened in War for Arrakis, as lines of a log: told of the sides and their members, who may be one player or two.

arrakis-event-round_began = 第{ $round }輪開始
arrakis-event-phase_began = { $phase }
arrakis-event-turn_began = { $side }的回合
# Seen only by the player who draws.
arrakis-event-drew_card = { $member }抽取「{ $card }」
# A partner draws a card and passes it on.
arrakis-event-shown_card = { $player }查看{ $deck-from }抽取的「{ $card }」，該卡交給{ $member }
arrakis-event-drew = { $member }抽{ $amount }張計策卡
arrakis-event-discarded = { $member }棄置「{ $card }」
arrakis-event-played = { $member }打出「{ $card }」
arrakis-event-solo_card = { $member }抽取並打出「{ $card }」
arrakis-event-reinforced = { $side }將{ $amount }張卡放到增援牌庫
arrakis-event-cone_spent = { $member }花費1個靜音錐標記

## Dice
arrakis-event-dice_rolled = { $side }擲出{ $results }
arrakis-event-die_changed = { $side }將1顆{ $result }骰子改為{ $goal }
arrakis-event-sister_gained = { $side }取得1個貝尼·潔瑟睿德標記
arrakis-event-sister_placed = { $side }將1個貝尼·潔瑟睿德標記放在{ $result }
arrakis-event-die_used = { $side }使用{ $result }：{ $use }
# What a die is used for.
arrakis-use-move = 移動軍團
arrakis-use-attack = 攻擊
arrakis-use-lead = 移動有領導者的軍團
arrakis-use-surprise = 突襲
arrakis-use-deploy = 部署
arrakis-use-draw = 抽計策卡
arrakis-use-elites = 將普通單位變為精銳單位
arrakis-use-vehicles = 放置載具
arrakis-use-desert_power = 沙漠力量
arrakis-use-card = 打出計策卡
arrakis-event-desert_power = { $side }使用沙漠力量
arrakis-event-leader_used = { $side }使用{ $leader }的特殊行動
arrakis-event-die_lost =
    { $token ->
        [1] { $member }失去{ $result }的1個貝尼·潔瑟睿德標記
       *[0] { $member }失去1顆{ $result }骰子
    }
arrakis-event-die_forced =
    { $token ->
        [1] { $member }下一次必須使用{ $result }的貝尼·潔瑟睿德標記
       *[0] { $member }下一次必須使用1顆{ $result }骰子
    }
arrakis-event-solo_die = { $side }擲出{ $result }

## Figures
arrakis-event-placed = { $side }在{ $area }放置{ $figures }
arrakis-event-leader_placed = { $leader }來到{ $area }
arrakis-event-leader_to_tank = { $leader }進入再生槽
arrakis-event-leader_entered = { $leader }登場
arrakis-event-leader_gone = { $leader }移出遊戲
arrakis-event-leader_back = { $leader }離開再生槽
arrakis-event-leader_taken_off = { $leader }離開{ $area }，返回版圖旁
arrakis-event-replaced = { $side }在{ $area }的{ $figures }變為{ $others }
arrakis-event-unit_left = { $side }從{ $area }移除{ $figures }
arrakis-event-moved = { $side }將{ $amount }個單位從{ $start }移到{ $area }
arrakis-event-retreated = { $side }從{ $start }撤退到{ $area }

## Tokens and settlements
arrakis-event-token_drawn = { $side }抽取1個部署標記
arrakis-event-token_placed = { $side }在{ $area }放置1個正面朝下的部署標記
arrakis-event-token_lost = { $side }的1個部署標記未經查看便移出遊戲
arrakis-event-token_revealed = { $area }：部署標記顯示{ $figures }
arrakis-event-tokens_swapped = { $side }交換{ $start }及{ $area }的部署標記
arrakis-event-sietch_revealed = { $area }的穴地揭示：等級{ $rank }
arrakis-event-sietch_moved = 穴地從{ $start }移到{ $area }
arrakis-event-settlement_lost =
    { $side-id ->
        [harkonnen] { $area }的聚居地（等級{ $rank }）被摧毀
       *[atreides] { $area }的穴地（等級{ $rank }）被摧毀
    }
arrakis-event-station_taken = { $side }取得{ $area }的試驗站：{ $marker }

## Battle
arrakis-event-battle_began = { $side }從{ $start }攻擊{ $area }
arrakis-event-battle_began-surprise = { $side }從{ $start }突襲{ $area }
arrakis-event-combat_rolled = { $side }擲出{ $faces }
arrakis-event-combat_rolled-nothing = { $side }沒有擲骰
arrakis-event-casualty =
    { $reduced ->
        [1] { $area }：{ $side }的{ $figures }變為普通單位
       *[0] { $area }：{ $side }失去{ $figures }
    }
arrakis-event-casualty-leader = { $area }：{ $side }失去{ $leader }
arrakis-event-battle_ended = { $side }贏得{ $area }的會戰
arrakis-event-battle_ended-nobody = { $area }的會戰無人獲勝
arrakis-event-blast = 對{ $area }的特殊攻擊：{ $faces }（{ $hits }）

## The desert
arrakis-event-sign_placed = { $area }出現沙蟲蹤跡
arrakis-event-sign_resolved = { $area }的沙蟲蹤跡翻開：{ $sign }
arrakis-event-worm_placed =
    { $maker ->
        [1] 野性造物主在{ $area }出現
       *[0] 沙蟲在{ $area }出現
    }
arrakis-event-worm_moved = 沙蟲從{ $start }移到{ $area }
arrakis-event-worm_attacked = 沙蟲攻擊{ $area }：{ $faces }（{ $hits }）
arrakis-event-storm = 科里奧利風暴吹襲{ $area }：{ $faces }（{ $hits }）
arrakis-event-atomics_detonated = { $side }在{ $atomics }引爆家族核武

## Vehicles and the air
arrakis-event-vehicle_placed = { $side }在{ $area }放置{ $vehicle }
arrakis-event-vehicle_placed-air = { $side }在{ $zone }放置{ $vehicle }
arrakis-event-harvester_lost = { $area }的採收機被摧毀
arrakis-event-air_cleared = 移除{ $zone }的{ $vehicle }
arrakis-event-scouted = { $side }從{ $zone }偵察{ $area }
arrakis-event-navigator_placed = 公會領航員來到{ $zone }

## Tracks and the Imperium
arrakis-event-marker_advanced = { $marker }推進{ $amount }步，到達{ $now }
arrakis-event-marker_lowered = { $marker }下降{ $amount }步，到達{ $now }
arrakis-event-supremacy_rose = { $side }獲得{ $amount }霸權：現為{ $now }
arrakis-event-spice_harvested = { $side }採收{ $spice }
arrakis-event-paid =
    { $price ->
        [0] { $side }沒有為{ $power }付款：第{ $step }步
       *[other] { $side }為{ $power }支付{ $price }香料：第{ $step }步
    }
arrakis-event-ban = { $power }的禁令：{ $ban }
arrakis-event-imperium_lowered = { $power }下降到第{ $step }步
arrakis-event-heighliner_moved = { $side }的遠航機前進到第{ $step }步（共{ $steps }步）
arrakis-event-recruited =
    { $amount ->
        [0] { $side }沒有放任何東西上遠航機（{ $power }）
       *[other] { $side }將{ $figures }放上遠航機
    }
arrakis-event-landed = { $side }的{ $figures }在{ $area }登陸
arrakis-event-landed-frigate = { $side }的1艘巡防艦在{ $zone }登陸

## Prescience
arrakis-event-prescience_revealed = 預知卡：「{ $prescience }」
arrakis-event-prescience_removed = 「{ $prescience }」移出遊戲
arrakis-event-prescience_back = 「{ $prescience }」返回牌庫
arrakis-event-claimed = { $side }領取「{ $prescience }」
arrakis-event-attached = 「{ $card }」附在「{ $prescience }」上
# Seen only by the Atreides.
arrakis-event-objective_drawn = { $player }抽取秘密目標：{ $steps }

## The automaton
arrakis-event-tactical_drawn =
    { $target ->
        [1] 戰術卡：{ $side }的目標為{ $area }
       *[0] 戰術卡：{ $side }在{ $sectors }採收
    }
# How the central sectors, which count as one, are called there.
arrakis-event-tactical-central = 中央扇區

## The end
arrakis-event-game_ended =
    { $how-id ->
        [supremacy] 遊戲結束：{ $side }以霸權獲勝
       *[prescience] 遊戲結束：{ $side }以預知獲勝
    }
arrakis-event-game_ended-unfinished = 到達輪數上限，遊戲結束：無人獲勝
