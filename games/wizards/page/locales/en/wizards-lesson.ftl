# The lessons: what is said at each stop, and what another choice would have meant.

wizards-lesson-road-name = On the road
wizards-lesson-road-end = The Rangers give you 3 marshalling points. Now the other Wizard travels: play hazards against them, lay a card on guard (face down at their site), or play nothing. In your turn return to a Haven, where the wounded heal and a character may join; no faction or item is played there. Go on from here.

wizards-lesson-road-character-why = The player with more marshalling points (the stars) at the end wins; characters, items, allies and factions give them. At a Haven, a safe site such as Rivendell, one character a turn may come into play.
wizards-lesson-road-character-do = Play Kíli from your hand.
wizards-lesson-road-character-not-pass = It would end your organization phase: nobody would come into play, and the company would stay at Rivendell. First Kíli.
wizards-lesson-road-character-not-head = You would go there, and in a moment you choose where. First Kíli: on the road you will be one more.
wizards-lesson-road-character-not-part = That character would form a company of their own. Together they defend themselves better.
wizards-lesson-road-character-not-give = The item would change hands. There is no need.
wizards-lesson-road-character-not-store = You would put the item away and nobody could use it. There is no need.

wizards-lesson-road-company-why = Kíli may begin at any Haven, or join those who are at Rivendell.
wizards-lesson-road-company-do = Let him join Aragorn’s company.
wizards-lesson-road-company-not-site = He would begin there alone, as another company. Let him join Aragorn’s.

wizards-lesson-road-mind-why = A character costs their mind, the bulb on the card while it is in the hand. Kíli’s is 3: he takes the last 3 of your 20 general influence.
wizards-lesson-road-mind-do = Control him with general influence.
wizards-lesson-road-mind-not-follow = He would be Aragorn’s follower and take up his direct influence of 3, which he needs at Bree in a moment.

wizards-lesson-road-bree-why = From a Haven you go to one of the lit sites, and from a site back to its Haven. The Rangers of the North, in your hand, are a faction played at Bree. Each ring on the map is a site: the framed one, east of the Shire, is Bree.
wizards-lesson-road-bree-do = Choose your company, and Bree as its destination.
wizards-lesson-road-bree-not-other = You would go there, but nothing in your hand can be played at that site. Go to Bree.
wizards-lesson-road-bree-not-pass = It would end the phase, and the company would stay at Rivendell. Choose the destination first.
wizards-lesson-road-bree-not-follow = Kíli would use up Aragorn’s direct influence, which is needed at Bree.
wizards-lesson-road-bree-not-part = That character would form a company of their own. Go to Bree together.
wizards-lesson-road-bree-not-give = The item would change hands. There is no need.
wizards-lesson-road-bree-not-store = Nobody could use the item any more. There is no need.

wizards-lesson-road-leave-why = All is prepared: one more in the company, and a destination. That was the organization phase; then comes the road.
wizards-lesson-road-leave-do = End the organization phase.
wizards-lesson-road-leave-not-head = You would change the destination. Bree is where you have something to play.
wizards-lesson-road-leave-not-stay = The company would stay at Rivendell. You want to reach Bree.
wizards-lesson-road-leave-not-follow = Kíli would use up Aragorn’s direct influence, which is needed at Bree.
wizards-lesson-road-leave-not-give = The item would change hands. There is no need.
wizards-lesson-road-leave-not-store = Nobody could use the item any more. There is no need.

wizards-lesson-road-enter-why = You have drawn a card for the journey, and nobody attacked you. No attack awaits you at Bree, either.
wizards-lesson-road-enter-do = Enter Bree with your company.
wizards-lesson-road-enter-not-stay = The company would stay outside, and nothing is played from outside. Enter.

