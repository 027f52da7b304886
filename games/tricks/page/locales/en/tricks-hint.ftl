# A hint: what is good about what a good player would do, against the second best.
tricks-hint-objective = { $character } completes the objective more often.
tricks-hint-lost = The objective of { $character } became impossible in trick { $trick }.
