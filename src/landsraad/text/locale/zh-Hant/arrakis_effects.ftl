# What the components of War for Arrakis do. Every message is a phrase that can stand inside another: no full stop.
# Composite messages get their parts already spoken, so each language may order them as it likes.
# Effects of an action are never compulsory (war_for_arrakis 0.3), so nothing here says 可以.
# Numbers stand in Arabic numerals before their measure word.

## Amounts of figures
arrakis-amount-regular = { $amount }個普通單位
arrakis-amount-elite = { $amount }個精銳單位
arrakis-amount-sardaukar = { $amount }個薩督卡
arrakis-amount-fedaykin = { $amount }個敢死隊
arrakis-amount-troop = { $amount }個大家族部隊
arrakis-amount-bashar = { $amount }名霸夏
arrakis-amount-naib = { $amount }名耐布
# A generic leader or a named one who is available.
arrakis-amount-leader = { $amount }名領導者
# Deployment tokens that lie face down.
arrakis-amount-token = { $amount }個正面朝下的標記

# Paul Atreides or Paul-Muad'Dib, whoever of the two is in play.
arrakis-figure-paul = 保羅（任何一個形態）

## Amounts of other things
arrakis-amount-harvester = { $amount }部採收機
arrakis-amount-ornithopter = { $amount }架撲翼機
arrakis-amount-carryall = { $amount }架搬運機
arrakis-amount-frigate = { $amount }艘巡防艦
arrakis-amount-sword = { $amount }個利劍
arrakis-amount-shield = { $amount }個護盾
arrakis-amount-special = { $amount }個特殊
arrakis-amount-hit =
    { $amount ->
        [0] 沒有命中
       *[other] { $amount }次命中
    }
arrakis-amount-spice = { $amount }香料
# So many dice of a result, and so many steps of a marker.
arrakis-amount-result = { $result }{ $amount }顆
arrakis-amount-marker = { $marker }{ $amount }

## Joints
arrakis-effect-when = { $condition }：{ $effect }
arrakis-effect-otherwise = 否則：{ $effect }
arrakis-effect-otherwise-when = 否則，{ $condition }：{ $effect }
# A condition for one step among others.
arrakis-effect-when-inside = { $effect }（{ $condition }）
arrakis-effect-choose = 選擇其一：{ $options }

## Conditions: they begin as they do before a colon.
arrakis-condition-in-play = 若{ $leader }在場
arrakis-condition-not-gone = 若{ $leader }尚未移出遊戲
arrakis-condition-alia = 若{ arrakis-leader-alia }從未登場，而{ arrakis-leader-reverend_mother_jessica }在場
arrakis-condition-maker = 若野性造物主在場
arrakis-condition-atomics-used = 若家族核武已引爆
arrakis-condition-marker = 若有預知標記在第{ $step }步或以上

## Placing figures
arrakis-effect-place = { $where }放置{ $figures }
# The same figures in several settlements.
arrakis-effect-place-each = 在以下每個聚居地放置{ $figures }：{ $areas }
arrakis-where-settlement = 在{ $area }聚居地
arrakis-where-one-of = 在{ arrakis-area-carthag }或{ arrakis-area-arrakeen }聚居地
arrakis-where-any-settlement = 在你的一個聚居地
arrakis-where-legion = 在你的一個軍團
arrakis-where-special-legion = 在你的一個有{ $unit }的軍團
arrakis-where-legion-with = 在有{ $leader }的軍團
arrakis-where-empty-desert = 在一個空置的沙漠區域
arrakis-where-free-mountain = 在一個開放的山地區域
arrakis-where-free-plateau = 在一個開放的高原區域
arrakis-where-sietch = 在你的一個穴地區域
arrakis-effect-scatter = 在不同的空置沙漠區域放置{ $figures }，每個區域1個
arrakis-effect-replace = 將版圖上最多{ $figures }替換為{ $others }
arrakis-effect-deploy = 在你的聚居地部署最多{ $figures }
arrakis-effect-deploy-tokens =
    { $amount ->
        [1] 抽{ $amount }個部署標記，正面朝下連同1名領導者放在你的一個穴地區域
       *[other] 抽{ $amount }個部署標記，每個正面朝下連同1名領導者放在你的一個穴地區域
    }
arrakis-effect-cielago = 抽1個部署標記，正面朝下放在你的一個穴地，其兩個區域以內須有哈肯能軍團
arrakis-effect-kitab = 將1個穴地標記，連同其區域中任意的模型及標記，移到相鄰的空置沙漠區域

