# The names of everything in Dune: War for Arrakis and The Spacing Guild. An attribute is a grammatical form of a name: each
# becomes an argument of the messages that use the name ($area and its form .to give $area-to).
# Messages set names in 「」; a name that quotes something has 『』 inside, and one that is a saying has no marks of its own.
# arrakis_sources.json tells which names stand on the components and in the rulebook, and which are ours.

## Titles
arrakis-title-game = 沙丘：厄拉科斯之戰
arrakis-title-spacing_guild = 宇航公會

## Sides and their members: .the stands in sentences
arrakis-side-harkonnen = 哈肯能
    .the = 哈肯能
arrakis-side-atreides = 亞崔迪
    .the = 亞崔迪
arrakis-member-house_harkonnen = 哈肯能家族
    .the = 哈肯能家族
arrakis-member-corrino_ally = 柯瑞諾盟友
    .the = 柯瑞諾盟友
arrakis-member-house_atreides = 亞崔迪家族
    .the = 亞崔迪家族
arrakis-member-fremen_ally = 弗瑞曼盟友
    .the = 弗瑞曼盟友

## Planning decks: .from stands after “draw cards”
arrakis-deck-house_harkonnen = 哈肯能家族計策卡牌庫
    .from = 從哈肯能家族計策卡牌庫
arrakis-deck-corrino_ally = 柯瑞諾盟友計策卡牌庫
    .from = 從柯瑞諾盟友計策卡牌庫
arrakis-deck-house_atreides = 亞崔迪家族計策卡牌庫
    .from = 從亞崔迪家族計策卡牌庫
arrakis-deck-fremen_ally = 弗瑞曼盟友計策卡牌庫
    .from = 從弗瑞曼盟友計策卡牌庫

