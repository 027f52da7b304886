//! Palantíri and the Mirror: looks at hands and at the tops of decks, and the cards that bar them.

use super::prelude::*;
use super::statics::Flag;

operations! {
    /// Shows the top cards of a player's play deck, and shuffles them there.
    "look_at_top" => LookAtTop { of: Who, count: i8 },
    /// Lets a character use a palantír until the turn ends.
    "enable_palantir" => EnablePalantir { who: Who },
}

conditions! {
    /// The paying character bears the target.
    "user_bears" => UserBears: |_, state, scope| {
        scope.user.zip(scope.target_piece()).is_some_and(|(user, of)| state.bearer(of) == Some(user))
    };
}

impl LookAtTop {
    fn whose(self, seat: Seat) -> Seat {
        if self.of == Who::Opponent { other(seat) } else { seat }
    }
}

impl Does for LookAtTop {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let seat = deed.link.seat;
        state.look_at_top(seat, self.whose(seat), self.count.max(0) as usize, ctx);
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        (self.whose(scope.seat) != scope.seat || state.may_search(scope.seat))
            && !state.is_clouded()
            && !state.sides[self.whose(scope.seat)].deck.is_empty()
    }
}

impl Does for EnablePalantir {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        for id in state.who(self.who, &deed.scope()) {
            state.add_lasting(Some(Change::Palantir(id)), Until::Turn, deed.link);
        }
    }
}

impl State {
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
            self.piece_mut(*id).known = true;
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
    pub(crate) fn look_at(&self, seat: Seat, of: Seat, cards: &[PieceId], ctx: &mut Ctx<'_>) {
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
