# The first evening: what the lesson says at each stop.
journey-lesson-first-name = A roll and a road
journey-lesson-first-end = The White Tree that Sam has set aside is his own choice, and ends the rolling: afterwards press “Stop rolling”. You have not met the Orc yet: it cancels your Rings of the turn unless a Fellowship repels it. The golden circles are locations, and count in the advanced version alone: “Play now” begins with the basic one.
journey-lesson-first-second-end = You have set the White Tree aside and so rolled no more. You have not met the Orc yet: it cancels your Rings of the turn unless a Fellowship repels it. The golden circles are locations, and count in the advanced version alone.

journey-lesson-first-hobbit-why = The first player to carry the Ring along the road of the map to Mordor wins, and the die in your hobbit’s colour is yours.
journey-lesson-first-hobbit-do = Take Frodo.
journey-lesson-first-hobbit-seen = Each of you takes a hobbit: the first to carry the Ring along the road of the map to Mordor wins, and the die in the hobbit’s colour is that player’s own.
journey-lesson-first-hobbit-not-take = You would be that hobbit, and the die in its colour would be yours. In this lesson you travel as Frodo: take him.

journey-lesson-first-roll-why = Your turn always begins with all five dice.
journey-lesson-first-roll-do = Roll the dice.
journey-lesson-first-roll-seen = A turn always begins with all five dice.

journey-lesson-first-nazgul-why = From a roll you set dice aside, one by one, and these count. A Nazgûl must be set aside before you roll again; this one is red, Sam’s colour, so it hunts him and not you.
journey-lesson-first-nazgul-do = Set the Nazgûl on the red die aside.
journey-lesson-first-nazgul-seen = A Nazgûl must be set aside before you roll again. This one is red, your colour: it hunts you.
journey-lesson-first-nazgul-not-orc = That would set the Orc aside, which would cancel all your Rings of this turn. First the red Nazgûl.
journey-lesson-first-nazgul-not-gandalf = Gandalf will help you, and you may set him aside in a moment, but with a Nazgûl on the table you may not roll again: first the red one.
journey-lesson-first-nazgul-not-ring = The Ring would take you forward, and you may set it aside in a moment, but with a Nazgûl on the table you may not roll again: first the red one.

journey-lesson-first-ring-why = From the same roll you may set more dice aside if their symbols differ, and each Ring takes you one circle of the map towards Mordor.
journey-lesson-first-ring-do = Set the Ring on the black die aside.
journey-lesson-first-ring-seen = Several dice of one roll may be set aside if their symbols differ. Each Ring is one circle of the map towards Mordor.
journey-lesson-first-ring-not-orc = You would set the Orc aside: with no Fellowship to repel it you would lose the Rings of this turn. Take the Ring on the black die.
journey-lesson-first-ring-not-twin = That Ring is worth the same. This time take the one on the black die: the black die, the only one with the White Tree, cannot end your rolling then.
journey-lesson-first-ring-not-gandalf = You set Gandalf aside in a moment: first take the Ring on the black die.
journey-lesson-first-ring-not-roll = You would roll the remaining four dice and lose this Ring, as it is not set aside. Set the Ring on the black die aside first.

journey-lesson-first-gandalf-why = Below the map lies your Nazgûl path: once it is full of marks you are out. Gandalf divides one of its squares in two, so that the Nazgûl take longer.
journey-lesson-first-gandalf-do = Set Gandalf aside, the green die.
journey-lesson-first-gandalf-seen = Gandalf divides a square of the player’s own Nazgûl path, so that the Nazgûl take longer to reach its end and put that player out.
journey-lesson-first-gandalf-not-orc = You would set the Orc aside, which would take the Ring you have just won. Set Gandalf aside, the green die.
journey-lesson-first-gandalf-not-roll = You would roll without having set Gandalf aside, and lose him. Set the green die aside first.

journey-lesson-first-again-why = What is left is the Orc, which you do not want, and another Ring, which you may not set aside as you have one of this roll already.
journey-lesson-first-again-do = Roll the other two dice again.
journey-lesson-first-again-seen = The dice that are left may be rolled again: an Orc is not wanted, and of two equal symbols of one roll only one is set aside.
journey-lesson-first-again-not-orc = The Orc would cancel your Ring. Roll the two dice again.

journey-lesson-first-fellowship-why = Of every roll you must set at least one die aside. Set the Fellowship aside first: it guards you should an Orc come later, and you may still keep Gandalf.
journey-lesson-first-fellowship-do = Set the Fellowship aside, the blue die.
journey-lesson-first-fellowship-seen = At least one die of every roll must be set aside. A Fellowship repels an Orc.
journey-lesson-first-fellowship-not-gandalf = You might begin with Gandalf, too: he comes right after. Now set the blue die aside.

