# The drawn table of El viaje a Mordor. Terms as the rulebook has them.
journey-art-title = El viaje a Mordor
journey-art-sheet-of = Hoja de { $name }
journey-art-west = La ruta del portador, al oeste
journey-art-east = La ruta del portador, al este
journey-art-north = N
journey-art-bag-end = Bolsón Cerrado
journey-art-mordor = Mordor
journey-art-round = Casilla redonda { $number } de { $last }
journey-art-round-marked = Casilla redonda { $number } de { $last }, marcada
journey-art-place = { $place }: { $effect }
journey-art-place-basic = { $place }: solo cuenta en la versión avanzada
journey-art-pawn = { $hobbit } ({ $name }): casilla redonda { $number }
journey-art-pawn-arrived = { $hobbit } ({ $name }): ha llegado a Mordor
journey-art-pawn-eliminated = { $hobbit } ({ $name }): fuera de la partida
journey-art-nazgul-route = Ruta de los Nazgûl
journey-art-nazgul-left = { $number ->
    [0] ninguna marca por hacer
    [one] queda 1 marca
   *[other] quedan { $number } marcas
}
journey-art-nazgul-coming = { $left ->
    [one] queda 1 marca
   *[other] quedan { $left } marcas
}, { $number ->
    [one] llega 1
   *[other] llegan { $number }
}
journey-art-nazgul-ends = { $left ->
    [one] queda 1 marca
   *[other] quedan { $left } marcas
} y { $number ->
    [one] llega 1: el Nazgûl acaba
   *[other] llegan { $number }: los Nazgûl acaban
} su ruta
journey-art-square = Casilla cuadrada { $number }
journey-art-square-marked = Casilla cuadrada { $number }, marcada
journey-art-square-halves = Casilla cuadrada { $number }, dividida
journey-art-square-half-marked = Casilla cuadrada { $number }, dividida, la primera mitad marcada
journey-art-square-both-marked = Casilla cuadrada { $number }, dividida, las dos mitades marcadas
journey-art-dice = Dados
journey-art-dice-cup = En el cubilete
journey-art-dice-again = { $number ->
    [one] Tirar el que queda
   *[other] Tirar { $number }
}
journey-art-dice-rolled = Tirados
journey-art-dice-chosen = De esta tirada
journey-art-dice-aside = Apartados
journey-art-dice-unused = No cuentan
journey-art-die-shows = { $die }: { $symbol }
journey-art-nazgul-hits = Afecta a { $name }
journey-art-nazgul-hits-nobody = No afecta a nadie
journey-art-came = Lo que trajo la última ronda
journey-art-last-round = La última ronda: alguien ha llegado a Mordor
journey-art-tally = Cuenta del turno
journey-art-tally-no-orcs = Ningún orco frena a los anillos.
journey-art-tally-repelled = Los miembros de la Comunidad rechazan a los orcos.
journey-art-tally-stopped = Queda algún orco: los anillos no cuentan.
journey-art-tally-rings = { $number ->
    [0] No se marca ninguna casilla redonda.
    [one] Se marca 1 casilla redonda.
   *[other] Se marcan { $number } casillas redondas.
}
journey-art-tally-gandalfs = { $number ->
    [0] Gandalf no divide ninguna casilla.
    [one] Gandalf puede dividir 1 casilla cuadrada.
   *[other] Gandalf puede dividir { $number } casillas cuadradas.
}
journey-art-tally-nazgul = { $number ->
    [0] Ningún Nazgûl.
    [one] 1 Nazgûl hace marcar una casilla cuadrada.
   *[other] { $number } Nazgûl hacen marcar una casilla cuadrada cada uno.
}
journey-art-tally-nazgul-own = { $number ->
    [0] Ninguno te marca a ti.
    [one] Uno te marca a ti.
   *[other] { $number } te marcan a ti.
}
journey-art-players = Jugadores
journey-art-progress = Casilla redonda { $number } de { $last }
journey-art-won = Victoria
journey-art-eliminated = Fuera de la partida
journey-art-arrived = En Mordor

# Lo que se puede consultar: quién viaja, por dónde, y los dados.
journey-shelf-hobbits = Hobbits
journey-shelf-places = Localizaciones
journey-shelf-symbols = Símbolos
journey-shelf-dice = Dados
journey-library-hobbit = El { $die } es el suyo: los Nazgûl que salgan en él afectan a quien lleva a este hobbit.
journey-library-basic = En la versión básica, que se juega en esta mesa, no tiene efecto.
journey-library-boxes = En la hoja: { $boxes }.
journey-library-die = Es el dado de { $hobbit }; solo importa cuando sale un Nazgûl.
journey-library-die-black = No es de ningún hobbit: su Nazgûl afecta siempre a quien tira.
journey-library-nazgul = El jugador afectado marca la siguiente casilla de su ruta de los Nazgûl; quién es, lo dice el color del dado.
