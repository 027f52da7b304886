# The lessons: what is said at each stop, and what another choice would have meant.

war-lesson-dice-name = A turn of dice
war-lesson-dice-end = The Hunt has missed again: the Fellowship is two steps out of Rivendell. The Shadow uses up the dice it has left, and another turn begins. Declaring the Fellowship in a City or Stronghold of yours heals Corruption and makes that Nation active; if it is revealed you say where it is: Mount Doom lies in Gorgoroth, in the south-east. Each eye that the Shadow rolls is one more die that hunts you.
war-lesson-dice-second-end = The Hunt has missed twice, but each die by which the Fellowship has moved this turn adds 1 to your next rolls. You have three dice left. You win with 10 Victory Points, or if the Corruption of the Ring comes to 12. From here you lead the Shadow.

war-lesson-dice-declare-why = You lead the Free Peoples: the Ring must reach Mount Doom. While you do not declare where the Fellowship is, it walks hidden, and only its Progress is counted.
war-lesson-dice-declare-do = Do not declare its position.
war-lesson-dice-declare-seen = The Free Peoples must bring the Ring to Mount Doom. While they do not declare where the Fellowship is, it walks in secret.
war-lesson-dice-declare-not-to = It is in Rivendell and has not moved yet: there is no Corruption to heal, and the Elves are active already. It is declared when it comes to a City or Stronghold of yours. Leave it undeclared.

war-lesson-dice-walk-why = The Shadow has put a die, the one with the eye, into the Hunt Box; the others were rolled. By turns each side uses one, for an action of its kind: the Character die, the sword, moves the Fellowship.
war-lesson-dice-walk-do = Choose the Character die.
war-lesson-dice-walk-seen = Each side has rolled its dice; by turns each uses one. The Free Peoples’ Character die moves the Fellowship.
war-lesson-dice-walk-not-muster = The Muster die recruits troops or brings a Nation nearer to war; you will use it in a moment. First the Character die.
war-lesson-dice-walk-not-event = The Event die plays cards or draws them; its moment will come. First the Character die.
war-lesson-dice-walk-not-will = The Will of the West counts as any face: keep it, as you have a Character die.
war-lesson-dice-walk-not-ring = An Elven Ring turns a die to another face, to Character too, and then goes to the Shadow: keep it for when you need it.
war-lesson-dice-walk-not-pass = You would let the Shadow act without using a die. Sometimes that is good; now use the Character die.

war-lesson-dice-step-why = It moves one box in secret, but each time the Shadow hunts it: now with one die. A 6 finds it.
war-lesson-dice-step-do = Move the Fellowship.
war-lesson-dice-step-seen = The Fellowship walks one box in secret. Each time the dice in the Hunt Box are rolled, and a 6 would have found it.
war-lesson-dice-step-not-separate = Companions who separate help in the war, but no longer protect the Ring-bearers. Move the Fellowship.
war-lesson-dice-step-not-skip = You would use the die for nothing. Move the Fellowship.
war-lesson-dice-step-not-march = The die would move an Army that has a Leader. The Ring matters more now: move the Fellowship.
war-lesson-dice-step-not-card = You would play the card “Elven Cloaks” with this die. You will play it later with the Event die; now walk.

war-lesson-dice-muster-why = The Hunt rolled 5 and needed 6: nobody saw you, and on the map the Ring stays in Rivendell until it is declared or revealed. The Shadow has used a die; it is your turn again.
war-lesson-dice-muster-do = Choose the Muster die.
war-lesson-dice-muster-seen = The Free Peoples use a Muster die: it recruits troops, or brings a Nation nearer to war.
war-lesson-dice-muster-not-event = That one comes next. First the Muster die.
war-lesson-dice-muster-not-will = It counts as any face: use it last, when you know what you lack.
war-lesson-dice-muster-not-pass = The Shadow would act and you would have done nothing. Choose the Muster die.
war-lesson-dice-muster-not-ring = An Elven Ring that is used goes to the Shadow. You do not need it.

war-lesson-dice-diplomacy-why = Only Nations At War recruit and attack, and none of yours is: bring one nearer. The striped ones are passive: they come near, but take the last step only when they are activated.
war-lesson-dice-diplomacy-do = Choose the Diplomatic action.
war-lesson-dice-diplomacy-seen = Only Nations At War recruit and attack, and of the Free Peoples none is: they bring one nearer.
war-lesson-dice-diplomacy-not-skip = You would use the die for nothing. Choose the Diplomatic action.

