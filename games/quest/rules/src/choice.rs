//! The small decisions, and their notation: a word, and after colons what it is about.

use std::fmt;
use std::str::FromStr;

use table::{Arg, Message};

use crate::ids::{
    Bag, Card, Character, Corruption, Item, Minion, Peril, Place, Plot, Quest, Shadow, Unknown, Who,
};
use crate::kinds::{Action, Attribute, Colour};

macro_rules! choices {
    ($($(#[$meta:meta])* $name:ident $(($($type:ident),+))? = $word:literal;)*) => {
        /// One small decision.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Choice { $($(#[$meta])* $name $(($($type),+))?),* }

        impl Choice {
            /// Its word.
            pub const fn word(&self) -> &'static str {
                match self { $(Self::$name { .. } => $word),* }
            }

            /// What it is called: `quest-choice-WORD`, with what it is about as `one`, `two` and `three`.
            pub fn label(&self) -> Message {
                self.about(Message::new(match self { $(Self::$name { .. } => concat!("quest-choice-", $word)),* }))
            }

            /// What it does in most questions: `quest-effect-WORD`, with the same.
            pub fn effect(&self) -> Message {
                self.about(Message::new(match self { $(Self::$name { .. } => concat!("quest-effect-", $word)),* }))
            }

            /// A message with what the choice is about.
            pub fn about(&self, message: Message) -> Message {
                let names = ["one", "two", "three"];
                let parts: Vec<Arg> = match *self { $(choices!(@pattern [a b c] $name $(($($type),+))?) => {
                    choices!(@args [a b c] $name $(($($type),+))?)
                }),* };
                parts.into_iter().zip(names).fold(message, |message, (part, name)| message.with(name, part))
            }
        }

        impl fmt::Display for Choice {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())?;
                match *self { $(choices!(@pattern [a b c] $name $(($($type),+))?) => {
                    choices!(@show [a b c] f $name $(($($type),+))?)
                }),* }
            }
        }

        impl FromStr for Choice {
            type Err = Unknown;
            fn from_str(text: &str) -> Result<Self, Unknown> {
                let mut parts = text.split(':');
                let word = parts.next().unwrap_or_default();
                let unknown = || Unknown::new("choice", text);
                let choice = match word {
                    $($word => Self::$name $(($({
                        let part = parts.next().ok_or_else(unknown)?;
                        part.parse::<$type>().map_err(|_| unknown())?
                    }),+))?,)*
                    _ => return Err(unknown()),
                };
                if parts.next().is_none() && choice.to_string() == text { Ok(choice) } else { Err(unknown()) }
            }
        }
    };
    (@pattern [$a:ident $b:ident $c:ident] $name:ident) => { Self::$name };
    (@pattern [$a:ident $b:ident $c:ident] $name:ident ($x:ident)) => { Self::$name($a) };
    (@pattern [$a:ident $b:ident $c:ident] $name:ident ($x:ident, $y:ident)) => { Self::$name($a, $b) };
    (@args [$a:ident $b:ident $c:ident] $name:ident) => { Vec::new() };
    (@args [$a:ident $b:ident $c:ident] $name:ident ($x:ident)) => { vec![Arg::from($a)] };
    (@args [$a:ident $b:ident $c:ident] $name:ident ($x:ident, $y:ident)) => { vec![Arg::from($a), Arg::from($b)] };
    (@show [$a:ident $b:ident $c:ident] $f:ident $name:ident) => { Ok(()) };
    (@show [$a:ident $b:ident $c:ident] $f:ident $name:ident ($x:ident)) => { write!($f, ":{}", $a) };
    (@show [$a:ident $b:ident $c:ident] $f:ident $name:ident ($x:ident, $y:ident)) => { write!($f, ":{}:{}", $a, $b) };
}

choices! {
    /// No more of this.
    Done = "done";
    /// Do it.
    Yes = "yes";
    /// Do not.
    No = "no";
    /// A hero: to play, or whom it concerns.
    Hero(Who) = "hero";
    /// A card of the hand, or of a stack.
    Card(Card) = "card";
    /// The top card of the life pool, unseen.
    Life = "life";
    /// All of it from the life pool.
    AllLife = "all-life";
    /// The top card of the rest pool.
    Rest = "rest";
    /// Also heal.
    Heal = "heal";
    /// Training instead.
    Train = "train";
    /// Travel to a place by one card.
    Go(Place, Card) = "go";
    /// Travel to a place by as many cards as its path's number.
    March(Place) = "march";
    /// Explore here.
    Explore = "explore";
    /// A place.
    At(Place) = "at";
    /// A monster token, by its number on the map.
    Token(u8) = "token";
    /// A minion.
    Minion(Minion) = "minion";
    /// A monster moves.
    MoveToken(u8, Place) = "move-token";
    /// A minion moves.
    MoveMinion(Minion, Place) = "move-minion";
    /// A monster is placed from a pile.
    From(Bag) = "from";
    /// A minion is healed.
    HealMinion(Minion) = "heal-minion";
    /// An action of Sauron.
    Act(Action) = "act";
    /// The Shadow Pool.
    Pool = "pool";
    /// A plot.
    Plot(Plot) = "plot";
    /// An active plot, by its space from 1.
    Slot(u8) = "slot";
    /// A shadow card.
    Shadow(Shadow) = "shadow";
    /// A story marker.
    Marker(Colour) = "marker";
    /// An attribute.
    Raise(Attribute) = "raise";
    /// A corruption card.
    Corruption(Corruption) = "corruption";
    /// An item.
    Item(Item) = "item";
    /// Favor.
    Favor = "favor";
    /// A character.
    Character(Character) = "character";
    /// A character's ability instead of favor.
    Consult(Character) = "consult";
    /// A quest.
    Quest(Quest) = "quest";
    /// A peril.
    Peril(Peril) = "peril";
    /// A peril is drawn.
    Dare = "dare";
    /// The dark path.
    DarkPath = "dark-path";
    /// The event of this place.
    Event = "event";
    /// The card's favor goes to who explores.
    Trust = "trust";
    /// An option of a card, from 1.
    Option(u8) = "option";
    /// So many.
    Number(u8) = "number";
    /// Melee.
    Melee = "melee";
    /// Ranged.
    Ranged = "ranged";
    /// Exhausted.
    Exhaust = "exhaust";
    /// On top.
    Top = "top";
    /// At the bottom.
    Bottom = "bottom";
    /// Give a favor to a hero.
    GiveFavor(Who) = "give-favor";
    /// Give an item.
    GiveItem(Item, Who) = "give-item";
    /// Give a quest.
    GiveQuest(Quest, Who) = "give-quest";
    /// Ask a hero for favor.
    AskFavor(Who) = "ask-favor";
    /// Ask for an item.
    AskItem(Item, Who) = "ask-item";
    /// Ask for a quest.
    AskQuest(Quest, Who) = "ask-quest";
    /// Look at the monsters of a place.
    Scout(Place) = "scout";
}
