# The command `landsraad`: its help, its reports, and what it says when something cannot be.

## Help
cli-about = A mesa para os jogos de tabuleiro de Duna. Sem comando: jogar.
cli-usage = Uso: { $call }
cli-usage-options = [OPÇÕES]
cli-usage-command = COMANDO ...
cli-arguments = Argumentos:
cli-options = Opções:
cli-commands = Comandos:
cli-help = Mostra esta ajuda.
cli-required = [obrigatório]
cli-default = [padrão: { $value }]
cli-try = Veja a ajuda com “{ $command }”.
cli-stopped = interrompido
cli-type-number = NÚMERO
cli-type-word = PALAVRA
cli-type-words = PALAVRAS
cli-type-file = ARQUIVO
cli-type-folder = PASTA
cli-type-game = JOGO

cli-option-seed = Um número ou uma palavra; a mesma semente dá a mesma partida.
cli-option-lang = O idioma: en, de, pt-BR, es, zh-Hant.
cli-option-with = Uma expansão: rise_of_ix, spacing_guild.
cli-option-option = Uma opção de preparação: epic, difficulty=sardaukar...
cli-option-json = Escreve um único objeto JSON.
cli-option-on = Onde: ray para um Ray nesta máquina, ray://HOST:PORT para um cluster; se não for dado, processos desta máquina.
cli-option-version = Mostra a versão.

cli-play = Abre uma mesa neste computador e a mostra no navegador.
cli-play-port = A porta; sem ela, a próxima livre a partir de 8765.
cli-play-no-browser = Não abre o navegador.

cli-serve = Inicia um servidor de mesas ao qual outros podem vir.
cli-serve-host = O endereço em que se escuta. Só com outro que não 127.0.0.1 outras pessoas podem vir.
cli-serve-port = A porta.
cli-serve-database = Onde as mesas são guardadas: sqlite:///ARQUIVO ou postgresql://USUÁRIO@MÁQUINA/NOME.
cli-serve-pace = Segundos antes de um bot fazer algo, para que se possa acompanhar.
cli-serve-origin = O endereço que se digita quando há um proxy na frente: https://mesa.example. Pode ser dado várias vezes.
cli-serve-keep-unplayed = Depois de quantos dias uma mesa em que nunca se jogou é removida; 0: nunca.
cli-serve-keep-untouched = Depois de quantos dias uma mesa em que ninguém mexeu é removida; o registro de uma partida terminada permanece. 0: nunca.
cli-serve-workers = Quantos processos atendem; mais de um exige PostgreSQL.
cli-serve-internal = O endereço desta máquina pelo qual os processos em outras máquinas a alcançam.
cli-serve-bot = Um programa que pode jogar nas mesas, como NOME=cmd:COMANDO. Pode ser indicado várias vezes.
cli-serve-proxy = Um proxy em que se acredita sobre de onde as pessoas vêm: seu endereço ou sua rede. Uma vez para cada; em um deste computador sempre se acredita.
cli-serve-metrics = Informar métricas ao Prometheus nesta porta deste computador, ou em ENDEREÇO:PORTA; sem isso, ninguém as recebe.
cli-serve-log = Como o registro é escrito: plain (linhas) ou json (um objeto por linha).
cli-serve-push = Avisar jogadores ausentes por Web Push, com este contato para os serviços de push: mailto:ENDEREÇO ou https://PÁGINA (precisa de landsraad[push]).
cli-serve-webhooks = Avisar jogadores ausentes por webhooks próprios (ntfy e semelhantes): só endereços https públicos.
cli-serve-reach = Uma origem que os webhooks podem alcançar onde quer que esteja, como http://ntfy.lan; uma vez para cada.
cli-serve-at = Landsraad está em { $address }. Encerre com Ctrl-C.
cli-serve-already = Landsraad já está rodando, em { $address }.
cli-serve-open = Qualquer pessoa que alcance este endereço pode abrir mesas aqui.

