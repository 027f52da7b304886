# Cómo se juega: una página dibujada, a la que se llega con '?'. Cada línea cabe en un recuadro del dibujo.

quest-help-title = Middle-earth Quest en una página
quest-help-lead = Una persona es Sauron y las demás llevan un Héroe cada una. La historia dice cuánto tiempo tiene cada bando; el Combate y el Favor, qué hace con él.

quest-help-heroes-title = Los Héroes
quest-help-heroes-aim = Frenad la historia de Sauron hasta que la vuestra llegue al final: vuestra Ficha de Historia, la verde, avanza sola 2 casillas por turno. Después ganad por la Misión secreta o derrotando a los Espectros del Anillo.
quest-help-heroes-1 = Descanso: baraja la Reserva de Descanso con la de Vida. La Ficha de Historia de Sauron más atrasada avanza 1 casilla. En un Refugio además te curas.
quest-help-heroes-2 = Emboscada: te ataca el oponente que espera donde estás.
quest-help-heroes-3 = Viaje, mientras te queden cartas: paga un camino con una carta de su icono o con tantas cartas como su número. En una localización peligrosa Sauron ataca o roba Peligros. Luego explora: Favor, Personajes, Búsquedas, Tramas.
quest-help-heroes-4 = Encuentro: tres cartas de la Región; se resuelve la de número más bajo cuya condición se cumpla.
quest-help-heroes-cards = Tus cartas son tus piernas, tu espada y tu vida: lo que pagas vuelve al descansar, lo que sufres solo al curarte.

quest-help-sauron-title = Sauron
quest-help-sauron-aim = Lleva una de tus tres Fichas de Historia al final, o las tres a La Sombra Cae, antes que los Héroes. Después gana por tu Misión secreta o deja que los Espectros del Anillo combatan por ti.
quest-help-sauron-1 = Incursión: los Héroes limpian de Influencia la localización donde están. Una cadena rota se queda en una ficha.
quest-help-sauron-2 = Historia: cada ficha avanza lo que dicen las Tramas Activas de su color.
quest-help-sauron-3 = Trama: juega una o descarta una. Su número es la Influencia que pide en tu Reserva de Sombra.
quest-help-sauron-4 = Evento: quien domina tiene la mejor carta. Llegan Favor y Personajes al tablero.
quest-help-sauron-5 = Dos acciones (tres contra tres Héroes): coloca Influencia desde tus Fortalezas, roba cartas de Sombra y Trama, o comanda Monstruos y Servidores.
quest-help-sauron-6 = Preparación: cada Héroe roba tantas cartas como su Coraje.
quest-help-sauron-shadow = En el turno de cada jugador puedes jugar una carta de Sombra.

quest-help-story = En cada Fase de Historia la Ficha de Historia verde avanza 2, y cada una de Sauron lo que digan las Tramas Activas de su color. Se acaba en cuanto una llega al final o las tres de Sauron a La Sombra Cae. Las etapas II y III traen Servidores y Eventos más duros.

quest-help-combat-title = El Combate
quest-help-combat-1 = Cada cual elige una carta en secreto y las dos se revelan. Daño = Ataque − Defensa.
quest-help-combat-2 = Los costes se suman. Si pasan de tu Fuerza quedas exhausto y esa carta se cancela.
quest-help-combat-3 = «Próxima Ronda» espera una Ronda. Una carta cancelada no tiene texto, ni valores, ni tipo.
quest-help-combat-4 = Un Héroe sin cartas en la mano ni en la Reserva de Vida es derrotado: avanza la historia de Sauron y él despierta en el Refugio más cercano.

quest-help-signs-title = Signos
quest-help-sign-haven = Refugio: descanso, cura, ningún Combate contra tu voluntad
quest-help-sign-stronghold = Fortaleza de la Sombra: su número es el tope de Influencia en su cadena
quest-help-sign-perilous = localización peligrosa, siempre
quest-help-sign-influence = Influencia: si pasa de tu Sabiduría, la localización es peligrosa
quest-help-sign-favor = Favor: paga por descartar Tramas y Corrupción
quest-help-sign-character = Personaje: su Favor o su ayuda, una vez
quest-help-sign-monster = Monstruo boca abajo: puede estar en blanco
quest-help-sign-minion = Servidor: sigue ahí hasta que lo derrotan
quest-help-sign-plot = Trama: paga su Favor allí para descartarla
quest-help-sign-event = Evento en juego: explora allí
quest-help-sign-path = camino: una carta de este icono o este número de cartas
quest-help-sign-water = camino de agua: una carta cualquiera con una Barca
