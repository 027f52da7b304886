# How to play: one drawn page, reached from '?'. Each line is short enough for a box of the drawing.

quest-help-title = Middle-earth Quest on one page
quest-help-lead = One player is Sauron, the others one hero each. The story tells who has how much time; combat and favor tell what becomes of it.

quest-help-heroes-title = The heroes
quest-help-heroes-aim = Hold Sauron’s story back until yours has reached its end: the green marker goes 2 spaces each turn by itself. Then win by your secret mission, or beat the Ringwraiths.
quest-help-heroes-1 = Rest: shuffle the rest pool into your life. Sauron’s marker that is furthest behind advances 1. In a haven you heal as well.
quest-help-heroes-2 = Ambush: whatever enemy waits where you stand attacks you.
quest-help-heroes-3 = Travel as often as your cards last: pay a path with one card of its icon, or with as many cards as its number. In perilous locations Sauron attacks or draws perils. Then explore: favor, characters, quests, plots.
quest-help-heroes-4 = Encounter: three cards of the region; resolve the lowest-numbered one whose condition is met.
quest-help-heroes-cards = Your cards are your legs, your sword and your life: what you pay comes back when you rest, what you suffer only when you heal.

quest-help-sauron-title = Sauron
quest-help-sauron-aim = Bring one of your three markers to the end, or all three to Shadow Falls, before the heroes get there. Then win by your secret mission, or let the Ringwraiths fight for you.
quest-help-sauron-1 = Hero rally: heroes clear the influence where they stand. Chains that break fall to one token.
quest-help-sauron-2 = Story: each marker goes as far as the active plots of its colour say.
quest-help-sauron-3 = Plot: play one, or discard one. Its number is the influence your Shadow Pool must hold.
quest-help-sauron-4 = Event: the dominant side gets the better card. Favor and characters come to the map.
quest-help-sauron-5 = Two actions (three against three heroes): place influence from your strongholds, draw shadow and plot cards, or command monsters and minions.
quest-help-sauron-6 = Hero draw: each hero draws cards equal to fortitude.
quest-help-sauron-shadow = In each player’s turn you may play one shadow card.

quest-help-story = Each Story step moves the green marker 2, and each of Sauron’s as far as the active plots of its colour say. It ends as soon as one marker reaches the end, or Sauron’s three have reached Shadow Falls. Stages II and III bring minions and harder events.

quest-help-combat-title = Combat
quest-help-combat-1 = Both choose a card in secret and reveal it. Damage = attack − defense.
quest-help-combat-2 = Costs add up. Over your strength you are exhausted, and that card is cancelled.
quest-help-combat-3 = “Next round” waits a round. A cancelled card has no text, no values and no type.
quest-help-combat-4 = A hero without cards in hand and life is defeated: Sauron’s story advances, and the hero wakes in the nearest haven.

quest-help-signs-title = Signs
quest-help-sign-haven = haven: rest, heal, no fight against your will
quest-help-sign-stronghold = shadow stronghold: its number is the most influence in its chain
quest-help-sign-perilous = perilous location, always
quest-help-sign-influence = influence: more than your wisdom makes a location perilous
quest-help-sign-favor = favor: pays for discarding plots and corruption
quest-help-sign-character = character: favor or a deed, once
quest-help-sign-monster = monster, face down: it may be blank
quest-help-sign-minion = minion: stays until it is beaten
quest-help-sign-plot = plot: pay its favor there to discard it
quest-help-sign-event = event in play: explore there
quest-help-sign-path = path: one card of this icon, or this many cards
quest-help-sign-water = water path: one card of any kind with a Boat
