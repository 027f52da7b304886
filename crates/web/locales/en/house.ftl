# What is around every page, the rules, errors, and the page about the house.

house-skip = Skip to the content
house-notice = A fan-made site, unconnected with any publisher.
house-about = About this house
house-tools = Settings and help
house-your-name = Your name
house-me = (change it)
house-call-me = Call me that
house-call-me-note = Holds for the whole house, and at the tables where you sit already.
house-rules = Rules
house-sound = Sound
house-theme = Day or night
house-help = Help
house-offline = The connection is lost. Trying again…
house-keys = By keyboard
house-key-tab = go from one thing to the next
house-key-arrows = go from one lit choice to another
house-key-enter = choose
house-key-digits = choose the first, second… in the bar
house-key-pass = pass, where one may
house-how = How to play, and the rules
house-key-state = tell how the table stands
house-key-sheet = read the card or the person in front of you
house-key-undo = take back
house-key-zoom = nearer, farther, see all
house-key-help = this help
house-key-steps = look back and forward, act by act
house-key-now = to the present, when looking back
house-close = Close
house-word-theme-auto = Day or night: as your system has it
house-word-theme-light = Day
house-word-theme-dark = Night
house-word-sound-on = Sound on
house-word-sound-off = Sound off
house-word-copied = Copied
house-word-failed = It could not be sent. Please try again.
house-word-sending = Sending …
house-word-slow = No answer from the server yet. What it has once accepted is kept.
house-tap = By touch: the first lifts a card, the second plays it
house-pick-less = One less: { $name }
house-pick-more = One more: { $name }
house-word-where = Where to? Choose a lit place.
house-word-go = Do it
house-word-passing = Passed for you … (Escape: wait)
house-word-stop = Not this
house-word-now = To the present
house-word-news-one = 1 new act:
house-word-news-many = # new acts:
house-word-news-yours = It is your turn:
house-word-news-now = to the present
house-word-speed-calm = What moves: calmly
house-word-speed-normal = What moves: as usual
house-word-speed-quick = What moves: quickly

error-forbidden = That is not yours
error-not-found = There is nothing here
error-gone = It is gone
error-too-many = Too fast
error-ours = Something failed in the house
error-refused = That cannot be done
error-lobby = To the entrance
error-line = Line { $line }:

me-title = You and your devices
me-nobody = Nobody knows you here yet. Say your name or sit down at a table; then you can play from another device, too.
me-more = Play on another device, too
me-more-note = A link that works once takes this name and these tables to your phone or to another browser. Send it to nobody: whoever opens it plays as you.
me-link = Make a link
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
notices-title = Tell me when it is my turn
notices-what = When it is your turn at a table where others wait for you, and you look at no page of this house for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}, you are told once. As long as you look, you are not.
notices-none = This inn tells nobody: whoever runs it has not set that up.
notices-nobody = Nobody knows you here yet. Say your name or sit down at a table; then you can be told.
notices-told = You are told
notices-way-discord = Discord
notices-way-slack = Slack, Mattermost or Rocket.Chat
notices-way-matrix = Matrix (hookshot)
notices-way-plain = Another webhook
notices-way-mail = E-mail
notices-asked = Is this address yours?
notices-asked-told = We have sent you an e-mail: open its link. Until then you are told as before.
notices-asked-untold = We have sent you an e-mail: open its link. Before that nothing else is sent.
notices-ask-again = Send it again
notices-forget = Forget the address
notices-trouble-unreachable = The last notice did not arrive: there was no answer.
notices-trouble-refused = The last notice did not arrive: it was refused. Look at the address.
notices-trouble-gone = The last notice did not arrive: there is no such address any more. Nothing is sent there until you change it or try it.
notices-again = It is tried again.
notices-arrived = It has arrived.
notices-test = Try it
notices-stop = Tell me no more
notices-where = Where to
notices-elsewhere = Somewhere else
notices-way = In which way
notices-address = Address
notices-hosts = A webhook is an address that you make in a channel of yours, at: { $hosts }. Whoever has it can write there: it is shown to nobody.
notices-set = Tell me there
notices-kept = Kept are the address and whether the last notice arrived; both go when you stop. A notice names the game and the table’s address, and nobody who plays there.
notices-offer = Shall we tell you when it is your turn?
letter-confirm-title = Is this address yours?
letter-confirm-note = Then an e-mail comes here when it is your turn.
letter-confirm = It is mine: write to me
letter-confirm-done = From now on an e-mail comes here when it is your turn.
letter-stop-title = No more e-mails
letter-stop-note = No e-mail will come any more when it is your turn, and the address is forgotten.
letter-stop = Tell me no more
letter-stop-done = No more e-mails will come, and the address is forgotten.
device-title = Play here, too
device-note = This browser will be that of whoever made the link: the same name, the same tables.
device-code = Code of the link
device-leave = { $number ->
    [one] This browser sits at a table under another name already: leave it behind
   *[other] This browser sits at { $number } tables under another name already: leave them behind
}
device-join = Come in here

about-title = About this house
about-what = Bree is an inn where people play tabletop games of Middle-earth: live or over weeks, with friends or against bots, in Spanish and English. The table knows every rule and says why something cannot be done.
about-unofficial = This is not an official site. It has no connection with the publishers or authors of the games, nor with those who hold the rights in Tolkien’s work. Names belong to their owners.
about-art = There is no publisher’s art or text here. The drawings are our own, and the rules are told in our own words.
about-sheet = The rulebooks do not say everything: that of ‘El viaje a Mordor’ shows the printed sheet and the dice only in pictures, and that of ‘Las Dos Torres’ hardly shows the character, event and chapter cards. What is missing is a reconstruction here, marked in the rules and at the table; whoever owns the box can put in what is true.
about-fair = All dice and all shuffles of a game are settled before it begins, and sealed. The table shows the seal from the start and opens it at the end, so that anybody can check that nothing was changed on the way.
about-licence = The program is free, under the MIT licence.
about-api = Description of the interface for programs

rules-title = Rules: { $game }
rules-books = The rulebooks
rules-clauses = ({ $clauses } clauses)
rules-own-words = Every rule of the book, in our own words. Tables cite these clauses by their number.
rules-chapters = Chapters
rules-reading = How it is read here:
rules-seed = In the Spanish book, under

library = Cards and people
library-title = Cards and people: { $game }
library-note = What each card says and what everybody can do, in our own words: grown from the very values that the table plays by.
library-find = Search names and texts
library-shelf = Which kind
library-shelves = Everything
library-unseen = Only what I have not seen yet
library-go = Search
library-back = To the table
library-count = { $count ->
    [one] 1 found
   *[other] { $count } found
}

level-random = random
level-easy = easy
level-fair = normal
level-hard = hard
seat-bot = Bot { $seat }
seat-open = Seat { $seat } (free)
seat-you = you
seat-level = Bot, level { $level }
seat-resigned = Has resigned
seat-minded = A bot plays here until they are back
seat-away = Away
