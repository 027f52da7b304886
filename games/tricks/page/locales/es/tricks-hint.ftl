# Una pista: qué tiene de bueno lo que haría un buen jugador, frente a lo segundo mejor.
tricks-hint-objective = { $character } cumple más a menudo su objetivo.
tricks-hint-lost = El objetivo de { $character } se hizo imposible en la baza { $trick }.
