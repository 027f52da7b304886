# What the server answers when something cannot be done: what is wrong and what to do.

server-bad-json = What was sent cannot be read (line { $line }, column { $column }): { $what }.
server-bad-request = The request is not understood: { $what }. Check the address and what it asks for.
server-not-json = Send JSON, and declare it: “Content-Type: application/json”.
server-too-large = That is too long: at most { $limit } bytes.
server-no-guest = We do not know you yet: come in by the front page first, or ask to be a guest.
server-no-page = There is no page here. Check the address, or go back to the entrance.
server-wrong-method = This address does not take that kind of request. See the Allow header.
server-no-game = There is no game “{ $game }”. Choose one of those at the entrance.
server-no-report = There is no report { $report }; “bree admin reports --all” lists them.
server-no-cookies = There is no such table, or you are not invited to it. If you have just sat down here, your browser keeps no cookies: allow them for this site and sit down again.
server-no-cookies-guest = We do not know you yet: come in by the front page first. If you have just done that, or joined something, your browser keeps no cookies: allow them for this site and do it again.
server-no-table = There is no such table, or you are not invited to it. Ask its creator for the link.
server-wrong-link = This link is wrong, or no longer works. Ask the table’s creator for a new one.
server-not-acceptable = Your program accepts neither plain nor gzip responses, the only kinds we send. Change its Accept-Encoding.
server-cross-site = The request came from another site. Reload the page and try again.
server-too-many = Too many requests in a row. Wait { $seconds } s.
server-too-many-streams = You have too many windows open. Close one.
server-too-many-connections = Too many connections from your address. Close some windows, or wait a moment.
server-house-full = The site is full. Wait a moment and try again: games in progress go on.
server-not-seated = Only players at the table can do that. Take a seat first, if one is open.
server-not-your-seat = Seat { $seat } is not yours. Decide for a seat of your own.
server-which-seat = You hold several seats: say for which.
server-no-seat = The table has no such seat. Choose one of those it has.
server-not-host = Only the table’s creator can do that. Ask them.
server-seat-taken = Seat { $seat } is taken. Choose another.
server-table-full = All seats are taken. Watch this table, or create one of your own.
server-seats-open = Some seats are open: wait for the others, or fill them with bots.
server-no-text = The game asks for no text “{ $id }”.
server-no-deck = You have no such deck. Choose one of yours, or create a new one.
server-too-many-decks = You have { $limit } decks, the most allowed. Delete one first.
server-long-deck = The deck is too long: at most { $limit } bytes.
server-bad-deck-name = That name is empty or too long. The name of a deck has 1 to 40 characters.
server-deck-kept = The deck is saved.
server-deck-dropped = The deck is deleted.
server-not-brought = Some players have not submitted what the game needs: { $seats }. It begins when they have.
server-has-begun = The game has already begun. To leave, resign; to change the seats, create another table.
server-not-begun = The game has not begun yet. It begins when all seats are taken.
server-not-over = The game is not over yet: everything is shown at its end.
server-over = The game is over. Look at its replay, or play once more.
server-not-asked = It is not seat { $seat }’s turn to decide. Wait for the others.
server-stale = The table has moved on. Look at it, and choose again.
server-list-ends = { $made ->
    [one] Only 1 choice can be made at once.
   *[other] Only { $made } choices can be made at once.
} After that something is rolled, drawn, revealed or asked of others; go on when you have seen it. Nothing was done.
server-unknown-choice = “{ $choice }” is not a choice of this game. Choose one of those in front of you.
server-refused = The rules do not allow it. Choose something else.
server-setup = The table cannot be set up like this. Choose among what the game offers.
server-many-people = With you there are { $people } of you, and a table of this game has { $most } seats. Tick fewer people.
server-twice-me = “Me” is on more than one seat. Leave it on one; for somebody else at this screen choose “Second player, this screen”.
server-bad-seats = The list of seats does not fit { $players } players. List each seat once.
server-bad-level = The bots have no level “{ $level }”. Choose one of those the game lists.
server-bad-pace = There is no pace “{ $pace }”. Choose “free”, days per move such as “3d”, or minutes and seconds such as “10+5”.
server-not-late = Nobody is waiting for seat { $seat }, or it has time left. Look at its clock.
server-nobody-waits = No other people play at this table, so nobody is waiting. Go, and come back whenever you like.
server-silenced = The host has muted you: you can play, but not chat or give names. Talk to the host.
server-nobody-there = There is nobody at seat { $seat } to replace or to bring back. Look who sits there.
server-nobody-meant = No guest fits. Give the characters after the name, eight at least.
server-which-guest = Several guests fit. Give more of the characters after the name.
server-away = A bot plays for you at seat { $seat }. Take your seat back first.
server-not-away = No bot plays for you at seat { $seat }. Look at the table.
server-no-device = You have no such device. Look at your list.
server-last-device = It is your only device: without it you could not come back. Add another first.
server-has-tables = { $number ->
    [one] This browser already sits at 1 other table. Tick “Leave that table behind” and try again.
   *[other] This browser already sits at { $number } other tables. Tick “Leave those tables behind” and try again.
}
server-too-many-codes = You already have five unused links. Use one, or wait ten minutes.
server-no-such-notice = This site does not send notifications of that kind. Choose one of those it offers.
server-bad-reach = We do not send to that address. Give the whole https address of a webhook at one of these: { $hosts }.
server-bad-browser = We cannot notify this browser: it did not give the address of a push service that we know.
server-bad-mailbox = We do not send to that address. Give one e-mail address, such as ana@example.org.
server-old-letter = The link of this e-mail no longer works. See your notifications on the page “Notify me when it is my turn”.
server-no-reach = You have no such notification address. Add it first.
server-notice-turn = It is your turn: { $game }
server-notice-turns = It is your turn at { $tables } tables: { $games }
server-no-passkeys = Browsers cannot create passkeys for the address of this site: that takes https and a name.
server-no-passkey = We do not know that passkey, or no longer. Sign in with another, or by a link from another device.
server-bad-passkey = The passkey was not accepted. Try again.
server-copied-passkey = There seem to be two copies of this passkey, so it is locked. Sign in by a link from another device, and delete it.
server-old-passkey = That came too late, or twice. Try again.
server-too-many-passkeys = You have { $limit } passkeys, the most allowed. Delete one first.
server-too-many-reaches = You already have { $limit } notification addresses, the most allowed. Remove one first.
server-bad-hours = That time zone or time does not exist. Give the zone as Europe/Madrid, and times as 22:00.
server-notice-confirm-subject = Bree: is this address yours?
server-notice-confirm = Do you want to be notified here when it is your turn? Follow the link; if you have not asked for this, do nothing.
server-notice-stop = To stop these notifications:
server-notice-kept = A seat is kept for you: { $game }
server-notice-kepts = Seats are kept for you at { $tables } tables: { $games }
server-notice-open = Players wanted: { $game }
server-notice-opens = Players wanted at { $tables } tables: { $games }
server-notice-enter-subject = Bree: sign in again
server-notice-enter = This link signs you in again in the browser where you open it: it works once, within an hour. If you have not asked for it, do nothing.
server-notice-test = This is how we will notify you when it is your turn.
server-not-here = That is not possible at this table. Choose another, or create one of your own.
server-no-apart = You have not muted or blocked that person. Look at your list.
server-too-many-apart = You have muted or blocked { $limit } people, the most allowed. Remove one from the list first.
server-too-many-reports = The host has { $limit } reports of yours still to read. Wait until they are read.
server-not-first = Only the member who has been in the group longest can do that. Ask them.
server-not-in-group = You cannot join this group. Create one of your own.
server-no-group = That group does not exist, or you are not a member. Ask a member for the link.
server-no-person = No member has that name. Look at the members.
server-too-many-groups = You are already in { $limit } groups, the most allowed. Leave one first.
server-group-full = The group has { $limit } people, the most allowed. Create another.
server-no-line = That message is not of this table, or is no longer shown. Choose another, or report the table.
server-bad-name = That name is empty or too long. A name has 1 to 24 characters.
server-bad-text = That message is empty or too long. A message has 1 to 300 characters.
server-no-remark = “{ $remark }” cannot be pointed at or said now. Choose among what the table offers.
server-cannot-take-back = Nothing of yours can be undone: you have not decided anything, or something has been rolled or revealed since.
server-take-back-pending = Seat { $seat } has already asked to undo. Answer that first.
server-nothing-asked = That question is no longer open. Look at the table: it may have been settled.
server-no-step = That move cannot be shown. There are { $first } to { $last }.
server-no-hint = Hints are not given at a table where several people sit: they are for those who play alone or against bots.
server-not-alone = Other people played that deal, too: only those who played alone or against bots can play it again.
server-moved = The table has just changed. Try again.
server-full = The server’s disk is full, and nothing was saved. Tell the host, and try again.
server-damaged = The site’s database is damaged, and nothing is saved any more. Tell the host; what was saved before can still be read.
server-busy = The server is busy, and nothing was saved. Try again.
server-no-store = It could not be saved, so nothing was done. Try again later.
server-unreadable = The log of this table cannot be read. Tell the host.
server-too-slow = That took too long, and nothing was done. Try again.
server-unsure = That took too long: we do not know yet whether it was done. Look at the table before you try again.
server-internal = Something went wrong on our side. Try again.