## Legions. The first eight stand after “move”, the others after “attack”.
arrakis-legion-any = 1個軍團
arrakis-legion-that = 該軍團
arrakis-legion-leader = 1個有領導者的軍團
arrakis-legion-special = 1個有{ $unit }的軍團
arrakis-legion-named = 有{ $leader }的軍團
arrakis-legion-sand = 1個在沙漠區域的軍團
arrakis-legion-leader-sand = 1個在沙漠區域、有領導者的軍團
arrakis-legion-settlement = { $area }聚居地的軍團
arrakis-attackers-any = 以1個軍團
arrakis-attackers-that = 以該軍團
arrakis-attackers-leader = 以1個有領導者的軍團
arrakis-attackers-special = 以1個有{ $unit }的軍團
arrakis-attackers-named = 以有{ $leader }的軍團
arrakis-attackers-settlement = 以{ $area }聚居地的軍團

## Moving and attacking
arrakis-effect-move = 移動{ $legion }
arrakis-effect-move-again = 再次將該軍團移到相鄰區域
arrakis-effect-move-many = 移動最多{ $amount }個不同的軍團
arrakis-effect-move-many-leader = 移動最多{ $amount }個各有領導者的不同軍團
arrakis-effect-move-many-special = 移動最多{ $amount }個各有{ $unit }的不同軍團
arrakis-effect-carriers = 將你的一個聚居地的軍團直接移到你的任何其他軍團，不論多遠
arrakis-effect-attack = { $attackers }攻擊
arrakis-effect-surprise = { $attackers }進行突襲
# $legion is at hand too, for languages that must name it after “move”.
arrakis-effect-move-or-attack = { $attackers }移動或攻擊
arrakis-effect-move-or-surprise = { $attackers }移動或進行突襲
arrakis-effect-march-or-surprise = { $attackers }移動最多兩個區域，或進行突襲
# What a card adds to the battle it starts.
arrakis-effect-battle = { $effect }；{ $rule }
arrakis-battle-war-plan = 該會戰中，每個會戰輪多擲1顆戰鬥骰，最多6顆
arrakis-battle-language = 該會戰的第1個會戰輪，對手最多擲{ $amount }顆戰鬥骰
arrakis-battle-no-mercy = 該會戰中，你可繼續而不承受額外的命中，對穴地亦然

## Cards
arrakis-effect-draw = 抽{ $amount }張計策卡
arrakis-effect-draw-from = { $deck-from }抽{ $amount }張計策卡
arrakis-effect-play = 打出1張計策卡
arrakis-effect-opponent-discards = 對手棄置{ $amount }張自選的計策卡
arrakis-effect-objective = 抽取第2張秘密目標卡；自此達成兩者之一即獲勝

## Vehicles, the air and the Imperium
arrakis-effect-vehicles = 在版圖上放置{ $vehicles }
arrakis-effect-any-vehicles = 在版圖上放置{ $amount }個自選的載具
arrakis-effect-navigator = 將公會領航員放在未被佔據的空域
arrakis-effect-imperium =
    { $power-id ->
        [choam] 執行{ $power }行動：將1艘巡防艦放上你的遠航機
        [landsraad] 執行{ $power }行動：將2個大家族部隊放上你的遠航機
       *[spacing_guild] 執行{ $power }行動：你的遠航機前進1步
    }
arrakis-effect-imperium-any = 執行1個自選的帝國行動

## The desert
arrakis-effect-wormsigns =
    { $amount ->
        [1] 在沙漠區域放置{ $amount }個沙蟲蹤跡
       *[other] 在不同的沙漠區域放置{ $amount }個沙蟲蹤跡
    }
arrakis-effect-power = 使用沙漠力量
arrakis-effect-storms = 立即執行科里奧利風暴：為每個在暴露區域的哈肯能軍團擲{ $dice }顆戰鬥骰
arrakis-effect-detonate = 引爆家族核武
arrakis-effect-maker-enters = 野性造物主登場，其卡為已用：將其模型放在一個空置的沙漠區域
arrakis-effect-maker-strikes = 以野性造物主移動，然後攻擊

