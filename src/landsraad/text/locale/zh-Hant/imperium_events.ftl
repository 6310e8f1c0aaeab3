# What has happened, told about the players by name: one message an event, and some for what an event may lack.
# Lines of a log: they end without a full stop.

seat-name = 玩家{ $number }

event-round_began = 第{ $round }輪：{ $conflict }。由{ $seat }開始
event-drew = { $seat }抽取{ $amount }張牌
event-drew_card = { $seat }抽取「{ $card }」
event-reshuffled = { $seat }將棄牌堆洗入牌庫
event-sent_agent = { $seat }以「{ $card }」派遣特使到「{ $space }」
event-sent_agent-from = { $seat }以「{ $card }」將特使從「{ $origin }」移到「{ $space }」
event-paid = { $seat }支付{ $amounts }
event-paid-for = { $seat }支付{ $amounts }（{ $source }）
event-gained_some = { $seat }獲得{ $amounts }
event-gained_some-from = { $seat }獲得{ $amounts }（{ $source }）
event-recruited_troops = { $seat }徵兵獲得{ $units }
event-deployed_some = { $seat }部署{ $units }到衝突區域
event-retreated = { $seat }從衝突區域撤回{ $units }
event-lost_troops = { $seat }失去{ $place-from }{ $units }
event-influence_rose = { $seat }的{ $faction }影響力升至{ $level }點
event-influence_fell = { $seat }的{ $faction }影響力降至{ $level }點
event-took_alliance = { $seat }取得{ $faction }同盟標記
event-took_alliance-from = { $seat }從{ $other }手上取得{ $faction }同盟標記
event-lost_alliance = { $seat }失去{ $faction }同盟標記
event-lost_point = { $seat }失去1勝利點數（{ $source }）
event-played_intrigue = { $seat }打出「{ $intrigue }」
event-drew_intrigue = { $seat }抽取{ $amount }張密謀牌
event-drew_intrigue_card = { $seat }抽取密謀牌「{ $intrigue }」
event-stole_intrigue = { $seat }從{ $other }手上奪取1張密謀牌
event-drew_intrigue_card-from = { $seat }從{ $other }手上奪取密謀牌「{ $intrigue }」
event-lost_intrigue_card = { $seat }被奪去密謀牌「{ $intrigue }」
event-revealed_hand = { $seat }進行揭示回合
event-revealed_card = { $seat }揭示「{ $card }」
event-acquired_card = { $seat }獲得「{ $card }」
event-trashed_card = { $seat }銷毀{ $place-from }「{ $card }」
event-discarded_card = { $seat }棄置「{ $card }」
event-acquired_tile =
    { $negotiators ->
        [0] { $seat }獲得「{ $tile }」
       *[other] { $seat }放回{ $negotiators }個中間人，獲得「{ $tile }」
    }
event-used_tile = { $seat }使用「{ $tile }」
event-freighter_advanced = { $seat }將運輸艦推進至運輸記錄條第{ $position }格
event-freighter_recalled = { $seat }從運輸記錄條第{ $position }格召回運輸艦
event-placed_negotiator = { $seat }在伊克斯版圖上放置1個中間人
event-commissioned_ship = { $seat }僱傭1艘無畏艦
event-set_strength = { $seat }在衝突中的戰力為{ $strength }
event-passed = { $seat }讓過
event-won_conflict = { $seat }以{ $strength }戰力贏得衝突
# place is 1 for the second reward, 2 for the third.
event-took_place =
    { $place ->
        [1] { $seat }以{ $strength }戰力獲得第二名的獎勵
       *[other] { $seat }以{ $strength }戰力獲得第三名的獎勵
    }
event-took_place-tied =
    { $place ->
        [1] { $seat }以{ $strength }戰力並列第一，獲得第二名的獎勵
       *[other] { $seat }以{ $strength }戰力並列第二，獲得第三名的獎勵
    }
event-took_nothing = { $seat }以{ $strength }戰力參戰，沒有獲得獎勵
event-for_nothing = { $seat }結算一個目前無法執行的效果：{ $effect }（{ $source }）
event-took_control = { $seat }控制「{ $space }」
event-placed_ship = { $seat }將1艘無畏艦放到「{ $space }」
event-ship_came_home = { $seat }的無畏艦從「{ $space }」返回軍營
event-bonus_spice = 「{ $space }」現有{ $amount }額外香料
event-recalled_agents = 所有特使返回；{ $seat }成為新的起始玩家
event-closed_space = { $seat }以「{ card-the_voice }」封鎖「{ $space }」
event-took_mentat = { $seat }取得晶算師
event-took_swordmaster = { $seat }取得劍術大師
event-took_council_seat = { $seat }取得高等理事會席位
event-recalled_agent = { $seat }召回「{ $space }」的特使
event-removed_from_row = { $seat }從帝國牌供應區移開「{ $card }」
event-set_card_aside = { $seat }將1張牌放在一旁
event-card_came_back = { $seat }將「{ $card }」收回手牌
event-put_on_deck = { $seat }將「{ $card }」放到牌庫頂
event-buried_intrigue = { $seat }將1張密謀牌放到密謀牌牌庫底
event-took_from_discard = { $seat }從棄牌堆取回「{ $card }」
event-chose_leader = { $seat }使用領袖{ $leader }
event-passed_turn = { $seat }讓過本回合
event-another_turn_taken = { $seat }再進行1個回合
event-game_ended = 遊戲結束：{ $seat }獲勝
event-moved_snooper = { $seat }取得{ $faction }記錄條上的探測器標記（第{ $number }個，共4個）
event-showed_masterstroke = { $seat }公開「{ ability-masterstroke }」：{ $factions }
event-combat_began = 戰鬥階段開始
event-turn_began = { $seat }的回合
event-returned_ship = { $seat }將1艘無畏艦放回個人供應區
event-row_refilled = 「{ $card }」補入帝國牌供應區
event-tile_turned_up = 翻開「{ $tile }」

## House Hagal
event-revealed_hagal = { $seat }翻開哈葛爾家族牌「{ $hagal }」
event-rival_sent_agent = { $seat }派遣特使到「{ $space }」
# why: 1 occupied, 2 The Voice, 3 no bonus spice, 4 no dreadnought left, 5 too little influence, 6 the deck is shuffled
event-skipped_hagal =
    { $why ->
        [1] 無視「{ $hagal }」：該位置已被佔據
        [2] 無視「{ $hagal }」：該位置被「{ card-the_voice }」封鎖
        [3] 無視「{ $hagal }」：可前往的香料產出地點都沒有額外香料
        [4] 無視「{ $hagal }」：{ $seat }的供應區中沒有無畏艦
        [5] 無視「{ $hagal }」：{ $seat }的{ faction-spacing_guild }影響力不足
       *[6] 「{ $hagal }」：重新洗勻牌庫
    }
event-hagal_reshuffled = 重新洗勻哈葛爾家族牌庫
event-spent_for_point = { $seat }花費{ $amounts }換取1勝利點數
event-spent_for_point-intrigue = { $seat }花費{ $amount }張密謀牌換取1勝利點數
event-hagal_swords = { $seat }從哈葛爾家族牌「{ $hagal }」獲得{ $amounts }
event-removed_control = { $seat }失去對「{ $space }」的控制
event-rival_stuck = { $seat }沒有可派遣特使的位置
event-trashed_tile = 銷毀「{ $tile }」：勁敵不能獲得此板塊
event-churned = 銷毀帝國牌供應區卡牌：擲出{ $one }及{ $two }
event-spice_to_bank = { $seat }將「{ $space }」的{ $amounts }放回公共供應堆