# How a game ended that the rules did not end.
server-ended-resigned = { $you ->
    [yes] You win the game.
   *[no] { $winners } { $winners-count ->
        [one] wins
       *[other] win
    } the game.
}
server-long-holiday = A holiday may last { $days } days at most.
server-lesson = That is not what the lesson asks for now. Read what it says in the bar.
server-lesson-wait = Just watch for a moment: the lesson plays this itself.
server-lesson-other = The rules allow it, but now do what the lesson says: { $what }
server-no-lesson = No lesson of yours runs at this table.
server-no-such-lesson = The game has no such lesson. Choose one of those it lists.
server-no-such-puzzle = The game has no such puzzle. Choose one from its shelf.
server-no-campaign = The game has no campaign.
server-bad-campaign = This campaign cannot be imported: { $what }. Nothing was changed.
server-token-ended = This token has ended or was revoked. Create another on the page /me/tokens.
server-no-scope = This token may not do that: it lacks the scope “{ $scope }”. Create one that has it on the page /me/tokens.
server-not-for-programs = A program may not do that, only a person in a browser.
server-no-programs = Programs may not sit down at this table.
server-not-programs = Seat { $seat } is played in person: a program plays only where it sat down itself.
server-no-token = You have no such token.
server-too-many-tokens = You have { $limit } tokens, the most allowed. Revoke one first.
server-bad-lifetime = A token lasts from 1 to { $days } days.
