# Una partida en la terminal: jugada allí, o mostrada desde su registro.

terminal-commitment = Sello (para comprobar luego los dados): { $commitment }
terminal-seed = Bajo el sello: { $seed }
terminal-bot = { $name }, { $level }
terminal-with = En la mesa: { $names }.
terminal-help = Escribe el número de una opción, de 1 a { $last }. Con ? se ven otra vez, con ! se escribe un informe de lo que no está bien, para copiarlo, con q se deja la partida.
terminal-left = Dejas la partida.
terminal-fits = { $file }: { $choices ->
    [one] 1 decisión
   *[other] { $choices } decisiones
}, cada línea encaja
terminal-resigned = { $number ->
    [one] { $names } se ha rendido.
   *[other] { $names } se han rendido.
}