cli-admin = Cuidar de um servidor: suas mesas, suas pessoas, seu banco de dados. Seguro enquanto se joga, exceto “restore”.
cli-admin-table = O endereço de uma mesa (o fim do link) ou sua marca nos registros.
cli-admin-whom = Um jogador, como “show” o chama; ou um endereço ou uma rede: 203.0.113.7, 2001:db8::/64.
cli-admin-yes = Fazer de verdade; sem isso, apenas se diz o que seria feito.
cli-admin-tables = Todas as mesas, com tamanho, idade e lugares.
cli-admin-stage = Apenas as que estão nesta fase: lobby, playing, over.
cli-admin-sort = O que vem primeiro: age (idade), size (tamanho), moves (jogadas).
cli-admin-most = Quantas são mostradas; 0: todas.
cli-admin-show = Uma mesa: seus lugares e como seus jogadores são conhecidos aqui. Nenhuma mão e nenhuma semente é mostrada.
cli-admin-bans = Quem não pode entrar.
cli-admin-ban = Afastar um jogador ou um endereço. Os servidores em execução obedecem em segundos.
cli-admin-unban = Deixar um jogador ou um endereço entrar de novo.
cli-admin-export = Tudo sobre uma mesa em JSON: lugares, jogadas, registro da partida. A semente está nele e, com ela, todas as mãos.
cli-admin-out = Onde escrever; sem isso, na saída.
cli-admin-delete = Apagar uma mesa com suas jogadas. Nenhum registro fica.
cli-admin-forget = Apagar o que se sabe de um jogador: nomes, cookies, lugares, listas. Os registros de partidas terminadas ficam sem o nome.
cli-admin-backup = Escrever uma cópia de tudo enquanto se joga (PostgreSQL: com pg_dump).
cli-admin-backup-file = A cópia.
cli-admin-restore = Pôr uma cópia no lugar do que existe. Nenhum servidor pode estar em execução.

cli-terminal = Joga no terminal. Sem opções, pergunta o que você quer jogar.
cli-terminal-game = O jogo: imperium ou war_for_arrakis.
cli-terminal-seats = De 1 a 4; um ou dois jogam também contra a Casa Hagal.
cli-terminal-base = Sem expansão.
cli-terminal-epic = Modo de Jogo Épico.
cli-terminal-leader = Seu Líder, “random” para sortear ou “draft” para que todos escolham; uma vez para cada pessoa.
cli-terminal-humans = Quantas pessoas jogam nesta tela.
cli-terminal-bots = Os outros jogadores: apprentice, steward, regent, strategist, grandmaster, random; um nome para todos, ou um para cada lugar.
cli-terminal-name = Seu nome; uma vez para cada pessoa.
cli-terminal-resume = Continua uma partida salva.

cli-verify = Confere um registro: semente, jogadas, resultado e soma de verificação.
cli-verify-good = O registro está certo: { $moves } jogadas, soma de verificação { $checksum }.
cli-verify-seed = A semente é aquela cujo hash foi mostrado antes da partida: { $hash }.
cli-verify-no-hash = Ele não diz qual hash da semente foi mostrado antes da partida.
cli-verify-mixed = A semente foi misturada com o segredo do servidor, cujo hash foi mostrado antes ({ $hash }), e com os números destes lugares: { $seats }.
cli-verify-unmixed = Nenhum navegador participou da semente: ela decorre do segredo do servidor, cujo hash foi mostrado antes ({ $hash }).
cli-verify-silent = Destes lugares não chegou número a tempo: { $seats }.
cli-verify-undone = Algo que já tinha sido visto foi desfeito, depois destas jogadas: { $moves }.
cli-verify-correction = Antes da jogada { $move } o registro põe na mesa uma posição guardada: { $why }.
cli-migrate = Transforma um registro de uma versão antiga em um atual.
cli-migrate-file = O registro.
cli-migrate-out = Onde escrever o novo registro; sem isto, na saída.
cli-migrate-positions = Uma lista de posições, antes da primeira jogada e depois de cada uma, escrita pelo programa com que a partida foi jogada. Necessária onde uma regra foi corrigida desde então.
cli-migrate-why = Por que há posições guardadas, em uma frase para o registro.

