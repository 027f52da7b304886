//! Cards that come from decks and go from hands.

use super::super::prelude::*;
use crate::mechanics::mentions;

cardlang::words! {
    /// The pile searched, or the pile cards go to.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Pile: "zone" {
        /// The play deck; afterwards it is shuffled.
        "deck" => Deck,
        /// The discard pile.
        "discard" => Discard,
        /// Play deck and discard pile.
        "both" => Both,
        /// Sideboard and discard pile.
        "reserve" => Reserve,
        /// The sideboard.
        "sideboard" => Sideboard,
        /// The hand.
        "hand" => Hand,
        /// The hand, shown to the other player first.
        "hand_shown" => Shown,
        /// Into play.
        "play" => Play,
    }
}

operations! {
    /// The hand of the opponent is looked at.
    "look_at_hand" => LookAtHand,
    /// Moves `count` cards of a kind from a zone to a zone.
    "fetch" => Fetch { from: Pile, kind: Kind, count: i8, to: Pile },
}

impl Does for Fetch {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        debug_assert!(!matches!(self.to, Pile::Both | Pile::Discard | Pile::Reserve | Pile::Sideboard));
        if state.may_search(deed.link.seat) || self.from.is_aside() {
            state.frames.push(questions::Fetch { link: *deed.link, op: deed.index, left: self.count });
        }
    }

    /// Offered in any case: the offer must not show the contents of a deck.
    fn matters(&self, state: &State, scope: &Scope) -> bool {
        let from_deck = matches!(self.from, Pile::Deck | Pile::Both);
        let deck = from_deck && !state.sides[scope.seat].deck.is_empty() && self.is_found_here(state, scope);
        let any = |zone| state.pile(scope.seat, zone).any(|id| state.piece_is(id, &self.kind, scope));
        let found =
            || matches!(self.from, Pile::Discard | Pile::Both | Pile::Reserve) && any(state::Zone::Discard);
        let aside = || self.from.is_aside() && state.rules.standard && any(state::Zone::Sideboard);
        state.may_search(scope.seat) && (deck || found()) || aside()
    }
}

impl Fetch {
    /// Is there any card at all of this kind? Of none is what has to be playable at a site where nothing like it is.
    fn is_found_here(&self, state: &State, scope: &Scope) -> bool {
        let here = [Kind::Playable, Kind::Native].iter().any(|kind| mentions(&self.kind, kind));
        !here || CardId::all().any(|card| state.card_is(card, &self.kind, scope))
    }
}

impl Pile {
    /// Is the sideboard looked through, which nothing forbids?
    const fn is_aside(self) -> bool {
        matches!(self, Self::Reserve | Self::Sideboard)
    }
}

/// Some cards of the hand of a company's player, picked at random.
pub(crate) fn at_random(count: Amount, deed: Deed<'_>, state: &State, ctx: &mut Ctx<'_>) -> Vec<PieceId> {
    let scope = deed.scope();
    let count = state.amount(&count, &scope);
    let Some(seat) = scope.its_company(state).map(|company| company.seat) else {
        return Vec::new();
    };
    let mut hand = state.sides[seat].hand.clone();
    // In order first: the pick does not depend on the order in which they came.
    hand.sort_unstable();
    crate::ctx::some_of(state, hand, count.max(0) as usize, "cards of the hand", ctx)
}

/// Has the company's player cards in the hand, of which some are wanted?
pub(crate) fn holds_cards(count: Amount, state: &State, scope: &Scope) -> bool {
    let seat = scope.its_company(state).map(|company| company.seat);
    state.amount(&count, scope) > 0 && seat.is_some_and(|seat| !state.sides[seat].hand.is_empty())
}

impl Does for LookAtHand {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        state.look_at_hand(deed.link.seat, other(deed.link.seat), ctx);
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        !state.sides[other(scope.seat)].hand.is_empty()
    }
}
