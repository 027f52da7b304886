//! The sideboard: the cards wanted from it, and those given up for them.

use table::Seat;
use wizards::choice::Choice;
use wizards::questions::Exchange;
use wizards::state::{State, Zone};

use crate::worth::of_use;

/// The worth of an exchange in an exhausted deck: the least useful card goes, for the most useful, as long as
/// that is better.
pub(crate) fn exchanges(state: &State, of: &Exchange, choice: &Choice) -> f64 {
    let Choice::Card(card) = *choice else {
        return 0.0;
    };
    let use_of_it = of_use(state, of.seat, card);
    match of.taken {
        Some(_) => use_of_it,
        None => best(state, of.seat, |_| true) - use_of_it - 0.5,
    }
}

/// The worth of fetching hazards, which halves the limit of this turn: one with few in hand loses little.
pub(crate) fn fetches_hazards(state: &State, seat: Seat, choice: &Choice) -> f64 {
    let hand = state.sides[seat].hand.iter().filter(|id| state.face(**id).is_hazard());
    let few = hand.count() <= 1;
    match choice {
        Choice::SideDiscard if few => 0.4,
        Choice::SideDeck if few => 0.2,
        Choice::Pass => 0.0,
        _ => -1.0,
    }
}

/// The worth of fetching resources, for which the wizard taps: only where it stays, as it is not needed
/// there; one that gives points comes into the deck.
pub(crate) fn sends_for(state: &State, seat: Seat, choice: &Choice) -> f64 {
    let wizard = state
        .in_play
        .iter()
        .copied()
        .find(|id| state.face(*id).is_wizard() && state.piece(*id).owner == seat);
    let company = wizard.and_then(|id| match state.piece(id).zone {
        Zone::Company(company) => state.find_company(company),
        _ => None,
    });
    if company.is_none_or(|company| company.to.is_some() || !company.site.get().is_haven()) {
        return -1.0;
    }
    let best = best(state, seat, |face| !face.is_hazard());
    match choice {
        // Last of all that is done here: companies with a destination have gone before.
        Choice::SideDeck => (best - 4.0) / 20.0,
        _ => 0.01,
    }
}

/// The most that a card of the sideboard is of use.
fn best(state: &State, seat: Seat, of: impl Fn(&wizards::card::Face) -> bool) -> f64 {
    let aside = state.pile(seat, Zone::Sideboard).filter(|id| of(state.face(*id)));
    aside.map(|id| of_use(state, seat, state.piece(id).card)).fold(f64::MIN, f64::max).max(-2.0)
}
