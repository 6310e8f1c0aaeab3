# 伺服器所說的話：拒絕的理由，以及它給座位取的名字。

server-person-name = 玩家{ $number }
server-bot-name =
    { $number ->
        [1] 阿絲拉
        [2] 貝拉爾
        [3] 科林
       *[other] 杜妮婭
    }

server-not-yours = 這件事輪不到你做。
server-not-host = 只有這張桌子的主持人可以這樣做。
server-not-yourself = 你不能請自己離開；請直接離座。
server-foreign-origin = 這個請求來自其他網址的頁面。
server-banned = 你已被請出這個伺服器。
server-no-such-table = 沒有這張桌子。
server-no-such-rule = 沒有規則{ $rule }。
server-no-such-game = 這裡不玩遊戲{ $game }。
server-no-such-key = 這個連結已經用過，或從未有效。
server-no-such-page = 這裡什麼都沒有。
server-no-such-seat = 沒有玩家座位{ $seat }。
server-no-such-bot = 沒有電腦玩家{ $bot }；有：{ $known }。
server-no-such-language = 這裡沒有語言{ $lang }。
server-no-such-lesson = 沒有 { $lesson } 這一課。
server-no-such-move = 沒有第{ $move }步；最後一步是第{ $last }步。
server-wrong-method = 不能這樣做。
server-stale = 桌面在此期間已有變化。請再看一次，然後選擇。
server-not-your-turn = 現在不是由你決定。
server-unknown-option = 現在不能這樣做。
server-started = 遊戲已經開始。
server-not-started = 遊戲尚未開始。
server-hands-closed = 只有電腦玩家之間的對局才會公開手牌。
server-not-over = 遊戲結束後才會顯示。
server-no-judge = 這裡無法評估此遊戲，因此不能分析。
server-too-many-analyses = 目前有太多遊戲正在分析，請稍後再試。
server-too-many-films = 目前要求完整對局的人太多，請稍後再試。
server-over = 遊戲已經結束。
server-seat-taken = 座位{ $seat }已經有人。
server-seat-kept = 座位{ $seat }的玩家已被請離。除非本人回來，否則由電腦玩到結束。
server-nobody-asks = 已經沒有人申請該座位。
server-number-copied = 另一個座位已出示這個數字，請自選一個。
server-number-other = 這不是先前顯示其雜湊值的數字；沒有正確的數字，該座位不參與隨機種子的產生。
server-too-many-asking = 申請這張桌子座位的人太多了。
server-too-many-devices = 這些座位已在{ $most }部裝置上，不能再多了。
server-clock-friends = 只有朋友同桌才有計時。
server-clock-wrong = 計時至少{ $least }秒，每回合最多{ $turn }日，整局最多{ $bank }日。
server-no-clock = 這張桌子沒有計時。
server-already-seated = 你在這張桌子已經有座位。
server-seats-open = 還有空位。請等人入座，或交給電腦。
server-wrong-seats = 描述了{ $wishes }個座位，但這場遊戲有{ $seats }個。
server-one-person = 單人桌只有一位玩家；其他都是電腦玩家。
server-seed-only-solo = 只有單人遊戲可以指定隨機種子。
server-nothing-to-undo = 沒有可復原的步驟：已有資訊公開，或其他人已經行動。
server-pace-shared = 這張桌子的所有人都以相同速度觀看電腦玩家，無法在此選擇。
server-hints-off = 與他人同桌時，須所有人同意才能使用提示。
server-name-length = 名字須為1至{ $most }個字元。
server-name-characters = 名字不能含有控制字元，也不能含有看不見的字元。
server-name-taken = 這張桌子已經有人叫 { $name }：請換一個名字。
server-malformed = 無法理解這則訊息：{ $error }
server-too-large = 訊息太大；最多讀取{ $most }位元組。
server-record-large = 除了行動之外，紀錄最多{ $most }位元組。
server-too-fast = 一次太多了。請稍等片刻。
server-too-many-tables = 你有{ $most }張桌子。請先移除一些再開新桌。
server-too-many-watchers = 這張桌子已容不下更多旁觀者。
server-store = 這一步無法儲存，因此沒有執行。請再試一次。
server-moving = 這張桌子正在移往另一個伺服器，請稍後再試。
server-internal = 伺服器出了問題。什麼都沒有改變。
reason-no-card-for-space = 你手上沒有牌能派特使到那裡。
reason-no-move-with-that = 現在不能用它做任何事。
reason-you-wait = 現在不是由你決定：由{ $seats }決定。
reason-you-watch = 你正在觀戰：你在這張桌子沒有座位。
reason-undo-over = 遊戲已經結束。
reason-undo-nothing-yet = 你還沒有做任何可以收回的事。
reason-undo-others = 在那之後已有其他人行動。
reason-undo-shown = 在那之後已經揭示了隱藏的資訊：有牌被抽取、翻開或查看。
reason-undo-passed-on = 你的回合已經結束，現在由其他人決定。

server-why-card = 其哈葛爾家族牌指向「{ $space }」，而該處沒有特使。
server-why-harvest = 「{ $hagal }」：可前往的香料產出地點中，「{ $space }」的額外香料最多；若相同，則香料總數最多。
server-why-guild = 有2點宇航公會影響力時，「{ $hagal }」指向「{ $space }」。
server-why-deploys = 在戰鬥位置，部署本回合徵兵獲得的所有軍隊，並從軍營再部署至多2支。

# 兩步之間在桌上發生的事，記入紀錄
server-note-to-bot = 從現在起由電腦代替{ $name }。
server-note-came-back = { $name }重新在座位{ $seat }遊玩。
server-note-left = { $name }離開了座位{ $seat }。
server-note-removed = 主持人已請離{ $name }，座位{ $seat }由電腦繼續。
server-note-let-in = { $name }獲准加入，坐上座位{ $seat }。
server-nothing-to-redo = 沒有可以重做的步驟：之後已發生其他事情。
server-undo-whispered = 你的隊伍之後已私下交談，無法收回這一步。
server-note-flag-bot = { $name }的時間已到。在其回來之前，座位{ $seat }由電腦玩。
server-note-flag-host = { $name }的時間已到，由主持人決定如何處理。
server-no-orders = 目前沒有可以預先指示的事。

# Open tables
server-listed-friends = 只有與朋友同玩的牌桌才能列在開放牌桌中。
server-too-many-listed = 你已公開了 { $most } 張牌桌，請先關閉其中一張。

# Chat
server-chat-friends = 只有與朋友同玩的牌桌才能互相留言。
server-chat-off = 主持人已關閉此牌桌的聊天。
server-chat-players = 此牌桌只有入座者可以留言。
server-chat-team = 只有在你的隊伍可以私下交談時，才能只對隊友留言。
server-chat-empty = 這一行沒有可讀的內容。
server-chat-long = 每行最多 { $most } 個字元。

# What is legal and would do nothing.
reason-idle-no-agent = 你已沒有可派遣的特使：現在打出不會有任何效果。
reason-idle-nothing = 現在打出不會有任何效果。

# What those who are away are told
server-notice-turn = 輪到你了。
server-notice-low = 你的時間所剩不多。
server-notice-over = 遊戲結束。
server-notice-round = 第 { $round } 輪
server-notices-off = 此伺服器不以這種方式通知。
server-bad-address = 無法連線至此位址：必須是公開的 https 位址。
server-too-many-notices = 此牌桌已在 { $most } 個位址通知你。
server-no-such-notice = 你並未在此位址接收通知。
