# El fin de una partida: lo que se ha contado de ella, sumado.
quest-fact-combats = Combates: { $combats }. Oponentes derrotados: { $beaten }; Héroes derrotados: { $fallen }.
quest-fact-damage = Daño a los Héroes: { $suffered }; a sus oponentes en Combate: { $dealt }.
quest-fact-plots = Tramas que han entrado en juego: { $plots }; descartadas: { $discarded }.
