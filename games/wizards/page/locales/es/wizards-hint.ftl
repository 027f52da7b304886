# Una pista: qué tiene de bueno lo que haría un buen jugador, frente a lo segundo mejor.
wizards-hint-points = Consigue más Puntos de Victoria.
wizards-hint-their-points = El oponente consigue menos Puntos de Victoria.
wizards-hint-characters = Te quedan más personajes en juego, o más capaces.
wizards-hint-their-characters = El oponente pierde personajes más a menudo.
wizards-hint-whole = Tus personajes acaban heridos menos veces.
wizards-hint-their-wounds = Los personajes del oponente acaban heridos más veces.
wizards-hint-untapped = Deja más personajes tuyos enderezados.
wizards-hint-their-taps = Deja más personajes del oponente girados.
wizards-hint-corruption = Tus personajes corren menos riesgo de corromperse.
wizards-hint-their-corruption = Los personajes del oponente corren más riesgo de corromperse.
wizards-hint-hand = Te quedan mejores cartas en la mano.