wizards-lesson-road-faction-why = The character who wins a faction over taps: the card is turned sideways, and has acted. You roll two dice, and the sum has to beat 9. Aragorn adds 6: the 3 of his direct influence, 2 by his card, 1 as a Dúnadan.
wizards-lesson-road-faction-do = Play the Rangers of the North with Aragorn.
wizards-lesson-road-faction-not-other = That character adds less to the roll. Aragorn is one of theirs: choose him.
wizards-lesson-road-faction-not-pass = You would end the site phase and play nothing, and this is what you came for.

wizards-lesson-road-item-why = They are yours! Then one more character may take a minor item, such as the Star-glass.
wizards-lesson-road-item-do = Let Merry take the Star-glass.
wizards-lesson-road-item-not-other = That one could bear it, too, but taps for it and fights better than Merry. Let Merry take it.
wizards-lesson-road-item-not-pass = You would miss a free item: only Merry taps for it.

wizards-lesson-road-hand-why = At the end of your turn you may discard a card; then you have 8 again.
wizards-lesson-road-hand-do = Discard nothing.
wizards-lesson-road-hand-not-card = You would discard it. Resources are for your turn and hazards for theirs: keep them all.

wizards-lesson-strike-name = Strikes
wizards-lesson-strike-end = All strikes are defeated: the Wolves go to your pile, 1 marshalling point. The other Wizard may still play hazards. If somebody is untapped when you enter the Barrow-downs, they take Glamdring from your hand; with all tapped nothing can be played there. Go on from here.

wizards-lesson-strike-attack-why = The other Wizard plays Wolves: three strikes of prowess 8, their strength in a fight. “Concealment” would avoid them, but to defeat them gives a point.
wizards-lesson-strike-attack-do = Play nothing: let them attack.
wizards-lesson-strike-attack-not-hide = A scout would tap and the attack be cancelled, without points. Keep it for a greater danger.
wizards-lesson-strike-attack-not-on = Nothing more would be asked before something attacks you, not even where a card could help. This time answer this question alone: play nothing.

wizards-lesson-strike-first-why = The defender gives the strikes to characters who have not acted, who are untapped. The three of most prowess are marked already: confirm them at once, or give one after another. Aragorn has 6.
wizards-lesson-strike-first-do = Give a strike to Aragorn.
wizards-lesson-strike-first-not-other = Not yet: Merry has prowess 1, and the others come in a moment. Begin with Aragorn.
wizards-lesson-strike-first-not-pass = You would let the other Wizard give out the strikes: Merry would face one.

wizards-lesson-strike-second-why = Boromir has the same prowess, 6.
wizards-lesson-strike-second-do = Give the second to Boromir.
wizards-lesson-strike-second-not-other = The strong ones first: Boromir.
wizards-lesson-strike-second-not-pass = You would let the other Wizard give out the rest.

wizards-lesson-strike-third-why = One is left: for Kíli, with prowess 3, or for Merry, with prowess 1.
wizards-lesson-strike-third-do = Give the third to Kíli.
wizards-lesson-strike-third-not-merry = Merry would need an 8 to win. Kíli needs a 6.
wizards-lesson-strike-third-not-pass = The other Wizard would choose Merry.

wizards-lesson-strike-order-why = Strikes are resolved one by one, in the order you say. After the lesson each has both answers below it: one press chooses the strike and answers it.
wizards-lesson-strike-order-do = Begin with Kíli’s.
wizards-lesson-strike-order-not-other = That one can wait. Begin with the hardest, Kíli’s.

wizards-lesson-strike-tap-why = Kíli rolls two dice, adds 3, and has to beat 8. Without tapping he would have 3 less.
wizards-lesson-strike-tap-do = Let Kíli fight and tap.
wizards-lesson-strike-tap-not-untapped = Kíli would fight with prowess 0 and need a 9. Let him tap.

wizards-lesson-strike-card-why = Kíli is a warrior, and with “Lucky Strike” a warrior rolls twice and keeps the better.
wizards-lesson-strike-card-do = Play “Lucky Strike”.
wizards-lesson-strike-card-not-dodge = “Dodge” would keep him untapped, but does not help him win. Play “Lucky Strike”.
wizards-lesson-strike-card-not-pass = He would roll once only. Play the card.

