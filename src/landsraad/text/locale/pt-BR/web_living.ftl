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
