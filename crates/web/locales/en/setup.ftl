# Why a table cannot be set up like that.
setup-unknown-option = The game has no option ‘{ $option }’. Leave it out.
setup-bad-value = The option ‘{ $option }’ cannot be ‘{ $value }’. Choose a value that the game offers.
setup-players = { $players ->
    [one] The game cannot be played with 1 seat
   *[other] The game cannot be played with { $players } seats
}: it takes { $least } to { $most }.
setup-unreadable = What was kept cannot be read: { $detail }
setup-brings-unknown = Nothing called ‘{ $id }’ is brought here.
setup-brings-long = The text is too long: { $length } bytes, and there is room for { $longest }.
