# A game in the terminal: played there, or shown from its record.

terminal-commitment = Seal (to verify the dice later): { $commitment }
terminal-seed = Under the seal: { $seed }
terminal-bot = { $name }, { $level }
terminal-with = At the table: { $names }.
terminal-help = Type the number of a choice, 1 to { $last }. ? lists them again, ! prints a report of what is wrong, to copy, q quits the game.
terminal-left = You leave the game.
terminal-fits = { $file }: { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
}, every line checked
terminal-resigned = { $number ->
    [one] { $names } has resigned.
   *[other] { $names } have resigned.
}