wizards-lesson-strike-aragorn-why = Kíli rolled 4, and 9 the second time: he has won. Two strikes are left.
wizards-lesson-strike-aragorn-do = Go on with Aragorn’s.
wizards-lesson-strike-aragorn-not-other = That one will be the last. Go on with Aragorn’s.

wizards-lesson-strike-free-why = Only a character who stays untapped can take an item later. Aragorn wins without tapping on a 6.
wizards-lesson-strike-free-do = Let Aragorn fight without tapping.
wizards-lesson-strike-free-not-pass = He would almost surely win, but be tapped and could take nothing at the Barrow-downs. Take the risk.

wizards-lesson-strike-boromir-why = Aragorn has won. Boromir, if he taps, needs only a 3.
wizards-lesson-strike-boromir-do = Let Boromir fight and tap.
wizards-lesson-strike-boromir-not-untapped = He could, but if he fails he is wounded. Aragorn being free is enough: let him tap.

wizards-lesson-item-name = Item and guard
wizards-lesson-item-end = Glamdring is yours: 2 marshalling points, a corruption point, and more prowess for Aragorn: 3, but up to 8 at most. Its bearer will have to pass corruption checks, so do not overload one character. Go on from here.

wizards-lesson-item-enter-why = At the Barrow-downs you may play Glamdring; but something there attacks anyone who enters, the automatic-attack, and the other Wizard has laid a card on guard, face down.
wizards-lesson-item-enter-do = Enter the site.
wizards-lesson-item-enter-not-stay = The company would stay outside, safe, and without the item. Enter.

wizards-lesson-item-keep-why = The on-guard card was Lesser Spiders, to attack afterwards. First the site’s own attack: one strike, prowess 8.
wizards-lesson-item-keep-do = Play nothing yet.
wizards-lesson-item-keep-not-hide = It would cancel this attack of a single strike. The Spiders have four: keep it for them.
wizards-lesson-item-keep-not-on = Nothing more would be asked before something attacks you, not even where a card could help. This time answer this question alone: play nothing.

wizards-lesson-item-boromir-why = Aragorn must stay untapped to take the item. Boromir has the same prowess.
wizards-lesson-item-boromir-do = Give the strike to Boromir.
wizards-lesson-item-boromir-not-aragorn = Aragorn would tap, or fight with 3 less. You need him for the item.
wizards-lesson-item-boromir-not-merry = Merry has prowess 1: he would need an 8. Boromir needs a 3.
wizards-lesson-item-boromir-not-pass = You would let the other Wizard choose.

wizards-lesson-item-tap-why = Boromir has nothing else to do here.
wizards-lesson-item-tap-do = Let Boromir fight and tap.
wizards-lesson-item-tap-not-untapped = He would fight with 3 less, and there is no need.

wizards-lesson-item-hide-why = Now the Spiders: four strikes. “Concealment” cancels a whole attack.
wizards-lesson-item-hide-do = Play “Concealment”.
wizards-lesson-item-hide-not-pass = Your company would face four strikes. Play “Concealment”.

wizards-lesson-item-scout-why = A scout taps to use it: Merry or Aragorn.
wizards-lesson-item-scout-do = Tap Merry.
wizards-lesson-item-scout-not-aragorn = Aragorn would be tapped and could not take the item. Tap Merry.

wizards-lesson-item-gain-why = The way is free: a character who is still untapped taps and takes the item.
wizards-lesson-item-gain-do = Play Glamdring with Aragorn.
wizards-lesson-item-gain-not-pass = You would end the site phase, and Glamdring would stay in your hand.

wizards-lesson-hazards-name = Your hazards
wizards-lesson-hazards-end = The Giant’s strike at Legolas is resolved now, and the other Wizard may play a card to help: the attack will show what comes of it. You have used three of the four hazards that this company allows; the fourth may be any card, laid on guard at its site, face down. Go on from here.
wizards-lesson-hazards-second-end = The Giant strikes at Legolas with prowess 13, and Legolas is tapped. You hold “Risky Blow”, which may help him. A character who fails is wounded, and may die if the body check goes against them. If your company lives, it reaches Goblin-gate. From here you play.

