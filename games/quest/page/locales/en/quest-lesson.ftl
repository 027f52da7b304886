# The lessons: what is said at each stop, and what another choice would have meant.

quest-lesson-hero-name = A hero’s turn
quest-lesson-hero-end = You have travelled, fought, explored and resolved an encounter. You have 4 favor and, as heroes have two turns each in a round, another turn: your quest is at the Redhorn Gate. Go on from here.
quest-lesson-hero-second-end = The Orc has fallen, but has cost Beravor two cards of her life pool. She has another turn in this round; then comes yours, with a plot, influence and orders. You win if your story is first at its end. From here you play Sauron.

quest-lesson-hero-rest-why = You are Beravor. Your cards are your legs, your sword and your life: you draw them from your life pool. A rest brings them back, but gives Sauron time.
quest-lesson-hero-rest-do = Do not rest.
quest-lesson-hero-rest-seen = The heroes have two turns each in a round. A rest brings a hero’s cards back, but advances Sauron’s story.
quest-lesson-hero-rest-not-rest = You have spent no card: a rest would bring you nothing, and Sauron’s story would advance one space.

quest-lesson-hero-travel-why = Weathertop holds 1 favor, Gandalf and a monster, face down, which may attack you. The path asks for a card with hills: “Ranged Strike”.
quest-lesson-hero-travel-do = Go to Weathertop with “Ranged Strike”.
quest-lesson-hero-travel-seen = A hero travels by paths: each asks for a card with its terrain, or for as many cards as its number. Weathertop holds a token of yours, face down: an Orc.
quest-lesson-hero-travel-not-march = That way you would pay any two cards; one with hills is enough.
quest-lesson-hero-travel-not-other = That path is open, too, but there is nothing for you there. Go to Weathertop.
quest-lesson-hero-travel-not-far = You would pay several cards to reach an empty location. Go to Weathertop.
quest-lesson-hero-travel-not-explore = There is nothing to explore in Bree, and exploring would begin your travel. Go to Weathertop.
quest-lesson-hero-travel-not-done = You would end your travel without having moved. Go to Weathertop.

quest-lesson-hero-agility-why = The monster is an Orc, and it attacks you. Your agility, 2, gives cards; what you keep gives strength, which pays for the cards you play.
quest-lesson-hero-agility-do = Spend 2 agility to draw 2 cards.
quest-lesson-hero-agility-seen = The Orc attacks. Before a combat a hero may spend agility on cards; what is kept gives strength, which pays for cards.
quest-lesson-hero-agility-not-zero = You would have 2 more strength, but no new card. An Orc falls soon: better the cards, which make you travel, too.
quest-lesson-hero-agility-not-one = One card and 1 strength. Draw both: you can travel with them afterwards.

quest-lesson-hero-charge-why = Both choose a card in secret. Its three numbers are attack, defense and what it costs in strength. “Charge” attacks for 2 and cancels the opponent’s card if that is ranged.
quest-lesson-hero-charge-do = Play “Charge”.
quest-lesson-hero-charge-seen = Both choose a card in secret, and then both are shown.
quest-lesson-hero-charge-not-exhaust = You would declare exhaustion: the Orc would go on and you would play no more cards. Do it only when nothing else helps.
quest-lesson-hero-charge-not-evade = “Evade” does not attack: it guards you against melee. Begin with “Charge”.
quest-lesson-hero-charge-not-other = You could, but against an Orc that shoots “Charge” is better.

quest-lesson-hero-shoot-why = Its card was cancelled, and 2 of its 3 health are gone. It likes to shoot: against that “Ranged Strike” attacks for 3.
quest-lesson-hero-shoot-do = Play “Ranged Strike”.
quest-lesson-hero-shoot-seen = Both choose again in secret. The Orc had 3 health, and 1 is left.
quest-lesson-hero-shoot-not-exhaust = You would declare exhaustion when it is nearly defeated. Play “Ranged Strike”.
quest-lesson-hero-shoot-not-other = That may work, but no card attacks as hard against a ranged one. Play “Ranged Strike”.

