# Una partida en la terminal: jugada allí, o mostrada desde su registro.

terminal-commitment = huella de la semilla { $commitment }
terminal-seed = semilla { $seed }
terminal-bot = { $name }, { $level }
terminal-with = En la mesa: { $names }.
terminal-help = Escribe el número de una elección, de 1 a { $last }. Con ? se ven otra vez, con q se deja la partida.
terminal-left = Dejas la partida.
terminal-fits = { $file }: { $choices } elecciones, cada línea encaja
terminal-resigned = { $number ->
    [one] { $names } se ha rendido.
   *[other] { $names } se han rendido.
}
