# The end of a round: the tricks of each character, and who failed. $each: 'Gimli 3', 'Legolas 2'.
tricks-fact-tricks = Tricks won: { $each }.
tricks-fact-of = { $character } { $tricks }
tricks-fact-failed = Objectives that could no longer be met: { $characters }.