cli-replay = Joga de novo uma partida registrada e conta a história dela. Um registro danificado é recusado.
cli-replay-file = Um registro, como o que se salva de uma partida.

cli-analyse = Rever um jogo terminado: quem estava como, quanto custou cada decisão e o que foi sorte.

cli-simulate = Joga muitas partidas entre bots. O resultado não depende do número de processos.
cli-simulate-game = O jogo: imperium ou war_for_arrakis.
cli-simulate-seats = De 1 a 4.
cli-simulate-bots = Os bots por lugar, separados por vírgulas; um só nome vale para todos os lugares.
cli-simulate-games = Quantas partidas.
cli-simulate-seed = A mesma semente dá as mesmas partidas.
cli-simulate-leaders = Os Líderes por lugar, separados por vírgulas; ou “draft”.
cli-simulate-workers = Quantos processos; se não for dado, todos os núcleos.
cli-simulate-records = Uma pasta; o registro de cada partida é escrito nela.

cli-bot-protocol = Experimentar um bot em qualquer linguagem: jogar com ele e contar como foi (docs/bot-protocol.md).
cli-bot-protocol-command = O programa, do modo como é iniciado.
cli-bot-protocol-game = O jogo: imperium ou war_for_arrakis.
cli-bot-protocol-games = Quantas partidas.
cli-bot-protocol-seconds = Quantos segundos ele tem para cada decisão.
cli-bot-protocol-show = Mostrar cada linha que é dita.
cli-bot-report-name = nome
cli-bot-report-games = partidas
cli-bot-report-decisions = decisões
cli-bot-report-wins = partidas vencidas contra o acaso
cli-bot-report-mean_ms = milissegundos por decisão
cli-bot-report-longest_ms = a mais longa

cli-export = Escrever registros como conjunto de dados (Parquet), ou transformar um conjunto de dados de volta em registros (docs/data.md).
cli-export-places = Registros, pastas de registros ou um conjunto de dados.
cli-export-out = A pasta do conjunto de dados.
cli-export-observations = O que os lugares viram como números para aprendizado, em vez de visões.
cli-export-bare = Sem o que os lugares viram.
cli-export-records = O caminho inverso: escrever nesta pasta os registros de um conjunto de dados.
cli-export-done = Em { $folder } estão { $games } partidas com { $decisions } decisões.
cli-export-back = Em { $folder } estão { $games } registros.
cli-tournament = Jogar um torneio entre bots: as mesmas distribuições a partir de cada lugar, pontuações com intervalos (docs/laboratory.md).
cli-tournament-file = O torneio, um arquivo TOML.
cli-tournament-out = A pasta dos resultados; um torneio interrompido continua nela.
cli-tournament-done = As partidas, os resultados e a página estão em { $folder }.
cli-study = O que vence: lugares, líderes e o que os jogadores fazem, com tamanhos de efeito e intervalos (docs/laboratory.md).
cli-study-bots = O bot que joga em todos os lugares.
cli-study-out = A pasta do estudo; um estudo interrompido continua nela.

lab-played = Foram jogadas { $games } de { $scheduled } partidas, cada distribuição a partir de cada lugar.
lab-entrant = participante
lab-above = um
lab-below = outro
lab-meetings = encontros
lab-ahead = à frente
lab-rating = pontuação
lab-interval = 95 %
lab-games = partidas
lab-won = vencidas
lab-failures = falhas
lab-by-seat = Partidas vencidas por lugar
lab-studied = { $games } partidas, com { $bot } em todos os lugares.
lab-leaders = Líderes: quanto mais vezes vencem do que os outros
lab-opening = O que foi feito na primeira rodada
lab-all = Todos os efeitos, por tipo de jogada
lab-effect = efeito
lab-having = lugares com isso
lab-early = O que foi feito nas três primeiras rodadas
lab-ever = O que foi feito em qualquer momento
lab-first = Quem fez primeiro
lab-effects = Um efeito é a diferença entre a proporção de partidas vencidas com algo e sem ele, comparada lugar a lugar; a linha é seu intervalo de 95 %. Em muitas comparações, uma em cada vinte fica fora por acaso. Quem está na frente pode se permitir mais: o efeito de uma ação não prova que ela vence.
lab-how = As pontuações são as do openskill (Plackett-Luce), na ordem do calendário. O ponto é a estimativa e a linha, seu intervalo de 95 %; onde duas linhas se sobrepõem muito, nada foi demonstrado ainda.

