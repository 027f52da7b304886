# El fin de una partida: lo que se ha contado de ella, sumado.
wizards-fact-strikes = { $you ->
    [yes] Ataques contra ti
   *[no] Ataques contra { $seat }
}: { $attacks }. Golpes superados: { $won }, sin efecto: { $tied }, recibidos: { $lost }.
wizards-fact-dice = { $you ->
    [yes] Tus tiradas de dos dados
   *[no] Tiradas de dos dados de { $seat }
}: { $rolls }. Todas juntas, frente a 7 por cada una: { SIGNED($luck) }.
