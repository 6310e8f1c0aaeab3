# Why something is not allowed in War for Arrakis, with the facts of the position. The number of the rule is put behind.

## The turn
arrakis-reason-game-over = 遊戲已結束。
arrakis-reason-unknown-notation = 「{ $notation }」不是本遊戲的行動。
arrakis-reason-unknown-word = 這裡沒有「{ $word }」。你是指：{ $close }？
arrakis-reason-unknown-word-alone = 這裡不認得「{ $word }」（{ $kind }）。
arrakis-reason-wrong-form = 「{ $notation }」的字詞過少或過多，寫法為：{ $form }。
arrakis-reason-atreides-only = 只有亞崔迪可不用骰子使用沙漠力量。
arrakis-reason-not-fewer-dice = 不用骰子的沙漠力量，須未用的骰子少於哈肯能：亞崔迪有{ $atreides }顆，哈肯能有{ $harkonnen }顆。
arrakis-reason-die-is-forced = 「{ arrakis-card-truthtrance }」指定了現在必須使用的骰子。
arrakis-reason-no-die = 你沒有未用的{ $result }骰子。
arrakis-reason-no-card-to-play = 你沒有可以打出的計策卡。
arrakis-reason-card-costs-die = 打出計策卡要花一顆骰子，而你沒有骰子了。
arrakis-reason-not-this-result = { $result }不容許這樣做。
arrakis-reason-leader-spent = { $leader }的卡已用，直至輪次結束。
arrakis-reason-leader-in-tank = { $leader }在再生槽中。
arrakis-reason-leader-not-in-play = { $leader }不在場。
arrakis-reason-other-box = { $leader }的特殊行動需要{ $result }。
arrakis-reason-no-special-action = { $leader }沒有特殊行動。
arrakis-reason-not-your-leader = { $leader }屬於你的隊友。
arrakis-reason-scouting-banned = { arrakis-power-spacing_guild }的禁令禁止偵察。
arrakis-reason-nothing-to-scout = 撲翼機可及之處沒有隱藏的東西。
arrakis-reason-tokens-watched = 你所有正面朝下的標記所在的扇區都有撲翼機監視。
arrakis-reason-not-asked = 現在詢問的是別的事。{ $seats }：{ $question }
arrakis-reason-asked-first = 請先回答：{ $question }
arrakis-reason-must-act = 回合不能跳過：須花費骰子，或使用沙漠力量。
arrakis-reason-already-acted = 本回合的行動已經進行。
arrakis-reason-choose-member-first = 隊伍須先決定是兩人中的哪一位。
arrakis-reason-other-team = { $member }不屬於你的隊伍。
arrakis-reason-only-for-side = 只有{ $side }可以這樣做。
arrakis-reason-only-for-member = 只有{ $member }可以這樣做。
arrakis-reason-enemy-leader = { $leader }屬於敵方。
arrakis-reason-no-cones = 你的隊伍沒有可花費的靜音錐標記。
arrakis-reason-no-excess-die = 沒有須改變的{ $result }骰子。
arrakis-reason-box-full = { $result }沒有空位。
arrakis-reason-cannot-decline = 不能拒絕。
arrakis-reason-automaton-decides = 哈肯能自動系統依其準則決定；你只能在同等的選項中選擇。
arrakis-reason-no-window = 自由行動只能在你的回合進行，且不能在此期間進行。
arrakis-reason-no-ornithopter = 版圖上沒有撲翼機。
arrakis-reason-nothing-hidden = { $area }沒有隱藏的東西。
arrakis-reason-no-facedown-token = 你在版圖上沒有正面朝下的標記。
arrakis-reason-area-watched = 撲翼機監視{ $area }所在的扇區。
arrakis-reason-token-not-there = 此標記不在{ $area }。
arrakis-reason-no-token-there = { $area }沒有你面朝下的標記。
arrakis-reason-atomics-used = 家族核武已經引爆。
arrakis-reason-marker-too-low = 沒有預知標記到達第{ $step }步。
arrakis-reason-schemings = 須一併棄掉至少2張「{ arrakis-card-hawats_scheming }」；你持有{ $have }張。
arrakis-reason-needs-guild = 這屬於《{ arrakis-title-spacing_guild }》，本局沒有使用。
arrakis-reason-no-frigate = 你在版圖上沒有巡防艦。
arrakis-reason-nothing-to-bombard = 你的巡防艦可及之處沒有可轟炸的目標。
arrakis-reason-nothing-to-bombard-there = { $area }沒有可轟炸的目標。