cli-ladder = Todos os níveis dos bots uns contra os outros, com as mesmas cartas em cada lugar. O que terminou fica guardado, e uma escada interrompida continua.
cli-ladder-deals = Quantas distribuições; cada uma é jogada uma vez de cada lugar.
cli-ladder-levels = Níveis, separados por vírgulas; todos, se nada for dito.
cli-ladder-setups = Preparações do jogo por seus nomes curtos, separadas por vírgulas: ix-4, two; a maior, se nada for dito.

cli-bench = Mede a velocidade desta versão: jogo aleatório em um núcleo, com a expansão do jogo.
cli-bench-game = Qual jogo: imperium ou war_for_arrakis.

cli-cards = O que fazem as cartas, os espaços, os Líderes, as peças e os Conflitos.
cli-cards-name = Um nome, ou algumas palavras dele.
cli-cards-game = Qual jogo: imperium ou war_for_arrakis. Sem ele, um nome é procurado em todos os jogos.
cli-cards-stats = Quantos componentes precisam de código próprio.
cli-cards-effects = Com um nome: os identificadores dos seus efeitos, como jogadas e posições os escrevem (Dune: Imperium).

cli-rules = Procura algo nos livros de regras; sem busca, mostra o sumário.
cli-rules-query = Um número (6.3.3, imperium 6.3.3) ou palavras.

cli-book = Escreve os livros de regras como páginas HTML para ler e imprimir, com sumário e ícones.
cli-book-out = A pasta em que as páginas são escritas.

## Reports
cli-replay-not-over =
    { $moves ->
        [1] A partida não acabou: { $moves } jogada. Continue com: { $command }
       *[other] A partida não acabou: { $moves } jogadas. Continue com: { $command }
    }
cli-analyse-looking = analisando
cli-analyse-player = jogador
cli-analyse-accuracy = precisão
cli-analyse-decisions = decisões próprias
cli-analyse-luck = sorte
cli-analyse-others = os outros
cli-analyse-mistakes = erros
cli-analyse-mistake = { $number }. Jogada { $move }, { $name }: −{ $cost } %
cli-analyse-played = { "" }   jogado:  { $option } ({ $chance } %)
cli-analyse-better = { "" }   melhor:  { $option } ({ $chance } %)
cli-analyse-why = { "" }   por quê: { $reasons }
cli-simulate-rate = { $rate } partidas/s
cli-simulate-more = ... e mais { $amount }
cli-report-games = partidas
cli-report-finished = terminadas
cli-report-errors = erros
cli-report-decisions = decisões
cli-report-mean_rounds = média de rodadas
cli-report-seconds = segundos
cli-wins-seat = vitórias por lugar
cli-wins-bot = vitórias por bot
cli-wins-leader = vitórias por Líder
cli-bench-us_per_decision = µs por decisão
cli-bench-cpu_us_per_decision = µs de CPU por decisão
cli-bench-games_per_second = partidas por segundo
cli-bench-decisions_per_game = decisões por partida
cli-bench-choices_per_game = escolhas por partida
cli-bench-clone_us = µs por cópia
cli-bench-calls_per_decision = chamadas por decisão
cli-bench-build = compilação
cli-bench-games = partidas
cli-bench-seconds = segundos
cli-bench-python = versão do Python
cli-bench-machine = máquina
cli-stats-components = componentes ao todo
cli-stats-handlers = com código próprio
cli-stats-ratio = proporção
cli-stats-bar = { $ratio } (deve ser menor que { $bar })
cli-stats-conditions = condições e contagens usadas por um só
cli-stats-handler = Código próprio é um efeito que um único componente usa:
cli-book-written =
    { $pages ->
        [1] { $pages } página; abra { $page }
       *[other] { $pages } páginas; abra { $page }
    }
