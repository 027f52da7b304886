# The end of a round: what was told of it, counted. $each: 'Gimli 3', 'Legolas 2'.
tricks-fact-tricks = Tricks won: { $each }.
tricks-fact-of = { $character } { $tricks }