quest-lesson-hero-damage-why = The Orc has fallen, and you have suffered 2. Damage is paid with cards, from your hand or from the life pool from which you draw; they come back only when you heal.
quest-lesson-hero-damage-do = Pay the damage from your life pool: it is chosen already.
quest-lesson-hero-damage-seen = The Orc has fallen. Damage is paid with cards, from the hand or from the life pool; they come back only when the hero heals.
quest-lesson-hero-damage-not-life = You would pay one by one. It is the same: choose all from the life pool.
quest-lesson-hero-damage-not-card = You would lose a card in your hand that you can still use. Pay from the life pool.

quest-lesson-hero-favor-why = Now you explore. Favor pays for discarding Sauron’s plots: one explores the location of its red flag and pays the favor that its star asks. Gandalf is here, too, and a dark path: something for corruption.
quest-lesson-hero-favor-do = Take the favor.
quest-lesson-hero-favor-seen = The hero explores. Favor pays for discarding your plots.
quest-lesson-hero-favor-not-dark = A dark path gives something for corruption. You do not need it.
quest-lesson-hero-favor-not-done = You would leave the favor and Gandalf here. Take the favor.
quest-lesson-hero-favor-not-later = Gandalf in a moment. First the favor.
quest-lesson-hero-favor-not-consult = Gandalf in a moment. First the favor.

quest-lesson-hero-gandalf-why = A character gives, once, favor or an ability. Gandalf gives 2 favor, or raises your wisdom by 1.
quest-lesson-hero-gandalf-do = Take Gandalf’s favor.
quest-lesson-hero-gandalf-seen = A character gives a hero, once, favor or an ability.
quest-lesson-hero-gandalf-not-consult = It would raise your wisdom by 1, and Gandalf would leave. Not bad either, but favor is wanted now: take his.
quest-lesson-hero-gandalf-not-dark = A dark path gives something for corruption. Take Gandalf’s favor.
quest-lesson-hero-gandalf-not-done = You would leave without having spoken to Gandalf. Take his favor.

quest-lesson-hero-explored-why = There is nothing left here that you want.
quest-lesson-hero-explored-do = Stop exploring.
quest-lesson-hero-explored-seen = Exploring ends when the hero wants nothing more here.
quest-lesson-hero-explored-not-dark = A dark path gives something for corruption, which takes you away from your mission. Leave it.

quest-lesson-hero-end-why = You could go on, but the cards you keep defend you. Where you end, an encounter awaits you: a card that is drawn and resolved.
quest-lesson-hero-end-do = Stop travelling.
quest-lesson-hero-end-seen = The cards that a hero keeps are a defense, too. Where she ends, an encounter awaits her.
quest-lesson-hero-end-not-go = You would go on with a card less, and miss it if you are attacked. Stop travelling.
quest-lesson-hero-end-not-march = You would pay several cards. Keep them and stop travelling.

quest-lesson-hero-met-why = Who ends a travel draws encounters and resolves one, which sometimes moves the hero. “The World Is Grey” lets you choose: 1 favor for you, or 1 less in the Shadow Pool, from which Sauron pays for his cards.
quest-lesson-hero-met-do = Gain 1 favor.
quest-lesson-hero-met-seen = Who ends a travel draws encounters and resolves one: this one lets her choose.
quest-lesson-hero-met-not-pool = That would help, too: Sauron could pay for fewer shadow cards. But favor discards his plots: gain the favor.

quest-lesson-hero-hold-why = You are Sauron: you win if your story is first at its end. When a hero arrives somewhere you may play a shadow card; but at Weathertop an Orc awaits her already.
quest-lesson-hero-hold-do = Play no shadow card.
quest-lesson-hero-hold-seen = Sauron may play a shadow card when a hero arrives somewhere.
quest-lesson-hero-hold-not-shadow = You may play one shadow card a turn. The Orc will do for now: keep the card for when it hurts more.

quest-lesson-hero-orc-why = Your Orc attacks. Both choose a card in secret; “Ranged Strike” attacks with 3 and defends with 1 if hers is ranged, too.
quest-lesson-hero-orc-do = Play “Ranged Strike”.
quest-lesson-hero-orc-seen = Sauron chooses a card for the Orc, in secret; yours is chosen without knowing it.
quest-lesson-hero-orc-not-exhaust = Your Orc would play no more cards. Play “Ranged Strike”.
quest-lesson-hero-orc-not-other = You could; but archers fear archers: begin with “Ranged Strike”.

