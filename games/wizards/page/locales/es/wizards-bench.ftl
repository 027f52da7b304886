# SATM: el banco donde se hacen los mazos.
wizards-bench-parts = Partes del banco
wizards-bench-cards = Cartas
wizards-bench-deck = Mazo
wizards-bench-law = Reglas
wizards-bench-paper = Listas
wizards-bench-sites = Lugar

wizards-bench-find = Nombre, número o lo que hace la carta
wizards-bench-found = { $count ->
    [0] No hay ninguna carta así.
    [one] 1 carta
   *[other] { $count } cartas
}
wizards-bench-nearly = Ninguna carta dice «{ $word }»; se muestra «{ $near }».
wizards-bench-more = Mostrar más
wizards-bench-narrow = Raza, habilidad, tipo de región, puntos…
wizards-bench-by-sort = Cualquier clase
wizards-bench-by-race = Cualquier raza
wizards-bench-by-skill = Cualquier habilidad
wizards-bench-by-key = Cualquier símbolo
wizards-bench-by-region = Cualquier región
wizards-bench-by-points = Cualquier puntuación
wizards-bench-by-can = Jugables o no
wizards-bench-by-set = Cualquier edición
wizards-bench-by-order = Por clase y nombre
wizards-bench-can-yes = Jugables
wizards-bench-can-no = Aún no
wizards-bench-order-points = Por puntos, de más a menos
wizards-bench-order-prowess = Por Poder, de más a menos
wizards-bench-order-mind = Por Mente, de más a menos

wizards-bench-missing = Bree aún no admite esta carta: ningún mazo puede llevarla.
wizards-bench-enough = No puede haber más ahí.
wizards-bench-short-deck = Mazo
wizards-bench-short-sideboard = Compl.
wizards-bench-short-pool = Inicio
wizards-bench-short-sites = Lugares
wizards-bench-put-deck = { $card }: al mazo de juego
wizards-bench-put-sideboard = { $card }: a la baraja complementaria
wizards-bench-put-pool = { $card }: para empezar
wizards-bench-put-sites = { $card }: entre los lugares
wizards-bench-less = { $card }: una menos
wizards-bench-another = { $card }: una más

wizards-bench-empty = Aún no hay nada en el banco. Pon cartas, lee una lista o empieza por un mazo de iniciación:
wizards-bench-clear = Vaciar el banco
wizards-bench-clear-sure = Sí, quitarlo todo
wizards-bench-pile-start = Compañía inicial
wizards-bench-pile-items = Objetos iniciales
wizards-bench-pile-characters = Personajes
wizards-bench-pile-wizards = Magos
wizards-bench-pile-resources = Recursos
wizards-bench-pile-hazards = Adversidades
wizards-bench-pile-creatures = Criaturas
wizards-bench-pile-sideboard = Baraja complementaria
wizards-bench-pile-sites = Lugares
wizards-bench-every-site = No hay ninguno en la lista, así que el mazo de localizaciones los lleva todos.
wizards-bench-all-sites = Otra vez todos los lugares

wizards-bench-verdict-empty = Un banco vacío.
wizards-bench-legal = Este mazo es legal.
wizards-bench-faults = { $count ->
    [one] Aún no es legal: incumple 1 regla
   *[other] Aún no es legal: incumple { $count } reglas
}
wizards-bench-few = Un torneo exige 12 criaturas. Una mesa con la opción «Cualquier número de criaturas» admite este mazo.
wizards-bench-fits = Sería legal con estas reglas: { $form }.
wizards-bench-curves = Cómo es
wizards-bench-curve-mind = Mente de los personajes
wizards-bench-curve-points = Puntos que pueden ganarse
wizards-bench-curve-lands = Dónde pueden jugarse las criaturas

wizards-bench-import = Importar una lista
wizards-bench-paste = Cualquier lista: GCCG, NetMECCG, meccg-online, de un foro, o un número y un nombre en cada línea, en español o en inglés. Sustituye al mazo que hay en el banco.
wizards-bench-file = O un archivo:
wizards-bench-read = Importarla
wizards-bench-rest = { $count ->
    [one] 1 nombre no se entiende o no puede jugarse aquí
   *[other] { $count } nombres no se entienden o no pueden jugarse aquí
}
wizards-bench-not-yet = Aún no se juegan aquí: { $names }.
wizards-bench-minion-items = Objetos de servidores que aquí no se juegan: { $names }.
wizards-bench-minion = Para jugadores de servidores: { $names }.
wizards-bench-fallen = Para jugadores de magos caídos: { $names }.
wizards-bench-read-in = La lista se ha leído
wizards-bench-not-read = Esta lista no se puede leer aquí
wizards-bench-choose = Añadir las elegidas
wizards-bench-leave-all = Dejar fuera todas estas
wizards-bench-apart = { $count ->
    [one] 1 carta contra magos caídos se queda fuera: aquí no juega ninguno.
   *[other] { $count } cartas contra magos caídos se quedan fuera: aquí no juega ninguno.
}
wizards-bench-remarks = { $count ->
    [one] 1 línea se ha tomado por un comentario
   *[other] { $count } líneas se han tomado por comentarios
}
wizards-bench-which = ¿Cuál de estas?
wizards-bench-omit = Ninguna: dejarla fuera
wizards-bench-export = Exportar la lista
wizards-bench-gccg = Para otros programas (GCCG)
wizards-bench-came = La lista tal como llegó
wizards-bench-came-kept = Se guarda junto al mazo, letra por letra.
wizards-bench-save = Guardar como archivo
wizards-bench-plain = Texto sin más, en español
wizards-bench-copy = Copiar
