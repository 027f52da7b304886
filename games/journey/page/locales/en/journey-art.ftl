# The drawn table of El viaje a Mordor.
journey-art-title = Journey to Mordor
journey-art-sheet-of = { $name }’s map sheet
journey-art-west = The bearer’s path, west
journey-art-east = The bearer’s path, east
journey-art-north = N
journey-art-bag-end = Bag End
journey-art-mordor = Mordor
journey-art-round = Circle { $number } of { $last }
journey-art-round-marked = Circle { $number } of { $last }, marked
journey-art-place = { $place }: { $effect }
journey-art-place-basic = { $place }: counts in the advanced version alone
journey-art-pawn = { $hobbit } ({ $name }): circle { $number }
journey-art-pawn-arrived = { $hobbit } ({ $name }): has reached Mordor
journey-art-pawn-eliminated = { $hobbit } ({ $name }): out of the game
journey-art-nazgul-route = Nazgûl path
journey-art-nazgul-left = { $number ->
    [0] no marks left
    [one] 1 mark left
   *[other] { $number } marks left
}
journey-art-nazgul-coming = { $left ->
    [one] 1 mark left
   *[other] { $left } marks left
}, { $number } to come
journey-art-nazgul-ends = { $left ->
    [one] 1 mark left
   *[other] { $left } marks left
}, { $number } to come: the end of the Nazgûl path
journey-art-square = Square { $number }
journey-art-square-marked = Square { $number }, marked
journey-art-square-halves = Square { $number }, divided
journey-art-square-half-marked = Square { $number }, divided, the first half marked
journey-art-square-both-marked = Square { $number }, divided, both halves marked
journey-art-dice = Dice
journey-art-dice-cup = In the cup
journey-art-dice-again = { $number ->
    [one] Roll the one that is left
   *[other] Roll { $number }
}
journey-art-dice-rolled = Rolled
journey-art-dice-chosen = From this roll
journey-art-dice-aside = Set aside
journey-art-dice-unused = Do not count
journey-art-die-shows = { $die }: { $symbol }
journey-art-nazgul-hits = Affects { $name }
journey-art-nazgul-hits-nobody = Affects nobody
journey-art-came = What came of the last round
journey-art-last-round = The last round: somebody has reached Mordor
journey-art-tally = This turn’s count
journey-art-tally-no-orcs = No Orc stops the Rings.
journey-art-tally-repelled = The Fellowship repels the Orcs.
journey-art-tally-stopped = An Orc remains: the Rings do not count.
journey-art-tally-rings = { $number ->
    [0] No circle is marked.
    [one] 1 circle is marked.
   *[other] { $number } circles are marked.
}
journey-art-tally-gandalfs = { $number ->
    [0] Gandalf divides no square.
    [one] Gandalf may divide 1 square.
   *[other] Gandalf may divide { $number } squares.
}
journey-art-tally-nazgul = { $number ->
    [0] No Nazgûl.
    [one] 1 Nazgûl marks a square.
   *[other] { $number } Nazgûl mark a square each.
}
journey-art-tally-nazgul-own = { $number ->
    [0] None marks you.
    [one] One marks you.
   *[other] { $number } mark you.
}
journey-art-players = Players
journey-art-progress = Circle { $number } of { $last }
journey-art-won = Victory
journey-art-eliminated = Out of the game
journey-art-arrived = In Mordor

# What can be looked up: who travels, by which places, and the dice.
journey-shelf-hobbits = Hobbits
journey-shelf-places = Locations
journey-shelf-symbols = Symbols
journey-shelf-dice = Dice
journey-library-hobbit = The { $die } is this hobbit’s: its Nazgûl also affects the player who travels with them.
journey-library-basic = In the basic version, which is played at this table, it has no effect.
journey-library-boxes = On the map sheet: { $boxes }.
journey-library-die = { $hobbit }’s die; that matters only when it shows a Nazgûl.
journey-library-die-black = It belongs to no hobbit: its Nazgûl always affects the player who rolls.
journey-library-nazgul = The affected player marks the next square of their Nazgûl path; the colour of the die says who that is.
