//! Conditions about cards in play, the company's site, and the turn.

use super::super::prelude::*;

conditions! {
    /// A card of this name is in play, on either side.
    "in_play" => InPlay { card: CardId }: |it, state, scope| {
        let crowned = scope.piece().and_then(|id| state.day_or_night(id, it.card));
        crowned.unwrap_or_else(|| state.is_in_play(it.card))
    };
    /// The company's site is of this kind.
    "at" => At { kind: Kind } of company: |it, state, scope| {
        scope.its_company(state).is_some_and(|company| state.site_is(company.site, &it.kind))
    };
    /// This card is at the same site.
    "here" => Here { card: CardId }: |it, state, scope| scope.its_company(state).is_some_and(|company| {
        standing(state, it.card).any(|its| its.site == company.site)
    });
    /// The company is at an untapped site with information.
    "site_information" => SiteInformation of company: |_, state, scope| {
        let company = scope.its_company(state).filter(|company| state.has_information(company.site));
        company.is_some_and(|company| !state.site_tapped(company))
    };
    /// The company's site is tapped.
    "site_tapped" => SiteTapped of company: |_, state, scope| {
        scope.its_company(state).is_some_and(|company| state.site_tapped(company))
    };
    /// The site on which it lies has no company any more; the site that it is has none of its player's at it
    /// or bound for it.
    "site_left" => SiteLeft: |_, state, scope| scope.piece().is_some_and(|id| match state.piece(id).zone {
        Zone::OnSite(site) => state.companies.iter().all(|company| {
            let there = company.site == site || company.target_site() == site;
            // A hazard waits for the other player; a resource lies on its own player's card.
            let own = company.seat == scope.seat;
            !there || own == state.face(id).is_hazard()
        }),
        Zone::Table => state.is_left(id),
        _ => false,
    });
    /// The company's player organizes, and it is at such a site: for cards that are discarded then.
    "organizing_at" => OrganizingAt { kind: Kind }: |it, state, scope| {
        scope.its_company(state).is_some_and(|company| {
            let organizing = state.turn.phase == state::Phase::Organization;
            organizing && company.seat == state.active() && state.site_is(company.site, &it.kind)
        })
    };
    /// The turn has ended: for cards that are discarded then. The condition is tested at each end.
    "turn_ended" => TurnEnded: |_, _, _| false;
    /// The player's deck has at least `count` cards.
    "deck_at_least" => DeckAtLeast { count: i8 }: |it, state, scope| {
        state.sides[scope.seat].deck.len() >= it.count as usize
    };
    /// A play deck has been exhausted: for cards that are discarded then. The condition is tested at each exhaustion.
    "deck_exhausted" => DeckExhausted: |_, _, _| false;
}

/// The companies in which a card of this name is.
pub(crate) fn standing(state: &State, card: CardId) -> impl Iterator<Item = &Company> {
    let all = state.in_play.iter().filter(move |id| state.piece(**id).card == card);
    all.filter_map(|id| state.company_of(*id).and_then(|id| state.find_company(id)))
}
