# The entrance, and the page of whoever was invited.

lobby-title = The entrance
lobby-welcome = The inn is open
lobby-said = Five Middle-earth games for friends: live or over weeks, with every rule enforced, alone against a bot, too.
lobby-what = At the inn of Bree people play tabletop games of Middle-earth, live or over weeks. There is nothing to sign up for: pick a game, share a link, and play.
lobby-players = { $least }–{ $most } players
lobby-players-just = { $number ->
    [one] 1 player
   *[other] { $number } players
}
lobby-now-first = “Play now”: { $how }, { $number ->
    [one] 1 player
   *[other] { $number } players
}
lobby-play-now = Play now
lobby-new-here = Learn
lobby-minutes = { $least }–{ $most } min
lobby-weight-1 = Very low complexity
lobby-weight-2 = Low complexity
lobby-weight-3 = Medium complexity
lobby-weight-4 = High complexity
lobby-weight-5 = Very high complexity
lobby-name-help = We made this name up: change it now or whenever you like.
lobby-guest-1 = Wanderer
lobby-guest-2 = Sentinel
lobby-guest-3 = Globetrotter
lobby-guest-4 = Forester
lobby-guest-5 = Navigator
lobby-guest-6 = Rider
lobby-guest-7 = Visitor
lobby-guest-8 = Gatekeeper
lobby-no-turn = It is not your turn at any table.
lobby-more = { $number ->
    [one] 1 more
   *[other] { $number } more
}
lobby-how = How
lobby-when = When
lobby-option-told = What each of them is
lobby-levels-told = What each level does
lobby-options-all = { $number ->
    [one] 1 option
   *[other] { $number } options
}
lobby-options-more = { $number ->
    [one] 1 more option
   *[other] { $number } more options
}
lobby-options-usual = They are set as the game is usually played: you can leave them all.
lobby-make-note = Then you send the link to anyone you like. Without free seats the game begins at once.
lobby-against-bots = Alone, against bots
lobby-with-bots = With bots, no other people
lobby-solitaire = Nobody: alone
lobby-your-side = Your side
lobby-rivals = { $bots ->
    [one] Your opponent
   *[other] Your { $bots } opponents
}
lobby-partners = { $bots ->
    [one] Your partner
   *[other] Your { $bots } partners
}
lobby-with-friends = With friends
lobby-your-name = Your name
lobby-seats = Who sits where
lobby-seat = Seat { $seat }
lobby-sitter-me = Me
lobby-sitter-open = Open (link)
lobby-sitter-second = Second player, this screen
lobby-sitter-kept = For { $name }
lobby-sitter-bot = Bot: { $level }
lobby-sitter-none = Nobody
pace = Pace
pace-help = If a player runs out of time, the others may hand the seat to a bot until that player returns.
pace-free = No hurry
pace-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
pace-live = Live: { $minutes } min + { $seconds } s per move
lobby-public-tick = List publicly
lobby-no-programs-tick = Only people and bots of Bree, no programs
lobby-make = Create table
lobby-turn = Your turn
lobby-invited = A seat is kept for you
lobby-kept-by = { $name } keeps a seat for you
lobby-with = with
lobby-your-seat = you: { $side }
lobby-playing = Under way
lobby-waits = Waiting for players
lobby-over = Finished
lobby-all-over = { $number ->
    [one] 1 finished game
   *[other] All { $number } finished games
}
lobby-hidden = { $number ->
    [one] 1 hidden table
   *[other] { $number } hidden tables
}
lobby-finished-title = Finished games
lobby-filter-game = Game
lobby-filter-result = Result
lobby-filter-all = All
lobby-filter-hidden = Include hidden
lobby-filter = Show
lobby-none-over = No finished games.
lobby-pages = Pages
lobby-later = Newer
lobby-earlier = Older
lobby-result-won = Won
lobby-result-lost = Lost
lobby-result-open = No winner
lobby-how-agreed = by agreement
lobby-how-resigned = by resignation
lobby-how-abandoned = nobody was left
lobby-how-closed = the host closed it
lobby-how-unfinished = unfinished
lobby-keep = Rename or hide
lobby-label = Your name for it
lobby-label-set = Rename
lobby-hide = Hide
lobby-show = Show again
lobby-public = Open tables
lobby-none = There is none right now. Create the first one!
lobby-waiting = Waiting for players.
lobby-finished = Finished.
lobby-your-turn = Your turn!
lobby-turn-of = { $name } to play.
lobby-join = Take a seat
lobby-go = See the table

join-title = You are invited to play: { $game }
join-kept = { $name } keeps a seat for you: { $game }
join-kept-yours = kept for you
join-invites = At the table: { $names }.
join-full = There is no free seat left.
join-mine = Already at this table on another device?
join-mine-note = Open Bree on that device, touch your name at the top and choose “Play on another device, too”: scan the code or open the link here, and this browser is yours as well.
join-mine-code = I have the code
join-watch = Watch the game
join-seat = Your seat
join-sit = Sit down