## Prescience
arrakis-reason-card-not-revealed = 「{ $prescience }」沒有翻開。
arrakis-reason-two-claims = 本輪已領取2張預知卡，不能再領取。
# $moment is one of arrakis-moment-*.
arrakis-reason-other-moment = 「{ $prescience }」在其他時機領取：{ $moment }。
# $requirement is one of arrakis-demand-*; $have of the $need things it counts are there.
arrakis-reason-requirement-not-met =
    { $need ->
        [1] 「{ $prescience }」的需求尚未達成：{ $requirement }。
       *[other] 「{ $prescience }」的需求尚未達成：{ $requirement }（目前{ $have }/{ $need }）。
    }
arrakis-reason-costs-a-die = 「{ $prescience }」須花費1顆行動骰。
arrakis-reason-costs-no-die = 「{ $prescience }」以自由行動領取，不用骰子。
arrakis-reason-card-is-kept = 「{ $prescience }」由「{ arrakis-card-eyes_of_ibad }」保留。
arrakis-reason-other-card-asked = 現在要決定的是「{ $prescience }」。
arrakis-reason-shift-markers = 一個標記下降，另一個上升，至少1步。
arrakis-reason-marker-not-so-high = { $marker }只在第{ $have }步。

## Moving and attacking
arrakis-reason-no-legion-there = 你沒有軍團在{ $area }。
arrakis-reason-not-this-legion = 現在行動的並非{ $area }的軍團。
arrakis-reason-needs-leader = { $area }沒有領導者可以同行。
arrakis-reason-no-target = { $area }的軍團沒有可攻擊的目標。
arrakis-reason-nowhere-to-go = { $area }的軍團無處可去。
arrakis-reason-sandworm-there = { $area }有沙蟲。
arrakis-reason-impassable-border = { $from }與{ $area }之間的邊界不可通行。
arrakis-reason-not-adjacent = 從{ $from }不能到達{ $area }。
arrakis-reason-too-far = { $area }在{ $distance }個區域之外；以此方式，軍團最多前進{ $most }個區域。
arrakis-reason-nothing-to-attack = { $area }沒有可攻擊的目標。
arrakis-reason-enemy-there = 敵方在{ $area }。
arrakis-reason-enemy-settlement = { $area }有敵方聚居地。
arrakis-reason-not-empty = { $area }並非空置：該處有模型或標記。
arrakis-reason-already-there = 那就是{ $area }本身。
arrakis-reason-start-not-desert = 軍團須由沙漠區域出發；{ $area }並非沙漠區域。
arrakis-reason-has-moved = { $area }的模型已在此行動中移動。
arrakis-reason-has-flown = { $area }的軍團本回合已經空運。
arrakis-reason-troops-cannot-ride = { $area }的大家族部隊不能騎乘沙蟲。
arrakis-reason-leader-alone = 領導者會在沒有單位下留在{ $area }。
arrakis-reason-needs-special = 需要{ $unit }，而{ $area }沒有可用者。
arrakis-reason-needs-named = { $leader }必須同行，而不能由{ $area }同行。
arrakis-reason-one-must-go = 至少1個單位或標記必須前往。
arrakis-reason-at-least-one = 至少須為1個。
arrakis-reason-not-so-many = 沒有那麼多可以留下：{ $figures }。
arrakis-reason-leader-not-there = { $leader }不在{ $area }。
arrakis-reason-takes-no-part = 此模型不參與。
arrakis-reason-other-way = 此行動不以該方式移動軍團。
arrakis-reason-way-leads-nowhere = { $area }的軍團以此方式無處可去。
arrakis-reason-zone-not-connected = { $zone }與{ $area }並不相連。
arrakis-reason-no-such-aircraft = { $zone }沒有適用的模型。
arrakis-reason-no-navigator = 公會領航員不在版圖上。
arrakis-reason-nothing-waits-there = { $area }沒有等待結算的事。

