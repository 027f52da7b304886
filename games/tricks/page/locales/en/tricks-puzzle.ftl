# A puzzle: the end of a deal at which exactly one card still wins.
tricks-puzzle-question = Chapter { $chapter }, tricks left: { $left }; all four hands lie open. { $character } plays: which card still wins the round?
