//! Palantíri and the Mirror: who can use a stone, looks at hands and at the tops of decks, and the cards that bar them.

use table::{Seat, SeatSet};

use crate::cards::statics::Flag;
use crate::cards::{Condition, Static};
use crate::ctx::Ctx;
use crate::event::Event;
use crate::ids::PieceId;
use crate::state::{Change, Link, State};

impl State {
    /// Can its bearer use a stone without more ado: one aligned with it, or enabled for this turn to use just this one?
    pub(crate) fn is_attuned(&self, stone: PieceId) -> bool {
        let enabled = |id: PieceId| {
            let mut changes = self.lasting.iter().map(|lasting| lasting.change);
            changes.any(|change| change == Change::Palantir(id))
        };
        self.allowed(stone, Flag::UsePalantir)
            || self.bearer(stone).is_some_and(|id| enabled(id) && enabled(stone))
    }

    /// The bearer, if it is one who may tap to use a stone, and needs to.
    pub(crate) fn taps_for_palantir(&self, stone: PieceId) -> Option<PieceId> {
        let able = |id: &PieceId| self.allowed(*id, Flag::UsePalantir);
        self.bearer(stone).filter(able).filter(|_| !self.is_attuned(stone))
    }

    /// Taps a card that is used; of a stone the bearer, too, if that one can use it by tapping alone: it is then the bearer who pays.
    pub(crate) fn tap_itself(&mut self, link: &mut Link) {
        let card = link.piece;
        if self.is_look(link)
            && let Some(bearer) = self.taps_for_palantir(card)
        {
            link.user = Some(bearer);
            self.tap(bearer);
        }
        self.tap(card);
    }

    /// Is it the use of a stone?
    fn is_look(&self, link: &Link) -> bool {
        let mode = self.mode_of(link.piece, link.does);
        mode.is_some_and(|mode| mode.tests.contains(&Condition::CanUsePalantir))
    }

    /// Is the bearer who has tapped for a stone still tapped (SATM-17.9)? Of any other use that is so.
    pub(crate) fn still_looks(&self, link: &Link) -> bool {
        let bearer = link.user.filter(|id| self.is_look(link) && self.bearer(link.piece) == Some(*id));
        bearer.is_none_or(|id| self.stays_tapped(id))
    }

    /// Is any search through a deck or a discard pile in vain (Bane of the Ithil-stone)?
    pub(crate) fn is_clouded(&self) -> bool {
        let clouds = Static::may_not(Flag::Search);
        self.in_play.iter().any(|card| self.face(*card).has.contains(&clouds))
    }

    /// Shows a player the hand of another.
    pub(crate) fn look_at_hand(&mut self, seat: Seat, of: Seat, ctx: &mut Ctx<'_>) {
        let hand = self.sides[of].hand.clone();
        self.look_at(seat, of, &hand, ctx);
        for id in &hand {
            self.piece_mut(*id).show_to_the_other();
        }
        self.is_shaken(seat, &hand, ctx);
    }

    /// Shows a player the top cards of a deck, which are shuffled and put back on top.
    pub(crate) fn look_at_top(&mut self, seat: Seat, of: Seat, count: usize, ctx: &mut Ctx<'_>) {
        if self.is_clouded() || seat == of && !self.may_search(seat) {
            return;
        }
        let deck = &self.sides[of].deck;
        let mut top = deck[deck.len().saturating_sub(count)..].to_vec();
        // In order first: the place of each stays hidden.
        top.sort_unstable();
        self.look_at(seat, of, &top, ctx);
        ctx.chance.shuffle(&mut top);
        let deck = &mut self.sides[of].deck;
        let rest = deck.len().saturating_sub(count);
        deck.truncate(rest);
        deck.extend(top);
    }

    /// Shows a player some cards of another player, or of the own.
    pub(crate) fn look_at(&mut self, seat: Seat, of: Seat, cards: &[PieceId], ctx: &mut Ctx<'_>) {
        self.turn.looks.push((seat, of));
        ctx.journal.reveal_to(SeatSet::only(seat));
        ctx.tell(|| Event::Looks { seat, of });
        // By their names: the order reveals nothing.
        let mut cards = cards.iter().map(|id| self.piece(*id).card).collect::<Vec<_>>();
        cards.sort_unstable();
        for card in cards {
            ctx.journal.whisper(seat, || Event::Seen { of, card });
        }
    }
}
