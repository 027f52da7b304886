//! Summons from Long Sleep: a Dragon waits until its hour has come.

use super::prelude::*;
use crate::cards::effect::Asked;

cardlang::op_types! {
    /// A creature is reserved with it: it may be played as from the hand, with two more prowess.
    "hoards" => Hoards,
}

operations! {
    /// A Dragon or a drake of the hand is laid open beside the card, and may be played from there.
    "reserve" => Reserve,
}

/// The bonus of a reserved creature.
const ROUSED: i8 = 2;

fn sleepers(state: &State, seat: Seat) -> Vec<CardId> {
    let mut cards = Vec::new();
    state.each_in_hand(seat, |card| {
        let face = card.get();
        if face.kind == CardKind::Creature && matches!(face.race, Some(Race::Dragon | Race::Drake)) {
            cards.push(card);
        }
    });
    cards
}

impl Does for Reserve {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        // What comes of it tells whether the hand holds one: the only one there is laid open at once.
        ctx.journal.show(deed.link.seat);
        state.ask_to_choose(Asked::of(deed, deed.link.seat));
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        let none = scope.piece().is_some_and(|id| state.reserved_by(id).is_none());
        require(none, Why::ONCE)?;
        require(!sleepers(state, scope.seat).is_empty(), Why::NO_TARGET)
    }

    fn asks(&self) -> bool {
        true
    }

    fn options(&self, state: &State, ask: &Asked) -> Vec<Choice> {
        sleepers(state, ask.seat).into_iter().map(Choice::Card).collect()
    }

    fn chosen(&self, state: &mut State, ask: Asked, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Card(card) = *choice else { return };
        let (seat, by) = (ask.seat, ask.link.piece);
        let Some(id) = state.in_hand(seat, card).filter(|_| state.piece(by).zone.in_play()) else { return };
        state.put(id, Zone::Aside);
        state.turn_up(id, ctx);
        let change = Change::Reserved(by, id);
        state.lasting.retain(|lasting| !matches!(lasting.change, Change::Reserved(of, _) if of == by));
        state.add_lasting(Some(change), Until::Game, &ask.link);
    }

    fn sentence(&self, _: u8) -> &'static str {
        "wizards-asked-choose-reserve"
    }
}

impl State {
    fn reservations(&self) -> impl Iterator<Item = (PieceId, PieceId)> + Clone + '_ {
        self.lasting.iter().filter_map(|lasting| match lasting.change {
            Change::Reserved(by, id) => Some((by, id)),
            _ => None,
        })
    }

    /// The creature that waits beside a card.
    fn reserved_by(&self, card: PieceId) -> Option<PieceId> {
        let mut all = self.reservations();
        all.find(|(by, id)| *by == card && self.piece(*id).zone == Zone::Aside).map(|(_, id)| id)
    }

    /// The creatures of a player that wait beside a card.
    pub(crate) fn reserved(&self, seat: Seat) -> impl Iterator<Item = PieceId> + Clone + '_ {
        let waits = move |id: &PieceId| self.piece(*id).zone == Zone::Aside && self.piece(*id).owner == seat;
        self.reservations().map(|(_, id)| id).filter(waits)
    }

    /// The bonus of a creature that was reserved, and the card that gives it.
    pub(crate) fn stirred_up(&self, id: PieceId) -> Option<(CardId, i8)> {
        let by = self.reservations().find(|(_, reserved)| *reserved == id);
        by.map(|(by, _)| (self.piece(by).card, ROUSED))
    }
}

impl Says for Hoards {
    fn hears(&self, what: Happens, card: PieceId, state: &mut State, ctx: &mut Ctx<'_>) {
        match what {
            // The attack of the creature that lay beside it is over: it goes.
            Happens::CreatureAttacked(id) if state.reservations().any(|one| one == (card, id)) => {
                state.lasting.retain(|lasting| lasting.change != Change::Reserved(card, id));
                state.discard(card, ctx);
            }
            // The creature beside it is discarded with it.
            Happens::Leaves => {
                if let Some(id) = state.reserved_by(card) {
                    let (seat, of) = (state.piece(id).owner, state.piece(id).card);
                    state.put(id, Zone::Discard);
                    ctx.tell(|| Event::Discarded { seat, card: of });
                }
            }
            _ => {}
        }
    }
}
