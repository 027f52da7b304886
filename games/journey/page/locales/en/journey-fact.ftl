# The end of a game: what was told of it, counted.
journey-fact-rolled = { $you ->
    [yes] You
   *[no] { $seat }
}: Rings rolled: { $rings } ({ SIGNED($rings-luck) } against what is usual); Nazgûl: { $nazgul } ({ SIGNED($nazgul-luck) }).
