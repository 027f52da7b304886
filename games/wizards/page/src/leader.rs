//! The leader of a company, and those who follow nobody.

use std::cmp::Reverse;

use wizards::state::Zone;
use wizards::view::{CardView, CompanyView, View};

/// The leader of a company, by whom the rules call it, too: its wizard, else the greatest mind of those who follow no other; of several
/// the first card.
pub(crate) fn leader<'a>(view: &'a View, company: &CompanyView) -> Option<&'a CardView> {
    characters(view, company).min_by_key(|card| {
        let face = card.piece.card.get();
        (!face.is_wizard(), Reverse(face.mind), card.id)
    })
}

/// The characters of a company who follow no other.
pub(crate) fn characters<'a>(view: &'a View, company: &CompanyView) -> impl Iterator<Item = &'a CardView> {
    let zone = Zone::Company(company.id);
    view.cards.iter().filter(move |card| card.piece.zone == zone && card.piece.leader.is_none())
}