cli-admin-total =
    { $tables ->
        [one] { $tables } mesa, { $size }
       *[other] { $tables } mesas, { $size }
    }
cli-admin-head-table = mesa
cli-admin-head-mark = marca
cli-admin-head-game = jogo
cli-admin-head-stage = fase
cli-admin-head-moves = jogadas
cli-admin-head-size = tamanho
cli-admin-head-days = dias
cli-admin-head-seats = lugares
cli-admin-hosts = anfitriões
cli-admin-seat = lugar { $number }
cli-admin-nobody = Todos podem entrar.
cli-admin-banned = { $who } não pode mais entrar.
cli-admin-unbanned = { $who } pode entrar de novo.
cli-admin-deleted = A mesa { $table } foi apagada.
cli-admin-would-delete = A mesa { $table } seria apagada com suas jogadas. Acrescente --yes para fazê-lo.
cli-admin-forgotten = Esquecido. Mesas apagadas: { $tables }; lugares liberados ou sem nome em outras mesas: { $seats }; registros sem o nome: { $records }.
cli-admin-would-forget = Mesas que seriam apagadas: { $tables }; lugares liberados ou sem nome em outras mesas: { $seats }; registros sem o nome: { $records }. Acrescente --yes para fazê-lo.
cli-admin-backed-up = A cópia é { $file }, { $size }.
cli-admin-restored = O conteúdo de { $file } está no lugar.
cli-admin-would-restore = O que existe agora seria substituído por { $file }. Acrescente --yes para fazê-lo.

## A call that cannot be read
cli-call-missing = Falta: { $what }.
cli-call-no-option = Não há nenhuma opção { $option }.
cli-call-number = { $what } precisa de um número inteiro.
cli-call-least = { $what } deve ser { $least } ou mais.
cli-call-needs-value = { $option } precisa de um valor.
cli-call-takes-none = { $option } não aceita valor.
cli-call-extra = Isto está sobrando: { $what }

## What cannot be
error-command-unknown = Não há nenhum comando “{ $command }”; há: { $known }
error-language-unknown = Não há nenhum idioma “{ $language }”; há: { $known }
error-game-unknown = Não há nenhum jogo “{ $game }”; há: { $known }
error-no-vocabulary = { $game } não tem um vocabulário de efeitos para contar
error-field-unknown = Não há nenhum campo de preparação “{ $field }”; há: { $known }
error-seats = Duna: Imperium tem de 1 a 4 lugares, não { $seats }
error-seats-number = este jogo tem de { $fewest } a { $most } lugares, não { $seats }
error-expansion-twice = Uma expansão é citada duas vezes
error-expansion-unknown = Não há nenhuma expansão “{ $expansion }”; há: { $known }
error-option-unknown = Não há nenhuma opção “{ $option }”; há: { $known }
error-option-not-boolean = A opção “{ $option }” deve ser yes ou no, não “{ $value }”
error-option-for-solo = A opção “{ $option }” é só para partidas solo (1 lugar)
error-difficulty-unknown = Não há nenhuma dificuldade “{ $difficulty }”; há: { $known }
error-epic-needs-ix = O Modo de Jogo Épico precisa da expansão rise_of_ix (rise_of_ix 13.7)
error-epic-solo = O Modo de Jogo Épico precisa de dois a quatro jogadores: não foi escrito para partidas solo (rise_of_ix 13.7)
error-draft-solo = Em uma partida solo não há com quem escolher os Líderes: diga quais são ou deixe ao acaso
error-first-player-solo = Em uma partida solo, o Rival à sua esquerda é o Primeiro jogador (house_hagal 4.1)
error-first-player = O Primeiro jogador deve ser um lugar de 0 a { $most }, não { $seat }
error-leaders =
    { $seats ->
        [1] Os Líderes devem ser “random”, “draft” ou uma lista de no máximo { $seats } Líder
       *[other] Os Líderes devem ser “random”, “draft” ou uma lista de no máximo { $seats } Líderes
    }