war-lesson-dice-gondor-why = Gondor is Mordor’s neighbour, and two steps from war. It is activated if the Shadow enters it or attacks its troops, or by a Companion who comes to one of its Cities.
war-lesson-dice-gondor-do = Choose Gondor.
war-lesson-dice-gondor-seen = Gondor is Mordor’s neighbour: it takes a step towards war.
war-lesson-dice-gondor-not-other = That Nation would take the step, which is of use, too; but Gondor is in danger first. Choose Gondor.

war-lesson-dice-event-why = Gondor has taken a step, and the Shadow has drawn a card from its own deck. When the Hunt finds the Fellowship a tile is drawn, which tells the damage; the Ring pays it with Corruption, or a Companion does. Your card “Elven Cloaks” adds a harmless one (0) for Mordor.
war-lesson-dice-event-do = Choose the Event die.
war-lesson-dice-event-seen = The Event die plays cards or draws them.
war-lesson-dice-event-not-will = It would work, too, but it counts as any face: keep it for the end.
war-lesson-dice-event-not-pass = You would let the Shadow act. Choose the Event die.
war-lesson-dice-event-not-ring = An Elven Ring that is used goes to the Shadow. You do not need it.

war-lesson-dice-cloaks-why = With an Event die a card of the hand is played, or one is drawn from either deck.
war-lesson-dice-cloaks-do = Play the card “Elven Cloaks”.
war-lesson-dice-cloaks-seen = With the Event die a card is played: what it does stands on it.
war-lesson-dice-cloaks-not-draw = You would draw one more card. That is good when your hand is of no use; yours is: play it.
war-lesson-dice-cloaks-not-skip = You would use the die for nothing. Play the card.

war-lesson-dice-gandalf-why = Gandalf guides the Fellowship: play a card with an Event die, and you may draw another.
war-lesson-dice-gandalf-do = Draw the card.
war-lesson-dice-gandalf-seen = Gandalf guides the Fellowship: if his side plays a card with an Event die, it may draw another.
war-lesson-dice-gandalf-not-no = You would give up a card that costs nothing. Draw it.

war-lesson-dice-will-why = The Shadow has moved two Armies with one die. You have the Will of the West left, which counts as any face.
war-lesson-dice-will-do = Choose the Will of the West.
war-lesson-dice-will-seen = The Will of the West is a face of the Free Peoples’ dice alone, and counts as any other.
war-lesson-dice-will-not-pass = You may let the other side act while you have fewer dice, so as to act later. Here you gain nothing by waiting.
war-lesson-dice-will-not-ring = No Ring is needed: the Will of the West counts as any face.

war-lesson-dice-again-why = Moving again is bold: the die that moved the Fellowship lies in the Hunt Box, where the Hunt has its dice, and adds 1 to the roll.
war-lesson-dice-again-do = Move the Fellowship again.
war-lesson-dice-again-seen = Moving again is bold: the first die that moved the Fellowship lies in the Hunt Box and adds 1 to each of your dice.
war-lesson-dice-again-not-diplomacy = Gondor would take another step. That is prudent; but see this time what happens when you dare: move.
war-lesson-dice-again-not-draw = You would draw a card. Move this time.
war-lesson-dice-again-not-separate = Companions who separate no longer protect the Ring-bearers. Move.
war-lesson-dice-again-not-march = You would move an Army, and nobody is At War yet. Move the Fellowship this time.
war-lesson-dice-again-not-card = “Elven Rope” helps in Mordor, too, but first you have to get there. Move.
war-lesson-dice-again-not-skip = You would use the die for nothing. Move.

war-lesson-dice-box-why = You lead the Shadow: you win by conquest, or if the Ring corrupts its bearers. Before you roll, you put some of your seven dice into the Hunt Box: these only hunt the Fellowship when it moves.
war-lesson-dice-box-do = Put 1 die into the Hunt Box.
war-lesson-dice-box-seen = Before the dice are rolled, the Shadow puts as many of them as it likes into the Hunt Box: these hunt the Fellowship, and do nothing else.
war-lesson-dice-box-not-none = Nobody would hunt the Fellowship, and it would walk free. Put 1 die in.
war-lesson-dice-box-not-more = More dice find the Fellowship sooner, but you would have fewer for the war. This time put 1 in.

war-lesson-dice-shadow-muster-why = The Fellowship moved, and your die in the Hunt Box rolled 5: a 6 would have found it. Now you use a die, and so on by turns.
war-lesson-dice-shadow-muster-do = Choose a Muster die.
war-lesson-dice-shadow-muster-seen = The Shadow uses a die, too: Muster.
war-lesson-dice-shadow-muster-not-army = That face counts as Muster or as Army: keep it for when you march. Choose a Muster die.
war-lesson-dice-shadow-muster-not-event = The Event die draws or plays a card; it comes next. Choose a Muster die.

