# As palavras da mesa no navegador.

table-game = Duna: Imperium
table-game-ix = Duna: Imperium + Ix
table-epic = Modo Épico
table-title = Rodada { $round } · Landsraad
table-title-yours = Sua vez · Landsraad
table-title-over = Fim da partida · Landsraad

# Regions of the screen, for those who hear it
table-board = Tabuleiro
table-players = Jogadores
table-side = Cartas à venda e registro
table-action = O que fazer agora
table-choices = Suas escolhas
table-or = ou
table-tools = Ferramentas
table-tray = Escolha um
table-tray-hide = Ver o tabuleiro
table-tray-show = Escolher
table-draft-left = Líderes restantes
table-close = Fechar

# The top line
table-round = Rodada { $round }
table-round-of = Rodada { $round } de { $last }
table-phases = Fases da rodada
table-order = Ordem dos turnos: { $names }
table-history = Rever
table-menu = Menu
table-keys = Teclas
table-legend = O que os ícones significam

# Seats
table-you = Você
table-seat = Lugar { $letter }
table-rival = Rival { $letter }
table-bot = bot
table-away = ausente
table-no-leader = ainda sem Líder
table-first-player = Primeiro jogador
table-to-act = na vez
table-points =
    { $count ->
        [1] { $count } Ponto de Vitória
       *[other] { $count } Pontos de Vitória
    }
table-agents-left =
    { $count ->
        [0] sem Agentes
        [1] resta { $count } Agente
       *[other] restam { $count } Agentes
    }
table-in-garrison = tropas na guarnição
table-in-supply = tropas no estoque
table-ships-garrison = encouraçados na guarnição
table-negotiators = Negociantes no tabuleiro de Ix
table-in-hand = cartas na mão
table-in-deck = cartas no baralho
table-in-discard = cartas na pilha de descarte
table-intrigue-cards = Cartas de Intriga
table-has-swordmaster = Mestre de Espadas
table-has-council = Assento no Alto Conselho
table-tile-flipped = { $name }, virada para baixo
table-deck-top = No topo do seu baralho
table-masterstroke = Golpe de Mestre, em segredo

# The board
table-alliance = Aliança
table-alliance-at = Aliança no 4
table-alliance-free = ninguém tem a Aliança
table-alliance-of = { $name } tem a Aliança
table-influence-of = { $name }: { $count }
table-space-open = possível
table-space-shut = agora não
table-space-occupied = ocupado por { $names }
table-space-controlled = controlado por { $name }
table-space-closed = fechado por { $name }
table-space-bonus =
    { $count ->
        [1] { $count } especiaria bônus
       *[other] { $count } especiarias bônus
    }
table-infiltration = Infiltração: Agentes inimigos lá não bloqueiam você
table-council-of = No Alto Conselho: { $names }
table-council-empty = Ninguém tem assento no Alto Conselho
table-shipping = Envios
table-freighter-of = { $name } no passo { $count }
table-stack-empty = vazio
table-tech-tiles = Peças de Tecnologia
table-tiles-left =
    { $count ->
        [1] { $count } peça nesta pilha
       *[other] { $count } peças nesta pilha
    }
table-conflict = Conflito
table-no-conflict = Ainda sem Conflito
table-no-units = sem unidades
table-place = { $place }º
table-fighter =
    { $name }: { $troops ->
        [1] { $troops } tropa
       *[other] { $troops } tropas
    }, { $ships ->
        [1] { $ships } encouraçado
       *[other] { $ships } encouraçados
    }, força { $strength }

# The market
table-market = Cartas à venda
table-row = Linha Imperial
table-row-empty = vazio
table-persuasion-left = a gastar
table-reveal-gives = revelar dá
table-can-pay = você pode pagar
table-kept = Só você pode adquirir
table-kept-for = Só { $name } pode adquirir
table-set-aside = Separada, virada para baixo
table-decks = Restam { $imperium } no Baralho Imperial e { $intrigue } no de Intriga
table-snooper = Ficha de Farejador de { $name }
table-cards-left =
    { $count ->
        [1] resta { $count } carta
       *[other] restam { $count } cartas
    }

# Your cards
table-your-hand = Suas cartas
table-no-hand = Nenhuma carta na mão
table-no-hand-watching = Você está assistindo: as mãos ficam ocultas
table-no-agent-effect = sem efeito de Agente
table-only-revealed = só para revelar
table-timing-now = Já: { $timing }
table-box-agent = Agente
table-box-reveal = Revelar
table-box-reveal-unload = Rev., Descarregar
table-box-acquire = Ao adquirir
table-box-on-trash = Ao excluir
table-box-plot = Trama
table-box-combat = Combate
table-box-endgame = Fim de Jogo
table-box-entry = Para ir até lá
table-box-effects = Efeito
table-box-control = Quem controla
table-box-ability = Habilidade
table-box-signet = Anel do Sinete
table-box-round-start = Começo da Rodada
table-box-win = Ao vencer um Conflito
table-box-end = Fim de Jogo
table-box-first = Primeiro
table-box-second = Segundo
table-box-third = Terceiro
table-kind-tile = Peça de Tecnologia
table-kind-track = Trilha
table-kind-hagal = Carta da Casa Hagal

# What to do
table-wait = Um momento
table-waiting-for = Aguardando { $name }
table-waiting-for-you = Aguardando você
table-bot-thinks = { $name } está pensando
table-over = A partida acabou
table-to-end = Ver como acabou
table-hint-glow = Brilhando: { $things }
table-hint-list = Escolha abaixo
table-hint-list-aside = Escolha à direita
table-hint-confirm = É isto que você quer?
table-offline = Sem conexão: nada pode ser jogado até ela voltar.
table-where-agent = Para onde vai seu Agente?
table-turn-done = Seu turno terminou
table-how-many-troops = Quantas tropas você envia?
table-combat-lead = Você lidera por { $mine } a { $best }
table-combat-behind = Você está atrás, { $mine } a { $best }
table-combat-even = Empate em { $mine }
table-last-round = Última rodada
table-how-many-negotiators = Quantos Negociantes retornam?
table-which-card = Com qual carta?
table-count-card =
    { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }
