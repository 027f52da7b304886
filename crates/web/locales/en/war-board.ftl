# The table of Guerra del Anillo: what lies beside the map.
war-board-turn = Turn { $number }
war-board-spent = Die in use
war-board-picked = Picked
war-board-hunt = Hunt
war-board-hunt-sum = Successes: { $successes }. Hunt damage: { $damage }.
war-board-playing = Card being played
war-board-hand = Your hand
war-board-hand-of = { $name }: hand
war-board-table = Cards on the table
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
