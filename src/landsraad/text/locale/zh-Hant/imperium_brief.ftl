# 在行動者名稱之下以寥寥數語記述經過：不含主詞，也適用於「你」。

brief-took_alliance = { $faction }同盟
brief-took_alliance-from = { $faction }同盟（原屬{ $other }）
brief-lost_alliance = 失去{ $faction }同盟
brief-lost_intrigue_card = 失去密謀牌「{ $intrigue }」
brief-revealed_hand = 揭示
brief-acquired_card = 獲得「{ $card }」
brief-trashed_card = 銷毀「{ $card }」
brief-discarded_card = 棄置「{ $card }」
brief-acquired_tile = 獲得「{ $tile }」
brief-set_strength = 戰力{ $strength }
brief-passed = 讓過
brief-won_conflict = 以{ $strength }戰力獲勝
brief-took_place =
    { $place ->
        [1] 以{ $strength }戰力得第二獎勵
       *[other] 以{ $strength }戰力得第三獎勵
    }
brief-took_place-tied =
    { $place ->
        [1] 以{ $strength }戰力並列第一：第二獎勵
       *[other] 以{ $strength }戰力並列第二：第三獎勵
    }
brief-took_nothing = { $strength }戰力，沒有獎勵
brief-took_control = 控制「{ $space }」
brief-placed_ship = 無畏艦放到「{ $space }」
brief-ship_came_home = 無畏艦從「{ $space }」返回
brief-closed_space = 封鎖「{ $space }」
brief-took_mentat = 取得晶算師
brief-recalled_agent = 召回「{ $space }」的特使
brief-removed_from_row = 移開供應區的「{ $card }」
brief-set_card_aside = 1張牌放在一旁
brief-card_came_back = 「{ $card }」收回手牌
brief-put_on_deck = 「{ $card }」放到牌庫頂
brief-buried_intrigue = 密謀牌放到牌庫底
brief-took_from_discard = 從棄牌堆取回「{ $card }」
brief-passed_turn = 讓過本回合
brief-another_turn_taken = 再1個回合
brief-moved_snooper = { $faction }的探測器標記（{ $number }/4）
brief-returned_ship = 無畏艦放回供應區
brief-removed_control = 失去對「{ $space }」的控制
brief-spent_for_point = 花費{ $amounts }換取1勝利點數
brief-spent_for_point-intrigue = 花費{ $amount }張密謀牌換取1勝利點數
brief-round_began = 第{ $round }輪：{ $conflict }。起始：{ $seat }
brief-recalled_agents = 所有特使返回
brief-game_ended = 遊戲結束。獲勝：{ $seat }
