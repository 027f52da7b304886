# Un problema: el final de un reparto en el que solo una carta gana todavía.
tricks-puzzle-question = Capítulo { $chapter }, bazas que quedan: { $left }; las cuatro manos están a la vista. Juega { $character }: ¿con qué carta se gana todavía la ronda?
tricks-puzzle-what = El final de un reparto con todas las cartas a la vista: una sola jugada gana todavía, y todas las demás pierden. Encuéntrala.
tricks-puzzle-solo = Se juegan como a solas: llevas las cuatro manos. El ordenador ha probado todas las continuaciones de cada carta.
tricks-puzzle-grade-1 = Quedan dos bazas
tricks-puzzle-grade-2 = Quedan tres bazas
tricks-puzzle-grade-3 = Quedan cuatro bazas
