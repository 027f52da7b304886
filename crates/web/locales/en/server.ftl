# What the server answers when something cannot be done: what is wrong and what to do.

server-bad-json = What was sent cannot be read (line { $line }, column { $column }): { $what }.
server-bad-request = The request is not understood: { $what }. Check the address and what it asks for.
server-not-json = Send JSON, and declare it: “Content-Type: application/json”.
server-too-large = That is too long: at most { $limit } bytes.
server-no-guest = Nobody knows who you are: come in by the front page first, or ask to be a guest.
server-no-page = Perhaps the address was copied wrongly. Check it, or go back to the entrance.
server-wrong-method = This address does not take that kind of request. What it takes stands in the “Allow” header.
server-no-game = There is no game “{ $game }”. Choose one of those at the entrance.
server-no-table = There is no such table, or you were not invited to see it. Ask whoever made it for the link.
server-wrong-link = This link is wrong, or no longer good. Ask whoever made the table for a new one.
server-not-acceptable = Your program accepts no answer from here, plain or as gzip. Change its Accept-Encoding.
server-cross-site = The request came from another site. Make it from this house.
server-too-many = Too many requests in a row. Wait { $seconds } s.
server-too-many-streams = You have too many windows open. Close one.
server-too-many-connections = From your address come too many connections. Close some windows, or wait a moment.
server-house-full = The house is full. Wait a moment and try again: games that are on go on.
server-not-seated = Only those who sit at the table can do that. Take a seat first, if one is open.
server-not-your-seat = Seat { $seat } is not yours. Decide for a seat of your own.
server-which-seat = You hold several seats: say for which.
server-no-seat = The table has no such seat. Choose one of those it has.
server-not-host = Only whoever made the table can do that. Ask them.
server-seat-taken = Seat { $seat } is taken. Choose another.
server-table-full = All seats are taken. Watch this table, or make one of your own.
server-seats-open = Some seats are open: wait for the others, or fill them with bots.
server-no-text = The game asks for no text ‘{ $id }’.
server-no-deck = You keep no such deck. Choose one of yours, or make a new one.
server-too-many-decks = You keep { $limit } decks, and no more may be kept. Throw one away first.
server-long-deck = The deck is too long: at most { $limit } bytes.
server-bad-deck-name = That is no name for a deck. One has 1 to 40 letters.
server-deck-kept = The deck is kept.
server-deck-dropped = The deck is gone.
server-not-brought = Some have not handed in yet what the game needs: { $seats }. It begins when they have.
server-has-begun = The game has begun already. Who wants to leave resigns; other seats need another table.
server-not-begun = The game has not begun yet. It begins when all seats are taken.
server-not-over = The game is not over yet: everything is shown at its end.
server-over = The game is over. Look at its replay, or play once more.
server-not-asked = It is not seat { $seat }’s turn to decide. Wait for the others.
server-stale = The table has moved on. Look at it, and choose again.
server-list-ends = So many can be made at once: { $made }. Behind them lies what is rolled, drawn, revealed or asked of others; choose on when it is seen. Nothing was done.
server-unknown-choice = “{ $choice }” is no choice of this game. Take one of those that lie before you.
server-refused = The rules do not allow it. Choose something else.
server-setup = The table cannot be set up like this. Choose among what the game offers.
server-bad-seats = The list of seats does not fit { $players } players. List each seat once.
server-bad-level = The bots know no level “{ $level }”. Choose one of those the game lists.
server-bad-pace = There is no pace '{ $pace }'. Choose 'free', days a move as '3d', or minutes and seconds as '10+5'.
server-not-late = Seat { $seat } has time left, or nobody plays there who is waited for. Look at its clock.
server-nobody-waits = Nobody else plays at this table, so nobody waits. Go, and come back whenever you like.
server-away = A bot plays for you at seat { $seat }. Take your seat back first.
server-not-away = No bot plays for you at seat { $seat }. Look at the table.
server-no-device = You have no such device. Look at your list.
server-last-device = It is your only device: without it you could not come back. Add another first.
server-has-tables = This browser sits at other tables already: { $number }. Say so if you want to leave them behind.
server-too-many-codes = Five links wait already. Use one, or wait ten minutes.
server-bad-name = That is no name. One has 1 to 24 letters.
server-bad-text = Nothing was said, or too much. Say something of 1 to 300 letters.
server-no-remark = That cannot be pointed at or said now: “{ $remark }”. Choose among what the table offers.
server-cannot-take-back = It cannot be taken back: you have not decided anything, or something was rolled or revealed since.
server-take-back-pending = Seat { $seat } has already asked to take back. Answer that first.
server-nothing-asked = Nobody waits for that answer. Look at the table: it may have been settled.
server-no-step = That step cannot be shown. There are { $first } to { $last }.
server-moved = The table has just changed. Try again.
server-full = The disk of the house is full, and nothing was saved. Tell whoever runs it, and try again.
server-busy = The house is busy, and nothing was saved. Try again.
server-no-store = It could not be saved, so nothing was done. Try again later.
server-unreadable = The log of this table cannot be read. Tell whoever runs the house.
server-too-slow = That took too long, and nothing was done. Try again.
server-unsure = That took too long: whether it was done is not known yet. Look at the table before you try again.
server-internal = Something went wrong in the house. Try again.

# How a game ended that the rules did not end.
server-ended-resigned = { $you ->
    [yes] You win the game.
   *[no] { $winners } wins the game.
}
