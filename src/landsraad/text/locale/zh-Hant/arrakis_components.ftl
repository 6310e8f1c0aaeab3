# The texts of the components of War for Arrakis: what stands around their effects.

# What is not printed so, as far as anybody knows here: it must be told apart wherever a player meets it.
arrakis-substitute = 替代品：印刷文字未經核實
arrakis-substitute-effect_known = 替代品：效果得自單一來源；所屬牌庫及名稱由我們擬定
arrakis-substitute-leader = 替代品：特殊行動及行動格由我們擬定，印刷內容不詳
arrakis-substitute-about = 替代品，未與印刷版遊戲核對：{ $what }
arrakis-substituted-wild_maker_action = 野性造物主的特殊行動
arrakis-substituted-guild_navigator_card = 公會領航員的卡
arrakis-substituted-atomics_reach = 沙蟲可從何處攻擊被打開的區域
arrakis-substituted-deployment_tokens = 部署標記所示的內容
arrakis-substituted-wormsigns = 各種沙蟲蹤跡的數目
arrakis-substituted-testing_stations = 試驗站隱藏的標記
arrakis-substituted-atreides_action_die = 亞崔迪行動骰上重複的結果
arrakis-substituted-partners = 同一陣營的隊友可如何互相配合
arrakis-substituted-worms_move_by_desert_power = 沙漠力量可移動多少條沙蟲
arrakis-substituted-prescience_track = 預知記錄條沒有上限

## Labels
arrakis-label-deck = 所屬：{ $text }
arrakis-label-copies = 共{ $amount }張
arrakis-label-stays = 留在場上：{ $text }
arrakis-label-special = { $result }：{ $text }
arrakis-label-battle = 會戰中，以1個特殊：{ $text }
arrakis-label-moment = 時機：{ $text }
arrakis-label-requirement = 需求：{ $text }
arrakis-label-reward = 獎勵：{ $text }
arrakis-label-side = { $side }：{ $text }
arrakis-label-terrain = 地形：{ $text }
arrakis-label-sector = 扇區：{ $text }

## Planning cards
arrakis-line-guild-only = 只用於《{ arrakis-title-spacing_guild }》
arrakis-line-held = 不能打出，亦不能棄置以換取戰鬥骰
arrakis-line-attached = 該卡被領取或離開時，棄置此卡

## Leaders
arrakis-line-leader-no-action = 沒有特殊行動
arrakis-line-leader-starts = 開始時已在場，位於版圖旁
arrakis-line-leader-enters-supremacy = 霸權到達{ $step }時登場
arrakis-line-leader-enters-marker = { $marker }到達第{ $step }步時登場
arrakis-line-leader-enters-any-marker = 任何預知標記到達第{ $step }步時登場
arrakis-line-leader-enters-card = 因「{ $card }」登場
arrakis-line-leader-replaces = 取代{ $leader }
arrakis-line-leader-gone = { $leader }登場時移出遊戲

## Prescience cards
arrakis-moment-action = 你的回合，作為自由行動
arrakis-moment-die = 你的回合，花費1顆行動骰
arrakis-moment-end = 輪次結束
arrakis-person-paul_atreides = 保羅
arrakis-person-lady_jessica = 潔西嘉
arrakis-areas-mountain = 山地區域
arrakis-areas-plateau = 高原區域
arrakis-areas-minor_erg = 小沙海區域
arrakis-areas-deep = 深漠區域
arrakis-areas-sand = 沙漠區域
arrakis-areas-without-sietch = 沒有穴地的{ $areas }
arrakis-demand-legions =
    { $without ->
        [sietch] 你的軍團在{ $amount }個或以上{ $areas }
       *[nothing] 你的軍團在{ $amount }個或以上的{ $areas }
    }
arrakis-demand-on-board = { $people }在版圖上
arrakis-demand-both-in = { $people }皆在{ $areas }
arrakis-demand-together = { $people }在同一個有穴地的區域
arrakis-demand-hidden = 你有{ $amount }個或以上的穴地未揭示
arrakis-demand-figures = 版圖上至少有{ $figures }
arrakis-demand-rode = 本回合你的一個軍團騎乘經過2個或以上有沙蟲蹤跡或沙蟲的區域
arrakis-demand-won-attack = 本輪你曾作為攻擊方贏得會戰
arrakis-demand-harvesters-lost = 本輪已有{ $amount }部或以上的採收機被移除
arrakis-demand-leader-fell = 本輪有哈肯能具名領導者被送入再生槽或移出遊戲
arrakis-demand-show-sietch = { $person }在有未揭示穴地的區域：揭示該穴地
arrakis-demand-show-tokens = { $person }所在的區域有{ $amount }個正面朝下的部署標記：揭示這{ $amount }個標記
arrakis-demand-leave = 從穴地區域移除你的{ $amount }個單位；正面朝下的標記計為1個單位，並移出遊戲

