# The end of a game: what was told of it, counted.
journey-fact-rolled = { $you ->
    [yes] You
   *[no] { $seat }
}: Rings rolled: { $rings } ({ SIGNED($rings-luck) } against what the dice promised); Nazgûl: { $nazgul } ({ SIGNED($nazgul-luck) }).
