# Why a table cannot be set up like that.
setup-unknown-option = The game has no option ‘{ $option }’.
setup-bad-value = The option ‘{ $option }’ cannot be ‘{ $value }’.
setup-players = { $players ->
    [one] The game cannot be played with 1 seat
   *[other] The game cannot be played with { $players } seats
}: it takes { $least } to { $most }.
setup-unreadable = What was kept cannot be read: { $detail }