## Cards, pieces and battle
arrakis-reason-card-not-in-hand = 「{ $card }」不在你的手牌中。
arrakis-reason-cannot-be-played = 「{ $card }」不能打出。
arrakis-reason-not-desert = { $area }並非沙漠區域。
arrakis-reason-harvester-there = { $area }已有採收機。
arrakis-reason-not-payable =
    { $spice ->
        [0] 無法支付：沒有香料。
       *[other] { $spice }香料無法支付。
    }
arrakis-reason-no-retreat-now = 現在不能撤退。

## Sandworms and wormsigns
arrakis-reason-wormsign-there = { $area }已有沙蟲蹤跡。
arrakis-reason-sietch-there = { $area }有穴地。
arrakis-reason-no-wormsign-there = { $area }沒有沙蟲蹤跡。
arrakis-reason-no-wormsign-left = 供應堆沒有沙蟲蹤跡。
arrakis-reason-no-sandworm = 版圖上沒有沙蟲。
arrakis-reason-no-sandworm-there = { $area }沒有沙蟲。
arrakis-reason-worm-has-moved = { $area }的沙蟲已在此行動中移動。
arrakis-reason-worm-just-appeared = { $area }的沙蟲剛剛出現。
arrakis-reason-worm-nowhere-to-go = { $area }的沙蟲無處可去。
arrakis-reason-only-the-maker = 現在只有野性造物主行動；{ $area }的沙蟲並不是。
arrakis-reason-maker-not-on-board = 野性造物主不在版圖上。
arrakis-reason-maker-spent = 野性造物主的卡已用，直至輪次結束。
arrakis-reason-no-worm-target = 沙蟲旁邊沒有目標。
arrakis-reason-nothing-to-strike = { $area }沒有哈肯能軍團或採收機。
arrakis-reason-safe-from-worms = 沙蟲不能攻擊{ $area }。
arrakis-reason-sietch-cannot-move = { $area }的穴地旁邊沒有空置的沙漠區域。

## Placing and landing
arrakis-reason-no-settlement-there = 你沒有聚居地在{ $area }。
arrakis-reason-only-carthag-or-arrakeen = 該卡指定{ arrakis-area-carthag }及{ arrakis-area-arrakeen }，而非{ $area }。
arrakis-reason-other-terrain = { $area }的地形並非該卡所指定。
arrakis-reason-other-area = 只在{ $area }進行。
arrakis-reason-not-these-figures = 現在放置的是其他模型。
arrakis-reason-no-more-of-these = 無須再放置此類模型。
arrakis-reason-none-in-supply = 供應堆已沒有此類模型。
arrakis-reason-not-so-many-left = 無須放置那麼多：尚餘{ $figures }。
arrakis-reason-not-so-many-in-supply = 供應堆沒有那麼多：{ $figures }。
arrakis-reason-leader-needs-unit = 領導者只可放在有己方單位之處，而{ $area }沒有。
arrakis-reason-leader-on-board = { $leader }已在版圖上。
arrakis-reason-leader-not-on-board = { $leader }不在版圖上。
arrakis-reason-leader-sought = { $leader }本回合不能放置：「{ arrakis-card-seek_out_the_mahdi }」。
arrakis-reason-other-leader-named = 該卡指定{ $leader }。
arrakis-reason-other-kind-replaced = 替換的是其他模型：{ $figures }。
arrakis-reason-no-such-figure = { $area }沒有此類模型。
arrakis-reason-not-so-many-tokens = 最多只能抽{ $amount }個。
arrakis-reason-token-not-drawn = 此標記並非抽出的標記。
arrakis-reason-no-enemy-near = { $area }兩個區域內沒有哈肯能軍團。
arrakis-reason-harvesters-first = 須先放置採收機。
arrakis-reason-not-in-air-zones = 這樣只能在空域放置撲翼機及搬運機。
arrakis-reason-zone-taken = { $zone }已被佔據。
arrakis-reason-next-to-enemy = { $area }與{ $near }的敵方相鄰。
arrakis-reason-divide-landing = 須分到兩個區域，每個最多{ $most }個：{ $figures }。
arrakis-reason-all-land = 須一同登陸：{ $figures }。
arrakis-reason-other-power = 此帝國行動屬於{ $power }。
arrakis-reason-not-earned = 沒有已支付的帝國行動：{ $power }。
arrakis-reason-no-smaller-action = 此行動現在沒有較小的做法：請完整執行或不執行。

