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
web-rules-search = Buscar regras e cartas
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

# Depois da partida guiada: o que vence
web-wins-title = O que vence
web-wins-about = Três rodadas são um terço de uma partida. Uma inteira segue até alguém ter 10 pontos no fim de uma rodada ou os Conflitos acabarem; então vence quem tem mais pontos.
web-wins-influence = 2 de Influência com uma Facção: um ponto, com cada uma das quatro.
web-wins-alliance = 4 de Influência antes de todos: a Aliança, mais um ponto, até alguém ultrapassar você.
web-wins-conflict = O primeiro lugar em um Conflito: muitas vezes um ponto, nos últimos dois.
web-wins-cards = A Especiaria Deve Fluir por 9 de Persuasão: um ponto. Algumas outras cartas também dão um.
web-wins-yours = você: { $points }
web-wins-check = Três perguntas
web-wins-points = O que dá um ponto na hora?
web-wins-points-1 = Passar de 1 para 2 de Influência com uma Facção
web-wins-points-2 = Sete especiarias
web-wins-points-3 = Um assento no Alto Conselho
web-wins-points-why = O ponto é seu enquanto você não cair abaixo de 2. A especiaria compra muito, mas sozinha nenhum ponto.
web-wins-fight = Você tem 3 tropas no Conflito; seu oponente, 2 tropas e uma espada. Quem vence?
web-wins-fight-1 = O oponente, que tem uma espada
web-wins-fight-2 = Você, por 6 a 5
web-wins-fight-3 = Ninguém, há empate
web-wins-fight-why = Uma tropa vale 2 e uma espada 1: três tropas são 6; duas tropas e uma espada, 5.
web-wins-end = Quando a partida termina?
web-wins-end-1 = Assim que alguém tem 10 pontos
web-wins-end-2 = Depois de dez rodadas, com quaisquer pontos
web-wins-end-3 = No fim de uma rodada em que alguém tem 10 pontos
web-wins-end-why = Os pontos só são vistos na fase de Revocação. Se ninguém chega lá, a partida acaba com o último Conflito.
web-wins-right = Certo.
web-wins-wrong = Não é bem isso.
web-wins-all = É assim que se vence. Agora, uma partida inteira.
web-wins-next = Jogar uma partida inteira
# A Casa Hagal em uma página
web-hagal-title = A Casa Hagal em uma página
web-hagal-about = Sozinho ou em dois, você joga contra a Casa Hagal. Isto é tudo o que muda.
web-hagal-who = Quem é
web-hagal-who-about = Sozinho você enfrenta dois Rivais com Líderes; eles pontuam e podem vencer você. Em dois há um só, a Casa Hagal, que nunca pontua: ela ocupa espaços, Alianças e lugares no Conflito.
web-hagal-turn = O turno de um Rival
web-hagal-turn-about = A carta do topo do baralho Hagal indica um espaço. Livre: o Agente vai para lá. Ocupado: vale a próxima carta. O Rival não paga nada, ignora o espaço e recebe o que a carta mostra: Influência, tropas ou a habilidade de sinete do seu Líder.
web-hagal-fight = Na luta
web-hagal-fight-about = Em um espaço de combate ele envia o que acabou de recrutar e até duas tropas a mais. Quando a luta começa, cada Rival presente revela uma carta por suas espadas. Depois disso ele passa: suas cartas de Combate têm a última palavra.
web-hagal-points = Como ele pontua
web-hagal-points-about = Na partida solo: como você, por Influência, Alianças e Conflitos. Além disso troca na hora 3 Cartas de Intriga, 3 de água, 7 Solari ou 7 especiarias por um ponto. Uma recompensa que você deixa para ele pode ser um ponto.
web-hagal-never = O que ele nunca faz
web-hagal-never-about = Ele não tem cartas, nunca revela nem compra: a Linha Imperial é sua. Também não vai aos espaços caros do Landsraad, ao Sietch Tabr nem à Estação de Pesquisa.
web-hagal-plan = O que observar
web-hagal-plan-about = Conte em dobro as tropas dele no Conflito e some até seis espadas. Não o deixe chegar primeiro a 4 de Influência. Ele vai aonde as cartas mandam: pegue antes aquilo que mais faria falta.
web-hagal-why = Na mesa, o botão “Por que ali?” mostra cada passo dele.
web-hagal-play = Jogar contra a Casa Hagal
web-hagal-rules = As regras da Casa Hagal
