# 已結束對局的分析。

web-analysis-title = 分析
web-analysis-tabs = 回顧
web-analysis-not-yet = 對局結束後才會分析。
web-analysis-looking = 正在檢視每個決定……
web-analysis-rough = 曲線只是初步概覽；全部檢視完後，會列出代價高的決定。
web-analysis-again = 再試一次
web-analysis-you-lost = { $count } 個決定讓你損失 { $lost } %
web-analysis-lost = { $count } 個決定讓 { $name } 損失 { $lost } %
web-analysis-you-none = 你的決定中沒有明顯的失誤
web-analysis-none-of = { $name } 的決定中沒有明顯的失誤
web-analysis-how = 共 { $choices } 個決定，每個都以當事人所見、不看隱藏的牌，接著玩了 { $samples } 次。誤差約 { $error } %。
web-analysis-export = 儲存分析
web-analysis-curve = 每個決定之後的勝率
web-analysis-curve-about = 按輪次 · ◇ 運氣 · 數字：代價高的決定
web-analysis-curve-rough = 初步概覽，尚不精確
web-analysis-decision = 決定
web-analysis-chance-of = { $name } { $chance } %
web-analysis-look = 重播：第 { $round } 輪
web-analysis-luck-of = 第 { $round } 輪的運氣：{ $change } %
web-analysis-balance = 運氣與決定
web-analysis-balance-about = 勝率的變化（百分比）
web-analysis-by-decisions = 自己的決定
web-analysis-by-luck = 運氣
web-analysis-by-others = 其他人
web-analysis-accuracy = 準確度
web-analysis-yours = 你代價最高的決定
web-analysis-of = { $name } 代價最高的決定
web-analysis-none = 沒有突出的失誤：損失小於能測量的範圍。
web-analysis-all = 顯示全部 { $count } 個
web-analysis-cost = 損失 { $cost } %，誤差 { $error } %。
web-analysis-you-did = 你
web-analysis-played = 實際
web-analysis-better = 更好
web-analysis-then = 接著
web-analysis-why = 因為
web-analysis-see = 看這一步

## 重播與假設局
web-what-if = 假設局
web-what-if-about = 假設局：從另一局的某個時刻接著玩。
web-what-if-of = { $game }（假設局）
web-replay-mark-fight = 戰鬥開始
web-replay-mark-points = 座位{ $seat }：+{ $points }
