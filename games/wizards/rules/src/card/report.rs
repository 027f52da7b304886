//! The cards, to be counted by `bree cards wizards`: by set and kind.

use table::offer::{Card, Cards};

use super::{Face, Kind, book};
use crate::rules_of_play::Wizards;

impl Cards for Wizards {
    /// A card counts as tested where a test cites it: `wizards:gimli`.
    fn cards((): &Self::Data) -> Vec<Card> {
        let card = |face: &Face| Card {
            kind: shelf(face),
            id: face.id.clone(),
            playable: face.missing.is_none(),
            reconstructed: false,
            uses: vec![format!("wizards:{}", face.id)],
        };
        book().cards.iter().map(card).collect()
    }
}

/// The set of a card, by the letters of its number, and its kind.
fn shelf(face: &Face) -> &'static str {
    macro_rules! shelves {
        ($($set:literal)*) => {
            match (face.number.split('-').next().unwrap_or_default(), face.kind) {
                $(
                    ($set, Kind::Character) => concat!($set, " characters"),
                    ($set, Kind::Item) => concat!($set, " items"),
                    ($set, Kind::Ally) => concat!($set, " allies"),
                    ($set, Kind::Faction) => concat!($set, " factions"),
                    ($set, Kind::Resource) => concat!($set, " resource events"),
                    ($set, Kind::Creature) => concat!($set, " creatures"),
                    ($set, Kind::Hazard) => concat!($set, " hazard events"),
                    ($set, Kind::Agent) => concat!($set, " agents"),
                )*
                _ => "other cards",
            }
        };
    }
    shelves!("TW" "TD" "DM")
}
