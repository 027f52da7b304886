//! The choice of destinations, and the gains there.

use table::Seat;
use wizards::card::{CardKind, RegionKind};
use wizards::cards::Static;
use wizards::cards::Succeeds;
use wizards::ids::{CardId, CompanyId, PieceId, SiteId};
use wizards::state::{State, Status, Zone};

use crate::fight::{danger, unhurt};
use crate::sites::belongs;
use crate::worth::{at_least, is_gone, prowess};

/// The toll of the way from one site to another, by its symbols.
fn toll(from: SiteId, to: SiteId) -> f64 {
    let (here, there) = (from.get(), to.get());
    let between = there.paths.iter().find(|(haven, _)| *haven == from);
    let path = match between {
        Some((_, path)) => path,
        None if there.is_haven() => &here.path,
        // By regions it is mostly no worse than from the haven.
        None => &there.path,
    };
    let of = |land: &RegionKind| match land {
        RegionKind::Wilderness => 0.2,
        RegionKind::BorderLand => 0.12,
        RegionKind::FreeDomain => 0.05,
        RegionKind::ShadowLand => 0.35,
        RegionKind::DarkDomain => 0.5,
        RegionKind::CoastalSea => 0.1,
    };
    path.iter().map(of).sum()
}

/// The worth of going there, whatever is found: cards are drawn, and hazards are met.
pub(crate) fn going(state: &State, company: CompanyId, from: SiteId, to: SiteId) -> f64 {
    let site = if to.get().is_haven() { from } else { to }.get();
    let lonely = match state.characters(company).count() {
        0 | 1 => 1.2,
        2 => 0.7,
        _ => 0.4,
    };
    0.35 * f64::from(site.draws) - 0.05 * f64::from(site.opponent_draws) - lonely * toll(from, to)
}

/// The worth of having a card in play; a unique card that is there already comes no more.
pub(crate) fn gain(state: &State, card: CardId) -> f64 {
    let face = card.get();
    if is_gone(state, card) {
        0.0
    } else {
        1.0 + f64::from(face.points) * 2.0 - f64::from(face.corruption) * 0.3
    }
}

/// The chance that a character brings in a faction, with `more` on the roll.
pub(crate) fn persuades(state: &State, by: PieceId, faction: PieceId, more: i8) -> f64 {
    let card = state.piece(faction).card;
    let succeeds = |id: &PieceId| {
        state.piece(*id).zone == Zone::On(by)
            && state.face(*id).has.contains(&Static::Succeeds(Succeeds { faction: card }))
    };
    if state.in_play.iter().any(succeeds) {
        return 1.0;
    }
    let bonus = i32::from(state.influence_bonus(by, faction)) + i32::from(more);
    at_least(i32::from(card.get().number_needed) + 1 - bonus)
}

