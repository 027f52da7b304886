# The entrance, and the page of whoever was invited.

lobby-title = The entrance
lobby-welcome = The inn is open
lobby-said = Five Middle-earth games for friends: live or over weeks, with every rule enforced, alone against a bot, too.
lobby-what = At the inn of Bree people play tabletop games of Middle-earth, live or over weeks. There is nothing to sign up for: pick a game, share a link, and play.
lobby-players = { $least } to { $most } players
lobby-players-just = { $number ->
    [one] 1 player
   *[other] { $number } players
}
lobby-play-now = Play now against bots
lobby-your-side = Your side
lobby-rivals = { $bots ->
    [one] Your opponent
   *[other] Your { $bots } opponents
}
lobby-partners = { $bots ->
    [one] Your partner
   *[other] Your { $bots } partners
}
lobby-with-friends = Play with friends
lobby-your-name = Your name
lobby-seats = Who sits where
lobby-seat = Seat { $seat }
lobby-sitter-me = Me
lobby-sitter-open = Free, for whoever has the link
lobby-sitter-second = Somebody else at this screen
lobby-sitter-bot = Bot: { $level }
lobby-sitter-none = Nobody
lobby-options = Options
pace = Pace
pace-help = Nobody is waited for for ever: when somebody's time has run out, the others may leave the seat to a bot until they are back.
pace-free = No hurry
pace-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
pace-live = Live: { $minutes } min and { $seconds } s more a move
lobby-public-tick = List it publicly at the entrance
lobby-make = Set the table
lobby-turn = Your turn
lobby-invited = A seat is kept for you
lobby-playing = Under way
lobby-waits = Waiting for people
lobby-over = Over
lobby-all-over = { $number ->
    [one] The game that is over
   *[other] All { $number } games that are over
}
lobby-hidden = { $number ->
    [one] 1 table put aside
   *[other] { $number } tables put aside
}
lobby-finished-title = Games that are over
lobby-filter-game = Game
lobby-filter-result = Result
lobby-filter-all = All
lobby-filter-hidden = Also those put aside
lobby-filter = Show
lobby-none-over = No game that is over is here.
lobby-pages = Pages
lobby-later = Later
lobby-earlier = Earlier
lobby-result-won = Won
lobby-result-lost = Lost
lobby-result-open = No winner
lobby-how-agreed = by agreement
lobby-how-resigned = by giving up
lobby-how-abandoned = nobody was left
lobby-how-closed = the host closed it
lobby-how-unfinished = left half-way
lobby-keep = Keep it differently
lobby-label = What you call it
lobby-label-set = Call it that
lobby-hide = Put aside
lobby-show = Show again
lobby-public = Open tables
lobby-none = There is none right now. Set the first one!
lobby-waiting = Waiting for players.
lobby-finished = Finished.
lobby-your-turn = Your turn!
lobby-turn-of = { $name } to play.
lobby-join = Take a seat
lobby-go = See the table

join-title = You are invited to play: { $game }
join-invites = At the table: { $names }.
join-full = There is no free seat left.
join-mine = Do you sit here already, on another device?
join-mine-note = Open the inn on that device, touch your name at the top and choose ‘Play on another device, too’: scan the code or open the link here, and this browser is yours as well.
join-mine-code = I have the code
join-watch = Watch the game
join-seat = Your seat
join-sit = Sit down
