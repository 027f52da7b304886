//! Knowledge of hidden cards: the one place that says so, wherever a card goes.
//!
//! What a card itself keeps is in [`Piece`](crate::state::Piece): whether the other player knows it, and watchers too. Its own player
//! knows it, except in the deck. In a deck a card is known where it lies: it stays there, and is known when it is drawn, until the cards
//! around it are shuffled. Cards of a hand or of a face-down pile are known one by one, until one of them goes unseen: from then on any
//! of those that were known may have gone.

use crate::prelude::*;

impl State {
    /// Turns a card up before all eyes, where it lies.
    pub(crate) fn turn_up(&mut self, id: PieceId, ctx: &mut Ctx<'_>) {
        ctx.journal.reveal();
        self.piece_mut(id).show();
        let (seat, card) = (self.piece(id).owner, self.piece(id).card);
        ctx.tell(|| Event::HandShown { seat, card });
    }

    /// Discards a card of a hand before all eyes.
    pub(crate) fn discard_shown(&mut self, id: PieceId, ctx: &mut Ctx<'_>) {
        ctx.journal.reveal();
        self.piece_mut(id).show();
        self.put(id, Zone::Discard);
        let (seat, card) = (self.piece(id).owner, self.piece(id).card);
        ctx.tell(|| Event::Discarded { seat, card });
        self.may_endure(seat, id);
    }

    /// Tells that a card has left play for a zone: by its name to those alone who know it, for an agent may have lain face down.
    pub(crate) fn tells_it_left(&self, id: PieceId, to: Zone, ctx: &mut Ctx<'_>) {
        let (seat, card) = (self.piece(id).owner, self.piece(id).card);
        let open = self.piece(id).is_known_to_all();
        match to {
            Zone::Out => ctx.tell(|| Event::Eliminated { seat, card }),
            Zone::Discard if open => ctx.tell(|| Event::Discarded { seat, card }),
            Zone::Discard => ctx.tell_apart(
                SeatSet::only(seat),
                || Event::DiscardedThis { seat, card },
                || Event::DiscardedUnseen { seat },
            ),
            Zone::Hand if open => ctx.tell(|| Event::Returned { seat, card }),
            Zone::Hand => ctx.tell(|| Event::AgentBack { seat }),
            _ => {}
        }
    }

    /// A card leaves the hand unseen (SATM-1.8, SATM-16.3): the other player can no longer know which are left.
    pub(crate) fn put_unseen(&mut self, id: PieceId, zone: Zone) {
        let seat = self.piece(id).owner;
        for card in self.sides[seat].hand.clone() {
            self.piece_mut(card).hide();
        }
        self.put(id, zone);
        self.piece_mut(id).hide();
    }

    /// Some card of a face-down pile has come or gone unseen: nobody else is sure of any card there.
    pub(crate) fn mingle(&mut self, seat: Seat, zone: Zone) {
        for id in self.pile(seat, zone).collect::<Vec<_>>() {
            self.piece_mut(id).hide();
        }
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
        let top = self.top_cards(of, count);
        self.look_at(seat, of, &top, ctx);
        // Of several unlike cards nobody knows which of them comes first.
        if seat != of && self.are_alike(&top) {
            top.iter().for_each(|id| self.piece_mut(*id).show_to_the_other());
        }
        self.shuffle_top(of, count, ctx);
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

    /// The top cards of a deck, the topmost last.
    pub(crate) fn top_cards(&self, seat: Seat, count: usize) -> Vec<PieceId> {
        let deck = &self.sides[seat].deck;
        deck[deck.len().saturating_sub(count)..].to_vec()
    }

    /// Shuffles the top cards of a deck among themselves: nobody knows any more which of them lies where.
    pub(crate) fn shuffle_top(&mut self, seat: Seat, count: usize, ctx: &mut Ctx<'_>) {
        let mut top = self.top_cards(seat, count);
        // In order first: the place of each stays hidden.
        top.sort_unstable();
        ctx.chance.shuffle(&mut top);
        let first = top.first().map(|id| *self.piece(*id));
        let same = |id: &PieceId| first.is_some_and(|first| self.piece(*id).is_known_as(&first));
        // It is no shuffle that makes a card unknown where it lies among its like.
        if !(self.are_alike(&top) && top.iter().all(same)) {
            top.iter().for_each(|id| self.piece_mut(*id).hide());
        }
        let deck = &mut self.sides[seat].deck;
        deck.truncate(deck.len() - top.len());
        deck.extend(top);
    }

    /// Are they all the same card?
    fn are_alike(&self, cards: &[PieceId]) -> bool {
        cards.windows(2).all(|two| self.piece(two[0]).card == self.piece(two[1]).card)
    }

    /// The card of a player's hand that is this one.
    pub(crate) fn in_hand(&self, seat: Seat, card: CardId) -> Option<PieceId> {
        self.copy_of(card, self.sides[seat].hand.iter().copied())
    }

    /// One of these that is this card: the one that most have seen. Which of two copies is taken would else tell what the
    /// other one is.
    pub(crate) fn copy_of(&self, card: CardId, among: impl IntoIterator<Item = PieceId>) -> Option<PieceId> {
        let mut found = None;
        for id in among {
            let piece = self.piece(id);
            if piece.card != card {
                continue;
            }
            if piece.is_known_to_all() {
                return Some(id);
            }
            // The first one, but one that the other player has seen before those that nobody has.
            if found.is_none_or(|one| piece.is_known() && !self.piece(one).is_known()) {
                found = Some(id);
            }
        }
        found
    }
}
