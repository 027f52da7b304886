# SATM: lo que se pregunta, se elige, pasa y no se puede.

wizards-name = El Señor de los Anillos: SATM
wizards-about = Dos Magos reúnen personajes, objetos, facciones y aliados, y cada uno llena de peligros los caminos del oponente.
wizards-box = Cartas: español, inglés
# Por lo que se salta en una repetición.
wizards-part = Ataque

# Qué hacen sus bots en cada nivel.
wizards-level-easy = Juega por reglas sencillas y a menudo olvida alguna: qué ataca en un lugar, la corrupción, las adversidades. No prueba nada.
wizards-level-fair = Juega por las mismas reglas sencillas y rara vez olvida alguna. No prueba nada.
wizards-level-hard = Prueba cien veces sus mejores opciones, recuerda las cartas que has enseñado e imagina las demás. No hace planes para el turno siguiente.

# Las opciones de una mesa
wizards-option-rules = Nivel
    .help = Las Reglas Estándar añaden la baraja complementaria, el mapa de regiones e influir en el oponente.
wizards-option-rules-standard = Reglas Estándar
wizards-option-rules-basic = Reglas Básicas
wizards-option-length = Duración
    .help = Cuántas veces se agota un mazo antes del Concilio.
wizards-option-length-two = Dos barajas (torneo)
wizards-option-length-three = Tres barajas
wizards-option-length-four = Cuatro barajas
wizards-option-rulings = Decisiones posteriores
    .help = Donde el libro y las decisiones oficiales posteriores difieren.
wizards-option-rulings-book = Como el libro
wizards-option-rulings-official = Las decisiones oficiales
wizards-option-deck-1 = Mazo del primero
    .help = Uno que está listo, o el que traiga quien ocupe el primer asiento.
wizards-option-deck-1-gandalf = Mazo de iniciación de Gandalf
    .help = Con Gandalf, un mazo sencillo para aprender.
wizards-option-deck-1-saruman = Mazo de iniciación de Saruman
    .help = Con Saruman, otro mazo sencillo para aprender.
wizards-option-deck-2 = Mazo del segundo
    .help = Uno que está listo, o el que traiga quien ocupe el segundo asiento.
wizards-option-deck-2-gandalf = Mazo de iniciación de Gandalf
wizards-option-deck-2-saruman = Mazo de iniciación de Saruman
wizards-option-minor-from-discard = Objeto menor adicional
    .help = De dónde puede salir el objeto menor que se toma tras un recurso.
wizards-option-minor-from-discard-no = De la mano
wizards-option-minor-from-discard-yes = También de los descartes o la complementaria
wizards-option-seen-sites-guarded = Lugares recién visitados
    .help = Qué pasa en un lugar que está en los descartes del oponente.
wizards-option-seen-sites-guarded-no = Como en cualquier otro
wizards-option-seen-sites-guarded-yes = Sus ataques automáticos son más fuertes
wizards-option-half-creatures = Agentes en el mazo
    .help = ¿Cuentan los agentes como media criatura entre las doce?
wizards-option-half-creatures-table = Según «Decisiones posteriores»
wizards-option-half-creatures-book = Según el reglamento
wizards-option-half-creatures-official = La decisión oficial
wizards-option-starting-items = Objetos menores iniciales
    .help = Según la decisión oficial, ninguno es único.
wizards-option-starting-items-table = Según «Decisiones posteriores»
wizards-option-starting-items-book = Según el reglamento
wizards-option-starting-items-official = La decisión oficial
wizards-option-company-at-wizard = Compañías nuevas junto al Mago
    .help = Según la decisión oficial, un personaje puede formar compañía propia donde esté tu Mago.
wizards-option-company-at-wizard-table = Según «Decisiones posteriores»
wizards-option-company-at-wizard-book = Según el reglamento
wizards-option-company-at-wizard-official = La decisión oficial
wizards-option-company-size = Hobbits en la compañía
    .help = Según la decisión oficial, dos cuentan como uno para el límite de siete.
wizards-option-company-size-table = Según «Decisiones posteriores»
wizards-option-company-size-book = Según el reglamento
wizards-option-company-size-official = La decisión oficial
wizards-option-haven-split = Dividirse en un Refugio
    .help = Según la decisión oficial, de las compañías que se dividen en él todas menos una deben moverse.
wizards-option-haven-split-table = Según «Decisiones posteriores»
wizards-option-haven-split-book = Según el reglamento
wizards-option-haven-split-official = La decisión oficial
wizards-option-influence-overrun = Exceder la Influencia general
    .help = Según la decisión oficial, se puede exceder hasta que acabe la fase de organización.
wizards-option-influence-overrun-table = Según «Decisiones posteriores»
wizards-option-influence-overrun-book = Según el reglamento
wizards-option-influence-overrun-official = La decisión oficial
wizards-option-free-transfer = Transferir objetos
    .help = Según la decisión oficial, siempre hay un chequeo de corrupción, aunque el objeto no dé puntos de corrupción.
wizards-option-free-transfer-table = Según «Decisiones posteriores»
wizards-option-free-transfer-book = Según el reglamento
wizards-option-free-transfer-official = La decisión oficial
wizards-option-wizard-corruption = Un Mago que falla por poco
    .help = Según la decisión oficial, un Mago que falla un chequeo de corrupción siempre es eliminado; según el reglamento puede ser descartado, con el mismo coste.
wizards-option-wizard-corruption-table = Según «Decisiones posteriores»
wizards-option-wizard-corruption-book = Según el reglamento
wizards-option-wizard-corruption-official = La decisión oficial
wizards-option-basic-support = Apoyar un chequeo
    .help = Según la decisión oficial, se apoyan los chequeos de corrupción también con las Reglas Básicas.
wizards-option-basic-support-table = Según «Decisiones posteriores»
wizards-option-basic-support-book = Según el reglamento
wizards-option-basic-support-official = La decisión oficial
wizards-option-haven-basic-move = Dos compañías a un mismo Refugio
    .help = Según la decisión oficial, ambas pueden usar el movimiento básico.
wizards-option-haven-basic-move-table = Según «Decisiones posteriores»
wizards-option-haven-basic-move-book = Según el reglamento
wizards-option-haven-basic-move-official = La decisión oficial
wizards-option-haven-merging = Compañías que coinciden en un Refugio
    .help = Según la decisión oficial, siguen separadas.
wizards-option-haven-merging-table = Según «Decisiones posteriores»
wizards-option-haven-merging-book = Según el reglamento
wizards-option-haven-merging-official = La decisión oficial
wizards-option-region-key-staying = Criaturas de regiones concretas
    .help = Según la decisión oficial, solo atacan a compañías que se mueven por la región.
wizards-option-region-key-staying-table = Según «Decisiones posteriores»
wizards-option-region-key-staying-book = Según el reglamento
wizards-option-region-key-staying-official = La decisión oficial
wizards-option-strikes-left = Golpes contra un eliminado
    .help = Según la decisión oficial, los que quedan tienen éxito; en el reglamento se cancelan.
wizards-option-strikes-left-table = Según «Decisiones posteriores»
wizards-option-strikes-left-book = Según el reglamento
wizards-option-strikes-left-official = La decisión oficial
wizards-option-home-site-attack = En el lugar natal
    .help = Según la decisión oficial, un personaje se gira para cancelar un ataque automático en su lugar natal.
wizards-option-home-site-attack-table = Según «Decisiones posteriores»
wizards-option-home-site-attack-book = Según el reglamento
wizards-option-home-site-attack-official = La decisión oficial
wizards-option-wizard-immunity = Lo que controla un Mago
    .help = Según la decisión oficial, el oponente no puede influir en ello.
wizards-option-wizard-immunity-table = Según «Decisiones posteriores»
wizards-option-wizard-immunity-book = Según el reglamento
wizards-option-wizard-immunity-official = La decisión oficial
wizards-option-calling-lost-wizard = Convocar sin Mago
    .help = Según la decisión oficial, los cinco puntos perdidos cuentan también al convocar; según el reglamento, solo en el Concilio.
wizards-option-calling-lost-wizard-table = Según «Decisiones posteriores»
wizards-option-calling-lost-wizard-book = Según el reglamento
wizards-option-calling-lost-wizard-official = La decisión oficial
wizards-option-council-elimination = Corrupción en el Concilio
    .help = Según la decisión oficial, quien falla por dos o más es eliminado.
