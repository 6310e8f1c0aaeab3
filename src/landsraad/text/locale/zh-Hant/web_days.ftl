# 跨日對局：開放牌桌
web-open-title = 開放牌桌
web-open-about = 尚有空位、主持人歡迎任何人加入的牌桌。
web-open-none = 目前沒有人在等待玩家。與朋友開一桌，並在此公開。
web-open-host = 主持人：{ $name }
web-open-free = { $seats } 個空位
web-open-people = { $people } 人
web-open-bots = 電腦：{ $bots }
web-open-lang = 開桌語言：{ $lang }
web-open-playing = 遊戲進行中：由在座玩家決定誰可入座。
web-open-join = 加入
web-open-again = 重新整理
web-open-new = 開一桌
web-open-list = 列在開放牌桌中
web-open-list-about = 只要還有空位，任何人都能看見並加入。
web-clock-turn = 每回合 { $turn }
web-clock-bank = 每人全局 { $bank }
web-clock-both = 每回合 { $turn }，另加每人 { $bank }

# Chat
table-chat = 聊天
table-chat-empty = 還沒有人說話。持有連結的人都能看到，牌桌消失時一併刪除。
table-chat-say = 說點什麼
table-chat-send = 送出
table-chat-onlooker = 旁觀者
table-chat-unheard = 你已靜音 { $name }。
table-chat-mute = 將 { $name } 靜音
table-chat-unmute = 取消 { $name } 的靜音
table-chat-off = 主持人已關閉聊天。
table-chat-read-only = 旁觀者在此只能閱讀。
table-chat-who = 誰可以留言
table-chat-who-all = 所有人
table-chat-who-players = 入座者
table-chat-who-off = 無人
table-chat-name = 你的名字
table-chat-reactions = 表情
table-chat-to = 誰能讀到
table-chat-to-all = 對所有人
table-chat-to-team = 對隊友（{ $time }）
table-chat-team = 對隊友
table-chat-alone = 三分鐘內隊伍可以私下交談，其他人不會知道。
table-react-well_played = 打得好
table-react-thanks = 謝謝
table-react-ouch = 哎呀
table-react-thinking = 讓我想想
table-react-surprise = 真意外
table-react-laugh = 哈哈！

# Being told while away
table-notices = 離開時通知我
table-notices-about = 輪到你、時間所剩不多或遊戲結束，而你未在任何地方開啟此牌桌時。
table-notices-push = 在此裝置上
table-notices-cannot = 無法通知此瀏覽器。
table-notices-denied = 此瀏覽器未允許通知。
table-notices-address = 自己的位址（ntfy 之類）
table-notices-add = 新增
table-notices-remove = 移除 { $address }

# What one has played
web-key-statistics = 你玩過的局數、達到的等級與學過的課程也會一併帶來。
web-games-played = 你已完成 { $games } 局。
web-stats-title = 你至今的對局
web-stats-games =
    { $games } 局，勝 { $won } 局
web-stats-beaten = 擊敗的等級
web-stats-leaders = 用過的領袖
web-stats-load = 從檔案匯入
web-stats-bad = 這不是你的統計檔案。
