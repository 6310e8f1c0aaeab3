# As palavras das páginas do navegador em torno da mesa: início, preparação, sala, fim, replay, ajustes, aprendizado.

## Everywhere
web-common-language = Idioma
web-common-theme-noon = Mudar para o tema claro
web-common-theme-night = Mudar para o tema escuro
web-common-home = Início
web-common-close = Fechar
web-common-replay = Replay
web-common-you = Você
web-common-free-seat = Lugar livre
web-common-seat = Lugar { $seat }
web-common-round = Rodada { $round }
# Between the parts of a list, with the blank that follows.
web-common-list-comma = { ", " }
web-common-sentences = { $first }. { $second }
web-common-blank = { " " }
web-common-ix = Ascensão de Ix
web-common-epic = Modo Épico
web-common-game = Duna: Imperium
web-common-game-ix = Duna: Imperium com Ascensão de Ix
web-common-game-epic = Duna: Imperium com Ascensão de Ix, Modo Épico
web-common-is-replay = Um registro para rever
web-common-is-lobby = A mesa está aberta, a partida ainda não começou
web-common-is-over = Terminou depois da rodada { $round }
web-common-is-playing = Rodada { $round }
web-common-is-your-move = Rodada { $round }: sua vez
web-common-is-waiting = Rodada { $round }: aguardando { $name }

## Opponents; the part after web-bot- is the name of a bot
web-bot-apprentice = Aprendiz
web-bot-apprentice-about = Ainda está aprendendo: jogadas sensatas, erros humanos
web-bot-steward = Intendente
web-bot-steward-about = Faz o que parece melhor agora: um oponente razoável
web-bot-regent = Regente
web-bot-regent-about = Pensa até o fim da rodada antes de jogar
web-bot-strategist = Estrategista
web-bot-strategist-about = Pesa muitos rumos que a rodada pode tomar: difícil de surpreender
web-bot-grandmaster = Grão-mestre
web-bot-grandmaster-about = Pensa mais que todos e deixa passar pouco
web-bot-greedy = { web-bot-steward }
web-bot-greedy-about = { web-bot-steward-about }
web-bot-random = Aleatório
web-bot-random-about = Joga qualquer coisa que as regras permitam

## When something is not possible
web-refused-unreachable = O servidor não responde. Ele ainda está rodando?
web-refused-no-record = Este arquivo não é o registro de uma partida.
web-gone-title = Esta mesa não existe mais
web-gone-about = Nenhuma mesa tem este endereço. Talvez o link esteja incompleto ou a mesa tenha sido fechada.
web-lost-title = Aguardando o servidor
web-lost-about = O servidor da mesa ainda não responde. Esta página tenta de novo sozinha; sua partida está segura.
web-lost-again = Conexão perdida. Tentando de novo…
web-nowhere-title = Aqui só há areia
web-nowhere-about = Não há nenhuma página neste endereço.

## First page
web-home-headline =
    Tome seu lugar
    à mesa.
web-home-promise = Dois grandes jogos de tabuleiro de Duna, completos, contra pessoas ou máquinas à altura. Sem conta, sem anúncios, com cada regra explicada onde você precisa.
web-home-continue = Continuar
web-home-learn = Aprenda em dez minutos
web-home-watch = Ver uma partida
web-home-my-games = Minhas partidas
web-home-imperium = Duna: Imperium
web-home-imperium-about = Agentes, Influência e um baralho que cresce
web-home-imperium-facts = De 1 a 4 jogadores, uns 90 minutos
web-home-play-now = Jogar já
web-home-with-friends = Com amigos
web-home-on-device = Neste aparelho
web-first-title = Suas primeiras partidas
web-first-level = Seus oponentes
web-first-leader = Seu líder
web-first-begin = Começar
web-home-choose = Escolher antes Líderes, jogadores ou uma partida solo
web-home-unofficial = Projeto de fãs não oficial, software livre. Sem ligação com as editoras e sem nada da arte delas.