error-leader-unknown = Não há nenhum Líder “{ $leader }”; há: { $known }
error-leader-several = “{ $answer }” pode ser: { $leaders }
error-leader-twice = O mesmo Líder duas vezes: { $leader }
error-leader-needs-ix = { $leader } precisa da expansão rise_of_ix
error-leader-no-rival = { $leader } não pode liderar um Rival (house_hagal 4.1)
error-arrakis-seats = { arrakis-title-game } tem de 1 a 4 lugares, não { $seats }
error-not-chosen = “{ $field }” não se escolhe neste jogo: os Líderes entram pelas regras e os Atreides agem primeiro
error-solo-with-guild = O modo solo não pode ser combinado com { arrakis-title-spacing_guild } (spacing_guild 1.1)
error-solo-seats = O modo solo é para uma pessoa, ou duas juntas (war_for_arrakis 19.7)
error-solo-needed = Uma pessoa sozinha joga o modo solo (war_for_arrakis 23)
error-shared-side-unknown = shared_side deve ser uma destas: { $known }, não “{ $side }”
error-shared-side-seats = shared_side é para três pessoas: qual facção duas delas dividem (war_for_arrakis 19.1)
error-max-rounds = max_rounds deve ser um número de rodadas, ou faltar se não houver limite, não “{ $rounds }”
error-humans =
    { $seats ->
        [1] Em { $seats } lugar só pode jogar 1 pessoa, não { $humans }
       *[other] Em { $seats } lugares podem jogar de 1 a { $seats } pessoas, não { $humans }
    }
