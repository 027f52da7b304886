# SATM: lo que se pregunta, se elige, pasa y no se puede.

wizards-name = El Señor de los Anillos: SATM
wizards-about = Dos Magos reúnen personajes, objetos, facciones y aliados por toda la Tierra Media, y cada uno desata sobre las compañías del otro los peligros del camino.

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
    .help = Con qué mazo juega el primer asiento.
wizards-option-deck-1-gandalf = Mazo de iniciación de Gandalf
wizards-option-deck-1-saruman = Mazo de iniciación de Saruman
wizards-option-deck-2 = Mazo del segundo
    .help = Con qué mazo juega el segundo asiento.
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
wizards-option-half-creatures-table = Como la mesa
wizards-option-half-creatures-book = Según el reglamento
wizards-option-half-creatures-official = La aclaración
wizards-option-starting-items = Objetos menores iniciales
    .help = Según la aclaración, ninguno es único.
wizards-option-starting-items-table = Como la mesa
wizards-option-starting-items-book = Según el reglamento
wizards-option-starting-items-official = La aclaración
wizards-option-company-at-wizard = Compañías nuevas junto al Mago
    .help = Según la aclaración, un personaje puede formar compañía propia donde esté tu Mago.
wizards-option-company-at-wizard-table = Como la mesa
wizards-option-company-at-wizard-book = Según el reglamento
wizards-option-company-at-wizard-official = La aclaración
wizards-option-company-size = Hobbits en la compañía
    .help = Según la aclaración, dos cuentan como uno para el límite de siete.
wizards-option-company-size-table = Como la mesa
wizards-option-company-size-book = Según el reglamento
wizards-option-company-size-official = La aclaración
wizards-option-haven-split = Dividirse en un Refugio
    .help = Según la aclaración, de las compañías que se dividen en él todas menos una deben moverse.
wizards-option-haven-split-table = Como la mesa
wizards-option-haven-split-book = Según el reglamento
wizards-option-haven-split-official = La aclaración
wizards-option-influence-overrun = Exceder la Influencia general
    .help = Según la aclaración, se puede exceder hasta que acabe la fase de organización.
wizards-option-influence-overrun-table = Como la mesa
wizards-option-influence-overrun-book = Según el reglamento
wizards-option-influence-overrun-official = La aclaración
wizards-option-free-transfer = Entregar objetos
    .help = Según la aclaración, siempre hay un chequeo de corrupción, aunque el objeto no dé puntos de corrupción.
wizards-option-free-transfer-table = Como la mesa
wizards-option-free-transfer-book = Según el reglamento
wizards-option-free-transfer-official = La aclaración
wizards-option-wizard-corruption = Un Mago que falla por poco
    .help = Según la aclaración, un Mago que falla un chequeo de corrupción siempre es eliminado; según el reglamento puede ser descartado, con el mismo coste.
wizards-option-wizard-corruption-table = Como la mesa
wizards-option-wizard-corruption-book = Según el reglamento
wizards-option-wizard-corruption-official = La aclaración
wizards-option-basic-support = Apoyar un chequeo
    .help = Según la aclaración, se apoyan los chequeos de corrupción también con las Reglas Básicas.
wizards-option-basic-support-table = Como la mesa
wizards-option-basic-support-book = Según el reglamento
wizards-option-basic-support-official = La aclaración
wizards-option-haven-basic-move = Dos compañías a un mismo Refugio
    .help = Según la aclaración, ambas pueden usar el movimiento básico.
wizards-option-haven-basic-move-table = Como la mesa
wizards-option-haven-basic-move-book = Según el reglamento
wizards-option-haven-basic-move-official = La aclaración
wizards-option-haven-merging = Compañías que coinciden en un Refugio
    .help = Según la aclaración, siguen separadas.
wizards-option-haven-merging-table = Como la mesa
wizards-option-haven-merging-book = Según el reglamento
wizards-option-haven-merging-official = La aclaración
wizards-option-region-key-staying = Criaturas de regiones concretas
    .help = Según la aclaración, solo atacan a compañías que se mueven por la región.