## My games
web-games-about = As partidas que você abriu ou em que entrou com este navegador.
web-games-none = Nenhuma ainda. A primeira está a um clique.
web-games-forget = Esquecer
web-games-forget-sure = Tirar esta partida inacabada da sua lista?
web-games-load = Abrir um arquivo de registro

## A new game
web-setup-title = Nova partida
web-setup-kind = Como jogar
web-setup-kind-solo = Contra bots
web-setup-kind-solo-about = Você e as máquinas. A partida começa na hora.
web-setup-kind-friends = Com amigos
web-setup-kind-friends-about = Cada um joga no próprio navegador. Você recebe um link para compartilhar.
web-setup-kind-device = Neste aparelho
web-setup-kind-device-about = Várias pessoas usam esta tela. Uma cortina esconde as mãos enquanto ela passa de um para outro.
web-setup-seats = Jogadores
web-setup-players =
    { $seats ->
        [1] { $seats } jogador
       *[other] { $seats } jogadores
    }
web-setup-seats-1 = Você contra dois Rivais da Casa Hagal, que seguem as próprias cartas.
web-setup-seats-2 = Dois jogadores, com a Casa Hagal entre eles.
web-setup-seats-3 = Três jogadores.
web-setup-seats-4 = Quatro jogadores. Todos começam com 1 Ponto de Vitória.
web-setup-game = Jogo
web-setup-ix-about = Com o tabuleiro de Ix, peças de Tecnologia, Cargueiros e encouraçados.
web-setup-base-about = O jogo base: o mais fácil para começar.
web-setup-epic-about = O Modo Épico vai até 12 pontos, em vez de 10.
web-setup-epic-not = O Modo Épico precisa de Ascensão de Ix e de dois a quatro jogadores.
web-setup-difficulty = Dificuldade
web-difficulty-mercenary-about = Você começa com 1 Solari e 1 especiaria a mais; as guarnições dos Rivais estão vazias.
web-difficulty-sardaukar-about = Cada Rival começa com 3 tropas e 1 Carta de Intriga, e o Mentat custa 5 Solari para você.
web-difficulty-mentat-about = Como Sardaukar, mas os Rivais enviam tropas com mais astúcia e recebem antes o terceiro Agente.
web-difficulty-kwisatz_haderach-about = Como Mentat, e você nunca pode ter um Mestre de Espadas.
web-setup-variants = Variantes
web-switch-expert_deployment-about = Os Rivais só enviam as tropas de que precisam.
web-switch-churn-about = Depois de cada turno de Revelar seu, dados tiram cartas da Linha Imperial.
web-switch-brutal_escalation-about = Por uma carta de Conflito III, cada Rival luta com duas cartas em vez de uma.
web-setup-who-plays = Quem joga
web-setup-who = Quem ocupa o lugar { $seat }
web-setup-person = Uma pessoa
web-setup-open = Quem vier
web-setup-bot = Bot: { $bot }
web-setup-open-about = Livre até alguém abrir o link
web-setup-name = Nome
web-setup-name-of = Nome da pessoa no lugar { $seat }
web-setup-leader-random = Líder aleatório
web-setup-leader-difficulty = Dificuldade
web-leader-difficulty-1 = fácil de jogar
web-leader-difficulty-2 = um pouco de experiência ajuda
web-leader-difficulty-3 = para quem tem experiência
web-leader-difficulty-4 = para mestres
web-setup-leader-random-about = A sorte decide.
web-setup-leader-of = Um Líder para o lugar { $seat }
web-setup-leader-taken = Escolhido para o lugar { $seat }
web-setup-draft = Draft de Líderes
web-setup-draft-about = Os jogadores escolhem seus Líderes, um depois do outro, quando a partida começa.
web-setup-rivals = Os dois Rivais jogam conforme as regras; o Líder que você não escolher para eles é sorteado.
web-setup-hagal = A Casa Hagal ocupa o terceiro lugar e joga conforme as regras.
web-setup-open-table = Abrir a mesa
web-setup-start = Começar