## Areas. Those without a printed name are called by their sector and a number
arrakis-area-north_pole = 北極
arrakis-area-arrakeen = 厄拉欽恩
arrakis-area-broken_land = 破碎之地
arrakis-area-carthag = 迦太奇
arrakis-area-hole_in_the_rock = 岩中之洞
arrakis-area-imperial_basin = 帝國盆地
arrakis-area-rimwall_west = 西緣壁
arrakis-area-shield_wall_east = 大盾壁（東）
arrakis-area-ne_in_01 = 內東北1
arrakis-area-ne_in_02 = 內東北2
arrakis-area-ne_in_03 = 內東北3
arrakis-area-ne_in_04 = 內東北4
arrakis-area-ne_in_05 = 內東北5
arrakis-area-ne_in_06 = 內東北6
arrakis-area-ne_in_07 = 內東北7
arrakis-area-ne_in_08 = 內東北8
arrakis-area-ne_in_09 = 內東北9
arrakis-area-false_wall_east = 東假壁
arrakis-area-false_wall_south = 南假壁
arrakis-area-harg_pass = 哈格隘口
arrakis-area-hobars_gap = 霍巴斯裂口
arrakis-area-se_in_01 = 內東南1
arrakis-area-se_in_02 = 內東南2
arrakis-area-se_in_03 = 內東南3
arrakis-area-se_in_04 = 內東南4
arrakis-area-se_in_05 = 內東南5
arrakis-area-false_wall_west = 西假壁
arrakis-area-windgap = 風之裂口
arrakis-area-sw_in_01 = 內西南1
arrakis-area-sw_in_02 = 內西南2
arrakis-area-sw_in_03 = 內西南3
arrakis-area-sw_in_04 = 內西南4
arrakis-area-sw_in_05 = 內西南5
arrakis-area-sw_in_06 = 內西南6
arrakis-area-arsunt = 阿桑特
arrakis-area-hagga_basin = 哈加盆地
arrakis-area-shield_wall_west = 大盾壁（西）
arrakis-area-splintered_rock = 碎裂岩
arrakis-area-wind_pass = 風之隘口
arrakis-area-nw_in_01 = 內西北1
arrakis-area-nw_in_02 = 內西北2
arrakis-area-nw_in_03 = 內西北3
arrakis-area-nw_in_04 = 內西北4
arrakis-area-gara_kulon = 加拉庫隆
arrakis-area-sihaya_ridge = 塞哈亞山脊
arrakis-area-ne_out_01 = 外東北1
arrakis-area-ne_out_02 = 外東北2
arrakis-area-ne_out_03 = 外東北3
arrakis-area-ne_out_04 = 外東北4
arrakis-area-ne_out_05 = 外東北5
arrakis-area-ne_out_06 = 外東北6
arrakis-area-ne_out_07 = 外東北7
arrakis-area-ne_out_08 = 外東北8
arrakis-area-ne_out_09 = 外東北9
arrakis-area-ne_out_10 = 外東北10
arrakis-area-ne_out_11 = 外東北11
arrakis-area-ne_out_12 = 外東北12
arrakis-area-ne_out_13 = 外東北13
arrakis-area-ne_out_14 = 外東北14
arrakis-area-ne_out_15 = 外東北15
arrakis-area-ne_out_16 = 外東北16
arrakis-area-pasty_mesa = 蒼白台地
arrakis-area-tasmin_sink = 塔斯敏窪地
arrakis-area-se_out_01 = 外東南1
arrakis-area-se_out_02 = 外東南2
arrakis-area-se_out_03 = 外東南3
arrakis-area-se_out_04 = 外東南4
arrakis-area-se_out_05 = 外東南5
arrakis-area-se_out_06 = 外東南6
arrakis-area-se_out_07 = 外東南7
arrakis-area-se_out_08 = 外東南8
arrakis-area-habbanya_ridge = 哈班亞山脊
arrakis-area-sw_out_01 = 外西南1
arrakis-area-sw_out_02 = 外西南2
arrakis-area-sw_out_03 = 外西南3
arrakis-area-sw_out_04 = 外西南4
arrakis-area-sw_out_05 = 外西南5
arrakis-area-sw_out_06 = 外西南6
arrakis-area-sw_out_07 = 外西南7
arrakis-area-sw_out_08 = 外西南8
arrakis-area-sw_out_09 = 外西南9
arrakis-area-bight_of_the_cliff = 懸崖灣
arrakis-area-rock_outcroppings = 露岩區
arrakis-area-the_funeral_plain = 葬禮平原
arrakis-area-the_great_flat = 大平原
arrakis-area-nw_out_01 = 外西北1
arrakis-area-nw_out_02 = 外西北2
arrakis-area-nw_out_03 = 外西北3
arrakis-area-nw_out_04 = 外西北4
arrakis-area-nw_out_05 = 外西北5
arrakis-area-nw_out_06 = 外西北6
arrakis-area-nw_out_07 = 外西北7
arrakis-area-nw_out_08 = 外西北8
arrakis-area-nw_out_09 = 外西北9
arrakis-area-nw_out_10 = 外西北10
arrakis-area-nw_out_11 = 外西北11
arrakis-area-nw_out_12 = 外西北12
arrakis-area-nw_out_13 = 外西北13
arrakis-area-nw_out_14 = 外西北14
arrakis-area-nw_out_15 = 外西北15
arrakis-area-nw_out_16 = 外西北16

## Air zones, sectors and terrain
arrakis-zone-air_1 = 空域1
arrakis-zone-air_2 = 空域2
arrakis-zone-air_3 = 空域3
arrakis-zone-air_4 = 空域4
arrakis-zone-air_5 = 空域5
arrakis-zone-air_6 = 空域6
arrakis-zone-air_7 = 空域7
arrakis-zone-air_8 = 空域8
arrakis-sector-inner_ne = 中央東北扇區
arrakis-sector-inner_se = 中央東南扇區
arrakis-sector-inner_sw = 中央西南扇區
arrakis-sector-inner_nw = 中央西北扇區
arrakis-sector-outer_ne = 外圍東北扇區
arrakis-sector-outer_se = 外圍東南扇區
arrakis-sector-outer_sw = 外圍西南扇區
arrakis-sector-outer_nw = 外圍西北扇區
arrakis-terrain-mountain = 山地
arrakis-terrain-plateau = 高原
arrakis-terrain-minor_erg = 小沙海
arrakis-terrain-desert = 沙漠
arrakis-terrain-deep = 深漠