war-lesson-dice-shadow-diplomacy-why = Only Nations At War recruit and attack. With a Muster die you bring one of yours a step nearer.
war-lesson-dice-shadow-diplomacy-do = Choose the Diplomatic action.
war-lesson-dice-shadow-diplomacy-seen = The Shadow’s Nations must be At War, too, before they recruit and attack.
war-lesson-dice-shadow-diplomacy-not-skip = You would use the die for nothing. Choose the Diplomatic action.
war-lesson-dice-shadow-diplomacy-not-card = You would play that card with this die. It can wait: first you need a Nation At War.

war-lesson-dice-shadow-sauron-why = Sauron’s Nation is one step from war, and has the most troops.
war-lesson-dice-shadow-sauron-do = Choose Sauron’s Nation.
war-lesson-dice-shadow-sauron-seen = Sauron’s Nation goes to war: its Armies may attack from now on.
war-lesson-dice-shadow-sauron-not-other = That Nation would take the step, which is of use, too; but Sauron’s is the largest. Choose it.

war-lesson-dice-shadow-event-why = Sauron’s Nation is At War. The other side has brought Gondor a step nearer; again it is your turn.
war-lesson-dice-shadow-event-do = Choose an Event die.
war-lesson-dice-shadow-event-seen = The Shadow’s Event die plays cards or draws them, as yours does.
war-lesson-dice-shadow-event-not-muster = You could bring another Nation nearer. This time see what an Event die does: choose it.

war-lesson-dice-shadow-draw-why = There are two decks: the Character deck concerns the Fellowship and the Hunt, the Strategy deck the war.
war-lesson-dice-shadow-draw-do = Draw from the Strategy deck.
war-lesson-dice-shadow-draw-seen = The Shadow draws a card: you see of which deck it is, and not what it says.
war-lesson-dice-shadow-draw-not-character = Those cards help you to hunt. This time you prepare the war: draw from the Strategy deck.
war-lesson-dice-shadow-draw-not-skip = You would use the die for nothing. Draw from the Strategy deck.
war-lesson-dice-shadow-draw-not-card = You would play that card at once. More cards first give you more to choose from: draw from the Strategy deck.

war-lesson-dice-shadow-army-why = “Muster/Army” counts as either; with an Army die you move Armies.
war-lesson-dice-shadow-army-do = Choose a “Muster/Army” die.
war-lesson-dice-shadow-army-seen = This face of the Shadow’s dice is two in one: Muster or Army. An Army die moves troops.
war-lesson-dice-shadow-army-not-muster = With that die you cannot march. Choose “Muster/Army”.
war-lesson-dice-shadow-army-not-event = You would draw or play another card. Now march: choose “Muster/Army”.

war-lesson-dice-shadow-march-why = One die moves two Armies, each into an adjacent region; Nations that are not At War march as well, but do not attack.
war-lesson-dice-shadow-march-do = Choose to move Armies.
war-lesson-dice-shadow-march-seen = With an Army die two Armies move, each into an adjacent region.
war-lesson-dice-shadow-march-not-diplomacy = You would bring another Nation nearer to war. First bring your troops nearer to Gondor: move Armies.
war-lesson-dice-shadow-march-not-recruit = You would place new troops of Sauron’s Nation. It has troops enough for now: move Armies.
war-lesson-dice-shadow-march-not-skip = You would use the die for nothing. Move Armies.
war-lesson-dice-shadow-march-not-card = You would play that card with this die. It can wait: move Armies.

war-lesson-dice-shadow-from-why = The Southrons stand far from the war. From Far Harad, by Near Harad, their way leads to Gondor.
war-lesson-dice-shadow-from-do = Choose the Army in Far Harad; where it goes and the second Army are chosen for you.
war-lesson-dice-shadow-from-seen = The Southrons’ Armies begin far in the south; Gondor lies north of them.
war-lesson-dice-shadow-from-not-other = That Army could move, too. This time begin with the one that stands farthest away: Far Harad.

war-lesson-siege-name = Battle and siege
war-lesson-siege-end = Helm’s Deep is yours and is worth 2 Victory Points; with 10 the Shadow wins. You have a Muster die and an Event die left: go on from here. At the beginning of each turn you set dice aside to hunt the Fellowship; and against a City or a Fortification you need a 6 in the first round.

