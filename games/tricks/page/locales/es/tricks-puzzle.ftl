# Un problema: el final de un reparto en el que solo una carta gana todavía.
tricks-puzzle-question = Capítulo { $chapter }, bazas que quedan: { $left }; las cuatro manos están a la vista. Juega { $character }: ¿con qué carta se gana todavía la ronda?
