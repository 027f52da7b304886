# Por qué no se puede preparar una mesa así.
setup-unknown-option = El juego no tiene la opción «{ $option }». Quítala.
setup-bad-value = La opción «{ $option }» no admite el valor «{ $value }». Elige uno de estos: { $values }.
setup-players = { $players ->
    [one] Con 1 asiento no se puede jugar
   *[other] Con { $players } asientos no se puede jugar
}: son de { $least } a { $most }.
setup-unreadable = Lo guardado no se puede leer: { $detail }
setup-brings-unknown = Aquí no se trae nada que se llame «{ $id }».
setup-brings-more = { $count ->
    [one] Y 1 error más como estos.
   *[other] Y { $count } errores más como estos.
}
setup-brings-long = El texto es demasiado largo: { $length } bytes, y caben { $longest }.
