# The command `landsraad`: its help, its reports, and what it says when something cannot be.
# What is typed as it stands is put in as a { "literal" }.

## Help
cli-about = 沙丘系列桌上遊戲的遊戲桌。不輸入指令即開始遊戲。
cli-usage = 用法：{ $call }
cli-usage-options = [選項]
cli-usage-command = 指令 ...
cli-arguments = 參數：
cli-options = 選項：
cli-commands = 指令：
cli-help = 顯示此說明。
cli-required = [必填]
cli-default = [預設：{ $value }]
cli-try = 輸入「{ $command }」查看說明。
cli-stopped = 已中止
cli-type-number = 數字
cli-type-word = 字詞
cli-type-words = 文字
cli-type-file = 檔案
cli-type-folder = 資料夾
cli-type-game = 遊戲

cli-option-seed = 數字或字詞；相同的隨機種子會得出相同的遊戲。
cli-option-lang = 語言：{ "en, de, pt-BR, es, zh-Hant" }。
cli-option-with = 擴充：{ "rise_of_ix" }。
cli-option-option = 設置選項：{ "epic, difficulty=sardaukar..." }
cli-option-json = 輸出一個{ "JSON" }物件。
cli-option-version = 顯示版本。

cli-play = 在這部電腦上開桌，並在瀏覽器中開啟。
cli-play-port = 連接埠；如不輸入，則使用由8765起的下一個可用連接埠。
cli-play-no-browser = 不開啟瀏覽器。

cli-serve = 啟動其他人可以前來的伺服器。
cli-serve-host = 監聽的位址。只有使用{ "127.0.0.1" }以外的位址，其他人才能前來。
cli-serve-port = 連接埠。
cli-serve-database = 儲存遊戲桌的地方：{ "sqlite:///FILE" }或{ "postgresql://USER@HOST/NAME" }。
cli-serve-pace = 電腦玩家行動前等候的秒數，讓人看得清楚。
cli-serve-origin = 前面有代理伺服器時，玩家輸入的網址：{ "https://table.example" }。可輸入多次。
cli-serve-keep-unplayed = 從未開始遊玩的桌子在幾天後清除；0 表示永不清除。
cli-serve-keep-untouched = 無人動過的桌子在幾天後清除；已結束遊戲的紀錄會保留。0 表示永不清除。
cli-serve-bot = 可在牌桌上遊玩的程式，寫成「名稱=cmd{ ":" }指令」。可指定多次。
cli-serve-at = 遊戲桌位於{ $address }。按{ "Ctrl-C" }停止。
cli-serve-open = 任何能連到此位址的人都可以在這裡開桌。

cli-terminal = 在終端機上遊玩。不輸入選項時，會詢問你想怎樣玩。
cli-terminal-game = 遊戲：{ "imperium" }或{ "war_for_arrakis" }。
cli-terminal-seats = 1至4；1名或2名玩家會同時對抗哈葛爾家族。
cli-terminal-base = 不使用擴充。
cli-terminal-epic = 史詩遊戲模式。
cli-terminal-leader = 你的領袖；輸入{ "random" }隨機選擇，輸入draft由所有玩家各自選擇；每人輸入一次。
cli-terminal-humans = 有多少人使用此螢幕。
cli-terminal-bots = 其他玩家：{ "apprentice, steward, regent, strategist, grandmaster, random" }；一個名稱用於全部座位，或每個座位一個名稱。
cli-terminal-name = 你的名字；每人輸入一次。
cli-terminal-resume = 繼續已儲存的遊戲。