wizards-option-council-elimination-table = Según «Decisiones posteriores»
wizards-option-council-elimination-book = Según el reglamento
wizards-option-council-elimination-official = La decisión oficial
wizards-option-council-reveals = Cartas reveladas en el Concilio
    .help = Según la decisión oficial, solo aquellas por las que el oponente tiene algún punto.
wizards-option-council-reveals-table = Según «Decisiones posteriores»
wizards-option-council-reveals-book = Según el reglamento
wizards-option-council-reveals-official = La decisión oficial
wizards-option-few-creatures = Criaturas en un mazo
    .help = Si un mazo puede llevar menos de doce.
wizards-option-few-creatures-no = Doce como mínimo
wizards-option-few-creatures-yes = Cualquier número de criaturas
wizards-option-lost-wizard = Perder al Mago, Reglas Básicas
    .help = Qué cuesta perder al Mago.
wizards-option-lost-wizard-points = Cuesta puntos
wizards-option-lost-wizard-defeat = Se pierde la partida
wizards-option-items-left-behind = Lo que deja un corrompido
    .help = Si los demás de la compañía pueden quedarse con un objeto cada uno.
wizards-option-items-left-behind-book = Se descarta todo
wizards-option-items-left-behind-note = Un objeto cada uno
wizards-option-wizard-at-start = El Mago al empezar
    .help = Si puede estar en la compañía inicial, con Mente 12.
wizards-option-wizard-at-start-no = No
wizards-option-wizard-at-start-yes = Sí
wizards-option-weakest-link = Empate en el Concilio
    .help = Si se rompe con chequeos de corrupción cada vez más duros.
wizards-option-weakest-link-no = Es un empate
wizards-option-weakest-link-yes = El vínculo más débil
wizards-option-own-influence-helps = Influencia directa libre
    .help = Si la del propio personaje puede valer en lugar de la general.
wizards-option-own-influence-helps-no = No
wizards-option-own-influence-helps-yes = Sí
wizards-option-deck-1-own = Un mazo propio
wizards-option-deck-2-own = Un mazo propio

# Mazos que traen los jugadores
wizards-brings-deck = Tu mazo
    .theirs = su mazo
    .help = Una lista de cartas: de GCCG, NetMECCG, meccg-online o un foro, o un número y un nombre por línea, en español o en inglés. Apartados: Reserva, Mazo, Complementaria, Lugares.
    .example =
        Reserva
        1 Legolas
        1 Gimli
        Mazo
        2 Capa Élfica
        1 Daga de Oesternesse
wizards-deck-start-unique = Cambia { $card }: los objetos iniciales no pueden ser únicos.
wizards-list-name = { $name }
wizards-list-unknown = Ninguna carta se llama «{ $name }».
wizards-list-nearly = Ninguna carta se llama «{ $name }»; ¿quizá { $nearest }?
wizards-list-ambiguous = «{ $name }» puede ser varias: { $of }.
wizards-list-too-many = { $count ->
    [one] Sobra 1 copia de esta carta.
   *[other] { $count } copias de una carta son demasiadas.
}
wizards-list-misplaced = { $name } no va en este apartado.
wizards-list-too-long = Desde aquí no se lee nada: ningún mazo es tan largo.
wizards-list-unread = Hay más líneas que no se entienden: corrige primero las de arriba.
wizards-list-not-yet = { $name } aún no se juega aquí.
wizards-list-minion = { $name } es para jugadores de servidores.
wizards-list-fallen = { $name } es para jugadores de magos caídos.
wizards-list-deck-minion = Este mazo es para un jugador de servidores. Aquí todos juegan con un Mago y sus héroes, y llevan contra los demás adversidades de cualquier edición: un mazo así es bienvenido.
wizards-list-deck-fallen = Este mazo es para un jugador de magos caídos. Aquí todos juegan con un Mago y sus héroes, y llevan contra los demás adversidades de cualquier edición: un mazo así es bienvenido.

# Qué se pregunta ($seats: a quién)
wizards-ask-draft = { $you ->
    [yes] Compañía inicial: elige en secreto uno más, hasta 5 personajes o 20 de Mente (la bombilla), o no saques más.
   *[no] { $seats } { $seats-count ->
        [one] elige
       *[other] eligen
    } en secreto un personaje para su compañía inicial.
}
wizards-ask-start-items = { $asked }
wizards-ask-start-followers = { $you ->
    [yes] ¿Quién es seguidor de quién? Así no ocupa tu Influencia general, sino la directa de quien lo controla.
   *[no] { $seats } decide quién es seguidor de quién.
}
wizards-ask-leftovers = { $you ->
    [yes] ¿Qué personajes que no han salido van a tu mazo de juego?
   *[no] { $seats } decide qué personajes van a su mazo de juego.
}
wizards-ask-sideboard = { $you ->
    [yes] ¿Usas tu baraja complementaria?
   *[no] { $seats } decide si usa su baraja complementaria.
}
wizards-ask-side-pick = { $you ->
    [yes] Elige cartas de tu baraja complementaria.
   *[no] { $seats } elige cartas de su baraja complementaria.
}
wizards-ask-organize = { $you ->
    [yes] Organiza tus compañías y declara adónde van.
   *[no] { $seats } organiza sus compañías.
}
wizards-ask-appear = { $asked }
wizards-ask-control = { $asked }
wizards-ask-organization-end = { $you ->
    [yes] ¿Juegas algo al final de la organización?
   *[no] { $seats } puede jugar algo al final de la organización.
}
wizards-ask-overrun = { $you ->
    [yes] Tu influencia no alcanza: ¿a quién descartas?
   *[no] { $seats } descarta a quien su influencia no alcanza.
}
wizards-ask-long-events = { $you ->
    [yes] ¿Juegas sucesos duraderos?
   *[no] { $seats } puede jugar sucesos duraderos.
}
wizards-ask-next-move = { $you ->
    [yes] Movimiento: ¿con qué compañía sigues?
   *[no] { $seats } elige la siguiente compañía.
}
wizards-ask-route = { $asked }
wizards-ask-draw = { $asked }
wizards-ask-priority = { $asked }
wizards-ask-respond = { $asked }
wizards-ask-add = { $asked }
wizards-ask-aim = { $asked }
wizards-ask-movement-end = { $asked }
wizards-ask-head-again = { $asked }
wizards-ask-assign = { $asked }
wizards-ask-assign-rest = { $asked }
wizards-ask-strike-order = { $asked }
wizards-ask-excess = { $asked }
wizards-ask-stay-untapped = { $asked }
wizards-ask-support = { $asked }
wizards-ask-strike-cards = { $asked }
wizards-ask-heirs = { $asked }
wizards-ask-lose = { $asked }
wizards-ask-before-check = { $asked }
wizards-ask-before-influence = { $asked }
wizards-ask-pick-ring = { $you ->
    [yes] ¿Qué anillo de oro se examina?
   *[no] { $seats } elige un anillo de oro.
}
wizards-ask-play-ring = { $asked }
wizards-ask-reset = { $you ->
    [yes] { $count ->
            [one] Tienes una carta de más: ¿cuál descartas?
           *[other] Tienes { $count } cartas de más: ¿cuáles descartas?
        }
   *[no] { $seats } descarta hasta el tamaño de su mano.
}
wizards-ask-give-up = { $you ->
    [yes] { $count ->
            [one] Tienes que descartar una carta: ¿cuál?
           *[other] Tienes que descartar { $count } cartas: ¿cuáles?
        }
   *[no] { $seats } descarta una carta.
}
wizards-ask-explore = { $asked }
wizards-ask-guard-reveal = { $asked }
wizards-ask-in-site = { $asked }
wizards-ask-minor-item = { $asked }
wizards-ask-discard = { $asked }
wizards-ask-end = { $you ->
    [yes] ¿Haces algo más antes de acabar el turno?
   *[no] { $seats } puede hacer algo antes de acabar el turno.
}
wizards-ask-call = { $you ->
    [yes] ¿Convocas el Concilio Libre?
   *[no] { $seats } puede convocar el Concilio Libre.
}
wizards-ask-council-checks = { $you ->
    [yes] Concilio: ¿quién hace ahora su chequeo de corrupción?
   *[no] { $seats } elige quién hace su chequeo.
}
wizards-ask-show = { $you ->
    [yes] ¿Revelas una carta única en el Concilio?
   *[no] { $seats } puede revelar cartas únicas.
}
wizards-ask-exchange = { $you ->
    [yes] ¿Qué cartas cambias con la complementaria?
   *[no] { $seats } cambia cartas con su complementaria.
}
wizards-ask-fly = { $asked }
wizards-ask-identical = { $asked }
wizards-ask-fetch = { $asked }