error-names-for-people = Há mais nomes ({ $names }) do que pessoas ({ $people })
error-names-for-seats = Há mais nomes ({ $names }) do que lugares ({ $seats })
error-analysis-not-over = só um jogo terminado é analisado
error-analysis-no-judge = ninguém aqui sabe avaliar { $game }: não é analisado
error-bot-unknown = Não há nenhum bot “{ $bot }”; há: { $known }, ou o seu próprio como MÓDULO:CLASSE ou cmd:COMANDO
error-bot-broken = O bot “{ $bot }” não pode ser carregado: { $error }
error-bot-answer = O bot “{ $bot }” respondeu { $answer }, que não é nenhuma das opções dele
error-no-records = Não há nenhum registro para exportar
error-data-other = { $folder } contém outro conjunto de dados; escolha outra pasta
error-no-data = { $folder } não é um conjunto de dados
error-study-other = { $folder } contém outro estudo; escolha outra pasta
error-place-unknown = Não existe o lugar '{ $place }'; escreva ray ou ray://HOST:PORT
error-workers-died = { $tries } processos morreram, um após o outro, na tarefa { $job }: { $error }
error-build-other = Um nó do cluster tem landsraad { $here }, não { $there }: instale o mesmo em todos
error-tournament-wrong = Isto não pode ser jogado como torneio: { $error }
error-bot-late = O bot “{ $bot }” levou mais de { $seconds } s em “{ $word }”
error-bot-crashed = O bot “{ $bot }” falhou: { $error }
error-bot-said = O bot “{ $bot }” disse “{ $said }” em vez de “{ $word }”
error-bot-protocol = O bot “{ $bot }” não fala a versão { $version } do protocolo: { $answer }
error-bot-allow = “{ $given }” não é um bot que se possa admitir; escreva NOME=cmd:COMANDO
error-library-missing = Isto precisa de { $library }: pip install 'landsraad[{ $extra }]' ou pip install { $library }
error-bots-left = Lugares livres para bots: { $seats }; bots indicados: { $bots }
error-bots-missing = { $option } precisa de um nome para cada lugar, separados por vírgulas
error-bots-for-seats = Bots indicados: { $bots }; lugares: { $seats }
error-games = O número de partidas deve ser de 1 a { $most }, não { $games }
error-workers = O número de processos deve ser pelo menos 1, não { $workers }
error-base-with = { $base } quer dizer sem expansão: não use { $expansion }
error-resume-alone = { $option } continua a partida salva: as outras opções não fazem sentido junto com ela
error-component-unknown = Nada se chama “{ $name }”; “{ $command }” mostra tudo
error-rule-unknown = Nenhuma regra contém “{ $query }”; “{ $command }” mostra o sumário
error-folder-unwritable = Não é possível escrever em { $folder }
error-port = não é possível escutar em { $address }: { $error }
error-port-taken = não é possível escutar em { $address }: a porta está ocupada; indique outra (--port)
error-origin = { $given } não é um endereço de páginas: escreva https://table.example
error-database = não é possível usar o banco de dados { $database }: { $error }
error-database-in-use = o banco de dados { $database } está em uso por outro servidor: encerre-o ou indique outro arquivo (--database)
error-workers-need-postgresql = vários processos exigem PostgreSQL, pois um arquivo tem um só servidor: --database postgresql://USUÁRIO@MÁQUINA/NOME
error-internal-address = os processos não conseguem se alcançar em { $address }: { $error }
error-proxy-address = { $given } não é o endereço de um proxy; escreva um endereço ou uma rede
error-metrics-place = { $given } não é uma porta para métricas; escreva PORTA ou ENDEREÇO:PORTA
error-metrics-library = as métricas precisam de uma biblioteca que não está instalada: pip install 'landsraad[metrics]'
error-push-library = o Web Push precisa de uma biblioteca que não está instalada: pip install 'landsraad[push]'
error-push-contact = { $contact } não é um contato: escreva mailto:ENDEREÇO ou https://PÁGINA
error-log-unknown = não existe o registro { $log }; existem: { $known }
error-admin-no-database = não existe o banco de dados { $database }
error-admin-schema = este banco de dados não é desta versão: inicie uma vez o servidor desta versão com ele
error-admin-no-table = não existe a mesa { $table }
error-admin-no-player = { $player } não indica nenhum jogador; “landsraad admin show MESA” diz como eles se chamam
error-admin-not-banned = { $who } não está afastado
error-admin-refused = o banco de dados recusa: { $error }
error-admin-sort = não existe a ordem { $sort }; existem: { $known }
error-backup-exists = { $file } já existe
error-backup-newer = { $file } é a cópia de uma versão mais nova
error-backup-failed = não é possível copiar para { $file } ou a partir dele: { $error }
error-backup-program = { $program } não está instalado aqui: ele vem com o cliente do PostgreSQL
error-backup-called = { $program } informa: { $error }
error-record-seed = a semente do registro não é aquela cujo hash foi mostrado antes da partida
error-file-missing = O arquivo { $file } não existe
error-file-unreadable = Não é possível ler { $file }
error-record-mixing = A semente do registro não foi misturada como ele diz
error-record-none = Isto não é um registro de partida
error-record-foreign = Isto não é um registro deste programa: o “format” dele não é “{ $format }”
error-seed-kind = A semente deve ser um número ou um texto
error-seed-text = A semente não pode ser escrita como texto UTF-8: escolha outra
error-generator-unknown = Não há gerador { $generator }; há { $known }
error-rules-version = Não há regras { $version } deste jogo; há as versões de 1 a { $newest }
error-record-version = O registro tem a versão { $version }; este programa lê as versões { $ours }
error-record-damaged = O registro está danificado
error-record-game = O registro é de “{ $game }”, um jogo que este programa não conhece
error-record-setup = A partida do registro não pode ser preparada: { $error }
error-record-move = A jogada { $number } do registro não pode ser feita: { $error }
error-record-move-old = A jogada { $number } do registro não pode ser feita: { $error } Se ninguém alterou o registro, uma regra foi corrigida depois que ele foi escrito: `{ $command }` faz dele e das posições da época um registro atual ({ $page })
error-migrate-positions = Um registro de { $moves } jogadas precisa de { $positions } posições: antes da primeira jogada e depois de cada uma
error-positions-file = { $file } não é uma lista de posições
error-record-checksum = O registro não leva à posição com que foi salvo: está danificado
error-record-result = O registro não leva ao resultado que ele conta: está danificado
error-move-illegal = “{ $move }” não é permitido: { $reasons }
error-game-over = A partida acabou: não se pode jogar mais nada
