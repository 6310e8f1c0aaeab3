# O que se consulta ao lado da mesa: pilhas, o último Conflito, os livros de regras; e o ritmo dos bots.

# Pilhas
table-piles = Pilhas
table-key-piles = ver as pilhas
table-piles-about = Tudo o que está aberto e o que resta no seu próprio baralho. Só os nomes: ninguém conhece a ordem de um baralho.
table-piles-touch = Toque em um nome para ler a carta.
table-piles-table = Na mesa
table-pile = { $name }: { $count }
table-pile-deck = Baralho, sem ordem
table-pile-discard = Pilha de descarte
table-pile-played = Jogadas
table-pile-revealed = Reveladas
table-pile-trash = Cartas excluídas
table-pile-intrigue = Descarte de Intriga
table-pile-conflicts = Conflitos passados
table-pile-tiles = Peças de Tecnologia excluídas
table-pile-hagal = Descarte da Casa Hagal
table-pile-copies = { $name } ×{ $count }

# O último Conflito
table-fight-of = Rodada { $round }: { $conflict }
table-fight-place =
    { $place ->
        [1] vence
        [2] segunda recompensa
        [3] terceira recompensa
       *[other] sem recompensa
    }
table-fight-tied =
    { $place ->
        [2] empate em primeiro: segunda recompensa
       *[other] empate em segundo: terceira recompensa
    }
table-fight-strength = força { $strength }
table-fight-played = Jogou:
table-set-fights = Mostrar resultados dos Conflitos
web-settings-fights = Resultados dos Conflitos
web-settings-fights-about = Depois de um Conflito, o resultado fica na mesa até você tocar nele ou continuar jogando.

# Regras
web-rules-title = Regras
web-rules-about = Cada regra em nossas próprias palavras, com os números que a mesa cita.
web-rules-search = Buscar nas regras
web-rules-search-example = Palavras ou um número como 10.6
web-rules-books = Livros de regras
web-rules-contents = Conteúdo
web-rules-found =
    { $count ->
        [0] Nenhuma regra tem todas essas palavras.
        [1] { $count } regra
       *[other] { $count } regras
    }
table-rule-read-on = Continuar lendo no livro de regras

# O ritmo dos bots
web-settings-pace = Ritmo dos turnos alheios
web-settings-pace-about = Como se mostra o que os outros fazem. A barra de espaço pula um turno, e tudo o que você toca o encerra na hora.
web-pace-calm = Calmo
web-pace-brisk = Ágil
web-pace-instant = Nada: só contado depois