# Lo que se puede elegir: cómo se llama y qué hace
wizards-choice-key-site = En el lugar: { $key }
wizards-choice-key-road = En el camino: { $key }
wizards-choice-key = Por { $key }
wizards-effect-key = Solo importa si una carta anula o cambia los ataques según por dónde se juegan ({ $key }); si no la hay, da igual qué respondas.
wizards-key-none = sin símbolo
wizards-yes-draw = Robar una carta
wizards-yes-draw-effect = Robas una carta más por el movimiento.
wizards-draw = Robar { $number } cartas
wizards-draw-effect = Robas { $number } cartas más por el movimiento, una tras otra, sin mirar ninguna entretanto.
wizards-yes-call = Convocar el Concilio
wizards-yes-call-effect = Tu oponente juega un turno más; después decide el Concilio.
wizards-yes-stay-untapped = Seguir enderezado, con −3
wizards-yes-stay-untapped-effect = El personaje lucha con −3 y no se gira salvo que lo hieran.
wizards-no-stay-untapped-pass = Luchar y girarse
wizards-no-stay-untapped-pass-effect = El personaje lucha con todo su Poder y se gira.
wizards-way-basic = Movimiento básico
wizards-way-basic-effect = Cuenta el itinerario de la carta de lugar.
wizards-way-done = Acabar el itinerario aquí
wizards-way-done-effect = La compañía llega a su destino.
wizards-way-reveal = Revelarla
wizards-way-reveal-effect = La carta en guardia se revela y surte efecto.
wizards-choice-pass = Pasar
wizards-effect-pass = { "" }
wizards-pass-draft = No sacar más personajes
wizards-pass-start-followers = Dejarlo así
wizards-pass-leftovers = No añadir más
wizards-pass-start-items = No dar este objeto
wizards-pass-strike-cards = No jugar nada
wizards-pass-assign = Dejarlo al atacante
wizards-pass-assign-effect = El atacante elige quién recibe los golpes: puede elegir a cualquiera, también al que tú querías librar.
wizards-pass-assign-rest = No asignar más
wizards-pass-strike-hazards = No jugar ninguna
wizards-pass-support = No apoyar
wizards-pass-heirs = No quedarse nada más
wizards-pass-ambushes = No atacar
wizards-pass-movement-end = No jugar nada más
wizards-pass-head-again = No moverse más
wizards-pass-fly = No ir a ninguno
wizards-pass-draw = No robar más
wizards-pass-pick-ring = No examinar ninguno
wizards-pass-play-ring = No jugar ninguno
wizards-pass-before-influence = Tirar ya
wizards-pass-before-check = Tirar ya
wizards-pass-long-events = Acabar la fase
wizards-pass-exchange = No cambiar más
wizards-pass-end = Acabar el turno
wizards-pass-discard = No descartar
wizards-pass-fetch = No tomar más
wizards-pass-sideboard = No usarla
wizards-pass-side-pick = No tomar más
wizards-pass-identical = No revelar ninguna
wizards-pass-explore = No explorar más
wizards-pass-minor-item = No tomar ninguno
wizards-pass-resist = No impedirlo
wizards-pass-in-site = Acabar en este lugar
wizards-pass-guard-reveal = No revelarla
wizards-pass-attack-from-hand = No atacar
wizards-pass-rescue-ends = Nadie
wizards-pass-respond = No responder
wizards-pass-add = No declarar nada más
wizards-pass-aim = Sin objetivo
wizards-pass-aim-user = Sin personaje
wizards-pass-aim-company = Sin compañía
wizards-pass-priority = No jugar nada ahora
wizards-pass-meet = No encontrar a nadie
wizards-pass-call-off = Nadie
wizards-pass-entrust = Nadie
wizards-pass-praise = Terminar
wizards-pass-replace-ring = No cambiar ninguno
wizards-pass-pass = No seguir
wizards-pass-mirror = Ninguno
wizards-pass-from-afar = Ninguna
wizards-pass-search-site = No tomar nada
wizards-pass-call = No convocarlo
wizards-pass-show = No revelar ninguna
wizards-pass-organization-end = No jugar nada más
wizards-pass-organize = Acabar la organización
wizards-pass-cleanse = Nadie más
wizards-choice-pass-on = Nada con esta compañía
wizards-effect-pass-on = No se te vuelve a preguntar hasta que otra compañía se mueva o explore, o ataquen a la tuya.
wizards-choice-pass-turn = Nada en todo el turno
wizards-effect-pass-turn = No se te vuelve a preguntar en este turno, salvo que ataquen a tu compañía.
wizards-choice-play = { $mode ->
    [0] Jugar { $card }
   *[other] Jugar { $card }: { $when-said }
}
wizards-effect-play = { $when }, desde tu mano.
wizards-choice-use = { $mode ->
    [0] Usar { $piece }
   *[other] Usar { $piece }: { $when-said }
}
wizards-effect-use = { $mode ->
    [0] { $when }.
   *[other] { "" }
}
wizards-choice-pick = { $piece }
wizards-effect-pick = { "" }
wizards-choice-card = { $card }
wizards-choice-come = Jugar a { $card }
wizards-choice-discard = Descartar { $card }
wizards-effect-card = { "" }
wizards-choice-site = { $site }
wizards-effect-site = { "" }
wizards-choice-region = { $region }
wizards-effect-region = El itinerario pasa por { $region }.
wizards-choice-company = Compañía de { $company }
wizards-effect-company = { "" }
wizards-choice-alone = Formar compañía propia
wizards-effect-alone = { "" }
wizards-choice-number = { $number }
wizards-effect-number = { "" }
wizards-excess = { $number ->
    [0] Ninguno
    [1] Uno (−1 a su Poder)
    [2] Dos (−2 a su Poder)
    [3] Tres (−3 a su Poder)
   *[other] { $number } (−{ $number } a su Poder)
}
wizards-excess-effect = { $number ->
    [0] Los golpes que sobran quedan para otros personajes; el último recibe todos los que queden.
   *[other] El personaje lucha en este golpe con { $number } menos de Poder.
}
wizards-choice-way = { $number ->
    [0] El primer ataque
    [1] El segundo ataque
   *[other] El tercer ataque
}
wizards-effect-way = { "" }
wizards-choice-yes = Hacerlo
wizards-effect-yes = { "" }
wizards-choice-follow = { $piece } sigue a { $leader }
wizards-effect-follow = { $leader } controla a { $piece } con su Influencia directa.
wizards-choice-general = { $piece }: Influencia general
wizards-effect-general = { $piece } pasa a tu Influencia general.
wizards-choice-join = Unir a { $company }: { $piece }
wizards-effect-join = { $piece } se une a la compañía de { $company }.
wizards-choice-part = Separar a { $piece }
wizards-effect-part = { $piece } forma una compañía nueva.
wizards-choice-give = Dar { $piece } a { $to }
wizards-choice-give-start = { $to }
wizards-effect-give = Si { $piece } da puntos de corrupción, quien lo lleva hace antes un chequeo.
wizards-effect-give-start = { $to } empieza la partida con ello.

wizards-choice-store = Almacenar { $piece }
wizards-effect-store = Tras un chequeo de corrupción, { $piece } va a la pila de Puntos de Victoria.
wizards-choice-remove = Quitar { $piece }
wizards-effect-remove = El personaje se gira e intenta librarse de { $piece }.
wizards-choice-try = Quitar { $piece } (−3)
wizards-effect-try = El personaje intenta librarse de { $piece } sin girarse, con −3.
wizards-choice-head = Ir a { $site }: { $company }
    .listed = { $site }
wizards-effect-head = La compañía de { $company } declara { $site } como destino, boca abajo.
wizards-choice-stay = Quedarse: { $company }
    .listed = Quedarse
wizards-effect-stay = La compañía de { $company } no se mueve este turno.
wizards-choice-enter = Entrar en { $site }: { $company }
wizards-effect-enter = La compañía de { $company } entra en { $site }. Primero ataca lo que haya allí; después puede actuar.
wizards-choice-stay-out = No entrar en { $site }: { $company }
wizards-effect-stay-out = La compañía de { $company } no entra en { $site } y no hace nada allí este turno.
wizards-choice-dismiss = Descartar a { $piece }
wizards-effect-dismiss = { "" }
wizards-choice-guard = Dejar en guardia: { $card }
wizards-effect-guard = { $card } queda boca abajo en el lugar y cuenta para el límite de adversidades.
wizards-choice-side-discard = Cinco a los descartes
wizards-effect-side-discard = Hasta cinco cartas de la complementaria van a tu pila de descartes.
wizards-choice-side-deck = Una al mazo
wizards-effect-side-deck = Una carta de la complementaria va a tu mazo de juego, que se baraja.
wizards-choice-gain = Jugar { $card }: { $by }
    .listed = { $by }
