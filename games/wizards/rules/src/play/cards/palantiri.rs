//! Palantíri: looks at the tops of decks, and who may use a stone.

use super::prelude::*;

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
