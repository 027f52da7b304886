# War of the Ring: everything the game says, in the terms of the rulebook.
# $seat: name of a player. $you: 'yes' when the reader is $seat.
# Of each term that comes as an argument $x its attributes can be used: $x-the is the attribute '.the' of $x.

war-name = War of the Ring
war-about = All of Middle-earth on one board: the Armies of the Shadow against the Free Peoples, while the Fellowship carries the Ring to Mount Doom.
war-box = Box: Spanish, English
# What one leaps by in a replay.
war-part = battle or Hunt

# Terms.
war-side-free = Free Peoples
    .id = free
    .the = the Free Peoples
war-side-shadow = Shadow
    .id = shadow
    .the = the Shadow
war-nation-dwarves = Dwarves
    .the = the Dwarves
    .of = of the Dwarves
    .adjective = Dwarven
    .a = a Dwarven
war-nation-elves = Elves
    .the = the Elves
    .of = of the Elves
    .adjective = Elven
    .a = an Elven
war-nation-gondor = Gondor
    .the = Gondor
    .of = of Gondor
    .adjective = Gondor
    .a = a Gondor
war-nation-north = The North
    .the = the North
    .of = of the North
    .adjective = North
    .a = a North
war-nation-rohan = Rohan
    .the = Rohan
    .of = of Rohan
    .adjective = Rohan
    .a = a Rohan
war-nation-isengard = Isengard
    .the = Isengard
    .of = of Isengard
    .adjective = Isengard
    .a = an Isengard
war-nation-sauron = Sauron
    .the = Sauron
    .of = of Sauron
    .adjective = Sauron
    .a = a Sauron
war-nation-southrons = Southrons and Easterlings
    .the = the Southrons and Easterlings
    .of = of the Southrons and Easterlings
    .adjective = Southron
    .a = a Southron
war-character-gandalf-the-grey = Gandalf the Grey
    .form = person
    .the = Gandalf the Grey
war-character-strider = Strider
    .form = person
    .the = Strider
war-character-boromir = Boromir
    .form = person
    .the = Boromir
war-character-legolas = Legolas
    .form = person
    .the = Legolas
war-character-gimli = Gimli
    .form = person
    .the = Gimli
war-character-meriadoc = Meriadoc
    .form = person
    .the = Meriadoc
    .full = Meriadoc Brandybuck
war-character-peregrin = Peregrin
    .form = person
    .the = Peregrin
    .full = Peregrin Took
war-character-aragorn = Aragorn
    .form = person
    .the = Aragorn
    .full = Aragorn – Heir to Isildur
war-character-gandalf-the-white = Gandalf the White
    .form = person
    .the = Gandalf the White
war-character-witch-king = The Witch-king
    .form = person
    .the = the Witch-king
war-character-mouth-of-sauron = The Mouth of Sauron
    .form = person
    .the = the Mouth of Sauron
war-character-saruman = Saruman
    .form = person
    .the = Saruman
war-character-gollum = Gollum
    .form = person
    .the = Gollum
war-figure-regular = Regular unit
    .form = regular
war-figure-elite = Elite unit
    .form = elite
war-figure-leader = Leader
    .form = leader
war-figure-nazgul = Nazgûl
    .form = nazgul
# Figures that go together, counted.
war-force-dwarves-regular = Dwarven Regular
    .counted = { $number ->
        [one] 1 Dwarven Regular
       *[other] { $number } Dwarven Regulars
    }
war-force-dwarves-elite = Dwarven Elite
    .counted = { $number ->
        [one] 1 Dwarven Elite
       *[other] { $number } Dwarven Elites
    }
war-force-dwarves-leader = Dwarven Leader
    .counted = { $number ->
        [one] 1 Dwarven Leader
       *[other] { $number } Dwarven Leaders
    }
war-force-elves-regular = Elven Regular
    .counted = { $number ->
        [one] 1 Elven Regular
       *[other] { $number } Elven Regulars
    }
war-force-elves-elite = Elven Elite
    .counted = { $number ->
        [one] 1 Elven Elite
       *[other] { $number } Elven Elites
    }
war-force-elves-leader = Elven Leader
    .counted = { $number ->
        [one] 1 Elven Leader
       *[other] { $number } Elven Leaders
    }
war-force-gondor-regular = Gondor Regular
    .counted = { $number ->
        [one] 1 Gondor Regular
       *[other] { $number } Gondor Regulars
    }
war-force-gondor-elite = Gondor Elite
    .counted = { $number ->
        [one] 1 Gondor Elite
       *[other] { $number } Gondor Elites
    }
war-force-gondor-leader = Gondor Leader
    .counted = { $number ->
        [one] 1 Gondor Leader
       *[other] { $number } Gondor Leaders
    }
war-force-north-regular = North Regular
    .counted = { $number ->
        [one] 1 North Regular
       *[other] { $number } North Regulars
    }
war-force-north-elite = North Elite
    .counted = { $number ->
        [one] 1 North Elite
       *[other] { $number } North Elites
    }
war-force-north-leader = North Leader
    .counted = { $number ->
        [one] 1 North Leader
       *[other] { $number } North Leaders
    }
war-force-rohan-regular = Rohan Regular
    .counted = { $number ->
        [one] 1 Rohan Regular
       *[other] { $number } Rohan Regulars
    }
war-force-rohan-elite = Rohan Elite
    .counted = { $number ->
        [one] 1 Rohan Elite
       *[other] { $number } Rohan Elites
    }
war-force-rohan-leader = Rohan Leader
    .counted = { $number ->
        [one] 1 Rohan Leader
       *[other] { $number } Rohan Leaders
    }
war-force-isengard-regular = Isengard Regular
    .counted = { $number ->
        [one] 1 Isengard Regular
       *[other] { $number } Isengard Regulars
    }
war-force-isengard-elite = Isengard Elite
    .counted = { $number ->
        [one] 1 Isengard Elite
       *[other] { $number } Isengard Elites
    }
war-force-sauron-regular = Sauron Regular
    .counted = { $number ->
        [one] 1 Sauron Regular
       *[other] { $number } Sauron Regulars
    }
war-force-sauron-elite = Sauron Elite
    .counted = { $number ->
        [one] 1 Sauron Elite
       *[other] { $number } Sauron Elites
    }
war-force-southrons-regular = Southron Regular
    .counted = { $number ->
        [one] 1 Southron Regular
       *[other] { $number } Southron Regulars
    }
war-force-southrons-elite = Southron Elite
    .counted = { $number ->
        [one] 1 Southron Elite
       *[other] { $number } Southron Elites
    }
