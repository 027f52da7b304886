# El viaje a Mordor: todo lo que la partida dice. Los términos son los del reglamento.
# $seat, $winners: nombres de jugadores. $you: «yes» cuando quien lee es $seat (o quien gana en solitario).

journey-name = El viaje a Mordor
journey-about = Una carrera de dados: lleva el Anillo de Bolsón Cerrado a Mordor antes que nadie, sin que los Nazgûl te alcancen.
journey-box = Caja: español, alemán

# Términos. «.counted» es la forma con número, para listas.
journey-hobbit-frodo = Frodo
journey-hobbit-sam = Sam
journey-hobbit-merry = Merry
journey-hobbit-pippin = Pippin
journey-die-black = dado negro
journey-die-yellow = dado amarillo
journey-die-red = dado rojo
journey-die-blue = dado azul
journey-die-green = dado verde
journey-symbol-ring = anillo
    .counted = { $number ->
        [one] un anillo
       *[other] { $number } anillos
    }
journey-symbol-gandalf = Gandalf
    .counted = { $number ->
        [one] un Gandalf
       *[other] { $number } Gandalf
    }
journey-symbol-fellowship = miembro de la Comunidad
    .counted = { $number ->
        [one] un miembro de la Comunidad
       *[other] { $number } miembros de la Comunidad
    }
journey-symbol-orc = orco
    .counted = { $number ->
        [one] un orco
       *[other] { $number } orcos
    }
journey-symbol-nazgul = Nazgûl
    .counted = { $number ->
        [one] un Nazgûl
       *[other] { $number } Nazgûl
    }
journey-symbol-white-tree = Árbol Blanco
    .counted = { $number ->
        [one] el Árbol Blanco
       *[other] { $number } Árboles Blancos
    }
journey-place-rivendell = Rivendel
journey-place-rivendell-effect = Puedes apartar símbolos iguales de una misma tirada.
journey-place-moria = Moria
journey-place-moria-effect = Gandalf no tiene efecto.
journey-place-lothlorien = Lothlórien
journey-place-lothlorien-effect = Cada miembro de la Comunidad rechaza a dos orcos.
journey-place-rohan = Rohan
journey-place-rohan-effect = Puedes repetir cada tirada una vez.
journey-place-helms-deep = Abismo de Helm
journey-place-helms-deep-effect = Cada orco vale por dos.
journey-place-gondor = Gondor
journey-place-gondor-effect = Los Nazgûl no te afectan.
journey-place-minas-tirith = Minas Tirith
journey-place-minas-tirith-effect = Todos los Nazgûl te afectan a ti.
journey-place-shelobs-lair = Antro de Ella-Laraña
journey-place-shelobs-lair-effect = Se cuenta un anillo menos.

# Qué se espera, y de quién.
journey-prompt-take = Elige tu hobbit.
journey-wait-take = { $seat } elige hobbit.
journey-prompt-first-roll = Tira los cinco dados.
journey-prompt-first-roll-at = { $place }: { $effect } Tira los cinco dados.
journey-wait-first-roll = { $seat } va a tirar los cinco dados.
journey-prompt-set-aside = { $twins ->
    [0] Aparta al menos un dado.
   *[other] Aparta al menos un dado; de cada símbolo, uno solo.
}
journey-prompt-set-aside-nazgul = Ha salido algún Nazgûl: aparta uno antes de seguir.
journey-prompt-set-aside-more = Aparta más dados o vuelve a tirar los que quedan.
journey-prompt-set-aside-tree = Con el Árbol Blanco se acaban las tiradas: aparta algo más de esta, o deja de tirar.
journey-wait-set-aside = { $seat } aparta dados.
journey-prompt-apply = { $gandalfs ->
    [one] Gandalf divide en dos una casilla cuadrada
   *[other] { $gandalfs } Gandalf dividen en dos una casilla cuadrada cada uno
}. { $nazgul ->
    [0] ¿Cuál?
   *[other] ¿Cuál, o qué Nazgûl va antes?
}
journey-wait-apply = { $seat } aplica sus dados.
journey-prompt-advance = ¿Cuántas casillas redondas avanzas?

