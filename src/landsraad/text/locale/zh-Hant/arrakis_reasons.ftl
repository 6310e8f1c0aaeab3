# Why something is not allowed in War for Arrakis, with the facts of the position. The number of the rule is put behind.

## The turn
arrakis-reason-game-over = 遊戲已結束。
arrakis-reason-not-asked = 現在詢問的是別的事。
arrakis-reason-unknown-notation = 「{ $notation }」不是本遊戲的行動。
arrakis-reason-atreides-only = 只有亞崔迪可不用骰子使用沙漠力量。
arrakis-reason-not-fewer-dice = 不用骰子的沙漠力量，須未用的骰子少於哈肯能：亞崔迪有{ $atreides }顆，哈肯能有{ $harkonnen }顆。
arrakis-reason-die-is-forced = 「{ arrakis-card-truthtrance }」指定了現在必須使用的骰子。
arrakis-reason-no-die = 你沒有未用的{ $result }骰子。
arrakis-reason-no-card-to-play = 你沒有可以打出的計策卡。
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
arrakis-reason-no-free-action = 你現在不能進行此自由行動。

## Prescience
arrakis-reason-card-not-revealed = 「{ $prescience }」沒有翻開。
arrakis-reason-two-claims = 本輪已領取2張預知卡，不能再領取。
# $moment is one of arrakis-moment-*.
arrakis-reason-other-moment = 「{ $prescience }」在其他時機領取：{ $moment }。
# $requirement is one of arrakis-requirement-*.
arrakis-reason-requirement-not-met = 「{ $prescience }」的需求尚未達成：{ $requirement }。
arrakis-reason-costs-a-die = 「{ $prescience }」須花費1顆行動骰。

## Moving and attacking
arrakis-reason-part-of-legion = 至少1個單位必須同行，不得有領導者單獨留下，行動所需者必須同行。
arrakis-reason-no-legion-there = 你沒有軍團在{ $area }。
arrakis-reason-not-this-legion = 現在行動的並非{ $area }的軍團。
arrakis-reason-needs-leader = { $area }沒有領導者可以同行。
arrakis-reason-cannot-leave = 仍可移動的模型都不能離開{ $area }。
arrakis-reason-no-target = { $area }的軍團沒有可攻擊的目標。
arrakis-reason-nowhere-to-go = { $area }的軍團無處可去。
arrakis-reason-sandworm-there = { $area }有沙蟲。
arrakis-reason-impassable-border = { $from }與{ $area }之間的邊界不可通行。
arrakis-reason-not-adjacent = 從{ $from }不能到達{ $area }。
arrakis-reason-nothing-to-attack = { $area }沒有可攻擊的目標。
arrakis-reason-area-not-free = { $area }並非開放：該處有敵方或沙蟲。

## Cards, pieces and battle
arrakis-reason-card-not-in-hand = 「{ $card }」不在你的手牌中。
arrakis-reason-cannot-be-played = 「{ $card }」不能打出。
arrakis-reason-no-place-for-wormsign = 沙蟲蹤跡須放在沒有沙蟲蹤跡、沙蟲及穴地的沙漠區域；{ $area }並不符合。
arrakis-reason-not-desert = { $area }並非沙漠區域。
arrakis-reason-harvester-there = { $area }已有採收機。
arrakis-reason-not-payable =
    { $spice ->
        [0] 無法支付：沒有香料。
       *[other] { $spice }香料無法支付。
    }
arrakis-reason-no-retreat-now = 現在不能撤退。
arrakis-reason-no-such-casualty = 沒有這樣的模型可承受命中。
