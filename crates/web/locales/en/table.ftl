# The table, and the replay of a game.

table-prompt = What is asked
table-heading-board = On the table
table-heading-hand = In hand
table-heading-side = Beside the table
table-drawer = Journal, chat, rules and table
table-strip = What the others did
table-strip-empty = What the others do is told here.
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
table-name-set = Be called so
table-soon = Soon
table-over = The game is over
table-ending = How it ended
table-victory = Victory!
table-shared = A shared victory
table-defeat = Defeat
table-won = has won
table-waiting = The game begins when all seats are taken.
table-look-again = Look whether anything has happened
table-folded = { $number ->
    [one] 1 more choice, on the board too
   *[other] { $number } more choices, on the board too
}
table-refused = { $number ->
    [one] 1 choice you may not make now
   *[other] { $number } choices you may not make now
}
table-curtain = I am { $name }: show me what is mine
table-take-back = Take back
table-take-back-consent = They have to agree: { $names }
table-asked-take-back = { $name } wants to take back.
table-asked-end = { $name } proposes to stop the game here, without a result.
table-asked-waiting = Waiting for the answer of { $names }.
table-yes = Agreed
table-no = No
table-replay = See every step
table-rematch = Play again
table-rematch-go = Go to the other game
table-ended-agreed = The game has ended by agreement.
table-ended-resigned = The others have resigned.
table-ended-abandoned = Nobody was left to play it.
table-ended-closed = The host of the house closed the table.
table-ended-unfinished = The record of the game stops here.
table-invite = Link to take a seat
table-invite-note = Send this link to whom you want to play with:
table-watch = Link to watch
table-share = Link to the replay
table-copy = Copy
table-propose-end = Propose to end
table-resign = Resign
table-resign-note = A bot goes on in your place; only where all win together do you still win.
table-resign-sure = Yes, I resign
table-clock = Time left
table-hand-over = { $name } has run out of time: let a bot go on
table-back = Back to my seat ({ $name })
table-away = Let a bot play for me
table-away-note = A bot plays in your place until you are back, so that the others need not wait. Come back whenever you like.
table-away-sure = Yes, until I am back
table-end-now = They do not answer: end it now
table-act-resigned = { $name } gives up; a bot goes on in their place.
table-act-left = { $name } leaves the seat to a bot until they are back.
table-act-handed-over = { $name } ran out of time: { $by } leaves the seat to a bot until they are back.
table-act-returned = { $name } is back at the seat.
table-act-house-handed-over = The host of the house leaves { $name }'s seat to a bot until they are back.
table-act-house-gave-back = The host of the house gives { $name } the seat back.
table-act-house-took-back = The host of the house takes back { $name }'s last step.
table-rules-note = Whatever cannot be done says why, with its clause. Here is the whole rulebook:
table-options = How this table plays
table-fair = Fair play
table-fair-note = All dice and all shuffles of this game were settled before it began, and sealed. This is the seal; when the game is over what lies under it is shown here, and with both anybody can check that nothing was changed on the way.
table-commitment = Seal
table-seed = Under the seal
table-verify = To check it: save the game and run ‘bree verify’ on the file.
table-record = Save the game as a text
table-chat-none = Nobody has said anything yet.
table-chat-label = Your message
table-chat-send = Say
table-points = points at
table-says = “{ $words }”
table-point = Point at
table-say = Say
table-point-help = You can also point on the table itself: with the right button, or by keeping your finger on a thing.

table-greet = Greetings and thanks
table-note = A note for myself
table-note-help = Only you can read it, also while nobody may talk. It is kept with your seat.
table-note-keep = Keep the note
table-note-kept = Note kept
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
table-stops-note = What is not ticked is passed for you, always after the same while; nobody else can see it. Escape or a touch holds it, this once.
table-start = Begin, with bots on the free seats
table-leave = Leave the table
table-text-wanted = The game begins when all have handed in theirs.
table-text-given = Handed in. Until the game begins you may hand in another.
table-text-longest = At most { $longest } bytes.
table-text-secret = Nobody else reads it while the game is on.
table-text-bring = Hand in
table-text-again = Hand in again
table-text-waits = { $name } has not handed this in yet: { $what }.
table-text-waits-host = Whoever prepared the table has not handed this in yet: { $what }.
table-renew = Replace the links
table-renew-note = The present ones stop working, and whoever watches by one sees no more.
table-renew-sure = Yes, replace them

replay-title = Replay: { $game }
replay-steps = Step of the game
replay-step = Step
replay-first = To the beginning
replay-prev = Previous step
replay-next = Next step
replay-last = To the end
replay-back = Look back
replay-then = Looking back
replay-over = Step by step
replay-now = To the present
replay-play = Play
replay-act-before = One act back
replay-act-after = One act forward
replay-turn-before = One turn back
replay-turn-after = One turn forward
table-act-on-holiday = { $name } is on holiday: meanwhile their time does not run.
table-act-back-from-holiday = { $name } is back from holiday.
