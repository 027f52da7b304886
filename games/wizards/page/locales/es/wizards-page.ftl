# SATM: lo que dice la página de una mesa.
wizards-page-turn = Turno { $number } de { $player }: { $phase }
wizards-page-players = Los jugadores
wizards-page-points = { $points } puntos
wizards-page-general = { $free } de Influencia general libre
wizards-page-hand = Tu mano
wizards-page-limit = Quedan { $left } de { $limit } adversidades
wizards-page-guard = Una carta en guardia
wizards-page-unknown-site = un lugar boca abajo
wizards-page-attack = Ataque
wizards-page-strength = { $strikes ->
    [one] Un golpe
   *[other] { $strikes } golpes
} de Poder { $prowess }{ $body ->
    [0] {""}
   *[other] , Resistencia { $body }
}
wizards-page-chain = Declarado, se resuelve desde arriba
wizards-page-piles = Mazo { $deck }, mano { $hand }, descartes { $discard }, complementaria { $sideboard }.
wizards-page-won = Montón de puntos
wizards-page-out = Fuera del juego

wizards-lies-untapped = enderezada
wizards-lies-tapped = girada
wizards-lies-wounded = herida

wizards-number-points = Puntos de victoria
wizards-number-strikes = Golpes
wizards-number-prowess = Poder
wizards-number-body = Resistencia
wizards-number-mind = Mente
wizards-number-influence = Influencia directa
wizards-number-corruption = Puntos de corrupción

wizards-fate-open = por resolver
wizards-fate-defeated = derrotado
wizards-fate-ineffectual = sin efecto
wizards-fate-succeeded = tiene éxito
wizards-fate-cancelled = cancelado

wizards-points-characters = Personajes { $points }
wizards-points-items = Objetos { $points }
wizards-points-factions = Facciones { $points }
wizards-points-allies = Aliados { $points }
wizards-points-creatures = Criaturas { $points }
wizards-points-other = Otros { $points }
