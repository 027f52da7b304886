# A hint: what is good about what a good player would do, against the second best.
wizards-hint-points = It brings in more marshalling points.
wizards-hint-their-points = The opponent brings in fewer marshalling points.
wizards-hint-characters = It leaves you more characters in play, or abler ones.
wizards-hint-their-characters = The opponent loses characters more often.
wizards-hint-whole = Your characters are wounded less often.
wizards-hint-their-wounds = The opponent’s characters are wounded more often.
wizards-hint-untapped = It leaves more of your characters untapped.
wizards-hint-their-taps = It leaves more of the opponent’s characters tapped.
wizards-hint-corruption = Your characters run less risk from corruption.
wizards-hint-their-corruption = The opponent’s characters run more risk from corruption.
wizards-hint-hand = It leaves you better cards in hand.
