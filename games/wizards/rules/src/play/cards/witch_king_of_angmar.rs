//! Witch-king of Angmar: every site of a kind turns into another.

use super::prelude::*;

operations! {
    /// Every site of one kind counts as another, until the long events of its player leave.
    "relabel_all" => RelabelAll { from: Kind, to: Kind },
}

impl Does for RelabelAll {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let (Kind::Place(from), Kind::Place(to)) = (self.from, self.to) {
            state.add_lasting(Some(Change::Places(from, to)), Until::LongEvent, deed.link);
        }
    }
}
