# La mesa y la repetición de una partida.

table-prompt = Qué toca hacer
table-heading-board = En la mesa
table-heading-hand = En la mano
table-heading-side = Junto a la mesa
table-drawer = Diario, charla, reglas y mesa
table-strip = Qué han hecho los demás
table-strip-empty = Aquí se cuenta lo que hacen los demás.
table-tab-journal = Diario
table-folds = Lo que siguió
table-tab-chat = Charla
table-tab-rules = Reglas
table-tab-table = Mesa
table-your-turn = Te toca
table-turn-of = Le toca a { $name }
table-elsewhere = { $number ->
    [one] Te toca en otra mesa
   *[other] Te toca en { $number } mesas más
}
table-watching = estás mirando
table-name = Tu nombre
table-name-set = Llamarme así
table-soon = Enseguida
table-over = Fin de la partida
table-ending = Cómo acabó
table-victory = ¡Victoria!
table-shared = Victoria compartida
table-defeat = Derrota
table-won = ha ganado
table-waiting = La partida empieza cuando todos los asientos estén ocupados.
table-missing-yours = Falta que entregues { $what }.
table-missing-people = { $number ->
    [one] Falta 1 persona en la mesa.
   *[other] Faltan { $number } personas en la mesa.
}
table-meanwhile = Mientras tanto
table-meanwhile-note = Esta página empieza la partida sola: puedes dejarla abierta y mirar otra cosa.
table-look-again = Mirar si ha pasado algo
table-folded = { $number ->
    [one] 1 opción más sobre la mesa
   *[other] { $number } opciones más sobre la mesa
}
table-refused = { $number ->
    [one] 1 opción no permitida ahora
   *[other] { $number } opciones no permitidas
}
table-curtain = Ver lo de { $name }
table-take-back = Deshacer
table-take-back-consent = Tienen que estar de acuerdo: { $names }
table-asked-take-back = { $name } pide deshacer la última jugada.
table-asked-end = { $name } propone dejar la partida aquí, sin resultado.
table-asked-waiting = Falta la respuesta de { $names }.
table-yes = De acuerdo
table-no = No
table-replay = Ver todas las jugadas
table-rematch = Otra partida
table-rematch-go = Ir a la otra partida
table-ended-agreed = La partida se ha acabado de común acuerdo.
table-ended-resigned = Los demás se han rendido.
table-ended-abandoned = No quedaba nadie para jugarla.
table-ended-closed = Quien lleva la casa ha cerrado la mesa.
table-ended-unfinished = El registro de la partida se detiene aquí.
table-invite = Enlace para sentarse
table-invite-note = Manda este enlace a quien quieras que juegue:
table-watch = Enlace para mirar
table-share = Enlace a la repetición
table-copy = Copiar
handed = Código para escanear y compartir
handed-scan = Quien esté a tu lado escanea el código; a quien esté lejos, mándale el enlace.
handed-share = Compartir
handed-back = A la mesa
table-propose-end = Proponer acabar
table-resign = Rendirse
table-resign-note = Un bot sigue en tu lugar; solo si ganáis todos juntos ganas tú también.
table-resign-sure = Sí, me rindo
table-clock = Tiempo que queda
table-late = { $name } se ha quedado sin tiempo.
table-hand-over = Dejar su asiento a un bot
table-back = Volver al asiento: { $name }
table-away = Dejar mi asiento a un bot
table-away-note = Un bot juega en tu lugar hasta que vuelvas, para que los demás no tengan que esperar. Puedes volver cuando quieras.
table-away-sure = Sí, hasta que vuelva
table-end-now = No contestan: acabar ya
table-act-resigned = { $name } se rinde; sigue un bot en su lugar.
table-act-left = { $name } deja su asiento a un bot hasta que vuelva.
table-act-handed-over = A { $name } se le acabó el tiempo: { $by } deja su asiento a un bot hasta que vuelva.
table-act-returned = { $name } ha vuelto a su asiento.
table-act-house-handed-over = La casa deja el asiento de { $name } a un bot hasta que vuelva.
table-act-house-gave-back = La casa devuelve su asiento a { $name }.
table-act-house-took-back = La casa deshace la última jugada de { $name }.
table-rules-note = Lo que no se puede hacer dice por qué, con la cláusula. Aquí está el reglamento entero:
table-options = Así se juega en esta mesa
table-fair = Juego limpio
table-fair-note = Todos los dados y todas las barajas de esta partida quedaron decididos y sellados antes de empezar. Este es el sello; al acabar se muestra aquí lo que había debajo, y con las dos cosas cualquiera comprueba que nadie ha cambiado nada por el camino.
table-commitment = Sello
table-seed = Bajo el sello
table-verify = Para comprobarlo: guarda la partida y pásale «bree verify» al archivo.
table-record = Guardar la partida como texto
table-chat-none = Nadie ha dicho nada todavía.
table-chat-label = Tu mensaje
table-chat-send = Enviar
table-points = señala
table-says = «{ $words }»
table-point = Señalar
table-say = Decir
table-point-help = También puedes señalar en la mesa misma: con el botón derecho o dejando el dedo puesto.

table-greet = Saludos y cortesías
table-note = Nota para mí
table-note-help = Solo la lees tú, también cuando no se puede hablar. Se guarda con tu asiento.
table-note-keep = Guardar la nota
table-note-kept = Nota guardada
phrase-hello = ¡Hola!
phrase-luck = ¡Suerte a todos!
phrase-thanks = ¡Gracias!
phrase-welcome = De nada.
phrase-sorry = Perdón.
phrase-moment = Un momento, por favor.
phrase-back = Ya estoy aquí otra vez.
phrase-tomorrow = Por hoy lo dejo: mañana sigo.
phrase-no-hurry = Sin prisa.
phrase-well-played = ¡Bien jugado!
phrase-good-game = ¡Buena partida!
phrase-bye = ¡Hasta luego!

table-stops = Cuándo preguntarme
table-stops-note = Lo que no esté marcado pasa solo, siempre al cabo del mismo rato; nadie más puede verlo. Con Escape, o al tocar, se detiene por esta vez.
table-start = Empezar con bots
table-leave = Levantarse
table-text-wanted = La partida empieza cuando todos han entregado lo suyo.
table-text-given = Entregado. Hasta que empiece la partida puedes entregar otro.
table-text-longest = Como mucho { $longest } bytes.
table-text-secret = Nadie más lo lee durante la partida.
table-text-bring = Entregar
table-text-again = Entregar de nuevo
table-text-waits = { $name } aún no ha entregado esto: { $what }.
table-text-waits-host = Quien preparó la mesa aún no ha entregado esto: { $what }.
table-renew = Cambiar los enlaces
table-renew-note = Los de ahora dejan de servir, y quien mira con uno deja de ver la mesa.
table-renew-sure = Sí, cambiarlos

replay-title = Repetición: { $game }
replay-steps = Jugada de la partida
replay-step = Jugada
replay-first = Al principio
replay-prev = Jugada anterior
replay-next = Jugada siguiente
replay-last = Al final
replay-back = Mirar atrás
replay-then = Mirando atrás
replay-over = Jugada a jugada
replay-now = Al presente
replay-play = Reproducir
replay-act-before = Una jugada atrás
replay-act-after = Una jugada adelante
replay-turn-before = Un turno atrás
replay-turn-after = Un turno adelante
table-act-on-holiday = { $name } está de vacaciones: mientras tanto su tiempo no corre.
table-act-back-from-holiday = { $name } ha vuelto de vacaciones.
