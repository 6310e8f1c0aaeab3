# The texts of components: what stands around their effects.

## Cards
line-card-anywhere = 將你的1名特使（從領袖上或從版圖上）派遣到任意版圖位置，即使該位置已被佔據
line-card-signet = 使用你領袖的印戒能力
line-card-unload = 卸除：此牌從手牌棄置或被銷毀時，同樣執行此效果

## Spaces
line-space-price = 費用：{ $amounts }
line-space-price-sale = 費用：2香料或以上
line-space-need = 需求：{ $level }點{ $faction }影響力
line-space-once = 每局遊戲限1次
line-space-combat = 戰鬥位置：可部署本回合徵兵獲得的戰鬥單位，另可從軍營部署至多{ $limit }個戰鬥單位
line-space-harvest = 獲得{ $amounts }及此處所有額外香料
line-space-reveal = 在你的揭示回合中，若你有特使在此：{ $effect }
line-space-control = 每當有特使被派遣到「{ $space }」，其控制者獲得{ $amounts }

## Leaders
line-leader-start-more = 遊戲開始時額外獲得{ $amounts }
line-leader-start-less = 遊戲開始時少獲得{ $amounts }
line-leader-discount = { icon-landsraad }位置的費用減少{ $amount }太陽幣
line-leader-space-paid = 每當你為版圖位置支付太陽幣：{ $effect }
line-leader-unblocked = 對手玩家特使不會在{ $icons }位置上阻擋你
line-leader-harvest = 每當你採集香料：少獲得1香料，並{ $effect }
line-leader-council = 當你取得高等理事會席位：{ $effect }
line-leader-ship-strength = 你的每艘無畏艦戰力為{ $strength }，而非{ $usual }
line-leader-solari-bonus = 每當你在自己的回合中獲得太陽幣：額外獲得{ $amount }太陽幣
line-leader-reveal = 在你的揭示回合中：{ $effect }
line-leader-round-start = 在每輪開始時：{ $effect }
line-leader-ahead = 在該輪你的第2個回合，該牌返回你的手牌；若你在該回合以該牌派遣特使：該牌恰好有1個特使圖標則{ $one }，否則{ $other }
line-leader-sees-top = 可隨時查看你的牌庫頂牌
line-leader-masterstroke = 在遊戲開始時秘密選擇2個派系；當你首次在同一回合中部署4支或以上軍隊時：在這兩個派系各獲得{ $amount }點影響力
line-leader-snooper = 在遊戲開始時，在每條影響力記錄條的2點影響力處放置1個探測器標記；當你首次到達某條記錄條的該處時，將其標記移到此處，並獲得4個獎勵中的下一個
line-leader-snooper-reward = 第{ $number }個標記：{ $effect }
line-leader-intelligence = 在遊戲開始時查看密謀牌牌庫頂的{ $amount }張牌：保留1張，將另一張放回牌庫頂

## Tech tiles
line-tile-use = 在你的回合中：{ $effect }
line-tile-use-before-agent = 在你的回合中、派遣特使之前：{ $effect }
line-tile-to-top = 你獲得的牌可放到你的牌庫頂
line-tile-transports = 每當你從運輸記錄條徵兵：額外徵兵1次，並可將其中任意數量的軍隊部署到衝突區域
line-tile-detonates = 當你有無畏艦參與衝突並獲勝時：可將該無畏艦放回個人供應區並獲得1勝利點數，而不放到地點上
line-tile-breaks-ties = 終局時若勝利點數平手，由你獲勝

## House Hagal cards: what a Rival does
line-hagal-harvest = 特使前往額外香料最多的香料產出地點
line-hagal-reshuffle = 將所有哈葛爾家族牌洗勻，組成新的牌庫
line-hagal-space = 特使前往「{ $space }」
line-hagal-no-guild = { faction-spacing_guild }影響力不足{ $level }點：重新翻出1張牌
line-hagal-below-guild = { faction-spacing_guild }影響力不足{ $level }點：{ $effect }
line-hagal-guild = { faction-spacing_guild }影響力達{ $level }點或以上：{ $effect }
line-hagal-needs-ship = 供應區中沒有無畏艦：重新翻出1張牌
line-hagal-swords = 戰鬥時：{ $amounts }

## How the parts of a component are labelled
label-cost = 費用：{ $text }
label-cost-none = 不能購買
label-factions = 派系：{ $text }
label-faction = 派系：{ $text }
label-icons = 特使圖標：{ $text }
label-icons-none = 沒有特使圖標
label-infiltration = 滲透：{ $text }
label-agent = 特使效果：{ $text }
label-reveal = 揭示效果：{ $text }
label-acquire = 招募效果：{ $text }
label-on-trash = 被銷毀時：{ $text }
label-timing = { $timing }：{ $text }
# A card is played for one of its parts: this labels the second and further ones.
label-timing-or = 或者，{ $timing }：{ $text }
label-area = 區域：{ $text }
label-icon = 特使圖標：{ $text }
label-effect = 效果：{ $text }
label-ability = { $ability }：{ $text }
label-round-start = 輪次開始：{ $text }
label-win = 衝突獲勝時：{ $text }
label-endgame = 終局：{ $text }
label-location = 地點：{ $text }
label-first = 第一名：{ $text }
label-second = 第二名：{ $text }
label-third = 第三名：{ $text }
price-of-card = { $amount }招募點數
price-of-tile = { $amount }香料
