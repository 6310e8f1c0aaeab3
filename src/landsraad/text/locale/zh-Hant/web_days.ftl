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