cli-verify = 檢查紀錄：隨機種子、行動、結果及校驗碼。
cli-verify-good = 紀錄無誤：{ $moves }個行動，校驗碼{ $checksum }。
cli-verify-seed = 隨機種子與遊戲前顯示的雜湊值相符：{ $hash }。
cli-verify-no-hash = 紀錄沒有說明遊戲前顯示的隨機種子雜湊值。
cli-verify-mixed = 隨機種子由伺服器的秘密（事先顯示其雜湊值{ $hash }）及以下座位的數字混合而成：{ $seats }。
cli-verify-unmixed = 沒有瀏覽器參與隨機種子：它由伺服器的秘密得出，其雜湊值已事先顯示（{ $hash }）。
cli-verify-silent = 以下座位沒有及時提供數字：{ $seats }。
cli-verify-undone = 曾收回已看到的內容，在以下行動之後：{ $moves }。
cli-verify-correction = 第{ $move }步之前，紀錄將儲存的局面擺上桌：{ $why }。
cli-migrate = 將舊版紀錄轉成現行版本。
cli-migrate-file = 紀錄檔。
cli-migrate-out = 新紀錄要寫到哪裡；未指定則寫到輸出。
cli-migrate-positions = 局面清單：第一步之前與每一步之後，由當時進行該局的程式寫出。之後有規則更正時需要。
cli-migrate-why = 為何存有局面，寫入紀錄的一句話。

cli-replay = 重演遊戲紀錄並敘述經過。損壞的紀錄不會被接受。
cli-replay-file = 由遊戲儲存的紀錄。

cli-analyse = 重新檢視已結束的遊戲：各人的形勢、各項決定的代價，以及哪些是運氣。

cli-simulate = 由電腦玩家進行多局遊戲。結果與處理程序數目無關。
cli-simulate-game = 遊戲：{ "imperium" }或{ "war_for_arrakis" }。
cli-simulate-seats = 1至4。
cli-simulate-bots = 各座位的電腦玩家，以半形逗號分隔；只有一個名稱時用於全部座位。
cli-simulate-games = 遊戲局數。
cli-simulate-seed = 相同的隨機種子會得出相同的各局遊戲。
cli-simulate-leaders = 各座位的領袖，以半形逗號分隔；或輸入draft。
cli-simulate-workers = 處理程序數目；不輸入則使用所有核心。
cli-simulate-records = 資料夾；每一局的紀錄都寫入其中。

cli-bot-protocol = 試用以任何語言寫成的電腦玩家：與它對局，並說明結果（docs/bot-protocol.md）。
cli-bot-protocol-command = 啟動程式的指令。
cli-bot-protocol-game = 遊戲：imperium或war_for_arrakis。
cli-bot-protocol-games = 對局數。
cli-bot-protocol-seconds = 每次決定可用的秒數。
cli-bot-protocol-show = 顯示往來的每一行。
cli-bot-report-name = 名稱
cli-bot-report-games = 對局
cli-bot-report-decisions = 決定
cli-bot-report-wins = 勝過隨機玩家的對局
cli-bot-report-mean_ms = 每次決定的毫秒數
cli-bot-report-longest_ms = 最久的一次

cli-export = 將紀錄寫成資料集（Parquet），或將資料集還原為紀錄（docs/data.md）。
cli-export-places = 紀錄、存放紀錄的資料夾，或資料集。
cli-export-out = 資料集的資料夾。
cli-export-observations = 以供學習用的數字取代視角，記下各座位所見。
cli-export-bare = 不記下各座位所見。
cli-export-records = 反向操作：將資料集的紀錄寫入此資料夾。
cli-export-done = { $folder }內有{ $games }場對局，共{ $decisions }次決定。
cli-export-back = { $folder }內有{ $games }份紀錄。
cli-tournament = 舉行電腦玩家之間的錦標賽：每種發牌由各座位輪流進行，評分附信賴區間（docs/laboratory.md）。
cli-tournament-file = 錦標賽的TOML檔案。
cli-tournament-out = 存放結果的資料夾；中斷的錦標賽可在此繼續。
cli-tournament-done = 對局、結果與網頁都在{ $folder }。
cli-study = 什麼能獲勝：座位、領袖與玩家的行動，附效應大小與信賴區間（docs/laboratory.md）。
cli-study-bots = 操作所有座位的電腦玩家。
cli-study-out = 存放研究的資料夾；中斷的研究可在此繼續。

