# El viaje a Mordor: everything the game says, in the terms of the rulebook.
# $seat, $winners: names of players. $you: 'yes' when the reader is $seat (or the only winner).

journey-name = Journey to Mordor
journey-about = A dice race: carry the Ring from Bag End to Mordor before anybody else, and stay ahead of the Nazgûl.
journey-box = Box: Spanish, German

# Terms. '.counted' is the form with a number, for lists.
journey-hobbit-frodo = Frodo
journey-hobbit-sam = Sam
journey-hobbit-merry = Merry
journey-hobbit-pippin = Pippin
journey-die-black = black die
journey-die-yellow = yellow die
journey-die-red = red die
journey-die-blue = blue die
journey-die-green = green die
journey-symbol-ring = Ring
    .counted = { $number ->
        [one] a Ring
       *[other] { $number } Rings
    }
journey-symbol-gandalf = Gandalf
    .counted = { $number ->
        [one] a Gandalf
       *[other] { $number } Gandalfs
    }
journey-symbol-fellowship = Fellowship
    .counted = { $number ->
        [one] a Fellowship
       *[other] { $number } Fellowships
    }
journey-symbol-orc = Orc
    .counted = { $number ->
        [one] an Orc
       *[other] { $number } Orcs
    }
journey-symbol-nazgul = Nazgûl
    .counted = { $number ->
        [one] a Nazgûl
       *[other] { $number } Nazgûl
    }
journey-symbol-white-tree = White Tree
    .counted = { $number ->
        [one] the White Tree
       *[other] { $number } White Trees
    }
journey-place-rivendell = Rivendell
journey-place-rivendell-effect = You may set aside equal symbols from one roll.
journey-place-moria = Moria
journey-place-moria-effect = Gandalf has no effect.
journey-place-lothlorien = Lothlórien
journey-place-lothlorien-effect = Each Fellowship repels two Orcs.
journey-place-rohan = Rohan
journey-place-rohan-effect = You may repeat each roll once.
journey-place-helms-deep = Helm’s Deep
journey-place-helms-deep-effect = Each Orc counts as two.
journey-place-gondor = Gondor
journey-place-gondor-effect = The Nazgûl do not affect you.
journey-place-minas-tirith = Minas Tirith
journey-place-minas-tirith-effect = All the Nazgûl affect you.
journey-place-shelobs-lair = Shelob’s Lair
journey-place-shelobs-lair-effect = One Ring fewer counts.

# What is asked, and of whom.
journey-prompt-take = Choose your hobbit.
journey-wait-take = { $seat } chooses a hobbit.
journey-prompt-first-roll = Roll all five dice.
journey-prompt-first-roll-at = { $place }: { $effect } Roll all five dice.
journey-wait-first-roll = { $seat } is about to roll all five dice.
journey-prompt-set-aside = { $twins ->
    [0] Set aside at least one die.
   *[other] Set aside at least one die; of each symbol only one.
}
journey-prompt-set-aside-nazgul = The roll shows a Nazgûl: set one aside before you go on.
journey-prompt-set-aside-more = Set more dice aside, or roll the rest again.
journey-prompt-set-aside-tree = The White Tree ends the rolling: set aside more of this roll, or stop.
journey-wait-set-aside = { $seat } sets dice aside.
journey-prompt-apply = { $gandalfs ->
    [one] Gandalf divides a square in two
   *[other] { $gandalfs } Gandalfs divide a square each in two
}. { $nazgul ->
    [0] Which one?
   *[other] Which one, or which Nazgûl goes first?
}
journey-wait-apply = { $seat } applies the dice.
journey-prompt-advance = How many circles do you advance?

