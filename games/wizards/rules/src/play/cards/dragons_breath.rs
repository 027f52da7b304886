//! Dragon's Breath: fire for all, before the beast itself comes; against it the body stands.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::card::Slot;
use crate::choice::Shown;
use crate::mechanics::Against;
use crate::prelude::*;
use crate::questions::sentences;

operations! {
    /// Each character of the company faces a strike of the prowess of the attack, with the body instead of the prowess.
    "breathe" => Breathe,
}

/// The bonus for tapping.
const TAPS: i8 = 3;

impl Does for Breathe {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let Some(combat) = &state.combat else { return };
        let (company, prowess) = (combat.company, state.attack_prowess(combat));
        let left = state.characters(company).collect();
        state.add_lasting(deed.change(state, deed.link.company), Until::Attack, deed.link);
        state.frames.push(Breath { prowess, left });
    }
}

/// Does the next character tap against the fire?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Breath {
    /// The prowess of each strike.
    pub prowess: i8,
    /// The characters that have not faced it yet: the last one comes next.
    pub left: Vec<PieceId>,
}

impl Breath {
    fn facts(&self, state: &State, _: bool) -> Option<Message> {
        let next = self.left.last()?;
        let message = Message::new("wizards-asked-breath-of").with("who", next.shown(state));
        Some(message.with("prowess", table::Arg::Number(self.prowess.into())))
    }
}

impl Question<Wizards> for Breath {
    const CLAUSE: Clause = Clause("SATM-15.15");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("breath" by facts, Choice::Yes => "wizards-yes-breath");

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::Yes);
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Yes => require(self.left.last().is_some_and(|id| state.is_untapped(*id)), Why::TAPPED),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        match self.left.last() {
            None => Moot::Lapses,
            Some(id) if state.is_untapped(*id) && state.is_character(*id) => Moot::No,
            Some(_) => Moot::Answer(Choice::Pass),
        }
    }

    fn answer(mut self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Some(next) = self.left.pop() else { return };
        let prowess = self.prowess;
        if !self.left.is_empty() {
            state.frames.push(self);
        }
        if state.is_character(next) {
            let taps = *choice == Choice::Yes;
            if taps {
                state.tap(next);
            }
            state.burn(next, prowess, if taps { TAPS } else { 0 }, ctx);
        }
    }
}

impl State {
    /// Burns a character: two dice and the body, with its protection.
    fn burn(&mut self, who: PieceId, strike: i8, more: i8, ctx: &mut Ctx<'_>) {
        let covers = |slot: Slot| self.held(who).iter().any(|item| self.face(*item).slot == Some(slot));
        let covered = i8::from(covers(Slot::Shield)) + i8::from(covers(Slot::Helmet));
        let (seat, card) = (self.piece(who).owner, self.piece(who).card);
        let body = self.number(who, Stat::Body, Against::Nothing);
        let prowess = body + covered + more;
        let was = self.piece(who).status;
        let roll = self.roll(seat, "strike", ctx);
        ctx.tell(|| Event::Fought { seat, card, strike, roll, prowess });
        if roll + prowess >= strike {
            return;
        }
        self.piece_mut(who).status = Status::Wounded;
        ctx.tell(|| Event::Wounded { seat, card });
        self.has_wounded(who);
        // SATM-15.19, SATM-15.20.
        let roll = self.roll(self.hazarding(), "body", ctx) + i8::from(was == Status::Wounded);
        ctx.tell(|| Event::BodyCheck { card, roll, body });
        if roll > body {
            self.ask_heirs(who, Zone::Out, u8::MAX);
        }
    }
}
