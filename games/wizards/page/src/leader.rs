//! The leader of a company, and those who follow nobody.

use wizards::state::Zone;
use wizards::view::{CardView, CompanyView, View};

/// The leader of a company: its wizard, else the first who follows no other.
pub(crate) fn leader<'a>(view: &'a View, company: &CompanyView) -> Option<&'a CardView> {
    let characters = || characters(view, company);
    characters().find(|card| card.piece.card.get().is_wizard()).or_else(|| characters().next())
}

/// The characters of a company who follow no other.
pub(crate) fn characters<'a>(view: &'a View, company: &CompanyView) -> impl Iterator<Item = &'a CardView> {
    let zone = Zone::Company(company.id);
    view.cards.iter().filter(move |card| card.piece.zone == zone && card.piece.leader.is_none())
}