wizards-effect-gain = { $by } se gira para jugar { $card }.
wizards-effect-gain-rolled = { $by } se gira para intentar jugar { $card }: la tirada de dos dados, { $bonus ->
    [0] sin modificar
   *[other] { SIGNED($bonus) }
}, tiene que ser más de { $needed }.
wizards-choice-influence = Influir en { $of }: { $by }
wizards-effect-influence = { $by } se gira para intentar influir en { $of }.
wizards-effect-influence-rolled = { $by } se gira para intentar influir en { $of }: tu tirada de dos dados, { $bonus ->
    [0] sin modificar
   *[other] { SIGNED($bonus) }
}, tiene que superar la de tu oponente, { $needed ->
    [0] sin modificar
   *[other] { SIGNED($needed) }
}.

# Fases y finales
wizards-phase-preparation = Preparación
wizards-phase-untap = Enderezamiento
wizards-phase-organization = Organización
wizards-phase-long-events = Sucesos duraderos
wizards-phase-movement = Movimiento
wizards-phase-sites = Lugares
wizards-phase-end-of-turn = Final de turno
wizards-phase-council = Concilio Libre
wizards-over-ring = El Anillo Único ha sido destruido: gana { $winners }.
    .said = el Anillo Único ha sido destruido
wizards-over-council = { $winners-count ->
    [one] El Concilio Libre decide: gana { $winners }.
   *[other] El Concilio Libre decide: empate entre { $winners }.
}
    .said = el Concilio Libre ha decidido
wizards-over-wizard-lost = Un Mago ha caído: gana { $winners }.
    .said = un Mago ha caído

# Lo que ha pasado ($seat: de quién; $you: si es quien lee)
wizards-event-rolled = { $you ->
    [yes] Sacas { $one } y { $two }.
   *[no] { $seat } saca { $one } y { $two }.
}
wizards-event-begins = { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $seat }.
}
wizards-event-drafted = { $you ->
    [yes] Revelas a { $card } para tu compañía inicial.
   *[no] { $seat } revela a { $card } para su compañía inicial.
}
    .sum = { $you ->
        [yes] Revelas a { $card } para tu compañía inicial.
       *[no] { $seat } revela a { $card } para su compañía inicial.
    }
wizards-event-clashed = Ambos revelan a { $card }: se aparta.
wizards-event-draft-stopped = { $you ->
    [yes] No revelas a nadie más.
   *[no] { $seat } no revela a nadie más.
}
wizards-event-start-item = { $you ->
    [yes] { $on } empieza con { $card } en tu compañía.
   *[no] { $on } empieza con { $card } en la compañía de { $seat }.
}
wizards-event-turn = { $you ->
    [yes] Turno { $number }: te toca.
   *[no] Turno { $number }: le toca a { $seat }.
}
wizards-event-phase = { $phase }.
wizards-event-drew-this = { $you ->
    [yes] Robas { $card }.
   *[no] { $seat } roba { $card }.
}
    .sum = { $you ->
        [yes] Robas { $card }.
       *[no] { $seat } roba { $card }.
    }
wizards-event-drew = { $you ->
    [yes] Robas una carta.
   *[no] { $seat } roba una carta.
}
    .sum = { $you ->
        [yes] Robas { $times } cartas.
       *[no] { $seat } roba { $times } cartas.
    }
wizards-event-exhausted = { $you ->
    [yes] Has agotado tu mazo de juego
   *[no] { $seat } ha agotado su mazo de juego
} ({ $times ->
    [one] una vez
   *[other] { $times } veces
}).
wizards-event-shuffled = { $you ->
    [yes] Barajas tu mazo de juego.
   *[no] { $seat } baraja su mazo de juego.
}
wizards-event-discarded = { $you ->
    [yes] Se descarta tu carta { $card }.
   *[no] Se descarta { $card }, de { $seat }.
}
    .sum = { $you ->
        [yes] Se descartan tus cartas { $card }.
       *[no] Se descartan { $card }, de { $seat }.
    }
wizards-event-discarded-this = { $you ->
    [yes] Descartas { $card } de tu mano.
   *[no] { $seat } descarta { $card } de su mano.
}
    .sum = { $you ->
        [yes] Descartas { $card } de tu mano.
       *[no] { $seat } descarta { $card } de su mano.
    }
wizards-event-discarded-unseen = { $you ->
    [yes] Descartas una carta de tu mano.
   *[no] { $seat } descarta una carta de su mano.
}
    .sum = { $you ->
        [yes] Descartas { $times } cartas de tu mano.
       *[no] { $seat } descarta { $times } cartas de su mano.
    }
wizards-event-eliminated = { $you ->
    [yes] Se elimina tu carta { $card }.
   *[no] Se elimina { $card }, de { $seat }.
}
    .sum = { $you ->
        [yes] Se eliminan tus cartas { $card }.
       *[no] Se eliminan { $card }, de { $seat }.
    }
wizards-event-returned = { $you ->
    [yes] { $card } vuelve a tu mano.
   *[no] { $card } vuelve a la mano de { $seat }.
}
wizards-event-exchanged = { $you ->
    [yes] Cambias cartas con tu baraja complementaria.
   *[no] { $seat } cambia cartas con su baraja complementaria.
}
wizards-event-from-sideboard = { $you ->
    [yes] Sacas
   *[no] { $seat } saca
} { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} de la baraja complementaria.
wizards-event-joined = { $you ->
    [yes] Juegas a { $card } en { $site }.
   *[no] { $seat } juega a { $card } en { $site }.
}
wizards-event-followed = { $card } pasa a ser seguidor de { $leader }.
wizards-event-general = { $you ->
    [yes] Controlas a { $card } con Influencia general.
   *[no] { $seat } controla a { $card } con Influencia general.
}
wizards-event-regrouped = { $you ->
    [yes] { $card } cambia de compañía.
   *[no] { $card }, de { $seat }, cambia de compañía.
}
wizards-event-gave = { $from } da { $card } a { $to }.
wizards-event-stored = { $you ->
    [yes] Almacenas { $card }.
   *[no] { $seat } almacena { $card }.
}
wizards-event-headed = { $you ->
    [yes] Declaras un destino.
   *[no] { $seat } declara un destino.
}
    .sum = { $you ->
        [yes] Declaras { $times } destinos.
       *[no] { $seat } declara { $times } destinos.
    }
