//! The book: everything that there is, read once.

use std::sync::LazyLock;

use cardlang::Ids;

use super::{Face, Region, Site, SiteSet, Ways, load};
use crate::ids::{CardId, SiteId};

/// All cards, sites and regions.
#[derive(Debug)]
pub struct Book {
    /// All cards but sites and regions.
    pub cards: Vec<Face>,
    /// All sites; last those that are events.
    pub sites: Vec<Site>,
    /// The number of site cards among them.
    pub site_cards: usize,
    /// The events that are used as sites, each with its site.
    pub site_events: Vec<(CardId, SiteId)>,
    /// All regions.
    pub regions: Vec<Region>,
    /// The sites one step from each site, in the sites' order.
    pub ways: Vec<Ways>,
    pub havens: SiteSet,
    /// Hazards that are played on one strike.
    pub strike_hazards: Vec<CardId>,
    /// Hazards that are played in answer to something.
    pub chain_hazards: Vec<CardId>,
    /// Hazard events that do not count against the hazard limit.
    pub free_hazards: Vec<CardId>,
    /// The values of the ids.
    pub ids: Ids,
}

/// The book, read once: compiled-in data is constant, so a state needs no copy of it.
static BOOK: LazyLock<Book> = LazyLock::new(|| match load::book() {
    Ok(book) => book,
    Err(mistakes) => panic!("the cards of the wizards:\n{mistakes}"),
});

/// The book.
#[inline]
pub fn book() -> &'static Book {
    &BOOK
}
