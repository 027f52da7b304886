# Why a table cannot be set up like that.
setup-unknown-option = The game has no option “{ $option }”. Leave it out.
setup-bad-value = The option “{ $option }” cannot be “{ $value }”. Choose one of: { $values }.
setup-players = { $players ->
    [one] The game cannot be played with 1 seat
   *[other] The game cannot be played with { $players } seats
}: it takes { $least } to { $most }.
setup-unreadable = The stored text cannot be read: { $detail }
setup-brings-unknown = This game asks for no “{ $id }”.
setup-brings-more = { $count ->
    [one] And 1 more fault like these.
   *[other] And { $count } more faults like these.
}
setup-brings-long = The text is too long: { $length } bytes, and there is room for { $longest }.