wizards-event-headed-there = { $you ->
    [yes] Declaras { $site } como destino.
   *[no] { $seat } declara { $site } como destino.
}
wizards-event-stays = { $you ->
    [yes] Tu compañía se queda.
   *[no] La compañía de { $seat } se queda.
}
wizards-event-moves = { $you ->
    [yes] Tu compañía va a { $site }; límite de adversidades, { $limit }.
   *[no] La compañía de { $seat } va a { $site }; límite de adversidades, { $limit }.
}
wizards-event-remains = { $you ->
    [yes] Tu compañía sigue en { $site }; límite de adversidades, { $limit }.
   *[no] La compañía de { $seat } sigue en { $site }; límite de adversidades, { $limit }.
}
wizards-event-arrived = { $you ->
    [yes] Tu compañía llega a { $site }.
   *[no] La compañía de { $seat } llega a { $site }.
}
wizards-event-sent-back = { $you ->
    [yes] Tu compañía ha de volver a { $site }.
   *[no] La compañía de { $seat } ha de volver a { $site }.
}
wizards-event-united = { $you ->
    [yes] Dos compañías tuyas se unen en { $site }.
   *[no] Dos compañías de { $seat } se unen en { $site }.
}
wizards-event-lost-way = { $you ->
    [yes] Tu compañía no encuentra el camino desde { $site }.
   *[no] La compañía de { $seat } no encuentra el camino desde { $site }.
}
wizards-event-declared = { $you ->
    [yes] Juegas { $card }.
   *[no] { $seat } juega { $card }.
}
wizards-event-declared-on = { $you ->
    [yes] Juegas { $card } sobre { $on }.
   *[no] { $seat } juega { $card } sobre { $on }.
}
wizards-event-used = { $you ->
    [yes] Usas la carta { $card }.
   *[no] { $seat } usa la carta { $card }.
}
wizards-event-resolved = { $you ->
    [yes] Tu carta { $card } tiene efecto.
   *[no] { $card }, de { $seat }, tiene efecto.
}
wizards-event-resolved-rolled = { $you ->
    [yes] Tu carta { $card } tiene efecto
   *[no] { $card }, de { $seat }, tiene efecto
}: se cumple si la tirada, con lo que la carta suma, es menos de { $number }.
wizards-event-turns-back = { $you ->
    [yes] Tu carta { $card } no deja pasar a la compañía.
   *[no] { $card }, de { $seat }, no deja pasar a la compañía.
}
wizards-event-fizzled = { $you ->
    [yes] Tu carta { $card } no tiene efecto.
   *[no] { $card }, de { $seat }, no tiene efecto.
}
wizards-event-on-guard = { $you ->
    [yes] Dejas una carta en guardia.
   *[no] { $seat } deja una carta en guardia.
}
wizards-event-on-guard-this = { $you ->
    [yes] Dejas { $card } en guardia.
   *[no] { $seat } deja { $card } en guardia.
}
wizards-event-revealed = { $you ->
    [yes] Revelas { $card }, que estaba en guardia.
   *[no] { $seat } revela { $card }, que estaba en guardia.
}
wizards-event-hand-shown = { $you ->
    [yes] Muestras { $card }.
   *[no] { $seat } muestra { $card }.
}
wizards-event-guard-back = { $you ->
    [yes] Tus cartas en guardia vuelven a tu mano.
   *[no] Las cartas en guardia de { $seat } vuelven a su mano.
}
wizards-event-attacked = { $you ->
    [yes] Ataque a tu compañía: { $race }, { $strikes ->
        [one] 1 golpe
       *[other] { $strikes } golpes
    } de Poder { $prowess }.
   *[no] Ataque a la compañía de { $seat }: { $race }, { $strikes ->
        [one] 1 golpe
       *[other] { $strikes } golpes
    } de Poder { $prowess }.
}
wizards-event-attack-cancelled = { $you ->
    [yes] Cancelas el ataque.
   *[no] { $seat } cancela el ataque.
}
wizards-event-strike-at = { $you ->
    [yes] Tu personaje { $card } recibe un golpe.
   *[no] { $card }, de { $seat }, recibe un golpe.
}
wizards-event-fought = { $you ->
    [yes] Tu personaje { $card } lucha: { $roll } + { $prowess } contra { $strike }.
   *[no] { $card }, de { $seat }, lucha: { $roll } + { $prowess } contra { $strike }.
}
wizards-event-wounded = { $you ->
    [yes] Tu personaje { $card } queda herido.
   *[no] { $card }, de { $seat }, queda herido.
}
wizards-event-body-check = Chequeo de Resistencia de { $card }: { $roll } contra { $body }, { $above ->
    [0] resiste
   *[other] no resiste
}.
wizards-event-strike-cancelled = { $you ->
    [yes] Se cancela el golpe a tu personaje { $card }.
   *[no] Se cancela el golpe a { $card }, de { $seat }.
}
wizards-event-defeated = { $you ->
    [yes] Derrotas a { $card }.
   *[no] { $seat } derrota a { $card }.
}
wizards-event-corruption = { $you ->
    [yes] Chequeo de corrupción de tu personaje { $card }
   *[no] Chequeo de corrupción de { $card }, de { $seat }
}: { $roll }, { $bonus ->
    [0] sin modificar
   *[other] { SIGNED($bonus) }
}, contra { $points }: { $above ->
    [0] no lo supera
   *[other] lo supera
}.
wizards-event-influence = { $you ->
    [yes] Tu personaje { $card } intenta influir en { $of }
   *[no] { $card }, de { $seat }, intenta influir en { $of }
}: { $roll }, { $bonus ->
    [0] sin modificar
   *[other] { SIGNED($bonus) }
}, contra { $needed }: { $above ->
    [0] fracasa
   *[other] tiene éxito
}.
wizards-event-entered = { $you ->
    [yes] Tu compañía explora { $site }.
   *[no] La compañía de { $seat } explora { $site }.
}
wizards-event-did-not-enter = { $you ->
    [yes] Tu compañía no hace nada en { $site }.
   *[no] La compañía de { $seat } no hace nada en { $site }.
}
wizards-event-gained = { $you ->
    [yes] Tu personaje { $by } trae { $card }.
   *[no] { $by }, de { $seat }, trae { $card }.
}
wizards-event-tested = { $you ->
    [yes] Examinas { $card }: { $roll }.
   *[no] { $seat } examina { $card }: { $roll }.
}
wizards-event-turned = { $card } se gira.
    .sum = Se giran { $card }.
wizards-event-called = { $you ->
    [yes] Convocas el Concilio Libre.
   *[no] { $seat } convoca el Concilio Libre.
}
wizards-event-shown = { $you ->
    [yes] Revelas { $card } en el Concilio.
   *[no] { $seat } revela { $card } en el Concilio.
}
wizards-event-counted = { $you ->
    [yes] Tienes { $points } PV.
   *[no] { $seat } tiene { $points } PV.
}
wizards-event-over = Fin de la partida: { $ending }. { $winners-count ->
    [one] Gana { $winners }.
   *[other] Empate entre { $winners }.
}

# Por qué no
wizards-no-not-now = Ahora no: responde antes a la pregunta abierta.
wizards-no-not-asked = No es tu decisión.
wizards-no-over = La partida ha terminado.
wizards-no-for-nothing = No cambiaría nada, salvo lo que cuesta.
wizards-no-for-nothing-of = { $piece } costaría algo y no cambiaría nada.
wizards-no-not-in-hand = { $piece } no está en tu mano.
wizards-no-wrong-time = { $piece } se juega en otro momento: { $when-said }.
wizards-no-no-target = Aquí no hay objetivo para { $piece }: su texto dice cuál necesita.
wizards-no-no-target-of = { $piece } necesita un objetivo que aquí no hay: { $what }.

wizards-no-condition = { $piece } pide antes otra cosa: lo dice su texto.
wizards-no-tests = { $piece } pide antes otra cosa: lo dice su texto.
wizards-no-condition-of = { $piece } pide esto: { $what }.
wizards-no-hushed = Una carta en juego no lo permite: { $piece }.
wizards-no-deck-full = En el mazo de juego caben como mucho 10 personajes.

wizards-no-cost = Para { $piece } falta: { $cost }.
wizards-no-no-duplicate = Ya hay otra carta igual: { $piece }.
wizards-no-unique = Ya está en juego, y es una carta única: { $piece }.
wizards-no-eliminated = { $piece }: fuera de la partida, no vuelve.
wizards-no-not-supported = Bree aún no admite esta carta.
wizards-no-hazard-limit = El límite de adversidades está agotado: quedan 0.
wizards-no-no-key = La criatura no puede atacar en este itinerario ni en este lugar.
wizards-no-starts-chain = { $piece } no se juega en respuesta.
wizards-no-one-corruption-card = El personaje ya ha recibido este turno una carta de corrupción.
wizards-no-no-influence = Tu Influencia general libre, { $has }, no alcanza para { $piece }.
wizards-no-no-direct-influence = La Influencia directa libre de { $leader } no alcanza para { $piece }.
wizards-this-card = esta carta
wizards-need-limit = sitio en el límite de adversidades
wizards-need-once = no haberlo intentado este turno
wizards-need-hand = la carta que pide, en la mano
wizards-need-spend-event = el suceso que pide, en juego y tuyo
wizards-need-tap = un personaje enderezado que pueda girarse para ello
wizards-need-tap-self = la propia carta enderezada
wizards-need-tap-bearer = su portador enderezado
wizards-need-tap-target = un agente enderezado
wizards-need-tap-site = el lugar enderezado
wizards-need-discard-self = la carta en juego
wizards-need-stored = { $card }, en alguna pila de almacenadas
wizards-need-spend = { $card }, en poder de la compañía
wizards-no-one-character = Ya has jugado un personaje este turno.
wizards-no-not-home = El lugar no es el natal de { $piece } ni un Refugio.
wizards-no-wizard-home = Un Mago se juega en su lugar natal o en Rivendel.
wizards-no-no-site-card = No tienes la carta de ese lugar.
wizards-no-wizard-company = { $piece } tiene que unirse a la compañía de tu Mago.
wizards-no-one-wizard = Ya has revelado a otro Mago.
wizards-no-wizard-lost = Has perdido a tu Mago y no puedes jugar otro.
wizards-no-not-at-haven = { $piece } no está en un Refugio ni en su lugar natal.
wizards-no-no-wizard-discard = Un Mago no se descarta en la organización.
wizards-no-company-full = Fuera de un Refugio una compañía tiene como mucho 7 personajes.
wizards-no-divide-at-haven = Las compañías solo se dividen en un Refugio.
wizards-no-apart = { $piece } solo puede unirse a otra compañía que esté en el mismo lugar.
wizards-no-only-one = { $piece } no puede separarse: en la compañía no se quedaría nadie.

