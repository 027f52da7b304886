# What is around every page, the rules, errors, and the page about the house.

house-skip = Skip to the content
house-notice = A fan-made site, unconnected with any publisher.
house-about = About Bree
house-tools = Settings and help
house-your-name = Your name
house-me = (change it)
house-call-me = Save name
house-call-me-note = Applies everywhere in Bree, also at tables where you already sit.
house-your-picture = Your picture
house-rules = Rules
house-sound = Sound
house-theme = Day or night
house-help = Help
house-no-cookies = Your browser keeps no cookies, so we could not recognize you from one page to the next. Allow them for this site to play.
house-offline = The connection is lost. Trying again…
house-keys = By keyboard
house-touch = By touch
house-touch-help = The first tap explains a card of the hand, or a place whose name is not written, and the second chooses it; elsewhere one tap chooses. A finger that rests on something has it explained, and chooses nothing.
house-key-tab = next item
house-key-arrows = next lit choice
house-key-enter = choose
house-key-digits = choose the first, second… in the bar
house-key-pass = pass, where you may
house-rule-asked = The rule of this question:
house-how = How to play
house-key-state = describe the table
house-key-sheet = read the card or the person in front of you
house-key-undo = undo
house-key-zoom = nearer, farther, see all
house-key-help = this help
house-key-steps = look back and forward, move by move
house-key-now = to the present, when looking back
house-close = Close
house-word-theme-auto = Day or night: as your system has it
house-word-theme-light = Day
house-word-theme-dark = Night
house-word-sound-on = Sound on
house-word-sound-off = Sound off
house-word-copied = Copied
house-word-line = Line
house-word-to-copy = It is selected: press Ctrl+C (on a Mac ⌘C) to copy it.
house-word-failed = The connection failed. Please try again.
house-word-part = Done as far as possible: then something was rolled, drawn, revealed or asked. Go on from what you see.
house-word-sending = Sending…
house-word-slow = No answer from the server yet. Whatever it has accepted is safe.
house-pick-less = One less: { $name }
house-pick-more = One more: { $name }
house-times = Each press
house-word-where = Where to? Choose a lit place.
house-word-go = Confirm
house-word-passing = Passing for you… (Escape: wait)
house-word-passing-touch = Passing for you… (touch anything: wait)
house-word-stop = Cancel
house-word-now = To the present
house-word-news-one = 1 new move:
house-word-news-many = # new moves:
house-word-news-yours = It is your turn:
house-word-news-now = to the present
house-word-speed-calm = Pace: calm
house-word-speed-normal = Pace: normal
house-word-speed-quick = Pace: quick
house-word-speed-word = Pace: at my word
house-word-tap-two = Tap: explains the hand
house-word-tap-all = Tap: explains all
house-word-tap-one = Tap: chooses at once
house-word-again = Press again to do it.
house-word-not-here = Not here.
house-word-go-on = Go on

error-forbidden = No access
error-not-found = Page not found
error-gone = No longer available
error-too-many = Too many requests
error-ours = Something went wrong on our side
error-refused = That cannot be done
error-lobby = To the entrance
error-line = Line { $line }:

