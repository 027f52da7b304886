# Un problema: el final de un reparto en el que solo una carta gana todavía.
tricks-puzzle-question = Capítulo { $chapter }, bazas que quedan: { $left }; las cuatro manos están a la vista. Juega { $character }: ¿con qué carta se gana todavía la ronda?
tricks-puzzle-what = El final de un reparto con todas las cartas a la vista: una sola jugada gana todavía, y todas las demás pierden. Encuéntrala.
tricks-puzzle-fails = Con esa jugada { $characters } ya no { $number ->
    [one] cumplirá su objetivo
   *[other] cumplirán su objetivo
}, se juegue como se juegue después. Prueba otra.
tricks-puzzle-fails-some = Con esa jugada siempre falla algún objetivo, se juegue como se juegue después: { $characters }. Prueba otra.
tricks-puzzle-solo = Se juegan como a solas: llevas las cuatro manos. El ordenador ha probado todas las continuaciones de cada carta. Van por Capítulos: los primeros se entienden con la lección; para los demás, lee los Eventos de su Capítulo junto a la mesa.
tricks-puzzle-grade-1 = Quedan dos bazas
tricks-puzzle-grade-2 = Quedan tres bazas
tricks-puzzle-grade-3 = Quedan cuatro bazas
