# The first evening: what the lesson says at each stop.
tricks-lesson-first-name = Gimli’s Mountains
tricks-lesson-first-end = Gimli has what he wants, and Boromir has his two tricks. Legolas still needs his Forests; and Aragorn, with the player of the Black Tower, must win more than half of the tricks: win no more.

tricks-lesson-first-character-why = You all play together: each character has an objective, and you hold three Mountains, just what Gimli is after.
tricks-lesson-first-character-do = Choose Gimli.
tricks-lesson-first-character-not-boromir = As Boromir you would have to win just two tricks before the Black Tower is played and none after it. Your Mountains call for Gimli.
tricks-lesson-first-character-not-legolas = Legolas is after five Forests, and you hold none. Your Mountains call for Gimli.

tricks-lesson-first-partner-why = Before play Gimli exchanges a card with Aragorn or Legolas; Aragorn is not after Mountains, and can give you a good one.
tricks-lesson-first-partner-do = Exchange with Aragorn: press his place.
tricks-lesson-first-partner-not-legolas = You could with Legolas, too, but he exchanges for himself later and wants to keep what wins. Press Aragorn’s place.

tricks-lesson-first-pass-why = You give a card and receive one: an 8 of Shadows would win you tricks that you do not need.
tricks-lesson-first-pass-do = Pass the 8 of Shadows.
tricks-lesson-first-pass-not-mountain = You would give a Mountain away, and those are what your objective asks for. Pass the 8 of Shadows.
tricks-lesson-first-pass-not-low = That low card helps you not to win. Pass the 8 of Shadows, which wins when you do not want to.

tricks-lesson-first-follow-why = Aragorn has led Mountains, so that is the led suit and all must follow it; the highest wins and takes all the cards.
tricks-lesson-first-follow-do = Play the 8 of Mountains.
tricks-lesson-first-follow-not-seven = The 7 would win, too, as you hold the 8 yourself; but keep it to lead next. Play the 8.
tricks-lesson-first-follow-not-low = With that card you would lose the trick, and the others’ Mountains with it. Play the 8.

tricks-lesson-first-lead-why = You have won four Mountains, and the winner of a trick leads the next: with one more your objective is met.
tricks-lesson-first-lead-do = Lead the 7 of Mountains, which nothing beats now.
tricks-lesson-first-lead-not-low = The 4 of Mountains, which another player still holds, beats that card. Lead the 7.
tricks-lesson-first-lead-not-suit = In that suit you would win no Mountains, and perhaps not even the trick. Lead the 7 of Mountains.

tricks-lesson-first-lose-why = Your objective is met; now Boromir needs two tricks, and each that you win is one less for the others.
tricks-lesson-first-lose-do = Lead the 1 of Hills, to lose the trick.
tricks-lesson-first-lose-not-high = The 8 of Hills would win the trick, and you would have to lead again. Lead the 1.
tricks-lesson-first-lose-not-mountain = The remaining Mountains are all yours: you would win the trick without wanting to. Lead the 1 of Hills.
tricks-lesson-first-lose-not-other = That is low, too, but the lowest of all is the safest. Lead the 1 of Hills.

tricks-lesson-first-discard-why = The led suit is Forests and you have none, so you may play any card, and it will not win.
tricks-lesson-first-discard-do = Discard the 8 of Hills, which might win later.
tricks-lesson-first-discard-not-keep = That card does no harm in your hand; the 8 of Hills does: it might win a trick that another needs. Play it now.
