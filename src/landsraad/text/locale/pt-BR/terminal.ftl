# The words only the terminal table needs.

terminal-ask-language = Idioma
terminal-ask-seats = Quantos jogadores, de 1 a 4? Um ou dois jogam também contra a Casa Hagal
terminal-ask-ix = Com a expansão Ascensão de Ix?
terminal-ask-epic = O Modo de Jogo Épico, mais longo?
terminal-ask-leader = Seu Líder: um número ou um nome; Enter para sortear; “draft” para que todos escolham
terminal-ask-seed = Semente da partida; Enter para sortear
terminal-not-understood = Não entendi “{ $answer }”.
terminal-leader-unknown = Não há nenhum Líder “{ $answer }” nesta partida.
terminal-leader-several = “{ $answer }” pode ser: { $leaders }.
terminal-welcome = Você é { $player } e joga com { $leader }. Semente { $seed }. Digite ? para ajuda.
terminal-welcome-draft = Você é { $player }. Semente { $seed }. Digite ? para ajuda.
terminal-welcome-several = { $players } jogam nesta tela. Semente { $seed }. Digite ? para ajuda.
terminal-human = Jogador { $letter }
terminal-bot = Bot { $letter }
terminal-rival = Rival { $letter }
# Como um Rival é chamado, pelo seu Líder, onde um só nome basta
called-paul_atreides = Paul
called-duke_leto_atreides = Leto
called-baron_vladimir_harkonnen = Vladimir
called-glossu_the_beast_rabban = Rabban
called-earl_memnon_thorvald = Memnon
called-countess_ariana_thorvald = Ariana
called-count_ilban_richese = Ilban
called-helena_richese = Helena
called-archduke_armand_ecaz = Armand
called-ilesa_ecaz = Ilesa
called-prince_rhombur_vernius = Rhombur
called-princess_yuna_moritani = Yuna
called-tessia_vernius = Tessia
called-viscount_hundro_moritani = Hundro
terminal-house-hagal = Casa Hagal

terminal-reveals = revela { $cards }
terminal-curtain = { $player }, é a sua vez na tela. Pressione Enter quando ninguém mais estiver olhando.
terminal-prompt = { $player } >
terminal-prompt-for-one = { $player } [Enter: 1] >
terminal-since = Desde a sua última decisão
terminal-nothing-yet = Ainda não aconteceu nada.
terminal-only-last = As últimas { $shown } de { $all } linhas; l { $all } mostra todas.
terminal-not-an-option = { $answer } não é uma opção aqui: digite um número de 1 a { $most }, ou ? para ajuda.
terminal-not-a-command = “{ $answer }” não é um comando aqui. Digite ? para ajuda.
terminal-nothing-to-undo = Nada seu pode ser desfeito: outros jogaram desde então, ou algo oculto foi visto.
terminal-undone = Desfeito.
terminal-needs-a-name = c precisa de um nome: c Adaga
terminal-needs-words = r precisa de um número ou de palavras: r 6.3.3, r aliança
terminal-needs-a-file = s precisa de um arquivo: s noite.json
terminal-no-component = Nada se chama “{ $answer }”.
terminal-several-components = “{ $answer }” pode ser: { $names }.
terminal-no-rule = Nenhuma regra contém “{ $answer }”.
terminal-more-rules =
    { $amount ->
        [1] Há mais { $amount } regra; digite mais palavras para achar a certa.
       *[other] Há mais { $amount } regras; digite mais palavras para achar a certa.
    }
terminal-no-odds = Neste jogo não há dados: as forças estão à vista.
terminal-allowed = Isto é permitido agora.
# The words between card and space are an arrow or a comma in every language; "to" is English only.
terminal-why-not-hint = Uma jogada se escreve assim: w adaga, arrakina, ou em notação: w agent dagger arrakeen
terminal-cannot-save = A partida não pode ser salva em { $file }: { $error }
terminal-resume = Continue com: { $command }
terminal-at-the-end = Enter sai da mesa; s ARQUIVO guarda o registro da partida, l mostra o que aconteceu.

terminal-help =
    NÚMERO      escolhe essa opção; só Enter escolhe a única que houver
    u           desfaz sua última escolha, desde que nada oculto tenha sido visto
    t           a mesa inteira             b    o tabuleiro
    h           sua mão por extenso        l    o registro (l 100: 100 linhas)
    c NOME      o que faz uma carta, um espaço, um Líder, uma peça ou um Conflito
    r BUSCA     as regras: um número (r 6.3.3) ou palavras (r aliança)
    w JOGADA    por que uma jogada não é permitida (w adaga, arrakina)
    s ARQUIVO   salva a partida            q    salva e sai
terminal-legend =
    Sinais: A B C D jogadores e Agentes · ⚑ controle · ▲ encouraçado · × Combate · +2 especiaria bônus · * Aliança
    Depois de um jogador: 1 Primeiro jogador · C Alto Conselho · E Mestre de Espadas · M Mentat · R já revelou

terminal-kind-card = Cartas
terminal-kind-intrigue = Cartas de Intriga
terminal-kind-space = Espaços no tabuleiro
terminal-kind-leader = Líderes
terminal-kind-tile = Peças de Tecnologia
terminal-kind-conflict = Conflitos
terminal-kind-track = Trilhas
terminal-kind-hagal = Cartas da Casa Hagal

terminal-column-points = PV
terminal-column-solari = Sol
terminal-column-spice = Esp
terminal-column-water = Ág
terminal-column-agents = Agt
terminal-column-garrison = Gua
terminal-column-force = Conflito
terminal-column-cards = Car
terminal-column-intrigue = Int
terminal-faction-emperor = Im
terminal-faction-spacing_guild = Gu
terminal-faction-bene_gesserit = BG
terminal-faction-fremen = Fr
terminal-mark-first = Primeiro jogador
terminal-mark-council = Alto Conselho
terminal-mark-swordmaster = Mestre de Espadas
terminal-mark-mentat = Mentat
terminal-mark-done = já revelou
terminal-sign-first = 1
terminal-sign-council = C
terminal-sign-swordmaster = E
terminal-sign-mentat = M
terminal-sign-done = R
terminal-freighter = Cargueiro { $position }
terminal-negotiators =
    { $amount ->
        [1] { $amount } Negociante
       *[other] { $amount } Negociantes
    }
terminal-garrison-ships = { $troops }+{ $ships }▲
terminal-force = { $units } = { $strength }
terminal-bonus = +{ $amount }
terminal-here = Aqui
terminal-ix-line = Cargueiros, peças
terminal-closed = fechado por { $player }
terminal-agent-box = Agente
terminal-reveal-box = Revelar
terminal-acquire-box = Ao adquirir
terminal-trash-box = Ao excluir
terminal-quiet-board = nenhum Agente no tabuleiro
terminal-deck-top = Topo do seu baralho
terminal-set-aside = Separada
terminal-masterstroke = Golpe de Mestre
terminal-rewards = 1º { $first } · 2º { $second }
terminal-rewards-three = 1º { $first } · 2º { $second } · 3º { $third }
terminal-winner-by-points = { $player } vence com { $points } Pontos de Vitória depois de { $rounds } rodadas.
terminal-winner-by-tie =
    { $player } vence depois de { $rounds } rodadas com { $points } Pontos de Vitória. O segundo lugar tem
    o mesmo número; critério de desempate: { $tiebreak }.
