//! Where to go, and what can be had there.

use table::Seat;
use wizards::card::{Face, Keyword, Kind, Site};
use wizards::effect::Stat;
use wizards::ids::{CardId, CompanyId, PieceId, SiteId};
use wizards::rules::Against;
use wizards::state::{State, Status, Zone};

use crate::fight::danger;
use crate::worth::at_least;

/// Could a card of this kind be played at the site at all?
fn belongs(face: &Face, site: SiteId) -> bool {
    let at: &Site = site.get();
    let here = face.at.has(site) || at.region.is_some_and(|region| face.at_regions.has(region));
    match face.kind {
        Kind::Ally | Kind::Faction => here,
        Kind::Item => {
            let ring = [
                Keyword::TheOneRing,
                Keyword::DwarvenRing,
                Keyword::MagicRing,
                Keyword::LesserRing,
            ];
            let hoard = !face.is(Keyword::HoardItem) || at.hoard;
            let class = face
                .class
                .is_some_and(|class| at.allows(class, &face.keywords, &face.id));
            hoard && !ring.iter().any(|ring| face.is(*ring)) && (here || face.at.is_empty() && class)
        }
        _ => false,
    }
}

/// What having it is worth, if it comes into play; a unique card that is there already comes no more.
fn gain(state: &State, card: CardId) -> f64 {
    let face = card.get();
    let taken = face.unique
        && state.pieces.iter().any(|piece| {
            piece.card == card && (piece.zone.in_play() || matches!(piece.zone, Zone::Won(_) | Zone::Out))
        });
    if taken {
        0.0
    } else {
        1.0 + f64::from(face.points) * 2.0 - f64::from(face.corruption) * 0.3
    }
}

/// The chance that somebody brings in a faction.
pub(crate) fn persuades(state: &State, by: PieceId, card: CardId, piece: Option<PieceId>) -> f64 {
    let face = card.get();
    let bonus = match piece {
        Some(piece) => state.influence_bonus(by, piece),
        None => {
            let race = state.face(by).race;
            let by_race = face.modifiers.iter().find(|(of, _)| Some(*of) == race);
            state.number(by, Stat::DirectInfluence, Against::Nothing) + by_race.map_or(0, |(_, by)| *by)
        }
    };
    at_least(i32::from(face.number_needed) + 1 - i32::from(bonus))
}

/// What the player's hand promises a company at a site: the best two cards, as one can be played and perhaps a minor
/// item more.
pub(crate) fn promise(state: &State, seat: Seat, company: CompanyId, site: SiteId) -> f64 {
    if state.sides[seat].tapped.has(site) {
        return 0.0;
    }
    let mut best = 0.0_f64;
    let mut all = 0.0;
    for id in &state.sides[seat].hand {
        let card = state.piece(*id).card;
        if !belongs(card.get(), site) {
            continue;
        }
        let chance = if card.get().kind == Kind::Faction {
            let chances = state
                .characters(company)
                .map(|by| persuades(state, by, card, None));
            chances.fold(0.0, f64::max)
        } else {
            1.0
        };
        let gain = gain(state, card) * chance;
        best = best.max(gain);
        all += gain;
    }
    best + (all - best) * 0.2
}

/// What all sites promise to the companies of a player: looked at once for a whole list of journeys.
#[derive(Default)]
pub(crate) struct Outlook(Vec<(CompanyId, Vec<f64>)>);

/// What is a step farther away is worth so much of it.
const LATER: f64 = 0.6;

impl Outlook {
    /// Of all companies of a player.
    pub(crate) fn new(state: &State, seat: Seat) -> Self {
        let of = |company: CompanyId| {
            SiteId::all()
                .map(|site| wish(state, seat, company, site))
                .collect()
        };
        let companies = state
            .companies_of(seat)
            .map(|company| (company.id, of(company.id)));
        Self(companies.collect())
    }

    /// How much a player wants a company to be at a site, or to go on from there.
    pub(crate) fn wish(&self, state: &State, company: CompanyId, site: SiteId) -> f64 {
        let Some((_, wishes)) = self.0.iter().find(|(id, _)| *id == company) else {
            return 0.0;
        };
        let ways = site.ways();
        let next = if state.rules.standard {
            ways.basic.or(ways.regions)
        } else {
            ways.basic
        };
        let later = next
            .iter()
            .map(|next| wishes[next.index()] - 0.5)
            .fold(f64::MIN, f64::max);
        wishes[site.index()].max(later * LATER)
    }
}

/// How much a player wants a company to be at a site, for what is there.
pub(crate) fn wish(state: &State, seat: Seat, company: CompanyId, site: SiteId) -> f64 {
    let members = || state.characters(company);
    let wounded = members()
        .filter(|id| state.piece(*id).status == Status::Wounded)
        .count() as f64;
    let count = members().count().max(1) as f64;
    if site.get().is_haven() {
        // To heal, and to gather for the next journey.
        return 1.2 * wounded + 0.4;
    }
    if !state.sides[seat].sites.has(site) && state.find_company(company).is_none_or(|of| of.site != site) {
        return -1.0;
    }
    let promised = promise(state, seat, company, site);
    if promised <= 0.0 {
        return -1.0;
    }
    let risk = danger(state, company, &site.get().attacks);
    promised - 0.5 * risk - 2.0 * wounded / count
}

/// Is it worth while for a company to enter the site at which it is?
pub(crate) fn enters(state: &State, seat: Seat, company: CompanyId) -> f64 {
    let Some(of) = state.find_company(company) else {
        return 0.0;
    };
    let promised = promise(state, seat, company, of.site);
    if promised <= 0.0 || !state.characters(company).any(|id| state.is_untapped(id)) {
        return -1.0;
    }
    promised - 0.6 * danger(state, company, &of.site.get().attacks)
}
