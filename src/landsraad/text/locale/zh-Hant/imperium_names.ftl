# The names of everything that can be named. Chinese nouns have no forms; the few attributes here put a place, a source
# or a moment into words that fit before or after what they belong to ($place-from, $source-from, $timing-when).
# Names are set in 「」 by the messages that use them; leaders are not, since two of them carry a nickname in 「」 already.
# imperium_sources.json tells which names stand on the components and in the rulebook, and which are ours.

## Factions
faction-emperor = 皇帝
faction-spacing_guild = 宇航公會
faction-bene_gesserit = 貝尼·潔瑟睿德女修會
faction-fremen = 弗瑞曼人

## Agent icons
icon-emperor = 皇帝
icon-spacing_guild = 宇航公會
icon-bene_gesserit = 貝尼·潔瑟睿德女修會
icon-fremen = 弗瑞曼人
icon-landsraad = 蘭茲拉德
icon-city = 城市
icon-spice_trade = 香料貿易

## Areas of the board
area-emperor = 皇帝
area-spacing_guild = 宇航公會
area-bene_gesserit = 貝尼·潔瑟睿德女修會
area-fremen = 弗瑞曼人
area-landsraad = 蘭茲拉德
area-choam = 鉅貿聯會
area-arrakis = 厄拉科斯
area-ix = 伊克斯版圖

## Houses
house-atreides = 亞崔迪家族
house-harkonnen = 哈肯能家族
house-thorvald = 托瓦爾德家族
house-richese = 里奇塞家族
house-ecaz = 伊卡茲家族
house-vernius = 韋爾尼厄斯家族
house-moritani = 莫裡特尼家族

## Sets and decks
set-base = 基礎遊戲
set-rise_of_ix = 伊克斯崛起
deck-starting = 起始牌
deck-reserve = 備用牌堆
deck-imperium = 帝國牌牌庫
deck-epic = 史詩遊戲模式

## Resources and pieces
resource-solari = 太陽幣
resource-spice = 香料
resource-water = 水
resource-persuasion = 招募點數
resource-swords = 劍刃
resource-points = 勝利點數
unit-troop = 軍隊
unit-dreadnought = 無畏艦

## Phases
phase-setup = 遊戲設置
phase-round_start = 輪次開始階段
phase-player_turns = 玩家回合階段
phase-combat = 戰鬥階段
phase-makers = 香料產出階段
phase-recall = 召回階段
phase-endgame = 遊戲結束
phase-over = 遊戲已結束

## Places of cards and pieces: .in speaks to the owner (with 不 before it: not there), .from stands before a card or troops
place-hand = 手牌
    .in = 在你的手牌中
    .from = 手牌中的
place-discard = 棄牌堆
    .in = 在你的棄牌堆中
    .from = 棄牌堆中的
place-played = 已打出的牌
    .in = 在你已打出的牌當中
    .from = 已打出的
place-revealed = 已揭示的牌
    .in = 在你已揭示的牌當中
    .from = 已揭示的
place-deck = 牌庫
    .in = 在你的牌庫中
    .from = 牌庫頂的
place-garrison = 軍營
    .in = 在你的軍營中
    .from = 軍營中的
place-conflict = 衝突區域
    .in = 在衝突區域中
    .from = 衝突區域中的
place-supply = 個人供應區
    .in = 在你的個人供應區中
    .from = 個人供應區中的
place-leader = 領袖
    .in = 在你的領袖上
    .from = 領袖上的

## Where a card is acquired from
source-row = 帝國牌供應區
    .from = 從帝國牌供應區
source-reserve = 備用牌堆
    .from = 從備用牌堆
source-leader = 領袖旁的牌
    .from = 從你的領袖旁

## When an Intrigue card is played
timing-plot = 陰謀
    .when = 在你自己的回合中
timing-combat = 戰鬥
    .when = 在戰鬥階段結算衝突之前
timing-win = 衝突獲勝時
    .when = 在你贏得衝突之後
timing-endgame = 終局
    .when = 在終局時

