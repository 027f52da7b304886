# The end of a game: what was told of it, counted.
wizards-fact-strikes = { $you ->
    [yes] Attacks on you
   *[no] Attacks on { $seat }
}: { $attacks }. Strikes won: { $won }, ineffectual: { $tied }, lost: { $lost }.
wizards-fact-dice = { $you ->
    [yes] Your rolls of two dice
   *[no] { $seat }’s rolls of two dice
}: { $rolls }. All of them together, against 7 for each: { SIGNED($luck) }.