wizards-no-followers-stay = Un seguidor va siempre con quien lo controla.
wizards-no-follower-of-follower = Un seguidor no puede tener seguidores.
wizards-no-already = No cambiaría nada.
wizards-no-transfer = { $piece } solo puede pasar, si es un objeto, a otro personaje tuyo del mismo lugar.
wizards-no-store = { $piece } se almacena en un Refugio, si es un objeto, o donde diga su texto.
wizards-no-ring-not-stored = { $piece } no se puede almacenar nunca.
wizards-no-not-transferred = { $piece } no se puede transferir: lo prohíbe su texto.
wizards-no-tapped = Tiene que estar enderezado: { $piece }.
wizards-no-removal = Aquí no se puede intentar quitar { $piece }.
wizards-no-removal-once = Este turno ya se ha intentado quitar { $piece }.
wizards-no-unreachable = La compañía no puede llegar a ese lugar.
wizards-no-basic-taken = Otra de tus compañías ya ha llegado a ese lugar con el movimiento básico en este turno: solo puede una.
# Con el movimiento básico, desde un Refugio ($from) y desde otro lugar, cuyo Refugio más cercano es $haven; y por regiones.
wizards-no-beyond-haven = Desde { $from } el movimiento básico solo lleva a los Refugios de su carta y a los lugares que lo tienen por Refugio más cercano.
wizards-no-beyond-site = Desde { $from } el movimiento básico solo lleva a su Refugio más cercano: { $haven }.
wizards-no-beyond-regions = No hay itinerario de { $from } a { $site }: ni con el movimiento básico ni por { $most ->
    [one] 1 región.
   *[other] { $most } regiones como mucho.
}
wizards-no-site-gone = Esa carta de lugar no está en tu mazo de localizaciones.
wizards-no-same-destination = Otra compañía del mismo origen va ya allí.
wizards-no-one-stays = Otra compañía se queda ya en este lugar.
wizards-no-headed = La compañía ya tiene destino.
wizards-no-overrun = Descartar a { $piece } no serviría: no ocupa la influencia que falta.
wizards-no-sideboard = En tu baraja complementaria no hay ninguna carta que se pueda tomar ahora.
wizards-no-sideboard-wizard = Para la baraja complementaria tu Mago tiene que estar en juego y enderezado.
wizards-no-sideboard-deck = Tu mazo de juego tiene { $has ->
    [one] 1 carta
   *[other] { $has } cartas
}: con menos de 5 no le llega ninguna de la complementaria.
wizards-no-draw-done = Ya has robado todas.
wizards-no-no-draw = Por esta compañía no robas cartas.
wizards-no-must-draw = Hay que robar al menos una.
wizards-no-guard-once = Ya hay una carta en guardia.
wizards-no-guard = { $piece } no podría haberse jugado en la fase de movimiento y adversidades.
wizards-no-guard-barred = Una carta así no se puede revelar en guardia.
wizards-no-target-tapped = El defensor elige entre los enderezados, y { $piece } no lo está.
wizards-no-has-strike = { $piece } ya recibe un golpe de este ataque.
wizards-no-out-of-reach = El golpe no puede ir contra ese personaje.
wizards-no-support = { $piece } no puede apoyar contra este golpe.
wizards-no-one-skill-card = Contra este golpe ya se ha jugado una carta de habilidad.
wizards-no-excess = { $left ->
    [0] No quedan golpes adicionales.
    [one] Solo queda 1 golpe adicional.
   *[other] Solo quedan { $left } golpes adicionales.
}
wizards-no-heir = Solo puede quedarse { $piece } un compañero que no esté herido ni se haya quedado ya otro objeto.
wizards-no-site-tapped = El lugar está girado.
wizards-no-not-playable-here = { $piece } no se puede jugar aquí: no lo admiten ni el lugar ni ninguna carta.
wizards-no-not-playable-here-of = Este lugar no admite { $what } como { $piece }.
wizards-no-ally-place = { $piece } no se puede jugar en este lugar: su texto dice en cuáles.
wizards-no-place-of = Para { $piece } hace falta otro lugar: { $what-or }.
wizards-no-faction-place = { $piece } no se puede jugar en este lugar: su texto dice en cuáles.
wizards-no-no-hoard = En este lugar no hay botín.
wizards-no-ring-test = Antes hay que examinar un anillo de oro.
wizards-no-minor = Aquí solo cabe un objeto menor más.
wizards-no-barred = La compañía no ha explorado el lugar.
wizards-no-call = Se convoca el Concilio cuando tu mazo de juego se ha agotado { $decks ->
    [one] una vez, o antes
   *[other] { $decks } veces, o una menos
} con { $needs ->
    [one] 1 punto
   *[other] { $needs } puntos
}: tienes { $has }.
wizards-no-mind-20 = La Mente de la compañía inicial pasaría de 20.
wizards-no-already-revealed = { $piece } ya se ha revelado.
wizards-no-influence-opponent = En esa carta no se puede influir: solo en personajes que no sean Magos, aliados, objetos y facciones del oponente en este lugar.
wizards-no-influence-once = Este turno ya has intentado influir en una carta del oponente.
wizards-no-identical = Hace falta una carta igual en la mano.
wizards-no-first-turn = Todavía no se puede influir en el oponente.
wizards-no-regions = El itinerario va de región en región adyacente, 4 como mucho.
wizards-no-show = { $piece } no es igual a ninguna carta única del oponente.
wizards-no-item-barred = Este personaje no puede llevar { $piece }: su texto dice quién puede.
wizards-no-item-barred-of = Solo { $what } puede llevar { $piece }.
wizards-no-item-realm = En este lugar solo un Enano puede tomar { $piece }.

# Qué falta en un mazo ($count: cuántas hay; $limit: cuántas puede o tiene que haber)
wizards-deck-resources = { $count ->
    [one] Tiene 1 recurso
   *[other] Tiene { $count } recursos
}; han de ser de 30 a 50 (aquí, { $limit }).
wizards-deck-hazards = { $count ->
    [one] Tiene 1 adversidad
   *[other] Tiene { $count } adversidades
} y { $limit ->
    [one] 1 recurso
   *[other] { $limit } recursos
}: ha de haber tantas como recursos.
wizards-deck-characters = { $count ->
    [one] Tiene 1 personaje
   *[other] Tiene { $count } personajes
}; como máximo, { $limit }.
wizards-deck-one-wizard = { $count ->
    [one] Tiene 1 Mago
   *[other] Tiene { $count } Magos distintos
}; como máximo, { $limit }.
wizards-deck-wizards = { $count ->
    [one] Tiene 1 carta de Mago
   *[other] Tiene { $count } cartas de Mago
}; como máximo, { $limit }.
wizards-deck-creatures = { $count ->
    [one] Cuenta 1 criatura
   *[other] Cuenta { $count } criaturas
}; como mínimo, { $limit }.
wizards-deck-sideboard = { $count ->
    [one] La baraja complementaria tiene 1 carta
   *[other] La baraja complementaria tiene { $count } cartas
}; como máximo, { $limit }.
wizards-deck-no-sideboard = Con las Reglas Básicas no hay baraja complementaria: { $count ->
    [one] quita su carta.
   *[other] quita sus { $count } cartas.
}
wizards-deck-copies = { $count ->
    [one] Hay 1 copia
   *[other] Hay { $count } copias
} de { $card }; como máximo, { $limit }.
wizards-deck-unsupported = Bree aún no admite { $card }: quítala del mazo.
wizards-deck-draft = { $count ->
    [one] Hay 1 candidato
   *[other] Hay { $count } candidatos
} a la compañía inicial; como máximo, { $limit }.
wizards-deck-start-character = { $card } no puede empezar en juego.
wizards-deck-start-items = { $count ->
    [one] Hay 1 objeto inicial
   *[other] Hay { $count } objetos iniciales
}; como máximo, { $limit }.
wizards-deck-start-minor = { $card } no es un objeto menor: no puede empezar en juego.
wizards-deck-start-hoard = { $card } es de botín y no puede empezar en juego.
wizards-deck-rivendell = Añade Rivendel a sus lugares.

