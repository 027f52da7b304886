# A puzzle: the end of a deal at which exactly one card still wins.
tricks-puzzle-question = Chapter { $chapter }, tricks left: { $left }; all four hands lie open. { $character } plays: which card still wins the round?
tricks-puzzle-what = The end of a deal with every card in sight: exactly one play still wins, and all others lose. Find it.
tricks-puzzle-fails = With that play { $characters } can no longer meet { $number ->
    [one] the objective
   *[other] their objectives
}, whatever follows. Try another.
tricks-puzzle-fails-some = With that play some objective always fails, whatever follows: { $characters }. Try another.
tricks-puzzle-solo = They are played like the game alone: all four hands are yours. The computer has tried everything that can follow each card. They go by chapters: for the first ones the lesson is enough; for the others read the events of their chapter, beside the table.
tricks-puzzle-grade-1 = Two tricks left
tricks-puzzle-grade-2 = Three tricks left
tricks-puzzle-grade-3 = Four tricks left