# What can be chosen, and what it does.
journey-choice-take = Take { $hobbit }
journey-effect-take = You travel as { $hobbit }. The { $die } is yours.
journey-choice-roll = Roll the dice
journey-effect-roll = You roll all five dice.
journey-choice-roll-on = { $dice ->
    [one] Roll the remaining die
   *[other] Roll the other { $dice } dice
}
journey-effect-roll-on = { $dice ->
    [one] The dice set aside stay; you roll the remaining die.
   *[other] The dice set aside stay; you roll the other { $dice }.
}
journey-choice-repeat = Repeat the roll
journey-effect-repeat = You roll the same dice again. The second result stands, even if it is worse.
journey-choice-set = Set aside { $symbol } ({ $die })
journey-choice-stop = Stop rolling
journey-effect-stop = The dice set aside are applied; the others do not count.
journey-choice-divide = Divide square { $square }
journey-effect-divide = Gandalf parts square { $square } in two: each half will take a Nazgûl of its own.
journey-choice-nazgul = Nazgûl of the { $die } first
journey-effect-nazgul = It marks the next square before Gandalf divides another.
journey-choice-settle = { $gandalfs ->
    [one] Divide the first free one
   *[other] Divide the first ones
}
journey-choice-settle-all = Usual order for the rest
journey-effect-settle = Rings first, then Gandalf divides the first free squares, and the Nazgûl come last.
journey-choice-forgo = Do not use Gandalf
journey-effect-forgo = { $count ->
    [one] The remaining Gandalf divides no square.
   *[other] The remaining Gandalfs divide no square.
}
journey-choice-advance = { $boxes ->
    [0] Do not advance
    [one] Advance 1 circle
   *[other] Advance { $boxes } circles
}
journey-effect-advance = { $boxes ->
    [0] You stay where you are.
    [one] You mark 1 circle of your bearer’s path.
   *[other] You mark { $boxes } circles of your bearer’s path.
}
journey-effect-ring = You advance one circle, unless an Orc remains unrepelled.
journey-effect-ring-fewer = You advance one circle, unless an Orc remains unrepelled; in Shelob’s Lair one Ring fewer counts.
journey-effect-gandalf = Divides a square of your Nazgûl path.
journey-effect-gandalf-idle = Divides nothing: in Moria Gandalf has no effect.
journey-effect-fellowship = Repels an Orc.
journey-effect-fellowship-two = In Lothlórien each Fellowship repels two Orcs.
journey-effect-fellowship-half = At Helm’s Deep each Orc counts as two: two Fellowships repel one.
journey-effect-orc = Unless it is repelled, none of your Rings counts this turn.
journey-effect-white-tree = You stop rolling: only what you set aside counts.
journey-effect-nazgul-nobody = It affects nobody: at Gondor the Nazgûl do not affect you.
journey-effect-nazgul-self = You mark a square of your Nazgûl path.
journey-effect-nazgul-rival = { $seat } marks a square of their Nazgûl path.

# The same in a few words, on the button.
journey-brings-ring = you advance a circle
journey-brings-ring-fewer = one Ring fewer
journey-brings-gandalf = divides a square
journey-brings-gandalf-idle = no effect in Moria
journey-brings-fellowship = repels an Orc
journey-brings-fellowship-two = repels two Orcs
journey-brings-fellowship-half = two repel an Orc
journey-brings-orc = stops your Rings
journey-brings-white-tree = you stop rolling
journey-brings-nazgul-nobody = it marks nobody
journey-brings-nazgul-self = it marks you
journey-brings-nazgul-last = your last mark!
journey-brings-nazgul-rival = it marks { $seat }

# Why not.
journey-no-not-your-turn = It is not your turn.
journey-no-not-now = Not now: answer the question that is open first.
journey-no-over = The game is over.
journey-no-hobbit-taken = That hobbit is taken.
journey-no-not-rolled = That die is not in this roll.
journey-no-already-aside = That die is set aside already.
journey-no-same-symbol = From one roll you may set aside only one { $symbol }.
journey-no-second-nazgul = From each roll one Nazgûl is set aside, and only one.
journey-no-nothing-aside = First you have to set aside at least one die of this roll.
journey-no-nazgul-missing = This roll shows a Nazgûl: first you have to set one aside.
journey-no-tree-ends = You have set the White Tree aside: no more rolling.
journey-no-tree = Only the White Tree, once set aside, lets you stop rolling.
journey-no-not-at-rohan = Rolls are repeated only in a turn that begins at Rohan.
journey-no-repeated = This roll has been repeated already.
journey-no-roll-stands = You have set dice of this roll aside: it cannot be repeated.
journey-no-such-box = Your map sheet has no such space.
journey-no-box-marked = That square is marked: Gandalf divides only unmarked squares.
journey-no-box-divided = That square is divided already.
journey-no-such-nazgul = That Nazgûl does not affect you.
journey-no-in-full = Use every result: at this table nothing may be left unused.
journey-no-not-so-far = { $most ->
    [0] None of your Rings counts: you cannot advance.
    [one] Only 1 of your Rings counts.
   *[other] Only { $most } of your Rings count.
}