## Figures
arrakis-unit-regular = 普通單位
arrakis-unit-elite = 精銳單位
arrakis-unit-sardaukar = 薩督卡
arrakis-unit-fedaykin = 敢死隊
arrakis-unit-troop = 大家族部隊
arrakis-unit-bashar = 霸夏
arrakis-unit-naib = 耐布

## Vehicles and pieces of the air
arrakis-vehicle-harvester = 採收機
arrakis-vehicle-ornithopter = 撲翼機
arrakis-vehicle-carryall = 搬運機
arrakis-vehicle-harkonnen_frigate = 哈肯能巡防艦
arrakis-vehicle-atreides_frigate = 亞崔迪巡防艦
arrakis-vehicle-guild_navigator = 公會領航員

## Other pieces
arrakis-piece-sandworm = 沙蟲
arrakis-piece-wormsign = 沙蟲蹤跡
arrakis-piece-settlement = 聚居地
arrakis-piece-sietch = 穴地
arrakis-piece-station = 生態試驗站
arrakis-piece-deployment_token = 部署標記
arrakis-piece-heighliner = 遠航機
arrakis-piece-wild_maker = 野性造物主
arrakis-piece-bene_gesserit_token = 貝尼·潔瑟睿德標記
arrakis-piece-atomics = 家族核武

## Results of the action dice; Desert Power takes no die
arrakis-result-leadership = 領導
arrakis-result-strategy = 戰略
arrakis-result-deployment = 部署
arrakis-result-mentat = 晶算師
arrakis-result-house = 家族
arrakis-result-desert_power = 沙漠力量

## Combat dice and wormsigns
arrakis-face-sword = 利劍
arrakis-face-shield = 護盾
arrakis-face-special = 特殊
arrakis-sign-sand = 沙
arrakis-sign-sandworm = 沙蟲
arrakis-sign-burrowing_sandworm = 潛行沙蟲

## Prescience markers, powers of the Imperium and their bans
arrakis-marker-kwisatz_haderach = 魁薩茲·哈德拉赫
arrakis-marker-sand_dwellers = 沙漠居民
arrakis-marker-jihad = 聖戰
arrakis-power-choam = 鉅貿聯會
arrakis-power-spacing_guild = 宇航公會
arrakis-power-landsraad = 蘭茲拉德
arrakis-ban-choam = 維護費用上漲
arrakis-ban-spacing_guild = 氣象衛星的天價
arrakis-ban-landsraad = 必須遵守規矩

## Family atomics
arrakis-atomics-splintered_rock = 碎裂岩
arrakis-atomics-hole_in_the_rock = 岩中之洞
arrakis-atomics-rimwall = 緣壁

## Phases
arrakis-phase-setup = 遊戲設置
arrakis-phase-start = 輪次開始
arrakis-phase-vehicles = 放置載具階段
arrakis-phase-actions = 行動階段
arrakis-phase-hazards = 沙漠險情階段
arrakis-phase-harvest = 採收香料階段
arrakis-phase-end = 輪次結束
arrakis-phase-over = 遊戲結束

## Where a named leader is
arrakis-place-absent = 尚未登場
arrakis-place-aside = 版圖旁
arrakis-place-board = 版圖上
arrakis-place-tank_1 = 再生槽第1格（共5格）
arrakis-place-tank_2 = 再生槽第2格（共5格）
arrakis-place-tank_3 = 再生槽第3格（共5格）
arrakis-place-tank_4 = 再生槽第4格（共5格）
arrakis-place-tank_5 = 再生槽第5格（共5格）
arrakis-place-gone = 移出遊戲

## How the game was won
arrakis-how-supremacy = 霸權
arrakis-how-prescience = 預知
arrakis-how-limit = 輪數上限

