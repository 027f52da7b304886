//! The subject of a sentence, and the source of a text: a card, a site or a region of the book.

use canvas::Language;
use wizards::card::{CardKind, Face, Region, Site, book};
use wizards::cards::Static;
use wizards::ids::{CardId, RegionId, SiteId};

/// A card, a site or a region.
#[derive(Clone, Copy)]
pub(super) enum Subject {
    Card(&'static Face),
    Site(&'static Site),
    Region(&'static Region),
}

impl Subject {
    /// The one with this id.
    pub(super) fn named(id: &str) -> Option<Self> {
        let card = || CardId::named(id).map(|card| Self::Card(card.get()));
        let site = || SiteId::named(id).map(|site| Self::Site(site.get()));
        let region = || RegionId::named(id).map(|region| Self::Region(region.get()));
        card().or_else(site).or_else(region)
    }

    pub(super) fn all() -> impl Iterator<Item = Self> {
        let book = book();
        let places = book.regions.iter().map(Self::Region).chain(book.sites.iter().map(Self::Site));
        places.chain(book.cards.iter().map(Self::Card))
    }

    pub(super) fn id(self) -> &'static str {
        match self {
            Self::Card(face) => &face.id,
            Self::Site(site) => &site.id,
            Self::Region(region) => &region.id,
        }
    }

    pub(super) const fn card(self) -> Option<&'static Face> {
        match self {
            Self::Card(face) => Some(face),
            _ => None,
        }
    }

    /// The statics of a card in play.
    pub(super) fn has(self) -> &'static [Static] {
        match self {
            Self::Card(face) => &face.has,
            Self::Site(site) => &site.has,
            Self::Region(_) => &[],
        }
    }

    /// Its name inside a sentence: in Spanish the title of an event or an item stands in « », and a site has its article.
    pub(super) fn name(self, language: Language) -> String {
        match (self, language) {
            (Self::Card(face), Language::Es)
                if matches!(face.kind, CardKind::Item | CardKind::Resource | CardKind::Hazard) =>
            {
                format!("«{}»", face.name.es)
            }
            (Self::Card(face), Language::Es) => face.name.es.clone(),
            (Self::Card(face), Language::En) => face.name.en.clone(),
            (Self::Site(site), Language::Es) => site.said.es.clone(),
            (Self::Site(site), Language::En) => site.said.en.clone(),
            (Self::Region(region), Language::Es) => region.name.es.clone(),
            (Self::Region(region), Language::En) => region.name.en.clone(),
        }
    }
}
