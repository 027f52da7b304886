# The first evening: what the lesson says at each stop.
tricks-lesson-first-name = Gimli’s Mountains
tricks-lesson-first-end = Gimli has what he wants, and Boromir has his two tricks: win no more. You have not met the Towers yet: they win a trick without following suit, and where both fall neither counts. If one is led, the first card with a suit gives it.
tricks-lesson-first-second-end = You have your two tricks: win no more. You have not met the Towers yet: they win a trick without following suit, and the Black one changes what you may win.

tricks-lesson-first-character-why = You all play together. A trick is one card from each, and the highest of the first card’s suit wins it. Each character has an objective: Gimli is after five Mountain cards, and you hold three.
tricks-lesson-first-character-do = Choose Gimli.
tricks-lesson-first-character-seen = You all play together. A trick is one card from each, and the highest of the first card’s suit wins it. Each character has an objective; Gimli is after Mountain cards.
tricks-lesson-first-character-not-boromir = As Boromir you would have to win just two tricks before the Black Tower is played and none after it. Your Mountains call for Gimli.
tricks-lesson-first-character-not-legolas = Legolas is after five Forests, and you hold none. Your Mountains call for Gimli.

tricks-lesson-first-partner-why = Before play Gimli exchanges a card with Aragorn or Legolas; Aragorn is not after Mountains, and can give you a good one.
tricks-lesson-first-partner-do = Exchange with Aragorn: press his place.
tricks-lesson-first-partner-seen = Before play some characters exchange a card with another. Gimli does it with Aragorn, who is not after Mountains.
tricks-lesson-first-partner-not-legolas = You could exchange with Legolas, too, but he has his own exchange later and wants to keep what wins. Press Aragorn’s place.

tricks-lesson-first-pass-why = You give a card and receive one. The 8 of Shadows would win you a trick that you do not need: you have only one other Shadow to play before it.
tricks-lesson-first-pass-do = Pass the 8 of Shadows.
tricks-lesson-first-pass-seen = A card goes face down to Aragorn, and another comes back; nobody else sees them.
tricks-lesson-first-pass-not-mountain = You would give a Mountain away, and those are what your objective asks for. Pass the 8 of Shadows.
tricks-lesson-first-pass-not-hills = That one is high, too; but before it you can play your other three Hills, which are low. Of Shadows you have only the 3: pass the 8 of Shadows.
tricks-lesson-first-pass-not-low = That card is low and helps you not to win. Pass the 8 of Shadows, which wins when you do not want to.

tricks-lesson-first-follow-why = Aragorn has led Mountains, so that is the led suit: a player who has that suit must follow it, and the highest card of it wins the trick.
tricks-lesson-first-follow-do = Play the 8 of Mountains.
tricks-lesson-first-follow-seen = A trick is one card from each. Aragorn has led Mountains: anyone who has Mountains must play one, and the highest wins all the cards.
tricks-lesson-first-follow-not-seven = The 7 would win, too, as the 8 is yours; but keep it to lead next. Play the 8.
tricks-lesson-first-follow-not-low = With that card you would lose the trick, and the others’ Mountains with it. Play the 8.

tricks-lesson-first-lead-why = You have won four Mountains, the full boxes of your objective (press a place to read its signs). The winner of a trick leads the next: with one more your objective is met.
tricks-lesson-first-lead-do = Lead the 7 of Mountains, which nothing beats now.
tricks-lesson-first-lead-seen = The winner of a trick leads the next, with a suit of their choice. Gimli has four Mountains, and wants one more.
tricks-lesson-first-lead-not-low = The 4 of Mountains, which another player still holds, beats that card. Lead the 7.
tricks-lesson-first-lead-not-suit = In that suit you would win no Mountains, and perhaps not even the trick. Lead the 7 of Mountains.

tricks-lesson-first-lose-why = Your objective is met; now Boromir needs two tricks, and each that you win is one less for the others. The Orcs that were played have no number: they win no trick and cannot be led.
tricks-lesson-first-lose-do = Lead the 1 of Hills, to lose the trick.
tricks-lesson-first-lose-seen = Gimli has what he wanted. Each trick that he wins now is one less for the others, so he leads low.
tricks-lesson-first-lose-not-high = The 8 of Hills would win the trick, and you would have to lead again. Lead the 1.
tricks-lesson-first-lose-not-mountain = The remaining Mountains are all yours: you would win the trick without wanting to. Lead the 1 of Hills.
tricks-lesson-first-lose-not-other = That is low, too, but the lowest of all is the safest. Lead the 1 of Hills.