war-force-nazgul = Nazgûl
    .counted = { $number ->
        [one] 1 Nazgûl
       *[other] { $number } Nazgûl
    }
# A figure with its article: $figure and, if it is no Character, $nation.
war-a-figure = { $figure-form ->
    [regular] { $nation-a } Regular
    [elite] { $nation-a } Elite
    [leader] { $nation-a } Leader
    [nazgul] a Nazgûl
   *[person] { $figure-the }
}
    .many = { $figure-form ->
        [regular] { $times } { $nation-adjective } Regulars
        [elite] { $times } { $nation-adjective } Elites
        [leader] { $times } { $nation-adjective } Leaders
        [nazgul] { $times } Nazgûl
       *[person] { $figure-the }
    }
war-face-character = Character
    .id = character
    .counted = { $number ->
        [one] Character
       *[other] { $number } × Character
    }
war-face-army = Army
    .id = army
    .counted = { $number ->
        [one] Army
       *[other] { $number } × Army
    }
war-face-muster = Muster
    .id = muster
    .counted = { $number ->
        [one] Muster
       *[other] { $number } × Muster
    }
war-face-event = Event
    .id = event
    .counted = { $number ->
        [one] Event
       *[other] { $number } × Event
    }
war-face-muster-army = Muster/Army
    .id = muster-army
    .counted = { $number ->
        [one] Muster/Army
       *[other] { $number } × Muster/Army
    }
war-face-will = Will of the West
    .id = will
    .counted = { $number ->
        [one] Will of the West
       *[other] { $number } × Will of the West
    }
war-face-eye = Eye
    .id = eye
    .counted = { $number ->
        [one] Eye
       *[other] { $number } × Eye
    }
war-deck-character = Character deck
war-deck-strategy = Strategy deck
war-tile-eye-reveal = Eye, with Reveal
war-tile-0-reveal = 0, with Reveal
war-tile-1 = 1
war-tile-1-reveal = 1, with Reveal
war-tile-2 = 2
war-tile-2-reveal = 2, with Reveal
war-tile-3 = 3
war-tile-elven-cloaks = 0 (“Elven Cloaks”)
war-tile-elven-rope = 0 (“Elven Rope”)
war-tile-phial-of-galadriel = −2 (“Phial of Galadriel”)
war-tile-smeagol-helps-nice-master = −1 (“Sméagol Helps Nice Master”)
war-tile-shelobs-lair = a die, with Stop (“Shelob’s Lair”)
war-tile-the-ring-is-mine = Eye, with Reveal and Stop (“The Ring is Mine!”)
war-tile-on-on-they-went = 3, with Stop (“On, On They Went”)
war-tile-give-it-to-uss = 1, with Reveal and Stop (“Give it to Uss!”)
war-phase-recover = Recover Action dice and draw Event cards
war-phase-fellowship = Fellowship phase
war-phase-allocation = Hunt allocation
war-phase-roll = Action roll
war-phase-actions = Action resolution
war-phase-victory = Victory check
war-site-town = Town
war-site-city = City
war-site-stronghold = Stronghold
war-site-fortification = Fortification

# What is asked.
war-wait = Waiting for { $seat }.
war-ask-hand-limit = { $over ->
    [one] You hold 1 card too many
   *[other] You hold { $over } cards too many
} (the limit is { $limit }): discard one face down.
war-ask-declare = You lead the Free Peoples: do you declare the position of the Fellowship?
war-ask-enter-mordor = Does the Fellowship enter the Mordor Track?
war-ask-guide = Who guides the Fellowship?
war-ask-allocate = How many dice do you allocate to the Hunt? They do not act: they hunt the Fellowship when it moves.
war-ask-after-ring = A Ring has changed a die: choose the Action die to use.
war-ask-actions = Choose the Action die to use.
war-ask-use-die = What do you use the { $face } die for?
war-ask-turn-draw = Which deck do you draw from?
war-ask-swap = Which card do you exchange with your partner? Both are given face down.
war-ask-mix = Do the troops of both of you in { $at-the } form a mixed Army?
war-ask-trim = Too many units in { $at-the }: take one back to the reinforcements.
war-ask-march = { $moved ->
    [0] Which Army do you move?
   *[other] Which other Army do you move?
} { $left ->
    [one] You may move one.
   *[other] You may move up to { $left }.
}
war-ask-march-to = Where does the Army in { $from-the } move?
war-ask-pick-march = Which figures leave { $from-the }?
war-ask-pick-march-to = Which figures go from { $from-the } { $to-to }?
war-ask-pick-attack = Which figures in { $from-the } attack { $to-the }? The others are the rearguard.
war-ask-pick-advance = Which figures advance from { $from-the } to { $to-the }?
war-ask-attack = Which Army attacks?
war-ask-attack-at = Whom does the Army in { $from-the } attack?
war-ask-companions = Form a group of Companions and choose where it moves.
war-ask-separate = Which Companions separate from the Fellowship, and where do they go?
war-ask-land = Choose the region they reach.
war-ask-minions = Which Nazgûl or Minion do you move?
war-ask-fly-to = { $figure-form ->
    [nazgul] Where does the Nazgûl move?
   *[person] Where does { $figure-the } move?
}
war-ask-journey = Which Army sets out?
war-ask-trek = The Army is in { $at-the }: { $left ->
    [one] it may move one more region.
   *[other] it may move { $left } more regions.
}
war-ask-diplomacy = Which Nation advances on the Political Track?
war-ask-recruit = Which reinforcements come? One Elite, or two others in different Settlements.
war-ask-recruit-second = Which second figure comes? It may not be an Elite, nor go { $at-to }.
war-ask-place = Where does { $who-the } enter play?
war-ask-crebain = Do you discard the flocks of crebain to add 1 to the Hunt roll?
war-ask-staff = Do you discard the wizard’s staff to prevent the draw of the tile?
war-ask-hunt-card = Do you answer the tile with a card on the table?
war-ask-hunt-guide = Do you use the ability of the Guide?
war-ask-hunt-bear = The Hunt does { $damage } damage: how does the Fellowship bear it?
war-ask-reveal-at = The Fellowship has been revealed: in which region is it?
war-ask-balrog = Do you discard the Balrog of Moria to draw a Hunt tile?
war-ask-sorrow = The Fellowship has taken a casualty: which Character card of the Free Peoples is discarded, too?
war-ask-white-rider = Does Gandalf the White forfeit his Leadership to negate that of the Nazgûl in this battle?
war-ask-withdraw = An attack on { $at-the }, { $other ->
    [one] 1 die
   *[other] { $other } dice
} against your { $own }: do you fight a field battle or retreat into a siege?
war-ask-combat-card = Battle in { $at-the }: { $attacks ->
    [1] you attack
   *[other] you defend
} with { $own ->
    [one] 1 die
   *[other] { $own } dice
} against { $other }. A Combat card?
war-ask-hits = Battle in { $at-the }: { $hits ->
    [one] 1 hit is left for you. Choose the casualty.
   *[other] { $hits } hits are left for you. Choose the casualties, one by one.
}
war-ask-hits-at = { $hits ->
    [one] 1 hit is left for your Army in { $at-the }: choose the casualty.
   *[other] { $hits } hits are left for your Army in { $at-the }: choose the casualties one by one.
}
war-ask-cease = Battle in { $at-the }: { $attacks ->
    [1] you attack
   *[other] you defend
} with { $own ->
    [one] 1 die
   *[other] { $own } dice
} against { $other }. Does the attack go on?
war-ask-retreat = Battle in { $at-the }: { $attacks ->
    [1] you attack
   *[other] you defend
} with { $own ->
    [one] 1 die
   *[other] { $own } dice
} against { $other }. Do you retreat or fight on?
war-ask-scouts = Scouts, battle in { $at-the }: where do you retreat to?
war-ask-press = Siege of { $at-the }: { $attacks ->
    [1] you attack
   *[other] you defend
} with { $own ->
    [one] 1 die
   *[other] { $own } dice
} against { $other }. A siege lasts one round: do you reduce an Elite unit to fight another?
war-ask-sorcery = Sorcerer: do you draw a card from the { $deck }?
war-ask-wisdom = Gandalf the Grey is the Guide: do you draw a card from the { $deck }?
war-ask-combat-choice = Battle in { $at-the }, “{ $combat }”: { $what }
war-ask-event-choice = “{ $card }”: { $what }
# What a card wants to be told.
war-wanted-region = which region?
war-wanted-army = which Army?
war-wanted-way = which of the two?
war-wanted-card = which card?
war-wanted-count = how many?
war-wanted-gather = how many Regulars gather there?
war-wanted-onslaught = how many hits does your Army take, to roll as many dice?
war-wanted-relentless = how many hits does your Army take, to add as much to each die?
war-wanted-dread = how many points of Nazgûl Leadership do you forfeit, for as many enemy dice fewer?
war-wanted-follows = which unit joins those that gathered?
war-wanted-nation = which Nation?
war-wanted-die = which die?
war-wanted-loss = which figure is eliminated?
war-wanted-person = who?
war-wanted-figure = which figure, and in which region?
war-wanted-yes = do you use it?
war-ask-palantir = Palantír of Orthanc: from which deck do you draw?
war-ask-rout = Where does the Army in { $at-the } flee to?
war-ask-price = Discard a card from each deck to take the card off the table.
war-ask-share = The reinforcements are too few: { $left ->
    [one] 1 unit is left.
   *[other] { $left } units are left.
} Choose one by one which come, and where.
war-ask-levy = Regular or Elite? Choose the unit that comes to { $at-the }.