## Starting, Reserve and Imperium cards
card-convincing_argument = 有力論證
card-dagger = 匕首
card-diplomacy = 外交
card-dune_the_desert_planet = 沙漠星球厄拉科斯
card-reconnaissance = 偵察
card-seek_allies = 尋求盟友
card-signet_ring = 印戒
card-arrakis_liaison = 厄拉科斯聯絡官
card-the_spice_must_flow = 香料永留存
card-foldspace = 折疊空間
card-arrakis_recruiter = 厄拉科斯徵兵官
card-assassination_mission = 刺殺任務
card-bene_gesserit_initiate = 貝尼·潔瑟睿德新人
card-bene_gesserit_sister = 貝尼·潔瑟睿德女修
card-carryall = 搬運機
card-chani = 荃妮
card-choam_directorship = 鉅貿聯會董事
card-crysknife = 晶牙匕
card-dr_yueh = 尤因醫生
card-duncan_idaho = 鄧肯·艾達荷
card-fedaykin_death_commando = 敢死隊隊員
card-firm_grip = 大權在握
card-fremen_camp = 弗瑞曼人營地
card-gene_manipulation = 基因操控
card-guild_administrator = 公會管理員
card-guild_ambassador = 公會大使
card-guild_bankers = 公會銀行家
card-gun_thopter = 武裝撲翼機
card-gurney_halleck = 哥尼·哈萊克
card-imperial_spy = 帝國間諜
card-kwisatz_haderach = 魁薩茲·哈德拉赫
card-lady_jessica = 潔西嘉夫人
card-liet_kynes = 列特·凱恩斯
card-missionaria_protectiva = 女修會護使團
card-opulence = 奢靡
card-other_memory = 其他的記憶
card-piter_de_vries = 彼特·德·弗立斯
card-power_play = 壓制力
card-reverend_mother_mohiam = 聖母莫哈亞
card-sardaukar_infantry = 薩督卡部隊
card-sardaukar_legion = 薩督卡軍團
card-scout = 探子
card-shifting_allegiances = 兩面三刀
card-sietch_reverend_mother = 穴地聖母
card-smugglers_thopter = 走私撲翼機
card-space_travel = 太空旅行
card-spice_hunter = 香料獵人
card-spice_smugglers = 香料走私販子
card-stilgar = 史帝加
card-test_of_humanity = 戈姆刺測試
card-the_voice = 魅音
card-thufir_hawat = 瑟非·郝沃茲
card-worm_riders = 沙蟲騎士
card-appropriate = 合理訴求
card-bounty_hunter = 賞金獵人
card-choam_delegate = 鉅貿聯會代表
card-court_intrigue = 虔信執法者
card-desert_ambush = 沙漠突襲
card-embedded_agent = 被安插的特使
card-esmar_tuek = 埃斯馬·杜埃克
card-freighter_fleet = 運輸艦隊
card-full_scale_assault = 全面進攻
card-guild_accord = 公會協議
card-guild_chief_administrator = 公會首席管理員
card-imperial_bashar = 霸夏統領
card-imperial_shock_trooper = 帝國突擊部隊
card-in_the_shadows = 陰影之中
card-ix_guild_compact = 伊克斯公會協定
card-ixian_engineer = 伊克斯人工程師
card-jamis = 詹米
card-landing_rights = 著陸權
card-local_fence = 本地販子
card-negotiated_withdrawal = 協議撤退
card-satellite_ban = 衛星禁令
card-sayyadina = 薩亞迪娜
card-shai_hulud = 沙胡羅
card-spice_trader = 香料商人
card-treachery = 背信棄義
card-truthsayer = 真言師
card-water_peddler = 水販子
card-web_of_power = 權力之網
card-weirding_way = 神奇格鬥術
card-control_the_spice = 控制香料

## Intrigue cards
intrigue-allied_armada = 聯合艦隊
intrigue-ambush = 伏擊
intrigue-bindu_suspension = 賓度歇止
intrigue-bribery = 賄賂
intrigue-bypass_protocol = 繞過協議
intrigue-calculated_hire = 精準僱傭
intrigue-charisma = 魅力
intrigue-choam_shares = 鉅貿聯會股份
intrigue-corner_the_market = 壟斷市場
intrigue-councilors_dispensation = 理事特許
intrigue-demand_respect = 要求尊重
intrigue-dispatch_an_envoy = 派遣特使
intrigue-double_cross = 出賣
intrigue-favored_subject = 受寵臣民
intrigue-guild_authorization = 公會許可
intrigue-infiltrate = 滲透
intrigue-know_their_ways = 了解習俗
intrigue-master_tactician = 戰術大師
intrigue-plans_within_plans = 計中計
intrigue-poison_snooper = 毒物探測器
intrigue-private_army = 私人軍隊
intrigue-rapid_mobilization = 快速動員
intrigue-recruitment_mission = 招募任務
intrigue-refocus = 重新專注
intrigue-reinforcements = 增援
intrigue-secret_of_the_sisterhood = 女修會的秘密
intrigue-staged_incident = 策劃事故
intrigue-the_sleeper_must_awaken = 沉睡者必將覺醒
intrigue-tiebreaker = 打破平手
intrigue-to_the_victor = 獻給勝者
intrigue-urgent_mission = 緊急任務
intrigue-water_of_life = 生命之水
intrigue-water_peddlers_union = 販水者聯盟
intrigue-windfall = 意外之財
intrigue-advanced_weaponry = 先進武器
intrigue-blackmail = 勒索
intrigue-cannon_turrets = 炮塔
intrigue-cull = 汰弱
intrigue-diversion = 聲東擊西
intrigue-expedite = 加急處理
intrigue-finesse = 巧妙手腕
intrigue-glimpse_the_path = 窺見前路
intrigue-grand_conspiracy = 驚天陰謀
intrigue-ixian_probe = 伊克斯探測儀
intrigue-machine_culture = 機械文化
intrigue-quid_pro_quo = 等價交換
intrigue-second_wave = 捲土重來
intrigue-secret_forces = 秘密部隊
intrigue-strategic_push = 戰略推進
intrigue-strongarm = 強硬手段
intrigue-war_chest = 軍費儲備

