# A análise de uma partida terminada.

web-analysis-title = Análise
web-analysis-tabs = Olhar para trás
web-analysis-not-yet = Uma partida é analisada quando termina.
web-analysis-looking = Examinando cada decisão …
web-analysis-rough = A curva é uma primeira olhada; as decisões caras aparecem quando todas tiverem sido examinadas.
web-analysis-again = Tentar de novo
web-analysis-you-lost =
    { $count ->
        [one] Uma decisão custou { $lost } % a você
       *[other] { $count } decisões custaram { $lost } % a você
    }
web-analysis-lost =
    { $count ->
        [one] Uma decisão custou { $lost } % a { $name }
       *[other] { $count } decisões custaram { $lost } % a { $name }
    }
web-analysis-you-none = Nenhuma decisão sua foi claramente um erro
web-analysis-none-of = Nenhuma decisão de { $name } foi claramente um erro
web-analysis-how =
    { $choices ->
        [one] Uma decisão
       *[other] { $choices } decisões
    }, cada uma continuada { $samples } vezes com o que via quem decidiu, sem as cartas ocultas. Cerca de { $error } % para mais ou para menos.
web-analysis-export = Salvar análise
web-analysis-curve = Chance de vencer, decisão por decisão
web-analysis-curve-about = por rodadas · ◇ sorte · números: decisões caras
web-analysis-curve-rough = uma primeira olhada, ainda imprecisa
web-analysis-decision = Decisão
web-analysis-chance-of = { $name } { $chance } %
web-analysis-look = Rever: rodada { $round }
web-analysis-luck-of = Sorte na rodada { $round }: { $change } %
web-analysis-balance = Sorte e decisões
web-analysis-balance-about = mudança da chance de vencer, em porcentagem
web-analysis-by-decisions = decisões próprias
web-analysis-by-luck = sorte
web-analysis-by-others = os outros
web-analysis-accuracy = precisão
web-analysis-yours = Suas decisões mais caras
web-analysis-of = As decisões mais caras de { $name }
web-analysis-none = Nada se destaca: o que se perdeu é menor do que o que se pode medir.
web-analysis-all = Mostrar todas as { $count }
web-analysis-cost = Custou { $cost } %, com margem de { $error } %.
web-analysis-you-did = você
web-analysis-played = jogado
web-analysis-better = melhor
web-analysis-then = e depois
web-analysis-why = porque
web-analysis-see = Ver o lance

## Reprise e partidas “e se”
web-what-if = E se
web-what-if-about = Um “e se”: continua a partir de um momento de outra partida.
web-what-if-of = { $game }, e se
web-replay-mark-fight = Começa um combate
web-replay-mark-points = Lugar { $seat }: +{ $points }
