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
