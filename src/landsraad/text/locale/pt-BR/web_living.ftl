# A mesa viva: o que cada coisa significa, o que se desfaz, o que se decide antes.
table-cell = { $step }: sem bônus
table-cell-point = { $step }: 1 ponto de vitória enquanto você estiver aqui ou acima
table-cell-ally = { $step }: { $bonus }; quem chega primeiro recebe a Aliança (1 ponto de vitória)
table-cell-over = { $step }: quem ultrapassa o detentor toma a Aliança
table-cell-here = { $text }. Aqui: { $names }
table-total = { $name }: { $strength } = { $parts }
table-total-none = { $name }: sem unidades, portanto sem força
table-total-troops =
    { $count ->
        [one] { $count } tropa ({ $strength })
       *[other] { $count } tropas ({ $strength })
    }
table-total-ships =
    { $count ->
        [one] { $count } encouraçado ({ $strength })
       *[other] { $count } encouraçados ({ $strength })
    }
table-total-swords =
    { $count ->
        [one] { $count } espada
       *[other] { $count } espadas
    }
table-if-all-pass =
    { $place ->
        [1] se todos passarem agora: vence
        [2] se todos passarem agora: segunda recompensa
        [3] se todos passarem agora: terceira recompensa
       *[other] se todos passarem agora: sem recompensa
    }
table-laid = Jogada nesta rodada: { $name }
table-laid-reveal = Reveladas: { $names }
table-ahead = { $names } com { $count }
table-redo = Refazer
table-key-redo = refazer o que foi desfeito
table-undo-beyond = Voltar para antes deste turno?
table-undo-beyond-about = Seu turno acabou de começar: isto desfaz sua última decisão anterior e tudo o que os outros fizeram desde então. Refazer traz tudo de volta enquanto você não fizer outra coisa.
table-undo-beyond-do = Voltar
table-stay = Ficar
table-ask-back = Pedir para desfazer
table-back-asks = { $name } pede para desfazer o último passo
table-back-waits = Você pediu para desfazer seu último passo
table-back-agreed = de acordo: { $names }
table-back-agree = Concordar
table-back-refuse = Não
table-back-never-mind = Deixe para lá
table-unused = Encerrar o turno assim mesmo?
table-unused-list = Sem usar: { $things }
table-unused-soon = O turno se encerra em instantes. Toque em algo para parar
table-end-anyway = Encerrar assim mesmo
table-set-unused = Perguntar antes de deixar efeitos sem usar
web-settings-unused = Perguntar por efeitos sem usar
web-settings-unused-about = Um turno que deixa efeitos sem usar só termina depois de um segundo toque.
table-orders = Ordem permanente
table-orders-about = Deixe que se passe por você no Combate desta rodada. Ninguém percebe: a ordem passa no mesmo tempo que uma mão rápida.
table-order-pass_all = Passar sempre no Combate desta rodada
table-order-pass_unless = Passar, a menos que eu seja atacado ou ultrapassado
table-order-none = Perguntar a mim
table-order-given-pass_all = Você passa no Combate desta rodada
table-order-given-pass_unless = Você passa, salvo ataques
table-order-cancel = Cancelar a ordem permanente

table-watch-pause = Pausar
table-watch-on = Continuar
table-watch-open = Abrir as mãos
table-watch-close = Fechar as mãos
table-watch-paused = Os bots esperam até você continuar
table-hand-of = Mão de { $name }
table-soon = Nada mais é possível: acontece em instantes. Toque em algo para parar
table-set-by-itself = O que não tem alternativa acontece sozinho após 2 segundos
web-settings-certain = Sem alternativa
web-settings-certain-about = O que não tem alternativa (o fim de um turno, uma revelação) acontece sozinho após 2 segundos. Um toque interrompe.
