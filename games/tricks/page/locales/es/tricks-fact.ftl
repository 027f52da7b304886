# El fin de una ronda: las bazas de cada Personaje, y quién no cumplió. $each: 'Gimli 3', 'Legolas 2'.
tricks-fact-tricks = Bazas ganadas: { $each }.
tricks-fact-of = { $character } { $tricks }
tricks-fact-failed = Objetivos ya imposibles: { $characters }.