# Lo que se puede elegir, y lo que hace.
journey-choice-take = Elegir a { $hobbit }
journey-effect-take = Viajas con { $hobbit }. El { $die } es el tuyo.
journey-choice-roll = Tirar los dados
journey-effect-roll = Tiras los cinco dados.
journey-choice-roll-on = { $dice ->
    [one] Tirar el dado que queda
   *[other] Tirar los { $dice } restantes
}
journey-effect-roll-on = { $dice ->
    [one] Lo apartado ya no cambia; tiras el dado que queda.
   *[other] Lo apartado ya no cambia; tiras los otros { $dice }.
}
journey-choice-repeat = Repetir la tirada
journey-effect-repeat = Tiras otra vez los mismos dados. Vale el segundo resultado, aunque sea peor.
journey-choice-set = Apartar el { $die } ({ $symbol })
journey-choice-stop = Dejar de tirar
journey-effect-stop = Se aplican los dados apartados; los demás no cuentan.
journey-choice-divide = Dividir la casilla { $square }
journey-effect-divide = Gandalf parte en dos la casilla { $square }: cada mitad recibirá su propio Nazgûl.
journey-choice-nazgul = Antes el Nazgûl del { $die }
journey-effect-nazgul = Marca la siguiente casilla cuadrada antes de que Gandalf divida otra.
journey-choice-settle = { $gandalfs ->
    [one] Dividir la primera libre
   *[other] Dividir las primeras
}
journey-choice-settle-all = Aplicar el resto
journey-effect-settle = Primero los anillos, luego Gandalf divide las primeras casillas libres, y al final los Nazgûl.
journey-choice-forgo = No usar a Gandalf
journey-effect-forgo = { $count ->
    [one] El Gandalf que queda no divide ninguna casilla.
   *[other] Los Gandalf que quedan no dividen ninguna casilla.
}
journey-choice-advance = { $boxes ->
    [0] No avanzar
    [one] Avanzar 1 casilla
   *[other] Avanzar { $boxes } casillas
}
journey-effect-advance = { $boxes ->
    [0] Te quedas donde estás.
    [one] Marcas 1 casilla redonda de tu ruta del portador.
   *[other] Marcas { $boxes } casillas redondas de tu ruta del portador.
}
journey-effect-ring = Avanzas una casilla redonda, si no queda ningún orco sin rechazar.
journey-effect-ring-fewer = Avanzas una casilla redonda, si no queda ningún orco sin rechazar; en el Antro de Ella-Laraña se cuenta un anillo menos.
journey-effect-gandalf = Divide una casilla cuadrada de tu ruta de los Nazgûl.
journey-effect-gandalf-idle = No divide nada: en Moria Gandalf no tiene efecto.
journey-effect-fellowship = Rechaza a un orco.
journey-effect-fellowship-two = En Lothlórien cada miembro de la Comunidad rechaza a dos orcos.
journey-effect-fellowship-half = En el Abismo de Helm cada orco vale por dos: lo rechazan dos miembros de la Comunidad.
journey-effect-orc = Si nadie lo rechaza, ninguno de tus anillos cuenta este turno.
journey-effect-white-tree = Dejas de tirar: cuenta solo lo que hayas apartado.
journey-effect-nazgul-nobody = No afecta a nadie: en Gondor los Nazgûl no te tocan.
journey-effect-nazgul-self = Marcas una casilla de tu ruta de los Nazgûl.
journey-effect-nazgul-rival = { $seat } marca una casilla de su ruta de los Nazgûl.

# Lo mismo en pocas palabras, en el botón.
journey-brings-ring = avanzas una casilla
journey-brings-ring-fewer = un anillo menos
journey-brings-gandalf = divide una casilla
journey-brings-gandalf-idle = en Moria, sin efecto
journey-brings-fellowship = rechaza a un orco
journey-brings-fellowship-two = rechaza a dos orcos
journey-brings-fellowship-half = dos por cada orco
journey-brings-orc = frena tus anillos
journey-brings-white-tree = dejas de tirar
journey-brings-nazgul-nobody = no marca a nadie
journey-brings-nazgul-self = te marca a ti
journey-brings-nazgul-last = ¡tu última marca!
journey-brings-nazgul-rival = marca a { $seat }