# What happened.
journey-event-begins = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
journey-event-took = { $you ->
    [yes] You travel as { $hobbit }.
   *[no] { $seat } travels as { $hobbit }.
}
journey-event-turn = { $you ->
    [yes] Round { $round }: it is your turn.
   *[no] Round { $round }: { $seat }’s turn.
}
journey-event-turn-at = { $you ->
    [yes] Round { $round }: it is your turn. { $place }: { $effect }
   *[no] Round { $round }: { $seat }’s turn. { $place }: { $effect }
}
journey-event-rolled = { $you ->
    [yes] You roll { $dice }.
   *[no] { $seat } rolls { $dice }.
}
journey-event-rolled-again = { $you ->
    [yes] You repeat the roll and get { $dice }.
   *[no] { $seat } repeats the roll and gets { $dice }.
}
journey-event-set-aside = { $you ->
    [yes] You set aside the { $symbol } ({ $die }).
   *[no] { $seat } sets aside the { $symbol } ({ $die }).
}
    .sum = { $you ->
        [yes] You set aside { $times } dice: { $symbol }.
       *[no] { $seat } sets aside { $times } dice: { $symbol }.
    }
journey-event-stopped = { $you ->
    [yes] With the White Tree you stop rolling.
   *[no] With the White Tree { $seat } stops rolling.
} { $unused ->
    [0] No die is left over.
    [one] One die does not count.
   *[other] { $unused } dice do not count.
}
journey-event-counted-no-rings = { $you ->
    [yes] You have set no Ring aside and do not advance.
   *[no] { $seat } has set no Ring aside and does not advance.
}
journey-event-counted = { $counted } of { $rings ->
    [one] 1 Ring
   *[other] { $rings } Rings
} { $counted ->
    [0] count
    [one] counts
   *[other] count
} ({ $orcs ->
    [0] no Orcs
    [one] 1 Orc
   *[other] { $orcs } Orcs
}, { $fellowship ->
    [0] no Fellowship
    [one] 1 Fellowship
   *[other] { $fellowship } Fellowships
}).
journey-event-counted-orcs = { $orcs ->
    [one] 1 Orc
   *[other] { $orcs } Orcs
} against { $fellowship ->
    [0] no Fellowship
    [one] 1 Fellowship
   *[other] { $fellowship } Fellowships
}: { $rings ->
    [one] the Ring does not count.
   *[other] the { $rings } Rings do not count.
}
journey-event-advanced = { $you ->
    [yes] You advance
   *[no] { $seat } advances
} { $boxes ->
    [one] 1 circle
   *[other] { $boxes } circles
}, to circle { $to }.
journey-event-mordor = { $you ->
    [yes] You enter Mordor!
   *[no] { $seat } enters Mordor!
}
journey-event-divided = { $you ->
    [yes] Gandalf divides your square { $square }.
   *[no] Gandalf divides { $seat }’s square { $square }.
}
journey-event-gandalf-moria = { $count ->
    [one] In Moria Gandalf has no effect.
   *[other] In Moria the { $count } Gandalfs have no effect.
}
journey-event-gandalf-nothing = { $count ->
    [one] There is no square left for Gandalf to divide.
   *[other] There is no square left for the { $count } Gandalfs to divide.
}
journey-event-gandalf-forgone = { $you ->
    [yes] You leave { $count ->
        [one] a Gandalf
       *[other] { $count } Gandalfs
    } unused.
   *[no] { $seat } leaves { $count ->
        [one] a Gandalf
       *[other] { $count } Gandalfs
    } unused.
}
journey-event-marked = { $you ->
    [yes] The Nazgûl of the { $die } marks your square { $square }.
   *[no] The Nazgûl of the { $die } marks { $seat }’s square { $square }.
}
journey-event-marked-half = { $you ->
    [yes] The Nazgûl of the { $die } marks half of your square { $square }.
   *[no] The Nazgûl of the { $die } marks half of { $seat }’s square { $square }.
}
journey-event-spared = { $you ->
    [yes] At Gondor the Nazgûl of the { $die } does not affect you.
   *[no] At Gondor the Nazgûl of the { $die } does not affect { $seat }.
}
journey-event-eliminated = { $you ->
    [yes] The Nazgûl have caught you: you are out of the game.
   *[no] The Nazgûl have caught { $seat }, who is out of the game.
}
journey-event-last-round = { $you ->
    [yes] You are in Mordor: the round is played to its end.
   *[no] { $seat } is in Mordor: the round is played to its end.
}