table-count-intrigue =
    { $count ->
        [1] { $count } Carta de Intriga
       *[other] { $count } Cartas de Intriga
    }
table-count-space =
    { $count ->
        [1] { $count } espaço
       *[other] { $count } espaços
    }
table-count-tile =
    { $count ->
        [1] { $count } peça de Tecnologia
       *[other] { $count } peças de Tecnologia
    }
table-count-faction =
    { $count ->
        [1] { $count } Facção
       *[other] { $count } Facções
    }
table-count-seat =
    { $count ->
        [1] { $count } jogador
       *[other] { $count } jogadores
    }
table-count-leader =
    { $count ->
        [1] { $count } Líder
       *[other] { $count } Líderes
    }
table-advice-ask = O que um bot faria?
table-advising = Um bot pensa no que faria …
table-advice = Um bot aconselha: { $text }
table-advice-chance = Um bot aconselha: { $text } (vence { $chance } %)
table-advice-yours = a sua escolha: { $chance } %
table-put-back = Soltar { $name }
table-reveal-now = Revelar já
table-undo = Desfazer
table-confirm = Confirmar
table-back = Voltar
table-fewer = Um a menos
table-more = Um a mais
table-now-after = Agora e depois disto
table-after = { $what } { $then }
table-what-strength = força
table-what-persuasion = Persuasão
table-what-solari = Solari
table-what-spice = especiaria
table-what-water = água

# Why not
table-not-now = { $name }: agora não
table-answer-first = Responda antes: { $question }
table-wait-turn = Não é a sua vez.
table-rule = Regra { $rule }
table-rule-missing = Não é possível ler esta regra agora.

# The log and the past
table-log = Registro
table-since = desde o seu último turno
table-log-older =
    { $count ->
        [1] { $count } linha anterior
       *[other] { $count } linhas anteriores
    }
table-log-setup = Preparação: { $count } linhas
table-look-at = Mostrar este momento
table-looking-back = Revendo
table-looking-back-at = Revendo: jogada { $at } de { $last }
table-turn-before = Turno anterior
table-move-before = Jogada anterior
table-move-after = Próxima jogada
table-turn-after = Próximo turno
table-return = Voltar à partida

# One device for several people
table-pass-device = Passe o aparelho para { $name }
table-pass-device-why = As mãos ficam ocultas até o próximo jogador se sentar.
table-sit = Sou { $name }

# Menu
table-set-words = Palavras com os ícones
table-set-sound = Sons
table-set-notify = Avisar na minha vez
table-set-confirm = Perguntar antes de jogar
table-restart-turn = Recomeçar o turno
table-me-to-bot = Deixar um bot jogar por você
table-me-back = Voltar a jogar
table-seat-to-bot = Deixar um bot jogar por { $name }
table-seat-back = Voltar a jogar por { $name }
table-report = Relatar um problema
table-report-about = Copiado: a posição como você a vê, o que aconteceu por último e a versão. Cole no seu relato.
table-report-copy = Para copiar: a posição como você a vê, o que aconteceu por último e a versão. Cole no seu relato.
table-all-settings = Todos os ajustes
table-home = Sair da mesa

# Keys
table-key-arrows = ir para o próximo item que brilha
table-key-enter = tocar nele
table-key-numbers = escolher uma resposta da lista
table-key-escape = soltar o que foi tocado; voltar do passado
table-key-reveal = revelar sua mão
table-key-end = terminar seu turno
table-key-undo = desfazer o último passo
table-key-restart = recomeçar o turno
table-key-advice = o que um bot faria
table-key-inspect = ler por inteiro o que está em foco
table-key-legend = o que os ícones significam
table-key-history = rever a partida, passo a passo com ← →
table-key-words = palavras com os ícones
table-key-theme = noite ou meio-dia
table-key-keys = esta lista

# On a phone
table-glow-below = Mais { $count } abaixo
table-tab-turn = Turno
table-tab-you = Você
table-tab-players = Jogadores
table-tab-market = Mercado
table-tab-log = Registro

# Keys and books
table-key-shift = Shift { $key }
table-book-house-hagal = Casa Hagal

# À porta: quem pede um lugar
table-door = À porta
table-door-asks = { $name } pede o lugar { $seat } ({ $now }).
table-door-asks-free = { $name } pede o lugar { $seat }.
table-door-all = Todos os que jogam precisam concordar.
table-door-let-in = Deixar entrar
table-door-refuse = Recusar
table-door-waiting = Você pediu o lugar { $seat }. Falta a resposta de: { $names }.
table-door-withdraw = Desistir do pedido
table-door-removed = O anfitrião expulsou você desta mesa. Você pode assistir e pedir para voltar.
table-door-left = Você deixou seu lugar.
table-door-come-back = Pedir para voltar
table-door-ask = Pedir o lugar { $seat } ({ $name })
table-send-away = Expulsar { $name }
table-send-away-sure = Expulsar { $name } de vez? Um bot continua jogando.

# Relógios
table-clock = Tempo restante
table-clock-days = { $days } d e { $hours } h
table-clock-paused = em pausa
table-clock-pause = Parar os relógios, se todos concordarem
table-clock-agree = Parar os relógios: pedido de { $names }
table-clock-go-on = Deixar os relógios andarem
