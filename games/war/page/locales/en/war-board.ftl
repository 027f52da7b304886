# The table of Guerra del Anillo: what lies beside the map.
war-board-turn = Turn { $number }
war-board-spent = Die in use
war-board-picked = Chosen
war-board-hunt = Hunt
war-board-hunt-sum = Successes: { $successes }. Hunt damage: { $damage }.
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
war-board-report = The sums, step by step
war-board-close = Close
war-board-open = Open and choose
war-board-besieged = besieged
war-board-held = controlled by { $side }
war-board-units = { $number ->
    [one] 1 unit
   *[other] { $number } units
}
war-board-newcomers = Can come
war-board-dice = Action dice
war-board-allot = To the Hunt: { $number }
war-board-strength = Combat strength
    .why = Dice in the Combat roll: one for each unit, five at most
war-board-need = Hits with
    .why = What a die must show; modifiers in brackets
war-board-leadership = Leadership
    .why = Missed dice that may be rolled again
war-board-reserve = Reinforcements and losses
war-board-none-left = No figures left
war-board-lost = Out of the game
war-board-tiles = Hunt tiles
war-board-tiles-pool = In the Hunt Pool
war-board-tiles-drawn = Drawn
war-board-tiles-waiting = Waiting for the Fellowship to enter Mordor
war-board-tiles-gone = Out of the game
war-board-decks = Decks and discards
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
war-shelf-companions = Companions, and Gollum
war-shelf-minions = Minions
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