# How it ends.
journey-over-arrived = { $you ->
    [yes] You have carried the Ring to Mordor! You win the game.
   *[no] { $winners } has carried the Ring to Mordor and wins the game.
}
journey-over-more-left = { $you ->
    [yes] More than one bearer has reached Mordor, and you have the most of the Nazgûl path unmarked: you win the game!
   *[no] More than one bearer has reached Mordor, and { $winners } has the most of the Nazgûl path unmarked: { $winners } wins the game.
}
journey-over-shared = A shared victory of { $winners }: they have reached Mordor with equally much of the Nazgûl path unmarked.
journey-over-all-out = The Nazgûl have caught every bearer. Sauron has the Ring again: nobody wins.

# The options of a table.
journey-option-game = Version
    .help = In the advanced game every location has an effect of its own.
journey-option-game-advanced = Advanced, with locations
journey-option-game-basic = Basic
journey-option-sheet = Map sheet
    .help = How long the two paths are.
journey-option-sheet-standard = Standard (20 circles, 10 squares)
journey-option-sheet-deadlier = Deadlier (9 squares)
journey-option-sheet-gentle = Gentler (11 squares)
journey-option-sheet-long = Long (24 circles, 12 squares)
journey-option-sheet-wide = Wide locations (two circles each)
journey-option-sheet-own = This site’s own sheet
journey-option-hobbits = Hobbits
    .help = Who plays whom.
journey-option-hobbits-choose = Each player chooses
journey-option-hobbits-order = In seat order
journey-option-first = First player
    .help = Who begins.
journey-option-first-random = At random
journey-option-first-1 = Seat 1
journey-option-first-2 = Seat 2
journey-option-first-3 = Seat 3
journey-option-first-4 = Seat 4
journey-option-tiebreak = Tie-break
    .help = How the unmarked rest of the Nazgûl path is counted.
journey-option-tiebreak-marks = By marks left
journey-option-tiebreak-boxes = By squares; a half is half a square
journey-option-voluntary = Results
    .help = May players advance or divide less than the dice allow?
journey-option-voluntary-off = Applied in full
journey-option-voluntary-on = Less may be applied

# Where the sheet comes from: said on the page of the rules.
journey-sheet-note = The rulebook shows the map sheet and the dice only in pictures. Those used here:
journey-sheet-dice = The faces of the dice
journey-sheet-bearer = The length of the bearer’s path
journey-sheet-nazgul = The length of the Nazgûl path
journey-sheet-locations = Where the locations are
journey-sheet-from-rulebook = from the rulebook
journey-sheet-from-public = from a public source
journey-sheet-from-reconstructed = our reconstruction, tried by simulation
journey-sheet-from-box = copied from the box
journey-sheet-mend = If you own the box, you can put the true values into a data file.

# Kinds of answers that lie on the board, as buttons.
journey-answers-take = Choose a hobbit
journey-answers-set = Set a die aside
journey-answers-nazgul = Apply a Nazgûl first
journey-answers-divide = Divide with Gandalf
