# The question in a few words, under forty characters; what it belongs to stands in the second line.

headline-opening = Enviar um Agente ou revelar?
headline-reveal-only = Revele sua mão
headline-last = Mais alguma coisa neste turno?
headline-order = O que vem primeiro?
headline-one-due = Falta fazer uma coisa
headline-one-left = Falta um efeito: você o usa?
headline-done = Não resta nada a receber
headline-buy = { $persuasion } de Persuasão: o que adquirir?
headline-acquired = No topo do seu baralho?
headline-may_deploy = Quantas tropas você envia?
headline-deploy = Quantas você envia?
headline-units = O que você envia para o Conflito?
headline-retreat = Quem recua?
headline-lose = Qual unidade se perde?
headline-defend = Defender com 1 tropa?
headline-test = Descartar carta ou perder tropa?
headline-combat = Jogar uma carta de Combate?
headline-endgame = Jogar uma carta de Fim de Jogo?
headline-place_dreadnought = Onde pousa o encouraçado?
headline-pay = Você paga por isso?
headline-sell = Quanta especiaria você vende?
headline-choose = Qual você escolhe?
headline-influence = Influência com quem?
headline-influence-two = Influência com quais duas?
headline-lose-influence = Onde você perde Influência?
headline-heir = Quem fica com a Aliança?
headline-trash = Qual carta você exclui?
headline-take-back = Qual carta volta?
headline-acquire = Qual carta você adquire?
headline-remove = Qual carta você remove?
headline-aside = Qual carta você separa?
headline-top = O que fazer com esta carta?
headline-intelligence = Com qual Intriga você fica?
headline-swap = Qual vai para baixo do baralho?
headline-give-intrigue = Qual Intriga você entrega?
headline-tile = Qual peça de Tecnologia?
headline-trash-tile = Qual peça você exclui?
headline-freighter = Avançar ou revocar o Cargueiro?
headline-close = Qual espaço você fecha?
headline-recall = Qual Agente volta?
headline-seat = Qual jogador?
headline-draft = Com quem você joga?
headline-masterstroke = Escolha duas em segredo
headline-discard =
    { $amount ->
        [1] Descarte uma carta
       *[other] Descarte { $amount } cartas
    }

# The second line: a component and its effect, or the cost that is being paid.
headline-about = { $source }: { $what }

# Decided for a Rival.
headline-for = { $player }: { $question }