## Lobby
web-lobby-title = A mesa está aberta
web-lobby-about-host = Compartilhe o link, preencha os lugares e comece quando quiser.
web-lobby-about-guest = Pegue um lugar livre ou fique para assistir.
web-lobby-about-seated = Quem tem o link pode entrar ou assistir.
web-lobby-about-full = Todos os lugares estão ocupados. Fique e assista.
web-lobby-seats = Lugares
web-lobby-your-name = Seu nome
web-lobby-free = Esperando alguém
web-lobby-bot = Bot: { $bot }
web-lobby-rival = Joga conforme as regras
web-lobby-here = está aqui
web-lobby-away = ausente
web-lobby-host = anfitrião
web-lobby-sit = Sentar aqui
web-lobby-ask = Pedir este lugar
web-lobby-to-bot = Pôr um bot
web-lobby-to-person = Liberar o lugar
web-lobby-kick = Expulsar
web-lobby-leave = Sair
web-lobby-hints = Aceito dicas
web-lobby-start = Começar a partida
web-lobby-start-bots =
    { $seats ->
        [1] Começar com um bot no lugar livre
       *[other] Começar com bots nos { $seats } lugares livres
    }
web-lobby-wait = Você tem seu lugar. O anfitrião começa a partida.
web-lobby-watch = Sem lugar, você assiste.
web-lobby-invite = Convidar
web-lobby-link = Link para esta mesa
web-lobby-qr = Código QR de { $link }
web-lobby-copy = Copiar link
web-lobby-copied = Copiado
web-lobby-share = Compartilhar
web-lobby-only-here = Este endereço só funciona neste computador. Para que outros entrem, inicie o servidor com:

## Taking one's seat to another device
web-key-title = Traga seu lugar para cá
web-key-about = Este link traz para este navegador os lugares de alguém, com as cartas ocultas. Funciona uma vez só. Use-o apenas se for seu.
web-key-use = Trazer meu lugar
web-key-take = Jogar em outro aparelho
web-key-take-about = Abra este link no outro aparelho. Ele funciona uma vez e mostra suas cartas ocultas: não o dê a ninguém.

## The end of a game
web-end-title = Resultado
web-end-facts =
    { $rounds ->
        [1] { $game }, { $rounds } rodada
       *[other] { $game }, { $rounds } rodadas
    }
web-end-you-win = Você vence por { $points } a { $second }
web-end-wins = { $name } vence por { $points } a { $second }
web-end-holds = { $leader } domina Arrakis.
web-end-second = { $name } ficou em segundo lugar;
web-end-no-tie = não houve empate pela vitória.
web-end-tie = critério de desempate: { $tiebreak }.
web-end-tie-numbers = critério de desempate: { $tiebreak }, { $first } a { $second }.
web-tiebreak-chaumurky = Chaumurky
web-tiebreak-spice = especiaria
web-tiebreak-solari = Solari
web-tiebreak-water = água
web-tiebreak-garrison = tropas na guarnição
web-tiebreak-reveal_turn = turno de Revelar mais recente
web-tiebreak-seat = lugar à mesa
web-end-again = Jogar de novo
web-end-next-level = Agora contra: { $level }
web-end-join = Próxima partida
web-end-save = Salvar registro
web-end-chart = Pontos depois de cada rodada
web-end-target = { $points } pontos encerram a partida
web-end-retry = Tentar de novo daqui
web-end-retry-from = Voltar ao início da
web-end-retry-choose = rodada
web-end-sources = De onde vieram os pontos
web-end-from-start = Início
web-end-from-influence = Influência
web-end-from-alliance = Alianças
web-end-from-conflict = Conflitos
web-end-from-spice_must_flow = Especiaria
web-end-from-card = Cartas
web-end-from-intrigue = Intriga
web-end-from-tile = Tecnologia
web-end-from-leader = Líder
web-end-from-other = Outros
web-end-total = Total
web-end-moments = Três viradas
web-end-moments-about = as rodadas em que alguém pontuou e ninguém conseguiu responder
web-end-swing =
    { $points ->
        [1] { $name }: { $points } ponto
       *[other] { $name }: { $points } pontos
    }