wizards-lesson-hazards-draw-why = The other Wizard is bound for Goblin-gate; when a company moves, both of you draw cards.
wizards-lesson-hazards-draw-do = Draw the second card.
wizards-lesson-hazards-draw-seen = Your company moves. Then you both draw cards: you for the road, the other Wizard for what may lie on it.
wizards-lesson-hazards-draw-not-pass = You would go without a free card.

wizards-lesson-hazards-stir-why = You may play four hazards on them, as many as they are: creatures that attack, and events. With this one Orcs have 1 more strike and 1 more prowess.
wizards-lesson-hazards-stir-do = Play “Minions Stir”.
wizards-lesson-hazards-stir-seen = While a company is on its way the other Wizard may play hazards against it: four at most against this one.
wizards-lesson-hazards-stir-not-orcs = The Orcs come in a moment, and stronger if you play “Minions Stir” first.
wizards-lesson-hazards-stir-not-giant = The Giant strikes hard, but once: better when they are tired.
wizards-lesson-hazards-stir-not-other = That can wait. First “Minions Stir”.
wizards-lesson-hazards-stir-not-guard = That card would lie on guard at their site. That comes at the end.
wizards-lesson-hazards-stir-not-pass = You would let the company go on its way.

wizards-lesson-hazards-orcs-why = A creature is played where it lives: Orc-guard at a Shadow-hold, such as this. If they defeat all its strikes, its star is theirs.
wizards-lesson-hazards-orcs-do = Play “Orc-guard”.
wizards-lesson-hazards-orcs-seen = A hazard creature is played where it lives, and attacks the company.
wizards-lesson-hazards-orcs-not-giant = The Giant later: he gains when all of them are tapped.
wizards-lesson-hazards-orcs-not-other = That hazard can wait. Now the Orcs.
wizards-lesson-hazards-orcs-not-guard = That card would lie on guard. Now the Orcs.
wizards-lesson-hazards-orcs-not-pass = You would pass without attacking. Play the Orcs.

wizards-lesson-hazards-excess-why = Six strikes against four: the two left over take off 1 prowess each. Now Pippin fights.
wizards-lesson-hazards-excess-do = Use both against Pippin.
wizards-lesson-hazards-excess-seen = There are more strikes than characters: each that is left over takes off 1 prowess from one who is struck.
wizards-lesson-hazards-excess-not-fewer = You would keep some for the others, who are strong. Against Pippin they are sure to count.

wizards-lesson-hazards-giant-why = Pippin is wounded and the others are tapped, so they fight with 1 less. The Giant strikes with 13.
wizards-lesson-hazards-giant-do = Play the Giant.
wizards-lesson-hazards-giant-seen = The attack is over, but hazards are left.
wizards-lesson-hazards-giant-not-other = That would only tap one of them; the Giant may kill.
wizards-lesson-hazards-giant-not-guard = On guard it would be of no use: the Giant attacks on the road only, in Wilderness.
wizards-lesson-hazards-giant-not-pass = You would let them arrive. You have two hazards left.

wizards-lesson-hazards-whom-why = Nobody is untapped: you choose the character it strikes.
wizards-lesson-hazards-whom-do = Choose Legolas.
wizards-lesson-hazards-whom-seen = The defender gives strikes to untapped characters only; the rest the attacker gives.
wizards-lesson-hazards-whom-not-other = It would hurt, too; but Legolas is worth 2 points. Choose him.

wizards-lesson-hazards-defend-why = Your company goes to Goblin-gate, and Orcs attack it: six strikes of prowess 9. You have four untapped characters, and each may be given one.
wizards-lesson-hazards-defend-do = Give a strike to Gimli.
wizards-lesson-hazards-defend-seen = The defender gives the strikes to their untapped characters, one each.
wizards-lesson-hazards-defend-not-other = All four get one anyway. Begin with Gimli; the others follow.
wizards-lesson-hazards-defend-not-pass = You would let the other Wizard give out the strikes. Give one to Gimli.

