# The table, and the replay of a game.

table-prompt = What to decide
table-heading-board = On the table
table-heading-hand = In hand
table-heading-side = Beside the table
table-drawer = Journal, chat, rules and table
table-strip = Other players
table-strip-empty = Their moves appear here.
table-tab-journal = Journal
table-folds = What followed from it
table-tab-chat = Chat
table-tab-rules = Rules
table-tab-table = Table
table-your-turn = Your turn
table-turn-of = { $name } to play
table-elsewhere = { $number ->
    [one] Your turn at another table
   *[other] Your turn at { $number } more tables
}
table-watching = you are watching
table-name = Your name
table-name-set = Save name
table-soon = Soon
table-over = The game is over
table-ending = How it ended
table-victory = Victory!
table-shared = A shared victory
table-defeat = Defeat
table-won = has won
table-waiting = The game begins when all seats are taken.
table-missing-yours = You still have to submit { $what }.
table-missing-people = { $number ->
    [one] 1 player is missing at the table.
   *[other] { $number } players are missing at the table.
}
table-meanwhile = Meanwhile
table-meanwhile-note = This page begins the game by itself: you can leave it open and look at something else.
table-look-again = Check for news
table-folded = { $number ->
    [one] 1 more choice on the table
   *[other] { $number } more choices on the table
}
table-refused = { $number ->
    [one] 1 choice not allowed now
   *[other] { $number } choices not allowed now
}
table-curtain = Show what { $name } sees
table-take-back = Undo
table-take-back-consent = They have to agree: { $names }
table-asked-take-back = { $name } asks to undo the last move.
table-asked-end = { $name } proposes to stop the game here, without a result.
table-asked-waiting = Waiting for the answer of { $names }.
table-yes = Agreed
table-no = No
table-replay = See every move
table-rematch = Play again
table-rematch-go = Go to the other game
table-ended-agreed = The game has ended by agreement.
table-ended-resigned = The others have resigned.
table-ended-abandoned = No players were left.
table-ended-closed = The host closed the table.
table-ended-unfinished = The record of the game stops here.
table-invite = Link to take a seat
table-invite-note = Send this link to the people you want to play with:
table-watch = Link to watch
table-share = Link to the replay
table-copy = Copy
handed = Code to scan, and share
handed-scan = Someone beside you can scan the code; send the link to anyone farther away.
handed-share = Share
handed-back = To the table
table-propose-end = Propose to end
table-resign = Resign
table-resign-note = A bot goes on in your place; only where all win together do you still win.
table-resign-sure = Yes, I resign
table-clock = Time left
table-late = { $name } has run out of time.
table-hand-over = Let a bot take over
table-back = Back to seat: { $name }
table-away = Let a bot play for me
table-away-note = A bot plays in your place until you are back, so that the others need not wait. Come back whenever you like.
table-away-sure = Yes, until I am back
table-end-now = End the game now
table-act-resigned = { $name } gives up; a bot goes on in their place.
table-act-left = { $name } leaves the seat to a bot until they are back.
table-act-handed-over = { $name } ran out of time: { $by } leaves the seat to a bot until they are back.
table-act-returned = { $name } is back at the seat.
table-act-house-handed-over = The host gives { $name }’s seat to a bot until they are back.
table-act-house-gave-back = The host gives { $name } the seat back.
table-act-house-took-back = The host undoes { $name }’s last move.
table-rules-note = Every refusal gives its reason and its clause. Here is the whole rulebook:
table-options = How this table plays
table-fair = Fair play
table-fair-note = All dice and all shuffles of this game were settled before it began, and sealed. This is the seal; when the game is over what lies under it is shown here, and with both anybody can check that nothing was changed on the way.
table-commitment = Seal
table-seed = Under the seal
table-verify = To check it: save the game and run “bree verify” on the file.
table-record = Save the game as text
table-chat-none = No messages yet.
table-chat-label = Your message
table-chat-send = Send
table-points = points at
table-says = “{ $words }”
table-point = Point at
table-say = Say
table-point-help = You can also point on the table itself: right-click, or hold your finger on a thing.

table-greet = Greetings and thanks
table-note = A note for myself
table-note-help = Only you can read it, even when chat is closed. It is stored with your seat.
table-note-keep = Save note
table-note-kept = Note saved
phrase-hello = Hello!
phrase-luck = Good luck, everybody!
phrase-thanks = Thank you!
phrase-welcome = You are welcome.
phrase-sorry = Sorry.
phrase-moment = One moment, please.
phrase-back = I am back.
phrase-tomorrow = That is all for today: I go on tomorrow.
phrase-no-hurry = No hurry.
phrase-well-played = Well played!
phrase-good-game = Good game!
phrase-bye = See you!

table-stops = When to ask me
table-stops-note = What is not ticked is passed for you, always after the same pause; nobody else can see it. Escape or a touch holds it, this once.
table-start = Start with bots
table-leave = Leave the table
table-text-wanted = The game begins when everyone has submitted theirs.
table-text-given = Submitted. Until the game begins you may submit another.
table-text-longest = At most { $longest } bytes.
table-text-secret = Nobody else reads it while the game is on.
table-text-bring = Submit
table-text-again = Submit again
table-text-waits = { $name } has not submitted this yet: { $what }.
table-text-waits-host = The person who created the table has not submitted this yet: { $what }.
table-renew = Replace the links
table-renew-note = The present ones stop working, and anyone watching by one sees no more.
table-renew-sure = Yes, replace them

replay-title = Replay: { $game }
replay-steps = Move of the game
replay-step = Move
replay-first = To the beginning
replay-prev = Previous move
replay-next = Next move
replay-last = To the end
replay-back = Look back
replay-then = Looking back
replay-over = Move by move
replay-now = To the present
replay-play = Play
replay-act-before = One move back
replay-act-after = One move forward
replay-turn-before = One turn back
replay-turn-after = One turn forward
table-act-on-holiday = { $name } is on holiday: their clock is stopped.
table-act-back-from-holiday = { $name } is back from holiday.
