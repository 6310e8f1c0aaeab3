# Words around the table: headings, commands, endings.

## The table
ui-title = Landsraad
ui-game = Duna: Imperium
ui-board = Tabuleiro
ui-row = Linha Imperial
ui-reserve = Reserva
ui-hand = Mão
ui-intrigue = Cartas de Intriga
ui-tech = Tecnologia
ui-tiles = Peças de Tecnologia
ui-resources = Recursos
ui-influence = Influência
ui-alliance = Aliança
ui-alliances = Alianças
ui-conflict = Conflito
ui-conflict-deck = Conflitos restantes
ui-strength = Força
ui-rewards = Recompensas
ui-first-place = Primeiro lugar
ui-second-place = Segundo lugar
ui-third-place = Terceiro lugar
ui-garrison = Guarnição
ui-supply = Estoque
ui-agents = Agentes
ui-troops = Tropas
ui-dreadnoughts = Encouraçados
ui-negotiators = Negociantes
ui-freighter = Cargueiro
ui-shipping-track = Trilha de Envios
ui-points = Pontos de Vitória
ui-deck = Baralho
ui-discard = Pilha de descarte
ui-in-play = Em jogo
ui-leader = Líder
ui-player = Jogador
ui-players = Jogadores
ui-control = Controle
ui-bonus-spice = Especiaria bônus
ui-council = Assento no Alto Conselho
ui-swordmaster = Mestre de Espadas
ui-mentat = Mentat
ui-first-player = Primeiro jogador
ui-space = Espaço
ui-cost = Custo
ui-effect = Efeito
ui-cards = Cartas
ui-rules = Regras
ui-you = você
ui-bot = bot
ui-nobody = ninguém
ui-none = nada
ui-hidden = oculto
ui-face-down = para baixo
ui-empty = vazio
ui-round = Rodada { $round }
ui-round-of = Rodada { $round }: { $phase }
ui-persuasion-left = { $amount } de Persuasão restante
ui-copies =
    { $amount ->
        [1] resta { $amount }
       *[other] restam { $amount }
    }
ui-cards-count =
    { $amount ->
        [1] { $amount } carta
       *[other] { $amount } cartas
    }

## Playing
ui-your-turn = Seu turno
ui-turn-of = Turno: { $player }
ui-waiting-for = Aguardando { $player }
ui-options = Opções
ui-choose-number = Escolha um número
ui-page = Página { $page } de { $pages }
ui-more = Mais
ui-log = Registro
ui-why-not = Por que não?
ui-not-allowed = Não permitido
ui-undo = Desfazer
ui-undone = A última jogada foi desfeita
ui-cannot-undo = Nada pode ser desfeito: algo oculto foi visto desde então
ui-save = Salvar
ui-saved = A partida foi salva em { $file }
ui-load = Carregar
ui-loaded = A partida continua a partir de { $file }
ui-help = Ajuda
ui-quit = Sair
ui-quit-question = Sair da partida? Ela está salva em { $file }
ui-yes = Sim
ui-no = Não
ui-unknown-command = A opção { $command } não existe. Digite um número ou um dos comandos: { $commands }
ui-help-text = Digite o número de uma opção ou um comando
ui-help-undo = desfazer a última jogada
ui-help-save = salvar a partida
ui-help-log = mostrar o que aconteceu
ui-help-card = mostrar uma carta, um espaço, um Líder ou uma peça
ui-help-rules = procurar algo nas regras
ui-help-quit = sair da partida
ui-new-game = Nova partida
ui-resume = Continuar
ui-seats = Lugares
ui-seed = Semente
ui-expansions = Expansões
ui-language = Idioma

## The end
ui-game-over = A partida acabou
ui-final-standings = Classificação final
ui-place = Posição
ui-winner = { $player } vence
ui-you-win = Você venceu
ui-decided-by = Desempate: { $tiebreak }
ui-rounds-played =
    { $amount ->
        [1] { $amount } rodada
       *[other] { $amount } rodadas
    }
tiebreak-points = Pontos de Vitória
tiebreak-chaumurky = { tile-chaumurky }
tiebreak-spice = especiaria
tiebreak-solari = Solari
tiebreak-water = água
tiebreak-garrison = tropas na guarnição
tiebreak-reveal_turn = turno de Revelar mais recente
tiebreak-seat = lugar à mesa
ui-labelled = { $label }: { $value }