wizards-lesson-hazards-order-why = Each of the four has a strike; two strikes are left over and make one of the four weaker. Strikes are resolved one by one, in the order you say.
wizards-lesson-hazards-order-do = Begin with Pippin’s.
wizards-lesson-hazards-order-seen = Each strike is resolved by itself, in the order that the defender says.
wizards-lesson-hazards-order-not-other = That one can wait. Begin with Pippin’s, the weakest: then you know how it stands before the strong ones fight.

wizards-lesson-hazards-tap-why = Both strikes that are left over are against Pippin: he fights with prowess 0, and needs more than 9 on two dice. Without tapping he would have 3 less.
wizards-lesson-hazards-tap-do = Let Pippin fight and tap.
wizards-lesson-hazards-tap-seen = A character who faces a strike rolls two dice and adds prowess: tapping with all of it, or untapped with 3 less.
wizards-lesson-hazards-tap-not-untapped = He would fight with prowess −3, and could not win. Let him tap.

wizards-lesson-hazards-next-why = Pippin is wounded: his roll failed, but the roll against his body did not kill him. Three strikes are left.
wizards-lesson-hazards-next-do = Go on with Gimli’s.
wizards-lesson-hazards-next-seen = Pippin is wounded; had the body check gone against him, he would have died. Now the next strike.
wizards-lesson-hazards-next-not-other = That one comes later. Go on with Gimli’s.

wizards-lesson-hazards-alone-why = Gimli taps and has prowess 7: with 9 to beat, a 3 on two dice will do.
wizards-lesson-hazards-alone-do = Play no card: let him fight.
wizards-lesson-hazards-alone-seen = The defender may play a card to help in a strike.
wizards-lesson-hazards-alone-not-card = The card would help, but Gimli hardly needs it. Keep it for a harder strike.

wizards-lesson-council-name = The Free Council
wizards-lesson-council-end = Left are Aragorn, who bears Glamdring, and Kíli, who bears nothing. If Aragorn withstands, the Council follows your advice: 20 points against 15. That is how most games are won.

wizards-lesson-council-call-why = With 20 points you may call the Free Council, which comes when the other Wizard’s next turn ends. You lead 20 to 15.
wizards-lesson-council-call-do = Call the Council.
wizards-lesson-council-call-not-pass = The game would go on, and you might lose your lead. Call it.

wizards-lesson-council-boromir-why = Theirs have withstood. Items burden those who bear them with corruption points; now each of yours rolls two dice, and is lost if the roll does not beat their own.
wizards-lesson-council-boromir-do = Begin with Boromir, whose rolls have 1 less.
wizards-lesson-council-boromir-not-other = That one has little to fear. Begin with Boromir, while the others can support him.

wizards-lesson-council-support-why = Boromir bears the Great-shield, 2 corruption points. His roll, less 1, has to beat them: 4 or more. Each companion who taps for him adds 1.
wizards-lesson-council-support-do = Tap Kíli to support him.
wizards-lesson-council-support-not-other = That one would help, too, but may be needed later. Tap Kíli.
wizards-lesson-council-support-not-card = A good idea, and it comes in a moment. First Kíli.
wizards-lesson-council-support-not-pass = Boromir would roll without help: with 3 or less you would lose him, and his shield.

wizards-lesson-council-friends-why = “A Friend or Three” adds 1 for each character of his company.
wizards-lesson-council-friends-do = Play “A Friend or Three”.
wizards-lesson-council-friends-not-pick = One more would tap. The card is enough.
wizards-lesson-council-friends-not-pass = He might still fail with a 2. Play the card.

wizards-lesson-council-merry-why = Boromir has withstood. Merry bears two items, but Hobbits withstand well.
wizards-lesson-council-merry-do = Go on with Merry.
wizards-lesson-council-merry-not-other = Each will have a turn. Go on with Merry.
