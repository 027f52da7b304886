# A puzzle: the end of a deal at which exactly one card still wins.
tricks-puzzle-question = Chapter { $chapter }, tricks left: { $left }; all four hands lie open. { $character } plays: which card still wins the round?
tricks-puzzle-what = The end of a deal with every card in sight: exactly one play still wins, and all others lose. Find it.
tricks-puzzle-solo = They are played as the game alone is: all four hands are yours. The computer has tried everything that can follow each card.
tricks-puzzle-grade-1 = Two tricks left
tricks-puzzle-grade-2 = Three tricks left
tricks-puzzle-grade-3 = Four tricks left