/// The promise of the player's hand for a company at a site: the best two cards, as one can be played and perhaps a
/// minor item more.
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
        let chance = if card.get().kind == CardKind::Faction {
            let chances = state.characters(company).map(|by| persuades(state, by, *id, 0));
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

/// The chance that one of those who are `able` to is still left to tap for what can be had at a site: each strike of what attacks there
/// taps one, and who fights without tapping is easily hurt.
fn somebody_left(state: &State, able: impl Iterator<Item = PieceId>, site: SiteId) -> f64 {
    let attacks = &site.get().attacks;
    let each = attacks.iter().any(|attack| attack.strikes == 0);
    let strikes = attacks.iter().map(|attack| usize::from(attack.strikes)).sum::<usize>();
    let (mut count, mut best) = (0, 0.0_f64);
    for id in able {
        count += 1;
        best = best.max(prowess(state, id));
    }
    match count {
        0 => 0.0,
        _ if attacks.is_empty() || !each && count > strikes => 1.0,
        _ => attacks.iter().map(|attack| unhurt(attack.prowess.into(), best - 3.0)).product::<f64>(),
    }
}

/// The promise of all sites for the companies of a player: computed once for a whole list of journeys.
#[derive(Default)]
pub(crate) struct Outlook(Vec<(CompanyId, Vec<f64>)>);

/// The share of a promise's worth left for each step farther away.
const LATER: f64 = 0.6;

impl Outlook {
    /// The outlook for all companies of a player.
    pub(crate) fn new(state: &State, seat: Seat) -> Self {
        let of = |company: CompanyId| SiteId::all().map(|site| wish(state, seat, company, site)).collect();
        let companies = state.companies_of(seat).map(|company| (company.id, of(company.id)));
        Self(companies.collect())
    }

    /// The player's wish that a company be at a site.
    fn at(&self, company: CompanyId, site: SiteId) -> f64 {
        let found = self.0.iter().find(|(id, _)| *id == company);
        found.map_or(0.0, |(_, wishes)| wishes[site.index()])
    }

    /// The player's wish that a company be at a site, or go on from there.
    pub(crate) fn wish(&self, state: &State, company: CompanyId, site: SiteId) -> f64 {
        let Some((_, wishes)) = self.0.iter().find(|(id, _)| *id == company) else {
            return 0.0;
        };
        let ways = site.ways();
        let next = if state.rules.standard { ways.basic.or(ways.regions) } else { ways.basic };
        let later = next.iter().map(|next| wishes[next.index()] - 0.5).fold(f64::MIN, f64::max);
        wishes[site.index()].max(later * LATER)
    }
}

/// The player's wish that a company be at a site, for what is there.
pub(crate) fn wish(state: &State, seat: Seat, company: CompanyId, site: SiteId) -> f64 {
    let members = || state.characters(company);
    let wounded = members().filter(|id| state.piece(*id).status == Status::Wounded).count() as f64;
    let count = members().count().max(1) as f64;
    if site.get().is_haven() {
        // To heal, and to gather for the next journey.
        return 1.2 * wounded + 0.4;
    }
    if !state.sides[seat].sites.has(site) && state.find_company(company).is_none_or(|of| of.site != site) {
        return -1.0;
    }
    // Whoever is wounded stays so, away from havens.
    let able = members().filter(|id| state.piece(*id).status != Status::Wounded);
    let promised = promise(state, seat, company, site) * somebody_left(state, able, site);
    if promised <= 0.0 {
        return -1.0;
    }
    let risk = danger(state, company, &site.get().attacks);
    promised - 0.5 * risk - 2.0 * wounded / count
}

/// What a company that divides could have besides at a second site: something can be played at both in one turn, and not the
/// same card. Nothing, where one site is all.
pub(crate) fn apart(state: &State, seat: Seat, company: CompanyId, outlook: &Outlook) -> Option<f64> {
    let from = state.find_company(company)?.site;
    let ways = from.ways();
    let near = if state.rules.standard { ways.basic.or(ways.regions) } else { ways.basic };
    let wished = near.iter().filter(|site| !site.get().is_haven());
    let mut wished = wished
        .map(|site| (site, outlook.at(company, site)))
        .filter(|(_, wish)| *wish >= WORTH_DIVIDING)
        .collect::<Vec<_>>();
    wished.sort_by(|one, two| two.1.total_cmp(&one.1));
    let (first, _) = wished.first()?;
    let best = best_card(state, seat, *first);
    let second = wished.iter().skip(1).find(|(site, _)| best_card(state, seat, *site) != best);
    second.map(|(_, wish)| *wish)
}

/// The wish from which a site is worth a company of its own.
const WORTH_DIVIDING: f64 = 2.5;

/// The card of the hand for which a player would go to a site.
fn best_card(state: &State, seat: Seat, site: SiteId) -> Option<CardId> {
    let hand = state.sides[seat].hand.iter().map(|id| state.piece(*id).card);
    let all = hand.filter(|card| belongs(card.get(), site));
    all.max_by(|one, two| gain(state, *one).total_cmp(&gain(state, *two)))
}

/// Is it worth while for a company to enter the site at which it is?
pub(crate) fn enters(state: &State, seat: Seat, company: CompanyId) -> f64 {
    let Some(of) = state.find_company(company) else {
        return 0.0;
    };
    let able = state.characters(company).filter(|id| state.is_untapped(*id));
    let promised = promise(state, seat, company, of.site) * somebody_left(state, able, of.site);
    if promised <= 0.0 {
        return -1.0;
    }
    promised - 0.6 * danger(state, company, &of.site.get().attacks)
}
