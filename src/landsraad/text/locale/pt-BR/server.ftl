# O que o servidor diz: recusas e nomes que ele dá aos lugares.

server-person-name = Jogador { $number }
server-bot-name =
    { $number ->
        [1] Asra
        [2] Belar
        [3] Corin
       *[other] Dunya
    }

server-not-yours = Isso não cabe a você.
server-not-host = Só o anfitrião da mesa pode fazer isso.
server-not-yourself = Você não pode expulsar a si mesmo; deixe o lugar.
server-foreign-origin = Isso veio de uma página de outro endereço.
server-banned = Você foi afastado deste servidor.
server-no-such-table = Essa mesa não existe.
server-no-such-rule = Não existe a regra { $rule }.
server-no-such-game = O jogo { $game } não é jogado aqui.
server-no-such-key = Este link já foi usado ou nunca valeu.
server-no-such-page = Não há nada aqui.
server-no-such-seat = Não existe o lugar de jogador { $seat }.
server-no-such-bot = Não existe o bot { $bot }; existem: { $known }.
server-no-such-language = O idioma { $lang } não existe aqui.
server-no-such-lesson = Não há lição { $lesson }.
server-no-such-move = Não existe a jogada { $move }; a última é { $last }.
server-wrong-method = Isso não se faz assim.
server-stale = A mesa mudou nesse meio-tempo. Olhe de novo e então escolha.
server-not-your-turn = A decisão não é sua.
server-unknown-option = Isso não é possível agora.
server-started = A partida já começou.
server-not-started = A partida ainda não começou.
server-hands-closed = As mãos só ficam abertas onde os bots jogam entre si.
server-not-over = Isso é mostrado quando a partida terminar.
server-no-judge = Ninguém aqui sabe avaliar este jogo: não é analisado.
server-too-many-analyses = Há jogos demais em análise no momento. Tente de novo em breve.
server-too-many-films = Há pedidos demais de jogos inteiros no momento. Tente de novo em breve.
server-over = A partida terminou.
server-seat-taken = Já há alguém no lugar { $seat }.
server-seat-kept = Quem jogava no lugar { $seat } foi expulso. Um bot joga até o fim, a menos que a própria pessoa volte.
server-nobody-asks = Ninguém mais pede esse lugar.
server-number-copied = Outro lugar já mostrou este número; escolha um próprio.
server-number-other = Este não é o número cujo hash foi mostrado: sem o certo, o lugar não participa da semente.
server-too-many-asking = Já há gente demais pedindo um lugar nesta mesa.
server-too-many-devices = Estes lugares já estão em { $most } aparelhos, e não podem ser mais.
server-clock-friends = Só mesas entre amigos têm relógio.
server-clock-wrong = Um relógio dá pelo menos { $least } segundos, no máximo { $turn } dias por turno e no máximo { $bank } dias para a partida inteira.
server-no-clock = Esta mesa não tem relógio.
server-already-seated = Você já tem um lugar nesta mesa.
server-seats-open = Ainda há um lugar livre. Espere alguém ou dê-o a um bot.
server-wrong-seats = Foram descritos { $wishes } lugares para um jogo com { $seats }.
server-one-person = Uma mesa solo tem uma pessoa; os outros são bots.
server-seed-only-solo = Só uma partida solo pode escolher a semente.
server-nothing-to-undo = Não há nada que você possa desfazer: algo foi mostrado ou outra pessoa agiu.
server-pace-shared = Nesta mesa, todos veem os bots jogarem no mesmo ritmo; não é possível escolhê-lo aqui.
server-hints-off = Entre pessoas só há dicas se todos à mesa as permitirem.
server-name-length = Um nome tem de 1 a { $most } caracteres.
server-name-characters = Um nome não pode ter caracteres de controle nem caracteres invisíveis.
server-name-taken = Já há alguém chamado { $name } nesta mesa: escolha outro nome.
server-malformed = A mensagem não foi entendida: { $error }
server-too-large = A mensagem é grande demais; no máximo { $most } bytes são lidos.
server-record-large = Além das jogadas, um registro pode ter no máximo { $most } bytes.
server-too-fast = Foi demais de uma vez. Espere um momento.
server-too-many-tables = Você tem { $most } mesas. Esqueça algumas antes de abrir outra.
server-too-many-watchers = Não há lugar para mais espectadores nesta mesa.
server-store = A jogada não pôde ser salva, por isso não foi feita. Tente de novo.
server-moving = Esta mesa está mudando para outro servidor. Tente de novo em instantes.
server-internal = Algo deu errado no servidor. Nada mudou.
reason-no-card-for-space = Nenhuma carta da sua mão pode enviar um agente para lá.
reason-no-move-with-that = Nada pode ser feito com isso agora.
reason-you-wait = A decisão não é sua: quem decide agora é { $seats }.
reason-you-watch = Você está assistindo: não tem lugar nesta mesa.
reason-undo-over = A partida acabou.
reason-undo-nothing-yet = Você ainda não fez nada que possa ser desfeito.
reason-undo-others = Outra pessoa já agiu depois disso.
reason-undo-shown = Algo oculto foi mostrado depois disso: uma carta foi comprada, revelada ou vista.
reason-undo-passed-on = Seu turno acabou: agora outra pessoa decide.

