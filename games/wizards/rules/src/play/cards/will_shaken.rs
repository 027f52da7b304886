//! Will Shaken: a player who pries into a hand may wish not to have done so.

use super::effect::Says;
use super::prelude::statics;
use crate::prelude::*;
use crate::questions::{Stage, TurnStage, sentences};

statics! {
    /// An opponent who sees it in the hand takes it, and removes it by doing nothing for a turn.
    "shakes" => Shakes;
}

impl State {
    fn shakes(&self, id: PieceId) -> bool {
        self.face(id).has.contains(&Static::Shakes)
    }

    /// Shakes a player who has seen these cards of another's hand by that player's own deed.
    pub(crate) fn is_shaken(&mut self, seat: Seat, seen: &[PieceId], ctx: &mut Ctx<'_>) {
        for id in seen.iter().copied() {
            if self.shakes(id) && self.piece(id).zone == Zone::Hand && self.piece(id).owner != seat {
                let (of, card) = (self.piece(id).owner, self.piece(id).card);
                ctx.journal.reveal();
                self.put(id, Zone::Won(seat));
                ctx.tell(|| Event::HandShown { seat: of, card });
            }
        }
    }

    /// The cards that shake a player.
    fn shaking(&self, seat: Seat) -> Vec<PieceId> {
        let all = (0..self.pieces.len() as u16).map(PieceId);
        all.filter(|id| self.piece(*id).zone == Zone::Won(seat) && self.shakes(*id)).collect()
    }

    /// A turn begins: a shaken player may skip it.
    pub(crate) fn may_collect_itself(&mut self, seat: Seat) {
        if !self.shaking(seat).is_empty() {
            self.frames.push(Skip { seat });
        }
    }
}

/// Is the turn skipped?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Skip {
    /// The active player.
    pub seat: Seat,
}

impl Question<Wizards> for Skip {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("skip", Choice::Yes => "wizards-yes-skip");

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::Yes);
        offer(Choice::Pass);
    }

    fn objection(&self, _: &State, _: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Yes | Choice::Pass => Ok(()),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.shaking(self.seat).is_empty())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if *choice != Choice::Yes {
            return;
        }
        if let Some(id) = state.shaking(seat).first().copied() {
            let (owner, card) = (state.piece(id).owner, state.piece(id).card);
            state.put(id, Zone::Discard);
            ctx.tell(|| Event::Discarded { seat: owner, card });
        }
        // The rest is skipped: the turn is over.
        while state.frames.pop().is_some() {}
        state.frames.push(TurnStage(Stage::Over));
    }
}
