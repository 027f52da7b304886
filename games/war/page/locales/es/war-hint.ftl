# Una pista: qué tiene de bueno lo que haría un buen jugador, frente a lo segundo mejor.
war-hint-road = Acerca la Comunidad al Monte del Destino.
war-hint-road-shadow = Retrasa a la Comunidad en su camino.
war-hint-strength = Los Portadores del Anillo aguantarán más golpes de la Búsqueda.
war-hint-strength-shadow = Los Portadores del Anillo aguantarán menos golpes de la Búsqueda.
war-hint-hidden = La Comunidad queda oculta más a menudo.
war-hint-hidden-shadow = La Comunidad queda descubierta más a menudo.
war-hint-shadow-clock = La Sombra tardará más en conquistar lo que necesita.
war-hint-shadow-clock-shadow = Acerca la conquista de los Asentamientos que te faltan.
war-hint-free-clock = Acerca una victoria de los Pueblos Libres por las armas.
war-hint-free-clock-shadow = Aleja una victoria de los Pueblos Libres por las armas.
war-hint-taken = Da más Puntos de Victoria.
war-hint-lost = El enemigo consigue menos Puntos de Victoria.
war-hint-own-hosts = Tus Ejércitos quedan más fuertes.
war-hint-their-hosts = Los Ejércitos enemigos quedan más débiles.
war-hint-dice = Te deja más dados frente a los del enemigo.
war-hint-cards = Te deja más cartas y Anillos Élficos frente a los del enemigo.
