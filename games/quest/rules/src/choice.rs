//! The small decisions, and their notation: a word, and after colons what it is about.

use crate::ids::{Bag, Card, Character, Corruption, Item, Minion, Peril, Place, Plot, Quest, Shadow, Who};
use crate::kinds::{Action, Attribute, Colour};

table::choices! {
    /// One small decision. Its arguments stand in its words as `$one` and `$two`.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Choice: "choice" after ":", words "quest" {
        /// No more of this.
        Done = "done",
        /// Do it.
        Yes = "yes",
        /// Do not.
        No = "no",
        /// A hero: to play, or as the target.
        Hero(one: Who) = "hero",
        /// A card of the hand, or of a stack.
        Card(one: Card) = "card",
        /// The top card of the life pool, unseen.
        Life = "life",
        /// All of it from the life pool.
        AllLife = "all-life",
        /// The top card of the rest pool.
        Rest = "rest",
        /// Also heal.
        Heal = "heal",
        /// Training instead.
        Train = "train",
        /// Travel to a place by one card.
        Go(one: Place, two: Card) = "go",
        /// Travel to a place by as many cards as its path's number.
        March(one: Place) = "march",
        /// Explore here.
        Explore = "explore",
        At(one: Place) = "at",
        /// A monster token, by its number on the map.
        Token(one: u8) = "token",
        Minion(one: Minion) = "minion",
        /// A monster moves.
        MoveToken(one: u8, two: Place) = "move-token",
        /// A minion moves.
        MoveMinion(one: Minion, two: Place) = "move-minion",
        /// A monster is placed from a pile.
        From(one: Bag) = "from",
        HealMinion(one: Minion) = "heal-minion",
        /// An action of Sauron.
        Act(one: Action) = "act",
        /// The Shadow Pool.
        Pool = "pool",
        Plot(one: Plot) = "plot",
        /// An active plot, by its space from 1.
        Slot(one: u8) = "slot",
        /// A shadow card.
        Shadow(one: Shadow) = "shadow",
        /// A story marker.
        Marker(one: Colour) = "marker",
        Raise(one: Attribute) = "raise",
        /// A corruption card.
        Corruption(one: Corruption) = "corruption",
        Item(one: Item) = "item",
        Favor = "favor",
        Character(one: Character) = "character",
        /// A character's ability instead of favor.
        Consult(one: Character) = "consult",
        Quest(one: Quest) = "quest",
        Peril(one: Peril) = "peril",
        /// A peril is drawn.
        Dare = "dare",
        DarkPath = "dark-path",
        /// The event of this place.
        Event = "event",
        /// The card's favor goes to who explores.
        Trust = "trust",
        /// An option of a card, from 1.
        Option(one: u8) = "option",
        Number(one: u8) = "number",
        Melee = "melee",
        Ranged = "ranged",
        Exhaust = "exhaust",
        /// The top of the deck.
        Top = "top",
        /// The bottom of the deck.
        Bottom = "bottom",
        /// Give a favor to a hero.
        GiveFavor(one: Who) = "give-favor",
        GiveItem(one: Item, two: Who) = "give-item",
        GiveQuest(one: Quest, two: Who) = "give-quest",
        /// Ask a hero for favor.
        AskFavor(one: Who) = "ask-favor",
        AskItem(one: Item, two: Who) = "ask-item",
        AskQuest(one: Quest, two: Who) = "ask-quest",
        /// Look at the monsters of a place.
        Scout(one: Place) = "scout",
    }
}