web-end-source = { $source } { $points }
web-end-swing-alone =
    { $points ->
        [1] É { $points } a mais que qualquer outro nessa rodada.
       *[other] São { $points } a mais que qualquer outro nessa rodada.
    }
web-end-swing-answered = Mais alguém pontuou o mesmo nessa rodada.
web-end-not-yet = A partida continua
web-end-not-yet-about = Ainda não há resultado.
web-end-to-table = Ir para a mesa

## Replay
web-replay-of = Replay: { $game }
web-replay-standing = Pontos
web-replay-move = Jogada
web-replay-at = Jogada { $at } de { $last }
web-replay-steps = Passos
web-replay-round = Rodada
web-replay-turn = Turno
web-replay-back = Uma jogada atrás (seta para a esquerda)
web-replay-on = Uma jogada à frente (seta para a direita)
web-replay-turn-back = Um turno atrás (Shift e seta para a esquerda)
web-replay-turn-on = Um turno à frente (Shift e seta para a direita)
web-replay-round-back = Uma rodada atrás (Page Up)
web-replay-round-on = Uma rodada à frente (Page Down)
web-replay-play = Avançar sozinho (espaço)
web-replay-pause = Pausar (espaço)
web-replay-speed = Velocidade
web-replay-speed-of =
    { $speed ->
        [1] { $speed } jogada/s
       *[other] { $speed } jogadas/s
    }
web-replay-eyes = Pelos olhos de quem
web-replay-open = Cartas abertas
web-replay-as = O lugar que você assume
web-replay-play-on = Jogar a partir daqui
web-replay-not-yet = Ainda não há replay
web-replay-not-yet-about = Uma partida pode ser revista depois que acaba.

## Settings
web-settings-title = Ajustes
web-settings-about = Ficam neste navegador; só o seu nome é enviado.
web-settings-name = Seu nome
web-settings-name-about = Como os outros à mesa chamam você.
web-settings-language-about = Cartas, regras, registro e todo o resto.
web-settings-theme = Tema
web-settings-theme-about = Noite no deserto ou meio-dia.
web-settings-night = Noite
web-settings-noon = Meio-dia
web-settings-words = Palavras com os ícones
web-settings-words-about = Cada ícone diz o que significa.
web-settings-confirm = Perguntar antes de jogar
web-settings-confirm-about = Uma opção escolhida só é jogada depois de um segundo toque.
web-settings-sound = Som
web-settings-sound-about = Um toque discreto quando é a sua vez.
web-settings-notify = Notificações
web-settings-notify-about = O navegador avisa quando é a sua vez e a página está escondida.
web-settings-notify-denied = O navegador não permite.
web-settings-guided = Guia à mesa
web-settings-guided-about = Conselhos sobre o que lhe é perguntado, como na primeira partida guiada.

## Legend
web-legend-title = Ícones
web-legend-about = Todos os ícones da mesa e como se lê uma linha deles.
web-legend-agents = Ícones de Agente
web-legend-agents-about = Em uma carta, dizem para onde ela pode enviar um Agente; em um espaço, qual carta serve.
web-legend-resources = Recursos
web-legend-pieces = Peças
web-legend-effects = Efeitos
web-legend-board = No tabuleiro
web-legend-reading = Como ler uma linha
web-legend-cost = Em uma moldura: o que você paga
web-legend-need = Em moldura tracejada: o que você precisa ter
web-legend-arrow = O que está à esquerda é pago pelo que está à direita
web-legend-lock = Fechado para você agora: toque para saber por quê
web-legend-glow = Laranja: o que você pode fazer em seguida
web-legend-seats = Lugares
web-legend-seat-0 = Lugar A: círculo
web-legend-seat-1 = Lugar B: triângulo
web-legend-seat-2 = Lugar C: quadrado
web-legend-seat-3 = Lugar D: losango

