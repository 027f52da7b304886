# The table of Guerra del Anillo: what lies beside the map.
war-board-turn = Turn { $number }
war-board-spent = Die in use
war-board-picked = Chosen
war-board-doom = One step more, and the Ring is at the Crack of Doom
war-board-hunt = Hunt
war-board-hunt-sum = Successes: { $successes }. Hunt damage: { $damage }.
war-board-hunt-damage = Hunt damage: { $damage }.
war-board-playing = Card being played
war-board-hand = Your hand
war-board-hand-of = { $name }: hand
war-board-table = Cards on the table
war-board-backs = { $deck }, in hand: { $number }
war-board-players = Players
war-board-battle = Battle at { $at }
war-board-assault = Siege of { $at }
war-board-sortie = Sortie from { $at }
war-board-round = Combat round { $number }
war-board-attacker = attacks
war-board-defender = defends
war-board-hits = { $number ->
    [one] 1 hit
   *[other] { $number } hits
}
war-board-face-down = Combat card, face down
war-board-spots = Choose a figure and a region
war-board-hunt-over = The last Hunt
war-board-battle-over = The last battle
war-board-hits-in-all = Hits in all rounds: { $free } by the Free Peoples, { $shadow } by the Shadow.
war-board-onward-minions = Where does the Nazgûl or Minion in { $from-the } go?
# Above the question that follows at once: what came of what was before.
war-board-before = Before this:
war-board-before-at = Before this, at { $at }:
war-board-before-again = This is another attack.
war-board-before-hunt = The Hunt before:
war-board-report = The sums, step by step
war-board-close = Close
war-board-open = Open and choose
war-board-besieged = besieged
war-board-held = controlled by { $side }
war-board-units = { $number ->
    [one] 1 unit
   *[other] { $number } units
}
war-board-newcomers = May arrive
# How many figures of that kind there are among the reinforcements.
war-board-reserve-left = { $number ->
    [one] 1 left in the reinforcements.
   *[other] { $number } left in the reinforcements.
}
    .short = { $number ->
        [one] 1 left
       *[other] { $number } left
    }
war-board-dice = Action dice
war-board-allot = To the Hunt: { $number }
war-board-about-victory = Each City of the enemy that a side controls is one point, each Stronghold two. The side that has enough of them at the end of a turn wins.
war-board-about-fellowship = Progress is how far the Fellowship may have gone from where its figure stands. With 12 Corruption the Shadow wins at once.
war-board-about-mordor = Each move draws a Hunt tile, and is one step unless the tile has the Stop icon. At the Crack of Doom, with less than 12 Corruption, the Free Peoples win.
war-board-about-company = They go with the Ring-bearers. Here only the Guide’s own ability as Guide works, and the Guide is always of the highest Level.
war-board-about-politics = A Nation that is not “At War” does not attack, does not enter regions of other Nations and is not recruited with a Muster die. A passive one (striped) must be activated first.
war-board-about-rings = A Ring sets one unused die to another face, once a turn. One that the Free Peoples use goes to the Shadow; one that the Shadow uses is out of the game.
war-board-hunts-dice = { $number ->
    [0] When the Fellowship moves the Shadow rolls nothing: none of its dice is in the box.
    [one] When the Fellowship moves the Shadow rolls 1 die, for its die in the box. A 6 is a success.
   *[other] When the Fellowship moves the Shadow rolls { $number } dice, one for each of its own in the box, five at most. Each 6 is a success.
}
war-board-hunts-bonus = { $number ->
    [0] Nothing is added to the dice: no die of the Free Peoples is in the box.
   *[other] +{ $number } to each die, one for each die of the Free Peoples in the box. A 1 always fails.
}
war-board-hunts-again = { $number ->
    [0] No failed die is rolled again: where the Fellowship’s figure stands ({ $at }) there is no Shadow Stronghold, no Shadow Army and no Nazgûl.
    [one] 1 failed die is rolled again, for { $reasons } where the Fellowship’s figure stands ({ $at }).
   *[other] Up to { $number } failed dice are rolled again, for { $reasons } where the Fellowship’s figure stands ({ $at }).
}
war-board-hunts-odds = Chance that a tile is drawn: { $percent }%.
war-board-hunts-pool = { $number ->
    [0] The Hunt Pool is empty: the standard tiles return to it before the next draw.
    [one] 1 tile in the Hunt Pool: { $kinds }. Those that reveal: { $reveal }.
   *[other] { $number } tiles in the Hunt Pool: { $kinds }. Those that reveal: { $reveal }.
}
war-board-hunts-mordor = On the Mordor Track nothing is rolled: each move draws a tile. Damage of an Eye: { $number }, as many as there are dice in the box, of both sides.
war-board-strength = Combat strength
    .why = Dice in the Combat roll: one for each unit, five at most
