# What is asked in War for Arrakis: one message a moment.

# A card or leader asks.
arrakis-question-by = { $source }：{ $question }
# A human decides for the automaton.
arrakis-question-for = 代{ $side }決定：{ $question }

## The turn
arrakis-question-turn = 輪到你了：你要做什麼？
arrakis-question-turn-member = 本回合由你們哪一位行動？
arrakis-question-after = 回合結束前還要做什麼？
arrakis-question-play = 打出哪張計策卡？
arrakis-question-choose = 選擇哪一項？
arrakis-question-draw =
    { $amount ->
        [1] 從哪個牌庫抽牌？
       *[other] 從哪些牌庫抽{ $amount }張？
    }
arrakis-question-free-scout = 偵察哪個區域？
arrakis-question-free-train = 揭示哪個部署標記？
arrakis-question-free-atomics = 在哪裡引爆家族核武？
arrakis-question-free-scheming = 棄置多少張？
arrakis-question-free-bombard = 轟炸什麼？

## Dice
arrakis-question-allocate = 某結果的骰子多於其行動格的骰位：改哪一顆？
arrakis-question-divide =
    { $amount ->
        [1] 將哪顆骰子交給盟友？
       *[other] 將哪顆骰子交給盟友？（尚餘{ $amount }顆）
    }
arrakis-question-sister = 是否放置貝尼·潔瑟睿德標記，作為額外1顆骰子？

## Moving and attacking
arrakis-question-move-legion =
    { $amount ->
        [1] 移動哪個軍團？
       *[other] 移動哪個軍團？（最多{ $amount }個）
    }
arrakis-question-move-way = { $start }的軍團如何移動？
arrakis-question-move-goal = { $start }的軍團前往何處？
arrakis-question-move-figures = 誰從{ $start }前往{ $area }？
arrakis-question-attack-legion = 以哪個軍團攻擊？
arrakis-question-attack-way = { $start }的軍團如何攻擊？
arrakis-question-attack-goal = { $start }的軍團攻擊何處？
arrakis-question-attack-figures = 誰從{ $start }攻擊{ $area }？
arrakis-question-enter = 先處理哪個區域？
arrakis-question-stack = { $area }的單位過多：移除什麼？

## Battle
arrakis-question-battle-cards = { $area }的會戰：你擲{ $dice }顆戰鬥骰。是否棄置計策卡以增加骰子？
arrakis-question-battle-leaders =
    { $amount ->
        [1] { $area }的會戰：由誰使用特殊？
       *[other] { $area }的會戰：由誰使用特殊？（尚餘{ $amount }個）
    }
arrakis-question-battle-cease = { $area }的會戰：是否繼續攻擊？
arrakis-question-battle-retreat = { $area }的會戰：是否撤退？
arrakis-question-battle-retreat-to = 防守方放棄{ $area }：撤退到何處？
arrakis-question-battle-advance = 已贏得{ $area }：是否推進？
arrakis-question-casualties =
    { $amount ->
        [1] { $area }有{ $amount }次命中：由誰承受？
       *[other] { $area }有{ $amount }次命中：由誰承受第一次？
    }

## The desert
arrakis-question-power = 沙漠力量：你要做什麼？
arrakis-question-signs =
    { $amount ->
        [1] 在哪裡放置沙蟲蹤跡？
       *[other] 在哪裡放置沙蟲蹤跡？（尚餘{ $amount }個）
    }
arrakis-question-sign-places = 沙蟲蹤跡不足：放在哪裡？
arrakis-question-sign-order = 哪條沙蟲先出現？
arrakis-question-worm-move =
    { $amount ->
        [1] 移動哪條沙蟲？
       *[other] 移動哪條沙蟲？（最多{ $amount }條）
    }
arrakis-question-worm-goal = { $area }的沙蟲前往何處？
arrakis-question-worm-attack = 以哪條沙蟲攻擊？
arrakis-question-worm-target = { $area }的沙蟲攻擊何處？
arrakis-question-appear-figure = 沙蟲在{ $area }出現：使用哪一條？
arrakis-question-appear-from = 沙蟲在{ $area }出現，但沒有剩餘的沙蟲：從何處前來？
arrakis-question-appear-retreat = 沙蟲在{ $area }出現：軍團撤退到何處？
arrakis-question-carryall = 沙蟲攻擊{ $area }的採收機：是否以搬運機拯救？
arrakis-question-storms = 風暴先吹襲哪個軍團？

## Vehicles, spice and the Imperium
arrakis-question-vehicles = 放在哪裡？（尚餘{ $vehicles }）
arrakis-question-any_vehicle =
    { $amount ->
        [1] 放置哪個載具，放在哪裡？
       *[other] 放置哪個載具，放在哪裡？（尚餘{ $amount }個）
    }
