//! Does the other player respond to what was declared (SATM-17.2, SATM-17.3)?

use serde::{Deserialize, Serialize};
use table::flow::{Moot, Question};
use table::{Clause, Message, Seat, SeatSet};

use super::Resolve;
use crate::choice::{Choice, Shown};
use crate::ctx::Ctx;
use crate::event::Said;
use crate::rules::Moment;
use crate::rules_of_play::Wizards;
use crate::state::{Does, State, Target, other};
use crate::why::Verdict;

/// Whoever did not declare the last action is asked; once that player passes, the chain resolves. (To one's own action
/// one responds by declaring the next one when it has resolved.)
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Respond {
    /// Who is asked.
    pub seat: Seat,
    /// Where this chain begins among all that is declared.
    pub base: u8,
    /// The moment in which it was declared.
    pub moment: Moment,
    /// Is a response being declared just now?
    pub waiting: bool,
}

impl Respond {
    /// The question to the other player, once somebody has declared something.
    pub const fn to(declarer: Seat, base: u8, moment: Moment) -> Self {
        Self { seat: declarer.next(2), base, moment, waiting: false }
    }
}

impl Respond {
    fn facts(self, state: &State, _: bool) -> Option<Message> {
        let link = state.chain.last()?;
        let (played, on) = match link.does {
            Does::Support => return None,
            Does::Use(_) | Does::Trigger(_) => ("wizards-asked-respond-use", "wizards-asked-respond-use-on"),
            _ => ("wizards-asked-respond-to", "wizards-asked-respond-on"),
        };
        let on_what = match (link.target, link.does) {
            (Target::Piece(id), _) => Some((on, id.shown(state))),
            (Target::Site(site) | Target::AutoAttack(site, _), _) => Some((on, site.said())),
            (Target::Company(id), _) => Some(("wizards-asked-respond-company", id.shown(state))),
            (Target::Nothing, Does::Creature(_)) => link
                .company
                .or(state.turn.company)
                .map(|id| ("wizards-asked-respond-company", id.shown(state))),
            (Target::Nothing, _) => None,
        };
        Some(match on_what {
            Some((sentence, on)) => state.of_card(link.piece, sentence).with("on", on),
            None => state.of_card(link.piece, played),
        })
    }
}

impl Question<Wizards> for Respond {
    const CLAUSE: Clause = Clause("SATM-17.2");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    words!("respond" by facts);

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_offer(seat, offer);
        state.each_supporter(seat, offer);
        [Choice::Pass, Choice::PassOn, Choice::PassTurn].into_iter().for_each(offer);
    }

    fn standing(&self, state: &State, seat: Seat) -> Option<Choice> {
        state.turn.standing.of(seat).map(|_| Choice::Pass)
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass | Choice::PassOn | Choice::PassTurn => Ok(()),
            Choice::Pick(id) => state.may_support_coming(seat, *id),
            _ => state.may_play(seat, self.moment, true, choice),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        if state.could_respond(self.seat, self.moment) { Moot::No } else { Moot::Answer(Choice::Pass) }
    }

    fn ahead(&self, state: &State, seat: Seat, choice: &Choice) -> Vec<Choice> {
        state.aims(seat, self.moment, choice)
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        state.stand(seat, choice);
        if !matches!(choice, Choice::Pass | Choice::PassOn | Choice::PassTurn) {
            state.going_on.push(Self { seat: other(seat), waiting: true, ..self });
            match *choice {
                Choice::Pick(id) => state.declare_support(seat, id, self.moment, ctx),
                _ => state.begin_play(seat, self.moment, true, choice, ctx),
            }
        } else {
            state.going_on.push(Resolve { base: self.base });
        }
    }
}
