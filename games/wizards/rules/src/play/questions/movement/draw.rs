//! One more card, when a company moves (SATM-14.9 to SATM-14.14)?

use crate::prelude::*;

/// One after another (SATM-14.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draw {
    /// The player.
    pub seat: Seat,
    /// The number of cards that may still be drawn.
    pub left: u8,
    /// Has one been drawn?
    pub drawn: bool,
    /// The number of those that come without asking: it was said of several at once.
    #[serde(default, skip_serializing_if = "is_none")]
    pub owed: u8,
}

const fn is_none(number: &u8) -> bool {
    *number == 0
}

impl Draw {
    /// The draws of a player, none of them made.
    pub const fn of(seat: Seat, left: u8) -> Self {
        Self { seat, left, drawn: false, owed: 0 }
    }

    /// The most that may be drawn at once: with an exhausted deck one looks up, and may stop.
    fn at_once(&self, state: &State) -> u8 {
        let there = state.sides[self.seat].deck.len();
        self.left.min(u8::try_from(there).unwrap_or(u8::MAX))
    }

    fn facts(&self, _: &State, own: bool) -> Option<Message> {
        own.then(|| Message::new("wizards-asked-draw-of").with("left", self.left))
    }
}

impl Question<Wizards> for Draw {
    const CLAUSE: Clause = Clause("SATM-14.10");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("draw" by facts, Choice::Yes => "wizards-yes-draw", Choice::Number(number) => "wizards-draw" with number);

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        (2..=self.at_once(state)).rev().for_each(|number| offer(Choice::Number(number)));
        offer(Choice::Yes);
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Yes => require(!state.sides[seat].deck.is_empty(), Why::DRAW_DONE),
            // Several at once are drawn as one after another, and none of them looked at in between.
            Choice::Number(number) => require((2..=self.at_once(state)).contains(number), Why::DRAW_DONE),
            // SATM-14.10: at least one.
            Choice::Pass => require(self.drawn, Why::MUST_DRAW),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        if self.left == 0 || state.sides[self.seat].deck.is_empty() {
            Moot::Lapses
        } else if self.drawn && self.owed == 0 {
            Moot::No
        } else {
            Moot::Answer(Choice::Yes)
        }
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let owed = match *choice {
            Choice::Yes => self.owed.saturating_sub(1),
            Choice::Number(number) => number - 1,
            _ => return,
        };
        state.frames.push(Self { left: self.left - 1, drawn: true, owed, ..self });
        if self.drawn && seat == state.active() {
            state.shadow_lengthens(seat);
        }
        state.draw_one(seat, ctx);
    }
}

impl State {
    /// Does a card on the company let the opponent draw twice as many?
    fn doubles_draws(&self, id: CompanyId) -> bool {
        let mut on = self.in_play.iter().filter(|card| self.piece(**card).zone == Zone::OnCompany(id));
        on.any(|card| self.face(*card).has.contains(&Static::DoublesDraws))
    }

    /// SATM-14.10 to SATM-14.13: how many cards a player may draw when a company moves.
    pub(crate) fn draws_for(&self, seat: Seat, id: CompanyId) -> u8 {
        let company = self.company(id);
        let Some(to) = company.to else { return 0 };
        let site = if to.get().is_haven() { company.site } else { to };
        let own = seat == company.seat;
        let printed = if own { site.get().draws } else { site.get().opponent_draws };
        // SATM-14.13: the mover needs a wizard or a mind of 3.
        let able = self.characters(id).any(|one| self.face(one).mind.is_none_or(|mind| mind >= 3));
        if own && self.rules.standard && !able {
            return 0;
        }
        let doubled = !own && self.doubles_draws(id);
        let printed = if doubled { printed * 2 } else { printed };
        let draws = (printed as i8 + self.player_number(seat, Stat::Draws, Some(id))).max(0);
        let slow = own && self.in_play.iter().any(|card| self.face(*card).has.contains(&Static::Slows));
        if slow { draws.min((draws - 1).max(1)) as u8 } else { draws as u8 }
    }
}