arrakis-question-harvest-reserve = 已採收{ $amount }香料：是否棄置香料儲備標記以多得1香料？
arrakis-question-harvest-power = 尚餘{ $amount }香料：為{ $power }支付多少（第{ $step }步，最高第{ $top }步）？
arrakis-question-harvest-stockpile = 尚餘{ $amount }香料：是否囤積？
arrakis-question-harvest-save = 尚餘{ $amount }香料：是否儲備1香料？
arrakis-question-imperium = 執行哪個帝國行動？
arrakis-question-earned = 接著執行哪個已付款的帝國行動？
arrakis-question-landing-frigate =
    { $amount ->
        [1] 你的遠航機已抵達厄拉科斯：巡防艦放在哪裡？
       *[other] 你的遠航機已抵達厄拉科斯：巡防艦放在哪裡？（尚餘{ $amount }艘）
    }
arrakis-question-landing-divide = 你的遠航機已抵達厄拉科斯：{ $figures }之中，多少個在第一個區域登陸？
arrakis-question-landing-troops = 你的遠航機已抵達厄拉科斯：{ $figures }在哪裡登陸？
arrakis-question-landing-navigator = 公會領航員放在哪裡？

## The end of the round
arrakis-question-claim_end = 領取哪張預知卡？
arrakis-question-last_scout = 撲翼機離開：之前是否偵察一個區域？
arrakis-question-swap = 將哪名具名領導者移離版圖，換上通用領導者？
arrakis-question-hand_limit =
    { $amount ->
        [1] 計策卡過多：棄置哪一張？
       *[other] 計策卡過多：棄置哪一張？（尚餘{ $amount }張）
    }
arrakis-question-unclaimed = 無人領取「{ $prescience }」：如何處理？

## Effects of cards and leaders
arrakis-question-place = 在哪裡放置{ $figures }？
arrakis-question-place-figures = { $figures }：誰來到{ $area }？
arrakis-question-scatter =
    { $amount ->
        [1] 在哪裡放置{ $figures }？
       *[other] 在哪裡放置下一個？（尚餘{ $figures }）
    }
arrakis-question-replace =
    { $amount ->
        [1] 替換哪個模型？
       *[other] 替換哪個模型？（尚餘{ $amount }個）
    }
arrakis-question-deploy = 部署誰，部署在哪裡？（尚餘{ $figures }）
arrakis-question-deploy-token = 在哪裡放置部署標記？
arrakis-question-deploy-leader = 哪名領導者來到{ $area }？
arrakis-question-deploy-only-leader = 在哪裡放置領導者？
arrakis-question-deploy-amount = 抽多少個部署標記？
arrakis-question-forced_discard =
    { $amount ->
        [1] 棄置哪張計策卡？
       *[other] 棄置哪張計策卡？（尚餘{ $amount }張）
    }
arrakis-question-forced_discard-member = 棄置誰的計策卡？
arrakis-question-marker = 哪個預知標記推進{ $amount }步？
arrakis-question-flee =
    { $amount ->
        [1] 哪個單位離開？
       *[other] 哪個單位離開？（尚餘{ $amount }個）
    }
arrakis-question-flee-reveal =
    { $amount ->
        [1] 揭示哪個部署標記？
       *[other] 揭示哪個部署標記？（尚餘{ $amount }個）
    }
arrakis-question-kitab = 移動哪個穴地？
arrakis-question-kitab-goal = { $area }的穴地移到何處？
arrakis-question-kitab-figures = 誰與穴地一同從{ $start }前往{ $area }？

## What is picked: the effect says what, and these ask
arrakis-question-pick = { $effect }。選擇哪一個？
arrakis-question-pick-hit = { $amount }次命中：移除哪個載具？
arrakis-question-pick-captured = 攻擊哪個軍團？
arrakis-question-pick-swap = 與哪個穴地交換標記？
arrakis-question-pick-tide = { $area }的軍團移到何處？
arrakis-question-pick-atomics = 在哪裡引爆家族核武？
arrakis-question-pick-maker = 野性造物主在哪裡出現？
arrakis-question-pick-enter = { $leader }是否登場？若登場，{ $ousted }移出遊戲
arrakis-question-pick-die = 哈肯能的下一顆骰子顯示哪個結果？

## Equal choices of the automaton
arrakis-question-solo-sector = 採收機放在哪個扇區？
arrakis-question-solo-carryalls = 搬運機放在哪裡？
arrakis-question-solo-ornithopters = 撲翼機放在哪裡？
arrakis-question-solo-harvesters = 採收機放在哪裡？
arrakis-question-solo-attack = 以哪個軍團攻擊？
arrakis-question-solo-sietch = 以哪個穴地為目標？
arrakis-question-solo-target = 攻擊何處？
arrakis-question-solo-step = { $start }的軍團前往何處？
arrakis-question-solo-goal = 軍團前往何處？
arrakis-question-solo-fly = 以哪架撲翼機運送軍團？
arrakis-question-solo-move = 移動哪個軍團？
arrakis-question-solo-leader = 哪名領導者同行？
arrakis-question-solo-deploy = 模型放在哪裡？
arrakis-question-solo-replace = 在哪裡替換模型？
arrakis-question-solo-tokens = 揭示哪個部署標記？
arrakis-question-solo-pay = 為哪個帝國標記付款？
