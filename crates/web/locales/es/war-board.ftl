# La mesa de la Guerra del Anillo: lo que está junto al mapa.
war-board-turn = Turno { $number }
war-board-spent = Dado en uso
war-board-picked = Elegidas
war-board-hunt = Búsqueda
war-board-hunt-sum = Éxitos: { $successes }. Daño de Búsqueda: { $damage }.
war-board-playing = Carta que se juega
war-board-hand = Tu mano
war-board-hand-of = Mano de { $name }
war-board-table = Cartas sobre la mesa
war-board-players = Jugadores
war-board-battle = Batalla en { $at }
war-board-assault = Asedio de { $at }
war-board-sortie = Salida de { $at }
war-board-round = Ronda de Combate { $number }
war-board-attacker = ataca
war-board-defender = defiende
war-board-hits = { $number ->
    [one] 1 impacto
   *[other] { $number } impactos
}
war-board-face-down = Carta de Combate boca abajo
war-board-spots = Elige figura y región