## Board spaces
space-conspire = 合謀
space-wealth = 財富
space-heighliner = 遠航機
space-foldspace = 折疊空間
space-selective_breeding = 育種計劃
space-secrets = 秘密
space-hardy_warriors = 堅強戰士
space-stillsuits = 蒸餾服
space-high_council = 高等理事會
space-hall_of_oratory = 辯論廳
space-mentat = 晶算師
space-rally_troops = 部隊集結
space-swordmaster = 劍術大師
space-sell_melange = 出售香料
space-secure_contract = 締約
space-arrakeen = 厄拉欽恩
space-carthag = 迦太奇
space-research_station = 研究站
space-sietch_tabr = 泰布穴地
space-imperial_basin = 帝國盆地
space-hagga_basin = 哈加盆地
space-the_great_flat = 大平原
space-smuggling = 走私
space-interstellar_shipping = 星際運輸
space-tech_negotiation = 技術交流
space-dreadnought = 無畏艦

## Leaders
leader-paul_atreides = 保羅·亞崔迪
leader-duke_leto_atreides = 雷托·亞崔迪公爵
leader-baron_vladimir_harkonnen = 弗拉基米爾·哈肯能男爵
leader-glossu_the_beast_rabban = 「野獸」格羅蘇·拉班
leader-earl_memnon_thorvald = 曼農·托瓦爾德伯爵
leader-countess_ariana_thorvald = 艾莉安娜·托瓦爾德伯爵夫人
leader-count_ilban_richese = 伊爾班·里奇塞伯爵
leader-helena_richese = 海倫娜·里奇塞
leader-archduke_armand_ecaz = 阿曼德·伊卡茲大公
leader-ilesa_ecaz = 伊萊莎·伊卡茲
leader-prince_rhombur_vernius = 龍伯·韋爾尼厄斯王子
leader-princess_yuna_moritani = 「公主」雲娜·莫裡特尼
leader-tessia_vernius = 泰西亞·韋爾尼厄斯
leader-viscount_hundro_moritani = 翁得羅·莫裡特尼子爵

## Abilities of leaders
ability-prescience = 預知
ability-discipline = 紀律
ability-landsraad_popularity = 蘭茲拉德聲望
ability-prudent_diplomacy = 審慎外交
ability-masterstroke = 陰謀的藝術
ability-scheme = 謀劃
ability-arrakis_fiefdom = 厄拉科斯封地
ability-brutality = 殘暴
ability-connections = 人脈
ability-spice_hoard = 香料囤積
ability-spice_addict = 香料成癮
ability-hidden_reservoir = 隱秘水庫
ability-ruthless_negotiator = 無情談判者
ability-manufacturing = 製造業
ability-eyes_everywhere = 遍佈眼線
ability-manipulate = 操縱
ability-coordination = 協調
ability-conscript = 徵召
ability-one_step_ahead = 先行一步
ability-guild_contacts = 公會人脈
ability-heavy_lasgun_cannons = 重型鐳射炮
ability-ixian_technology = 伊克斯技術
ability-smuggling_operation = 走私行動
ability-final_delivery = 最終交付
ability-careful_observation = 縝密觀察
ability-duplicity = 兩面手法
ability-intelligence = 情報
ability-couriers = 信使

## Tech tiles
tile-artillery = 火炮
tile-chaumurky = 飲毒
tile-detonation_devices = 自爆裝置
tile-disposal_facility = 垃圾處理
tile-flagship = 旗艦
tile-holoprojectors = 全息投影儀
tile-holtzman_engine = 霍茲曼引擎
tile-invasion_ships = 侵入船
tile-memocorders = 思錄機
tile-minimic_film = 縮微膠片
tile-restricted_ordnance = 彈藥制約
tile-shuttle_fleet = 穿梭機隊
tile-sonic_snoopers = 聲波探測器
tile-spaceport = 太空港
tile-spy_satellites = 間諜衛星
tile-training_drones = 訓練無人機
tile-troop_transports = 部隊運輸
tile-windtraps = 捕風器