# Por qué no.
journey-no-not-your-turn = No es tu turno.
journey-no-not-now = Ahora no: responde antes a la pregunta abierta.
journey-no-over = La partida ha terminado.
journey-no-hobbit-taken = Ese hobbit ya está elegido.
journey-no-not-rolled = Ese dado no está en esta tirada.
journey-no-already-aside = Ese dado ya está apartado.
journey-no-same-symbol = De una misma tirada solo se aparta un { $symbol }.
journey-no-second-nazgul = De cada tirada se aparta un Nazgûl, y solo uno.
journey-no-nothing-aside = Antes tienes que apartar al menos un dado de esta tirada.
journey-no-nazgul-missing = En esta tirada hay algún Nazgûl: antes tienes que apartar uno.
journey-no-tree-ends = Has apartado el Árbol Blanco: ya no se tira más.
journey-no-tree = Solo el Árbol Blanco, apartado, permite dejar de tirar.
journey-no-not-at-rohan = Las tiradas se repiten solo cuando el turno empieza en Rohan.
journey-no-repeated = Esta tirada ya se ha repetido.
journey-no-roll-stands = Ya has apartado dados de esta tirada: no se puede repetir.
journey-no-such-box = Tu hoja no tiene esa casilla.
journey-no-box-marked = Esa casilla ya está marcada: Gandalf divide solo casillas sin marcar.
journey-no-box-divided = Esa casilla ya está dividida.
journey-no-such-nazgul = Ese Nazgûl no te afecta a ti.
journey-no-in-full = Usa todos los resultados: en esta mesa no se puede dejar ninguno.
journey-no-not-so-far = { $most ->
    [0] No te cuenta ningún anillo: no puedes avanzar.
    [one] Solo te cuenta 1 anillo.
   *[other] Solo te cuentan { $most } anillos.
}

# Lo que ha pasado.
journey-event-begins = { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $seat }.
}
journey-event-took = { $you ->
    [yes] Viajas con { $hobbit }.
   *[no] { $seat } viaja con { $hobbit }.
}
journey-event-turn = { $you ->
    [yes] Ronda { $round }: es tu turno.
   *[no] Ronda { $round }: turno de { $seat }.
}
journey-event-turn-at = { $you ->
    [yes] Ronda { $round }: es tu turno. { $place }: { $effect }
   *[no] Ronda { $round }: turno de { $seat }. { $place }: { $effect }
}
journey-event-rolled = { $you ->
    [yes] Sacas { $dice }.
   *[no] { $seat } saca { $dice }.
}
journey-event-rolled-again = { $you ->
    [yes] Repites la tirada y sacas { $dice }.
   *[no] { $seat } repite la tirada y saca { $dice }.
}
journey-event-set-aside = { $you ->
    [yes] Apartas el { $die } ({ $symbol }).
   *[no] { $seat } aparta el { $die } ({ $symbol }).
}
    .sum = { $you ->
        [yes] Apartas { $times } dados: { $symbol }.
       *[no] { $seat } aparta { $times } dados: { $symbol }.
    }
journey-event-stopped = { $you ->
    [yes] Con el Árbol Blanco dejas de tirar.
   *[no] Con el Árbol Blanco { $seat } deja de tirar.
} { $unused ->
    [0] No sobra ningún dado.
    [one] Un dado no cuenta.
   *[other] { $unused } dados no cuentan.
}
journey-event-counted-no-rings = { $you ->
    [yes] No has apartado ningún anillo: no avanzas.
   *[no] { $seat } no ha apartado ningún anillo y no avanza.
}
journey-event-counted = { $counted ->
    [0] No cuenta ningún anillo
    [one] Cuenta 1 anillo
   *[other] Cuentan { $counted } anillos
} de { $rings } (orcos: { $orcs }; miembros de la Comunidad: { $fellowship }).
journey-event-counted-orcs = { $orcs ->
    [one] 1 orco
   *[other] { $orcs } orcos
} contra { $fellowship ->
    [0] ningún miembro de la Comunidad
    [one] 1 miembro de la Comunidad
   *[other] { $fellowship } miembros de la Comunidad
}: { $rings ->
    [one] el anillo no cuenta.
   *[other] los { $rings } anillos no cuentan.
}
journey-event-advanced = { $you ->
    [yes] Avanzas
   *[no] { $seat } avanza
} { $boxes ->
    [one] 1 casilla
   *[other] { $boxes } casillas
}, hasta la casilla redonda { $to }.
journey-event-mordor = { $you ->
    [yes] ¡Entras en Mordor!
   *[no] ¡{ $seat } entra en Mordor!
}
journey-event-divided = { $you ->
    [yes] Gandalf divide tu casilla cuadrada { $square }.
   *[no] Gandalf divide la casilla cuadrada { $square } de { $seat }.
}
journey-event-gandalf-moria = { $count ->
    [one] En Moria Gandalf no tiene efecto.
   *[other] En Moria los { $count } Gandalf no tienen efecto.
}
journey-event-gandalf-nothing = { $count ->
    [one] A Gandalf no le queda ninguna casilla por dividir.
   *[other] A los { $count } Gandalf no les queda ninguna casilla por dividir.
}
journey-event-gandalf-forgone = { $you ->
    [yes] Dejas { $count ->
        [one] un Gandalf
       *[other] { $count } Gandalf
    } sin usar.
   *[no] { $seat } deja { $count ->
        [one] un Gandalf
       *[other] { $count } Gandalf
    } sin usar.
}
journey-event-marked = { $you ->
    [yes] El Nazgûl del { $die } marca tu casilla cuadrada { $square }.
   *[no] El Nazgûl del { $die } marca la casilla cuadrada { $square } de { $seat }.
}
journey-event-marked-half = { $you ->
    [yes] El Nazgûl del { $die } marca media casilla cuadrada tuya, la { $square }.
   *[no] El Nazgûl del { $die } marca media casilla cuadrada de { $seat }, la { $square }.
}
journey-event-spared = { $you ->
    [yes] En Gondor el Nazgûl del { $die } no te afecta.
   *[no] En Gondor el Nazgûl del { $die } no afecta a { $seat }.
}
journey-event-eliminated = { $you ->
    [yes] Los Nazgûl te han alcanzado: quedas fuera de la partida.
   *[no] Los Nazgûl han alcanzado a { $seat }, que queda fuera de la partida.
}
journey-event-last-round = { $you ->
    [yes] Estás en Mordor: la ronda se juega hasta el final.
   *[no] { $seat } está en Mordor: la ronda se juega hasta el final.
}