# What can be chosen, and what it does.
war-choice-pass = Let your opponent act
war-effect-pass = Your opponent acts; your dice are kept for later.
war-choice-done = End this action
war-effect-done = { "" }
war-choice-yes = Yes
war-effect-enter-mordor = The Fellowship goes to the first step of the Mordor Track; the Eyes return to the Hunt Pool, and the waiting special tiles join it.
war-effect-propose-mix = If your partner agrees, the troops in { $at-the } are one Army with one commander.
war-effect-mix = From now on the troops in { $at-the } are one Army with one commander.
war-effect-crebain = The card leaves the table; each die of the Hunt roll is raised by 1.
war-effect-staff = The card leaves the table, and no tile is drawn.
war-effect-balrog = The card leaves the table; a Hunt tile is drawn, and its damage counts.
war-effect-hobbit-helps = The Hunt damage falls by 1; { $who-the } leaves the Fellowship.
war-effect-gollum-helps = The Hunt damage falls by 1; the Fellowship is revealed.
war-effect-sorrow = The card is taken from the hand at random; nobody knows in advance which it is.
war-effect-white-rider = For the whole battle neither the Leadership of the Nazgûl nor that of Gandalf the White counts.
war-choice-no = No
war-choice-no-card = No card
war-effect-no = { "" }
war-effect-no-card = You fight this round without a Combat card.
war-choice-all = All figures
war-effect-all = Every figure that can move does.
war-choice-go = Move these figures
war-effect-go = The chosen figures go; the others stay.
war-choice-fight = Fight
war-effect-fight = The battle goes on: a field battle or, at a Stronghold, a siege battle.
war-choice-withdraw = Retreat into a siege
war-effect-withdraw = The enemy enters the region and lays siege. The Stronghold holds five units.
war-choice-cease = Cease the attack
war-effect-cease = The battle ends; each Army stays where it is.
war-choice-die = { $face } die
war-effect-die = { $face-id ->
    [character] Move or hide the Fellowship, separate or move Companions; move Nazgûl and Minions; move or attack with a Leader; play a Character card.
    [army] Move up to two Armies or attack with one; play an Army card.
    [muster] Take a diplomatic action, recruit reinforcements or play a Muster card.
    [event] Draw a card or play any Event card.
    [muster-army] Whatever a Muster die or an Army die can do.
    [will] Whatever any other die can do; or Gandalf the White, or Aragorn.
   *[eye] The die goes to the Hunt Box.
}
war-choice-ring = Elven Ring: { $from } → { $to }
war-effect-ring = The { $from } die now shows { $to }. The Elven Ring goes to the Shadow, which may use it once; one that the Shadow uses leaves the game. This does not use an action.
war-choice-play = Play “{ $card }”
war-effect-play = You play “{ $card }” for its event. In combat it would be “{ $combat }”.
war-choice-discard = Discard “{ $card }”
war-effect-discard = You discard “{ $card }” face down.
war-choice-give = Give “{ $card }”
war-effect-give = “{ $card }” goes face down to your partner, and you get one of theirs.
war-choice-combat-card = { $combat } (“{ $card }”)
war-effect-combat-card = Combat card: “{ $combat }”. { $combat-does } It is discarded afterwards.
war-choice-answer = Answer with “{ $card }”
war-effect-table-card = “{ $card }” leaves the table.
war-choice-lift = Discard “{ $card }”
war-effect-lift = The die is spent to discard “{ $card }” from the table.
# An Army, or the Nazgûl of a region.
war-choice-from = Army in { $at-the }
war-effect-from = The Army in { $at-the } acts.
war-choice-from-march = Move the Army in { $at-the }
war-effect-from-march = The Army in { $at-the } sets out; then you say where it goes and who stays.
war-choice-from-attack = Attack from { $at-the }
war-effect-from-attack = The Army in { $at-the } attacks; then you say where, and who stays as rearguard.
war-choice-from-nazgul = Nazgûl in { $at-the }
war-effect-from-nazgul = A Nazgûl leaves { $at-the }; then you say where it flies.
# A region, by the question.
war-choice-to = Choose { $at-the }
war-effect-to = { "" }
war-choice-declare = Declare in { $at-the }
war-effect-declare = The Fellowship goes to { $at-the }, and its Progress starts again from 0.
war-effect-declare-haven = The Fellowship goes to { $at-the }, and its Progress starts again from 0. It heals 1 Corruption there, and the Nation becomes active.
war-choice-reveal = Place it in { $at-the }
war-effect-reveal = The revealed Fellowship is in { $at-the }, and its Progress starts again from 0.
war-choice-march = Move to { $at-the }
war-effect-march = The Army moves from { $from-the } to { $at-the }.
war-effect-walk = The group of Companions moves to { $at-the }.
war-effect-separate = The chosen Companions leave the Fellowship and come to { $at-the }.
war-effect-fly = { $figure } moves to { $at-the }.
war-choice-attack = Attack in { $at-the }
war-effect-attack = The Army in { $from-the } attacks the enemy in { $at-the }.
war-choice-enter = In { $at-the }
war-effect-enter = { $who } enters play in { $at-the }.
war-choice-retreat = Retreat to { $at-the }
war-effect-retreat = The battle ends, and your Army goes back to { $at-the }.
war-choice-flee = Flee to { $at-the }
war-effect-flee = The Army in { $from-the } flees to { $at-the }.
war-choice-card-at = Use it in { $at-the }
war-effect-card-at = “{ $card }” takes effect in { $at-the }.
war-choice-take = { $figure-form ->
    [regular] { $nation-adjective } Regular
    [elite] { $nation-adjective } Elite
    [leader] { $nation-adjective } { $figure }
   *[other] { $figure }
}
war-effect-take = Adds this figure to those chosen.
war-choice-lose = { $figure-form ->
    [regular] Lose { $nation-a } Regular
    [elite] Lose { $nation-a } Elite
    [leader] Lose { $nation-a } Leader
    [nazgul] Lose a Nazgûl
   *[person] Lose { $figure-the }
}
war-effect-lose = { "" }
war-choice-reduce = Reduce { $nation-a } Elite
war-effect-reduce = A Regular of the same Nation replaces it.
war-choice-nation = Choose { $nation-the }
war-effect-nation = { "" }
war-choice-advance = Advance { $nation-the }
war-effect-advance = { $nation } moves one step forward on the Political Track.
war-choice-recruit = { $figure-form ->
    [regular] { $nation-adjective } Regular in { $at-the }
    [elite] { $nation-adjective } Elite in { $at-the }
    [leader] { $nation-adjective } Leader in { $at-the }
   *[other] { $figure } in { $at-the }
}
war-effect-recruit = From the reinforcements to { $at-the }: { war-a-figure }.
war-choice-at = { $figure-form ->
    [regular] { $nation-adjective } Regular in { $at-the }
    [elite] { $nation-adjective } Elite in { $at-the }
    [leader] { $nation-adjective } Leader in { $at-the }
   *[other] { $figure } in { $at-the }
}
war-effect-at = { "" }
war-choice-who = Choose { $who-the }
war-effect-who = { "" }
war-choice-guide = { $who } guides
war-effect-guide = { $who } becomes the Guide, whose abilities help the Fellowship.
war-choice-count = { $count ->
    [0] None
   *[other] { $count }
}
war-effect-count = { "" }
war-choice-gather = { $count ->
    [0] No Regular
    [one] 1 Regular
   *[other] { $count } Regulars
}
war-effect-gather = { $count ->
    [0] Nobody comes from the reinforcements.
    [one] 1 comes from the reinforcements.
   *[other] { $count } come from the reinforcements.
}
war-choice-allocate = { $count ->
    [0] No dice
    [one] Allocate 1 die
   *[other] Allocate { $count } dice
}
war-effect-allocate = { $count ->
    [0] Nothing goes to the Hunt Box: all your dice are rolled for actions.
    [one] 1 die goes to the Hunt Box as an Eye; the others are rolled for actions.
   *[other] { $count } dice go to the Hunt Box as Eyes; the others are rolled for actions.
}
war-choice-draw = Draw from the { $deck }
war-effect-draw = You draw a card from the { $deck }.
war-choice-bear-guide = Guide as casualty ({ $who })
war-effect-bear-guide = The Guide, { $who-the }, is eliminated; the Level is subtracted from the Hunt damage.
war-choice-bear-random = Random casualty
war-effect-bear-random = A random Companion is eliminated; the Level is subtracted from the Hunt damage.
war-choice-bear-ring = Use the Ring
war-effect-bear-ring = Corruption increases by { $damage }.
war-effect-way = { "" }
war-choice-no-march = Move no more Armies
war-choice-no-attack = Do not attack
war-choice-no-journey = Move no Army
war-choice-no-advance = Do not advance
war-choice-no-walk = Move no more Companions
war-choice-no-fly = Move no more
war-choice-no-recruit = Recruit no more
war-choice-no-trek = Stop here
war-choice-no-effect = Skip this effect
war-effect-no-effect = The card goes on with its other effects.
war-choice-no-declare = Do not declare
war-effect-no-declare = The Fellowship stays hidden and keeps its Progress.
war-choice-no-swap = Exchange no card
war-effect-no-swap = Both of you keep your hands.
war-effect-no-hunt-card = The tile is applied.
war-choice-no-use = Do not use it
war-choice-yes-enter-mordor = Enter Mordor
war-choice-no-enter-mordor = Do not enter yet
war-choice-yes-mix = Form a mixed Army
war-choice-no-mix = Keep them apart
war-choice-yes-crebain = Discard the crebain
war-choice-no-crebain = Keep the crebain
war-choice-yes-staff = Discard the staff
war-choice-no-staff = Keep the staff
war-choice-yes-balrog = Discard the Balrog
war-choice-no-balrog = Keep the Balrog
war-choice-yes-use = Use the ability
war-choice-yes-draw = Draw the card
war-choice-no-draw = Do not draw
war-choice-yes-sorrow = A random card in hand
war-choice-no-sorrow = None
war-choice-yes-white-rider = Forfeit his Leadership
war-choice-no-white-rider = Keep his Leadership
war-choice-go-attack = Attack with these
war-choice-go-advance = Advance with these
war-choice-go-separate = Separate them
war-effect-go-separate = On the Mordor Track, the chosen Companions are out of the game.
war-way-corruption = Take Corruption
war-way-lose = Eliminate the Companion
war-way-nazgul = Recruit 2 Nazgûl
war-way-fly = Move Nazgûl
war-way-hunt = Make a Hunt roll

