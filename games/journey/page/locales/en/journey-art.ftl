# The drawn table of El viaje a Mordor.
journey-art-title = Journey to Mordor
journey-art-sheet-of = { $name }’s sheet
journey-art-west = The bearer’s route, west
journey-art-east = The bearer’s route, east
journey-art-north = N
journey-art-bag-end = Bag End
journey-art-mordor = Mordor
journey-art-round = Round box { $number } of { $last }
journey-art-round-marked = Round box { $number } of { $last }, marked
journey-art-pawn = { $hobbit } ({ $name }): round box { $number }
journey-art-pawn-arrived = { $hobbit } ({ $name }): has reached Mordor
journey-art-pawn-eliminated = { $hobbit } ({ $name }): out of the game
journey-art-nazgul-route = Nazgûl route
journey-art-nazgul-left = { $number ->
    [0] no marks left
    [one] 1 mark left
   *[other] { $number } marks left
}
journey-art-square = Square box { $number }
journey-art-square-marked = Square box { $number }, marked
journey-art-square-halves = Square box { $number }, divided
journey-art-square-half-marked = Square box { $number }, divided, the first half marked
journey-art-square-both-marked = Square box { $number }, divided, both halves marked
journey-art-dice = Dice
journey-art-dice-cup = In the cup
journey-art-dice-rolled = Rolled
journey-art-dice-chosen = From this roll
journey-art-dice-aside = Set aside
journey-art-dice-unused = Do not count
journey-art-die-shows = { $die }: { $symbol }
journey-art-nazgul-hits = Hits { $name }
journey-art-nazgul-hits-nobody = Hits nobody
journey-art-tally = The turn’s sum
journey-art-tally-no-orcs = No Orc stops the Rings.
journey-art-tally-repelled = The Fellowship repels the Orcs.
journey-art-tally-stopped = An Orc is left: the Rings do not count.
journey-art-tally-rings = { $number ->
    [0] No round box is marked.
    [one] 1 round box is marked.
   *[other] { $number } round boxes are marked.
}
journey-art-tally-gandalfs = { $number ->
    [0] Gandalf divides no box.
    [one] Gandalf may divide 1 square box.
   *[other] Gandalf may divide { $number } square boxes.
}
journey-art-tally-nazgul = { $number ->
    [0] No Nazgûl.
    [one] 1 Nazgûl marks a square box.
   *[other] { $number } Nazgûl mark a square box each.
}
journey-art-players = Players
journey-art-progress = Round box { $number } of { $last }
journey-art-won = Victory
journey-art-eliminated = Out of the game
journey-art-arrived = In Mordor

# What can be looked up: who travels, by which places, and the dice.
journey-shelf-hobbits = Hobbits
journey-shelf-places = Locations
journey-shelf-symbols = Symbols
journey-shelf-dice = Dice
journey-library-hobbit = Theirs is the { $die }: a Nazgûl it shows reaches whoever travels with this hobbit.
journey-library-boxes = On the sheet: { $boxes }.
journey-library-die = The die of { $hobbit }; that matters only when it shows a Nazgûl.
journey-library-die-black = Nobody’s: its Nazgûl always reaches whoever rolls.
journey-library-nazgul = The affected player marks the next box of their Nazgûl route; the colour of the die says who that is.