tricks-lesson-first-forced-why = Boromir has led Shadows and you have just one: as long as you hold cards of the led suit you may play no other.
tricks-lesson-first-forced-do = Play the 3 of Shadows: you must follow suit.
tricks-lesson-first-forced-seen = Shadows were led: a player who has a Shadow card must play one. Everyone must follow suit.

tricks-lesson-first-discard-why = The led suit is Forests and you have none, so you may play any card, and will not win. Without following suit only a Tower wins.
tricks-lesson-first-discard-do = Discard the 8 of Hills, which might win later.
tricks-lesson-first-discard-seen = A player with no card of the led suit may play any, but wins with none, unless it is a Tower.
tricks-lesson-first-discard-not-keep = That card does no harm in your hand; the 8 of Hills does: it might win a trick that another needs. Play it now.

tricks-lesson-first-boromir-why = A trick is one card from each. Boromir must win just two before the Black Tower is played and none after it, and you hold two high cards: the 7 of Hills and the 7 of Shadows.
tricks-lesson-first-boromir-do = Choose Boromir.
tricks-lesson-first-boromir-seen = The next to be chosen is Boromir: he must win just two tricks before the Black Tower is played, and none after it.
tricks-lesson-first-boromir-not-legolas = Legolas is after five Forests; yours are all low, and win few. Your two 7s call for Boromir.

tricks-lesson-first-exchange-why = Before play Boromir exchanges a card with anyone he likes. Legolas is after Forests, and yours are of more use to him than to you.
tricks-lesson-first-exchange-do = Exchange with Legolas: press his place.
tricks-lesson-first-exchange-seen = Boromir exchanges a card, too, with anyone he likes: with Legolas, who is after Forests.
tricks-lesson-first-exchange-not-other = You could exchange there, too; but you know what Legolas wants and can give it to him: a Forest. Press Legolas’s place.

tricks-lesson-first-give-why = You give a card and receive one. A 4 of Forests helps Legolas, and might win you a trick too many.
tricks-lesson-first-give-do = Pass the 4 of Forests.
tricks-lesson-first-give-seen = A card goes face down to Legolas, and another comes back.
tricks-lesson-first-give-not-high = You would give away a card that wins, and you need two tricks. Pass the 4 of Forests.
tricks-lesson-first-give-not-forest = Legolas would like that one as well; but your lowest cards help you to win nothing later. Pass the 4.
tricks-lesson-first-give-not-other = Legolas has no use for that one. Pass the 4 of Forests.

tricks-lesson-first-orc-why = The suit of the first card, the led suit, is Mountains, and you have none left: you may play any card. An Orc never wins and cannot be led: it is only a burden.
tricks-lesson-first-orc-do = Play the Orc.
tricks-lesson-first-orc-seen = A player with no Mountains left may play any card; an Orc never wins, and cannot be led.
tricks-lesson-first-orc-not-high = That card wins you a trick when its suit is led, and you need two. Play the Orc.
tricks-lesson-first-orc-not-low = That low card you can lead later when you do not want to win; an Orc you cannot. Play the Orc.

tricks-lesson-first-second-why = Your 7 of Hills has won: the winner of a trick leads the next. You need one more, and of the Shadows only the 8 beats your 7.
tricks-lesson-first-second-do = Lead the 7 of Shadows.
tricks-lesson-first-second-seen = Boromir has won the trick, and so he leads. He needs one more.
tricks-lesson-first-second-not-forest = With so low a Forest you would lose the trick; that comes when you have your two. Lead the 7 of Shadows.
tricks-lesson-first-second-not-low = A higher Shadow would beat that card. Lead the 7.

tricks-lesson-first-none-why = You have your two tricks: from now on you must win none. A low card that you lead is beaten by another.
tricks-lesson-first-none-do = Lead the 2 of Forests.
tricks-lesson-first-none-seen = Boromir has his two tricks, and must win no more: he leads low.
tricks-lesson-first-none-not-forest = That is low, too, but the 2 is the safest. Lead the 2 of Forests.
tricks-lesson-first-none-not-shadow = Of the Shadows that you do not hold only the 8 is still out: perhaps nobody could beat yours. Lead the 2 of Forests.