war-lesson-siege-army-why = You lead the Shadow: you win with 10 Victory Points, and Helm’s Deep is worth 2. An Army die attacks.
war-lesson-siege-army-do = Choose an Army die.
war-lesson-siege-army-not-muster = You would recruit or bring a Nation nearer to war. Your troops already stand before Helm’s Deep: choose an Army die.
war-lesson-siege-army-not-event = You would draw or play a card. What is needed now is an Army die.

war-lesson-siege-attack-why = Your eight units in the Fords of Isen stand beside the two in Helm’s Deep.
war-lesson-siege-attack-do = Choose to attack.
war-lesson-siege-attack-not-march = You would move up to two Armies, but never to where an enemy one stands: for that you have to attack.
war-lesson-siege-attack-not-skip = You would use the die for nothing. Choose to attack.

war-lesson-siege-all-why = You attack with a die a unit, up to 5: that is your Combat Strength. The others make up for losses.
war-lesson-siege-all-do = Attack with all figures.
war-lesson-siege-all-not-take = Those that you take out would be a rearguard, out of the battle. Attack with all.

war-lesson-siege-advance-why = Nobody has rolled: the defender has gone behind the walls. An Army that enters now besieges it.
war-lesson-siege-advance-do = Advance with all figures.
war-lesson-siege-advance-not-done = If nobody enters, nobody besieges them. Advance with all.
war-lesson-siege-advance-not-take = Those that you take out would stay behind, and the assault will need them all.

war-lesson-siege-second-why = It is your turn again. A siege wins nothing by itself: you have to assault.
war-lesson-siege-second-do = Choose the second Army die.
war-lesson-siege-second-not-muster = You could reinforce the siege, but you have troops enough: assault now.
war-lesson-siege-second-not-event = You would draw or play a card. Assault now while they are few.

war-lesson-siege-assault-why = Behind walls they are hard to hit: in a siege you need a 6. Leadership says how many missed dice you roll again.
war-lesson-siege-assault-do = Assault with all figures.
war-lesson-siege-assault-not-take = Those that you take out would have no part in the assault. Assault with all.

war-lesson-siege-card-why = The lower half of each card is what it does in combat: point at it, or keep a finger on it, and read. This one adds 1 to each die, so a 5 hits.
war-lesson-siege-card-do = Play “Devilry of Orthanc”.
war-lesson-siege-card-not-no = You would fight without a card and hit on a 6 only. Play it.
war-lesson-siege-card-not-other = “Great Host” gives a hit if in the end you are twice as many; it is good, too. This time “Devilry of Orthanc”.

war-lesson-siege-loss-why = You have rolled five dice, and two of the missed ones again by your Leadership: with Saruman your Isengard Elites count as Leaders, too. Each side has hit once: remove a Regular unit, or turn an Elite into a Regular.
war-lesson-siege-loss-do = Remove an Isengard Regular.
war-lesson-siege-loss-not-reduce = You would turn an Elite into a Regular. Keep it: Elites let you prolong an assault.

war-lesson-siege-press-why = An assault lasts one round. If you turn an Elite into a Regular it lasts another, and only one unit is left inside.
war-lesson-siege-press-do = Reduce an Elite unit and go on.
war-lesson-siege-press-not-cease = The assault would end here, and the siege wait for another die. With one defender left it is worth going on.

war-lesson-siege-nocard-why = Nobody has to play a card, and the event of the one you have left is worth more.
war-lesson-siege-nocard-do = Fight without a card.
war-lesson-siege-nocard-not-card = “Great Host” would use up a card whose event is worth more. Fight without it.

war-lesson-hunt-name = The Hunt
war-lesson-hunt-end = Gandalf has fallen, and Strider, of the highest Level, guides. The Fellowship goes on its way, hidden and with 1 Corruption; with 12 all would be lost. With a Will of the West die he may come back as Gandalf the White.

war-lesson-hunt-character-why = The Fellowship is two boxes out of Rivendell; the Shadow has two dice to hunt it.
war-lesson-hunt-character-do = Choose a Character die.
war-lesson-hunt-character-not-muster = That die does not move the Fellowship. Choose a Character die.
war-lesson-hunt-character-not-will = It counts as any face: keep it, as you have two Character dice.
war-lesson-hunt-character-not-pass = You would let the Shadow act. Choose a Character die.
war-lesson-hunt-character-not-ring = An Elven Ring that is used goes to the Shadow. You do not need it.