## Free actions
arrakis-free-scout = 偵察
arrakis-free-train = 游擊訓練
arrakis-free-atomics = 家族核武
arrakis-free-scheming = 郝沃茲的謀劃
arrakis-free-bombard = 空中轟炸

## Named leaders
arrakis-leader-baron_harkonnen = 哈肯能男爵
arrakis-leader-beast_rabban = 野獸拉班
arrakis-leader-feyd_rautha = 菲得-羅薩
arrakis-leader-thufir_hawat = 瑟非·郝沃茲
arrakis-leader-captain_aramsham = 阿拉姆沙姆隊長
arrakis-leader-gaius_helen_mohiam = 蓋烏斯·海倫·莫哈亞
arrakis-leader-emperor_shaddam_iv = 皇帝沙德姆四世
arrakis-leader-paul_atreides = 保羅·亞崔迪
arrakis-leader-lady_jessica = 潔西嘉夫人
arrakis-leader-reverend_mother_jessica = 聖母潔西嘉
arrakis-leader-gurney_halleck = 哥尼·哈萊克
arrakis-leader-alia = 厄莉婭
arrakis-leader-stilgar = 史帝加
arrakis-leader-chani = 荃妮
arrakis-leader-paul_muad_dib = 保羅-摩阿迪巴

## Planning cards
arrakis-card-hard_times_and_oppression = 艱難與壓迫
arrakis-card-forced_recruitment = 強制徵募
arrakis-card-beloved_feyd_rautha = 摯愛的菲得-羅薩
arrakis-card-harkonnen_patrols = 哈肯能巡邏隊
arrakis-card-arsunt_legion = 阿桑特軍團
arrakis-card-barons_personal_guard = 男爵親衛隊
arrakis-card-hawats_scheming = 郝沃茲的謀劃
arrakis-card-evidence_of_rebellion = 叛亂的證據
arrakis-card-polar_cap_factories = 極冠工廠
arrakis-card-carthag_the_former_capital = 舊都迦太奇
arrakis-card-workhorse_of_arrakis = 厄拉科斯的苦力
arrakis-card-spotter_control = 偵察機管制
arrakis-card-explosive_artillery = 爆炸火炮
arrakis-card-sandmasters = 沙師
arrakis-card-mudir_nahya = 穆迪爾-納赫雅，惡魔統治者
arrakis-card-hunter_seeker = 獵殺鏢
arrakis-card-rage_overcame_shaddam_iv_a = 沙德姆四世勃然大怒
arrakis-card-rage_overcame_shaddam_iv_b = 沙德姆四世勃然大怒
arrakis-card-rage_overcame_shaddam_iv_c = 沙德姆四世勃然大怒
arrakis-card-manipulation_of_others = 操縱他人
arrakis-card-breeding_program = 育種計劃
arrakis-card-troop_carriers = 運兵機
arrakis-card-shigawire = 志賀藤
arrakis-card-hope_clouds_observation = 希望蒙蔽觀察
arrakis-card-reports_of_traitors = 叛徒的情報
arrakis-card-sardaukar_pogrom = 薩督卡大屠殺
arrakis-card-sardaukars_manner = 薩督卡作風
arrakis-card-spies_all_over_arrakis = 間諜遍佈厄拉科斯
arrakis-card-full_control_of_the_air = 完全制空
arrakis-card-moving_the_battle_group = 調動戰鬥群
arrakis-card-killers_without_mercy = 無情殺手
arrakis-card-sardaukar_disguised = 喬裝的薩督卡
arrakis-card-i_decide_what_best_serves_his_majesty = 何者最利於陛下，由我決定
arrakis-card-seek_out_the_mahdi = 搜捕『馬赫迪』
arrakis-card-war_plan = 作戰計劃
arrakis-card-alia_the_abomination = 孽種厄莉婭
arrakis-card-smugglers_a = 走私者
arrakis-card-smugglers_b = 走私者
arrakis-card-smugglers_c = 走私者
arrakis-card-the_voice = 魅音
arrakis-card-death_commandos = 死亡突擊隊
arrakis-card-tested_with_the_gom_jabbar = 戈姆刺的考驗
arrakis-card-chatt_the_leaper = 躍者查特
arrakis-card-truthtrance = 真言入定
arrakis-card-adab_the_demanding_memory = 阿達布，迫人的記憶
arrakis-card-alam_al_mithal = 阿拉姆·米薩爾，相似之界
arrakis-card-usul_the_base_of_the_pillar = 友索，柱之根基
arrakis-card-voice_from_the_outer_world = 天外之聲
arrakis-card-our_family_atomics = 我們的家族核武
arrakis-card-battle_language = 戰鬥暗語
arrakis-card-bill_of_particulars = 罪狀書
arrakis-card-fear_is_the_mind_killer = 恐懼會扼殺心靈
arrakis-card-shai_hulud = 沙胡羅
arrakis-card-wall_of_sandworms = 沙蟲之牆
arrakis-card-dust_chasms = 塵淵
arrakis-card-fremen_rockets = 弗瑞曼火箭
arrakis-card-eyes_of_ibad = 伊巴德之眼
arrakis-card-captured_ornithopter = 繳獲的撲翼機
arrakis-card-crysknife = 晶牙匕
arrakis-card-cielagos_piping_message = 信蝠的鳴訊
arrakis-card-jubba_cloaks = 袍罩
arrakis-card-hieregs = 沙漠臨時營地
arrakis-card-grandmother_of_a_storm = 風暴之祖母
arrakis-card-stillsuits = 蒸餾服
arrakis-card-i_am_stilgar_the_fremen = 我是弗瑞曼人史帝加
arrakis-card-thumpers = 沙錘
arrakis-card-kitab_al_ibar = 生存宗教手冊
arrakis-card-sandtides = 沙潮
arrakis-card-sg_guild_navigator_a = 公會領航員（急速）
arrakis-card-sg_guild_navigator_b = 公會領航員（護航）
arrakis-card-sg_guild_navigator_c = 公會領航員（遠見）
arrakis-card-sg_harkonnen_1 = 以香料付船費
arrakis-card-sg_harkonnen_2 = 待價而沽的選票
arrakis-card-sg_harkonnen_3 = 百鍊徵兵
arrakis-card-sg_atreides_1 = 蘭茲拉德的友人
arrakis-card-sg_atreides_2 = 覓得泊位
arrakis-card-sg_atreides_3 = 蘭茲拉德旌旗
arrakis-card-sg_fremen_1 = 買來的晴空
arrakis-card-sg_fremen_2 = 獻給公會的貢品
arrakis-card-sg_fremen_3 = 沙漠嚮導