## Cards
arrakis-reason-not-discarded-so = 「{ $card }」不能這樣棄掉。
arrakis-reason-no-card-to-discard = { $member }沒有可棄掉的計策卡。
arrakis-reason-too-many-cards = 最多抽{ $amount }張。
arrakis-reason-deck-too-small = { $deck }沒有那麼多卡。
arrakis-reason-other-deck = 須由{ $deck }抽卡。
arrakis-reason-no-such-part = 該卡有{ $parts }個選擇，此非其一。
arrakis-reason-own-leader = 該卡用於打出者的敵方；{ $leader }並非敵方。
arrakis-reason-leader-out-of-reach = { $leader }不在該卡可及之處。
arrakis-reason-own-die = 該卡針對另一方的骰子。
arrakis-reason-only-house-dice = 該卡針對{ arrakis-result-house }骰子。
arrakis-reason-no-such-die = { $member }沒有未用的{ $result }骰子。
arrakis-reason-no-token-placed = 該卡可及之處沒有貝尼·潔瑟睿德標記。
arrakis-reason-result-used-up = 已用的骰子顯示{ $result }的數目已達上限。
arrakis-reason-no-harvester-there = { $area }沒有採收機。
arrakis-reason-not-deep-desert = { $area }並非深漠。
arrakis-reason-other-sector = 只限此扇區：{ $sector }。
arrakis-reason-no-legion-in-sector = 你在此扇區沒有軍團：{ $sector }。
arrakis-reason-no-enemy-legion = { $area }沒有敵方軍團。
arrakis-reason-not-beside = { $area }並不與該卡所指定者相鄰。
arrakis-reason-no-empty-neighbour = { $area }旁邊沒有空置區域。
arrakis-reason-no-swap = { $area }的標記不能交換：沒有標記，或有領導者會單獨留下。

## Battle
arrakis-reason-cards-banned = { arrakis-power-landsraad }的禁令禁止棄掉計策卡換取骰子。
arrakis-reason-enough-dice = 你已擲{ $dice }顆骰子，不能再多。
arrakis-reason-leader-not-in-battle = { $leader }不在此會戰中。
arrakis-reason-special-used = { $leader }在此會戰輪已使用特殊結果。
arrakis-reason-no-generic-able = 此會戰中沒有通用領導者仍可使用特殊結果。
arrakis-reason-no-ceasing-now = 現在不是決定停止或繼續攻擊的時候。
arrakis-reason-empty-first = 有空置區域可撤退；{ $area }並非空置。
arrakis-reason-only-elites = 只有精英單位會以普通單位替換。
arrakis-reason-leaders-do-not-count = 領導者不計入上限：須移除單位或標記。

## Spice and the Imperium
arrakis-reason-other-payment = 現在支付的是別的事。
arrakis-reason-no-such-price = 為標記支付的香料為無、{ $keep }或{ $raise }。
arrakis-reason-marker-on-top = { $power }已在最高一步。
arrakis-reason-marker-on-bottom = { $power }已在最低一步。
arrakis-reason-no-stockpiling = 只有霸權不超過{ $most }時才能囤積。
arrakis-reason-stockpile-price = 囤積須支付{ $price }香料。
arrakis-reason-one-in-reserve = 最多儲存1香料，且只限尚未儲存時。
