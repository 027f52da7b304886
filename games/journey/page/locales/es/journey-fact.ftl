# El fin de una partida: lo que se ha contado de ella, sumado.
journey-fact-rolled = { $you ->
    [yes] Tú
   *[no] { $seat }
}: anillos sacados: { $rings } ({ SIGNED($rings-luck) } respecto a lo normal); Nazgûl: { $nazgul } ({ SIGNED($nazgul-luck) }).