## Prescience cards
arrakis-prescience-e01 = 為植栽集露
arrakis-prescience-e02 = 弗瑞曼人稱保羅為『馬赫迪！』
arrakis-prescience-e03 = 用水紀律
arrakis-prescience-e04 = 新的隱密捕風器
arrakis-prescience-e05 = 發育不良的沙蟲
arrakis-prescience-e06 = 潔西嘉授保羅貝尼·潔瑟睿德之道
arrakis-prescience-e07 = 沙漠戰爭
arrakis-prescience-e08 = 利桑·阿拉蓋布
arrakis-prescience-a01 = 駕馭造物主
arrakis-prescience-a02 = 沙上之血
arrakis-prescience-a03 = 今日無收
arrakis-prescience-a04 = 沉睡者甦醒
arrakis-prescience-a05 = 部族之水
arrakis-prescience-a06 = 敢死隊宣誓
arrakis-prescience-a07 = 家族逃往南方棕櫚園
arrakis-prescience-a08 = 劃去的名字

## Secret objectives
arrakis-objective-o1 = 秘密目標1
arrakis-objective-o2 = 秘密目標2
arrakis-objective-o3 = 秘密目標3
arrakis-objective-o4 = 秘密目標4
arrakis-objective-o5 = 秘密目標5
arrakis-objective-o6 = 秘密目標6
