# Why something is not allowed in War for Arrakis, with the facts of the position. The number of the rule is put behind.

## The turn
arrakis-reason-game-over = A partida terminou.
arrakis-reason-not-asked = Agora se pergunta outra coisa.
arrakis-reason-unknown-notation = “{ $notation }” não é um lance deste jogo.
arrakis-reason-atreides-only = Só os Atreides usam o Poder do Deserto sem dado.
arrakis-reason-not-fewer-dice = O Poder do Deserto sem dado exige menos dados não usados que os dos Harkonnen: os Atreides têm { $atreides }, os Harkonnen, { $harkonnen }.
arrakis-reason-die-is-forced = { arrakis-card-truthtrance } diz qual dado deve ser usado agora.
arrakis-reason-no-die = Você não tem nenhum dado de { $result } não usado.
arrakis-reason-no-card-to-play = Você não tem carta de Planejamento que possa ser jogada.
arrakis-reason-not-this-result = { $result } não permite isso.
arrakis-reason-leader-spent = A carta { $leader-of } está gasta até o fim da rodada.
arrakis-reason-leader-in-tank = { $leader-the } está no tanque de regeneração.
arrakis-reason-leader-not-in-play = { $leader-the } não está em jogo.
arrakis-reason-other-box = A ação especial { $leader-of } exige { $result }.
arrakis-reason-no-special-action = { $leader-the } não tem ação especial.
arrakis-reason-not-your-leader = { $leader-the } é do seu parceiro.
arrakis-reason-scouting-banned = A proibição { arrakis-power-spacing_guild.of } impede o reconhecimento.
arrakis-reason-nothing-to-scout = Não há nada oculto ao alcance de um ornitóptero.
arrakis-reason-tokens-watched = Ornitópteros vigiam os setores de todas as suas fichas viradas para baixo.
arrakis-reason-no-free-action = Esta ação livre não está disponível para você agora.

## Prescience
arrakis-reason-card-not-revealed = { $prescience } não está revelada.
arrakis-reason-two-claims = Duas cartas de Presciência já foram reivindicadas nesta rodada, e mais não é permitido.
# $moment is one of arrakis-moment-*.
arrakis-reason-other-moment = { $prescience } é reivindicada em outro momento: { $moment }.
# $requirement is one of arrakis-requirement-*.
arrakis-reason-requirement-not-met = O que { $prescience } exige não está cumprido: { $requirement }.
arrakis-reason-costs-a-die = { $prescience } custa um dado de ação.

## Moving and attacking
arrakis-reason-part-of-legion = Ao menos uma unidade deve ir, nenhum Líder pode ficar sozinho, e quem a ação exige vai junto.
arrakis-reason-no-legion-there = Você não tem legião { $area-in }.
arrakis-reason-not-this-legion = A legião { $area-in } não é a que age agora.
arrakis-reason-needs-leader = Nenhum Líder pode ir junto a partir { $area-of }.
arrakis-reason-cannot-leave = Ninguém que ainda possa se mover pode sair { $area-of }.
arrakis-reason-no-target = A legião { $area-in } não tem o que atacar.
arrakis-reason-nowhere-to-go = A legião { $area-in } não tem para onde ir.
arrakis-reason-sandworm-there = Há um verme da areia { $area-in }.
arrakis-reason-impassable-border = A fronteira entre { $from-the } e { $area-the } é intransponível.
arrakis-reason-not-adjacent = A partir { $from-of }, não se alcança { $area-the }.
arrakis-reason-nothing-to-attack = Não há nada para atacar { $area-in }.
arrakis-reason-area-not-free = { $area } não está livre: há ali um inimigo ou um verme da areia.

## Cards, pieces and battle
arrakis-reason-card-not-in-hand = { $card } não está na sua mão.
arrakis-reason-cannot-be-played = { $card } não pode ser jogada.
arrakis-reason-no-place-for-wormsign = Um sinal de verme vai para uma área de deserto sem sinal de verme, verme da areia nem sietch; { $area } não é uma delas.
arrakis-reason-not-desert = { $area } não é uma área de deserto.
arrakis-reason-harvester-there = Já há uma colheitadeira { $area-in }.
arrakis-reason-not-payable =
    { $spice ->
        [0] Isso não pode ser pago: não há especiaria.
       *[other] Isso não pode ser pago com { $spice } de especiaria.
    }
arrakis-reason-no-retreat-now = Não se pode recuar agora.
arrakis-reason-no-such-casualty = Não há figura assim para sofrer o acerto.
