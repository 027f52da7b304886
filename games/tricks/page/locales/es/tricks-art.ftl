# Las Dos Torres: lo que dice la mesa.

tricks-art-table = La mesa
tricks-art-players = Jugadores
tricks-art-hidden = Una carta bocabajo
tricks-art-pyramid = Pirámide
tricks-art-pyramid-of = La pirámide, que juega { $name }
tricks-art-hand-of = Mano: { $name }
tricks-art-hand-number = Mano { $number }: { $name }
tricks-art-own-hand = Mano { $number }
tricks-art-sitter = { $name } · mano { $number }
tricks-art-roster = Personajes del Capítulo
tricks-art-starred = Hay que elegirlo
tricks-art-completed = Ya completado
tricks-art-met = Objetivo cumplido
tricks-art-open = Objetivo aún posible
tricks-art-failed = Objetivo ya imposible
tricks-art-has = { $low ->
    [0] Puede llegar a { $high }.
    [one] Lleva 1; puede llegar a { $high }.
   *[other] Lleva { $low }; puede llegar a { $high }.
}
tricks-art-count = { $cards ->
    [one] 1 carta en la mano
   *[other] { $cards } cartas en la mano
}
tricks-art-tricks = { $tricks ->
    [one] 1 baza ganada
   *[other] { $tricks } bazas ganadas
}
tricks-art-received = { $card }, la que te han pasado
tricks-art-known = Cartas que sabes que tiene
tricks-art-tucked = Carta solapada
tricks-art-passed = Ya ha elegido la carta que pasa
tricks-art-white-token = Ficha de Torre Blanca
tricks-art-black-token = Ficha de Torre Negra
tricks-art-param = Su número
tricks-art-went = Cómo fueron las bazas
tricks-art-trick = La baza { $number }
tricks-art-last-won = Última baza, de { $who }:
tricks-art-last-none = Última baza, de nadie:
tricks-art-played = { $how ->
    [winning] { $card }, de { $who }: va ganando
    [won] { $card }, de { $who }: ganó la última baza
    [before] { $card }, de { $who }, en la última baza
   *[played] { $card }, de { $who }
}
tricks-art-next-of = Sigue la baza { $number } de { $total }
tricks-art-trick-of = Baza { $number } de { $total }
tricks-art-leads = Jugador de salida
tricks-art-follow = Sigue el palo
tricks-art-none-of-it = No tienes: elige otra
tricks-art-no-suit = Aún sin palo
tricks-art-long = Capítulo largo
tricks-art-short = Capítulo corto
tricks-art-round = Ronda { $round }
tricks-art-attempt = intento { $attempt }
tricks-art-partly = en parte, { $source }
tricks-art-lost = Carta perdida
tricks-art-aside = Junto al Evento
tricks-art-under = Bajo Gimli
tricks-art-burden = Carga
tricks-art-rings-open = Ya se puede salir con Anillos
tricks-art-rings-closed = Aún no se puede salir con Anillos
tricks-art-light = La luz está por usar
tricks-art-light-spent = La luz ya se usó
tricks-art-events = Eventos
tricks-art-way = El camino de la campaña
tricks-art-note = El reglamento no trae las cartas de Personaje, de Evento ni de Capítulo. Lo que dice de ellas se sigue al pie de la letra; lo que ha publicado alguien que tiene la caja se usa; lo demás es una reconstrucción nuestra, y se dice en cada carta.
tricks-art-mend = Quien tenga la caja puede corregir cualquier carta en un archivo de datos.
tricks-shelf-characters = Personajes
tricks-shelf-events = Eventos
tricks-shelf-cards = Cartas
tricks-library-signs = En su sitio: la estrella dice que su objetivo está cumplido, la cruz que ya es imposible, el círculo que aún es posible. Los cuadritos llenos son lo que ya lleva, los claros lo que aún puede ganar, y la raya, lo que busca. El ojo señala cartas que sabes que tiene; la torre, que tiene la ficha de una Torre; ≈, que parte de su carta es reconstrucción nuestra.
tricks-library-suit = Es un palo. La primera carta de una baza dice cuál es su palo de triunfo: quien lo tenga debe seguirlo, y gana la más alta.
tricks-library-rings = Es un palo, desde el Capítulo 29. No se puede salir con Anillos hasta que alguien haya jugado uno; quien juega el 1 dice si gana la baza.
tricks-library-fatigue = Con una carta de Cansancio solo se puede salir: no gana nunca, y el palo lo fija quien siga.
