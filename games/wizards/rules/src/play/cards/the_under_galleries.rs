//! The Under-galleries: what was learned there is kept.

use super::prelude::*;

statics! {
    /// The site card is stored in the marshalling pile, where it is worth so much, whenever it would be discarded.
    "keeps_itself" => KeepsItself { points: i8 };
}

impl SiteId {
    /// The points that a site card gives where it is stored, if it is one that is.
    pub fn kept_points(self) -> Option<i8> {
        self.get().has.iter().find_map(|one| match one {
            Static::KeepsItself(KeepsItself { points }) => Some(*points),
            _ => None,
        })
    }
}
