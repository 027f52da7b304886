//! Drawing, and the exhaustion of a play deck.

use crate::prelude::*;
use crate::questions::{Exchange, Reshuffle};

impl State {
    /// Draws one card. When it was the last one, the deck is exhausted (SATM-1.9): the consequences are put
    /// on the stack. Is there a card to draw?
    pub(crate) fn draw_one(&mut self, seat: Seat, ctx: &mut Ctx<'_>) -> bool {
        let Some(card) = self.sides[seat].deck.last().copied() else {
            return false;
        };
        self.put(card, Zone::Hand);
        ctx.journal.reveal_to(SeatSet::only(seat));
        let face = self.piece(card).card;
        ctx.tell_apart(SeatSet::only(seat), || Event::DrewThis { seat, card: face }, || Event::Drew { seat });
        if self.sides[seat].deck.is_empty() {
            self.exhaust(seat, ctx);
        }
        true
    }

    fn exhaust(&mut self, seat: Seat, ctx: &mut Ctx<'_>) {
        self.exhaustion_ends(ctx);
        let side = &mut self.sides[seat];
        side.exhausted = side.exhausted.saturating_add(1);
        side.sites = side.sites.or(side.spent);
        side.spent = crate::card::SiteSet::EMPTY;
        let times = side.exhausted;
        // All see it; and the discards they saw before can no longer be told from those that lie there afterwards.
        ctx.journal.reveal();
        ctx.tell(|| Event::Exhausted { seat, times });
        self.frames.push(Reshuffle { seat });
        if self.rules.standard {
            self.frames.push(Exchange { seat, left: 5, taken: None });
        }
    }

    /// The discard pile is shuffled and becomes the play deck.
    pub(crate) fn reshuffle(&mut self, seat: Seat, ctx: &mut Ctx<'_>) {
        let mut back = self.pile(seat, Zone::Discard).collect::<Vec<_>>();
        for card in &back {
            self.put(*card, Zone::Deck);
            self.piece_mut(*card).hide();
        }
        back.clear();
        self.shuffle(seat, ctx);
    }

    /// Shuffles a play deck.
    pub(crate) fn shuffle(&mut self, seat: Seat, ctx: &mut Ctx<'_>) {
        let mut deck = std::mem::take(&mut self.sides[seat].deck);
        // In order first, so that the shuffle does not depend on the order before.
        deck.sort_unstable();
        ctx.chance.shuffle(&mut deck);
        for card in &deck {
            self.pieces[card.index()].hide();
        }
        self.sides[seat].deck = deck;
        ctx.tell(|| Event::Shuffled { seat });
    }

    /// May a player look through the own deck and discard pile?
    pub(crate) fn may_search(&self, seat: Seat) -> bool {
        !(self.is_clouded() || self.is_blind(seat))
    }

    /// The cards of a player in a zone that is no list of its own, in the order of their numbers.
    pub fn pile(&self, seat: Seat, zone: Zone) -> impl Iterator<Item = PieceId> + '_ {
        let all = self.pieces.iter().enumerate();
        all.filter(move |(_, piece)| piece.owner == seat && piece.zone == zone)
            .map(|(at, _)| PieceId(at as u16))
    }

    /// SATM-18.6: how many cards a player resets the hand to.
    pub fn hand_size(&self, seat: Seat) -> usize {
        let more = self.player_number(seat, Stat::Hand, None);
        (8 + more).max(0) as usize
    }

    /// Rolls two dice, one after another, by this name in scripts.
    pub(crate) fn roll(&mut self, seat: Seat, what: &'static str, ctx: &mut Ctx<'_>) -> i8 {
        ctx.chance.roll(what, 2);
        let (one, two) = (crate::ctx::die(ctx), crate::ctx::die(ctx));
        ctx.tell(|| Event::Rolled { seat, one, two });
        (one + two) as i8
    }
}
