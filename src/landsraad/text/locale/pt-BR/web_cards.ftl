# Cartas, líderes e peças de cada jogo

web-cards-title = Cartas
web-cards-about = Tudo o que há em um jogo, como está impresso. Nomes são encontrados no seu idioma e em inglês, mesmo com erros de digitação.
web-cards-search = Buscar cartas
web-cards-example = Um nome ou uma palavra
web-cards-found =
    { $count ->
        [0] Nada tem esse nome.
        [1] { $count } componente
       *[other] { $count } componentes
    }
web-cards-more = Mostrar os { $count }
web-cards-all = Tudo
web-cards-game = Jogo
web-cards-named = Cartas com esse nome
web-rules-nearest = Nada tem todas essas palavras; isto é o mais próximo.
web-cards-kind-card = Cartas
web-cards-kind-intrigue = Cartas de Intriga
web-cards-kind-leader = Líderes
web-cards-kind-tile = Peças de Tecnologia
web-cards-kind-conflict = Conflitos
web-cards-kind-space = Espaços no tabuleiro
web-cards-kind-hagal = Cartas da Casa Hagal
web-cards-kind-prescience = Cartas de Presciência
web-cards-kind-objective = Objetivos
web-cards-kind-unit = Unidades
web-cards-kind-vehicle = Veículos
web-cards-kind-power = Poderes
web-cards-kind-result = Faces dos dados