war-lesson-hunt-move-why = As soon as it moves the Shadow rolls its two dice: each 6 is a success.
war-lesson-hunt-move-do = Move the Fellowship.
war-lesson-hunt-move-not-separate = Companions who leave cannot save the Ring-bearers any more. Move the Fellowship.
war-lesson-hunt-move-not-skip = You would use the die for nothing. Move the Fellowship.
war-lesson-hunt-move-not-march = You would move an Army with a Leader. This lesson is about the Fellowship.
war-lesson-hunt-move-not-card = “Elven Rope” will help in Mordor. Now walk.

war-lesson-hunt-ring-why = Found! The Shadow has drawn a tile at random, an Eye: 1 damage for its one success. A Companion pays it by falling, or the Ring with 1 Corruption; at 12 all is lost.
war-lesson-hunt-ring-do = Use the Ring: take the Corruption.
war-lesson-hunt-ring-not-guide = You would lose Gandalf, who is worth 3, to pay 1 damage. That is too much: use the Ring.
war-lesson-hunt-ring-not-random = A Companion drawn at random would fall for 1 damage. With so little Corruption it is better to use the Ring.

war-lesson-hunt-reveal-why = The tile reveals the Fellowship, too: say where it has come to, three steps at most.
war-lesson-hunt-reveal-do = Place it in Hollin, on the way south.
war-lesson-hunt-reveal-not-moria = In Moria there are a Stronghold and troops of the Shadow: for each the next Hunt would roll a missed die again. There is nobody in Hollin: choose it.
war-lesson-hunt-reveal-not-other = It would be there and go on from there. Hollin is nearer to Mordor: choose it.

war-lesson-hunt-hide-why = Its figure is in Hollin now, and its Progress is 0 again. Revealed it cannot move: first it has to hide, with another Character die.
war-lesson-hunt-hide-do = Choose the other Character die.
war-lesson-hunt-hide-not-muster = That die does not hide the Fellowship. Choose the Character die.
war-lesson-hunt-hide-not-will = It would do, but you will want it later. Choose the Character die.
war-lesson-hunt-hide-not-pass = It would stay in sight. Choose the Character die.
war-lesson-hunt-hide-not-ring = There is no need: you have a Character die.

war-lesson-hunt-hidden-why = Once it is hidden again it can go on.
war-lesson-hunt-hidden-do = Hide the Fellowship.
war-lesson-hunt-hidden-not-skip = It would stay revealed and could not move. Hide it.
war-lesson-hunt-hidden-not-separate = Companions who still protect it would leave. Hide the Fellowship.
war-lesson-hunt-hidden-not-march = You would move an Army. Hide the Fellowship.
war-lesson-hunt-hidden-not-card = “Elven Rope” can wait. Hide the Fellowship.

war-lesson-hunt-will-why = The Will of the West counts as a Character die, too. Without it an Elven Ring could turn another die to that face; but it would go to the Shadow, which may use it once.
war-lesson-hunt-will-do = Choose the Will of the West.
war-lesson-hunt-will-not-muster = You would bring a Nation nearer to war. Now the Will of the West.
war-lesson-hunt-will-not-pass = You would let the Shadow act. Choose the Will of the West.
war-lesson-hunt-will-not-ring = There is no need: the Will of the West counts as any face.

war-lesson-hunt-dare-why = The die by which you moved lies in the Hunt Box and adds 1 to the Shadow’s dice: now a 5 is a success, too.
war-lesson-hunt-dare-do = Dare it, and move the Fellowship.
war-lesson-hunt-dare-not-draw = You would draw a card and nobody would hunt you. That is prudent; dare it this time.
war-lesson-hunt-dare-not-diplomacy = A Nation would take a step towards war. Dare it with the Fellowship this time.
war-lesson-hunt-dare-not-skip = You would use the die for nothing. Move the Fellowship.
war-lesson-hunt-dare-not-separate = Companions who still protect it would leave. Move the Fellowship.
war-lesson-hunt-dare-not-march = You would move an Army. The Fellowship this time.
war-lesson-hunt-dare-not-card = “Elven Rope” can wait.

war-lesson-hunt-guide-why = Another tile: three damage. Gandalf, the Guide, is of Level 3: if he falls the Ring suffers nothing.
war-lesson-hunt-guide-do = Choose the Guide as the casualty.
war-lesson-hunt-guide-not-ring = That would be 3 Corruption, 4 in all; at 12 the game is lost. This time Gandalf pays.
war-lesson-hunt-guide-not-random = It might be a hobbit of Level 1, and the other 2 would go to the Ring. Gandalf pays for all of it.
