# A game in the terminal: played there, or shown from its record.

terminal-commitment = seed commitment { $commitment }
terminal-seed = seed { $seed }
terminal-bot = { $name }, { $level }
terminal-with = At the table: { $names }.
terminal-help = Type the number of a choice, 1 to { $last }. ? lists them again, q leaves the game.
terminal-left = You leave the game.
terminal-fits = { $file }: { $choices } choices, every line fits
terminal-resigned = { $number ->
    [one] { $names } has resigned.
   *[other] { $names } have resigned.
}