wizards-option-region-key-staying-table = Como la mesa
wizards-option-region-key-staying-book = Según el reglamento
wizards-option-region-key-staying-official = La aclaración
wizards-option-strikes-left = Golpes contra un eliminado
    .help = Según la aclaración, los que quedan tienen éxito; en el reglamento se cancelan.
wizards-option-strikes-left-table = Como la mesa
wizards-option-strikes-left-book = Según el reglamento
wizards-option-strikes-left-official = La aclaración
wizards-option-home-site-attack = En el lugar de origen
    .help = Según la aclaración, un personaje se gira para cancelar un ataque automático en su lugar de origen.
wizards-option-home-site-attack-table = Como la mesa
wizards-option-home-site-attack-book = Según el reglamento
wizards-option-home-site-attack-official = La aclaración
wizards-option-wizard-immunity = Lo que controla un Mago
    .help = Según la aclaración, el oponente no puede influir en ello.
wizards-option-wizard-immunity-table = Como la mesa
wizards-option-wizard-immunity-book = Según el reglamento
wizards-option-wizard-immunity-official = La aclaración
wizards-option-calling-lost-wizard = Convocar sin Mago
    .help = Según la aclaración, los cinco puntos perdidos cuentan también al convocar; según el reglamento, solo en el Concilio.
wizards-option-calling-lost-wizard-table = Como la mesa
wizards-option-calling-lost-wizard-book = Según el reglamento
wizards-option-calling-lost-wizard-official = La aclaración
wizards-option-council-elimination = Corrupción en el Concilio
    .help = Según la aclaración, quien falla por dos o más es eliminado.
wizards-option-council-elimination-table = Como la mesa
wizards-option-council-elimination-book = Según el reglamento
wizards-option-council-elimination-official = La aclaración
wizards-option-council-reveals = Cartas reveladas en el Concilio
    .help = Según la aclaración, solo aquellas por las que el oponente tiene algún punto.
wizards-option-council-reveals-table = Como la mesa
wizards-option-council-reveals-book = Según el reglamento
wizards-option-council-reveals-official = La aclaración
wizards-option-lost-wizard = Perder al Mago, Reglas Básicas
    .help = Quien pierde a su Mago pierde la partida.
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
wizards-option-weakest-link-yes = El eslabón más débil
wizards-option-own-influence-helps = Influencia directa libre
    .help = Si la del propio personaje puede valer en lugar de la general.
wizards-option-own-influence-helps-no = No
wizards-option-own-influence-helps-yes = Sí
wizards-option-deck-1-own = El propio
wizards-option-deck-2-own = El propio

# Mazos que traen los jugadores
wizards-brings-deck = Tu mazo
    .help = Una lista de cartas: el formato de la comunidad, o un número y un nombre por línea, en español o en inglés. Apartados: Reserva, Mazo, Complementaria, Lugares.
wizards-deck-start-unique = { $card } es única y no puede ser un objeto inicial ({ $count }; pueden ser { $limit }).
wizards-list-name = { $name }
wizards-list-unknown = Ninguna carta se llama «{ $name }».
wizards-list-nearly = Ninguna carta se llama «{ $name }»; ¿quizá { $nearest }?
wizards-list-ambiguous = «{ $name }» puede ser varias: { $of }.
wizards-list-too-many = { $count } copias de una carta son demasiadas.
wizards-list-misplaced = { $name } no va en este apartado.

