# El fin de una ronda: lo que se ha contado de ella, sumado. $each: 'Gimli 3', 'Legolas 2'.
tricks-fact-tricks = Bazas ganadas: { $each }.
tricks-fact-of = { $character } { $tricks }