# Cómo acaba.
journey-over-arrived = { $you ->
    [yes] ¡Has llevado el Anillo a Mordor! Ganas la partida.
   *[no] { $winners } ha llevado el Anillo a Mordor y gana la partida.
}
journey-over-more-left = { $you ->
    [yes] Más de un portador ha llegado a Mordor, y te quedan más casillas y medias casillas por marcar en la ruta de los Nazgûl: ¡ganas la partida!
   *[no] Más de un portador ha llegado a Mordor, y a { $winners } le quedan más casillas y medias casillas por marcar en la ruta de los Nazgûl: gana la partida.
}
journey-over-shared = Victoria compartida de { $winners }: han llegado a Mordor con la misma parte de la ruta de los Nazgûl sin marcar.
journey-over-all-out = Los Nazgûl han alcanzado a todos los portadores. Sauron recupera el Anillo: nadie gana.

# Las opciones de una mesa.
journey-option-game = Versión
    .help = En la avanzada, cada localización tiene su particularidad.
journey-option-game-advanced = Avanzada, con localizaciones
journey-option-game-basic = Básica
journey-option-sheet = Hoja
    .help = La longitud de las dos rutas.
journey-option-sheet-standard = Normal (20 redondas, 10 cuadradas)
journey-option-sheet-deadlier = Más mortal (9 cuadradas)
journey-option-sheet-gentle = Más amable (11 cuadradas)
journey-option-sheet-long = Larga (24 redondas, 12 cuadradas)
journey-option-sheet-wide = Localizaciones anchas (2 casillas)
journey-option-sheet-own = La hoja de este sitio
journey-option-hobbits = Hobbits
    .help = Quién lleva a quién.
journey-option-hobbits-choose = Cada cual elige el suyo
journey-option-hobbits-order = Por orden de asiento
journey-option-first = Empieza
    .help = Quién juega primero.
journey-option-first-random = Al azar
journey-option-first-1 = El asiento 1
journey-option-first-2 = El asiento 2
journey-option-first-3 = El asiento 3
journey-option-first-4 = El asiento 4
journey-option-tiebreak = Desempate
    .help = Cómo se cuenta lo que queda de la ruta de los Nazgûl.
journey-option-tiebreak-marks = Por marcas que faltan
journey-option-tiebreak-boxes = Por casillas; cada mitad, media casilla
journey-option-voluntary = Resultados
    .help = ¿Se puede avanzar o dividir menos de lo que dan los dados?
journey-option-voluntary-off = Se aplican por entero
journey-option-voluntary-on = Se puede aplicar menos

# De dónde sale la hoja: se dice en la página de reglas.
journey-sheet-note = El reglamento muestra la hoja y los dados solo en imágenes. Los que se usan aquí:
journey-sheet-dice = Las caras de los dados
journey-sheet-bearer = La longitud de la ruta del portador
journey-sheet-nazgul = La longitud de la ruta de los Nazgûl
journey-sheet-locations = El lugar de las localizaciones
journey-sheet-from-rulebook = según el reglamento
journey-sheet-from-public = según una fuente pública
journey-sheet-from-reconstructed = reconstrucción nuestra, probada con simulaciones
journey-sheet-from-box = copiado de la caja
journey-sheet-mend = Quien tenga la caja puede poner los valores verdaderos en un archivo de datos.

# Clases de respuestas que están en el tablero, como botones.
journey-answers-take = Elegir un hobbit
journey-answers-set = Apartar un dado
journey-answers-nazgul = Aplicar antes un Nazgûl
journey-answers-divide = Dividir con Gandalf
