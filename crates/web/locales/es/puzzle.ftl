# Problemas, y el reparto del día.

puzzle-title = Problemas y reparto del día
puzzle-shelf = Problemas
puzzle-solved-of = { $solved } de { $all } resueltos
puzzle-state-new = sin empezar
puzzle-state-begun = empezado
puzzle-state-told = viste la solución
puzzle-state-solved = resuelto
puzzle-tag = problema
puzzle-name = Problema { $number }
puzzle-why = Todas las cartas están a la vista, y solo una jugada gana todavía la ronda.
puzzle-do = Encuentra la carta que gana.
puzzle-asked = { $question }
puzzle-do-best = Encuentra la opción con más posibilidades.
puzzle-odds = { $odds } %
puzzle-worse = Así sale bien en el { $odds } % de los casos. Hay una opción mejor.
puzzle-because = { $odds } %: { $because } (Las demás: { $others }.)
puzzle-wrong = Con esa jugada la ronda ya no se puede ganar, se juegue como se juegue después. Prueba otra.
puzzle-fails = { $fails }
puzzle-end = Así se gana.
puzzle-plays = Esa era. Mira cómo se gana:
puzzle-tell = Ver la solución
puzzle-tell-note = Se juega la solución y lo que sigue. El problema contará como visto, no como resuelto.
puzzle-all = Todos los problemas
puzzle-next = Siguiente problema
puzzle-day = Reparto del día
puzzle-day-tag = reparto del día
puzzle-day-what = El mismo reparto para todos, a solas: llevas las cuatro manos. Cuenta tu primera partida, sin deshacer jugadas y sin pistas.
puzzle-day-begin = Jugar el reparto del día
puzzle-day-on = Seguir con tu partida
puzzle-day-look = Ver la partida
puzzle-day-nobody = Todavía no lo ha terminado nadie.
puzzle-day-won = { $played ->
    [one] Lo ha terminado una persona,
   *[other] Lo han terminado { $played } personas,
} { $won ->
    [0] y nadie lo ha ganado.
    [one] y una lo ha ganado.
   *[other] y { $won } lo han ganado.
}
puzzle-days-before = Días anteriores

# El registro de una campaña.
campaign-next-at = Siguiente Capítulo: { $chapter }
campaign-begin-at = Empezar la campaña: { $chapter }
campaign-title = Registro de la campaña
campaign-link = Campaña
campaign-so-far = { $won } de { $all } Capítulos ganados; estrellas: { $stars } de { $most }.
campaign-stars = Cada Capítulo tiene tres estrellas: una por ganarlo a solas, otra con bots y otra con otras personas.
campaign-next = Siguiente Capítulo
campaign-chapters = Capítulos
campaign-alone = A solas
campaign-bots = Con bots
campaign-star-alone = ganado a solas
campaign-star-bots = ganado con bots
campaign-star-people = ganado con otras personas
campaign-none = sin ganar
campaign-attempts = { $attempts ->
    [one] 1 intento
   *[other] { $attempts } intentos
}
campaign-with = con { $names }
campaign-on-paper = también en papel
campaign-last = última partida
campaign-playing = en juego
campaign-stranger = Cuando hayas jugado aquí una partida, también podrás anotar lo que jugaste en papel.
campaign-paper = Empezada en papel
campaign-paper-what = Si has jugado Capítulos con las cartas en la mano, anótalos aquí. Cuentan en este registro y en ningún otro sitio.
campaign-paper-open = Anotar Capítulos
campaign-paper-won = Ganado
campaign-paper-attempts = Intentos
campaign-paper-with = Con (nombres separados por comas; vacío: a solas)
campaign-paper-save = Guardar
campaign-saved = Guardado.
campaign-file = Exportar e importar
campaign-export = Exportar el registro
campaign-import = Importar un registro
campaign-import-what = Pega el texto de un archivo exportado aquí o en otro sitio. Sustituye lo que anotaste del papel; tus partidas de aquí se quedan.
campaign-import-do = Importar
campaign-go-on = Tu campaña
campaign-go = Seguir
campaign-won-of = { $won } de { $all } Capítulos ganados

# Estadísticas.
statistics-title = Tus estadísticas
statistics-none = Todavía no has terminado ninguna partida.
statistics-begin = Elige un juego
statistics-all = { $played ->
    [one] Una partida jugada,
   *[other] { $played } partidas jugadas,
} { $won ->
    [one] 1 ganada.
   *[other] { $won } ganadas.
}
statistics-minutes = { $minutes ->
    [one] Un minuto en la mesa.
   *[other] { $minutes } minutos en la mesa.
}
statistics-what = Las lecciones, los problemas, los repartos ya jugados y las partidas de tus programas no cuentan. Los porcentajes dejan fuera las partidas que acabaron sin resultado.
statistics-file = Archivo para BG Stats
statistics-sides = Por bando
statistics-levels = Contra o con bots de este nivel
statistics-people = Con otras personas
statistics-chapters = Por Capítulo
statistics-played = Jugadas
statistics-won = Ganadas
statistics-bots = Bots difíciles
statistics-others = Otros niveles contra este
statistics-measured = Bots de un nivel contra los de otro, entre dos: { $command } ({ $date }).
statistics-seats = { $seats ->
    [one] a solas
   *[other] { $seats } jugadores
}
