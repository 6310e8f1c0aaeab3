# War for Arrakis in the terminal.

arrakis-terminal-supremacy = Supremacia { $level } de { $goal }
arrakis-terminal-prescience = Presciência
arrakis-terminal-objective = Seu objetivo
arrakis-terminal-imperium = Marcadores do Imperium
arrakis-terminal-bans = Proibições
arrakis-terminal-dice = Dados de ação de { $member }
arrakis-terminal-bene-gesserit = Fichas Bene Gesserit
arrakis-terminal-ranked = { $piece } (nível { $rank })
arrakis-terminal-air = No ar
arrakis-terminal-leaders = Líderes
arrakis-terminal-leader-at = { $leader } ({ $place })
arrakis-terminal-prescience-cards = Cartas de Presciência
arrakis-terminal-cards = { $member }: { $hand } na mão, { $deck } no baralho
arrakis-terminal-hand = Mão de { $member } ({ $deck } no baralho)
arrakis-terminal-goal-harkonnen = Você vence quando o marcador de supremacia chega a 10: destrua sietches.
arrakis-terminal-goal-atreides = Você vence quando os três marcadores de presciência alcançam seu objetivo: reivindique cartas de Presciência, pegue estações de testes, destrua assentamentos.
arrakis-terminal-welcome = Você é { $player } e joga com { $side }. Semente { $seed }. Digite ? para ver a ajuda.
arrakis-terminal-winner = Os { $side } vencem por { $how } na rodada { $rounds }.
arrakis-terminal-unfinished = Ninguém venceu após { $rounds } rodadas: empate.
arrakis-terminal-odds-hint = As chances de um ataque precisam de duas áreas: o carthag arsunt
arrakis-terminal-odds-nobody = Não há ninguém em { $area }.
arrakis-terminal-odds = { $start } ataca { $goal }: atacante { $attacker }, defensor { $defender }, ninguém de pé { $nobody }; cerca de { $rounds } rodadas de batalha. Fichas e sietches virados para baixo são estimados.
arrakis-terminal-ask-seats = Quantas pessoas, de 1 a 4? Uma joga contra os Harkonnen automáticos
arrakis-terminal-ask-guild = Com a expansão A Guilda Espacial?
arrakis-terminal-ask-side = Seu lado: { $one } ou { $other }
arrakis-terminal-kind-card = Cartas de planejamento
arrakis-terminal-kind-leader = Líderes
arrakis-terminal-kind-prescience = Cartas de presciência
arrakis-terminal-kind-objective = Objetivos
arrakis-terminal-kind-area = Áreas
arrakis-terminal-kind-unit = Unidades
arrakis-terminal-kind-vehicle = Veículos
arrakis-terminal-kind-piece = Peças
arrakis-terminal-kind-token = Fichas de mobilização
arrakis-terminal-kind-sign = Sinais de verme
arrakis-terminal-kind-marker = Marcadores de presciência
arrakis-terminal-kind-power = Poderes do Imperium
arrakis-terminal-kind-atomics = Armas atômicas da família
arrakis-terminal-kind-result = Dados de ação
arrakis-terminal-help =
    NÚMERO      escolhe essa opção; só Enter escolhe a única que houver
    u           desfaz sua última escolha, desde que nada oculto tenha sido visto
    t           a mesa inteira             b    o tabuleiro
    h           sua mão por extenso        l    o registro (l 100: 100 linhas)
    c NOME      o que faz uma carta, um Líder, uma área, uma unidade ou uma ficha
    r BUSCA     as regras: um número (r 9.4) ou palavras (r verme)
    w JOGADA    por que uma jogada não é permitida (w from carthag)
    o DE PARA   as chances de um ataque (o carthag arsunt)
    s ARQUIVO   salva a partida            q    salva e sai