# What a die is spent on.
war-act-march-led = Move with a Leader
war-effect-act-march-led = One Army with a Leader or Character moves to an adjacent region.
war-act-attack-led = Attack with a Leader
war-effect-act-attack-led = One Army with a Leader or Character attacks.
war-act-move-fellowship = Move the Fellowship
war-effect-act-move-fellowship = The Fellowship advances one step, the Hunt is resolved, and the die goes to the Hunt Box.
war-act-hide = Hide the Fellowship
war-effect-act-hide = The revealed Fellowship is hidden again.
war-act-separate = Separate Companions
war-effect-act-separate = A Companion, or a group, leaves the Fellowship and comes to the map.
war-act-move-companions = Move Companions
war-effect-act-move-companions = All Companions on the map move, in groups if you like.
war-act-move-minions = Move Nazgûl and Minions
war-effect-act-move-minions = The Nazgûl and the Minions move.
war-act-march = Move Armies
war-effect-act-march = Up to two Armies move, each to an adjacent region.
war-act-attack = Attack
war-effect-act-attack = One Army attacks: in the field, a besieged Stronghold, or in a sortie.
war-act-diplomacy = Diplomatic action
war-effect-act-diplomacy = One of your Nations advances a step on the Political Track.
war-act-recruit = Recruit reinforcements
war-effect-act-recruit = Reinforcements come to Settlements of Nations At War.
war-act-draw-character = Draw a Character card
war-effect-act-draw-character = You draw a card from the Character deck.
war-act-draw-strategy = Draw a Strategy card
war-effect-act-draw-strategy = You draw a card from the Strategy deck.
war-act-white-rider = Gandalf the White
war-effect-act-white-rider = Gandalf the White enters play and brings one more Action die.
war-act-crown = Aragorn
war-effect-act-crown = Strider becomes Aragorn – Heir to Isildur and brings one more Action die.
war-act-witch-king = The Witch-king
war-effect-act-witch-king = The Witch-king enters play and brings one more Action die. Every Nation of the Free Peoples becomes active.
war-act-mouth = Mouth of Sauron
war-effect-act-mouth = The Mouth of Sauron enters play and brings one more Action die.
war-act-saruman = Saruman
war-effect-act-saruman = Saruman enters play in Orthanc and brings one more Action die.
war-act-voice = Voice of Saruman: Regulars
war-effect-act-voice = An Isengard Regular comes to each Settlement of Isengard.
war-act-uruks = Voice of Saruman: Elites
war-effect-act-uruks = Two Isengard Regulars in Orthanc are replaced by Elites.
war-act-boromir = Boromir: advance Gondor
war-effect-act-boromir = Boromir, in a City or Stronghold of Gondor, makes Gondor advance on the Political Track.
war-act-legolas = Legolas: advance the Elves
war-effect-act-legolas = Legolas, in a Stronghold of the Elves, makes the Elves advance on the Political Track.
war-act-gimli = Gimli: advance the Dwarves
war-effect-act-gimli = Gimli, in a City or Stronghold of the Dwarves, makes the Dwarves advance on the Political Track.
war-act-skip = Skip the action
war-effect-act-skip = The die is discarded without effect.