# Lo que preguntan las cartas singulares
wizards-ask-pass = { $asked }
wizards-ask-meet = { $you ->
    [yes] ¿A quién se encuentra, y quién lo controla?
   *[no] { $seats } decide a quién se encuentra.
}
wizards-ask-call-off = { $asked }
wizards-ask-entrust = { $asked }
wizards-ask-replace-ring = { $you ->
    [yes] ¿Qué anillo ocupa el lugar de un anillo de oro?
   *[no] { $seats } decide qué anillo ocupa el lugar de un anillo de oro.
}
wizards-ask-search-site = { $you ->
    [yes] ¿Qué se encuentra en el lugar, y quién?
   *[no] { $seats } decide qué se encuentra en el lugar.
}
wizards-ask-from-afar = { $you ->
    [yes] ¿Qué facción ha de venir?
   *[no] { $seats } decide qué facción ha de venir.
}
wizards-ask-mark = { $you ->
    [yes] ¿A cuál de los heridos se le da la carta?
   *[no] { $seats } decide a cuál de los heridos se le da la carta.
}
wizards-event-looks = { $seat } mira cartas ocultas de { $of }.
wizards-event-seen = Se ve allí: { $card }.
wizards-no-one-manifestation = Hay en juego otra carta del mismo ser.
wizards-no-manifestation-gone = Otra carta del mismo ser ya no puede volver.
wizards-ask-cleanse = { $you ->
    [yes] ¿Quién intenta quitarse una herida de los Nazgûl, en vez de enderezarse o curarse?
   *[no] { $seats } decide qué heridas se cuidan.
}
wizards-effect-remove-resting = Una tirada por { $piece }; el personaje no se endereza ni se cura este turno.
wizards-ask-resist = { $asked }
wizards-ask-mirror = { $you ->
    [yes] ¿Qué mazo de juego miras?
   *[no] { $seats } decide qué mazo de juego mira.
}
wizards-way-own-deck = El tuyo
wizards-way-own-deck-effect = Ves sus primeras cartas, que se barajan allí.
wizards-way-their-deck = El del oponente
wizards-way-their-deck-effect = Ves sus primeras cartas, que se barajan allí.
wizards-way-no-deck = Ninguno
wizards-way-no-deck-effect = No se mira ningún mazo.
wizards-ask-praise = { $you ->
    [yes] ¿Quién se gira, y a qué Nazgûl ahuyenta?
   *[no] { $seats } decide quién se gira contra los Nazgûl.
}
wizards-way-the-attack = El ataque
wizards-way-the-attack-effect = El ataque del Nazgûl se cancela.
wizards-way-praised = Terminar
wizards-way-praised-effect = La carta se declara.
wizards-option-alone = A solas
    .help = El segundo asiento solo juega adversidades, y tú tienes una meta. Pon allí un bot.
wizards-option-alone-no = No, dos jugadores
wizards-option-alone-yes = Sí, contra las adversidades
wizards-option-goal = Meta, a solas
    .help = Los Puntos de Victoria (PV) que hay que alcanzar.
wizards-option-goal-12 = 12 puntos
wizards-option-goal-16 = 16 puntos
wizards-option-goal-20 = 20 puntos
wizards-option-goal-24 = 24 puntos
wizards-option-turns = Turnos, a solas
    .help = Cuántos turnos tienes.
wizards-option-turns-8 = 8 turnos
wizards-option-turns-10 = 10 turnos
wizards-option-turns-12 = 12 turnos
wizards-option-turns-15 = 15 turnos
wizards-over-goal = Se alcanza la meta: gana { $winners }.
    .said = se alcanza la meta
wizards-over-goal-missed = No se alcanza la meta: gana { $winners }.
    .said = no se alcanza la meta
wizards-no-goal = La meta es { $needs ->
    [one] 1 Punto de Victoria
   *[other] { $needs } Puntos de Victoria
}: tienes { $has }.
wizards-page-alone = A solas: { $points } puntos en { $turns } turnos

# Clases de respuestas que están en el tablero, como botones.
wizards-answers-head = Mover a { $company }
wizards-answers-stay-out = No entrar
wizards-answers-play = Jugar una carta
wizards-answers-guard = Dejar en guardia
wizards-answers-gain = Jugar { $card }
wizards-answers-use = Usar una carta en juego
wizards-answers-pick = Elegir
wizards-answers-support = Apoyar girando a otro (+1)
wizards-answers-strike = Resolver un golpe
wizards-answers-card = Elegir una carta
wizards-answers-draft = Elegir un personaje
wizards-answers-discard = Descartar una carta
wizards-answers-character = Jugar un personaje
wizards-answers-follow = Cambiar seguidores
wizards-answers-join = Reorganizar
wizards-answers-give = Transferir
wizards-answers-dismiss = Descartar a alguien
wizards-answers-store = Almacenar
wizards-answers-remove = Quitar corrupción
wizards-answers-influence = Influir en el oponente
wizards-answers-agent = Usar un agente
wizards-deck-start-barred = { $card } no puede empezar en juego.
wizards-trade = Tratar con el lugar
wizards-trade-effect = Das lo que el lugar pide, a cambio de lo que ofrece.
wizards-pass-trade = No dar nada
wizards-ask-trade = { $you ->
    [yes] ¿Qué das por lo que ofrece el lugar?
   *[no] { $seats } decide qué da por lo que ofrece el lugar.
}
wizards-no-shielded = Un aliado está delante de ese personaje y recibe antes un golpe.
wizards-pass-relieve = Nadie
wizards-ask-relieve = { $you ->
    [yes] ¿Qué Hobbit ocupa su puesto?
   *[no] { $seats } decide qué Hobbit ocupa su puesto.
}
wizards-pass-tame = Nadie
wizards-ask-tame = { $you ->
    [yes] El agente ha fallado: ¿quién se gira para jugar a Gollum?
   *[no] { $seats } puede jugar a Gollum, porque el agente ha fallado.
}
wizards-pass-snatch = Ninguno
wizards-ask-snatch = { $you ->
    [yes] ¿Qué anillo se lleva el agente?
   *[no] { $seats } decide qué anillo se lleva el agente.
}
wizards-pass-spare = Nada más
wizards-ask-spare = { $asked }
wizards-ask-restack = { $you ->
    [yes] ¿Qué carta pones ahora encima de tu mazo de juego?
   *[no] { $seats } pone cartas encima de su mazo de juego.
}
wizards-ask-give-up-ring = { $you ->
    [yes] ¿Qué anillo descartas?
   *[no] { $seats } descarta un anillo.
}
wizards-ask-tap-one = { $asked }
wizards-ask-feed = { $you ->
    [yes] ¿Qué criatura descartas?
   *[no] { $seats } debe descartar una criatura.
}
wizards-ask-foresight = { $you ->
    [yes] ¿Cuál de estas cartas tomas?
   *[no] { $seats } toma una de estas cartas.
}
wizards-event-guard-gone = { $you ->
    [yes] Se descarta tu carta en guardia.
   *[no] Se descarta la carta en guardia de { $seat }.
}
wizards-ask-isolate = { $you ->
    [yes] ¿Qué ataque automático queda?
   *[no] { $seats } decide qué ataque automático queda.
}
wizards-ask-pledge = { $you ->
    [yes] ¿Qué objeto pasa a quién?
   *[no] { $seats } decide qué objeto pasa a quién.
}
wizards-pass-pledge = No dar nada
wizards-way-first-attack = El primer ataque automático
wizards-way-first-attack-effect = La compañía se enfrenta a él, y a ningún otro.
wizards-way-second-attack = El segundo ataque automático
wizards-way-second-attack-effect = La compañía se enfrenta a él, y a ningún otro.
wizards-way-third-attack = El tercer ataque automático
wizards-way-third-attack-effect = La compañía se enfrenta a él, y a ningún otro.
wizards-way-last-attack = El último ataque automático
wizards-way-last-attack-effect = La compañía se enfrenta a él, y a ningún otro.
wizards-ask-choose = { $asked }
wizards-pass-choose = Ninguno
wizards-need-tap-agent = un agente enderezado que se pueda revelar
wizards-need-spend-agent = un agente que se pueda revelar
wizards-ask-rise = { $asked }
wizards-pass-rise = Nada
wizards-no-mired = La compañía tiene que girarse antes: lo exige la carta que tiene encima.

