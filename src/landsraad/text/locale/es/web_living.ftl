# La mesa viva: qué significa cada cosa, qué se deshace, qué se decide de antemano.
table-cell = { $step }: sin bonificación
table-cell-point = { $step }: 1 punto de victoria mientras estés aquí o más arriba
table-cell-ally = { $step }: { $bonus }; quien llega primero toma la Alianza (1 punto de victoria)
table-cell-over = { $step }: quien adelanta a quien la tiene toma la Alianza
table-cell-here = { $text }. Aquí: { $names }
table-total = { $name }: { $strength } = { $parts }
table-total-none = { $name }: sin unidades, así que sin potencia
table-total-troops =
    { $count ->
        [one] { $count } tropa ({ $strength })
       *[other] { $count } tropas ({ $strength })
    }
table-total-ships =
    { $count ->
        [one] { $count } acorazado ({ $strength })
       *[other] { $count } acorazados ({ $strength })
    }
table-total-swords =
    { $count ->
        [one] { $count } espada
       *[other] { $count } espadas
    }
table-if-all-pass =
    { $place ->
        [1] si ahora pasan todos: gana
        [2] si ahora pasan todos: segunda recompensa
        [3] si ahora pasan todos: tercera recompensa
       *[other] si ahora pasan todos: sin recompensa
    }
table-laid = Jugada esta ronda: { $name }
table-laid-reveal = Reveladas: { $names }
table-ahead = { $names } con { $count }
table-redo = Rehacer
table-key-redo = rehacer lo deshecho
table-undo-beyond = ¿Volver a antes de este turno?
table-undo-beyond-about = Tu turno acaba de empezar: esto deshace tu última decisión anterior y todo lo que han hecho los demás desde entonces. Rehacer lo devuelve mientras no hagas otra cosa.
table-undo-beyond-do = Volver
table-stay = Quedarse
table-ask-back = Pedir deshacer
table-back-asks = { $name } pide deshacer su último paso
table-back-waits = Has pedido deshacer tu último paso
table-back-agreed = de acuerdo: { $names }
table-back-agree = De acuerdo
table-back-refuse = Rechazar
table-back-never-mind = Déjalo
table-unused = ¿Terminar el turno de todos modos?
table-unused-list = Sin usar: { $things }
table-unused-soon = El turno termina en un momento. Toca algo para pararlo
table-end-anyway = Terminar igualmente
table-set-unused = Preguntar antes de dejar efectos sin usar
web-settings-unused = Preguntar por efectos sin usar
web-settings-unused-about = Un turno que deja efectos sin usar solo termina tras un segundo toque.
table-orders = Orden permanente
table-orders-about = Haz que se pase por ti en el Combate de esta ronda. Nadie lo nota: la orden tarda lo mismo que una mano rápida.
table-order-pass_all = Pasar siempre en el Combate de esta ronda
table-order-pass_unless = Pasar salvo que me ataquen o me adelanten
table-order-none = Pregúntame
table-order-given-pass_all = Pasas en el Combate de esta ronda
table-order-given-pass_unless = Pasas salvo ataques
table-order-cancel = Cancelar la orden permanente

table-watch-pause = Pausar
table-watch-on = Seguir
table-watch-open = Abrir las manos
table-watch-close = Cerrar las manos
table-watch-paused = Los bots esperan hasta que sigas
table-hand-of = Mano de { $name }
table-soon = No hay otra cosa: ocurrirá en un momento. Toca algo para pararlo
table-set-by-itself = Lo que no tiene alternativa ocurre solo a los 2 segundos
web-settings-certain = Sin alternativa
web-settings-certain-about = Lo que no tiene alternativa (el fin de un turno, una revelación) ocurre solo a los 2 segundos. Un toque lo detiene.