journey-lesson-first-keep-why = You may set another die aside, or roll the last one again, which might bring an Orc or a Nazgûl: that of your colour, the black one and those of colours nobody plays hunt you.
journey-lesson-first-keep-do = Keep the second Gandalf, the yellow die.
journey-lesson-first-keep-seen = The last die might be rolled, too, but it might bring an Orc, or a Nazgûl; the second Gandalf is sure.
journey-lesson-first-keep-not-roll = You would roll the last die: it might be a Ring, but your own Nazgûl, too, and this Gandalf would be lost. Set the yellow die aside.

journey-lesson-first-divide-why = All five dice are set aside, and the Ring has taken you to circle 1 of the map; now each Gandalf divides a square of your Nazgûl path.
journey-lesson-first-divide-do = Divide the first square.
journey-lesson-first-divide-seen = When all dice are set aside they take effect: the Ring has gone forward, each Gandalf divides a square, and the red Nazgûl is about to mark one of yours.
journey-lesson-first-divide-not-settle = The table would divide the first free squares for you. This time do it by hand: divide the first.
journey-lesson-first-divide-not-other = Any free square does as well, as the Nazgûl mark them all. This time divide the first.

journey-lesson-first-settle-why = What is left needs little thought, and the table can apply it in the usual order.
journey-lesson-first-settle-do = Press “Divide the first free one”.
journey-lesson-first-settle-seen = What needs no thought is applied by the table in the usual order.
journey-lesson-first-settle-not-divide = You could choose the square yourself, but it does not matter which. Press “Divide the first free one”.

journey-lesson-first-sam-why = The first player to carry the Ring along the road of the map to Mordor wins, and the die in your hobbit’s colour is yours. Frodo is taken.
journey-lesson-first-sam-do = Take Sam.
journey-lesson-first-sam-seen = The other hobbits are still free; Sam’s die is the red one.
journey-lesson-first-sam-not-take = You would be that hobbit, and the die in its colour would be yours. In this lesson you travel as Sam: take him.

journey-lesson-first-sam-roll-why = Your turn begins, as every turn, with all five dice. The red Nazgûl of the turn before has marked a square of your Nazgûl path.
journey-lesson-first-sam-roll-do = Roll the dice.
journey-lesson-first-sam-roll-seen = The next turn begins, again with all five dice.

journey-lesson-first-sam-ring-why = You have two Rings, two Gandalfs and the White Tree. From one roll you may set aside each symbol once, and each Ring takes you one circle of the map towards Mordor.
journey-lesson-first-sam-ring-do = Set the Ring on the yellow die aside.
journey-lesson-first-sam-ring-seen = There are two Rings, two Gandalfs and the White Tree. From one roll each symbol may be set aside once: first a Ring.
journey-lesson-first-sam-ring-not-twin = That Ring is worth the same; from one roll only one of them counts. This time take the one on the yellow die.
journey-lesson-first-sam-ring-not-tree = The White Tree comes in a moment: first the Ring, on the yellow die.
journey-lesson-first-sam-ring-not-gandalf = Gandalf comes in a moment: first the Ring, on the yellow die.

journey-lesson-first-sam-tree-why = Setting the White Tree aside is your own choice. It ends your rolling: only what is set aside counts, and no Nazgûl can come any more. Then you may set more dice of this roll aside or stop rolling.
journey-lesson-first-sam-tree-do = Set the White Tree aside, the black die.
journey-lesson-first-sam-tree-seen = The White Tree, which is on the black die alone, ends the rolling: only what is set aside counts. It is safe, and no Nazgûl comes any more.
journey-lesson-first-sam-tree-not-roll = You would roll the other four dice: perhaps more Rings, but perhaps a Nazgûl against you. This time set the White Tree aside.
journey-lesson-first-sam-tree-not-gandalf = Gandalf comes in a moment: first the White Tree, the black die.

journey-lesson-first-sam-gandalf-why = You may roll no more, but from the roll that lies there you may still set a Gandalf aside: he divides a square of your Nazgûl path, so that the Nazgûl take longer.
journey-lesson-first-sam-gandalf-do = Set Gandalf aside, the red die.
journey-lesson-first-sam-gandalf-seen = After the White Tree nothing is rolled, but a Gandalf of the same roll may still be set aside.
journey-lesson-first-sam-gandalf-not-stop = You would end your turn and give up Gandalf, who costs you nothing. Set him aside, the red die.
journey-lesson-first-sam-gandalf-not-twin = That Gandalf is worth the same. This time take the one on the red die.

journey-lesson-first-sam-divide-why = Your dice take effect: your Ring takes you one circle on, and Gandalf divides a square that the Nazgûl have not marked yet.
journey-lesson-first-sam-divide-do = Divide the second square.
journey-lesson-first-sam-divide-seen = The red Nazgûl has marked the first square of Sam’s path, so that Gandalf divides one that is still free.
journey-lesson-first-sam-divide-not-settle = The table would divide the first free square for you. Do it by hand this time: divide the second.
journey-lesson-first-sam-divide-not-other = Any free square does as well, as the Nazgûl mark them all. This time divide the second.