server-why-card = A carta da Casa Hagal indica “{ $space }”, e não há ninguém lá.
server-why-harvest = “{ $hagal }”: dos espaços de Criador livres, “{ $space }” tem mais especiaria bônus ou, em igualdade, mais especiaria.
server-why-guild = Com 2 de Influência com a Guilda Espacial, “{ $hagal }” leva a “{ $space }”.
server-why-deploys = Em um espaço de combate, envia todos os recrutas e até mais dois da guarnição.

# O que acontece numa mesa entre duas jogadas, para o registro dela
server-note-to-bot = De agora em diante um bot joga por { $name }.
server-note-came-back = { $name } volta a jogar no lugar { $seat }.
server-note-left = { $name } deixou o lugar { $seat }.
server-note-removed = O anfitrião expulsou { $name }. Um bot continua no lugar { $seat }.
server-note-let-in = { $name } foi admitido e ocupa o lugar { $seat }.
server-nothing-to-redo = Não há nada a refazer: outra coisa aconteceu depois disso.
server-undo-whispered = Sua equipe já conversou a sós depois disso: não dá para desfazer.
server-note-flag-bot = O tempo de { $name } acabou. Um bot joga no lugar { $seat } até a volta.
server-note-flag-host = O tempo de { $name } acabou. O anfitrião decide o que acontece.
server-no-orders = Não há nada a ordenar aqui agora.

# Open tables
server-listed-friends = Só uma mesa entre amigos pode aparecer entre as mesas abertas.
server-too-many-listed = Você já mostra { $most } mesas abertas. Feche uma delas antes.

# Chat
server-chat-friends = Só numa mesa entre amigos as pessoas podem escrever umas às outras.
server-chat-off = O anfitrião desligou o bate-papo desta mesa.
server-chat-players = Nesta mesa só quem está sentado pode escrever.
server-chat-team = Só enquanto a sua equipe pode conversar a sós você pode escrever apenas a ela.
server-chat-empty = Não há nada para ler nessa linha.
server-chat-long = Uma linha tem no máximo { $most } caracteres.

# What is legal and would do nothing.
reason-idle-no-agent = Você não tem mais Agente para enviar: jogada agora, ela não faz nada.
reason-idle-nothing = Jogada agora, ela não faz nada.

# What those who are away are told
server-notice-turn = É a sua vez.
server-notice-low = Seu tempo está acabando.
server-notice-over = A partida acabou.
server-notice-round = Rodada { $round }
server-notices-off = Este servidor não avisa ninguém dessa forma.
server-bad-address = Esse endereço não pode ser chamado: precisa ser público e com https.
server-too-many-notices = Você já é avisado desta mesa em { $most } endereços.
server-no-such-notice = Você não é avisado nesse endereço.
