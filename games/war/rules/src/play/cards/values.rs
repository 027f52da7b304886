//! The words of the map and of the pieces in the language of the cards: as in data and notation, with `_` for `-`; and
//! how they are said, by their names.

use cardlang::{Fault, Ids, Node, Say, Value};
use table::Arg;
use table::kit::Key;

use crate::prelude::*;
use crate::tile::Tile;

macro_rules! values {
    ($($type:ty, $kind:literal, $what:literal;)*) => {$(
        impl Value for $type {
            fn what() -> String {
                $what.to_owned()
            }

            fn read(node: &Node, _: &Ids) -> Result<Self, Fault> {
                let word = node.as_word().ok_or_else(|| node.expected($what))?;
                let words = Self::each().map(|item| item.id().replace('-', "_")).collect::<Vec<_>>();
                let place = words.iter().position(|known| known == word);
                let unknown = || Fault::unknown(node.at.clone(), $kind, word, words.iter().map(String::as_str));
                place.map(Self::at).ok_or_else(unknown)
            }

            fn write(&self) -> Node {
                Node::word(&self.id().replace('-', "_"))
            }
        }
    )*};
}
/// A value said by its name, of which a sentence may ask every form; one of several with its article.
macro_rules! names {
    ($($type:ty),*) => {$(
        impl Say for $type {
            fn say(&self) -> Arg {
                Arg::Term(self.term())
            }

            fn message(&self) -> Message {
                Message::new("war-the").with("it", self.term())
            }
        }
    )*};
}
names! { Region, Nation, Character, Deck, Tile }

impl Say for Led {
    fn say(&self) -> Arg {
        Arg::Verbatim(self.id().replace('_', "-"))
    }
}

values! {
    Region, "region", "a region";
    Nation, "Nation", "a Nation";
    Character, "character", "a character";
    Deck, "deck", "a deck";
    Tile, "Hunt tile", "a Hunt tile";
    Led, "leader", "one who leads";
}
