//! The places where cards of the reader's hand are played, as far as the card and the site say so, whatever else is on the table.

use maud::{Markup, html};
use wizards::card::{CardKind, Face};
use wizards::cards::Static;
use wizards::cards::statics::{Flag, If, May, MayNot};
use wizards::ids::{CardId, SiteId};
use wizards::view::SideView;

use crate::Scene;
use crate::label::called;
use crate::spots::{Homes, site as place};

/// True if it is an ally, a faction or an item that is played at this site.
fn fits(card: CardId, site: SiteId) -> bool {
    let (face, of) = (card.get(), site.get());
    match face.kind {
        CardKind::Ally | CardKind::Faction => {
            face.at.has(site) || of.region.is_some_and(|region| face.at_regions.has(region))
        }
        CardKind::Item if !face.at.is_empty() => face.at.has(site),
        CardKind::Item => {
            let allowed = |class| of.allows(class, &face.keywords, &face.id);
            face.class.is_some_and(allowed) && !face.has.iter().any(names_sites)
        }
        _ => false,
    }
}

/// True if the text of a card says at which kind of site it is played.
const fn names_sites(one: &Static) -> bool {
    matches!(
        one,
        Static::May(May { flag: Flag::BePlayed(_) }) | Static::MayNot(MayNot { flag: Flag::BePlayed(_) })
    )
}

/// The cards of the reader's hand that are played at a site, each once; none where the site is tapped.
fn of_hand(scene: &Scene, site: SiteId) -> Vec<CardId> {
    let side = scene.ctx.own.and_then(|own| scene.view.sides.get(own.index()));
    side.map_or_else(Vec::new, |side| of_side(side, site))
}

/// The same of a hand, as far as it is known.
pub(crate) fn of_side(side: &SideView, site: SiteId) -> Vec<CardId> {
    if side.tapped.has(site) {
        return Vec::new();
    }
    let held = side.hand_known.iter().copied();
    let mut cards = held.filter(|card| fits(*card, site)).collect::<Vec<_>>();
    cards.sort_unstable();
    cards.dedup();
    cards
}

/// The same in words; `None` where there are none.
pub(crate) fn said(scene: &Scene, site: SiteId) -> Option<String> {
    let ctx = scene.ctx;
    let cards = of_hand(scene, site);
    let names = cards.iter().map(|card| called(*card, ctx).to_owned()).collect::<Vec<_>>();
    let names = ctx.language.list(&names);
    (!names.is_empty()).then(|| ctx.with("wizards-page-plays", &[("cards", (&names).into())]))
}

/// That none of them is played there; nothing where the text of one, or of the site, may say otherwise.
pub(crate) fn none(scene: &Scene, site: SiteId) -> Option<String> {
    let side = scene.ctx.own.and_then(|own| scene.view.sides.get(own.index()))?;
    let late = Static::may(Flag::BePlayedTapped);
    let gained = |face: &Face| matches!(face.kind, CardKind::Item | CardKind::Ally | CardKind::Faction);
    let says = |one: &Static| {
        names_sites(one) || *one == late || matches!(one, Static::If(If { says, .. }) if **says == late)
    };
    let open = |card: &CardId| gained(card.get()) && card.get().has.iter().any(says);
    let unsure = site.get().has.contains(&late) || side.hand_known.iter().any(open);
    (!unsure).then(|| scene.ctx.say("wizards-page-plays-none"))
}

/// The same, beside the line of a site.
pub(crate) fn line(scene: &Scene, site: SiteId) -> Markup {
    html! { @if let Some(said) = said(scene, site) { small .wz-plays { (said) } } }
}

/// The ids on the map that light up while one points at a card of the hand: the regions of the sites that it names, and where a
/// company may go now and play it.
pub(crate) fn ahead(homes: &Homes, card: CardId) -> Option<String> {
    let face = card.get();
    let names = !face.at.is_empty() || !face.at_regions.is_empty();
    let mut ids = Vec::new();
    for site in SiteId::all().filter(|site| fits(card, *site)) {
        let ring = place(site);
        if !homes.at(&ring).is_empty() {
            ids.push(ring);
        }
        if let Some(region) = site.get().region.filter(|_| names) {
            ids.push(format!("region-{region}"));
        }
    }
    ids.sort_unstable();
    ids.dedup();
    (!ids.is_empty()).then(|| ids.join(" "))
}