war-board-need = Hits with
    .why = What a die must show; modifiers in brackets
war-board-leadership = Leadership
    .why = Missed dice that may be rolled again: for Leaders, Nazgûl and Characters; with Saruman, for Isengard’s Elites, too
war-board-reserve = Reinforcements
war-board-none-left = No figures left
war-board-lost = Out of the game
war-board-tiles = Hunt tiles
war-board-tiles-pool = In the Hunt Pool
war-board-tiles-drawn = Drawn
war-board-tiles-waiting = Waiting for the Fellowship to enter Mordor
war-board-tiles-gone = Out of the game
war-board-decks = Decks
war-board-buried = Discarded face down
war-board-discarded = Discards
war-board-leads = Leading player
war-board-zoom = Nearer and farther
war-board-nearer = Nearer
war-board-farther = Farther
war-board-whole = The whole map
war-seat-2-1 = Free Peoples
war-seat-2-2 = Shadow
war-seat-3-1 = Free Peoples
war-seat-3-2 = Shadow: the Witch-king (Sauron)
war-seat-3-3 = Shadow: Saruman (Isengard, Southrons and Easterlings)
war-seat-4-1 = Free Peoples: Gondor (and the Elves)
war-seat-4-2 = Free Peoples: Rohan (and the North and the Dwarves)
war-seat-4-3 = Shadow: the Witch-king (Sauron)
war-seat-4-4 = Shadow: Saruman (Isengard, Southrons and Easterlings)
war-seats = With two, seat 1 has the Free Peoples and seat 2 the Shadow. With three, seats 2 and 3 share the Shadow. With four, seats 1 and 2 share the Free Peoples, 3 and 4 the Shadow.

# Steps at which one may be asked.
war-stop-guide = Who guides the Fellowship, if two have the same Level
war-stop-declare = Whether the Fellowship is declared
war-stop-combat-card = Which Combat card is played
war-stop-combat-card-while = No card in this battle
war-stop-sorcery = Whether the Sorcerer draws a card
war-shelf-companions = Free Peoples: Characters
war-shelf-minions = Shadow: Minions
war-shelf-free-character = Free Peoples: Character deck
war-shelf-free-strategy = Free Peoples: Strategy deck
war-shelf-shadow-character = Shadow: Character deck
war-shelf-shadow-strategy = Shadow: Strategy deck
war-library-side = Side
war-library-level = Level
war-library-unlimited = unlimited
war-library-rouses = Can activate
war-library-any = any Nation of the Free Peoples
war-library-replaces = Takes the place of
war-library-die = Action dice
war-library-captain = Captain of the West
war-key = What each piece is
war-key-army = Army: Regular units in the circle, Elite units in the hexagon, Leaders or Nazgûl in the diamond
war-key-besieged = Besieged Army
war-key-companion = Companion, by letters
war-key-minion = Minion, by letters
war-key-hidden = Fellowship, hidden
war-key-revealed = Fellowship, revealed