lab-played = 已進行{ $scheduled }場中的{ $games }場，每種發牌都由各座位輪流進行。
lab-entrant = 參賽者
lab-above = 甲
lab-below = 乙
lab-meetings = 對局
lab-ahead = 領先
lab-rating = 評分
lab-interval = 95 %
lab-games = 對局
lab-won = 獲勝
lab-failures = 失誤
lab-by-seat = 各座位獲勝的對局
lab-studied = { $games }場對局，所有座位皆由{ $bot }操作。
lab-leaders = 領袖：比其他領袖多獲勝多少
lab-early = 前三輪的行動
lab-ever = 任何時候的行動
lab-effects = 效應是有某項事物與沒有時，獲勝對局比例之差，逐座位比較；橫線為其95 %信賴區間。比較次數多時，每二十次就有一次純因運氣而偏離。領先者能做的事更多：某項行動的效應並不證明它能獲勝。
lab-how = 評分採用openskill（Plackett-Luce），依賽程順序計算。圓點為估計值，橫線為95 %信賴區間；兩條橫線大幅重疊時，尚不能下定論。

cli-ladder = 各級電腦玩家互相對戰，同一副牌從每個座位各玩一次。已結束的會保留，中斷後可繼續。
cli-ladder-deals = 發牌次數；每次發牌從每個座位各玩一次。
cli-ladder-levels = 級別，以半形逗號分隔；未指定則為全部。
cli-ladder-setups = 遊戲設置的簡稱，以半形逗號分隔：{ "ix-4, two" }；未指定則為最大的設置。

cli-bench = 量度此版本的速度：單核心、隨機行動、使用該遊戲的擴充。
cli-bench-game = 遊戲：{ "imperium" }或{ "war_for_arrakis" }。

cli-cards = 卡牌、版圖位置、領袖、板塊及衝突牌的效果。
cli-cards-name = 名稱，或名稱中的部分文字。
cli-cards-game = 遊戲：{ "imperium" }或{ "war_for_arrakis" }。不指定時在所有遊戲中搜尋名稱。
cli-cards-stats = 有多少組件需要專用程式碼。
cli-cards-effects = 搭配名稱：列出其效果的代號，與行動及局面所寫相同（《沙丘：帝國》）。

cli-rules = 查閱規則書；不輸入查詢則顯示目錄。
cli-rules-query = 編號（{ "6.3.3, imperium 6.3.3" }）或文字。

cli-book = 將規則書寫成可閱讀及列印的{ "HTML" }網頁，附目錄及圖標說明。
cli-book-out = 存放網頁的資料夾。

## Reports
cli-replay-not-over = 遊戲尚未結束：已進行{ $moves }個行動。繼續遊戲請輸入：{ $command }
cli-analyse-looking = 分析中
cli-analyse-player = 玩家
cli-analyse-accuracy = 準確度
cli-analyse-decisions = 自己的決定
cli-analyse-luck = 運氣
cli-analyse-others = 其他人
cli-analyse-mistakes = 失誤
cli-analyse-mistake = { $number }. 第{ $move }步，{ $name }：−{ $cost }%
cli-analyse-played = { "" }   實際：{ $option }（{ $chance }%）
cli-analyse-better = { "" }   較佳：{ $option }（{ $chance }%）
cli-analyse-why = { "" }   原因：{ $reasons }
cli-simulate-rate = 每秒{ $rate }局
cli-simulate-more = ……另有{ $amount }項
cli-report-games = 局數
cli-report-finished = 已完成
cli-report-errors = 錯誤
cli-report-decisions = 決定
cli-report-mean_rounds = 平均輪數
cli-report-seconds = 秒數
cli-wins-seat = 各座位勝局
cli-wins-bot = 各電腦玩家勝局
cli-wins-leader = 各領袖勝局
cli-bench-us_per_decision = 每個決定的微秒
cli-bench-cpu_us_per_decision = 每個決定的處理器微秒
cli-bench-games_per_second = 每秒局數
cli-bench-decisions_per_game = 每局決定
cli-bench-choices_per_game = 每局選擇
cli-bench-clone_us = 每次複製的微秒
cli-bench-calls_per_decision = 每個決定的函式呼叫
cli-bench-build = 組建
cli-bench-games = 局數
cli-bench-seconds = 秒數
cli-bench-python = { "Python" }版本
cli-bench-machine = 電腦型號
cli-stats-components = 組件總數
cli-stats-handlers = 有專用程式碼
cli-stats-ratio = 比例
cli-stats-bar = { $ratio }（須低於{ $bar }）
cli-stats-conditions = 只有一個組件使用的條件及計數
cli-stats-handler = 專用程式碼是指只有一個組件使用的效果：
cli-book-written = 已寫成{ $pages }頁；請開啟{ $page }