me-title = You and your devices
me-nobody = You have not chosen a name yet. Give one or sit down at a table; then you can play from another device, too.
me-more = Play on another device, too
me-more-note = A link that works once takes this name and these tables to your phone or to another browser. Do not share it: anyone who opens it plays as you.
me-link = Create a link
me-scan = Scan the code with the other device, or open the address there.
me-once = It works once, and for
me-qr = QR code of the link
me-address = Address
me-devices = Your devices
me-first = The first one
me-unknown = Another browser
me-this = this one
me-since = Since
me-seen = last seen:
me-drop = Sign out
me-by-first = where you began
me-by-link = with a link from “{ $device }”
me-by-link-gone = with a link from a device that is signed out
me-by-letter = with a link from an e-mail
me-by-passkey = with a passkey
me-drop-others = This signs out the devices that came in from there, too:
me-drop-passkeys = { $number ->
    [one] Delete the passkey made there, too
   *[other] Delete the { $number } passkeys made there, too
}
me-drop-addresses = { $number ->
    [one] Delete the notification address given there, too
   *[other] Delete the { $number } notification addresses given there, too
}
me-before = I have been here before
passkeys = Keep your account
passkeys-what = A passkey brings you back as the same guest, on this device and wherever your keys go with you: no password, no e-mail. Anyone who can unlock your device can use it.
passkeys-none = This browser cannot make passkeys here: that takes a recent browser, and an address that begins with https.
passkey-make = Create a passkey
passkey-drop = Delete passkey
passkey-failed = It did not work, or took too long. Nothing has changed; try again.
passkey-known = This device already has a passkey of yours.
passkey-enter = Sign in with a passkey
passkey-enter-note = Did you create a passkey here? It brings you back as the same guest, with all your tables.
device-letter-note = Do you get notifications by e-mail? Give the address: if a guest here uses it, we send a link that works for an hour.
device-letter-address = Your e-mail
device-letter-send = Send me a link
device-letter-sent = If a guest here uses that address, the e-mail is on its way. Open it on this device.
notices-title = Notify me when it is my turn
notices-what = When it is your turn at a table where others wait for you, and you have had no page of Bree open for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}, we notify you once. While you have a page open, we do not.
notices-kept-too = We also notify you when somebody keeps a seat for you.
notices-none = Notifications are not set up on this site.
notices-nobody = You have not chosen a name yet. Give one or sit down at a table; then we can notify you.
notices-told = Active notifications
notices-way-push = A browser of yours
notices-push = In this browser
notices-push-what = The browser itself shows you that it is your turn, even with no page of Bree open. It asks for your permission once.
notices-push-set = Notify this browser
notices-push-denied = This browser blocks notifications from here: allow them in its settings, and try again. On an iPhone, put this page on your home screen first.
notices-push-late = This browser could not reach its maker’s push service. Try again later, or choose another way.
notices-way-discord = Discord
notices-way-slack = Slack, Mattermost or Rocket.Chat
notices-way-matrix = Matrix (hookshot)
notices-way-plain = Another webhook
notices-way-mail = E-mail
notices-asked = We have sent an e-mail there: open its link to confirm that the address is yours. Until then we send nothing else there.
notices-ask-again = Send it again
notices-forget = Forget the address
notices-trouble-unreachable = The last notification did not arrive: there was no answer.
notices-trouble-refused = The last notification did not arrive: it was refused. Check the address.
notices-trouble-gone = The last notification did not arrive: that address no longer exists. We send nothing there until you test it; the other addresses still work.
notices-again = We are trying again.
notices-arrived = It has arrived.
notices-test = Send a test
notices-stop = Remove
notices-where = Address
notices-elsewhere = Add another
notices-way = Kind
notices-address = Address
notices-hosts = A webhook is an address that you create in a channel of yours, at: { $hosts }. Anyone who has it can post there; we never show it.
notices-set = Add
notices-kept = We keep the address and whether the last notification arrived; both are deleted when you remove it. A notification names the game and the table’s address, never the players.
notices-here = this browser
notices-when = When
notices-when-at_once = At once
notices-when-quiet = Not from … to …:
notices-when-digest = Once a day, all together, at:
notices-time-from = Not from
notices-time-to = Again from
notices-time-digest = Once a day at
notices-zone = Time zone
notices-when-set = Save
notices-wishes = Notify me of open tables
notices-wishes-what = When a table of one of these games is opened to everybody, we notify you as we do when it is your turn: once an hour at most, and not while you have a page of Bree open.
notices-offer = Shall we notify you when it is your turn?
letter-confirm-title = Is this address yours?
letter-confirm-note = You will get an e-mail here when it is your turn.
letter-confirm = It is mine: notify me
letter-confirm-done = You will now get an e-mail here when it is your turn.
letter-stop-title = No more e-mails
letter-stop-note = You will get no more e-mails when it is your turn, and we delete the address.
letter-stop = Stop the e-mails
letter-stop-done = You will get no more e-mails, and the address is deleted.
device-title = Play here, too
device-note = This browser will have the name and the tables of the person who created the link.
device-code = Code of the link
device-leave = { $number ->
    [one] Leave that table behind
   *[other] Leave those tables behind
}
device-leave-what = { $number ->
    [one] This browser sits at a table under another name.
   *[other] This browser sits at { $number } tables under another name.
}
device-join = Sign in on this device

