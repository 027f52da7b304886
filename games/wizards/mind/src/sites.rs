//! The sites at which a card can be played.

use table::Seat;
use wizards::card::{CardKind, Face, Keyword, Site};
use wizards::ids::{CardId, SiteId};
use wizards::state::State;

/// Could a card of this kind be played at the site at all?
pub(crate) fn belongs(face: &Face, site: SiteId) -> bool {
    let at: &Site = site.get();
    let here = face.at.has(site) || at.region.is_some_and(|region| face.at_regions.has(region));
    match face.kind {
        CardKind::Ally | CardKind::Faction => here,
        CardKind::Item => {
            let ring = [Keyword::TheOneRing, Keyword::DwarvenRing, Keyword::MagicRing, Keyword::LesserRing];
            let hoard = !face.is(Keyword::HoardItem) || at.hoard;
            let class = face.class.is_some_and(|class| at.allows(class, &face.keywords, &face.id));
            hoard && !ring.iter().any(|ring| face.is(*ring)) && (here || face.at.is_empty() && class)
        }
        _ => false,
    }
}

/// Is there a site left at which the card could be played?
pub(crate) fn somewhere(state: &State, seat: Seat, card: CardId) -> bool {
    let side = &state.sides[seat];
    let here = |site: SiteId| state.companies_of(seat).any(|company| company.site == site);
    SiteId::all().any(|site| {
        belongs(card.get(), site) && !side.tapped.has(site) && (side.sites.has(site) || here(site))
    })
}