# Why not.
war-why-not-now = Not now: answer the question that is open first.
war-why-not-yours = Another player decides now.
war-why-over = The game is over.
war-why-no-such-die = You have no unused die with that result.
war-why-not-fewer-dice = Only the player with fewer unused Action dice may pass.
war-why-no-ring = You have no Elven Ring.
war-why-ring-used = Each player uses one Elven Ring a turn at most.
war-why-ring-same = The die shows that result already.
war-why-ring-no-will = An Elven Ring cannot give a Will of the West.
war-why-ring-acts = After using an Elven Ring you must take an action.
war-why-ring-eye = An Elven Ring does not change an Eye.
war-why-ring-no-face = Your dice have no such face.
war-why-wrong-face = The result of this die does not allow that action.
war-why-not-your-side = Only the other side can do that.
war-why-nothing-to-do = It would have no effect now.
war-why-not-in-hand = { $card } is not in your hand.
war-why-card-text = { $card } does not allow that.
war-why-price = You must discard a card from each of your decks.
war-why-card-needs = Needs: { $missing-sentences }
war-why-card-icon = The card has the icon of the other player or is about Nations of theirs.
war-why-card-others = With this card you can do nothing for a Nation of yours.
war-why-card-face = { $kind-id ->
    [character] A Character card is played with a Character, Event or Will of the West die.
    [army] An Army card is played with an Army, Muster/Army, Event or Will of the West die.
   *[muster] A Muster card is played with a Muster, Muster/Army, Event or Will of the West die.
}
war-why-not-on-table = { $card } is not on the table.
war-why-not-lifted = { $card } cannot be discarded from the table with a die.
war-why-free-character = Choose a Character Event card of the Free Peoples that is on the table.
war-why-deck-empty = No cards are left in that deck.
war-why-hunt-least = The Fellowship moved in the previous turn: at least one die must be allocated to the Hunt.
war-why-hunt-most = { $most ->
    [one] At most one die: there are no more Companions in the Fellowship.
   *[other] At most { $most } dice, one per Companion in the Fellowship.
}
war-why-leader-alone = A Leader of the Free Peoples cannot come where there are no Army units.
war-why-track-ends = The Fellowship has reached the end of the track: declare it first.
war-why-not-hidden = The Fellowship is revealed: hide it first.
war-why-already-hidden = The Fellowship is already hidden.
war-why-in-mordor = The Fellowship is on the Mordor Track.
war-why-nobody-left = There is no Companion to separate.
war-why-not-in-fellowship = That Companion is not in the Fellowship.
war-why-too-far = { $range ->
    [one] Too far: at most 1 region.
   *[other] Too far: at most { $range } regions.
}
war-why-journey-ends = The Army has moved all the regions that the card allows.
war-why-companions-reach = Out of reach: a group moves as many regions as the highest Level of its Companions.
war-why-separated-reach = Out of reach: at most the Fellowship’s Progress plus the highest Level of the group.
war-why-mouth-reach = The Mouth of Sauron moves up to three regions.
war-why-voice-once = Only one unit in each Settlement.
war-why-elite-alone = An Elite unit uses the whole die: the second figure must be another kind.
war-why-mouth-needs = The Fellowship is not on the Mordor Track, nor are all five Nations of the Free Peoples At War.
war-why-minion-needs = To bring that Minion into play: { $missing-sentences }
war-why-person-needs = Needs: { $missing-sentences }
war-why-crown-needs = Strider is not in Minas Tirith, Dol Amroth or Pelargir, unconquered.
war-why-plea-needs = That Companion is not where his Nation hears him: Boromir in Minas Tirith, Dol Amroth or Pelargir, Legolas in an Elven Stronghold, Gimli in Erebor, all unconquered.
war-why-combat-says = The Combat card does not allow that choice.
war-why-forfeited = That Companion’s Leadership has been forfeited in this round.
war-why-reveal-not-there = When revealed, the Fellowship cannot end in a City or Stronghold controlled by the Free Peoples.
war-why-not-highest = The Guide must be one of the Companions of the highest Level.
war-why-no-minions = No Nazgûl or Minion on the map can move.
war-why-no-companions = No Companion on the map can move.
war-why-not-here = That figure is not in that region.
war-why-not-abroad = That Character is not on the map.
war-why-not-a-companion = Only Companions move in a group.
war-why-not-a-minion = Only Nazgûl and Minions move like this.
war-why-nobody-chosen = First choose who moves.
war-why-not-together = The Companions of a group must set out from the same region.
war-why-not-in-battle = That figure takes no part in this battle.
war-why-already-moved = That figure has already moved in this action.
war-why-halted = Companions halt at a Stronghold the Shadow controls.
war-why-shut-in = Companions neither leave nor enter a besieged Stronghold of their side.
war-why-out-of-reach = Already in that region: choose another.
war-why-level-zero = A Character of Level 0 cannot move.
war-why-nazgul-stronghold = Nazgûl and Minions may enter a Free Peoples Stronghold only if the Shadow besieges it.
war-why-no-army = No Army of yours can do that from there.
war-why-besieged = A besieged Army cannot move.
war-why-not-adjacent = That region is not adjacent.
war-why-mountains = Armies cannot cross black borders.
war-why-enemy-there = That region is not free: there are enemies, or they control it.
war-why-barred = { $card } prevents it.
war-card-quoted = “{ $card }”
war-card-unnamed = A card on the table

