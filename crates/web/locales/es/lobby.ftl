# La entrada, y la página de quien recibe una invitación.

lobby-title = La entrada
lobby-welcome = La posada está abierta
lobby-said = Cinco juegos de la Tierra Media para jugar con amigos, en vivo o durante semanas, con todas las reglas; también a solas, contra bots.
lobby-what = En la posada de Bree se juega a juegos de mesa de la Tierra Media, en directo o a lo largo de semanas. No hace falta registrarse: elige un juego, comparte un enlace y a jugar.
lobby-players = { $least }-{ $most } jugadores
lobby-players-just = { $number ->
    [one] 1 jugador
   *[other] { $number } jugadores
}
lobby-now-first = «Jugar ya»: { $how }, { $number ->
    [one] 1 jugador
   *[other] { $number } jugadores
}
lobby-play-now = Jugar ya
lobby-new-here = Aprender
lobby-minutes = { $least }-{ $most } min
lobby-weight-1 = Complejidad muy baja
lobby-weight-2 = Complejidad baja
lobby-weight-3 = Complejidad media
lobby-weight-4 = Complejidad alta
lobby-weight-5 = Complejidad muy alta
lobby-name-help = Este nombre es inventado: cámbialo ahora o cuando quieras.
lobby-guest-1 = Caminante
lobby-guest-2 = Centinela
lobby-guest-3 = Trotamundos
lobby-guest-4 = Guardabosques
lobby-guest-5 = Navegante
lobby-guest-6 = Jinete
lobby-guest-7 = Visitante
lobby-guest-8 = Guardapuertas
lobby-no-turn = Ahora no te toca en ninguna mesa.
lobby-more = { $number ->
    [one] 1 más
   *[other] { $number } más
}
lobby-how = Cómo
lobby-when = Cuándo
lobby-option-told = Qué es cada uno
lobby-levels-told = Qué hace cada nivel
lobby-options-all = { $number ->
    [one] 1 opción
   *[other] { $number } opciones
}
lobby-options-more = { $number ->
    [one] 1 opción más
   *[other] { $number } opciones más
}
lobby-options-usual = Ya están como se juega normalmente: no hace falta tocar ninguna.
lobby-make-note = Luego envías el enlace a quien quieras. Sin asientos libres, la partida empieza enseguida.
lobby-against-bots = A solas, contra bots
lobby-with-bots = Con bots, sin más gente
lobby-solitaire = Nadie: a solas
lobby-your-side = Tu bando
lobby-rivals = { $bots ->
    [one] Tu rival
   *[other] Tus { $bots } rivales
}
lobby-partners = { $bots ->
    [one] Tu compañero
   *[other] Tus { $bots } compañeros
}
lobby-with-friends = Con amigos
lobby-your-name = Tu nombre
lobby-seats = Quién se sienta
lobby-seat = Asiento { $seat }
lobby-sitter-me = Yo
lobby-sitter-open = Libre (con el enlace)
lobby-sitter-second = Otro, en esta pantalla
lobby-sitter-kept = Para { $name }
lobby-sitter-bot = Bot: { $level }
lobby-sitter-none = Nadie
pace = Ritmo
pace-help = A quien se le acaba el tiempo no se le espera siempre: los demás pueden dejar su asiento a un bot hasta que vuelva.
pace-free = Sin prisa
pace-days = { $days ->
    [one] 1 día por jugada
   *[other] { $days } días por jugada
}
pace-live = En directo: { $minutes } min y { $seconds } s más por jugada
lobby-public-tick = Mesa pública
lobby-no-programs-tick = Solo personas y bots de Bree, sin programas
lobby-make = Preparar la mesa
lobby-turn = Te toca
lobby-invited = Te guardan un asiento
lobby-kept-by = { $name } te guarda un asiento
lobby-with = con
lobby-your-seat = tú: { $side }
lobby-playing = En juego
lobby-waits = Esperan gente
lobby-over = Terminadas
lobby-all-over = { $number ->
    [one] 1 partida terminada
   *[other] Las { $number } terminadas
}
lobby-hidden = { $number ->
    [one] 1 mesa apartada
   *[other] { $number } mesas apartadas
}
lobby-finished-title = Partidas terminadas
lobby-filter-game = Juego
lobby-filter-result = Resultado
lobby-filter-all = Todos
lobby-filter-hidden = También las apartadas
lobby-filter = Mostrar
lobby-none-over = Aquí no hay ninguna partida terminada.
lobby-pages = Páginas
lobby-later = Más recientes
lobby-earlier = Anteriores
lobby-result-won = Victoria
lobby-result-lost = Derrota
lobby-result-open = Sin ganador
lobby-how-agreed = de común acuerdo
lobby-how-resigned = por rendición
lobby-how-abandoned = no quedaba nadie
lobby-how-closed = la cerró la casa
lobby-how-unfinished = quedó a medias
lobby-keep = Nombre y archivo
lobby-label = Cómo la llamas tú
lobby-label-set = Cambiar el nombre
lobby-hide = Apartar
lobby-show = Volver a mostrar
lobby-public = Mesas abiertas
lobby-none = Ahora no hay ninguna. ¡Prepara la primera!
lobby-waiting = Espera a más gente.
lobby-finished = Ha terminado.
lobby-your-turn = ¡Te toca!
lobby-turn-of = Le toca a { $name }.
lobby-join = Sentarse
lobby-go = Ver la mesa

join-title = Te invitan a jugar: { $game }
join-kept = { $name } te guarda un asiento: { $game }
join-kept-yours = guardado para ti
join-invites = En la mesa: { $names }.
join-full = Ya no queda ningún asiento libre.
join-mine = ¿Ya te sientas aquí, en otro dispositivo?
join-mine-note = Abre Bree en ese dispositivo, toca tu nombre arriba y elige «Otro dispositivo»: escanea el código o abre el enlace aquí, y este navegador será también el tuyo.
join-mine-code = Tengo el código
join-watch = Mirar la partida
join-seat = Tu asiento
join-sit = Sentarse a la mesa
