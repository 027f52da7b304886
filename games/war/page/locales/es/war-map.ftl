war-map-title = La Tierra Media
war-map-under = en los días de la Guerra del Anillo
war-map-north = N
war-map-town = Villa
war-map-city = Ciudad
war-map-stronghold = Baluarte
war-map-fortification = Fortificación
war-map-points = { $number ->
    [one] 1 Punto de Victoria
   *[other] { $number } Puntos de Victoria
}
war-map-unrolled = sin tirar
war-map-die = Dado de Acción ({ $side }): { $face }
war-map-tile = Loseta de Búsqueda: { $damage }
war-map-tile-die = tirada de un dado
war-map-tile-reveal = descubre a la Comunidad
war-map-tile-stop = detiene a la Comunidad
war-map-tile-back = Loseta de Búsqueda boca abajo
war-map-politics = Marcador Político
war-map-at-war = En Guerra
war-map-steps = { $number ->
    [one] A 1 paso
   *[other] A { $number } pasos
}
war-map-active = activa
war-map-passive = pasiva
war-map-fellowship = Marcador de Comunidad
war-map-progress = Avance de la Comunidad
war-map-hidden = Oculta
war-map-revealed = Descubierta
war-map-corruption = Corrupción
war-map-mordor = Marcador de Mordor
war-map-mordor-gate = Entrada de Mordor
war-map-doom = Grieta del Destino
war-map-bearers = Portadores del Anillo
war-map-hunt = Casilla de Búsqueda
war-map-hunt-shadow = Sombra
war-map-hunt-free = Pueblos Libres
war-map-victory = Puntos de Victoria
war-map-victory-of = { $side }: { $number } de { $needed } Puntos de Victoria
war-map-sea = El Gran Mar
war-map-bay = Bahía de Belfalas
war-map-key-frontier = Frontera de una Nación
war-map-key-border = Límite entre regiones
war-map-key-impassable = Nadie puede pasar
war-map-key-points = Puntos de Victoria
war-map-realm-eriador = Eriador
war-map-realm-lindon = Lindon
war-map-realm-rhovanion = Rhovanion
war-map-realm-rohan = Rohan
war-map-realm-gondor = Gondor
war-map-realm-mordor = Mordor
war-map-realm-rhun = Rhûn
war-map-realm-harad = Harad
war-map-company = Comunidad del Anillo
war-map-guide = Guía de la Comunidad
war-map-elven-rings = Anillos Élficos
war-map-elven-ring = Anillo Élfico
war-map-captured = { $region }: bajo control de { $side }