## About
web-about-title = Sobre
web-about-what = Landsraad é uma mesa para jogos de tabuleiro de Duna: regras, oponentes, replays e ensino, em cinco idiomas.
web-about-unofficial = É um projeto de fãs não oficial e software livre. Não tem ligação com as editoras nem com os autores dos jogos e dos livros, e não contém imagens nem textos deles. Para conhecer os jogos no que têm de melhor, compre as caixas.
web-about-data = Este servidor guarda suas partidas e um segredo que distingue seu navegador dos outros; nada mais, e não pede nada a ninguém de fora.
web-about-rules = As regras em nossas próprias palavras, para ler no terminal ou como páginas:
web-about-fair = As cartas são honestas: o hash da semente é mostrado antes da primeira jogada, e um registro salvo pode ser conferido:
web-about-licences = Licenças
web-about-work = Obra
web-about-kind = Tipo
web-about-licence = Licença
web-about-code = programa
web-about-icons = ícones
web-about-font = fonte
web-about-library = biblioteca

## Learning
web-learn-about = Pequenas posições reais, um lance cada, cerca de um minuto. Você faz, a mesa responde. Depois, uma primeira partida com um guia ao seu lado.
web-learn-begin = Começar a partida guiada
web-learn-then = Depois: três rodadas guiadas
web-learn-then-about = Uma partida de verdade de três rodadas contra dois Aprendizes, com um guia ao lado daquilo de que fala e, no fim, o que faz vencer. Pare quando quiser.
web-course-title = Curso
web-course-begin = Começar o curso
web-course-on = Continuar
web-course-progress = { $done } de { $all } feitas
web-course-done = Tudo feito. Agora jogue: a partida guiada é o melhor próximo passo.
web-course-is-done = feita
web-course-number = { $number } de { $of }
web-course-next = Próxima
web-course-finish = Pronto
web-course-again = Começar de novo
web-course-do = Faça por mim
web-course-why = Por quê?
web-course-skip = Pular
web-course-leave = Sair
web-course-astray = Isso é permitido, mas leva a outro lugar. Desfaça ou comece de novo.

## The guide at the table
web-coach-title = Guia
web-coach-course = O que uma primeira partida mostra
web-coach-new = Novo
web-coach-seen = { $seen } de { $of }
web-coach-known = Entendi
web-coach-all = Lista
web-coach-heard = visto
web-coach-stop = Sem mais conselhos
web-coach-step-turn = O primeiro turno
web-coach-step-effects = Efeitos
web-coach-step-deploy = Enviar tropas
web-coach-step-again = O próximo Agente
web-coach-step-reveal = O turno de Revelar
web-coach-step-buy = Adquirir cartas
web-coach-step-combat = Combate
web-coach-step-round = A segunda rodada
web-coach-step-points = Ganhar pontos
web-coach-turn = Seu primeiro turno
web-coach-turn-about =
    Toque em uma carta da sua mão: os espaços que ela alcança começam a brilhar. Depois toque em um deles. Um espaço que dá especiaria ou Solari é um bom começo; mais tarde você vai querer Influência com as quatro Facções { $screen ->
        [phone] no alto do tabuleiro
       *[wide] à esquerda
    }.
web-coach-effects = O que sua visita traz
web-coach-effects-about =
    Os ganhos simples já aconteceram. O que precisa de uma decisão está { $screen ->
        [phone] acima das suas cartas
       *[wide] na barra abaixo do tabuleiro ou na lista à direita
    }. Resolva em qualquer ordem e termine seu turno.
web-coach-deploy = Tropas para o Conflito
web-coach-deploy-about =
    { $garrison ->
        [1] Você tem { $garrison } tropa na guarnição.
       *[other] Você tem { $garrison } tropas na guarnição.
    } Cada uma enviada vale 2 de força, e todas se perdem depois da luta. Olhe as recompensas do Conflito: o primeiro lugar vale a pena?