## Conflict cards
conflict-skirmish_1 = 小規模衝突
conflict-skirmish_2 = 小規模衝突
conflict-skirmish_3 = 小規模衝突
conflict-skirmish_4 = 小規模衝突
conflict-cloak_and_dagger = 斗篷與匕首
conflict-desert_power = 沙漠力量
conflict-guild_bank_raid = 公會銀行突襲
conflict-machinations = 權謀
conflict-raid_stockpiles = 劫掠儲備
conflict-secure_imperial_basin = 控制帝國盆地
conflict-siege_of_arrakeen = 圍攻厄拉欽恩
conflict-siege_of_carthag = 圍攻迦太奇
conflict-sort_through_the_chaos = 亂中取利
conflict-terrible_purpose = 可怖使命
conflict-battle_for_arrakeen = 厄拉欽恩決戰
conflict-battle_for_carthag = 迦太奇決戰
conflict-battle_for_imperial_basin = 帝國盆地決戰
conflict-grand_vision = 宏偉願景
conflict-skirmish_ix_troop = 小規模衝突
conflict-skirmish_ix_spice = 小規模衝突
conflict-trade_monopoly = 貿易壟斷
conflict-economic_supremacy = 經濟霸權
tier-1 = 1級衝突
tier-2 = 2級衝突
tier-3 = 3級衝突

## House Hagal cards carry the names of the spaces they send to
hagal-conspire = { space-conspire }
hagal-wealth = { space-wealth }
hagal-heighliner = { space-heighliner }
hagal-foldspace = { space-foldspace }
hagal-selective_breeding = { space-selective_breeding }
hagal-secrets = { space-secrets }
hagal-hardy_warriors = { space-hardy_warriors }
hagal-stillsuits = { space-stillsuits }
hagal-rally_troops = { space-rally_troops }
hagal-hall_of_oratory = { space-hall_of_oratory }
hagal-carthag = { space-carthag }
hagal-harvest_spice = 採集香料
hagal-arrakeen_1p = { space-arrakeen }
hagal-arrakeen_2p = { space-arrakeen }
hagal-reshuffle = 洗牌
hagal-hagal_interstellar_shipping = { space-interstellar_shipping }
hagal-hagal_foldspace_interstellar_shipping = { space-foldspace }／{ space-interstellar_shipping }
hagal-hagal_smuggling_interstellar_shipping = { space-smuggling }／{ space-interstellar_shipping }
hagal-hagal_tech_negotiation = { space-tech_negotiation }
hagal-hagal_dreadnought_1p = { space-dreadnought }
hagal-hagal_dreadnought_2p = { space-dreadnought }

## Ways to play
mode-multiplayer = 多人遊戲
mode-solo = 單人遊戲
mode-two_players = 雙人遊戲
difficulty-mercenary = 傭兵（新手）
difficulty-sardaukar = 薩督卡（老手）
difficulty-mentat = 晶算師（專家）
difficulty-kwisatz_haderach = 魁薩茲·哈德拉赫（專家+）
setup-epic = 史詩遊戲模式
setup-difficulty = 難度
setup-expert_deployment = 專家部署
setup-churn = 銷毀帝國牌供應區卡牌
setup-brutal_escalation = 殘暴升級

## What gives something without being a card: visits to factions, influence tracks, the Shipping track
track-emperor_visit_1 = 皇帝位置
track-emperor_visit_2 = 皇帝位置
track-spacing_guild_visit_1 = 宇航公會位置
track-spacing_guild_visit_2 = 宇航公會位置
track-bene_gesserit_visit_1 = 貝尼·潔瑟睿德女修會位置
track-bene_gesserit_visit_2 = 貝尼·潔瑟睿德女修會位置
track-fremen_visit_1 = 弗瑞曼人位置
track-fremen_visit_2 = 弗瑞曼人位置
track-harvest = 香料產出地點
track-emperor_bonus = 皇帝影響力記錄條
track-spacing_guild_bonus = 宇航公會影響力記錄條
track-bene_gesserit_bonus = 貝尼·潔瑟睿德女修會影響力記錄條
track-fremen_bonus = 弗瑞曼人影響力記錄條
track-shipping_1 = 運輸記錄條第1格
track-shipping_2 = 運輸記錄條第2格
track-shipping_3 = 運輸記錄條第3格