war-why-full = A region has room for ten units, a besieged Stronghold for five.
war-why-borders = Units of a Nation not At War do not enter the lands of another.
war-why-no-leader = The Army must have a Leader or Character.
war-why-leaders-stay = If all units leave, the Leaders of the Free Peoples have to go with them.
war-why-no-unit = At least one Army unit must go.
war-why-no-such-figure = There is no such figure there.
war-why-all-taken = You have already chosen all such figures there.
war-why-no-elite = There is no Elite unit of that Nation there.
war-why-stays-behind = Figures of a Nation not At War do not join the attack.
war-why-stayed-behind = Only figures that attacked may advance.
war-why-not-at-war = The Army has no unit of a Nation At War: it cannot attack.
war-why-no-enemy = There is no enemy Army to attack there: an attack goes to an adjacent region, and not across a black border.
war-why-enemy-inside = The enemy is inside the Stronghold: it can only be attacked from the same region.
war-why-rearguard = Those who attack and those who stay as rearguard must each have one Army unit.
war-why-no-reserve = None of those figures is left among the reinforcements.
war-why-besieged-recruits = An Action die cannot recruit in a besieged Stronghold.
war-why-recruit-not-free = The card recruits there only if the region is free, or a besieged Stronghold of yours.
war-why-not-settlement = You may recruit only in a free Settlement of the figure’s own Nation, or where the card says.
war-why-captured = The enemy controls that Settlement.
war-why-same-settlement = The second figure must go to another Settlement.
war-why-recruit-not-at-war = Only Nations At War recruit with an Action die.
war-why-too-much = An Elite unit uses the whole die: it cannot be the second figure.
war-why-at-war-already = That Nation is already At War.
war-why-passive = A passive Nation cannot be At War: first it must become active.
war-why-minion-place = That figure cannot enter play there.
war-why-combat-needs = “{ $combat }” needs: { $combat-needs }
war-why-combat-barred = You cannot use Combat cards in this round.
war-why-two-hits = Eliminating an Elite unit at once costs two hits: only one is left.
war-why-retreat-not-free = You can retreat only to a free region.
war-why-no-regular = There is no Elite unit to reduce, or no Regular one to replace it.
war-why-no-guide = No Companion is left: Gollum guides.
war-why-no-effect = That card would change nothing in this Hunt.
war-why-same-nation = The Free Peoples acted with that Nation, or with that Army, in their previous action.
war-why-not-your-nation = That Nation belongs to your partner.

# What happened.
war-event-turn = Turn { $turn } begins.
war-event-drew = { $you ->
    [yes] You draw “{ $card }”.
   *[no] { $seat } draws “{ $card }”.
}
    .sum = { $you ->
        [yes] You draw { $card }.
       *[no] { $seat } draws { $card }.
    }
war-event-drew-hidden = { $you ->
    [yes] You draw a card from the { $deck }.
   *[no] { $seat } draws a card from the { $deck }.
}
    .sum = { $you ->
        [yes] You draw { $times } cards: { $deck }.
       *[no] { $seat } draws { $times } cards: { $deck }.
    }
war-event-discarded = { $you ->
    [yes] You discard “{ $card }”.
   *[no] { $seat } discards “{ $card }”.
}
war-event-discarded-hidden = { $you ->
    [yes] You discard a card of the { $deck } face down.
   *[no] { $seat } discards a card of the { $deck } face down.
}
    .sum = { $you ->
        [yes] You discard { $times } cards face down: { $deck }.
       *[no] { $seat } discards { $times } cards face down: { $deck }.
    }
