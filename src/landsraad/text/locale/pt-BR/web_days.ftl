# Jogar ao longo de dias: mesas abertas
web-open-title = Mesas abertas
web-open-about = Mesas com lugar livre cujo anfitrião deixa qualquer pessoa entrar.
web-open-none = Ninguém espera jogadores agora. Abra uma mesa entre amigos e mostre-a aqui.
web-open-host = Anfitrião: { $name }
web-open-free =
    { $seats ->
        [one] 1 lugar livre
       *[other] { $seats } lugares livres
    }
web-open-people =
    { $people ->
        [one] 1 pessoa
       *[other] { $people } pessoas
    }
web-open-bots = com bots: { $bots }
web-open-lang = aberta em { $lang }
web-open-playing = A partida já começou: quem joga decide quem se senta.
web-open-join = Entrar
web-open-again = Atualizar
web-open-new = Abrir uma mesa
web-open-list = Mostrar entre as mesas abertas
web-open-list-about = Todos podem vê-la e entrar enquanto houver um lugar livre.
web-clock-turn = { $turn } por turno
web-clock-bank = { $bank } cada um para a partida inteira
web-clock-both = { $turn } por turno e { $bank } cada um

# Chat
table-chat = Bate-papo
table-chat-empty = Ninguém disse nada ainda. Quem tem o link pode ler; tudo some com a mesa.
table-chat-say = Diga algo
table-chat-send = Enviar
table-chat-onlooker = espectador
table-chat-unheard = Você não ouve { $name }.
table-chat-mute = Silenciar { $name }
table-chat-unmute = Ouvir { $name } de novo
table-chat-off = O anfitrião desligou o bate-papo.
table-chat-read-only = Aqui os espectadores só leem.
table-chat-who = Quem pode escrever
table-chat-who-all = todos
table-chat-who-players = quem está sentado
table-chat-who-off = ninguém
table-chat-name = Seu nome
table-chat-reactions = Reações
table-chat-to = Quem lê
table-chat-to-all = a todos
table-chat-to-team = à equipe ({ $time })
table-chat-team = à equipe
table-chat-alone = Por três minutos a equipe conversa a sós: ninguém mais fica sabendo.
table-react-well_played = Boa jogada
table-react-thanks = Obrigado
table-react-ouch = Ai!
table-react-thinking = Deixe-me pensar
table-react-surprise = Que surpresa
table-react-laugh = Haha!

# Being told while away
table-notices = Avise-me quando eu estiver fora
table-notices-about = Quando for a sua vez, o tempo acabar ou a partida terminar e a mesa não estiver aberta em lugar nenhum.
table-notices-push = neste dispositivo
table-notices-cannot = Este navegador não pode ser avisado.
table-notices-denied = Este navegador não permitiu.
table-notices-address = Endereço próprio (ntfy e semelhantes)
table-notices-add = Adicionar
table-notices-remove = Remover { $address }

# What one has played
web-key-statistics = As partidas que você jogou, o nível que alcançou e as lições que aprendeu vêm junto.
web-games-played =
    { $games ->
        [one] Você jogou 1 partida até o fim.
       *[other] Você jogou { $games } partidas até o fim.
    }
web-stats-title = Suas partidas até agora
web-stats-games =
    { $games ->
        [1] 1 partida
       *[other] { $games } partidas
    }, { $won ->
        [1] 1 vencida
       *[other] { $won } vencidas
    }
web-stats-beaten = Níveis vencidos
web-stats-leaders = Líderes jogados
web-stats-load = Trazer de um arquivo
web-stats-bad = Este não é um arquivo das suas estatísticas.