# The last cards
wizards-ask-hunt-down = { $you ->
    [yes] ¿Qué criatura caza Alatar?
   *[no] { $seats } decide qué criatura caza Alatar.
}
wizards-pass-hunt-down = Ninguna
wizards-ask-lay-open = { $you ->
    [yes] ¿Qué adversidad muestras?
   *[no] { $seats } decide qué adversidades muestra.
}
wizards-pass-lay-open = Ninguna más
wizards-ask-outbid = { $you ->
    [yes] ¿Qué carta ambiental descartas por el equilibrio?
   *[no] { $seats } decide si descarta una carta ambiental.
}
wizards-pass-outbid = Ninguna
wizards-ask-rally = { $you ->
    [yes] ¿Qué facción descartas?
   *[no] { $seats } decide qué facción descarta.
}
wizards-pass-rally = Ninguna más
wizards-ask-refresh = { $you ->
    [yes] ¿Quién se endereza?
   *[no] { $seats } decide quién se endereza.
}
wizards-pass-refresh = Nadie más
wizards-ask-send-for = { $you ->
    [yes] ¿A qué facción se pide ayuda?
   *[no] { $seats } decide a qué facción pide ayuda.
}
wizards-pass-send-for = A ninguna
wizards-ask-sift = { $you ->
    [yes] ¿Qué carta va a cada parte?
   *[no] { $seats } ordena cartas de un mazo.
}
wizards-pass-sift = Las demás van encima
wizards-ask-take-on = { $you ->
    [yes] ¿El golpe contra quién afronta también el guerrero?
   *[no] { $seats } decide qué golpes afronta el guerrero.
}
wizards-pass-take-on = Ninguno más
wizards-way-excess-strike = Un golpe sobrante
wizards-way-excess-strike-effect = El guerrero se enfrenta a un golpe no asignado a nadie.
wizards-need-forfeit = la carta que pide, con la compañía
wizards-ask-bind = { $you ->
    [yes] ¿Se pone la criatura con una cuerda?
   *[no] { $seats } decide si pone la criatura con una cuerda.
}
wizards-pass-bind = No
wizards-ask-hear-of = { $you ->
    [yes] ¿Qué anillo se pone con la carta?
   *[no] { $seats } decide qué anillo se pone con la carta.
}
wizards-pass-hear-of = Ninguno
wizards-event-put-on-deck = { $you ->
    [yes] La pones encima de tu mazo de juego en su lugar.
   *[no] { $seat } la pone encima de su mazo de juego en su lugar.
}
wizards-ask-endure = { $you ->
    [yes] ¿Pones la carta descartada encima de tu mazo de juego en su lugar?
   *[no] { $seats } decide dónde va la carta descartada.
}
wizards-yes-endure = Encima del mazo de juego
wizards-yes-endure-effect = Queda boca abajo encima de tu mazo de juego.
wizards-pass-endure = Dejarla descartada
wizards-ask-help-removal = { $asked }
wizards-pass-help-removal = Tirar
wizards-ask-divest = { $you ->
    [yes] ¿Qué objeto pasa a quién, antes de que su portador vuelva a tu mano?
   *[no] { $seats } decide qué objeto pasa a quién.
}
wizards-pass-divest = No dar nada más
wizards-ask-second-strike = { $you ->
    [yes] ¿Te enfrentas a un segundo golpe del ataque con el mismo personaje?
   *[no] { $seats } decide si se enfrenta a un segundo golpe con el mismo personaje.
}
wizards-yes-second-strike = Recibir un segundo golpe
wizards-yes-second-strike-effect = El personaje se enfrenta a dos golpes de este ataque, uno tras otro.
wizards-pass-second-strike = Basta con uno
wizards-event-named = { $you ->
    [yes] Nombras { $card }.
   *[no] { $seat } nombra { $card }.
}
wizards-ask-loot = { $you ->
    [yes] ¿Qué objeto del lugar te llevas?
   *[no] { $seats } puede llevarse un objeto del lugar.
}
wizards-pass-loot = No llevarse nada
wizards-ask-led-away = { $you ->
    [yes] ¿En qué lugar está la compañía en vez de este?
   *[no] { $seats } decide en qué lugar está la compañía.
}
wizards-ask-found-ally = { $you ->
    [yes] ¿Qué aliado se une?
   *[no] { $seats } puede jugar un aliado.
}
wizards-pass-found-ally = Ninguno
wizards-ask-name-card = { $you ->
    [yes] ¿Qué carta nombras?
   *[no] { $seats } nombra una carta.
}
wizards-ask-riddle-player = { $you ->
    [yes] ¿Cuál de tus personajes juega a los acertijos?
   *[no] { $seats } elige quién juega a los acertijos.
}
wizards-ask-unveiling = { $you ->
    [yes] ¿Qué adversidad muestras y barajas en tu mazo de juego?
   *[no] { $seats } elige adversidades que barajar en su mazo de juego.
}
wizards-ask-watch = { $you ->
    [yes] ¿Qué explorador se gira para que la carta se quede?
   *[no] { $seats } puede girar un explorador para que la carta se quede.
}
wizards-pass-watch = Ninguno: se descarta
wizards-ask-lay-arms = { $you ->
    [yes] ¿Qué objeto menor pones debajo de la Armería?
   *[no] { $seats } pone objetos menores debajo de la Armería.
}
wizards-pass-lay-arms = Ninguno más
wizards-ask-shelve = { $you ->
    [yes] ¿Pones el objeto almacenado debajo de la Armería en su lugar?
   *[no] { $seats } decide dónde queda el objeto almacenado.
}
wizards-yes-shelve = Debajo de la Armería
wizards-yes-shelve-effect = Se podrá jugar desde allí más adelante.
wizards-pass-shelve = Dejarlo almacenado
wizards-ask-knife = { $you ->
    [yes] ¿Qué criatura ataca al agente?
   *[no] { $seats } decide qué criatura ataca al agente.
}
wizards-ask-pick-camp = { $you ->
    [yes] ¿En qué región está la carta?
   *[no] { $seats } decide en qué región está la carta.
}
wizards-ask-backing = { $asked }
wizards-pass-backing = Tirar sin más ayuda
wizards-ask-gnawed = { $asked }
wizards-ask-upkeep = { $asked }
wizards-pass-upkeep = Descartar la carta en juego
wizards-ask-exposed = { $you ->
    [yes] ¿Qué carta de estas eliminas del juego?
   *[no] { $seats } puede eliminar del juego una de estas cartas.
}
wizards-pass-exposed = Ninguna
wizards-ask-recalled = { $asked }
wizards-ask-sway-whom = { $asked }
wizards-pass-sway-whom = En nadie
wizards-ask-before-sway = { $asked }
wizards-pass-before-sway = Tirar ya
wizards-ask-brace = { $asked }
wizards-ask-breath = { $asked }
wizards-pass-breath = No girarse
wizards-ask-buried = { $asked }
wizards-ask-burn = { $asked }
wizards-pass-burn = No jugarlo
wizards-ask-carried-off = { $asked }
wizards-pass-carried-off = No
wizards-ask-first-strike = { $asked }
wizards-pass-first-strike = No asignarlo
wizards-ask-shore = { $asked }
wizards-pass-shore = A ninguno
wizards-ask-stirred = { $asked }
wizards-pass-stirred = Ninguno
wizards-ask-prize = { $you ->
    [yes] ¿Quién de la compañía se queda el premio?
   *[no] { $seats } puede jugar una carta con la compañía.
}
wizards-pass-prize = Nadie
wizards-ask-skip = { $you ->
    [yes] ¿Te saltas este turno para librarte de la carta que te quita puntos?
   *[no] { $seats } puede saltarse el turno.
}
wizards-pass-skip = No saltarlo
wizards-yes-breath = Girarse: +3
wizards-yes-breath-effect = El personaje se gira y suma 3 a su Resistencia contra el fuego.
wizards-yes-carried-off = Llevárselo
wizards-yes-carried-off-effect = −1 al Poder del golpe; si tiene éxito, se descarta su objetivo.
wizards-yes-skip = Saltarse el turno
wizards-yes-skip-effect = La carta va a la pila de descartes de su propietario, y el turno se acaba.