war-event-offered = { $you ->
    [yes] You offer a card face down.
   *[no] { $seat } offers a card face down.
}
war-event-swapped = { $side-id ->
    [free] The two Free Peoples players exchange a card.
   *[shadow] The two Shadow players exchange a card.
}
war-event-mixed = { $side-id ->
    [free] The troops of the Free Peoples in { $at-the } form a mixed Army.
   *[shadow] The troops of the Shadow in { $at-the } form a mixed Army.
}
war-event-allocated = { $dice ->
    [0] The Shadow allocates no die to the Hunt.
    [one] The Shadow allocates 1 die to the Hunt.
   *[other] The Shadow allocates { $dice } dice to the Hunt.
}
war-event-action-roll = { $side-id ->
    [free] The Free Peoples roll
   *[shadow] The Shadow rolls
} { $faces }.
war-event-action-roll-none = { $side-id ->
    [free] The Free Peoples roll no die
   *[shadow] The Shadow rolls no die
}.
war-event-passed = { $you ->
    [yes] You pass ({ $side }).
   *[no] { $seat } passes ({ $side }).
}
war-event-ring-used = { $side-id ->
    [free] The Free Peoples use an Elven Ring
   *[shadow] The Shadow uses an Elven Ring
}: { $from } → { $to }.
war-event-die-turned = { $side-id ->
    [free] A die of the Free Peoples changes
   *[shadow] A die of the Shadow changes
}: { $from } → { $to }.
war-event-dice-lost = { $dice ->
    [0] { $side-id ->
        [free] The Free Peoples lose
       *[shadow] The Shadow loses
    } no { $face } die.
    [one] { $side-id ->
        [free] The Free Peoples lose
       *[shadow] The Shadow loses
    } 1 { $face } die.
   *[other] { $side-id ->
        [free] The Free Peoples lose
       *[shadow] The Shadow loses
    } { $dice } { $face } dice.
}
war-event-tempted = The Ring tempts a Companion: { $who }.
war-event-die-taken = { $side-id ->
    [free] The Free Peoples use
   *[shadow] The Shadow uses
} a die: { $face }.
war-event-acts = { $side }: { $act }.
war-event-played = { $side-id ->
    [free] The Free Peoples play
   *[shadow] The Shadow plays
} “{ $card }”.
war-event-lifted = “{ $card }” leaves the table.
war-event-activated = { $nation } becomes active.
war-event-advanced = { $nation }: one step forward on the Political Track, { $steps ->
    [one] 1 step from At War.
   *[other] { $steps } steps from At War.
}
war-event-at-war = { $nation } is At War.
war-event-went-back = { $nation }: one step back on the Political Track, { $steps ->
    [one] 1 step from At War.
   *[other] { $steps } steps from At War.
}
war-event-marched = { $units ->
    [0] { $from } to { $to-the }: { $force }.
    [one] Army from { $from-the } to { $to-the }: { $force }.
   *[other] Army from { $from-the } to { $to-the }: { $force }.
}
war-event-captured = { $side-id ->
    [free] The Free Peoples capture
   *[shadow] The Shadow captures
} { $at-the }.
war-event-lost = Lost in { $at-the }: { war-a-figure }.
    .many = Lost in { $at-the }: { war-a-figure.many }.
war-event-reduced = { $nation-a } Elite becomes a Regular in { $at-the }.
war-event-promoted = { $nation-a } Regular becomes an Elite in { $at-the }.
war-event-trimmed = Over the limit in { $at-the }, back to the reinforcements: { war-a-figure }.
    .many = Over the limit in { $at-the }, back to the reinforcements: { war-a-figure.many }.
war-event-recruited = Recruited in { $at-the }: { war-a-figure }.
    .many = Recruited in { $at-the }: { war-a-figure.many }.
