# What is asked. The first twelve are the question types; the others belong to moments that no component explains.

question-turn = Seu turno: o que você faz?
question-order = Qual efeito vem a seguir?
question-effect = Qual efeito você escolhe?
question-card = Qual carta?
question-faction = Qual Facção?
question-amount = Quantas?
question-seat = Qual jogador?
question-space = Qual espaço no tabuleiro?
question-unit = Quais unidades?
question-yes_no = Você quer fazer isso?
question-tile = Qual peça de Tecnologia?
question-leader = Com qual Líder você quer jogar?
# A question and the effect it belongs to.
question-about = { $source }: { $effect }. { $question }
# ... and the cost that is being paid.
question-cost = { $source }: { $cost }. { $question }
# A human decides for a Rival.
question-for = Decisão por { $player }: { $question }

## The turn
question-topic-opening =
    { $agents ->
        [0] Seu turno: você não tem mais Agentes, então revela sua mão
       *[other] Seu turno: você envia um Agente ou revela sua mão?
    }
question-topic-agent = Seu turno do Agente: o que vem agora?
question-topic-reveal = Seu turno de Revelar, com { $persuasion } de Persuasão restante: o que vem agora?

## Moments of their own
question-topic-group = Qual efeito vem a seguir?
question-topic-heir = Quem fica com a Aliança { $faction-of }?
question-topic-discard =
    { $amount ->
        [1] Qual carta você descarta?
       *[other] Qual carta você descarta? (faltam { $amount })
    }
question-topic-acquired = Para onde vai a carta “{ $card }”?
question-topic-defend = A disputa é por um local que você controla ({ $space }): você envia 1 tropa do seu estoque para o Conflito?
question-topic-combat = Combate: você joga uma Carta de Intriga?
question-topic-place_dreadnought = Você venceu com um encouraçado: que local ele passa a controlar?
question-topic-endgame = A partida está terminando: você joga uma Carta de Intriga?
question-topic-draft = Com qual Líder você quer jogar?
question-topic-masterstroke = Golpe de Mestre: quais duas Facções você escolhe em segredo?
question-topic-intelligence = Inteligência: com qual Carta de Intriga você fica?
question-topic-sell = Quantas especiarias você vende?
question-topic-test = Você descarta uma carta ou perde uma tropa no Conflito?
question-topic-swap = Qual Carta de Intriga vai para baixo do baralho?
question-topic-may_deploy = Quantas dessas tropas você envia para o Conflito?