quest-lesson-hero-orc-again-why = Her “Charge” has cancelled your card, and your Orc has 1 health left. At times she shoots, too: then “Ranged Strike” hits hard, and she pays damage with cards.
quest-lesson-hero-orc-again-do = Play “Ranged Strike” again.
quest-lesson-hero-orc-again-seen = Sauron chooses again in secret. The Orc has 1 health left.
quest-lesson-hero-orc-again-not-exhaust = Your Orc would play no more cards, and she would strike freely. Play “Ranged Strike”.
quest-lesson-hero-orc-again-not-other = That may work, but if she shoots, nothing hits as hard. Play “Ranged Strike”.

quest-lesson-sauron-name = Sauron’s turn
quest-lesson-sauron-end = “Crush” has cost Beravor six cards: a hero without cards in hand and life pool is defeated, and your story advances. The combat goes on; from here you play.

quest-lesson-sauron-plot-why = You are Sauron, against Beravor, whom Bot 2 plays: you win if your story is first at its end. Each active plot advances it every round: from the second round on you may play one, and you hardly ever discard your own.
quest-lesson-sauron-plot-do = Play the plot “Gollum is Captured”.
quest-lesson-sauron-plot-not-done = You would let the round’s one chance of playing a plot go by. Play “Gollum is Captured”.
quest-lesson-sauron-plot-not-slot = You would discard a plot of yours that works for you already. Play “Gollum is Captured”.

quest-lesson-sauron-influence-why = You have two actions. Where there is more influence than the hero has wisdom, the location is perilous for that hero: there you may attack, or draw perils, which are cards against her.
quest-lesson-sauron-influence-do = Choose to place influence.
quest-lesson-sauron-influence-not-draw = You would draw shadow cards and plots. A good action, but the hero walks freely: first influence.
quest-lesson-sauron-influence-not-command = You would move monsters and minions. That will be your second action.
quest-lesson-sauron-influence-not-shadow = You may play one shadow card a turn; keep it for when it hurts more.

quest-lesson-sauron-pool-why = You have 6 influence to place. The Shadow Pool lets you play better cards: the fuller, the better.
quest-lesson-sauron-pool-do = Put 1 into the Shadow Pool.
quest-lesson-sauron-pool-not-at = You would place it on the map. That comes next; first 1 into the pool.
quest-lesson-sauron-pool-not-done = You would leave influence unplaced. Put 1 into the pool.

quest-lesson-sauron-angmar-why = You have 5 left. On the map influence spreads in a chain from your strongholds; the Ruins of Angmar are the link towards Beravor.
quest-lesson-sauron-angmar-do = Place 1 in the Ruins of Angmar.
quest-lesson-sauron-angmar-not-other = It would lengthen a chain, too, but far from the hero. Place it in the Ruins of Angmar.
quest-lesson-sauron-angmar-not-done = You would leave influence unplaced. Place it in the Ruins of Angmar.

quest-lesson-sauron-weathertop-why = The chain now reaches Beravor, who has wisdom 2: with 3 influence the location is perilous for her.
quest-lesson-sauron-weathertop-do = Place 1 at Weathertop; the rest follow by themselves.
quest-lesson-sauron-weathertop-not-other = It does not trouble her there. Place it at Weathertop.
quest-lesson-sauron-weathertop-not-twice = 1 is enough in the Ruins of Angmar: choose ×1. The next go to Weathertop.
quest-lesson-sauron-weathertop-not-done = You would leave influence unplaced. Place it at Weathertop.

quest-lesson-sauron-command-why = You have one action left: the first free space of its row says what it is worth. And there is a monster in the Trollshaws, next to Beravor.
quest-lesson-sauron-command-do = Choose to command monsters and minions.
quest-lesson-sauron-command-not-draw = You would draw cards. Now there is prey nearby: command.
quest-lesson-sauron-command-not-influence = You would place more influence. Command now.
quest-lesson-sauron-command-not-shadow = Keep the shadow card.

quest-lesson-sauron-monster-why = An order can bring a monster, face down, to where you have influence. Some tokens are blank and do not attack, but she cannot know which.
quest-lesson-sauron-monster-do = Place a monster of Rhudaur and Grey Mountains.
quest-lesson-sauron-monster-not-move = To move is an order, too, and you give it in a moment. First bring a monster.
quest-lesson-sauron-monster-not-other = It would come in another region, far from the hero. Bring one of Rhudaur and Grey Mountains.
quest-lesson-sauron-monster-not-done = You have three orders left. Bring a monster.