## Secret objectives
arrakis-line-objective = 亞崔迪達到{ $steps }時獲勝，於輪次結束或摧毀{ arrakis-area-arrakeen }時檢查

## Figures
arrakis-line-unit-count = { $amount }個模型
arrakis-line-unit-regular = 1顆戰鬥骰；1次命中便移除
arrakis-line-unit-elite = 1顆戰鬥骰；若供應堆有普通單位，首次命中將其變為普通單位
arrakis-line-unit-special = 1顆戰鬥骰；若供應堆有普通單位，首次命中將其變為普通單位；每個會戰輪抵銷敵方1個護盾
arrakis-line-unit-troop = 普通單位兼通用領導者：1顆戰鬥骰，1個特殊為1次命中
arrakis-line-unit-leader = 通用領導者：並非單位，不提供骰子；1個特殊為1次命中
arrakis-line-no-riding = 亞崔迪部隊不能騎乘沙蟲

## Vehicles and pieces
arrakis-line-vehicle-harvester = 位於沙漠區域，帶來1香料，深漠則為2香料
arrakis-line-vehicle-ornithopter = 移除它，可運送哈肯能軍團最多2個區域，或偵察一個區域；在場時，相連的兩個扇區不能進行游擊訓練
arrakis-line-vehicle-carryall = 移除它，可從沙蟲口中拯救相連的兩個扇區中的1部採收機
arrakis-line-vehicle-harkonnen_frigate = 移除它，可運送哈肯能軍團最多3個區域，或轟炸亞崔迪軍團
arrakis-line-vehicle-atreides_frigate = 移除它，可運送亞崔迪軍團最多3個區域，或轟炸哈肯能軍團或採收機
arrakis-line-vehicle-guild_navigator = 可當作撲翼機使用，或代替被使用的撲翼機而移除
arrakis-line-piece-sandworm = 任何軍團不能進入其區域；以{ $dice }顆戰鬥骰攻擊相鄰區域
arrakis-line-piece-wild_maker = 以{ $dice }顆戰鬥骰攻擊的沙蟲；每輪1次，以一個沙漠力量行動移動，然後攻擊
arrakis-line-piece-wormsign = 正面朝下，直至哈肯能軍團來到該處或沙漠險情階段開始；亞崔迪可沿其騎乘
arrakis-line-piece-settlement = 哈肯能聚居地：被摧毀時，3個預知標記皆按其等級推進
arrakis-line-piece-sietch = 亞崔迪聚居地：被摧毀時，哈肯能獲得等同其等級的霸權
arrakis-line-piece-station = 首個在該處結束移動的亞崔迪軍團，令隱藏的標記推進1步
arrakis-line-piece-deployment_token = 正面朝下時計為1個單位；揭示時換成所示的模型
arrakis-line-piece-heighliner = 以{ $amount }步抵達厄拉科斯，並讓其巡防艦及部隊登陸
arrakis-line-piece-bene_gesserit_token = 放在行動格上，即為額外1顆該結果的行動骰，只用1次
arrakis-line-piece-atomics = 每局遊戲1次，有預知標記在第{ $step }步或以上時，令受蔽護的區域暴露於風暴及沙蟲

## Tokens, markers and powers
arrakis-line-sign-sand = 沒有效果
arrakis-line-sign-sandworm = 沙蟲出現
arrakis-line-sign-burrowing_sandworm = 若區域為深漠，沙蟲出現
arrakis-line-marker = 到達第{ $step }步時，{ $leader }登場
arrakis-line-marker-any = 任何標記到達第{ $step }步時，{ $leader }登場
arrakis-line-marker-atomics = 任何標記到達第{ $step }步時，可引爆家族核武
arrakis-line-atomics = 令{ $areas }暴露於風暴及沙蟲
# Where sandworms must be to attack the opened areas.
arrakis-line-atomics-reach = 在{ $areas }的沙蟲其後視為相鄰
arrakis-line-ban-choam = { arrakis-ban-choam }：哈肯能軍團最多5個單位
arrakis-line-ban-spacing_guild = { arrakis-ban-spacing_guild }：不能偵察
arrakis-line-ban-landsraad = { arrakis-ban-landsraad }：哈肯能不能棄置計策卡換取戰鬥骰
arrakis-line-result-any = 當作任何其他結果

## Areas
arrakis-line-area-settlement = 等級{ $rank }的哈肯能聚居地
arrakis-line-area-sietch = 開始時有穴地
arrakis-line-area-station = 開始時有生態試驗站
arrakis-line-area-sheltered = 不受風暴及沙蟲影響