## Leaders and Bene Gesserit
arrakis-effect-enters = { $leader }登場
arrakis-effect-enters-ousting = { $leader }登場，{ $ousted }移出遊戲
arrakis-effect-take-sister = 從儲備取得1個貝尼·潔瑟睿德標記
# A free action of several copies of a card in hand; then $effects.
arrakis-effect-scheme = { $leader }在場時的自由行動：從手牌棄置{ $least }張或{ $most }張此卡；他移出遊戲，{ $effects }
arrakis-effect-seek = 亞崔迪在其下一個行動回合中，不能放置保羅，亦不能以有保羅的軍團移動或攻擊

## Choices that one or two cards ask for
arrakis-pick-sign =
    { $amount ->
        [1] 從版圖棄置1個沙蟲蹤跡
       *[other] 從版圖棄置最多{ $amount }個沙蟲蹤跡
    }
arrakis-pick-pole-sign = 棄置與{ arrakis-area-north_pole }相鄰的區域中的所有沙蟲蹤跡
arrakis-pick-tank-sector = 將1名敵方具名領導者送入再生槽，該領導者須在有你的軍團的扇區中
arrakis-pick-tank-adjacent = 將1名敵方具名領導者送入再生槽，該領導者須在與該軍團相鄰的區域
arrakis-pick-tank-any = 將1名自選的敵方具名領導者送入再生槽
arrakis-pick-back = 將1張已翻開的預知卡洗回其牌庫
arrakis-pick-house-die = 棄置亞崔迪1顆未用的「{ arrakis-result-house }」骰子，或其「{ arrakis-result-house }」格中的貝尼·潔瑟睿德標記
arrakis-pick-spies = 選擇一個區域：揭示該處的穴地及所有部署標記
arrakis-pick-die = 選擇哈肯能1顆未用的行動骰或1個貝尼·潔瑟睿德標記：他們必須在下一回合使用
arrakis-pick-adab = 將任意數目已翻開的預知卡移出遊戲，並翻開相同數目的新卡
arrakis-pick-down = 將一個預知標記下降任意步數，另一個上升相同步數
arrakis-pick-imperium-down = 將一個帝國標記下降1步，其禁令不生效
arrakis-pick-fear = 將此卡附在1張已翻開的預知卡上：你領取該卡時，任何1個預知標記另推進{ $amount }步
arrakis-pick-ibad = 將此卡附在1張已翻開的預知卡上：該卡不能移除，並在一般的卡以外保持翻開，直至你領取為止
arrakis-pick-worm-by-worm = 在與另一條沙蟲相鄰的空置沙漠區域放置1條沙蟲
arrakis-pick-worm-by-legion =
    { $amount ->
        [1] 在與你的軍團相鄰的空置沙漠區域放置1條沙蟲
       *[other] 在與你的軍團相鄰的空置沙漠區域放置最多{ $amount }條沙蟲
    }
arrakis-pick-chasm =
    { $amount ->
        [1] 從深漠區域移除1部採收機
       *[other] 從同一扇區的深漠區域移除最多{ $amount }部採收機
    }
arrakis-pick-gurney =
    { $amount ->
        [1] 從{ arrakis-leader-gurney_halleck }所在的扇區移除1部採收機
       *[other] 從{ arrakis-leader-gurney_halleck }所在的扇區移除最多{ $amount }部採收機
    }
arrakis-pick-rockets = 選擇一個有你的軍團的扇區，擲{ $dice }顆戰鬥骰：每個利劍及每個特殊，從該扇區移除1部採收機，或從與其相連的空域移除1架撲翼機或搬運機
arrakis-pick-captured = 從版圖移除1架撲翼機，對與其空域相連的扇區中一個哈肯能軍團擲{ $dice }顆戰鬥骰：每個利劍及每個特殊為1次命中
arrakis-pick-blast = 對與你的軍團相鄰的一個敵方軍團擲{ $dice }顆戰鬥骰：每個利劍及每個特殊為1次命中
arrakis-pick-swap = 交換你的兩個穴地的所有部署標記
arrakis-pick-tide = 將一個在沙漠區域的哈肯能軍團移到相鄰的空置區域
arrakis-pick-clear-sky = 從空域移除1架撲翼機、1艘哈肯能巡防艦或公會領航員

## Cards that stay in play: what they do from now on
arrakis-stays-riding = 自此你的大家族部隊可以騎乘沙蟲
arrakis-stays-shields = 自此你的每個大家族部隊在每個會戰輪抵銷敵方1個護盾，如同特種精銳單位
arrakis-stays-on-harvester = 自此每輪1次，沙蟲摧毀採收機時，{ $effect }