war-event-arrived = { $who } enters play in { $at-the }.
war-event-slain = { $who } falls.
war-event-taken-alive = Taken alive: { $who } comes to the map after the Hunt.
war-event-walked = Moved to { $to-the }: { $who }.
war-event-flew = { $figure-form ->
    [nazgul] A Nazgûl
   *[person] { $figure }
} moves from { $from-the } to { $to-the }.
war-event-separated = Separated from the Fellowship, arriving in { $to-the }: { $who }.
war-event-guides = Guide of the Fellowship: { $who }.
war-event-declared = The Fellowship is declared in { $at-the }.
war-event-fellowship-moves = The Fellowship moves: box { $progress } of the Fellowship Track.
war-event-fellowship-tries = The Fellowship tries to advance along the Mordor Track.
war-event-revealed = The Fellowship has been revealed!
war-event-revealed-at = The Fellowship was in { $at-the }.
war-event-driven = The Fellowship is driven to { $at-the }.
war-event-hidden = The Fellowship is hidden again.
war-event-entered-mordor = The Fellowship enters Mordor.
war-event-mordor-step = The Fellowship reaches box { $step } of the Mordor Track.
war-event-corrupted = The Ring-bearers take { $points ->
    [one] 1 point
   *[other] { $points } points
} of Corruption: { $corruption } in all.
war-event-healed = The Ring-bearers are healed of { $points ->
    [one] 1 point
   *[other] { $points } points
} of Corruption: { $corruption } left.
war-event-hunt-roll = Hunt roll: { $faces }{ $boxed ->
    [0] {""}
    [one] , +1 to each die for the Free Peoples’ die in the Hunt Box
   *[other] , +{ $boxed } to each die for the Free Peoples’ dice in the Hunt Box
}{ $card ->
    [0] {""}
   *[other] , +{ $card } to each die by a card
} – { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
} (6 or more with what is added; a 1 always fails).
war-event-hunt-again = Hunt re-roll: { $missed ->
    [one] the die that failed
   *[other] { $dice ->
        [one] 1 of the { $missed } dice that failed
       *[other] { $dice } of the { $missed } dice that failed
    }
}, one for each reason: { $reasons }.
war-event-hunt-again-stronghold = a Shadow Stronghold
war-event-hunt-again-army = a Shadow Army
war-event-hunt-again-nazgul = Nazgûl
war-event-tile-drawn = Hunt tile: { $tile }.
war-event-tile-added = A special Hunt tile enters play: { $tile }.
war-event-tile-gone = A Hunt tile leaves the game: { $tile }.
war-event-tile-die = The tile’s die shows a { $face }.
war-event-hunt-damage-number = Hunt damage: { $damage }, the number on the tile.
war-event-hunt-damage-successes = Hunt damage: { $damage }; the Eye does as much as there were successes.
war-event-hunt-damage-hunt-box = Hunt damage: { $damage }; on the Mordor Track the Eye does as much as there are dice in the Hunt Box.
war-event-hunt-damage-no-roll = Hunt damage: { $damage }; without a Hunt roll the Eye does no damage.
war-event-hunt-damage-die = Hunt damage: { $damage }, what the die shows.
war-event-hunt-softened = Hunt damage: −{ $by }; { $damage ->
    [0] none remains.
    [one] 1 remains.
   *[other] { $damage } remain.
}
war-event-guide-helps = The Guide helps: { $who-the }.
war-event-attacked = { $side-id ->
    [free] The Free Peoples attack
   *[shadow] The Shadow attacks
} { $at-the } from { $from-the }: { $force }.
war-event-assaulted = { $side-id ->
    [free] The Free Peoples assault
   *[shadow] The Shadow assaults
} the Stronghold of { $at-the }: { $force }.
war-event-sortied = { $side-id ->
    [free] The Free Peoples make
   *[shadow] The Shadow makes
} a sortie in { $at-the }: { $force }.
war-event-white-rider = Gandalf the White forfeits his Leadership and negates that of the Nazgûl.
war-event-round = Combat round { $round }.
war-event-combat-chosen = { $side-id ->
    [free] The Free Peoples choose
   *[shadow] The Shadow chooses
} a Combat card of the { $deck }.
war-event-combat-none = { $side-id ->
    [free] The Free Peoples play
   *[shadow] The Shadow plays
} no Combat card.
war-event-combat-card = Combat card ({ $side }): “{ $combat }”, on “{ $card }”.
war-event-battle-roll = { $side-id ->
    [free] Free Peoples roll
   *[shadow] Shadow rolls
} { $faces }{ $bonus ->
    [-1] , −1 to each die
    [-2] , −2 to each die
    [0] {""}
   *[other] , +{ $bonus } to each die
} – { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
} { $need ->
    [6] (6 only: the enemy’s defences).
   *[other] ({ $need }+).
}
war-event-strength = Combat strength ({ $side }): { $units ->
    [one] 1 unit
   *[other] { $units } units
}{ $captains ->
    [0] {""}
    [one] , +1 for a Captain of the West
   *[other] , +{ $captains } for Captains of the West
}; at most { $most }{ $fewer ->
    [0] {""}
   *[other] , and { $fewer } fewer by a card
}: { $dice ->
    [one] 1 die.
   *[other] { $dice } dice.
}
war-event-combat-bonus = “{ $combat }” ({ $side }): { SIGNED($by) } to each die of the Combat roll.
war-event-combat-again = “{ $combat }” ({ $side }): { SIGNED($by) } to each die of the Leader re-roll.
war-event-combat-most = “{ $combat }” ({ $side }): at most { $by ->
    [one] 1 die
   *[other] { $by } dice
} in the Combat roll.
war-event-combat-fewer = “{ $combat }” ({ $side }): { $by ->
    [one] 1 die fewer
   *[other] { $by } dice fewer
} in the Combat roll, but always one.
war-event-combat-leadership = “{ $combat }” ({ $side }): { SIGNED($by) } Leadership.
war-event-combat-no-reroll = “{ $combat }” ({ $side }): there is no Leader re-roll.
war-event-combat-hits = “{ $combat }” ({ $side }): { $by ->
    [-1] 1 hit fewer.
    [-2] 2 hits fewer.
    [-3] 3 hits fewer.
    [one] 1 more hit.
   *[other] { $by } more hits.
}
war-event-combat-cancelled = “{ $combat }” cancels the other side’s Combat card ({ $side }).
war-event-reroll = Leader re-roll ({ $side }): Leadership { $leadership }, { $missed ->
    [one] 1 die missed
   *[other] { $missed } dice missed
}: { $dice ->
    [one] 1 is rolled again.
   *[other] { $dice } are rolled again.
}
war-event-reroll-barred = Leader re-roll ({ $side }): a card forbids it.
war-event-round-hits = Hits of the round: { $free } by the Free Peoples, { $shadow } by the Shadow.
war-event-card-roll = “{ $card }”: { $faces }{ $need ->
    [1] .
   *[other] {" "}– { $hits ->
        [0] no success
        [one] 1 success
       *[other] { $hits } successes
    } ({ $need }+).
}
war-event-withdrew = { $side-id ->
    [free] The Free Peoples retreat
   *[shadow] The Shadow retreats
} into a siege in { $at-the }.
war-event-retreated = { $side-id ->
    [free] The Free Peoples retreat
   *[shadow] The Shadow retreats
} from { $from-the } to { $to-the }.
war-event-battle-ceased = The attack is ceased.
war-event-battle-retreated = The battle ends: the defender has retreated.
war-event-battle-withdrew = The battle ends: a siege begins.
war-event-battle-destroyed = The battle ends: an Army has been destroyed.
war-event-advanced-into = The attacker advances to { $to-the }: { $force }.

# How it ends.
war-end-corrupted = The Corruption of the Ring-bearers has reached 12: Sauron has the Ring again, and the Shadow wins.
war-end-destroyed = The Ring has been destroyed in the Crack of Doom: the Free Peoples win.
war-end-conquered = The Shadow has conquered Middle-earth: it controls Settlements worth 10 Victory Points or more.
war-end-banished = Sauron is banished: the Free Peoples control Settlements of the Shadow worth 4 Victory Points or more.

# What it costs or what is left, on the button of the answer.
war-odds-ring = Corruption: { $from } to { $to }, of { $most }
war-odds-mordor = { $steps ->
    [0] at the gates of Mordor
    [one] 1 region from Mordor
   *[other] { $steps } regions from Mordor
}

# Kinds of answers that lie on the board, as buttons.
war-answers-die = Use a die
war-answers-ring = Elven Ring
    .next = Choose which die turns, and to which face.
war-answers-card = Choose a card
    .next = Choose the card in your hand.
war-answers-lift = Take a card off the table
war-answers-from = Choose an Army
    .next = Choose on the map which Army.
war-answers-to = Choose a region
    .next = Choose the region on the map.
war-answers-figure = Choose a figure
war-answers-lose = Choose a casualty
war-answers-nation = Choose a Nation
    .next = Choose the Nation on the Political Track.
war-answers-recruit = Recruit reinforcements
    .next = Choose on the map where they come.
war-answers-draw = Draw a card
war-answers-skip = Skip the action
    .next = Lose this die and do nothing?
war-intent-march = Move an Army
    .next = Choose on the map which Army moves.
war-intent-attack = Attack
    .next = Choose on the map which Army attacks.
war-intent-companions = Move Companions
    .next = Choose on the map where they set out from.
war-intent-minions = Move Nazgûl and Minions
    .next = Choose on the map where they set out from.
war-intent-recruit = Recruit reinforcements
    .next = Choose on the map where.
war-intent-fellowship = Move the Fellowship
    .next = Choose the box on the Fellowship Track.
# What is asked once an Army was pressed: what is lit.
war-word-where = Where does this Army go? What it may attack is red.