# Qué se pregunta ($seats: a quién)
wizards-ask-draft = { $you ->
    [yes] Elige en secreto a quién revelas para tu compañía inicial, o deja de revelar.
   *[no] Lo elige en secreto { $seats }: a quién revela para la compañía inicial.
}
wizards-ask-start-items = { $you ->
    [yes] ¿Quién lleva tus objetos menores iniciales?
   *[no] { $seats } decide quién lleva sus objetos iniciales.
}
wizards-ask-start-followers = { $you ->
    [yes] ¿Quién es seguidor de quién desde el principio?
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
           *[other] Tienes { $count } cartas de más: ¿cuál descartas?
        }
   *[no] { $seats } descarta hasta el tamaño de su mano.
}
wizards-ask-give-up = { $you ->
    [yes] { $count ->
            [one] Tienes que descartar una carta: ¿cuál?
           *[other] Tienes que descartar { $count } cartas: ¿cuál ahora?
        }
   *[no] { $seats } descarta una carta.
}
wizards-ask-explore = { $you ->
    [yes] ¿Qué compañía sigue: entra en su lugar, o no hace nada en él?
   *[no] { $seats } elige qué compañía entra en su lugar.
}
wizards-ask-guard-reveal = { $asked }
wizards-ask-in-site = { $asked }
wizards-ask-minor-item = { $asked }
wizards-ask-discard = { $you ->
    [yes] Final del turno: ¿descartas una carta de la mano?
   *[no] { $seats } puede descartar una carta.
}
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
    [yes] ¿Enseñas una carta única en el Concilio?
   *[no] { $seats } puede enseñar cartas únicas.
}
wizards-ask-exchange = { $you ->
    [yes] ¿Qué cartas cambias con la complementaria?
   *[no] { $seats } cambia cartas con su complementaria.
}
wizards-ask-fly = { $asked }
wizards-ask-identical = { $asked }
wizards-ask-fetch = { $asked }

# Lo que se puede elegir: cómo se llama y qué hace
wizards-choice-key = Por { $key }
wizards-effect-key = La criatura se puede jugar por { $key }.
wizards-key-none = nada en particular
wizards-yes-draw = Robar una carta
wizards-yes-draw-effect = Robas una carta más por el movimiento.
wizards-yes-call = Convocar el Concilio
wizards-yes-call-effect = Tu oponente juega un turno más; después decide el Concilio.
wizards-yes-stay-untapped = No girarse, con −3
wizards-yes-stay-untapped-effect = El personaje lucha con −3 y no se gira salvo que lo hieran.
wizards-no-stay-untapped-pass = Luchar y girarse
wizards-no-stay-untapped-pass-effect = El personaje lucha con todo su Poder y se gira.
wizards-way-basic = Por el itinerario de la carta
wizards-way-basic-effect = Cuenta el itinerario de la carta de lugar.
wizards-way-done = Llegar
wizards-way-done-effect = El camino está completo.
wizards-way-reveal = Descubrir la carta en guardia
wizards-way-reveal-effect = La carta en guardia se revela y surte efecto.
wizards-choice-pass = Pasar
wizards-effect-pass = No se hace nada más por ahora.
wizards-choice-pass-on = Pasar mientras dure
wizards-effect-pass-on = No se te vuelve a preguntar hasta que otra compañía se mueva o explore, o ataquen a la tuya.
wizards-choice-pass-turn = Pasar este turno
wizards-effect-pass-turn = No se te vuelve a preguntar en este turno, salvo que ataquen a tu compañía.
wizards-choice-play = Jugar { $card }{ $mode ->
    [0] { "" }
    [1] , de la segunda manera
    [2] , de la tercera manera
    *[other] , de otra manera
    }
wizards-effect-play = { $card } se juega de la mano.
wizards-choice-use = Usar { $piece }{ $mode ->
    [0] { "" }
    [1] , de la segunda manera
    [2] , de la tercera manera
    *[other] , de otra manera
    }