quest-lesson-sauron-place-why = You have taken an Orc. In the Ettenmoors it bars the way north of Weathertop.
quest-lesson-sauron-place-do = Place it in the Ettenmoors.
quest-lesson-sauron-place-not-other = It would be long before it met the hero there. Place it in the Ettenmoors.

quest-lesson-sauron-troll-why = The monster in the Trollshaws is a Cave Troll: where Beravor begins her turn it attacks her and keeps her from resting.
quest-lesson-sauron-troll-do = Move it from the Trollshaws to Weathertop.
quest-lesson-sauron-troll-not-minion = A minion is mighty, but far away. Move the Troll.
quest-lesson-sauron-troll-not-done = The Troll would stay where it does no harm. Move it.

quest-lesson-sauron-smash-why = Your Troll attacks her. Both choose a card in secret; “Smash” attacks for 2 and undoes her defense.
quest-lesson-sauron-smash-do = Play “Smash”.
quest-lesson-sauron-smash-not-exhaust = Your Troll would play no more cards. It has strength 8: play “Smash”.
quest-lesson-sauron-smash-not-other = You could; begin with “Smash”, which nearly always hits.

quest-lesson-sauron-crush-why = She has suffered 2. “Crush” attacks for 6 against melee. The costs come to 6, and your Troll has strength 8: over 8 the card would be cancelled, and the Troll exhausted: no more cards in this combat.
quest-lesson-sauron-crush-do = Play “Crush”.
quest-lesson-sauron-crush-not-exhaust = You have strength left. Play “Crush”.
quest-lesson-sauron-crush-not-other = It would do less damage. Play “Crush”.

quest-lesson-last-name = The last combat
quest-lesson-last-end = The Ringwraiths have suffered more than they can bear. Their last blow has come through, too: pay it from your life pool, and after it the 2 that “Eviscerate” adds, and the heroes have won. This combat comes when no mission decides, with a new hand: levels and training count, not the cards one kept.

quest-lesson-last-agility-why = The story has ended, and nobody has fulfilled a mission: this combat decides. All your cards were shuffled, and you drew as many as your fortitude. The Ringwraiths come weakened, with 5 health.
quest-lesson-last-agility-do = Spend 2 agility to draw 2 cards.
quest-lesson-last-agility-not-less = You would have more strength and fewer cards. What matters here is to have a choice: draw 2.

quest-lesson-last-anticipate-why = You do not know what they will play. “Anticipate” attacks for 1, and their next card lies face up.
quest-lesson-last-anticipate-do = Play “Anticipate”.
quest-lesson-last-anticipate-not-exhaust = You would play no more cards, and they would: you would lose all.
quest-lesson-last-anticipate-not-shot = “Aimed Shot” is your hardest blow, but does not defend you. Keep it until you know what they play.
quest-lesson-last-anticipate-not-other = It may go well; but first see their cards by “Anticipate”.

quest-lesson-last-wound-why = You have done each other 1 damage. It is paid with cards, and your life pool, from which you draw, is nearly full.
quest-lesson-last-wound-do = Pay from the life pool.
quest-lesson-last-wound-not-card = You would lose a card of your hand, and in this combat you want them all.

quest-lesson-last-parry-why = Now you see their card, face up in the combat: “Hack”, melee. Against that “Parry” defends for 3, and attacks for 1.
quest-lesson-last-parry-do = Play “Parry”.
quest-lesson-last-parry-not-exhaust = You would play no more cards, and they would: you would lose all.
quest-lesson-last-parry-not-other = That would do something, but “Parry” lets no damage through. Play it.

quest-lesson-last-shot-why = They have 3 health left. “Aimed Shot” attacks for 3, and for 6 if they play melee again.
quest-lesson-last-shot-do = Play “Aimed Shot”.
quest-lesson-last-shot-not-exhaust = You are one blow from winning. Play “Aimed Shot”.
quest-lesson-last-shot-not-other = You would do less damage, and they would still stand. Play “Aimed Shot”.
