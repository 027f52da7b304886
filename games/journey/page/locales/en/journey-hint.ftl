# A hint: what is good about what a good player would do, against the second best.
journey-hint-alive = The Nazgûl are less likely to eliminate you this turn.
journey-hint-road = Your Ring-bearer gets farther along its path.
journey-hint-marks = It leaves you more free squares on the Nazgûl path.
journey-hint-rivals-marked = The Nazgûl advance more on the others’ sheets.
journey-hint-rivals-fall = A rival is more likely to be eliminated.