about-title = About Bree
about-what = Bree is an inn where people play tabletop games of Middle-earth: live or over weeks, with friends or against bots, in Spanish and English. The table knows every rule and says why something cannot be done.
about-unofficial = This is not an official site. It has no connection with the publishers or authors of the games, nor with those who hold the rights in Tolkien’s work. Names belong to their owners.
about-art = There is no publisher’s art or text here. The drawings are our own, and the rules are in our own words.
about-sheet = The rulebooks do not say everything: that of “Journey to Mordor” shows the printed sheet and the dice only in pictures, and that of “The Two Towers” hardly shows the character, event and chapter cards. What is missing is a reconstruction here, marked in the rules and at the table; anyone who owns the box can enter what is printed there.
about-fair = All dice and all shuffles of a game are settled before it begins, and sealed. The table shows the seal from the start and opens it at the end, so that anybody can check that nothing was changed on the way.
about-licence = The program is free, under the MIT licence.
about-api = API reference

rules-title = Rules: { $game }
rules-how = How to play
rules-find = Search the rules
rules-all = All the rules
rules-books = The rulebooks
rules-clauses = ({ $clauses } clauses)
rules-own-words = Every rule of the book, in our own words. Tables cite these clauses by their number.
rules-chapters = Chapters
rules-reading = How it is read here:
rules-seed = In the Spanish book, under
rules-terms = Terms
rules-cards = Cards and characters
rules-cards-all = All of them, in the library: { $count }
rules-nearly = “{ $typed }” stands nowhere; this was looked for instead: { $words }.
matters = What matters now
matters-find = Search rules, cards, terms
matters-more = { $number ->
    [one] { $number } more rule
   *[other] { $number } more rules
}
matters-none = Nothing is asked of you now. When it is your turn, the rules of that question stand here.

library = Cards and people
library-title = Cards and people: { $game }
library-note = What each card says and what every character can do, in our own words, written from the very values that the table plays by.
library-find = Search names and texts
library-shelf = Kind
library-shelves = Everything
library-unseen = Only unseen
library-before = Previous
library-next = Next
library-go = Search
library-back = To the table
library-count = { $count ->
    [one] 1 found
   *[other] { $count } found
}

level-random = random
level-easy = easy
level-fair = fair
level-hard = hard
seat-bot = Bot { $seat }
seat-open = Seat { $seat } (free)
seat-you = you
seat-level = Bot, level { $level }
seat-resigned = Has resigned
seat-minded = A bot plays here until they are back
seat-away = Away
seat-holiday = on holiday until
me-holiday = Holiday
me-holiday-note = While you are away, your clock stops in games played over days, and we send you no notifications. The others see until when. If you make a move at a table, you are back there.
me-holiday-now = Until
me-holiday-days = For how many days
me-holiday-go = Take a holiday
me-holiday-back = Back from holiday
offline-title = No connection
offline-note = Your device is offline, or the site is down. Nothing that was confirmed is lost: the tables stand as you left them.
offline-again = Try again
picture-none = None
picture-pony = The pony
picture-star = The star
picture-leaf = The leaf
picture-mug = The mug
picture-mountain = The mountain
picture-ship = The swan ship
picture-tree = The tree
picture-key = The key
picture-moon = The moon
picture-axe = The axe
picture-bow = The bow
picture-harp = The harp
picture-lantern = The lantern
picture-mushroom = The mushroom
picture-raven = The raven
picture-hat = The hat
picture-acorn = The acorn
picture-pipe = The pipe
tokens-title = Your programs
tokens-what = A token lets a program of yours sit down here and play. Everybody at the table sees that it is a program; it sees what its own seat sees, and never your cards.
tokens-api = Everything that it can ask for
tokens-all = Programs with a token
tokens-none = None yet.
tokens-made = This is its token. It is shown only now: copy it to where the program runs, and show it to nobody.
tokens-token = Token
tokens-until = Until
tokens-drop = Revoke
tokens-new = A token for one more
tokens-first = A token
tokens-name = Name of the program
tokens-name-help = It is called so at tables. A new token under the same name plays on at the seats of the one that has ended.
tokens-lasts = Valid for
tokens-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
tokens-may = It may
tokens-looks = only look
tokens-scope-sit = take seats
tokens-scope-play = play
tokens-scope-talk = write to the others
tokens-scope-make = make tables
tokens-make = Create the token
seat-program = a program
table-no-programs = no programs