web-coach-again = Mais um Agente
web-coach-again-about =
    { $agents ->
        [1] Você ainda tem { $agents } Agente.
       *[other] Você ainda tem { $agents } Agentes.
    } Envie um com outra carta. As cartas que ficam na sua mão não se perdem: elas contam quando você revelar.
web-coach-reveal = Hora de revelar
web-coach-reveal-about = Todos os seus Agentes saíram. Revele o resto da mão: ela dá Persuasão para adquirir cartas e espadas para o Conflito.
web-coach-buy = Vá às compras
web-coach-buy-about = Você tem { $persuasion } de Persuasão. As cartas adquiridas vão para sua pilha de descarte e chegam à sua mão mais tarde. Uma carta com vários ícones de Agente deixa seus turnos mais livres. O que você não gasta se perde.
web-coach-combat = A luta
web-coach-combat-about = Tropas valem 2 cada; espadas, 1. Cartas de Intriga de Combate ainda podem mudar tudo; sem nenhuma, você passa. O mais forte fica com a primeira recompensa.
web-coach-trash = Exclua uma carta
web-coach-trash-about = Uma carta excluída sai do seu baralho para sempre. As cartas iniciais fracas são as melhores de perder: o que sobra vem mais vezes.
web-coach-discard = Descarte uma carta
web-coach-discard-about = Escolha a carta de que menos precisa nesta rodada; ela volta quando seu baralho for embaralhado.
web-coach-round = Começa a rodada { $round }
web-coach-round-about = O Conflito foi resolvido, os Agentes voltaram e você tem cinco cartas novas. Há um novo Conflito: olhe as recompensas dele antes de decidir aonde ir.
web-coach-points = Como vencer
web-coach-points-about =
    { $points ->
        [1] Você tem { $points } ponto.
       *[other] Você tem { $points } pontos.
    } Dois passos com cada Facção valem um ponto, a Aliança em 4 vale outro, os Conflitos dão mais, e a carta A Especiaria Deve Fluir é um ponto por 9 de Persuasão.
web-coach-step-influence = Influência
web-coach-step-intrigue = Intrigas
web-coach-step-makers = Criadores
web-coach-step-leader = Seu Líder
web-coach-leader = O que só você pode fazer
web-coach-leader-about =
    Seu Líder tem duas habilidades. Uma vale sempre ou em certos momentos; a outra acontece quando você envia um Agente com o Anel do Sinete. { $screen ->
        [phone] A aba Você, embaixo, mostra as duas
       *[wide] As duas estão no seu próprio painel
    }.
web-coach-influence = Uma Facção está do seu lado
web-coach-influence-about = Cada visita a uma Facção é um passo na trilha dela. Em 2 você ganha um ponto; em 4, um bônus e, se chegar antes de todos, a Aliança: mais um ponto. É mais fácil agradar a duas Facções do que a quatro.
web-coach-intrigue = Um segredo só seu
web-coach-intrigue-about = Ninguém vê suas cartas de Intriga. Uma de Trama se joga no seu turno, uma de Combate na luta, uma de Fim de Jogo bem no fim. A que brilha pode ser jogada agora.
web-coach-makers = A especiaria se acumulou
web-coach-makers-about = Ninguém veio aqui na última rodada, então há mais { $spice } de especiaria neste espaço. Ela cresce a cada rodada até alguém buscá-la. Ir custa água: guarde um pouco.

# Relógios
web-clock = Relógio
web-clock-none = nenhum
web-clock-day = um dia por turno
web-clock-hours = 12 horas cada um para a partida inteira
web-clock-live = um minuto por turno e 20 minutos cada um
web-clock-other = outro
web-clock-flag = Quando o tempo acaba
web-clock-flag-bot = um bot continua: { $bot }
web-clock-flag-host = o anfitrião decide