## A call that cannot be read
cli-call-missing = 缺少：{ $what }。
cli-call-no-option = 沒有選項{ $option }。
cli-call-number = { $what }須為整數。
cli-call-needs-value = { $option }之後須有內容。
cli-call-takes-none = { $option }之後不可有內容。
cli-call-extra = 多餘的內容：{ $what }

## What cannot be
error-command-unknown = 沒有指令「{ $command }」；可用：{ $known }
error-language-unknown = 沒有語言「{ $language }」；可用：{ $known }
error-game-unknown = 沒有遊戲「{ $game }」；可用：{ $known }
error-no-vocabulary = { $game } 沒有可以統計的效果詞彙
error-field-unknown = 沒有設置項目「{ $field }」；可用：{ $known }
error-seats = 《沙丘：帝國》有1至4個座位，而非{ $seats }個
error-seats-number = 這個遊戲有{ $fewest }至{ $most }個座位，而非{ $seats }個
error-expansion-unknown = 沒有擴充「{ $expansion }」；可用：{ $known }
error-option-unknown = 沒有選項「{ $option }」；可用：{ $known }
error-option-not-boolean = 選項「{ $option }」須為{ "yes" }或{ "no" }，而非「{ $value }」
error-option-for-solo = 選項「{ $option }」只適用於單人遊戲（1個座位）
error-difficulty-unknown = 沒有難度「{ $difficulty }」；可用：{ $known }
error-epic-needs-ix = 史詩遊戲模式需要擴充{ "rise_of_ix" }（{ "rise_of_ix 13.7" }）
error-epic-solo = 史詩遊戲模式需要2至4名玩家，不適用於單人遊戲（{ "rise_of_ix 13.7" }）
error-draft-solo = 單人遊戲沒有其他玩家一同選擇領袖：請指定領袖，或隨機決定
error-first-player-solo = 單人遊戲中，你左方的勁敵為起始玩家（{ "house_hagal 4.1" }）
error-first-player = 起始玩家須為座位0至{ $most }，而非{ $seat }
error-leaders = 領袖須為「{ "random" }」、「draft」，或最多{ $seats }名領袖的清單
error-leader-unknown = 沒有領袖「{ $leader }」；可用：{ $known }
error-leader-several = 「{ $answer }」可以是：{ $leaders }
error-leader-twice = 同一領袖出現兩次：{ $leader }
error-leader-needs-ix = { $leader }需要擴充{ "rise_of_ix" }
error-leader-no-rival = { $leader }不能擔任勁敵的領袖（{ "house_hagal 4.1" }）
error-arrakis-seats = 《{ arrakis-title-game }》有1至4個座位，而非{ $seats }個
error-not-chosen = 本遊戲不選擇「{ $field }」：領導者依規則入場，亞崔迪先行動
error-solo-with-guild = 單人模式不能與{ arrakis-title-spacing_guild }合用（{ "spacing_guild 1.1" }）
error-solo-seats = 單人模式供1人，或2人合作（{ "war_for_arrakis 19.7" }）
error-solo-needed = 1人遊玩時使用單人模式（{ "war_for_arrakis 23" }）
error-shared-side-unknown = { "shared_side" }須為以下之一：{ $known }，而非「{ $side }」
error-shared-side-seats = { "shared_side" }適用於3名玩家：指定由其中兩人共用的陣營（{ "war_for_arrakis 19.1" }）
error-max-rounds = { "max_rounds" }須為輪數，或留空表示不設上限，而非「{ $rounds }」
error-humans = { $seats }個座位可供1至{ $seats }人遊玩，而非{ $humans }人
error-names-for-people = 名字（{ $names }個）多於人數（{ $people }人）
error-names-for-seats = 名字（{ $names }個）多於座位（{ $seats }個）
error-analysis-not-over = 只能分析已結束的遊戲
error-analysis-no-judge = 這裡無法評估{ $game }，因此不能分析
error-bot-unknown = 沒有電腦玩家「{ $bot }」；可用：{ $known }，或以「模組{ ":" }類別」或「cmd{ ":" }指令」指定你自己的電腦玩家
error-bot-broken = 無法載入電腦玩家「{ $bot }」：{ $error }
error-bot-answer = 電腦玩家「{ $bot }」的回答{ $answer }並非可選的選項
error-no-records = 沒有可匯出的紀錄
error-data-other = { $folder }已有另一份資料集；請選擇其他資料夾
error-no-data = { $folder }不是資料集
error-study-other = { $folder }已有另一份研究；請選擇其他資料夾
error-tournament-wrong = 這無法作為錦標賽進行：{ $error }
error-bot-late = 電腦玩家「{ $bot }」回答「{ $word }」超過{ $seconds }秒
error-bot-crashed = 電腦玩家「{ $bot }」已當掉：{ $error }
error-bot-said = 電腦玩家「{ $bot }」說了「{ $said }」，而非「{ $word }」
error-bot-protocol = 電腦玩家「{ $bot }」不懂通訊協定第{ $version }版：{ $answer }
error-bot-allow = 無法允許電腦玩家「{ $given }」；請寫成「名稱=cmd{ ":" }指令」
error-library-missing = 這需要{ $library }：pip install 'landsraad[{ $extra }]'，或pip install { $library }
error-bots-left = 電腦玩家的座位有{ $seats }個，但指定了{ $bots }名電腦玩家
error-bots-missing = { $option }須為每個座位指定名稱，以半形逗號分隔
error-bots-for-seats = 指定了{ $bots }名電腦玩家，但座位有{ $seats }個
error-games = 遊戲局數須為1至{ $most }，而非{ $games }
error-workers = 處理程序數目至少為1，而非{ $workers }
error-base-with = { $base }表示不使用擴充：請移除{ $expansion }
error-resume-alone = { $option }用於繼續已儲存的遊戲：不能與其他選項並用
error-component-unknown = 沒有名為「{ $name }」的東西；輸入「{ $command }」列出全部
error-rule-unknown = 沒有規則包含「{ $query }」；輸入「{ $command }」顯示目錄
error-folder-unwritable = 無法寫入{ $folder }
error-port = 無法在{ $address }監聽：{ $error }
error-database = 無法使用資料庫{ $database }：{ $error }
error-database-in-use = 資料庫 { $database } 正被另一個伺服器使用：請先停止它，或指定另一個檔案（--database）
error-record-seed = 紀錄的隨機種子與遊戲前顯示的雜湊值不符
error-file-missing = 檔案{ $file }不存在
error-file-unreadable = 無法讀取{ $file }
error-record-mixing = 紀錄的隨機種子並非如其所述混合而成
error-record-none = 這不是遊戲紀錄
error-record-foreign = 這不是本程式的遊戲紀錄：其格式並非「{ $format }」
error-seed-kind = 種子必須是數字或文字
error-seed-text = 種子含有無法寫成文字的字元：請換一個
error-generator-unknown = 沒有產生器{ $generator }；現有{ $known }
error-rules-version = 此遊戲沒有第{ $version }版規則；現有版本為1至{ $newest }
error-record-version = 此紀錄的版本為{ $version }；本程式讀取的版本為{ $ours }
error-record-damaged = 此紀錄已損壞
error-record-game = 此紀錄屬於本程式不認識的遊戲「{ $game }」
error-record-setup = 無法設置此紀錄的遊戲：{ $error }
error-record-move = 此紀錄的第{ $number }個行動無法進行：{ $error }
error-record-move-old = 此紀錄的第{ $number }個行動無法進行：{ $error } 若無人更動過此紀錄，則寫成之後有規則更正：`{ $command }`可用它與當時的局面製成現行紀錄（{ $page }）
error-migrate-positions = { $moves }步的紀錄需要{ $positions }個局面：第一步之前，以及每一步之後
error-positions-file = { $file }不是局面清單
error-record-checksum = 此紀錄無法得出儲存時的局面：紀錄已損壞
error-record-result = 此紀錄無法得出其所載的結果：紀錄已損壞
error-move-illegal = 不能進行「{ $move }」：{ $reasons }
error-game-over = 遊戲已結束：不能再進行任何行動