wizards-effect-use = Se usa { $piece }.
wizards-choice-pick = { $piece }
wizards-effect-pick = Se elige { $piece }.
wizards-choice-card = { $card }
wizards-effect-card = Se elige { $card }.
wizards-choice-site = { $site }
wizards-effect-site = Se elige { $site }.
wizards-choice-region = { $region }
wizards-effect-region = El camino pasa por { $region }.
wizards-choice-company = Compañía de { $company }
wizards-effect-company = Se elige la compañía de { $company }.
wizards-choice-alone = Una compañía nueva
wizards-effect-alone = Forma una compañía propia.
wizards-choice-number = { $number }
wizards-effect-number = Son { $number }.
wizards-choice-way = Modo { $number }
wizards-effect-way = Se hace del modo { $number }.
wizards-choice-yes = Sí
wizards-effect-yes = Se hace.
wizards-choice-follow = { $piece } sigue a { $leader }
wizards-effect-follow = { $leader } controla a { $piece } con su Influencia directa.
wizards-choice-general = { $piece } con Influencia general
wizards-effect-general = { $piece } pasa a tu Influencia general.
wizards-choice-join = { $piece } a la compañía de { $company }
wizards-effect-join = { $piece } se une a la compañía de { $company }.
wizards-choice-part = { $piece } se separa
wizards-effect-part = { $piece } forma una compañía nueva.
wizards-choice-give = { $piece } para { $to }
wizards-effect-give = { $to } recibe { $piece }, tras un chequeo de corrupción de quien lo lleva si da puntos.
wizards-choice-store = Almacenar { $piece }
wizards-effect-store = Tras un chequeo de corrupción, { $piece } va a la pila de PV.
wizards-choice-remove = Librarse de { $piece }
wizards-effect-remove = El personaje se gira e intenta librarse de { $piece }.
wizards-choice-try = Librarse de { $piece } con −3
wizards-effect-try = El personaje intenta librarse de { $piece } sin girarse, con −3.
wizards-choice-head = Compañía de { $company } a { $site }
wizards-effect-head = La compañía de { $company } declara { $site } como destino, boca abajo.
wizards-choice-stay = La compañía de { $company } se queda
wizards-effect-stay = La compañía de { $company } no se mueve este turno.
wizards-choice-dismiss = Descartar a { $piece }
wizards-effect-dismiss = { $piece } se descarta.
wizards-choice-guard = { $card } en guardia
wizards-effect-guard = { $card } queda boca abajo en el lugar y gasta uno del límite de adversidades.
wizards-choice-side-discard = Cinco a los descartes
wizards-effect-side-discard = Hasta cinco cartas de la complementaria van a tu pila de descartes.
wizards-choice-side-deck = Una al mazo
wizards-effect-side-deck = Una carta de la complementaria va a tu mazo de juego, que se baraja.
wizards-choice-gain = { $by } juega { $card }
wizards-effect-gain = { $by } se gira para intentar jugar { $card }.
wizards-choice-influence = { $by } influye en { $of }
wizards-effect-influence = { $by } se gira para intentar influir en { $of }.

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
wizards-event-phase = { $phase }
wizards-event-drew-this = { $you ->
    [yes] Robas { $card }.
   *[no] { $seat } roba { $card }.
}
wizards-event-drew = { $you ->
    [yes] Robas una carta.
   *[no] { $seat } roba una carta.
}
wizards-event-exhausted = { $you ->
    [yes] Has agotado tu mazo de juego (van { $times }).
   *[no] { $seat } ha agotado su mazo de juego (van { $times }).
}
wizards-event-shuffled = { $you ->
    [yes] Barajas tu mazo de juego.
   *[no] { $seat } baraja su mazo de juego.
}
wizards-event-discarded = { $you ->
    [yes] Se descarta tu carta { $card }.
   *[no] Se descarta { $card }, de { $seat }.
}
wizards-event-discarded-this = { $you ->
    [yes] Descartas { $card } de tu mano.
   *[no] { $seat } descarta { $card } de su mano.
}
wizards-event-discarded-unseen = { $you ->
    [yes] Descartas una carta de tu mano.
   *[no] { $seat } descarta una carta de su mano.
}
wizards-event-eliminated = { $you ->
    [yes] Se elimina tu carta { $card }.
   *[no] Se elimina { $card }, de { $seat }.
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
    [yes] Sacas { $count } de tu baraja complementaria.
   *[no] { $seat } saca { $count } de su baraja complementaria.
}
wizards-event-joined = { $you ->
    [yes] Juegas a { $card } en { $site }.
   *[no] { $seat } juega a { $card } en { $site }.
}
wizards-event-followed = { $you ->
    [yes] { $card } pasa a seguir a { $leader } en tu compañía.
   *[no] { $card } pasa a seguir a { $leader } en la compañía de { $seat }.
}
wizards-event-general = { $you ->
    [yes] Controlas a { $card } con Influencia general.
   *[no] { $seat } controla a { $card } con Influencia general.
}
wizards-event-regrouped = { $you ->
    [yes] { $card } cambia de compañía entre las tuyas.
   *[no] { $card } cambia de compañía entre las de { $seat }.
}
wizards-event-gave = { $you ->
    [yes] { $from } da { $card } a { $to }, entre los tuyos.
   *[no] { $from } da { $card } a { $to }, entre los de { $seat }.
}
wizards-event-stored = { $you ->
    [yes] Almacenas { $card }.
   *[no] { $seat } almacena { $card }.
}
wizards-event-headed = { $you ->
    [yes] Declaras un destino.
   *[no] { $seat } declara un destino.
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
    [yes] Usas { $card }.
   *[no] { $seat } usa { $card }.
}
wizards-event-resolved = { $you ->
    [yes] Tu carta { $card } tiene efecto.
   *[no] { $card }, de { $seat }, tiene efecto.
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
    [yes] Descubres { $card }, que estaba en guardia.
   *[no] { $seat } descubre { $card }, que estaba en guardia.
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
    [yes] Ataque a tu compañía: { $race }, golpes: { $strikes }, Poder: { $prowess }.
   *[no] Ataque a la compañía de { $seat }: { $race }, golpes: { $strikes }, Poder: { $prowess }.
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
wizards-event-body-check = Chequeo de Resistencia de { $card }: { $roll } contra { $body }.
wizards-event-strike-cancelled = { $you ->
    [yes] Se cancela el golpe a tu personaje { $card }.
   *[no] Se cancela el golpe a { $card }, de { $seat }.
}
wizards-event-defeated = { $you ->
    [yes] Derrotas a { $card }.
   *[no] { $seat } derrota a { $card }.
}
wizards-event-corruption = { $you ->
    [yes] Chequeo de corrupción de tu personaje { $card }: { $roll }, modificado en { $bonus }, contra { $points }.
   *[no] Chequeo de corrupción de { $card }, de { $seat }: { $roll }, modificado en { $bonus }, contra { $points }.
}
wizards-event-influence = { $you ->
    [yes] Tu personaje { $card } intenta influir en { $of }: { $roll }, modificado en { $bonus }, contra { $needed }.
   *[no] { $card }, de { $seat }, intenta influir en { $of }: { $roll }, modificado en { $bonus }, contra { $needed }.
}
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
wizards-event-called = { $you ->
    [yes] Convocas el Concilio Libre.
   *[no] { $seat } convoca el Concilio Libre.
}
wizards-event-shown = { $you ->
    [yes] Enseñas { $card } en el Concilio.
   *[no] { $seat } enseña { $card } en el Concilio.
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
wizards-no-not-now = Ahora no se puede elegir.
wizards-no-not-asked = No es tu decisión.
wizards-no-over = La partida ha terminado.
wizards-no-not-in-hand = No la tienes en la mano.
wizards-no-wrong-time = No es el momento de jugarla.
wizards-no-no-target = No hay nada sobre lo que tenga efecto.
wizards-no-condition = No se cumple lo que la carta pide.
wizards-no-cost = Su coste no se puede pagar.
wizards-no-no-duplicate = No puede haber otra igual.
wizards-no-unique = Es única y ya está en juego.
wizards-no-eliminated = Fue eliminada y no vuelve.
wizards-no-not-supported = La casa aún no sabe jugar esta carta.
wizards-no-hazard-limit = El límite de adversidades está agotado.
wizards-no-no-key = La criatura no puede atacar en este camino ni en este lugar.
wizards-no-starts-chain = No se juega en respuesta.
wizards-no-one-corruption-card = El personaje ya ha recibido este turno una carta de corrupción.
wizards-no-no-influence = No te queda influencia para controlarlo.
wizards-no-one-character = Ya has jugado un personaje este turno.
wizards-no-not-home = Ni es su lugar natal ni un Refugio.
wizards-no-wizard-home = Un Mago se juega en su lugar natal o en Rivendel.
wizards-no-no-site-card = No tienes la carta de ese lugar.
wizards-no-wizard-company = Tiene que unirse a la compañía de tu Mago.
wizards-no-one-wizard = Ya has revelado a otro Mago.
wizards-no-wizard-lost = Has perdido a tu Mago y no puedes jugar otro.
wizards-no-not-at-haven = No está en un Refugio ni en su lugar natal.
wizards-no-no-wizard-discard = Al Mago no se le puede descartar así.
wizards-no-company-full = La compañía no admite a nadie más.
wizards-no-divide-at-haven = Las compañías se dividen en un Refugio.
wizards-no-apart = No están en el mismo lugar.
wizards-no-followers-stay = Un seguidor va siempre con quien lo controla.
wizards-no-follower-of-follower = Un seguidor no puede tener seguidores.
wizards-no-already = Ya es así.
wizards-no-transfer = El objeto no puede cambiar de manos así.
wizards-no-store = Aquí no se puede almacenar.
wizards-no-ring-not-stored = El Anillo Único no se almacena.
wizards-no-not-transferred = Esta carta no se transfiere.
wizards-no-tapped = Está girado o herido.
wizards-no-removal = No se puede librar de esta carta.
wizards-no-removal-once = Ya lo ha intentado este turno.
wizards-no-unreachable = La compañía no puede llegar a ese lugar.
wizards-no-site-gone = Esa carta de lugar no está en tu mazo de localizaciones.
wizards-no-same-destination = Otra compañía del mismo origen va ya allí.
wizards-no-one-stays = Otra compañía se queda ya en este lugar.
wizards-no-headed = La compañía ya tiene destino.
wizards-no-overrun = La Influencia general no alcanza.
wizards-no-sideboard = Ahora no se puede usar la complementaria.
wizards-no-draw-done = Ya has robado todas.
wizards-no-no-draw = La compañía no te hace robar.
wizards-no-must-draw = Hay que robar al menos una.
wizards-no-guard-once = Ya hay una carta en guardia.
wizards-no-guard = No podría haberse jugado en el movimiento.
wizards-no-guard-barred = Una carta así no se descubre en guardia.
wizards-no-target-tapped = El defensor elige entre los enderezados.
wizards-no-has-strike = Ya recibe un golpe de este ataque.
wizards-no-out-of-reach = El golpe no puede ir contra ese personaje.
wizards-no-support = No puede ayudar contra este golpe.
wizards-no-one-skill-card = Ya se ha jugado una carta de habilidad contra este golpe.
wizards-no-excess = No quedan tantos golpes adicionales.
wizards-no-heir = No puede quedarse con ello.
wizards-no-site-tapped = El lugar está girado.
wizards-no-not-playable-here = No se puede jugar en este lugar.
wizards-no-ally-place = Ese aliado no se une aquí.
wizards-no-faction-place = Esa facción no está aquí.
wizards-no-no-hoard = En este lugar no hay botín.
wizards-no-ring-test = Antes hay que examinar un anillo de oro.
wizards-no-minor = Aquí solo cabe un objeto menor más.
wizards-no-barred = La compañía no ha explorado el lugar.
wizards-no-call = Todavía no puedes convocar el Concilio.
wizards-no-mind-20 = La Mente de la compañía inicial pasaría de 20.
wizards-no-already-revealed = Ya se ha revelado.
wizards-no-influence-opponent = En eso no se puede influir.
wizards-no-identical = Hace falta una carta igual en la mano.
wizards-no-first-turn = Todavía no se puede influir en el oponente.
wizards-no-regions = El camino no es de regiones adyacentes o es demasiado largo.
wizards-no-show = No es igual a ninguna carta única del oponente.
wizards-no-item-barred = Este personaje no puede llevar el objeto.

# Qué falta en un mazo ($count: cuántas hay; $limit: cuántas puede o tiene que haber)
wizards-deck-resources = Tiene { $count } recursos; han de ser de 30 a 50 (aquí, { $limit }).
wizards-deck-hazards = Tiene { $count } adversidades y ha de tener { $limit }, tantas como recursos.
wizards-deck-characters = Tiene { $count } personajes; pueden ser { $limit }.
wizards-deck-one-wizard = Tiene { $count } Magos distintos; puede ser { $limit }.
wizards-deck-wizards = Tiene { $count } cartas de Mago; pueden ser { $limit }.
wizards-deck-creatures = Cuenta { $count } criaturas; han de ser al menos { $limit }.
wizards-deck-sideboard = La baraja complementaria tiene { $count } cartas; pueden ser { $limit }.
wizards-deck-no-sideboard = Con las Reglas Básicas no hay baraja complementaria (tiene { $count }, y han de ser { $limit }).
wizards-deck-copies = Hay { $count } copias de { $card }; pueden ser { $limit }.
wizards-deck-unsupported = La casa aún no sabe jugar { $card } ({ $count }; pueden ser { $limit }).
wizards-deck-draft = Hay { $count } candidatos a la compañía inicial; pueden ser { $limit }.
wizards-deck-start-character = { $card } no puede empezar ({ $count }; pueden ser { $limit }).
wizards-deck-start-items = Hay { $count } objetos iniciales; pueden ser { $limit }.
wizards-deck-start-minor = { $card } no es un objeto menor ({ $count }; pueden ser { $limit }).
wizards-deck-start-hoard = { $card } es de botín y no puede empezar ({ $count }; pueden ser { $limit }).
wizards-deck-rivendell = Falta Rivendel entre sus lugares (hay { $count } de { $limit }).

# Lo que preguntan las cartas singulares
wizards-ask-pass = { $asked }
wizards-ask-meet = { $you ->
    [yes] ¿A quién se encuentra, y quién lo controla?
   *[no] { $seats } decide a quién se encuentra.
}
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
    [yes] ¿Quién intenta librarse de una herida de los Nazgûl, en vez de enderezarse o curarse?
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
wizards-way-praised = Basta
wizards-way-praised-effect = La carta se declara.
wizards-option-alone = A solas
    .help = El segundo asiento solo juega adversidades, y tú tienes una meta. Pon allí un bot.
wizards-option-alone-no = No, dos jugadores
wizards-option-alone-yes = Sí, contra las adversidades
wizards-option-goal = Meta, a solas
    .help = Los puntos de victoria que hay que alcanzar.
wizards-option-goal-12 = 12 puntos
wizards-option-goal-16 = 16 puntos
wizards-option-goal-20 = 20 puntos
wizards-option-goal-24 = 24 puntos
wizards-option-turns = Turnos, a solas
    .help = En cuántos turnos.
wizards-option-turns-8 = 8 turnos
wizards-option-turns-10 = 10 turnos
wizards-option-turns-12 = 12 turnos
wizards-option-turns-15 = 15 turnos
wizards-over-goal = Se alcanza la meta: gana { $winners }.
    .said = se alcanza la meta
wizards-over-goal-missed = La meta queda lejos: gana { $winners }.
    .said = la meta queda lejos
wizards-no-goal = Aún no están los puntos de la meta.
wizards-page-alone = A solas: { $points } puntos en { $turns } turnos
