# El fin de una partida: lo que se ha contado de ella, sumado.
journey-fact-rolled = { $you ->
    [yes] Tú
   *[no] { $seat }
}: anillos sacados: { $rings } ({ SIGNED($rings-luck) } frente a lo que prometían los dados); Nazgûl: { $nazgul } ({ SIGNED($nazgul-luck) }).
