//! The words of the map and of the pieces in the language of the cards: as in data and notation, with `_` for `-`.

use cardlang::{Fault, Ids, Node, Value};

use crate::card::Deck;
use crate::character::Character;
use crate::frame::Led;
use crate::nation::Nation;
use crate::region::Region;
use crate::tile::Tile;

macro_rules! ids {
    ($($type:ty, $kind:literal, $what:literal;)*) => {$(
        impl Value for $type {
            fn what() -> String {
                $what.to_owned()
            }

            fn read(node: &Node, _: &Ids) -> Result<Self, Fault> {
                let word = node.as_word().ok_or_else(|| node.expected($what))?;
                let words = || Self::all().into_iter().map(|item| item.id().replace('-', "_"));
                let found = words().position(|known| known == word);
                match found.and_then(|at| Self::all().into_iter().nth(at)) {
                    Some(item) => Ok(item),
                    None => {
                        let words = words().collect::<Vec<_>>();
                        let words = words.iter().map(String::as_str);
                        Err(Fault::unknown(node.at.clone(), $kind, word, words))
                    }
                }
            }

            fn write(&self) -> Node {
                Node::word(&self.id().replace('-', "_"))
            }
        }
    )*};
}
ids! {
    Region, "region", "a region";
    Nation, "Nation", "a Nation";
    Character, "character", "a character";
    Deck, "deck", "a deck";
    Tile, "Hunt tile", "a Hunt tile";
    Led, "leader", "one who leads";
}
